"""What lies on a drive, as events of the trace name it: partitions, what is built on them, loop devices, btrfs.

Only sysfs and lists of mounts are read: looking for a file would reach the drive.
"""

from __future__ import annotations

from disktune_contract.drives import recognition
from disktune_contract.record import record
from disktune_helper.inventory import usage
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

_BTRFS = "/sys/fs/btrfs"
_MOST = 64
"""Devices that are listened to; a filter of the kernel's has at most a page
(kernel/trace/trace_events_filter.c)."""
_DRIVER_BITS = 20
"""Bits of the minor number in the kernel's own device numbers (include/linux/kdev_t.h)."""


def kernel_number(text: str) -> int:
    """Return a device number as events have it, from ``8:16``."""
    major, _, minor = text.partition(":")
    return int(major) << _DRIVER_BITS | int(minor)


@record
class PartitionRange:
    """A partition, in sectors of 512 bytes."""

    name: str
    number: int
    first: int
    end: int


@record
class Volumes:
    """A drive and everything on it, by the numbers and names of the kernel's events."""

    drive: str
    number: int
    partitions: tuple[PartitionRange, ...]
    above: dict[int, str]
    """What is built on it: arrays, volumes of the device mapper, loop devices, by number."""
    bdis: dict[str, str]
    """Names of volumes by those that events of write-back have; of the drive itself and its partitions empty."""
    blocks: dict[int, str]
    """All volumes by number: file systems name theirs."""
    ext4: bool
    """Whether a file system with a journal of ext4's is mounted from it."""

    def bdi(self, number: int) -> str:
        """Return what events of write-back call the volume of that number, or the drive that it is a part of."""
        whole = number if number in self.above else self.number
        return f"{whole >> _DRIVER_BITS}:{whole & (1 << _DRIVER_BITS) - 1}"

    def at(self, sector: int) -> str:
        """Return the partition that has a sector, else the drive."""
        return next((one.name for one in self.partitions if one.first <= sector < one.end), self.drive)


def look(ports: Ports, drive: str) -> Volumes:
    """Return what lies on *drive*; raises OSError if it is gone."""
    own = sysfs.text(ports, drive, "dev")
    if own is None:
        raise FileNotFoundError(2, "the drive is no longer available", drive)
    mounts = usage.mount_lines(ports, own=True)
    names = list(dict.fromkeys(usage.stack(ports, drive)))[:_MOST]
    names += [name for name in _loops(ports, mounts, names) if name not in names]
    # A loop device may have partitions and volumes of its own.
    names = list(dict.fromkeys(deep for name in names for deep in usage.stack(ports, name)))[:_MOST]
    numbers = {name: found for name in names if (found := sysfs.text(ports, name, "dev"))}
    parts = tuple(
        _partition(ports, name, numbers[name]) for name in names if _is_part_of(ports, name, drive, numbers)
    )
    inner = {drive} | {one.name for one in parts}
    above = {
        kernel_number(found): name
        for name, found in numbers.items()
        if name not in inner and not recognition.is_partition(ports, name)
    }
    bdis = {found: "" if name in inner else name for name, found in numbers.items()}
    bdis |= _btrfs(ports, names)
    here = set(numbers.values())
    ext4 = any(line.kind in ("ext4", "ext3") and here.intersection(line.numbers) for line in mounts)
    blocks = {kernel_number(found): name for name, found in numbers.items()}
    return Volumes(drive, kernel_number(own), parts, above, bdis, blocks, ext4)


def _is_part_of(ports: Ports, name: str, drive: str, numbers: dict[str, str]) -> bool:
    return name.startswith(drive) and name in numbers and recognition.is_partition(ports, name)


def _partition(ports: Ports, name: str, number: str) -> PartitionRange:
    first = sysfs.number(ports, name, "start") or 0
    return PartitionRange(name, kernel_number(number), first, first + (sysfs.number(ports, name, "size") or 0))


def _loops(ports: Ports, mounts: list[usage.MountLine], names: list[str]) -> list[str]:
    """Return the loop devices whose file lies on one of *names*, by the place that the kernel has for the file."""
    here = {sysfs.text(ports, name, "dev") for name in names}
    found = []
    for name in ports.names(sysfs.ROOT):
        file = text_of(ports, f"{sysfs.ROOT}/{name}/loop/backing_file").strip() if name.startswith("loop") else ""
        within = [line for line in mounts if file and _is_below(file, line.point)]
        if within:
            nearest = max(within, key=lambda line: len(line.point))
            # Of several at the same place, the last hides the others.
            same = [line for line in within if line.point == nearest.point][-1]
            if here.intersection(same.numbers):
                found.append(name)
    return found


def _is_below(file: str, point: str) -> bool:
    return file.startswith(point.rstrip("/") + "/")


def _btrfs(ports: Ports, names: list[str]) -> dict[str, str]:
    """Return the names that write-back has for each btrfs on *names* (fs/btrfs/sysfs.c, the link ``bdi``)."""
    found = {}
    for uuid in ports.names(_BTRFS):
        devices = [name for name in ports.names(f"{_BTRFS}/{uuid}/devices") if name in names]
        bdi = ports.resolve(f"{_BTRFS}/{uuid}/bdi").rpartition("/")[2] if devices else ""
        if bdi.startswith("btrfs-"):
            found[bdi] = devices[0]
    return found
