"""What a drive is used for: partitions, mounts, swap, arrays and volumes, from sysfs and /proc.

Needs no privilege. Mounts of still other namespaces cannot be seen; the kernel's exclusive open is the guard where
it matters, this is information.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import Partition, Usage, kernel_name
from disktune_contract.record import record
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.processes import sandboxed
from disktune_helper.system.text_files import text_of

_BTRFS = "/sys/fs/btrfs"

_OF_SEVERAL = frozenset({"btrfs", "bcachefs"})
"""Kinds of file system that may be on several devices: what their mounts name first is a device.

What a file system in a user's process is mounted from is chosen by that user.
"""

SYSTEM_MOUNTS = frozenset({"/", "/usr", "/var", "/boot", "/boot/efi", "/efi"})


@record
class Mounts:
    """Mount points by device number, and device numbers in use as swap."""

    points: dict[str, tuple[str, ...]]
    swap: frozenset[str]
    known: bool = True
    """Whether both lists could be read."""


@record
class MountLine:
    """One line of /proc/PID/mountinfo: the device numbers it is on, the place, and the file system's options."""

    numbers: tuple[str, ...]
    point: str
    kind: str
    options: tuple[str, ...]
    mount: int = 0
    """The number of the mount, the first field."""
    number: str = ""
    """The device number of the file system as the kernel has it, the third field: of a btrfs that of no device."""
    source: str = ""
    """What it is mounted from, as given when it was mounted: ``/dev/sda1``, ``tank/home``."""


def mount_lines(ports: Ports, *, own: bool = False) -> list[MountLine]:
    """Return what is mounted, from /proc/PID/mountinfo; empty where that cannot be read. *own*: by this process.

    That of the first process is the machine's: a unit of systemd with a fence has mounts of its own, among which
    those below /home are missing (systemd.exec(5), ProtectHome). In a Flatpak only the sandbox's can be had, and
    none of them shows where the machine has the drive.
    """
    pools = cache(partial(_pools, ports))
    machine = (
        []
        if sandboxed(ports)
        else (not own and _lines(ports, "/proc/1/mountinfo")) or _lines(ports, "/proc/self/mountinfo")
    )
    found = []
    for line in machine:
        front, _, behind = line.partition(" - ")
        fields = front.split(" ")
        if len(fields) > 4 and fields[0].isdigit():
            kind, options = behind.partition(" ")[0], tuple(behind.rpartition(" ")[2].split(","))
            numbers = _devices(ports, fields[2], behind, pools)
            source = unescape(behind.partition(" ")[2].partition(" ")[0])
            found.append(MountLine(numbers, unescape(fields[4]), kind, options, int(fields[0]), fields[2], source))
    return found


def read_mounts(ports: Ports) -> Mounts:
    """Return what is mounted and swapped to, from `mount_lines` and /proc/swaps."""
    points: dict[str, list[str]] = {}
    machine = mount_lines(ports)
    for mount in machine:
        for number in mount.numbers:
            if mount.point not in points.setdefault(number, []):
                points[number].append(mount.point)
    swap = set()
    swaps = swap_lines(ports)
    for line in swaps or ():
        if device := sysfs.text(ports, swap_device(ports, line), "dev"):
            swap.add(device)
    # A machine has at least its root mounted: an empty list is one that was not read.
    known = bool(machine) and swaps is not None
    return Mounts({device: tuple(targets) for device, targets in points.items()}, frozenset(swap), known)


def swap_device(ports: Ports, line: str) -> str:
    """Return the kernel name of what a line of /proc/swaps is about, if it is a device."""
    return kernel_name(ports.resolve(unescape(line.split(maxsplit=1)[0])))


def swap_lines(ports: Ports) -> list[str] | None:
    """Return the lines about swap, none where the kernel has none built in; None if they cannot be read."""
    try:
        return ports.read_text("/proc/swaps").strip().split("\n")[1:]
    except FileNotFoundError:
        return []
    except OSError:
        return None


def _devices(ports: Ports, number: str, behind: str, pools: Callable[[], dict[str, list[str]]]) -> tuple[str, ...]:
    """Return the numbers of the devices that a mount is on.

    A btrfs, bcachefs or ZFS may be on several; its mounts have a number of no device, and name one of them, all of
    them, or the pool. *pools* returns what `_pools` does.
    """
    kind, _, rest = behind.partition(" ")
    source = unescape(rest.partition(" ")[0])
    if kind == "zfs":
        names = pools().get(source.partition("/")[0], [])
    elif kind in _OF_SEVERAL and source.startswith("/dev/"):
        names = [kernel_name(ports.resolve(part)) for part in source.split(":")]
    else:
        return (number,)
    if kind == "btrfs":
        names = btrfs_devices(ports, names[0])
    return tuple(found for name in names if (found := sysfs.text(ports, name, "dev")))


