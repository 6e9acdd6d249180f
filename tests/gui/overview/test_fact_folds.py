"""The sections of the Overview that fold: which are open, by what hand, and how tall the whole is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PyQt6.QtCore import QModelIndex, QPoint, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.overview.fact_view import FactView, Folds
from disktune_gui.overview.page import OverviewPage
from disktune_gui.services.services import Services
from disktune_gui.text.facts import Chapter, FactRow, FactSection
from tests.gui.scripted_session import keyboard
from tests.gui.support import added
from tests.narrowed import present

TALLEST = 700
"""Pixels that the list takes at most before the user opens anything in it, at 1280 by 800."""
ATA = Chapter("ata", "ATA")
SECTIONS = (
    FactSection("Identity", (FactRow("Model", "Example"), FactRow("Serial number", "S1")), "identity"),
    FactSection(
        "Where It Is", (FactRow("Port", "3"), FactRow("Path name", "a"), FactRow("Path name", "b")), "place"
    ),
    FactSection("Standards", (FactRow("Standard", "ACS-4"),), "standards", ATA),
    FactSection("Transfer Modes", (FactRow("PIO modes", "pio4"), FactRow("DMA modes", "udma6")), "modes", ATA),
)


def a_view(qtbot: QtBot) -> FactView:
    view = added(qtbot, FactView(folds=Folds(Preferences(), "test", ("identity",))), 900, 600)
    view.show_sections(SECTIONS)
    view.show()
    return view


def indexes(view: FactView) -> Iterator[QModelIndex]:
    """Return what can be seen, from top to bottom."""
    index = present(view.model()).index(0, 0)
    while index.isValid():
        yield index
        index = view.indexBelow(index)


def seen(view: FactView) -> list[str]:
    return [str(index.data()) for index in indexes(view)]


def heading(view: FactView, title: str) -> QModelIndex:
    return next(index for index in indexes(view) if index.data() == title)


def click(view: FactView, place: QPoint) -> None:
    viewport = present(view.viewport())
    keyboard.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)


def known(page: OverviewPage, drive: Drive) -> bool:
    """Return whether everything was asked that the page has a section of."""
    return page._found is not None and page.services.checkups.of(drive) is not None


def test_what_the_drive_is_is_open_and_the_rest_is_closed(qtbot: QtBot) -> None:
    assert seen(a_view(qtbot)) == ["Identity", "Model", "Serial number", "Where It Is", "ATA"]


def test_a_closed_section_says_what_is_in_it_and_how_many(qtbot: QtBot) -> None:
    view = a_view(qtbot)

    def told(title: str) -> tuple[object, object]:
        index = heading(view, title)
        roles = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
        return index.data(roles[0]), index.data(roles[1])

    assert told("Where It Is") == ("Where It Is (3)", "Port, Path name")
    assert told("ATA") == ("ATA (3)", "Standards, Transfer Modes")


def test_the_closed_heading_shows_it_in_the_window_too(qtbot: QtBot) -> None:
    pictures = []
    for label in ("Port", "Another name"):
        view = added(qtbot, FactView(folds=Folds(Preferences(), "test", ())), 900, 200)
        view.show_sections([FactSection("Where It Is", (FactRow(label, "3"),), "place")])
        view.show()
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1]


def test_a_click_anywhere_on_a_heading_turns_it(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    box = view.visualRect(heading(view, "Where It Is"))
    for place in (box.center(), QPoint(box.left() + 5, box.center().y())):
        before = seen(view)
        click(view, place)
        assert ("Port" in seen(view)) != ("Port" in before)
    # A fact is merely selected.
    click(view, view.visualRect(heading(view, "Model")).center())
    assert seen(view) == ["Identity", "Model", "Serial number", "Where It Is", "ATA"]


@pytest.mark.parametrize(
    ("opens", "closes"),
    [
        (Qt.Key.Key_Right, Qt.Key.Key_Left),
        (Qt.Key.Key_Return, Qt.Key.Key_Enter),
        (Qt.Key.Key_Space, Qt.Key.Key_Space),
    ],
)
def test_the_keyboard_opens_and_closes(qtbot: QtBot, opens: Qt.Key, closes: Qt.Key) -> None:
    view = a_view(qtbot)
    view.setCurrentIndex(heading(view, "Where It Is"))
    keyboard.keyClick(view, opens)
    assert "Port" in seen(view)
    keyboard.keyClick(view, closes)
    assert "Port" not in seen(view)


def test_a_chapter_opens_with_all_of_its_sections_which_fold_too(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    view.setExpanded(heading(view, "ATA"), True)
    inside = ["Standards", "Standard", "Transfer Modes", "PIO modes", "DMA modes"]
    assert seen(view)[-6:] == ["ATA", *inside]
    view.setExpanded(heading(view, "Standards"), False)
    assert seen(view)[-5:] == ["ATA", "Standards", *inside[2:]]


def test_what_was_opened_and_closed_is_kept(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    view.setExpanded(heading(view, "Identity"), False)
    view.setExpanded(heading(view, "ATA"), True)
    view.setExpanded(heading(view, "Standards"), False)
    kept = seen(view)
    # Of this drive with other facts, of another drive, and in the next session.
    view.show_sections(SECTIONS[:1])
    view.show_sections(SECTIONS)
    assert seen(view) == kept
    assert seen(a_view(qtbot)) == kept
    view.setExpanded(heading(view, "Identity"), True)
    assert seen(a_view(qtbot))[:2] == ["Identity", "Model"]


def test_a_search_opens_what_it_finds_and_leaves_the_rest_as_it_was(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    before = seen(view)
    view.narrow("pio")
    assert seen(view) == ["ATA", "Transfer Modes", "PIO modes"]
    assert view.shown_rows() == 1
    # Folded while something is searched for, it is not folded for good.
    view.setExpanded(heading(view, "Transfer Modes"), False)
    view.narrow("")
    assert seen(view) == before
    view.setExpanded(heading(view, "ATA"), True)
    assert "PIO modes" in seen(view)


def test_a_section_that_comes_later_leaves_the_list_where_it_was_scrolled_to(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    view.resize(900, 120)
    view.setExpanded(heading(view, "ATA"), True)
    QApplication.processEvents()
    bar = present(view.verticalScrollBar())
    bar.setValue(60)
    view.show_sections((*SECTIONS, FactSection("Geometry", (FactRow("Heads", "255"),), "geometry")))
    QApplication.processEvents()
    assert bar.value() == 60
    assert "Geometry" in seen(view)


def test_rows_are_copied_from_top_to_bottom_without_headings(qtbot: QtBot) -> None:
    view = a_view(qtbot)
    view.setExpanded(heading(view, "ATA"), True)
    view.selectAll()
    labels = [row.label for row in view.selected()]
    assert labels == ["Model", "Serial number", "Standard", "PIO modes", "DMA modes"]


def test_the_tree_keeps_the_rules_of_models(qtbot: QtBot, qtmodeltester: Any) -> None:
    view = a_view(qtbot)
    qtmodeltester.check(view.facts)
    view.show_sections(SECTIONS[1:])
    qtmodeltester.check(view.facts)


def test_without_folds_everything_is_open_and_stays_so(qtbot: QtBot) -> None:
    view = added(qtbot, FactView())
    view.show_sections(SECTIONS[:2])
    view.show()
    before = seen(view)
    assert "Port" in before
    view.setCurrentIndex(heading(view, "Identity"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Return):
        keyboard.keyClick(view, key)
    assert seen(view) == before


@pytest.mark.slow
def test_the_properties_of_each_kind_of_drive_fit_into_700_pixels_in_sections_of_their_own(
    qtbot: QtBot, demo_session: Session
) -> None:
    page = OverviewPage(Services(demo_session, Preferences()))
    qtbot.addWidget(page)
    # What the window of 1280 by 800 leaves to the page.
    page.resize(986, 660)
    page.set_active(True)
    page.show()
    heights, facts = {}, {}
    kinds = {drive.kind: drive for drive in demo_session.drives}
    for drive in kinds.values():
        page.show_drive(drive)
        qtbot.waitUntil(partial(known, page, drive))
        bar, viewport = page.facts.panel.view.verticalScrollBar(), page.facts.panel.view.viewport()
        assert viewport is not None
        heights[drive.name] = present(bar).maximum() + viewport.height()
        facts[drive.name] = page.text().count("\n")
        keys = [(part.chapter and part.chapter.key, part.key) for part in page._sections]
        assert len(set(keys)) == len(keys), drive.name
        assert all(key and "|" not in key for _chapter, key in keys), drive.name
    assert len(heights) == len(kinds) == 6
    assert {name: height for name, height in heights.items() if height > TALLEST} == {}
    # Text has everything all the same.
    assert facts[kinds[DriveKind.ATA].name] > 150
