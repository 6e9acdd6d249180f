"""Reading an array from what the kernel shows of it, odd forms included."""

from __future__ import annotations

import pytest

from disktune_contract.arrays import array_details
from disktune_contract.arrays.array import ArrayReport, Limit, Role, data_disks
from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.arrays.slowdown_causes import IoUsers
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_helper.raid import reading
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.system_ports import SystemPorts
from tests.helper.conftest import Bench
from tests.narrowed import of_kind

MD = "/sys/devices/virtual/block/md0/md"


def read(bench: Bench, name: str = "md0") -> ArrayReport:
    return of_kind(ArrayReport, HANDLERS["array"](bench.session, OfDrive(bench.drive(name).ref)))


def test_everything_about_a_rebuild(onlooker: Bench) -> None:
    found = read(onlooker)
    assert (found.level, found.raid_disks, found.degraded) == ("raid5", 3, 1)
    assert (found.action, found.operation, found.frozen) == ("recover", "recover", False)
    assert found.fraction == pytest.approx(0.6125, abs=0.001)
    assert found.total_sectors == (found.component_bytes or 0) // 512
    assert found.chunk_bytes == 512 << 10
    assert found.stripe_bytes == 2 * (512 << 10)
    assert found.read_ahead_bytes == 2 * found.stripe_bytes
    assert (found.slowest, found.fastest) == (Limit(1000, own=False), Limit(200_000, own=False))
    assert found.bitmap is not None
    assert (found.stripe_cache, found.threads, found.mismatch_sectors) == (256, 0, 0)


def test_members_with_the_drives_behind_them(onlooker: Bench) -> None:
    members = read(onlooker).members
    assert [(m.name, m.slot, m.drives, m.role) for m in members] == [
        ("sde1", 0, ("sde",), Role.IN_SYNC),
        ("sdf1", 1, ("sdf",), Role.IN_SYNC),
        ("sdg1", 2, ("sdg",), Role.REBUILDING),
    ]
    for member in members:
        assert (member.errors, member.bad_ranges, member.bad_sectors) == (0, 0, 0)
        # Partition at sector 2048, data 264192 sectors further.
        assert member.start_bytes == (2048 + 264192) * 512
        assert (member.rotational, member.counts_use) == (True, True)


def test_the_kernel_that_the_array_is_run_by(bench: Bench) -> None:
    bench.world.tree.file("/proc/sys/kernel/osrelease", "5.10.0-28-amd64\n")
    assert read(bench).kernel == "5.10.0-28-amd64"


def test_a_check_that_was_stopped_left_a_part_out(bench: Bench) -> None:
    assert not read(bench).partial
    bench.world.tree.file(f"{MD}/sync_min", "4096\n")
    assert read(bench).partial


def test_bad_blocks_are_counted(bench: Bench) -> None:
    bench.world.tree.file(f"{MD}/dev-sdf1/bad_blocks", "1234 8\n99999 16\n")
    member = read(bench).members[1]
    assert (member.bad_ranges, member.bad_sectors) == (2, 24)


@pytest.mark.parametrize(
    ("state", "slot", "role"),
    [
        ("faulty", "none", Role.FAULTY),
        ("faulty,write_error", "1", Role.FAULTY),
        ("in_sync,write_mostly", "1", Role.IN_SYNC),
        ("spare", "none", Role.SPARE),
        ("spare", "1", Role.REBUILDING),
        ("replacement", "1", Role.REPLACEMENT),
        ("in_sync,journal", "none", Role.JOURNAL),
    ],
)
def test_what_a_member_is(bench: Bench, state: str, slot: str, role: Role) -> None:
    bench.world.tree.file(f"{MD}/dev-sdf1/state", f"{state}\n")
    bench.world.tree.file(f"{MD}/dev-sdf1/slot", f"{slot}\n")
    assert next(m for m in read(bench).members if m.name == "sdf1").role is role


def test_a_limit_of_its_own(bench: Bench) -> None:
    bench.world.tree.write(f"{MD}/sync_speed_min", "50000")
    assert read(bench).slowest == Limit(50_000, own=True)


def test_a_level_without_copies_has_no_operations(bench: Bench) -> None:
    for name in ("sync_action", "degraded", "mismatch_cnt"):
        bench.world.tree.file(f"{MD}/{name}", "\n")
    found = read(bench)
    assert (found.action, found.operation, found.degraded) == (None, None, None)


def test_what_waits_for_another_array_and_what_for_the_first_write(bench: Bench) -> None:
    head = "Personalities : [raid1]\nmd0 : active raid1 sdf1[1] sde1[0]\n      8 blocks [2/2] [UU]\n"
    for word, waiting in (("DELAYED", Waiting.DELAYED), ("PENDING", Waiting.PENDING)):
        bench.world.tree.file("/proc/mdstat", f"{head}      \tresync={word}\n\nunused devices: <none>\n")
        assert read(bench).waiting is waiting
        assert read(bench).fraction is None


