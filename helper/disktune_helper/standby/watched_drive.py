"""The drive of a recording: its counter, its power mode and when to ask for it, and the devices on it.

It is opened only to ask for the power mode.
"""

from __future__ import annotations

import os
import re
import time
from collections import deque
from contextlib import closing
from enum import Enum

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, DriveRef, PowerMode
from disktune_contract.messages.faults import Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.standby.recording import MOST_SPANS, PowerSpan
from disktune_helper.drives import ata, drive_snapshot, identity, usage
from disktune_helper.system import processes, sysfs
from disktune_helper.system.companion import new_process
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

# -- in which power mode the drive was, and when to ask it -------------------------------------------------
#
# The question, CHECK POWER MODE, starts no drive, but some firmware counts it as activity and starts its standby
# timer again. So a drive that is awake and quiet is asked with pauses that grow by half each time: sooner or
# later one of them is longer than its timer, whatever the question does to that. A drive that is in standby is
# not asked at all until something reaches it: it leaves standby for a command alone (ACS-4 4.15.4). One that the
# kernel has suspended is not asked either, because the kernel would start it first.

FIRST_S = 10.0
"""So long after the last request a drive is asked for the first time whether it is in standby."""
GROWTH = 1.5
AFTER_S = 1.0
"""So soon after something reached a drive in standby it is asked whether it still is."""
_MOST_ENTERED = 32
_MOST_UNANSWERED = 3


class PowerModeSource(Enum):
    """The source of a power mode."""

    BY_DRIVE = "drive"
    BY_KERNEL = "kernel"
    """Which knows whether it has suspended the drive itself."""


class PowerWatch:
    """The power modes of a recording. Times: seconds since the epoch."""

    def __init__(self, now: float, *, can_be_asked: bool) -> None:
        self.can_be_asked = can_be_asked
        self.suspended = False
        """Whether it is in standby because the kernel has suspended it."""
        self._unanswered = 0
        self._mode, self._since = PowerMode.UNKNOWN, now
        self._reached: float | None = None
        """When something reached the drive last, as far as that is known."""
        self._quiet_since = now
        self._doubted: float | None = None
        """When something reached the drive first since it was found in standby."""
        self._next: float | None = now if can_be_asked else None
        self.spans: list[PowerSpan] = [PowerSpan(now, PowerMode.UNKNOWN)] if can_be_asked else []
        self._standby_s = self._unasked_s = 0.0
        self.starts = 0
        self.asked = 0
        self.quiet_awake_s: float | None = None
        self.entered_after_s: deque[float] = deque(maxlen=_MOST_ENTERED)

    @property
    def asleep(self) -> bool:
        """Whether the drive is known to be in standby, and nothing has reached it since."""
        return self._mode.asleep and self._doubted is None

    def standby_s(self, now: float) -> float:
        """Return for how long it was in standby."""
        return self._standby_s + (max(0.0, now - self._since) if self._mode.asleep else 0.0)

    def unasked_s(self, now: float) -> float:
        """Return for how long its mode was unknown."""
        return self._unasked_s + (max(0.0, now - self._since) if self._mode is PowerMode.UNKNOWN else 0.0)

    def reached(self, at: float) -> None:
        """Take note that something reached the drive."""
        self._reached = self._quiet_since = max(at, self._quiet_since)
        if self._mode.asleep:
            if self._doubted is None:
                self._doubted = at
                self._next = at + AFTER_S if self.can_be_asked else None
        elif self.can_be_asked:
            self._next = self._quiet_since + FIRST_S

    def due(self, now: float) -> bool:
        """Return whether the drive is to be asked now."""
        return self._next is not None and now >= self._next

    def due_in(self, now: float) -> float | None:
        """Return in how many seconds it is to be asked, None if that is not known."""
        return None if self._next is None else max(0.0, self._next - now)

    def found(self, now: float, mode: PowerMode, by: PowerModeSource = PowerModeSource.BY_DRIVE) -> bool:
        """Take note of a mode; return whether the drive has started."""
        self.asked += by is PowerModeSource.BY_DRIVE
        self.suspended = by is PowerModeSource.BY_KERNEL and mode.asleep
        self._heed_silence(mode)
        before, known = self._mode, mode is not PowerMode.UNKNOWN
        quiet_s = max(0.0, now - self._quiet_since)
        started = before.asleep and known and not mode.asleep
        # It started with the first request since it was found in standby.
        self._note(now if not started or self._doubted is None else max(self._since, self._doubted), mode)
        self._doubted = None
        self.starts += started
        if known and self._reached is not None:
            if mode.asleep and not before.asleep and before is not PowerMode.UNKNOWN:
                self.entered_after_s.append(round(quiet_s, 1))
            if not mode.asleep:
                self.quiet_awake_s = max(self.quiet_awake_s or 0.0, round(quiet_s, 1))
        self._next = self._ask_again(now, mode, quiet_s)
        return started

    def _heed_silence(self, mode: PowerMode) -> None:
        """Ask no more what has never answered: a bridge without such commands, or a drive without standby."""
        self._unanswered = self._unanswered + 1 if mode is PowerMode.UNKNOWN else 0
        if self._unanswered >= _MOST_UNANSWERED and all(one.mode is PowerMode.UNKNOWN for one in self.spans):
            self.can_be_asked = False
            self.spans.clear()

    def _ask_again(self, now: float, mode: PowerMode, quiet_s: float) -> float | None:
        if not self.can_be_asked or mode.asleep:
            return None
        return max(self._quiet_since + FIRST_S, now + max(FIRST_S, quiet_s * (GROWTH - 1)))

    def unknown(self, now: float) -> None:
        """Take note that nothing is known any more, as after the computer has slept; the drive is asked again."""
        self._note(now, PowerMode.UNKNOWN)
        self._doubted = None
        self._next = now + AFTER_S if self.can_be_asked else None

    def _note(self, at: float, mode: PowerMode) -> None:
        if mode is self._mode:
            return
        self._standby_s, self._unasked_s = self.standby_s(at), self.unasked_s(at)
        self._mode, self._since = mode, at
        if len(self.spans) < MOST_SPANS:
            self.spans.append(PowerSpan(at, mode))


