"""A language whose texts are in brackets and longer: what lacks a mark, is cut off, or does not mirror."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QRect, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.amounts import PATIENCE_S
from tests.gui.mainwindow.pseudo_locale import Brackets, places, unmarked
from tests.gui.scripted_session import a_drive
from tests.gui.windows import scripted_window

ROOT = Path(__file__).resolve().parents[3]

ENGLISH = {"overview": 11, "drive_health": 3, "settings": 2}
"""Texts with English marks in a number: names, addresses, versions and what a translator writes; no others."""


@pytest.mark.slow
def test_every_text_is_marked_has_room_where_it_is_longer_and_has_the_marks_of_its_language(
    tmp_path: Path,
) -> None:
    """By a walk through the demo, in a process of its own: a language is one of all windows of an application."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.mainwindow.pseudo_locale"],
        cwd=ROOT,
        env=os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
        timeout=8 * PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, list[str]]] = json.loads(done.stdout)
    assert set(found) == {tab.name.lower() for tab in Tab} | {"menus", "window"}
    assert {page: said for page, kinds in found.items() if (said := kinds["unmarked"])} == {}
    assert {page: said for page, kinds in found.items() if (said := kinds["clipped"])} == {}
    most = {
        page: kinds["english"] for page, kinds in found.items() if len(kinds["english"]) > ENGLISH.get(page, 0)
    }
    assert most == {}


def test_what_counts_as_unmarked() -> None:
    names = frozenset({"Samsung"})
    assert unmarked("Nothing", names)
    assert unmarked("⟦One~~⟧ and more", names)
    assert unmarked("<p>Read-ahead</p>", names)
    assert not unmarked("⟦Apply to ⟦all~⟧ drives~~~⟧: Samsung, 4096 KiB, /sys/block/sda/queue", names)
    assert not unmarked("<b style='x'>⟦All~⟧</b>&nbsp;12 %", names)
    assert not unmarked("<p>⟦Help~⟧<br>elevator · /sys/block/&lt;drive&gt;/queue/scheduler</p>", names)
    assert not unmarked("⟦Help~⟧\nhdparm -W · write-caching", names)
    assert unmarked("⟦Help~⟧\nhdparm -W · write-caching is on", names)
    assert unmarked("hdparm -W does the same.", names)
    told = frozenset({"ACS-3 T13/2161-D revision 5"})
    assert not unmarked("ACS-3 T13/2161-D revision 5", names, told)
    assert unmarked("ACS-3 T13/2161-D revision 5 and more", names, told)
    assert unmarked("revision", names, told)
    assert not unmarked("⟦In use: ⟧ACS-3 T13/2161-D revision 5⟦~⟧", names, told)
    assert unmarked("⟦In use: ⟧nothing⟦~⟧", names, told)


def test_what_is_put_into_a_text_stands_outside_of_its_brackets() -> None:
    brackets = Brackets({"Catalogue": {"Read-ahead"}})
    assert brackets.translate("Anything", "Now {this}.").startswith("⟦Now ⟧{this}⟦.~")
    assert brackets.translate("Anything", "%n drive(s)").startswith("%n⟦ drive(s)~")
    assert brackets.translate("Catalogue", "Read-ahead").startswith("⟦Read-ahead~")
    assert brackets.translate("Catalogue", "What nobody declared") is None


# -- right to left --

MARGIN = 12
"""Pixels: Qt does not mirror the margins of a layout, and some differ from side to side."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Give a window that shows a drive."""
    yield from scripted_window(qtbot, a_drive())
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.slow
def test_a_language_from_right_to_left_mirrors_the_page(window: MainWindow) -> None:
    for tab in (Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.SETTINGS, Tab.BENCHMARK, Tab.HISTORY, Tab.EXPERIMENT):
        window.tabs.setCurrentIndex(tab)
        left = placed(window, Qt.LayoutDirection.LeftToRight)
        right = placed(window, Qt.LayoutDirection.RightToLeft)
        assert window.panel.geometry().left() > 0
        assert left.keys() == right.keys(), tab
        beside = {way: abs(window.width() - box.right() - 1 - right[way].left()) for way, box in left.items()}
        # Qt keeps the two arrows of a tab bar without need for them where they are.
        assert {way for way, by in beside.items() if by > MARGIN and "QTabBar" not in way} == set(), tab


def placed(window: MainWindow, direction: Qt.LayoutDirection) -> dict[str, QRect]:
    """Return where everything is in a language that is written in that direction."""
    QApplication.setLayoutDirection(direction)
    for _ in range(3):
        # A page that scrolls has to find its width.
        QApplication.processEvents()
    return places(window)
