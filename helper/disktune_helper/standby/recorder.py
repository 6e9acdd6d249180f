"""The life of one recording, and the counting of what it saw.

While the drive is quiet this process sleeps in poll(2), and the first event wakes it. After `LIVE_EVENTS` of a
burst it stops reading them and reads the kernel's own counters instead, once a second: the ring buffer continues
on its own and keeps the newest events, which are read once a minute, and when the counters do not change any more.
So a drive that is idle costs nothing, and a busy one next to nothing; what was cut off is counted.

What is written while it lasts goes to /run, which is memory.
"""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Callable
from typing import Protocol

from disktune_contract.drives.drive import PowerMode
from disktune_contract.record import replace
from disktune_contract.standby.recording import (
    MOST_COMMANDS,
    MOST_CULPRITS,
    QUIET_S,
    SLOTS,
    AccessKind,
    Culprit,
    PowerCommand,
    Recording,
    RecordingEnd,
    RecordingStage,
)
from disktune_helper.standby.attribution import Attribution
from disktune_helper.standby.kernel_trace import DriveAccess, TraceEvent, Who
from disktune_helper.standby.watched_drive import PowerModeSource, PowerWatch, Volumes

# -- counting: bursts and starts of the drive, by program --------------------------------------------------
#
# Memory is bounded: `_MOST` programs, for each of them `_MOST_TIMES` times and the parts of the recording.

_MOST = 1024
_MOST_TIMES = 512
_LEAST_TIMES = 3

_Key = tuple[AccessKind, Who, str, str]


class _Count:
    def __init__(self, first: float, last: float) -> None:
        self.first, self.last = first, last
        self.requests = self.bursts = self.began = self.woke = 0
        self.burst = 0
        """The number of the last burst that it was seen in."""
        self.times: deque[float] = deque(maxlen=_MOST_TIMES)
        self.slots: set[int] = set()


class Burst:
    """A group of requests without a pause."""

    def __init__(self, number: int, began: float, last: float) -> None:
        self.number, self.began, self.last = number, began, last
        self.beginner: _Key | None = None
        self.waker: _Key | None = None
        """The first that may have started the drive."""
        self.judged = False
        """Whether it is decided that this burst started the drive, or did not."""


class Tally:
    """What is counted of a recording that began at *began* and is to take *minutes*.

    Times: seconds since the epoch.
    """

    def __init__(self, began: float, minutes: int) -> None:
        self._began, self._slot_s = began, minutes * 60 / SLOTS
        self._counts: dict[_Key, _Count] = {}
        self.bursts = 0
        self.unnamed = 0
        self._turn = 0
        self.burst: Burst | None = None
        """The last one, over or not."""

    def touch(self, at: float) -> Burst:
        """Take note that the drive was reached, by whomever; return the burst that this belongs to."""
        if self.burst is None or at - self.burst.last >= QUIET_S:
            self.bursts += 1
            self.burst = Burst(self.bursts, at, at)
        self.burst.last = max(self.burst.last, at)
        return self.burst

    def add(self, access: DriveAccess, at: float) -> None:
        """Count an access."""
        burst = self.touch(at)
        whos = (access.who, *access.others)
        # What several have caused together counts for each in turn.
        self._turn += len(whos) > 1
        for place, who in enumerate(whos):
            key = (access.kind, who, access.volume, access.command)
            count = self._counts.get(key)
            if count is None:
                if len(self._counts) >= _MOST:
                    self.unnamed += not place
                    continue
                count = self._counts[key] = _Count(at, at)
            self._count(count, burst, at, requests=place == self._turn % len(whos))
            if place == 0:
                self._begin(key, count, burst, at, wakes=access.wakes)

    def _count(self, count: _Count, burst: Burst, at: float, *, requests: bool) -> None:
        count.first, count.last = min(count.first, at), max(count.last, at)
        count.requests += requests
        if count.burst != burst.number:
            count.burst = burst.number
            count.bursts += 1

    def _begin(self, key: _Key, count: _Count, burst: Burst, at: float, *, wakes: bool) -> None:
        if burst.beginner is None:
            burst.beginner = key
            count.began += 1
            count.times.append(at)
            count.slots.add(max(0, min(SLOTS - 1, int((at - self._began) / self._slot_s))))
        if burst.waker is None and wakes:
            burst.waker = key

    def woke(self) -> None:
        """Take note that the last burst started the drive."""
        if self.burst is not None and not self.burst.judged:
            self.burst.judged = True
            key = self.burst.waker or self.burst.beginner
            if key is not None:
                self._counts[key].woke += 1

    def culprits(self) -> tuple[Culprit, ...]:
        """Return every cause that was counted, the one that began most bursts first."""
        ordered = sorted(self._counts.items(), key=lambda one: (one[1].began, one[1].bursts, one[1].requests))
        return tuple(_culprit(*one) for one in reversed(ordered))[:MOST_CULPRITS]

    def left_out(self) -> int:
        """Return how many requests belong to none of the causes that `culprits` returns."""
        named = sum(one.requests for one in self.culprits())
        return self.unnamed + sum(one.requests for one in self._counts.values()) - named


