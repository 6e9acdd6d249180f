"""What is written down about trials: how to restore things, and in whose hands each of them is.

A trial is one file in /run. What stands in it, the way back, never changes; whose it is stands in its name, with
the second until which that process has it. Whoever takes it over renames it, whoever keeps the new values removes
it: of several who try at once the kernel lets one succeed, and it does not matter who is stopped or killed between
two steps. A restart of the machine needs no file, the drives forget by themselves.
"""

from __future__ import annotations

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import TrialEnded
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.version import VERSION
from disktune_helper.settings import trial_names
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.settings.trial_names import TrialName, held_in, safe
from disktune_helper.system import processes
from disktune_helper.system.files import RUNTIME, Folder
from disktune_helper.system.ports import Ports

_ENDED = "ended-"
_LIMIT = 1 << 20
_ENDS_KEPT = 16
"""How many trials that were restored by their keeper are remembered; each has half a kilobyte."""


@record
class Trial:
    """A change that waits for its verdict."""

    token: str
    drive: DriveRef
    earlier: tuple[EarlierValue, ...]
    who: str = ""
    """Login name of whoever made the change, for the journal."""
    version: str = VERSION
    """Of the helper that wrote it: a session may be older than the keeper, and mean something else by a name."""


class TrialFiles:
    """The trials of the machine."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports, self._folder = ports, folder

    def write(self, trial: Trial, holder: str, until_s: float) -> TrialName:
        """Write a new trial down; raises OSError."""
        held = TrialName(trial.token, "", 0.0, safe(trial.drive.name)).by(holder, until_s)
        self._folder.replace(held.name, wire.dump(trial) + "\n")
        return held

    def all(self) -> list[TrialName]:
        """Return every trial there is a file of."""
        return held_in(self._folder.names())

    def find(self, token: str) -> TrialName | None:
        """Return a trial, None if it is over; raises OSError if that cannot be seen."""
        return trial_names.find(self._folder, token)

    def claim(self, held: TrialName, holder: str, until_s: float) -> TrialName | None:
        """Take a trial from where it was seen; None if somebody has done so before, or has ended it.

        Raises OSError.
        """
        mine = held.by(holder, until_s)
        return mine if self._folder.rename(held.name, mine.name) else None

    def end(self, held: TrialName) -> bool:
        """Remove a trial from where it was seen; return False if it is not there any more. Raises OSError."""
        return self._folder.discard(held.name)

    def way_back(self, held: TrialName) -> Trial | None:
        """Return what is written of a trial, None if that cannot be understood or trusted, or is not there."""
        try:
            text = self._folder.text(held.name) or ""
            return wire.load(Trial, wire.parse(text.strip(), _LIMIT))
        except (OSError, wire.WireError):
            return None

    def lives(self, held: TrialName) -> bool:
        """Return whether the process that decides is there."""
        return bool(held.holder) and processes.lives(self._ports, held.holder)

    def is_lost(self, held: TrialName) -> bool:
        """Return whether nothing can be restored from the file of a trial, and nobody is there who could."""
        lost = not self.lives(held) and self.way_back(held) is None
        return lost and held.name in self._folder.names()  # and was not renamed in this moment

    def problems(self) -> list[str]:
        """Return sentences about files from which nothing can be restored."""
        return [unreadable(held.name) for held in self.all() if self.is_lost(held)]

    # -- how those ended whose keeper restored them ----------------------------------------------------------

    def write_end(self, ended: TrialEnded) -> None:
        """Let others know how a trial ended; raises OSError."""
        self._folder.replace(_ENDED + ended.trial, wire.dump(ended) + "\n")

    def ended(self, token: str) -> TrialEnded | None:
        """Return how a trial ended that its keeper restored, None if it is not known or was not so."""
        try:
            text = self._folder.read(_ENDED + token).strip()
            return wire.load(TrialEnded, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None

    def forget_old_ends(self) -> None:
        """Keep room: remove all but a few ends."""
        for name in [name for name in self._folder.names() if name.startswith(_ENDED)][_ENDS_KEPT:]:
            self._folder.remove(name)


def unreadable(name: str) -> str:
    """Return a sentence about a trial's file that nothing can be learned from."""
    return Sentence(
        "{file} says how to restore settings that were on trial, but it cannot be read. Until the computer "
        "restarts, DiskTune changes nothing on that drive. Check its settings, then remove the file.",
        file=f"{RUNTIME}/{name}",
    )
