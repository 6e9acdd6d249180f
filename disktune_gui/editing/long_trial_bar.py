"""A long trial of the drive in view: how long it still goes, its two answers, and at the end its verdict."""

from __future__ import annotations

from PyQt6.QtCore import Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.long_trial import LongStage, LongTrialState
from disktune_gui.editing import long_trial_text
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.text.said import said
from disktune_gui.widgets.tone_label import ToneLabel

TICK_MS = 1000
_STEPS = 1000


class LongTrialBar(QFrame):
    """Hidden while the drive has no long trial. It only counts along: the clock that matters is the service's."""

    ended = pyqtSignal()
    """The user kept or reverted the trial: the drive has other values now, perhaps."""

    def __init__(self, trials: LongTrials) -> None:
        super().__init__()
        self._trials = trials
        self._drive: Drive | None = None
        self._answering = ""
        """The trial that was answered, until it is over."""
        self.state: LongTrialState | None = None
        self.text = ToneLabel()
        self.progress = QProgressBar()
        self.back = QPushButton(self.tr("Re&vert Long Trial"))
        self.keep = QPushButton(self.tr("Keep &Changes"))
        self.close_result = QPushButton(self.tr("&Close Result"))
        self._lay_out()
        self.back.clicked.connect(lambda: self._answer(keep=False))
        self.keep.clicked.connect(lambda: self._answer(keep=True))
        self.close_result.clicked.connect(self._on_close)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._show)
        trials.changed.connect(self._on_changed)
        self.hide()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the trial of *drive*, if it has one."""
        self._drive = drive
        self._on_changed()

    def _on_changed(self) -> None:
        before = self.state
        self.state = self._trials.of(self._drive.ref) if self._drive is not None else None
        if self.state is None or not self.state.open:
            self._answering = ""
        self._show()
        same = self.state is not None and before is not None and self.state.trial == before.trial
        if before is not None and before.open and not (same and self.state is not None and self.state.open):
            self.ended.emit()

    def _show(self) -> None:
        state = self.state
        self.setVisible(state is not None)
        if state is None or self._drive is None:
            self._timer.stop()
            return
        for widget in (self.progress, self.back, self.keep):
            widget.setVisible(state.open)
        self.close_result.setVisible(not state.open)
        if not state.open:
            self._timer.stop()
            self.text.set_tone(long_trial_text.tone(state))
            self.text.setText(long_trial_text.verdict(state, self._drive.title))
            return
        self._timer.start()
        left_s = self._trials.seconds_left(state)
        passed = 1 - left_s / state.seconds if state.seconds else 1
        self.progress.setValue(round(_STEPS * min(1, max(0, passed))))
        may = state.stage is LongStage.ON and state.end is None and self._answering != state.trial
        self.back.setEnabled(may)
        self.keep.setEnabled(may)
        if self._answering != state.trial:
            self.text.set_tone("caution" if state.why else "")
            self.text.setText(long_trial_text.running(state, self._drive.title, left_s))

    def _answer(self, *, keep: bool) -> None:
        if self.state is None:
            return
        trial = self._answering = self.state.trial
        keeping = self.tr("Keeping the changes…") if keep else self.tr("Reverting the changes…")
        self.text.setText(keeping)
        self._show()

        def failed(why: str) -> None:
            self._answering = ""
            self._show()
            self.text.set_tone("danger")
            self.text.setText(said(why))

        self._trials.end(trial, keep=keep, then=lambda: None, failed=failed)

    def _on_close(self) -> None:
        if self.state is not None:
            self._trials.dismiss(self.state.trial)

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Long trial"))
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(self.tr("Time of the long trial"))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        for button in (self.back, self.keep, self.close_result):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self.progress)
