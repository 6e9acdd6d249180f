"""What a right click, or the menu key, offers on a drive of the list, on a setting and on tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint
from PyQt6.QtGui import QContextMenuEvent
from PyQt6.QtWidgets import QAbstractItemView, QApplication, QMenu, QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.look import JournalEntries
from disktune_gui.benchmark.form import TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.controls.page import offer_in
from disktune_gui.history.page import HistoryTable
from disktune_gui.mainwindow.actions import eject_label
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.results.list import ResultsTable
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.settings.page import SettingsPage
from disktune_gui.settings.row import SettingRow
from disktune_gui.store.entry import subject
from tests.gui.history.test_history import entry
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.stored import make_entry
from tests.gui.support import copied
from tests.gui.windows import DEMO, scripted_window
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(
        qtbot,
        a_drive(),
        replace(a_drive("sdb", "Other"), serial=""),
        make_drive("md0", DriveKind.ARRAY),
        place=DEMO,
    )


def entries(menu: QMenu) -> dict[str, object]:
    """Return what to call for each entry, by its text without the mark of a letter."""
    return {action.text().replace("&", ""): action.trigger for action in menu.actions() if action.text()}


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if action.text().replace("&", "") == words).trigger()


def ask(widget: QWidget, place: QPoint, reason: QContextMenuEvent.Reason) -> None:
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))


def test_a_drive_offers_its_pages_its_names_its_light_and_a_new_look(window: MainWindow) -> None:
    drive = window.session.drives[0]
    refreshed: list[bool] = []
    menu = window.routes.drive_menu(drive, lambda: refreshed.append(True))
    pages = ["Overview", "Health", "Settings", "Benchmark", "Live", "Standby"]
    rest = ["Copy Serial Number", "Copy Device Path", "Edit Note…", "Make It Blink", "Refresh"]
    assert list(entries(menu)) == [*pages, *rest]
    choose(menu, "Settings")
    assert window.tabs.currentIndex() == Tab.SETTINGS
    choose(menu, "Copy Serial Number")
    assert copied() == "S1"
    choose(menu, "Copy Device Path")
    assert copied() == "/dev/sda"
    choose(menu, "Refresh")
    assert refreshed == [True]


def test_the_menu_drive_has_the_places_with_their_keys_their_pages_and_cards(window: MainWindow) -> None:
    bar = present(window.menuBar())
    top = next(one for one in bar.actions() if one.text() == "&Drive")
    menu = present(top.menu())

    def offered() -> dict[str, str]:
        menu.aboutToShow.emit()
        return {one.text().replace("&", ""): one.shortcut().toString() for one in menu.actions() if one.text()}

    window.panel.choose("sda")
    of_sda = offered()
    keys = {"Your Drives": "Ctrl+0", "Previous Drive": "Ctrl+PgUp", "Next Drive": "Ctrl+PgDown"}
    places = ("Overview", "Health", "Tune", "Measure", "Activity")
    assert list(of_sda.items())[:3] == list(keys.items())
    assert [of_sda[place] for place in places] == [f"Ctrl+{number}" for number in range(1, 6)]
    assert {"Settings", "Experiment", "History", "Benchmark", "Live", "Standby"} <= of_sda.keys()
    assert {"Check-up", "At Boot"} <= of_sda.keys()
    assert {"Copy Device Path", "Make It Blink", "Actions…"} <= of_sda.keys()
    choose(menu, "Check-up")
    assert window.tabs.front is Tab.DRIVE_HEALTH
    assert window.focusWidget() is window.page(Tab.DRIVE_HEALTH).checkup.again  # type: ignore[attr-defined]
    offered()
    choose(menu, "Measure")
    assert window.tabs.currentIndex() == Tab.BENCHMARK
    window.panel.choose("md0")
    assert "RAID array" in offered()
    assert "Standby" not in offered()
    window.panel.choose("")
    of_all = offered()
    assert {"Drives", "Tune", "History"} <= of_all.keys()
    assert not {"Check-up", "Experiment", "Copy Device Path", "Actions…"} & of_all.keys()


def test_a_drive_from_a_file_is_neither_ejected_nor_found_by_its_light(window: MainWindow) -> None:
    stick = make_drive("sdb", DriveKind.USB)
    there, saved = (
        set(entries(window.routes.drive_menu(one, window.refresh))) for one in (stick, replace(stick, saved=True))
    )
    assert {"Make It Blink", eject_label(stick).replace("&", "")} <= there - saved


def test_what_a_drive_has_not_is_not_offered(window: MainWindow) -> None:
    nameless, array = window.session.drives[1:]
    assert "Copy Serial Number" not in entries(window.routes.drive_menu(nameless, window.refresh))
    offered = list(entries(window.routes.drive_menu(array, window.refresh)))
    assert offered[0] == "Overview"
    assert "Make It Blink" not in offered
    assert "Standby" not in offered


@pytest.mark.slow
def test_blinking_begins_on_the_overview_of_that_drive(window: MainWindow) -> None:
    session = of_kind(WindowSession, window.session)
    window.panel.choose("sdb")
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    session.asked.clear()
    choose(window.routes.drive_menu(session.drives[0], window.refresh), "Make It Blink")
    assert isinstance(window.page(Tab.OVERVIEW), OverviewPage)
    assert window.tabs.currentIndex() == Tab.OVERVIEW
    assert "flicker" in {verb for verb, _ in session.asked}


def test_the_list_opens_it_by_mouse_and_by_key(window: MainWindow, qtbot: QtBot) -> None:
    view, model = window.panel.view, window.panel.model
    viewport = present(view.viewport())
    other = view.visualRect(model.index_of("sdb")).center()
    for where, reason, name in (
        (other, QContextMenuEvent.Reason.Mouse, "sdb"),
        (QPoint(0, 0), QContextMenuEvent.Reason.Keyboard, "sda"),
    ):
        with qtbot.waitSignal(window.panel.menu_wanted) as told:
            ask(viewport, where, reason)
        assert present(told.args)[0].name == name
        of_kind(QMenu, QApplication.activePopupWidget()).close()
    with qtbot.assertNotEmitted(window.panel.menu_wanted):
        ask(viewport, view.visualRect(model.index(0, 0)).center(), QContextMenuEvent.Reason.Mouse)


@pytest.fixture
def row(window: MainWindow) -> SettingRow:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    return of_kind(SettingsPage, window.page(Tab.SETTINGS)).rows["block.read_ahead"]


def test_a_setting_offers_its_value_its_name_and_who_else_sets_it(row: SettingRow) -> None:
    menu = row.menu()
    assert list(entries(menu)) == ["Copy Value", "Copy Name", "Who Else Sets This"]
    choose(menu, "Copy Value")
    assert copied() == "128 KiB"
    choose(menu, "Copy Name")
    assert copied() == "/sys/block/sda/queue/read_ahead_kb"
    choose(menu, "Who Else Sets This")
    assert row.more.isChecked()
    assert row.details.text.isVisible()


def test_the_default_becomes_a_change_to_review_and_can_be_undone(row: SettingRow, window: MainWindow) -> None:
    row.show_view(replace(row.view, lasting=SavedState(BY_ID["block.read_ahead"], live=128, default=256)))
    choose(row.menu(), "Set to Default")
    assert of_kind(SettingsPage, window.page(Tab.SETTINGS)).review.isVisible()
    row.show_view(replace(row.view, lasting=SavedState(BY_ID["block.read_ahead"], live=128, default=256)))
    assert "Set to Default" not in entries(row.menu()), "it is chosen already"
    choose(row.menu(), "Undo This Change")
    assert "was" not in row.note.text()


def test_what_the_drive_has_not_has_no_value_to_copy(row: SettingRow, window: MainWindow) -> None:
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    page.search.setText("acoustic")
    assert "Copy Value" not in entries(page.rows["ata.aam"].menu())


def test_a_setting_opens_it_by_key_wherever_the_focus_is_in_its_row(row: SettingRow) -> None:
    ask(row.more, QPoint(1, 1), QContextMenuEvent.Reason.Keyboard)
    menu = of_kind(QMenu, QApplication.activePopupWidget())
    assert "Copy Value" in entries(menu)
    menu.close()


def opened() -> QMenu:
    return of_kind(QMenu, QApplication.activePopupWidget())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tab", "words", "reason"),
    [
        (
            Tab.HISTORY,
            ["Copy", "Export…", "Restore Selected Values…", "Restore Original Values…"],
            QContextMenuEvent.Reason.Mouse,
        ),
        (Tab.BENCHMARK, ["Delete", "All Drives"], QContextMenuEvent.Reason.Keyboard),
    ],
)
def test_a_table_offers_what_the_buttons_of_its_page_do(
    window: MainWindow, tab: Tab, words: list[str], reason: QContextMenuEvent.Reason
) -> None:
    of_kind(WindowSession, window.session).answers["journal"] = lambda _args: JournalEntries((entry(1e8),))
    window.services.archive.store.add([make_entry(drive=subject(window.session.drives[0]))])
    window.tabs.setCurrentIndex(tab)
    page = window.page(tab)
    if isinstance(page, BenchmarkPage):
        page.show_view(TREND)
        present(page.trend).details.opened = True
    kinds: dict[Tab, type[QAbstractItemView]] = {Tab.HISTORY: HistoryTable}
    [table] = page.findChildren(kinds.get(tab, ResultsTable))
    viewport = present(table.viewport())
    ask(viewport, QPoint(4, 4), reason)
    menu = opened()
    assert list(entries(menu)) == words
    buttons = {one.text().replace("&", ""): one for one in page.findChildren(QPushButton)}
    assert all(one.isEnabled() == buttons[one.text().replace("&", "")].isEnabled() for one in menu.actions())
    menu.close()


def test_what_is_chosen_in_the_menu_of_a_table_is_as_if_its_button_were_pressed(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    table, button, off = QTableWidget(2, 1), QPushButton("&Copy"), QPushButton("&Delete")
    for widget in (table, button, off):
        qtbot.addWidget(widget)
        widget.show()
    button.clicked.connect(pressed.append)
    off.setEnabled(False)
    offer_in(table, button, off)
    viewport = present(table.viewport())
    ask(viewport, QPoint(4, 4), QContextMenuEvent.Reason.Mouse)
    menu = opened()
    assert [one.isEnabled() for one in menu.actions()] == [True, False]
    choose(menu, "Copy")
    assert pressed == [False]
    menu.close()


def test_facts_and_figures_can_be_copied_by_a_right_click(window: MainWindow) -> None:
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    page.facts.panel.view.selectAll()
    viewport = present(page.facts.panel.view.viewport())
    ask(viewport, QPoint(4, 4), QContextMenuEvent.Reason.Mouse)
    menu = opened()
    choose(menu, "Copy")
    menu.close()
    assert page.facts.panel.view.selected()[0].value in copied()
