"""The simulated drives are as fast as they claim, and the machine has a life of its own."""

from __future__ import annotations

from array import array
from itertools import count

import pytest

from disktune_contract.arrays import mdstat
from disktune_gui.demo import medium
from disktune_gui.demo.activity import SPEED
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.medium import MB, SpeedCurve
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.decode import diskstats
from disktune_helper.system.ports import Node, Places
from tests.demo.clock import VirtualClock
from tests.demo.machines import BLOCK, machine, opened

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
    ("name", "curve"),
    [
        ("nvme0n1", medium.NVME_SSD),
        ("sda", medium.SATA_SSD),
        ("sdb", medium.SATA_7200),
        ("sdc", medium.PATA_7200),
        ("sdd", medium.SATA_5400),
        ("sdh", medium.USB_2),
    ],
)
@pytest.mark.parametrize("fraction", [0.0, 0.5, 0.97])
def test_reading_is_as_fast_as_the_curve(name: str, curve: SpeedCurve, fraction: float) -> None:
    node, ports, clock = opened(name)
    # What others read is another test's business.
    ports.world.drives[name].medium.busy_share = lambda: 0.0
    offset = int(node.size_bytes() * fraction) // BLOCK * BLOCK
    assert speed(node, clock, offset, 4.0) == pytest.approx(curve.at(fraction), rel=0.05)


def test_a_hard_disk_is_fastest_at_its_beginning() -> None:
    curve = medium.SATA_7200
    speeds = [curve.at(step / 100) for step in range(101)]
    assert speeds == sorted(speeds, reverse=True)
    assert (speeds[0], speeds[-1]) == (190 * MB, 90 * MB)
    assert len(set(speeds)) == curve.zones


def test_the_same_seed_is_the_same_machine() -> None:
    readings = []
    for seed in (1, 1, 2):
        ports, clock = machine(seed)
        clock.now += 100
        readings.append((ports.read_text("/proc/diskstats"), ports.read_text("/proc/mdstat")))
    assert readings[0] == readings[1] != readings[2]


@pytest.mark.slow
def test_reading_here_and_there_costs_seeks() -> None:
    node, ports, clock = opened("sdb")
    ports.world.drives["sdb"].medium.busy_share = lambda: 0.0
    reader = node.reader(direct=True, buffer_bytes=4096)
    begun = clock.now
    for step in range(200):
        reader.read(step * 37 % 200 * (4 << 30), 4096)
    assert 200 / (clock.now - begun) == pytest.approx(1 / medium.SATA_7200.access_s, rel=0.1)


def test_reading_in_small_pieces_moves_no_less_through_the_cache() -> None:
    node, ports, clock = opened("sda")
    ports.world.drives["sda"].medium.busy_share = lambda: 0.0
    before = diskstats.parse(ports.read_text("/proc/diskstats"))["sda"].sectors_read
    reader, begun = node.reader(direct=False, buffer_bytes=65536), clock.now
    for piece in range(1024):
        assert reader.read(piece * 65536, 65536) == 65536
    read = diskstats.parse(ports.read_text("/proc/diskstats"))["sda"].sectors_read - before
    assert read * 512 >= 64 << 20
    assert (64 << 20) / (clock.now - begun) <= medium.SATA_SSD.outer


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


def test_what_was_read_once_comes_from_memory_until_it_is_dropped() -> None:
    node, ports, clock = opened("sdb")
    reader = node.reader(direct=False, buffer_bytes=BLOCK)
    reader.read(0, BLOCK)
    begun = clock.now
    for _ in range(1000):
        reader.read(0, BLOCK)
    assert 1000 * BLOCK / (clock.now - begun) == pytest.approx(medium.MEMORY_BYTES_S, rel=0.05)
    reader.drop_caches()
    begun = clock.now
    reader.read(0, BLOCK)
    # Out of the disk's own cache, at the speed of its link.
    assert clock.now - begun == pytest.approx(BLOCK / medium.SATA_7200.link, rel=0.1)
    assert ports.world.drives["sdb"].counters.stat("sdb", 0).sectors_read >= 2 * BLOCK // 512


