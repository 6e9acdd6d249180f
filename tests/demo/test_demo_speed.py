"""The simulated drives are as fast as they claim, and the machine has a life of its own."""

from __future__ import annotations

import pytest

from disktune_contract.arrays import mdstat
from disktune_gui.demo import medium
from disktune_gui.demo.activity import SPEED
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.medium import SpeedCurve
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.decode import diskstats
from disktune_helper.system.ports import Node
from tests.demo.clock import VirtualClock
from tests.demo.machines import BLOCK, machine, opened
from tests.narrowed import present

# -- speed -------------------------------------------------------------------------------------------------


def speed(node: Node, clock: VirtualClock, offset: int, seconds: float, *, direct: bool = True) -> float:
    reader = node.reader(direct=direct, buffer_bytes=BLOCK)
    reader.drop_caches()
    reader.read(offset, BLOCK)
    begun, position = clock.now, offset + BLOCK
    while clock.now - begun < seconds:
        position += reader.read(position, BLOCK)
    return (position - offset - BLOCK) / (clock.now - begun)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "curve", "fraction"),
    [
        ("nvme0n1", medium.NVME_SSD, 0.0),
        ("sda", medium.SATA_SSD, 0.5),
        ("sdb", medium.SATA_7200, 0.0),
        ("sdb", medium.SATA_7200, 0.97),
        ("sdc", medium.PATA_7200, 0.5),
        ("sdd", medium.SATA_5400, 0.97),
        ("sdh", medium.USB_2, 0.0),
    ],
)
def test_reading_is_as_fast_as_the_curve(name: str, curve: SpeedCurve, fraction: float) -> None:
    node, ports, clock = opened(name)
    # What others read is another test's business.
    ports.world.drives[name].medium.busy_share = lambda: 0.0
    offset = int(node.size_bytes() * fraction) // BLOCK * BLOCK
    assert speed(node, clock, offset, 4.0) == pytest.approx(curve.at(fraction), rel=0.05)


def test_the_same_seed_is_the_same_machine() -> None:
    readings = []
    for seed in (1, 1, 2):
        ports, clock = machine(seed)
        clock.now += 100
        readings.append((ports.read_text("/proc/diskstats"), ports.read_text("/proc/mdstat")))
    assert readings[0] == readings[1] != readings[2]


def test_the_drives_settings_are_felt() -> None:
    node, ports, clock = opened("sda")
    ports.world.drives["sda"].medium.busy_share = lambda: 0.0
    before = speed(node, clock, 0, 2, direct=False)
    node.write_attribute("queue/read_ahead_kb", "4")
    assert speed(node, clock, 0, 2, direct=False) < 0.5 * before
    disk, ports, clock = opened("sdb")
    ports.world.drives["sdb"].medium.busy_share = lambda: 0.0
    before = speed(disk, clock, 0, 2)
    disk.sg_io(bytes.fromhex("85 06 20 00 55 00 00 00 00 00 00 00 00 40 EF 00"))
    assert speed(disk, clock, 0, 2) < 0.7 * before


def test_reads_end_with_the_drive_and_direct_ones_are_aligned() -> None:
    node, _, _ = opened("sda")
    reader = node.reader(direct=True, buffer_bytes=BLOCK)
    assert reader.read(node.size_bytes() - 4096, BLOCK) == 4096
    assert reader.read(node.size_bytes(), BLOCK) == 0
    with pytest.raises(OSError, match="Invalid argument"):
        reader.read(100, BLOCK)


def test_reading_a_sleeping_disk_wakes_it_and_takes_its_time() -> None:
    node, ports, clock = opened("sdd")
    node.reader(direct=True, buffer_bytes=4096).read(0, 4096)
    ata = ports.world.drives["sdd"].ata
    assert ata is not None
    assert (ata.wakeups, ata.power) == (1, Power.ACTIVE)
    assert clock.slept >= ata.behaviour.spin_up_s


# -- the machine's own life --------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_rebuild_goes_on_and_starts_over() -> None:
    ports, clock = machine()
    seen = []
    for _ in range(240):
        array = mdstat.parse(ports.read_text("/proc/mdstat")).arrays[0]
        assert (array.operation, array.slots, array.working_disks) == ("recovery", "UU_", 2)
        assert 14_000 < (array.speed_kib_s or 0) < 40_000, "somebody uses the array, so it yields"
        seen.append(present(array.progress_percent))
        clock.now += 60
    falls = [at for at in range(1, len(seen)) if seen[at] < seen[at - 1]]
    assert seen[0] == 61.2
    assert len(falls) == 1
    assert seen[falls[0] - 1] > 98


@pytest.mark.slow
def test_counters_only_grow_and_agree_with_the_rebuild() -> None:
    ports, clock = machine()
    before = diskstats.parse(ports.read_text("/proc/diskstats"))
    done = ports.world.rebuild.done_bytes(0)
    previous = before
    for _ in range(300):
        clock.now += 0.7
        now = diskstats.parse(ports.read_text("/proc/diskstats"))
        for name, stat in now.items():
            old = previous[name]
            assert stat.sectors_read >= old.sectors_read
            assert stat.sectors_written >= old.sectors_written
            assert stat.reads >= old.reads
            assert stat.busy_ms >= old.busy_ms
            assert stat.busy_ms - old.busy_ms <= 702, name
        previous = now
    copied = ports.world.rebuild.done_bytes(210) - done
    assert (previous["sde"].sectors_read - before["sde"].sectors_read) * 512 == pytest.approx(copied, rel=1e-3)
    assert (previous["sdg"].sectors_written - before["sdg"].sectors_written) * 512 == pytest.approx(
        copied, rel=1e-3
    )
    assert previous["sdd"] == before["sdd"]
    assert previous["nvme0n1"].sectors_written > before["nvme0n1"].sectors_written


def test_in_a_time_lapse_the_rebuild_ends_and_the_array_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    ports, clock = machine()
    # Another helper of the same window began a minute before.
    monkeypatch.setenv(SPEED, f"100@{clock.now - 60}")
    ports = SimulatedPorts(World(1, clock=clock, sleep=clock.sleep))
    before = mdstat.parse(ports.read_text("/proc/mdstat")).arrays[0]
    assert before.operation == "recovery"
    assert 61.2 < (before.progress_percent or 0) < 95
    clock.now += 120
    ports.read_text("/proc/mdstat")
    after = mdstat.parse(ports.read_text("/proc/mdstat")).arrays[0]
    assert (after.operation, after.slots, after.working_disks) == (None, "UUU", 3)
    assert ports.read_text("/sys/block/md0/md/degraded") == "0"
    assert ports.read_text("/sys/block/md0/md/sync_action").strip() == "idle"
    assert ports.read_text("/sys/block/md0/md/dev-sdg1/state").strip() == "in_sync"


def test_the_time_left_of_the_rebuild_does_not_jump_from_second_to_second() -> None:
    ports, clock = machine()
    told = []
    for _ in range(60):
        clock.sleep(1.0)
        (array,) = mdstat.parse(ports.read_text("/proc/mdstat")).arrays
        told.append(present(array.finish_minutes))
    assert max(told) - min(told) < 0.03 * told[0]
