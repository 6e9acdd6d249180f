"""A recording that runs: how far it has come, and who reached the drive so far."""

from __future__ import annotations

from PyQt6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from disktune_contract.accesses.culprit_words import often
from disktune_contract.accesses.diagnosis import verdict
from disktune_contract.accesses.night import Night
from disktune_contract.sentence import Sentence
from disktune_gui.standby import words
from disktune_gui.standby.night_picture import NightPicture
from disktune_gui.standby.programs_table import ProgramsTable
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said

_STEPS = 1000


class RunningView(QWidget):
    """Shows what there is so far; the whole diagnosis comes at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = QProgressBar()
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the recording"))
        self.time, self.so_far, self.note = PlainLabel(), PlainLabel(), PlainLabel()
        self.picture = NightPicture()
        self.table = ProgramsTable()
        for label in (self.time, self.so_far, self.note):
            label.setWordWrap(True)
        self.so_far.setToolTip(as_tip(words.burst()))
        self.note.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.note.setText(
            self.tr("You can close DiskTune and use the computer as usual. The recording continues until it ends.")
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        for widget in (self.time, self.progress, self.so_far, self.picture):
            column.addWidget(widget)
        column.addWidget(self.table, 1)
        column.addWidget(self.note)

    def show_progress(self, done_s: float, whole_s: float) -> None:
        """Say how much of the time has passed."""
        left = said(often(max(60.0, whole_s - done_s)))
        shown = self.tr("{done} of {whole} recorded, {left} left")
        done = said(often(done_s)) if done_s >= 1 else said(Sentence("0 s"))
        self.time.setText(shown.format(done=done, whole=said(often(whole_s)), left=left))
        self.progress.setValue(round(_STEPS * min(1.0, done_s / whole_s)) if whole_s else 0)
        self.progress.setAccessibleDescription(self.time.text())

    def show_night(self, night: Night) -> None:
        """Show who reached the drive so far."""
        recording = night.recording
        seen = Sentence.counted(
            recording.bursts, "So far: {n} burst of requests.", "So far: {n} bursts of requests."
        )
        known = recording.seconds >= 1
        self.so_far.setText(f"{said(verdict(night))} {said(seen)}" if known else self.tr("The recording begins…"))
        self.picture.show_nights(("", night))
        self.table.show_night(night)
