"""What DiskTune does on a drive now, for whoever would take the drive away. Nothing is asked for that."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.change import Applied, OfTrial, TrialEnded, TrialLook, TrialStage
from disktune_contract.messages.comparison import Compare, CompareEnded, Hold
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import FlickerEnded, MeasureEnded, Started
from disktune_contract.messages.protocol import VERBS, Class
from disktune_contract.messages.trim import TrimEnded
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import State, Status
from disktune_gui.client.session import Session
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.self_test_news import SelfTestNews

translate = QCoreApplication.translate

_TRIES = frozenset({"compare", "hold"})
"""What sets values to see what they bring."""
_MEASURING = frozenset({"measure", "measure-folder", "compare", "compare-folder", "compare-layer"})
_ENDINGS = _MEASURING | {"flicker", "trim"}
"""What begins a job; no two helpers of one window use the same number for one."""
_A_FOLDER = DriveRef("", "")
"""What is measured where a request names a directory alone."""


class DriveWork(QObject):
    """One for each session; hears what is asked of helpers, and what they say of it."""

    changed = pyqtSignal()
    """A job was asked for, has begun, or is over."""
    tried_changed = pyqtSignal(DriveRef)
    """An experiment has begun to set values of a drive, or sets them no more."""

    def __init__(self, session: Session, long_trials: LongTrials, tests: SelfTestNews) -> None:
        super().__init__(session)
        self._long_trials, self._tests = long_trials, tests
        self._jobs: dict[int, tuple[str, DriveRef]] = {}
        self._asked: dict[tuple[str, DriveRef], int] = {}
        """Requests that have no answer yet."""
        self._trials: dict[str, tuple[str, DriveRef]] = {}
        """By name: what put it on trial, and the drive."""
        self._candidates: dict[DriveRef, frozenset[str]] = {}
        """The settings that the last experiment on a drive is about."""
        self._trying: set[DriveRef] = set()
        """Drives of which it was said last that an experiment sets their values."""
        self._ended_early: set[int] = set()
        """Jobs of which the end came before the answer with their number."""
        session.work_asked.connect(self._on_asked)
        session.work_answered.connect(self._on_answered)
        session.trial_ended.connect(self._on_trial_ended)
        session.left.connect(self._on_left)
        ends = (session.measure_ended, session.flicker_ended, session.compare_ended, session.trim_ended)
        for end in ends:
            end.connect(self._on_ended)
        session.own_states = self._own_states

    @property
    def spoilt_by_sleep(self) -> bool:
        """Whether anything is being measured, or is about to be."""
        asked = {verb for (verb, _), count in self._asked.items() if count}
        return not _MEASURING.isdisjoint(asked | {verb for verb, _ in self._jobs.values()})

    def on(self, drive: Drive) -> str:
        """Return what runs on a drive, in a sentence with what to do; empty if nothing does."""
        verbs = {verb for verb, ref in self._jobs.values() if ref == drive.ref}
        verbs |= {verb for (verb, ref), count in self._asked.items() if ref == drive.ref and count}
        if "trim" in verbs:
            return translate("Eject", "TRIM runs on it. Cancel it, or wait for its end.")
        if verbs & {"compare", "hold"}:
            return translate("Eject", "An experiment runs on it. Stop it, or wait for its end.")
        if verbs & {"measure", "flicker"}:
            return translate("Eject", "A measurement runs on it. Stop it, or wait for its end.")
        trial = self._long_trials.of(drive.ref)
        if (
            any(ref == drive.ref for _, ref in self._trials.values())
            or "apply" in verbs
            or (trial is not None and trial.open)
        ):
            return translate("Eject", "Settings of it are on trial. Keep or revert them first.")
        if self._tests.seen_at(drive) is not None or "self-test-start" in verbs:
            return translate("Eject", "A self-test runs on it. Cancel it, or wait for its end.")
        return ""

    def tried(self, ref: DriveRef) -> frozenset[str]:
        """Return the settings of a drive that an experiment sets now: what is in force is not the drive's own."""
        about = [
            *self._jobs.values(),
            *self._trials.values(),
            *(key for key, count in self._asked.items() if count),
        ]
        going_on = any(verb in _TRIES and of == ref for verb, of in about)
        return self._candidates.get(ref, frozenset()) if going_on else frozenset()

    def _own_states(self, ref: DriveRef, done: Callable[[StateList], None]) -> Callable[[StateList], None]:
        """Return *done* such that it hears of no value that an experiment set, before the answer or by then."""
        before = self.tried(ref)

        def told(reply: StateList) -> None:
            tried = before | self.tried(ref)
            done(
                replace(reply, states=tuple(_untold(one) if one.setting in tried else one for one in reply.states))
            )

        return told

    def _announce(self) -> None:
        self.changed.emit()
        trying = {ref for ref in self._candidates if self.tried(ref)}
        turned, self._trying = trying ^ self._trying, trying
        for ref in turned:
            self.tried_changed.emit(ref)

    def _on_asked(self, verb: str, args: object) -> None:
        if isinstance(args, Compare | Hold):
            changes = (change for candidate in args.candidates for change in candidate.changes)
            self._candidates[args.drive] = frozenset(change.setting for change in changes)
        if (key := _key(verb, args)) is not None:
            self._asked[key] = self._asked.get(key, 0) + 1
        self._announce()

    def _on_answered(self, verb: str, args: object, reply: object) -> None:
        self._take(verb, args, reply)
        self._announce()

    def _take(self, verb: str, args: object, reply: object) -> None:
        if isinstance(args, OfTrial):
            # Kept, reverted, or looked at and over.
            if isinstance(reply, TrialEnded) or (isinstance(reply, TrialLook) and reply.stage is TrialStage.OVER):
                self._trials.pop(args.trial, None)
            return
        if (key := _key(verb, args)) is None:
            return
        self._asked[key] = max(0, self._asked.get(key, 0) - 1)
        if isinstance(reply, Applied | Started | OfTrial) and reply.trial:
            self._trials[reply.trial] = key
        if isinstance(reply, Started) and verb in _ENDINGS:
            if reply.job not in self._ended_early:
                self._jobs[reply.job] = verb, key[1]
            self._ended_early.discard(reply.job)

    def _on_ended(self, ended: CompareEnded | FlickerEnded | MeasureEnded | TrimEnded) -> None:
        key = self._jobs.pop(ended.job, None)
        if key is None and any(self._asked.values()):
            self._ended_early.add(ended.job)
        if isinstance(ended, CompareEnded) and not ended.stuck:
            # Its values have been restored; that its trial is over is told as well, sooner or later.
            self._trials = {name: one for name, one in self._trials.items() if one != key}
        self._announce()

    def _on_trial_ended(self, ended: TrialEnded) -> None:
        self._trials.pop(ended.trial, None)
        self._announce()

    def _on_left(self, privilege: Class) -> None:
        """Forget what a helper did that is gone; its trials are reverted by a service, and end by an event."""
        self._jobs = {job: one for job, one in self._jobs.items() if privilege not in VERBS[one[0]].classes}
        self._ended_early.clear()
        self._announce()


def _untold(state: State) -> State:
    """Return what is to be shown of a setting while an experiment sets it."""
    why = Sentence("An experiment is testing values of this setting. The earlier value is restored when it ends.")
    return replace(state, status=Status.LOCKED, value=None, reason=why)


def _key(verb: str, args: object) -> tuple[str, DriveRef] | None:
    ref = getattr(args, "drive", _A_FOLDER if verb in _MEASURING else None)
    return (verb, ref) if isinstance(ref, DriveRef) else None
