"""The tray's work for arrays: read them after an event, report what happened, and store it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.arrays import forecast, operation_record
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.messages.conversation import Reply
from disktune_contract.record import replace
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.mdstat_watcher import MdstatWatcher, Pace
from disktune_gui.client.quiet_question import QuietQuestion
from disktune_gui.owned import later
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation, OperationRecorder
from disktune_gui.tray import array_events, array_snapshot, notification
from disktune_gui.tray.array_events import ArrayEvent, ArraysState
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_gui.tray.event_text import Named, message, state_key
from disktune_gui.tray.notifier import Notifier

# -- drives of members: asked of a helper, only when an event is to be reported ----------------------------
#
# Only a few words for a sentence are needed of the answer.

PATIENCE_MS = 10_000
"""An event is reported after this time, with or without the drives' models."""
LIMIT_MS = 60_000
"""A later answer is not waited for: it would only serve the next event."""

Names = dict[str, Named]


class MemberQuery(QuietQuestion):
    """One question. *answered* is called once, later, with what could be found out; before that once with nothing,
    if the answer takes longer than the report of an event can wait."""

    def __init__(
        self,
        answered: Callable[[Names], None],
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        patience_ms: int = PATIENCE_MS,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent, place, limit_ms)
        self._answered, self._names, self._privilege = answered, Names(), elevation.BROWSE
        later(self, self._on_patience, patience_ms)
        self._start()

    def _ask_first(self) -> None:
        self._ask("drives", {})

    def _take(self, answer: Reply[int]) -> None:
        self._names = _names(answer.result["drives"])
        self._finish()

    def _on_patience(self) -> None:
        if not self._done:
            self._answered({})

    def _on_limit(self) -> None:
        # It runs as this user and changes nothing.
        self._helper.kill()
        self._finish()

    def _answer(self) -> None:
        self._answered(self._names)


def _names(drives: list[dict[str, Any]]) -> Names:
    """Return model and slot by kernel name. A member is a whole drive, a partition, or something built on one."""
    models: dict[str, str] = {}
    for drive in drives:
        model = str(drive["model"])
        models[drive["name"]] = model
        models.update({part["name"]: model for part in drive["partitions"]})
        # A volume on several drives has no one model.
        for volume in drive["usage"]["volumes"]:
            models[volume] = "" if volume in models else model
    members = [member for drive in drives if drive["array"] for member in drive["array"]["members"]]
    slots = {member["name"]: member["slot"] for member in members}
    return {name: Named(models.get(name, ""), slots.get(name)) for name in models.keys() | slots.keys()}


# -- the record of what runs -------------------------------------------------------------------------------


class ArrayRecorder:
    """Records the operation of one array, and says what follows. It reads with the monitor, once a minute."""

    def __init__(self, root: Path = array_snapshot.ROOT) -> None:
        self._root = root
        self._recorder: OperationRecorder | None = None
        self._identity = ""
        self._fall: operation_record.Fall | None = None
        self._later_s = 0.0
        self._ends_s: float | None = None
        """When it ends, on the clock that stops in suspend."""

    def followed(self, look: ArraySnapshot, now: float, awake: float) -> ArraySnapshot:
        """Return *look* with what is known from the record; *awake* is the clock that stops in suspend."""
        if not look.running or look.paused:
            self.pause()
            return look
        if self._recorder is None or self._recorder.due(awake):
            self._read(look, now, awake)
        left_s = None if self._ends_s is None else max(0.0, self._ends_s - awake)
        minutes = look.minutes_left if left_s is None or look.stalled else left_s / 60
        return replace(look, fall=self._fall, later_s=self._later_s, minutes_left=minutes)

    def pause(self) -> None:
        """Write what is recorded: nothing runs, or the program ends."""
        self._fall = self._ends_s = None
        self._later_s = 0.0
        if self._recorder is not None:
            self._recorder.pause()

    def _read(self, look: ArraySnapshot, now: float, awake: float) -> None:
        reading = array_snapshot.reading(look, self._root)
        if reading is None:
            return
        identity = array_snapshot.identity(look.name, self._root)
        if self._recorder is None or identity != self._identity:
            self._identity = identity
            # Without an identity the next array of that name could take it for its own.
            file = operation_history.record_file(identity) if identity else None
            self._recorder = OperationRecorder(file)
        self._recorder.add(reading, now, awake, partial(array_snapshot.programs, self._root))
        self._fall, self._later_s, self._ends_s = None, 0.0, None
        known = self._recorder.record
        # What was before suspend, or before this program began, says nothing of now.
        if known is None or not known.stretches or now - known.stretches[-1].ended > operation_record.GAP_S:
            return
        fall = operation_record.fall(known)
        # That it is over is only certain later, but then it would not be true for minutes.
        self._fall = fall if fall is not None and fall.holds(known.stretches[-1]) else None
        since = 0.0 if fall is None else fall.at if fall.until is None else fall.until
        left_s = forecast.remaining_s(
            operation_record.marks(known.stretches, since),
            reading.total,
            rotational=array_snapshot.rotational(reading, self._root),
            most_per_s=reading.limit_kib_s,
        )
        if left_s is not None:
            self._ends_s = awake + left_s
            self._later_s = 0.0 if self._fall is None else self._fall.later_s(left_s, known.stretches)


# -- array monitor -----------------------------------------------------------------------------------------


