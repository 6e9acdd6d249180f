"""Where a drive is and how it is attached, in words: slot, link, USB bridge, card reader."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.attachment import (
    Attachment,
    BusMode,
    CardAttachment,
    DrivePlace,
    EnclosureSlot,
    PciAttachment,
    PciLink,
    SataLink,
    UsbAttachment,
    UsbPlace,
)
from disktune_contract.health.identification import NOT_PASSED, Identification
from disktune_contract.settings.setting import Source
from disktune_gui.health.wording import emmc_rows
from disktune_gui.text.facts import IDENTITY, FactRow, FactSection, beside, filled, with_commas, with_unit
from disktune_gui.text.formats import formats, quantity

# -- the USB connection: transport, TRIM, autosuspend, hidden commands -------------------------------------

translate = QCoreApplication.translate

_SUPER_SPEED = 5000
_NO_TRIM = frozenset({"full", "disabled"})


def usb_rows(found: UsbAttachment, discard_bytes: int | None, known: Identification | None) -> list[FactRow]:
    """Return what the kernel reports of the connection, and what the bridge passes on of the drive."""
    return [*_speed(found), *_transport(found), *_trim(found, discard_bytes), *_suspend(found), *_hidden(known)]


def _speed(found: UsbAttachment) -> list[FactRow]:
    rows = []
    if found.speed is not None:
        notes = []
        if found.can:
            notes.append(translate("Link", "device up to {speed}").format(speed=bits(found.can)))
        if found.port:
            notes.append(translate("Link", "port up to {speed}").format(speed=bits(found.port)))
        rows.append(FactRow(translate("Link", "USB speed"), bits(found.speed), beside(*notes)))
    if found.version:
        rows.append(FactRow(translate("Link", "USB version"), found.version))
    return rows


def bits(speed: float) -> str:
    """Return a speed of Mb/s in words."""
    value, unit = (speed / 1000, "Gb/s") if speed >= 1000 else (speed, "Mb/s")
    return with_unit(int(value) if value == int(value) else value, unit) or ""


def _transport(found: UsbAttachment) -> list[FactRow]:
    if found.driver == "uas":
        value, note = translate("Link", "UAS"), translate("Link", "several commands at once")
    elif found.driver == "usb-storage":
        value, note = translate("Link", "Bulk-only (BOT)"), _why_bulk_only(found)
    else:
        return [FactRow(translate("Link", "Driver"), found.driver)] if found.driver else []
    driver = translate("Link", "driver {name}").format(name=found.driver)
    return [FactRow(translate("Link", "USB transport"), value, beside(driver, note))]


def _why_bulk_only(found: UsbAttachment) -> str:
    """Return why a device does not run with UAS, as far as that is known; the order is that of the kernel."""
    if found.offers_uas is None:
        return ""
    without_streams = found.without_streams and (found.speed or 0) >= _SUPER_SPEED
    reasons = (
        (not found.offers_uas, translate("Link", "no UAS")),
        (found.quirk, translate("Link", "UAS forbidden by usb-storage.quirks")),
        (found.avoided, translate("Link", "UAS avoided by the kernel: known faults")),
        (without_streams, translate("Link", "no UAS by the USB controller")),
        (found.uas_there is False, translate("Link", "driver uas not loaded")),
        (True, translate("Link", "UAS unused, see the kernel log")),
    )
    return next(words for holds, words in reasons if holds)


def _trim(found: UsbAttachment, discard_bytes: int | None) -> list[FactRow]:
    if discard_bytes is None:
        return []
    mode = translate("Link", "provisioning mode {mode}").format(mode=found.provisioning)
    said = [mode] if found.provisioning else []
    if discard_bytes:
        return [FactRow(translate("Link", "TRIM"), translate("Link", "passes the bridge"), beside(*said))]
    if found.unmap or found.provisions:
        said.append(translate("Link", "the bridge reports support"))
    elif found.provisioning in _NO_TRIM:
        said.append(translate("Link", "the bridge reports no support"))
    return [FactRow(translate("Link", "TRIM"), translate("Link", "not sent"), beside(*said))]


def _suspend(found: UsbAttachment) -> list[FactRow]:
    label = translate("Link", "USB autosuspend")
    if found.suspends is None:
        return []
    if not found.suspends or (found.suspend_ms is not None and found.suspend_ms < 0):
        return [FactRow(label, translate("Link", "off"))]
    if found.suspend_ms is None:
        return [FactRow(label, translate("Link", "on"))]
    after = translate("Link", "after {time} idle").format(time=quantity(found.suspend_ms, "ms"))
    # Storage drivers keep the device awake while its disk is not suspended itself (drivers/scsi/scsi_pm.c).
    return [FactRow(label, after, translate("Link", "only while suspended"))]


def _hidden(known: Identification | None) -> list[FactRow]:
    """Return what the bridge passes on of the drive behind it, if it was asked."""
    if known is None:
        return []
    if known.ata is not None and known.source is Source.LIVE:
        label = translate("Link", "Passed by the bridge")
        passed = translate("Link", "SMART, standby timer, identity")
        return [FactRow(label, translate("Link", "ATA commands"), passed)]
    if known.ata is not None or known.note != NOT_PASSED:
        return []
    label = translate("Link", "Hidden by the bridge")
    hidden = translate("Link", "SMART, standby timer, write cache, identity")
    return [FactRow(label, translate("Link", "ATA commands"), hidden)]


# -- the link to a drive: its speed, and the maximum of each end -------------------------------------------


def link_section(found: Attachment, known: Identification | None = None) -> FactSection:
    """Return what is known of the link, and with *known* of what passes a bridge; without rows if nothing is."""
    rows = []
    if found.sata is not None:
        rows += _sata(found.sata)
    if found.transfer_mode:
        mode = found.transfer_mode.removeprefix("XFER_").replace("_", " ")
        lowered = translate("Link", "lowered {n}×").format(n=found.lowered) if found.lowered else ""
        rows.append(FactRow(translate("Link", "Transfer mode"), mode, lowered))
    if found.pcie is not None:
        rows += _pcie(found.pcie)
    if found.usb is not None:
        rows += usb_rows(found.usb, found.discard_bytes, known)
    return FactSection(translate("Link", "Link"), tuple(rows), "link")


def _sata(link: SataLink) -> list[FactRow]:
    if link.speed is None:
        return []
    notes = []
    if link.limit is not None:
        notes.append(translate("Link", "limited to {speed}").format(speed=_gigabits(link.limit)))
    if link.controller is not None:
        notes.append(translate("Link", "controller up to {speed}").format(speed=_gigabits(link.controller)))
    return [FactRow(translate("Link", "SATA link speed"), _gigabits(link.speed), beside(*notes))]


def _pcie(found: PciAttachment) -> list[FactRow]:
    now = _pci(found.now)
    if not now:
        return []
    notes = []
    if drive := _pci(found.drive):
        notes.append(translate("Link", "drive up to {link}").format(link=drive))
    if port := _pci(found.port or PciLink()):
        notes.append(translate("Link", "port up to {link}").format(link=port))
    return [FactRow(translate("Link", "PCIe link"), now, beside(*notes))]


def _pci(link: PciLink) -> str:
    """Return speed and lanes of a drive's link, empty if either is unknown: ``8.0 GT/s ×4``."""
    if link.speed is None or link.lanes is None:
        return ""
    speed = formats.local(f"{link.speed:.1f} GT/s")
    return translate("Link", "{speed} ×{lanes}").format(speed=speed, lanes=link.lanes)


