"""The signals of a session, among them answers that concern more than the object that asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, pyqtBoundSignal, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.action import SelfTestStart, TrimEnded, TrimProgress
from disktune_contract.messages.change import TrialEnded
from disktune_contract.messages.comparison import CompareEnded, CompareRound, CompareRun, CompareSwitch
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.measurement import (
    FlickerBeat,
    FlickerEnded,
    MeasureEnded,
    MeasureResult,
    MeasureSample,
)
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.link import Done, Failed

_OF_SELF_TESTS = frozenset({"self-tests", "self-test-start", "self-test-abort"})
"""Verbs whose answers state whether a test runs."""

_WORK = frozenset(
    {
        "measure",
        "compare-layer",
        "compare-folder",
        "measure-folder",
        "flicker",
        "compare",
        "hold",
        "trim",
        "apply",
        "keep",
        "put-back",
        "trial",
        "self-test-start",
        "extend",
        "answer-in",
        "boost",
        "unboost",
        "boosts",
        "scrub",
        "scrubs",
        "pools",
    }
)
"""Verbs that begin or end work on a drive, or report it."""


class SessionSignals(QObject):
    """The signals of a session; `disktune_gui.client.session.Session` adds the rest."""

    drives_changed = pyqtSignal(tuple)
    """tuple[Drive, ...]: the whole list, whenever anything in it changed."""
    devices_changed = pyqtSignal()
    """Block devices, arrays or mounts may have changed; the list of drives is about to be read again."""
    activity = pyqtSignal(ActivitySample)
    measure_sample = pyqtSignal(MeasureSample)
    measure_result = pyqtSignal(MeasureResult)
    measure_ended = pyqtSignal(MeasureEnded)
    flicker_beat = pyqtSignal(FlickerBeat)
    flicker_ended = pyqtSignal(FlickerEnded)
    compare_run = pyqtSignal(CompareRun)
    compare_round = pyqtSignal(CompareRound)
    compare_ended = pyqtSignal(CompareEnded)
    compare_switch = pyqtSignal(CompareSwitch)
    trial_ended = pyqtSignal(TrialEnded)
    trim_progress = pyqtSignal(TrimProgress)
    trim_ended = pyqtSignal(TrimEnded)
    hidden_changed = pyqtSignal(bool)
    """`hidden` is another than before."""
    left = pyqtSignal(Class)
    """A helper of that class has ended."""
    privilege_changed = pyqtSignal(Class)
    """The strongest class a running helper has."""
    password_awaited = pyqtSignal(bool)
    """Whether the system is being asked for permission now, which may mean that a dialog asks for a password."""
    notice = pyqtSignal(str)
    """A sentence for the messages."""
    settled = pyqtSignal(str)
    """The sentence of an earlier notice is no longer true."""
    health_read = pyqtSignal(DriveRef, object)  # Health | None
    """A drive's answer to a request for its health; None if it did not answer."""
    supply_changed = pyqtSignal()
    """The computer was plugged in or unplugged, or its charger reports another state."""
    job_began = pyqtSignal(QObject)  # HelperJob
    """A job of this window was begun."""
    work_asked = pyqtSignal(str, object)  # the record of the verb
    """One of `_WORK` was asked for, with its arguments."""
    work_answered = pyqtSignal(str, object, object)  # its records, or None
    """Its answer, None if it failed."""
    self_tests_read = pyqtSignal(DriveRef, object)  # SelfTests
    """A drive's answer to a request that reads its self-tests, or starts or stops one."""

    hidden = False
    """Whether there is a window that cannot be seen: then no activity is sent, and nothing is polled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._relayed: dict[str, pyqtBoundSignal] = {
            "activity": self.activity,
            "measure-sample": self.measure_sample,
            "measure-result": self.measure_result,
            "measure-ended": self.measure_ended,
            "flicker-beat": self.flicker_beat,
            "flicker-ended": self.flicker_ended,
            "compare-run": self.compare_run,
            "compare-round": self.compare_round,
            "compare-ended": self.compare_ended,
            "compare-switch": self.compare_switch,
            "trial-ended": self.trial_ended,
            "trim-progress": self.trim_progress,
            "trim-ended": self.trim_ended,
        }
        """The events of a helper that are emitted as a signal; the others are for `Session` and for `Link`."""

    def _relay(self, name: str, args: Any) -> None:
        """Emit the signal of a helper's event, if there is one."""
        if name in self._relayed:
            self._relayed[name].emit(args)

    own_states: Callable[[DriveRef, Done], Done] | None = None
    """Wraps the receiver of a drive's states so that it gets no value that an experiment has set."""

    own_ends: Callable[[tuple[Drive, ...]], tuple[Drive, ...]] | None = None
    """Returns the drives with the time that operations on arrays still take, the same for every place."""

    def _overheard(self, verb: str, args: object, done: Done, failed: Failed) -> tuple[Done, Failed]:
        """Return *done* and *failed* wrapped so that request and answer are emitted as signals, too."""
        if isinstance(args, OfDrive) and verb == "health":
            done, failed = self._heard(args.drive, done, failed)
        elif isinstance(args, OfDrive | SelfTestStart) and verb in _OF_SELF_TESTS:
            done = partial(self._heard_tests, args.drive, done)
        elif isinstance(args, OfDrive) and verb == "settings" and self.own_states is not None:
            done = self.own_states(args.drive, done)
        if verb in _WORK:
            done, failed = self._heard_work(verb, args, done, failed)
        return done, failed

    def _heard_work(self, verb: str, args: object, done: Done, failed: Failed) -> tuple[Done, Failed]:
        def told(reply: object) -> None:
            self.work_answered.emit(verb, args, reply)
            done(reply)

        def untold(fault: Fault, why: str) -> None:
            self.work_answered.emit(verb, args, None)
            failed(fault, why)

        self.work_asked.emit(verb, args)
        return told, untold

    def _heard_tests(self, drive: DriveRef, done: Done, reply: object) -> None:
        self.self_tests_read.emit(drive, reply)
        done(reply)

    def _heard(self, drive: DriveRef, done: Done, failed: Failed) -> tuple[Done, Failed]:
        def told(reply: object) -> None:
            self.health_read.emit(drive, reply)
            done(reply)

        def untold(fault: Fault, why: str) -> None:
            self.health_read.emit(drive, None)
            failed(fault, why)

        return told, untold
