"""The words for what will happen, and for what did."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import (
    DEFAULT_TRIAL_S,
    MAX_TRIAL_S,
    Applied,
    ChangeResult,
    TrialEnd,
    TrialEnded,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.setting import Change, Source, State, Status, Value
from disktune_gui.editing import change_summary
from disktune_gui.editing.change_summary import ChangeSummary
from disktune_gui.editing.planned_values import Draft, ReviewedChange


def change(setting: str, now: Value | None, value: Value, expected: Value | str | None = "same") -> ReviewedChange:
    state = State(setting, Status.OK, now, Source.LIVE)
    return ReviewedChange(BY_ID[setting], state, Change(setting, now if expected == "same" else expected, value))


def result(
    setting: str, wanted: Value, after: Value | None, fault: Fault | None = None, why: str = ""
) -> ChangeResult:
    return ChangeResult(setting, 128, wanted, after, fault is None, fault, why)


# -- what changes will do ------------------------------------------------------------------------------------


def test_a_line_says_from_where_to_where_and_which_way_that_is() -> None:
    line = change_summary.of_change(change("block.read_ahead", 128, 1024))
    assert line.headline == "Read-ahead: 128 KiB → 1024 KiB"
    assert line.meaning == "Faster long reads, but slower random access."
    assert change_summary.of_change(change("block.read_ahead", 128, 64)).meaning.startswith(
        "Faster random access, but slower long reads."
    )
    other = change_summary.of_change(change("bfq.slice_idle", 8, 4))
    assert other.meaning.startswith("Direction: throughput.")


@pytest.mark.parametrize(("now", "value"), [(None, 128), (255, 128), (128, 255)])
def test_there_is_no_direction_from_or_to_unknown_or_off(now: int | None, value: int) -> None:
    assert "Direction" not in change_summary.of_change(change("ata.apm", now, value)).meaning


def test_from_unknown_is_said_so() -> None:
    assert (
        change_summary.of_change(change("ata.apm", None, 255)).headline
        == "Power management level (APM): unknown → off"
    )


def test_switching_the_cache_on_needs_consent_and_switching_it_off_does_not() -> None:
    on, off = (
        change_summary.of_change(change("ata.write_cache", False, True)),
        change_summary.of_change(change("ata.write_cache", True, False)),
    )
    assert on.risk == BY_ID["ata.write_cache"].danger
    assert on.consent.startswith("I accept this risk: With this on, a power failure")
    assert off.consent == ""
    assert "safe value" in off.risk


def test_wear_is_said_and_harmless_things_are_not() -> None:
    assert "wear" in change_summary.of_change(change("ata.apm", 128, 1)).risk
    assert change_summary.of_change(change("ata.aam", 254, 128)).risk == "Quieter, but slower seeks."
    assert "wear" in change_summary.of_change(change("ata.apm", None, 1)).risk
    assert change_summary.of_change(change("block.read_ahead", 128, 256)).risk == ""


def test_a_moved_value_is_told_with_all_three_values() -> None:
    line = change_summary.of_change(change("block.read_ahead", 256, 1024, expected=128))
    assert line.moved
    assert line.trouble == "The value changed from 128 KiB to 256 KiB."


def test_a_value_that_is_unknown_by_now_is_not_said_to_be_set_by_something() -> None:
    line = change_summary.of_change(change("block.read_ahead", None, 1024, expected=128))
    assert line.trouble == "The value changed from 128 KiB to unknown."


def test_a_remembered_value_that_moved_is_not_said_to_be_so_now() -> None:
    moved = change("ata.standby_timer", 120, 241, expected=12)
    line = change_summary.of_change(replace(moved, state=replace(moved.state, source=Source.REMEMBERED)))
    assert line.trouble == "DiskTune has since set it to 10 min."


def test_a_trial_lasts_as_long_as_it_takes_to_notice_the_change() -> None:
    scheduler = change("block.scheduler", "none", "bfq")
    noise = change("ata.aam", 254, 128)
    assert change_summary.trial_s(()) == DEFAULT_TRIAL_S
    assert change_summary.trial_s((scheduler,)) == DEFAULT_TRIAL_S
    assert change_summary.trial_s((change("ata.keep_over_reset", None, True),)) == change_summary.LONG_TRIAL_S
    assert change_summary.trial_s((scheduler, noise)) == change_summary.FELT_TRIAL_S
    assert change_summary.trial_s((change("ata.standby_timer", None, 241),)) == change_summary.FELT_TRIAL_S
    assert change_summary.trial_s((change("nvme.throttle_light", 70, 60),)) == change_summary.FELT_TRIAL_S
    assert change_summary.FELT_TRIAL_S <= MAX_TRIAL_S


def test_what_may_hang_the_computer_is_reverted_soon() -> None:
    link = change("power.link", "max_performance", "min_power")
    assert change_summary.trial_s((link,)) == DEFAULT_TRIAL_S


def test_the_heading_counts() -> None:
    line = ChangeSummary("ata.apm", "APM", "", "", "", "", moved=False)
    assert change_summary.heading([line]) == "1 change"
    assert change_summary.heading([line, replace(line, consent="It may lose data.")]) == "2 changes · 1 at risk"


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_every_setting_of_the_catalogue_makes_a_readable_line(setting: object) -> None:
    state = State(setting.id, Status.OK, None, Source.LIVE)  # type: ignore[attr-defined]
    draft = Draft((state,))
    for value in _some_values(setting):
        line = change_summary.of_change(draft.with_value(state.setting, value).reviewed()[0])
        assert not line.meaning or line.meaning.endswith(".")
        assert "None" not in line.headline + line.meaning + line.risk


def _some_values(setting: object) -> list[Value]:
    domain = setting.domain  # type: ignore[attr-defined]
    if hasattr(domain, "rows"):
        return [row.code for row in domain.rows]
    if hasattr(domain, "values"):
        return list(domain.values)
    return [domain.minimum, domain.maximum] if hasattr(domain, "minimum") else [True, False]


# -- what happened -----------------------------------------------------------------------------------------


def test_an_outcome_says_what_was_read_back() -> None:
    assert change_summary.result_words(result("block.read_ahead", 1024, 1024)) == "Set to 1024 KiB, confirmed."


def test_what_cannot_be_read_back_is_not_claimed() -> None:
    assert (
        change_summary.result_words(result("ata.standby_timer", 241, None))
        == "Set to 30 min; it cannot be read back."
    )


def test_another_value_than_the_wanted_one_is_shown() -> None:
    told = change_summary.result_words(result("ata.apm", 1, 128, Fault.NOT_KEPT, "…"))
    assert told == "Accepted, but the value read back is 128."


def test_a_refusal_is_told_in_the_helpers_words() -> None:
    told = change_summary.result_words(
        result("ata.apm", 1, 128, Fault.REFUSED_BY_DRIVE, "The drive rejected the command.")
    )
    assert told == "The drive rejected the command."


REFUSED = result("ata.apm", 1, 128, Fault.REFUSED_BY_DRIVE, "The drive rejected the command.")
NOT_TRIED = result("ata.aam", 128, 254, Fault.CANCELLED, "Not tried.")


def test_a_failure_names_the_culprit_and_what_was_put_back() -> None:
    done = result("block.read_ahead", 1024, 1024)
    put_back = result("block.read_ahead", 128, 128)
    told = change_summary.not_applied(Applied("", 15, (done, REFUSED, NOT_TRIED), (put_back,)))
    assert told == ("Power management level (APM): The drive rejected the command. All restored.")


def test_nothing_was_changed_is_said_only_when_it_is_so() -> None:
    assert change_summary.not_applied(Applied("", 15, (REFUSED,))).endswith("No settings were changed.")
    stuck = replace(REFUSED, changed=True)
    assert "No settings were changed" not in change_summary.not_applied(Applied("", 15, (stuck,)))
    failed = result("block.read_ahead", 128, 1024, Fault.IO_ERROR, "The kernel reported an error.")
    told = change_summary.not_applied(Applied("", 15, (REFUSED,), (failed,)))
    assert "Read-ahead could not be restored to 128 KiB: The kernel reported an error." in told
    assert "No settings were changed" not in told
    unread = replace(REFUSED, fault=Fault.IO_ERROR, after=None)
    told = change_summary.not_applied(Applied("", 15, (unread,)))
    assert told.endswith("Whether this changed the value is unknown.")


DONE = result("block.read_ahead", 1024, 1024)


def test_what_was_as_before_already_is_told_so() -> None:
    """The kernel gives up a read-ahead when another change alters the queue's limits."""
    same = replace(result("block.read_ahead", 128, 128), changed=False)
    told = change_summary.result_in(Applied("", 15, (DONE, REFUSED), (same,)), DONE)
    assert told == "Set to 1024 KiB; the earlier value returned."
    told = change_summary.not_applied(Applied("", 15, (REFUSED,), (replace(same, setting="ata.apm"),)))
    assert told.endswith("No settings were changed.")


