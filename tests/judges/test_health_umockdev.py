"""smartctl judges what the helper says of a drive's health; both talk to the same virtual drive."""

from __future__ import annotations

import json

import pytest

from disktune_contract.identity.health import Health, HealthVerdict
from disktune_contract.messages.protocol import OfDrive
from tests.judges.test_ata_settings_umockdev import SMARTCTL, complete
from tests.judges.umockdev_world import SasWorld, World

pytestmark = [pytest.mark.tools, pytest.mark.slow]


def test_the_same_attributes_and_the_same_verdict() -> None:
    with World(complete()) as world:
        helper = world.helper()
        found = helper.ask("health", OfDrive(helper.drive))
        assert isinstance(found, Health)
        told = json.loads(world.run(SMARTCTL, "-j", "-H", "-A", "/dev/sda").stdout)
    assert found.ata is not None
    assert (found.verdict is HealthVerdict.GOOD) is told["smart_status"]["passed"] is found.ata.passed is True
    theirs = [
        (one["id"], one["value"], one["worst"], one["thresh"], one["when_failed"], one["flags"]["prefailure"])
        for one in told["ata_smart_attributes"]["table"]
    ]
    ours = [
        (one.number, one.value, one.worst, one.threshold, one.failed, one.pre_failure)
        for one in found.ata.attributes
    ]
    assert ours == theirs


def test_the_same_counters_of_a_sas_disk() -> None:
    with SasWorld() as world:
        helper = world.helper()
        found = helper.ask("health", OfDrive(helper.drive))
        assert isinstance(found, Health)
        told = json.loads(world.run(SMARTCTL, "-j", "-H", "-A", "-l", "error", "/dev/sda").stdout)
    assert found.scsi is not None
    assert (found.verdict is HealthVerdict.GOOD) is told["smart_status"]["passed"] is True
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