def _gigabits(speed: float) -> str:
    return _number(speed, "Gb/s")


def _number(value: float, unit: str) -> str:
    return with_unit(int(value) if value == int(value) else value, unit) or ""


# -- an SD card or an eMMC in words: standard, classes, bus mode, wear -------------------------------------


_A1_A2 = {1: ("1500", "500"), 2: ("4000", "2000")}
"""IOPS of random reads and writes of 4 KiB that A1 and A2 promise (SD Physical Layer 9.00, 4.16)."""


def card_section(found: CardAttachment) -> FactSection:
    """Return everything that is known of a card."""
    sd = found.kind == "SD"
    title = translate("Card", "Memory Card") if sd else translate("Card", "eMMC")
    rows = [*_product(found), *(_classes(found) if sd else _wear(found)), *_mode(found.mode)]
    return FactSection(title, tuple(rows), "card")


def _product(found: CardAttachment) -> list[FactRow]:
    rows = []
    if found.version:
        rows.append(FactRow(translate("Card", "Standard"), found.version))
    if found.made:
        rows.append(FactRow(translate("Card", "Made"), found.made))
    if found.maker is not None:
        rows.append(FactRow(translate("Card", "Manufacturer ID"), f"{found.maker:#04x}"))
    return rows


def _classes(found: CardAttachment) -> list[FactRow]:
    marks = []
    if found.speed_class:
        marks.append(translate("Card", "Class {number}").format(number=found.speed_class))
    marks += [f"U{found.uhs_grade}"] if found.uhs_grade else []
    marks += [f"V{found.video_class}"] if found.video_class else []
    rows = []
    if marks:
        least = with_unit(found.least_write_mb_s, "MB/s") or ""
        note = translate("Card", "writes at least {speed}").format(speed=least)
        rows.append(FactRow(translate("Card", "Speed class"), beside(*marks), note))
    elif found.speed_class is not None:
        rows.append(FactRow(translate("Card", "Speed class"), translate("Card", "none")))
    if found.application_class in _A1_A2:
        reads, writes = _A1_A2[found.application_class]
        note = translate("Card", "at least {reads} read, {writes} write IOPS")
        note = note.format(reads=reads, writes=writes)
        rows.append(FactRow(translate("Card", "Application class"), f"A{found.application_class}", note))
    return rows


