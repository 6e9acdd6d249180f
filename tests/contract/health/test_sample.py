"""What is kept of a drive's answer: in which unit, and what is left out because it means something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.health.health import (
    AtaHealth,
    DeviceStatistic,
    Health,
    KernelErrors,
    ScsiErrors,
    ScsiHealth,
)
from disktune_contract.health.sample import HealthSample, sample
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.health.verdict import Counter, HealthVerdict
from disktune_helper.decode import nvme
from tests.contract.health.samples import NOW, disk
from tests.narrowed import present

STATISTICS = (
    DeviceStatistic(1, 0x10, 4321),
    DeviceStatistic(1, 0x18, 1000),
    DeviceStatistic(3, 0x18, 77),
    DeviceStatistic(7, 0x08, 3),
)


def of(health: Health, sector_bytes: int = 512) -> HealthSample:
    return present(sample(health, NOW, sector_bytes=sector_bytes))


def test_of_attributes_what_nearly_all_vendors_use_alike() -> None:
    found = of(disk(_4=12, _5=2, _9=4000, _193=90_000, _194=34))
    assert (found.starts, found.power_on_hours, found.loads, found.temperature_c) == (12, 4000, 90_000, 34)
    assert (found.count(Counter.REALLOCATED), found.count(Counter.PENDING)) == (2, None)
    assert (found.wear_percent, found.spare_percent, found.bytes_written) == (None, None, None)


def test_the_standards_statistics_come_first() -> None:
    answer = disk(_9=1, _193=1)
    found = of(Health(ata=replace(present(answer.ata), statistics=STATISTICS)), sector_bytes=4096)
    assert (found.power_on_hours, found.loads, found.wear_percent) == (4321, 77, 3)
    assert found.bytes_written == 1000 * 4096


@pytest.mark.parametrize(
    ("raw", "warmth"),
    [
        (34, 34),
        (0x002D_0012_0022, 34),  # highest and lowest above the current one
        (0xFB, -5),
        (0, None),
        (0x80, None),
        (126, None),
        (0x154, None),  # 34.0 °C in tenths
    ],
)
def test_the_lowest_byte_is_the_temperature_or_none(raw: int, warmth: int | None) -> None:
    assert of(disk(_194=raw)).temperature_c == warmth
    assert of(disk(_190=raw)).temperature_c == warmth


def test_another_format_of_hours_is_no_number_of_hours() -> None:
    assert of(disk(_9=0x7FFFFFFF)).power_on_hours is None
    assert of(disk(_9=378_645)).power_on_hours is None, "43 years"
    assert of(disk(_9=0x00AB_0000_1000)).power_on_hours == 4096, "the upper 16 bits are something else"


def test_of_nvme() -> None:
    raw = bytearray(512)
    raw[1:3] = (273 + 41).to_bytes(2, "little")
    raw[3], raw[4], raw[5] = 97, 10, 12
    raw[48:64] = (7).to_bytes(16, "little")
    raw[128:144] = (5000).to_bytes(16, "little")
    found = of(Health(nvme=nvme.smart_log(bytes(raw))))
    assert (found.temperature_c, found.wear_percent) == (41, 12)
    assert (found.spare_percent, found.spare_threshold_percent) == (97, 10)
    assert (found.failing, found.status) == (False, HealthVerdict.GOOD)
    assert (found.power_on_hours, found.bytes_written) == (5000, 7 * 512_000)


@pytest.mark.parametrize(
    ("bits", "failing", "status"),
    [
        (0b1, False, HealthVerdict.FAILING),  # spare blocks, which have a threshold of their own
        (0b10, False, HealthVerdict.CAUTION),  # temperature
        (0b1000, True, HealthVerdict.FAILING),  # read-only
    ],
)
def test_a_warning_of_nvme_is_kept(bits: int, failing: bool, status: HealthVerdict) -> None:
    raw = bytearray(512)
    raw[0] = bits
    found = of(Health(nvme=nvme.smart_log(bytes(raw))))
    assert (found.failing, found.status) == (failing, status)


@pytest.mark.parametrize(
    ("passed", "failing", "status"),
    [(True, False, HealthVerdict.GOOD), (False, True, HealthVerdict.FAILING), (None, None, None)],
)
def test_the_status_of_an_ata_drive_is_kept(
    passed: bool | None, failing: bool | None, status: HealthVerdict | None
) -> None:
    found = of(Health(ata=AtaHealth(passed, ())))
    assert (found.failing, found.status) == (failing, status)


@pytest.mark.parametrize(
    ("log", "failed"),
    [
        ((), None),
        ((SelfTestResult(SelfTestKind.SHORT, SelfTestOutcome.PASSED),), False),
        ((SelfTestResult(SelfTestKind.SHORT, SelfTestOutcome.FAILED_READ, lba=7),), True),
    ],
)
def test_it_is_kept_whether_a_self_test_failed(log: tuple[SelfTestResult, ...], failed: bool | None) -> None:
    assert of(Health(ata=AtaHealth(True, ()), self_tests=log)).failed_test is failed


def test_of_scsi() -> None:
    errors = (ScsiErrors("read", 1, 0, 5), ScsiErrors("write", 0, 2, 9_000_000))
    found = of(Health(scsi=ScsiHealth(0, 0, 38, 60, None, 20, 50_000, 300, 600_000, errors, None)))
    assert (found.temperature_c, found.starts, found.loads, found.bytes_written) == (38, 20, 300, 9_000_000)
    assert found.count(Counter.UNCORRECTED) == 2
    assert (found.failing, found.status) == (False, HealthVerdict.GOOD)
    assert (
        of(Health(scsi=ScsiHealth(0x5D, 0x10, None, None, None, None, None, None, None, (), None))).failing is True
    )


@pytest.mark.parametrize(
    "health", [Health(), Health(note="asleep", asleep=True), Health(kernel=KernelErrors(timeouts=1))]
)
def test_a_drive_that_told_nothing_gives_no_sample(health: Health) -> None:
    assert sample(health, NOW) is None


def test_a_drive_without_attributes_gives_an_empty_one() -> None:
    assert of(Health(ata=AtaHealth(True, ()))) == HealthSample(NOW, failing=False, status=HealthVerdict.GOOD)
