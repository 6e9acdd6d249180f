"""Checks of the way to the drive: SATA, PCI Express, how data is moved; USB with its transport and its TRIM."""

from __future__ import annotations

from disktune_contract.checkup.attachment import PciLink, SataLink, UsbAttachment
from disktune_contract.checkup.check import (
    NO_TRIM,
    Certainty,
    Check,
    CheckResult,
    Facts,
    ReadFact,
    found,
    unknown,
    well,
)
from disktune_contract.drives.drive import DriveKind
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import NOT_READ, NOT_REPORTED

# -- USB: the transport, and whether TRIM passes the bridge ------------------------------------------------

_USB = frozenset({DriveKind.USB})
_SUPER_SPEED = 5000
_NONE = frozenset({"full", "disabled"})
"""Modes of provisioning in which the kernel sends nothing (drivers/scsi/sd.c, lbp_mode)."""


# -- the transport -----------------------------------------------------------------------------------------


def _uas(facts: Facts) -> CheckResult | None:
    usb = facts.attachment.usb if facts.attachment is not None else None
    if usb is None or not usb.driver:
        return unknown(NOT_READ)
    driver = ReadFact(Sentence("Kernel driver"), usb.driver, source="interface/driver")
    if usb.driver == "uas":
        return well(driver)
    if usb.driver != "usb-storage":
        return None
    if usb.offers_uas is None:
        return unknown(NOT_READ, driver)
    if not usb.offers_uas:
        return well(driver)
    offers = ReadFact(Sentence("Offered"), "UAS (62h)", source="descriptors, bInterfaceProtocol")
    return _without_uas(usb, driver, offers)


def _without_uas(usb: UsbAttachment, *evidence: ReadFact) -> CheckResult:
    """Return why the kernel uses bulk-only transport on a device that offers UAS, as far as that is known."""
    if usb.quirk:
        return found(
            Sentence("An option of usb-storage forbids UAS."),
            *evidence,
            ReadFact(Sentence("Option"), "usb-storage.quirks", source="usb_storage/parameters/quirks"),
            advice=Sentence("Remove the flag “u”, unless the device needs it."),
        )
    if usb.avoided:
        return well(
            *evidence,
            ReadFact(Sentence("USB device"), usb.ids, source="unusual_uas.h, uas-detect.h"),
        )
    if usb.without_streams and usb.speed is not None and usb.speed >= _SUPER_SPEED:
        return found(
            Sentence("This USB controller's streams are not used."),
            *evidence,
            sure=Certainty.LIKELY,
            advice=Sentence("Use another USB controller."),
        )
    if usb.uas_there is False:
        return found(
            Sentence("The driver uas is not loaded."),
            *evidence,
            sure=Certainty.LIKELY,
            advice=Sentence("Run “modprobe uas”, then reconnect the device."),
        )
    return found(
        Sentence("The kernel does not use UAS."),
        *evidence,
        sure=Certainty.LIKELY,
        advice=Sentence("Look for “{word}” in the kernel log.", word="uas"),
    )


# -- TRIM --------------------------------------------------------------------------------------------------


def trim(facts: Facts) -> CheckResult | None:
    """Judge whether TRIM reaches a drive behind a bridge."""
    attachment = facts.attachment
    usb = attachment.usb if attachment is not None else None
    if attachment is None or usb is None:
        return unknown(NOT_READ)
    can = _takes_trim(facts, usb)
    if can is None:
        return None if facts.rotates is not False else unknown(Sentence("The bridge does not report TRIM."))
    evidence = (can, *_sent(usb, attachment.discard_bytes))
    if attachment.discard_bytes is None:
        return unknown(NOT_READ, *evidence)
    if attachment.discard_bytes:
        return well(*evidence)
    if usb.provisioning not in _NONE or not usb.ids:
        return found(
            NO_TRIM,
            *evidence,
            advice=Sentence("See USB transport."),
            setting="block.discard_limit",
        )
    return found(
        NO_TRIM,
        *evidence,
        # Nothing reports whether the bridge translates UNMAP correctly.
        sure=Certainty.LIKELY,
        advice=Sentence(
            "Test an empty drive first: wrong UNMAP loses data. udev rule: {rule}",
            rule=unmap_rule(usb.ids),
        ),
    )


