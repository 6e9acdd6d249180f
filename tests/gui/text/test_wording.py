"""The words for values, states and causes."""

from __future__ import annotations

import time

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import Source, State, Status
from disktune_gui.text import wording


def test_unknown_is_neither_off_nor_zero() -> None:
    for setting in SETTINGS:
        assert wording.value_words(setting, None) == "unknown"


@pytest.mark.parametrize(
    ("setting", "mark"),
    [("block.read_ahead", ""), ("ata.apm", "wear"), ("ata.write_cache", "data loss")],
)
def test_the_risk_is_marked_in_words(setting: str, mark: str) -> None:
    assert wording.risk_mark(BY_ID[setting]) == mark


def test_a_value_that_the_kernel_remembered_says_so() -> None:
    state = State("ata.apm", Status.OK, 128, Source.CACHED)
    assert wording.state_note(BY_ID["ata.apm"], state) == "From the kernel."


def test_a_value_that_disktune_remembers_says_when_it_was_set() -> None:
    at = time.mktime((2026, 3, 4, 17, 5, 0, 0, 0, -1))
    state = State("ata.standby_timer", Status.OK, 241, Source.REMEMBERED, "…", set_at=at)
    assert wording.state_note(BY_ID["ata.standby_timer"], state) == ("Last set to 30 min on 2026-03-04 17:05.")


def test_a_live_value_needs_no_note() -> None:
    assert wording.state_note(BY_ID["ata.apm"], State("ata.apm", Status.OK, 128, Source.LIVE)) == ""


def test_a_cause_of_a_later_version_stands_for_itself() -> None:
    assert wording.cause("timed-out") == "reverted, not confirmed"
    assert wording.cause("resumed") == "resumed"
