"""Comparing values of settings by switching between them: measure, switch, measure again, and always put back.

The values on trial are a `Trial` like any other, whose clock does not run: whatever ends the comparison, the end
of input and the death of this process included, they are put back the way trials are. Every switch happens in the
drive's lane, so that it never meets an apply or a putting back half way.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from disktune_contract import comparing, rules
from disktune_contract.catalog import BY_ID
from disktune_contract.comparing import Candidate, Compare, CompareEnded, CompareRound, CompareRun
from disktune_contract.course import Course, Turn
from disktune_contract.experiments import interleavable
from disktune_contract.faults import Fault, Refusal
from disktune_contract.messages import StepResult, TrialEnd
from disktune_helper import engine, identity, quiet
from disktune_helper.bench import once
from disktune_helper.engine import Restore
from disktune_helper.log import log_mistake
from disktune_helper.quiet import Surveyed
from disktune_helper.sight import Sight

if TYPE_CHECKING:
    from disktune_helper.handlers import Session
    from disktune_helper.ports import Node
    from disktune_helper.trial import Trial

T = TypeVar("T")


def check(request: Compare) -> None:
    """Raise Refusal if *request* is out of its bounds (requirement R12)."""
    if not 1 <= len(request.candidates) <= comparing.MAX_CANDIDATES:
        raise Refusal(Fault.OUT_OF_RANGE, f"A comparison has 1 to {comparing.MAX_CANDIDATES} candidates.")
    few, many = comparing.least_rounds(len(request.candidates)), comparing.ROUNDS[-1]
    if not few <= request.rounds <= many:
        why = f"A comparison of {len(request.candidates) + 1} values has {few} to {many} rounds."
        raise Refusal(Fault.OUT_OF_RANGE, why)
    if request.seconds not in comparing.SECONDS or request.warm_up_s not in comparing.WARM_UP_S:
        raise Refusal(Fault.OUT_OF_RANGE, "A run takes 1 to 60 seconds, and its warm-up at most 10.")
    total = comparing.seconds_needed(len(request.candidates), request.rounds, request.seconds, request.warm_up_s)
    if total > comparing.MAX_TOTAL_S:
        raise Refusal(Fault.OUT_OF_RANGE, "A comparison takes at most an hour.")
    _check_risk(request)


def _check_risk(request: Compare) -> None:
    for step in chain.from_iterable(candidate.steps for candidate in request.candidates):
        setting = BY_ID.get(step.setting)
        if setting is not None and setting.risk > request.most_risk:
            raise Refusal(Fault.NOT_ALLOWED, f"{setting.label} risks more than was allowed for this comparison.")


def restores(found: Sight, candidates: Sequence[Candidate]) -> tuple[Restore, ...]:
    """Return how to put back whatever any of *candidates* changes; raises Refusal if one of them may not be done.

    What cannot be put back, because nobody knows what it is now, is not tried.
    """
    way: dict[str, Restore] = {}
    for candidate in candidates:
        way.update({item.setting: item for item in engine.plan(found, candidate.steps).restores})
    for step in chain.from_iterable(candidate.steps for candidate in candidates):
        if step.setting not in way:
            label = BY_ID[step.setting].label
            raise Refusal(
                Fault.NOT_SUPPORTED, f"{label}: what it is now is not known, so it could not be put back."
            )
    return tuple(way[name] for name in rules.in_order(way))


def begin(session: Session, request: Compare) -> int:
    """Begin a comparison and return its number; in the drive's lane. Raises Refusal."""
    check(request)
    session.refuse_if_busy(request.drive.name)
    with session.open(request.drive) as found:
        if not request.wake and found.power is not None and found.power.asleep:
            raise Refusal(Fault.WOULD_WAKE, "The drive is asleep; measuring would wake it.")
        way = restores(found, request.candidates)
    with closing(identity.open_checked(session.ports, request.drive)) as node:
        trial = session.trials.begin(request.drive, way)
        try:
            made = Experiment(session, session.next_number(), request, node, trial)
        except BaseException:
            session.trials.forget(trial)
            raise
    session.experiments[made.number] = made
    session.wake()
    made.start()
    return made.number


