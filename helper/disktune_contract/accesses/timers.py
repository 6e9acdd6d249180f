"""Which standby timer was in force while a drive was recorded, and who set it.

An ATA drive does not report its timer (ACS-4, IDLE): it is what was set last, as far as anybody saw that. In this
order: a command seen in the recording, what DiskTune set, what another tool's file asks for.
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.accesses.night import Night
from disktune_contract.accesses.recording import PowerCommand
from disktune_contract.catalog.ata import STANDBY_TIMES_S
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When, winner
from disktune_contract.settings.setting import Value

STANDBY_TIMER, APM, EPC = "ata.standby_timer", "ata.apm", "ata.epc"
RUNTIME, RUNTIME_DELAY = "power.runtime", "power.runtime_delay"

CONDITIONS = ("ata.standby_z", "ata.standby_y")
"""Timers of extended power conditions, in tenths of a second; 0 is never."""
SCSI_CONDITIONS = ("scsi.standby_z_after", "scsi.standby_y_after")
"""The same of SCSI, of which -1 is never."""
_TICK_S = 0.1

IDLE, STANDBY, STANDBY_IMMEDIATE, SET_FEATURES = 0xE3, 0xE2, 0xE0, 0xEF
"""Commands of ATA that concern standby (ACS-4); IDLE and STANDBY set the timer by their COUNT."""
APM_ON, APM_OFF = 0x05, 0x85
"""Subcommands of SET FEATURES; the level is the COUNT."""

APM_FORBIDS, APM_NONE = 128, 255
"""Levels from 80h to FEh do not permit standby (ACS-4, SET FEATURES 05h); 255 is what the catalogue calls off."""


@record
class StandbyTimer:
    """Something that sends the drive into standby after ``seconds`` without a request; None is never."""

    seconds: float | None
    setting: str
    """Id of the setting that it is."""
    origin: str
    """Who set it, or that the drive says so."""
    at: float | None = None
    """When it was set, if it was while the drive was recorded."""

    @property
    def runs(self) -> bool:
        """Whether it ever elapses."""
        return self.seconds is not None


def timers(night: Night) -> tuple[StandbyTimer, ...]:
    """Return every timer of which something is known, the drive's own first."""
    return tuple(_all(night))


def in_force(night: Night) -> StandbyTimer | None:
    """Return the timer that elapses first; else one that never does; None if nothing is known of any."""
    known = timers(night)
    running = [timer for timer in known if timer.seconds is not None]
    return min(running, key=lambda timer: timer.seconds or 0.0, default=known[0] if known else None)


def _all(night: Night) -> Iterator[StandbyTimer]:
    own = _own(night)
    if own is not None:
        yield own
    if night.value(EPC) is True:
        yield from _conditions(night, CONDITIONS, never=0)
    yield from _conditions(night, SCSI_CONDITIONS, never=-1)
    delay = night.value(RUNTIME_DELAY)
    if night.value(RUNTIME) is True and type(delay) is int and delay > 0:
        yield StandbyTimer(delay / 1000, RUNTIME_DELAY, Sentence("the kernel's runtime power management"))


def _conditions(night: Night, settings: tuple[str, ...], never: int) -> Iterator[StandbyTimer]:
    for setting in settings:
        value = night.value(setting)
        if type(value) is int:
            yield StandbyTimer(
                None if value == never else value * _TICK_S, setting, Sentence("the drive reports it")
            )


def _own(night: Night) -> StandbyTimer | None:
    """Return the drive's standby timer by who set it last."""
    seen = timer_commands(night)
    if seen:
        last = seen[-1]
        return StandbyTimer(standby_s(last.count), STANDBY_TIMER, sender(last), last.at)
    value = night.value(STANDBY_TIMER)
    if value is not None:
        return StandbyTimer(standby_s(value), STANDBY_TIMER, Sentence("DiskTune set it"))
    claimed = winner((one for one in night.claims if one.setting == STANDBY_TIMER), When.BOOT)
    if claimed is not None and claimed.value is not None:
        return StandbyTimer(standby_s(claimed.value), STANDBY_TIMER, claimed.file)
    return None


def standby_s(code: Value) -> float | None:
    """Return the seconds of a period of the standby timer (ACS-4), None if it is off or has no such code."""
    return float(STANDBY_TIMES_S[code]) if type(code) is int and code in STANDBY_TIMES_S else None


def code_within(seconds: float) -> int:
    """Return the code of the longest period of the timer that is no longer than *seconds*, 5 s at least."""
    fitting = [(time_s, code) for code, time_s in STANDBY_TIMES_S.items() if time_s <= seconds]
    return max(fitting)[1] if fitting else 1


# -- what was set meanwhile --------------------------------------------------------------------------------


def timer_commands(night: Night) -> tuple[PowerCommand, ...]:
    """Return the commands that set the standby timer while the drive was recorded, oldest first."""
    return tuple(one for one in night.recording.commands if one.opcode in (IDLE, STANDBY))


def apm_commands(night: Night) -> tuple[PowerCommand, ...]:
    """Return the commands that set the level of APM, or turned it off, while the drive was recorded."""
    return tuple(
        one for one in night.recording.commands if one.opcode == SET_FEATURES and one.feature in (APM_ON, APM_OFF)
    )


def apm_level(night: Night) -> int | None:
    """Return the level of APM at the end of the recording, `APM_NONE` if it is off, None if it is not known."""
    seen = apm_commands(night)
    if seen:
        return seen[-1].count if seen[-1].feature == APM_ON else APM_NONE
    value = night.value(APM)
    return value if type(value) is int else None


_TOOLS = (
    ("tlp", "TLP"),
    ("laptop-mode", "laptop-mode-tools"),
    ("tuned", "tuned"),
    ("udisks", "udisks2"),
    ("smartd", "smartd"),
    ("smartmontools", "smartd"),
    ("hd-idle", "hd-idle"),
)
"""By how the unit or the program begins: hdparm is what they run, not who decided."""


def sender(command: PowerCommand) -> str:
    """Return who sent a command: the tool that its unit belongs to, else the program."""
    for begins, name in _TOOLS:
        if command.unit.startswith(begins) or command.program.startswith(begins):
            return name
    if command.unit.startswith("systemd-udevd"):
        return Sentence("{program}, started by udev", program=command.program)
    return command.program or Sentence("an unknown program")
