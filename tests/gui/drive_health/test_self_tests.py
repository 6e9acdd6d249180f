"""Self-tests on the page: what is offered, one button, progress, the second question, and what comes late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.self_tests import (
    RunningSelfTest,
    SelectiveSpan,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
    SelfTests,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.claims import Claim, ClaimList, When
from disktune_gui.drive_health import self_test_card, self_testing
from disktune_gui.drive_health.logs_body import TestLog
from disktune_gui.drive_health.self_test_card import Schedule, SelfTestCard
from disktune_gui.drive_health.self_test_text import failing_block, schedule, span_tone, spans_section
from disktune_gui.drive_health.self_testing import SLOW_MS, SOON_MS
from disktune_gui.text.plain import PlainLabel
from tests.gui.scripted_session import Fails, ScriptedSession, keyboard
from tests.gui.support import added
from tests.sample_drive import make_drive

OFFERS = (SelfTestOffer(SelfTestKind.SHORT, 2), SelfTestOffer(SelfTestKind.EXTENDED, 340))
PASSED = SelfTestResult(SelfTestKind.SHORT, SelfTestOutcome.PASSED, hours=18_312)
IDLE = SelfTests(offers=OFFERS, results=(PASSED,), power_on_hours=19_042, sector_bytes=512)


def running(percent: int | None, minutes: int | None, kind: SelfTestKind = SelfTestKind.SHORT) -> SelfTests:
    return replace(IDLE, running=RunningSelfTest(kind, percent, minutes))


class Disk:
    """Answers as a drive does: a test that was started runs until it is stopped."""

    def __init__(self, session: ScriptedSession) -> None:
        self.now = IDLE
        session.answers |= {
            "self-tests": lambda _args: self.now,
            "self-test-start": self.start,
            "self-test-abort": self.stop,
        }

    def start(self, args: Any) -> SelfTests:
        self.now = replace(self.now, running=RunningSelfTest(args.kind, 90, 2))
        return self.now

    def stop(self, _args: object) -> SelfTests:
        stopped = SelfTestResult(SelfTestKind.SHORT, SelfTestOutcome.STOPPED, remaining_percent=60)
        self.now = replace(self.now, running=None, results=(stopped, *self.now.results))
        return self.now


@pytest.fixture
def session() -> ScriptedSession:
    return ScriptedSession()


@pytest.fixture
def disk(session: ScriptedSession) -> Disk:
    return Disk(session)


@pytest.fixture
def view(qtbot: QtBot, session: ScriptedSession, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> SelfTestCard:
    monkeypatch.setattr(self_test_card, "AFTERWARDS_S", 0)
    made = added(qtbot, SelfTestCard(session), 850, 420)
    made.testing.show_drive(make_drive())
    made.show()
    return made


def test_each_test_has_a_button_with_the_drives_own_estimate(view: SelfTestCard) -> None:
    assert view.buttons[SelfTestKind.SHORT].text() == "Run Short Test, 2 min"
    assert view.extended.text() == "Run Extended Test, 5 h 40 min"
    assert not view.others.isVisible(), "the drive has no other tests"
    assert view.state.text() == "Short self-test. Completed without error."
    assert view.state.isVisible()
    assert view.age.text() == "730 h ago"
    assert view.note.text() == "The drive stays usable."


def test_a_click_starts_and_another_cancels(view: SelfTestCard, session: ScriptedSession) -> None:
    view.extended.setFocus()
    keyboard.keyClick(view.extended, Qt.Key.Key_Space)
    assert [(one.kind, one.although_rebuilding) for one in session.of("self-test-start")] == [
        (SelfTestKind.EXTENDED, False)
    ]
    assert view.state.text().startswith("Extended self-test: 10%, about 2 min left, until ")
    assert (view.bar.isVisible(), view.bar.value()) == (True, 10)
    assert not view.extended.isVisible()
    view.cancel.click()
    assert len(session.of("self-test-abort")) == 1
    assert view.extended.isVisible()
    assert not view.cancel.isVisible()
    assert view.state.text() == "Short self-test. Stopped by a command."


def test_the_second_of_two_clicks_does_not_cancel_what_the_first_has_begun(
    view: SelfTestCard, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test_card, "AFTERWARDS_S", 60)
    view.extended.click()
    view.cancel.click()
    assert (len(session.of("self-test-start")), len(session.of("self-test-abort"))) == (1, 0)


def test_a_test_that_somebody_else_began_is_shown(view: SelfTestCard, disk: Disk) -> None:
    disk.now = running(40, 200, SelfTestKind.EXTENDED)
    view.testing.look()
    assert view.state.text().startswith("Extended self-test: 60%, about 3 h 20 min left")
    assert view.cancel.isVisible()


def test_without_progress_no_bar_pretends_any(view: SelfTestCard, disk: Disk) -> None:
    disk.now = running(None, None)
    view.testing.look()
    assert not view.bar.isVisible()
    assert view.state.text() == "Short self-test is running; progress unknown."


def test_where_an_array_rebuilds_it_is_asked_twice(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    disk.now = replace(IDLE, rebuilding="The array md0 is busy.")
    view.testing.look()
    view.buttons[SelfTestKind.SHORT].click()
    assert session.of("self-test-start") == []
    assert view.message.text.text() == "The array md0 is busy. Start it anyway?"
    view.message.close_button.click()
    assert view.testing.question is None
    view.buttons[SelfTestKind.SHORT].click()
    view.message.action.click()
    assert [one.although_rebuilding for one in session.of("self-test-start")] == [True]
    assert not view.message.isVisible()


def test_a_question_of_one_drive_is_not_answered_for_another(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    disk.now = replace(IDLE, rebuilding="The array md0 is busy.")
    view.testing.look()
    view.buttons[SelfTestKind.SHORT].click()
    view.testing.show_drive(make_drive("sdb"))
    assert not view.message.isVisible()
    view.message.action.click()
    assert session.of("self-test-start") == []


def test_a_refusal_is_said_and_the_drive_read_again(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    session.answers["self-test-start"] = lambda _args: Fails(Fault.BUSY, "A self-test runs already.")
    disk.now = running(90, 2)
    view.buttons[SelfTestKind.SHORT].click()
    assert view.message.text.text() == "A self-test runs already."
    assert view.cancel.isVisible()


def test_a_refusal_that_is_known_before_leaves_nothing_to_press(view: SelfTestCard, disk: Disk) -> None:
    disk.now = replace(IDLE, refusal="A measurement runs on this drive.")
    view.testing.look()
    assert not view.extended.isEnabled()
    assert view.note.text() == "A measurement runs on this drive."


# -- what makes it untrue ----------------------------------------------------------------------------------------


def test_only_who_looks_asks_and_a_test_that_runs_is_looked_at_again(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    timer = view.testing._timer
    assert not timer.isActive(), "nothing runs"
    disk.now = running(50, 2)
    view.testing.look()
    assert timer.interval() == SOON_MS
    disk.now = running(50, 200)
    view.testing.look()
    assert timer.interval() == SLOW_MS
    view.hide()
    assert not timer.isActive()
    asked = len(session.of("self-tests"))
    view.testing.look()
    session.become(Class.TUNE)
    assert len(session.of("self-tests")) == asked
    view.show()
    assert len(session.of("self-tests")) == asked + 1


def test_its_end_is_noticed_and_the_failing_block_looked_for(
    qtbot: QtBot, view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    disk.now = running(10, 1)
    view.testing.look()
    failed = SelfTestResult(
        SelfTestKind.SHORT, SelfTestOutcome.FAILED_READ, hours=19_042, remaining_percent=10, lba=4096
    )
    disk.now = replace(IDLE, results=(failed,))
    mounted = MountedSystem("/home", "sda1", "ext4", ("rw",))
    session.answers["checkup"] = lambda _args: Attachment(mounts=(mounted,))
    with qtbot.waitSignal(view.testing.ended):
        view.testing._on_due()
    assert view.state.text() == "Short self-test. Failed: unreadable sector."
    view.block.opened = True
    told = failing_block(disk.now, make_drive(), view.testing.kinds)
    assert told == (
        "Copy important data now. Unreadable: 4096. The sector belongs to sda1 (mounted at "
        '/home). To find the file, run as root: debugfs -R "icheck 256" /dev/sda1'
    )
    body = view.block.body
    assert body is not None
    assert [one.text() for one in body.findChildren(PlainLabel)] == [told]
    log = added(qtbot, TestLog(view.testing))
    assert log.table.table.rows[0][2:4] == ("sda1; mounted at /home", 4096)


def test_with_all_rights_nobody_is_asked_for_a_user_who_has_left(
    view: SelfTestCard, session: ScriptedSession, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.now = running(50, 2)
    view.testing.look()
    asked = len(session.of("self-tests"))
    monkeypatch.setattr(self_testing, "LOOKS_FOR_S", -1)
    view.testing._on_due()
    assert len(session.of("self-tests")) == asked
    assert view.note.text().endswith("F5 refreshes.")
    session.become(Class.INSPECT)
    view.testing._on_due()
    assert len(session.of("self-tests")) == asked + 2


def test_of_another_drive_nothing_late_is_shown(view: SelfTestCard, session: ScriptedSession, disk: Disk) -> None:
    disk.now = running(50, 2)
    session.held = True
    view.testing.look()
    view.testing.show_drive(make_drive("sdb"))
    late, session._waiting = session._waiting[:2], session._waiting[2:]
    for answer in late:
        answer()
    assert view.testing.tests is None
    assert view.state.text() == ""
    assert not view.extended.isVisible()
    disk.now = IDLE
    session.release()
    assert view.testing.tests == IDLE


def test_nothing_is_begun_on_a_drive_that_is_out_of_sight_by_now(
    view: SelfTestCard, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.become(Class.INSPECT)
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr(session, "_unlock", lambda then, _refused: waiting.append(then))
    view.buttons[SelfTestKind.SHORT].click()
    view.testing.show_drive(make_drive("sdb"))
    session.become(Class.TUNE)
    waiting[0]()
    assert session.of("self-test-start") == []


def test_the_button_keeps_the_focus_while_the_drive_is_asked(view: SelfTestCard, session: ScriptedSession) -> None:
    session.held = True
    view.activateWindow()
    view.extended.setFocus()
    keyboard.keyClick(view.extended, Qt.Key.Key_Space)
    assert view.state.text() == "Starting…"
    assert view.extended.isEnabled()
    keyboard.keyClick(view.extended, Qt.Key.Key_Space)
    assert (len(session.of("self-test-start")), len(session.of("self-test-abort"))) == (1, 0)
    session.release()
    assert view.cancel.isVisible()


def test_while_the_password_is_asked_for_that_is_what_is_said(
    view: SelfTestCard, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.become(Class.INSPECT)
    monkeypatch.setattr(session, "_unlock", lambda _then, _refused: None)
    view.buttons[SelfTestKind.SHORT].click()
    assert view.state.text() == "Waiting for the password…"


def test_a_refused_password_is_said(view: SelfTestCard, session: ScriptedSession) -> None:
    session.become(Class.INSPECT)
    session.unlock_refusal = "The password dialog was closed."
    view.buttons[SelfTestKind.SHORT].click()
    assert view.message.text.text() == "The password dialog was closed."
    assert view.extended.isEnabled()


def test_a_helper_that_has_left_leaves_nothing_behind(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    disk.now = running(50, 2)
    view.testing.look()
    session.become(Class.BROWSE)
    assert view.testing.tests is None
    assert not view.testing._timer.isActive()
    assert not view.bar.isVisible()
    assert not view.extended.isVisible()
    assert "Unlock" in view.state.text()


def test_a_sleeping_drive_says_so_once(view: SelfTestCard, disk: Disk) -> None:
    asleep = "The drive is in standby or sleep mode."
    disk.now = SelfTests(note=asleep, refusal=asleep, asleep=True)
    view.testing.look()
    assert asleep in view.state.text()
    assert not view.extended.isVisible()


def planned(view: SelfTestCard) -> Schedule:
    """Return the schedule, opened."""
    view.schedule.opened = True
    assert isinstance(view.schedule.body, Schedule)
    return view.schedule.body


# -- the schedule ------------------------------------------------------------------------------------------------


def test_whoever_tests_the_drive_already_is_named(view: SelfTestCard, session: ScriptedSession) -> None:
    claim = Claim(
        "/dev/sda", "self-tests", "(S/../.././02|L/../../6/03)", "/etc/smartd.conf", 3, "smartd",
        (When.RUNTIME,), valid=True,
    )  # fmt: skip
    session.answers["others"] = lambda _args: ClaimList((claim,))
    view.testing.look()
    assert planned(view).words.text() == (
        "smartd starts: Short self-test daily at 02:00, Extended self-test Saturday at 03:00 "
        "(/etc/smartd.conf, line 3)."
    )
    assert not planned(view).copy_line.isVisibleTo(planned(view))
    void = replace(claim, valid=False, problem="Not applied: the unit is disabled.")
    session.answers["others"] = lambda _args: ClaimList((void,))
    view.testing.look()
    assert planned(view).words.text() == (
        "/etc/smartd.conf, line 3 has no effect. Not applied: the unit is disabled."
    )


@pytest.mark.parametrize(
    ("claims", "named"),
    [
        ((("spin-down", "600 s", "hd-idle"),), "hd-idle"),
        ((("ata.standby_timer", 0, "udev"), ("ata.standby_timer", 120, "hdparm")), "hdparm"),
        ((("ata.standby_timer", 120, "hdparm"), ("ata.standby_timer", 0, "TLP")), ""),
        ((("ata.apm", 128, "hdparm"),), ""),
    ],
)
def test_a_standby_timer_of_another_tool_is_warned_of(
    view: SelfTestCard, session: ScriptedSession, claims: tuple[tuple[str, Any, str], ...], named: str
) -> None:
    found = tuple(
        Claim("/dev/sda", setting, value, "/etc/x.conf", 3, tool, (When.BOOT,), valid=True)
        for setting, value, tool in claims
    )
    session.answers["others"] = lambda _args: ClaimList(found)
    view.testing.look()
    warns = f"Spin-down by {named} (/etc/x.conf, line 3) can end an extended test."
    assert (warns in view.note.text()) == bool(named)
    assert ("Spin-down" in view.note.text()) == bool(named)
    session.answers["others"] = lambda _args: ClaimList(found, uncertain=found)
    view.testing.look()
    assert "Spin-down" not in view.note.text(), "it may be about another drive"


def test_where_nobody_does_the_line_is_there_to_be_copied(view: SelfTestCard, session: ScriptedSession) -> None:
    assert planned(view).words.text().startswith("smartd schedules no self-tests. Line for")
    assert (
        planned(view)
        .words.text()
        .endswith("/dev/disk/by-id/ata-Example_sda_SN-sda -a -s (S/../.././02|L/../../6/03)")
    )
    assert planned(view).copy_line.isVisibleTo(planned(view))
    session.answers["others"] = lambda _args: ClaimList((), unreadable=("/etc/smartd.conf: permission denied",))
    view.testing.look()
    assert planned(view).words.text().startswith("Schedule unknown: /etc/smartd.conf")
    assert not planned(view).copy_line.isVisibleTo(planned(view))


def test_a_line_with_the_name_of_the_kernel_is_warned_of() -> None:
    stick = make_drive("sdj", kind=DriveKind.USB, identity="")
    words = schedule(ClaimList(()), stick)
    assert "/dev/sdj -a -s" in words
    assert words.endswith("/dev/sdj may change at the next restart.")


SPANS = (
    SelectiveSpan(1, 0, 999),
    SelectiveSpan(2, 20_391_000, 20_391_999, current=True, outcome=SelfTestOutcome.FAILED_READ, lba=20_391_463),
)


def test_the_ranges_of_a_selective_test_are_below_the_log_and_are_taken_along(
    qtbot: QtBot, view: SelfTestCard, disk: Disk
) -> None:
    log = added(qtbot, TestLog(view.testing))
    assert not log.ranges.isVisibleTo(log)
    disk.now = replace(IDLE, spans=SPANS)
    view.testing.look()
    assert log.ranges.isVisibleTo(log)
    assert log.ranges.table.table.rows == [
        (1, "not under test", 0, 999),
        (2, "Failed: unreadable sector", 20_391_000, 20_391_999),
    ]
    assert [span_tone(row) for row in log.ranges.table.table.rows] == ["", "danger"]
    left = replace(IDLE, spans=(replace(SPANS[1], outcome=None),))
    assert spans_section(left).rows[0].value == "read last"
    [_, failed] = spans_section(replace(IDLE, spans=SPANS)).rows
    assert (failed.label, failed.value) == ("2", "Failed: unreadable sector")
    assert failed.note == "LBA 20,391,000 to 20,391,999"
    disk.now = IDLE
    view.testing.look()
    assert not log.ranges.isVisibleTo(log)


def test_a_drive_seen_before_shows_its_last_answer_until_the_next(
    view: SelfTestCard, session: ScriptedSession, disk: Disk
) -> None:
    disk.now = IDLE
    view.testing.look()
    first = view.testing.drive
    view.testing.show_drive(make_drive("sdb"))
    session.held = True
    view.testing.show_drive(first)
    assert view.testing.tests == IDLE
    assert view.extended.isVisible()
    session.release()
