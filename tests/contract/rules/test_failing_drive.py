"""A failing drive: what is refused, what lowers the risk, and that it is said what to do first."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext
from disktune_contract.rules.rules import (
    FIRST,
    LOWERS,
    PERMITTED_ACTIONS,
    refused_action,
    refused_change,
    refused_setting,
    refused_workload,
)
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Source, State, Status, Value
from disktune_contract.workloads import BY_ID as WORKLOADS


def test_what_may_still_be_changed_exists() -> None:
    assert LOWERS.keys() <= BY_ID.keys()
    assert ACTION_BY_ID.keys() >= PERMITTED_ACTIONS


@pytest.mark.parametrize(
    ("setting", "now", "then", "permitted"),
    [
        ("ata.write_cache", True, False, True),
        ("ata.write_cache", False, True, False),
        ("nvme.write_cache", None, False, True),
        ("block.read_only", False, True, True),
        ("block.read_only", True, False, False),
        ("ata.standby_timer", 120, 0, True),
        ("ata.standby_timer", 0, 120, False),
        ("ata.idle_b", 20, 0, True),
        ("ata.idle_b", 0, 20, False),
        ("ata.apm", 128, 254, True),
        ("ata.apm", 254, 1, False),
        # Seven seconds in an array, no limit for the last copy.
        ("ata.read_recovery", 0, 70, True),
        ("ata.read_recovery", 70, 0, True),
        ("scsi.timeout", 30, 180, True),
        ("scsi.timeout", 180, 30, False),
        ("scsi.timeout", None, 180, False),
        ("ata.smart", False, True, True),
        ("ata.smart", True, False, False),
        ("block.read_ahead", 128, 4096, False),
        ("block.scheduler", "none", "bfq", False),
    ],
)
def test_only_a_change_that_lowers_the_risk(setting: str, now: Value | None, then: Value, permitted: bool) -> None:
    assert refused_change(setting, now, then) == ("" if permitted else FIRST)
    assert not (permitted and refused_setting(setting))


@pytest.mark.parametrize("failing", [False, True])
def test_the_rules_refuse_it_where_the_drive_is_known_to_fail(failing: bool) -> None:
    setting = BY_ID["ata.write_cache"]
    for now in (False, True):
        state = State(setting.id, Status.OK, now, Source.LIVE)
        whole = RuleContext.of((state,), {setting.id: not now}, UNKNOWN, failing=failing)
        refused = failing and not now
        assert rules.refusal(setting, state, not now, whole) == (FIRST if refused else None)


def test_what_stops_the_motor_is_refused_and_what_gets_at_the_data_is_not() -> None:
    for action in ("standby", "sleep", "idle-unload", "drop-buffers"):
        assert refused_action(action) == FIRST
    for action in ("flush", "wake", "check-power", "reread-partitions"):
        assert refused_action(action) == ""


def test_measurements_that_write_or_read_the_whole_surface_are_refused() -> None:
    refused = {one.id for one in WORKLOADS.values() if refused_workload(one)}
    assert {one.id for one in WORKLOADS.values() if one.writes} < refused
    assert "drive.surface" in refused
    assert "drive.direct" not in refused
