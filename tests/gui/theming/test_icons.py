"""The program's icon, where themes are installed and where they are not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtGui import QGuiApplication, QIcon

from disktune_gui.theming import theme

ICONS = Path(__file__).resolve().parents[3] / "icons"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder of icon themes, with the program's in the one that all programs use, and no source tree."""
    themes = tmp_path / "icons"
    themes.mkdir()
    shutil.copytree(ICONS / "hicolor", themes / "hicolor")
    (themes / "hicolor/index.theme").write_text(
        "[Icon Theme]\nName=Hicolor\nDirectories=scalable/apps\n\n"
        "[scalable/apps]\nSize=128\nMinSize=8\nMaxSize=512\nType=Scalable\nContext=Applications\n"
    )
    monkeypatch.setattr(theme, "_CHECKOUT", tmp_path / "none")
    before = QIcon.themeSearchPaths(), QIcon.themeName(), QIcon.fallbackThemeName()
    QIcon.setThemeSearchPaths([str(themes)])
    yield themes
    QIcon.setThemeSearchPaths(before[0])
    QIcon.setThemeName(before[1])
    QIcon.setFallbackThemeName(before[2])


@pytest.mark.parametrize("fallback", ["", "gnome", "hicolor"])
def test_the_icon_is_found_where_the_chosen_theme_is_not_installed(
    qapp: QGuiApplication, installed: Path, fallback: str
) -> None:
    QIcon.setFallbackThemeName(fallback)
    QIcon.setThemeName("Tango")
    found = theme.application_icon()
    assert not found.isNull()
    assert found.name() == theme.APPLICATION


def test_without_any_icon_there_is_a_window_all_the_same(qapp: QGuiApplication, installed: Path) -> None:
    shutil.rmtree(installed / "hicolor")
    QIcon.setThemeName("Tango")
    assert theme.application_icon().isNull()
