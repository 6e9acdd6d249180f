"""The selected results of the list, and their view: grid, chart, text, conditions and a note."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSplitter, QVBoxLayout, QWidget

from disktune_contract.measuring.measurement import Measurement
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import details, view
from disktune_gui.benchmark import grid as cells
from disktune_gui.benchmark import wording as benchmark_wording
from disktune_gui.benchmark.details import ComparedRun, EarlierDates, PastRun
from disktune_gui.benchmark.grid import BenchmarkGrid
from disktune_gui.benchmark.grid_view import ResultGrid
from disktune_gui.benchmark.view import View
from disktune_gui.controls.controls import ExportButton, figure_forms
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop.preferences import Preferences, keep_split
from disktune_gui.results import wording
from disktune_gui.results.list import ListedRun
from disktune_gui.store.entry import ResultEntry, ResultKind
from disktune_gui.store.store import ResultStore
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.series import Trace
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

if TYPE_CHECKING:
    from disktune_gui.benchmark.view_panel import ViewPanel


# -- the selected results as stored, and their comparison; no widgets --------------------------------------

MOST_SHOWN = 12
"""Results overlaid at a time: the theme has as many styles of lines."""

LAST = math.inf
"""In place of a time: the run before, whenever that was."""

Tests = dict[str, tuple[Measurement, Trace]]


@dataclass(frozen=True)
class SelectedRuns:
    """The selected lines of the list. One test of each is shown."""

    runs: tuple[ListedRun, ...] = ()
    entries: tuple[ResultEntry, ...] = ()
    """The shown test of each, in the same order; of no more than `MOST_SHOWN`."""
    tests: Tests = field(default_factory=dict, hash=False)
    """All that was measured in the newest of them, by workload."""
    dates: tuple[PastRun, ...] = ()
    """What the only selected run can be compared with, newest first."""
    before: ComparedRun | None = None
    """What the newest is compared with."""

    @property
    def newest(self) -> ListedRun | None:
        """The run whose grid is shown; None if nothing is selected, or experiments."""
        measured = [run for run in self.runs if run.first.kind is ResultKind.MEASUREMENT]
        return max(measured, key=lambda run: run.at, default=None)

    @property
    def only(self) -> ListedRun | None:
        """The selected run, if it is one."""
        return self.runs[0] if len(self.runs) == 1 else None

    def grid(self) -> BenchmarkGrid | None:
        """Return the figures of all tests of the newest; None if there is nothing to show in a grid."""
        newest = self.newest
        if newest is None or not self.tests:
            return None
        found = {workload: result for workload, (result, _) in self.tests.items()}
        return cells.grid(newest.workloads, found, self.before.results if self.before is not None else {})

    def views(self, units: UnitSystem) -> tuple[View, ...]:
        """Return the charts of the shown test, or those that all of several have, overlaid."""
        if not self.entries:
            return ()
        found = wording.views(self.entries, units)
        run = self.only
        if run is None or run is not self.newest:
            return found
        if run.profile is not None:
            found = (*view.sweep(run.profile, [result for result, _ in self.tests.values()], units), *found)
        then = self.before.found.get(self.entries[0].envelope.workload) if self.before is not None else None
        beside = [(moment(self.before.at), then[1])] if self.before is not None and then is not None else []
        return benchmark_wording.views_beside(found, beside, units)


def read(
    store: ResultStore, runs: Sequence[ListedRun], workload: str, wanted_at: float | None = LAST
) -> SelectedRuns:
    """Return *runs* with the test *workload* of each, where it has that, and what they are compared with.

    A single run is compared with the one of *wanted_at* (`LAST`: the run before, None: nothing); of several,
    the newest with the one before it among them. Raises `StoreError`.
    """
    entries = tuple(store.entry(run.part(workload).id) for run in runs[:MOST_SHOWN])
    selected = SelectedRuns(tuple(runs), entries)
    newest = selected.newest
    if newest is None:
        return selected
    tests = details.read(store, _as_past(newest))
    if selected.only is None:
        older = [run for run in runs if run is not newest and run.first.kind is ResultKind.MEASUREMENT]
        second = max(older, key=lambda run: run.at, default=None)
        before = ComparedRun(second.at, details.read(store, _as_past(second))) if second is not None else None
        return SelectedRuns(selected.runs, entries, tests, (), before)
    profile = newest.parts[0].profile if newest.whole else ""
    dates = details.runs(store, entries[0].envelope.drive, newest.steps, profile, newest.at)
    last = next(iter(dates), None) if wanted_at == LAST else None
    then = next((one for one in dates if one.at == wanted_at), last)
    return SelectedRuns(
        selected.runs,
        entries,
        tests,
        dates,
        ComparedRun(then.at, details.read(store, then)) if then is not None else None,
    )


def _as_past(run: ListedRun) -> PastRun:
    return PastRun(run.at, {one.workload: one.id for one in run.parts})


# -- the view of the selected results: grid, chart, text, conditions, note ---------------------------------


class SelectedResults(QWidget):
    """Shows `SelectedRuns`; its owner acts on the signals."""

    chosen = pyqtSignal(str)
    """The user chose the cell of a workload."""
    compared = pyqtSignal(object)  # float | None
    """The run that the user wants to compare with: its time, None for nothing."""
    told = pyqtSignal(str, bool)
    """The result of an export of the chart, and whether it succeeded."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.selection = SelectedRuns()
        self.views: ViewPanel | None = None
        """Made with the first selection: most users of the list only want a figure in it."""
        self._picked = ""
        """The view that the user chose."""
        self._preferences = preferences
        self.subject = ElidedLabel()
        self.compare = EarlierDates()
        self.table_button = QPushButton(QCoreApplication.translate("Export", "&Table"))
        # Placed by the owner, beside what else can be done with the list.
        self.export_button = ExportButton(
            self.tr("E&xport…"),
            {
                "results": self.tr("JSON &Results…"),
                "copy": QCoreApplication.translate("Export", "Copy &Table"),
                **figure_forms(),
            },
        )
        self.back_button = QPushButton(self.tr("&Close"))
        self.grid = ResultGrid()
        self.words = PlainLabel()
        self.experiment = QPushButton(self.tr("Start Expe&riment…"))
        self.facts = TableTwin()
        self.note = QLineEdit()
        self._dress()
        self._lay_out()
        self.grid.chosen.connect(self.chosen)
        self.compare.compared.connect(self.compared)

    def _dress(self) -> None:
        self.subject.setFont(theme.scaled(self.font(), 1.15, bold=True))
        self.table_button.setCheckable(True)
        self.words.wrap_selectable()
        self.facts.hold_words(self._preferences, "conditions")
        self.facts.setAccessibleName(self.tr("Conditions"))
        self.note.setPlaceholderText(self.tr("Note"))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.subject, 1)
        for widget in (self.compare.label, self.compare, self.table_button, self.back_button):
            head.addWidget(widget)
        self._chart_place = flush(QVBoxLayout())
        holder = QWidget()
        holder.setLayout(self._chart_place)
        below = QSplitter(Qt.Orientation.Horizontal)
        below.setChildrenCollapsible(False)
        below.setHandleWidth(16)
        below.addWidget(holder)
        below.addWidget(self._side())
        below.setSizes([440, 400])
        keep_split(below, self._preferences, "results-below")
        column = flush(QVBoxLayout(self), 8)
        column.addLayout(head)
        column.addWidget(self.grid)
        column.addWidget(below, 1)

    def _side(self) -> QWidget:
        """Return the widget beside the charts: text, conditions, the note."""
        note = QHBoxLayout()
        label = self._note_label = PlainLabel(self.tr("&Note"))
        label.setBuddy(self.note)
        note.addWidget(label)
        note.addWidget(self.note, 1)
        right = flush(QVBoxLayout(), 8)
        right.addWidget(self.words)
        right.addWidget(self.experiment, 0, Qt.AlignmentFlag.AlignLeft)
        right.addWidget(self.facts, 1)
        right.addLayout(note)
        right.addStretch()
        side = QWidget()
        side.setLayout(right)
        return side

    def make_charts(self) -> None:
        """Make the panel of the charts, at the first call and where the library is there."""
        if self.views is not None or find_spec("pyqtgraph") is None:
            return
        from disktune_gui.benchmark.view_panel import ViewPanel  # noqa: PLC0415  loaded when first seen

        self.views = ViewPanel(self.table_button, self.export_button)
        self.views.chosen.connect(self.pick)
        self.views.told.connect(self.told)
        self._chart_place.addWidget(self.views)

    # -- showing -------------------------------------------------------------------------------------------

    def show_runs(self, selection: SelectedRuns, units: UnitSystem) -> None:
        """Show *selection*."""
        self.selection = selection
        entries = selection.entries
        words = wording.headline(entries, units)
        if len(selection.runs) > MOST_SHOWN:
            shown = self.tr("{shown} of {count} shown.")
            words = f"{words} {shown.format(shown=MOST_SHOWN, count=len(selection.runs))}"
        self.words.setText(words)
        self.experiment.setVisible(len(entries) == 2)
        table = wording.facts(entries, units) if entries else DataTable((), ())
        self.facts.set_table(table if table.rows else DataTable((self.tr("Condition"), ""), ()))
        self.facts.setVisible(bool(table.rows))
        for of_selected in (self._note_label, self.note):
            of_selected.setVisible(bool(entries))
        only = selection.only
        self.note.setEnabled(only is not None)
        self.note.setText(only.own_note if only is not None else "")
        self._show_grid(units)
        self._draw(units)

    def _show_grid(self, units: UnitSystem) -> None:
        selection = self.selection
        grid = selection.grid()
        self.grid.setVisible(grid is not None)
        alone = grid is not None and selection.only is not None
        for part in (self.compare, self.compare.label):
            part.setVisible(alone)
        if grid is None:
            return
        shown = zip(selection.runs, selection.entries, strict=False)
        looked_at = next((entry.envelope.workload for run, entry in shown if run is selection.newest), "")
        self.grid.show_grid(grid, units, looked_at)
        before = selection.before
        self.compare.offer([one.at for one in selection.dates], before.at if before is not None else None)

    def _draw(self, units: UnitSystem) -> None:
        entries = self.selection.entries
        self.subject.clear()
        if entries:
            self.subject.setText(
                wording.title(entries[0])
                if len(entries) == 1
                else said(Sentence.counted(len(entries), "{n} result overlaid", "{n} results overlaid"))
            )
        views = self.selection.views(units)
        if views:
            self.make_charts()
        panel = self.views
        self.table_button.setEnabled(bool(views) and panel is not None)
        if panel is None:
            return
        panel.setVisible(bool(views))
        if not views:
            return
        panel.offer([(view.key, view.title) for view in views])
        view = next((one for one in views if one.key == self._picked), views[0])
        panel.choose(view.key)
        panel.set_subject(self.subject.text())
        panel.file_name = "disktune-results"
        panel.draw(view)

    def pick(self, key: str) -> None:
        """Show the view of that key from now on, where there is one."""
        self._picked = key
        self._draw(self._preferences.units)