def btrfs_devices(ports: Ports, name: str) -> list[str]:
    """Return all devices of the btrfs that the device *name* is one of (fs/btrfs/sysfs.c); at least that one."""
    uuid = btrfs_uuid(ports, name)
    return ports.names(f"{_BTRFS}/{uuid}/devices") if uuid else [name]


def btrfs_uuid(ports: Ports, name: str) -> str:
    """Return the UUID of the mounted btrfs that the device *name* is one of; empty if there is none."""
    return next((uuid for uuid in ports.names(_BTRFS) if name in ports.names(f"{_BTRFS}/{uuid}/devices")), "")


def _pools(ports: Ports) -> dict[str, list[str]]:
    """Return the devices of each pool of ZFS, which sysfs does not list: blkid's label is the pool's name."""
    found: dict[str, list[str]] = {}
    for name in ports.names(sysfs.ROOT):
        told = sysfs.udev(ports, name)
        if told.get("ID_FS_TYPE") == "zfs_member" and "ID_FS_LABEL" in told:
            found.setdefault(told["ID_FS_LABEL"], []).append(name)
    return found


def partitions(ports: Ports, name: str, mounts: Mounts) -> tuple[Partition, ...]:
    """Return the partitions of a drive in their order on the drive."""
    found = [
        _partition(ports, child, mounts)
        for child in ports.names(f"{sysfs.ROOT}/{name}")
        if child.startswith(name) and sysfs.text(ports, child, "partition")
    ]
    return tuple(sorted(found, key=lambda partition: partition.start))


def usage(ports: Ports, name: str, mounts: Mounts) -> Usage:
    """Return what a drive is used for, through everything that is built on it."""
    devices = list(dict.fromkeys(stack(ports, name)))
    numbers = {device: sysfs.text(ports, device, "dev") or "" for device in devices}
    points = [point for device in devices for point in mounts.points.get(numbers[device], ())]
    return Usage(
        mounts=tuple(dict.fromkeys(points)),
        swap=any(number in mounts.swap for number in numbers.values()),
        arrays=tuple(
            device
            for device in devices[1:]
            if device.startswith("md") and not recognition.is_partition(ports, device)
        ),
        volumes=tuple(
            sysfs.text(ports, device, "dm/name") or device for device in devices[1:] if device.startswith("dm-")
        ),
        checked=checked(ports, devices),
        system=any(point in SYSTEM_MOUNTS for point in points),
        known=mounts.known,
    )


def checked(ports: Ports, devices: list[str]) -> tuple[str, ...]:
    """Return the mounted btrfs and the pools of ZFS that are on *devices* (`Usage.checked`)."""
    mounted = [
        f"btrfs:{uuid}"
        for uuid in ports.names(_BTRFS)
        if set(devices).intersection(ports.names(f"{_BTRFS}/{uuid}/devices"))
    ]
    # Where ZFS is not loaded, no pool can be asked for.
    pools = _pools(ports) if ports.names("/proc/spl/kstat/zfs") else {}
    return (*mounted, *(f"zfs:{pool}" for pool, names in pools.items() if set(devices).intersection(names)))


def stack(ports: Ports, name: str) -> Iterator[str]:
    """Yield *name*, its partitions, and every holder of any of them, to the top."""
    yield name
    for child in ports.names(f"{sysfs.ROOT}/{name}"):
        if child.startswith(name) and recognition.is_partition(ports, child):
            yield from stack(ports, child)
    for holder in ports.names(f"{sysfs.ROOT}/{name}/holders"):
        yield from stack(ports, holder)


def _partition(ports: Ports, name: str, mounts: Mounts) -> Partition:
    device = sysfs.text(ports, name, "dev") or ""
    return Partition(
        name=name,
        start=sysfs.number(ports, name, "start") or 0,
        size_bytes=recognition.size_bytes(ports, name),
        mounts=mounts.points.get(device, ()),
        swap=device in mounts.swap,
        holders=tuple(ports.names(f"{sysfs.ROOT}/{name}/holders")),
    )


def _lines(ports: Ports, path: str) -> list[str]:
    """Return the lines as the kernel ends them: a user's mount point may have in it all else that ends one."""
    text = text_of(ports, path)
    return text.split("\n") if text else []


def unescape(field: str) -> str:
    r"""Return a field of /proc/self/mountinfo with its octal escapes resolved (``\040`` is a space)."""
    return re.sub(r"\\([0-7]{3})", lambda match: chr(int(match.group(1), 8)), field)
