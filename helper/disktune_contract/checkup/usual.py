"""How fast a kind of drive usually reads: by its model, else by rotation and capacity or by its link.

Figures are those that makers state, each with its source, or follow from a standard. They are maxima of sequential
reads of an idle drive, a hard disk's in its outermost zone: only results of such reads are compared with them.
Everything is in bytes per second.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.measuring.statistics import MARGIN
from disktune_contract.measuring.workload import Cache, Pattern, Target, Workload
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence

if TYPE_CHECKING:
    from disktune_contract.measuring.measurement import Measurement

MB = 1_000_000


@record
class Expected:
    """What a drive of a kind usually reaches."""

    low: float
    high: float
    basis: str
    """A noun phrase: where the figures are from."""


@record
class Stated:
    """What a maker states of a family."""

    models: str
    """Pattern of the model's name, from its beginning."""
    mb_s: int
    """The maximum of sequential reads in MB/s, of a hard disk in the outermost zone."""
    source: str
    """The specification and its year; in brackets who quotes it."""
    rpm: int = 0
    """0: no hard disk."""
    capacity_gb: int = 0
    """Of a hard disk: the capacity for which the figure is stated."""


STATED = (
    Stated(r"Samsung SSD 850 EVO", 540, "Samsung 850 EVO, 2014 (wired2fire.co.uk)"),
    Stated(r"Samsung SSD 860 EVO", 550, "Samsung 860 EVO, 2018 (Benchmark Reviews)"),
    Stated(r"Samsung SSD 970 (EVO|PRO)", 3500, "Samsung 970 EVO, EVO Plus and PRO, 2018, 2019 (cdrinfo.com)"),
    Stated(r"Samsung SSD 980 PRO", 7000, "Samsung 980 PRO, 2020 (The Verge)"),
    Stated(r"Samsung SSD 990 EVO(?! Plus)", 5000, "Samsung 990 EVO, 2024 (Tom's Hardware)"),
    Stated(r"Samsung SSD 990 PRO", 7450, "Samsung 990 PRO, 2022 (slashcam.com)"),
    Stated(r"Samsung SSD 9100 PRO", 14_700, "Samsung 9100 PRO, 2025 (warptechlab.com)"),
    Stated(r"Lexar SSD NM790", 7400, "Lexar NM790, 2023 (review-rating.com)"),
    Stated(r"WDC WDS(\d+G|100T)2B0C", 2400, "WD Blue SN550, 2019 (KitGuru)"),
    Stated(r"CT1000P1SSD8", 2000, "Crucial P1, 2018 (The Tech Report)"),
    Stated(r"CT\d+T700SSD", 12_400, "Crucial T700, 2023 (PCMag)"),
    Stated(r"CT\d+MX500SSD", 560, "Crucial MX500, 2017 (studio-supplies.com)"),
    Stated(r"KINGSTON SA400", 500, "Kingston A400, 2017 (e-catalog.com)"),
    Stated(r"KINGSTON SA2000M8", 2000, "Kingston A2000, 2019 (e-catalog.com)"),
    Stated(r"ST3500641AS", 65, "Seagate Barracuda 7200.9, 2005 (community.wd.com)", 7200, 500),
    Stated(r"WDC WD1001FALS", 106, "WD Caviar Black, 2009 (community.wd.com)", 7200, 1000),
    Stated(r"WDC WD1002FAEX", 126, "WD Caviar Black, 2010 (community.wd.com)", 7200, 1000),
    Stated(r"WDC WD2001FASS", 138, "WD Caviar Black, 2009 (community.wd.com)", 7200, 2000),
    Stated(r"WDC WD10EALS", 126, "WD Caviar Blue, 2010 (community.wd.com)", 7200, 1000),
    Stated(r"ST31500341AS", 120, "Seagate Barracuda 7200.11, 2008 (Tom's Hardware)", 7200, 1500),
    Stated(r"ST32000641AS", 138, "Seagate Barracuda XT, 2009 (motherboards.org)", 7200, 2000),
    Stated(r"ST[123]000DM00[13]-", 210, "Seagate Barracuda, 2011 (The Tech Report)", 7200, 1000),
    Stated(r"ST1000DM01[04]-", 210, "Seagate BarraCuda, 2016 (zaro.info)", 7200, 1000),
    Stated(r"ST5000LM000", 140, "Seagate BarraCuda 2.5, 2016 (Tom's Hardware)", 5400, 5000),
    Stated(r"ST(12|16|20|24)000NM00\dH", 285, "Seagate Exos X24, 2023 (Blocks & Files)", 7200, 24_000),
)

SHARE, ABOVE = 0.8, 1.05
"""How far below and above a stated maximum a figure is still usual: heads and smaller capacities differ."""


# -- links -------------------------------------------------------------------------------------------------