def test_a_step_without_a_way_back_is_not_said_to_be_restored() -> None:
    """Of the two changes that were made, one had an unknown value before."""
    lost = replace(result("ata.aam", 128, 128), before=None)
    applied = Applied("", 15, (DONE, lost, REFUSED), (result("block.read_ahead", 128, 128),))
    told = change_summary.not_applied(applied)
    assert "All restored" not in told
    assert told.endswith("Not restored, earlier value unknown: Acoustic management level (AAM).")
    words = "Set to 128; the earlier value is unknown."
    assert change_summary.result_in(applied, lost) == words
    assert change_summary.result_in(applied, DONE).endswith("then restored.")
    # Without a result of the restoring there is no reason to give.
    told = change_summary.result_in(Applied("", 15, (DONE, REFUSED)), DONE)
    assert told == "Set to 1024 KiB; not restored."


def test_a_timer_is_not_said_to_be_what_it_was() -> None:
    """What is written where the earlier value is not known is what drives begin with."""
    timer = ChangeResult("ata.standby_timer", None, 241, None, changed=True)
    back = ChangeResult("ata.standby_timer", 241, 0, None, changed=True)
    told = change_summary.result_in(Applied("", 15, (timer, REFUSED), (back,)), timer)
    assert told == "Set to 30 min, then to never; the earlier value is unknown."
    assert (
        change_summary.restored_words(back)
        == "Standby timer (spin-down) was set to never; it cannot be read back."
    )


