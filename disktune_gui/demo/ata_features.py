"""What the SET FEATURES command (EFh) of an ATA drive can change, one row per subcommand.

The drive's state *is* its IDENTIFY page: a row says which word shows that the drive has the feature, and which bit
and byte follow it. Word numbers are those of ACS-4 (T13/BSR INCITS 529) 7.13.6; obsolete features those of
ATA8-ACS 7.47.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FeatureSet:
    """Where IDENTIFY tells of a feature. Words are numbers 0 to 255, bits 0 to 15."""

    supported: tuple[int, int, int]
    """Word, mask, and the masked value of a drive that has it."""
    enabled: tuple[int, int] | None = None
    """Word and bit that show it in force; None where no drive can be asked."""
    permanent: bool = False
    """Whether the drive remembers it without power."""


@dataclass(frozen=True)
class Feature:
    """One subcommand."""

    name: str
    on: bool
    """What it leaves the feature in."""
    belongs_to: FeatureSet | None
    """None for a subcommand of which IDENTIFY says nothing."""
    level: int | None = None
    """Word whose low byte takes the COUNT register."""
    levels: range | None = None
    """COUNT values that are accepted; the others are aborted."""

    def known_to(self, words: list[int]) -> bool:
        """Return whether a drive with this IDENTIFY page has the feature."""
        if self.belongs_to is None:
            return True
        word, mask, value = self.belongs_to.supported
        return words[word] & mask == value

    def accepts(self, count: int) -> bool:
        """Return whether *count* is a level that the feature knows."""
        return self.levels is None or count in self.levels

    def carry_out(self, words: list[int], count: int) -> None:
        """Change *words* to what IDENTIFY reports afterwards."""
        if self.belongs_to is not None and self.belongs_to.enabled is not None:
            word, bit = self.belongs_to.enabled
            words[word] = words[word] | 1 << bit if self.on else words[word] & ~(1 << bit)
        if self.level is not None:
            words[self.level] = words[self.level] & 0xFF00 | count & 0xFF


# Bits 15:14 of word 83 are 01 when words 82 and 83 are valid (ACS-4 7.13.6.32); the masks below include them where
# the bit stands in word 83, as hdparm does for APM (C008h) and AAM (C200h).
_WRITE_CACHE = FeatureSet((82, 1 << 5, 1 << 5), (85, 5))
_LOOK_AHEAD = FeatureSet((82, 1 << 6, 1 << 6), (85, 6))
_APM = FeatureSet((83, 0xC008, 0x4008), (86, 3))
_AAM = FeatureSet((83, 0xC200, 0x4200), (86, 9))
_PUIS = FeatureSet((83, 0xC020, 0x4020), (86, 5), permanent=True)
_PUIS_NEEDS_SPIN_UP = FeatureSet((83, 0xC040, 0x4040))

KEEP_OVER_RESET = 0x66
DEFAULTS_AFTER_RESET = 0xCC
SPIN_UP = 0x07
SET_TRANSFER_MODE = 0x03

FEATURES: dict[int, Feature] = {
    0x02: Feature("write cache on", True, _WRITE_CACHE),
    0x82: Feature("write cache off", False, _WRITE_CACHE),
    0xAA: Feature("look-ahead on", True, _LOOK_AHEAD),
    0x55: Feature("look-ahead off", False, _LOOK_AHEAD),
    # 00h and FFh are reserved as levels (ACS-4 table 121): FFh as "off" exists only in hdparm's option.
    0x05: Feature("APM level", True, _APM, level=91, levels=range(0x01, 0xFF)),
    0x85: Feature("APM off", False, _APM),
    # 00h is vendor specific, 01h-7Fh retired, FFh reserved (ATA8-ACS table 51).
    0x42: Feature("AAM level", True, _AAM, level=94, levels=range(0x80, 0xFF)),
    0xC2: Feature("AAM off", False, _AAM),
    0x06: Feature("power-up in standby on", True, _PUIS),
    0x86: Feature("power-up in standby off", False, _PUIS),
    SPIN_UP: Feature("spin up after power-up in standby", True, _PUIS_NEEDS_SPIN_UP),
    KEEP_OVER_RESET: Feature("keep settings over a reset", True, None),
    DEFAULTS_AFTER_RESET: Feature("back to the defaults at a reset", False, None),
}

_SETS = {feature.belongs_to for feature in FEATURES.values() if feature.belongs_to is not None}

PERMANENT_BITS = tuple(found.enabled for found in _SETS if found.permanent and found.enabled)
"""Word and bit of what survives a power cycle."""

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
