"""Device self-tests of the virtual NVMe drive, and its log of errors.

Source: NVM Express Base Specification 2.0c, Device Self-test command and log (06h), Error Information log (01h).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

SHORT, EXTENDED, ABORT = 0x1, 0x2, 0xF
LOG_BYTES = 564

_PASSED, _STOPPED, _UNUSED = 0x0, 0x1, 0xF
_KEPT = 20

IN_PROGRESS, INVALID_TEST = 0x411D, 0x4002
"""Status codes with the Do Not Retry bit."""

_SHORT_S = 40.0
"""The specification says at most 2 minutes."""


@dataclass
class NvmeTest:
    """An entry of the log. The last three are of a test that failed."""

    code: int
    result: int
    hours: int
    segment: int = 0
    namespace: int | None = None
    lba: int | None = None


class NvmeSelfTester:
    """What a controller knows of its self-tests."""

    def __init__(self, clock: Callable[[], float], hours: Callable[[], int], extended_min: int) -> None:
        self._clock, self._hours = clock, hours
        self._takes_s = {SHORT: _SHORT_S, EXTENDED: 58.0 * extended_min}
        self.tests: list[NvmeTest] = []
        """All there ever were, the newest last."""
        self.begun: list[int] = []
        """Every code that was received."""
        self._running: int | None = None
        self._ends = 0.0

    def command(self, code: int) -> int:
        """Carry out the command; return its status."""
        self.begun.append(code)
        self._let_time_pass()
        if code == ABORT:
            self._end(_STOPPED)
            return 0
        if code not in self._takes_s:
            return INVALID_TEST
        if self._running is not None:
            return IN_PROGRESS
        self._running, self._ends = code, self._clock() + self._takes_s[code]
        return 0

    def log(self) -> bytes:
        """Return the Device Self-test log."""
        self._let_time_pass()
        page = bytearray(LOG_BYTES)
        if self._running is not None:
            left = max(0.0, self._ends - self._clock()) / self._takes_s[self._running]
            page[0], page[1] = self._running, min(99, int(100 * (1 - left)))
        for place in range(_KEPT):
            page[4 + 28 * place] = _UNUSED
        for place, one in enumerate(reversed(self.tests[-_KEPT:])):
            valid = (one.namespace is not None) | (one.lba is not None) << 1
            entry = (one.code << 4 | one.result, one.segment, valid, one.hours, one.namespace or 0, one.lba or 0)
            struct.pack_into("<BBBxQIQ", page, 4 + 28 * place, *entry)
        return bytes(page)

    def _let_time_pass(self) -> None:
        if self._clock() >= self._ends:
            self._end(_PASSED)

    def _end(self, result: int) -> None:
        if self._running is not None:
            self.tests.append(NvmeTest(self._running, result, self._hours()))
            self._running = None


def error_log(size: int, last_number: int) -> bytes:
    """Return the first *size* bytes of an error log of commands that the controller does not know.

    *last_number* is how many errors there ever were.
    """
    page = bytearray(size)
    for place in range(min(size // 64, last_number)):
        # Invalid Field in Command, of the admin queue: what tools ask that the drive does not have.
        struct.pack_into("<QHHHH", page, 64 * place, last_number - place, 0, 8, 0x4002 << 1 & 0xFFFF, 0xFFFF)
    return bytes(page)
