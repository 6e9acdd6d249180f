"""Benchmarks of the selected drive, or of a file on it: ask, watch it grow, read the result, compare."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from disktune_contract.checkup.usual import read_speed
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.measuring.measurement import Stage
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.action import TrimList
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.settings.setting import Change, Value
from disktune_contract.workloads import BY_ID
from disktune_gui.benchmark import details, wording
from disktune_gui.benchmark.details import ComparedRun, PastRun, ResultPanel, file_name
from disktune_gui.benchmark.form import GRID, SURFACE_VIEW, TREND, BenchmarkForm
from disktune_gui.benchmark.how_long import places
from disktune_gui.benchmark.job import BenchmarkJob, StepRun
from disktune_gui.benchmark.measured import MeasuredView
from disktune_gui.benchmark.wording import Result
from disktune_gui.client import asked as raw_access
from disktune_gui.client.asked import AskedDrives
from disktune_gui.client.presence import SeenTimer
from disktune_gui.controls import speed_gauge
from disktune_gui.controls.job_page import JobPage
from disktune_gui.controls.page import FrontStack, LowerHalf, Page
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.profiles.chooser import QUICK, SURFACE
from disktune_gui.services.services import Services
from disktune_gui.store.differences import PastFigure, comparable, past_figures
from disktune_gui.store.entry import ResultKind, ResultSummary, StoreError
from disktune_gui.text.formats import formats
from disktune_gui.theming.style import flush, pixels

if TYPE_CHECKING:
    from disktune_gui.benchmark.cost import LongWriteDialog
    from disktune_gui.benchmark.trend import TrendView
    from disktune_gui.store.store import ResultStore

translate = QCoreApplication.translate

_SELF_TEST = "self-test"
"""Subject of the message that asks whether to measure during a self-test."""
DRAW_MS = 100
"""Time between two pictures of a growing chart."""


class BenchmarkPage(JobPage):
    """One measurement at a time; it continues when another drive is selected, and is shown with its own drive."""

    compare_asked = pyqtSignal(Drive, tuple)
    """The user wants a comparison of two values: tuple[Change, ...] on a drive."""

    causes_asked = pyqtSignal(str)
    """The user wants to see what slows the drive of this kernel name."""

    verb = "measure"
    form: BenchmarkForm

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, BenchmarkForm(services), parent)
        self.results: list[Result] = []
        self._job: BenchmarkJob | None = None
        self._begun_on: Drive | None = None
        """The drive that was in view when it began; a folder may be on another one."""
        self._batches = 0
        self._shown: Result | None = None
        self._kept: list[Result] = []
        """What was measured in an earlier session and is in view."""
        self._past: tuple[PastRun, ...] = ()
        self._before: ComparedRun | None = None
        """What is compared with."""
        self._wanted_at: float | None = None
        """The moment that the user chose to compare with."""
        self._beside_surface: tuple[Target, str] = (Target.DRIVE, QUICK[Target.DRIVE])
        """What was chosen before the surface."""
        self._figures: Mapping[str, Sequence[PastFigure]] = {}
        """Every result of the workloads in view on the drive, oldest first."""
        self._mounted: AskedDrives[TrimList] = AskedDrives(self, self.session, "trim-targets")
        """What is mounted on the drive of the result in view."""
        self._make_earlier: Callable[[bool], LowerHalf] | None = None
        self.every: LowerHalf | None = None
        """The results of all drives, once they were seen."""
        self.trend: TrendView | None = None
        """Made when it is first seen."""
        self.measured = MeasuredView(self.preferences)
        self._timer = SeenTimer(self.session, self)
        self._timer.setInterval(DRAW_MS)
        self._lay_out()
        self._connect()

    @property
    def result(self) -> ResultPanel:
        """The panel of the result in view."""
        return self.measured.result

    def _lay_out(self) -> None:
        # Messages have their room beside the status, so that nothing moves when there is one.
        self.form.beside_status.addWidget(self.message, 2)
        self._views = FrontStack()
        self._views.addWidget(self.measured)
        self._one = QWidget()
        inner = flush(QVBoxLayout(self._one), 0)
        inner.addWidget(self.form)
        inner.addWidget(self._views, 1)
        self._places = FrontStack()
        self._places.addWidget(self._one)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(pixels(self.font(), side) for side in (24, 16, 24, 16)))
        column.addWidget(self._places)

    def _connect(self) -> None:
        self._mounted.changed.connect(lambda _ref: self._on_mounted())
        self.measured.chosen.connect(self._on_chosen)
        self.measured.opened.connect(self._draw)
        self.measured.causes_asked.connect(self._on_causes)
        self.measured.past_asked.connect(lambda: self.show_view(TREND))
        self.measured.changed.asked.connect(self._on_compare)
        details = self.measured.details
        details.compared.connect(self._on_compared)
        details.export.connect(self._on_export)
        details.told.connect(self._on_told)
        details.picked.connect(self._draw)
        self.form.choices.chosen.connect(self._on_profile)
        self.form.views.chosen.connect(self.show_view)
        self._timer.timeout.connect(self._on_timer)
        self.preferences.changed.connect(self._draw)
        self.services.archive.changed.connect(self._on_archive)

    # -- grid, trend, surface ------------------------------------------------------------------------------

    def show_view(self, view: int) -> None:
        """Show the grid, the results over time, or the surface, which is a profile of its own."""
        choices = self.form.choices
        on_surface = choices.choice().id == SURFACE
        if view == SURFACE_VIEW and not on_surface and not self.form.running:
            self._beside_surface = (choices.target, choices.choice().id)
            choices.choose(SURFACE)
        elif view == GRID and on_surface and not self.form.running:
            choices.choose(self._beside_surface[1])
        if view == TREND and self.trend is None and self._make_earlier is not None:
            from disktune_gui.benchmark.trend import TrendView  # noqa: PLC0415  when it is first seen

            self.earlier = self._make_earlier(False)
            self.trend = TrendView(self.earlier)
            self._views.addWidget(self.trend)
            self.trend.picked.connect(self._on_trend_of)
            self.earlier.show_drive(self._drive)
        self._show_front(view)
        self._look_back()
        self._draw()

    def _show_front(self, view: int) -> None:
        trend = self.trend if view == TREND else None
        self.form.views.choose(view)
        self._views.setCurrentWidget(trend or self.measured)
        self.measured.show_alone(view == SURFACE_VIEW)
        if self.earlier is not None:
            self.earlier.set_active(self.active and trend is not None)

    @property
    def view(self) -> int:
        """Which view is in front."""
        return self.form.views.current

    def offer_earlier(self, make: Callable[[bool], LowerHalf]) -> None:
        self._make_earlier = make

    def _on_trend_of(self, workload: str) -> None:
        if self.trend is not None:
            self.trend.show_past(self._figures, workload, self.preferences.units, self.measured.usual)

    def _on_causes(self) -> None:
        if self._drive is not None:
            self.causes_asked.emit(self._drive.name)

    def _on_compare(self, setting: str, before: Value, now: Value) -> None:
        """Offer an experiment with the value before the change and that of now."""
        if self._drive is not None:
            self.compare_asked.emit(self._drive, (Change(setting, now, before),))

    def _show_all_drives(self) -> None:
        """List the results of all drives."""
        if self.every is None and self._make_earlier is not None:
            self.every = self._make_earlier(True)
            self.every.show_drive(None)
            self._places.addWidget(self.every)
        if self.every is not None:
            self._places.setCurrentWidget(self.every)
            self.every.set_active(self.active)

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Offer to measure *drive*, and show its last result if there is one."""
        other = drive is None or self._drive is None or drive.ref != self._drive.ref
        self._drive = drive
        self.form.setEnabled(drive is not None or self._job is not None)
        if drive is None:
            self._show_all_drives()
        else:
            self._places.setCurrentWidget(self._one)
            if self.every is not None:
                self.every.set_active(False)
            self.form.set_drive(drive)
        self.show_earlier(drive)
        self.show_locked()
        if other:
            self.turn_from(self._begun_on if self._job is not None else None)
            if self._job is None:
                self._show(self._last_of(drive))

    def set_active(self, active: bool) -> None:
        """Draw only while the page is seen."""
        Page.set_active(self, active)
        if self.earlier is not None:
            self.earlier.set_active(active and self.view == TREND)
        if self.every is not None:
            self.every.set_active(active and self._drive is None)
        if active:
            if self._shown is None and self._job is None:
                self._show(self._last_of(self._drive))
            self._draw()
            self.ask_engines()
        if self._job is not None:
            (self._timer.start if active else self._timer.stop)()

    def refresh(self) -> None:
        """Ask again which programs measure, and about the folder."""
        if self.active:
            self.ask_engines()
        for results in (self.earlier, self.every):
            if results is not None and results.active:
                results.refresh()

    def search_field(self) -> QLineEdit | None:
        shown = next((one for one in (self.every, self.earlier) if one is not None and one.active), None)
        return shown.search_field() if shown is not None else None

    @property
    def busy_on(self) -> Drive | None:
        return self._begun_on if self._job is not None else None

    def allowed(self) -> bool:
        """Whether the drive can be read without a password: by root, or by a user who has been given its node."""
        return raw_access.readable(self.session, self.verb, self._drive)

    def measure_quickly(self) -> None:
        """Measure the throughput of the raw drive, if nothing is being measured."""
        if self.idle and self._drive is not None:
            self.form.choices.choose(read_speed(self._drive.kind))
            self.start()

    # -- start and stop ------------------------------------------------------------------------------------

    def begin(self, *, wake: bool, beside_test: bool = False, agreed_to: MeasureFolder | None = None) -> None:
        """Measure as set in the form; unlock first where that is needed.

        With *beside_test* a folder is measured although a drive below is in a self-test: the helper, which may
        not ask drives, does not check that. A long write asks first, unless it is the one *agreed_to*.
        """
        request = self.form.request(wake=wake)
        if self._job is not None or request is None or self._drive is None:
            return
        self.message.dismiss()
        in_folder = isinstance(request, MeasureFolder)
        if not in_folder and not self.allowed():
            self.unlock(wake=wake)
            return
        # A drive that is read raw reports itself that it is under test; an array cannot.
        unasked = in_folder or self._drive.kind is DriveKind.ARRAY
        if unasked and not beside_test and (tested := self._under_test()):
            again = self.tr("&Start Anyway")
            self.message.show_text(tested, tone="caution", action=again, about=_SELF_TEST)
            return
        if (
            isinstance(request, MeasureFolder)
            and self.form.choices.choice().is_long_write
            and request != agreed_to
        ):
            self._ask_to_write(request, beside_test=beside_test)
            return
        self._begun_on = self._drive
        drive = self.form.drive_under_folder() if in_folder else self._drive
        job = self._job = BenchmarkJob(
            self.session, self.services.archive, drive, self.form.choices.choice(), request
        )
        self._batches += 1
        self._shown = None
        self.result.clear(self.tr("Measuring…"))
        if self.view == TREND:
            self.show_view(SURFACE_VIEW if job.choice.id == SURFACE else GRID)
        if job.choice.is_long_write:
            self.measured.disclosure.opened = True
        self.form.set_running(True)
        self._look_back()
        job.moved.connect(self._on_moved)
        job.step_done.connect(self._on_step)
        job.ended.connect(self._on_ended)
        if self.active:
            self._timer.start()
        self._draw()
        job.start()

    def _ask_to_write(self, request: MeasureFolder, *, beside_test: bool) -> LongWriteDialog:
        """Ask before a long write; return where."""
        from disktune_gui.benchmark.cost import LongWriteDialog  # noqa: PLC0415  seldom needed

        drives = self.form.measured()
        dialog = LongWriteDialog(request, drives, self.form.health_of(drives), self.preferences, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.agreed.connect(lambda: self.begin(wake=False, beside_test=beside_test, agreed_to=request))
        dialog.open()
        return dialog

    def _under_test(self) -> str:
        """Return the sentence that a drive below is in a self-test, as far as is known; empty if none is."""
        news = self.services.self_test_news
        for drive in (one for below in self.form.measured() for one in news.under(below)):
            if (at := news.seen_at(drive)) is not None:
                words = self.tr("A self-test was running on {drive} at {time}.")
                return words.format(drive=drive.name, time=formats.moment(at))
        return ""

    def _on_act(self) -> None:
        if self.message.about == _SELF_TEST:
            self.begin(wake=False, beside_test=True)
        else:
            super()._on_act()

    def cancel(self) -> None:
        """Stop the measurement under way."""
        if self._job is not None:
            self._job.cancel()

    def _on_moved(self) -> None:
        if self._job is not None and self._job.cancelling:
            self.form.set_cancelling(self.tr("Cancelling…"))

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
                    job.began_at,
                )
            )
            self._draw()

    def _on_ended(self, why: str, fault: Fault | None) -> None:
        """Leave the measurement under way; *why* is the message about it."""
        job, self._job = self._job, None
        self._timer.stop()
        self.form.set_running(False)
        self.show_locked()
        measured_now = job is not None and any(step.result is not None for step in job.steps)
        of = self._begun_on
        here = self._shows(of)
        self._show(self._first_of(self.results[-1]) if measured_now and here else self._last_of(self._drive))
        self.turn_from(None)
        if not why:
            if not here:
                self.say_of(of, self.tr("Finished."), tone="good")
        elif fault is Fault.WOULD_WAKE:
            self.say_of(of, why, tone="caution", action=translate("Window", "&Wake Up and Start"), about="wake")
        elif fault in (Fault.PERMISSION, Fault.NOT_ALLOWED) and self.session.can_unlock:
            self.say_of(of, why, tone="caution", action=self.tr("&Unlock and Start"), about="unlock")
        else:
            tone = {Fault.CANCELLED: "", None: "caution"}.get(fault, "danger")
            self.say_of(of, why, tone=tone)

    # -- what is seen --------------------------------------------------------------------------------------

    def _last_of(self, drive: Drive | None) -> Result | None:
        """Return the last result of the chosen profile on *drive* in this session."""
        choice = self.form.choices.choice()
        wanted = (choice.profile, choice.workloads[0].id if choice.profile is None else "")
        mine = [
            one
            for one in self.results
            if drive is not None
            and one.drive.ref == drive.ref
            and (one.profile, one.measurement.workload if one.profile is None else "") == wanted
        ]
        return self._first_of(mine[-1]) if mine else None

    def _first_of(self, result: Result) -> Result:
        """Return the first result in the grid of the set that *result* belongs to."""
        return next(iter(self._batch_of(result)), result)

    def _batch_of(self, result: Result) -> list[Result]:
        if not result.number:
            return self._kept
        return [one for one in self.results if result.batch and one.batch == result.batch]

    def _remembered(self) -> Result | None:
        """Return the last result of the chosen profile on this drive."""
        choice, drive, store = self.form.choices.choice(), self._drive, self.services.archive.store
        if not self.active or drive is None:
            return None
        steps, profile = [workload.id for workload in choice.workloads], choice.profile
        found = details.runs(store, drive, steps, profile.id if profile is not None else "", time.time())[:1]
        self._kept = [
            Result(0, drive, datetime.fromtimestamp(run.at), *known[step], profile=profile, began_at=run.at)
            for run in found
            for known in [details.read(store, run)]
            for step in steps
            if step in known
        ]
        return next(iter(self._kept), None)

    def _show(self, result: Result | None) -> None:
        self._shown = result if result is not None else self._remembered()
        self._look_back()
        self._draw()

    def _on_chosen(self, workload: str) -> None:
        """Show the cell that was selected by mouse or keys."""
        if self._job is None and self._shown is not None:
            same = (one for one in self._batch_of(self._shown) if one.measurement.workload == workload)
            self._shown = next(same, self._shown)
            self._draw()

    def _on_profile(self) -> None:
        """Show the last result of the profile, and the view that it has."""
        if self._job is None:
            on_surface = self.form.choices.choice().id == SURFACE
            if self.view != TREND and on_surface != (self.view == SURFACE_VIEW):
                self._show_front(SURFACE_VIEW if on_surface else GRID)
            self._show(self._last_of(self._drive))

    def _on_archive(self) -> None:
        """Results were stored or deleted."""
        if self.active:
            self._show(self._shown if self._shown is not None and self._shown.number else None)

    # -- earlier runs --------------------------------------------------------------------------------------

    def _look_back(self) -> None:
        """Find what can be compared with; it is the run before until the user chooses another."""
        if not self.active:
            return
        job, shown, choice = self._job, self._shown, self.form.choices.choice()
        drive, at = self._drive, time.time()
        if job is not None:
            drive, choice, at = job.drive, job.choice, job.began_at
        elif shown is not None:
            drive, at = shown.drive, shown.began_at
        profile = choice.profile.id if choice.profile is not None else ""
        steps = [workload.id for workload in choice.workloads]
        if job is None and shown is not None:
            profile = shown.profile.id if shown.profile is not None else ""
            steps = list(shown.profile.steps) if shown.profile is not None else [shown.measurement.workload]
        store = self.services.archive.store
        self._past = details.runs(store, drive, steps, profile, at) if drive is not None else ()
        if drive is not None and self.view == TREND:
            steps += sorted({one.workload for one in self._of_drive(store, drive)} - set(steps))
        self._figures = past_figures(store, drive, steps) if drive is not None else {}
        self._expect(drive, steps)
        if job is None and shown is not None:
            self._ask_places(shown.drive)
        dates = [one.at for one in self._past]
        self._compare(self._wanted_at if self._wanted_at in dates else next(iter(dates), None))

    def _expect(self, drive: Drive | None, steps: Sequence[str]) -> None:
        """Find what is usual for a drive."""
        if drive is None:
            self.measured.expect({}, "")
            return
        services = self.services
        limited = speed_gauge.limit([one.check.id for one in services.attention.findings(drive)])
        usual = services.speeds.usual(drive, [BY_ID[one] for one in steps if one in BY_ID])
        self.measured.expect(usual, limited)

    def _ask_places(self, drive: Drive) -> None:
        """Find what is on a drive, for the line of its result: it changes from one result to the next."""
        if self._mounted.turn(drive):
            self.measured.places = places(drive, ())
        if self.session.may("trim-targets"):
            self._mounted.ask(drive)

    def _on_mounted(self) -> None:
        drive, found = self._mounted.drive, self._mounted.answer.value
        if drive is not None and found is not None:
            self.measured.places = places(drive, found.targets)
            self._draw()

    def _of_drive(self, store: ResultStore, drive: Drive) -> list[ResultSummary]:
        """Return every measurement of *drive*."""
        try:
            found = store.summaries()
        except StoreError:
            return []
        mine = (drive.identity, "" if drive.identity else drive.name)
        return [
            one
            for one in found
            if one.kind is ResultKind.MEASUREMENT
            and (one.identity, "" if one.identity else one.drive) == mine
            and one.figure is not None
        ]

    def _on_compared(self, at: float | None) -> None:
        """Compare with what the user chose, now and later."""
        self._wanted_at = at
        self._compare(at)
        self._draw()

    def _compare(self, at: float | None) -> None:
        run = next((one for one in self._past if one.at == at), None)
        self._before = None
        if run is not None:
            found = details.read(self.services.archive.store, run)
            self._before = ComparedRun(run.at, found, frozenset(run.ids.values()))
        self.measured.details.compare.offer([one.at for one in self._past], run.at if run is not None else None)

    def _on_timer(self) -> None:
        self._draw()
        job = self._job
        if job is None or job.last is None or job.cancelling:
            return
        runs = job.request.runs or job.choice.workloads[job.current].runs.usual
        words = translate("Window", "Run {number} of {count}").format(number=job.last.run + 1, count=runs)
        if job.last.stage is Stage.PREPARING:
            words = self.tr("Preparing…")
        elif job.last.stage is Stage.RESTING:
            words = self.tr("Resting…")
        if len(job.steps) > 1:
            step = translate("Window", "{number} of {count}: {progress}")
            words = step.format(number=job.current + 1, count=len(job.steps), progress=words)
        self.form.show_progress(job.last.progress, words, job.left_s())

    def _draw(self) -> None:
        units, job, shown = self.preferences.units, self._job, self._shown
        if not self.active:
            return
        compared, before = self._compared_words(), self._before
        workload = shown.measurement.workload if shown is not None else next(iter(self._figures), "")
        if self.view == TREND and self.trend is not None:
            workload = self.trend.workload or workload
            self.trend.show_past(self._figures, workload, units, self.measured.usual)
            return
        self.measured.show_past(comparable(self._figures.get(workload, ())), units)
        if job is not None:
            self.measured.show_job(job, units, before, compared, self._figures)
        elif shown is not None:
            self.measured.show_result(shown, self._batch_of(shown), units, before, compared, self._figures)
        else:
            self.measured.clear(self.tr("Not measured yet"), self.form.choices.choice().workloads, units)

    def _compared_words(self) -> str:
        """Return the head of the earlier figures."""
        if self._before is None:
            return ""
        newest = max(one.at for one in self._past)
        return self.tr("Last") if self._before.at == newest else formats.day(self._before.at)

    # -- export --------------------------------------------------------------------------------------------

    def _on_told(self, words: str, well: bool) -> None:
        self.message.show_text(words, tone="" if well else "danger", about="export")

    def _on_export(self, kind: str) -> None:
        shown = self._shown
        if shown is None:
            return
        if kind in ("text", "crystal"):
            every = self._batch_of(shown) or [shown]
            texts = "\n".join(wording.as_text(one, self.preferences.units) for one in every)
            clipboard.copy(texts if kind == "text" else wording.as_crystal(every))
            self._on_told(translate("Export", "Copied."), True)
            return
        if kind != "data":
            if (charts := self.measured.details.make_charts()) is not None:
                charts.ask(kind)
            return
        proposed = f"{file_name(shown)}.json"
        path, _ = user_files.ask_where(self, self.tr("Export Measurement"), proposed, "*.json")
        if path is not None:
            # What is shown may have changed while the name was chosen.
            self._save(path, shown)

    def export(self, path: Path) -> None:
        """Write everything about the result that is shown to *path*; show whether it worked, or why not."""
        if self._shown is not None:
            self._save(path, self._shown)

    def _save(self, path: Path, result: Result) -> None:
        self._on_told(*user_files.export(path, wording.as_json(result)))
