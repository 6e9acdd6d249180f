"""Self-tests of the virtual ATA drive: one at a time, in the background, with the logs that a real one keeps.

The drive writes a test into its logs when it begins, as many do. Sources: ACS-4 (T13/BSR INCITS 529) SMART EXECUTE
OFF-LINE IMMEDIATE, SMART READ DATA bytes 362 to 376, logs 06h, 07h and 09h. The tests take a little less than the
drive's estimates.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

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
    """A test in the log. ``tenths`` of it were left."""

    number: int
    status: int
    hours: int
    tenths: int = 0
    lba: int = _NO_LBA


class SelfTester:
    """What a drive knows of its self-tests."""

    def __init__(self, clock: Callable[[], float], sectors: int, hours: Callable[[], int]) -> None:
        """Make a tester for a drive of so many sectors of 512 bytes; *hours* returns its power-on hours."""
        self._clock, self._sectors, self.hours = clock, sectors, hours
        self.capabilities = WITH_ALL
        self.extended_min = 112
        self.bad_lba: int | None = None
        """A sector that cannot be read; tests that come to it end there."""
        self.tests: list[LoggedTest] = []
        """All there ever were, the newest last."""
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
        """Carry out a subcommand; return whether the drive knows it."""
        self.begun.append(number)
        if number == ABORT:
            self._end(STOPPED)
            return True
        needs = {SHORT: 4, EXTENDED: 4, CONVEYANCE: 5, SELECTIVE: 6}.get(number)
        if needs is None or not self.capabilities >> needs & 1:
            return False
        # Beginning another one ends the one that runs (ACS-4, SMART EXECUTE OFF-LINE IMMEDIATE).
        self._end(STOPPED)
        self._takes_s = self._seconds(number)
        self._ends = self._clock() + self._takes_s
        self.tests.append(LoggedTest(number, RUNNING, self.hours(), 10))
        return True

    def interrupt(self) -> None:
        """Meet a reset."""
        self._end(INTERRUPTED)

    def select(self, page: bytes) -> bool:
        """Take log 09h; return whether it is one."""
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
        """Return the range as it was set, and where the last test of it is or was, also after other tests."""
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
        """Return what part of the running test is done when it meets the bad sector, None if it does not."""
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
    """Return the page with a last byte that makes all of them add up to 0."""
    page[511] = -sum(page[:511]) % 256
    return bytes(page)