class ArrayMonitor(QObject):
    """Follows all arrays."""

    changed = pyqtSignal(ArraysState)
    """The state may have changed, and be drawn again."""
    unknown = pyqtSignal()
    """The state of the arrays cannot be read."""

    def __init__(
        self,
        watch: MdstatWatcher,
        notifier: Notifier,
        *,
        file: Path | None = None,
        root: Path = array_snapshot.ROOT,
        ask: Callable[[Callable[[Names], None], QObject], object] = MemberQuery,
    ) -> None:
        super().__init__()
        self._watch, self._notifier = watch, notifier
        self._file, self._root, self._ask = file or array_events.file(), root, ask
        self._history = operation_history.path()
        self._boot = array_events.boot()
        self._settings = notification.store()
        self.story = array_events.load(self._file, self._boot, array_events.now())
        self._kept: object = None
        self._recorders: dict[str, ArrayRecorder] = {}
        self._names: Names = {}
        self._members: frozenset[str] = frozenset()
        """The members that the last question was about."""
        self._asking = False
        self._untold: list[ArrayEvent] = []
        """Events that wait for the drives' names."""
        watch.due.connect(self.look)

    def look(self) -> None:
        """Read all arrays, report what happened, and emit the state."""
        seen = array_snapshot.look(self._watch.read(), self._root)
        if seen is None:
            # An array that cannot be read is not gone. The kernel does not announce when it can be read again.
            self._watch.follow(Pace.PROGRESS)
            self.unknown.emit()
            return
        # Both clocks at one moment: it may take a while until the end of an operation is reported.
        at, moment = time.time(), array_events.now()
        for name in self._recorders.keys() - seen.keys():
            self._recorders.pop(name).pause()
        for name, look in seen.items():
            recorder = self._recorders.setdefault(name, ArrayRecorder(self._root))
            seen[name] = recorder.followed(look, at, moment.awake_s)
        known = self.story.chapters
        self.story, events = array_events.advance(self.story, seen, moment)
        for array in seen.keys() - known.keys():
            # It is there again, or its message is from before the file was lost.
            self._notifier.withdraw(array)
        self._watch.follow(_pace(self.story))
        self._untold += events
        self._tell()
        self._remember(events, at)
        self._keep()
        self.changed.emit(self.story)

    def end(self) -> None:
        """Write what is recorded."""
        for recorder in self._recorders.values():
            recorder.pause()

    # -- reports -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Report what can be reported; one with an unknown member waits for the answer, as do all after it."""
        members = self._all_members()
        if members - self._members and not self._asking:
            self._asking = True
            self._members = members
            self._ask(self._on_names, self)
        while self._untold and not (self._asking and _named(self._untold[0]) - self._names.keys()):
            self._show(self._untold.pop(0))

    def _on_names(self, names: Names) -> None:
        self._asking = False
        for name, known in names.items():
            self._names[name] = _better(known, self._names.get(name, Named()))
        self._tell()

    def _show(self, event: ArrayEvent) -> None:
        if event.kind is array_events.ArrayEventKind.GONE or event.array in notification.muted(self._settings):
            self._notifier.withdraw(event.array)
        if event.mended:
            self._notifier.withdraw(event.array, state_key(event.array))
        if event.array not in notification.muted(self._settings):
            self._notifier.show(message(event, self._names))

    def _all_members(self) -> frozenset[str]:
        chapters = self.story.chapters.values()
        arrays = [chapter.look for chapter in chapters if chapter.look.alarm is not Alarm.CONTAINER]
        return frozenset(member.name for look in arrays for member in look.members)

    # -- storage -------------------------------------------------------------------------------------------

    def _remember(self, events: Iterable[ArrayEvent], at: float) -> None:
        """Add what had ended *at* a moment to the history that the window shows, if its end was observed."""
        for event in events:
            if event.watched_s is None or not (identity := array_snapshot.identity(event.array, self._root)):
                continue
            over = Operation(
                identity,
                event.array,
                array_snapshot.kernels_word(event.operation),
                at - event.watched_s,
                at,
                whole=event.took_s is not None,
                done=event.kind is array_events.ArrayEventKind.FINISHED,
                mismatches=event.mismatches,
            )
            # A full or read-only home: what happened has been reported all the same.
            with suppress(OSError):
                operation_history.remember(self._history, over)

    def _keep(self) -> None:
        """Store what has been reported, if more has changed than the progress between two steps."""
        worth = [
            (
                chapter.told,
                chapter.told_missing,
                chapter.newborn,
                chapter.look.members,
                _without_progress(chapter.run),
            )
            for chapter in self.story.chapters.values()
        ]
        if (names := list(self.story.chapters), worth) != self._kept:
            try:
                array_events.save(self._file, self.story, self._boot)
            except OSError:
                return  # A full or read-only home: it is only reported again after the next start.
            self._kept = (names, worth)


def _pace(story: ArraysState) -> Pace:
    if array_events.busy(story):
        return Pace.PROGRESS
    return Pace.TROUBLE if array_events.in_trouble(story) else Pace.NEVER


def _named(event: ArrayEvent) -> set[str]:
    """Return the members whose drives are named in the report of *event*."""
    return {event.member, *event.failed, *event.vanished} - {""}


def _without_progress(run: array_events.OperationRun | None) -> array_events.OperationRun | None:
    return replace(run, done=0, moved_s=0.0, slow_since_s=None) if run is not None else None


def _better(new: Named, old: Named) -> Named:
    """Return what is known of a member: one that failed has lost its slot, and a drive that is gone its model."""
    return Named(new.model or old.model, old.slot if new.slot is None else new.slot)
