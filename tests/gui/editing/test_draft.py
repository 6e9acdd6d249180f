"""The draft: edits against what the drive shows, and what becomes of them when the drive moves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.settings.setting import Change, Offer, Source, State, Status, Value
from disktune_gui.editing.planned_values import Draft

READ_AHEAD, SCHEDULER, LENGTH = "block.read_ahead", "block.scheduler", "block.nr_requests"
CACHE, TIMER, APM = "ata.write_cache", "ata.standby_timer", "ata.apm"

STATES = (
    State(READ_AHEAD, Status.OK, 128, Source.LIVE),
    State(SCHEDULER, Status.OK, "none", Source.LIVE, offer=Offer(choices=("none", "bfq"))),
    State(LENGTH, Status.OK, 64, Source.LIVE),
    State(CACHE, Status.OK, None, Source.LIVE),
    State(APM, Status.OK, 1, Source.CACHED),
    State(TIMER, Status.OK, 241, Source.REMEMBERED),
)


def moved(draft: Draft, setting: str, value: Value | None, status: Status = Status.OK) -> Draft:
    """Return *draft* on states in which one has become something else."""
    states = (
        replace(state, value=value, status=status) if state.setting == setting else state for state in draft.states
    )
    return draft.refreshed(states)


def test_an_edit_remembers_what_the_user_was_looking_at() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).with_value(CACHE, False)
    assert draft.in_order() == (Change(CACHE, None, False), Change(READ_AHEAD, 128, 1024))
    assert draft.ready


def test_editing_twice_still_starts_from_what_the_drive_shows() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).with_value(READ_AHEAD, 2048)
    assert draft.in_order() == (Change(READ_AHEAD, 128, 2048),)


def test_choosing_what_the_drive_shows_takes_the_edit_back() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).with_value(READ_AHEAD, 128)
    assert draft.changes == ()
    assert not draft.ready


def test_level_one_is_not_true() -> None:
    """1 == True in Python; a switch chosen on a level of 1 would vanish, or the other way round."""
    assert Draft(STATES).with_value(APM, True).changes
    assert not Draft(STATES).with_value(APM, 1).changes


def test_a_remembered_value_may_be_set_again_because_the_drive_may_have_forgotten_it() -> None:
    assert Draft(STATES).with_value(TIMER, 241).in_order() == (Change(TIMER, 241, 241),)


def test_a_setting_of_which_nothing_is_known_cannot_be_edited() -> None:
    with pytest.raises(ValueError, match=r"ata\.aam"):
        Draft(STATES).with_value("ata.aam", 128)


def test_changes_go_in_the_order_in_which_they_must() -> None:
    draft = Draft(STATES).with_value(LENGTH, 128).with_value(TIMER, 0).with_value(SCHEDULER, "bfq")
    draft = draft.with_value(CACHE, True)
    names = [change.setting for change in draft.in_order()]
    assert names.index(SCHEDULER) < names.index(LENGTH)
    assert names.index(CACHE) < names.index(TIMER)


def test_one_edit_can_be_taken_back_and_all_discarded() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).with_value(SCHEDULER, "bfq")
    assert [edit.setting for edit in draft.without(READ_AHEAD).changes] == [SCHEDULER]
    assert draft.discard().changes == ()
    assert draft.discard().undo().changes == draft.changes


def test_an_edit_of_what_the_drive_no_longer_reports_is_no_change() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).with_value(SCHEDULER, "bfq")
    without = replace(draft, states=tuple(state for state in STATES if state.setting != READ_AHEAD))
    assert without.in_order() == (Change(SCHEDULER, "none", "bfq"),)


# -- undo --------------------------------------------------------------------------------------------------


def test_undo_and_redo_walk_through_the_edits() -> None:
    first = Draft(STATES).with_value(READ_AHEAD, 1024)
    second = first.with_value(SCHEDULER, "bfq")
    assert second.undo().changes == first.changes
    assert second.undo().undo().changes == ()
    assert second.undo().undo().undo().changes == ()
    assert second.undo().redo().changes == second.changes
    assert second.redo() == second


def test_a_new_edit_ends_redo() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).undo().with_value(SCHEDULER, "bfq")
    assert draft.redo() == draft


def test_a_drag_is_one_step_of_undo() -> None:
    draft = Draft(STATES).with_value(SCHEDULER, "bfq").with_value(READ_AHEAD, 256)
    for value in (512, 1024, 2048):
        draft = draft.with_value(READ_AHEAD, value, continuing=True)
    assert [edit.setting for edit in draft.undo().changes] == [SCHEDULER]


def test_choosing_the_same_again_is_no_step_of_undo() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024)
    assert draft.with_value(READ_AHEAD, 1024) is draft


def test_after_applying_there_is_nothing_to_undo() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024).applied()
    assert not draft.changes
    assert not draft.past
    assert draft.states == STATES


_EDITS = st.lists(
    st.tuples(st.sampled_from([READ_AHEAD, LENGTH, APM, TIMER]), st.integers(0, 3), st.booleans()), max_size=8
)


@given(_EDITS)
def test_undoing_everything_ends_where_it_began(edits: list[tuple[str, int, bool]]) -> None:
    draft = Draft(STATES)
    for setting, value, continuing in edits:
        draft = draft.with_value(setting, value, continuing=continuing)
    last = draft.changes
    for _ in edits:
        draft = draft.undo()
    assert draft.changes == ()
    for _ in edits:
        draft = draft.redo()
    assert draft.changes == last


# -- the drive moves ---------------------------------------------------------------------------------------


def test_an_edit_survives_a_look_that_shows_the_same() -> None:
    draft = Draft(STATES).with_value(READ_AHEAD, 1024)
    assert draft.refreshed(STATES).in_order() == draft.in_order()
    assert draft.refreshed(STATES).ready


def test_a_value_that_moved_is_noticed_and_not_applied_unseen() -> None:
    draft = moved(Draft(STATES).with_value(READ_AHEAD, 1024), READ_AHEAD, 256)
    assert draft.reviewed()[0].moved
    assert draft.in_order() == (Change(READ_AHEAD, 128, 1024),)
    assert not draft.ready


def test_once_seen_the_edit_goes_on_from_the_new_value() -> None:
    draft = moved(Draft(STATES).with_value(READ_AHEAD, 1024), READ_AHEAD, 256).accepted(READ_AHEAD)
    assert draft.in_order() == (Change(READ_AHEAD, 256, 1024),)
    assert draft.ready


def test_editing_further_does_not_hide_that_the_value_moved() -> None:
    draft = moved(Draft(STATES).with_value(READ_AHEAD, 1024), READ_AHEAD, 256).with_value(READ_AHEAD, 2048)
    assert draft.reviewed()[0].moved


def test_an_edit_that_the_drive_has_come_to_by_itself_is_gone() -> None:
    assert moved(Draft(STATES).with_value(READ_AHEAD, 1024), READ_AHEAD, 1024).changes == ()


def test_an_edit_of_what_can_no_longer_be_changed_stays_and_says_why() -> None:
    draft = moved(Draft(STATES).with_value(CACHE, True), CACHE, None, Status.ASLEEP)
    assert draft.reviewed()[0].refusal
    assert not draft.ready


def test_an_edit_outside_what_the_drive_offers_is_not_ready() -> None:
    draft = Draft(STATES).with_value(SCHEDULER, "kyber")
    assert "none, bfq" in str(draft.reviewed()[0].refusal)
    assert not draft.ready


# -- what an edit brings ---------------------------------------------------------------------------------------


EPC, IDLE = "ata.epc", "ata.idle_b"
CONDITIONS = (
    State(EPC, Status.OK, False, Source.LIVE),
    State(IDLE, Status.LOCKED, None, Source.LIVE, "They are off."),
)


def test_what_an_edit_brings_can_be_edited_along_with_it() -> None:
    draft = Draft(CONDITIONS)
    assert draft.shown() == CONDITIONS
    opened = draft.with_value(EPC, True)
    assert [state.status for state in opened.shown()] == [Status.OK, Status.OK]
    assert "Available after another selected change" in opened.shown()[1].reason
    both = opened.with_value(IDLE, 600)
    assert both.in_order() == (Change(EPC, False, True), Change(IDLE, None, 600))
    assert both.ready


def test_without_the_edit_that_brings_it_there_is_nothing_to_apply() -> None:
    draft = Draft(CONDITIONS).with_value(EPC, True).with_value(IDLE, 600).without(EPC)
    assert [change.refusal for change in draft.reviewed()] == ["They are off."]
    assert not draft.ready
