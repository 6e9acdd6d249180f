"""What lies on a drive, by the names and numbers that events of the kernel have for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_helper.drives import drive_list, usage
from disktune_helper.standby import watched_drive
from disktune_helper.standby.watched_drive import SystemClock, WatchedDrive, kernel_number
from tests.helper.conftest import Bench

DRIVE = "sdb"
BLOCK = "/sys/class/block"


def test_numbers_are_the_kernels() -> None:
    assert kernel_number("8:16") == 8 << 20 | 16
    assert kernel_number("259:1048575") == 259 << 20 | 1048575


def test_partitions_are_found_by_sector(bench: Bench) -> None:
    found = watched_drive.look(bench.ports, DRIVE)
    assert found.drive == DRIVE
    assert found.partitions
    first = found.partitions[0]
    assert found.at(first.first) == first.name
    assert found.at(first.end) != first.name
    assert found.at(0) == DRIVE
    assert found.blocks[first.number] == first.name
    assert found.bdi(first.number) == found.bdi(found.number)


def test_what_is_built_on_a_member_is_above_it(bench: Bench) -> None:
    found = watched_drive.look(bench.ports, "sde")
    assert "md0" in found.above.values()
    number = next(number for number, name in found.above.items() if name == "md0")
    assert found.bdis[found.bdi(number)] == "md0"
    assert found.bdis[found.bdi(found.number)] == ""


def test_a_drive_that_is_gone_is_told(bench: Bench) -> None:
    with pytest.raises(FileNotFoundError):
        watched_drive.look(bench.ports, "sdzz")


def test_a_loop_device_counts_where_its_file_lies(bench: Bench) -> None:
    tree = bench.world.tree
    owner, within = next(
        (drive.name, line)
        for drive in drive_list.drives(bench.ports)
        for line in usage.mount_lines(bench.ports, own=True)
        if line.point != "/" and set(watched_drive.look(bench.ports, drive.name).bdis) & set(line.numbers)
    )
    tree.file(f"{BLOCK}/loop7/dev", "7:7\n")
    tree.file(f"{BLOCK}/loop7/loop/backing_file", f"{within.point}/images/old.img\n")
    assert "loop7" in watched_drive.look(bench.ports, owner).above.values()
    tree.file(f"{BLOCK}/loop7/loop/backing_file", f"{within.point}-other/old.img\n")
    assert "loop7" not in watched_drive.look(bench.ports, owner).above.values()


# -- the drive itself ----------------------------------------------------------------------------------------


def watched(bench: Bench, name: str = DRIVE) -> WatchedDrive:
    return WatchedDrive(bench.ports, bench.drive(name).ref)


def test_the_counter_of_the_scsi_layer_comes_first(bench: Bench) -> None:
    device = bench.ports.resolve(f"{BLOCK}/{DRIVE}/device")
    bench.world.tree.file(f"{device}/iorequest_cnt", "0x5aa\n")
    assert watched(bench).counter() == 0x5AA


def test_the_counter_goes_on_where_the_kernels_wraps(bench: Bench) -> None:
    device = bench.ports.resolve(f"{BLOCK}/{DRIVE}/device")
    drive = watched(bench)
    seen = []
    # An int that the kernel prints as an unsigned number of 64 bits.
    for text in ("0x7fffffff", "0xffffffff80000002", "0xffffffffffffffff", "0x1"):
        bench.world.tree.file(f"{device}/iorequest_cnt", f"{text}\n")
        seen.append(drive.counter())
    assert seen == [0x7FFFFFFF, 0x80000002, 0xFFFFFFFF, 0x100000001]


def test_the_counter_of_a_drive_that_was_attached_anew_does_not_count_as_requests(bench: Bench) -> None:
    device = bench.ports.resolve(f"{BLOCK}/{DRIVE}/device")
    drive = watched(bench)
    seen = []
    for text in ("0x5aa", "0x3", "0x5"):
        bench.world.tree.file(f"{device}/iorequest_cnt", f"{text}\n")
        seen.append(drive.counter())
    assert seen == [0x5AA, 0x5AA, 0x5AC]


def test_without_it_the_kernels_statistics_count(bench: Bench) -> None:
    stat = bench.ports.resolve(f"{BLOCK}/nvme0n1") + "/stat"
    bench.world.tree.file(stat, "10 1 1 1 20 1 1 1 0 1 1 30 1 1 1 40 1\n")
    assert watched(bench, "nvme0n1").counter() == 100
    bench.world.tree.file(stat, "10 1 1 1 20 1 1 1 0 1 1\n")
    assert watched(bench, "nvme0n1").counter() == 30


def test_another_drive_in_its_place_is_a_drive_that_is_gone(bench: Bench) -> None:
    ref = bench.drive(DRIVE).ref
    drive = WatchedDrive(bench.ports, replace(ref, diskseq=77))
    bench.world.tree.file(bench.ports.resolve(f"{BLOCK}/{DRIVE}") + "/diskseq", "78\n")
    assert drive.counter() is None
    assert WatchedDrive(bench.ports, DriveRef("sdzz", "x")).counter() is None
    assert WatchedDrive(bench.ports, DriveRef("sdzz", "x")).volumes() is None


def test_only_what_speaks_ata_is_asked(bench: Bench) -> None:
    assert watched(bench).can_be_asked
    assert not watched(bench, "nvme0n1").can_be_asked
    assert watched(bench, "nvme0n1").controller == 0
    assert watched(bench).controller is None


def test_the_power_mode_is_asked_by_one_command(bench: Bench) -> None:
    drive = bench.world.drives[DRIVE]
    assert drive.ata is not None
    drive.ata.log.clear()
    assert watched(bench).power_mode() in {PowerMode.ACTIVE_OR_IDLE, PowerMode.IDLE, PowerMode.STANDBY}
    assert [task.command for task in drive.ata.log] == [0xE5]


def test_another_drive_is_not_asked(bench: Bench) -> None:
    drive = WatchedDrive(bench.ports, DriveRef(DRIVE, "another"))
    assert drive.power_mode() is PowerMode.UNKNOWN


def test_the_clock_goes_on_and_does_not_jump(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock(bench.ports)
    before = clock.now()
    monkeypatch.setattr(type(bench.ports), "now", lambda _ports: 0.0)
    clock.sleep(0.01)
    assert before + 0.01 <= clock.now() < before + 60
