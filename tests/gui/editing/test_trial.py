"""Settings on trial: the countdown, the two answers, and what the helper says happened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import (
    ChangeResult,
    OfTrial,
    TrialEnd,
    TrialEnded,
    TrialExtended,
    TrialStage,
    TrialState,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import SavedList
from disktune_gui.editing.trial_bar import READING_S, TrialBar
from disktune_gui.editing.trials import LOOKS_LEFT
from tests.gui.scripted_session import Fails, a_drive, keyboard
from tests.gui.settings.test_settings_page import Desk
from tests.gui.support import added, opened
from tests.narrowed import present
from tools.screens.faults import clipped


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """A page with a read-ahead of 1024 KiB on trial; before, it was 128."""
    desk = Desk(qtbot)
    desk.apply("block.read_ahead", 9)
    return desk


def bar(desk: Desk) -> TrialBar:
    found: list[TrialBar] = list(desk.page.trials.values())
    assert len(found) == 1
    return found[0]


def read_ahead(desk: Desk) -> int:
    shown: int = desk.editor("block.read_ahead").spin.value()
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["keep", "back"])
def test_after_the_answer_the_keyboard_is_where_the_change_was_made(desk: Desk, qtbot: QtBot, answer: str) -> None:
    desk.page.activateWindow()
    qtbot.waitUntil(desk.page.isActiveWindow)
    button = getattr(bar(desk), answer)
    button.setFocus()
    keyboard.keyClick(button, Qt.Key.Key_Space)
    assert not desk.page.trials
    assert desk.editor("block.read_ahead").entry.hasFocus()


@pytest.mark.slow
def test_so_it_is_when_time_is_up(desk: Desk, qtbot: QtBot) -> None:
    """The helper may be earlier or later than the countdown; what it says is what is shown."""
    desk.page.activateWindow()
    qtbot.waitUntil(bar(desk).back.hasFocus)
    desk.machine.end(OfTrial(bar(desk).trial), TrialEnd.TIMED_OUT)
    assert desk.page.trials == {}
    assert "not confirmed in time" in desk.page.message.text.text()
    assert read_ahead(desk) == 128
    assert desk.editor("block.read_ahead").entry.hasFocus()


@pytest.mark.slow
def test_whoever_is_elsewhere_meanwhile_stays_there(desk: Desk, qtbot: QtBot) -> None:
    desk.page.activateWindow()
    qtbot.waitUntil(bar(desk).back.hasFocus)
    desk.page.search.setFocus()
    desk.machine.end(OfTrial(bar(desk).trial), TrialEnd.TIMED_OUT)
    assert desk.page.search.hasFocus()


# -- the bar alone -----------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> list[float]:
    return [100.0]


@pytest.fixture
def alone(qtbot: QtBot, clock: list[float]) -> TrialBar:
    tell: Callable[[], float] = lambda: clock[0]  # noqa: E731
    return opened(qtbot, TrialBar("t1", a_drive().ref, "Example Disk", 15, clock=tell))


def test_it_counts_down_in_whole_seconds(alone: TrialBar, clock: list[float]) -> None:
    assert alone.text.text() == "Trying on Example Disk: reverts in 15 s"
    clock[0] += 3.4
    alone.tick()
    assert "reverts in 12 s" in alone.text.text()
    assert alone.progress.value() == 11600
    clock[0] += 11.5
    alone.tick()
    assert "reverts in 1 s" in alone.text.text()


def test_words_longer_than_their_line_have_all_the_room_that_the_buttons_leave(alone: TrialBar) -> None:
    for width in range(640, 800, 20):
        alone.resize(width, alone.minimumHeight())
        assert list(clipped(alone)) == []
        assert alone.more.geometry().left() - alone.text.geometry().right() < 2 * alone.icon.width()


def test_when_time_is_up_it_waits_for_the_helpers_word(alone: TrialBar, clock: list[float]) -> None:
    clock[0] += 15
    alone.tick()
    # Not that it does so: it may be stopped, and nobody has looked yet.
    assert alone.text.text() == "Reverting the changes on Example Disk…"
    assert not alone.keep.isEnabled()
    assert not alone.back.isEnabled()


@pytest.mark.parametrize("keep", [True, False])
def test_each_button_is_its_answer_and_is_given_once(alone: TrialBar, keep: bool) -> None:
    answers: list[tuple[str, bool]] = []
    alone.answered.connect(lambda trial, kept: answers.append((trial, kept)))
    button = alone.keep if keep else alone.back
    button.click()
    button.click()
    assert answers == [("t1", keep)]


def test_escape_is_no_answer(alone: TrialBar, qtbot: QtBot) -> None:
    answers: list[bool] = []
    alone.answered.connect(lambda _trial, kept: answers.append(kept))
    alone.activateWindow()
    alone.keep.setFocus()
    qtbot.waitUntil(alone.keep.hasFocus)
    for button in (alone.keep, alone.back):
        keyboard.keyClick(button, Qt.Key.Key_Escape)
    assert answers == []


def test_an_answer_that_did_not_arrive_may_be_given_again(alone: TrialBar, clock: list[float]) -> None:
    alone.keep.click()
    alone.failed("The helper did not answer.")
    alone.tick()
    assert alone.text.text() == "The helper did not answer."
    assert alone.keep.isEnabled()
    clock[0] += READING_S
    alone.tick()
    assert "reverts in 11 s" in alone.text.text()


# -- on the page -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_keep_keeps_and_the_next_change_may_be_applied(desk: Desk) -> None:
    trial = bar(desk).trial
    bar(desk).keep.click()
    assert desk.session.of("keep") == [OfTrial(trial)]
    assert desk.page.trials == {}
    assert desk.page.message.text.text() == "Example Disk 1000: Changes kept."
    assert read_ahead(desk) == 1024
    desk.slide("ata.apm", 0)
    assert desk.page.review.apply.isEnabled()


@pytest.mark.slow
def test_put_back_puts_back(desk: Desk) -> None:
    bar(desk).back.click()
    assert desk.page.trials == {}
    assert "Reverted. Read-ahead was restored to 128 KiB." in desk.page.message.text.text()
    assert read_ahead(desk) == 128
    assert desk.page.rows["block.read_ahead"].note.text() == "Read-ahead was restored to 128 KiB."


@pytest.mark.slow
def test_what_could_not_be_put_back_is_not_called_put_back(desk: Desk) -> None:
    stuck = ChangeResult(
        "block.read_ahead", 1024, 128, 1024, False, Fault.IO_ERROR, "The kernel reported an error."
    )
    desk.session.trial_ended.emit(TrialEnded(bar(desk).trial, "sda", TrialEnd.TIMED_OUT, (stuck,)))
    assert "could not be restored to 128 KiB" in desk.page.message.text.text()
    assert read_ahead(desk) == 1024


@pytest.mark.slow
def test_the_bar_stays_while_the_user_looks_at_another_drive(desk: Desk) -> None:
    desk.page.show_drive(a_drive("sdb", "Other Disk"))
    desk.session.trial_ended.emit(TrialEnded("other", "sdz", TrialEnd.TIMED_OUT))
    assert bar(desk).isVisible(), "the end of a trial that is not ours is not our business"
    assert "Example Disk 1000" in bar(desk).text.text()
    bar(desk).back.click()
    assert desk.page.message.text.text().startswith("Example Disk 1000: Reverted.")


@pytest.mark.slow
def test_a_drive_that_is_pulled_out_is_asked_nothing_more(desk: Desk) -> None:
    desk.session.bring(a_drive(), a_drive("sdb"))
    assert desk.page.trials
    desk.session.bring(a_drive("sdb"))
    assert [args.trial for args in desk.session.of("put-back")] == ["t1"]
    assert not desk.page.trials


@pytest.mark.slow
def test_one_drive_on_trial_does_not_hold_up_another(desk: Desk) -> None:
    desk.slide("ata.apm", 0)
    assert not desk.page.review.apply.isEnabled()
    assert "Keep or revert the trial first." in desk.page.review.obstacle.text()
    desk.page.show_drive(a_drive("sdb"))
    desk.slide("ata.apm", 0)
    assert desk.page.review.apply.isEnabled()


def test_an_answer_that_fails_is_told_in_the_bar(desk: Desk) -> None:
    desk.session.answers["keep"] = lambda _args: Fails(Fault.NOT_SUPPORTED, "That trial is over already.")
    bar(desk).keep.click()
    assert bar(desk).text.text() == "That trial is over already."


# -- without its helper --------------------------------------------------------------------------------------


@pytest.fixture
def service(desk: Desk) -> list[TrialState]:
    """What the next looks at the trial find; the last one stays. The helper is dead."""
    looks = [TrialState(TrialStage.LEFT)]
    desk.session.answers["trial"] = lambda _args: looks.pop(0) if len(looks) > 1 else looks[0]
    desk.session.become(Class.BROWSE)
    return looks


def recovered(desk: Desk) -> TrialState:
    (trial,) = desk.page.trials
    back = ChangeResult("block.read_ahead", 1024, 128, 128, changed=True)
    return TrialState(TrialStage.OVER, TrialEnded(trial, "sda", TrialEnd.RECOVERED, (back,)))


@pytest.mark.slow
def test_a_helper_that_dies_takes_the_question_with_it_and_nothing_is_said_to_be_over(
    desk: Desk, service: list[TrialState]
) -> None:
    row = desk.page.rows["block.read_ahead"]
    assert row.note.text().endswith(": Set to 1024 KiB, confirmed.")
    assert row.note.text()[:4].isdigit(), "what was so then has its date"
    assert row.note_shown.tone == "faint"
    assert "exited" not in bar(desk).text.text(), "that stands in the line of messages"
    assert bar(desk).keep.isHidden()
    assert bar(desk).more.isHidden()
    assert not bar(desk).back.isEnabled()
    assert "Reverting the changes on Example Disk 1000" in bar(desk).text.text()
    assert read_ahead(desk) == 1024
    desk.slide("ata.apm", 0)
    assert "Revert the earlier trial first" in desk.page.review.obstacle.text()
    looked = len(desk.session.of("trial"))
    service[:] = [TrialState(TrialStage.OPEN)]
    desk.page.trial_place.look()
    assert len(desk.session.of("trial")) == looked + 1
    desk.machine.set("block.read_ahead", value=128)
    service[:] = [recovered(desk)]
    desk.page.trial_place.look()
    assert desk.page.trials == {}
    assert "Reverted by DiskTune's service" in desk.page.message.text.text()
    assert desk.page.message.tone == "caution"
    assert read_ahead(desk) == 128
    assert desk.page.rows["block.read_ahead"].note.text() == "Read-ahead was restored to 128 KiB."


@pytest.mark.slow
def test_where_nothing_restores_it_there_is_the_button_that_does(desk: Desk, service: list[TrialState]) -> None:
    for _ in range(LOOKS_LEFT):
        desk.page.trial_place.look()
    assert "Changes on Example Disk 1000 not reverted" in bar(desk).text.text()
    desk.session.bring()
    assert not desk.session.may("apply"), "a drive that is gone asks for no password by itself"
    desk.session.unlock_refusal = "You dismissed the question."
    bar(desk).back.click()
    assert bar(desk).text.text().endswith("You dismissed the question.")
    desk.session.unlock_refusal = ""
    bar(desk).back.click()
    assert desk.session.privilege is Class.TUNE
    # The new helper takes it over, and says so.
    desk.machine.set("block.read_ahead", value=128)
    desk.machine.end(OfTrial(bar(desk).trial), TrialEnd.SESSION_ENDED)
    assert desk.page.trials == {}
    assert read_ahead(desk) == 128


def test_where_no_helper_can_say_what_became_of_it_that_is_said(desk: Desk, service: list[TrialState]) -> None:
    desk.session.answers["trial"] = lambda _args: Fails(Fault.INTERNAL, "The helper has ended.")
    for _ in range(LOOKS_LEFT):
        desk.page.trial_place.look()
    assert "Changes on Example Disk 1000: reverted or not is unknown" in bar(desk).text.text()
    assert bar(desk).back.isEnabled()
    desk.session.answers["trial"] = lambda _args: TrialState(TrialStage.OPEN)
    desk.page.trial_place.look()
    assert "Reverting the changes on Example Disk 1000" in bar(desk).text.text()
    assert not bar(desk).back.isEnabled()


def test_a_stopped_keeper_that_goes_on_takes_the_button_away_again(desk: Desk, service: list[TrialState]) -> None:
    for _ in range(LOOKS_LEFT):
        desk.page.trial_place.look()
    assert bar(desk).back.isEnabled()
    service[:] = [TrialState(TrialStage.OPEN)]
    desk.page.trial_place.look()
    assert not bar(desk).back.isEnabled()
    assert "Reverting the changes on Example Disk 1000" in bar(desk).text.text()
    desk.machine.set("block.read_ahead", value=128)
    service[:] = [recovered(desk)]
    desk.page.trial_place.look()
    assert "Reverted by DiskTune's service" in desk.page.message.text.text()


def test_what_a_stopped_helper_was_told_to_keep_is_called_restored(desk: Desk) -> None:
    """The request waits in the pipe until the service ends the helper, at the promised second."""
    desk.session.held = True
    bar(desk).keep.click()
    assert bar(desk).text.text() == "Keeping the changes on Example Disk 1000…"
    over = recovered(desk)
    desk.machine.set("block.read_ahead", value=128)
    desk.session.answers["keep"] = lambda _args: Fails(Fault.INTERNAL, "DiskTune's helper stopped.")
    desk.session.answers["trial"] = lambda _args: over
    desk.session.become(Class.BROWSE)
    assert "Reverting the changes on Example Disk 1000" in bar(desk).text.text()
    desk.session.let_go()
    assert desk.page.trials == {}
    assert "Kept" not in desk.page.message.text.text()
    assert "Reverted by DiskTune's service" in desk.page.message.text.text()
    assert read_ahead(desk) == 128


@pytest.mark.slow
def test_where_nobody_knows_how_it_ended_that_is_said(desk: Desk, service: list[TrialState]) -> None:
    service[:] = [TrialState(TrialStage.OVER)]
    desk.page.trial_place.look()
    assert desk.page.trials == {}
    assert "no result of the trial" in desk.page.message.text.text()
    assert "exited" not in desk.page.message.text.text()
    assert read_ahead(desk) == 1024


def test_without_a_service_the_countdown_says_on_what_it_depends(clock: list[float], qtbot: QtBot) -> None:
    alone = added(qtbot, TrialBar("t1", a_drive().ref, "Example Disk", 15, clock=lambda: clock[0], kept=False))
    assert alone.text.text().endswith("reverts in 15 s, if the helper runs")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "tone"), [(TrialEnd.REVERTED, "good"), (TrialEnd.TIMED_OUT, "caution"), (TrialEnd.KEPT, "good")]
)
def test_what_nobody_asked_for_is_not_told_in_green(desk: Desk, end: TrialEnd, tone: str) -> None:
    desk.machine.end(OfTrial(bar(desk).trial), end)
    assert desk.page.message.tone == tone
    if end is not TrialEnd.KEPT:
        assert desk.page.rows["block.read_ahead"].note_shown.tone == tone


def test_the_answer_and_the_event_are_told_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(desk.page.message, "show_text", lambda words, **_rest: told.append(words))
    bar(desk).back.click()
    assert len(told) == 1


# -- more time ---------------------------------------------------------------------------------------------


def test_more_time_is_what_the_helper_says_and_no_more(alone: TrialBar, clock: list[float]) -> None:
    asked: list[str] = []
    alone.extend_asked.connect(asked.append)
    clock[0] += 10
    alone.more.click()
    alone.more.click()
    assert asked == ["t1"]
    alone.tick()
    assert "reverts in 5 s" in alone.text.text(), "nothing is promised before the helper has answered"
    alone.extend(300)
    assert "reverts in 300 s" in alone.text.text()
    assert alone.progress.value() == alone.progress.maximum()
    assert not alone.more.isEnabled()
    clock[0] += 60
    alone.tick()
    assert alone.more.isEnabled()


def test_more_time_that_is_refused_is_told_and_may_be_asked_for_again(alone: TrialBar, clock: list[float]) -> None:
    alone.more.click()
    alone.failed("The trial could not be extended: Read-only file system.")
    assert alone.text.text() == "The trial could not be extended: Read-only file system."
    clock[0] += READING_S
    alone.tick()
    assert "reverts in 11 s" in alone.text.text()
    assert alone.more.isEnabled()


def test_more_time_is_asked_of_the_helper(desk: Desk) -> None:
    desk.session.answers["extend"] = lambda args: TrialExtended(args.trial, 300)
    trial = bar(desk).trial
    bar(desk).more.click()
    assert desk.session.of("extend") == [OfTrial(trial)]
    assert "in 300 s" in bar(desk).text.text()


@pytest.mark.slow
def test_an_answer_that_was_given_is_not_overtaken_by_more_time(desk: Desk) -> None:
    desk.session.answers["extend"] = lambda args: TrialExtended(args.trial, 300)
    desk.session.held = True
    bar(desk).more.click()
    bar(desk).keep.click()
    desk.session.let_go()
    assert desk.page.trials == {}


# -- once more ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_nobody_confirmed_in_time_can_be_applied_again(desk: Desk) -> None:
    desk.machine.end(OfTrial(bar(desk).trial), TrialEnd.TIMED_OUT)
    assert desk.page.message.action.text() == "Try A&gain"
    desk.page.message.action.click()
    assert [request.changes[0].value for request in desk.applied()] == [1024, 1024]
    assert read_ahead(desk) == 1024
    assert len(desk.page.trials) == 1
    assert desk.page.message.isHidden()


def test_what_was_reverted_on_purpose_is_not_offered_again(desk: Desk) -> None:
    bar(desk).back.click()
    assert desk.page.message.action.isHidden()


def test_what_may_lose_data_is_asked_about_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.choose("ata.write_cache", "on")
    present(desk.page.review.consent("ata.write_cache")).setChecked(True)
    desk.page.review.apply.click()
    desk.machine.end(OfTrial(bar(desk).trial), TrialEnd.TIMED_OUT)
    desk.page.message.action.click()
    assert len(desk.applied()) == 1
    assert desk.page.review.obstacle.text() == "Accept the risk first."


def test_what_went_well_makes_room_for_the_next_change_and_a_failure_does_not(desk: Desk) -> None:
    bar(desk).keep.click()
    desk.slide("ata.apm", 0)
    assert desk.page.message.isHidden()
    desk.page.message.show_text("The result is unknown.", tone="danger")
    desk.slide("ata.apm", 3)
    assert desk.page.message.isVisible()


def test_a_new_bar_takes_no_click_and_then_does(alone: TrialBar, clock: list[float]) -> None:
    answers: list[bool] = []
    alone.answered.connect(lambda _trial, kept: answers.append(kept))
    keyboard.mouseClick(alone.keep, Qt.MouseButton.LeftButton)
    assert answers == [], "the second click of a double click on Try"
    clock[0] += 1
    keyboard.mouseClick(alone.keep, Qt.MouseButton.LeftButton)
    assert answers == [True]


def test_keep_at_boot_keeps_and_saves(desk: Desk) -> None:
    wanted: list[str] = []
    desk.page.trial_place.boot_wanted.connect(wanted.append)
    desk.session.answers["save"] = lambda _args: SavedList(())
    trial = bar(desk).trial
    bar(desk).keep_at_boot.click()
    assert [shown.setting for args in desk.session.of("save") for shown in args.settings] == ["block.read_ahead"]
    assert (wanted, desk.page.trials) == ([trial], {})
    assert [args.trial for args in desk.session.of("keep")] == [trial]


def test_the_keys_keep_and_revert(desk: Desk, qtbot: QtBot) -> None:
    desk.page.activateWindow()
    qtbot.waitUntil(bar(desk).back.hasFocus)
    qtbot.waitUntil(lambda: not bar(desk).deaf)
    keep = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    keyboard.keyClick(bar(desk).back, Qt.Key.Key_Return, keep)
    assert desk.page.trials == {}
    assert read_ahead(desk) == 1024
    desk.slide("block.read_ahead", 7)
    keyboard.keyClick(desk.page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(desk.page.trials) == 1
    keyboard.keyClick(bar(desk).back, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert desk.page.trials == {}
    assert read_ahead(desk) == 1024
