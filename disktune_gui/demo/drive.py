"""A simulated drive: its electronics, its medium and the kernel's queue in front of it, and what `Node` needs."""

from __future__ import annotations

import errno
import heapq
import os
import re
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field

from disktune_contract.messages.privilege import Level
from disktune_contract.record import record
from disktune_gui.demo.activity import Counters
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import FLUSH_CACHE, TaskFile
from disktune_gui.demo.medium import MEMORY_BYTES_S, Pacer, SimulatedMedium
from disktune_gui.demo.nvme_drive import NvmeDrive
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.system.attributes import locate, may_write
from disktune_helper.system.drive_commands import command_table, ioctls
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.drive_commands.nodes import METADATA_BYTES
from disktune_helper.system.ports import PATIENCE_S, Places, Queue, Reader, Turn

# -- writable sysfs attributes of a block device, with the kernel's treatment of odd values ----------------
#
# Sources: block/blk-sysfs.c, block/elevator.c, block/blk-mq.c, drivers/scsi/scsi_sysfs.c and
# drivers/ata/libata-sata.c of Linux 6.12. A write that the kernel refuses raises OSError; one that it adjusts is
# accepted, and the read afterwards returns the adjusted value.

SCHEDULERS = ("none", "mq-deadline", "kyber", "bfq")
"""In the order in which Debian's kernel prints them once the modules are loaded."""

_PAGE_KIB = 4
_MIN_REQUESTS = 4
"""BLKDEV_MIN_RQ."""
_MAX_SCHEDULED_REQUESTS = 2048
"""MAX_SCHED_RQ: 16 times BLKDEV_DEFAULT_RQ."""
_DEFAULT_REQUESTS = 128
"""BLKDEV_DEFAULT_RQ."""
_UINT_MAX = 0xFFFFFFFF


class BlockQueue:
    """The request queue in front of a drive, and the SCSI device's part of it."""

    def __init__(
        self,
        *,
        hardware_depth: int,
        scheduler: str | None = "mq-deadline",
        read_ahead_kib: int = 128,
        max_sectors_kib: int = 1280,
        scsi_depth: int | None = None,
        drive_depth: int | None = None,
    ) -> None:
        """Make a queue.

        ``hardware_depth`` is how many requests the host takes at once (can_queue); ``scheduler`` None is a
        bio-based device such as md, which has neither scheduler nor request queue; ``scsi_depth`` is the present
        queue depth of a SCSI device, ``drive_depth`` the largest that its driver accepts, None if fixed.
        """
        self.hardware_depth = hardware_depth
        self.max_sectors_kib = max_sectors_kib
        self.scheduler = scheduler
        self.read_ahead_kib = read_ahead_kib
        self.scsi_depth = scsi_depth
        self._drive_depth = drive_depth
        self.requests = self._default_requests()
        self.switches = 0
        """How often the scheduler has changed; each starts with its own defaults."""
        self._lock = threading.Lock()

    def read(self, attribute: str) -> str:
        """Return what the attribute shows, with its newline; raises OSError (ENOENT) where there is none."""
        with self._lock:
            if attribute == "queue/read_ahead_kb":
                return f"{self.read_ahead_kib}\n"
            if attribute == "queue/scheduler" and self.scheduler is not None:
                return " ".join(f"[{s}]" if s == self.scheduler else s for s in SCHEDULERS) + "\n"
            if attribute == "queue/nr_requests" and self.scheduler is not None:
                return f"{self.requests}\n"
            if attribute == "device/queue_depth" and self.scsi_depth is not None:
                return f"{self.scsi_depth}\n"
        raise _error(errno.ENOENT, attribute)

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes that this device has, relative to its directory."""
        found = ["queue/read_ahead_kb"]
        if self.scheduler is not None:
            found += ["queue/scheduler", "queue/nr_requests"]
        if self.scsi_depth is not None:
            found.append("device/queue_depth")
        return tuple(found)

    def write(self, attribute: str, text: str) -> None:
        """Write *text*; raises OSError as the kernel would."""
        if attribute not in self.attributes:
            raise _error(errno.ENOENT, attribute)
        with self._lock:
            if attribute == "queue/read_ahead_kb":
                # Stored in pages: rounded down (queue_ra_store).
                self.read_ahead_kib = _number(text) // _PAGE_KIB * _PAGE_KIB
            elif attribute == "queue/scheduler":
                self._switch(text)
            elif attribute == "queue/nr_requests":
                self._set_requests(_number(text))
            else:
                self._set_depth(text)

    def _switch(self, text: str) -> None:
        name = text.strip()
        # Any word that begins with "none" selects none (elevator_change, strncmp).
        wanted = "none" if name.startswith("none") else name
        if wanted not in SCHEDULERS:
            raise _error(errno.EINVAL, name)
        if wanted != self.scheduler:
            self.scheduler = wanted
            self.switches += 1
            self.requests = self._default_requests()

    def _set_requests(self, wanted: int) -> None:
        wanted = max(wanted, _MIN_REQUESTS)
        limit = self.hardware_depth if self.scheduler == "none" else _MAX_SCHEDULED_REQUESTS
        if wanted > limit:
            raise _error(errno.EINVAL, "nr_requests")
        self.requests = wanted

    def _set_depth(self, text: str) -> None:
        if self._drive_depth is None:
            # A driver without change_queue_depth shows the file read-only (usb-storage).
            raise _error(errno.EACCES, "queue_depth")
        # simple_strtoul stops at the first character that is no digit; nothing at all counts as 0.
        leading = re.match(r"[0-9]*", text)
        depth = int(leading.group() or 0) if leading else 0
        if not 1 <= depth <= min(self.hardware_depth, self._drive_depth):
            raise _error(errno.EINVAL, "queue_depth")
        self.scsi_depth = depth

    def _default_requests(self) -> int:
        """Return what a scheduler change resets nr_requests to (blk_mq_init_sched)."""
        if self.scheduler in (None, "none"):
            return self.hardware_depth
        return 2 * min(self.hardware_depth, _DEFAULT_REQUESTS)


def _number(text: str) -> int:
    """Return a decimal number as kstrtoul reads it: digits and at most one newline, nothing else."""
    if not re.fullmatch(r"\+?[0-9]{1,20}\n?", text) or int(text) > _UINT_MAX:
        raise _error(errno.EINVAL, text.strip())
    return int(text)


def _error(number: int, what: str) -> OSError:
    return OSError(number, os.strerror(number), what)


# -- drive -------------------------------------------------------------------------------------------------

_CACHE_CHUNK_BYTES = 128 << 10
_CACHE_CHUNKS = 16384
"""2 GiB of page cache per drive, least recently used first out."""

_USED_UNMOUNTED = frozenset({"swap", "linux_raid_member", "crypto_LUKS"})


@record
class SimulatedPartition:
    """A partition. ``start`` and ``sectors`` count 512 bytes."""

    number: int
    start: int
    sectors: int
    mount: str = ""
    filesystem: str = "ext4"
    """``ID_FS_TYPE`` as reported by udev's blkid; ``swap`` is in use as swap."""


