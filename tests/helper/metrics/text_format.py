"""A strict reader of Prometheus' text format 0.0.4, and what promtool's linter demands of names.

Stricter than the format: one blank between the parts of a line, no time stamps, HELP and TYPE before every metric.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_HELP = re.compile(r"# HELP ([a-z][a-z0-9_]*) (\S.*)")
_TYPE = re.compile(r"# TYPE ([a-z][a-z0-9_]*) (gauge|counter)")
_LINE = re.compile(r"([a-z][a-z0-9_]*)(?:\{(.*)\})? (-?\d+(?:\.\d+)?(?:e[+-]\d+)?)")
_LABEL = re.compile(r'([a-z][a-z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)')
_NOT_BASE = frozenset(
    {
        "milliseconds",
        "microseconds",
        "minutes",
        "hours",
        "days",
        "bits",
        "kib",
        "megabytes",
        "percent",
        "fahrenheit",
    }
)
_ENDINGS_OF_OTHERS = ("_count", "_sum", "_bucket")

Labels = tuple[tuple[str, str], ...]


@dataclass
class Family:
    """One metric as it was read."""

    name: str
    help: str
    kind: str = ""
    values: dict[Labels, float] = field(default_factory=dict)


def parse(text: str) -> dict[str, Family]:
    """Return every metric of a page; raises AssertionError with the line that is wrong."""
    assert text.endswith("\n"), "the last line is not ended"
    assert "\r" not in text
    found: dict[str, Family] = {}
    for line in text[:-1].split("\n"):
        if helped := _HELP.fullmatch(line):
            assert helped[1] not in found, f"HELP twice: {line}"
            found[helped[1]] = Family(helped[1], helped[2])
            continue
        last = next(reversed(found.values()))
        if typed := _TYPE.fullmatch(line):
            assert (typed[1], last.kind) == (last.name, ""), line
            last.kind = typed[2]
            continue
        read = _LINE.fullmatch(line)
        assert read is not None, line
        assert read[1] == last.name, f"not below its HELP and TYPE: {line}"
        assert last.kind, line
        labels = _labels(read[2] or "")
        assert labels not in last.values, f"twice: {line}"
        last.values[labels] = float(read[3])
    for family in found.values():
        _lint(family)
    return found


def _labels(text: str) -> Labels:
    pairs, at = [], 0
    while at < len(text):
        read = _LABEL.match(text, at)
        assert read is not None, text[at:]
        pairs.append((read[1], re.sub(r"\\(.)", lambda one: "\n" if one[1] == "n" else one[1], read[2])))
        at = read.end()
    assert not text.endswith(",")
    assert len({name for name, _ in pairs}) == len(pairs)
    return tuple(pairs)


def _lint(family: Family) -> None:
    """Check what promtool check metrics checks (github.com/prometheus/client_golang, promlint)."""
    words = family.name.split("_")
    assert family.name.startswith("disktune_"), family.name
    assert family.values, f"{family.name} has no series"
    assert (family.kind == "counter") is family.name.endswith("_total"), family.name
    assert not family.name.endswith(_ENDINGS_OF_OTHERS), family.name
    assert not {"gauge", "counter", "info"} & set(words[:-1]), f"{family.name} has its type in its name"
    assert not _NOT_BASE & set(words), f"{family.name} is not in base units"
    names = {tuple(name for name, _ in labels) for labels in family.values}
    assert len(names) == 1, f"{family.name} has different labels: {names}"
    if family.name.endswith("_info"):
        assert set(family.values.values()) == {1.0}, family.name
