"""The keyboard alone: Tab goes round every page and out of it again, Escape stops and empties, F1 tells of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureEnded, Started
from disktune_contract.messages.protocol import Nothing
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.session import Session
from disktune_gui.drive_health.attribute_table import AttributeView
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.mainwindow.tabs import Tab, key_of
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.support import added, services_of
from tests.gui.text.speaking import shipped
from tests.gui.windows import DEMO, scripted_window
from tests.narrowed import of_kind, present
from tools.screens import faults

MOST = 150
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(qtbot, a_drive(), a_drive("sdb", "Other"), place=DEMO, in_front=True)


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    where = present(QApplication.focusWidget())
    keyboard.keyClick(where, key, held)
    QApplication.processEvents()


def go_to(wanted: Callable[[], QWidget | None]) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST):
        if QApplication.focusWidget() is wanted():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {wanted()}")


def show(window: MainWindow, tab: Tab) -> None:
    """Bring a page to the front by its key."""
    digit = key_of(tab.declared.place).removeprefix("Ctrl+")
    press(Qt.Key(ord(digit)), CTRL)
    assert window.tabs.currentIndex() == tab


def way_round(window: MainWindow) -> list[QWidget]:
    """Press Tab from the list of drives on until it has the focus again; return what had it in between."""
    window.panel.view.setFocus()
    met: list[QWidget] = []
    for _ in range(MOST):
        press(Qt.Key.Key_Tab)
        now = present(QApplication.focusWidget())
        if now is window.panel.view:
            return met
        met.append(now)
    raise AssertionError(f"Tab goes round in {met[-12:]}")


class Flashes(QObject):
    """Notes what becomes a window for a moment: it takes the focus from the window it is to be a part of."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        shown = event is not None and event.type() is QEvent.Type.Show
        if shown and isinstance(watched, QWidget) and watched.isWindow() and watched is not self.parent():
            self.seen.append(type(watched).__name__)
        return False


@pytest.mark.slow
def test_no_part_of_a_page_is_ever_a_window(window: MainWindow, qapp: QApplication) -> None:
    flashes = Flashes(window)
    qapp.installEventFilter(flashes)
    for drive in ("sda", ""):
        window.panel.choose(drive)
        for tab in Tab:
            window.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
    qapp.removeEventFilter(flashes)
    assert flashes.seen == []


@pytest.mark.slow
def test_tab_goes_round_every_page_and_out_of_it_again(window: MainWindow) -> None:
    for tab in (tab for tab in Tab if tab is not Tab.HOME):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        met = way_round(window)
        assert len(met) == len(set(map(id, met))), tab
        assert window.tabs.bar in met, tab
        assert window.panel.search in met, tab
        # What can be pressed can be reached; of several that exclude each other the arrow keys reach the others.
        page = window.page(tab)
        for button in page.findChildren(QAbstractButton):
            corner = type(button) is QAbstractButton  # of a table
            if button.isVisible() and button.isEnabled() and not (button.autoExclusive() or corner):
                group = button.group()
                together = group.buttons() if group is not None and group.exclusive() else [button]
                assert any(one in met for one in together), (tab, button.text())


@pytest.mark.slow
def test_a_change_is_made_and_applied_with_keys_alone(window: MainWindow) -> None:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    QApplication.processEvents()
    field = present(page.rows["block.read_ahead"].editor.entry)
    window.panel.view.setFocus()
    while QApplication.focusWidget() is not field:
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Up)
    assert page.review.apply.isVisible()
    while QApplication.focusWidget() is not page.review.apply:
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    [bar] = page.trials.values()
    assert QApplication.focusWidget() is bar.back
    press(Qt.Key.Key_Escape)
    assert page.trials, "a list that is closed with it must not cost the change"
    press(Qt.Key.Key_Space)
    assert not page.trials


