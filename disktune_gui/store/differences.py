"""Whether two results can be compared, and what else differed; of Qt only the translation.

Two single runs prove nothing: the outcome is a ratio with everything else that was different, and
the advice to run an experiment. Where engine, block size, depth or the like differ there is not even a ratio.

Of more results of a workload, what those of the same settings differ by is the noise against which a difference is
judged.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.statistics import MARGIN
from disktune_contract.measuring.workload import Cache, Pattern, Sync
from disktune_contract.record import record
from disktune_contract.said import differences as terms
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import find
from disktune_gui.store import bodies
from disktune_gui.store.entry import Envelope, FigureMeaning, MeasuredDrive, ResultEntry, ResultKind, StoreError
from disktune_gui.store.results_text import setting_words, supply, value_words, workload_name
from disktune_gui.text import wording
from disktune_gui.text.formats import number, percent, rate, size, temperature
from disktune_gui.text.said import said

if TYPE_CHECKING:
    from disktune_gui.store.store import ResultStore

# -- whether two results can be compared, and what else differed -------------------------------------------

WARMER_K = 5.0
"""Kelvin from which a difference of the drive's temperature is shown; sensors of drives count whole degrees."""
BUSY_SHARE = 0.02
"""Share of its own bytes: more than this moved by others is shown (benchmark.md: foreign I/O)."""
LOAD = 1.0
"""Difference of the load average, in processes, from which it is shown."""


translate = QCoreApplication.translate


def caution() -> str:
    """Return what a comparison of two single measurements does not prove."""
    return translate(
        "Contrast",
        "One measurement each can differ by chance; “Experiment” gives a verdict.",
    )


@record
class Difference:
    """One condition that was not the same."""

    name: str
    first: str
    second: str

    @property
    def words(self) -> str:
        """The condition with its value in both results."""
        words = translate("Contrast", "{condition}: {first} → {second}")
        return words.format(condition=self.name, first=self.first, second=self.second)


@record
class ResultComparison:
    """Two results side by side."""

    obstacles: tuple[str, ...]
    """Why their figures mean different things, as sentences; empty if they can be compared."""
    ratio: float | None
    """Second over first, None where there is no comparison."""
    differences: tuple[Difference, ...]


def contrast(first: ResultEntry, second: ResultEntry) -> ResultComparison:
    """Return the comparison of *second* with *first*."""
    obstacles = tuple(_obstacles(first, second))
    ratio = None
    if not obstacles and first.envelope.figure and second.envelope.figure is not None:
        ratio = second.envelope.figure / first.envelope.figure
    return ResultComparison(obstacles, ratio, tuple(_differences(first, second)))


def sentence(found: ResultComparison, first: str, second: str) -> str:
    """Return the outcome in words, without a verdict; the results have the names *first* and *second*."""
    if found.obstacles:
        words = translate("Contrast", "Not comparable: {first}, {second}.")
        return said(in_turn(words.format(first=first, second=second), *found.obstacles))
    if found.ratio is None:
        return translate("Contrast", "Nothing to compare.")
    change = (found.ratio - 1) * 100
    if abs(change) < 0.05:
        words = translate("Contrast", "{first} and {second} are equal.")
    else:
        words = translate("Contrast", "{second}: {percent}% higher than {first}.")
        if change < 0:
            words = translate("Contrast", "{second}: {percent}% lower than {first}.")
    outcome = words.format(first=first, second=second, percent=number(abs(change), 1))
    return said(in_turn(outcome, caution()))


# -- obstacles -------------------------------------------------------------------------------------------------


def _obstacles(first: ResultEntry, second: ResultEntry) -> Iterable[str]:
    if ResultKind.MEASUREMENT is not first.envelope.kind or ResultKind.MEASUREMENT is not second.envelope.kind:
        yield translate("Contrast", "An experiment cannot be compared.")
        return
    try:
        one, two = bodies.measurement(first).result, bodies.measurement(second).result
    except wire.WireError as error:
        yield translate("Store", "Unreadable result: {error}.").format(error=error)
        return
    for name, mine, theirs in _terms(one, two):
        if mine != theirs:
            yield translate("Contrast", "{condition}: {first}, {second}.").format(
                condition=name, first=mine, second=theirs
            )
    if not one.counted or not two.counted:
        yield said(terms.NO_VALID_RUN)


