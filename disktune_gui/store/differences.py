"""Whether two results can be compared, and what else differed; of Qt only the translation.

Two single runs prove nothing: the outcome is a ratio with everything else that was different, and
the advice to run an experiment. Where engine, block size, depth or the like differ there is not even a ratio.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Cache, Pattern, Sync
from disktune_contract.record import record
from disktune_contract.said import differences as terms
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import find
from disktune_gui.store import bodies
from disktune_gui.store.entry import Envelope, ResultEntry, ResultKind
from disktune_gui.store.results_text import setting_words, supply, value_words, workload_name
from disktune_gui.text import wording
from disktune_gui.text.formats import number, rate, size, temperature
from disktune_gui.text.said import said

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
