"""What is to be copied first from a drive that fails, and how."""

from __future__ import annotations

import time
from typing import Any

import pytest

from disktune_contract.drives.drive import ArrayInfo, DriveKind, Partition, Usage
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.overview.rescue_text import places, to_copy, to_copy_first, to_wait_for
from tests.sample_drive import make_drive

GB = 10**9


def part(number: int, size: int, *points: str, holders: tuple[str, ...] = ()) -> Partition:
    return Partition(f"sda{number}", 2048, size, points, holders=holders)


def array(level: str = "raid1", disks: int | None = 2, working: int | None = 2) -> Any:
    info = ArrayInfo(level, "clean", disks, working, None, None, None, None)
    return make_drive("md0", DriveKind.ARRAY, array=info, size_bytes=900 * GB, usage=Usage(mounts=("/srv",)))


def member(*partitions: Partition, mounts: tuple[str, ...] = ("/srv",)) -> Any:
    return make_drive(partitions=partitions, usage=Usage(mounts=mounts, arrays=("md0",)))


def test_small_before_large_and_what_can_be_installed_again_after_what_cannot() -> None:
    parts = (part(1, GB, "/boot"), part(2, 50 * GB, "/"), part(3, 20 * GB, "/home"))
    drive = make_drive(partitions=parts, usage=Usage(mounts=("/boot", "/", "/home")))
    assert [one.point for one in places(drive, ())] == ["/home", "/", "/boot"]


@pytest.mark.parametrize(
    ("level", "disks", "working", "copied"),
    [
        ("raid1", 2, 2, True),
        ("raid1", 2, 1, False),
        ("raid5", 3, 3, True),
        ("raid5", 3, 2, False),
        ("raid6", 4, 3, True),
        ("raid10", 4, 4, True),
        ("raid10", 4, 3, False),
        ("raid0", 2, 2, False),
        ("raid1", None, None, False),
    ],
)
def test_an_array_keeps_a_copy_as_long_as_it_bears_one_more_loss(
    level: str, disks: int | None, working: int | None, copied: bool
) -> None:
    found = places(member(), (array(level, disks, working),))
    assert [(one.point, one.size_bytes, one.array, one.copied) for one in found] == [
        ("/srv", 900 * GB, "Example md0", copied)
    ]


def test_what_is_nowhere_else_comes_first() -> None:
    drive = member(part(1, 800 * GB, holders=("md0",)), part(2, 950 * GB, "/home"), mounts=("/home", "/srv"))
    assert [one.point for one in places(drive, (array(),))] == ["/home", "/srv"]


def test_a_volume_counts_as_all_that_it_may_be() -> None:
    drive = make_drive(partitions=(part(1, 70 * GB, holders=("dm-0",)),), usage=Usage(mounts=("/data",)))
    assert [(one.point, one.size_bytes) for one in places(drive, ())] == [("/data", 70 * GB)]


def test_the_section_says_what_where_and_how() -> None:
    drive = member(part(1, 2 * GB, "/home"), mounts=("/home", "/srv"))
    section = to_copy_first(drive, (array(),), UnitSystem.SI)
    rows = {row.label: row for row in section.rows}
    assert list(rows) == ["1. /home", "2. /srv", "Copy files", "Replace the member", "Copy the whole drive"]
    assert rows["1. /home"].note == "no other copy known"
    assert "md0" in rows["2. /srv"].note
    assert rows["Copy the whole drive"].value == "ddrescue -d -r0 /dev/sda copy.img copy.map"


def test_the_steps_name_what_to_copy_what_to_wait_for_and_the_array() -> None:
    drive = member(part(1, 2 * GB, "/home"), mounts=("/home", "/srv"))
    rebuilding = replace(array("raid1", 2, 1).array, operation="recovery")
    one = replace(array(), array=rebuilding)
    copy = to_copy(drive, (one,))
    assert (copy.title, copy.note) == ("Copy /home, /srv", "no other copy known")
    (wait,) = to_wait_for(drive, (one,), lambda _drive: time.monotonic() + 134 * 60)
    assert wait.title == f"Wait for rebuild of {one.title}"
    assert wait.note == "about 2 h 15 min, reading this drive"
    assert wait.array == "md0"
    assert to_wait_for(drive, (array(),), lambda _drive: None) == ()
    assert to_copy(make_drive(partitions=(), usage=Usage()), ()).title == "Copy the whole drive"


def test_where_nothing_is_mounted_the_drive_is_copied_as_a_whole() -> None:
    drive = make_drive(partitions=(), usage=Usage(swap=True))
    labels = [row.label for row in to_copy_first(drive, (), UnitSystem.SI).rows]
    assert labels == ["Mounted", "Swap", "Copy the whole drive"]
