"""The demo's drives show every state that the health of a drive can have."""

from __future__ import annotations

from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.protocol import OfDrive
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import make_bench

GOOD, CAUTION, FAILING, UNKNOWN = (HealthVerdict(name) for name in ("good", "caution", "failing", "unknown"))


def test_every_state_is_there_and_the_drive_that_sleeps_is_unknown() -> None:
    bench = make_bench()
    found = {
        drive.name: HANDLERS["health"](bench.session, OfDrive(drive.ref))
        for drive in drive_list.drives(bench.ports)
        if drive.array is None and drive.volume is None
    }
    states = {name: judge(health).verdict for name, health in found.items()}  # type: ignore[arg-type]
    assert states == {
        **dict.fromkeys(("nvme0n1", "sda", "sdb", "sdf", "sdg"), GOOD),
        **{"sdc": CAUTION, "sdd": UNKNOWN, "sde": FAILING, "sdh": UNKNOWN, "mmcblk0": UNKNOWN},
    }
    assert [name for name, health in found.items() if health.asleep] == ["sdd"]  # type: ignore[attr-defined]
