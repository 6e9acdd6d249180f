"""What is selected in the list, as it lies in the store, and what it is compared with. Without widgets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from disktune_contract.measuring.measurement import Measurement
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import grid as cells
from disktune_gui.benchmark import past, sweep_views
from disktune_gui.benchmark import wording as benchmark_wording
from disktune_gui.benchmark.grid import BenchmarkGrid
from disktune_gui.benchmark.past import Before, PastRun
from disktune_gui.benchmark.view import View
from disktune_gui.results import wording
from disktune_gui.results.rows import ListedRun
from disktune_gui.store.entry import ResultEntry, ResultKind
from disktune_gui.store.store import ResultStore
from disktune_gui.text.series import Trace
from disktune_gui.text.wording import moment

MOST_SHOWN = 12
"""Results laid over each other at a time: the theme has as many styles of lines."""

LAST = math.inf
"""In place of a moment: the run before, whenever that was."""

Tests = dict[str, tuple[Measurement, Trace]]


@dataclass(frozen=True)
class SelectedRuns:
    """The selected lines of the list. Of each of them one test is looked at."""

    runs: tuple[ListedRun, ...] = ()
    entries: tuple[ResultEntry, ...] = ()
    """The test of each that is looked at, in the same order; of no more than `MOST_SHOWN`."""
    tests: Tests = field(default_factory=dict, hash=False)
    """All that was measured in the newest of them, by workload."""
    dates: tuple[PastRun, ...] = ()
    """What the only one could be compared with, newest first."""
    before: Before | None = None
    """What the newest is compared with."""

    @property
    def newest(self) -> ListedRun | None:
        """Whose grid is shown; None if nothing is selected, or experiments."""
        measured = [run for run in self.runs if run.first.kind is ResultKind.MEASUREMENT]
        return max(measured, key=lambda run: run.at, default=None)

    @property
    def only(self) -> ListedRun | None:
        """What is selected, if that is one line."""
        return self.runs[0] if len(self.runs) == 1 else None

    def grid(self) -> BenchmarkGrid | None:
        """Return what came out of all tests of the newest; None if there is nothing to show in a grid."""
        newest = self.newest
        if newest is None or not self.tests:
            return None
        found = {workload: result for workload, (result, _) in self.tests.items()}
        return cells.grid(newest.workloads, found, self.before.results if self.before is not None else {})

    def views(self, units: UnitSystem) -> tuple[View, ...]:
        """Return the charts of the test that is looked at, or what all of several have, laid over each other."""
        if not self.entries:
            return ()
        found = wording.views(self.entries, units)
        run = self.only
        if run is None or run is not self.newest:
            return found
        if run.profile is not None:
            found = (*sweep_views.sweep(run.profile, [result for result, _ in self.tests.values()], units), *found)
        then = self.before.found.get(self.entries[0].envelope.workload) if self.before is not None else None
        beside = [(moment(self.before.at), then[1])] if self.before is not None and then is not None else []
        return benchmark_wording.views_beside(found, beside, units)


def read(
    store: ResultStore, runs: Sequence[ListedRun], workload: str, wanted_at: float | None = LAST
) -> SelectedRuns:
    """Return *runs* with the test *workload* of each, as far as it has that, and what they are compared with.

    One is compared with that which began at *wanted_at*, `LAST` is the run before, None is nothing; of several,
    the newest with the one before it among them. Raises `StoreError`.
    """
    entries = tuple(store.entry(run.part(workload).id) for run in runs[:MOST_SHOWN])
    selected = SelectedRuns(tuple(runs), entries)
    newest = selected.newest
    if newest is None:
        return selected
    tests = past.read(store, _as_past(newest))
    if selected.only is None:
        older = [run for run in runs if run is not newest and run.first.kind is ResultKind.MEASUREMENT]
        second = max(older, key=lambda run: run.at, default=None)
        before = Before(second.at, past.read(store, _as_past(second))) if second is not None else None
        return SelectedRuns(selected.runs, entries, tests, (), before)
    profile = newest.parts[0].profile if newest.whole else ""
    dates = past.runs(store, entries[0].envelope.drive, newest.steps, profile, newest.at)
    last = next(iter(dates), None) if wanted_at == LAST else None
    then = next((one for one in dates if one.at == wanted_at), last)
    return SelectedRuns(
        selected.runs, entries, tests, dates, Before(then.at, past.read(store, then)) if then is not None else None
    )


def _as_past(run: ListedRun) -> PastRun:
    return PastRun(run.at, {one.workload: one.id for one in run.parts})