def _wear(found: CardAttachment) -> list[FactRow]:
    rows = list(emmc_rows(found.wear))
    if not rows:
        words = translate("Card", "Not reported.")
        rows.append(FactRow(translate("Card", "Life used"), translate("Card", "unknown"), words))
    return rows


def _mode(mode: BusMode | None) -> list[FactRow]:
    label = translate("Card", "Bus mode")
    if mode is None:
        words = translate("Card", "only for root")
        return [FactRow(label, translate("Card", "unknown"), words)]
    notes = []
    if mode.bits is not None:
        notes.append(translate("Card", "{n} data lines").format(n=mode.bits))
    if mode.clock_hz is not None:
        notes.append(with_unit(round(mode.clock_hz / 1e6), "MHz") or "")
    return [FactRow(label, mode.name, beside(*notes))]


# -- where a drive is, in words ----------------------------------------------------------------------------


def in_short(place: DrivePlace) -> str:
    """Return the fact that helps most to find the drive; empty if nothing is known."""
    if place.enclosure is not None:
        return with_commas(place.enclosure.name, place.enclosure.enclosure)
    if place.bay is not None:
        return translate("Place", "bay {number}").format(number=place.bay)
    if place.usb is not None:
        return _usb_port(place.usb)
    if place.port is not None:
        return _libata_port(place)
    slot = translate("Place", "PCI slot {name}").format(name=place.slot) if place.slot else ""
    return place.label or slot or place.controller


def place_section(place: DrivePlace) -> FactSection:
    """Return everything that is known of where a drive is."""
    rows = [*_libata(place), *_enclosure(place), *_usb(place), *_controller(place)]
    for path in place.paths:
        rows.append(FactRow(translate("Place", "Path name"), f"/dev/disk/by-path/{path}"))
    return FactSection(translate("Place", "Where It Is"), tuple(rows), "place")


def with_attachment(
    sections: tuple[FactSection, ...], found: Attachment | None, known: Identification | None = None
) -> tuple[FactSection, ...]:
    """Return *sections* with the place of the drive, its link and its card, after what it is."""
    if found is None:
        return sections
    place = (place_section(found.place),) if found.place is not None else ()
    card = (card_section(found.card),) if found.card is not None else ()
    after = next((number for number, part in enumerate(sections, 1) if part.key == IDENTITY), 0)
    return (*sections[:after], *filled((*place, link_section(found, known), *card)), *sections[after:])


