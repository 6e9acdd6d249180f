"""What ends a long write before its bytes are written: time, heat, and room that others need."""

from __future__ import annotations

from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.messages.faults import Fault
from disktune_contract.sentence import Sentence
from disktune_contract.units import duration, size
from disktune_helper.bench import folders, heat
from disktune_helper.system.file_bench_ports import Outside
from disktune_helper.system.ports import Ports

LOOK_S = 0.5
"""Seconds between two looks at the free space. Even a drive of 10 GB/s fills no more than 5 GB meanwhile; what is
kept free is a twentieth of the file system."""


class Limits:
    """Looks at all of them when it is time to; what it costs is not part of any write's time."""

    def __init__(self, ports: Ports, outside: Outside, facts: FolderFacts, seconds: int) -> None:
        self._ports, self._outside, self._facts, self._seconds = ports, outside, facts, seconds
        self._begun = self._room_at = self._heat_at = ports.monotonic()
        self.fault = Fault.NO_ROOM
        """What kind of limit was reached."""
        self.celsius: float | None = None
        """Of the warmest drive below, as last seen."""
        self.limit_c: float | None = None
        """The lowest limit of these drives."""

    @property
    def elapsed_s(self) -> float:
        """Seconds since the write began, pauses and looks included."""
        return self._ports.monotonic() - self._begun

    def begin(self) -> None:
        """Let the time begin."""
        self._begun = self._ports.monotonic()
        self._room_at = self._heat_at = self._begun

    def reached(self, done_bytes: int, *, timed: bool = True) -> str:
        """Return the sentence that says which limit is reached after *done_bytes*, empty if none is.

        Without *timed* the time is none.
        """
        now = self._ports.monotonic()
        if timed and now - self._begun >= self._seconds:
            return Sentence(
                "The time limit of {time} was reached after {size}.",
                time=duration(self._seconds),
                size=size(done_bytes),
            )
        if now >= self._heat_at:
            self._heat_at = now + heat.INTERVAL_S
            self.celsius, self.limit_c = heat.warmest(self._ports, self._facts.drives)
            if why := heat.too_hot(self._ports, self._facts.drives):
                self.fault = Fault.TOO_HOT
                return why
        if now >= self._room_at:
            self._room_at = now + LOOK_S
            return self._no_room(done_bytes)
        return ""

    def _no_room(self, done_bytes: int) -> str:
        try:
            look = self._outside.look(self._facts.folder)
        except OSError:
            # The file is open and goes on to exist; a full file system is told by the write itself.
            return ""
        spare = folders.spare_bytes(look)
        if look.free_bytes >= spare:
            return ""
        self.fault = Fault.NO_ROOM
        return Sentence(
            "The write was stopped after {size}, because only {free} were free. At least {spare} stay free.",
            size=size(done_bytes),
            free=size(look.free_bytes),
            spare=size(spare),
        )
