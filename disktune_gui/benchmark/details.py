"""The details of one result: its chart, its figures in words, its runs; made of what the chosen cell is."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import long_write_views, measurement_views, wording
from disktune_gui.benchmark.job import BenchmarkJob, StepRun
from disktune_gui.benchmark.wording import (
    Result,
    conditions,
    figure,
    latency_words,
    long_write_words,
    noted_use,
    other_use,
    runs_table,
    spread,
)
from disktune_gui.controls.controls import ExportButton, SteadyScroll, figure_forms
from disktune_gui.controls.labels import ElidedLabel, ToneLabel
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop.preferences import Preferences, keep_split
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.plain import PlainLabel, TitledLabel
from disktune_gui.text.said import said
from disktune_gui.text.series import Trace
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

if TYPE_CHECKING:
    from disktune_gui.benchmark.view import View
    from disktune_gui.benchmark.view_panel import ViewPanel
from collections.abc import Mapping
from dataclasses import dataclass, field

from PyQt6.QtCore import QSignalBlocker

from disktune_contract import wire
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.store import bodies
from disktune_gui.store.entry import MeasuredDrive, StoreError
from disktune_gui.store.store import ResultStore

# -- Past results of a benchmark ---------------------------------------------------------------------------

# -- the choice of an earlier run to compare with ----------------------------------------------------------

DATE = 20
"""Width of a date, in letters."""


class EarlierDates(ChoiceBox):
    """Lists when the same was measured before, and “Nothing”; the caller places its label."""

    compared = pyqtSignal(object)  # float | None
    """What the user wants to compare with: a moment, None for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(DATE)
        self.setAccessibleName(self.tr("Compare with"))
        self.label = PlainLabel(self.tr("C&ompare with"))
        self.label.setBuddy(self)
        self.activated.connect(lambda _index: self.compared.emit(self.currentData()))

    def offer(self, dates: Sequence[float], chosen: float | None) -> None:
        """Offer to compare with what was measured then; *chosen* is what is compared with now."""
        with QSignalBlocker(self):
            self.clear()
            for at in dates:
                self.addItem(moment(at), at)
            self.addItem(self.tr("Nothing") if dates else self.tr("Nothing earlier"), None)
            place = dates.index(chosen) if chosen in dates else len(dates)
            self.setCurrentIndex(place)
        self.setEnabled(bool(dates))


# -- earlier runs of the same drive and profile (no widgets) -----------------------------------------------

MOST = 40
"""Number of runs that are offered at most: a longer list would be hard to read."""


@dataclass(frozen=True)
class PastRun:
    """All that was measured in one go, or one workload alone."""

    at: float
    """When it began, in seconds since the epoch."""
    ids: Mapping[str, str] = field(hash=False)
    """The stored result of each workload."""


@dataclass(frozen=True)
class ComparedRun:
    """An earlier run that is compared with."""

    at: float
    found: Mapping[str, tuple[Measurement, Trace]] = field(hash=False)
    """The results of then, by workload."""
    ids: frozenset[str] = frozenset()
    """Their ids in the store."""

    @property
    def results(self) -> dict[str, Measurement]:
        """The same without the samples over time."""
        return {workload: result for workload, (result, _) in self.found.items()}


def runs(
    store: ResultStore, drive: Drive | MeasuredDrive, workloads: Sequence[str], profile: str, before: float
) -> tuple[PastRun, ...]:
    """Return what was measured of *workloads* on *drive* before that moment, newest first.

    Of a *profile* only what was measured as that profile; of a workload alone, every time that it was. What
    cannot be read is not there.
    """
    try:
        found = store.measured(drive.identity, drive.name, tuple(workloads))
    except StoreError:
        return ()
    together: dict[str, list[tuple[float, str, str]]] = {}
    for one, at, workload, batch, of in found:
        if at < before and (not profile or of == profile):
            together.setdefault((profile and batch) or one, []).append((at, workload, one))
    past = [
        PastRun(min(at for at, _, _ in parts), {workload: one for _, workload, one in parts})
        for parts in together.values()
    ]
    return tuple(sorted(past, key=lambda run: -run.at)[:MOST])


def read(store: ResultStore, run: PastRun) -> dict[str, tuple[Measurement, Trace]]:
    """Return the results of a run, by workload; those of another version, or deleted since, are left out."""
    found = {}
    for workload, one in run.ids.items():
        try:
            content = bodies.measurement(store.entry(one))
        except (StoreError, wire.WireError):
            continue
        found[workload] = (content.result, bodies.trace(content.samples))
    return found


# -- one result: its figure, its reliability, its conditions, its runs -------------------------------------


