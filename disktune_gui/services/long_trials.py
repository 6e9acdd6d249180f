"""The window's side of long trials: listing, starting and ending them. No widgets."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.long_trial import (
    EndLongTrial,
    LongSpan,
    LongTrialList,
    LongTrialState,
    TryLong,
)
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Change
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences

LOOK_MS = 5_000
"""How often the state of trials is read, while there is one."""
DEMO_LOOK_MS = 1_000

_SEEN = "long_trials_seen"
_MOST_SEEN = 32

Then = Callable[[], None]
Failed = Callable[[str], None]


class LongTrials(QObject):
    """One for each session; a window opened again finds the trials that the service has kept since."""

    changed = pyqtSignal()
    """A trial began, made progress, or ended."""
    over = pyqtSignal(LongTrialState)
    """A trial that ran while the window was open has ended."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__(session)
        self.session, self._preferences = session, preferences
        self._known: tuple[LongTrialState, ...] = ()
        self._read_at = time.monotonic()
        self._timer = SeenTimer(session, self)
        self._timer.setInterval(DEMO_LOOK_MS if session.place.demo else LOOK_MS)
        self._timer.timeout.connect(self.look)
        session.privilege_changed.connect(self.look)
        session.drives_changed.connect(self._look_first)
        self._looked = False

    @property
    def known(self) -> tuple[LongTrialState, ...]:
        """All trials: those that are open, then the last that ended."""
        return self._known

    def of(self, drive: DriveRef) -> LongTrialState | None:
        """Return the trial of a drive that is open, or one that has ended and was not dismissed."""
        ours = [one for one in self._known if _is_of(one, drive)]
        running = next((one for one in ours if one.open), None)
        return running or next((one for one in ours if not self._is_seen(one)), None)

    def unseen(self) -> tuple[LongTrialState, ...]:
        """Return what is open, or has ended and was not dismissed: one for each drive."""
        drives = {one.drive.identity or one.drive.name: one.drive for one in self._known}
        return tuple(shown for drive in drives.values() if (shown := self.of(drive)) is not None)

    def seconds_left(self, state: LongTrialState) -> float:
        """Return how much of its time is left now."""
        return max(0.0, state.seconds_left - (time.monotonic() - self._read_at) * state.pace)

    def look(self) -> None:
        """Ask for the state of all trials."""
        self.session.request(self, "long-trials", Nothing(), self._on_list, lambda _fault, _why: None)

    def order(
        self,
        drive: DriveRef,
        changes: tuple[Change, ...],
        span: LongSpan,
        *,
        keep: bool,
        then: Then,
        failed: Failed,
    ) -> None:
        """Try *changes* for hours, after asking for the password if need be; one of the two is called."""
        self._send("try-long", TryLong(drive, changes, span, keep), then, failed)

    def end(self, trial: str, *, keep: bool, then: Then, failed: Failed) -> None:
        """Keep or revert a trial now; one of the two is called."""
        self._send("end-long-trial", EndLongTrial(trial, keep), then, failed)

    def dismiss(self, trial: str) -> None:
        """Hide the result of a trial, and those of earlier ones of its drive."""
        drive = next((one.drive for one in self._known if one.trial == trial), None)
        over = [one.trial for one in self._known if drive is not None and _is_of(one, drive) and not one.open]
        seen = [*self._preferences.text(_SEEN).split(), *over]
        self._preferences.keep(_SEEN, " ".join(dict.fromkeys(seen[-_MOST_SEEN:])))
        self.changed.emit()

    def _send(self, verb: str, request: object, then: Then, failed: Failed) -> None:
        def send() -> None:
            self.session.request(
                self, verb, request, partial(self._on_done, then), lambda _fault, why: failed(why)
            )

        if self.session.may(verb):
            send()
        else:
            self.session.unlock(self, send, failed)

    def _on_done(self, then: Then, _state: LongTrialState) -> None:
        then()
        self.look()

    def _look_first(self) -> None:
        if not self._looked:
            self.look()

    def _on_list(self, reply: LongTrialList) -> None:
        self._looked = True
        before = {one.trial for one in self._known if one.open}
        known_before = self._known
        self._known, self._read_at = reply.trials, time.monotonic()
        running = any(one.open for one in self._known)
        if running != self._timer.isActive():
            (self._timer.start if running else self._timer.stop)()
        if running or self._known != known_before:
            self.changed.emit()
        for one in self._known:
            if one.trial in before and not one.open:
                self.over.emit(one)

    def _is_seen(self, state: LongTrialState) -> bool:
        return state.trial in self._preferences.text(_SEEN).split()


def _is_of(state: LongTrialState, drive: DriveRef) -> bool:
    if drive.identity and state.drive.identity:
        return state.drive.identity == drive.identity
    return state.drive.name == drive.name
