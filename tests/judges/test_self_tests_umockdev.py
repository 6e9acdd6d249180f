"""smartctl judges what the helper says of self-tests and logs; both talk to the same virtual drive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from disktune_contract.health.health import DriveLogs
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTests
from disktune_contract.messages.action import SelfTestStart
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from tests.judges.test_ata_settings_umockdev import SMARTCTL, complete
from tests.judges.umockdev_world import Helper, World

pytestmark = [pytest.mark.tools, pytest.mark.slow]

LAST = 100_000


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    words = complete()
    # Error logging, self-tests and general purpose logs; SCT data tables.
    words[84] |= 0x4023
    words[87] |= 0x4023
    words[206] |= 1 | 1 << 5
    with World(words) as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: World) -> Helper:
    return world.helper()


def told(world: World, *flags: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(world.run(SMARTCTL, "-j", *flags, "/dev/sda").stdout)
    return found


def look(helper: Helper) -> SelfTests:
    found: SelfTests = helper.ask("self-tests", OfDrive(helper.drive))
    return found


def rows(found: SelfTests) -> list[tuple[bool, int | None]]:
    """Return of each result whether it passed, and when it was."""
    return [(one.outcome is SelfTestOutcome.PASSED, one.hours) for one in found.results]


def theirs(world: World, flag: str, name: str) -> list[tuple[bool, int]]:
    table = told(world, "-l", flag)["ata_smart_self_test_log"][name].get("table", [])
    return [(one["status"].get("passed") is True, one["lifetime_hours"]) for one in table]


def test_the_same_tests_are_offered_and_take_as_long(world: World, helper: Helper) -> None:
    data = told(world, "-c")["ata_smart_data"]
    found = {offer.kind: offer.minutes for offer in look(helper).offers}
    polling = data["self_test"]["polling_minutes"]
    assert {kind.value: minutes for kind, minutes in found.items() if minutes} == polling
    can = data["capabilities"]
    assert (SelfTestKind.EXTENDED in found) is can["self_tests_supported"]
    assert (SelfTestKind.CONVEYANCE in found) is can["conveyance_self_test_supported"]
    assert (SelfTestKind.SELECTIVE in found) is can["selective_self_test_supported"]


def test_a_test_that_either_begins_runs_for_both_and_is_in_the_log_when_it_was_stopped(
    world: World, helper: Helper
) -> None:
    for begin, stop in (
        (lambda: helper.ask("self-test-start", SelfTestStart(helper.drive, SelfTestKind.EXTENDED)), True),
        (lambda: world.run(SMARTCTL, "-t", "long", "/dev/sda"), False),
    ):
        begin()
        running = look(helper).running
        status = told(world, "-c")["ata_smart_data"]["self_test"]["status"]
        assert running is not None
        assert running.kind is SelfTestKind.EXTENDED
        assert running.remaining_percent == status["remaining_percent"]
        with pytest.raises(Refusal) as refused:
            helper.ask("self-test-start", SelfTestStart(helper.drive, SelfTestKind.SHORT))
        assert refused.value.fault is Fault.BUSY
        if stop:
            helper.ask("self-test-abort", OfDrive(helper.drive))
        else:
            world.run(SMARTCTL, "-X", "/dev/sda")
        after = look(helper)
        assert after.running is None
        assert after.results[0].outcome is SelfTestOutcome.STOPPED
        assert rows(after) == theirs(world, "selftest", "standard") == theirs(world, "xselftest", "extended")


def test_smartctl_reads_the_range_of_a_selective_test_back(world: World, helper: Helper) -> None:
    request = SelfTestStart(helper.drive, SelfTestKind.SELECTIVE, first_lba=7, last_lba=LAST)
    begun = helper.ask("self-test-start", request)
    assert begun.running.kind is SelfTestKind.SELECTIVE
    log = told(world, "-l", "selective")["ata_smart_selective_self_test_log"]
    spans = [(one["lba_min"], one["lba_max"]) for one in log["table"]]
    assert spans[0] == (7, LAST)
    assert set(spans[1:]) == {(0, 0)}
    assert log["flags"]["value"] == 0
    [ours] = begun.spans
    assert (ours.number, ours.first, ours.last, ours.outcome) == (1, 7, LAST, SelfTestOutcome.RUNNING)
    assert log["table"][0]["status"]["string"] == "Self_test_in_progress"
    assert ours.lba == log["table"][0]["current_lba_min"]
    helper.ask("self-test-abort", OfDrive(helper.drive))


def test_the_same_logs_are_listed(world: World, helper: Helper) -> None:
    found = helper.ask("drive-logs", OfDrive(helper.drive))
    theirs = told(world, "-l", "directory")["ata_log_directory"]["table"]
    assert {one.address: (one.gp_pages, one.smart_pages) for one in found.listed} == {
        one["address"]: (one.get("gp_sectors", 0), one.get("smart_sectors", 0)) for one in theirs
    }
    names = {one["address"]: one["name"] for one in theirs}
    # smartctl shortens some.
    assert names[0x11] == "SATA Phy Event Counters log"


def test_the_same_errors_and_temperatures(world: World, helper: Helper) -> None:
    found = helper.ask("drive-logs", OfDrive(helper.drive))
    assert isinstance(found, DriveLogs)
    assert found.note == ""
    assert found.errors is not None
    assert found.temperatures is not None
    errors = told(world, "-l", "xerror")["ata_smart_error_log"]["extended"]
    assert (found.errors.total, len(found.errors.entries)) == (errors["count"], 0)
    history = told(world, "-l", "scttemp")
    table, status = history["ata_sct_temperature_history"], history["temperature"]
    ours = found.temperatures
    assert ours.interval_minutes == table["logging_interval_minutes"]
    shown = table["table"]
    while shown and shown[0] is None:
        shown = shown[1:]
    assert list(ours.celsius) == shown
    assert (ours.now_c, ours.highest_c, ours.lowest_ever_c, ours.highest_ever_c) == (
        status["current"],
        status["power_cycle_max"],
        status["lifetime_min"],
        status["lifetime_max"],
    )
    assert (ours.least_allowed_c, ours.most_allowed_c) == (status["op_limit_min"], status["op_limit_max"])
