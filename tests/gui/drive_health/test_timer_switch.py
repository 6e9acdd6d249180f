"""The tick for samples every hour: it shows what systemd said last, and what was asked for only then."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.drive_health.samples_view import TimerSwitch
from disktune_gui.services.sample_timer import SWITCH_ON, SampleTimer, TimerState
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import copied, opened


class ToldTimer(SampleTimer):
    """Is what the test says."""

    def __init__(self, session: ScriptedSession) -> None:
        session.place = HelperLauncher(root=False, demo=True)
        super().__init__(session)
        session.place = self._place = HelperLauncher(root=False)
        self.reads = 0
        self.wanted: list[bool] = []

    def read(self) -> None:
        self.reads += 1

    def switch(self, on: bool) -> None:
        self.wanted.append(on)
        self.tell(self.state, busy=True)

    def tell(self, state: TimerState, why: str = "", *, busy: bool = False) -> None:
        self.state, self.why, self.busy = state, why, busy
        self.changed.emit()


@pytest.fixture
def session(qapp: object) -> ScriptedSession:
    return ScriptedSession()


@pytest.fixture
def timer(session: ScriptedSession) -> ToldTimer:
    return ToldTimer(session)


@pytest.fixture
def made(qtbot: QtBot, timer: ToldTimer) -> TimerSwitch:
    return opened(qtbot, TimerSwitch(timer))


@pytest.mark.parametrize(
    ("state", "shown", "enabled"),
    [
        (TimerState.ON, Qt.CheckState.Checked, True),
        (TimerState.PARTLY, Qt.CheckState.PartiallyChecked, True),
        (TimerState.OFF, Qt.CheckState.Unchecked, True),
        (TimerState.UNKNOWN, Qt.CheckState.Unchecked, False),
    ],
)
def test_it_shows_the_state(
    made: TimerSwitch, timer: ToldTimer, state: TimerState, shown: Qt.CheckState, enabled: bool
) -> None:
    timer.tell(state)
    assert (made.tick.checkState(), made.tick.isEnabled()) == (shown, enabled)
    assert not made.copy_button.isVisible()


def test_the_tick_follows_systemd_and_not_the_click(made: TimerSwitch, timer: ToldTimer) -> None:
    timer.tell(TimerState.OFF)
    made.tick.click()
    assert timer.wanted == [True]
    assert (made.tick.isChecked(), made.tick.isEnabled()) == (False, False)
    timer.tell(TimerState.ON)
    made.tick.click()
    assert timer.wanted == [True, False]
    assert made.tick.isChecked()


def test_half_of_it_becomes_the_whole(made: TimerSwitch, timer: ToldTimer) -> None:
    timer.tell(TimerState.PARTLY, "Enabled at the next start; not running now.")
    made.tick.click()
    assert timer.wanted == [True]


def test_where_it_cannot_switch_it_gives_reason_and_command(made: TimerSwitch, timer: ToldTimer) -> None:
    timer.tell(TimerState.UNKNOWN, "No systemd.")
    assert made.why.text() == "No systemd."
    assert made.tick.accessibleDescription() == made.why.text()
    made.copy_button.click()
    assert copied() == SWITCH_ON


def test_it_looks_again_whenever_it_is_seen(made: TimerSwitch, timer: ToldTimer) -> None:
    before = timer.reads
    made.hide()
    made.show()
    assert timer.reads == before + 1
