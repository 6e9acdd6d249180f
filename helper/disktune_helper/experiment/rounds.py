"""The rounds of a comparison: whose turn it is, a run of it, what else went on; until it is over or void.

What switching and measuring mean is for `disktune_helper.experiment.raw_drive` (a raw drive, all in one process)
and `disktune_helper.experiment.folder` (a file of the user's, where values are switched by another process) to
know.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

from disktune_contract.experiments.comparison_verdict import Course, Turn
from disktune_contract.measuring.measurement import unusual
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import (
    Compare,
    CompareEnded,
    CompareFolder,
    CompareLayer,
    CompareRound,
    CompareRun,
    Comparison,
)
from disktune_contract.messages.faults import Fault, Refusal, invalid, out_of_range
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_helper.bench import disturbance
from disktune_helper.bench.disturbance import MachineState
from disktune_helper.drives.upkeep import UpkeepReader
from disktune_helper.system import errors
from disktune_helper.system.log import log_mistake

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


@record
class RoundReading:
    """What a run gave: the workload's figure, 0 for none. ``void``: it and those before it mean nothing."""

    value: float
    disturbed: str = ""
    void: str = ""


class RunMaker(Protocol):
    """Makes the runs."""

    def warm_up(self) -> None:
        """Run and throw away; raises Refusal."""

    def run(self) -> RoundReading:
        """Run once; raises Refusal."""

    def close(self) -> None:
        """Release what is measured."""


def check_candidates(number: int) -> None:
    """Raise Refusal unless that many candidates may be compared (security-requirements.md R12)."""
    if not 1 <= number <= comparison.MAX_CANDIDATES:
        raise out_of_range(1, comparison.MAX_CANDIDATES)


def check(request: Compare | CompareFolder | CompareLayer, candidates: int) -> None:
    """Raise Refusal if the numbers in *request* are out of their bounds (security-requirements.md R12)."""
    check_candidates(candidates)
    few, many = comparison.least_rounds(candidates), comparison.ROUNDS[-1]
    if not few <= request.rounds <= many:
        raise out_of_range(few, many)
    if request.seconds not in comparison.SECONDS or request.warm_up_s not in comparison.WARM_UP_S:
        raise invalid("a run takes 1 to 60 s, its warm-up at most 10 s", Fault.OUT_OF_RANGE)
    total = comparison.seconds_needed(candidates, request.rounds, request.seconds, request.warm_up_s)
    if total > comparison.MAX_TOTAL_S:
        raise invalid("a comparison takes at most 1 h", Fault.OUT_OF_RANGE)


def hold_s(request: Compare | CompareFolder | CompareLayer) -> int:
    """Return for how many seconds values may stay in force without another word; a run never takes so long."""
    return min(comparison.HOLD_S[-1], 60 + 3 * (request.seconds + request.warm_up_s))


def cancelled() -> Refusal:
    """Return the refusal that ends a cancelled comparison."""
    return Refusal(Fault.CANCELLED, Sentence("The comparison was cancelled."))


def _mistake(error: Exception) -> tuple[Fault, str]:
    """Log a mistake of the program and return the fault and sentence to report."""
    log_mistake("compare", error)
    return Fault.INTERNAL, Sentence("Stopped by an internal error of the helper.")


