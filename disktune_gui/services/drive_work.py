"""What runs on drives now, for callers that would disturb it; the computer does not suspend meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import RunningSelfTest, SelfTests
from disktune_contract.messages.action import TrimEnded
from disktune_contract.messages.change import Applied, OfTrial, TrialEnded, TrialStage, TrialState
from disktune_contract.messages.comparison import Compare, CompareEnded, Hold
from disktune_contract.messages.faults import EXPERIMENT, MEASUREMENT, ON_TRIAL, SELF_TEST, TRIM, busy
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import FlickerEnded, MeasureEnded, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import State, Status
from disktune_gui.client.asked import ByDrive
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.text.said import said

if TYPE_CHECKING:
    from PyQt6.QtDBus import (
        QDBusConnection,
        QDBusMessage,
        QDBusPendingCallWatcher,
        QDBusUnixFileDescriptor,
    )


# -- drives that run a self-test, by answers to other requests ---------------------------------------------

SPARE_S = 600
UNKNOWN_S = 86_400
"""How long a test may take beyond twice the drive's estimate, and one without an estimate: a busy drive takes
longer, but a test seen yesterday counts no more today."""


_LEAST_WAIT_S, _LOOK_S = 5.0, 60.0
"""When a drive is asked whether its test is over: not sooner than the one, not later than the other."""


class SelfTestNews(QObject):
    """One for each session; evaluates the drives' answers to other requests."""

    changed = pyqtSignal()
    """A drive reported whether it runs a self-test."""

    def __init__(self, session: Session, clock: Callable[[], float] = time.time) -> None:
        super().__init__(session)
        self._clock, self._session = clock, session
        self._running: ByDrive[tuple[float, RunningSelfTest]] = ByDrive(session)
        self._timer = SeenTimer(session, self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)
        session.self_tests_read.connect(self._on_read)

    def seen_at(self, drive: Drive) -> float | None:
        """Return when a test was last seen running (seconds since the epoch); None if none can run any more."""
        if drive.ref not in self._running:
            return None
        at, test = self._running[drive.ref]
        most = UNKNOWN_S if test.minutes_left is None else 2 * 60 * test.minutes_left + SPARE_S
        return at if self._clock() <= at + most else None

    def running(self, drive: Drive) -> RunningSelfTest | None:
        """Return the test that a drive may run, as it reported last."""
        return self._running[drive.ref][1] if self.seen_at(drive) is not None else None

    def ends_at(self, drive: Drive) -> float | None:
        """Return when that ends by the drive's estimate (monotonic clock); None if there is no estimate."""
        if drive.ref not in self._running or self._running[drive.ref][1].minutes_left is None:
            return None
        at, test = self._running[drive.ref]
        return time.monotonic() + at + 60 * (test.minutes_left or 0) - self._clock()

    def testing(self) -> list[Drive]:
        """Return the drives that may run a self-test."""
        return [drive for drive in self._session.drives if self.seen_at(drive) is not None]

    def upkeep(self, drive: Drive) -> tuple[str, ...]:
        """Return a noun phrase for each test that runs at a drive, as in `Drive.upkeep`."""
        return tuple(
            Sentence("{work} of {name}", work=Sentence("self-test"), name=one.name) for one in self.under(drive)
        )

    def under(self, drive: Drive) -> list[Drive]:
        """Return the drives that may run a self-test: the drive itself, or members of the array."""
        return [one for one in self.testing() if one.ref == drive.ref or drive.name in one.usage.arrays]

    def _on_read(self, ref: DriveRef, tests: SelfTests) -> None:
        if tests.running is not None:
            self._running[ref] = (self._clock(), tests.running)
        elif not tests.asleep:
            self._running.pop(ref, None)
        self.changed.emit()
        self._plan()

    def _plan(self) -> None:
        """Ask again when the first test may be over, and a helper that stays anyway now and then before."""
        waits = [self._wait(drive) for drive in self.testing()]
        if waits and self._session.may("self-tests"):
            self._timer.start(round(1000 * min(waits)))
        else:
            self._timer.stop()

    def _wait(self, drive: Drive) -> float:
        ends_at = self.ends_at(drive)
        left = SPARE_S if ends_at is None else max(_LEAST_WAIT_S, ends_at - time.monotonic())
        # A question would keep a helper with all rights running, as if a user were present.
        patient = self._session.privilege is Class.TUNE and not self._session.place.demo
        return left if patient else min(left, _LOOK_S)

    def _look(self) -> None:
        for drive in self.testing():
            self._session.request(
                self, "self-tests", OfDrive(drive.ref), lambda _reply: None, lambda _fault, _why: None
            )


