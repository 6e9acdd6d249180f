"""A card or an eMMC, as its registers tell it, which the kernel read when it appeared. No card is asked.

None and empty text are unknown or not there.
"""

from __future__ import annotations

from disktune_contract.identity.emmc import EmmcHealth, Reserve
from disktune_contract.record import record


@record
class BusMode:
    """How a card is driven now, by the kernel's ``ios`` (drivers/mmc/core/debugfs.c), for root alone."""

    name: str
    """``sd uhs SDR104``, ``mmc HS400``."""
    bits: int | None = None
    """Data lines in use: 1, 4 or 8."""
    clock_hz: int | None = None
    """``actual clock``; where the host does not tell it, ``clock``."""


@record
class CardAttachment:
    """A card of a slot, or an eMMC on the board."""

    kind: str
    """``SD`` or ``MMC``, as the kernel calls it; an eMMC is ``MMC``."""
    name: str = ""
    """Product name of the CID register, five or six characters."""
    maker: int | None = None
    """Manufacturer id of the CID register."""
    made: str = ""
    """Month and year as the kernel prints them: ``08/2019``."""
    version: str = ""
    """Of the standard: ``SD 6``, ``eMMC 5.1``."""
    speed_class: int | None = None
    """SD: MB/s that it promises at least for writing, by its speed class; 0 promises nothing."""
    uhs_grade: int | None = None
    """SD: 1 (U1, 10 MB/s) or 3 (U3, 30 MB/s); 0 is none."""
    video_class: int | None = None
    """SD: MB/s of its video speed class (V6 to V90); 0 is none."""
    application_class: int | None = None
    """SD: 1 (A1) or 2 (A2); 0 is none."""
    discards: bool | None = None
    """SD: whether it takes DISCARD (SD status bit 313)."""
    life_used_a: int | None = None
    """eMMC: life used of the cells of type A, in tenths begun: 1 is up to 10%, 10 up to 100%, 11 is beyond."""
    life_used_b: int | None = None
    """The same of type B."""
    reserve: Reserve | None = None
    mode: BusMode | None = None
    """None where `ios` cannot be read, which without root is everywhere."""

    @property
    def wear(self) -> EmmcHealth:
        """What it reports of its wear; an SD card reports nothing."""
        return EmmcHealth(self.life_used_a, self.life_used_b, self.reserve)

    @property
    def life_used(self) -> int | None:
        """The larger of both, 1 to 11; None if neither is reported."""
        return self.wear.life_used

    @property
    def least_write_mb_s(self) -> int | None:
        """The MB/s that the highest class of an SD card promises for writing; None if it promises nothing."""
        grade = {1: 10, 3: 30}.get(self.uhs_grade or 0, 0)
        return max(self.speed_class or 0, grade, self.video_class or 0) or None