def _takes_trim(facts: Facts, usb: UsbAttachment) -> ReadFact | None:
    """Return the evidence that the drive, or the bridge for it, can unmap blocks; None if there is none."""
    what, supported = Sentence("TRIM"), Sentence("supported")
    if facts.rotates is False and facts.ata is not None and facts.ata.trim.supported:
        return ReadFact(what, supported, source="IDENTIFY DEVICE word 169")
    if usb.unmap:
        return ReadFact(what, supported, source="VPD page B2h, LBPU")
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


USB_CHECKS = (
    Check(
        id="usb.uas",
        label=Sentence("USB transport (UAS)"),
        kinds=_USB,
        judge=_uas,
        source="USB Attached SCSI (T10 r04); Linux drivers/usb/storage/uas-detect.h",
    ),
)


# -- SATA, PCI Express, USB, and the mode of transfer ------------------------------------------------------

_ATA = frozenset({DriveKind.ATA})
_INTEL = 0x8086
_FIRST_SATA, _SECOND_SATA = 1.5, 3.0
_HIGH_SPEED = 480

_SPEED = pattern_of(r"\d{1,3}(\.\d)? ")


# -- SATA --------------------------------------------------------------------------------------------------


def _sata(facts: Facts) -> CheckResult | None:
    if facts.ata is None:
        return unknown(NOT_READ)
    speeds = [_gigabits(text) for text in facts.ata.transport.speeds if _SPEED.match(text)]
    if not speeds:
        return None
    link = facts.attachment.sata if facts.attachment is not None else None
    now, best = _sata_speed(facts, link), max(speeds)
    drive = ReadFact(Sentence("Drive"), _sata_text(best), source="IDENTIFY DEVICE word 76")
    if link is None or now is None:
        return unknown(NOT_REPORTED, drive)
    evidence = (ReadFact(Sentence("Link"), _sata_text(now), source="ata_link/sata_spd"), drive, *_sata_port(link))
    if now >= best:
        return well(*evidence)
    return _slow_sata(link, now, best, evidence)


def _slow_sata(link: SataLink, now: float, best: float, evidence: tuple[ReadFact, ...]) -> CheckResult:
    """Judge a link that is slower than the drive: the port may be the reason."""
    configured = link.configured if link.configured is not None else best
    limit = link.limit if link.limit is not None else configured
    if limit < min(configured, best):
        return found(
            Sentence("The kernel lowered the speed after errors."),
            *evidence,
            advice=Sentence("Replace the cable or port, then restart."),
        )
    if configured < best:
        return found(
            Sentence("Firmware or command line limits this link."),
            *evidence,
            sure=Certainty.LIKELY,
            advice=Sentence("Check firmware setup and libata.force."),
        )
    if link.controller is None:
        return unknown(Sentence("Slower than the drive; the port's speed is unknown."), *evidence)
    if now >= link.controller:
        return well(*evidence)
    # Chipsets of Intel have slower ports beside fast ones on one controller, which reports that of the fastest.
    if now > _FIRST_SATA and link.vendor in (_INTEL, None):
        return unknown(
            Sentence("Slower than the drive; the port's speed is unknown."),
            *evidence,
        )
    return found(
        Sentence("Slower than drive and port support."),
        *evidence,
        sure=Certainty.CERTAIN if now <= _FIRST_SATA and best > _SECOND_SATA else Certainty.LIKELY,
        advice=Sentence("Replace the cable or port, then restart."),
    )


def _sata_speed(facts: Facts, link: SataLink | None) -> float | None:
    if link is not None and link.speed is not None:
        return link.speed
    told = facts.ata.transport.current_speed if facts.ata is not None else None
    return _gigabits(told) if told is not None else None


