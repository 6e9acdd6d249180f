"""Read benchmarks of the selected drive: ask, watch it grow, read the result, compare."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from disktune_contract.drive import Drive
from disktune_contract.faults import Fault
from disktune_contract.messages import Class, Measure, MeasureEnded, MeasureSample, OfJob, Started
from disktune_contract.units import UnitSystem
from disktune_gui import tabular
from disktune_gui.pages import benchmark_text
from disktune_gui.pages.benchmark_form import BenchmarkForm
from disktune_gui.pages.benchmark_result import ResultPanel
from disktune_gui.pages.benchmark_text import Result, workload_name
from disktune_gui.pages.message import Message
from disktune_gui.pages.page import Page
from disktune_gui.preferences import preferences
from disktune_gui.series import Trace, marks
from disktune_gui.session import Session

if TYPE_CHECKING:
    from disktune_gui.charts.panel import ChartPanel

DRAW_MS = 100
"""Time between two pictures of a growing chart."""
CANCEL_MS = 2000
"""How long a cancelled measurement may take to say so; the helper needs half a second."""


@dataclass
class _Job:
    """The measurement under way."""

    drive: Drive
    request: Measure
    privilege: Class
    number: int | None = None
    """The helper's number, None until it has answered."""
    trace: Trace = field(default_factory=Trace)
    early: list[MeasureSample] = field(default_factory=list)
    """Samples that came before the answer."""
    cancelling: bool = False


