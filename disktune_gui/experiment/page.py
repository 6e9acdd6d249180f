"""Experiments on the selected drive: try values in turn, see which is really faster, keep it or leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import strftime

from PyQt6.QtCore import QCoreApplication, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring import statistics
from disktune_contract.messages.comparison import CompareEnded, CompareRound, CompareRun
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import MeasureSample
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Change, Risk
from disktune_gui.controls.job_page import JobPage
from disktune_gui.controls.page import is_same
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.experiment import summary
from disktune_gui.experiment.form import ExperimentForm
from disktune_gui.experiment.job import ExperimentJob, job_of
from disktune_gui.experiment.model import Progress, Undertaking
from disktune_gui.experiment.view import ExperimentView
from disktune_gui.owned import while_alive
from disktune_gui.services.archive import Circumstances
from disktune_gui.services.services import Services
from disktune_gui.store.entry import FigureMeaning, ResultKind
from disktune_gui.text import tabular
from disktune_gui.text.formats import percent
from disktune_gui.text.said import said

translate = QCoreApplication.translate

CANCEL_MS = 15_000
"""How long a cancelled comparison may take to report its end: a slow drive has to be restored first."""


@dataclass
class _Jobs:
    """The experiments under way, one after the other."""

    drive: Drive
    todo: list[Undertaking]
    most_risk: Risk
    wake: bool
    privilege: Class
    count: int
    running: ExperimentJob | None = None
    """The one that has been asked for."""
    progress: Progress | None = None
    began: Circumstances | None = None
    cancelling: bool = False


class ExperimentPage(JobPage):
    """One job at a time; it goes on when another drive is selected, and its result is shown of its own drive."""

    verb = "compare"
    form: ExperimentForm

    keep_asked = pyqtSignal(tuple)
    """tuple[Restoration, ...]: values that the user wants to have in force."""
    trial_left = pyqtSignal(Drive, str)
    """A drive, and the trial that its helper has left on it, whose outcome has to be found out."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, ExperimentForm(services), parent)
        self.outcomes: list[Progress] = []
        """Those of the last job, the one that runs included."""
        self._job: _Jobs | None = None
        self._due = ""
        """The setting whose values are to be compared as soon as the drive in view has answered."""
        self.view = ExperimentView(self.preferences)
        self._give_up = QTimer(self)
        self._give_up.setSingleShot(True)
        self._give_up.setInterval(CANCEL_MS)
        self.lay_out(self.form.status, self.made_halves(self.view))
        self._connect()
        self.view.clear(self._welcome())

    def _connect(self) -> None:
        self.form.states_wanted.connect(self._ask_states_of)
        self.view.keep.connect(self._on_keep)
        self.view.leave.connect(self._on_leave)
        self.view.export.connect(self._on_export)
        self.view.chosen.connect(self._on_chosen)
        self._give_up.timeout.connect(lambda: self._stop(self.tr("The helper did not respond. Check the values.")))

    @property
    def busy_on(self) -> Drive | None:
        return self._job.drive if self._job is not None else None

    def _welcome(self) -> str:
        return self.tr("Compares values of a setting.")

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Offer what can be tried on *drive*."""
        other = not (drive is None and self._drive is None) and not self._shows(drive)
        self._drive = drive
        self.show_earlier(drive)
        self._due = "" if other else self._due
        self.form.setEnabled(drive is not None or self._job is not None)
        if drive is not None and self._job is None:
            self.form.set_drive(drive)
            if self.active:
                self.refresh()
        self.show_locked()
        if other:
            self.turn_from(self._job.drive if self._job is not None else None)
            if self._job is None:
                self._show_outcomes()

    def _show_outcomes(self) -> None:
        """Show the results of the last job, if it was on the drive in view."""
        if self.outcomes and self._shows(self.outcomes[-1].task.drive):
            self.view.list_all(self.outcomes, len(self.outcomes) - 1)
            if self.outcomes[-1].result is not None or self.outcomes[-1].runs:
                self.view.show_progress(self.outcomes[-1])
                return
        self.view.clear(self._welcome())

    def set_active(self, active: bool) -> None:
        """Ask for the settings in force when the page comes into view."""
        super().set_active(active)
        if active:
            self.refresh()
            self.view.redraw()
            self.ask_engines()

    def refresh(self) -> None:
        """Ask the drive again; asking wakes nothing."""
        drive = self._drive
        if drive is not None and self._job is None:
            self.session.request(
                self,
                "settings",
                OfDrive(drive.ref),
                lambda reply: self._on_states(drive, reply),
                lambda _fault, _why: None,
            )

    def _ask_states_of(self, device: Drive) -> None:
        """Ask for the settings in force of a device that files follow."""
        self.session.request(
            self,
            "settings",
            OfDrive(device.ref),
            lambda reply: self.form.set_states_of(device, reply.states),
            lambda _fault, _why: None,
        )

    def compare_values(self, setting: str) -> None:
        """Compare the values of *setting* as soon as the drive has answered; the button has the focus."""
        if self._job is None:
            self.form.seek(setting)
            self._due = setting
            self._begin_if_due()
        self.form.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_if_due(self) -> None:
        form = self.form
        if self._due and form.setting.currentData() == self._due and form.start_button.isEnabled():
            self._due = ""
            self.start()

    def before_and_after(self, drive: Drive, changes: Sequence[Change]) -> None:
        """Offer to compare a change that the user has planned with what is in force."""
        if self._job is None and self._shows(drive):
            self.form.set_drive(drive)
            self.form.propose(changes)
            self.form.start_button.setFocus()

    def _on_states(self, drive: Drive, reply: StateList) -> None:
        if is_same(drive, self._drive) and self._job is None:
            self.form.set_states(reply.states)
            self.show_locked()
            self._begin_if_due()

    # -- start and stop ------------------------------------------------------------------------------------

    def begin(self, *, wake: bool) -> None:
        """Start as set in the form; unlock first where that is needed."""
        tasks = self.form.tasks()
        if self._job is not None or not tasks or self._drive is None:
            return
        self.message.dismiss()
        if not self.session.may("compare"):
            self.unlock(wake=wake)
            return
        self.outcomes = []
        self.show_now()
        self._job = _Jobs(
            self._drive, list(tasks), self.form.most_risk, wake, self.session.privilege, count=len(tasks)
        )
        self.form.set_running(True)
        self._next(self._job)

    def _next(self, job: _Jobs) -> None:
        """Begin the next experiment of the job; note first what is in force, for the history."""
        job.running = None
        job.progress = Progress(job.todo.pop(0))
        self.outcomes.append(job.progress)
        self.view.list_all(self.outcomes, len(self.outcomes) - 1)
        self.view.show_progress(job.progress)
        self._show_share(job)
        self.services.archive.observe(self, job.drive, lambda began: self._request(job, began))

    def _request(self, job: _Jobs, began: Circumstances) -> None:
        progress = job.progress
        if job is not self._job or progress is None:
            return
        if job.cancelling:
            self._stop(self.tr("Cancelled."), Fault.CANCELLED)
            return
        job.began = began
        running = job.running = job_of(self.session, progress.task, most_risk=job.most_risk, wake=job.wake)
        # A helper may end when the page is gone.
        running.news.connect(while_alive(self, partial(self._on_news, job, progress)))
        running.moved.connect(while_alive(self, partial(self._on_moved, job, running)))
        running.ended.connect(while_alive(self, partial(self._on_ended, job, progress)))
        running.start()

    def cancel(self) -> None:
        """Stop what is under way; the values are restored."""
        job = self._job
        if job is None or job.cancelling:
            return
        job.cancelling = True
        job.todo.clear()
        self.form.set_cancelling(self.tr("Restoring…"))
        self._give_up.start()
        if job.running is not None:
            job.running.cancel()

    def _on_moved(self, job: _Jobs, running: ExperimentJob) -> None:
        if running.cancelling and job is self._job:
            self.cancel()

    # -- events of the helpers -----------------------------------------------------------------------------

    def _on_news(self, job: _Jobs, progress: Progress, news: CompareRun | CompareRound | MeasureSample) -> None:
        if isinstance(news, MeasureSample):
            if not job.cancelling:
                words = self.tr("Writing the file: {share}").format(share=percent(news.progress))
                self.form.show_progress(0.0, words, None)
            return
        if isinstance(news, CompareRun):
            progress.runs.append(news)
            self._show_share(job)
        else:
            progress.rounds.append(news)
        if self.active and self.view.progress is progress:
            self.view.redraw()

    def _on_ended(self, job: _Jobs, progress: Progress, ended: CompareEnded) -> None:
        if job is not self._job:
            return
        progress.result = ended.result
        if ended.result is not None and job.began is not None and ended.fault is None:
            self._keep_result(job.began, progress)
        if ended.stuck or ended.fault is not None:
            self._stop(said(in_turn(ended.why, *ended.stuck)), ended.fault or Fault.NOT_KEPT)
        elif job.todo:
            self._next(job)
        else:
            self._stop()

    def _keep_result(self, began: Circumstances, progress: Progress) -> None:
        result = progress.result
        if result is None:
            return
        found = next((one for one in result.findings if one.arm == (result.best or 1)), None)
        kind = ResultKind.COMPARISON if progress.task.single else ResultKind.EXPERIMENT
        figure = None
        if found is not None and found.estimate is not None:
            figure, _, _ = statistics.of_figure(found.estimate, waits=result.metric.lower_is_better)
        self.services.archive.keep(
            began, kind, result.workload, figure, FigureMeaning.RATIO, summary.body(progress)
        )

    def _stop(self, why: str = "", fault: Fault | None = None) -> None:
        """Leave what is under way; *why* is the message about it."""
        several = self._job is not None and self._job.count > 1
        of = self._job.drive if self._job is not None else None
        if self._job is not None and self._job.running is not None:
            self._job.running.abandon()
        self._job = None
        self._give_up.stop()
        self.form.set_running(False)
        self.show_locked()
        if several:
            summary.levelled(self.outcomes)
        self._show_outcomes()
        if of is not None and not self._shows(of) and self._drive is not None:
            # The form was that of the drive on which it ran.
            self.form.set_drive(self._drive)
        self.turn_from(None)
        if why:
            self._say_end(of, why, fault)
        elif several:
            void = all(one.result is not None and one.result.void for one in self.outcomes)
            tone = "caution" if void else "good"
            self.say_of(of, summary.summary(self.outcomes), tone=tone, about="summary")
        elif of is not None and not self._shows(of):
            self.say_of(of, self.tr("Finished."), tone="good")
        if self.active:
            self.refresh()

    def _say_end(self, of: Drive | None, why: str, fault: Fault | None) -> None:
        if fault is Fault.WOULD_WAKE:
            self.say_of(of, why, tone="caution", action=translate("Window", "&Wake Up and Start"), about="wake")
        else:
            self.say_of(of, why, tone="" if fault is Fault.CANCELLED else "danger")

    def _on_privilege(self, privilege: Class) -> None:
        job = self._job
        if job is not None and job.privilege is Class.TUNE and privilege is not Class.TUNE:
            trial = job.running.trial if job.running is not None else ""
            switched = job.running.task.switched if job.running is not None else job.drive
            self._stop(self.tr("Interrupted."))
            if trial:
                self.trial_left.emit(switched, trial)
        super()._on_privilege(privilege)
        if self.active:
            self.refresh()

    # -- what is seen --------------------------------------------------------------------------------------

    def _show_share(self, job: _Jobs) -> None:
        progress = job.progress
        if progress is None or job.cancelling:
            return
        done = len(self.outcomes) - 1
        rest = sum(task.takes_s for task in job.todo)
        words = translate("Window", "Run {number} of {count}").format(
            number=progress.runs[-1].done if progress.runs else 1,
            count=progress.runs[-1].total if progress.runs else "…",
        )
        if job.count > 1:
            several = translate("Window", "{number} of {count}: {progress}")
            words = several.format(number=done + 1, count=job.count, progress=words)
        self.form.show_progress((done + progress.share) / job.count, words, progress.left_s + rest)

    def _on_chosen(self, number: int) -> None:
        if 0 <= number < len(self.outcomes):
            self.view.show_progress(self.outcomes[number])

    # -- what to do with it --------------------------------------------------------------------------------

    def _on_keep(self, arm: int) -> None:
        progress = self.view.progress
        if progress is not None:
            values = tuple(progress.task.arms[arm].values.items())
            self.keep_asked.emit((Restoration(progress.task.switched, values),))

    def _on_leave(self) -> None:
        self.message.show_text(self.tr("No value was applied."), about="leave")

    def _on_export(self, kind: str) -> None:
        progress = self.view.progress
        if progress is None:
            return
        if kind == "text":
            clipboard.copy(self.view.as_text())
            self.message.show_text(translate("Export", "Copied."), about="export")
            return
        ending = "csv" if kind == "ranking" else kind
        proposed = f"disktune-{progress.task.drive.name}-experiment-{strftime('%Y%m%d-%H%M%S')}.{ending}"
        path, _ = user_files.ask_where(self, self.tr("Export Experiment"), proposed, f"*.{ending}")
        if path is not None:
            self.export(kind, path)

    def export(self, kind: str, path: Path) -> None:
        """Write the experiment that is shown to *path*; show whether it worked, or why not."""
        progress = self.view.progress
        if progress is None:
            return
        picture = kind in ("png", "svg")
        content = self.view.save_charts if picture else self._exported(progress, kind)
        words, well = user_files.export(path, content)
        self.message.show_text(words, tone="" if well else "danger", about="export")

    def _exported(self, progress: Progress, kind: str) -> str:
        """Return the text of the file that is exported."""
        if kind == "json":
            return summary.as_json(progress)
        if kind == "ranking" and progress.result is not None:
            return tabular.as_csv(summary.ranking_table(progress.task, progress.result))
        return tabular.as_csv(summary.pairs_table(progress))
