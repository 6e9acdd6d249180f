"""Measuring in a folder: what its file system does to the figures, and which programs measure here."""

from __future__ import annotations

import os
import re

from disktune_contract.drives.drive import kernel_name
from disktune_contract.layers.stack import FileSystem, Stack, data_path
from disktune_contract.measuring.measurement import MEMORY, NETWORK, DataPath, FolderFacts, called, layers_between
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import EngineList, EngineState
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import size
from disktune_contract.version import VERSION
from disktune_helper.drives import layers
from disktune_helper.drives.usage import btrfs_devices, unescape
from disktune_helper.system import sysfs
from disktune_helper.system.ports import FileBenchPorts, FolderLook, Ports
from disktune_helper.system.processes import sandboxed
from disktune_helper.system.text_files import text_of

# -- which programs measure here, and what to type where one is missing ------------------------------------

FIO_FLOOR = (3, 33)
"""Debian 12's, and what everything here was tried with: reports at intervals, with their histogram."""

_PROGRAMS = {Engine.FIO: "fio", Engine.BONNIE: "bonnie++"}

_INSTALL = {
    "debian": "sudo apt install {}",
    "fedora": "sudo dnf install {}",
    "rhel": "sudo dnf install {}",
    "suse": "sudo zypper install {}",
    "arch": "sudo pacman -S {}",
    "alpine": "sudo apk add {}",
    "gentoo": "sudo emerge {}",
    "void": "sudo xbps-install {}",
}
"""By ID or ID_LIKE of os-release(5)."""


def engines(ports: Ports, outside: FileBenchPorts) -> EngineList:
    """Return what there is to measure with."""
    found = [EngineState(Engine.READER, f"DiskTune {VERSION}")]
    for engine, program in _PROGRAMS.items():
        path = outside.find(program)
        version = _version(outside, program, path)
        found.append(EngineState(engine, version, why_not(ports, engine, path, version)))
    return EngineList(tuple(found))


def program(ports: Ports, outside: FileBenchPorts, engine: Engine) -> tuple[str, str]:
    """Return path and version of the program of an engine; raises Refusal (NOT_INSTALLED)."""
    path = outside.find(_PROGRAMS[engine])
    version = _version(outside, _PROGRAMS[engine], path)
    if why := why_not(ports, engine, path, version):
        raise Refusal(Fault.NOT_INSTALLED, why)
    return path, version


def _version(outside: FileBenchPorts, program: str, path: str) -> str:
    """Return name and version of an installed program, empty if it does not print them."""
    said = outside.version(path) if path else ""
    found = re.search(r"\d\S*", said)
    return f"{program} {found[0]}" if found and not said.startswith(program) else said


def why_not(ports: Ports, engine: Engine, path: str, version: str) -> str:
    """Return a sentence stating why a program cannot be used, empty if it can."""
    name = _PROGRAMS[engine]
    if not path:
        return in_turn(Sentence("{program} is not installed.", program=name), _advice(ports, name))
    if engine is Engine.FIO:
        found = re.match(r"fio-(\d+)\.(\d+)", version)
        if found is None:
            return in_turn(Sentence("{path} is not fio.", path=path), _advice(ports, name))
        if (int(found[1]), int(found[2])) < FIO_FLOOR:
            return Sentence(
                "fio {version} is too old; {needed} or newer is needed.",
                version=f"{found[1]}.{found[2]}",
                needed=f"{FIO_FLOOR[0]}.{FIO_FLOOR[1]}",
            )
    return ""


def _advice(ports: Ports, name: str) -> str:
    if sandboxed(ports):
        return Sentence("The Flatpak does not contain it.")
    try:
        release = ports.read_text("/etc/os-release")
    except OSError:
        release = ""
    values = dict(line.split("=", 1) for line in release.splitlines() if "=" in line)
    likes = f"{values.get('ID', '')} {values.get('ID_LIKE', '')}".replace('"', "").split()
    for like in likes:
        for family, command in _INSTALL.items():
            if like.startswith(family) or (family == "suse" and "suse" in like):
                return Sentence("To install it: {command}", command=command.format(name))
    return Sentence("Install your distribution's package “{package}”.", package=name)


# -- how a file system affects a benchmark, and the drives below it ----------------------------------------

SPARE_SHARE = 0.05
"""Part of a file system that stays free whatever is measured: a full one slows everything down, and stops
things."""

