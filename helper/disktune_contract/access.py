"""How the helper reaches what an NVMe controller or a SCSI disk keeps: fields of features and of mode pages.

Data only, as everything about a setting: the helper builds its commands from these declarations and from nothing
else.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

KELVIN = 273
"""What the NVM Express specification takes for zero degrees Celsius."""


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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
