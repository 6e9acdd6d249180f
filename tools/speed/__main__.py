"""Measure: ``python -m tools.speed start|scale [ROW …] [--rounds N]``.

Prints a table, writes it to ``benchmarks/``, and its most important rows into the README. Exit status 0 if all was
measured, whether or not goals are met; 1 if a row could not be measured; 2 for unusable arguments.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator

from tools.speed import table
from tools.speed.measure import Row

TABLES: dict[str, tuple[str, ...]] = {
    "start": ("start", "helper", "idle"),
    "scale": ("drives", "charts", "pages", "results"),
}
"""The modules of each table; each has ``rows(rounds) -> Iterator[Row]``."""


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.speed", description=__doc__)
    parser.add_argument("table", choices=[*TABLES])
    parser.add_argument("rows", nargs="*", metavar="ROW", help="only these modules")
    parser.add_argument("--rounds", type=int, default=9, help="how often each contender is run (default 9)")
    wanted = parser.parse_args(arguments)
    modules = TABLES[wanted.table]
    unknown = [name for name in wanted.rows if name not in modules]
    if unknown or wanted.rounds < 1:
        parser.error(f"rows are {', '.join(modules)}; at least one round")
    rows: list[Row] = []
    try:
        rows.extend(_measured(wanted.rows or modules, wanted.rounds))
    finally:
        # Whatever ends it: what was measured before is kept.
        print(table.write(wanted.table, rows))
    return 0 if all(row.figures for row in rows) else 1


def _measured(modules: tuple[str, ...] | list[str], rounds: int) -> Iterator[Row]:
    for name in modules:
        for row in importlib.import_module(f"tools.speed.rows.{name}").rows(rounds):
            print(
                f"{row.what}: {', '.join(f'{one.name} {one.median:g}' for one in row.figures)} {row.unit}",
                flush=True,
            )
            yield row


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
