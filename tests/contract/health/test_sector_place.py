"""What lies at a sector: partition, use, and the command that finds the file."""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.drives.drive import Drive, DriveKind, Partition, Usage
from disktune_contract.health.sector_place import place, words
from tests.narrowed import present

MIB = 1 << 20
PARTITIONS = (
    Partition("sdb1", 2048, 10 * MIB, mounts=("/boot",)),
    Partition("sdb2", 2048 + 20480, 20 * MIB, holders=("md0",)),
    Partition("sdb3", 2048 + 3 * 20480, 20 * MIB, holders=("dm-1",)),
    Partition("sdb5", 2048 + 6 * 20480, 8 * MIB, swap=True),
)
DRIVE = Drive(
    name="sdb",
    kind=DriveKind.ATA,
    identity="wwn:1",
    diskseq=None,
    model="",
    serial="",
    firmware="",
    wwn="",
    size_bytes=100 * MIB,
    logical_sector_bytes=512,
    physical_sector_bytes=4096,
    rotational=True,
    removable=False,
    read_only=False,
    link="",
    temperature_c=None,
    partitions=PARTITIONS,
    usage=Usage(),
)
KINDS = {"sdb1": "ext4"}


def said(lba: int, drive: Drive = DRIVE, kinds: dict[str, str] = KINDS) -> str:
    found = present(place(drive, lba, 512, kinds))
    return words(found, whole=drive.name)


def test_a_sector_belongs_to_the_partition_that_has_it() -> None:
    ends = [(one.name, one.start, one.start + one.size_bytes // 512 - 1) for one in PARTITIONS]
    for name, first, last in ends:
        for lba in (first, last):
            found = present(place(DRIVE, lba, 512, {}))
            assert (found.partition, found.offset_bytes) == (name, (lba - first) * 512)


def test_of_an_extended_partition_the_one_within_counts() -> None:
    outer = Partition("sdb4", 2048, 90 * MIB)
    found = present(place(replace(DRIVE, partitions=(outer, PARTITIONS[3])), PARTITIONS[3].start, 512, {}))
    assert found.partition == "sdb5"


def test_between_partitions_is_none_and_beyond_the_end_is_nothing() -> None:
    assert said(0) == said(2047) == "The sector belongs to no partition."
    assert place(DRIVE, 100 * MIB // 512, 512, {}) is None
    assert place(DRIVE, -1, 512, {}) is None


def test_an_lba_counts_the_sectors_of_the_drive() -> None:
    found = present(place(DRIVE, 2048 // 8, 4096, {}))
    assert (found.partition, found.offset_bytes) == ("sdb1", 0)


def test_the_file_is_found_by_a_command_where_the_file_system_has_one() -> None:
    assert said(2048 + 17) == (
        "The sector belongs to sdb1 (mounted at /boot). To find the file, run as root: "
        'debugfs -R "icheck 2" /dev/sdb1'
    )
    assert said(2048 + 17, kinds={"sdb1": "ntfs3"}).endswith("ntfscluster -s 17 /dev/sdb1")
    assert (
        said(2048, kinds={"sdb1": "btrfs"})
        == said(2048, kinds={})
        == ("The sector belongs to sdb1 (mounted at /boot).")
    )


def test_an_array_is_named_with_what_helps() -> None:
    assert said(2048 + 20480) == (
        "The sector belongs to sdb2 (part of md0). A check of the array rewrites unreadable sectors."
    )


def test_volumes_swap_and_nothing() -> None:
    assert said(2048 + 3 * 20480) == "The sector belongs to sdb3 (holds dm-1)."
    assert said(2048 + 6 * 20480) == "The sector belongs to sdb5 (swap)."
    unused = replace(DRIVE, partitions=(replace(PARTITIONS[0], mounts=()),))
    assert said(2048, unused, {}) == "The sector belongs to sdb1."


def test_a_drive_without_partitions_is_used_as_a_whole() -> None:
    whole = replace(DRIVE, partitions=(), usage=Usage(mounts=("/srv",)))
    assert said(4096, whole, {"sdb": "ext3"}) == (
        "The sector belongs to sdb (mounted at /srv). To find the file, run as root: "
        'debugfs -R "icheck 512" /dev/sdb'
    )
    assert said(4096, replace(whole, usage=Usage()), {}) == "The sector belongs to no partition."
