"""How fast drives usually are: every figure has a source, none is above its link, each class holds its models."""

from __future__ import annotations

import re
from itertools import product

import pytest

from disktune_contract.checkup.usual import (
    ABOVE,
    MB,
    SHARE,
    STATED,
    Expected,
    ReadSpeed,
    Stated,
    expected,
    link_bytes_s,
    read_speed,
)
from disktune_contract.drives.drive import DriveKind
from disktune_contract.workloads import BY_ID, WORKLOADS
from tests.narrowed import present
from tests.sample_drive import make_drive

DIRECT, DEEP = BY_ID["drive.direct"], BY_ID["drive.sequential-1m-q8"]
LINKS = {
    "SATA 1.5 Gb/s": 150e6,
    "SATA 3 Gb/s": 300e6,
    "SATA 6 Gb/s": 600e6,
    "PCIe 5.0 GT/s ×2": 1e9,
    "PCIe 8.0 GT/s ×4": 3.938e9,
    "PCIe 16.0 GT/s ×4": 7.877e9,
    "PCIe 32.0 GT/s ×4": 15.754e9,
    "USB 480 Mb/s": 53.2e6,
    "USB 5 Gb/s": 500e6,
    "USB 10 Gb/s": 1.212e9,
}


@pytest.mark.parametrize("stated", STATED, ids=lambda one: one.models)
def test_every_stated_figure_has_a_source_with_a_year(stated: Stated) -> None:
    """The specification, its year, and who quotes it."""
    assert re.fullmatch(r"[^(]+(, 20[0-2]\d)+ \([^()]+\)", stated.source), stated.source
    assert 0 < stated.mb_s < 16_000


@pytest.mark.parametrize("stated", [one for one in STATED if one.rpm], ids=lambda one: one.models)
def test_the_class_of_a_hard_disk_holds_every_stated_figure(stated: Stated) -> None:
    disk = make_drive(size_bytes=stated.capacity_gb * 10**9)
    for rpm in (stated.rpm, None):
        usual = present(expected(disk, DIRECT, rpm))
        assert usual.low <= stated.mb_s * MB <= usual.high, (rpm, usual)


@pytest.mark.parametrize(("link", "bytes_s"), LINKS.items())
def test_a_link_carries_its_bits_without_those_of_its_code(link: str, bytes_s: float) -> None:
    assert link_bytes_s(link) == pytest.approx(bytes_s, rel=1e-3)


@pytest.mark.parametrize("link", ["", "USB", "NVMe", "PCIe", "SATA", "ATA", "SCSI", "card slot", "virtual"])
def test_an_unknown_link_is_not_guessed(link: str) -> None:
    assert link_bytes_s(link) is None


MODELS = ("", "Samsung SSD 990 PRO 2TB", "Samsung SSD 860 EVO 1TB", "ST1000DM010-2EP102", "Lexar SSD NM790 4TB")


MOTORS = ((True, None), (True, 5400), (True, 15_000), (False, None), (None, None))


@pytest.mark.parametrize("link", LINKS)
def test_whatever_the_drive_low_is_below_high_and_neither_above_the_link(link: str) -> None:
    kinds = {"SATA": DriveKind.ATA, "PCIe": DriveKind.NVME, "USB": DriveKind.USB}
    kind = kinds[link.split(maxsplit=1)[0]]
    for model, gb, (rotational, rpm) in product(MODELS, (60, 500, 1000, 4000, 24_000), MOTORS):
        drive = make_drive("x", kind, model=model, link=link, size_bytes=gb * 10**9, rotational=rotational)
        usual = expected(drive, DEEP, rpm)
        if usual is not None:
            assert 0 < usual.low < usual.high <= LINKS[link] * 1.001, drive
            assert usual.basis


def test_a_model_is_known_before_its_class_and_its_link_limits_it() -> None:
    disk = make_drive(model="ST1000DM010-2EP102")
    usual = expected(disk, DIRECT, 7200)
    assert usual == Expected(210 * MB * SHARE, 210 * MB * ABOVE, "data sheet of this model")
    flash = make_drive("nvme0n1", DriveKind.NVME, model="Lexar SSD NM790 4TB", rotational=False)
    for link, most in (("PCIe 8.0 GT/s ×4", 3.94e9), ("PCIe 16.0 GT/s ×4", 7.78e9)):
        usual = present(expected(make_drive("x", DriveKind.NVME, model=flash.model, link=link), DEEP))
        assert usual.high == pytest.approx(most, rel=2e-3)
        assert usual.low < 0.8 * most, "drives for PCIe 4.0 come to 3500 MB/s through PCIe 3.0"
    narrow = make_drive("x", DriveKind.NVME, model=flash.model, link="PCIe 8.0 GT/s ×1")
    free = present(expected(narrow, DEEP, at_link=False))
    assert free.low == 7400 * MB * SHARE, "what limits it is the finding"


@pytest.mark.parametrize(
    "drive",
    [
        make_drive("md0", DriveKind.ARRAY),
        make_drive("vda", DriveKind.VIRTIO),
        make_drive("mmcblk0", DriveKind.MMC),
        make_drive("sdb", DriveKind.USB, link="USB 5 Gb/s"),
        make_drive("sdb", DriveKind.SCSI, link="SCSI"),
        make_drive(rotational=None),
        make_drive(model="QEMU HARDDISK"),
        make_drive(rotational=False, link="SATA"),
        make_drive("nvme0n1", DriveKind.NVME, rotational=False, link="PCIe 8.0 GT/s ×4", size_bytes=128 * 10**9),
    ],
    ids=lambda one: f"{one.kind} {one.link} {one.model}",
)
def test_of_a_kind_without_figures_nothing_is_expected(drive: object) -> None:
    assert expected(drive, DEEP) is None  # type: ignore[arg-type]


def test_only_long_sequential_reads_of_the_raw_drive_are_stated() -> None:
    for workload in WORKLOADS:
        parts = workload.id.removeprefix("drive.").removeprefix("fio.")
        long = parts == "direct" or (parts.startswith("sequential-") and parts != "sequential-128k-q1")
        stated = expected(make_drive(), workload) is not None
        assert stated == (workload.id.startswith("drive.") and long), workload.id


def test_an_nvme_drive_is_as_fast_as_stated_only_with_many_requests_in_flight() -> None:
    drive = make_drive("nvme0n1", DriveKind.NVME, link="PCIe 8.0 GT/s ×4", rotational=False)
    assert expected(drive, DIRECT) is None
    assert expected(drive, BY_ID[read_speed(drive.kind)]) is not None


def test_two_sisters_decide_whatever_was_measured_and_one_does_not() -> None:
    random = BY_ID["drive.random-4k-q1"]
    assert expected(make_drive(), random, sisters=[3e5]) is None
    usual = present(expected(make_drive(), random, sisters=[3e5, 4e5]))
    assert (usual.low, usual.high) == pytest.approx((2.7e5, 4.4e5))
    assert usual.basis == "2 other drives of this model"


def test_a_figure_at_the_edge_is_usual() -> None:
    figures = [ReadSpeed(one, 0.0, Expected(100.0, 200.0, "")) for one in (97.0, 99.0, 150.0, 203.0, 205.0)]
    assert [one.slow for one in figures] == [True, False, False, False, False]
    assert [one.fast for one in figures] == [False, False, False, False, True]
    assert not ReadSpeed(1.0, 0.0).slow, "nothing is known"