def _culprit(key: _Key, count: _Count) -> Culprit:
    kind, who, volume, command = key
    gaps = [later - earlier for earlier, later in zip(count.times, list(count.times)[1:], strict=False)]
    return Culprit(
        kind,
        who.program,
        who.unit,
        volume,
        command,
        count.requests,
        count.bursts,
        count.began,
        count.woke,
        round(statistics.median(gaps), 1) if len(count.times) >= _LEAST_TIMES else None,
        count.first,
        count.last,
        tuple(sorted(count.slots)),
    )


# -- the life of one recording -----------------------------------------------------------------------------

LIVE_EVENTS = 200
"""So many events of a burst are read at once, which is when their programs can still be looked up."""
MOST_AT_ONCE = 1000
"""Of more events than that which have come together, the others count as lost."""
REST_S = 0.3
"""So long what belongs to a command may take to come after it."""
LOOK_S = 1.0
"""How often the counters are read after that, or where there are no events at all."""
SAMPLE_S = 60.0
"""How often, of a burst that goes on, the newest events are read."""
IDLE_S = 60.0
"""How often everything else is read: the drive itself, what is on it, the counters."""
WRITE_S = 30.0
"""What is new is written down no more often than this."""
RESTATE_S = 600.0
"""What is not, so often all the same: it states until when the recording is valid."""
SLEPT_S = 5.0
"""The computer has slept for longer than this: the power mode of the drive is then unknown."""


class RecordingStopped(BaseException):
    """The recording is to end; raised out of a wait."""


class EventSource(Protocol):
    """Events of the drive, as `kernel_trace.KernelTrace` has them."""

    def lost(self) -> int:
        """Return how many events were dropped so far."""

    def wait(self, timeout_s: float) -> bool:
        """Return whether there is something to read, after *timeout_s* at the latest."""

    def read(self, most: int, *, newest: bool = False) -> list[TraceEvent]:
        """Return what happened since, in order; of more than *most* events the first, or the *newest*."""

    def listen(self, volumes: Volumes) -> None:
        """Follow what is on the drive by now."""


class RecordedDrive(Protocol):
    """The drive, as far as a recording asks for it."""

    def counter(self) -> int | None:
        """Return how many requests the kernel has counted, None if the drive is gone."""

    def suspended(self) -> bool:
        """Return whether the kernel has suspended it."""

    def power_mode(self) -> PowerMode:
        """Ask for the power mode."""

    def volumes(self) -> Volumes | None:
        """Return what is on it, None if it is gone."""


