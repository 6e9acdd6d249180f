"""How the helper reaches what an NVMe controller or a SCSI disk keeps: fields of features and of mode pages.

Data only, as everything about a setting: the helper builds its commands from these declarations and from nothing
else.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record

KELVIN = 273
"""What the NVM Express specification takes for zero degrees Celsius."""


@record
class IdentifyBit:
    """Bit ``bit`` (0-7) of byte ``byte`` (0-4095) of Identify Controller."""

    byte: int
    bit: int


class ControllerBound(StrEnum):
    """Which end of a range Identify Controller tells."""

    WORKING_STATES = "working-states"
    """The last power state before the first in which the drive does no I/O (NPSS, power state descriptors)."""
    LEAST_THROTTLE = "least-throttle"
    """MNTMT: the lowest temperature that host controlled thermal management admits, in °C."""
    GREATEST_THROTTLE = "greatest-throttle"
    """MXTMT: the highest."""


@record
class NvmeField:
    """A field in dword 11 of Set Features (09h), read back by Get Features (0Ah). Never saved: SV stays 0.

    The field is ``bits`` bits wide from bit ``lsb`` on. For a value of the domain, its ``off`` included, it holds
    ``value / scale + offset``; for a switch 1 or 0.
    """

    feature: int
    """Feature identifier (NVM Express base specification, figure "Feature Identifiers")."""
    lsb: int
    bits: int
    offset: int = 0
    scale: int = 1
    selector: int = 0
    """Bits of dword 11, in Get Features too, that say which of several values is meant."""
    kept: int = 0
    """Bits of dword 11 outside the field that go back to the controller as they came."""
    supported: IdentifyBit | None = None
    """None where every controller may have it: then its answer to Get Features decides."""
    minimum: ControllerBound | None = None
    maximum: ControllerBound | None = None
    less_than: int | None = None
    """Bit at which a field of the same dword begins that has to stay greater, unless it is 0."""
    more_than: int | None = None
    """The same for one that has to stay less."""


# -- SCSI mode pages ---------------------------------------------------------------------------------------


@record
class PageField:
    """Bits of a mode page as SPC prints them: ``bits`` from bit ``lsb`` of the last byte on, first byte ``byte``.

    Fields of more than eight bits begin in ``byte`` with their most significant bits.
    """

    byte: int
    lsb: int = 0
    bits: int = 1

    @property
    def bytes(self) -> int:
        """How many bytes it touches."""
        return (self.lsb + self.bits + 7) // 8


@record
class ModeField:
    """A field of a mode page: MODE SENSE (10) and MODE SELECT (10). Never saved: SP stays 0.

    The field holds ``value / scale``; for a switch 1 or 0, or with ``inverted`` the opposite.
    """

    page: int
    """Page code, 0 to 3Eh; there are no subpages here."""
    field: PageField
    scale: int = 1
    inverted: bool = False
    enable: PageField | None = None
    """A bit without which the field does nothing. It is clear while the value is ``off``."""
    off: int | None = None
    """The value that clears ``enable`` and leaves the field alone; no number that the field could hold."""
    kernel_must_follow: bool = False
    """Make the kernel read the page again afterwards (device/rescan), or it keeps the old state."""
