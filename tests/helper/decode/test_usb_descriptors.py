"""Descriptors that real USB bridges have, and broken ones."""

from __future__ import annotations

import pytest

from disktune_helper.decode.device_descriptors import highest_speed, offers_uas

DEVICE = bytes.fromhex("12010003000000094c15720500010102 0301")
CONFIGURATION = bytes.fromhex("090279000101 00c0f8")
BOT = bytes.fromhex("090400000208065000 07058102000400 06300f000000 07050202000400 06300f000000")
"""Alternate setting 0: bulk-only transport with two endpoints and their SuperSpeed companions."""
UAS = bytes.fromhex("090400010408066200 07058102000400 06300f050000 04240300")
"""Alternate setting 1: UAS, with a pipe usage descriptor."""
KEYBOARD = bytes.fromhex("090400000103010100 092111010001224100 0705810308000a")

EXTENSION = bytes.fromhex("07100206000000")
SUPER_SPEED = bytes.fromhex("0a1003000e00010a0a00")
PLUS = bytes.fromhex("14100a000100000000110000 30400500 b0400500")
"""Two sublink speed attributes: 5 Gb/s, receiving and sending."""
PLUS_10 = bytes.fromhex("14100a000100000000110000 30400a00 b0400a00")


def bos(*capabilities: bytes) -> bytes:
    body = b"".join(capabilities)
    return bytes((5, 15)) + (len(body) + 5).to_bytes(2, "little") + bytes((len(capabilities),)) + body


@pytest.mark.parametrize(
    ("descriptors", "offered"),
    [
        (DEVICE + CONFIGURATION + BOT + UAS, True),
        (DEVICE + CONFIGURATION + BOT, False),
        (DEVICE + CONFIGURATION + KEYBOARD, None),
        (b"", None),
        (DEVICE + CONFIGURATION + BOT + UAS[:6], False),
    ],
)
def test_whether_uas_is_offered(descriptors: bytes, offered: bool | None) -> None:
    assert offers_uas(descriptors) is offered


@pytest.mark.parametrize(
    ("capabilities", "speed"),
    [
        (bos(EXTENSION, SUPER_SPEED), 5000),
        (bos(EXTENSION, SUPER_SPEED, PLUS), 5000),
        (bos(EXTENSION, SUPER_SPEED, PLUS_10), 10_000),
        (bos(EXTENSION), None),
        (b"", None),
        (bos(EXTENSION, SUPER_SPEED[:6]), None),
    ],
)
def test_the_highest_speed(capabilities: bytes, speed: float | None) -> None:
    assert highest_speed(capabilities) == speed