def _terms(one: Measurement, two: Measurement) -> Iterable[tuple[str, str, str]]:
    """Return everything that has to be the same, in words, for both."""
    for name, read in (
        (said(terms.ENGINE), lambda m: m.engine.value),
        (said(terms.BLOCK_SIZE), lambda m: size(m.block_bytes, UnitSystem.IEC)),
        (said(terms.QUEUE_DEPTH), lambda m: str(m.depth)),
        (said(terms.JOBS), lambda m: str(m.jobs)),
        (said(terms.POSITION), _place),
        (
            said(terms.TARGET),
            lambda m: said(terms.FILE) if m.folder else said(terms.RAW_DRIVE),
        ),
        (said(terms.FILE_SIZE), lambda m: size(m.span_bytes, UnitSystem.IEC) if m.folder else ""),
    ):
        yield name, read(one), read(two)
    mine, theirs = find(one.workload), find(two.workload)
    if mine is None or theirs is None:
        yield translate("Contrast", "Workload"), workload_name(one.workload), workload_name(two.workload)
        return
    yield translate("Contrast", "Pattern"), _pattern(mine.pattern), _pattern(theirs.pattern)
    yield translate("Contrast", "Share of reads"), f"{mine.read_percent}%", f"{theirs.read_percent}%"
    yield translate("Contrast", "Page cache"), _cache(mine.cache), _cache(theirs.cache)
    yield translate("Contrast", "Sync method"), _sync(mine.sync), _sync(theirs.sync)


def _pattern(pattern: Pattern) -> str:
    return {
        Pattern.SEQUENTIAL: translate("Contrast", "sequential"),
        Pattern.RANDOM: translate("Contrast", "random"),
        Pattern.SAME_PLACE: translate("Contrast", "same place"),
        Pattern.SURFACE: translate("Contrast", "surface"),
        Pattern.LONG_WRITE: translate("Contrast", "long write"),
        Pattern.FILE_SYSTEM: translate("Contrast", "file system"),
    }[pattern]


def _cache(cache: Cache) -> str:
    return {
        Cache.DIRECT: translate("Contrast", "direct"),
        Cache.COLD: translate("Contrast", "cold"),
        Cache.WARM: translate("Contrast", "warm"),
    }[cache]


def _sync(sync: Sync) -> str:
    return said(terms.NONE) if sync is Sync.NONE else sync.value


def _place(result: Measurement) -> str:
    if result.folder is not None or not result.offset_bytes:
        return said(terms.START)
    return size(result.offset_bytes, UnitSystem.IEC)


# -- conditions ------------------------------------------------------------------------------------------------


def _differences(first: ResultEntry, second: ResultEntry) -> Iterable[Difference]:
    one, two = first.envelope, second.envelope
    for name, mine, theirs in _plain(one, two):
        if mine != theirs:
            yield Difference(name, mine or wording.unknown(), theirs or wording.unknown())
    yield from _settings(one, two)
    upkeep = tuple(_upkeep(each) for each in (first, second))
    if upkeep[0] != upkeep[1]:
        nothing = said(terms.NONE)
        name = said(terms.UNUSUAL)
        yield Difference(name, *(said(listed(each)) or nothing for each in upkeep))
    warm = (one.before.temperature_c, two.before.temperature_c)
    if warm[0] is not None and warm[1] is not None and abs(warm[0] - warm[1]) >= WARMER_K:
        yield Difference(
            translate("Contrast", "Drive temperature"),
            temperature(warm[0]),
            temperature(warm[1]),
        )
    loads = (one.before.load, two.before.load)
    if loads[0] is not None and loads[1] is not None and abs(loads[0] - loads[1]) >= LOAD:
        yield Difference(translate("Contrast", "Load average"), number(loads[0], 1), number(loads[1], 1))
    caches = (_cache_of(first), _cache_of(second))
    if caches[0] != caches[1]:
        yield Difference(translate("Contrast", "Fast cache"), *(one or wording.unknown() for one in caches))
    busy = (_others(first), _others(second))
    if busy[0] != busy[1]:
        yield Difference(translate("Contrast", "Other use of the drive"), *busy)