# -- what DiskTune does on a drive now, by requests and their answers --------------------------------------

translate = QCoreApplication.translate

_TRIES = frozenset({"compare", "hold"})
"""Verbs that set values to measure their effect."""
_MEASURING = frozenset({"measure", "measure-folder", "compare", "compare-folder", "compare-layer"})
_ENDINGS = _MEASURING | {"flicker", "trim"}
"""Verbs that begin a job; no two helpers of one window use the same number for one."""
_A_FOLDER = DriveRef("", "")
"""Represents a directory, where a request names no drive."""


class DriveWork(QObject):
    """One for each session; evaluates requests to helpers, and their answers and events."""

    changed = pyqtSignal()
    """A job was requested, has begun, or has ended."""
    tried_changed = pyqtSignal(DriveRef)
    """An experiment has begun to set values of a drive, or has ended."""

    def __init__(self, session: Session, long_trials: LongTrials, tests: SelfTestNews) -> None:
        super().__init__(session)
        self._long_trials, self._tests = long_trials, tests
        self._jobs: dict[int, tuple[str, DriveRef]] = {}
        self._asked: dict[tuple[str, DriveRef], int] = {}
        """Requests without an answer yet."""
        self._trials: dict[str, tuple[str, DriveRef]] = {}
        """By name: the verb that began the trial, and the drive."""
        self._candidates: dict[DriveRef, frozenset[str]] = {}
        """The settings of the last experiment on a drive."""
        self._trying: set[DriveRef] = set()
        """Drives for which `tried_changed` last reported that an experiment sets their values."""
        self._ended_early: set[int] = set()
        """Jobs whose end came before the answer with their number."""
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
            return said(busy(TRIM))
        if verbs & {"compare", "hold"}:
            return said(busy(EXPERIMENT))
        if verbs & {"measure", "flicker"}:
            return said(busy(MEASUREMENT))
        if question := self.on_trial(drive):
            return question
        if self._tests.seen_at(drive) is not None or "self-test-start" in verbs:
            return said(busy(SELF_TEST))
        return ""

    def on_trial(self, drive: Drive) -> str:
        """Return what to do first where values of a drive are on trial; empty if none are."""
        trial = self._long_trials.of(drive.ref)
        if (
            any(ref == drive.ref for _, ref in self._trials.values())
            or self._asked.get(("apply", drive.ref))
            or (trial is not None and trial.open)
        ):
            return said(ON_TRIAL)
        return ""

    def tried(self, ref: DriveRef) -> frozenset[str]:
        """Return the settings that an experiment sets now: the values in force are not the drive's own."""
        about = [
            *self._jobs.values(),
            *self._trials.values(),
            *(key for key, count in self._asked.items() if count),
        ]
        going_on = any(verb in _TRIES and of == ref for verb, of in about)
        return self._candidates.get(ref, frozenset()) if going_on else frozenset()

    def _own_states(self, ref: DriveRef, done: Callable[[StateList], None]) -> Callable[[StateList], None]:
        """Return *done* such that it gets no value that an experiment has set, before the answer or by then."""
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
            # Kept, reverted, or found to be over.
            if isinstance(reply, TrialEnded) or (isinstance(reply, TrialState) and reply.stage is TrialStage.OVER):
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
            # Its values have been restored; the end of its trial is reported as well, sooner or later.
            self._trials = {name: one for name, one in self._trials.items() if one != key}
        self._announce()

    def _on_trial_ended(self, ended: TrialEnded) -> None:
        self._trials.pop(ended.trial, None)
        self._announce()

    def _on_left(self, privilege: Class) -> None:
        """Forget the work of a helper that has ended; a service reverts its trials, whose end is an event."""
        self._jobs = {job: one for job, one in self._jobs.items() if privilege not in VERBS[one[0]].classes}
        self._ended_early.clear()
        self._announce()


