"""Keep or revert: a change is on trial until the user confirms it, and is restored otherwise.

The timer is in the process that can restore things, and not in the window, which may be what broke. A service of
systemd has the same trial in view: if this process dies, or lets the promised second pass, that one takes over
(`disktune_helper.changes.trial_keeper`).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import RUNTIME
from disktune_contract.messages.change import TrialEnded
from disktune_contract.messages.faults import ON_TRIAL, UNCHANGED, Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.version import VERSION
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.system import processes, trial_names
from disktune_helper.system.files import Folder, NotWritten
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports
from disktune_helper.system.trial_names import TrialName, held_in, safe

# -- the files of trials: how to restore, and which process decides ----------------------------------------
#
# A trial is one file in /run. Its contents, how to restore, never change; its name contains which process has it,
# and until which second. A process that takes it over renames it, one that keeps the new values removes it: of
# several that try at once the kernel lets one succeed, and it does not matter which is stopped or killed between
# two steps. A restart of the machine needs no file, the drives forget on their own.

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
    """Login name of the user who made the change, for the journal."""
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
        """Take a trial from where it was seen; None if another process has done so before, or has ended it.

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
        """Return whether nothing can be restored from the file of a trial, and no process is there that could."""
        lost = not self.lives(held) and self.way_back(held) is None
        return lost and held.name in self._folder.names()  # and was not renamed in this moment

    def problems(self) -> list[str]:
        """Return sentences about files from which nothing can be restored."""
        return [unreadable(held.name) for held in self.all() if self.is_lost(held)]

    # -- how those ended whose keeper restored them --------------------------------------------------------

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
        "{file} cannot be read. Check the drive, then remove it.",
        file=f"{RUNTIME}/{name}",
    )


# -- trials ------------------------------------------------------------------------------------------------

ELSEWHERE = Sentence("Another window tries or compares values here.")
"""Shown where the trial cannot be ended in the window that asks."""

OVER = Sentence("That trial has already ended.")


APPLYING_S = 90.0
"""How long a change may take until its clock runs: a drive that has to spin up first takes tens of seconds."""

RESTORING_S = 60.0
"""The same for restoring, before the keeper takes over."""

StartKeeper = Callable[[str], bool]
"""Starts the service that keeps the trial with this token; returns whether there is one. Raises OSError."""