@dataclass
class SimulatedDrive:
    """The state of one drive or array of the machine."""

    name: str
    number: tuple[int, int]
    """Major and minor."""
    place: str
    """Its directory below /sys/devices."""
    size_bytes: int
    queue: BlockQueue
    medium: SimulatedMedium
    counters: Counters
    diskseq: int
    geometry: tuple[int, int, int, int]
    partitions: tuple[SimulatedPartition, ...] = ()
    ata: AtaDrive | None = None
    nvme: NvmeDrive | None = None
    rotational: bool = True
    physical_sector_bytes: int = 512
    sensor: bool = False
    """Whether the kernel reads its temperature."""
    read_only: bool = False
    """The kernel's flag (BLKROSET)."""
    unmounted: set[int] = field(default_factory=set)
    """Numbers of the partitions that were unmounted since the machine was switched on."""
    switched_off: bool = False
    """Whether it was ejected and removed from the kernel's lists."""
    wide_pio: bool = True
    """Whether the port moves 32 bits at once in PIO modes: always on AHCI, a choice on the PATA card."""
    cached: dict[int, None] = field(default_factory=dict)
    """Chunks of `_CACHE_CHUNK_BYTES` in the page cache, least recently used first."""
    content: dict[int, bytes] = field(default_factory=dict)
    """Data that can be read, by its offset; everything else is zeros."""

    def partition_name(self, partition: SimulatedPartition) -> str:
        """Return the kernel's name, with a ``p`` between if the drive's own ends in a digit (bdevname)."""
        return f"{self.name}{'p' if self.name[-1].isdigit() else ''}{partition.number}"

    @property
    def in_use(self) -> bool:
        """Whether the kernel has a partition open: mounted, as swap, or as a member of an array."""
        return any(self.is_mounted(part) or part.filesystem in _USED_UNMOUNTED for part in self.partitions)

    def is_mounted(self, partition: SimulatedPartition) -> bool:
        """Return whether a partition is mounted now."""
        return bool(partition.mount) and partition.number not in self.unmounted

    @property
    def behind_libata(self) -> bool:
        """Whether the kernel itself sends ATA commands to it."""
        return self.ata is not None and "/usb" not in self.place

    @property
    def is_pata(self) -> bool:
        """Whether its interface is a parallel one: word 76 is 0 or FFFFh then (ACS-4 7.13.6.26)."""
        return self.ata is not None and self.ata.word(76) in (0, 0xFFFF)

    @property
    def gone(self) -> bool:
        """Whether the drive has been removed."""
        return self.switched_off or bool(self.ata and self.ata.gone) or bool(self.nvme and self.nvme.gone)

    def check_present(self) -> None:
        """Raise OSError (ENODEV) if the drive has been removed."""
        if self.gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), self.name)


