"""Descriptors of a USB device, as the kernel keeps them: which transports it offers, and how fast it can be.

Sources: USB 2.0 9.6, USB 3.2 9.6.2 (BOS), USB Mass Storage Class Overview 1.4 (protocols).
"""

from __future__ import annotations

from collections.abc import Iterator

_CONFIGURATION, _INTERFACE, _CAPABILITY, _COMPANION = 2, 4, 16, 48
_MASS_STORAGE = 8
_UAS = 0x62
_SUPER_SPEED_USB, _SUPER_SPEED_PLUS = 3, 10
_SPEEDS = (1.5, 12.0, 480.0, 5000.0)
"""Mb/s of bits 0 to 3 of wSpeedsSupported: low, full, high, SuperSpeed."""
_EXPONENTS = (1e-6, 1e-3, 1.0, 1e3)
"""Mb/s that the lane speed exponents 0 to 3 stand for: bit/s, kb/s, Mb/s, Gb/s."""


def offers_uas(descriptors: bytes) -> bool | None:
    """Return whether an alternate setting of a storage interface is UAS; None if there is no storage interface."""
    protocols = [
        found[7]
        for found in _each(descriptors)
        if found[1] == _INTERFACE and len(found) >= 9 and found[5] == _MASS_STORAGE
    ]
    return _UAS in protocols if protocols else None


def most_power(descriptors: bytes) -> int | None:
    """Return bMaxPower of the first configuration (USB 2.0, table 9-10); None if there is none."""
    return next((found[8] for found in _each(descriptors) if found[1] == _CONFIGURATION and len(found) >= 9), None)


def uas_streams(descriptors: bytes) -> int | None:
    """Return the most streams that an endpoint of the UAS setting has (USB 3.2, 9.6.7); None if none says so."""
    streams, inside = [0], False
    for found in _each(descriptors):
        if found[1] == _INTERFACE and len(found) >= 9:
            inside = found[5] == _MASS_STORAGE and found[7] == _UAS
        elif inside and found[1] == _COMPANION and len(found) >= 4:
            streams.append(1 << (found[3] & 0x1F) if found[3] & 0x1F else 0)
    return max(streams) or None


def highest_speed(descriptors: bytes) -> float | None:
    """Return the highest speed in Mb/s that the device capabilities of a BOS name; None if they name none."""
    speeds: list[float] = []
    for found in _each(descriptors):
        if found[1] != _CAPABILITY or len(found) < 3:
            continue
        if found[2] == _SUPER_SPEED_USB and len(found) >= 10:
            mask = int.from_bytes(found[4:6], "little")
            speeds += [speed for bit, speed in enumerate(_SPEEDS) if mask >> bit & 1]
        elif found[2] == _SUPER_SPEED_PLUS and len(found) >= 16:
            speeds += _lanes(found)
    return max(speeds, default=None)


def _lanes(found: bytes) -> Iterator[float]:
    """Yield the speeds of one lane: sublink speed attributes from byte 12 on, mantissa and exponent."""
    count = (int.from_bytes(found[4:8], "little") & 0x1F) + 1
    for at in range(12, min(12 + 4 * count, len(found) - 3), 4):
        value = int.from_bytes(found[at : at + 4], "little")
        yield (value >> 16) * _EXPONENTS[value >> 4 & 3]


def _each(descriptors: bytes) -> Iterator[bytes]:
    """Yield each descriptor; what is left after one of impossible length is not read."""
    at = 0
    while at + 2 <= len(descriptors) and descriptors[at] >= 2:
        yield descriptors[at : at + descriptors[at]]
        at += descriptors[at]