_SATA = pattern_of(r"SATA ([\d.]+) Gb/s")
_PCIE = pattern_of(r"PCIe ([\d.]+) GT/s ×(\d+)")
_USB = pattern_of(r"USB ([\d.]+) ([GM])b/s")
_USB_2 = 13 * 512 * 8000
"""13 packets of 512 bytes in a microframe (USB 2.0, table 5-10)."""
_USB_2_DISKS = 30 * MB, 42 * MB
"""Hard disks through USB 2.0: 30 to 42 MB/s in tests of CNET (electronics.stackexchange.com, question 24700); 31
to 36 MB/s (petermoulding.com, 2011); about 40 MB/s (pcmech.com, 2011)."""
_USB_SHARE = 250 / 500
"""USB 3.0 with bulk-only transport: 261 MB/s (Synopsys, "UASP for Faster USB for Mass Storage", 2011)."""


def link_bytes_s(link: str) -> float | None:
    """Return the capacity of a link as `Drive.link` has it, without its line code; None if unknown.

    Line codes: 8b/10b of SATA, USB 3.0 and PCIe before 3.0; 128b/130b of PCIe 3.0 to 5.0; 128b/132b of USB 3.1.
    """
    if found := _SATA.match(link):
        return float(found[1]) * 1e9 * 8 / 10 / 8
    if found := _PCIE.match(link):
        speed = float(found[1])
        return speed * 1e9 * int(found[2]) * (128 / 130 if speed >= 8 else 8 / 10) / 8
    if not (found := _USB.match(link)):
        return None
    if found[2] == "M":
        return _USB_2 * min(1.0, float(found[1]) / 480)
    speed = float(found[1])
    return speed * 1e9 * (8 / 10 if speed <= 5 else 128 / 132) / 8


# -- hard disks, by rotation and capacity --------------------------------------------------------------------
#
# The bits of a track grow with its radius and with the density along it, those of a platter with their squares.
# So the rate of the outermost track grows with the rotation and with the square root of a platter's capacity,
# whatever its diameter. The factor is that of the Barracuda 7200.9 (four platters of 125 GB, 65 MB/s). With it the
# Exos X24 (ten platters of 2.4 TB) comes to its 285 MB/s, and the BarraCuda 2.5 (five of 1 TB) to 138 of its 140.

_RATE, _RPM, _PLATTER_GB = 65 * MB, 7200, 125
_MOST_PLATTERS = ((5_000, 5), (6_000, 6), (10_000, 7), (math.inf, 10))
"""Up to a capacity in GB, the most platters: Deskstar 7K1000, five of 200 GB (Silent PC Review, 2008); Enterprise
Capacity v4 with six and Ultrastar He6 with seven (AnandTech, 2014); Exos X24 with ten (Blocks & Files, 2023)."""
_DENSEST_GB = 2_400
_UNKNOWN_RPM = 5400, 7200
_BELOW_LAW, _ABOVE_LAW = 0.85, 1.15


def _disk(size_bytes: int, rpm: int | None) -> tuple[float, float]:
    """Return the range of hard disks of a capacity."""
    size = size_bytes / 1e9
    most = next(count for limit, count in _MOST_PLATTERS if size <= limit * 1.05)
    slow, fast = (rpm, rpm) if rpm else _UNKNOWN_RPM
    low, high = size / most, min(size, _DENSEST_GB)
    return _law(slow, low) * _BELOW_LAW, _law(fast, high) * _ABOVE_LAW


def _law(rpm: int, platter_gb: float) -> float:
    return _RATE * rpm / _RPM * math.sqrt(platter_gb / _PLATTER_GB)


# -- solid-state drives, by their link -----------------------------------------------------------------------

_SATA_SHARES = 0.8 * 500 / 600, 560 / 600
"""Shares of the link: the slowest stated figure, Kingston A400, less a fifth; the fastest, Crucial MX500."""
_NVME_LOW, _NVME_SHARES = 0.8 * 2000 * MB, (0.8 * 3500 / 3938, 7450 / 7877)
"""The slowest stated figure, Crucial P1, less a fifth; shares of the link: 970 EVO, less a fifth, and 990 PRO."""
_LEAST_NVME = 480e9
"""Smaller NVMe drives have too few chips for any of these figures."""


def _flash(drive: Drive, link: float | None) -> tuple[float, float] | None:
    """Return the range of solid-state drives at a link."""
    if link is None:
        return None
    if drive.kind is DriveKind.ATA:
        return link * _SATA_SHARES[0], link * _SATA_SHARES[1]
    if drive.kind is DriveKind.NVME and drive.size_bytes >= _LEAST_NVME:
        return min(_NVME_LOW, link * _NVME_SHARES[0]), link * _NVME_SHARES[1]
    return None


# -- what is expected ----------------------------------------------------------------------------------------

_LEAST_SHARES = {
    DriveKind.ATA: SHARE * _SATA_SHARES[1],
    DriveKind.NVME: _NVME_SHARES[0],
    DriveKind.USB: _USB_SHARE,
}
"""What a drive that is limited by its link still reaches of it."""
SISTERS, BETWEEN_SISTERS = 2, 0.1
"""From so many other drives of a model on their results are what is usual, and what is so near to their range."""
_DEEP = 8
"""Requests in flight from which solid-state drives on PCIe are as fast as stated (CrystalDiskMark's Q8T1)."""
_LARGE = 1 << 20
_VIRTUAL = pattern_of(r"QEMU|VBOX|VMware|Virtual|LOGICAL|Google|Msft", 0)
BUSY_SHARE = 0.02
"""Share of its own bytes that others may move during a result that is compared."""


