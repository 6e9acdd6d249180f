"""Checks of a drive on USB beyond its speed: the transport, and whether TRIM passes the bridge."""

from __future__ import annotations

from disktune_contract.checkup.attachment import UsbAttachment
from disktune_contract.checkup.check import Check, CheckResult, Facts, ReadFact, Sure, found, unknown, well
from disktune_contract.drives.drive import DriveKind
from disktune_contract.sentence import Sentence

_USB = frozenset({DriveKind.USB})
_SUPER_SPEED = 5000
_NONE = frozenset({"full", "disabled"})
"""Modes of provisioning in which the kernel sends nothing (drivers/scsi/sd.c, lbp_mode)."""


# -- the transport -----------------------------------------------------------------------------------------


def _uas(facts: Facts) -> CheckResult | None:
    usb = facts.attachment.usb if facts.attachment is not None else None
    if usb is None or not usb.driver:
        return unknown(Sentence("The kernel's files about the connection could not be read."))
    driver = ReadFact(Sentence("Kernel driver"), usb.driver, source="interface/driver")
    if usb.driver == "uas":
        return well(Sentence("The kernel uses UAS."), driver)
    if usb.driver != "usb-storage":
        return None
    if usb.offers_uas is None:
        return unknown(Sentence("The descriptors of the device could not be read."), driver)
    if not usb.offers_uas:
        return well(Sentence("The device offers bulk-only transport alone."), driver)
    offers = ReadFact(Sentence("Offered"), "UAS (62h)", source="descriptors, bInterfaceProtocol")
    return _without_uas(usb, driver, offers)


def _without_uas(usb: UsbAttachment, *evidence: ReadFact) -> CheckResult:
    """Say why the kernel uses bulk-only transport on a device that offers UAS, as far as that can be known."""
    if usb.quirk:
        return found(
            Sentence("The device offers UAS, and an option of usb-storage forbids it."),
            *evidence,
            ReadFact(Sentence("Option"), "usb-storage.quirks", source="usb_storage/parameters/quirks"),
            advice=Sentence("Remove the flag “u” from the option if the device no longer needs it."),
        )
    if usb.avoided:
        return well(
            Sentence("The device offers UAS, and the kernel avoids it on this bridge because of known faults."),
            *evidence,
            ReadFact(Sentence("USB device"), usb.ids, source="unusual_uas.h, uas-detect.h"),
        )
    if usb.without_streams and usb.speed is not None and usb.speed >= _SUPER_SPEED:
        return found(
            Sentence("The device offers UAS, and the kernel does not use the streams of this USB controller."),
            *evidence,
            sure=Sure.LIKELY,
            advice=Sentence("Use a port of another USB controller of the computer."),
        )
    if usb.uas_there is False:
        return found(
            Sentence("The device offers UAS, and the driver uas is not loaded."),
            *evidence,
            sure=Sure.LIKELY,
            advice=Sentence("Load it with “modprobe uas”, then plug in the device again."),
        )
    return found(
        Sentence("The device offers UAS, and the kernel uses the slower bulk-only transport."),
        *evidence,
        sure=Sure.LIKELY,
        advice=Sentence(
            "Look for “uas” in the kernel log: the module may be missing, or the kernel avoids UAS on this bridge "
            "because of known faults."
        ),
    )


# -- TRIM --------------------------------------------------------------------------------------------------


def trim(facts: Facts) -> CheckResult | None:
    """Judge whether TRIM reaches a drive behind a bridge."""
    attachment = facts.attachment
    usb = attachment.usb if attachment is not None else None
    if attachment is None or usb is None:
        return unknown(Sentence("It is not known whether the kernel sends TRIM to the drive."))
    can = _takes_trim(facts, usb)
    if can is None:
        return None if facts.rotates is not False else unknown(Sentence("The bridge does not report TRIM."))
    evidence = (can, *_sent(usb, attachment.discard_bytes))
    if attachment.discard_bytes is None:
        return unknown(Sentence("It is not known whether the kernel sends TRIM to the drive."), *evidence)
    if attachment.discard_bytes:
        return well(Sentence("The kernel can send TRIM to the drive."), *evidence)
    if usb.provisioning not in _NONE or not usb.ids:
        return found(
            Sentence("The drive supports TRIM, and the kernel does not send it."),
            *evidence,
            advice=Sentence("See the check of the USB transport."),
            setting="block.discard_limit",
        )
    return found(
        Sentence("The drive supports TRIM, and the kernel sends none through this bridge."),
        *evidence,
        # Whether the bridge translates UNMAP rightly, nothing says.
        sure=Sure.LIKELY,
        advice=Sentence(
            "Data can be lost if the bridge translates UNMAP wrongly, so try it with an empty drive first. "
            "This udev rule makes the kernel send it: {rule}",
            rule=unmap_rule(usb.ids),
        ),
    )


def _takes_trim(facts: Facts, usb: UsbAttachment) -> ReadFact | None:
    """Return what says that the drive, or the bridge for it, can forget blocks; None if nothing does."""
    what, supported = Sentence("TRIM"), Sentence("supported")
    if facts.rotates is False and facts.ata is not None and facts.ata.trim.supported:
        return ReadFact(what, supported, source=Sentence("IDENTIFY DEVICE word 169"))
    if usb.unmap:
        return ReadFact(what, supported, source=Sentence("VPD page B2h, LBPU"))
    return ReadFact(what, supported, source="scsi_disk/thin_provisioning") if usb.provisions else None


def _sent(usb: UsbAttachment, most: int | None) -> tuple[ReadFact, ...]:
    facts = []
    if usb.provisioning:
        mode = ReadFact(Sentence("Provisioning mode"), usb.provisioning, source="scsi_disk/provisioning_mode")
        facts.append(mode)
    if most is not None:
        size = ReadFact(Sentence("Maximum discard size (TRIM)"), str(most), source="queue/discard_max_bytes")
        facts.append(size)
    return tuple(facts)


def unmap_rule(ids: str) -> str:
    """Return the line for udev that makes the kernel send UNMAP to devices of this vendor and product."""
    vendor, _, product = ids.partition(":")
    return (
        f'ACTION=="add|change", SUBSYSTEM=="scsi_disk", ATTRS{{idVendor}}=="{vendor}", '
        f'ATTRS{{idProduct}}=="{product}", ATTR{{provisioning_mode}}="unmap"'
    )


CHECKS = (
    Check(
        id="usb.uas",
        label=Sentence("USB transport (UAS)"),
        why=Sentence("Bulk-only transport sends one command at a time, and TRIM often does not pass through it."),
        kinds=_USB,
        judge=_uas,
        source="USB Attached SCSI (T10 r04); Linux drivers/usb/storage/uas-detect.h",
    ),
)
