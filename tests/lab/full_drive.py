"""The virtual ATA drive with what only whole drives need: SMART, logs, SCT, and finer power conditions.

On top of `AtaDrive`, whose settings and power modes it keeps. It knows as much as smartctl and hdparm have to be
shown, and takes data from the host, which nothing else here does. Sources: ACS-4 (T13/BSR INCITS 529) 7.21 READ
LOG EXT, 7.46 SMART, 7.45.20 EPC, 8 SCT; ATA8-ACS 7.53 for SMART READ DATA and the thresholds.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from disktune_gui.demo import sat
from disktune_gui.demo.ata_device import ABORTED, CHECK_POWER_MODE, SET_FEATURES, Outcome, Power, TaskFile
from disktune_gui.demo.ata_drive import AtaDrive
from disktune_helper.ioctls import SgReply

SMART, READ_LOG_EXT, WRITE_LOG_EXT = 0xB0, 0x2F, 0x3F
SMART_SIGNATURE = 0xC24F
"""LBA 23:8 of every SMART command; RETURN STATUS leaves 2CF4h there when the drive expects to fail."""
SMART_FAILING = 0x2CF4
EPC = 0x4A
SCT_LOG = 0xE0

EPC_SUPPORTED, EPC_ENABLED = (119, 7), (120, 7)
CONDITIONS = {0x00: Power.STANDBY, 0x01: Power.STANDBY, 0x81: Power.IDLE, 0x82: Power.IDLE, 0x83: Power.IDLE}
"""EPC power conditions: standby_z and standby_y, idle_a, idle_b and idle_c (ACS-4 table 129)."""

_SECTOR = 512
_PIO_OUT = 5


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
    """A drive with health, logs and SCT. SCT times are in tenths of a second, temperatures in degrees Celsius."""

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
        self.temperature_c = 31
        self.error_recovery = {1: 0, 2: 0}
        """Limits for reading (1) and writing (2); 0 is none."""
        self.condition: int | None = None
        """The EPC power condition that was gone to, while it lasts."""
        self._sct_answer = (0, 0, 0)
        """Extended status, action and function of the last SCT command; FFFFh would be one still under way."""

    # -- commands ------------------------------------------------------------------------------------------

    def _commands(self) -> dict[int, Callable[[TaskFile], Outcome]]:
        added: dict[int, Callable[[TaskFile], Outcome]] = {READ_LOG_EXT: self._read_log_ext}
        if self.word(82) & 1:
            added[SMART] = self._smart
        known = super()._commands()
        plain_features, plain_power = known[SET_FEATURES], known[CHECK_POWER_MODE]
        added[SET_FEATURES] = lambda task: self._epc(task) if task.feature & 0xFF == EPC else plain_features(task)
        added[CHECK_POWER_MODE] = lambda task: self._finer(plain_power(task))
        return known | added

    def _smart(self, task: TaskFile) -> Outcome:  # noqa: PLR0911  # one line per subcommand
        if task.lba >> 8 & 0xFFFF != SMART_SIGNATURE:
            return ABORTED
        on = bool(self.word(85) & 1)
        match task.feature & 0xFF:
            case 0xD8 | 0xD9 as subcommand:
                self._words[85] = self._words[85] & ~1 | (subcommand == 0xD8)
                return Outcome()
            case _ if not on:
                return ABORTED
            case 0xD0:
                return Outcome(data=self._data_page())
            case 0xD1:
                rows = b"".join(bytes((one.number, one.threshold)) + bytes(10) for one in self.attributes)
                return Outcome(data=_summed(struct.pack("<H", 16) + rows))
            case 0xD2 | 0xD4:
                return Outcome()
            case 0xD5:
                return self._log(task.lba & 0xFF, 0, task.count & 0xFF, SMART_LOGS)
            case 0xDA:
                failing = any(one.value <= one.threshold for one in self.attributes)
                return Outcome(lba=(SMART_FAILING if failing else SMART_SIGNATURE) << 8)
        return ABORTED

    def _data_page(self) -> bytes:
        page = bytearray(_SECTOR)
        page[:2] = struct.pack("<H", 16)
        page[2 : 2 + 12 * len(self.attributes)] = b"".join(one.entry() for one in self.attributes)
        # No self-test ever run, off-line collection takes 120 s and knows all commands, error log, both tests.
        page[362:374] = bytes((0x82, 0x00, 120, 0, 0, 0x5B, 0x03, 0x00, 0x01, 0x00, 1, 60))
        return _summed(bytes(page))

    # -- logs ----------------------------------------------------------------------------------------------

    def _read_log_ext(self, task: TaskFile) -> Outcome:
        # Word 84 bit 5: General Purpose Logging. Page number in LBA 15:8 and 39:32 (ACS-4 7.21).
        if not self.word(84) & 1 << 5:
            return ABORTED
        page = task.lba >> 8 & 0xFF | task.lba >> 32 & 0xFF << 8
        return self._log(task.lba & 0xFF, page, task.count or 0x10000, GENERAL_LOGS)

    def _log(self, address: int, page: int, count: int, known: dict[int, int]) -> Outcome:
        if address == 0:
            directory = b"".join(
                struct.pack("<H", known.get(number, 1 if number == 0 else 0)) for number in range(256)
            )
            return Outcome(data=directory) if page == 0 and count == 1 else ABORTED
        pages = known.get(address, 0)
        if not count or page + count > pages:
            return ABORTED
        if address == SCT_LOG:
            return Outcome(data=self._sct_status())
        # An error or self-test log in which nothing has happened: the version, and zeros.
        empty = _summed(b"\x01") if address != 0x30 else bytes(_SECTOR)
        return Outcome(data=empty + bytes(_SECTOR * (count - 1)))

    # -- SCT -----------------------------------------------------------------------------------------------

    def _sct_status(self) -> bytes:
        """Return the status page (ACS-4 8.2.5): version 3, active, what came of the last command, temperatures."""
        page = bytearray(_SECTOR)
        status, action, function = self._sct_answer
        struct.pack_into("<HHHIB3xHHH", page, 0, 3, 1, 1, 0, 0, status, action, function)
        temperatures = (self.temperature_c, 20, 45, 5, 60)
        struct.pack_into("<5b", page, 200, *temperatures)
        return bytes(page)

    def write_log(self, task: TaskFile, data: bytes) -> Outcome:
        """Take an SCT command (ACS-4 8.1): Error Recovery Control is the one that is known here."""
        if task.lba & 0xFF != SCT_LOG or not self.word(206) & 1:
            return ABORTED
        action, function, selection, value = struct.unpack_from("<4H", data.ljust(8, b"\0"))
        known = action == 3 and self.word(206) & 1 << 3 and function in (1, 2) and selection in self.error_recovery
        # 0001h: invalid function code (ACS-4 table 194).
        self._sct_answer = (0 if known else 1, action, function)
        if not known:
            return ABORTED
        if function == 1:
            self.error_recovery[selection] = value
            return Outcome()
        now = self.error_recovery[selection]
        return Outcome(count=now & 0xFF, lba=now >> 8)

    def send(self, cdb: bytes, data: bytes) -> SgReply:
        """Carry out an ATA command that brings *data* along."""
        with self.lock:
            self.check_present()
            command = sat.pass_through(cdb)
            self.arrive(command.task)
            writes = command.task.command == WRITE_LOG_EXT or (
                command.task.command == SMART and command.task.feature & 0xFF == 0xD6
            )
            good = writes and command.protocol == _PIO_OUT and len(data) == _SECTOR
            return self._reply(command, self.write_log(command.task, data) if good else ABORTED, 0)

    # -- extended power conditions ---------------------------------------------------------------------------

    def _epc(self, task: TaskFile) -> Outcome:
        """SET FEATURES 4Ah: LBA 3:0 says what to do, COUNT with which power condition (ACS-4 7.45.20)."""
        word, bit = EPC_SUPPORTED
        if not self.word(word) >> bit & 1:
            return ABORTED
        word, bit = EPC_ENABLED
        match task.lba & 0xF:
            case 4 | 5 as enable:
                self._words[word] = self._words[word] & ~(1 << bit) | (enable == 4) << bit
                self.condition = None
                return Outcome()
            case 1 if self.word(word) >> bit & 1 and task.count & 0xFF in CONDITIONS:
                self.condition = task.count & 0xFF
                return self._enter(CONDITIONS[self.condition])
        return ABORTED

    def _finer(self, found: Outcome) -> Outcome:
        """Return the answer to CHECK POWER MODE with the condition in place of the mode, while it is in force."""
        if self.condition is not None and CONDITIONS[self.condition] is not self.power:
            self.condition = None
        return found if self.condition is None or found.failed else Outcome(count=self.condition)


SMART_LOGS = {0x01: 1, 0x06: 1, SCT_LOG: 1}
"""Sectors by log address: summary errors, self-tests, SCT status."""
GENERAL_LOGS = {0x03: 1, 0x04: 1, 0x07: 1, 0x10: 1, 0x30: 1, SCT_LOG: 1}
"""The same for READ LOG EXT: errors, statistics, self-tests, queued errors, identify data, SCT status."""


def with_epc(words: Sequence[int]) -> tuple[int, ...]:
    """Return an identify page that promises Extended Power Conditions; no page of the corpus does."""
    promised = list(words)
    # Bits 15:14 of word 119 are 01 when it is valid, and so for word 120.
    promised[119] = promised[119] & 0x3FFF | 0x4000 | 1 << EPC_SUPPORTED[1]
    promised[120] = promised[120] & 0x3FFF | 0x4000 | 1 << EPC_ENABLED[1]
    promised[86] |= 1 << 15  # words 119 and 120 count
    return tuple(promised)


def _summed(page: bytes) -> bytes:
    """Return a sector whose last byte makes the sum of all zero modulo 256 (ATA8-ACS 7.53.6)."""
    padded = page.ljust(_SECTOR, b"\0")[: _SECTOR - 1]
    return padded + bytes((-sum(padded) & 0xFF,))
