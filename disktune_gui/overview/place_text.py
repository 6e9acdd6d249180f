"""Where a drive is, in words."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.attachment import Attachment
from disktune_contract.checkup.place import DrivePlace, EnclosureSlot, UsbPlace
from disktune_contract.identity.identification import Identification
from disktune_gui.overview.card_text import card_section
from disktune_gui.overview.link_text import link_section
from disktune_gui.text.facts import IDENTITY, FactRow, FactSection, filled

translate = QCoreApplication.translate


def in_short(place: DrivePlace) -> str:
    """Return the one fact that helps most to find the drive; empty if nothing is known."""
    if place.enclosure is not None:
        words = translate("Place", "{slot}, {enclosure}")
        return words.format(slot=place.enclosure.name, enclosure=place.enclosure.enclosure)
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
    """Return *sections* with where the drive is, its link and its card among them, after what it is."""
    if found is None:
        return sections
    place = (place_section(found.place),) if found.place is not None else ()
    card = (card_section(found.card),) if found.card is not None else ()
    after = next((number for number, part in enumerate(sections, 1) if part.key == IDENTITY), 0)
    return (*sections[:after], *filled((*place, link_section(found, known), *card)), *sections[after:])


# -- ATA, SAS ----------------------------------------------------------------------------------------------


def _libata_port(place: DrivePlace) -> str:
    if not place.controller:
        return translate("Place", "port {number}").format(number=place.port)
    words = translate("Place", "port {number} of the controller at {address}")
    return words.format(number=place.port, address=place.controller)


def _libata(place: DrivePlace) -> list[FactRow]:
    rows = []
    if place.port is not None:
        note = translate("Place", "{name} in the kernel's messages. The number on the mainboard may be another.")
        note = note.format(name=place.host) if place.host else ""
        rows.append(FactRow(translate("Place", "Port"), _libata_port(place), note))
    elif place.host:
        rows.append(FactRow(translate("Place", "Host adapter"), place.host))
    if place.second is not None:
        second, first = translate("Place", "second (slave)"), translate("Place", "first (master)")
        rows.append(FactRow(translate("Place", "Device on the port"), second if place.second else first))
    if place.behind is not None:
        rows.append(FactRow(translate("Place", "Port of the port multiplier"), str(place.behind)))
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
    return FactRow(translate("Place", "Slot of the enclosure"), slot.name, note)


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
        "top": translate("Place", "top of the computer"),
        "bottom": translate("Place", "bottom of the computer"),
        "left": translate("Place", "left side of the computer"),
        "right": translate("Place", "right side of the computer"),
        "front": translate("Place", "front of the computer"),
        "back": translate("Place", "back of the computer"),
    }.get(usb.side, "")


def _usb(place: DrivePlace) -> list[FactRow]:
    usb = place.usb
    if usb is None:
        return []
    words = translate("Place", "bus {bus}, port {ports}")
    port = words.format(bus=usb.bus, ports=".".join(map(str, usb.ports)))
    hub = translate("Place", "first the port of the computer, then that of each hub") if len(usb.ports) > 1 else ""
    rows = [FactRow(translate("Place", "USB port"), port, hub)]
    if side := _side(usb):
        note = translate("Place", "by the firmware")
        rows.append(FactRow(translate("Place", "Side"), side, note))
    if usb.device_id:
        rows.append(FactRow(translate("Place", "USB device"), usb.device_name or usb.device_id, usb.device_id))
    if usb.fixed:
        rows.append(FactRow(translate("Place", "Connector"), translate("Place", "built in")))
    return rows
