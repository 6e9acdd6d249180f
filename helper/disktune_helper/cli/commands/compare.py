"""``disktune-helper compare``: two results side by side, by the statistics and in the words of the window.

Their runs were not interleaved, so the result is an indication, and every condition that differed is named.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from disktune_contract import wire, workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.experiments.comparison_verdict import judged, log_gain
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import Measurement, figure, spread
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_contract.record import record, replace
from disktune_contract.said import differences as terms
from disktune_contract.sentence import listed
from disktune_contract.settings.setting import Value
from disktune_contract.units import UnitSystem, percent_change, size
from disktune_helper.cli.common import measurements, selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import BenchOutput, ChangedCondition, ComparedWorkload, CompareOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import MAX_FILE, CommandWork

_FORMAT = "disktune-results"
"""Of a file that the window exports."""
_TONES = {Verdict.FASTER: Tone.GOOD, Verdict.SMALL_GAIN: Tone.GOOD, Verdict.SLOWER: Tone.CAUTION}


@record
class Measured:
    """What is in one file."""

    drive: str
    """Who it was, as well as the file knows: identity or name."""
    results: tuple[Measurement, ...]
    settings: tuple[tuple[str, Value], ...]
    upkeep: tuple[str, ...] = ()
    """What else kept the drive busy."""

    @property
    def unusual(self) -> str:
        """The same in words, with what the results name."""
        return listed(dict.fromkeys((*self.upkeep, *(one for each in self.results for one in each.upkeep))))


def run(work: CommandWork) -> int:
    """Print how the second compares to the first; return 1 if no workload can be compared."""
    first, second = (
        _measured(name, content) for name, content in zip(work.line.names, work.line.files, strict=True)
    )
    before, after = ({one.workload: one for one in each.results} for each in (first, second))
    common = [name for name in before if name in after]
    missing = (*(name for name in before if name not in after), *(name for name in after if name not in before))
    compared = _judged([_compared(before[name], after[name]) for name in common])
    for one in compared:
        _say(work, one)
        _say_figures(work, before[one.workload], after[one.workload])
    for name in missing:
        work.terminal.say(f"{workloads.label_of(name)}: only one of the results has this workload.", Tone.CAUTION)
    differences = tuple(_differences(first, second))
    if differences:
        work.terminal.say("Differences:", Tone.HEADING)
        for difference in differences:
            work.terminal.say(f"  {difference.name}: {difference.first} → {difference.second}")
    work.terminal.result(CompareOutput(compared, differences, missing))
    if not any(one.result is not None for one in compared):
        raise CommandEnds(Exit.NOT_DONE, "The results cannot be compared.")
    return Exit.DONE


# -- reading -----------------------------------------------------------------------------------------------


def _measured(name: str, content: bytes) -> Measured:
    try:
        found: Mapping[str, Any] = wire.parse(content, MAX_FILE)
        read = _exported if found.get("format") == _FORMAT else _printed
        measured = read(found)
    except (wire.WireError, KeyError, TypeError, AttributeError):
        raise bad_input(
            f"{name[:200]} holds no measurement of this version: neither what bench --json prints, nor results "
            "that the window exported."
        ) from None
    if len({one.workload for one in measured.results}) < len(measured.results):
        raise bad_input(f"{name[:200]} holds several results of one workload. Export one result into each file.")
    return measured


def _printed(found: Mapping[str, Any]) -> Measured:
    printed = wire.load(BenchOutput, found)
    held = tuple((one.setting, one.value) for one in printed.settings)
    return Measured(printed.identity or printed.drive, printed.results, held, printed.upkeep)


def _exported(found: Mapping[str, Any]) -> Measured:
    """Return what the window exported; a comparison in it is none of two results."""
    entries = found["results"]
    kinds = {entry["kind"] for entry in entries}
    if kinds != {"measurement"}:
        raise bad_input("Only single measurements can be compared. An experiment contains its own comparison.")
    results = tuple(wire.load(Measurement, entry["body"]["result"]) for entry in entries)
    drive, held = entries[0]["drive"], entries[0]["settings"]
    settings = tuple((str(one["setting"]), one["value"]) for one in held)
    return Measured(str(drive["identity"] or drive["name"]), results, settings)


# -- comparing ---------------------------------------------------------------------------------------------


def _compared(one: Measurement, two: Measurement) -> ComparedWorkload:
    obstacles = tuple(_obstacles(one, two))
    declared = workloads.find(one.workload)
    metric = declared.metric if declared is not None else Metric.THROUGHPUT
    before, after = (_figures(each, metric) for each in (one, two))
    result = None if obstacles else _pairs(one, before, after, metric)
    return ComparedWorkload(
        one.workload, workloads.label_of(one.workload), spread(before)[0], spread(after)[0], obstacles, result
    )


def _figures(result: Measurement, metric: Metric) -> list[float]:
    return [value for one in result.counted if (value := figure(one, metric)) is not None]


def _pairs(one: Measurement, before: list[float], after: list[float], metric: Metric) -> Comparison:
    """Return the runs of both in pairs, not judged yet; the noise is that of the first, as in an experiment."""
    pairs = tuple(Pair(number, *values) for number, values in enumerate(zip(before, after, strict=False)))
    floor = statistics.noise_floor([log_gain(early, late, metric) for early, late in pairwise(before)])
    return Comparison(
        workload=one.workload,
        seconds=one.seconds,
        warm_up_s=0,
        rounds=len(pairs),
        interleaved=False,
        margin=math.exp(statistics.margin_of(floor)),
        noise=math.exp(floor),
        findings=(Finding(1, pairs, None, Verdict.UNSURE, ""),),
        metric=metric,
    )


def _judged(compared: list[ComparedWorkload]) -> tuple[ComparedWorkload, ...]:
    """Return them with verdicts corrected for their number (Holm's procedure)."""
    found = iter(judged([one.result for one in compared if one.result is not None]))
    return tuple(one if one.result is None else replace(one, result=next(found)) for one in compared)


def _obstacles(one: Measurement, two: Measurement) -> Iterator[str]:
    """Yield why two results cannot be compared, in the window's words."""
    for name, words in _TERMS.items():
        mine, theirs = words(one), words(two)
        if mine != theirs:
            yield f"{name}: {mine}, {theirs}."
    if not one.counted or not two.counted:
        yield terms.NO_VALID_RUN


_TERMS: dict[str, Callable[[Measurement], str]] = {
    terms.ENGINE: lambda one: one.engine.value,
    terms.BLOCK_SIZE: lambda one: size(one.block_bytes, UnitSystem.IEC),
    terms.QUEUE_DEPTH: lambda one: str(one.depth),
    terms.JOBS: lambda one: str(one.jobs),
    terms.POSITION: lambda one: (
        terms.START if one.folder is not None or not one.offset_bytes else size(one.offset_bytes, UnitSystem.IEC)
    ),
    terms.TARGET: lambda one: terms.FILE if one.folder else terms.RAW_DRIVE,
    terms.FILE_SIZE: lambda one: size(one.span_bytes, UnitSystem.IEC) if one.folder else "",
}
"""Everything that has to be the same for both, beside the workload; the window's words."""


def _differences(one: Measured, two: Measured) -> Iterator[ChangedCondition]:
    if one.drive != two.drive:
        yield ChangedCondition("Drive", one.drive, two.drive)
    if one.unusual != two.unusual:
        yield ChangedCondition(terms.UNUSUAL, one.unusual or terms.NONE, two.unusual or terms.NONE)
    mine, theirs = dict(one.settings), dict(two.settings)
    for name in [*mine, *(name for name in theirs if name not in mine)]:
        before, after = mine.get(name), theirs.get(name)
        if (type(before), before) != (type(after), after):
            label = BY_ID[name].label if name in BY_ID else name
            yield ChangedCondition(label, _value(name, before), _value(name, after))


def _value(name: str, value: Value | None) -> str:
    if name in BY_ID:
        return selection.words(BY_ID[name], value)
    return "unknown" if value is None else str(value)


# -- wording -----------------------------------------------------------------------------------------------


def _say(work: CommandWork, one: ComparedWorkload) -> None:
    terminal = work.terminal
    if one.result is None:
        terminal.say(f"{one.label}: cannot be compared. {' '.join(one.obstacles)}", Tone.CAUTION)
        return
    metric = one.result.metric
    [finding] = one.result.findings
    figures = f"{measurements.figure(one.before, metric)} → {measurements.figure(one.after, metric)}"
    terminal.say(f"{one.label}: {figures}")
    terminal.say(f"  {finding.words}", _TONES.get(finding.verdict, Tone.PLAIN))


def _say_figures(work: CommandWork, one: Measurement, two: Measurement) -> None:
    """Print the figures of a program that measures many things, as far as both have them."""
    then = {each.name: each for each in two.figures}
    pairs = [(each, then[each.name]) for each in one.figures if each.name in then]
    rows = [
        (f"  {each.name}", *map(measurements.of_program, (each, last)), percent_change(last.value / each.value))
        for each, last in pairs
        if each.value
    ]
    if rows:
        work.terminal.say_table(("  FIGURE", "BEFORE", "AFTER", "CHANGE"), rows, right={1, 2, 3})
