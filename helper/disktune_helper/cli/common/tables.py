"""Columns for a terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Return headings and rows as aligned lines, the columns *right* to the right, the last one ragged.

    A column in which nothing stands is left out.
    """
    kept = [column for column in range(len(headings)) if any(row[column] for row in rows)]
    widths = {column: max(len(line[column]) for line in (headings, *rows)) for column in kept}
    return [
        "  ".join(
            f"{line[column]:>{widths[column]}}" if column in right else f"{line[column]:<{widths[column]}}"
            for column in kept
        ).rstrip()
        for line in (headings, *rows)
    ]
