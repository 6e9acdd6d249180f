"""smartctl judges what the helper says of a drive's health; both talk to the same virtual drive."""

from __future__ import annotations

import json

import pytest

from disktune_contract.health import Health, Verdict
from disktune_contract.messages import OfDrive
from tests.judges.test_ata_settings_umockdev import SMARTCTL, complete
from tests.judges.umockdev_world import World

pytestmark = pytest.mark.tools


def test_the_same_attributes_and_the_same_verdict() -> None:
    with World(complete()) as world:
        helper = world.helper()
        found = helper.ask("health", OfDrive(helper.drive))
        assert isinstance(found, Health)
        told = json.loads(world.run(SMARTCTL, "-j", "-H", "-A", "/dev/sda").stdout)
    assert found.ata is not None
    assert (found.verdict is Verdict.GOOD) is told["smart_status"]["passed"] is found.ata.passed is True
    theirs = [
        (one["id"], one["value"], one["worst"], one["thresh"], one["when_failed"], one["flags"]["prefailure"])
        for one in told["ata_smart_attributes"]["table"]
    ]
    ours = [
        (one.number, one.value, one.worst, one.threshold, one.failed, one.pre_failure)
        for one in found.ata.attributes
    ]
    assert ours == theirs