class SimulatedNode:
    """An opened drive, which permits no more than the level that it was opened with."""

    def __init__(self, drive: SimulatedDrive, tree: SimulatedTree, most: Level = Level.CHANGE) -> None:
        self.name = drive.name
        self.rdev = drive.number
        self._drive, self._tree, self._most = drive, tree, most

    def _admit(self, level: int, what: str) -> None:
        """Raise PermissionError for what the last check before the kernel does not let pass."""
        with ioctls.at_most(self._most):
            ioctls.check(level, what)

    def sg_io(
        self,
        cdb: bytes,
        reply_bytes: int = 0,
        timeout_ms: int = 20_000,  # noqa: ARG002
        outgoing: bytes = b"",
    ) -> SgReply:
        self._admit(command_table.scsi_level(cdb, reply_bytes, outgoing), "command")
        if self._drive.ata is None:
            # NVMe and md have no SCSI command path (block/ioctl.c).
            raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))
        return self._drive.ata.sg_io(cdb, reply_bytes, outgoing)

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        self._admit(command_table.nvme_level(opcode, namespace, cdw10, cdw11, reply_bytes), "command")
        if self._drive.nvme is None:
            raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))
        return self._drive.nvme.admin(opcode, cdw10, reply_bytes, namespace, cdw11)

    def size_bytes(self) -> int:
        return self._drive.size_bytes

    def disk_sequence(self) -> int | None:
        return self._drive.diskseq

    def geometry(self) -> tuple[int, int, int, int] | None:
        return self._drive.geometry

    def write_attribute(self, attribute: str, text: str) -> None:
        self._admit(Level.CHANGE if may_write(attribute, text) else 0, "attribute")
        self._drive.check_present()
        path = locate(self._tree, self.name, attribute)
        if path is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), attribute)
        self._tree.write(path, text)

    def set_read_only(self, *, on: bool) -> None:
        self._admit(Level.CHANGE, "request")
        self._drive.check_present()
        self._drive.read_only = on

    def wide_pio(self) -> bool:
        self._check_libata()
        return self._drive.wide_pio

    def set_wide_pio(self, *, on: bool) -> None:
        self._admit(Level.CHANGE, "request")
        self._check_libata()
        if on != self._drive.wide_pio and not self._drive.is_pata:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        self._drive.wide_pio = on

    def _check_libata(self) -> None:
        """Raise OSError (EINVAL) where no ioctl of the old IDE driver is supported."""
        self._drive.check_present()
        if not self._drive.behind_libata:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def flush(self) -> None:
        self._drive.check_present()
        if self._drive.ata is not None:
            # The kernel sends a flush only if it believes the cache to be on; here it is always sent.
            self._drive.ata.execute(TaskFile(FLUSH_CACHE))

    def reread_partitions(self) -> None:
        self._admit(Level.CHANGE, "request")
        self._drive.check_present()
        if self._drive.in_use:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        if self._drive.ata is not None:
            self._drive.ata.media_access()

    def array_metadata(self, offset: int) -> bytes:
        with closing(self.reader(direct=True, buffer_bytes=METADATA_BYTES)) as reader:
            return reader.content(offset, METADATA_BYTES)

    def reader(self, *, direct: bool, buffer_bytes: int) -> Reader:
        self._drive.check_present()
        memory = Pacer(self._drive.medium.time)
        return SimulatedReader(self._drive, memory, direct=direct, buffer_bytes=buffer_bytes)

    def queue(self, depth: int, block_bytes: int) -> Queue:
        self._drive.check_present()
        return SimulatedQueue(self._drive, depth, block_bytes)

    def close(self) -> None:
        """Nothing is kept open."""