class Clock(Protocol):
    """Time."""

    def now(self) -> float:
        """Return seconds since the epoch."""

    def boot_ns(self) -> int:
        """Return CLOCK_BOOTTIME, which events have."""

    def suspended(self) -> float:
        """Return the seconds that the computer has slept since it was started."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class Recorder:
    """One recording, from its begin to its end."""

    def __init__(
        self,
        recording: Recording,
        drive: RecordedDrive,
        trace: EventSource | None,
        attribution: Attribution,
        clock: Clock,
        write: Callable[[Recording], None],
        *,
        can_be_asked: bool,
        blind: tuple[AccessKind, ...],
    ) -> None:
        self._drive, self._trace, self._clock, self._write = drive, trace, clock, write
        self._attribution = attribution
        now = clock.now()
        self._recording = replace(recording, stage=RecordingStage.RUNNING, began=now, until=now, blind=blind)
        self._tally = Tally(now, recording.minutes)
        self._power = PowerWatch(now, can_be_asked=can_be_asked)
        self._counted = self._first = drive.counter() or 0
        self._own = 0
        """How many requests were our own."""
        self._moved = self._sampled = self._looked = self._read_at = now
        """When the counter moved, and when the newest events, everything else and live events were last read."""
        self._live = 0
        """Events of this burst that were read as they came."""
        self._cut = 0
        """Requests since the reading stopped."""
        self._seen = 0
        """Accesses since everything else was last read."""
        self._written, self._new = now, True
        self._slept_s = clock.suspended()
        self._commands: deque[PowerCommand] = deque(maxlen=MOST_COMMANDS)

    def run(self) -> Recording:
        """Record until the time is over, it is stopped, or the drive has gone; return the recording."""
        self._put_down(self._clock.now())
        try:
            end = self._record()
        except RecordingStopped:
            end = RecordingEnd.STOPPED
        if self._coasts:
            self._sample(self._clock.now())
        else:
            self._read()
        self._add(self._attribution.rest())
        return replace(self.snapshot(self._clock.now()), stage=RecordingStage.ENDED, end=end)

    def snapshot(self, now: float) -> Recording:
        """Return the recording as far as it has come."""
        self._count(now)
        return replace(
            self._recording,
            until=now,
            culprits=self._tally.culprits(),
            bursts=self._tally.bursts,
            requests=max(0, self._counted - self._first),
            unnamed=self._tally.left_out() + self._cut,
            lost=0 if self._trace is None else self._trace.lost(),
            asked=self._power.asked,
            commands=tuple(self._commands),
            spans=tuple(self._power.spans),
            standby_s=round(self._power.standby_s(now), 1),
            unasked_s=round(self._power.unasked_s(now), 1),
            starts=self._power.starts,
            quiet_awake_s=self._power.quiet_awake_s,
            entered_after_s=tuple(self._power.entered_after_s),
        )

    @property
    def _coasts(self) -> bool:
        """Whether the counter is followed in place of events."""
        return self._trace is None or self._live >= LIVE_EVENTS

    def _record(self) -> RecordingEnd:
        over = self._recording.began + self._recording.minutes * 60
        while (now := self._clock.now()) < over:
            if not self._turn(now, over):
                return RecordingEnd.DRIVE_GONE
        return RecordingEnd.DONE

    def _turn(self, now: float, over: float) -> bool:
        """Wait for something to happen and deal with it; return whether the drive is still there."""
        there = True
        if self._trace is None or self._coasts:
            self._clock.sleep(min(LOOK_S, self._patience_s(now, over)))
            there = self._coast(self._clock.now())
        elif self._trace.wait(self._patience_s(now, over)):
            if not self._read():
                # Woken for nothing; whatever the reason, it must not go on and on.
                self._clock.sleep(REST_S)
        else:
            self._add(self._attribution.rest())
        now = self._clock.now()
        if self._clock.suspended() - self._slept_s > SLEPT_S:
            self._slept_s = self._clock.suspended()
            self._power.unknown(now)
        if there and now - self._looked >= IDLE_S:
            there = self._look_around(now)
        if there and self._power.due(now):
            self._ask(now)
        if (self._new and now - self._written >= WRITE_S) or now - self._written >= RESTATE_S:
            self._put_down(now)
        return there

    def _patience_s(self, now: float, over: float) -> float:
        waits = [over, self._looked + IDLE_S]
        if (due_s := self._power.due_in(now)) is not None:
            waits.append(now + due_s)
        if self._new:
            waits.append(self._written + WRITE_S)
        if self._attribution.pending:
            waits.append(now + REST_S)
        return max(0.0, min(waits) - now)

    def _put_down(self, now: float) -> None:
        self._written, self._new = now, False
        self._write(self.snapshot(now))

    # -- events --------------------------------------------------------------------------------------------

    def _read(self) -> bool:
        """Take in what has happened; return whether that was anything."""
        events = self._trace.read(MOST_AT_ONCE) if self._trace is not None else []
        if not events:
            return False
        now = self._clock.now()
        if now - self._read_at >= QUIET_S:
            self._live = 0
        self._read_at = now
        self._count(now)
        self._live += len(events)
        self._add(self._attribution.of(events))
        # From here on the counter may be followed; what it has counted so far has been seen.
        self._moved = self._sampled = now
        return True

    def _add(self, accesses: list[DriveAccess]) -> None:
        now, boot_ns = self._clock.now(), self._clock.boot_ns()
        for access in accesses:
            at = min(now, now - (boot_ns - access.at_ns) / 1e9)
            self._tally.add(access, at)
            self._power.reached(at)
        for at_ns, who, command in self._attribution.commands:
            at = now - (boot_ns - at_ns) / 1e9
            registers = (command.opcode, command.feature, command.count)
            self._commands.append(PowerCommand(at, who.program, who.unit, *registers))
        self._attribution.commands.clear()
        self._seen += len(accesses)
        self._new = self._new or bool(accesses)

    def _coast(self, now: float) -> bool:
        """Follow the counter while events are not read; return whether the drive is still there."""
        if self._count(now) is None:
            return False
        begins = self._tally.burst is not None and self._tally.burst.beginner is None
        if self._cut and (begins or now - self._sampled >= SAMPLE_S):
            self._sample(now)
        elif self._trace is not None and now - self._moved >= QUIET_S:
            self._sample(now)
            self._live = 0
        return True

    def _sample(self, now: float) -> None:
        """Read what the ring buffer has kept of what was not read as it came."""
        self._sampled = now
        if self._trace is None:
            return
        accesses = self._attribution.of(self._trace.read(MOST_AT_ONCE, newest=True))
        self._add(accesses)
        self._tally.unnamed += max(0, self._cut - len(accesses))
        self._cut = 0

    def _count(self, now: float) -> int | None:
        """Return how many requests there were since the last time, None if the drive is gone.

        While events are not read, they are requests that no event has shown yet.
        """
        found = self._drive.counter()
        if found is None:
            return None
        passed, self._counted = max(0, found - self._own - self._counted), found - self._own
        if passed and self._coasts:
            self._moved, self._new = now, True
            self._cut += passed
            self._tally.touch(now)
            self._power.reached(now)
        return passed

    # -- the drive -----------------------------------------------------------------------------------------

    def _look_around(self, now: float) -> bool:
        """Read what no event reports; return whether the drive is still there."""
        self._looked = now
        passed, volumes = self._count(now), self._drive.volumes()
        if passed is None or volumes is None:
            return False
        if passed and not self._seen and not self._coasts:
            # Such as what the kernel does for itself, or what this kernel cannot show.
            self._tally.touch(now)
            self._tally.unnamed += passed
            self._power.reached(now)
            self._new = True
        self._seen = 0
        if volumes != self._attribution.volumes:
            self._attribution.volumes = volumes
            if self._trace is not None:
                self._trace.listen(volumes)
        if self._drive.suspended() != self._power.suspended:
            self._ask(now)
        return True

    def _ask(self, now: float) -> None:
        """Find out in which power mode the drive is, without starting it."""
        if self._drive.suspended():
            self._power.found(now, PowerMode.STANDBY, by=PowerModeSource.BY_KERNEL)
            return
        if not self._power.can_be_asked:
            self._power.found(now, PowerMode.ACTIVE_OR_IDLE, by=PowerModeSource.BY_KERNEL)
            return
        before = self._drive.counter()
        mode = self._drive.power_mode()
        after = self._drive.counter()
        if before is not None and after is not None:
            # More than one belongs to another process, which came at the same moment.
            self._own += min(1, max(0, after - before))
        if self._power.found(self._clock.now(), mode, by=PowerModeSource.BY_DRIVE):
            self._tally.woke()
        self._new = True
