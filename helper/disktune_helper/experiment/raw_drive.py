"""Comparing values of settings by switching between them: measure, switch, measure again, and always restore.

The values on trial are a `Trial` like any other, whose clock does not run: whatever ends the comparison, the end
of input and the death of this process included, they are restored the way trials are. Every switch happens in the
drive's lane, so that it never meets an apply or a restoring half way.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar

from disktune_contract.experiments.abba_schedule import Course
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Compare
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import single_run
from disktune_helper.experiment import rounds, switching
from disktune_helper.experiment.rounds import RoundReading, Rounds
from disktune_helper.inventory import identity

if TYPE_CHECKING:
    from disktune_helper.experiment.switching import Switcher
    from disktune_helper.session.session import SessionContext

T = TypeVar("T")


def begin(session: SessionContext, request: Compare) -> Experiment:
    """Begin a comparison and return it; in the drive's lane. Raises Refusal."""
    rounds.check(request, len(request.candidates))
    switching.check(request)
    switcher = switching.begin(session, request)
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
            interleaved=switching.is_interleaved(request.candidates),
            metric=declared.metric if declared is not None else Metric.THROUGHPUT,
        )
        with closing(identity.open_checked(session.ports, request.drive)) as node:
            meter = single_run.open_meter(session.ports, node, request, self._cancelled)
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
        # Should this process stand still, the values of this turn go back all the same.
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

    def __init__(self, meter: single_run.WorkloadRuns, workload: str) -> None:
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
