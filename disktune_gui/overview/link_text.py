"""The link to a drive, in words: how fast it runs, and how fast each end could."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.attachment import Attachment, PciAttachment, PciLink, SataLink
from disktune_contract.identity.identification import Identification
from disktune_gui.overview.bridge_text import usb_rows
from disktune_gui.text.facts import FactRow, FactSection, beside, with_unit
from disktune_gui.text.formats import formats

translate = QCoreApplication.translate


def link_section(found: Attachment, known: Identification | None = None) -> FactSection:
    """Return what is known of the link, and by *known* of what passes a bridge; no rows if nothing is."""
    rows = []
    if found.sata is not None:
        rows += _sata(found.sata)
    if found.transfer_mode:
        mode = found.transfer_mode.removeprefix("XFER_").replace("_", " ")
        lowered = translate("Link", "lowered {n}× after errors").format(n=found.lowered) if found.lowered else ""
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
    """Return speed and lanes as a drive's connection has them, empty if either is unknown: ``8.0 GT/s ×4``."""
    if link.speed is None or link.lanes is None:
        return ""
    speed = formats.local(f"{link.speed:.1f} GT/s")
    return translate("Link", "{speed} ×{lanes}").format(speed=speed, lanes=link.lanes)


def _gigabits(speed: float) -> str:
    return _number(speed, "Gb/s")


def _number(value: float, unit: str) -> str:
    return with_unit(int(value) if value == int(value) else value, unit) or ""
