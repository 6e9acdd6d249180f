"""What is at a sector of a drive, as far as it can be known without reading the drive.

The kernel reports partitions, arrays and volumes. Which file a sector belongs to is known to the file system
alone; where it can be found out, there is a command for the user to run as root: debugfs(8) icheck,
ntfscluster(8).
"""

from __future__ import annotations

from collections.abc import Mapping

from disktune_contract.drives.drive import Drive, Partition, Usage, node_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.drive_actions import use_words

_UNIT_BYTES = 512
"""What `Partition.start` counts, and ntfscluster."""
_EXT_BLOCK_BYTES = 4096
"""Of ext4 file systems above 512 MB, unless another size was chosen (mke2fs.conf)."""
_EXT = frozenset({"ext2", "ext3", "ext4"})
_NTFS = frozenset({"ntfs", "ntfs3"})


@record
class SectorPlace:
    """What is at one sector of a drive."""

    partition: str
    """Kernel name; empty if the sector belongs to none."""
    offset_bytes: int
    """From the beginning of the partition, or of the drive where there is none."""
    use: Usage
    """What uses that partition, or the drive if it has none."""
    command: str = ""
    """What finds the file; empty if nothing is known to."""


def place(drive: Drive, lba: int, sector_bytes: int, kinds: Mapping[str, str]) -> SectorPlace | None:
    """Return what is at *lba*, which counts *sector_bytes*; None if the drive has no such sector.

    *kinds* are the types of mounted file systems, as mount(8) has them, by the kernel names of their devices.
    """
    at = lba * sector_bytes
    if not 0 <= at < drive.size_bytes:
        return None
    there = [one for one in drive.partitions if 0 <= at - one.start * _UNIT_BYTES < one.size_bytes]
    if there:
        # An extended partition contains others, which are more specific.
        partition = min(there, key=lambda one: one.size_bytes)
        return _on(partition.name, at - partition.start * _UNIT_BYTES, _use_of(partition), kinds)
    if drive.partitions:
        return SectorPlace("", at, Usage())
    return _on("", at, drive.usage, kinds, drive.name)


def words(found: SectorPlace, *, whole: str = "") -> str:
    """Return what is known, as sentences; *whole* is what to call a drive without partitions."""
    name, use = found.partition or whole, use_words(found.use)
    if not found.partition and not use:
        return Sentence("The sector belongs to no partition.")
    where = Sentence("The sector belongs to {name}.", name=name)
    if use:
        where = Sentence("The sector belongs to {name} ({use}).", name=name, use=use)
    return in_turn(where, _array_words(found), _command_words(found))


def _array_words(found: SectorPlace) -> str:
    if not found.use.arrays:
        return ""
    return Sentence("A check of the array rewrites unreadable sectors.")


def _command_words(found: SectorPlace) -> str:
    return Sentence("To find the file, run as root: {command}", command=found.command) if found.command else ""


def _use_of(partition: Partition) -> Usage:
    arrays = tuple(name for name in partition.holders if name.startswith("md"))
    volumes = tuple(name for name in partition.holders if name not in arrays)
    return Usage(partition.mounts, partition.swap, arrays, volumes)


def _on(partition: str, at: int, use: Usage, kinds: Mapping[str, str], drive: str = "") -> SectorPlace:
    name = partition or drive
    return SectorPlace(partition, at, use, _command(name, at, kinds.get(name, "")))


def _command(name: str, at: int, kind: str) -> str:
    """Return the command for a file system that is directly on the device *name*."""
    if kind in _EXT:
        return f'debugfs -R "icheck {at // _EXT_BLOCK_BYTES}" {node_of(name)}'
    if kind in _NTFS:
        return f"ntfscluster -s {at // _UNIT_BYTES} {node_of(name)}"
    return ""
