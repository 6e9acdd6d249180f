"""The input and the result of a check."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from disktune_contract.arrays.array import REDUNDANT, ArrayReport
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.identification import AtaIdentity, Identification
from disktune_contract.health.sample import HealthSample
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.saved import SavedValue, Supply
from disktune_contract.settings.setting import IN_STANDBY, NOT_READ, Source, State, Status, Value

NO_TRIM = Sentence("The kernel sends no TRIM.")


@record
class FirmwareFacts:
    """What fwupd reports about a drive's firmware; the window asks it, a helper does not."""

    installed: str
    newest: str = ""
    """The newest version that it offers for the drive, empty if it offers none."""
    remote: str = ""
    """Where fwupd has that version from: the id of its remote, such as ``lvfs``."""
    why: str = ""
    """Its own message if it gave no answer; empty if it did."""


@record
class Facts:
    """The input of checks. None is not known: not asked, refused, or asleep."""

    drive: Drive
    attachment: Attachment | None = None
    identification: Identification | None = None
    states: tuple[State, ...] | None = None
    health: Health | None = None
    arrays: tuple[Drive, ...] = ()
    """The arrays of which it is a member."""
    report: ArrayReport | None = None
    """Of a drive that is an array."""
    saved: tuple[SavedValue, ...] | None = None
    restores: bool = True
    """Whether saved settings are restored at this start of the computer."""
    supply: Supply = Supply.UNKNOWN
    """What the computer runs on, by which one of two saved values counts."""
    firmware: FirmwareFacts | None = None
    """None if fwupd does not run, or does not know the drive."""
    samples: tuple[HealthSample, ...] = ()
    """What it counted before, as far as it is remembered."""
    now: float = 0.0
    """The time in seconds since 1970, of which samples are the past."""

    @property
    def ata(self) -> AtaIdentity | None:
        """Its IDENTIFY data."""
        return self.identification.ata if self.identification is not None else None

    @property
    def rotates(self) -> bool | None:
        """Whether it is a hard disk: by its own data, else by the kernel where that is no guess."""
        found = self.ata.rotation_by_standard.rotates if self.ata is not None else None
        return self.drive.rotational if found is None else found

    @property
    def in_redundant_array(self) -> bool:
        """Whether it is a member of an array that survives the loss of a member."""
        return any(array.array is not None and array.array.level in REDUNDANT for array in self.arrays)

    def state(self, setting: str) -> State | None:
        """Return the state of a setting, None if it is not known."""
        return next((state for state in self.states or () if state.setting == setting), None)

    def value(self, setting: str) -> Value | None:
        """Return the value that a setting has now; None if it cannot be read, or is only remembered."""
        state = self.state(setting)
        return None if state is None or state.source is Source.REMEMBERED else state.value

    def lacks(self, setting: str) -> bool:
        """Return whether the drive is known not to have a setting."""
        state = self.state(setting)
        return state is not None and state.status is Status.UNSUPPORTED

    def unread(self, *settings: str) -> str:
        """Return the one reason why the values of *settings*, or the counters if none is named, are missing."""
        health, states = self.health, map(self.state, settings)
        reasons = [state.reason for state in states if state is not None and state.value is None and state.reason]
        if not settings and health is not None:
            reasons = [IN_STANDBY] if health.asleep else [health.note]
        return next(filter(None, reasons), NOT_READ)

    @property
    def write_cache(self) -> tuple[str, bool] | None:
        """The setting of the drive's write cache and whether it is on; None if that is not known."""
        known = ((setting, self.value(setting)) for setting in CACHES)
        return next(((setting, on) for setting, on in known if isinstance(on, bool)), None)

    def attribute(self, number: int) -> AtaAttribute | None:
        """Return a SMART attribute, None if the drive has none of this number or was not asked."""
        smart = self._smart
        return smart.attribute(number) if smart is not None else None

    @property
    def power_on_hours(self) -> int | None:
        """The hours that an ATA drive was on; None if it does not report them, or was not asked."""
        return self._smart.power_on_hours if self._smart is not None else None

    def statistic(self, page: int, offset: int) -> int | None:
        """Return an entry of the device statistics (ACS-4, log 04h), None if there is none or it was not read."""
        smart = self._smart
        return smart.statistic(page, offset) if smart is not None else None

    @property
    def _smart(self) -> AtaHealth | None:
        return self.health.ata if self.health is not None else None


CACHES = ("ata.write_cache", "nvme.write_cache", "scsi.write_cache")
"""The settings of write caches, of which a drive has one."""


class Outcome(StrEnum):
    """The outcome of a check."""

    FOUND = "found"
    """The drive does not run as it could."""
    WELL = "well"
    UNKNOWN = "unknown"
    """A fact is missing; it does not mean that all is well."""


class Certainty(StrEnum):
    """How sure a finding is."""

    CERTAIN = "certain"
    """It is in the facts that were read."""
    LIKELY = "likely"
    """It follows from the facts in most cases; there may be a reason for it."""


@record
class ReadFact:
    """A fact that was read."""

    what: str
    value: str
    source: str
    """The file, the word of IDENTIFY DEVICE, or the field of a standard."""


@record
class CheckResult:
    """The result of one check."""

    outcome: Outcome
    says: str
    """A sentence or two; empty if nothing is wrong."""
    evidence: tuple[ReadFact, ...] = ()
    sure: Certainty = Certainty.CERTAIN
    advice: str = ""
    """What helps; empty where nothing is wrong."""
    setting: str = ""
    """Id of the setting that changes it, if there is one."""
    value: Value | None = None
    """The value of the setting that helps, where it is one alone."""


Judge = Callable[[Facts], CheckResult | None]
"""Returns None where the check does not apply to the drive."""


@record
class Check:
    """One condition."""

    id: str
    """Never changes: what was dismissed is kept by it."""
    label: str
    kinds: frozenset[DriveKind]
    """The kinds of drives that it applies to."""
    judge: Judge
    source: str
    """Where the facts about it come from."""


def on_or_off(value: bool | None) -> str:
    """Return a state in words."""
    return Sentence("unknown") if value is None else Sentence("on") if value else Sentence("off")


def found(
    says: str,
    *evidence: ReadFact,
    advice: str,
    sure: Certainty = Certainty.CERTAIN,
    setting: str = "",
    value: Value | None = None,
) -> CheckResult:
    """Return a finding."""
    return CheckResult(Outcome.FOUND, says, evidence, sure, advice, setting, value)


def well(*evidence: ReadFact) -> CheckResult:
    """Return that nothing is wrong."""
    return CheckResult(Outcome.WELL, "", evidence)


def unknown(says: str, *evidence: ReadFact) -> CheckResult:
    """Return that it could not be judged, and why."""
    return CheckResult(Outcome.UNKNOWN, says, evidence)
