"""The virtual ATA drive with what only whole drives need: health, its logs, and power conditions gone to at once.

On top of `AtaDrive`, whose settings, timers, self-tests and error recovery it keeps. It knows as much as smartctl
and hdparm have to be shown. Sources: ACS-4 (T13/BSR INCITS 529) 7.21 READ LOG EXT, 7.46 SMART, 7.45.20 EPC, 8.2.5
SCT status; ATA8-ACS 7.53 for SMART READ DATA and the thresholds.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from disktune_gui.demo.ata import features, self_tests, smart
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import ABORTED, CHECK_POWER_MODE, READ_LOG_EXT, SET_FEATURES, AtaResult, TaskFile

SMART_FAILING = 0x2CF4
"""RETURN STATUS leaves this in LBA 23:8, in place of the signature, when the drive expects to fail."""

GO_TO = 1
"""SET FEATURES 4Ah, LBA 3:0: go to the condition in COUNT now."""

CONDITIONS = {0x00: Power.STANDBY, 0x01: Power.STANDBY, 0x81: Power.IDLE, 0x82: Power.IDLE, 0x83: Power.IDLE}
"""EPC power conditions: standby_z and standby_y, idle_a, idle_b and idle_c (ACS-4 table 129)."""

SMART_LOGS = {0x01: 1, 0x06: 1, 0x09: 1, smart.LOG: 1, smart.DATA_LOG: 1}
"""Sectors by log address: summary errors, self-tests, range of a selective one, SCT status and data."""
GENERAL_LOGS = {0x03: 1, 0x04: 1, 0x07: 1, features.LOG: 2, 0x10: 1, 0x30: 1, smart.LOG: 1}
"""The same for READ LOG EXT: errors, statistics, self-tests, power, queued errors, identify data, SCT."""

_OF_THE_PLAIN_DRIVE = frozenset({self_tests.LOG, self_tests.SELECTIVE_LOG, smart.DATA_LOG})

_SECTOR = 512


@dataclass
class Attribute:
    """A SMART attribute. ``threshold`` above ``value`` is a drive that fails."""

    number: int
    value: int
    worst: int
    raw: int
    threshold: int
    flags: int = 0x32

    def entry(self) -> bytes:
        """Return the 12 bytes of SMART READ DATA."""
        return struct.pack(
            "<BHBB6sB", self.number, self.flags, self.value, self.worst, self.raw.to_bytes(6, "little"), 0
        )


class FullDrive(AtaDrive):
    """A drive with health and logs. Temperatures are in degrees Celsius."""

    def __init__(self, words: Sequence[int], **more: Any) -> None:
        super().__init__(words, **more)
        self.attributes = [
            Attribute(5, 100, 100, 0, 24, 0x33),
            Attribute(9, 97, 97, 12345, 0),
            Attribute(12, 100, 100, 678, 0),
            Attribute(194, 100, 100, 31, 0, 0x22),
            Attribute(197, 100, 100, 0, 0),
            Attribute(199, 200, 253, 2, 0),
        ]
        self.self_tests.hours = lambda: self.attributes[1].raw
        self.self_tests.extended_min = 60
        self.temperature_c = 31
        self.wrong_threshold_sum = False
        """Whether SMART READ THRESHOLDS is sent with a wrong checksum, as some drives of 2020 and later do."""
        self.condition: int | None = None
        """The power condition that was gone to, while it lasts."""

    def _commands(self) -> dict[int, Callable[[TaskFile], AtaResult]]:
        """Return the plain drive's commands, four of them extended."""
        plain = super()._commands()
        return plain | {
            smart.SMART: lambda task: self._health(task, plain[smart.SMART]),
            READ_LOG_EXT: lambda task: self._general_log(task, plain[READ_LOG_EXT]),
            SET_FEATURES: lambda task: self._go_to(task) or plain[SET_FEATURES](task),
            CHECK_POWER_MODE: lambda task: self._finer(plain[CHECK_POWER_MODE](task)),
        }

    # -- health and logs -----------------------------------------------------------------------------------

    def _health(  # noqa: PLR0911  # one line per subcommand
        self, task: TaskFile, plain: Callable[[TaskFile], AtaResult]
    ) -> AtaResult:
        signed = task.lba >> 8 & 0xFFFF == smart.SIGNATURE
        if not (signed and self.word(82) & self.word(85) & 1):
            return plain(task)
        match task.feature & 0xFF:
            case 0xD0:
                return AtaResult(data=self._data_page())
            case 0xD1:
                rows = b"".join(bytes((one.number, one.threshold)) + bytes(10) for one in self.attributes)
                page = bytearray(_summed(struct.pack("<H", 16) + rows))
                page[-1] ^= self.wrong_threshold_sum
                return AtaResult(data=bytes(page))
            case smart.READ_LOG if task.lba & 0xFF in _OF_THE_PLAIN_DRIVE:
                return plain(task)
            case smart.READ_LOG if task.lba & 0xFF != smart.LOG:
                return _log(task.lba & 0xFF, 0, task.count & 0xFF, SMART_LOGS)
            case smart.READ_LOG:
                return self._with_temperatures(plain(task))
            case 0xDA:
                failing = any(one.value <= one.threshold for one in self.attributes)
                return AtaResult(lba=(SMART_FAILING if failing else smart.SIGNATURE) << 8)
        return plain(task)

    def _data_page(self) -> bytes:
        page = bytearray(_SECTOR)
        page[:2] = struct.pack("<H", 16)
        page[2 : 2 + 12 * len(self.attributes)] = b"".join(one.entry() for one in self.attributes)
        self.self_tests.describe(page)
        return _summed(bytes(page))

    def _general_log(self, task: TaskFile, plain: Callable[[TaskFile], AtaResult]) -> AtaResult:
        address, page = task.lba & 0xFF, task.lba >> 8 & 0xFF | task.lba >> 32 & 0xFF << 8
        # Word 84 bit 5: General Purpose Logging.
        if address in (features.LOG, self_tests.EXTENDED_LOG) or not self.word(84) & 1 << 5:
            return plain(task)
        if address == smart.LOG:
            return self._with_temperatures(AtaResult(data=self.sct.status()))
        return _log(address, page, task.count or 0x10000, GENERAL_LOGS)

    def _with_temperatures(self, found: AtaResult) -> AtaResult:
        """Return the SCT status page with temperatures: now, extremes since power-on, extremes ever."""
        if found.failed or len(found.data) != _SECTOR:
            return found
        page = bytearray(found.data)
        struct.pack_into("<5b", page, 200, self.temperature_c, 20, 45, 5, 60)
        return replace(found, data=bytes(page))

    # -- extended power conditions -------------------------------------------------------------------------

    def _go_to(self, task: TaskFile) -> AtaResult | None:
        """Enter a power condition at once; None if this is another SET FEATURES command."""
        if task.feature & 0xFF != features.SUBCOMMAND or task.lba & 0xF != GO_TO:
            return None
        if not self.conditions.in_force(self._words) or task.count & 0xFF not in CONDITIONS:
            return ABORTED
        self.condition = task.count & 0xFF
        return self._enter(CONDITIONS[self.condition])

    def _finer(self, found: AtaResult) -> AtaResult:
        """Return the answer to CHECK POWER MODE with the condition in place of the mode, while it is in force."""
        if self.condition is not None and CONDITIONS[self.condition] is not self.power:
            self.condition = None
        return found if self.condition is None or found.failed else AtaResult(count=self.condition)


