"""Where a drive is: port, bay, slot and light, read from the kernel's files and udev's database.

No drive is opened or woken. An enclosure is asked by the kernel for the lights of its slots
(drivers/scsi/ses.c ses_get_locate); it is a device of its own.
"""

from __future__ import annotations

import re
from itertools import islice
from posixpath import basename, dirname

from disktune_contract.checkup.attachment import DrivePlace, EnclosureSlot, UsbPlace
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller, slot_of_enclosure
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

_PCI = r"[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]"
_SIDES = ("top", "bottom", "left", "right", "front", "back")
"""Documentation/ABI/testing/sysfs-devices-physical_location; all others are unknown."""
_MOST_LINKS = 8
"""Names in /dev/disk/by-path that are taken for one drive: some ports have two or three."""
_MOST_TEXT = 80
"""Characters of a name that hardware or firmware chose."""


def place_of(ports: Ports, name: str) -> DrivePlace:
    """Return what is known of where a drive is."""
    where = sysfs.place(ports, name)
    # An NVMe drive is below its controller, or below a subsystem that has links to its controllers.
    controller = nvme_controller(ports, name)
    way = ports.resolve(f"{controller}/device") if controller else where
    devices = _pci_devices(way)
    own = bool(controller)
    port, second, behind = _libata(ports, name, where)
    host = re.search(r"/(ata\d+)/host\d+/", where) or re.search(r"/(host\d+)/", where)
    return DrivePlace(
        controller=basename(devices[-1]) if devices else "",
        controller_name=_device_name(ports, devices[-1]) if devices and not own else "",
        nvme=own and bool(devices),
        host=host.group(1) if host and "/usb" not in where else "",
        port=port,
        second=second,
        behind=behind,
        bay=_bay(ports, where),
        enclosure=_enclosure(ports, name),
        slot=_pci_slot(ports, devices),
        label=_label(ports, devices) if own else "",
        usb=_usb(ports, where),
        paths=_paths(ports, name),
    )


def _text(ports: Ports, path: str) -> str:
    return printable(" ".join(text_of(ports, path).strip("\0").split()))[:_MOST_TEXT]


def _number(ports: Ports, path: str) -> int | None:
    found = text_of(ports, path)
    return int(found) if re.fullmatch(r"[0-9]{1,9}", found, re.ASCII) else None


def _flag(ports: Ports, path: str) -> bool | None:
    return {"0": False, "1": True}.get(text_of(ports, path))


# -- SATA, PATA, SAS ---------------------------------------------------------------------------------------


def _libata(ports: Ports, name: str, where: str) -> tuple[int | None, bool | None, int | None]:
    """Return the number of a libata port, whether it is the second device of it, and its place on a multiplier."""
    above = sysfs.libata_directory(ports, name)
    address = re.search(r"/\d+:(\d+):(\d+):\d+/block/", where)
    if above is None or address is None:
        return None, None, None
    number = basename(above).removeprefix("ata")
    port = _number(ports, f"{above}/ata_port/ata{number}/port_no")
    channel, target = int(address.group(1)), int(address.group(2))
    if any(child.startswith(f"link{number}.") for child in ports.names(above)):
        # ata_scsi_scan_host: the channel is the link behind the multiplier.
        return port, None, channel
    # Two devices on a link are those of PATA; SATA has one. Ports that emulate two have no second here.
    two = f"dev{number}.1" in ports.names(f"{above}/link{number}")
    return port, target == 1 if two else None, None


def _bay(ports: Ports, where: str) -> int | None:
    """Return the bay of a SAS drive; an adapter that does not know it refuses to report it."""
    found = re.match(r".*/(end_device-[\d:]+)/", where)
    return _number(ports, f"{found.group()}sas_device/{found.group(1)}/bay_identifier") if found else None