def _sata_port(link: SataLink) -> tuple[ReadFact, ...]:
    limits = (
        (Sentence("Controller"), link.controller, "ahci_host_caps bits 23:20"),
        (Sentence("Limit by the firmware or command line"), link.configured, "ata_link/hw_sata_spd_limit"),
        (Sentence("Limit by the kernel"), link.limit, "ata_link/sata_spd_limit"),
    )
    return tuple(
        ReadFact(what, _sata_text(speed), source=source) for what, speed, source in limits if speed is not None
    )


def _gigabits(text: str) -> float:
    return float(text.split(maxsplit=1)[0])


def _sata_text(speed: float) -> str:
    return f"{speed:.1f} Gb/s"


# -- PCI Express -------------------------------------------------------------------------------------------


def _pcie(facts: Facts) -> CheckResult | None:
    links = facts.attachment.pcie if facts.attachment is not None else None
    if links is None:
        return unknown(NOT_READ)
    evidence = _pcie_evidence(links.now, links.drive, links.port)
    now = (links.now.speed, links.now.lanes)
    drive = (links.drive.speed, links.drive.lanes)
    port = (links.port.speed, links.port.lanes) if links.port is not None else (None, None)
    if None in now or None in drive:
        return unknown(NOT_REPORTED, *evidence)
    behind = [
        (mine or 0) < min(most or 0, other if other is not None else most or 0)
        for mine, most, other in zip(now, drive, port, strict=True)
    ]
    if not any(behind):
        return well(*evidence)
    if None in port:
        return unknown(Sentence("Slower than the drive; the port's speed is unknown."), *evidence)
    says = {
        (True, False): Sentence("Slower than drive and port support."),
        (False, True): Sentence("Fewer lanes than drive and port."),
        (True, True): Sentence("Slower than drive and port support."),
    }[behind[0], behind[1]]
    return found(
        says,
        *evidence,
        # A slot may be wired with fewer lanes than its port has, and firmware may set a lower speed on purpose.
        sure=Certainty.LIKELY,
        advice=Sentence("Reseat the drive; check the slot."),
    )


def _pcie_evidence(now: PciLink, drive: PciLink, port: PciLink | None) -> tuple[ReadFact, ...]:
    ends = (
        (Sentence("Link"), now, "current_link_speed, current_link_width"),
        (Sentence("Drive"), drive, "max_link_speed, max_link_width"),
        (Sentence("Port"), port, "max_link_speed, max_link_width"),
    )
    return tuple(ReadFact(what, _pcie_text(end), source=source) for what, end, source in ends if end is not None)


def _pcie_text(link: PciLink) -> str:
    speed = Sentence("unknown") if link.speed is None else f"{link.speed:.1f} GT/s"
    return Sentence("{speed} ×{lanes}", speed=speed, lanes="?" if link.lanes is None else link.lanes)


# -- USB ---------------------------------------------------------------------------------------------------


def _usb(facts: Facts) -> CheckResult | None:
    link = facts.attachment.usb if facts.attachment is not None else None
    if link is None or link.speed is None:
        return unknown(NOT_READ)
    can, evidence = _usb_ability(link), _usb_evidence(link)
    if can is None and link.speed < _SUPER_SPEED:
        return unknown(NOT_REPORTED, *evidence)
    if can is None or link.speed >= can:
        return well(*evidence)
    if link.computer is None:
        return unknown(NOT_REPORTED, *evidence)
    if link.speed >= link.computer:
        return well(*evidence)
    if link.port is not None and _SUPER_SPEED <= link.speed == link.port < link.computer:
        return found(
            Sentence("Device and computer support more than this port."),
            *evidence,
            advice=Sentence("Use a faster port."),
        )
    if link.speed >= _SUPER_SPEED:
        return unknown(Sentence("The device supports more; which ports do is unknown."), *evidence)
    sure = Certainty.CERTAIN if link.can is not None else Certainty.LIKELY
    if link.faster_port:
        return found(
            Sentence("A USB 3 device at USB 2 speed."),
            *evidence,
            sure=sure,
            advice=Sentence("Use a USB 3 port and cable."),
        )
    return found(
        Sentence("A USB 3 device at USB 2 speed."),
        *evidence,
        sure=sure,
        advice=Sentence("Use a USB 3 port and cable."),
    )