MAX_LAYERS = 8
"""Device-mapper and md layers that are followed down to the drives."""

_NOTES = {
    "btrfs": Sentence("Copy-on-write: random writes are slower than the drive."),
    "bcachefs": Sentence("Copy-on-write: random writes are slower than the drive."),
    "zfs": Sentence("ZFS has its own cache: reads may come from memory."),
    "f2fs": Sentence("F2FS turns random writes into sequential ones."),
    "overlay": Sentence("An overlay: figures of the layer it writes to."),
    "ecryptfs": Sentence("Encrypted: the figures include the CPU's work."),
    "fuseblk": Sentence("FUSE may cache requests."),
}


@record
class Mount:
    """A line of /proc/self/mountinfo (proc_pid_mountinfo(5))."""

    number: int
    device: tuple[int, int]
    place: str
    options: frozenset[str]
    """Of the mount and of the file system."""
    kind: str
    source: str


def mounts(mountinfo: str) -> dict[int, Mount]:
    """Return the mounts by number; a line that is not understood is left out."""
    found = {}
    for line in mountinfo.splitlines():
        front, _, back = line.partition(" - ")
        first, last = front.split(), back.split()
        device = re.fullmatch(r"(\d+):(\d+)", first[2]) if len(first) > 5 else None
        if device is None or len(last) < 3 or not first[0].isdigit():
            continue
        options = frozenset(first[5].split(",") + last[2].split(","))
        number = int(first[0])
        found[number] = Mount(
            number, (int(device[1]), int(device[2])), unescape(first[4]), options, last[0], unescape(last[1])
        )
    return found


def facts(ports: Ports, outside: FileBenchPorts, folder: str) -> FolderFacts:
    """Return what is to be known of *folder* before a file in it is measured; raises Refusal if it is none."""
    look = _look(outside, folder)
    mount = mounts(ports.read_text("/proc/self/mountinfo")).get(look.mount)
    drives, encrypted = below(ports, mount)
    kind = mount.kind if mount else ""
    members = shared_by(ports, drives)
    path = way(ports, mount)
    about = (*notes(mount, encrypted=encrypted), *through(path, drives))
    if members:
        words = Sentence(
            "Figures of the whole array {array} ({drives}).",
            array=drives[0],
            drives=", ".join(members),
        )
        about = (*about, words)
    return FolderFacts(
        folder=look.path,
        filesystem=kind,
        drives=drives,
        free_bytes=look.free_bytes,
        members=members,
        notes=about,
        refusal=outside.why_not() or refusal(look, mount),
        path=path,
    )


def room_for(outside: FileBenchPorts, found: FolderFacts, wanted: int) -> None:
    """Raise Refusal (NO_ROOM) if a file of *wanted* bytes would leave too little."""
    spare = spare_bytes(_look(outside, found.folder))
    if found.free_bytes - wanted < spare:
        raise Refusal(
            Fault.NO_ROOM,
            Sentence(
                "Not enough space: {needed} needed, {spare} kept free, {free} left.",
                needed=size(wanted),
                spare=size(spare),
                free=size(found.free_bytes),
            ),
        )


def spare_bytes(look: FolderLook) -> int:
    """Return how much of the file system of a directory stays free."""
    return int(look.size_bytes * SPARE_SHARE)


def _look(outside: FileBenchPorts, folder: str) -> FolderLook:
    if not os.path.isabs(folder) or "\0" in folder:
        raise Refusal(Fault.OUT_OF_RANGE, Sentence("Enter a full path."))
    try:
        return outside.look(folder)
    except FileNotFoundError:
        raise Refusal(Fault.OUT_OF_RANGE, Sentence("There is no such folder.")) from None
    except NotADirectoryError:
        raise Refusal(Fault.OUT_OF_RANGE, Sentence("This is not a folder.")) from None
    except OSError as error:
        why = Sentence("It could not be read: {why}.", why=error.strerror)
        raise Refusal(Fault.PERMISSION, why) from None


def refusal(look: FolderLook, mount: Mount | None) -> str:
    """Return why nothing can be measured in a directory, empty if it can."""
    if mount is not None and "ro" in mount.options:
        return Sentence("This file system is read-only.")
    if not look.writable:
        return Sentence("You cannot write here. Choose another folder.")
    return ""


