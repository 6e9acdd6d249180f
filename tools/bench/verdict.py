#!/usr/bin/env python3
"""Say how often the verdict on health warns of drives that failed, and how often of others: on published files.

    python3 -m tools.bench.verdict FOLDER … [--keep | --rule COUNTER.FIELD=NUMBER …]

Each folder is one population: CSV files in the format of Backblaze's daily files (backblaze.com, Hard Drive Test
Data) or of Alibaba's `ssd_open_data` (github.com/alibaba-edu/dcbrain). Every drive is judged on the last day of
which its counters are known, by the functions that the window calls, in three ways: by attributes 5 and 197 above
0, which is what is compared with; at the first look; and with the history of all days before. To see what a limit
does, ``--rule reallocated.present_from=9`` counts with another one (fields of `CounterRule`).

The files have neither the drive's status nor thresholds, device statistics or self-tests. What a drive says itself
is part of the verdict and not of these figures, so that in use it finds no fewer.

A failure is what the publisher calls one. Backblaze replaces some disks because of these very counters, which
makes the sensitivity look better than it is. A drive that had not failed when the files ended may have failed
later.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import re
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "helper"))

from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.sample import HealthSample, earlier
from disktune_contract.health.verdict import (
    ATTRIBUTES,
    Counter,
    HealthJudgement,
    HealthVerdict,
    counters,
    judge,
)
from disktune_contract.health.verdict import RULES as OF_COUNTERS
from disktune_contract.record import replace
from tools import figures

FOLDER = Path(__file__).resolve().parent.parent.parent / "benchmarks"

OLD, FIRST, HISTORY = "5 and 197 above 0", "at the first look", "with its history"
RULES = (OLD, FIRST, HISTORY)
DISKS, SOLID = "hard disks", "solid-state drives"

JUDGED = tuple(sorted(set(ATTRIBUTES.values())))
"""The attributes whose raw values a verdict reads; of the others it matters which there are."""

_RAW = re.compile(r"smart_(\d+)_raw|r_(\d+)")
_DAY = re.compile(r"(\d{4})[-/]?(\d{1,2})[-/]?(\d{1,2})")
_SOLID = re.compile(r"SSD|(?:^|[ _])(?:DELLBOSS|MTFD|MZ7|WDS\d|ZA\d+[CN]M)", re.IGNORECASE)
"""Models of solid-state drives among Backblaze's, whose files do not say what spins."""
_RULE = re.compile(r"([a-z-]+)\.(present_from|counts_s|current)=(\d+)")
_Z = 1.959964
"""Of a normal distribution, 95% lie so many standard deviations around the mean."""


# -- what the files say ------------------------------------------------------------------------------------


class Reading(NamedTuple):
    """What a drive reported on a day."""

    day: int
    """Proleptic ordinal, as of `datetime.date`."""
    numbers: frozenset[int]
    """The attributes that it has."""
    raws: tuple[int | None, ...]
    """The raw values of `JUDGED`; None where it has none."""

    def health(self, kind: str) -> Health:
        """Return it as the helper would report it, of a drive that says of itself that it is well."""
        raws = dict(zip(JUDGED, self.raws, strict=True))
        attributes = (
            AtaAttribute(number, 100, 100, None, raws.get(number) or 0, pre_failure=False)
            for number in sorted(self.numbers)
        )
        return Health(ata=AtaHealth(passed=True, attributes=tuple(attributes), rotating=kind == DISKS))


@dataclass(slots=True)
class Drive:
    """What is known of a drive over all files."""

    kind: str
    failed: bool = False
    changes: list[Reading] = field(default_factory=list)
    """Its first reading, and each that differs from the one before."""
    last_day: int = 0


class _Columns:
    """Where a file has what is wanted, by its header."""

    def __init__(self, header: Sequence[str]) -> None:
        place = {name: number for number, name in enumerate(header)}
        self.identity = place["serial_number" if "serial_number" in place else "disk_id"]
        self.model = place["model"]
        self.day = next(place[name] for name in ("date", "ds", "failure_time") if name in place)
        self.failure = place.get("failure")
        self.kind = None if "date" in place else SOLID
        found = ((_RAW.fullmatch(name), number) for number, name in enumerate(header))
        self.raws = {int(match[1] or match[2]): number for match, number in found if match}
        self.judged = [self.raws.get(number) for number in JUDGED]


@cache
def _ordinal(text: str) -> int:
    """Return the day of a date such as 2013-04-10, 2018/1/1 or 20191231; raises ValueError."""
    match = _DAY.match(text)
    if not match:
        raise ValueError(f"not a date: {text!r}")
    return date(int(match[1]), int(match[2]), int(match[3])).toordinal()


@cache
def _kind(model: str) -> str:
    return SOLID if _SOLID.search(model) else DISKS