# -- ATA, SAS ----------------------------------------------------------------------------------------------


def _libata_port(place: DrivePlace) -> str:
    # Only the older kind of port has a second device.
    sata, ata = translate("Place", "SATA port {number}"), translate("Place", "ATA port {number}")
    return (sata if place.second is None else ata).format(number=place.port)


def _libata(place: DrivePlace) -> list[FactRow]:
    rows = []
    if place.port is not None:
        note = translate("Place", "{name} in kernel messages")
        note = note.format(name=place.host) if place.host else ""
        rows.append(FactRow(translate("Place", "Port"), _libata_port(place), note))
    elif place.host:
        rows.append(FactRow(translate("Place", "Host adapter"), place.host))
    if place.second is not None:
        second, first = translate("Place", "second (slave)"), translate("Place", "first (master)")
        rows.append(FactRow(translate("Place", "Device"), second if place.second else first))
    if place.behind is not None:
        rows.append(FactRow(translate("Place", "Multiplier port"), str(place.behind)))
    if place.bay is not None:
        rows.append(FactRow(translate("Place", "Bay"), str(place.bay)))
    return rows


def _enclosure(place: DrivePlace) -> list[FactRow]:
    slot = place.enclosure
    if slot is None:
        return []
    rows = [FactRow(translate("Place", "Enclosure"), slot.enclosure), _slot(slot)]
    on, off = translate("Place", "on"), translate("Place", "off")
    if slot.locate is not None:
        rows.append(FactRow(translate("Place", "Locate light"), on if slot.locate else off))
    if slot.fault is not None:
        rows.append(FactRow(translate("Place", "Fault light"), on if slot.fault else off))
    return rows


def _slot(slot: EnclosureSlot) -> FactRow:
    note = "" if slot.number is None else translate("Place", "number {number}").format(number=slot.number)
    return FactRow(translate("Place", "Enclosure slot"), slot.name, note)


# -- PCI and USB -------------------------------------------------------------------------------------------


def _controller(place: DrivePlace) -> list[FactRow]:
    rows = []
    if place.label:
        rows.append(FactRow(translate("Place", "Name by the firmware"), place.label))
    if place.slot:
        rows.append(FactRow(translate("Place", "PCI slot"), place.slot))
    if place.controller:
        own = translate("Place", "PCI address") if place.nvme else translate("Place", "Controller")
        named = place.controller_name
        rows.append(FactRow(own, named or place.controller, place.controller if named else ""))
    return rows


def _usb_port(usb: UsbPlace) -> str:
    ports = ".".join(map(str, usb.ports))
    side = _side(usb)
    if side:
        return translate("Place", "USB port {ports} ({side})").format(ports=ports, side=side)
    return translate("Place", "USB port {ports}").format(ports=ports)


def _side(usb: UsbPlace) -> str:
    """Return the side of the computer, for a drive that is plugged into the computer or into hubs at that port."""
    return {
        "top": translate("Place", "top"),
        "bottom": translate("Place", "bottom"),
        "left": translate("Place", "left side"),
        "right": translate("Place", "right side"),
        "front": translate("Place", "front"),
        "back": translate("Place", "back"),
    }.get(usb.side, "")


def _usb(place: DrivePlace) -> list[FactRow]:
    usb = place.usb
    if usb is None:
        return []
    words = translate("Place", "bus {bus}, port {ports}")
    port = words.format(bus=usb.bus, ports=".".join(map(str, usb.ports)))
    hub = translate("Place", "computer's port, then hubs") if len(usb.ports) > 1 else ""
    rows = [FactRow(translate("Place", "USB port"), port, hub)]
    if side := _side(usb):
        note = translate("Place", "by the firmware")
        rows.append(FactRow(translate("Place", "Side"), side, note))
    if usb.device_id:
        rows.append(FactRow(translate("Place", "USB device"), usb.device_name or usb.device_id, usb.device_id))
    if usb.fixed:
        rows.append(FactRow(translate("Place", "Connector"), translate("Place", "built in")))
    return rows
