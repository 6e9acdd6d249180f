"""How fast a drive's link is and could be, in bytes per second, as the kernel shows it without asking the drive.

The names of links are of signalling rates; what is left for data follows from the line coding. Sources: SATA 3.5
(8b/10b); PCI Express 6.0 (8b/10b at 2.5 and 5 GT/s, 128b/130b from 8 GT/s on, 242 of 256 bytes of a flit at 64);
USB 2.0 (no line coding), USB 3.2 (8b/10b at 5 Gb/s, 128b/132b above). Headers of packets are not taken off.
"""

from __future__ import annotations

from disktune_contract.checkup.attachment import Attachment, PciAttachment, PciLink, SataLink, UsbAttachment
from disktune_contract.identity.ata_identity import AtaIdentity
from disktune_contract.record import record

_FIRST_SATA = 1.5
_MIXED = (0x8086, None)
"""PCI vendors whose controllers may have slower ports than they report (`disktune_contract.checkup.links`)."""


@record
class LinkRates:
    """Bytes per second; None is unknown."""

    now: float | None = None
    best: float | None = None
    """Of the best link that both ends have."""


def rates(found: Attachment, ata: AtaIdentity | None) -> LinkRates:
    """Return how fast the link is and could be; *ata* is what the drive reports of its own speeds."""
    if found.sata is not None:
        return _sata(found.sata, ata)
    if found.pcie is not None:
        return _pcie(found.pcie)
    return _usb(found.usb) if found.usb is not None else LinkRates()


def _sata(link: SataLink, ata: AtaIdentity | None) -> LinkRates:
    speeds = [float(text.split(maxsplit=1)[0]) for text in ata.transport.speeds] if ata is not None else []
    best = _least(max(speeds, default=None), link.controller)
    if best is not None and link.speed is not None and _FIRST_SATA < link.speed < best and link.vendor in _MIXED:
        best = None
    return LinkRates(_coded(link.speed, 1e9, 8 / 10), _coded(best, 1e9, 8 / 10))


def _pcie(link: PciAttachment) -> LinkRates:
    if link.port is None:
        return LinkRates(_lanes(link.now), None)
    both = PciLink(_least(link.drive.speed, link.port.speed), _fewest(link.drive.lanes, link.port.lanes))
    return LinkRates(_lanes(link.now), _lanes(both))


def _lanes(link: PciLink) -> float | None:
    if link.speed is None or link.lanes is None:
        return None
    share = 8 / 10 if link.speed < 8 else 242 / 256 if link.speed >= 64 else 128 / 130
    return _coded(link.speed * link.lanes, 1e9, share)


def _usb(link: UsbAttachment) -> LinkRates:
    ends = _least(link.can, link.computer)
    return LinkRates(_usb_rate(link.speed), _usb_rate(ends))


def _usb_rate(megabits: float | None) -> float | None:
    if megabits is None:
        return None
    share = 1.0 if megabits < 5000 else 8 / 10 if megabits == 5000 else 128 / 132
    return _coded(megabits, 1e6, share)


def _coded(speed: float | None, unit: float, share: float) -> float | None:
    return None if speed is None else round(speed * unit * share / 8)


def _least(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else min(one, other)


def _fewest(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else min(one, other)
