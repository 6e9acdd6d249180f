"""The file of an attribute of the catalogue: one path below /sys or /proc/sys for one drive, or none.

The notation is that of `disktune_contract.settings.setting.SysfsAttribute`. The same function finds the file to
read and the file to write, so that a value is always restored where it was seen. `WRITABLE` is to these files what
`drive_commands.command_table` is to commands: a text that no row admits is not written, whatever code passes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from disktune_contract import scrub
from disktune_contract.catalog import SETTINGS
from disktune_contract.patterns import FORM_OF_UUID, pattern_of
from disktune_contract.record import record
from disktune_contract.settings.drive_actions import ACTIONS, ArrayWord
from disktune_contract.settings.setting import (
    LARGEST,
    Range,
    Setting,
    SysfsAttribute,
    SysfsFlag,
    SysfsNumber,
)
from disktune_contract.settings.value_text import kernel_text

RESCAN = "device/rescan"
"""Writing 1 lets the kernel read capacity and cache type of a SCSI disk again (drivers/scsi/scsi_sysfs.c)."""


@record
class AttributeRow:
    """A file that this program can write, and with what: one word, or any value of a setting."""

    what: str
    """The id of the setting or of the action that it is for."""
    attribute: str
    takes: Setting | str

    def admits(self, text: str) -> bool:
        """Return whether *text* may be written."""
        return text == self.takes if isinstance(self.takes, str) else _is_value_of(self.takes, text)


ATTRIBUTES: tuple[AttributeRow, ...] = (
    *(
        AttributeRow(setting.id, setting.access.attribute, setting)
        for setting in SETTINGS
        if isinstance(setting.access, SysfsAttribute) and not setting.access.locked
    ),
    *(
        AttributeRow(action.id, action.does.attribute, action.does.word)
        for action in ACTIONS
        if isinstance(action.does, ArrayWord)
    ),
    # For the write cache of SCSI disks, and after commands that make libata revalidate the drive.
    AttributeRow("write cache", RESCAN, "1"),
)

WRITABLE: dict[str, tuple[AttributeRow, ...]] = {}
"""Every attribute that this program can write (security-requirements.md R9)."""
for _row in ATTRIBUTES:
    WRITABLE[_row.attribute] = (*WRITABLE.get(_row.attribute, ()), _row)


def may_write(attribute: str, text: str) -> bool:
    """Return whether this program writes *text* to *attribute*."""
    return any(row.admits(text) for row in WRITABLE.get(attribute, ()))


def _is_value_of(setting: Setting, text: str) -> bool:
    """Return whether *text* is what `kernel_text` makes of a value of the declaration."""
    access, domain = setting.access, setting.domain
    if isinstance(access, SysfsFlag):
        return text in (access.on, access.off)
    if not isinstance(access, SysfsNumber):
        return domain.problem(text) is None
    if text in access.off_texts:
        return isinstance(domain, Range) and domain.off is not None and text == kernel_text(setting, domain.off)
    found = re.fullmatch(r"-?\d{1,20}(\.\d{1,9})?", text, re.ASCII)
    value = int(text.replace(".", "")) // access.unit_size if found else LARGEST + 1
    if kernel_text(setting, value) != text:
        return False
    # What the kernel had before may be less than it lets anyone set; it then makes the least of it.
    raised = access.least is not None and 0 <= value < access.least
    return raised or domain.problem(value) is None


_UUID = pattern_of(FORM_OF_UUID)


def scrub_limit(uuid: str, devid: int, bytes_s: int) -> str:
    """Return the file of the limit of a device of a mounted btrfs; empty if this program writes no such value.

    It is no attribute of a drive: a drive may have devices of several file systems on it (docs/decisions/0012).
    """
    values = bytes_s == 0 or scrub.LEAST_LIMIT <= bytes_s <= scrub.MOST_LIMIT
    if not _UUID.fullmatch(uuid) or not 0 < devid < 1 << 32 or not values:
        return ""
    return f"/sys/fs/btrfs/{uuid}/devinfo/{devid}/scrub_speed_max"


class AttributeFiles(Protocol):
    """The two questions about the file system that finding a file takes."""

    def names(self, path: str) -> list[str]:
        """Return the entries of a directory, sorted; empty if it does not exist."""

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


def nvme_controller(files: AttributeFiles, name: str) -> str | None:
    """Return the directory of the controller of an NVMe drive, ``…/0000:01:00.0/nvme/nvme0``.

    A namespace is below its controller, or, where the kernel joins several paths to it, below a subsystem, in
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


def slot_of_enclosure(files: AttributeFiles, name: str) -> str | None:
    """Return the directory of the slot that contains a SCSI drive, if an enclosure reports it.

    The kernel links both ways (drivers/misc/enclosure.c enclosure_add_links): ``enclosure_device:Slot 05`` in the
    device's directory, ``device`` in the slot's. A slot that leads back to another device is not the drive's.
    """
    device = f"/sys/class/block/{name}/device"
    links = [entry for entry in files.names(device) if entry.startswith("enclosure_device:")]
    if len(links) != 1:
        return None
    slot = files.resolve(f"{device}/{links[0]}")
    own = re.fullmatch(r"/sys/devices/.*/enclosure/[^/]+/[^/]+", slot, re.DOTALL)
    return slot if own and files.resolve(f"{slot}/device") == files.resolve(device) else None


_ANCHORS: dict[str, Callable[[AttributeFiles, str], str | None]] = {
    "@enclosure": slot_of_enclosure,
    "@host": _host,
    "@nvme": nvme_controller,
    "@sysctl": lambda _files, _name: "/proc/sys",
}
