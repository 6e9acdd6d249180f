"""The helper's commands and the window use the same words for changes, costs and"""

from __future__ import annotations

import pytest

from disktune_contract.health.verdict import Counter, HealthVerdict
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.messages.change import TrialEnd
from disktune_contract.said import changes
from disktune_contract.said.differences import COMPARED
from disktune_contract.said.health_words import COUNTED, HEALTH
from disktune_contract.settings.setting import Change, Value
from disktune_gui.editing import change_summary
from disktune_gui.editing.planned_values import Draft, ReviewedChange
from disktune_gui.text import wording
from disktune_helper.cli.common import trial
from disktune_helper.cli.common.outputs import PlannedChange
from tests.gui.scripted_session import hard_disk


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


def test_every_end_of_a_trial_has_a_cause_in_the_history() -> None:
    assert set(map(str, TrialEnd)) <= set(changes.CAUSES)
    assert wording.cause("resumed") == "resumed", "a later version's word"


def test_every_verdict_and_counter_has_words() -> None:
    assert set(HEALTH) == set(HealthVerdict)
    assert set(COUNTED) == set(Counter)
    assert set(COMPARED) == set(Verdict)