# -- the devices on a drive: partitions, layers, loop devices, btrfs ---------------------------------------
#
# They are named as events of the trace name them. Only sysfs and lists of mounts are read: to search for a file
# would reach the drive.

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
    """Return what is on *drive*; raises OSError if it is gone."""
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
    """Return the loop devices whose file is on one of *names*, by the place that the kernel has for the file."""
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


# -- the drive of a recording on this machine --------------------------------------------------------------

_STAT_REQUESTS = (0, 4, 11, 15)
"""Completed reads, writes, discards and flushes (Documentation/block/stat.rst)."""
_WRAP = 1 << 32
"""The atomic_t that counts commands (include/scsi/scsi_device.h); a quick drive wraps it within days."""
_ADDRESS = pattern_of(r"\d+:\d+:\d+:\d+")


class WatchedDrive:
    """A drive that must stay the one that was meant."""

    def __init__(self, ports: Ports, ref: DriveRef) -> None:
        self._ports, self._ref = ports, ref
        self._kind = recognition.kind_of(ports, ref.name)
        self._counted = self._passed = 0
        self.own = {os.getpid()}
        """The threads that ask it."""

    @property
    def can_be_asked(self) -> bool:
        """Whether CHECK POWER MODE may be sent to it."""
        return drive_snapshot.speaks_ata(self._ports, self._ref.name, self._kind)

    @property
    def address(self) -> str:
        """Host, channel, target and LUN of a SCSI device, ``4:0:0:0``; empty if it is none."""
        found = self._ports.resolve(f"{sysfs.ROOT}/{self._ref.name}/device").rpartition("/")[2]
        return found if _ADDRESS.fullmatch(found) else ""

    @property
    def controller(self) -> int | None:
        """The number of its NVMe controller, None if it has none."""
        found = re.match(r"nvme(\d+)", self._ref.name) if self._kind is DriveKind.NVME else None
        return None if found is None else int(found[1])

    def counter(self) -> int | None:
        """Return how many requests the kernel has counted, None if the drive is gone.

        That of the SCSI layer counts commands of programs as well (drivers/scsi/scsi_lib.c, iorequest_cnt).
        """
        name = self._ref.name
        found = sysfs.text(self._ports, name, "device/iorequest_cnt") or sysfs.text(self._ports, name, "stat")
        if found is None or self._moved():
            return None
        fields = found.split()
        if len(fields) == 1:
            return self._wrapped(int(fields[0], 16))
        return sum(int(fields[number]) for number in _STAT_REQUESTS if number < len(fields))

    def _wrapped(self, counted: int) -> int:
        """Return a number that goes on where the kernel's wraps: 32 bits, a sign that is drawn out to 64."""
        passed = (counted - self._counted) % _WRAP
        self._counted = counted
        # One that went back is that of a drive that was attached again.
        self._passed += passed if passed < _WRAP // 2 or not self._passed else 0
        return self._passed

    def _moved(self) -> bool:
        sequence = sysfs.number(self._ports, self._ref.name, "diskseq")
        return None not in (sequence, self._ref.diskseq) and sequence != self._ref.diskseq

    def suspended(self) -> bool:
        """Return whether the kernel has suspended it."""
        return sysfs.suspended(self._ports, self._ref.name)

    def power_mode(self) -> PowerMode:
        """Ask for the power mode, through a node that is open for reading."""
        try:
            with closing(identity.open_checked(self._ports, self._ref)) as node:
                return ata.check_power_mode(node)
        except (OSError, Refusal):
            return PowerMode.UNKNOWN
        finally:
            # Read before the events of that process are.
            self.own |= new_process.threads()

    def volumes(self) -> Volumes | None:
        """Return what is on it, None if it is gone."""
        try:
            return look(self._ports, self._ref.name)
        except OSError:
            return None


class SystemClock:
    """This machine's time. It does not jump when the clock is set, and goes on while the machine sleeps."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._epoch = ports.now() - self.boot_ns() / 1e9

    def now(self) -> float:
        return self._epoch + self.boot_ns() / 1e9

    def boot_ns(self) -> int:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    def suspended(self) -> float:
        return self._ports.suspended()

    def sleep(self, seconds: float) -> None:
        with processes.may_be_ended():
            time.sleep(seconds)
