"""How trials ended, as far as it is still worth saying: a failure must not vanish behind a success."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record

IN_SIGHT = 3
"""Trials that ended well and are still told of; of those that did not, all are."""
_BY_WEIGHT = ("good", "caution", "danger")


@record
class _End:
    drive: DriveRef
    words: str
    tone: str


class TrialEnds:
    """The sentences since the last other message."""

    def __init__(self) -> None:
        self._ends: list[_End] = []

    def clear(self) -> None:
        """Something else has been said since."""
        self._ends.clear()

    def add(self, drive: DriveRef, words: str, tone: str) -> None:
        """A trial of *drive* has ended; what was said before of one that ended well is so no more."""
        self.began(drive)
        self._ends.append(_End(drive, words, tone))

    def began(self, drive: DriveRef) -> None:
        """Another trial of *drive* runs, so that it no longer is what the last one left; that one failed stays."""
        self._ends = [end for end in self._ends if end.drive != drive or end.tone == "danger"]

    def told(self) -> tuple[str, str]:
        """Return what to say, and its tone; empty if there is nothing."""
        failures = [end for end in self._ends if end.tone == "danger"]
        said = failures + [end for end in self._ends if end.tone != "danger"][-IN_SIGHT:]
        worst = max((end.tone for end in said), key=_BY_WEIGHT.index, default="")
        return "\n".join(end.words for end in said), worst
