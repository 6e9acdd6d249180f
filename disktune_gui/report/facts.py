"""Everything that a report is made of, as it was gathered. Without Qt."""

from __future__ import annotations

from disktune_contract.accesses.night import Night
from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.identity.health import Health
from disktune_contract.identity.identification import Identification
from disktune_contract.identity.verdict import HealthJudgement, judge
from disktune_contract.record import record
from disktune_contract.settings.setting import State
from disktune_gui.drive_database.installed import FamilyFacts
from disktune_gui.store.entry import Machine, ResultEntry, RunConditions


@record
class DriveFacts:
    """One drive."""

    drive: Drive
    found: Identification | None
    """What it says of itself; None if it could not be asked."""
    states: tuple[State, ...] | None
    """None if they could not be asked for."""
    results: tuple[ResultEntry, ...]
    """Measured on it, newest first."""
    troubles: tuple[str, ...] = ()
    """Sentences: what could not be had, and why."""
    health: Health | None = None
    """None if it could not be asked."""
    health_asked: bool = False
    """Whether it was asked; why nothing came of it stands in `troubles` then."""
    checked: tuple[Checked, ...] = ()
    """What came of the check-up."""
    dismissed: frozenset[str] = frozenset()
    """Ids of the checks whose findings the user dismissed for this drive."""
    history: tuple[HealthSample, ...] = ()
    """What is kept of its health, oldest first."""
    family: FamilyFacts | None = None
    """What smartmontools' database says of it; None of what is no ATA drive."""
    note: str = ""
    """The user's own words."""
    judged: HealthJudgement | None = None
    """What the window says of its health, by what it counted earlier, too; None judges `health` alone."""

    night: Night | None = None
    """The last recording of who reached it; None without one, or if it could not be read."""

    @property
    def verdict(self) -> HealthJudgement | None:
        """How the drive is; None if nobody has asked it."""
        if self.health is None:
            return None
        return self.judged if self.judged is not None else judge(self.health)


@record
class ReportFacts:
    """The machine and its drives."""

    at: float
    """Seconds since the epoch."""
    program: str
    machine: Machine
    moment: RunConditions
    drives: tuple[DriveFacts, ...]
    masked: bool = False
    """Whether numbers by which a drive can be recognised have been replaced."""
