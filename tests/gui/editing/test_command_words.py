"""The helper's commands say what the window says: one vocabulary in two places, held together here."""

from __future__ import annotations

import pytest

from disktune_contract.identity.verdict import HealthJudgement, HealthVerdict
from disktune_contract.messages.change import ChangeResult, TrialEnd
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.setting import Change, Value
from disktune_gui.editing import change_summary
from disktune_gui.editing.planned_values import Draft, ReviewedChange
from disktune_gui.health import wording as counters_text
from disktune_gui.health import wording as health_wording
from disktune_gui.text import wording
from disktune_helper.cli.commands import health, history
from disktune_helper.cli.common import selection, trial
from disktune_helper.cli.common.outputs import PlannedChange
from tests.gui.scripted_session import hard_disk

RESULTS = (
    ChangeResult("ata.apm", 128, 254, 254, True),
    ChangeResult("ata.apm", 254, 254, 254, False),
    ChangeResult("ata.apm", 128, 254, 200, True, Fault.NOT_KEPT, "Not kept."),
    ChangeResult("ata.apm", 128, 254, None, False, Fault.REFUSED_BY_DRIVE, "The drive rejected the command."),
    ChangeResult("ata.apm", 128, 254, None, False, Fault.IO_ERROR),
    ChangeResult("ata.standby_timer", None, 240, None, True),
)


@pytest.mark.parametrize("result", RESULTS)
def test_what_became_of_a_change(result: ChangeResult) -> None:
    assert selection.plain(trial.result_words(result)) == selection.plain(change_summary.named_result(result))
    assert selection.plain(trial.restored_words(result)) == selection.plain(change_summary.restored_words(result))


@pytest.mark.parametrize(
    ("setting", "value"), [("ata.apm", 254), ("ata.standby_timer", 240), ("ata.look_ahead", False)]
)
def test_what_a_change_costs_and_risks(setting: str, value: Value) -> None:
    [reviewed] = Draft(hard_disk()).with_value(setting, value).reviewed()
    summary = change_summary.of_change(reviewed)
    planned = _planned(reviewed, reviewed.change)
    assert planned.refusal == summary.trouble
    assert bool(planned.consent) == bool(summary.consent)
    for words in filter(None, (planned.cost, planned.risk, *planned.remarks)):
        assert words in f"{summary.risk} {summary.meaning}"


def _planned(reviewed: ReviewedChange, change: Change) -> PlannedChange:
    assert reviewed.whole is not None
    return trial._planned(reviewed.setting, reviewed.state, change.value, reviewed.whole)


def test_causes_in_the_history() -> None:
    assert set(map(str, TrialEnd)) <= set(history.CAUSES)
    assert {word: wording.cause(word) for word in history.CAUSES} == history.CAUSES


def test_verdicts_and_counters() -> None:
    for verdict, words in health.WORDS.items():
        shown = health_wording.verdict(HealthJudgement(verdict))
        assert shown.partition(":")[0] == words if verdict is HealthVerdict.GOOD else shown == words
    assert {counter: str(words) for counter, words in counters_text.JUDGED.items()} == health.COUNTED
