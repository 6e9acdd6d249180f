"""The program's icon, where themes are installed and where they are not; and the icons it draws."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPalette
from PyQt6.QtWidgets import QApplication

from disktune_gui.theming import icons, theme
from disktune_gui.theming.theme import Theme

ROLES = (QPalette.ColorRole.WindowText, QPalette.ColorRole.HighlightedText)

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


def drawn(name: str, side: int = 40, ratio: float = 1.0) -> QImage:
    """Return an icon in red."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    icons.draw(painter, QRectF(0, 0, side, side), name, QColor("red"))
    painter.end()
    return image


def inked(image: QImage) -> int:
    """Return how many pixels are covered."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).alpha() > 128 for x, y in places)


@pytest.mark.parametrize("name", sorted(icons.NAMES))
def test_each_icon_is_drawn_within_its_box_and_only_in_its_colour(qapp: QGuiApplication, name: str) -> None:
    image = drawn(name)
    assert inked(image) > 20
    colours = {
        image.pixelColor(x, y).name() for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha()
    }
    assert colours == {"#ff0000"}
    # Within the grid nothing is cut off: the outermost pixels are free.
    around = [(x, y) for x in (0, 39) for y in range(40)] + [(x, y) for y in (0, 39) for x in range(40)]
    assert not any(image.pixelColor(x, y).alpha() > 128 for x, y in around)


def test_no_two_icons_look_the_same(qapp: QGuiApplication) -> None:
    pictures = [drawn(name) for name in sorted(icons.NAMES)]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])


def test_arcs_go_the_way_that_svg_says(qapp: QGuiApplication) -> None:
    """A ring that is open at its upper right; the same arc the other way would be a small one there."""
    ring = drawn("again")
    assert [ring.pixelColor(x, y).alpha() > 128 for x, y in ((7, 20), (20, 33), (31, 27))] == [True] * 3
    assert ring.pixelColor(20, 20).alpha() == 0


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_have_the_sharpness_of_the_screen(qapp: QGuiApplication, ratio: float) -> None:
    assert inked(drawn("failing", 20, ratio)) == pytest.approx(inked(drawn("failing", 20)) * ratio**2, rel=0.1)


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
def test_an_icon_has_the_colour_of_its_role_and_keeps_its_name(qapp: QApplication, which: Theme) -> None:
    kept = qapp.palette()
    try:
        qapp.setPalette(own := theme.palette_of(which))
        icon = icons.icon("stop")
        middle = [icons.recoloured(icon, role).pixmap(40).toImage().pixelColor(20, 10).name() for role in ROLES]
        assert middle == [own.color(role).name() for role in ROLES]
    finally:
        qapp.setPalette(kept)
    assert icons.recoloured(icon, ROLES[1]).name() == icon.name() == "disktune-stop"
    other = QIcon()
    assert icons.recoloured(other, ROLES[1]) is other
