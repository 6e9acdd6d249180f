"""Which drive is this? A name is an address; identity is what the drive reports of itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.decode import scsi
from disktune_helper.system import sysfs
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import ChangingNode, Node, Ports
from disktune_helper.system.text_files import Texts

AnyNode = TypeVar("AnyNode", bound=Node)

_OF_LUKS = pattern_of(r"CRYPT-LUKS[12]-(?P<uuid>[0-9a-f]{32})-.*", re.DOTALL)
"""The same of LUKS: the UUID of the header without hyphens, and the name (cryptsetup lib/libdevmapper.c)."""
_GROUPS_OF_UUID = (6, 4, 4, 4, 4, 4, 6)
"""Characters between the hyphens of a UUID as LVM writes it (lib/uuid/uuid.c, id_write_format)."""

_WORLD_WIDE = {"naa": "wwn", "eui": "eui", "uuid": "uuid", "nguid": "nguid"}
"""What the kernel's wwid begins with (drivers/scsi/scsi_lib.c, drivers/nvme/host/core.c), and our word for it."""


def identity_of(ports: Ports, name: str) -> str:
    """Return the identity of a drive, array or volume from what the kernel shows to every user; empty if none.

    Only sources that both the user and root can read, so that both compute the same text.
    """
    if known := world_wide(ports, name):
        return known
    if recognition.is_volume(name):
        return ""
    found = names(ports, name)
    return f"serial:{found.model}:{found.serial}" if found.serial else ""


def ref_of(ports: Ports, name: str) -> DriveRef:
    """Return which drive has that kernel name now."""
    return DriveRef(name, identity_of(ports, name), sysfs.number(ports, name, "diskseq"))


def world_wide(files: Texts, name: str) -> str:
    """Return the part of a drive's or array's identity that no other one has, from files alone; empty if none."""
    if recognition.is_volume(name):
        return _of_volume(files, name)
    if recognition.ARRAY_NAME.fullmatch(name):
        array = sysfs.text(files, name, "md/uuid") or sysfs.udev(files, name).get("MD_UUID")
        if array:
            return f"uuid:{array}"
    wwid = sysfs.text(files, name, "device/wwid") or sysfs.text(files, name, "wwid") or ""
    prefix, _, digits = wwid.partition(".")
    if prefix in _WORLD_WIDE and digits.strip("0-"):
        return f"{_WORLD_WIDE[prefix]}:{digits.lower()}"
    card = sysfs.text(files, name, "device/cid")
    return f"cid:{card}" if card else ""


def _of_volume(files: Texts, name: str) -> str:
    """Return what a volume has in its own header; of other kinds all that the device mapper calls its UUID."""
    if name.startswith("bcache"):
        own = sysfs.text(files, name, "bcache/backing_dev_uuid") or sysfs.udev(files, name).get("CACHED_UUID", "")
        return f"bcache:{own}" if own.strip("0-") else ""
    uuid = sysfs.text(files, name, "dm/uuid") or ""
    if luks := _OF_LUKS.fullmatch(uuid):
        digits = luks["uuid"]
        return "luks:" + "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
    if (lvm := recognition.OF_LVM.fullmatch(uuid)) and not lvm["layer"]:
        return f"lv:{_lvm_uuid(lvm['volume'])}"
    return f"dm:{recognition.one_line(uuid)}" if uuid else ""


def _lvm_uuid(text: str) -> str:
    parts, start = [], 0
    for length in _GROUPS_OF_UUID:
        parts.append(text[start : start + length])
        start += length
    return "-".join(parts)


# -- names ---------------------------------------------------------------------------------------------------


@record
class DriveNames:
    """What a drive calls itself; what it does not report is empty."""

    model: str
    serial: str
    firmware: str