def test_a_longer_read_from_the_same_place_is_no_quicker_than_the_platters() -> None:
    node, _, clock = opened("sdb")
    reader = node.reader(direct=True, buffer_bytes=10 * BLOCK)
    reader.read(0, 4096)
    begun = clock.now
    reader.read(0, 10 * BLOCK)
    assert 10 * BLOCK / (clock.now - begun) == pytest.approx(medium.SATA_7200.outer, rel=0.1)


def test_the_page_cache_forgets_what_was_used_longest_ago() -> None:
    node, ports, _ = opened("sdb")
    reader = node.reader(direct=False, buffer_bytes=BLOCK)
    for place in (0, BLOCK, 0):
        reader.read(place, BLOCK)
    cached = ports.world.drives["sdb"].cached
    assert next(iter(cached)) == BLOCK // (128 << 10)
    for step in range(2, 1025):
        reader.read(step * BLOCK, BLOCK)
    assert len(cached) == 16384
    assert 0 in cached
    assert BLOCK // (128 << 10) not in cached


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


def every(step: int) -> Places:
    """Return places that are so many bytes apart."""
    numbers = count()
    return lambda wanted: memoryview(array("Q", [next(numbers) * step for _ in range(wanted)]))


def test_many_reads_at_a_time_gain_what_the_drive_can_gain() -> None:
    for name, curve, gain in (("sdb", medium.SATA_7200, 2.4), ("nvme0n1", medium.NVME_SSD, 5)):
        node, ports, clock = opened(name)
        ports.world.drives[name].medium.busy_share = lambda: 0.0
        turn = node.queue(32, 4096).begin(every(node.size_bytes() // 3000 // 4096 * 4096), lambda: 0)
        begun, free, done = clock.now, 32, 0
        while done < 500:
            free = len(turn(free))
            done += free
        assert done * curve.access_s / (clock.now - begun) == pytest.approx(gain, rel=0.15)


def test_a_drive_that_is_given_one_command_at_a_time_gains_nothing() -> None:
    node, ports, clock = opened("sdb")
    ports.world.drives["sdb"].medium.busy_share = lambda: 0.0
    node.write_attribute("device/queue_depth", "1")
    turn = node.queue(32, 4096).begin(every(1 << 34), lambda: 0)
    begun = clock.now
    done = len(turn(32))
    while done < 32:
        done += len(turn(0))
    assert 32 * medium.SATA_7200.access_s / (clock.now - begun) == pytest.approx(1, rel=0.15)


# -- the machine's own life --------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_rebuild_goes_on_and_starts_over() -> None:
    ports, clock = machine()
    seen = []
    for _ in range(240):
        array = mdstat.parse(ports.read_text("/proc/mdstat")).arrays[0]
        assert (array.operation, array.slots, array.working_disks) == ("recovery", "UU_", 2)
        assert array.progress_percent is not None
        assert 14_000 < (array.speed_kib_s or 0) < 40_000, "somebody uses the array, so it yields"
        seen.append(array.progress_percent)
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


def test_desktop_traffic_comes_to_its_mean_in_bursts() -> None:
    ports, _ = machine()
    background = ports.world.drives["sdb"].counters.background
    quiet = sum(background.rate(second) == 0 for second in range(3000))
    assert 0.8 < quiet / 3000 < 0.97
    assert background.until(3000)[1] / 3000 == pytest.approx(0.5 * MB, rel=0.35)


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


def test_a_reading_after_an_hour_costs_no_hour() -> None:
    ports, clock = machine()
    clock.now += 30 * 86400
    assert mdstat.parse(ports.read_text("/proc/mdstat")).arrays[0].progress_percent is not None
    assert diskstats.parse(ports.read_text("/proc/diskstats"))


def test_the_time_left_of_the_rebuild_does_not_jump_from_second_to_second() -> None:
    ports, clock = machine()
    told = []
    for _ in range(60):
        clock.sleep(1.0)
        (array,) = mdstat.parse(ports.read_text("/proc/mdstat")).arrays
        assert array.finish_minutes is not None
        told.append(array.finish_minutes)
    assert max(told) - min(told) < 0.03 * told[0]