class ResultPanel(QWidget):
    """Shows one result: that of the cell which is chosen in the grid."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = TitledLabel(self.tr("Median result"))
        self.other_figure = ElidedLabel()
        self.trust = PlainLabel()
        self.waits = PlainLabel()
        """Percentiles of the latency."""
        self.details = PlainLabel()
        self.notes = ToneLabel(tone="caution")
        self.runs = TableTwin()
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        self.figure.setFont(theme.scaled(self.font(), 2, bold=True))
        self.other_figure.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.details.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.figure, self.other_figure, self.trust, self.waits, self.details, self.notes):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.trust, self.waits, self.details, self.notes):
            label.setWordWrap(True)
        self.runs.fit_columns()
        self.runs.setAccessibleName(self.tr("Runs"))
        numbers = QHBoxLayout()
        numbers.setSpacing(12)
        numbers.addWidget(self.figure)
        numbers.addWidget(self.other_figure, 1, Qt.AlignmentFlag.AlignBottom)
        column = flush(QVBoxLayout(self), 6)
        column.addLayout(numbers)
        column.addWidget(self._words(), 3)
        column.addWidget(self.runs, 2)

    def _words(self) -> SteadyScroll:
        """Return an area for the sentences: their number varies, and none may be cut off."""
        inside = QWidget()
        column = flush(QVBoxLayout(inside), 6)
        for widget in (self.trust, self.waits, self.notes, self.details):
            column.addWidget(widget)
        column.addStretch(1)
        place = SteadyScroll()
        place.setWidget(inside)
        place.setWidgetResizable(True)
        place.setAccessibleName(self.tr("About this result"))
        place.setFrameShape(QFrame.Shape.NoFrame)
        place.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        place.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        inside.setAutoFillBackground(False)
        if (viewport := place.viewport()) is not None:
            viewport.setAutoFillBackground(False)
        return place

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.notes.set_tone("caution")

    # -- contents ------------------------------------------------------------------------------------------

    def clear(self, why: str = "") -> None:
        """Show no result, and *why* there is none."""
        self.figure.clear()
        self.other_figure.clear()
        self.trust.setText(why)
        self.details.clear()
        self.waits.hide()
        self.notes.hide()
        self.runs.set_table(DataTable((), ()))
        self.runs.hide()

    def show_result(self, result: Result, units: UnitSystem) -> None:
        """Show *result*."""
        measurement = result.measurement
        first, second = figure(measurement, units)
        self.figure.setText(first)
        self.other_figure.setText(f"= {second}" if second else "")
        self.trust.setText(long_write_words(measurement, units) or spread(measurement, units))
        self.waits.setText(latency_words(measurement))
        self.waits.setVisible(bool(self.waits.text()))
        # Use that was large enough to matter is in a note already.
        use = "" if noted_use(measurement) else other_use(measurement, units)
        self.details.setText(f"{use}\n{conditions(measurement)}".strip())
        self.notes.setText("\n".join(map(said, measurement.notes)))
        self.notes.setVisible(bool(measurement.notes))
        self.runs.set_table(runs_table(measurement))
        self.runs.show()


# -- the chart next to it ----------------------------------------------------------------------------------

PER_CHART, PER_WORDS = 3, 2
"""How chart and words share the width."""
LEAST_HEIGHT = 260


class ResultDetails(QWidget):
    """Chart, figures and words of one result, or the chart of the step that runs."""

    compared = pyqtSignal(object)  # float | None
    """What the user wants to compare with: a moment, None for nothing."""
    export = pyqtSignal(str)
    """``text``, ``data``, or what `ViewPanel` takes."""
    picked = pyqtSignal()
    """The user chose another view of the same."""
    told = pyqtSignal(str, bool)
    """The outcome of an export of the chart, and whether it succeeded."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.result = ResultPanel()
        self.views: ViewPanel | None = None
        """Made when there is something to draw: loading what draws takes a fifth of a second."""
        self.compare = EarlierDates()
        self.table_button = QPushButton(QCoreApplication.translate("Export", "&Table"))
        self.export_button = ExportButton(
            self.tr("E&xport…"),
            {
                "text": self.tr("&Copy Result"),
                "crystal": self.tr("Copy as Crystal&DiskMark"),
                "data": QCoreApplication.translate("Export", "All &JSON…"),
                "copy": QCoreApplication.translate("Export", "Copy &Table"),
                **figure_forms(),
            },
        )
        self.subject = ElidedLabel()
        self._live = long_write_views.LiveCourse()
        self._picked = ""
        """The view that the user chose; it stays as long as there is one of that key."""
        self._lay_out()

    def _lay_out(self) -> None:
        self.subject.setFont(theme.scaled(self.font(), 1.1, bold=True))
        self.table_button.setCheckable(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.subject, 1)
        for widget in (self.compare.label, self.compare, self.table_button, self.export_button):
            head.addWidget(widget)
        holder = QWidget()
        self._chart_place = flush(QVBoxLayout(holder))
        self._without = PlainLabel(self.tr("Charts need pyqtgraph."))
        self._without.setWordWrap(True)
        self._without.hide()
        self._chart_place.addWidget(self._without)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(14)
        self.split.addWidget(holder)
        self.split.addWidget(self.result)
        # A chart without a line is not shown, but has its room: nothing moves when there is one.
        policy = self.split.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.split.setSizePolicy(policy)
        self.split.setStretchFactor(0, PER_CHART)
        self.split.setStretchFactor(1, PER_WORDS)
        self.split.setMinimumHeight(pixels(self.font(), LEAST_HEIGHT))
        column = QVBoxLayout(self)
        around = pixels(self.font(), 16)
        column.setContentsMargins(around, around // 2, around, around)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.split, 1)
        self.export_button.chosen.connect(self.export)
        self.compare.compared.connect(self.compared)

    def make_charts(self) -> ViewPanel | None:
        """Return the place of the charts, made at the first call; None without the library that draws them."""
        if find_spec("pyqtgraph") is None:
            self._without.show()
            return None
        if self.views is None:
            from disktune_gui.benchmark.view_panel import ViewPanel  # noqa: PLC0415  loaded when first seen

            self.views = ViewPanel(self.table_button)
            self.views.told.connect(self.told)
            self.views.chosen.connect(self.pick)
            self._chart_place.addWidget(self.views)
            # Its place is on the screen already, which would show it a turn of the event loop later.
            self.views.show()
            if not keep_split(self.split, self._preferences, "benchmark-result"):
                self.split.setSizes([PER_CHART * self.width(), PER_WORDS * self.width()])
        return self.views

    # -- what is seen --------------------------------------------------------------------------------------

    def clear(self, why: str, units: UnitSystem) -> None:
        """Show that nothing was measured, and *why*."""
        self.subject.setText(why)
        self.result.clear()
        self.export_button.setEnabled(False)
        self._show_chart(False)
        if self.views is not None:
            self.views.offer(measurement_views.live())
            self.views.set_subject(why)
            self.views.draw(measurement_views.over_time(Trace(), self.views.key, units, 3.0))

    def _show_chart(self, on: bool) -> None:
        self.split.setVisible(on)
        self.table_button.setEnabled(on)

    def show_job(self, job: BenchmarkJob, units: UnitSystem) -> None:
        """Show the chart of the step of *job* that runs."""
        step = job.steps[job.current]
        subject = wording.subject(step.workload, job.drive.full_title)
        self.subject.setText(subject)
        self.export_button.setEnabled(False)
        self._show_chart(True)
        panel = self.make_charts()
        if panel is None:
            return
        choices = measurement_views.live(step.workload)
        panel.offer(choices)
        keys = [key for key, _ in choices]
        panel.choose(self._picked if self._picked in keys else measurement_views.live_key(step.workload))
        panel.set_subject(subject)
        panel.draw(self._growing(panel, job, step, units), growing=True)

    def _growing(self, panel: ViewPanel, job: BenchmarkJob, step: StepRun, units: UnitSystem) -> View:
        """Return what is seen of the step that runs."""
        rows = panel.panel.shows_table
        if panel.key == long_write_views.KEY:
            expected = job.file_bytes(step.workload)
            return long_write_views.growing(step.trace, units, expected, self._live.of(step.trace), rows=rows)
        expected_s = 0.0 if measurement_views.is_long_write(step.workload) else float(job.request.seconds or 0)
        return measurement_views.over_time(step.trace, panel.key, units, expected_s, rows=rows)

    def show_result(
        self, shown: Result, batch: Sequence[Result], units: UnitSystem, before: ComparedRun | None
    ) -> None:
        """Show *shown*, one of what was measured in one go, beside what came out *before*."""
        name = workload_name(shown.measurement.workload)
        self.subject.setText(said(listed([name, moment(shown.at.timestamp())])))
        self.result.show_result(shown, units)
        self.export_button.setEnabled(True)
        self.export_button.forms["crystal"].setEnabled(bool(wording.as_crystal(batch or (shown,))))
        self._show_chart(True)
        panel = self.make_charts()
        if panel is None:
            return
        then = before.found.get(shown.measurement.workload) if before is not None else None
        compared = ((moment(before.at), then[1]),) if before is not None and then is not None else ()
        views = wording.views(shown, compared, batch, units)
        panel.offer([(view.key, view.title) for view in views])
        view = next((one for one in views if one.key == self._picked), views[0])
        panel.choose(view.key)
        panel.set_subject(shown.title)
        panel.draw(view)
        panel.file_name = file_name(shown)

    def pick(self, key: str) -> None:
        """Show the view of that key from now on, where there is one."""
        self._picked = key
        self.picked.emit()


def file_name(result: Result) -> str:
    """Return what a file about *result* is called, without its ending."""
    return f"disktune-{result.drive.name}-{result.measurement.workload}-{result.at:%Y%m%d-%H%M%S}"
