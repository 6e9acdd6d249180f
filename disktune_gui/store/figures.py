"""What earlier results of a workload on one drive came to, and whether two differ by more than they scatter.

One result says little: what runs of the same settings differ by from one result to the next is the noise against
which a difference is judged. Without Qt.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.statistics import MARGIN
from disktune_contract.record import record
from disktune_contract.workloads import find
from disktune_gui.store.differences import Difference
from disktune_gui.store.entry import FigureMeaning, MeasuredDrive, StoreError
from disktune_gui.store.results_text import setting_words, value_words

if TYPE_CHECKING:
    from disktune_gui.store.store import ResultStore

LEAST = 3
"""So many differences between results of the same settings are needed to know how far they scatter."""
FACTOR = 3.2
"""A single difference within so many times their root mean square is noise: Student's t for `LEAST`, 95 %."""


@record
class PastFigure:
    """One result of a workload."""

    id: str
    at: float
    workload: str
    bytes_s: float
    least_bytes_s: float
    """The slowest of its runs."""
    most_bytes_s: float
    terms: str
    """What has to be the same in two results for their figures to mean the same."""
    settings: str
    """The settings in force, as JSON."""

    @property
    def values(self) -> dict[str, object]:
        """The settings in force, by their ids."""
        return {one["setting"]: one["value"] for one in json.loads(self.settings or "[]")}


class FigureChange(StrEnum):
    """What may be said of a figure beside an earlier one."""

    UNKNOWN = "unknown"
    """One result each, too far apart for "about the same"."""
    ABOUT_SAME = "about-same"
    """One result each, and near enough."""
    SAME = "same"
    FASTER = "faster"
    SLOWER = "slower"


def past_figures(
    store: ResultStore, drive: Drive | MeasuredDrive, workloads: Sequence[str]
) -> dict[str, tuple[PastFigure, ...]]:
    """Return the results of each workload on *drive*, oldest first; what cannot be read is not there."""
    found: dict[str, list[PastFigure]] = {one: [] for one in workloads}
    try:
        rows = store.figures(drive.identity, drive.name, tuple(workloads))
    except StoreError:
        rows = []
    for one, at, workload, figure, unit, settings, terms, least, most in reversed(rows):
        declared = find(workload) if unit == FigureMeaning.IOPS else None
        factor = declared.block_bytes if declared is not None else 1
        bytes_s = figure * factor
        spread = (min(least or bytes_s, bytes_s), max(most or bytes_s, bytes_s))
        found[workload].append(PastFigure(one, at, workload, bytes_s, *spread, terms or "", settings or ""))
    return {workload: tuple(figures) for workload, figures in found.items()}


def terms_of(result: Measurement) -> str:
    """Return `PastFigure.terms` of a result."""
    raw = result.folder is None
    terms = (
        result.engine.value, result.block_bytes, result.depth, result.jobs, result.offset_bytes,
        int(raw), 0 if raw else result.span_bytes,
    )  # fmt: skip
    return json.dumps(terms, separators=(",", ":"))


def noise(figures: Sequence[PastFigure]) -> float | None:
    """Return how far results of the same settings scatter, as a logarithm; None if there are too few."""
    apart = [
        math.log(second.bytes_s / first.bytes_s)
        for first, second in pairwise(figures)
        if first.terms == second.terms and first.bytes_s and second.bytes_s and not changed_values(first, second)
    ]
    if len(apart) < LEAST:
        return None
    return FACTOR * math.sqrt(sum(one * one for one in apart) / len(apart))


def compare(now: float, then: float, scatter: float | None) -> FigureChange:
    """Return what may be said of a figure beside an earlier one, with the `noise` of results of this kind."""
    if now <= 0 or then <= 0:
        return FigureChange.UNKNOWN
    ratio, small = math.log(now / then), math.log1p(MARGIN)
    if scatter is None:
        return FigureChange.ABOUT_SAME if abs(ratio) <= small else FigureChange.UNKNOWN
    if abs(ratio) <= max(small, scatter):
        return FigureChange.SAME
    return FigureChange.FASTER if ratio > 0 else FigureChange.SLOWER


def changed(before: PastFigure, after: PastFigure) -> tuple[Difference, ...]:
    """Return the settings that were not the same for two results, in words."""
    return tuple(
        Difference(setting_words(one), value_words(one, mine), value_words(one, theirs))  # type: ignore[arg-type]
        for one, mine, theirs in changed_values(before, after)
    )


def changed_values(before: PastFigure, after: PastFigure) -> tuple[tuple[str, object, object], ...]:
    """Return the settings that both results know and that differ: id, value before, value after."""
    if before.settings == after.settings:
        return ()
    mine, theirs = before.values, after.values
    return tuple((one, mine[one], theirs[one]) for one in mine if one in theirs and mine[one] != theirs[one])


def comparable(figures: Sequence[PastFigure]) -> list[PastFigure]:
    """Return those that mean the same as the newest: same engine, place and size of the file."""
    return [one for one in figures if one.terms == figures[-1].terms]
