"""Earlier runs of the same drive and profile, and the choice of one to compare with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PyQt6.QtCore import QSignalBlocker, pyqtSignal

from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.store import bodies
from disktune_gui.store.entry import MeasuredDrive, StoreError
from disktune_gui.store.store import ResultStore
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.series import Trace
from disktune_gui.text.wording import moment

# -- the choice of an earlier run to compare with ----------------------------------------------------------

DATE = 20
"""Width of a date, in letters."""


class EarlierDates(ChoiceBox):
    """Lists when the same was measured before, and “Nothing”; the caller places its label."""

    compared = pyqtSignal(object)  # float | None
    """What the user wants to compare with: a moment, None for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(DATE)
        self.setAccessibleName(self.tr("Compare with"))
        self.label = PlainLabel(self.tr("C&ompare with"))
        self.label.setBuddy(self)
        self.activated.connect(lambda _index: self.compared.emit(self.currentData()))

    def offer(self, dates: Sequence[float], chosen: float | None) -> None:
        """Offer to compare with what was measured then; *chosen* is what is compared with now."""
        with QSignalBlocker(self):
            self.clear()
            for at in dates:
                self.addItem(moment(at), at)
            self.addItem(self.tr("Nothing") if dates else self.tr("Nothing earlier"), None)
            place = dates.index(chosen) if chosen in dates else len(dates)
            self.setCurrentIndex(place)
        self.setEnabled(bool(dates))


# -- earlier runs of the same drive and profile (no widgets) -----------------------------------------------

MOST = 40
"""Number of runs that are offered at most: a longer list would be hard to read."""


@dataclass(frozen=True)
class PastRun:
    """All that was measured in one go, or one workload alone."""

    at: float
    """When it began, in seconds since the epoch."""
    ids: Mapping[str, str] = field(hash=False)
    """The stored result of each workload."""


@dataclass(frozen=True)
class ComparedRun:
    """An earlier run that is compared with."""

    at: float
    found: Mapping[str, tuple[Measurement, Trace]] = field(hash=False)
    """The results of then, by workload."""
    ids: frozenset[str] = frozenset()
    """Their ids in the store."""

    @property
    def results(self) -> dict[str, Measurement]:
        """The same without the samples over time."""
        return {workload: result for workload, (result, _) in self.found.items()}


def runs(
    store: ResultStore, drive: Drive | MeasuredDrive, workloads: Sequence[str], profile: str, before: float
) -> tuple[PastRun, ...]:
    """Return what was measured of *workloads* on *drive* before that moment, newest first.

    Of a *profile* only what was measured as that profile; of a workload alone, every time that it was. What
    cannot be read is not there.
    """
    try:
        found = store.measured(drive.identity, drive.name, tuple(workloads))
    except StoreError:
        return ()
    together: dict[str, list[tuple[float, str, str]]] = {}
    for one, at, workload, batch, of in found:
        if at < before and (not profile or of == profile):
            together.setdefault((profile and batch) or one, []).append((at, workload, one))
    past = [
        PastRun(min(at for at, _, _ in parts), {workload: one for _, workload, one in parts})
        for parts in together.values()
    ]
    return tuple(sorted(past, key=lambda run: -run.at)[:MOST])


def read(store: ResultStore, run: PastRun) -> dict[str, tuple[Measurement, Trace]]:
    """Return the results of a run, by workload; those of another version, or deleted since, are left out."""
    found = {}
    for workload, one in run.ids.items():
        try:
            content = bodies.measurement(store.entry(one))
        except (StoreError, wire.WireError):
            continue
        found[workload] = (content.result, bodies.trace(content.samples))
    return found
