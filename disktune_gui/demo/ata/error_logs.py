"""Logs of the virtual ATA drive that count errors or list them: directory, statistics, PHY events, errors.

Source: ACS-4 (T13/BSR INCITS 529) 9.2, 9.5, 9.15, SMART logs 01h and 03h. What the statistics count is what the
SMART attributes count.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from disktune_gui.demo.ata import power_conditions, sct
from disktune_gui.demo.ata.self_tests import EXTENDED_LOG, LOG, SELECTIVE_LOG
from disktune_gui.demo.ata.smart import Smart

DIRECTORY, STATISTICS, PHY_EVENTS = 0x00, 0x04, 0x11
SUMMARY, ERRORS = 0x01, 0x03
_PAGES = 8
_VENDORS = dict.fromkeys(range(0x80, 0xA0), 16)
"""Host vendor specific logs, of 16 pages each, as most drives have them."""
_VERSION, _REVISION = 1, 1
_SUPPORTED_AND_VALID = 0b11 << 62

_OF_ATTRIBUTES = {
    1: {0x08: 12, 0x10: 9},
    3: {0x18: 193, 0x20: 5, 0x38: 197},
    4: {0x08: 187},
    6: {0x18: 199},
}
"""SMART attribute by page and offset."""
_ROTATING, _SOLID_STATE, _PERCENTAGE_USED = 3, 7, 0x08


@dataclass
class Failure:
    """A command that failed: its code, the ERROR register afterwards, the LBA and the power-on hours."""

    command: int
    error: int
    lba: int
    hours: int


class ErrorLogs:
    """What a drive counts beyond its SMART attributes."""

    def __init__(self, smart: Smart) -> None:
        self._smart = smart
        self.phy_events = {0x001: 0, 0x002: 0, 0x003: 0, 0x004: 0, 0x00A: 4}
        """Counters of 16 bits by number; the last one counts resets of the link."""
        self.percentage_used = 3
        self.failures: list[Failure] = []
        """All there ever were, the newest last."""
        self.refused: set[int] = set()
        """Logs that are listed and aborted all the same, as some drives do."""

    def page(self, words: list[int], log: int, page: int) -> bytes | None:
        """Return a page of a log, None if this drive has no such page."""
        if log in self.refused:
            return None
        if (log, page) == (DIRECTORY, 0):
            return self._directory(words)
        if page == 0 and log in (PHY_EVENTS, ERRORS):
            return self._phy_events() if log == PHY_EVENTS else self._errors()
        return self._statistics(words, page) if log == STATISTICS else None

    def _directory(self, words: list[int]) -> bytes:
        logs = {0: _VERSION, ERRORS: 1, STATISTICS: _PAGES, EXTENDED_LOG: 1, PHY_EVENTS: 1, **_VENDORS}
        if words[119] & 1 << 7:
            logs[power_conditions.LOG] = 2
        made = bytearray(512)
        for log, count in logs.items():
            struct.pack_into("<H", made, 2 * log, count)
        return bytes(made)

    def smart_directory(self, words: list[int]) -> bytes:
        """Return SMART log 00h: the logs of SMART READ LOG."""
        logs = {DIRECTORY: _VERSION, SUMMARY: 1, STATISTICS: _PAGES, **_VENDORS}
        # Words 84 bit 1, 206 bit 0: self-tests, SCT.
        logs |= {LOG: 1, SELECTIVE_LOG: 1} if words[84] & 1 << 1 else {}
        logs |= {sct.LOG: 1, sct.DATA_LOG: 1} if words[206] & 1 else {}
        made = bytearray(512)
        for log, count in logs.items():
            made[2 * log] = count
        return bytes(made)

    def _statistics(self, words: list[int], page: int) -> bytes | None:
        pages = [one for one in (*_OF_ATTRIBUTES, _SOLID_STATE) if self._has(words, one)]
        made = bytearray(512)
        struct.pack_into("<HB", made, 0, _REVISION, page)
        if page == 0:
            made[8 : 9 + len(pages)] = bytes((len(pages), *pages))
            return bytes(made)
        if page not in pages:
            return None
        counted = {one.number: one.raw for one in self._smart.attributes}
        found = {offset: counted.get(number, 0) for offset, number in _OF_ATTRIBUTES.get(page, {}).items()}
        if page == _SOLID_STATE:
            found[_PERCENTAGE_USED] = self.percentage_used
        for offset, value in found.items():
            struct.pack_into("<Q", made, offset, _SUPPORTED_AND_VALID | value)
        return bytes(made)

    def _has(self, words: list[int], page: int) -> bool:
        solid_state = words[217] == 1
        return page not in (_ROTATING, _SOLID_STATE) or solid_state == (page == _SOLID_STATE)

    def summary(self) -> bytes:
        """Return the summary error log: the last 5 errors, the count of all of them."""
        page = bytearray(512)
        page[0], page[1] = 1, _newest(len(self.failures), 5)
        for number, one in list(enumerate(self.failures))[-5:]:
            at = 2 + 90 * (number % 5)
            low = one.lba & 0xFFFFFF
            page[at + 55] = one.command
            page[at + 61], page[at + 67] = one.error, 0x51
            page[at + 63 : at + 66] = low.to_bytes(3, "little")
            page[at + 66] = 0x40 | one.lba >> 24 & 0xF
            struct.pack_into("<H", page, at + 88, one.hours)
        struct.pack_into("<H", page, 452, len(self.failures))
        page[511] = -sum(page) % 256
        return bytes(page)

    def _errors(self) -> bytes:
        """Return the one page of the extended comprehensive error log: the last 4 errors."""
        page = bytearray(512)
        page[0] = 1
        struct.pack_into("<H", page, 2, _newest(len(self.failures), 4))
        for number, one in list(enumerate(self.failures))[-4:]:
            at = 4 + 124 * (number % 4)
            page[at + 84] = one.command
            lba = one.lba.to_bytes(6, "little")
            page[at + 91], page[at + 101] = one.error, 0x51
            page[at + 94 : at + 100] = bytes((lba[0], lba[3], lba[1], lba[4], lba[2], lba[5]))
            page[at + 100] = 0x40
            struct.pack_into("<H", page, at + 122, one.hours)
        struct.pack_into("<H", page, 500, len(self.failures))
        page[511] = -sum(page) % 256
        return bytes(page)

    def _phy_events(self) -> bytes:
        made, at = bytearray(512), 4
        for number, count in self.phy_events.items():
            # Bits 14:12: the counter has one word.
            struct.pack_into("<HH", made, at, 1 << 12 | number, count)
            at += 4
        made[511] = -sum(made) % 256
        return bytes(made)


def _newest(count: int, room: int) -> int:
    """Return the place of the newest of *count* entries, from 1; 0 if there are none."""
    return (count - 1) % room + 1 if count else 0