def names(ports: Ports, name: str) -> DriveNames:
    """Return model, serial number and firmware as a person would write them.

    An ATA drive's own words where the kernel remembers them: SCSI's fields have 16 of 40 characters for the model
    and 4 of 8 for the firmware. A volume has the name that its administrator gave it.
    """
    if recognition.is_volume(name):
        return DriveNames(recognition.volume_label(ports, name), "", "")
    if words := recognition.kept(ports, name):
        fields = (recognition.string(words, first, last) for first, last in ((27, 46), (10, 19), (23, 26)))
        return DriveNames(*(recognition.one_line(field or "") for field in fields))
    udev = sysfs.udev(ports, name)
    firmware = sysfs.text(ports, name, "device/rev") or sysfs.text(ports, name, "device/firmware_rev")
    return DriveNames(
        recognition.scsi_model(ports, name, udev), _serial(ports, name, udev), recognition.one_line(firmware or "")
    )


def _serial(ports: Ports, name: str, udev: dict[str, str]) -> str:
    """Return the serial number by VPD page 80h, NVMe, a card, virtio or the USB device."""
    page = sysfs.binary(ports, name, "device/vpd_pg80")
    found = scsi.unit_serial(page) if page else None
    found = found or sysfs.text(ports, name, "device/serial") or sysfs.text(ports, name, "serial")
    return recognition.one_line(found or _usb_serial(ports, name) or udev.get("ID_SERIAL_SHORT", ""))


def check_name(ports: Ports, name: str) -> None:
    """Raise a `Refusal` unless *name* is that of a whole drive, array or volume; no other becomes part of a path.

    security-requirements.md R8.
    """
    known = sysfs.KERNEL_NAME.fullmatch(name) and sysfs.text(ports, name, "dev") is not None
    if not known or not recognition.is_whole(ports, name):
        raise Refusal(Fault.NO_SUCH_DRIVE, Sentence("{drive} is no longer available.", drive=f"{name[:32]!r}"))


def open_checked(ports: Ports, ref: DriveRef) -> Node:
    """Open the drive that *ref* means, to look; raise a `Refusal` if it is another one.

    security-requirements.md R8.
    """
    return _opened(ports, ref, ports.open_drive)


def open_for_change(ports: Ports, ref: DriveRef) -> ChangingNode:
    """Open it to change it, in the same way."""
    return _opened(ports, ref, ports.open_for_change)


def _opened(ports: Ports, ref: DriveRef, opens: Callable[[str], AnyNode]) -> AnyNode:
    check_name(ports, ref.name)
    try:
        node = opens(ref.name)
    except OSError as error:
        raise refusal(error, ref.name) from None
    try:
        _check(ports, node, ref)
    except BaseException:
        node.close()
        raise
    return node


def check_present(ports: Ports, ref: DriveRef) -> None:
    """Raise a `Refusal` unless *ref* still names the drive it was made from; opens nothing."""
    check_name(ports, ref.name)
    if identity_of(ports, ref.name) != ref.identity or _moved(ref, sysfs.number(ports, ref.name, "diskseq")):
        raise _another(ref)


def _check(ports: Ports, node: Node, ref: DriveRef) -> None:
    if identity_of(ports, ref.name) != ref.identity or _moved(ref, node.disk_sequence()):
        raise _another(ref)


def _moved(ref: DriveRef, disk_sequence: int | None) -> bool:
    return None not in (ref.diskseq, disk_sequence) and ref.diskseq != disk_sequence


def _another(ref: DriveRef) -> Refusal:
    return Refusal(
        Fault.WRONG_DRIVE,
        Sentence("{drive} is now another drive. Refresh.", drive=ref.name),
    )


def _usb_serial(ports: Ports, name: str) -> str | None:
    """Return the serial number of the USB device that a drive hangs on, if it hangs on one."""
    parts = sysfs.place(ports, name).split("/")
    for length in range(len(parts) - 1, 3, -1):
        folder = "/".join(parts[:length])
        if re.fullmatch(r"\d+-[\d.]+", parts[length - 1]):
            try:
                return ports.read_text(f"{folder}/serial").strip()
            except OSError:
                return None
    return None
