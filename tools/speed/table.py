"""The tables in ``benchmarks/``, and a few of their rows in the README: written by the program that measures."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from tools import figures
from tools.speed.measure import Figure, Goal, Row

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / "benchmarks"
README = ROOT / "README.md"
HIGHLIGHTS = {"start": ("start-warm",), "scale": ("inspect-8-drives", "list-1000-drives")}
"""The rows of the README, by table and id: the first start, and many drives."""
_BEGIN, _END = "<!-- speed -->\n", "<!-- /speed -->"
_HEAD = ("| what | DiskTune | others | goal | reached |", "|---|---|---|---|---|")


def machine() -> str:
    """Return what was measured on, without anything that names it."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    processors = len(os.sched_getaffinity(0))
    return (
        f"{figures.processor()}, {processors} processors, {memory:.0f} GiB, "
        f"{figures.kernel()}, Python {platform.python_version()}"
    )


def write(name: str, rows: Iterable[Row]) -> str:
    """Merge *rows* into the table of that name, write it as JSON and as Markdown, and return the latter."""
    PLACE.mkdir(exist_ok=True)
    file = PLACE / f"{name}.json"
    kept = rows_of(name)
    day, at = datetime.now(UTC).date().isoformat(), 0
    for row in rows:
        # A new one comes behind the one that was measured before it.
        place = next((number for number, one in enumerate(kept) if one["id"] == row.id), None)
        at, known = (at, at) if place is None else (place, place + 1)
        kept[at:known] = [_plain(row, day, machine())]
        at += 1
    text = markdown(kept)
    figures.write(file, json.dumps({"rows": kept}, indent=1, ensure_ascii=False) + "\n")
    figures.write(file.with_suffix(".md"), text)
    readme = README.read_text("utf-8")
    if _BEGIN in readme:
        before, _, rest = readme.partition(_BEGIN)
        figures.write(README, f"{before}{_BEGIN}{highlights()}{_END}{rest.partition(_END)[2]}")
    return text


def rows_of(name: str) -> list[dict[str, object]]:
    """Return the rows of a table as they were written, none if it was never measured."""
    file = PLACE / f"{name}.json"
    rows: list[dict[str, object]] = json.loads(file.read_text("utf-8"))["rows"] if file.exists() else []
    return rows


def highlights() -> str:
    """Return the rows that the README shows, without their notes."""
    found = [row | {"note": ""} for name, ids in HIGHLIGHTS.items() for row in rows_of(name) if row["id"] in ids]
    return "\n".join([*_HEAD, *(_line(row) for row in found)]) + "\n"


def _plain(row: Row, day: str, where: str) -> dict[str, object]:
    return {
        "id": row.id,
        "what": row.what,
        "unit": row.unit,
        "figures": [
            {"name": one.name, "median": round(one.median, 3), "values": _rounded(one)} for one in row.figures
        ],
        "goals": [_goal(one) for one in row.goals],
        "counts": dict(row.counts),
        "note": row.note,
        "date": day,
        "machine": where,
    }


def _rounded(figure: Figure) -> list[float]:
    return [round(value, 3) for value in figure.values]


def _goal(goal: Goal) -> dict[str, object]:
    return {"words": goal.words, "reached": round(goal.reached, 3), "met": goal.met}


def markdown(rows: Iterable[dict[str, object]]) -> str:
    """Return a whole table, and what it was measured on."""
    lines = list(_HEAD)
    machines: dict[str, None] = {}
    for row in rows:
        machines[f"{row['date']}: {row['machine']}"] = None
        lines.append(_line(row))
    return "\n".join([*lines, "", *(f"Measured {words}." for words in machines)]) + "\n"


def _line(row: dict[str, object]) -> str:
    return "| " + " | ".join(_cells(row)) + " |"


def _cells(row: dict[str, object]) -> tuple[str, ...]:
    found: list[dict[str, object]] = row["figures"]  # type: ignore[assignment]  # as `_plain` wrote it
    goals: list[dict[str, object]] = row["goals"]  # type: ignore[assignment]
    shown = [f"{one['name']} {_short(one['median'])}" for one in found]
    ours = f"{_short(found[0]['median'])} {row['unit']}" if found else "–"
    reached = ", ".join(f"{_short(one['reached'])}{'' if one['met'] else ' ✗'}" for one in goals)
    note = f" ({row['note']})" if row["note"] else ""
    return (
        f"{row['what']}{note}",
        ours,
        ", ".join(shown[1:]),
        ", ".join(str(one["words"]) for one in goals),
        reached,
    )


def _short(value: object) -> str:
    """Return a figure with the three digits that runs on another day would agree with at best."""
    return f"{float(f'{value:.3g}'):,.10g}"
