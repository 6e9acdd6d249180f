"""What an open window costs while nothing happens, and while nobody can see it: counted, not timed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PyQt6.QtCore import QEvent, QObject, QTimer
from PyQt6.QtGui import QExposeEvent, QRegion
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.messages.look import ActivitySample
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.home.page import HomePage
from disktune_gui.machines.frame import MachinesWindow
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.support import added, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

REBUILT = ArrayInfo("raid5", "active", 3, 2, "recovery", 61.0, 1000, 3.0)
DRIVES = (make_drive("sda"), make_drive("sdb"), make_drive("md0", DriveKind.ARRAY, partitions=(), array=REBUILT))


class Counted(Session):
    """Has drives, answers nothing, and counts what is asked."""

    def __init__(self) -> None:
        super().__init__(HelperLauncher(root=True))
        self.asked: list[str] = []
        self._links = {None: None}  # type: ignore[dict-item]  # so that there is somebody to ask

    def _ask(self, verb: str, *_: Any) -> None:
        self.asked.append(verb)

    def list(self, drives: tuple[Drive, ...]) -> None:
        self._refreshing = False
        self.drives, self.listed = drives, True
        self._news.rebuilding = any(drive.array is not None and drive.array.operation for drive in drives)
        self.drives_changed.emit(drives)

    def close(self) -> bool:
        self._links = {}
        return super().close()


class Shown:
    """A window and what it costs."""

    def __init__(self, qtbot: QtBot, session: Counted) -> None:
        self.qtbot, self.session = qtbot, session
        self.window = added(qtbot, MainWindow(services_of(session)))
        with qtbot.waitExposed(self.window):
            self.window.show()
        session.list(DRIVES)

    def settle(self) -> None:
        """Let what is under way end: what happens later, and single timers."""
        self.qtbot.waitUntil(lambda: not [one for one in self.timers() if one.isSingleShot()])

    def timers(self) -> list[QTimer]:
        """Return the timers of the window and its session that Qt will call."""
        owners: list[QObject] = [self.window, self.session]
        found = {timer for owner in owners for timer in owner.findChildren(QTimer)}
        return [timer for timer in found if timer.remainingTime() >= 0]

    def periods_ms(self) -> list[int]:
        """Return how often those that repeat do."""
        return sorted(timer.interval() for timer in self.timers() if not timer.isSingleShot())


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    """Return a window over two drives and an array that is being rebuilt."""
    made = Shown(qtbot, Counted())
    yield made
    made.window.close()
    made.session.close()


HIDINGS: dict[str, tuple[Callable[[QWidget], object], Callable[[QWidget], object]]] = {
    "hidden": (QWidget.hide, QWidget.show),
    "minimised": (QWidget.showMinimized, QWidget.showNormal),
}


@pytest.mark.slow
@pytest.mark.parametrize("how", HIDINGS)
def test_nothing_asks_again_and_nothing_flows_while_nobody_can_see_it(shown: Shown, how: str) -> None:
    away, back = HIDINGS[how]
    for tab in (Tab.HOME, Tab.OVERVIEW, Tab.ACTIVITY, Tab.SETTINGS):
        shown.window.panel.choose("" if tab is Tab.HOME else "sda")
        shown.window.tabs.setCurrentIndex(tab)
        # What is exposed by coming back has been told by now.
        QApplication.processEvents()
        assert shown.periods_ms(), tab
        away(shown.window)
        shown.settle()
        assert shown.periods_ms() == [], tab
        assert [verb for verb in shown.session.asked if "watch" in verb][-2:] == ["watch", "unwatch"], tab
        shown.session.asked.clear()
        shown.qtbot.wait(50)
        assert shown.session.asked == [], tab
        back(shown.window)
        assert "watch" in shown.session.asked, tab
        assert shown.periods_ms(), tab


def test_a_window_that_is_looked_at_reads_the_list_twice_a_minute_and_no_more(shown: Shown) -> None:
    assert shown.periods_ms() == [3000, 30_000], "an array is being rebuilt"
    shown.session.list(DRIVES[:2])
    assert shown.periods_ms() == [30_000]


def test_a_window_that_its_desktop_does_not_draw_is_not_seen(shown: Shown) -> None:
    handle = present(shown.window.windowHandle())
    exposed: list[bool] = [False]
    handle.isExposed = lambda: exposed[0]  # type: ignore[method-assign]
    QApplication.sendEvent(handle, QExposeEvent(QRegion()))
    assert shown.session.hidden
    exposed[0] = True
    QApplication.sendEvent(handle, QExposeEvent(QRegion(0, 0, 9, 9)))
    assert not shown.session.hidden


def test_coming_back_asks_again_what_may_have_changed_meanwhile(shown: Shown) -> None:
    shown.window.showMinimized()
    shown.session.asked.clear()
    shown.window.parts.looked_at -= 60
    shown.window.showNormal()
    assert shown.session.asked.count("drives") == 1


def test_the_machines_of_a_window_are_seen_as_it_is(qtbot: QtBot) -> None:
    sessions = [Counted(), Counted()]
    frame = added(qtbot, MachinesWindow(Preferences(sessions[0])))
    frame.add(MainWindow(services_of(sessions[0])))
    with qtbot.waitExposed(frame):
        frame.show()
    frame.add(MainWindow(services_of(sessions[1])))
    assert [one.hidden for one in sessions] == [False, False]
    frame.turn_to(frame.windows[1])
    assert [one.hidden for one in sessions] == [False, False]
    frame.showMinimized()
    assert [one.hidden for one in sessions] == [True, True]
    frame.showNormal()
    assert [one.hidden for one in sessions] == [False, False]
    frame.remove(frame.windows[1])
    assert [one.hidden for one in sessions] == [False, True]
    frame.close()
    for session in sessions:
        session.close()


# -- painting ------------------------------------------------------------------------------------------------


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def reached(self, count: int) -> bool:
        return self.count >= count

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        self.count += event is not None and event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def sample(second: int, sectors: int) -> ActivitySample:
    moving = DiskStat("sda", 0, 0, sectors, 0, 0, 0, 0, 0, 0, 0, 0)
    still = DiskStat("sdb", 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0)
    return ActivitySample(float(second), (moving, still))


def test_rows_are_painted_once_a_sample_and_not_at_all_while_drives_are_idle(shown: Shown) -> None:
    shown.window.panel.choose("")
    page = of_kind(HomePage, shown.window.page(Tab.HOME))
    viewport, beside = page.list.viewport(), shown.window.panel.view.viewport()
    assert viewport is not None
    assert beside is not None
    shown.settle()
    QApplication.processEvents()
    painted, still = Painted(viewport), Painted(beside)

    def show(second: int, sectors: int) -> None:
        shown.session.activity.emit(sample(second, sectors))
        QApplication.processEvents()

    show(0, 0)
    show(1, 0)
    # Two samples are needed to know that they are idle.
    shown.qtbot.waitUntil(lambda: painted.count == 1)
    for second in range(2, 20):
        show(second, 0)
    for times in range(2, 12):
        show(18 + times, times * 999_999)
        shown.qtbot.waitUntil(partial(painted.reached, times))
    assert painted.count == 11
    assert still.count == 0
