"""Self-tests of the virtual ATA drive, and its logs of tests, errors and statistics.

The drive writes a test into its logs when it begins, as many do. Sources: ACS-4 (T13/BSR INCITS 529) SMART EXECUTE
OFF-LINE IMMEDIATE, SMART READ DATA bytes 362 to 376, logs 06h, 07h and 09h. The tests take a little less than the
drive's estimates.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

from disktune_gui.demo.ata import features
from disktune_gui.demo.ata import smart as sct
from disktune_gui.demo.ata.smart import Smart

# -- self-tests: one at a time, in the background, with logs -----------------------------------------------

EXECUTE_OFF_LINE = 0xD4
LOG, EXTENDED_LOG, SELECTIVE_LOG = 0x06, 0x07, 0x09

SHORT, EXTENDED, CONVEYANCE, SELECTIVE, ABORT = 0x01, 0x02, 0x03, 0x04, 0x7F

PASSED, STOPPED, INTERRUPTED, READ_FAILED, RUNNING = 0x0, 0x1, 0x2, 0x7, 0xF
"""Self-test execution status, bits 7:4."""

_LOGGED, _LOGGED_EXTENDED = 21, 19
_NO_LBA = (1 << 48) - 1

WITH_ALL, WITHOUT_CONVEYANCE = 0x7B, 0x5B
"""Byte 367: everything, and all but conveyance tests, as in many drives of notebooks."""

_SHORT_S, _CONVEYANCE_S = 40.0, 90.0
_SHORT_MIN, _CONVEYANCE_MIN = 1, 2
_SELECTIVE_BYTES_S = 130e6


@dataclass
class LoggedTest:
    """A test in the log; ``tenths`` of it remained."""

    number: int
    status: int
    hours: int
    tenths: int = 0
    lba: int = _NO_LBA


class SelfTester:
    """The self-tests of a drive, and their state."""

    def __init__(self, clock: Callable[[], float], sectors: int, hours: Callable[[], int]) -> None:
        """Make a tester for a drive of *sectors* of 512 bytes; *hours* returns its power-on hours."""
        self._clock, self._sectors, self.hours = clock, sectors, hours
        self.capabilities = WITH_ALL
        self.extended_min = 112
        self.bad_lba: int | None = None
        """A sector that cannot be read; tests that reach it end there."""
        self.tests: list[LoggedTest] = []
        """All tests since the drive was made, the newest last."""
        self.begun: list[int] = []
        """Every subcommand that was received."""
        self._ends: float | None = None
        self._takes_s = 0.0
        self._spans = bytes(512)

    @property
    def running(self) -> bool:
        """Whether a test runs now."""
        self._let_time_pass()
        return self._ends is not None

    def execute(self, number: int) -> bool:
        """Carry out a subcommand; return whether the drive supports it."""
        self.begun.append(number)
        if number == ABORT:
            self._end(STOPPED)
            return True
        needs = {SHORT: 4, EXTENDED: 4, CONVEYANCE: 5, SELECTIVE: 6}.get(number)
        if needs is None or not self.capabilities >> needs & 1:
            return False
        # A new test ends the one that runs (ACS-4, SMART EXECUTE OFF-LINE IMMEDIATE).
        self._end(STOPPED)
        self._takes_s = self._seconds(number)
        self._ends = self._clock() + self._takes_s
        self.tests.append(LoggedTest(number, RUNNING, self.hours(), 10))
        return True

    def interrupt(self) -> None:
        """End the test because of a reset."""
        self._end(INTERRUPTED)

    def select(self, page: bytes) -> bool:
        """Accept log 09h; return whether it is valid."""
        first, last = struct.unpack_from("<QQ", page, 2)
        if page[:2] != b"\1\0" or sum(page) % 256 or not first <= last < self._sectors:
            return False
        self._spans = page
        return True

    # -- pages ---------------------------------------------------------------------------------------------

    def describe(self, page: bytearray) -> None:
        """Write bytes 362 to 376 of SMART READ DATA into *page*."""
        self._let_time_pass()
        last = self.tests[-1] if self.tests else LoggedTest(0, PASSED, 0)
        short = self.extended_min if self.extended_min < 0xFF else 0xFF
        page[362:368] = bytes((0x82, last.status << 4 | last.tenths, 120, 0, 0, self.capabilities))
        page[368:375] = bytes((0x03, 0x00, 0x01, 0x00, _SHORT_MIN, short, _CONVEYANCE_MIN))
        if short == 0xFF:
            struct.pack_into("<H", page, 375, self.extended_min)

    def log(self, address: int) -> bytes | None:
        """Return a SMART log, None if it is not one of self-tests."""
        self._let_time_pass()
        if address == SELECTIVE_LOG:
            return self._selective_log()
        return self._plain_log() if address == LOG else None

    def _selective_log(self) -> bytes:
        """Return the range as it was set, and the position of its last test, also after other tests."""
        page = bytearray(self._spans if any(self._spans) else b"\1\0".ljust(512, b"\0"))
        last = next((one for one in reversed(self.tests) if one.number == SELECTIVE), None)
        if last is not None and any(self._spans):
            first, end = self._span
            done = 10 - last.tenths if last.status != PASSED else 10
            place = last.lba if last.status == READ_FAILED else first + (end - first) * done // 10
            struct.pack_into("<QH", page, 492, place, 1)
        return _summed(page)

    def _plain_log(self) -> bytes:
        page = bytearray(512)
        page[0] = 1
        for place, one in self._placed(_LOGGED):
            lba = min(one.lba, 0xFFFFFFFF)
            status = one.status << 4 | one.tenths
            struct.pack_into("<BBHBI", page, 2 + 24 * place, one.number, status, one.hours & 0xFFFF, 0, lba)
        page[508] = _index(len(self.tests), _LOGGED)
        return _summed(page)

    def extended_log(self) -> bytes:
        """Return the one page of general purpose log 07h."""
        self._let_time_pass()
        page = bytearray(512)
        page[0] = 1
        struct.pack_into("<H", page, 2, _index(len(self.tests), _LOGGED_EXTENDED))
        for place, one in self._placed(_LOGGED_EXTENDED):
            status = one.status << 4 | one.tenths
            head = struct.pack("<BBHB", one.number, status, one.hours & 0xFFFF, 0)
            page[4 + 26 * place : 15 + 26 * place] = head + one.lba.to_bytes(6, "little")
        return _summed(page)

    def _placed(self, room: int) -> list[tuple[int, LoggedTest]]:
        numbered = list(enumerate(self.tests))
        return [(number % room, one) for number, one in numbered[-room:]]

    # -- time ----------------------------------------------------------------------------------------------

    def _seconds(self, number: int) -> float:
        if number == SELECTIVE:
            first, last = self._span
            return max(5.0, (last - first + 1) * 512 / _SELECTIVE_BYTES_S)
        return {SHORT: _SHORT_S, CONVEYANCE: _CONVEYANCE_S}.get(number, 55.0 * self.extended_min)

    def _fails_after(self) -> float | None:
        """Return the part of the running test that is done at the bad sector, None if it is not reached."""
        if self.bad_lba is None or self.tests[-1].number not in (EXTENDED, SELECTIVE):
            return None
        first, last = self._span if self.tests[-1].number == SELECTIVE else (0, self._sectors - 1)
        return (self.bad_lba - first) / (last - first + 1) if first <= self.bad_lba <= last else None

    @property
    def _span(self) -> tuple[int, int]:
        """First and last block of a selective test."""
        return int.from_bytes(self._spans[2:10], "little"), int.from_bytes(self._spans[10:18], "little")

    def _let_time_pass(self) -> None:
        if self._ends is None:
            return
        left = max(0.0, self._ends - self._clock()) / self._takes_s
        test, fails = self.tests[-1], self._fails_after()
        if fails is not None and 1 - left >= fails:
            test.lba = self.bad_lba or 0
            test.tenths = min(9, int(10 * (1 - fails)))
            self._end(READ_FAILED)
        elif left <= 0:
            test.tenths = 0
            self._end(PASSED)
        else:
            test.tenths = min(9, int(10 * left))

    def _end(self, status: int) -> None:
        if self._ends is not None:
            self._ends = None
            self.tests[-1].status, self.tests[-1].hours = status, self.hours()


def span(first: int, last: int) -> bytes:
    """Return log 09h as a host writes it for one range."""
    return _summed(bytearray(struct.pack("<HQQ", 1, first, last).ljust(512, b"\0")))


def _index(count: int, room: int) -> int:
    """Return the place of the newest of *count* entries, from 1; 0 if there are none."""
    return (count - 1) % room + 1 if count else 0


def _summed(page: bytearray) -> bytes:
    """Return the page with a last byte that makes the sum of all bytes 0 modulo 256."""
    page[511] = -sum(page[:511]) % 256
    return bytes(page)


# -- error and statistics logs: directory, statistics, PHY events, errors ----------------------------------
#
# Source: ACS-4 (T13/BSR INCITS 529) 9.2, 9.5, 9.15, SMART logs 01h and 03h. What the statistics count is what the
# SMART attributes count.

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
    """The logs of a drive beyond its SMART attributes."""

    def __init__(self, smart: Smart) -> None:
        self._smart = smart
        self.phy_events = {0x001: 0, 0x002: 0, 0x003: 0, 0x004: 0, 0x00A: 4}
        """Counters of 16 bits by number; the last one counts resets of the link."""
        self.percentage_used = 3
        self.failures: list[Failure] = []
        """All failures since the drive was made, the newest last."""
        self.refused: set[int] = set()
        """Logs that are listed in the directory but aborted when read, as some drives do."""

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
            logs[features.LOG] = 2
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
        page[0], page[1] = 1, _index(len(self.failures), 5)
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
        struct.pack_into("<H", page, 2, _index(len(self.failures), 4))
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
