"""Where a drive is, in words: the fact that helps most, and all of them."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import (
    Attachment,
    DrivePlace,
    EnclosureSlot,
    PciAttachment,
    PciLink,
    SataLink,
    UsbAttachment,
    UsbPlace,
)
from disktune_gui.overview.place_text import in_short, link_section, place_section, with_attachment
from disktune_gui.text.facts import IDENTITY, USAGE, FactSection

SATA = DrivePlace(
    controller="0000:00:17.0", controller_name="Intel SATA controller", host="ata3", port=3,
    paths=("pci-0000:00:17.0-ata-3",),
)  # fmt: skip
NVME = DrivePlace(controller="0000:03:00.0", nvme=True, slot="2", label="M.2_1")
USB = DrivePlace(
    controller="0000:00:14.0",
    usb=UsbPlace(2, (1, 4), "front", fixed=False, device_id="152d:0578", device_name="JMicron Bridge"),
)
SAS = DrivePlace(
    host="host6", bay=7, enclosure=EnclosureSlot("LSI SAS2X28", "Slot 07", 7, locate=True, fault=False)
)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (SATA, "SATA port 3"),
        (DrivePlace(port=1, second=True), "ATA port 1"),
        (NVME, "M.2_1"),
        (DrivePlace(controller="0000:03:00.0", nvme=True, slot="2"), "PCI slot 2"),
        (DrivePlace(controller="0000:03:00.0", nvme=True), "0000:03:00.0"),
        (USB, "USB port 1.4 (front)"),
        (DrivePlace(usb=UsbPlace(1, (3,))), "USB port 3"),
        (SAS, "Slot 07, LSI SAS2X28"),
        (DrivePlace(bay=7), "bay 7"),
        (DrivePlace(), ""),
    ],
)
def test_in_short(place: DrivePlace, words: str) -> None:
    assert in_short(place) == words


def rows(place: DrivePlace) -> dict[str, tuple[str, str]]:
    return {row.label: (row.value, row.note) for row in place_section(place).rows}


def test_a_sata_port_in_full() -> None:
    found = rows(SATA)
    port, note = found["Port"]
    assert port == "SATA port 3"
    assert note == "ata3 in kernel messages"
    assert found["Controller"] == ("Intel SATA controller", "0000:00:17.0")
    assert found["Path name"] == ("/dev/disk/by-path/pci-0000:00:17.0-ata-3", "")


def test_the_others_in_full() -> None:
    assert rows(NVME) == {
        "Name by the firmware": ("M.2_1", ""),
        "PCI slot": ("2", ""),
        "PCI address": ("0000:03:00.0", ""),
    }
    assert rows(USB)["USB port"] == ("bus 2, port 1.4", "computer's port, then hubs")
    assert rows(USB)["USB device"] == ("JMicron Bridge", "152d:0578")
    assert rows(USB)["Side"] == ("front", "by the firmware")
    assert rows(DrivePlace(usb=UsbPlace(2, (1,), fixed=True)))["Connector"] == ("built in", "")
    assert rows(SAS) == {
        "Host adapter": ("host6", ""),
        "Bay": ("7", ""),
        "Enclosure": ("LSI SAS2X28", ""),
        "Enclosure slot": ("Slot 07", "number 7"),
        "Locate light": ("on", ""),
        "Fault light": ("off", ""),
    }


def test_the_two_devices_of_a_pata_port_and_a_multiplier() -> None:
    assert rows(DrivePlace(port=1, second=True))["Device"] == ("second (slave)", "")
    assert rows(DrivePlace(port=1, second=False))["Device"] == ("first (master)", "")
    assert rows(DrivePlace(port=1, behind=0))["Multiplier port"] == ("0", "")


def test_nothing_known_is_no_section() -> None:
    before = (FactSection("Identity", (), IDENTITY), FactSection("Usage", (), USAGE))
    assert with_attachment(before, None) == before
    assert with_attachment(before, Attachment(place=DrivePlace())) == before
    whole = with_attachment(before, Attachment(place=SATA, transfer_mode="XFER_UDMA_6"))
    assert [part.title for part in whole] == ["Identity", "Where It Is", "Link", "Usage"]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (
            Attachment(sata=SataLink(3.0, 3.0, None, 6.0), transfer_mode="XFER_UDMA_6", lowered=2),
            {
                "SATA link speed": ("3 Gb/s", "limited to 3 Gb/s; controller up to 6 Gb/s"),
                "Transfer mode": ("UDMA 6", "lowered 2×"),
            },
        ),
        (Attachment(sata=SataLink(1.5)), {"SATA link speed": ("1.5 Gb/s", "")}),
        (Attachment(sata=SataLink()), {}),
        (
            Attachment(pcie=PciAttachment(PciLink(8.0, 2), PciLink(16.0, 4), PciLink(8.0, 4))),
            {"PCIe link": ("8.0 GT/s ×2", "drive up to 16.0 GT/s ×4; port up to 8.0 GT/s ×4")},
        ),
        (Attachment(pcie=PciAttachment(PciLink(2.5, 1), PciLink())), {"PCIe link": ("2.5 GT/s ×1", "")}),
        (Attachment(pcie=PciAttachment(PciLink(8.0), PciLink(16.0, 4))), {}),
        (
            Attachment(usb=UsbAttachment(speed=480.0, version="2.10", can=5000.0, driver="uas")),
            {
                "USB speed": ("480 Mb/s", "device up to 5 Gb/s"),
                "USB version": ("2.10", ""),
                "USB transport": ("UAS", "driver uas; several commands at once"),
            },
        ),
        (Attachment(usb=UsbAttachment(driver="ums-realtek")), {"Driver": ("ums-realtek", "")}),
    ],
)
def test_the_link(found: Attachment, expected: dict[str, tuple[str, str]]) -> None:
    assert {row.label: (row.value, row.note) for row in link_section(found).rows} == expected