def _plain(one: Envelope, two: Envelope) -> Iterable[tuple[str, str, str]]:
    same_drive = bool(one.drive.identity) and one.drive.identity == two.drive.identity
    yield (
        translate("Drive", "Drive"),
        "" if same_drive else one.drive.title,
        "" if same_drive else two.drive.title,
    )
    yield translate("Contrast", "Firmware"), one.drive.firmware, two.drive.firmware
    yield translate("Contrast", "Connection"), said(one.drive.link), said(two.drive.link)
    yield translate("Contrast", "Computer"), said(one.machine.model), said(two.machine.model)
    yield translate("Contrast", "Processor"), one.machine.processor, two.machine.processor
    yield translate("Contrast", "Kernel"), one.machine.kernel, two.machine.kernel
    yield translate("Contrast", "System"), one.machine.system, two.machine.system
    yield "DiskTune", one.program, two.program
    yield translate("Contrast", "Power supply"), supply(one.before.power), supply(two.before.power)
    yield translate("Results", "Frequency governor"), one.before.governor, two.before.governor


def _settings(one: Envelope, two: Envelope) -> Iterable[Difference]:
    mine = {held.setting: held.value for held in one.settings}
    theirs = {held.setting: held.value for held in two.settings}
    for setting in [*mine, *(name for name in theirs if name not in mine)]:
        before, after = mine.get(setting), theirs.get(setting)
        if (type(before), before) != (type(after), after):
            yield Difference(setting_words(setting), value_words(setting, before), value_words(setting, after))


def cache_words(result: Measurement, units: UnitSystem) -> str:
    """Return the capacity of a drive's fast cache by a long write, and the speeds with and without it."""
    found = result.long_write
    drop = found.cache_is_full_at if found is not None else None
    if drop is None:
        return translate("Contrast", "none found") if found is not None else ""
    words = translate("Contrast", "{size} ({low} to {high}), {before}, then {after}")
    return words.format(
        size=size(drop.position_bytes, units),
        low=size(drop.low_bytes, units),
        high=size(drop.high_bytes, units),
        before=rate(drop.before.bytes_s, units),
        after=rate(drop.after.bytes_s, units),
    )


def _cache_of(entry: ResultEntry) -> str:
    try:
        return cache_words(bodies.measurement(entry).result, UnitSystem.SI)
    except wire.WireError:
        return ""


def _upkeep(entry: ResultEntry) -> tuple[str, ...]:
    """Return which maintenance kept the drives busy at the beginning or at the end."""
    return tuple(dict.fromkeys((*entry.envelope.before.upkeep, *entry.envelope.after.upkeep)))


def _others(entry: ResultEntry) -> str:
    """Return whether other programs used the drive, as far as it matters."""
    try:
        result = bodies.measurement(entry).result
    except wire.WireError:
        return wording.unknown()
    if result.foreign_bytes is None:
        return wording.unknown()
    own = sum(run.bytes_moved for run in result.runs)
    return (
        size(result.foreign_bytes)
        if result.foreign_bytes > BUSY_SHARE * own
        else translate("Contrast", "almost none")
    )


# -- what earlier results of a workload came to, and whether two differ by more than they scatter ----------

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
    for one, at, workload, figure, unit, settings, alike, least, most in reversed(rows):
        declared = find(workload) if unit == FigureMeaning.IOPS else None
        factor = declared.block_bytes if declared is not None else 1
        bytes_s = figure * factor
        spread = (min(least or bytes_s, bytes_s), max(most or bytes_s, bytes_s))
        found[workload].append(PastFigure(one, at, workload, bytes_s, *spread, alike or "", settings or ""))
    return {workload: tuple(figures) for workload, figures in found.items()}


def terms_of(result: Measurement) -> str:
    """Return `PastFigure.terms` of a result."""
    raw = result.folder is None
    alike = (
        result.engine.value, result.block_bytes, result.depth, result.jobs, result.offset_bytes,
        int(raw), 0 if raw else result.span_bytes,
    )  # fmt: skip
    return json.dumps(alike, separators=(",", ":"))


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


def change_words(change: FigureChange, now: float, then: float) -> str:
    """Return what may be said of a figure beside the one before; empty where nothing may."""
    return {
        FigureChange.UNKNOWN: "",
        FigureChange.ABOUT_SAME: translate("Benchmark", "about the same"),
        FigureChange.SAME: translate("Benchmark", "same"),
        FigureChange.FASTER: translate("Benchmark", "{share} faster"),
        FigureChange.SLOWER: translate("Benchmark", "{share} slower"),
    }[change].format(share=percent(abs(now / then - 1)) if now and then else "")


def last_words(bytes_s: float, units: UnitSystem) -> str:
    """Return a figure as the one before."""
    return translate("Benchmark", "last {figure}").format(figure=rate(bytes_s, units))


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
