"""Trim Now: which file systems, at most how much, the cost; then the progress, and the report of fstrim."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.action import TrimEnded, TrimList, TrimNow, TrimProgress, TrimResult, TrimTarget
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.rules import FIRST
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.client.jobs import HelperJob, NumberedEvent, WorkKind
from disktune_gui.client.session import Session
from disktune_gui.controls.dialogs import TickRow, TickTable
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.services.services import Services
from disktune_gui.text.formats import duration, size
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import labelled, said

# -- a running TRIM, from the request to its end; no widgets -----------------------------------------------


class TrimJob(HelperJob):
    """One job; a new one is made for each."""

    kind = WorkKind.TRIM
    give_up_ms = None
    progressed = pyqtSignal(TrimProgress)
    ended = pyqtSignal(TrimEnded)
    """However it ended, exactly once."""

    def __init__(self, session: Session, drive: Drive, targets: tuple[str, ...]) -> None:
        super().__init__(session, drive)
        self._request = TrimNow(drive.ref, targets, agreed=True)
        session.trim_progress.connect(self._sort)
        session.trim_ended.connect(self._sort)

    def start(self) -> None:
        """Ask the helper; the caller has unlocked."""
        self.begin()
        self.ask("trim", self._request)

    def _take(self, event: NumberedEvent) -> None:
        if isinstance(event, TrimProgress):
            self.number_of_step, self.count_of_steps = event.done + 1, event.all
            self.progress = event.done / event.all if event.all > 1 else None
            self.progressed.emit(event)
            self.moved.emit()
        elif isinstance(event, TrimEnded):
            self._finish(event.why, event.fault, lambda: self.ended.emit(event))

    def _lost(self) -> None:
        self._end(self.tr("TRIM was interrupted."), Fault.INTERNAL)

    def _end(self, why: str, fault: Fault | None) -> None:
        self._take(TrimEnded(self.number or 0, (), fault, why))


# -- dialog ------------------------------------------------------------------------------------------------

translate = QCoreApplication.translate

UNKNOWN = "?"


def result_words(result: TrimResult, units: UnitSystem) -> str:
    """Return the result of one file system, as a sentence."""
    if result.trimmed_bytes is None:
        return labelled(result.point, said(result.why))
    return translate("Trim", "{place}: {size} trimmed in {time}.").format(
        place=result.point, size=size(result.trimmed_bytes, units), time=duration(max(1, round(result.seconds)))
    )


def end_words(ended: TrimEnded, units: UnitSystem) -> str:
    """Return the result of all of it."""
    results = [result_words(result, units) for result in ended.results]
    return "\n".join([*results, said(ended.why)] if ended.why else results)


class TrimDialog(QDialog):
    """One dialog for each time that the user wants to trim a drive."""

    def __init__(self, services: Services, drive: Drive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._session, self._drive = services, services.session, drive
        self._units = services.preferences.units
        self._targets: tuple[TrimTarget, ...] = ()
        self._listed = False
        """Whether there was a list: what is mounted later is ticked only by the user."""
        self._job: TrimJob | None = None
        self.words = PlainLabel()
        titles = (
            self.tr("File system"),
            self.tr("Type"),
            self.tr("Trims at most"),
            self.tr("Trims on deletion"),
        )
        self.table = TickTable(titles, self.tr("File systems to trim"))
        self.table.keep_columns(services.preferences, "trim")
        self.notice = ToneLabel(tone="caution")
        self.progress = QProgressBar()
        self.outcome = PlainLabel()
        self.start_button = QPushButton()
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self._lay_out()
        self._connect()
        self._show()
        self._ask()

    @property
    def busy(self) -> bool:
        """Whether something is being trimmed."""
        return self._job is not None

    def reject(self) -> None:
        """Close; while a TRIM runs, stop that instead."""
        if self._job is not None:
            self._on_cancel()
        else:
            super().reject()

    def _ask(self, _drives: object = None) -> None:
        """Ask what is mounted from the drive; while it is trimmed, the list stays as it was at the start."""
        if self._job is None:
            drive = OfDrive(self._drive.ref)
            self._session.request(self, "trim-targets", drive, self._on_targets, self._on_no_targets)

    # -- answers of the helper -----------------------------------------------------------------------------

    def _on_targets(self, reply: TrimList) -> None:
        if self._job is not None:
            return
        self._targets = reply.targets
        self.table.show_rows([self._row(one) for one in reply.targets])
        self._listed = True
        words = ""
        if not reply.known:
            words = self.tr("Mounts could not be read.")
        elif not reply.targets:
            words = self.tr("Nothing on it is mounted.")
        self.notice.setText(words)
        self._show()

    def _on_no_targets(self, _fault: object, why: str) -> None:
        self.notice.setText(why)
        self._show()

    def _row(self, target: TrimTarget) -> TickRow:
        most = UNKNOWN if target.free_bytes is None else size(target.free_bytes, self._units)
        at_once = self.tr("yes") if target.discards else self.tr("no")
        others = [name for name in target.drives if name != self._drive.name]
        tip = self.tr("Reaches these drives: {drives}").format(drives=", ".join(target.drives)) if others else ""
        cells = (target.point, target.kind, most, at_once)
        return TickRow(target.number, cells, not target.refusal and not self._listed, said(target.refusal), tip)

    def _on_progress(self, told: TrimProgress) -> None:
        self.progress.setRange(0, 0 if told.all == 1 else told.all)
        self.progress.setValue(told.done)
        words = self.tr("Trimming {place} ({number} of {count})…")
        self.outcome.setText(words.format(place=told.point, number=told.done + 1, count=told.all))

    def _on_ended(self, ended: TrimEnded) -> None:
        self._job = None
        self.outcome.setText(end_words(ended, self._units))
        self._services.checkups.ask(self._drive)
        self._ask()
        self._show()

    # -- input of the user ---------------------------------------------------------------------------------

    def _on_start(self) -> None:
        chosen = tuple(str(key) for key in self.table.ticked())
        if self._job is not None or not chosen or not self.start_button.isEnabled():
            return
        self.notice.clear()
        self._session.unlock(self, lambda: self._begin(chosen), self._on_locked)

    def _begin(self, chosen: tuple[str, ...]) -> None:
        if self._job is not None:
            return
        job = self._job = TrimJob(self._session, self._drive, chosen)
        job.progressed.connect(self._on_progress)
        job.moved.connect(self._on_moved)
        job.ended.connect(self._on_ended)
        self.outcome.setText(self.tr("Starting…"))
        self.progress.setRange(0, 0)
        self._show()
        job.start()

    def _on_locked(self, why: str) -> None:
        self.notice.setText(why)
        self._show()

    def _on_cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _on_moved(self) -> None:
        if self._job is not None and self._job.cancelling:
            self.outcome.setText(self.tr("Stopping…"))
            self.cancel_button.setEnabled(False)

    # -- appearance ----------------------------------------------------------------------------------------

    def _show(self) -> None:
        failing = self._services.health_news.fails(self._drive)
        ticked = self._ticked()
        if failing:
            self.notice.setText(said(FIRST))
        self.notice.setVisible(bool(self.notice.text()))
        self.words.setText(self._question(ticked))
        self.table.setEnabled(not self.busy)
        self.start_button.setEnabled(bool(ticked) and not self.busy and not failing)
        locked = not self._session.may("trim")
        self.start_button.setText(self.tr("&Unlock and Trim…") if locked else self.tr("&Trim Now"))
        self.cancel_button.setVisible(self.busy)
        self.cancel_button.setEnabled(self._job is not None and not self._job.cancelling)
        self.progress.setVisible(self.busy)
        self.outcome.setVisible(bool(self.outcome.text()))

    def _ticked(self) -> list[TrimTarget]:
        keys = set(self.table.ticked())
        return [one for one in self._targets if one.number in keys]

    def _question(self, ticked: Iterable[TrimTarget]) -> str:
        """Return what is done, to how much at most, and what is lost by it."""
        what = self.tr("TRIM frees unused blocks in the drive.")
        sizes = [one.free_bytes for one in ticked]
        most = self.tr("Discards at most {size} of free space.").format(
            size=size(sum(one or 0 for one in sizes), self._units)
        )
        if not sizes or None in sizes:
            most = self.tr("Discards free space only.")
        lost = self.tr("Deleted files can no longer be recovered.")
        time = self.tr("Takes seconds to minutes.")
        return said(in_turn(what, most, lost, time))

    def _connect(self) -> None:
        self.table.changed.connect(self._show)
        self.start_button.clicked.connect(self._on_start)
        self.cancel_button.clicked.connect(self._on_cancel)
        self._session.privilege_changed.connect(self._show)
        self._session.drives_changed.connect(self._ask)
        self._services.health_news.changed.connect(self._show)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Trim {drive}").format(drive=self._session.title(self._drive)))
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        for label in (self.words, self.notice, self.outcome):
            label.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.start_button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        for widget in (self.words, self.table, self.notice, self.progress, self.outcome, buttons):
            column.addWidget(widget, 1 if widget is self.table else 0)
        self.resize(640, 380)
