"""smartctl judges what the helper says of a drive's health; both talk to the same virtual drive."""

from __future__ import annotations

import json
from typing import Any

import pytest

from disktune_contract.health.health import Health
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.protocol import OfDrive
from tests.judges.test_ata_settings_umockdev import SMARTCTL, complete
from tests.judges.umockdev_world import SasWorld, World
from tests.narrowed import of_kind

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_the_same_attributes_and_the_same_verdict() -> None:
    with World(complete()) as world:
        helper = world.helper()
        found = of_kind(Health, helper.ask("health", OfDrive(helper.drive)))
        told = json.loads(world.run(SMARTCTL, "-j", "-H", "-A", "-c", "/dev/sda").stdout)
    assert found.ata is not None
    assert (
        (judge(found).verdict is HealthVerdict.GOOD) is told["smart_status"]["passed"] is found.ata.passed is True
    )
    theirs = [
        (one["id"], one["value"], one["worst"], one["thresh"], one["when_failed"], one["flags"]["prefailure"])
        for one in told["ata_smart_attributes"]["table"]
    ]
    ours = [
        (one.number, one.value, one.worst, one.threshold, one.failed, one.pre_failure)
        for one in found.ata.attributes
    ]
    assert ours == theirs
    for one, its in zip(found.ata.attributes, told["ata_smart_attributes"]["table"], strict=True):
        flags = its["flags"]
        names = ("updated_online", "performance", "error_rate", "event_count")
        assert one.flags is not None
        assert [getattr(one.flags, name) for name in names] == [flags[name] for name in names]
        assert one.flags.self_preserving is flags["auto_keep"]
    collected, data = found.ata.offline, told["ata_smart_data"]
    assert collected is not None
    assert collected.seconds == data["offline_data_collection"]["completion_seconds"]
    assert collected.automatic is bool(data["offline_data_collection"]["status"]["value"] & 0x80)
    assert collected.immediate is data["capabilities"]["exec_offline_immediate_supported"]
    assert collected.surface_scan is data["capabilities"]["offline_surface_scan_supported"]


def test_the_same_of_a_sas_disk() -> None:
    with SasWorld() as world:
        helper = world.helper()
        of_drive = OfDrive(helper.drive)

        def smartctl(*flags: str) -> Any:
            return json.loads(world.run(SMARTCTL, "-j", *flags, "/dev/sda").stdout)

        found = of_kind(Health, helper.ask("health", of_drive))
        told = smartctl("-H", "-A", "-l", "error")
        for first_only in (False, True):
            world.know_short_defects_only(only=first_only)
            logs = helper.ask("drive-logs", of_drive)
            assert logs.grown_defects == 7, first_only
            # From version 7.4 on it drops what READ DEFECT DATA (10) answers.
            if not first_only or told["smartctl"]["version"] < [7, 4]:
                assert smartctl("-A")["scsi_grown_defect_list"] == 7, first_only
        for seconds in (6000, 0xFFFF):
            world.offer_tests(seconds, 1340)
            tests = helper.ask("self-tests", of_drive)
            lasts = smartctl("-l", "selftest")["scsi_extended_self_test_seconds"]
            assert tests.offers[1].minutes == lasts // 60, seconds
    assert found.scsi is not None
    assert told["smart_status"]["passed"] is True
    assert judge(found).verdict is HealthVerdict.CAUTION, "it has lost data, whatever its status says"
    heat, cycles = told["temperature"], told["scsi_start_stop_cycle_counter"]
    assert (found.scsi.temperature_c, found.scsi.reference_temperature_c) == (heat["current"], heat["drive_trip"])
    assert found.scsi.starts == cycles["accumulated_start_stop_cycles"]
    assert found.scsi.rated_starts == cycles["specified_cycle_count_over_device_lifetime"]
    assert found.scsi.loads == cycles["accumulated_load_unload_cycles"]
    for one in found.scsi.errors:
        theirs = told["scsi_error_counter_log"][one.kind]
        assert one.corrected == theirs["total_errors_corrected"]
        assert one.uncorrected == theirs["total_uncorrected_errors"]
        assert (one.bytes_processed or 0) / 1e9 == float(theirs["gigabytes_processed"])
