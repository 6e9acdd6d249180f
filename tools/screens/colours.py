"""A colour only repeats what words say: which words have meanings that only a colour tells apart."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from disktune_gui.all_settings.grid_view import GridView
from PyQt6.QtWidgets import QWidget

from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.table_twin import TableModel, TableTwin
from disktune_gui.settings.grid_view import GridView
from disktune_gui.text import tabular

MEANINGS = frozenset({"good", "caution", "danger", "info"})


class Colours:
    """What words were seen in what colours, page by page."""

    def __init__(self) -> None:
        self._seen: defaultdict[tuple[str, str, str], set[str]] = defaultdict(set)
        """By page, where on it words stand, and the words without their figures: a figure alone does not say how
        it is meant, but whether there is something or nothing does."""

    def add(self, page: str, where: str, words: str, tone: str) -> None:
        """Note that they were shown in a tone."""
        plain = re.sub(r"\d+", lambda found: "#" if int(found[0]) else "0", words).strip()
        self._seen[page, where, plain].add(tone if tone in MEANINGS else "")

    def look(self, page: str, top: QWidget) -> None:
        """Note all words below *top* that may have a colour: labels in sight, and all tables."""
        for where, words, tone in (*_labels(top), *_rows(top), *_cells(top)):
            self.add(page, where, words, tone)

    def told_apart_by_colour_alone(self) -> list[str]:
        """Return the words that were shown with several meanings."""
        return [f"{said}: {sorted(tones)}" for said, tones in self._seen.items() if len(tones) > 1]


def _labels(top: QWidget) -> Iterator[tuple[str, str, str]]:
    for label in top.findChildren(ToneLabel):
        if label.isVisible() and label.text().strip():
            yield "label", label.text(), label._tone


def _rows(top: QWidget) -> Iterator[tuple[str, str, str]]:
    for table in top.findChildren(TableTwin):
        if isinstance(model := table.model(), TableModel):
            for row in model.table.rows:
                yield table.accessibleName(), " | ".join(map(tabular.shown, row)), model.tone(row)


def _cells(top: QWidget) -> Iterator[tuple[str, str, str]]:
    for view in top.findChildren(GridView):
        for row in view.model.grid.cells:
            for cell in row:
                # Bold letters and what is said of the cell tell as much as a word in it.
                yield "cell", f"{cell.text} | {cell.tip} | {cell.marked}", cell.tone