@pytest.mark.parametrize("end", TrialEnd)
def test_every_end_of_a_trial_has_a_sentence(end: TrialEnd) -> None:
    told = change_summary.trial_end(TrialEnded("t", "sda", end, (result("ata.apm", 128, 128),)))
    begins = {TrialEnd.KEPT: "Changes kept.", TrialEnd.COMPARED: "Restored"}.get(end, "Reverted")
    assert told.startswith(begins)
    assert ("was restored to 128" in told) == (end is not TrialEnd.KEPT)


def test_what_a_change_did_not_alter_on_the_way_is_no_part_of_how_its_trial_ended() -> None:
    unaltered = ChangeResult("block.nr_requests", 64, 64, 64, changed=False)
    told = change_summary.trial_end(
        TrialEnded("t", "sda", TrialEnd.REVERTED, (result("ata.apm", 128, 128), unaltered))
    )
    assert "was restored to" in told
    assert "equest queue" not in told


def test_a_trial_that_could_not_be_put_back_does_not_say_that_it_was() -> None:
    failed = result("ata.apm", 128, 1, Fault.DRIVE_GONE, "The drive is gone.")
    told = change_summary.trial_end(TrialEnded("t", "sda", TrialEnd.TIMED_OUT, (failed,)))
    assert told.startswith("Not all reverted")
    assert "could not be restored to 128: The drive is gone." in told


# -- rules between settings ------------------------------------------------------------------------------------


def _timer_draft(code: int, *, polled: bool = False, apm: int = 254) -> Draft:
    states = (
        State("ata.apm", Status.OK, apm, Source.LIVE),
        State("ata.standby_timer", Status.OK, None, Source.REMEMBERED),
    )
    draft = Draft().refreshed(states, Surroundings(polled=polled))
    return draft.with_value("ata.standby_timer", code)


def test_a_warning_of_a_rule_stands_with_the_risk_of_the_change() -> None:
    (line,) = map(change_summary.of_change, _timer_draft(241, polled=True).reviewed())
    assert line.risk.startswith("Costs noise, power or wear. udisks reads SMART data")
    (line,) = map(change_summary.of_change, _timer_draft(12, polled=True).reviewed())
    assert "udisks" not in line.risk


def test_a_rule_sees_all_changes_together() -> None:
    draft = _timer_draft(12).with_value("ata.apm", 100)
    assert all(
        "Below APM 128 the firmware ignores the standby timer." in change_summary.of_change(change).risk
        for change in draft.reviewed()
    )
    assert draft.ready


def test_what_is_good_to_know_stands_with_the_meaning() -> None:
    states = (State("scsi.queue_depth", Status.OK, 32, Source.LIVE),)
    (line,) = map(change_summary.of_change, Draft().refreshed(states).with_value("scsi.queue_depth", 1).reviewed())
    assert "turns NCQ off" in line.meaning
    assert "at a time" not in line.risk


def test_surroundings_last_through_edits_and_applying() -> None:
    around = Surroundings(polled=True)
    draft = _timer_draft(241, polled=True)
    assert draft.undo().surroundings == draft.applied().surroundings == around
    assert draft.refreshed(draft.states).surroundings == around
