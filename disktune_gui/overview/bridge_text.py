"""What stands between the computer and a drive on USB, in words: transport, TRIM, autosuspend, what is hidden."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.attachment import UsbAttachment
from disktune_contract.identity.identification import NOT_PASSED, Identification
from disktune_contract.settings.setting import Source
from disktune_gui.text.amounts import quantity
from disktune_gui.text.facts import FactRow, beside, with_unit

translate = QCoreApplication.translate

_SUPER_SPEED = 5000
_NO_TRIM = frozenset({"full", "disabled"})


def usb_rows(found: UsbAttachment, discard_bytes: int | None, known: Identification | None) -> list[FactRow]:
    """Return what the kernel's files tell of the connection, and what the bridge lets through of the drive."""
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
        value, note = translate("Link", "UAS"), translate("Link", "several commands at a time")
    elif found.driver == "usb-storage":
        value, note = translate("Link", "Bulk-only (BOT)"), _why_bulk_only(found)
    else:
        return [FactRow(translate("Link", "Driver"), found.driver)] if found.driver else []
    driver = translate("Link", "driver {name}").format(name=found.driver)
    return [FactRow(translate("Link", "USB transport"), value, beside(driver, note))]


def _why_bulk_only(found: UsbAttachment) -> str:
    """Return why a device does not run with UAS, as far as that can be known; the order is that of the kernel."""
    if found.offers_uas is None:
        return ""
    without_streams = found.without_streams and (found.speed or 0) >= _SUPER_SPEED
    reasons = (
        (not found.offers_uas, translate("Link", "the device does not offer UAS")),
        (found.quirk, translate("Link", "the device offers UAS, usb-storage.quirks forbids it")),
        (found.avoided, translate("Link", "the device offers UAS, the kernel avoids it because of known faults")),
        (without_streams, translate("Link", "the device offers UAS, the USB controller does not support it")),
        (found.uas_there is False, translate("Link", "the device offers UAS, the driver uas is not loaded")),
        (True, translate("Link", "the device offers UAS, the kernel log says why it is not used")),
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
        said.append(translate("Link", "the bridge says that it supports it"))
    elif found.provisioning in _NO_TRIM:
        said.append(translate("Link", "the bridge does not say that it supports it"))
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
    return [FactRow(label, after, translate("Link", "only while the drive itself is suspended"))]


def _hidden(known: Identification | None) -> list[FactRow]:
    """Return what the bridge lets through of the drive behind it, if it was asked."""
    if known is None:
        return []
    if known.ata is not None and known.source is Source.LIVE:
        label = translate("Link", "Passed by the bridge")
        passed = translate("Link", "SMART, standby timer, own model and serial number")
        return [FactRow(label, translate("Link", "ATA commands"), passed)]
    if known.ata is not None or known.note != NOT_PASSED:
        return []
    label = translate("Link", "Hidden by the bridge")
    hidden = translate("Link", "SMART, standby timer, write cache, own model and serial number")
    return [FactRow(label, translate("Link", "ATA commands"), hidden)]
