"""What is chosen is kept; where it cannot be, that is said once and the program goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QSettings
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.units import UnitSystem
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.desktop.user_files import why_not_kept
from disktune_gui.theming.theme import Theme


def settle() -> None:
    """Let what was put off happen."""
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def place(tmp_path: Path, qapp: QApplication) -> Iterator[Path]:
    """Make a folder the place of the user's settings."""
    settings = QSettings("disktune", "disktune")
    usual = Path(settings.fileName()).parent.parent
    kind, scope = settings.format(), settings.scope()
    QSettings.setPath(kind, scope, str(tmp_path / "config"))
    yield tmp_path / "config"
    QSettings.setPath(kind, scope, str(usual))


def test_what_is_chosen_is_there_again(qtbot: QtBot, place: Path) -> None:
    first = Preferences()
    told: list[str] = []
    first.lost.connect(told.append)
    first.check()
    assert not place.exists()  # looking leaves nothing behind
    first.units = UnitSystem.IEC
    first.theme = Theme.DARK
    first.show_hidden = True
    settle()
    assert (place / "disktune" / "disktune.conf").exists()
    again = Preferences()
    assert (again.units, again.theme, again.show_hidden) == (UnitSystem.IEC, Theme.DARK, True)
    assert told == []
    first.use_theme(Theme.LIGHT)
    assert Preferences().theme is Theme.DARK, "what a picture is taken in is not what was chosen"


def test_what_cannot_be_kept_is_said_once_with_the_reason_and_holds_for_now(qtbot: QtBot, place: Path) -> None:
    # A file where the folder should be stops root, too, which a folder without the right to write would not.
    place.write_text("")
    chosen = Preferences()
    told: list[str] = []
    chosen.lost.connect(told.append)
    chosen.units = UnitSystem.IEC
    settle()
    chosen.keep("drive", "sda")
    settle()
    chosen.check()
    assert len(told) == 1
    assert "disktune.conf: not a directory." in told[0]
    assert chosen.units is UnitSystem.IEC


def test_it_is_said_before_anything_was_chosen(qtbot: QtBot, place: Path) -> None:
    place.write_text("")
    chosen = Preferences()
    told: list[str] = []
    chosen.lost.connect(told.append)
    chosen.check()
    assert len(told) == 1


def test_a_file_system_that_takes_no_files_is_told_by_its_reason() -> None:
    assert why_not_kept(Path("/proc/self/disktune")) != ""
