"""Extended power conditions of the virtual ATA drive: their timers, the log of them, and SET FEATURES 4Ah.

Sources: ACS-4 (T13/BSR INCITS 529) 4.9.2 and 7.45.20 for the commands, 9.17 for the log. Times are those of a NAS
disk of 2018 in tenths of a second.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from disktune_gui.demo.ata.features import third_words

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
    """The timer of one condition: as it is, as it was saved, and as the maker set it."""

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
                # It takes APM's place, and switching it off again does not bring APM back (ACS-4 4.9.4).
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
        """Begin anew with what was saved."""
        for timer in self.timers.values():
            timer.tenths, timer.enabled = timer.saved

    def after(self, words: list[int], idle_s: float) -> int | None:
        """Return the condition that the drive is in after so many seconds without work, None for none."""
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
