"""Registers of cards as sysfs prints them, real ones and broken ones."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import BusMode
from disktune_contract.health.health import Reserve
from disktune_helper.decode import device_descriptors
from tests.narrowed import present

STATUS = "80000000" + "02000000" + "04029000" + "0803371e" + "00280000" + "00020000" + "02" + "0" * 78
"""Of a card of class 10, U3, V30 and A2 that takes DISCARD, by the positions of 4.10.2."""
IOS = """\
clock:\t\t200000000 Hz
actual clock:\t187500000 Hz
vdd:\t\t21 (3.3 ~ 3.4 V)
bus mode:\t2 (push-pull)
chip select:\t0 (don't care)
power mode:\t2 (on)
bus width:\t2 (4 bits)
timing spec:\t6 (sd uhs SDR104)
signal voltage:\t1 (1.80 V)
driver type:\t0 (driver type B)
"""


def status(**places: int) -> str:
    """Return a status whose byte 8 is a speed class, and of which others have these values."""
    found = bytearray(64)
    found[0] = 0x80
    for place, value in places.items():
        found[int(place.removeprefix("at"))] = value
    return found.hex()


def test_the_classes_of_a_card() -> None:
    found = present(device_descriptors.sd_status(STATUS + "\n"))
    assert (found.speed_class, found.uhs_grade, found.video_class, found.application_class) == (10, 3, 30, 2)
    assert found.discards


@pytest.mark.parametrize(("code", "speed"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 10), (5, None), (255, None)])
def test_speed_classes(code: int, speed: int | None) -> None:
    assert present(device_descriptors.sd_status(status(at8=code))).speed_class == speed


@pytest.mark.parametrize("digits", ["", "00", "0" * 128, "g" * 128, STATUS[:-2]])
def test_a_status_that_is_none(digits: str) -> None:
    assert device_descriptors.sd_status(digits) is None


@pytest.mark.parametrize(
    ("scr", "version"),
    [
        ("0000000000000000", "1.0"),
        ("0125000000000000", "1.10"),
        ("0235000000000000", "2"),
        ("0235800000000000", "3"),
        ("0235840000000000", "4"),
        ("0235844000000000", "5"),
        ("02b5848000000000", "6"),
        ("0235850000000000", "8"),
        ("0235870000000000", ""),
        ("0335000000000000", ""),
        ("02", ""),
    ],
)
def test_the_version_of_sd(scr: str, version: str) -> None:
    assert device_descriptors.sd_version(scr) == version


@pytest.mark.parametrize(
    ("rev", "version"), [("0x8", "5.1"), ("0x5\n", "4.41"), ("0x4", ""), ("0x9", ""), ("8", "")]
)
def test_the_version_of_emmc(rev: str, version: str) -> None:
    assert device_descriptors.emmc_version(rev) == version


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("0x01 0x02\n", (1, 2)),
        ("0x0b 0x0A", (11, 10)),
        ("0x00 0x01", (None, 1)),
        ("0x0c 0xff", (None, None)),
        ("0x01", (None, None)),
        ("", (None, None)),
    ],
)
def test_the_life_used(text: str, life: tuple[int | None, int | None]) -> None:
    assert device_descriptors.life_time(text) == life


@pytest.mark.parametrize(("text", "found"), [("0x01", Reserve.NORMAL), ("0x03\n", Reserve.URGENT), ("0x00", None)])
def test_the_spare_blocks(text: str, found: Reserve | None) -> None:
    assert device_descriptors.reserve(text) is found


def test_how_a_card_is_driven() -> None:
    assert device_descriptors.bus_mode(IOS) == BusMode("sd uhs SDR104", 4, 187_500_000)


def test_how_an_emmc_is_driven() -> None:
    text = "clock:\t\t200000000 Hz\nbus width:\t3 (8 bits)\ntiming spec:\t10 (mmc HS400 enhanced strobe)\n"
    assert device_descriptors.bus_mode(text) == BusMode("mmc HS400 enhanced strobe", 8, 200_000_000)


@pytest.mark.parametrize("text", ["", "timing spec:\t99 (invalid)\n", "clock:\t\t0 Hz\n"])
def test_without_a_timing_nothing_is_said(text: str) -> None:
    assert device_descriptors.bus_mode(text) is None


def test_a_card_promises_what_its_highest_class_does() -> None:
    found = present(device_descriptors.sd_status(status(at8=4, at14=0x10)))
    assert (found.speed_class, found.uhs_grade) == (10, 1)