def test_what_a_reshape_changes_is_what_it_was_until_the_end(bench: Bench) -> None:
    for name, text in (("raid_disks", "4 (3)"), ("layout", "3 (2)"), ("chunk_size", "131072 (65536)")):
        bench.world.tree.file(f"{MD}/{name}", f"{text}\n")
    found = read(bench)
    assert (found.raid_disks, found.disks_before) == (4, 3)
    assert (found.layout, found.new_layout) == (2, 3)
    assert (found.chunk_bytes, found.new_chunk_bytes) == (64 << 10, 128 << 10)
    told = dict(array_details.lines(array_details.details(found, None)))
    assert (told["Layout"], told["New Layout"]) == ("left-symmetric", "right-symmetric")
    assert (told["Chunk Size"], told["New Chunksize"]) == ("64K", "128K")


def test_a_bitmap_in_a_file_is_told_with_its_path(bench: Bench) -> None:
    bench.world.tree.file(f"{MD}/bitmap/location", "file\n")
    stat = bench.ports.read_text("/proc/mdstat").rstrip("\n")
    bitmap = "      bitmap: 1/1 pages [4KB], 65536KB chunk, file: /var/lib/bit\x1bmap\n"
    bench.world.tree.file("/proc/mdstat", stat.replace("unused devices", f"{bitmap}\nunused devices") + "\n")
    told = dict(array_details.lines(array_details.details(read(bench), None)))
    assert told["Intent Bitmap"] == "/var/lib/bit?map"


def test_a_volume_is_followed_to_the_drives_below_it(bench: Bench) -> None:
    tree = bench.world.tree
    tree.link("/sys/class/block/dm-3/slaves/sda1", "/sys/class/block/sda1")
    tree.link("/sys/class/block/dm-3/slaves/nvme0n1p2", "/sys/class/block/nvme0n1p2")
    assert list(reading.drives_below(bench.ports, "dm-3")) == ["nvme0n1", "sda"]


def test_a_drive_is_no_array(bench: Bench) -> None:
    with pytest.raises(Refusal) as caught:
        read(bench, "sda")
    assert caught.value.fault is Fault.NOT_SUPPORTED


@pytest.mark.parametrize(
    ("level", "disks", "layout", "data"),
    [
        ("raid0", 2, 0, 2),
        ("raid1", 2, 0, None),
        ("raid5", 4, 2, 3),
        ("raid6", 4, 2, 2),
        ("raid10", 4, 0x102, 2),
        ("raid10", 4, 0x201, 2),
        ("linear", 3, 0, None),
    ],
)
def test_how_many_members_carry_data(level: str, disks: int, layout: int, data: int | None) -> None:
    assert data_disks(level, disks, layout) == data


# -- who reads and writes, as far as /proc lets it be seen --


IO = "rchar: 9\nwchar: 9\nread_bytes: {}\nwrite_bytes: {}\ncancelled_write_bytes: 0\n"
STAT = "{} ({}) S {} 0 0 0 -1 {} 0 0 0 0 7 250 0 0 20 0 1 0 88\n"
"""With parent and flags (proc(5))."""
KERNEL_THREAD = 0x00208040


def test_processes_with_what_they_moved_the_busiest_first(bench: Bench) -> None:
    tree = bench.world.tree
    for pid, name, read, written in ((7, "rsync", 100, 5), (8, "b\x1b[31mad", 0, 4096), (9, "idle", 0, 0)):
        tree.file(f"/proc/{pid}/comm", f"{name}\n")
        tree.file(f"/proc/{pid}/io", IO.format(read, written))
    tree.file("/proc/11/comm", "mystery\n")
    found = of_kind(IoUsers, HANDLERS["io-users"](bench.session, Nothing()))
    assert [(user.pid, user.name) for user in found.users] == [(8, "b?[31mad"), (7, "rsync")]
    assert (found.hidden, found.lazy_init) == (1, False)
    tree.file("/proc/12/comm", "ext4lazyinit\n")
    tree.file("/proc/12/stat", STAT.format(12, "ext4lazyinit", 2, KERNEL_THREAD))
    assert of_kind(IoUsers, HANDLERS["io-users"](bench.session, Nothing())).lazy_init


def test_the_threads_of_an_array_with_the_time_they_took(bench: Bench) -> None:
    bench.world.tree.file("/proc/21/comm", "md127_resync\n")
    bench.world.tree.file("/proc/21/stat", STAT.format(21, "md127_resync", 2, KERNEL_THREAD))
    found = of_kind(IoUsers, HANDLERS["io-users"](bench.session, Nothing()))
    assert {one.name: one.busy_s for one in found.threads}["md127_resync"] == 2.57
    assert "md0_raid5" in {one.name for one in found.threads}


def test_a_process_that_has_the_name_of_a_kernel_thread_is_a_process(bench: Bench) -> None:
    tree = bench.world.tree
    for pid, name in ((31, "md127_raid6"), (32, "ext4lazyinit")):
        tree.file(f"/proc/{pid}/comm", f"{name}\n")
        tree.file(f"/proc/{pid}/stat", STAT.format(pid, name, 1000, 0x00400000))
        tree.file(f"/proc/{pid}/io", IO.format(pid, 0))
    found = reading.users(bench.ports)
    assert [user.name for user in found.users] == ["ext4lazyinit", "md127_raid6"]
    assert (found.lazy_init, "md127_raid6" in {one.name for one in found.threads}) == (False, False)


def test_this_very_process_is_seen() -> None:
    found = reading.users(SystemPorts())
    assert found.users or found.hidden