def read(files: Iterable[Path]) -> dict[tuple[str, str], Drive]:
    """Return the drives of all files, by model and serial number; raises OSError, KeyError, ValueError.

    A row without any raw value is a drive that did not answer: it can have failed that day and has no reading.
    """
    drives: dict[tuple[str, str], Drive] = {}
    before: dict[tuple[str, str], tuple[str, ...]] = {}
    sets: dict[frozenset[int], frozenset[int]] = {}
    for path in sorted(files, key=lambda path: next((row.day for row in _rows(path)), 0)):
        # A daily file can be large, and its rows need no order.
        daily = _DAY.search(path.stem) is not None
        for row in _rows(path) if daily else sorted(_rows(path), key=lambda row: row.day):
            drive = drives.get(row.identity)
            if drive is None:
                drive = drives[row.identity] = Drive(row.columns.kind or _kind(row.identity[0]))
            drive.failed |= row.failed
            if before.get(row.identity) != row.key:
                found = frozenset(number for number, place in row.columns.raws.items() if row.cells[place])
                if not found:
                    continue
                before[row.identity] = row.key
                raws = tuple(int(float(text)) if text else None for text in row.key)
                drive.changes.append(Reading(row.day, sets.setdefault(found, found), raws))
            drive.last_day = row.day
    return drives


class _Row(NamedTuple):
    day: int
    identity: tuple[str, str]
    failed: bool
    key: tuple[str, ...]
    """The cells of `JUDGED`."""
    cells: list[str]
    columns: _Columns


def _rows(path: Path) -> Iterator[_Row]:
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        columns = _Columns(next(lines, []))
        for cells in lines:
            key = tuple(cells[place] if place is not None else "" for place in columns.judged)
            failed = columns.failure is not None and cells[columns.failure] in {"1", "1.0"}
            identity = (cells[columns.model], cells[columns.identity])
            yield _Row(_ordinal(cells[columns.day]), identity, failed, key, cells, columns)


# -- what the verdict says ---------------------------------------------------------------------------------


def judgements(drive: Drive) -> dict[str, HealthJudgement]:
    """Return the verdict on the last day of a drive, at the first look and with its history.

    A history of changes alone is judged as one of all days: a counter is compared with what it was on a day, and
    that is what it was when it changed last.
    """
    last = drive.changes[-1].health(drive.kind)
    now = drive.last_day * 86_400.0
    past = [HealthSample(one.day * 86_400.0, counters=counters(one.health(drive.kind))) for one in drive.changes]
    return {FIRST: judge(last), HISTORY: judge(last, now, earlier(past, counters(last), now))}


def warned(drive: Drive, judged: Mapping[str, HealthJudgement]) -> dict[str, bool]:
    """Return which rules warn of a drive."""
    raws = dict(zip(JUDGED, drive.changes[-1].raws, strict=True))
    old = any(raws[number] for number in (5, 197))
    return {OLD: old} | {rule: _warns(judged[rule].verdict) for rule in (FIRST, HISTORY)}


def _warns(verdict: HealthVerdict) -> bool:
    return verdict in {HealthVerdict.CAUTION, HealthVerdict.FAILING}


@contextmanager
def other_rules(changes: Sequence[str]) -> Iterator[None]:
    """Judge by other limits for a while; raises ValueError for what is no limit.

    A counter that is only compared has ``present_from``, too: then it counts at the first look.
    """
    kept = dict(OF_COUNTERS)
    try:
        for change in changes:
            match = _RULE.fullmatch(change)
            if not match:
                raise ValueError(f"not a limit: {change}")
            counter, name, number = Counter(match[1]), match[2], int(match[3])
            rule = OF_COUNTERS[counter]
            limit: dict[str, Any] = {name: bool(number) if name == "current" else number}
            OF_COUNTERS[counter] = replace(rule, **limit)
        yield
    finally:
        OF_COUNTERS.update(kept)


# -- figures -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    part: int
    whole: int

    @property
    def shown(self) -> str:
        """Return the share with its interval of 95% (Wilson)."""
        if not self.whole:
            return "–"
        share, spread = self.part / self.whole, _Z * _Z / self.whole
        middle = (share + spread / 2) / (1 + spread)
        half = _Z * math.sqrt(share * (1 - share) / self.whole + spread / 4 / self.whole) / (1 + spread)
        ends = f"{_percent(max(0.0, middle - half))} to {_percent(min(1.0, middle + half))}"
        return f"{_percent(share)}% ({ends})"


def _percent(share: float) -> str:
    return f"{share * 100:.1f}" if share >= 0.0995 else f"{share * 100:.2f}"


def risk_ratio(failed: Share, others: Share) -> str:
    """Return how many times as many failed of the drives with a warning as of those without, with its interval.

    *failed* and *others*: how many of each had a warning. The interval is that of the ratio's logarithm (Katz).
    """
    with_it, without = failed.part + others.part, failed.whole + others.whole - failed.part - others.part
    missed = failed.whole - failed.part
    if not (failed.part and missed and others.whole):
        return "–"
    ratio = failed.part / with_it / (missed / without)
    spread = _Z * math.sqrt(1 / failed.part - 1 / with_it + 1 / missed - 1 / without)
    return f"{ratio:.0f} ({ratio / math.exp(spread):.0f} to {ratio * math.exp(spread):.0f})"


