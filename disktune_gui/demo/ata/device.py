"""A virtual ATA drive, from its own side of the interface: a command comes in, registers and data go out.

It knows nothing of SCSI, Linux or the helper; `drive` puts a host in front of it. All its settings are stored in
its IDENTIFY page, so that what was changed and what is reported cannot differ.

Sources: ACS-4 (T13/BSR INCITS 529) chapter 7 for the commands, 4.15 for power management; ATA8-ACS for what has
become obsolete since. Each deviation (`Behaviour`) has been seen in real drives or bridges.
"""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Sequence
from enum import Enum

from disktune_contract.record import record
from disktune_gui.demo.ata import features, self_tests, smart
from disktune_gui.demo.ata.features import (
    DEFAULTS_AFTER_RESET,
    KEEP_OVER_RESET,
    PERMANENT_BITS,
    PUIS_BIT,
    SMART_BIT,
    SPIN_UP,
    STANDBY_TIMER_S,
    PowerConditions,
    find,
)
from disktune_gui.demo.ata.sat import (
    ABORTED,
    CHECK_POWER_MODE,
    FLUSH_CACHE,
    FLUSH_CACHE_EXT,
    IDENTIFY_DEVICE,
    IDENTIFY_PACKET_DEVICE,
    IDLE,
    IDLE_IMMEDIATE,
    READ_LOG_EXT,
    SET_FEATURES,
    SLEEP,
    STANDBY,
    STANDBY_IMMEDIATE,
    AtaResult,
    TaskFile,
    capacity_sectors,
)
from disktune_gui.demo.ata.self_tests import EXECUTE_OFF_LINE, EXTENDED_LOG, SELECTIVE_LOG, ErrorLogs, SelfTester
from disktune_gui.demo.ata.smart import Sct


class Power(Enum):
    """Power management modes (ACS-4 4.15.3). The values are what CHECK POWER MODE returns in COUNT."""

    ACTIVE = 0xFF
    IDLE = 0x80
    STANDBY = 0x00
    SLEEP = None
    """A sleeping drive answers nothing until it is reset."""


@record
class Behaviour:
    """How a drive, or the bridge in front of it, differs from the standard. Numbers are subcommands or opcodes."""

    accepts_but_ignores: frozenset[int] = frozenset()
    """SET FEATURES subcommands answered with success and without effect."""
    aborts: frozenset[int] = frozenset()
    """SET FEATURES subcommands that are aborted although IDENTIFY reports the feature (APM off, often)."""
    aborts_commands: frozenset[int] = frozenset()
    """Whole commands that are aborted."""
    fixed_sense: bool = False
    """The registers come in fixed format sense, as some USB bridges and SAS adapters send them."""
    no_registers: bool = False
    """The answer is always GOOD, even to a command that the drive aborted."""
    ignores_ck_cond: bool = False
    """Success is GOOD without registers; a failure is reported."""
    echoes_registers: bool = False
    """The registers that come back are those that were sent."""
    refuses_passthrough: bool = False
    """The bridge has no ATA pass-through: ILLEGAL REQUEST, INVALID COMMAND OPERATION CODE."""
    resets_to_defaults: bool = False
    """Every reset restores the defaults, whatever the drive reports about keeping settings."""
    slow_s: float = 0.0
    """Seconds that each command takes."""
    spin_up_s: float = 0.0
    """Seconds from standby to ready."""
    vanishes_after: int | None = None
    """The drive disappears once it has received this many commands."""


WELL_BEHAVED = Behaviour()


