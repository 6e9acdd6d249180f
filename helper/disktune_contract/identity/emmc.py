"""What an eMMC reports of its wear in the EXT_CSD register (JESD84-B51, 7.4), which the kernel reads."""

from __future__ import annotations

from enum import IntEnum

from disktune_contract.record import record
from disktune_contract.sentence import Sentence


class Reserve(IntEnum):
    """PRE_EOL_INFO, byte 267 of EXT_CSD (JESD84-B51, 7.4): how much of the spare blocks is used up."""

    NORMAL = 1
    WARNING = 2
    """80% of the spare blocks are used."""
    URGENT = 3
    """90% of them are used."""


WORN_OUT = 11
"""0Bh of DEVICE_LIFE_TIME_EST: the device is beyond its estimated life (JESD84-B51, 7.4)."""


@record
class EmmcHealth:
    """Wear of an eMMC, from version 5.0 of the standard on; None is not reported."""

    life_used_a: int | None = None
    """Life used of the cells of type A, in tenths begun: 1 is up to 10%, 10 up to 100%, `WORN_OUT` is beyond."""
    life_used_b: int | None = None
    """The same of type B."""
    reserve: Reserve | None = None

    @property
    def life_used(self) -> int | None:
        """The larger of both, 1 to `WORN_OUT`; None if neither is reported."""
        return max((one for one in (self.life_used_a, self.life_used_b) if one is not None), default=None)

    @property
    def wear_percent(self) -> int | None:
        """The percentage that is used for sure: the lower end of the tenth."""
        return None if self.life_used is None else (self.life_used - 1) * 10


def life_used(tenths: int) -> str:
    """Return the life used in words: of the tenths begun, the range that they mean."""
    if tenths >= WORN_OUT:
        return Sentence("more than 100%")
    return Sentence("{least} to {most}%", least=10 * (tenths - 1), most=10 * tenths)


def reserve_words(reserve: Reserve) -> str:
    """Return in words how much of the spare blocks is used."""
    return {
        Reserve.NORMAL: Sentence("less than 80% used"),
        Reserve.WARNING: Sentence("80% used"),
        Reserve.URGENT: Sentence("90% used"),
    }[reserve]