def read_speed(kind: DriveKind) -> str:
    """Return the workload whose result is the read speed of a drive, in a few seconds."""
    return "drive.sequential-1m-q8" if kind is DriveKind.NVME else "drive.direct"


READ_SPEEDS = (read_speed(DriveKind.ATA), read_speed(DriveKind.NVME))


def expected(
    drive: Drive,
    workload: Workload,
    rpm: int | None = None,
    sisters: Sequence[float] = (),
    *,
    at_link: bool = True,
) -> Expected | None:
    """Return what *drive* usually reaches, None where nothing is known.

    *rpm* is its rotation as it reports it. *sisters* are results of other drives of its model on the same link.
    Without *at_link* it is what it would reach on a link that does not limit it.
    """
    stated = _stated(drive, workload, rpm, at_link=at_link)
    # Drives that are slow by what is stated do not make it usual: one cause may slow all of them.
    well = sorted(sisters)
    if stated is not None:
        well = well[bisect_left(well, stated.low * (1 - MARGIN)) :]
    if not at_link or len(well) < SISTERS:
        return stated
    return Expected(
        well[0] * (1 - BETWEEN_SISTERS),
        well[-1] * (1 + BETWEEN_SISTERS),
        Sentence.counted(len(well), "{n} other drive of this model", "{n} other drives of this model"),
    )


def _stated(drive: Drive, workload: Workload, rpm: int | None, *, at_link: bool) -> Expected | None:
    """Return what makers state, or follows from the link."""
    if not _is_stated(drive, workload):
        return None
    link = link_bytes_s(drive.link) if at_link else None
    found = _by_model(drive) or _by_kind(drive, rpm, link)
    if found is None:
        return None
    low, high, basis = found
    if drive.kind is DriveKind.USB and link == _USB_2:
        low, high = min(low, _USB_2_DISKS[0]), min(high, _USB_2_DISKS[1])
    elif link is not None:
        low, high = min(low, link * _LEAST_SHARES.get(drive.kind, SHARE)), min(high, link)
    return Expected(low, high, basis)


def _is_stated(drive: Drive, workload: Workload) -> bool:
    """Return whether stated figures hold for a workload: long sequential reads of the raw drive."""
    if (workload.target, workload.pattern, workload.cache) != (Target.DRIVE, Pattern.SEQUENTIAL, Cache.DIRECT):
        return False
    deep = drive.kind is not DriveKind.NVME or workload.depth >= _DEEP
    return deep and workload.read_percent == 100 and workload.block_bytes * workload.depth >= _LARGE


def _by_model(drive: Drive) -> tuple[float, float, str] | None:
    for one in STATED:
        if pattern_of(one.models).match(drive.model):
            return one.mb_s * MB * SHARE, one.mb_s * MB * ABOVE, Sentence("data sheet of this model")
    return None


def _by_kind(drive: Drive, rpm: int | None, link: float | None) -> tuple[float, float, str] | None:
    if _VIRTUAL.search(drive.model) or drive.kind not in (
        DriveKind.ATA,
        DriveKind.NVME,
        DriveKind.SCSI,
        DriveKind.USB,
    ):
        return None
    if drive.rotational and drive.size_bytes > 0:
        # A bridge or controller may call anything rotational.
        if rpm is None and drive.kind is not DriveKind.ATA:
            return None
        return *_disk(drive.size_bytes, rpm), Sentence("hard disks of this size")
    found = _flash(drive, link) if drive.rotational is False else None
    return (*found, Sentence("SSDs on this link")) if found is not None else None


def is_comparable(result: Measurement) -> bool:
    """Return whether nothing but the drive set the speed of *result*, from its first sector on."""
    own, foreign = sum(run.bytes_moved for run in result.counted), result.foreign_bytes
    return not (
        result.offset_bytes
        or result.upkeep
        or result.engine_limited
        or not result.counted
        or (foreign is not None and foreign > BUSY_SHARE * own)
    )


def may_judge(bytes_s: float, usual: Expected, *, comparable: bool) -> bool:
    """Return whether a figure may be judged: other work only ever slows a drive."""
    return comparable or bytes_s >= usual.low


@record
class ReadSpeed:
    """A figure, and what is usual; that is None where nothing is known, or other things slowed the drive."""

    bytes_s: float
    at: float
    """When it was measured, in seconds since the epoch."""
    usual: Expected | None = None

    @property
    def slow(self) -> bool:
        """Whether it is below what is usual, by more than the least difference that counts."""
        return self.usual is not None and self.bytes_s < self.usual.low * (1 - MARGIN)

    @property
    def fast(self) -> bool:
        """Whether it is above that, by as much."""
        return self.usual is not None and self.bytes_s > self.usual.high * (1 + MARGIN)
