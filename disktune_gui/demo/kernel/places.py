"""Where the machine's drives are: ports, slots, bays, and what udev calls them by.

The members of the array sit in a drive cage with a light for each slot, which the kernel shows as an enclosure
(drivers/misc/enclosure.c).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from posixpath import basename, dirname

from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.machine import MEMBERS
from disktune_gui.demo.tree import SimulatedTree

_PCI = "/sys/devices/pci0000:00"
_CAGE = f"{_PCI}/0000:00:17.0/ata8/host7/target7:0:0/7:0:0:0"
_SLOTS = {"1": "0000:01:00", "4": "0000:04:00"}
"""By the numbers on the board: the graphics card's, and the one with the card for PATA."""
_CONTROLLERS = {
    "0000:00:14.0": ("Intel Corporation", "Sunrise Point-H USB 3.0 xHCI Controller"),
    "0000:00:17.0": ("Intel Corporation", "Sunrise Point-H SATA controller [AHCI mode]"),
    "0000:04:00.0": ("Silicon Image, Inc.", "PCI0680 Ultra ATA-133 Host Controller"),
}
"""From the PCI ID database, by way of udev's hardware database."""


def lay_out_places(tree: SimulatedTree, drives: Sequence[SimulatedDrive]) -> None:
    """Write what tells where the drives are."""
    for slot, address in _SLOTS.items():
        tree.files(f"/sys/bus/pci/slots/{slot}", {"address": address})
    for address, (vendor, model) in _CONTROLLERS.items():
        lines = f"E:ID_VENDOR_FROM_DATABASE={vendor}\nE:ID_MODEL_FROM_DATABASE={model}\n"
        tree.file(f"/run/udev/data/+pci:{address}", lines)
    for drive in drives:
        if drive.nvme is not None:
            tree.files(dirname(dirname(dirname(drive.place))), {"label": "M.2_1"})
        if "/usb" in drive.place:
            _usb_port(tree, drive)
    members = [drive for drive in drives if drive.name in MEMBERS]
    tree.files(_CAGE, {"vendor": "AIC     ", "model": "4-bay drive cage", "type": "13"})
    tree.link(f"{_CAGE}/enclosure/7:0:0:0/device", _CAGE)
    tree.link("/sys/class/enclosure/7:0:0:0", f"{_CAGE}/enclosure/7:0:0:0")
    for number, drive in enumerate(members, 1):
        _slot(tree, drive, number)


def _slot(tree: SimulatedTree, drive: SimulatedDrive, number: int) -> None:
    """Write a slot; the file of its light is there by the declaration of the setting."""
    slot, device = f"{_CAGE}/enclosure/7:0:0:0/Slot {number:02}", dirname(dirname(drive.place))
    tree.files(slot, {"type": "array device", "slot": f"{number}", "status": "OK", "fault": "0", "active": "0"})
    tree.link(f"{slot}/device", device)
    tree.link(f"{device}/enclosure_device:{basename(slot)}", slot)


def _usb_port(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    found = re.match(r"(.*/usb(\d+))/\d+-(\d+)", drive.place)
    if found is not None:
        root, bus, port = found.groups()
        tree.files(f"{root}/{bus}-0:1.0/usb{bus}-port{port}/physical_location", {"panel": "front"})


def port_number(port: str) -> int:
    """Return the number of a libata port on its controller; that of the kernel's name counts all controllers'."""
    return 1 if "/0000:04:" in port else int(basename(port).removeprefix("ata"))


def by_path(drive: SimulatedDrive) -> list[str]:
    """Return udev's names of a whole drive (systemd src/udev/udev-builtin-path_id.c)."""
    pci = re.findall(r"0000:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]", drive.place)
    if not pci:
        return []
    if drive.nvme is not None:
        return [f"pci-{pci[-1]}-nvme-1"]
    if "/mmc_host/" in drive.place:
        return [f"pci-{pci[-1]}-platform-rtsx_pci_sdmmc.0"]
    if "/usb" in drive.place:
        port = drive.place.split("/host")[0].rpartition("-")[2]
        return [f"pci-{pci[-1]}-usb-0:{port}-scsi-0:0:0:0", f"pci-{pci[-1]}-usbv2-0:{port}-scsi-0:0:0:0"]
    number = port_number(drive.place.split("/host")[0])
    return [f"pci-{pci[-1]}-ata-{number}", f"pci-{pci[-1]}-ata-{number}.0"]