class AtaDevice:
    """The drive. All methods may be called from any thread; commands are carried out one at a time."""

    def __init__(
        self,
        words: Sequence[int],
        behaviour: Behaviour = WELL_BEHAVED,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        power: Power = Power.ACTIVE,
    ) -> None:
        """Make a drive that identifies itself with *words* (256 of them, as a real one sent them)."""
        if len(words) != 256:
            raise ValueError(f"an IDENTIFY page has 256 words, not {len(words)}")
        self.behaviour = behaviour
        self.log: list[TaskFile] = []
        """Every command that reached the drive, in order."""
        self.wakeups = 0
        """How often the motor had to start because of a request to a drive in standby."""
        self.gone = False
        """Whether the drive has been removed."""
        self.other_use: Callable[[], float] = lambda: float("-inf")
        """Returns when, on ``clock``, something that does not come through here last used the medium."""
        self.lock = threading.RLock()
        self.conditions, self.sct, self.smart = PowerConditions(), Sct(), smart.Smart()
        self.self_tests = SelfTester(clock, capacity_sectors(words), lambda: self.smart.hours)
        self.smart.describe = self.self_tests.describe
        self.error_logs = ErrorLogs(self.smart)
        self._words = list(words)
        self._defaults = tuple(words)
        self._clock, self._sleep = clock, sleep
        self._power, self._since = power, clock()
        self._last_access = clock()
        self._standby_after_s: float | None = None
        self._keeps_settings: bool | None = None

    # -- read by tests -------------------------------------------------------------------------------------

    @property
    def power(self) -> Power:
        """The mode the drive is in now; reading it does not change it."""
        with self.lock:
            self._let_time_pass()
            return self._power

    @property
    def standby_after_s(self) -> float | None:
        """The period of the standby timer in seconds, None for off. No command reports it."""
        return self._standby_after_s

    @property
    def keeps_settings(self) -> bool | None:
        """The choice of the last SET FEATURES 66h or CCh about resets, None for neither. No command reports it."""
        return self._keeps_settings

    @property
    def words(self) -> tuple[int, ...]:
        """The IDENTIFY page as it would be sent now, checksum included."""
        # Without the lock: a reader must not wait for a motor that is starting.
        return with_checksum(tuple(self._words))

    def word(self, number: int) -> int:
        """Return one word of the IDENTIFY page."""
        return self._words[number]

    # -- events on the drive -------------------------------------------------------------------------------

    def execute(self, task: TaskFile) -> AtaResult:
        """Carry out a command; raises OSError (ENODEV) if the drive is gone, (ETIMEDOUT) if it sleeps."""
        with self.lock:
            self.arrive(task)
            if self._power is Power.SLEEP:
                # Not even CHECK POWER MODE is answered (ACS-4 4.15.3.5): the host waits until its timeout.
                raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
            perform = self._commands().get(task.command)
            if perform is None or task.command in self.behaviour.aborts_commands:
                return ABORTED
            return perform(task)

    def arrive(self, task: TaskFile) -> None:
        """Receive a command: it is logged, takes its time, and may be the last one."""
        limit = self.behaviour.vanishes_after
        self.gone = self.gone or (limit is not None and len(self.log) >= limit)
        self.check_present()
        self.log.append(task)
        if self.behaviour.slow_s:
            self._sleep(self.behaviour.slow_s)
        self._let_time_pass()

    def check_present(self) -> None:
        """Raise OSError (ENODEV) if the drive has been removed."""
        if self.gone:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))

    def media_access(self) -> None:
        """Count a read or write: the motor starts if it was stopped, and the standby timer starts over."""
        with self.lock:
            self.check_present()
            self._let_time_pass()
            self._spin_up()
            self._enter(Power.ACTIVE)
            self._last_access = self._clock()

    def reset(self) -> None:
        """Reset the interface (COMRESET, or the RESET- line of a PATA cable).

        Settings survive if SET FEATURES 66h asked for it or Software Settings Preservation is on (word 79 bit 6,
        the default of SATA drives that have it). It wakes a drive in sleep mode.
        """
        with self.lock:
            self.check_present()
            # 0000h and FFFFh are "not reported": PATA drives of the time have either.
            preserves = self._words[79] != 0xFFFF and bool(self._words[79] & 1 << 6)
            keeps = preserves if self._keeps_settings is None else self._keeps_settings
            if self.behaviour.resets_to_defaults or not keeps:
                self._restore_defaults()
            self.self_tests.interrupt()
            if self._power is Power.SLEEP:
                self.wakeups += 1
                self._enter(Power.ACTIVE)

    def power_cycle(self) -> None:
        """Cycle the power: only what the drive keeps without power survives."""
        with self.lock:
            self.check_present()
            self._restore_defaults()
            self._keeps_settings = None
            self._last_access = self._clock()
            self.conditions.power_on()
            self.sct.power_on()
            self.self_tests.interrupt()
            self._enter(Power.STANDBY if self._has(PUIS_BIT) else Power.ACTIVE)

    def unplug(self) -> None:
        """Remove the drive for good."""
        self.gone = True

    # -- commands ------------------------------------------------------------------------------------------

    def _commands(self) -> dict[int, Callable[[TaskFile], AtaResult]]:
        # Word 0 bit 15 identifies ATAPI drives, which have another identify command (ACS-4 7.13.6.2).
        packet = bool(self._words[0] & 0x8000) and self._words[0] not in (0x848A, 0x844A)
        return {
            IDENTIFY_PACKET_DEVICE if packet else IDENTIFY_DEVICE: self._identify,
            SET_FEATURES: self._set_features,
            FLUSH_CACHE: self._flush,
            FLUSH_CACHE_EXT: self._flush,
            STANDBY_IMMEDIATE: lambda _: self._enter(Power.STANDBY),
            STANDBY: lambda task: self._set_timer(task, Power.STANDBY),
            IDLE_IMMEDIATE: self._idle,
            IDLE: lambda task: self._set_timer(task, Power.IDLE),
            CHECK_POWER_MODE: self._check_power_mode,
            READ_LOG_EXT: self._read_log,
            smart.SMART: self._smart_command,
            SLEEP: lambda _: self._enter(Power.SLEEP),
        }

    def _identify(self, _: TaskFile) -> AtaResult:
        return AtaResult(data=b"".join(word.to_bytes(2, "little") for word in with_checksum(self._words)))

    def _set_features(self, task: TaskFile) -> AtaResult:
        code = task.feature & 0xFF
        if code in self.behaviour.accepts_but_ignores:
            return AtaResult()
        if code in self.behaviour.aborts:
            return ABORTED
        if code == features.SUBCOMMAND:
            return (
                AtaResult() if self.conditions.set_features(self._words, task.count & 0xFF, task.lba) else ABORTED
            )
        feature = find(code, task.count & 0xFF)
        if feature is None or not (feature.known_to(self._words) and feature.accepts(task.count & 0xFF)):
            return ABORTED
        if not feature.carry_out(self._words, task.count & 0xFF, task.lba):
            return ABORTED
        if code in (KEEP_OVER_RESET, DEFAULTS_AFTER_RESET):
            self._keeps_settings = code == KEEP_OVER_RESET
        if code == SPIN_UP:
            self._spin_up()
        return AtaResult()

    def _smart_command(self, task: TaskFile) -> AtaResult:
        """Switch SMART on or off, or read or write its data (ACS-4 7.46, 8.1)."""
        code = task.feature & 0xFF
        if not self._words[82] & 1 or task.lba >> 8 & 0xFFFF != smart.SIGNATURE:
            return ABORTED
        if code in (smart.ENABLE, smart.DISABLE):
            if code not in self.behaviour.accepts_but_ignores:
                self._words[85] = self._words[85] & ~1 | (code == smart.ENABLE)
            return AtaResult()
        if not self._has(SMART_BIT):
            return ABORTED
        if code in smart.ASKED:
            lba, data = self.smart.answer(code)
            return AtaResult(lba=lba, data=data)
        if code == EXECUTE_OFF_LINE:
            return self._self_test(task.lba & 0xFF)
        return self._smart_log(code, task) if task.count & 0xFF == 1 else ABORTED

    def _self_test(self, number: int) -> AtaResult:
        # Word 84 bit 1: SMART self-test.
        if not self._words[84] & 1 << 1 or not self.self_tests.execute(number):
            return ABORTED
        self.media_access()
        return AtaResult()

    def _smart_log(self, code: int, task: TaskFile) -> AtaResult:
        """Return a log, or accept an SCT command or the range of a selective self-test."""
        address = task.lba & 0xFF
        if code == smart.READ_LOG:
            data = self._smart_page(address)
            return ABORTED if data is None else AtaResult(data=data)
        if (code, address) == (smart.WRITE_LOG, SELECTIVE_LOG):
            return AtaResult() if self.self_tests.select(task.data) else ABORTED
        if address != smart.LOG:
            return ABORTED
        answer = self.sct.command(self._words, task.data) if code == smart.WRITE_LOG else None
        return ABORTED if answer is None else AtaResult(count=answer[0], lba=answer[1])

    def _smart_page(self, address: int) -> bytes | None:
        if address in (smart.LOG, smart.DATA_LOG):
            return self.sct.status() if address == smart.LOG else self.sct.table
        if address in (self_tests.DIRECTORY, self_tests.SUMMARY):
            return self.error_logs.smart_directory(self._words) if not address else self.error_logs.summary()
        return self.self_tests.log(address) if self._words[84] & 1 << 1 else None

    def _read_log(self, task: TaskFile) -> AtaResult:
        """Return a page of a general purpose log (ACS-4 7.21: the log in LBA 7:0, its page in LBA 15:8)."""
        log, page = task.lba & 0xFF, task.lba >> 8 & 0xFF
        # Word 84 bit 5: General Purpose Logging.
        if not (task.extend and task.count == 1 and self._words[84] & 1 << 5):
            return ABORTED
        if log == features.LOG:
            # Word 119 bit 7: Extended Power Conditions.
            known = page in (0, 1) and self._words[119] & 1 << 7
            return AtaResult(data=self.conditions.log(page)) if known else ABORTED
        if (log, page) == (EXTENDED_LOG, 0):
            return AtaResult(data=self.self_tests.extended_log())
        data = self.error_logs.page(self._words, log, page)
        return ABORTED if data is None else AtaResult(data=data)

    def _check_power_mode(self, _: TaskFile) -> AtaResult:
        if self._power in (Power.STANDBY, Power.SLEEP):
            return AtaResult(count=self._power.value or 0)
        finer = self.conditions.after(self._words, self._idle_s())
        return AtaResult(count=self._power.value or 0 if finer is None else finer)

    def _flush(self, task: TaskFile) -> AtaResult:
        # Word 83 bit 13: FLUSH CACHE EXT; its 28-bit form has been mandatory since ATA-5. A drive with an empty
        # cache may stay in standby, but many do not: counted as waking, so that callers do not rely on the others.
        if task.command == FLUSH_CACHE_EXT and not self._words[83] & 1 << 13:
            return ABORTED
        self.media_access()
        return AtaResult()

    def _set_timer(self, task: TaskFile, mode: Power) -> AtaResult:
        code = task.count & 0xFF
        # Word 82 bit 3: the Power Management feature set.
        if code not in STANDBY_TIMER_S or not self._words[82] & 1 << 3:
            return ABORTED
        self._standby_after_s = STANDBY_TIMER_S[code]
        self._last_access = self._clock()
        return self._idle(task) if mode is Power.IDLE else self._enter(mode)

    def _idle(self, _: TaskFile) -> AtaResult:
        # IDLE requires the motor to run: a side effect of setting the standby timer (ACS-4 7.16, 7.17).
        self._spin_up()
        return self._enter(Power.IDLE)

    # -- power ---------------------------------------------------------------------------------------------

    def _enter(self, mode: Power) -> AtaResult:
        if mode is not self._power:
            self._power, self._since = mode, self._clock()
        return AtaResult()

    def _spin_up(self) -> None:
        if self._power is Power.STANDBY:
            self.wakeups += 1
            if self.behaviour.spin_up_s:
                self._sleep(self.behaviour.spin_up_s)
            self._enter(Power.ACTIVE)

    def _let_time_pass(self) -> None:
        """Do what is due by the clock: the standby timer, and the start that another program's access caused.

        IDENTIFY, CHECK POWER MODE and SET FEATURES do not restart the timer: they do not touch the medium.
        """
        if self._power is Power.STANDBY:
            if self.other_use() > self._since:
                self.wakeups += 1
                self._enter(Power.ACTIVE)
        elif self._power is not Power.SLEEP and not self.self_tests.running:
            timer_s = self._standby_after_s
            condition = self.conditions.after(self._words, self._idle_s())
            stopped = condition in (features.STANDBY_Y, features.STANDBY_Z)
            if stopped or (timer_s is not None and self._idle_s() >= timer_s):
                self._enter(Power.STANDBY)

    def _idle_s(self) -> float:
        return self._clock() - max(self._last_access, self.other_use())

    def _has(self, where: tuple[int, int]) -> bool:
        return bool(self._words[where[0]] >> where[1] & 1)

    def _restore_defaults(self) -> None:
        kept = {(word, bit): self._words[word] >> bit & 1 for word, bit in PERMANENT_BITS}
        self._words = list(self._defaults)
        for (word, bit), value in kept.items():
            self._words[word] = self._words[word] & ~(1 << bit) | value << bit
        self._standby_after_s = None


def with_checksum(words: Sequence[int]) -> tuple[int, ...]:
    """Return *words* with word 255 corrected, if it contains a checksum.

    It does if its low byte is A5h; the high byte makes the sum of all 512 bytes zero modulo 256 (ACS-4 7.13.6.95).
    """
    if words[255] & 0xFF != 0xA5:
        return tuple(words)
    total = sum((word >> 8) + (word & 0xFF) for word in words[:255]) + 0xA5
    return (*words[:255], (-total & 0xFF) << 8 | 0xA5)