def _usb_ability(link: UsbAttachment) -> float | None:
    """Return the highest speed of the device in Mb/s; None if its descriptors leave it open."""
    if link.can is not None:
        return link.can
    try:
        version = float(link.version)
    except ValueError:
        return None
    # A USB 3 device reports 2.10 while it runs at a USB 2 speed (USB 3.2, 9.2.6.6); so do some USB 2 devices.
    # Others of these never get beyond full speed.
    if version >= 3:
        return _SUPER_SPEED
    return _HIGH_SPEED if version <= 2 and link.speed == _HIGH_SPEED else None


def _usb_evidence(link: UsbAttachment) -> tuple[ReadFact, ...]:
    speeds = (
        (Sentence("Connection"), link.speed, "speed"),
        (Sentence("Device"), link.can, "bos_descriptors"),
        (Sentence("Port"), link.port, Sentence("hub of the port or of its peer")),
        (Sentence("Fastest port"), link.computer, "usbN/speed"),
    )
    told = tuple(
        ReadFact(what, _usb_text(speed), source=source) for what, speed, source in speeds if speed is not None
    )
    return (
        (*told, ReadFact(Sentence("USB version of the device"), link.version, source="bcdUSB"))
        if link.version
        else told
    )


def _usb_text(speed: float) -> str:
    return f"{speed / 1000:g} Gb/s" if speed >= 1000 else f"{speed:g} Mb/s"


# -- the mode of transfer ----------------------------------------------------------------------------------


def _mode(facts: Facts) -> CheckResult | None:
    attachment = facts.attachment
    if attachment is None or not attachment.transfer_mode:
        return unknown(NOT_READ)
    mode = ReadFact(Sentence("Transfer mode"), attachment.transfer_mode, source="ata_device/xfer_mode")
    if facts.ata is None:
        return unknown(NOT_READ, mode)
    modes = facts.ata.dma.modes
    offered = ReadFact(Sentence("Modes of the drive"), ", ".join(modes), source="IDENTIFY DEVICE words 63 and 88")
    if "PIO" in attachment.transfer_mode and modes:
        return found(
            Sentence("The kernel uses PIO instead of DMA."),
            mode,
            offered,
            advice=Sentence("Replace the cable or port, then restart."),
        )
    lowered = attachment.lowered
    if lowered:
        return found(
            Sentence("The kernel lowered the speed after errors."),
            mode,
            ReadFact(Sentence("Times lowered"), str(lowered), source="ata_device/spdn_cnt"),
            advice=Sentence("Replace the cable or port, then restart."),
        )
    return well(mode)


CHECKS = (
    Check(
        id="link.sata",
        label=Sentence("SATA link speed"),
        kinds=_ATA,
        judge=_sata,
        source="SATA 3.5; AHCI 1.3.1, CAP.ISS; Linux Documentation/ABI/testing/sysfs-ata, sata_down_spd_limit",
    ),
    Check(
        id="link.pcie",
        label=Sentence("PCIe link"),
        kinds=frozenset({DriveKind.NVME}),
        judge=_pcie,
        source="PCI Express 5.0, Link Status and Link Capabilities; Linux drivers/pci/pci-sysfs.c",
    ),
    Check(
        id="link.usb",
        label=Sentence("USB speed"),
        kinds=_USB,
        judge=_usb,
        source="USB 3.2 9.6.1 and 9.6.2; Linux Documentation/ABI/testing/sysfs-bus-usb",
    ),
    *USB_CHECKS,
    Check(
        id="transfer.mode",
        label=Sentence("Transfer mode (DMA)"),
        kinds=_ATA,
        judge=_mode,
        source="ATA/ATAPI-8, words 63 and 88; Linux drivers/ata/libata-eh.c ata_eh_speed_down",
    ),
)
