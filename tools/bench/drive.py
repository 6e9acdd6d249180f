"""A drive of known speed, made of memory, for the benchmark of the read engine.

Random bytes in a file of a tmpfs behind a loop device are a drive that does not wear and that nobody else uses.
The kernel's throttle for control groups (block/blk-throttle.c) makes it as slow as a real one, by requests or by
bytes a second, and exactly so. Both versions of control groups have that throttle; a machine may have neither.

The file never has a name, and the loop device lets go of it when the last descriptor is closed, so both are gone
whatever ends this process. Of the control group an empty directory is left if the end is SIGKILL.
"""

from __future__ import annotations

import errno
import fcntl
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

MEMORY = "/dev/shm"  # noqa: S108  the tmpfs that every Linux has; the file in it has no name
LEAST_BYTES = 128 << 20
MOST_BYTES = 2 << 30
"""A second of the fastest throttled stage twice over."""
_CHUNK = 4 << 20

_LOOP_CTL_GET_FREE, _LOOP_CONFIGURE = 0x4C82, 0x4C0A
_READ_ONLY, _AUTOCLEAR, _DIRECT_IO = 1, 4, 16
_LOOP_CONFIG = struct.Struct("=II5Q4I64s64s32s2Q8Q")
"""struct loop_config of linux/loop.h (5.8 and newer): descriptor, sector size (0: the usual), struct loop_info64,
8 words of zeros."""
_TRIES = 8


@dataclass(frozen=True)
class Limit:
    """How fast the drive is; 0 is as fast as it can."""

    bytes_s: int = 0
    iops: int = 0


UNLIMITED = Limit()


class Throttle(Protocol):
    """A control group that this process is in."""

    kind: str

    def set(self, device: str, limit: Limit) -> None:
        """Slow reads of *device* ("major:minor") down; raises OSError."""


# -- memory behind a loop device -------------------------------------------------------------------------------


def room(free_bytes: int, available_bytes: int) -> int:
    """Return how large the drive becomes on a tmpfs with *free_bytes* where memory has *available_bytes*.

    Half of the one and a quarter of the other, in whole MiB; raises OSError where that is too little.
    """
    size = min(free_bytes // 2, available_bytes // 4, MOST_BYTES) >> 20 << 20
    if size < LEAST_BYTES:
        needed = LEAST_BYTES * 4 >> 20
        raise OSError(errno.ENOMEM, f"a drive in memory needs {needed} MiB of free memory; name a drive instead")
    return size


@contextmanager
def memory_drive() -> Iterator[tuple[str, int]]:
    """Make a drive of random bytes; yield its kernel name and its size in bytes, and let go of it after."""
    shm = os.statvfs(MEMORY)
    size = room(shm.f_bavail * shm.f_frsize, _available_bytes())
    file = os.open(MEMORY, os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600)
    try:
        for _ in range(0, size, _CHUNK):
            os.write(file, os.urandom(_CHUNK))
        os.ftruncate(file, size)
        name, loop = _loop_over(file)
    finally:
        # The loop device has the file by now, or nobody has.
        os.close(file)
    try:
        yield name, size
    finally:
        os.close(loop)


def _loop_over(file: int) -> tuple[str, int]:
    """Return name and descriptor of a loop device that reads *file* and vanishes with its last descriptor."""
    flags = _READ_ONLY | _AUTOCLEAR | _DIRECT_IO
    config = _LOOP_CONFIG.pack(file, 0, *(0,) * 5, 0, 0, 0, flags, b"DiskTune benchmark", b"", b"", *(0,) * 10)
    control = os.open("/dev/loop-control", os.O_RDWR | os.O_CLOEXEC)
    try:
        for _ in range(_TRIES):
            name = f"loop{fcntl.ioctl(control, _LOOP_CTL_GET_FREE)}"
            loop = os.open(f"/dev/{name}", os.O_RDONLY | os.O_CLOEXEC)
            try:
                fcntl.ioctl(loop, _LOOP_CONFIGURE, config)
                return name, loop
            except OSError as error:
                os.close(loop)
                # Somebody else was quicker.
                if error.errno != errno.EBUSY:
                    raise
    finally:
        os.close(control)
    raise OSError(errno.EBUSY, "no loop device to be had")


def _available_bytes() -> int:
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) << 10
    return 0


