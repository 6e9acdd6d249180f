"""Events as a kernel would send them, on a machine with programs that a test has made up."""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.standby.recording import AccessKind
from disktune_helper.standby import kernel_trace
from disktune_helper.standby.attribution import Attribution, ProgramLookup
from disktune_helper.standby.kernel_trace import DriveAccess, TraceEvent, Who
from disktune_helper.standby.watched_drive import PartitionRange, Volumes

DRIVE, PART, OTHER, MD, LOOP, MAPPER = 8 << 20 | 16, 8 << 20 | 17, 8 << 20 | 18, 9 << 20, 7 << 20, 252 << 20
VOLUMES = Volumes(
    "sdb",
    DRIVE,
    (PartitionRange("sdb1", PART, 2048, 100_000), PartitionRange("sdb2", OTHER, 100_000, 200_000)),
    {MD: "md0", LOOP: "loop0", MAPPER: "dm-0"},
    {"8:16": "", "8:17": "", "8:18": "", "9:0": "md0", "7:0": "loop0", "252:0": "dm-0"},
    {DRIVE: "sdb", PART: "sdb1", OTHER: "sdb2", MD: "md0", LOOP: "loop0", MAPPER: "dm-0"},
    ext4=True,
)
CAT, WRITER, SMARTD, UDEV = 100, 101, 102, 103
JBD2, FLUSHER, OTHER_FLUSHER, LOOPER, RAID, RESYNC, LAZY, XFS = 50, 51, 52, 53, 54, 55, 56, 57
OWN = 999
PROGRAMS = {
    CAT: Who("cat", "session-2.scope"),
    WRITER: Who("writer", "writer.service"),
    SMARTD: Who("smartd", "smartmontools.service"),
    UDEV: Who("(udev-worker)", "systemd-udevd.service"),
    OWN: Who("python3", "disktune-recording@sdb.service"),
    JBD2: Who("jbd2/sdb1-8", kernel=True),
    FLUSHER: Who("kworker", kernel=True),
    OTHER_FLUSHER: Who("kworker", kernel=True),
    LOOPER: Who("kworker", kernel=True),
    RAID: Who("md0_raid1", kernel=True),
    RESYNC: Who("md0_resync", kernel=True),
    LAZY: Who("ext4lazyinit", kernel=True),
    XFS: Who("xfsaild/sdb2", kernel=True),
}
FILE, IMAGE = 23, 24


class Town(ProgramLookup):
    """Programs by numbers, without /proc."""

    def __init__(self) -> None:
        self.groups: dict[int, str] = {}

    def of(self, pid: int, at_ns: int, name: str = "") -> Who:
        return PROGRAMS[pid]

    def made(self, group: int, path: str) -> None:
        self.groups[group] = path.rpartition("/")[2]

    def group(self, number: int) -> str:
        return self.groups.get(number, "")

    def moved(self, pid: int, path: str) -> None:
        raise AssertionError(pid, path)


class Night:
    """Events one after the other, a millisecond apart unless a test lets more time pass."""

    def __init__(self) -> None:
        self.attribution = Attribution(VOLUMES, Town(), {OWN})
        self.now_ns = 10**12
        self.accesses: list[DriveAccess] = []

    def pass_s(self, seconds: float) -> None:
        self.now_ns += round(seconds * 1e9)

    def event(self, name: str, pid: int, /, **values: int | str | bytes) -> None:
        self.now_ns += 1_000_000
        self.accesses += self.attribution.of([TraceEvent(self.now_ns, name, pid, dict(values))])

    def bio(self, pid: int, rwbs: str, sector: int = 5000, dev: int = DRIVE) -> None:
        self.event(kernel_trace.BIO, pid, dev=dev, sector=sector, rwbs=rwbs, comm=PROGRAMS[pid].program)

    def dirty(self, pid: int, ino: int = FILE, bdi: str = "8:16", *, times_only: bool = False) -> None:
        self.event(kernel_trace.DIRTIED, pid, name=bdi, ino=ino, flags=0, times_only=int(times_only))

    def write_back(self, pid: int, ino: int = FILE, bdi: str = "8:16", group: int = 0) -> None:
        self.event(kernel_trace.WRITTEN, pid, name=bdi, ino=ino, cgroup_ino=group)

    def join(self, pid: int, tid: int, dev: int = PART) -> None:
        self.event(kernel_trace.JOINED, pid, dev=dev, tid=tid)

    def commit(self, tid: int, dev: int = PART) -> None:
        self.event(kernel_trace.COMMITTED, JBD2, dev=dev, transaction=tid)
        self.bio(JBD2, "WSM")

    def command(self, pid: int, cdb: bytes | None) -> None:
        self.event(kernel_trace.COMMAND, pid, dev=DRIVE, rwbs="N", comm=PROGRAMS[pid].program)
        if cdb is not None:
            self.event(kernel_trace.SCSI, pid, cmnd=cdb)

    @property
    def named(self) -> list[tuple[AccessKind, str, str, str]]:
        """Every access as its kind, programs, volume and command."""
        return [
            (one.kind, "+".join(who.program for who in (one.who, *one.others)), one.volume, one.command)
            for one in self.accesses
        ]


def pass_through(opcode: int, feature: int = 0, count: int = 0) -> bytes:
    """Return ATA PASS-THROUGH (16) of a command without data."""
    return bytes((0x85, 6, 0x20, 0, feature, 0, count, 0, 0, 0, 0, 0, 0, 0, opcode, 0))


def programs(accesses: Sequence[DriveAccess]) -> list[str]:
    """Return who is named."""
    return [one.who.program for one in accesses]
