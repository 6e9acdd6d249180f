"""Comparing values of settings on trial: measure, switch, measure again; whatever happens, the old ones go
back.

The values on trial are a `Trial` like any other, whose clock does not run: whatever ends the comparison, the end
of input and the death of this process included, they are restored the way trials are. Every switch happens in the
drive's lane, so that it never meets an apply or a restoring half way.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from disktune_contract.catalog import BY_ID as CATALOG_BY_ID
from disktune_contract.experiments import recipes
from disktune_contract.experiments.comparison_verdict import Course
from disktune_contract.experiments.recipes import TOO_RISKY
from disktune_contract.layers.stack import Stack, data_path
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages import comparison
from disktune_contract.messages.change import ChangeResult, TrialEnd
from disktune_contract.messages.comparison import Candidate, Compare, Hold, Switch
from disktune_contract.messages.faults import Fault, Refusal, out_of_range
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, labelled
from disktune_contract.settings.setting import UNREADABLE
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import opening
from disktune_helper.changes.operations import revert
from disktune_helper.drives import drive_snapshot, identity, layers, self_tests
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.experiment import rounds
from disktune_helper.experiment.rounds import RoundReading, Rounds
from disktune_helper.long_trials.order_files import refuse_if_tried
from disktune_helper.raid.boost_state import refuse_if_boosted
from disktune_helper.settings import engine
from disktune_helper.settings.engine import EarlierValue

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext
    from disktune_helper.settings.trials import Trial
    from disktune_helper.system.ports import Ports


# -- values on trial that are switched back and forth, in the drive's lane ---------------------------------
#
# They are a `Trial` like any other: what ends one, the end of input and the death of this process included,
# restores them.

FOUND_S = 2 * comparison.MAX_TOTAL_S
"""For how long the values that were found may stay in force before the trial is over: there is nothing to
restore, but a window that no longer responds must not keep the drive reserved forever."""


def check(request: Compare | Hold) -> None:
    """Raise Refusal if *request* wants more than it may, before the drive is read."""
    rounds.check_candidates(len(request.candidates))
    for change in chain.from_iterable(candidate.changes for candidate in request.candidates):
        setting = CATALOG_BY_ID.get(change.setting)
        if setting is not None and setting.risk > request.most_risk:
            raise Refusal(Fault.NOT_ALLOWED, TOO_RISKY)


def check_layer(ports: Ports, request: Hold) -> None:
    """Raise Refusal if a setting of the given drive has no effect on the given file system.

    Which layers there are is asked of the kernel here: the window's choice is not trusted.
    """
    identity.check_present(ports, request.drive)
    stack = Stack(layers.layers(ports))
    system = next((one for one in stack.layers.file_systems if one.name == request.file_system), None)
    if system is None:
        why = Sentence("The file system is no longer mounted.")
        raise Refusal(Fault.NOT_SUPPORTED, why)
    path = data_path(stack, system)
    for change in chain.from_iterable(candidate.changes for candidate in request.candidates):
        known = change.setting in CATALOG_BY_ID
        if known and (refused := recipes.refusal(change.setting, request.drive.name, path)):
            raise Refusal(Fault.NOT_SUPPORTED, refused)


def is_interleaved(candidates: Sequence[Candidate]) -> bool:
    """Return whether all of it can be switched back and forth; raises Refusal if not, and there are several."""
    settings = {change.setting for candidate in candidates for change in candidate.changes}
    interleaved = all(recipes.interleavable(CATALOG_BY_ID[name]) for name in settings)
    if not interleaved and len(candidates) > 1:
        why = Sentence("These settings cannot be switched: compare one value at a time.")
        raise Refusal(Fault.NOT_SUPPORTED, why)
    return interleaved


def earlier_values(found: DriveSnapshot, candidates: Sequence[Candidate]) -> tuple[EarlierValue, ...]:
    """Return how to restore whatever any of *candidates* changes; raises Refusal if one of them may not be done.

    What cannot be restored, because its present value is unknown, is not tried.
    """
    earlier: dict[str, EarlierValue] = {}
    for candidate in candidates:
        earlier.update({item.setting: item for item in engine.check(found, candidate.changes).earlier})
    for change in chain.from_iterable(candidate.changes for candidate in candidates):
        if change.setting not in earlier:
            why = labelled(CATALOG_BY_ID[change.setting].label, UNREADABLE)
            raise Refusal(Fault.NOT_SUPPORTED, why)
    return tuple(earlier[name] for name in rules.in_order(earlier))


def begin_switching(session: SessionContext, request: Compare | Hold) -> Switcher:
    """Record how to restore everything, and return the `Switcher`; in the drive's lane. Raises Refusal."""
    session.refuse_if_busy(request.drive.name)
    changes = chain.from_iterable(candidate.changes for candidate in request.candidates)
    refuse_if_boosted(session, request.drive.name, [change.setting for change in changes])
    refuse_if_tried(session, request.drive.name, [change.setting for change in changes])
    with session.open(request.drive) as found:
        if not request.wake and found.asleep:
            raise drive_snapshot.reading_would_wake()
        self_tests.refuse_while_running(found)
        earlier = earlier_values(found, request.candidates)
        is_interleaved(request.candidates)
    # Once more, as the one that was meant: the name may have come to mean another drive.
    with closing(identity.open_checked(session.ports, request.drive)):
        return Switcher(session, request.candidates, session.trials.begin(request.drive, earlier))