def _untold(state: State) -> State:
    """Return what is to be shown of a setting while an experiment sets it."""
    why = Sentence("An experiment tests this setting; its earlier value returns at the end.")
    return replace(state, status=Status.LOCKED, value=None, reason=why)


def _key(verb: str, args: object) -> tuple[str, DriveRef] | None:
    ref = getattr(args, "drive", _A_FOLDER if verb in _MEASURING else None)
    return (verb, ref) if isinstance(ref, DriveRef) else None


# -- no suspend during a measurement, an experiment or a self-test -----------------------------------------
#
# A measurement on another machine ends with the connection to it.
#
# logind lends a descriptor for that (org.freedesktop.login1(5), Inhibit), and suspends again when no process has
# it open: it is closed with this process, however that ends. Closing the lid, turning the screen off and locking
# it are not affected. Where there is no logind, or it refuses, work continues without it, and the window does not
# claim to prevent suspend.

NAME, PATH, MANAGER = "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager"
CALL_MS = 5000


class SleepHold(QObject):
    """One for each session. It uses the system's bus if the caller names no other."""

    changed = pyqtSignal()

    def __init__(
        self, session: Session, work: DriveWork, tests: SelfTestNews, bus: QDBusConnection | None = None
    ) -> None:
        super().__init__(session)
        self._session, self._work, self._tests, self._bus = session, work, tests, bus
        self._asked = False
        """Whether logind was asked for the present work, whatever it answered."""
        self._lent: QDBusUnixFileDescriptor | None = None
        """Qt closes it when the object is destroyed, and no child inherits it."""
        work.changed.connect(self._review)
        tests.changed.connect(self._review)
        # A test that was last seen running long ago counts no more.
        session.drives_changed.connect(self._review)

    @property
    def held(self) -> bool:
        """Whether this keeps the computer from suspending now."""
        return self._lent is not None

    def _wanted(self) -> bool:
        # A drive of another machine continues its self-test without this one.
        return self._work.spoilt_by_sleep or bool(self._tests.testing() and not self._session.place.host)

    def _review(self) -> None:
        wanted = self._wanted()
        if wanted and not self._asked:
            self._asked = True
            self._ask()
        elif not wanted:
            self._asked = False
            if self._lent is not None:
                self._lent = None
                self.changed.emit()

    def _ask(self) -> None:
        if self._bus is None and self._session.place.demo:
            return
        from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher  # noqa: PLC0415

        bus = self._bus or QDBusConnection.systemBus()
        if not bus.isConnected():
            # Qt never ends a call on such a bus.
            return
        call = QDBusMessage.createMethodCall(NAME, PATH, MANAGER, "Inhibit")
        call.setArguments(["sleep", "DiskTune", self.tr("Measuring or testing."), "block"])
        call.setAutoStartService(False)
        QDBusPendingCallWatcher(bus.asyncCall(call, CALL_MS), self).finished.connect(self._on_answer)

    def _on_answer(self, done: QDBusPendingCallWatcher) -> None:
        from PyQt6.QtDBus import QDBusPendingReply  # noqa: PLC0415  # as above

        done.deleteLater()
        lent = _descriptor(QDBusPendingReply(done).reply())
        # If the work has ended meanwhile, the descriptor is closed at once.
        if lent is not None and self._asked and self._lent is None:
            self._lent = lent
            self.changed.emit()


def _descriptor(reply: QDBusMessage) -> QDBusUnixFileDescriptor | None:
    """Return the descriptor in an answer; None for a refusal."""
    from PyQt6.QtDBus import QDBusUnixFileDescriptor  # noqa: PLC0415  # as above

    found = next(iter(reply.arguments()), None)
    return found if isinstance(found, QDBusUnixFileDescriptor) and found.isValid() else None