@dataclass
class Hits:
    """How many drives had Caution."""

    failed: int = 0
    others: int = 0

    def add(self, *, failed: bool) -> None:
        """Count one more."""
        self.failed += failed
        self.others += not failed


@dataclass
class Kind:
    """The figures of one kind of drive."""

    drives: int = 0
    failed: int = 0
    rules: dict[str, Hits] = field(default_factory=lambda: {rule: Hits() for rule in RULES})
    counters: dict[str, Hits] = field(default_factory=dict)
    """Drives with Caution by a counter, with the history."""
    alone: dict[str, Hits] = field(default_factory=dict)
    """Those of them that have it by nothing else."""

    def add(self, drive: Drive) -> None:
        """Judge one more."""
        self.drives += 1
        self.failed += drive.failed
        judged = judgements(drive)
        for rule, warns in warned(drive, judged).items():
            if warns:
                self.rules[rule].add(failed=drive.failed)
        against = [one.counter for one in judged[HISTORY].evidence if one.weight is HealthVerdict.CAUTION]
        for counter in against:
            self.counters.setdefault(counter.value, Hits()).add(failed=drive.failed)
            self.alone.setdefault(counter.value, Hits())
        if len(against) == 1:
            self.alone[against[0].value].add(failed=drive.failed)

    def shares(self, hits: Hits) -> tuple[Share, Share]:
        """Return the sensitivity and the false cautions."""
        return Share(hits.failed, self.failed), Share(hits.others, self.drives - self.failed)


@dataclass(frozen=True)
class Population:
    """The figures of the files of one folder."""

    name: str
    files: int
    first: str
    last: str
    unread: int
    """Drives of which no row has a raw value; they are in no figure."""
    kinds: dict[str, Kind]


def population(name: str, files: Sequence[Path]) -> Population:
    """Return the figures of *files*; raises as `read` does, and ValueError if they have no drive."""
    drives = read(files).values()
    known = [one for one in drives if one.changes]
    if not known:
        raise ValueError(f"{name} has no CSV file with drives")
    kinds: dict[str, Kind] = {}
    for drive in known:
        kinds.setdefault(drive.kind, Kind()).add(drive)
    return Population(
        name,
        len(files),
        date.fromordinal(min(one.changes[0].day for one in known)).isoformat(),
        date.fromordinal(max(one.last_day for one in known)).isoformat(),
        len(drives) - len(known),
        kinds,
    )


def tables(populations: Sequence[Population]) -> str:
    """Return the figures as tables of Markdown."""
    rules = [
        "| Drives | Number | Failed | Rule | Sensitivity | False cautions | Risk with Caution, to that without |",
        "|---|---:|---:|---|---|---|---|",
    ]
    parts = [
        "",
        "What each counter adds, with the history: drives with Caution by it, and by it alone.",
        "",
        "| Drives | Counter | Of those that failed | Alone | Of the others | Alone |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for name, kind, found in ((one.name, kind, found) for one in populations for kind, found in one.kinds.items()):
        for rule, hits in found.rules.items():
            caught, accused = found.shares(hits)
            rules.append(
                f"| {name}, {kind} | {found.drives:,} | {found.failed:,} | {rule} | {caught.shown} "
                f"| {accused.shown} | {risk_ratio(caught, accused)} |"
            )
        for counter, hits in found.counters.items():
            alone = found.alone[counter]
            parts.append(
                f"| {name}, {kind} | {counter} | {hits.failed:,} | {alone.failed:,} | {hits.others:,} "
                f"| {alone.others:,} |"
            )
    return "\n".join([*rules, *parts]) + "\n"


def keep(folder: Path, populations: Sequence[Population], day: str) -> None:
    """Write ``verdict.json`` and ``verdict.md``, each whole or not at all."""
    told = {"date": day, "populations": [asdict(one) for one in populations]}
    figures.write(folder / "verdict.json", json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    about = (__doc__ or "").partition("\n\n")[2].strip()
    page = f"# How often the verdict on health warns\n\n{day}, by\n\n    {about}\n\n{tables(populations)}"
    figures.write(folder / "verdict.md", page)


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says: 0 if all was judged, 2 if a file cannot be used."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="CSV files of one population")
    parser.add_argument("--keep", action="store_true", help="write the figures to benchmarks/")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="COUNTER.FIELD=NUMBER", help="another limit"
    )
    wanted = parser.parse_args(arguments)
    if wanted.keep and wanted.rule:
        parser.error("only what is in force is kept")
    try:
        with other_rules(wanted.rule):
            found = [population(folder.name, sorted(folder.glob("*.csv"))) for folder in wanted.folders]
    except (OSError, KeyError, StopIteration, ValueError) as error:
        print(f"These files cannot be used: {error}", file=sys.stderr)
        return 2
    print(tables(found), end="")
    if wanted.keep:
        keep(FOLDER, found, time.strftime("%Y-%m-%d", time.gmtime()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
