"""What a diagnosis says: findings with their facts, and what helps against each."""

from __future__ import annotations

from enum import IntEnum

from disktune_contract.accesses.recording import Culprit
from disktune_contract.checkup.check import ReadFact, Sure
from disktune_contract.record import record
from disktune_contract.settings.setting import Value


class Grade(IntEnum):
    """What a finding means for standby; the lower, the earlier it is shown."""

    WELL = 0
    """Nothing needs to be done."""
    FORBIDS = 1
    """While this is so, the drive does not enter standby, whatever reaches it."""
    KEEPS = 2
    """Comes so often that the drive never has the quiet that its timer needs."""
    WAKES = 3
    """Starts the drive out of standby."""
    NOTE = 4
    """Good to know; changing it alone does not help."""
    UNKNOWN = 5
    """What this recording cannot tell."""


@record
class Remedy:
    """One thing that helps: a setting of DiskTune, or a line for the file of another program."""

    says: str
    """What to do, in a sentence."""
    costs: str
    """What that costs, in a sentence."""
    setting: str = ""
    """Id of the setting; empty if DiskTune cannot set it."""
    value: Value | None = None
    file: str = ""
    """The file that ``line`` belongs into; empty for a command, or where there is no line."""
    line: str = ""
    """Whole lines, to be copied as they are."""


@record
class StandbyFinding:
    """One reason, or one thing that cannot be told."""

    rule: str
    """The id of the rule, for tests and reports."""
    grade: Grade
    says: str
    """What it is, with numbers: one to three sentences."""
    facts: tuple[ReadFact, ...] = ()
    sure: Sure = Sure.CERTAIN
    remedies: tuple[Remedy, ...] = ()
    """What helps most first."""
    culprits: tuple[Culprit, ...] = ()
    began: int = 0
    """Bursts that began with it."""
    share: float = 0.0
    """Of all bursts, 0 to 1."""
    woke: int = 0
    """How often it started the drive."""

    @property
    def rank(self) -> tuple[int, float, int, int]:
        """Its place among others: by grade, then by the share of the bursts it began, then by wake-ups."""
        return int(self.grade), -self.share, -self.woke, -self.began
