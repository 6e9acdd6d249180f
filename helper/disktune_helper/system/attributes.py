"""Where an attribute of the catalogue lies: one path below /sys or /proc/sys for one drive, or nowhere.

The notation is that of `disktune_contract.settings.setting.SysfsAttribute`. The same function finds the file to
read and the file to write, so that a value is always restored where it was seen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.drive_actions import ARRAY_WORDS
from disktune_contract.settings.setting import SysfsAttribute

RESCAN = "device/rescan"
"""Writing 1 lets the kernel read capacity and cache type of a SCSI disk anew (drivers/scsi/scsi_sysfs.c)."""

WRITABLE = frozenset(
    {s.access.attribute for s in SETTINGS if isinstance(s.access, SysfsAttribute) and not s.access.locked}
    | {RESCAN}
    | ARRAY_WORDS
)
"""Every attribute that this program can write (security-requirements.md R9)."""


class AttributeFiles(Protocol):
    """The two questions about the file system that finding a file takes."""

    def names(self, path: str) -> list[str]:
        """Return what a directory holds, sorted; empty if it does not exist."""

    def resolve(self, path: str) -> str:
        """Return *path* with all symbolic links followed."""


def locate(files: AttributeFiles, name: str, attribute: str) -> str | None:
    """Return the path of *attribute* for the drive with the kernel name *name*; None if nothing leads there.

    The file itself need not exist. A ``*`` that fits no entry, or more than one, leads nowhere.
    """
    first, _, rest = attribute.partition("/")
    folder = _ANCHORS[first](files, name) if first in _ANCHORS else f"/sys/class/block/{name}"
    if folder is None:
        return None
    for part in (rest if first in _ANCHORS else attribute).split("/"):
        if part != "*":
            folder = f"{folder}/{part}"
            continue
        entries = files.names(folder)
        if len(entries) != 1:
            return None
        folder = f"{folder}/{entries[0]}"
    return folder


def _host(files: AttributeFiles, name: str) -> str | None:
    """Return the SCSI host's directory: ``…/ata1/host0/scsi_host/host0`` above ``…/host0/target0:0:0/…/sda``."""
    found = re.match(r"(/sys/devices/.*)/(host\d+)/target[^/]*/", files.resolve(f"/sys/class/block/{name}"))
    return f"{found.group(1)}/{found.group(2)}/scsi_host/{found.group(2)}" if found else None


def _nvme(files: AttributeFiles, name: str) -> str | None:
    """Return the controller's directory.

    A namespace lies below its controller, or, where the kernel joins several paths to it, below a subsystem, in
    which every controller has a link (drivers/nvme/host/core.c nvme_init_subsystem). With several controllers no
    one of them is the drive's.
    """
    place = files.resolve(f"/sys/class/block/{name}")
    if found := re.match(r"/sys/devices/.*/nvme/nvme\d+(?=/nvme\d+n\d+$)", place):
        return found.group()
    subsystem = re.match(r"/sys/devices/.*/nvme-subsys\d+(?=/nvme\d+n\d+$)", place)
    if not subsystem:
        return None
    controllers = [entry for entry in files.names(subsystem.group()) if re.fullmatch(r"nvme\d+", entry)]
    return files.resolve(f"{subsystem.group()}/{controllers[0]}") if len(controllers) == 1 else None


_ANCHORS: dict[str, Callable[[AttributeFiles, str], str | None]] = {
    "@host": _host,
    "@nvme": _nvme,
    "@sysctl": lambda _files, _name: "/proc/sys",
}