@pytest.fixture
def demo(qtbot: QtBot, shared_demo: Session) -> Iterator[MainWindow]:
    found = added(qtbot, MainWindow(services_of(shared_demo), drive="sda"), 1180, 740)
    with qtbot.waitActive(found):
        found.show()
        found.activateWindow()
    yield found
    found.close()


def choose(window: MainWindow, drive: str) -> None:
    """Go to a drive in the list by the arrow keys."""
    press(Qt.Key.Key_F, CTRL | Qt.KeyboardModifier.ShiftModifier)
    go_to(lambda: window.panel.view)
    press(Qt.Key.Key_Home)
    for _ in window.session.drives:
        if (now := window.panel.current()) is not None and now.name == drive:
            return
        press(Qt.Key.Key_Down)
    raise AssertionError(f"the arrow keys do not lead to {drive}")


@pytest.mark.slow
def test_a_setting_is_found_changed_undone_applied_and_kept_for_good_with_keys_alone(
    qtbot: QtBot, demo: MainWindow
) -> None:
    choose(demo, "sdb")
    show(demo, Tab.SETTINGS)
    page = of_kind(SettingsPage, demo.page(Tab.SETTINGS))
    row = page.rows["block.read_ahead"]
    qtbot.waitUntil(lambda: row.editor.entry is not None and row.editor.entry.isEnabled())
    press(Qt.Key.Key_F, CTRL)
    assert QApplication.focusWidget() is page.search
    keyboard.keyClicks(page.search, "setra")
    qtbot.waitUntil(lambda: row.isVisible() and not page.rows["block.scheduler"].isVisible())
    go_to(lambda: row.editor.entry)
    press(Qt.Key.Key_Down)
    qtbot.waitUntil(page.review.apply.isVisible)
    press(Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: not page.review.apply.isVisible())
    press(Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.review.apply.isVisible() and page.review.boot.isEnabled())
    go_to(lambda: page.review.details)
    press(Qt.Key.Key_Space)
    go_to(lambda: page.review.boot)
    press(Qt.Key.Key_Space)
    assert page.review.boot.isChecked()
    go_to(lambda: page.review.apply)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(page.trials))
    [bar] = page.trials.values()
    go_to(lambda: bar.keep)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.message.text.text() == "Saved for boot.")
    assert QApplication.focusWidget() is row.editor.entry


@pytest.mark.slow
def test_a_drive_is_measured_and_its_health_read_with_keys_alone(qtbot: QtBot, demo: MainWindow) -> None:
    choose(demo, "sdb")
    show(demo, Tab.OVERVIEW)
    overview = demo.page(Tab.OVERVIEW)

    def measure() -> QAbstractButton | None:
        buttons = overview.findChildren(QAbstractButton)
        return next(
            (one for one in buttons if one.text().replace("&", "").startswith("Measure") and one.isVisible()), None
        )

    qtbot.waitUntil(lambda: (found := measure()) is not None and found.isEnabled())
    go_to(measure)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: demo.tabs.currentIndex() == Tab.BENCHMARK)
    tables = demo.page(Tab.BENCHMARK).findChildren(QAbstractItemView)

    def spoken() -> list[str]:
        models = [model for table in tables if (model := table.model()) is not None]
        return [
            str(model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))
            for model in models
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]

    qtbot.waitUntil(lambda: any("MB/s" in words for words in spoken()))
    show(demo, Tab.DRIVE_HEALTH)
    page = of_kind(HealthPage, demo.page(Tab.DRIVE_HEALTH))
    qtbot.waitUntil(page.attributes.isVisible)
    go_to(lambda: page.attributes.row)
    press(Qt.Key.Key_Right)
    table = page.findChildren(AttributeView)[0].table
    qtbot.waitUntil(lambda: table.isVisible() and bool(table.table.rows))
    go_to(lambda: table)
    press(Qt.Key.Key_Down)
    assert table.currentIndex().isValid()


