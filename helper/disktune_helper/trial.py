"""Keep or revert: a change is on trial until the user confirms it, and is put back if nobody does.

The timer is here, in the process that can put things back, and not in the window, which may be what broke. Each
trial is also a file in /run, so that a helper that died is cleaned up after by the next one; a restart of the
machine needs no file, the drives forget by themselves.
"""

from __future__ import annotations

import os
import threading

from disktune_contract import wire
from disktune_contract.drive import DriveRef
from disktune_contract.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_helper import processes
from disktune_helper.engine import Restore
from disktune_helper.files import Folder
from disktune_helper.ports import Ports

_PREFIX = "trial-"
ELSEWHERE = (
    "Another window has a change of this drive on trial, or compares values on it. Nothing was changed; wait "
    "until that is over, or end it there."
)
"""Said where the way out is not in the window that asks."""


@record
class Trial:
    """A change that waits for its verdict. ``owner`` is the process that will put it back."""

    token: str
    owner: str
    """Process id and start time, so that a later process of the same number is not taken for it."""
    drive: DriveRef
    restores: tuple[Restore, ...]


class Trials:
    """All trials of this process; at most one a drive."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports = ports
        self._folder = folder
        self._lock = threading.Lock()
        self._open: dict[str, tuple[Trial, float]] = {}

    def begin(self, drive: DriveRef, restores: tuple[Restore, ...]) -> Trial:
        """Write down how to put things back, before the first change is made. The clock does not run yet."""
        with self._lock:
            # Another window has its own helper; two ways back for one drive would lead past each other.
            if self._is_mine(drive.name):
                raise Refusal(Fault.BUSY, "A change of this drive is on trial. Keep it or put it back first.")
            if self._is_anothers(drive.name):
                raise Refusal(Fault.BUSY, ELSEWHERE)
            trial = Trial(os.urandom(8).hex(), processes.mark(self._ports, os.getpid()), drive, restores)
            self._open[trial.token] = (trial, float("inf"))
        try:
            self._folder.replace(_PREFIX + trial.token, wire.dump(trial) + "\n")
        except OSError as error:
            self.forget(trial)
            why = f"How to put it back could not be written down ({error.strerror}). Nothing was changed."
            raise Refusal(Fault.IO_ERROR, why) from None
        # Two helpers may have looked before either had written. Whoever now finds another's file gives way; at
        # worst both do.
        if self._is_anothers(drive.name):
            self.forget(trial)
            raise Refusal(Fault.BUSY, ELSEWHERE)
        return trial

    def start_clock(self, trial: Trial, seconds: float) -> None:
        """Let the trial end *seconds* from now unless it is taken before; one that was taken stays so."""
        with self._lock:
            if trial.token in self._open:
                self._open[trial.token] = (trial, self._ports.monotonic() + seconds)

    def take(self, token: str) -> Trial:
        """Return a trial and end it: whoever takes it decides. Raises `Refusal` if it is over already."""
        with self._lock:
            found = self._open.pop(token, None)
        if found is None:
            raise Refusal(Fault.NOT_SUPPORTED, "That trial is over already.")
        return found[0]

    def forget(self, trial: Trial) -> None:
        """Remove the file of a trial that was kept or put back."""
        with self._lock:
            self._open.pop(trial.token, None)
        self._folder.remove(_PREFIX + trial.token)

    def concerns(self, drives: frozenset[str]) -> bool:
        """Return whether a change of any of these drives is on trial, here or in another helper."""
        with self._lock:
            mine = [trial for trial, _ in self._open.values()]
        return any(trial.drive.name in drives for trial in (*mine, *self._written()))

    def drive_of(self, token: str) -> str:
        """Return the kernel name of the drive a trial is about; empty if there is no such trial."""
        with self._lock:
            return self._open[token][0].drive.name if token in self._open else ""

    def on(self, drive: str) -> bool:
        """Return whether a change of the drive with this kernel name is on trial, here or in another window."""
        with self._lock:
            return self._is_on(drive)

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
        for trial in self._written():
            if trial.token not in self._open and not processes.lives(self._ports, trial.owner):
                with self._lock:
                    self._open[trial.token] = (trial, self._ports.monotonic())
                adopted.append(trial.token)
        return adopted

    def _is_on(self, drive: str) -> bool:
        return self._is_mine(drive) or self._is_anothers(drive)

    def _is_mine(self, drive: str) -> bool:
        return any(trial.drive.name == drive for trial, _ in self._open.values())

    def _is_anothers(self, drive: str) -> bool:
        return any(trial.drive.name == drive and trial.token not in self._open for trial in self._written())

    def _written(self) -> list[Trial]:
        """Return every trial there is a file of. One cut short is of a time before a power failure: it is void.

        One that cannot be read just now is the only way back of some drive, and stays.
        """
        found = []
        for name in self._folder.names():
            if name.startswith(_PREFIX) and (text := self._folder.read(name).strip()):
                try:
                    found.append(wire.load(Trial, wire.parse(text, limit=1 << 20)))
                except wire.WireError:
                    self._folder.remove(name)
        return found