class Experiment:
    """One comparison. It is made and started in the drive's lane, and runs in a thread of its own."""

    def __init__(self, session: Session, number: int, request: Compare, node: Node, trial: Trial) -> None:
        """Take over *trial*, which says how to put things back; *node* is let go of. Raises Refusal."""
        self.number = number
        self.drive = request.drive
        self._session, self._request, self._trial = session, request, trial
        settings = {step.setting for candidate in request.candidates for step in candidate.steps}
        interleaved = all(interleavable(BY_ID[name]) for name in settings)
        if not interleaved and len(request.candidates) > 1:
            why = "These settings cannot be switched back and forth, so only one value is compared at a time."
            raise Refusal(Fault.NOT_SUPPORTED, why)
        self._course = Course(len(request.candidates), request.rounds, interleaved=interleaved)
        self._cancelled = threading.Event()
        self._meter = once.open_meter(session.ports, node, request, self._cancelled)
        self._arm = 0
        """The arm whose values are in force."""
        # Each way once for each value: the journal tells what was done to the drive, not how often.
        self._tried: set[int] = set()
        self._told: set[int] = set()

    def start(self) -> None:
        """Begin."""
        threading.Thread(target=self._work, name=f"compare {self.drive.name}", daemon=True).start()

    def cancel(self) -> None:
        """Stop soon; the values are put back."""
        self._cancelled.set()

    # -- in its own thread ---------------------------------------------------------------------------------

    def _work(self) -> None:
        void, fault, why = "", None, ""
        try:
            void = self._measure()
        except Refusal as error:
            fault, why = error.fault, error.why
        except Exception as error:
            log_mistake("compare", error)
            fault, why = Fault.INTERNAL, "The helper made a mistake and stopped comparing."
        stuck = self._in_lane(self._put_back)
        self._meter.close()
        request, course = self._request, self._course
        result = None
        if course.done:
            result = course.result(request.workload, request.seconds, request.warm_up_s, void or why)
        del self._session.experiments[self.number]
        self._session.wake()
        self._session.emit("compare-ended", CompareEnded(self.number, result, stuck, fault, why))

    def _measure(self) -> str:
        """Take all turns; return the sentence that makes it all void, empty if there is none. Raises Refusal."""
        begun = quiet.survey(self._session.ports, self.drive.name)
        for leg in self._course.legs():
            for turn in leg:
                if void := self._turn(turn, begun):
                    return void
            self._end_leg(leg[-1].round)
        return ""

    def _turn(self, turn: Turn, begun: Surveyed) -> str:
        """Take one turn; return the sentence that makes all of it void, if there is one."""
        ports, name = self._session.ports, self.drive.name
        if turn.arm != self._arm or not self._course.done:
            self._switch(turn.arm)
            self._meter.warm_up()
        before = quiet.survey(ports, name)
        reading = self._meter.run()
        after = quiet.survey(ports, name)
        if void := reading.void or quiet.void(begun, after):
            return void
        self._note(turn, reading.bytes_s, reading.disturbed or quiet.disturbed(before, after))
        return ""

    def _note(self, turn: Turn, bytes_s: float, disturbed: str) -> None:
        course, request = self._course, self._request
        course.add(turn, bytes_s, disturbed)
        left = course.total - course.done
        each = request.seconds + request.warm_up_s + comparing.SWITCH_S
        self._session.emit(
            "compare-run",
            CompareRun(
                self.number, turn.round, turn.arm, bytes_s, disturbed, course.done, course.total, left * each
            ),
        )

    def _end_leg(self, index: int) -> None:
        standings = self._course.end_leg()
        margin = math.exp(self._course.margin())
        self._session.emit("compare-round", CompareRound(self.number, index, margin, standings))

    def _switch(self, arm: int) -> None:
        if arm != self._arm:
            self._in_lane(lambda: self._set(arm))

    def _in_lane(self, task: Callable[[], T]) -> T:
        """Do *task* in the drive's lane and return what it returns, or raise what it raises."""
        done = threading.Event()
        results: list[T] = []
        errors: list[BaseException] = []

        def carry() -> None:
            try:
                results.append(task())
            except BaseException as error:  # noqa: BLE001, RUF100  handed to the thread that waits
                errors.append(error)
            finally:
                done.set()

        self._session.lanes.submit(self.drive.name, carry)
        done.wait()
        if errors:
            raise errors[0]
        return results[0]

    # -- in the drive's lane -------------------------------------------------------------------------------

    def _set(self, arm: int) -> None:
        """Bring the values of *arm* into force; always by way of those that were found, side effects included."""
        session = self._session
        if self._cancelled.is_set() or self._trial.token not in session.trials.all():
            raise Refusal(Fault.CANCELLED, "The comparison was cancelled.")
        with session.open(self.drive) as found:
            if self._arm:
                results = engine.put_back(found, self._trial.restores)
                if self._arm not in self._told:
                    session.journal.record(self.drive, results, TrialEnd.COMPARED.value)
                    self._told.add(self._arm)
                _raise_first(results)
                self._arm = 0
            if arm:
                outcome = engine.carry_out(found, engine.plan(found, self._request.candidates[arm - 1].steps))
                _raise_first(outcome.results)
                if arm not in self._tried:
                    session.journal.record(self.drive, outcome.results, "tried")
                    self._tried.add(arm)
        self._arm = arm

    def _put_back(self) -> tuple[str, ...]:
        """Put everything back, unless the end of the session has done so; return what would not go back."""
        from disktune_helper.handlers import put_back  # noqa: PLC0415  # it imports this module

        try:
            trial = self._session.trials.take(self._trial.token)
        except Refusal:
            return ()
        ended = put_back(self._session, trial, TrialEnd.COMPARED)
        return tuple(
            f"{BY_ID[result.setting].label} could not be put back: {result.why}"
            for result in ended.results
            if result.fault is not None
        )


def _raise_first(results: Sequence[StepResult]) -> None:
    for result in results:
        if result.fault is not None:
            raise Refusal(result.fault, result.why)
