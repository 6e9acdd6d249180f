"""Measurements at the terminal: what drives and folders are measured with, and what pairs of runs amount to."""

from __future__ import annotations

import os
from collections.abc import Sequence

from disktune_contract import workloads
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import Figure, spread
from disktune_contract.measuring.statistics import Estimate, Verdict
from disktune_contract.measuring.workload import Metric, Pattern, Profile, Target, Workload
from disktune_contract.messages.comparison import Comparison, Finding
from disktune_contract.said.differences import COMPARED
from disktune_contract.units import duration, number, percent_change, rate
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import bad_input
from disktune_helper.cli.common.terminal import table

# -- what a raw drive or a folder can be measured with, by the names that people know ----------------------

USUAL = {Target.DRIVE: "drive.quick", Target.FOLDER: "file.default"}


def target_of(name: str) -> Target:
    """Return whether a word of a command line is the path of a folder, or a drive."""
    place = os.path.realpath(name)
    # As `selection` finds drives: by what a link leads to, or by a name of /dev such as mapper/home.
    node = place.startswith("/dev/") or os.path.exists(f"/dev/{name}")
    folder = name in (".", "..") or ("/" in name and (not node or os.path.isdir(place)))
    return Target.FOLDER if folder else Target.DRIVE


def choices(target: Target) -> list[Profile | Workload]:
    """Return everything that *target* can be measured with: profiles first. Long writes are for the window."""
    own = [one for one in workloads.WORKLOADS if one.target is target and one.pattern is not Pattern.LONG_WRITE]
    known = {one.id for one in own}
    return [*(one for one in workloads.PROFILES if set(one.steps) <= known), *own]


def steps_of(name: str, target: Target = Target.DRIVE) -> tuple[str, ...]:
    """Return the workloads of a profile or a workload, by id or label; raises `CommandEnds`."""
    wanted = name.casefold()
    for one in choices(target):
        names = {one.id, one.id.partition(".")[2], one.label}
        if wanted in {each.casefold() for each in names}:
            return one.steps if isinstance(one, Profile) else (one.id,)
    own = workloads.find(wanted)
    if own is not None and own.target is target:
        return (own.id,)
    raise bad_input(f"There is no profile {name[:40]!r}. “disktune-helper bench --list” shows them.")


# -- the result of pairs of runs: a table of the values, the window's words --------------------------------

HEADINGS = ("VALUE", "MEDIAN", "CHANGE", "CONFIDENCE INTERVAL", "VERDICT", "SIDE EFFECTS")


def lines(labels: Sequence[str], result: Comparison, costs: Sequence[str]) -> list[str]:
    """Return a table of all arms, the fastest first; *labels* and *costs* are by arm, 0 is what was in force."""
    rows: list[tuple[float, tuple[str, ...]]] = []
    speeds = [pair.before for one in result.findings[:1] for pair in one.pairs]
    rows.append((1.0, (f"{labels[0]} (before)", _median(speeds, result.metric), "", "", "", "")))
    for one in result.findings:
        ratio = one.estimate.ratio if one.estimate else 0.0
        rows.append((ratio, _row(labels[one.arm], one, result.metric, costs[one.arm])))
    return table(HEADINGS, [row for _, row in sorted(rows, key=lambda row: -row[0])], right={1, 2})


def _row(label: str, one: Finding, metric: Metric, cost: str) -> tuple[str, ...]:
    found = one.estimate
    waits = metric.lower_is_better
    return (
        label,
        _median([pair.after for pair in one.pairs], metric),
        percent_change(statistics.of_figure(found, waits=waits)[0]) if found else "",
        interval(found, waits=waits),
        COMPARED[one.verdict],
        cost,
    )


def interval(found: Estimate | None, *, waits: bool) -> str:
    """Return the ends of the interval in percent; empty where there are too few pairs for one."""
    if found is None:
        return ""
    _, low, high = statistics.of_figure(found, waits=waits)
    if low is None or high is None:
        return ""
    return f"{percent_change(low)} to {percent_change(high)}"


def _median(values: Sequence[float], metric: Metric) -> str:
    median, _, _ = spread([value for value in values if value > 0])
    return figure(median, metric) if median else ""


def figure(value: float, metric: Metric) -> str:
    """Return a figure as people read it: ``131 MB/s``, ``4,210 IOPS``, ``1.2 ms``."""
    if metric is Metric.THROUGHPUT:
        return selection.plain(rate(value))
    return f"{number(value)} IOPS" if metric is Metric.IOPS else selection.plain(duration(value))


def of_program(one: Figure) -> str:
    """Return one of the figures of a program that measures many things: ``33.1 MB/s``, ``976/s``."""
    return selection.plain(rate(one.value)) if one.unit == "B/s" else f"{number(one.value)}/s"


def nothing_faster(label: str, now: str, result: Comparison) -> str:
    """Return the sentence for no value being faster beyond doubt, in the window's words."""
    if all(one.verdict is Verdict.SAME for one in result.findings):
        return f"{label}: keep {now}. No meaningful difference between the values."
    if any(one.verdict is Verdict.UNSURE for one in result.findings):
        return f"{label}: keep {now}. No value was faster with statistical confidence; the noise is too high."
    return f"{label}: keep {now}. No other value is faster."
