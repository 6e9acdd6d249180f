"""The demo's machine has other tools on it, which the helper reads as it reads those of any machine."""

from __future__ import annotations

from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.claims import ClaimList
from disktune_helper.drives import drive_list
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from tests.helper.conftest import make_bench
from tests.narrowed import of_kind


def others(name: str) -> ClaimList:
    bench = make_bench()
    drive = next(one for one in drive_list.drives(bench.ports) if one.name == name)
    return of_kind(ClaimList, BROWSE_HANDLERS["others"](bench.session, OfDrive(drive.ref)))


def test_rules_are_held_against_the_simulated_drives() -> None:
    schedulers = {
        name: [(one.tool, one.value, one.valid) for one in others(name).claims if one.setting == "block.scheduler"]
        for name in ("nvme0n1", "sda", "sdb", "md0")
    }
    assert schedulers == {
        "nvme0n1": [("udev", "none", True), ("tlp", "none", True)],
        "sda": [("udev", "mq-deadline", True)],
        "sdb": [("udev", "cfq", False), ("tlp", "bfq", True)],
        "md0": [],
    }


def test_arrays_have_their_own() -> None:
    assert {one.setting: one.value for one in others("md0").claims} == {
        "md.stripe_cache": 8192,
        "block.read_ahead": 4096,
        "md.speed_limit_min": 50000,
        "md.speed_limit_max": 2000000,
    }
