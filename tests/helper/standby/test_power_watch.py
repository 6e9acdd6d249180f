"""When a drive is asked for its power mode, and what is made of the answers."""

from __future__ import annotations

import pytest

from disktune_contract.drives.drive import PowerMode
from disktune_helper.standby.watched_drive import PowerModeSource, PowerWatch

ACTIVE, STANDBY, UNKNOWN = PowerMode.ACTIVE_OR_IDLE, PowerMode.STANDBY, PowerMode.UNKNOWN


class FakeDrive:
    """A drive with a standby timer that the question starts again, as some firmware does, or that it does not."""

    def __init__(self, timer_s: float, *, restarted_by_asking: bool) -> None:
        self.timer_s, self.restarted = timer_s, restarted_by_asking
        self.used = 0.0

    def mode(self, now: float) -> PowerMode:
        mode = STANDBY if now - self.used >= self.timer_s else ACTIVE
        if mode is ACTIVE and self.restarted:
            self.used = now
        return mode


def follow(watch: PowerWatch, drive: FakeDrive, until: float) -> list[float]:
    """Ask whenever that is due; return when it was."""
    asked, now = [], 0.0
    while (due_s := watch.due_in(now)) is not None and now + due_s <= until:
        now += due_s
        asked.append(now)
        watch.found(now, drive.mode(now))
    return asked


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("timer_s", [20.0, 300.0, 1800.0, 5 * 3600.0])
def test_a_timer_runs_out_although_the_drive_is_asked(timer_s: float, restarted: bool) -> None:
    watch, drive = PowerWatch(0.0, can_be_asked=True), FakeDrive(timer_s, restarted_by_asking=restarted)
    watch.reached(0.0)
    asked = follow(watch, drive, 72 * 3600.0)
    assert watch.asleep
    assert len(asked) < 26
    (after_s,) = watch.entered_after_s
    # Found late by half the time at most; one that the question starts again needs a pause that is long enough.
    assert timer_s <= after_s <= (1.6 if not restarted else 4.7) * timer_s + 30
    assert [one.mode for one in watch.spans] == [UNKNOWN, ACTIVE, STANDBY]


def test_a_sleeping_drive_is_asked_nothing_until_something_reaches_it() -> None:
    watch = PowerWatch(0.0, can_be_asked=True)
    watch.found(0.0, STANDBY)
    assert watch.due_in(0.0) is None
    assert not watch.due(1e9)
    watch.reached(500.0)
    assert not watch.asleep
    assert watch.due_in(500.0) == 1.0
    assert not watch.found(501.0, STANDBY)
    assert watch.asleep
    assert watch.due_in(501.0) is None
    assert watch.starts == 0


def test_what_starts_it_is_told_with_the_time_of_the_request() -> None:
    watch = PowerWatch(0.0, can_be_asked=True)
    watch.found(0.0, STANDBY)
    watch.reached(500.0)
    watch.reached(503.0)
    assert watch.found(504.0, ACTIVE)
    assert watch.starts == 1
    assert watch.spans[-1].since == 500.0
    assert watch.standby_s(600.0) == 500.0
    assert watch.unasked_s(600.0) == 0.0


def test_the_longest_quiet_time_awake_is_one_in_which_it_answered() -> None:
    watch = PowerWatch(0.0, can_be_asked=True)
    watch.found(0.0, ACTIVE)
    assert watch.quiet_awake_s is None
    watch.reached(100.0)
    watch.found(160.0, ACTIVE)
    watch.found(400.0, UNKNOWN)
    assert watch.quiet_awake_s == 60.0


def test_what_never_answers_is_asked_three_times() -> None:
    watch, now, asked = PowerWatch(0.0, can_be_asked=True), 0.0, 0
    while (due_s := watch.due_in(now)) is not None:
        now += due_s
        watch.found(now, UNKNOWN)
        asked += 1
    assert asked == watch.asked == 3
    assert watch.spans == []
    assert watch.unasked_s(now) == now
    watch.reached(now + 1)
    assert watch.due_in(now + 1) is None


def test_what_the_kernel_suspended_is_no_question() -> None:
    watch = PowerWatch(0.0, can_be_asked=False)
    assert watch.due_in(0.0) is None
    watch.found(10.0, STANDBY, by=PowerModeSource.BY_KERNEL)
    assert watch.asleep
    assert watch.suspended
    watch.reached(20.0)
    assert watch.found(30.0, ACTIVE, by=PowerModeSource.BY_KERNEL)
    assert (watch.asked, watch.starts, watch.standby_s(100.0)) == (0, 1, 10.0)


def test_after_the_computer_slept_nothing_is_known() -> None:
    watch = PowerWatch(0.0, can_be_asked=True)
    watch.found(0.0, STANDBY)
    watch.unknown(100.0)
    assert not watch.asleep
    assert watch.due_in(100.0) == 1.0
    assert (watch.standby_s(150.0), watch.unasked_s(150.0)) == (100.0, 50.0)
    assert not watch.found(150.0, ACTIVE)
    assert watch.starts == 0
