"""Benchmarks of the selected drive, or of a file on it: ask, watch it grow, read the result, compare."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QFileDialog, QLineEdit, QSplitter, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.measuring.measurement import Stage
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.messages.protocol import Class
from disktune_gui.benchmark import measurement_views, wording
from disktune_gui.benchmark.form import BenchmarkForm
from disktune_gui.benchmark.job import BenchmarkJob, StepRun
from disktune_gui.benchmark.result import ResultPanel
from disktune_gui.benchmark.wording import Result
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.file_messages import not_written, written
from disktune_gui.services.services import Services
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.series import Trace
from disktune_gui.widgets.job_page import JobPage

if TYPE_CHECKING:
    from disktune_gui.benchmark.view_panel import ViewPanel

DRAW_MS = 100
"""Time between two pictures of a growing chart."""


class BenchmarkPage(JobPage):
    """One measurement at a time; it goes on when another drive is selected, and is shown of its own drive then."""

    verb = "measure"
    form: BenchmarkForm

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, BenchmarkForm(services), parent)
        self.results: list[Result] = []
        self._job: BenchmarkJob | None = None
        self._begun_on: Drive | None = None
        """The drive that was in view when it began; a folder may lie on another one."""
        self._batches = 0
        self._shown: Result | None = None
        self._views: ViewPanel | None = None
        self._picked = ""
        """The view that somebody chose; it stays as long as there is one of that key."""
        self.search = self.form.choices.search
        self.result = ResultPanel()
        self.empty = PlainLabel(self.tr("Select a drive to measure it."))
        self._chart_place = QVBoxLayout()
        self._timer = QTimer(self)
        self._timer.setInterval(DRAW_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
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
        self.lay_out(self.empty, self.split)

    def _connect(self) -> None:
        self.result.chosen.connect(self._on_chosen)
        self.result.compared.connect(self._draw)
        self.result.export.connect(self._on_export)
        self._timer.timeout.connect(self._on_timer)
        self.preferences.changed.connect(self._on_preferences)

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Offer to measure *drive*, and show its last result if there is one."""
        other = drive is None or self._drive is None or drive.ref != self._drive.ref
        self._drive = drive
        self.form.setEnabled(drive is not None or self._job is not None)
        self.empty.setVisible(drive is None and not self.results)
        if drive is not None:
            self.form.set_drive(drive)
        self.show_locked()
        if other:
            self.turn_from(self._begun_on if self._job is not None else None)
            if self._job is None:
                self._show(self._last_of(drive))

    def set_active(self, active: bool) -> None:
        """Make the chart when it is first seen, and draw only then."""
        super().set_active(active)
        if active:
            self._panel()
            self._draw()
            self.ask_engines()
        if self._job is not None:
            (self._timer.start if active else self._timer.stop)()

    def refresh(self) -> None:
        """Ask again which programs measure, and about the folder."""
        if self.active:
            self.ask_engines()

    def search_field(self) -> QLineEdit:
        return self.search

    @property
    def idle(self) -> bool:
        """Whether nothing is being measured."""
        return self._job is None

    def allowed(self) -> bool:
        """Whether the drive can be read without a password: by root, or by a user who has been given its node."""
        place, drive = self.session.place, self._drive
        if not super().allowed() or self.session.privilege is Class.TUNE or place.demo or place.sandboxed:
            return super().allowed()
        return drive is not None and os.access(f"/dev/{drive.name.replace('!', '/')}", os.R_OK)

    # -- start and stop ------------------------------------------------------------------------------------

    def begin(self, *, wake: bool) -> None:
        """Measure what the form says; unlock first where that is needed."""
        request = self.form.request(wake=wake)
        if self._job is not None or request is None or self._drive is None:
            return
        self.message.dismiss()
        in_folder = isinstance(request, MeasureFolder)
        if not in_folder and not self.allowed():
            self.unlock(wake=wake)
            return
        self._begun_on = self._drive
        drive = self._drive_under_folder() if in_folder else self._drive
        job = self._job = BenchmarkJob(
            self.session, self.services.archive, drive, self.form.choices.choice(), request
        )
        self._batches += 1
        self._shown = None
        self.result.clear(self.tr("Measuring…"))
        self.form.set_running(True)
        job.step_done.connect(self._on_step)
        job.ended.connect(self._on_ended)
        if self.active:
            self._timer.start()
        self._draw()
        job.start()

    def _drive_under_folder(self) -> Drive:
        """Return the drive that the folder lies on; what lies on none of this machine goes by its file system."""
        facts = self.form.folder.facts
        names = facts.drives if facts is not None else ()
        found = next((drive for drive in self.session.drives if drive.name in names[:1]), None)
        if found is not None:
            return found
        title = facts.filesystem if facts is not None else self.tr("unknown file system")
        return Drive(
            name="", kind=DriveKind.OTHER, identity="", diskseq=None, model=title, serial="", firmware="", wwn="",
            size_bytes=0, logical_sector_bytes=0, physical_sector_bytes=0, rotational=None, removable=False,
            read_only=False, link="", temperature_c=None, partitions=(), usage=Usage(),
        )  # fmt: skip

    def cancel(self) -> None:
        """Stop the measurement under way."""
        if self._job is not None and not self._job.cancelling:
            self.form.set_cancelling(self.tr("Cancelling…"))
            self._job.cancel()

    def _on_step(self, step: StepRun) -> None:
        job = self._job
        if job is not None and step.result is not None:
            several = len(job.steps) > 1
            self.results.append(
                Result(
                    len(self.results) + 1,
                    job.drive,
                    datetime.now(),
                    step.result,
                    step.trace,
                    self._batches if several else 0,
                    job.choice.profile,
                )
            )
            self.result.list_results(self.results, None, self.preferences.units)

    def _on_ended(self, why: str, fault: Fault | None) -> None:
        """Leave the measurement under way; *why* is what to say about it."""
        job, self._job = self._job, None
        self._timer.stop()
        self.form.set_running(False)
        self.show_locked()
        measured_now = job is not None and any(step.result is not None for step in job.steps)
        of = self._begun_on
        here = self._shows(of)
        self._show(self.results[-1] if measured_now and here else self._last_of(self._drive))
        self.turn_from(None)
        if not why:
            if not here:
                self.say_of(
                    of, self.tr("The measurement finished. Select the drive to see the result."), tone="good"
                )
        elif fault is Fault.WOULD_WAKE:
            self.say_of(of, why, tone="caution", action=self.tr("&Wake Up and Start Benchmark"), about="wake")
        elif fault in (Fault.PERMISSION, Fault.NOT_ALLOWED) and self.session.can_unlock:
            self.say_of(of, why, tone="caution", action=self.tr("&Unlock and Start Benchmark"), about="unlock")
        else:
            tone = {Fault.CANCELLED: "", None: "caution"}.get(fault, "danger")
            self.say_of(of, why, tone=tone)

    # -- what is seen --------------------------------------------------------------------------------------

    def _last_of(self, drive: Drive | None) -> Result | None:
        mine = [result for result in self.results if drive is not None and result.drive.ref == drive.ref]
        return mine[-1] if mine else None

    def _batch_of(self, result: Result) -> list[Result]:
        return [one for one in self.results if result.batch and one.batch == result.batch]

    def _show(self, result: Result | None) -> None:
        self._shown = result
        units = self.preferences.units
        if result is None:
            self.result.clear(self.tr("Not measured in this session."))
        else:
            self.result.show_result(result, units, self._batch_of(result))
        self.result.list_results(self.results, result.number if result else None, units)
        self._draw()

    def _on_chosen(self, number: int) -> None:
        if self._job is None:
            self._shown = self.results[number - 1]
            self.result.show_result(self._shown, self.preferences.units, self._batch_of(self._shown))
            self._draw()

    def _on_preferences(self) -> None:
        if self._job is None:
            self._show(self._shown)
        else:
            self._draw()

    def _on_timer(self) -> None:
        self._draw()
        job = self._job
        if job is None or job.last is None or job.cancelling:
            return
        runs = job.request.runs or job.choice.workloads[job.current].runs.usual
        words = self.tr("Run {number} of {count}").format(number=job.last.run + 1, count=runs)
        if job.last.stage is Stage.PREPARING:
            words = self.tr("Preparing…")
        if len(job.steps) > 1:
            step = self.tr("Step {number} of {count}: {progress}")
            words = step.format(number=job.current + 1, count=len(job.steps), progress=words)
        self.form.show_progress(job.last.progress, words, job.left_s())

    def _panel(self) -> ViewPanel:
        if self._views is None:
            from disktune_gui.benchmark.view_panel import ViewPanel  # noqa: PLC0415  loaded when first seen

            self._views = ViewPanel()
            self._views.chosen.connect(self._on_picked)
            self._views.told.connect(self._on_told)
            self._chart_place.addWidget(self._views)
            self.split.setSizes([3 * self.height(), 2 * self.height()])
        return self._views

    def _on_picked(self, key: str) -> None:
        self._picked = key
        self._draw()

    def _draw(self) -> None:
        if self._views is None or not self.active:
            return
        panel, units, job, shown = self._views, self.preferences.units, self._job, self._shown
        if job is not None:
            step = job.steps[job.current]
            panel.offer(measurement_views.live())
            live = measurement_views.LIVE
            panel.choose(self._picked if self._picked in live else measurement_views.default_key(step.workload))
            expected_s = float(job.request.seconds or 0)
            panel.set_subject(wording.subject(step.workload, job.drive.title))
            rows = panel.panel.shows_table
            panel.draw(
                measurement_views.over_time(step.trace, panel.key, units, expected_s, rows=rows), growing=True
            )
        elif shown is not None:
            compared = [self.results[n - 1] for n in self.result.ticked() if n != shown.number]
            views = wording.views(shown, compared, self._batch_of(shown), units)
            panel.offer([(view.key, view.title) for view in views])
            view = next((one for one in views if one.key == self._picked), views[0])
            panel.choose(view.key)
            panel.set_subject(shown.title)
            panel.draw(view)
            panel.file_name = f"disktune-{shown.drive.name}-{shown.measurement.workload}-{shown.at:%Y%m%d-%H%M%S}"
        else:
            panel.offer(measurement_views.live())
            panel.set_subject(self.tr("Not measured in this session"))
            panel.draw(measurement_views.over_time(Trace(), panel.key, units, 3.0))

    # -- export --------------------------------------------------------------------------------------------

    def _on_told(self, words: str, well: bool) -> None:
        self.message.show_text(words, tone="" if well else "danger", about="export")

    def _on_export(self, kind: str) -> None:
        shown = self._shown
        if shown is None:
            return
        if kind == "text":
            clipboard.copy(wording.as_text(shown, self.preferences.units))
            self._on_told(self.tr("Copied to the clipboard."), True)
            return
        proposed = f"disktune-{shown.drive.name}-{shown.measurement.workload}-{shown.at:%Y%m%d-%H%M%S}.json"
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Export Measurement"), proposed, "*.json")
        if chosen:
            # What is shown may have changed while the name was chosen.
            self._save(Path(chosen), shown)

    def export(self, path: Path) -> None:
        """Write everything about the result that is shown to *path*; say so, or why it did not work."""
        if self._shown is not None:
            self._save(path, self._shown)

    def _save(self, path: Path, result: Result) -> None:
        try:
            user_files.save(path, wording.as_json(result))
        except OSError as error:
            self._on_told(not_written(path, error), False)
        else:
            self._on_told(written(path), True)