class BenchmarkPage(Page):
    """One measurement at a time; its chart stays in view when another drive is selected meanwhile."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.title = self.tr("Benchmark")
        self.results: list[Result] = []
        self._drive: Drive | None = None
        self._job: _Job | None = None
        self._shown: Result | None = None
        self._chart: ChartPanel | None = None
        self.form = BenchmarkForm()
        self.message = Message()
        self.result = ResultPanel()
        self.empty = QLabel(self.tr("Select a drive to measure it."))
        self.table_button = QPushButton(self.tr("&Table"))
        self._chart_place = QVBoxLayout()
        self._timer = QTimer(self)
        self._timer.setInterval(DRAW_MS)
        self._give_up = QTimer(self)
        self._give_up.setSingleShot(True)
        self._give_up.setInterval(CANCEL_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.table_button.setCheckable(True)
        self.table_button.setToolTip(self.tr("Show the numbers behind the chart"))
        upper = QWidget()
        self._chart_place.setContentsMargins(0, 0, 0, 0)
        self._chart_place.setSpacing(6)
        upper.setLayout(self._chart_place)
        self.split = QSplitter()
        self.split.setOrientation(self.split.orientation().Vertical)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(14)
        self.split.addWidget(upper)
        self.split.addWidget(self.result)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.message)
        right.addWidget(self.empty)
        right.addWidget(self.split, 1)
        across = QHBoxLayout(self)
        across.setContentsMargins(16, 14, 16, 14)
        across.setSpacing(24)
        across.addWidget(self.form)
        across.addLayout(right, 1)

    def _connect(self) -> None:
        self.form.start.connect(self.start)
        self.form.cancel.connect(self.cancel)
        self.result.chosen.connect(self._on_chosen)
        self.result.compared.connect(self._draw)
        self.result.export.connect(self._on_export)
        self.message.acted.connect(self._on_act)
        self.table_button.toggled.connect(self._on_table)
        self._timer.timeout.connect(self._on_timer)
        self._give_up.timeout.connect(
            lambda: self._end(self.tr("The measurement was given up: no word of its end."))
        )
        self.session.measure_sample.connect(self._on_sample)
        self.session.measure_ended.connect(self._on_ended)
        self.session.privilege_changed.connect(self._on_privilege)
        preferences().changed.connect(self._on_preferences)

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Offer to measure *drive*, and show its last result if there is one."""
        other = drive is None or self._drive is None or drive.ref != self._drive.ref
        self._drive = drive
        self.form.setEnabled(drive is not None or self._job is not None)
        self.empty.setVisible(drive is None and not self.results)
        if drive is not None:
            self.form.set_drive(drive)
        self._show_locked()
        if other and self._job is None:
            self.message.dismiss()
            self._show(self._last_of(drive))

    def set_active(self, active: bool) -> None:
        """Make the chart when it is first seen, and draw only then."""
        super().set_active(active)
        if active:
            self._chart_made()
            self._draw()
        if self._job is not None:
            (self._timer.start if active else self._timer.stop)()

    # -- start and stop ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Measure what the form says; unlock first where that is needed."""
        self._begin(wake=False)

    def _begin(self, *, wake: bool) -> None:
        request = self.form.request(wake=wake)
        if self._job is not None or request is None or self._drive is None:
            return
        self.message.dismiss()
        if not self.session.may("measure"):
            self.session.unlock(lambda: self._begin(wake=wake), self._on_locked)
            return
        job = self._job = _Job(self._drive, request, self.session.privilege)
        self._shown = None
        self.result.clear(self.tr("Measuring …"))
        self.form.set_running(True)
        self._set_scale()
        if self.active:
            self._timer.start()
        self._draw()
        self.session.request(
            "measure",
            request,
            lambda started: self._on_started(job, started),
            lambda fault, why: self._on_refused(job, fault, why),
        )

    def cancel(self) -> None:
        """Stop the measurement under way."""
        job = self._job
        if job is None or job.cancelling:
            return
        job.cancelling = True
        self.form.cancel_button.setEnabled(False)
        self.form.progress_text.setText(self.tr("Cancelling …"))
        self._give_up.start()
        if job.number is not None:
            self._send_cancel(job.number)

    def _send_cancel(self, number: int) -> None:
        self.session.request("cancel", OfJob(number), lambda _reply: None, lambda _fault, _why: None)

    def _on_started(self, job: _Job, started: Started) -> None:
        if job is not self._job:
            # It was given up before the helper answered.
            self._send_cancel(started.job)
            return
        job.number = started.job
        early, job.early = job.early, []
        for sample in early:
            self._on_sample(sample)
        if job.cancelling:
            self._send_cancel(started.job)

    def _on_refused(self, job: _Job, fault: Fault, why: str) -> None:
        if job is self._job:
            self._end(why, fault)

    def _on_sample(self, sample: MeasureSample) -> None:
        job = self._job
        if job is None:
            return
        if job.number is None:
            job.early.append(sample)
        elif sample.job == job.number:
            job.trace.add(sample)

    def _on_ended(self, ended: MeasureEnded) -> None:
        job = self._job
        if job is None or ended.job != job.number:
            return
        if ended.result is None:
            self._end(ended.why, ended.fault)
            return
        result = Result(len(self.results) + 1, job.drive, job.request, datetime.now(), ended.result, job.trace)
        self.results.append(result)
        self._end()
        self._show(result)

    def _end(self, why: str = "", fault: Fault | None = None) -> None:
        """Leave the measurement under way; *why* is what to say about it."""
        self._job = None
        self._timer.stop()
        self._give_up.stop()
        self.form.set_running(False)
        self._show_locked()
        if not why:
            return
        self._show(self._last_of(self._drive))
        if fault is Fault.WOULD_WAKE:
            self.message.show_text(why, tone="caution", action=self.tr("&Wake it and measure"), about="wake")
        elif fault in (Fault.PERMISSION, Fault.NOT_ALLOWED) and self.session.can_unlock:
            self.message.show_text(why, tone="caution", action=self.tr("&Unlock and measure"), about="unlock")
        else:
            self.message.show_text(why, tone="" if fault is Fault.CANCELLED else "danger", about="end")

    def _on_act(self) -> None:
        about = self.message.about
        if about == "wake":
            self._begin(wake=True)
        elif about == "unlock":
            self.message.dismiss()
            self.session.unlock(self.start, self._on_locked)

    def _on_locked(self, why: str) -> None:
        self.message.show_text(why, tone="caution", action=self.tr("&Try again"), about="unlock")

    def _on_privilege(self, privilege: Class) -> None:
        job = self._job
        if job is not None and job.privilege is Class.TUNE and privilege is not Class.TUNE:
            self._end(self.tr("The helper has left, and the measurement with it."))
        self._show_locked()

    def _show_locked(self) -> None:
        self.form.show_locked(self._job is None and not self.session.may("measure"))

    # -- what is seen --------------------------------------------------------------------------------------

    def _last_of(self, drive: Drive | None) -> Result | None:
        mine = [result for result in self.results if drive is not None and result.drive.ref == drive.ref]
        return mine[-1] if mine else None

    def _show(self, result: Result | None) -> None:
        self._shown = result
        units = preferences().units
        if result is None:
            self.result.clear(self.tr("Not measured in this session."))
        else:
            self.result.show_result(result, units)
        self.result.list_results(self.results, result.number if result else None, units)
        self._draw()

    def _on_chosen(self, number: int) -> None:
        if self._job is None:
            self._shown = self.results[number - 1]
            self.result.show_result(self._shown, preferences().units)
            self._draw()

    def _on_preferences(self) -> None:
        self._set_scale()
        if self._job is None:
            self._show(self._shown)
        else:
            self._draw()

    def _on_table(self, on: bool) -> None:
        if self._chart is not None:
            self._chart.show_table(on)

    def _on_timer(self) -> None:
        self._draw()
        job = self._job
        if job is not None and job.trace.samples and not job.cancelling:
            last = job.trace.samples[-1]
            self.form.show_progress(job.request, last.run, last.elapsed_s)

    def _chart_made(self) -> ChartPanel:
        if self._chart is None:
            from disktune_gui.charts.panel import ChartPanel  # noqa: PLC0415  loaded when first seen

            self._chart = ChartPanel("")
            self._chart.add_button(self.table_button)
            self._chart_place.addWidget(self._chart)
            self.split.setSizes([3 * self.height(), 2 * self.height()])
            self._set_scale()
        return self._chart

    def _set_scale(self) -> None:
        """Let the scale begin anew, in the units in force."""
        if self._chart is not None:
            name = "MB/s" if preferences().units is UnitSystem.SI else "MiB/s"
            self._chart.chart.set_y_axis(name, lambda value: f"{value:,.4g}", unit=f" {name}")

    def _draw(self) -> None:
        if self._chart is None or not self.active:
            return
        chart, units = self._chart, preferences().units
        job, shown = self._job, self._shown
        trace = job.trace if job is not None else shown.trace if shown is not None else Trace()
        request = job.request if job is not None else shown.request if shown is not None else None
        drive = job.drive if job is not None else shown.drive if shown is not None else self._drive
        heading = self.tr("Speed over time")
        if request is not None and drive is not None:
            heading = self.tr("{} of {}").format(workload_name(request.workloads[0]), drive.title)
        if chart.heading != heading:
            chart.set_heading(heading)
        compared = [self.results[n - 1] for n in self.result.ticked() if shown is None or n != shown.number]
        lines = benchmark_text.chart_lines(trace, compared, units)
        last = max([float((request.seconds if request else None) or 3), *(line.x[-1] for line in lines if line.x)])
        chart.chart.set_x_axis(0.0, last, marks(last), _seconds)
        chart.draw(lines)
        if job is None or chart.shows_table:
            chart.set_table(benchmark_text.samples_table(trace))
        if job is None:
            words = benchmark_text.as_text(shown, units) if shown else self.tr("Nothing has been measured yet.")
            chart.set_summary(words)

    # -- export --------------------------------------------------------------------------------------------

    def _on_export(self, kind: str) -> None:
        shown = self._shown
        if shown is None:
            return
        if kind == "text":
            clipboard = QGuiApplication.clipboard()
            if clipboard is not None:
                clipboard.setText(benchmark_text.as_text(shown, preferences().units))
            self.message.show_text(self.tr("Copied."), about="export")
            return
        proposed = f"disktune-{shown.drive.name}-{shown.measurement.workload}-{shown.at:%Y%m%d-%H%M%S}.{kind}"
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Export the measurement"), proposed, f"*.{kind}")
        if chosen:
            self.export(kind, Path(chosen))

    def export(self, kind: str, path: Path) -> None:
        """Write the result that is shown to *path*; say so, or why it did not work."""
        if self._shown is None:
            return
        try:
            if kind == "csv":
                path.write_text(tabular.as_csv(benchmark_text.samples_table(self._shown.trace)), "utf-8")
            elif kind == "json":
                path.write_text(benchmark_text.as_json(self._shown), "utf-8")
            else:
                chart = self._chart_made().chart
                (chart.save_png if kind == "png" else chart.save_svg)(path)
        except OSError as error:
            why = self.tr("Could not write {}: {}.").format(path, error.strerror)
            self.message.show_text(why, tone="danger", about="export")
            return
        self.message.show_text(self.tr("Written to {}.").format(path), about="export")


def _seconds(value: float) -> str:
    return f"{value:.3g} s"