def test_escape_stops_a_measurement(window: MainWindow) -> None:
    session = of_kind(ScriptedSession, window.session)
    session.answers |= {"measure": lambda _args: Started(1), "cancel": lambda _args: Nothing()}
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    page = of_kind(BenchmarkPage, window.page(Tab.BENCHMARK))
    page.form.start_button.setFocus()
    press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert not page.idle
    assert QApplication.focusWidget() is page.form.cancel_button
    press(Qt.Key.Key_Escape)
    assert session.of("cancel")
    session.measure_ended.emit(MeasureEnded(1, (), Fault.CANCELLED, "It was cancelled."))
    assert page.idle
    assert QApplication.focusWidget() is page.form.start_button


def test_escape_empties_a_search_and_nothing_else(window: MainWindow) -> None:
    window.panel.search.setText("Other")
    window.panel.search.setFocus()
    press(Qt.Key.Key_Escape)
    assert window.panel.search.text() == ""
    window.panel.search.setText("Other")
    window.panel.view.setFocus()
    press(Qt.Key.Key_Escape)
    assert window.panel.search.text() == "Other"


# -- from part to part -------------------------------------------------------------------------------------


def part_of(window: MainWindow) -> str:
    """Return the part of the window that has the focus, the innermost first."""
    focus = QApplication.focusWidget()
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    parts = {
        "strip": window.parts.strip,
        "bar": page.review,
        "page": page,
        "places": window.tabs.bar,
        "sidebar": window.panel,
    }
    return next((name for name, one in parts.items() if focus is one or one.isAncestorOf(focus)), "")


def test_f6_goes_round_the_parts_of_the_window(window: MainWindow) -> None:
    window.panel.view.setFocus()
    show(window, Tab.SETTINGS)
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    page.propose(a_drive(), "block.nr_requests", 128)
    window.messages.say("Something is kept.")
    QApplication.processEvents()
    window.panel.view.setFocus()
    met = []
    for _ in range(5):
        press(Qt.Key.Key_F6)
        met.append(part_of(window))
    assert met == ["places", "page", "bar", "strip", "sidebar"]
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert part_of(window) == "strip"
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert part_of(window) == "bar"
    page.review.discard.click()
    page.search.setFocus()
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.search, "where the focus was in it last"


@pytest.mark.slow
def test_a_page_that_is_gone_to_begins_with_what_has_a_name_and_so_does_f6(window: MainWindow) -> None:
    """On a page without a name, or before its first stop, a screen reader is silent and Enter does nothing."""
    for drive, tab in ((drive, tab) for drive in ("sda", "") for tab in Tab):
        window.panel.choose(drive)
        if not tab.declared.serves(window.parts.drive):
            continue
        window.panel.view.setFocus()
        window.routes.page(tab)
        page, focus = window.page(tab), present(QApplication.focusWidget())
        assert page.isAncestorOf(focus), tab
        assert page.accessibleName() == tab.declared.title()
        assert list(faults.nameless(page)) == []
        window.panel.view.setFocus()
        press(Qt.Key.Key_F6)
        press(Qt.Key.Key_F6)
        assert QApplication.focusWidget() is focus, tab
        if tab is Tab.HOME:
            assert focus is page.list  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "de", "ja"])
def test_a_letter_leads_to_one_entry_of_a_menu(qtbot: QtBot, qapp: QApplication, code: str) -> None:
    """A letter that two entries have only selects them in turn."""
    with shipped(qapp, code):
        for window in scripted_window(qtbot, a_drive(), a_drive("sdb", "Other"), place=DEMO, in_front=True):
            for tab in Tab:
                window.tabs.setCurrentIndex(tab)
            menus = [*window.findChildren(QMenu), *window.findChildren(QMenuBar)]
            twice = []
            for menu in menus:
                texts = [action.text() for action in menu.actions()]
                letters = [QKeySequence.mnemonic(text).toString() for text in texts]
                twice += [text for text, key in zip(texts, letters, strict=True) if key and letters.count(key) > 1]
            assert twice == []
            assert sum(len(menu.actions()) > 1 for menu in menus) > 5