class Rounds:
    """One comparison; it runs in a thread of its own."""

    def __init__(
        self,
        session: SessionContext,
        number: int,
        request: Compare | CompareFolder | CompareLayer,
        course: Course,
        meter: RunMaker,
    ) -> None:
        """Take over *meter*."""
        self.number = number
        self.drive = request.drive
        self._session, self._asked = session, request
        self._course, self._meter = course, meter
        self._arm = 0
        """The arm whose values are in force."""
        self._watched = request.drive.name
        """Kernel name of the drive whose temperature is watched."""
        self._upkeep: dict[str, None] = {}
        """What else kept the drives busy at the beginning or at the end: `Drive.upkeep`."""
        self._layered = False
        """Whether threads of the kernel work for what is measured."""

    def start(self) -> None:
        """Begin; raises Refusal, and then it is over."""
        self._session.experiments[self.number] = self
        try:
            errors.start(self._work, f"compare {self.drive.name}")
        except Refusal:
            del self._session.experiments[self.number]
            self._meter.close()
            raise

    def cancel(self) -> None:
        """Stop soon; the values are restored."""
        raise NotImplementedError

    def _switch(self, arm: int) -> None:
        """Bring the values of *arm* into force; raises Refusal."""
        raise NotImplementedError

    def _begin_turn(self) -> None:
        """Note that another turn begins."""

    def _stay(self, arm: int) -> None:
        """See to it that the values of *arm*, which are in force, stay so for another run."""

    def _restore(self) -> tuple[str, ...]:
        """Restore everything that this process has changed; return what could not be restored, in sentences."""
        raise NotImplementedError

    def _work(self) -> None:
        void, fault, why = "", None, ""
        try:
            void = self._measure()
        except Refusal as error:
            fault, why = error.fault, error.why
        except Exception as error:
            fault, why = _mistake(error)
        # Whatever goes wrong from here on, the values are restored first, and the end is reported last.
        stuck: tuple[str, ...] = ()
        try:
            stuck = self._restore()
        except Exception as error:
            fault, why = _mistake(error)
            stuck = (Sentence("Internal error: whether all values were restored is unknown."),)
        result = None
        try:
            self._meter.close()
        except Exception as error:
            _mistake(error)
        try:
            result = self._result(void or why)
        except Exception as error:
            fault, why = _mistake(error)
        self._session.experiments.pop(self.number, None)
        self._session.wake()
        self._session.emit("compare-ended", CompareEnded(self.number, result, stuck, fault, why))

    def _result(self, void: str) -> Comparison | None:
        asked, course = self._asked, self._course
        if not course.done:
            return None
        self._note_upkeep()
        found = course.result(asked.workload, asked.seconds, asked.warm_up_s, void)
        return replace(found, notes=tuple(filter(None, (unusual(self._upkeep),))))

    def _note_upkeep(self) -> None:
        found = UpkeepReader(self._session.ports).of((self.drive.name,))
        self._upkeep.update(dict.fromkeys(found))

    def _measure(self) -> str:
        """Take all turns; return the sentence that makes it all void, empty if there is none. Raises Refusal."""
        begun = self._survey()
        self._note_upkeep()
        for leg in self._course.legs():
            for turn in leg:
                if void := self._turn(turn, begun):
                    return void
            self._end_leg(leg[-1].round)
        return ""

    def _turn(self, turn: Turn, begun: MachineState) -> str:
        """Take one turn; return the sentence that makes all of it void, if there is one."""
        self._begin_turn()
        if turn.arm != self._arm or not self._course.done:
            if turn.arm != self._arm:
                self._switch(turn.arm)
                self._arm = turn.arm
            self._meter.warm_up()
        else:
            self._stay(turn.arm)
        before = self._survey()
        reading = self._meter.run()
        after = self._survey()
        if void := reading.void or disturbance.void(begun, after):
            return void
        disturbed = reading.disturbed or disturbance.disturbed(before, after)
        if not disturbed:
            self._seen(turn.arm, before, after)
        self._note(turn, reading.value, disturbed)
        return ""

    def _survey(self) -> MachineState:
        return disturbance.survey(self._session.ports, self._watched, layered=self._layered)

    def _seen(self, arm: int, before: MachineState, after: MachineState) -> None:
        """Take note of the machine before and after a run that counts."""

    def _note(self, turn: Turn, value: float, disturbed: str) -> None:
        course, asked = self._course, self._asked
        course.add(turn, value, disturbed)
        left = course.total - course.done
        each = asked.seconds + asked.warm_up_s + comparison.SWITCH_S
        self._session.emit(
            "compare-run",
            CompareRun(
                self.number, turn.round, turn.arm, value, disturbed, course.done, course.total, left * each
            ),
        )

    def _end_leg(self, index: int) -> None:
        standings = self._course.end_leg()
        margin = math.exp(self._course.margin())
        self._session.emit("compare-round", CompareRound(self.number, index, margin, standings))
