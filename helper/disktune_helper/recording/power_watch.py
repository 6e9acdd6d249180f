"""In which power mode the drive was, and when to ask it.

The question, CHECK POWER MODE, starts no drive, but some firmware counts it as activity and starts its standby
timer again. So a drive that is awake and quiet is asked with pauses that grow by half each time: sooner or later
one of them is longer than its timer, whatever the question does to that. A drive that is in standby is not asked
at all until something reaches it: it leaves standby for a command alone (ACS-4 4.15.4). One that the kernel has
suspended is not asked either, because the kernel would start it first.
"""

from __future__ import annotations

from collections import deque
from enum import Enum

from disktune_contract.accesses.recording import MOST_SPANS, PowerSpan
from disktune_contract.drives.power import PowerMode

FIRST_S = 10.0
"""So long after the last request a drive is asked for the first time whether it is in standby."""
GROWTH = 1.5
AFTER_S = 1.0
"""So soon after something reached a drive in standby it is asked whether it still is."""
_MOST_ENTERED = 32
_MOST_UNANSWERED = 3


class Told(Enum):
    """Who told a power mode."""

    BY_DRIVE = "drive"
    BY_KERNEL = "kernel"
    """Which knows whether it has suspended the drive itself."""


class PowerWatch:
    """The power modes of a recording. Times: seconds since the epoch."""

    def __init__(self, now: float, *, can_be_asked: bool) -> None:
        self.can_be_asked = can_be_asked
        self.suspended = False
        """Whether it is in standby because the kernel has suspended it."""
        self._unanswered = 0
        self._mode, self._since = PowerMode.UNKNOWN, now
        self._reached: float | None = None
        """When something reached the drive last, as far as that is known."""
        self._quiet_since = now
        self._doubted: float | None = None
        """When something reached the drive first since it was found in standby."""
        self._next: float | None = now if can_be_asked else None
        self.spans: list[PowerSpan] = [PowerSpan(now, PowerMode.UNKNOWN)] if can_be_asked else []
        self._standby_s = self._unasked_s = 0.0
        self.starts = 0
        self.asked = 0
        self.quiet_awake_s: float | None = None
        self.entered_after_s: deque[float] = deque(maxlen=_MOST_ENTERED)

    @property
    def asleep(self) -> bool:
        """Whether the drive is known to be in standby, and nothing has reached it since."""
        return self._mode.asleep and self._doubted is None

    def standby_s(self, now: float) -> float:
        """Return for how long it was in standby."""
        return self._standby_s + (max(0.0, now - self._since) if self._mode.asleep else 0.0)

    def unasked_s(self, now: float) -> float:
        """Return for how long its mode was unknown."""
        return self._unasked_s + (max(0.0, now - self._since) if self._mode is PowerMode.UNKNOWN else 0.0)

    def reached(self, at: float) -> None:
        """Take note that something reached the drive."""
        self._reached = self._quiet_since = max(at, self._quiet_since)
        if self._mode.asleep:
            if self._doubted is None:
                self._doubted = at
                self._next = at + AFTER_S if self.can_be_asked else None
        elif self.can_be_asked:
            self._next = self._quiet_since + FIRST_S

    def due(self, now: float) -> bool:
        """Return whether the drive is to be asked now."""
        return self._next is not None and now >= self._next

    def due_in(self, now: float) -> float | None:
        """Return in how many seconds it is to be asked, None if that is not to be said."""
        return None if self._next is None else max(0.0, self._next - now)

    def found(self, now: float, mode: PowerMode, by: Told = Told.BY_DRIVE) -> bool:
        """Take note of a mode; return whether the drive has started."""
        self.asked += by is Told.BY_DRIVE
        self.suspended = by is Told.BY_KERNEL and mode.asleep
        self._heed_silence(mode)
        before, known = self._mode, mode is not PowerMode.UNKNOWN
        quiet_s = max(0.0, now - self._quiet_since)
        started = before.asleep and known and not mode.asleep
        # It started with the first request since it was found in standby.
        self._note(now if not started or self._doubted is None else max(self._since, self._doubted), mode)
        self._doubted = None
        self.starts += started
        if known and self._reached is not None:
            if mode.asleep and not before.asleep and before is not PowerMode.UNKNOWN:
                self.entered_after_s.append(round(quiet_s, 1))
            if not mode.asleep:
                self.quiet_awake_s = max(self.quiet_awake_s or 0.0, round(quiet_s, 1))
        self._next = self._ask_again(now, mode, quiet_s)
        return started

    def _heed_silence(self, mode: PowerMode) -> None:
        """Ask no more what has never answered: a bridge without such commands, or a drive without standby."""
        self._unanswered = self._unanswered + 1 if mode is PowerMode.UNKNOWN else 0
        if self._unanswered >= _MOST_UNANSWERED and all(one.mode is PowerMode.UNKNOWN for one in self.spans):
            self.can_be_asked = False
            self.spans.clear()

    def _ask_again(self, now: float, mode: PowerMode, quiet_s: float) -> float | None:
        if not self.can_be_asked or mode.asleep:
            return None
        return max(self._quiet_since + FIRST_S, now + max(FIRST_S, quiet_s * (GROWTH - 1)))

    def unknown(self, now: float) -> None:
        """Take note that nothing is known any more, as after the computer has slept; the drive is asked again."""
        self._note(now, PowerMode.UNKNOWN)
        self._doubted = None
        self._next = now + AFTER_S if self.can_be_asked else None

    def _note(self, at: float, mode: PowerMode) -> None:
        if mode is self._mode:
            return
        self._standby_s, self._unasked_s = self.standby_s(at), self.unasked_s(at)
        self._mode, self._since = mode, at
        if len(self.spans) < MOST_SPANS:
            self.spans.append(PowerSpan(at, mode))