def notes(mount: Mount | None, *, encrypted: bool) -> tuple[str, ...]:
    """Return what distorts figures here, in sentences."""
    found, kind = [], mount.kind if mount else ""
    if kind in MEMORY or kind in NETWORK:
        found.append(Sentence("This is not on a drive."))
    elif kind in _NOTES:
        found.append(_NOTES[kind])
    elif kind.startswith("fuse."):
        found.append(_NOTES["fuseblk"])
    options = mount.options if mount else frozenset()
    if any(option.startswith("compress") and not option.endswith(("=none", "=no")) for option in options):
        found.append(Sentence("Compression: measured data gains nothing."))
    if "sync" in options:
        found.append(Sentence("Mounted with “sync”: every write waits."))
    if encrypted:
        found.append(Sentence("Encrypted: the figures include the CPU's work."))
    return tuple(found)


def below(ports: Ports, mount: Mount | None) -> tuple[tuple[str, ...], bool]:
    """Return the kernel names of the whole drives or arrays below a mount, and whether dm-crypt is between."""
    found: set[str] = set()
    encrypted = False
    for part in _devices(ports, mount):
        encrypted |= _descend(ports, part, found, MAX_LAYERS)
    return tuple(sorted(found)), encrypted


def _devices(ports: Ports, mount: Mount | None) -> list[str]:
    """Return the kernel names of the block devices that a mount is on; none if they are unknown."""
    if mount is None:
        return []
    name = ""
    if mount.device[0]:
        name = _name_of(ports, f"{mount.device[0]}:{mount.device[1]}")
    elif mount.source.startswith("/dev/"):
        # btrfs and others of several devices have a number of their own; the first device is named.
        name = kernel_name(ports.resolve(mount.source))
    if not name:
        return []
    return btrfs_devices(ports, name) if mount.kind == "btrfs" else [name]


def way(ports: Ports, mount: Mount | None) -> DataPath | None:
    """Return the layers below a mount, as this process has it: in a sandbox its number is the machine's, too."""
    devices = _devices(ports, mount)
    if mount is None or not devices:
        return None
    major, minor = mount.device
    system = FileSystem(f"{major}:{minor}", mount.kind, tuple(devices))
    return data_path(Stack(layers.layers(ports)), system)


def through(path: DataPath | None, drives: tuple[str, ...]) -> tuple[str, ...]:
    """Return through which layers files go, as a sentence; nothing where they are on a drive or array itself."""
    words = (
        listed(called(layer) for layer in layers_between(path) if layer.name not in drives)
        if path is not None
        else ""
    )
    if not words or not drives:
        return ()
    return (Sentence("Files go through {layers} on {drives}.", layers=words, drives=", ".join(drives)),)


def shared_by(ports: Ports, drives: tuple[str, ...]) -> tuple[str, ...]:
    """Return the drives that all take part in what is written to an array, where *drives* is one.

    Where md joins them one behind the other, a file is on one of them, and which one is unknown.
    """
    if len(drives) != 1 or not drives[0].startswith("md"):
        return ()
    place = ports.resolve(f"{sysfs.ROOT}/{drives[0]}")
    if text_of(ports, f"{place}/md/level") == "linear":
        return ()
    found: set[str] = set()
    for slave in ports.names(f"{place}/slaves"):
        _descend(ports, slave, found, MAX_LAYERS)
    return tuple(sorted(found))


def _descend(ports: Ports, name: str, found: set[str], layers: int) -> bool:
    """Add the whole drives below the device *name* to *found*; return whether dm-crypt is among the layers."""
    place = ports.resolve(f"/sys/class/block/{name}")
    slaves = ports.names(f"{place}/slaves")
    if slaves and layers and not name.startswith("md"):
        encrypted = text_of(ports, f"{place}/dm/uuid").startswith("CRYPT-")
        for slave in slaves:
            encrypted |= _descend(ports, slave, found, layers - 1)
        return encrypted
    if text_of(ports, f"{place}/partition"):
        return _descend(ports, os.path.basename(os.path.dirname(place)), found, layers - 1)
    if ports.names(place):
        found.add(name)
    return False


def _name_of(ports: Ports, number: str) -> str:
    """Return the kernel name of the block device of that number, empty if there is none."""
    return next((name for name in ports.names(sysfs.ROOT) if sysfs.text(ports, name, "dev") == number), "")
