"""Trying for hours from the settings page: what is offered, how it goes, and what came of it, in any window."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import (
    EndLongTrial,
    Harm,
    HarmKind,
    LongEnd,
    LongSpan,
    LongStage,
    LongTrialList,
    LongTrialReadings,
    LongTrialState,
    TryLong,
)
from disktune_contract.settings.setting import Change
from disktune_gui.editing import change_summary
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import Fails, a_drive
from tests.gui.settings.test_settings_page import Desk
from tests.gui.support import opened, services_of
from tests.narrowed import present

APM = Change("ata.apm", 128, 127)
LINE = "ata2: hard resetting link"


def a_trial(**changes: Any) -> LongTrialState:
    state = LongTrialState(
        "0" * 16,
        a_drive().ref,
        "Example Disk 1000",
        LongSpan.NIGHT,
        False,
        (APM,),
        LongStage.ON,
        1_700_000_000.0,
        28_800.0,
        18_720.0,
    )
    return replace(state, **changes)


def over(end: LongEnd, **changes: Any) -> LongTrialState:
    return a_trial(stage=LongStage.ENDED, end=end, seconds_left=0.0, lasted_s=28_800.0, **changes)


class LongDesk(Desk):
    """A page whose helper knows one long trial, or none."""

    trial: LongTrialState | None = None

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.refusal = ""
        self.session.answers |= {
            "long-trials": lambda _args: LongTrialList(tuple(filter(None, (self.trial,)))),
            "try-long": self.begin,
            "end-long-trial": self.end,
        }

    def begin(self, args: TryLong) -> object:
        if self.refusal:
            return Fails(Fault.BUSY, self.refusal)
        self.machine.set(args.changes[0].setting, value=args.changes[0].value)
        self.trial = a_trial(changes=args.changes, span=args.span, keep_if_clean=args.keep_if_clean)
        return self.trial

    def end(self, args: EndLongTrial) -> LongTrialState:
        self.trial = over(LongEnd.KEPT if args.keep else LongEnd.REVERTED)
        return self.trial

    def look(self) -> None:
        self.page.services.long_trials.look()

    @property
    def words(self) -> str:
        return self.page.long_bar.text.text()


@pytest.fixture
def desk(qtbot: QtBot) -> LongDesk:
    return LongDesk(qtbot)


def test_only_changes_whose_harm_shows_late_may_be_tried_for_hours(desk: LongDesk) -> None:
    desk.page.propose(a_drive(), "ata.apm", 127)
    desk.page.review.details.setChecked(True)
    assert desk.page.review.longer.isVisible()
    desk.page.propose(a_drive(), "block.read_ahead", 512)
    assert desk.page.review.longer.isHidden()


def test_the_menu_orders_a_trial_that_reverts_at_its_end(desk: LongDesk) -> None:
    desk.page.propose(a_drive(), "ata.apm", 127)
    menu = present(desk.page.review.longer.menu())
    spans = [one for one in menu.actions() if not one.isCheckable() and not one.isSeparator()]
    assert [one.text().replace("&", "") for one in spans] == [
        "Try for 1 Hour",
        "Try for a Night (8 Hours)",
        "Try for 3 Days",
    ]
    spans[1].trigger()
    assert desk.session.of("try-long") == [TryLong(a_drive().ref, (APM,), LongSpan.NIGHT, False)]
    assert desk.page.review.lines == ()
    assert desk.page.long_bar.isVisible()
    assert "suspending" not in desk.words
    desk.trial = a_trial(awake=True)
    desk.look()
    assert desk.words.endswith("Then reverted. The computer does not suspend until the end.")
    assert "5 h 12 min left." in desk.words
    assert desk.editor("ata.apm").spin.value() == 127


def test_keeping_at_the_end_has_to_be_asked_for(desk: LongDesk, qtbot: QtBot) -> None:
    desk.page.propose(a_drive(), "ata.apm", 127)
    menu = present(desk.page.review.longer.menu())
    menu.popup(desk.page.mapToGlobal(desk.page.rect().center()))
    place = menu.actionGeometry(desk.page.review.keep_clean).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)  # type: ignore[no-untyped-call]  # pytest-qt's
    assert desk.page.review.keep_clean.isChecked()
    assert menu.isVisible(), "the command is still to be chosen"
    menu.setActiveAction(desk.page.review.keep_clean)
    qtbot.keyClick(menu, Qt.Key.Key_Space)  # type: ignore[no-untyped-call]  # pytest-qt's
    assert not desk.page.review.keep_clean.isChecked()
    qtbot.keyClick(menu, Qt.Key.Key_Space)  # type: ignore[no-untyped-call]  # pytest-qt's
    menu.actions()[-1].trigger()
    menu.close()
    assert desk.session.of("try-long")[0].keep_if_clean
    assert "Then kept, if no errors" in desk.words


def test_a_refusal_leaves_the_changes_on_the_table(desk: LongDesk) -> None:
    desk.refusal = "Keep or revert the trial first."
    desk.page.propose(a_drive(), "ata.apm", 127)
    desk.page.review.long_asked.emit(LongSpan.HOUR, False)
    assert len(desk.page.review.lines) == 1
    assert desk.refusal in desk.page.message.text.text()
    assert desk.page.long_bar.isHidden()


@pytest.mark.parametrize("keep", [True, False])
def test_both_answers_are_there_while_it_lasts(desk: LongDesk, keep: bool) -> None:
    desk.trial = a_trial()
    desk.look()
    (desk.page.long_bar.keep if keep else desk.page.long_bar.back).click()
    assert desk.session.of("end-long-trial") == [EndLongTrial("0" * 16, keep)]
    assert ("kept" if keep else "reverted") in desk.words
    assert desk.page.long_bar.keep.isHidden()


def test_an_error_is_quoted_until_the_result_is_closed(desk: LongDesk, qtbot: QtBot) -> None:
    desk.trial = a_trial()
    desk.look()
    desk.trial = over(LongEnd.HARM, harm=(Harm(HarmKind.LINK_RESET, LINE, 9_000.0),))
    desk.look()
    assert LINE in desk.words
    assert "after 2 h 30 min" in desk.words
    # Another window that is opened later shows the same; one that was closed here is closed there, too.
    again = opened(qtbot, SettingsPage(services_of(desk.session)))
    again.show_drive(a_drive())
    again.services.long_trials.look()
    assert LINE in again.long_bar.text.text()
    desk.page.long_bar.close_result.click()
    assert desk.page.long_bar.isHidden()
    again.services.long_trials.look()
    again.long_bar.show_drive(a_drive())
    assert again.long_bar.isHidden()


def test_another_drives_trial_is_not_shown(desk: LongDesk) -> None:
    desk.trial = a_trial(drive=a_drive("sdb").ref)
    desk.look()
    assert desk.page.long_bar.isHidden()


def test_the_verdict_says_time_errors_latency_and_what_was_saved() -> None:
    seen = LongTrialReadings(
        requests=9000,
        latency_before_ms=8.0,
        latency_ms=9.0,
        runtime_suspended_s=18_000.0,
        starts=3,
        loads=12,
        slept_s=7200.0,
    )
    words = change_summary.verdict(over(LongEnd.TIME_UP, seen=seen), "sda")
    assert words == (
        "sda: long trial over; reverted. Tried for 8 h, no errors. Average latency 9.0 ms, "
        "before 8.0 ms. Drive suspended for 5 h. Spin-ups: 3. Load cycles: 12. Computer "
        "suspended for 2 h, not counted."
    )


def test_what_was_not_read_is_not_said() -> None:
    words = change_summary.verdict(over(LongEnd.TIME_UP), "sda")
    assert words == "sda: long trial over; reverted. Tried for 8 h, no errors."
    longer = LongTrialReadings(latency_before_ms=8.0, latency_ms=20.0)
    assert "ms." in change_summary.verdict(over(LongEnd.TIME_UP, seen=longer), "sda")
    lost = change_summary.verdict(over(LongEnd.TIME_UP, seen=LongTrialReadings(messages_lost=True)), "sda")
    assert "kernel messages were lost" in lost


def test_what_takes_microseconds_is_not_said_to_take_no_time() -> None:
    fast = LongTrialReadings(latency_before_ms=0.0214, latency_ms=0.0231)
    words = change_summary.verdict(over(LongEnd.TIME_UP, seen=fast), "nvme0n1")
    assert "Average latency 0.023 ms, before 0.021 ms." in words


def test_twice_as_long_is_not_said_to_be_as_before() -> None:
    twice = LongTrialReadings(latency_before_ms=0.01, latency_ms=0.02)
    words = change_summary.verdict(over(LongEnd.TIME_UP, seen=twice), "nvme0n1")
    assert words.endswith("no errors. Average latency 0.020 ms, before 0.010 ms.")


def test_what_could_not_be_reverted_comes_first_and_is_no_success() -> None:
    stuck = ChangeResult("ata.apm", 127, 128, None, False, Fault.IO_ERROR, "The kernel reported an error.")
    state = over(LongEnd.HARM, results=(stuck,), harm=(Harm(HarmKind.TIMEOUT, LINE, 60.0),))
    assert change_summary.tone(state) == "danger"
    assert "Not all reverted." in change_summary.verdict(state, "sda")
    for end in LongEnd:
        assert change_summary.verdict(over(end), "sda")
