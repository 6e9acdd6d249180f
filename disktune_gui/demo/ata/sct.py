"""SMART and SCT of the virtual ATA drive: on and off, error recovery control, the history of temperatures.

Sources: ACS-4 (T13/BSR INCITS 529) 7.46 SMART, 8 SCT. An action that destroys data is refused and remembered: a
test looks at it.
"""

from __future__ import annotations

import struct
from math import sin, tau

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
    """What a drive has recorded, in degrees Celsius, the newest last; None is no record."""

    def __init__(self) -> None:
        # Warmer by day than by night, after a start from a cold room.
        self.recorded: list[int | None] = [None, 22, *(31 + round(4 * sin(hour / 24 * tau)) for hour in range(70))]
        self.lowest_ever, self.highest_ever = 14, 47

    def table(self) -> bytes:
        """Return SCT Data Table 2: a ring of entries, of which the index names the newest."""
        page = bytearray(512)
        struct.pack_into("<3H4b", page, 0, 2, 1, 60, 60, 65, 0, -5)
        ring = [_NO_TEMPERATURE] * _RING
        for place, one in enumerate(self.recorded[-_RING:]):
            ring[place] = _NO_TEMPERATURE if one is None else one
        struct.pack_into("<2H", page, 30, _RING, min(len(self.recorded), _RING) - 1)
        struct.pack_into(f"<{_RING}b", page, 34, *ring)
        return bytes(page)

    def describe(self, page: bytearray) -> None:
        """Write what the SCT status says of temperatures: now, extremes since power-on, extremes ever."""
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
        """What the drive refuses less than."""
        self.tells_least = False
        """Whether the status page names it, as ACS-4 has it."""
        self.busy = False
        """Whether an SCT command goes on in the background."""
        self.deaf = False
        """Whether limits are accepted and forgotten."""
        self.refused: list[bytes] = []
        """Pages of actions that are not known here; those include all that destroy data."""
        self.temperatures = Temperatures()
        self.table: bytes | None = None
        """What log E1h holds since it was asked for."""
        self._last = (0, 0, 0)
        """Extended status, action and function of the last command."""

    def power_on(self) -> None:
        """Forget the limits."""
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
