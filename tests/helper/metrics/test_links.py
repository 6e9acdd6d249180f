"""Link rates: what is left for data of each kind of link, and what both ends could do."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import Attachment, PciAttachment, PciLink, SataLink, UsbAttachment
from disktune_contract.health.identification import AtaIdentity
from disktune_helper.decode import identify
from disktune_helper.metrics.round import LinkRates, rates
from tests.helper.metrics.scraped import Scraped

AMD, INTEL = 0x1022, 0x8086


def drive_of_6_gigabits() -> AtaIdentity:
    found = identify.decode(Scraped().ata("sda").words)
    assert max(found.transport.speeds).startswith("6.0")
    return found


@pytest.mark.parametrize(
    ("link", "now", "best"),
    [
        (SataLink(6.0, controller=6.0, vendor=AMD), 600e6, 600e6),
        (SataLink(3.0, controller=6.0, vendor=AMD), 300e6, 600e6),
        (SataLink(3.0, controller=3.0, vendor=AMD), 300e6, 300e6),
        # Chipsets of Intel have slower ports beside fast ones, and the controller reports the fastest.
        (SataLink(3.0, controller=6.0, vendor=INTEL), 300e6, None),
        (SataLink(1.5, controller=6.0, vendor=INTEL), 150e6, 600e6),
        (SataLink(6.0, vendor=AMD), 600e6, None),
        (SataLink(), None, None),
    ],
)
def test_sata(link: SataLink, now: float | None, best: float | None) -> None:
    assert rates(Attachment(sata=link), drive_of_6_gigabits()) == LinkRates(now, best)


def test_a_drive_whose_identify_data_is_unknown_has_no_best_link() -> None:
    assert rates(Attachment(sata=SataLink(6.0, controller=6.0)), None) == LinkRates(600e6, None)


@pytest.mark.parametrize(
    ("now", "drive", "port", "found"),
    [
        (PciLink(2.5, 1), PciLink(5.0, 2), PciLink(5.0, 4), LinkRates(250e6, 1e9)),
        (PciLink(8.0, 2), PciLink(16.0, 4), PciLink(16.0, 4), LinkRates(1969230769, 7876923077)),
        (PciLink(16.0, 4), PciLink(16.0, 4), PciLink(32.0, 2), LinkRates(7876923077, 3938461538)),
        (PciLink(64.0, 4), PciLink(64.0, 4), PciLink(64.0, 4), LinkRates(30250000000, 30250000000)),
        (PciLink(8.0, 4), PciLink(8.0, 4), None, LinkRates(3938461538, None)),
        (PciLink(None, 4), PciLink(8.0, 4), PciLink(8.0, None), LinkRates(None, None)),
    ],
)
def test_pci_express(now: PciLink, drive: PciLink, port: PciLink | None, found: LinkRates) -> None:
    assert rates(Attachment(pcie=PciAttachment(now, drive, port)), None) == found


@pytest.mark.parametrize(
    ("link", "found"),
    [
        (UsbAttachment(speed=480, can=5000, computer=10000), LinkRates(60e6, 500e6)),
        (UsbAttachment(speed=10000, can=10000, computer=20000), LinkRates(1212121212, 1212121212)),
        (UsbAttachment(speed=480), LinkRates(60e6, None)),
        (UsbAttachment(), LinkRates()),
    ],
)
def test_usb(link: UsbAttachment, found: LinkRates) -> None:
    assert rates(Attachment(usb=link), None) == found


def test_what_has_no_link_has_no_rate() -> None:
    assert rates(Attachment(), None) == LinkRates()