def _enclosure(ports: Ports, name: str) -> EnclosureSlot | None:
    slot = slot_of_enclosure(ports, name)
    if slot is None:
        return None
    enclosure = dirname(slot)
    words = (_text(ports, f"{enclosure}/device/{what}") for what in ("vendor", "model"))
    return EnclosureSlot(
        enclosure=" ".join(filter(None, words)) or printable(basename(enclosure))[:_MOST_TEXT],
        name=printable(basename(slot))[:_MOST_TEXT],
        number=_number(ports, f"{slot}/slot"),
        locate=_flag(ports, f"{slot}/locate"),
        fault=_flag(ports, f"{slot}/fault"),
    )


# -- PCI ---------------------------------------------------------------------------------------------------


def _pci_devices(way: str) -> list[str]:
    """Return the PCI devices on the way to a drive, as directories, the outermost first."""
    parts = way.split("/")
    return ["/".join(parts[: at + 1]) for at, part in enumerate(parts) if re.fullmatch(_PCI, part)]


def _pci_slot(ports: Ports, devices: list[str]) -> str:
    """Return the slot that contains the drive or its controller: the innermost of those on the way."""
    root = "/sys/bus/pci/slots"
    slots = {text_of(ports, f"{root}/{name}/address"): name for name in ports.names(root)}
    # The address of a slot has no function: 0000:03:00 (drivers/pci/slot.c address_read_file).
    found = (slots.get(basename(device).partition(".")[0], "") for device in reversed(devices))
    return printable(next(filter(None, found), ""))[:_MOST_TEXT]


def _label(ports: Ports, devices: list[str]) -> str:
    """Return what the firmware calls an NVMe drive, or the port that it is behind."""
    labels = (_text(ports, f"{device}/label") for device in reversed(devices[-2:]))
    return next(filter(None, labels), "")


def _device_name(ports: Ports, device: str) -> str:
    told = sysfs.udev_entries(ports, f"+pci:{basename(device)}")
    words = (told.get(f"ID_{what}_FROM_DATABASE", "") for what in ("VENDOR", "MODEL"))
    return printable(" ".join(filter(None, words)))[:_MOST_TEXT]


# -- USB ---------------------------------------------------------------------------------------------------


def _usb(ports: Ports, where: str) -> UsbPlace | None:
    ways = r"(?P<device>.*/usb(\d{1,5})(?:/\d+-[\d.]+)*/\d+-(\d{1,3}(?:\.\d{1,3}){0,7}))"
    found = re.match(ways + r"/\d+-[\d.]+:\d+\.\d+/", where)
    if found is None:
        return None
    way = tuple(int(port) for port in found.group(3).split("."))
    bus = found.group(2)
    # The firmware may describe the computer's own port; those of a hub are not described.
    first = f"{where[: found.end(2)]}/{bus}-0:1.0/usb{bus}-port{way[0]}"
    side = text_of(ports, f"{first}/physical_location/panel")
    kind = text_of(ports, f"{first}/connect_type")
    device = found.group("device")
    ids = [text_of(ports, f"{device}/{what}") for what in ("idVendor", "idProduct")]
    return UsbPlace(
        bus=int(bus),
        ports=way,
        side=side if side in _SIDES else "",
        fixed={"hotplug": False, "hardwired": True}.get(kind),
        device_id=":".join(ids) if all(re.fullmatch("[0-9a-f]{4}", one, re.ASCII) for one in ids) else "",
        device_name=" ".join(
            filter(None, (_text(ports, f"{device}/{what}") for what in ("manufacturer", "product")))
        ),
    )


# -- udev --------------------------------------------------------------------------------------------------


def _paths(ports: Ports, name: str) -> tuple[str, ...]:
    """Return the names in /dev/disk/by-path that lead to the drive, by udev's database."""
    number = sysfs.text(ports, name, "dev")
    lines = text_of(ports, f"/run/udev/data/b{number}").split("\n")
    start = "S:disk/by-path/"
    found = (line.removeprefix(start) for line in lines if line.startswith(start))
    return tuple(sorted(printable(one)[:255] for one in islice(found, _MOST_LINKS)))