# -- the control group -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hierarchy:
    """Where the kernel's control groups for block devices are."""

    mount: Path
    unified: bool
    """Whether it is version 2."""


def hierarchies(mountinfo: str) -> list[Hierarchy]:
    """Return what /proc/self/mountinfo says of them, version 1 first: where it has blkio, version 2 has no io."""
    found = []
    for line in mountinfo.splitlines():
        before, _, after = line.partition(" - ")
        if len(before.split()) < 5 or len(after.split()) < 3:
            continue
        mount, (kind, _, options) = Path(before.split()[4]), after.split()[:3]
        if kind == "cgroup2" or (kind == "cgroup" and "blkio" in options.split(",")):
            found.append(Hierarchy(mount, unified=kind == "cgroup2"))
    return sorted(found, key=lambda one: one.unified)


def own_group(cgroups: str, *, unified: bool) -> str:
    """Return this process's path in its hierarchy from /proc/self/cgroup, "/" if it has none."""
    for line in cgroups.splitlines():
        _, controllers, path = line.split(":", 2)
        if (not controllers) if unified else ("blkio" in controllers.split(",")):
            return path
    return "/"


def settings(device: str, limit: Limit, *, unified: bool) -> list[tuple[str, str]]:
    """Return the files of a control group that make *device* as slow as *limit*, and what to write into each.

    Documentation/admin-guide/cgroup-v1/blkio-controller.rst (0 lifts a limit) and cgroup-v2.rst, "io.max".
    """
    if unified:
        return [("io.max", f"{device} rbps={limit.bytes_s or 'max'} riops={limit.iops or 'max'}")]
    return [
        ("blkio.throttle.read_bps_device", f"{device} {limit.bytes_s}"),
        ("blkio.throttle.read_iops_device", f"{device} {limit.iops}"),
    ]


class Group:
    """A directory of the kernel's that this process has moved into."""

    def __init__(self, hierarchy: Hierarchy, place: Path) -> None:
        self.kind = f"control groups, version {2 if hierarchy.unified else 1}"
        self._unified, self._place = hierarchy.unified, place

    def set(self, device: str, limit: Limit) -> None:
        for name, text in settings(device, limit, unified=self._unified):
            (self._place / name).write_text(text, encoding="ascii")


@contextmanager
def throttle() -> Iterator[Throttle | None]:
    """Move this process into a control group of its own, and back; yield None where there is no throttle."""
    for hierarchy in hierarchies(Path("/proc/self/mountinfo").read_text(encoding="utf-8")):
        if not hierarchy.unified or _offers_io(hierarchy.mount):
            with _joined(hierarchy) as group:
                yield group
            return
    yield None


def _offers_io(mount: Path) -> bool:
    with suppress(OSError):
        return "io" in (mount / "cgroup.controllers").read_text(encoding="ascii").split()
    return False


@contextmanager
def _joined(hierarchy: Hierarchy) -> Iterator[Group]:
    mount, pid = hierarchy.mount, str(os.getpid())
    cgroups = Path("/proc/self/cgroup").read_text(encoding="utf-8")
    before = mount / own_group(cgroups, unified=hierarchy.unified).lstrip("/")
    place = mount / f"disktune-bench-{pid}"
    handed_down = hierarchy.unified and _hand_down(mount)
    try:
        place.mkdir()
        try:
            (place / "cgroup.procs").write_text(pid, encoding="ascii")
            try:
                yield Group(hierarchy, place)
            finally:
                (before / "cgroup.procs").write_text(pid, encoding="ascii")
        finally:
            place.rmdir()
    finally:
        if handed_down:
            (mount / "cgroup.subtree_control").write_text("-io", encoding="ascii")


def _hand_down(mount: Path) -> bool:
    """Let children of the root have the io controller (version 2); return whether they did not before."""
    control = mount / "cgroup.subtree_control"
    if "io" in control.read_text(encoding="ascii").split():
        return False
    control.write_text("+io", encoding="ascii")
    return True


def number_of(name: str) -> str:
    """Return "major:minor" of the block device *name*."""
    return Path("/sys/class/block", name, "dev").read_text(encoding="ascii").strip()
