"""The tray's own work: look when there is news, tell it, remember it. Everything it meets is handed to it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.record import replace
from disktune_gui.client.mdstat_watcher import MdstatWatcher, Pace
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from disktune_gui.tray import array_events, array_snapshot, memory, mutes
from disktune_gui.tray.array_events import ArrayEvent, Story
from disktune_gui.tray.event_text import Named, message
from disktune_gui.tray.member_names import Asking, Names
from disktune_gui.tray.notifier import Notifier


class ArrayMonitor(QObject):
    """Follows all arrays."""

    changed = pyqtSignal(Story)
    """Something may be worth drawing anew."""
    unknown = pyqtSignal()
    """How the arrays are cannot be seen."""

    def __init__(
        self,
        watch: MdstatWatcher,
        notifier: Notifier,
        *,
        file: Path | None = None,
        root: Path = array_snapshot.ROOT,
        ask: Callable[[Callable[[Names], None], QObject], object] = Asking,
    ) -> None:
        super().__init__()
        self._watch, self._notifier = watch, notifier
        self._file, self._root, self._ask = file or memory.file(), root, ask
        self._history = operation_history.path()
        self._boot = memory.boot()
        self._settings = mutes.store()
        self.story = memory.load(self._file, self._boot, memory.now())
        self._kept: object = None
        self._names: Names = {}
        self._members: frozenset[str] = frozenset()
        """Those that were asked about."""
        self._asking = False
        self._untold: list[ArrayEvent] = []
        """What waits for the drives' names."""
        watch.due.connect(self.look)

    def look(self) -> None:
        """Look at all arrays, tell what happened, and be shown."""
        seen = array_snapshot.look(self._watch.read(), self._root)
        if seen is None:
            # What is not seen has not gone. The kernel does not tell when it can be seen again.
            self._watch.follow(Pace.PROGRESS)
            self.unknown.emit()
            return
        known = self.story.chapters
        # Both clocks at one moment: it may take a while until what has ended is told.
        at, moment = time.time(), memory.now()
        self.story, events = array_events.advance(self.story, seen, moment)
        for array in seen.keys() - known.keys():
            # It is there again, or what is shown of it is from before the memory was lost.
            self._notifier.withdraw(array)
        self._watch.follow(_pace(self.story))
        self._untold += events
        self._tell()
        self._remember(events, at)
        self._keep()
        self.changed.emit(self.story)

    # -- telling -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Tell what can be told; what names a member not known yet waits for the answer, as does all after it."""
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
        if event.kind is array_events.ArrayEventKind.GONE or event.array in mutes.muted(self._settings):
            self._notifier.withdraw(event.array)
        if event.array not in mutes.muted(self._settings):
            self._notifier.show(message(event, self._names))

    def _all_members(self) -> frozenset[str]:
        chapters = self.story.chapters.values()
        arrays = [chapter.look for chapter in chapters if chapter.look.alarm is not Alarm.CONTAINER]
        return frozenset(member.name for look in arrays for member in look.members)

    # -- remembering ---------------------------------------------------------------------------------------

    def _remember(self, events: Iterable[ArrayEvent], at: float) -> None:
        """Put what had ended *at* a moment into the history that the window shows, as far as its end was seen."""
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
            # A full or read-only home: what happened has been told all the same.
            with suppress(OSError):
                operation_history.remember(self._history, over)

    def _keep(self) -> None:
        """Write down what has been told, unless it is the same but for progress between two steps."""
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
                memory.save(self._file, self.story, self._boot)
            except OSError:
                return  # A full or read-only home: it is told again after the next start, and that is all.
            self._kept = (names, worth)


def _pace(story: Story) -> Pace:
    if array_events.busy(story):
        return Pace.PROGRESS
    return Pace.TROUBLE if array_events.in_trouble(story) else Pace.NEVER


def _named(event: ArrayEvent) -> set[str]:
    """Return the members whose drives are named when *event* is told."""
    return {event.member, *event.failed, *event.vanished} - {""}


def _without_progress(run: array_events.OperationRun | None) -> array_events.OperationRun | None:
    return replace(run, done=0, moved_s=0.0, slow_since_s=None) if run is not None else None


def _better(new: Named, old: Named) -> Named:
    """Return what is known of a member: one that failed has lost its slot, and a drive that is gone its model."""
    return Named(new.model or old.model, old.slot if new.slot is None else new.slot)
