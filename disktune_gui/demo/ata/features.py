"""What the SET FEATURES command (EFh) of an ATA drive can change, extended power conditions included.

The drive's state *is* its IDENTIFY page: a row names the word that reports the feature, and the bit and the byte
that follow a change. Word numbers are those of ACS-4 (T13/BSR INCITS 529) 7.13.6; obsolete features those of
ATA8-ACS 7.47.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field

from disktune_contract.record import record

# -- subcommands of SET FEATURES, one row each -------------------------------------------------------------


@record
class FeatureSet:
    """Where IDENTIFY reports a feature. Words are numbers 0 to 255, bits 0 to 15."""

    supported: tuple[int, int, int]
    """Word, mask, and the masked value of a drive that has it."""
    enabled: tuple[int, int] | None = None
    """Word and bit that report it as enabled; None where no drive reports that."""


@record
class FeatureSubcommand:
    """One subcommand."""

    name: str
    on: bool
    """The state of the feature afterwards."""
    belongs_to: FeatureSet | None
    """None for a subcommand that IDENTIFY does not report."""
    level: int | None = None
    """Word whose low byte takes the COUNT register."""
    levels: range | None = None
    """COUNT values that are accepted; the others are aborted."""
    high: bool = False
    """Whether it is the high byte of the word."""
    takes: Callable[[list[int], int, int], bool] | None = None
    """Other effects of COUNT and LBA; returns whether the drive accepts them."""

    def known_to(self, words: list[int]) -> bool:
        """Return whether a drive with this IDENTIFY page has the feature."""
        if self.belongs_to is None:
            return True
        word, mask, value = self.belongs_to.supported
        return words[word] & mask == value

    def accepts(self, count: int) -> bool:
        """Return whether *count* is a level that the feature accepts."""
        return self.levels is None or count in self.levels

    def carry_out(self, words: list[int], count: int, lba: int = 0) -> bool:
        """Change *words* to what IDENTIFY reports afterwards; return whether the drive accepts COUNT and LBA."""
        if self.takes is not None and not self.takes(words, count, lba):
            return False
        if self.belongs_to is not None and self.belongs_to.enabled is not None:
            word, bit = self.belongs_to.enabled
            words[word] = words[word] | 1 << bit if self.on else words[word] & ~(1 << bit)
        if self.level is not None and self.high:
            words[self.level] = words[self.level] & 0x00FF | (count & 0xFF) << 8
        elif self.level is not None:
            words[self.level] = words[self.level] & 0xFF00 | count & 0xFF
        return True


def _verify(words: list[int], count: int, lba: int) -> bool:
    """Take the mode of write-read-verify from LBA 7:0 and, for mode 3, thousands of sectors from COUNT."""
    mode = lba & 0xFF
    if mode > 3 or (mode == 3 and not count):
        return False
    words[220] = words[220] & 0xFF00 | mode
    if mode == 3:
        words[210], words[211] = count * 1024 & 0xFFFF, count * 1024 >> 16
    return True


def _excludes_power_conditions(words: list[int], _count: int, _lba: int) -> bool:
    """Refuse APM while extended power conditions are on (ACS-4 4.9.4)."""
    return not (third_words(words) and words[119] & 1 << 7 and words[120] & 1 << 7)


def third_words(words: list[int]) -> bool:
    """Return whether words 119 and 120 are valid: word 86 bit 15, and 01 in bits 15:14 of each."""
    return bool(words[86] & 1 << 15) and words[119] & 0xC000 == words[120] & 0xC000 == 0x4000


# Bits 15:14 of word 83 are 01 when words 82 and 83 are valid (ACS-4 7.13.6.32); the masks below include them where
# the bit is in word 83, as hdparm does for APM (C008h) and AAM (C200h).
_WRITE_CACHE = FeatureSet((82, 1 << 5, 1 << 5), (85, 5))
_LOOK_AHEAD = FeatureSet((82, 1 << 6, 1 << 6), (85, 6))
_APM = FeatureSet((83, 0xC008, 0x4008), (86, 3))
_AAM = FeatureSet((83, 0xC200, 0x4200), (86, 9))
_PUIS = FeatureSet((83, 0xC020, 0x4020), (86, 5))
_PUIS_NEEDS_SPIN_UP = FeatureSet((83, 0xC040, 0x4040))
_WRITE_READ_VERIFY = FeatureSet((119, 0xC002, 0x4002), (120, 1))
_FREE_FALL = FeatureSet((119, 0xC020, 0x4020), (120, 5))
_STATISTICS_NOTICE = FeatureSet((119, 0xC200, 0x4200), (120, 9))
_PRESERVATION = FeatureSet((78, 1 << 6, 1 << 6), (79, 6))
_PARTIAL_TO_SLUMBER = FeatureSet((76, 1 << 14, 1 << 14), (79, 7))

KEEP_OVER_RESET = 0x66
DEFAULTS_AFTER_RESET = 0xCC
SPIN_UP = 0x07
SET_TRANSFER_MODE = 0x03

FEATURES: dict[int, FeatureSubcommand] = {
    0x02: FeatureSubcommand("write cache on", True, _WRITE_CACHE),
    0x82: FeatureSubcommand("write cache off", False, _WRITE_CACHE),
    0xAA: FeatureSubcommand("look-ahead on", True, _LOOK_AHEAD),
    0x55: FeatureSubcommand("look-ahead off", False, _LOOK_AHEAD),
    # 00h and FFh are reserved as levels (ACS-4 table 121): FFh as "off" exists only in hdparm's option.
    0x05: FeatureSubcommand(
        "APM level", True, _APM, level=91, levels=range(0x01, 0xFF), takes=_excludes_power_conditions
    ),
    0x85: FeatureSubcommand("APM off", False, _APM),
    # 00h is vendor specific, 01h-7Fh retired, FFh reserved (ATA8-ACS table 51).
    0x42: FeatureSubcommand("AAM level", True, _AAM, level=94, levels=range(0x80, 0xFF)),
    0xC2: FeatureSubcommand("AAM off", False, _AAM),
    0x06: FeatureSubcommand("power-up in standby on", True, _PUIS),
    0x86: FeatureSubcommand("power-up in standby off", False, _PUIS),
    SPIN_UP: FeatureSubcommand("spin up after power-up in standby", True, _PUIS_NEEDS_SPIN_UP),
    KEEP_OVER_RESET: FeatureSubcommand("keep settings over a reset", True, None),
    DEFAULTS_AFTER_RESET: FeatureSubcommand("back to the defaults at a reset", False, None),
    0x0B: FeatureSubcommand("write-read-verify on", True, _WRITE_READ_VERIFY, takes=_verify),
    0x8B: FeatureSubcommand("write-read-verify off", False, _WRITE_READ_VERIFY),
    0x41: FeatureSubcommand("free-fall control on", True, _FREE_FALL, level=53, high=True),
    0xC1: FeatureSubcommand("free-fall control off", False, _FREE_FALL),
}

SELECTED: dict[tuple[int, int], FeatureSubcommand] = {
    # Subcommands that COUNT selects.
    (0x63, 1): FeatureSubcommand("statistics notification on", True, _STATISTICS_NOTICE),
    (0x63, 2): FeatureSubcommand("statistics notification off", False, _STATISTICS_NOTICE),
    (0x10, 0x06): FeatureSubcommand("settings preservation on", True, _PRESERVATION),
    (0x90, 0x06): FeatureSubcommand("settings preservation off", False, _PRESERVATION),
    (0x10, 0x07): FeatureSubcommand("partial to slumber on", True, _PARTIAL_TO_SLUMBER),
    (0x90, 0x07): FeatureSubcommand("partial to slumber off", False, _PARTIAL_TO_SLUMBER),
}


def find(subcommand: int, count: int) -> FeatureSubcommand | None:
    """Return the row for a subcommand, None if no drive here has it."""
    return FEATURES.get(subcommand) or SELECTED.get((subcommand, count))


PUIS_BIT = (86, 5)
SMART_BIT = (85, 0)
POWER_CONDITIONS_BIT = (120, 7)

PERMANENT_BITS = (PUIS_BIT, SMART_BIT, POWER_CONDITIONS_BIT)
"""Word and bit of the states that survive a power cycle."""

STANDBY_TIMER_S: dict[int, float | None] = {
    # ACS-4 table 57, "Standby timer periods", the COUNT register of IDLE and STANDBY.
    0: None,
    **{code: code * 5.0 for code in range(1, 241)},
    **{code: (code - 240) * 1800.0 for code in range(241, 252)},
    252: 21 * 60.0,
    # "Between 8 and 12 hours": the shortest of them.
    253: 8 * 3600.0,
    255: 21 * 60.0 + 15,
}
"""COUNT to seconds, None for off; 254 is reserved and missing."""


# -- extended power conditions: timers, their log, SET FEATURES 4Ah ----------------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529) 4.9.2 and 7.45.20 for the commands, 9.17 for the log. Times are those of a
# NAS disk of 2018 in tenths of a second.

SUBCOMMAND = 0x4A
LOG = 0x08

STANDBY_Z, STANDBY_Y, IDLE_A, IDLE_B, IDLE_C = 0x00, 0x01, 0x81, 0x82, 0x83
_ALL = 0xFF

_PLACES = {IDLE_A: (0, 0), IDLE_B: (0, 64), IDLE_C: (0, 128), STANDBY_Y: (1, 384), STANDBY_Z: (1, 448)}
"""Page and offset in the log."""

_DEEPEST_FIRST = (STANDBY_Z, STANDBY_Y, IDLE_C, IDLE_B, IDLE_A)

_RESTORE, _TIMER, _STATE, _ON, _OFF = 0, 2, 3, 4, 5
_SAVE, _ENABLE, _DEFAULTS, _MINUTES = 1 << 4, 1 << 5, 1 << 6, 1 << 7

_MINIMUM, _MAXIMUM = 10, 0xFFFF * 600


@dataclass
class Timer:
    """The timer of one condition: its current, its saved and its factory values."""

    tenths: int
    enabled: bool
    maker: tuple[int, bool] = field(init=False)
    saved: tuple[int, bool] = field(init=False)

    def __post_init__(self) -> None:
        self.maker = self.saved = (self.tenths, self.enabled)


class PowerConditions:
    """The conditions of one drive. Whether they are in force is word 120 bit 7 of its IDENTIFY page."""

    def __init__(self) -> None:
        self.timers = {
            IDLE_A: Timer(20, True),
            IDLE_B: Timer(1200, True),
            IDLE_C: Timer(6000, False),
            STANDBY_Z: Timer(9000, False),
        }

    def in_force(self, words: list[int]) -> bool:
        """Return whether the drive has them and they are on."""
        return third_words(words) and bool(words[119] & words[120] & 1 << 7)

    def set_features(self, words: list[int], count: int, lba: int) -> bool:
        """Carry out SET FEATURES 4Ah; return whether the drive accepts it."""
        if not (third_words(words) and words[119] & 1 << 7):
            return False
        action = lba & 0xF
        if action in (_ON, _OFF):
            words[120] = words[120] & ~(1 << 7) | (action == _ON) << 7
            if action == _ON:
                # It disables APM, and switching it off again does not enable APM (ACS-4 4.9.4).
                words[86] &= ~(1 << 3)
                self.power_on()
            return True
        wanted = list(self.timers) if count == _ALL else [count]
        if not self.in_force(words) or any(condition not in self.timers for condition in wanted):
            return False
        done = [self._change(self.timers[condition], action, lba) for condition in wanted]
        return all(done)

    def _change(self, timer: Timer, action: int, lba: int) -> bool:
        tenths = (lba >> 8 & 0xFFFF) * (600 if lba & _MINUTES else 1)
        if action == _RESTORE:
            timer.tenths, timer.enabled = timer.maker if lba & _DEFAULTS else timer.saved
        elif action == _TIMER and _MINIMUM <= tenths <= _MAXIMUM:
            timer.tenths, timer.enabled = tenths, bool(lba & _ENABLE)
        elif action == _STATE:
            timer.enabled = bool(lba & _ENABLE)
        else:
            return False
        if lba & _SAVE:
            timer.saved = (timer.tenths, timer.enabled)
        return True

    def power_on(self) -> None:
        """Restore the saved timers."""
        for timer in self.timers.values():
            timer.tenths, timer.enabled = timer.saved

    def after(self, words: list[int], idle_s: float) -> int | None:
        """Return the condition that the drive is in after this many seconds without work, None for none."""
        if not self.in_force(words):
            return None
        for condition in _DEEPEST_FIRST:
            timer = self.timers.get(condition)
            if timer is not None and timer.enabled and idle_s * 10 >= timer.tenths:
                return condition
        return None

    def log(self, page: int) -> bytes:
        """Return a page of the Power Conditions log."""
        made = bytearray(512)
        for condition, timer in self.timers.items():
            where, offset = _PLACES[condition]
            if where == page:
                flags = 1 << 7 | 1 << 6 | 1 << 5 | timer.maker[1] << 4 | timer.saved[1] << 3 | timer.enabled << 2
                times = (timer.maker[0], timer.saved[0], timer.tenths, 0, _MINIMUM, _MAXIMUM)
                struct.pack_into("<BB2x6I", made, offset, 0, flags, *times)
        return bytes(made)