class Switcher:
    """Brings the values of one arm after the other into force. All of it in the drive's lane."""

    def __init__(self, session: SessionContext, candidates: Sequence[Candidate], trial: Trial) -> None:
        """Take over *trial*, which knows how to restore the values."""
        self.trial = trial
        self.candidates = candidates
        self._session = session
        self._arm = 0
        # Each way once for each value: the journal records what was done to the drive, not how often.
        self._tried: set[int] = set()
        self._told: set[int] = set()

    @property
    def lasts(self) -> bool:
        """Whether it is still on trial; else everything has gone back, or is about to."""
        return self.trial.token in self._session.trials.all()

    def switch(self, arm: int) -> None:
        """Bring the values of *arm* into force; always by way of those that were found, side effects included.

        Those that are in force stay as they are. Raises Refusal; also if the trial is over.
        """
        session, drive = self._session, self.trial.drive
        if not self.lasts:
            raise rounds.cancelled()
        if arm == self._arm:
            return
        with session.open(drive) as found:
            if self._arm:
                results = engine.restore(found, self.trial.earlier)
                if self._arm not in self._told:
                    session.journal.record(drive, results, TrialEnd.COMPARED.value)
                    self._told.add(self._arm)
                _raise_first(results)
                self._arm = 0
            if arm:
                # From here on they may be in force, whatever is raised.
                self._arm = arm
                result = engine.apply(found, engine.check(found, self.candidates[arm - 1].changes))
                _raise_first(result.results)
                if arm not in self._tried:
                    session.journal.record(drive, result.results, "tried")
                    self._tried.add(arm)

    def revert(self) -> tuple[str, ...]:
        """Restore everything, unless the end of the trial has done so; return what could not be restored."""
        try:
            trial = self._session.trials.take(self.trial.token)
        except Refusal:
            return ()
        ended = revert(self._session, trial, TrialEnd.COMPARED)
        return tuple(
            Sentence(
                "{setting} could not be restored: {why}",
                setting=CATALOG_BY_ID[result.setting].label,
                why=result.why,
            )
            for result in ended.results
            if result.fault is not None
        )


def _raise_first(results: Sequence[ChangeResult]) -> None:
    for result in results:
        if result.fault is not None:
            raise Refusal(result.fault, result.why)


# -- for a process of the user's that measures ---------------------------------------------------------------