class SimulatedReader:
    """Reads that take as long as the drive would need, and return no data."""

    def __init__(self, drive: SimulatedDrive, memory: Pacer, *, direct: bool, buffer_bytes: int) -> None:
        self._drive, self._memory = drive, memory
        self.path = f"/dev/{drive.name}"
        self.fds: tuple[int, ...] = ()
        self._direct, self._buffer_bytes = direct, buffer_bytes

    def read(self, offset: int, length: int) -> int:
        drive = self._drive
        drive.check_present()
        if self._direct and (offset % 512 or length % 512):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        length = min(length, self._buffer_bytes, max(0, drive.size_bytes - offset))
        if length == 0:
            return 0
        if self._direct:
            # The kernel sends all parts of one large read at once, so their cost is paid once.
            self._from_medium(offset, length, length)
            return length
        missing = self._look_up(offset, length)
        if missing:
            self._from_medium(offset, missing, max(drive.queue.read_ahead_kib << 10, 4096))
        if length > missing:
            self._memory.spend((length - missing) / MEMORY_BYTES_S)
        return length

    def content(self, offset: int, length: int) -> bytes:
        length = self.read(offset, length)
        found = bytearray(length)
        for place, text in self._drive.content.items():
            part = text[max(0, offset - place) : max(0, offset - place + length)]
            start = max(0, place - offset)
            found[start : start + len(part)] = part
        return bytes(found[:length])

    def reading(self, length: int) -> Callable[[int], int]:
        return lambda offset: self.read(offset, length)

    def _from_medium(self, offset: int, length: int, request_bytes: int) -> None:
        drive = self._drive
        if drive.ata is not None:
            drive.ata.media_access()
        if drive.nvme is not None:
            drive.nvme.features.io()
        seconds = drive.medium.read(offset, length, request_bytes)
        requests = -(-length // min(request_bytes, drive.queue.max_sectors_kib << 10))
        drive.counters.add_read(requests, length, seconds)

    def _look_up(self, offset: int, length: int) -> int:
        """Return how many bytes have to be read into the page cache, in whole chunks, and add them to it."""
        cached, missing = self._drive.cached, 0
        for chunk in range(offset // _CACHE_CHUNK_BYTES, -(-(offset + length) // _CACHE_CHUNK_BYTES)):
            if chunk in cached:
                del cached[chunk]
            else:
                missing += _CACHE_CHUNK_BYTES
            cached[chunk] = None
        while len(cached) > _CACHE_CHUNKS:
            del cached[next(iter(cached))]
        return min(missing, self._drive.size_bytes - offset)

    def drop_caches(self) -> None:
        self._drive.cached.clear()

    def close(self) -> None:
        """Nothing is kept open."""


class SimulatedQueue:
    """Many reads at a time, each completed when the drive would complete it."""

    kind = "simulated"

    def __init__(self, drive: SimulatedDrive, depth: int, block_bytes: int) -> None:
        self._drive, self._length = drive, block_bytes
        # Requests beyond the drive's queue depth wait in front of it.
        self._depth = min(depth, drive.queue.scsi_depth or depth)
        self._begun: list[tuple[float, float, int]] = []
        """A heap: time of completion, time of begin, and time of begin by the measuring program's clock."""
        self._counted_at = drive.medium.time.now()

    def begin(self, places: Places, clock: Callable[[], int]) -> Turn:
        self._begun.clear()
        self._places, self._clock = places, clock
        return self.turn

    def turn(self, count: int) -> list[int]:
        self._submit(count)
        return self._collect(PATIENCE_S)

    def _submit(self, count: int) -> None:
        drive, now, told = self._drive, self._drive.medium.time.now(), self._clock()
        drive.check_present()
        if drive.ata is not None:
            drive.ata.media_access()
        if drive.nvme is not None:
            drive.nvme.features.io()
        for offset in self._places(count):
            heapq.heappush(self._begun, (drive.medium.answer(offset, self._length, self._depth), now, told))

    def _collect(self, timeout_s: float) -> list[int]:
        time, begun = self._drive.medium.time, self._begun
        latest = time.now() + timeout_s
        if not begun or begun[0][0] > latest:
            time.wait_until(latest)
            return []
        time.wait_until(max(begun[0][0], time.now()))
        self._drive.check_present()
        now, done, seconds = time.now(), [], 0.0
        while begun and begun[0][0] <= now:
            at, since, told = heapq.heappop(begun)
            done.append(told)
            seconds += at - since
        busy, self._counted_at = min(seconds, now - self._counted_at), now
        self._drive.counters.add_read(len(done), len(done) * self._length, seconds, busy)
        return done

    def close(self) -> None:
        """Nothing is kept open."""
