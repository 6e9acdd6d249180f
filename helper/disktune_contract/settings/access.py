"""How the helper reaches what a drive keeps: ATA commands and words, NVMe features, SCSI mode pages, as data.

Data only, as everything about a setting: the helper builds its commands from these declarations and from nothing
else.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from disktune_contract.record import record

# -- access to an ATA drive: commands, and words that show their effect ------------------------------------
#
# The helper builds its commands from these declarations and from nothing else. Numbers are those of ACS-4
# (T13/BSR INCITS 529): registers, subcommands, and word numbers of IDENTIFY DEVICE.

SET_FEATURES = 0xEF
SMART = 0xB0
SMART_SIGNATURE = 0xC24F00
"""LBA 23:8 of every SMART command; without it the drive aborts (ACS-4, SMART)."""


@record
class Bit:
    """Bit ``bit`` (0-15) of IDENTIFY DEVICE word ``word`` (0-255)."""

    word: int
    bit: int


@record
class LowByte:
    """Bits 7:0 of IDENTIFY DEVICE word ``word``."""

    word: int


@record
class HighByte:
    """Bits 15:8 of IDENTIFY DEVICE word ``word``."""

    word: int


@record
class AtaFeature:
    """A pair of subcommands that switches something on and off, read back by a fresh IDENTIFY DEVICE.

    With ``level`` the value is a number sent in the COUNT register of ``enable``; the domain's ``off`` sends
    ``disable``. Without it the value is a bool.
    """

    enable: int
    disable: int
    supported: Bit
    enabled: Bit
    level: LowByte | HighByte | None = None
    command: int = SET_FEATURES
    """The command that takes the subcommands in its FEATURE register."""
    count: tuple[int, int] = (0, 0)
    """COUNT sent with ``enable``, where there is no level, and with ``disable``."""
    lba: tuple[int, int] = (0, 0)
    """LBA sent with either."""
    flush_around_disable: bool = False
    """Send FLUSH CACHE (EXT) before and after ``disable``, as hdparm -W0 does."""
    kernel_must_follow: bool = False
    """Let the kernel re-read the drive afterwards (device/rescan), or it goes on believing the old state."""


@record
class AtaVerify:
    """Write-read-verify: the mode goes into LBA 7:0, and for mode 3 thousands of sectors into COUNT.

    The value is the mode, for mode 3 plus COUNT times 256, or ``off``. hdparm -R puts the mode into COUNT and
    leaves the LBA at zero, so that every one of its modes is mode 0.
    """

    enable: int
    disable: int
    supported: Bit
    enabled: Bit
    mode: LowByte
    sectors: int
    """First of two words that have the number of sectors of mode 3."""
    off: int


@record
class AtaTimer:
    """The standby timer: a command whose COUNT register is the value. No drive can be asked for it."""

    command: int
    command_asleep: int
    """The same for a drive that is in standby, without spinning it up."""
    supported: Bit
    standard: Bit
    """Whether the values mean the times of the standard; otherwise only the drive's maker knows."""
    fallback: int
    """What is restored when the value before is unknown: what drives start with."""


@record
class AtaSwitch:
    """A pair of SET FEATURES subcommands whose effect no word of IDENTIFY shows. No drive can be asked for it."""

    enable: int
    disable: int
    fallback: bool
    """What is restored when the value before is unknown: what drives start with."""


UNASKABLE = (AtaTimer, AtaSwitch)
"""What only the journal knows. Each has a ``fallback``."""


class Condition(IntEnum):
    """Extended power conditions, by their number in COUNT (ACS-4, SET FEATURES 4Ah)."""

    STANDBY_Z = 0x00
    STANDBY_Y = 0x01
    IDLE_A = 0x81
    IDLE_B = 0x82
    IDLE_C = 0x83


@record
class PowerConditionTimer:
    """The timer of an extended power condition: set by SET FEATURES 4Ah, read back from log 08h.

    The value is in tenths of a second, 0 for a condition without a timer. What is set is not saved.
    """

    condition: Condition
    supported: Bit = Bit(119, 7)
    enabled: Bit = Bit(120, 7)


class RecoverySide(IntEnum):
    """Which commands a limit of error recovery is for: the selection code of ACS-4, SCT Error Recovery Control."""

    READ = 1
    WRITE = 2


@record
class ErrorRecoveryLimit:
    """SCT Error Recovery Control, in tenths of a second, 0 for no limit: the limit of now, which is not kept."""

    side: RecoverySide
    least: int
    """What drives are known to accept, where the drive does not report it."""
    supported: Bit = Bit(206, 3)
    transport: Bit = Bit(206, 0)
    """The SCT feature set."""


@record
class ActiveDma:
    """The active DMA mode, as COUNT of SET FEATURES 03h: 20h + n is multiword DMA n, 40h + n Ultra DMA n."""

    multiword: int
    ultra: int
    """Words of IDENTIFY, which mark the active mode in bits 15:8."""
    ultra_valid: Bit


@record
class AtaReading:
    """A value of IDENTIFY that is shown, and that nothing here changes."""

    value: LowByte | ActiveDma
    valid: Bit
    greatest: LowByte
    """The greatest value that the drive reports; 0 if it does not have it."""
    reason: str
    """Why it cannot be changed, as a sentence."""


AtaAccess = AtaFeature | AtaVerify | AtaTimer | AtaSwitch | PowerConditionTimer | ErrorRecoveryLimit | AtaReading


# -- access to NVMe and SCSI: fields of features and of mode pages -----------------------------------------

KELVIN = 273
"""What the NVM Express specification takes for zero degrees Celsius."""


@record
class IdentifyBit:
    """Bit ``bit`` (0-7) of byte ``byte`` (0-4095) of Identify Controller."""

    byte: int
    bit: int


class ControllerBound(StrEnum):
    """Which end of a range Identify Controller reports."""

    WORKING_STATES = "working-states"
    """The last power state before the first in which the drive does no I/O (NPSS, power state descriptors)."""
    LEAST_THROTTLE = "least-throttle"
    """MNTMT: the lowest temperature that host controlled thermal management admits, in °C."""
    GREATEST_THROTTLE = "greatest-throttle"
    """MXTMT: the highest."""


@record
class NvmeField:
    """A field in dword 11 of Set Features (09h), read back by Get Features (0Ah). Never saved: SV stays 0.

    The field is ``bits`` bits wide from bit ``lsb`` on. For a value of the domain, its ``off`` included, it is
    ``value / scale + offset``; for a switch 1 or 0.
    """

    feature: int
    """Feature identifier (NVM Express base specification, figure "Feature Identifiers")."""
    lsb: int
    bits: int
    offset: int = 0
    scale: int = 1
    selector: int = 0
    """Bits of dword 11, in Get Features too, that select which of several values is meant."""
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

    The field is ``value / scale``; for a switch 1 or 0, or with ``inverted`` the opposite.
    """

    page: int
    """Page code, 0 to 3Eh; there are no subpages here."""
    field: PageField
    scale: int = 1
    inverted: bool = False
    enable: PageField | None = None
    """A bit without which the field does nothing. It is clear while the value is ``off``."""
    off: int | None = None
    """The value that clears ``enable`` and leaves the field alone; no number that the field could contain."""
    kernel_must_follow: bool = False
    """Make the kernel read the page again afterwards (device/rescan), or it keeps the old state."""