def hold(session: SessionContext, request: Hold) -> str:
    """Begin, and return the name of the trial; in the drive's lane. Raises Refusal."""
    check(request)
    check_layer(session.ports, request)
    made = begin_switching(session, request)
    session.holds[made.trial.token] = made
    session.trials.start_clock(made.trial, FOUND_S)
    session.wake()
    return made.trial.token


def switch(session: SessionContext, request: Switch) -> None:
    """Bring the values of an arm into force for a while; in the drive's lane. Raises Refusal."""
    made = session.holds.get(request.trial)
    if not isinstance(made, Switcher) or not made.lasts:
        why = Sentence("That comparison has ended.")
        raise Refusal(Fault.NOT_SUPPORTED, why)
    if not 0 <= request.arm <= len(made.candidates) or request.hold_s not in comparison.HOLD_S:
        raise out_of_range(f"{comparison.HOLD_S[0]} s", f"{comparison.HOLD_S[-1]} s")
    try:
        made.switch(request.arm)
    except BaseException:
        # The result is unknown: restore everything, as the trial does.
        session.trials.start_clock(made.trial, 0)
        session.wake()
        raise
    session.trials.start_clock(made.trial, request.hold_s if request.arm else FOUND_S)
    session.wake()


# -- comparing values by switching between them, and restoring ---------------------------------------------

T = TypeVar("T")


def begin(session: SessionContext, request: Compare) -> Experiment:
    """Begin a comparison and return it; in the drive's lane. Raises Refusal."""
    rounds.check(request, len(request.candidates))
    check(request)
    switcher = begin_switching(session, request)
    try:
        made = Experiment(session, session.next_number(), request, switcher)
        made.start()
    except BaseException:
        session.trials.forget(switcher.trial)
        raise
    session.wake()
    return made


class Experiment(Rounds):
    """One comparison on a raw drive. It is made and started in the drive's lane."""

    def __init__(self, session: SessionContext, number: int, request: Compare, switcher: Switcher) -> None:
        """Take over *switcher*. Raises Refusal."""
        self._cancelled = threading.Event()
        self._switcher = switcher
        self._hold_s = rounds.hold_s(request)
        declared = BY_ID.get(request.workload)
        course = Course(
            len(request.candidates),
            request.rounds,
            interleaved=is_interleaved(request.candidates),
            metric=declared.metric if declared is not None else Metric.THROUGHPUT,
        )
        with closing(identity.open_checked(session.ports, request.drive)) as node:
            meter = opening.open_meter(session.ports, node, request, self._cancelled)
        super().__init__(session, number, request, course, DriveMeter(meter, request.workload))

    @property
    def trial(self) -> str:
        """The name of the trial that the values are on."""
        return self._switcher.trial.token

    def cancel(self) -> None:
        self._cancelled.set()

    def _switch(self, arm: int) -> None:
        self._in_lane(lambda: self._set(arm))

    def _begin_turn(self) -> None:
        # Should this process hang, the values of this turn are restored all the same.
        self._session.trials.lease(self._switcher.trial, self._hold_s)

    def _restore(self) -> tuple[str, ...]:
        try:
            return self._in_lane(self._switcher.revert)
        except BaseException:
            # The session has another try, as with any trial whose time is over.
            self._session.trials.start_clock(self._switcher.trial, 0)
            raise

    def _set(self, arm: int) -> None:
        if self._cancelled.is_set():
            raise rounds.cancelled()
        self._switcher.switch(arm)

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


class DriveMeter:
    """Runs on a raw drive, in the figure of the workload; all their requests are of one size."""

    def __init__(self, meter: opening.WorkloadRuns, workload: str) -> None:
        """Take over *meter*."""
        self._meter = meter
        declared = BY_ID[workload]
        self._unit = declared.block_bytes if declared.metric is Metric.IOPS else 1

    def warm_up(self) -> None:
        self._meter.warm_up()

    def run(self) -> RoundReading:
        reading = self._meter.run()
        return RoundReading(reading.bytes_s / self._unit, reading.disturbed, reading.void)

    def close(self) -> None:
        self._meter.close()