class Trials:
    """All trials of this process; at most one a drive."""

    def __init__(
        self, ports: Ports, folder: Folder, start_keeper: StartKeeper = lambda _: False, who: str = ""
    ) -> None:
        self._ports = ports
        self.files = TrialFiles(ports, folder)
        self._start_keeper = start_keeper
        self._who = who
        self._lock = threading.Lock()
        self._open: dict[str, tuple[Trial, float]] = {}
        self._places: dict[str, TrialName] = {}
        """Where the files of this process's trials are, until they are gone."""
        self._kept: set[str] = set()

    def begin(self, drive: DriveRef, earlier: tuple[EarlierValue, ...]) -> Trial:
        """Write down how to restore things, before the first change is made. The clock does not run yet."""
        with self._lock:
            # Another window has its own helper; two trials of one drive would restore each other's values.
            if self._is_mine(drive.name):
                raise Refusal(Fault.BUSY, ON_TRIAL)
            self._refuse_anothers(drive.name)
            trial = Trial(os.urandom(8).hex(), drive, earlier, self._who)
            self._open[trial.token] = (trial, float("inf"))
        try:
            place = self.files.write(trial, self._me(), self._ports.monotonic() + APPLYING_S)
        except OSError as error:
            self.forget(trial)
            if isinstance(error, NotWritten):
                raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, error.sentence)) from None
            why = Sentence("It could not be written: {why}.", why=error.strerror)
            raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, why)) from None
        with self._lock:
            self._places[trial.token] = place
        try:
            # Two helpers may have checked before either had written. One that now finds another's file gives way;
            # at worst both do.
            self._refuse_anothers(drive.name)
            self._call_keeper(trial)
            if self._is_gone(trial.token):
                why = Sentence("The earlier values are gone from {folder}.", folder=RUNTIME)
                raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, why))
        except Refusal:
            self.forget(trial)
            raise
        return trial

    def _call_keeper(self, trial: Trial) -> None:
        try:
            if self._start_keeper(trial.token):
                self._kept.add(trial.token)
        except OSError as error:
            said = error.strerror.rstrip(".") if error.strerror else Sentence("an error")
            why = Sentence("The trial could not be started: {why}.", why=said)
            raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, why)) from None

    def is_kept(self, trial: Trial) -> bool:
        """Return whether it is restored even if this process dies."""
        return trial.token in self._kept

    def start_clock(self, trial: Trial, seconds: float) -> None:
        """Let the trial end *seconds* from now unless it is taken before; one that was taken stays so."""
        end = self._ports.monotonic() + seconds
        with self._lock:
            if trial.token in self._open and self._hold(trial, end):
                self._open[trial.token] = (trial, end)

    def end_in(self, token: str, seconds: float) -> float:
        """Let a trial end *seconds* from now, here and for its keeper; return how many it has left.

        Raises `Refusal` if it is over, or if its keeper cannot be notified: that would revert it at the old time.
        """
        with self._lock:
            now = self._ports.monotonic()
            trial, end = self._open.get(token, (None, now))
            place = self._places.get(token)
            if trial is None or place is None or end <= now:
                raise Refusal(Fault.NOT_SUPPORTED, OVER)
            if end == float("inf"):
                raise Refusal(Fault.BUSY, Sentence("The trial is changing. Try again."))
            until = now + seconds
            try:
                mine = self.files.claim(place, place.holder, until)
            except OSError as error:
                why = Sentence("The trial could not be extended: {error}.", error=error.strerror)
                raise Refusal(Fault.IO_ERROR, why) from None
            if mine is None:
                # Taken by the keeper, or removed by another process: no later end can be promised for it.
                raise Refusal(Fault.NOT_SUPPORTED, OVER)
            self._places[token], self._open[token] = mine, (trial, until)
            return until - now

    def lease(self, trial: Trial, seconds: float) -> None:
        """Let its keeper restore it *seconds* from now, for all that it knows; here its clock does not run."""
        with self._lock:
            if trial.token in self._open:
                self._hold(trial, self._ports.monotonic() + seconds)

    def take(self, token: str) -> Trial:
        """Return a trial and end it: the process that takes it decides. Raises `Refusal` if it is over already."""
        with self._lock:
            found = self._open.pop(token, None)
            if found is None or not self._hold(found[0], self._ports.monotonic() + RESTORING_S):
                raise Refusal(Fault.NOT_SUPPORTED, OVER)
        return found[0]

    def keep(self, token: str) -> Trial:
        """Return a trial and end it with its file, so that no process restores it; `Refusal` if that fails."""
        with self._lock:
            place = self._places.get(token)
            if token not in self._open or place is None:
                raise Refusal(Fault.NOT_SUPPORTED, OVER)
            try:
                kept = self.files.end(place) or self._is_gone(token)
            except OSError as error:
                why = Sentence(
                    "The change stays on trial: {error}.",
                    error=error.strerror,
                )
                raise Refusal(Fault.IO_ERROR, why) from None
            trial, _ = self._open.pop(token)
            self._drop(token)
        if not kept:
            raise Refusal(Fault.NOT_SUPPORTED, OVER)
        return trial

    def forget(self, trial: Trial) -> None:
        """Remove the file of a trial that was restored, or never began."""
        with self._lock:
            self._open.pop(trial.token, None)
            place = self._places.get(trial.token)
            self._drop(trial.token)
        if place is not None:
            try:
                self.files.end(place)
            except OSError as error:
                log_mistake("trial", error)

    def concerns(self, drives: frozenset[str]) -> bool:
        """Return whether a change of any of these drives is on trial, here or in another helper."""
        return any(self.on(drive) for drive in drives)

    def drive_of(self, token: str) -> str:
        """Return the kernel name of the drive a trial is about; empty if there is no such trial."""
        with self._lock:
            return self._open[token][0].drive.name if token in self._open else ""

    def on(self, drive: str) -> bool:
        """Return whether a change of the drive with this kernel name is on trial, here or in another window."""
        with self._lock:
            return self._is_mine(drive) or bool(self._anothers(drive))

    def lost_on(self, drive: str) -> str:
        """Return a sentence about a trial of the drive that cannot be restored any more, or nothing."""
        lost = (unreadable(held.name) for held in self._anothers(drive) if self.files.is_lost(held))
        return next(lost, "")

    def due(self) -> list[str]:
        """Return the trials whose time is over."""
        now = self._ports.monotonic()
        with self._lock:
            return [token for token, (_, end) in self._open.items() if end <= now]

    def all(self) -> list[str]:
        """Return every trial that has not ended."""
        with self._lock:
            return list(self._open)

    def seconds_left(self) -> float | None:
        """Return how long until the next one is due, None if the clock of none runs."""
        now = self._ports.monotonic()
        with self._lock:
            ends = [end for _, end in self._open.values() if end != float("inf")]
        return max(0.0, min(ends) - now) if ends else None

    def adopt(self) -> list[str]:
        """Take over the trials of helpers that are gone; return their tokens. They are due at once."""
        adopted = []
        for held in self.files.all():
            if held.token in self._open or self.files.lives(held):
                continue
            trial = self.files.way_back(held)
            if trial is None or trial.token != held.token:
                continue
            with suppress(OSError), self._lock:
                now = self._ports.monotonic()
                # Two helpers, or a helper and the keeper, may have found it at once.
                if (mine := self.files.claim(held, self._me(), now + RESTORING_S)) is not None:
                    self._places[trial.token] = mine
                    self._open[trial.token] = (trial, now)
                    adopted.append(trial.token)
        return adopted

    def _hold(self, trial: Trial, until_s: float) -> bool:
        """Have a trial of this process until another second; return False if its keeper has taken it."""
        token = trial.token
        place = self._places.get(token)
        if place is None:
            return False
        try:
            mine = self.files.claim(place, place.holder, until_s)
        except OSError as error:
            # The folder has become read-only. No other process can take it, either: it goes on as far as it can.
            log_mistake("trial", error)
            return True
        if mine is None and self._is_gone(token):
            # Removed, and not taken over: a process that takes a trial over kills the one that has it first.
            with suppress(OSError):
                self._places[token] = self.files.write(trial, place.holder, until_s)
            return True
        if mine is None:
            self._open.pop(token, None)
            self._drop(token)
            return False
        self._places[token] = mine
        return True

    def _is_gone(self, token: str) -> bool:
        """Return whether the file of a trial is gone, and the trial was not restored."""
        try:
            return self.files.find(token) is None and self.files.ended(token) is None
        except OSError:
            return False

    def _drop(self, token: str) -> None:
        self._places.pop(token, None)
        self._kept.discard(token)

    def _me(self) -> str:
        return processes.own_mark(self._ports)

    def _is_mine(self, drive: str) -> bool:
        return any(trial.drive.name == drive for trial, _ in self._open.values())

    def _anothers(self, drive: str) -> list[TrialName]:
        return [held for held in self.files.all() if held.concerns(drive) and held.token not in self._open]

    def _refuse_anothers(self, drive: str) -> None:
        """Raise `Refusal` if there is a trial of the drive that is not this process's."""
        if lost := self.lost_on(drive):
            raise Refusal(Fault.BUSY, in_turn(UNCHANGED, lost))
        if self._anothers(drive):
            raise Refusal(Fault.BUSY, ELSEWHERE)