def with_epc(words: Sequence[int]) -> tuple[int, ...]:
    """Return an identify page that promises Extended Power Conditions; no page of the corpus does."""
    promised = list(words)
    # Words 119 and 120 count if word 86 bit 15 says so and their bits 15:14 are 01 (ACS-4 7.13.6).
    promised[86] |= 1 << 15
    for word in (119, 120):
        promised[word] = promised[word] & 0x3FFF | 0x4000 | 1 << 7
    return tuple(promised)


def with_everything(words: Sequence[int]) -> tuple[int, ...]:
    """Return an identify page that promises every feature that can be set, most of them off as in a new drive.

    Word and bit numbers: ACS-4 7.13.6; acoustic management: ATA8-ACS.
    """
    promised = list(with_epc(words))
    for word, bits in _EVERYTHING.items():
        # FFFFh and 0000h in a word are "not reported".
        plain = 0 if promised[word] == 0xFFFF else promised[word]
        promised[word] = plain | sum(1 << bit for bit in bits)
    promised[120] &= ~(1 << 7)
    return tuple(promised)


_EVERYTHING = {
    # SMART, power management, caches; APM, start in standby, acoustics, flushing; logs, unloading of the heads.
    82: (0, 3, 5, 6),
    83: (3, 5, 9, 12, 13),
    84: (5, 13),
    # SMART is on.
    85: (0,),
    # Standby timers are those of the standard.
    49: (13,),
    # NCQ, partial to slumber; settings preservation.
    76: (8, 14),
    78: (6,),
    # Verifying, falling, notices of statistics.
    119: (1, 5, 9),
    # SCT and its error recovery control.
    206: (0, 3),
}


def _log(address: int, page: int, count: int, known: dict[int, int]) -> AtaResult:
    """Return pages of a log; those in which nothing has happened hold their version, and zeros."""
    if address == 0:
        sizes = [1 if number == 0 else known.get(number, 0) for number in range(256)]
        return AtaResult(data=struct.pack("<256H", *sizes)) if (page, count) == (0, 1) else ABORTED
    if not count or page + count > known.get(address, 0):
        return ABORTED
    first = bytes(_SECTOR) if address == 0x30 else _summed(b"\x01")
    return AtaResult(data=first + bytes(_SECTOR * (count - 1)))


def _summed(page: bytes) -> bytes:
    """Return a sector whose last byte makes the sum of all zero modulo 256 (ATA8-ACS 7.53.6)."""
    padded = page.ljust(_SECTOR, b"\0")[: _SECTOR - 1]
    return padded + bytes((-sum(padded) & 0xFF,))
