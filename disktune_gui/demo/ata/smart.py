"""SMART and SCT of the virtual ATA drive: attributes and status, error recovery control, temperatures.

Layout: SFF-8035i revision 2; smartmontools atacmds.h (ata_smart_values, ata_smart_thresholds_pvt).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from math import sin, tau

from disktune_contract.health.health import MOST_HOURS

# -- SMART and SCT: on and off, error recovery control, temperature history --------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529) 7.46 SMART, 8 SCT. An action that destroys data is refused and recorded, so
# that a test can check it.

SMART = 0xB0
SIGNATURE = 0xC24F
"""LBA 23:8 of every SMART command."""

READ_LOG, WRITE_LOG, ENABLE, DISABLE = 0xD5, 0xD6, 0xD8, 0xD9
LOG, DATA_LOG = 0xE0, 0xE1

_SCT, _ERROR_RECOVERY_CONTROL, _DATA_TABLES = 1 << 0, 1 << 3, 1 << 5
"""Bits of word 206."""

_ERROR_RECOVERY, _DATA_TABLE = 3, 5
_SET, _ASK = 1, 2
_READ, _TEMPERATURES = 1, 2
_INVALID_FUNCTION, _OUT_OF_RANGE, _BUSY = 0x0001, 0x0003, 0xFFFF


class Temperatures:
    """The recorded temperatures in degrees Celsius, the newest last; None is no record."""

    def __init__(self) -> None:
        # Warmer by day than by night, after a start from a cold room.
        self.recorded: list[int | None] = [None, 22, *(31 + round(4 * sin(hour / 24 * tau)) for hour in range(70))]
        self.lowest_ever, self.highest_ever = 14, 47

    def table(self) -> bytes:
        """Return SCT Data Table 2: a ring of entries, whose index gives the newest."""
        page = bytearray(512)
        struct.pack_into("<3H4b", page, 0, 2, 1, 60, 60, 65, 0, -5)
        ring = [_NO_TEMPERATURE] * _RING
        for place, one in enumerate(self.recorded[-_RING:]):
            ring[place] = _NO_TEMPERATURE if one is None else one
        struct.pack_into("<2H", page, 30, _RING, min(len(self.recorded), _RING) - 1)
        struct.pack_into(f"<{_RING}b", page, 34, *ring)
        return bytes(page)

    def describe(self, page: bytearray) -> None:
        """Write the temperatures of the SCT status: now, extremes since power-on, extremes ever."""
        known = [one for one in self.recorded if one is not None]
        least, most = min(known), max(known)
        struct.pack_into("<5b", page, 200, known[-1], least, most, self.lowest_ever, self.highest_ever)


_RING = 128
_NO_TEMPERATURE = -128


class Sct:
    """The SCT feature set of one drive."""

    def __init__(self) -> None:
        self.limits = {1: 0, 2: 0}
        """Tenths of a second for reading (1) and writing (2), 0 for no limit."""
        self.least = 65
        """The smallest limit that the drive accepts."""
        self.tells_least = False
        """Whether the status page reports `least`, as in ACS-4."""
        self.busy = False
        """Whether an SCT command is in progress in the background."""
        self.deaf = False
        """Whether limits are accepted without effect."""
        self.refused: list[bytes] = []
        """Pages of actions that are not supported here; those include all that destroy data."""
        self.temperatures = Temperatures()
        self.table: bytes | None = None
        """The content of log E1h since it was requested."""
        self._last = (0, 0, 0)
        """Extended status, action and function of the last command."""

    def power_on(self) -> None:
        """Reset the limits."""
        self.limits = {1: 0, 2: 0}
        self._last = (0, 0, 0)

    def command(self, words: list[int], page: bytes) -> tuple[int, int] | None:
        """Carry out a key page; return COUNT and LBA 7:0 of the answer, None for an aborted command."""
        if not words[206] & _SCT or len(page) != 512 or self.busy:
            return None
        action, function, selection, value = struct.unpack_from("<4H", page)
        if (action, function, selection) == (_DATA_TABLE, _READ, _TEMPERATURES) and words[206] & _DATA_TABLES:
            self.table, self._last = self.temperatures.table(), (0, action, function)
            # One sector to be read from log E1h.
            return 1, 0
        if action != _ERROR_RECOVERY or not words[206] & _ERROR_RECOVERY_CONTROL:
            self.refused.append(page)
            self._last = (_INVALID_FUNCTION, action, function)
            return None
        if function not in (_SET, _ASK) or selection not in self.limits:
            self._last = (_INVALID_FUNCTION, action, function)
            return None
        if function == _SET:
            if 0 < value < self.least:
                self._last = (_OUT_OF_RANGE, action, function)
                return None
            if not self.deaf:
                self.limits[selection] = value
        self._last = (0, action, function)
        now = self.limits[selection]
        return (now & 0xFF, now >> 8) if function == _ASK else (0, 0)

    def status(self) -> bytes:
        """Return the status page (ACS-4 8.2.5)."""
        page = bytearray(512)
        extended, action, function = (_BUSY, 0, 0) if self.busy else self._last
        struct.pack_into("<HHHIB3xHHH", page, 0, 3, 1, 1, 0, 0, extended, action, function)
        self.temperatures.describe(page)
        if self.tells_least:
            struct.pack_into("<H", page, 216, self.least)
        return bytes(page)


# -- SMART attributes: pages of values and thresholds, and the status --------------------------------------

READ_DATA, READ_THRESHOLDS, RETURN_STATUS = 0xD0, 0xD1, 0xDA
ASKED = (READ_DATA, READ_THRESHOLDS, RETURN_STATUS)
_GOOD, _EXCEEDED = 0xC24F00, 0x2CF400
_REVISION = 16
POWER_ON = 9
"""The attribute that counts power-on hours."""
TEMPERATURE = 194


@dataclass
class Attribute:
    """One attribute, with values as vendors use them."""

    number: int
    flags: int
    value: int
    worst: int
    threshold: int
    raw: int


PRE_FAILURE, ONLINE, PERFORMANCE, ERROR_RATE, EVENTS, KEPT = (1 << bit for bit in range(6))


def disk() -> list[Attribute]:
    """Return the attributes of a used hard disk in good health."""
    return [
        Attribute(1, PRE_FAILURE | ONLINE | PERFORMANCE | ERROR_RATE | KEPT, 200, 200, 51, 0),
        Attribute(3, PRE_FAILURE | ONLINE | PERFORMANCE | KEPT, 176, 172, 21, 4175),
        Attribute(4, ONLINE | EVENTS | KEPT, 99, 99, 0, 1213),
        Attribute(5, PRE_FAILURE | ONLINE | EVENTS | KEPT, 200, 200, 140, 0),
        Attribute(9, ONLINE | EVENTS | KEPT, 74, 74, 0, 19042),
        Attribute(12, ONLINE | EVENTS | KEPT, 99, 99, 0, 1180),
        Attribute(193, ONLINE | EVENTS | KEPT, 169, 169, 0, 94310),
        Attribute(TEMPERATURE, ONLINE | KEPT, 113, 98, 0, 34),
        Attribute(197, ONLINE | EVENTS | KEPT, 200, 200, 0, 0),
        Attribute(198, EVENTS | KEPT, 100, 253, 0, 0),
        Attribute(199, ONLINE | EVENTS | KEPT, 200, 200, 0, 3),
    ]


_AGED = {
    # Old, with sectors that it cannot read: a caution by published statistics, while SMART still passes.
    # It counts its power-on time in minutes, as Maxtor's did.
    "sdc": {5: (199, 8), 9: (74, 19_042 * 60), 197: (200, 3), 198: (200, 3)},
    # At its own threshold: SMART predicts the failure.
    "sde": {5: (138, 1432), 197: (200, 0)},
}
"""Value and raw value of attributes by drive, where they differ from those of a healthy drive."""


def of_demo(name: str) -> list[Attribute]:
    """Return the attributes of a drive of the demo, by its kernel name."""
    found = disk()
    for one in found:
        value, raw = _AGED.get(name, {}).get(one.number, (one.value, one.raw))
        one.value, one.worst, one.raw = value, min(value, one.worst), raw
    return found


class Smart:
    """The SMART attributes of a drive, and the status that follows from them."""

    def __init__(self) -> None:
        self.attributes = disk()
        self.thermometer: Callable[[], int] | None = None
        """Returns the temperature in °C as it is now; without it, the raw value of `TEMPERATURE` is constant."""
        self.describe: Callable[[bytearray], None] = lambda _page: None
        """Writes other data of the drive into the page of values: that of its self-tests."""

    @property
    def hours(self) -> int:
        """Power-on hours."""
        raw = next((one.raw for one in self.attributes if one.number == POWER_ON), 0)
        return raw // 60 if raw > MOST_HOURS else raw

    @property
    def passed(self) -> bool:
        """Whether no attribute that predicts a failure is at its threshold."""
        return not any(
            one.flags & PRE_FAILURE and one.threshold and one.value <= one.threshold for one in self.attributes
        )

    def answer(self, code: int) -> tuple[int, bytes]:
        """Return the LBA after one of the commands of `ASKED` (ACS-4), and the data that it returns."""
        if code == RETURN_STATUS:
            return _GOOD if self.passed else _EXCEEDED, b""
        return 0, self._data() if code == READ_DATA else self._thresholds()

    def _data(self) -> bytes:
        page = bytearray(512)
        struct.pack_into("<H", page, 0, _REVISION)
        for index, one in enumerate(self.attributes):
            at = 2 + 12 * index
            struct.pack_into("<BHBB", page, at, one.number, one.flags, one.value, one.worst)
            measured = self.thermometer if one.number == TEMPERATURE else None
            page[at + 5 : at + 11] = (one.raw if measured is None else measured()).to_bytes(6, "little")
        self.describe(page)
        return _summed(page)

    def _thresholds(self) -> bytes:
        page = bytearray(512)
        struct.pack_into("<H", page, 0, _REVISION)
        for index, one in enumerate(self.attributes):
            page[2 + 12 * index : 4 + 12 * index] = bytes((one.number, one.threshold))
        return _summed(page)


def _summed(page: bytearray) -> bytes:
    """Return the page with a last byte that makes the sum of all bytes 0 modulo 256."""
    page[511] = -sum(page[:511]) % 256
    return bytes(page)
