"""How the last long trials ended, above the changes of the history: a verdict each."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QVBoxLayout

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.long_trial import LongTrialState
from disktune_gui.editing import long_trial_text
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.text import wording
from disktune_gui.widgets.tone_label import ToneLabel

MOST = 3
"""Verdicts that are shown, the newest first; the changes themselves are in the table."""


class LongTrialVerdicts(QFrame):
    """Hidden while there is none."""

    def __init__(self, trials: LongTrials) -> None:
        super().__init__()
        self._trials = trials
        self._drive: Drive | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Long trials"))
        self.labels = tuple(ToneLabel() for _ in range(MOST))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(6)
        for label in self.labels:
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(label)
        trials.changed.connect(self._show)
        self._show()

    def show_drive(self, drive: Drive | None) -> None:
        """Show the trials of *drive*, or of all drives."""
        self._drive = drive
        self._show()

    def _show(self) -> None:
        over = [one for one in self._trials.known if not one.open and self._is_meant(one)]
        for number, label in enumerate(self.labels):
            label.setVisible(number < len(over))
            if number < len(over):
                label.set_tone(long_trial_text.tone(over[number]))
                label.setText(self._words(over[number]))
        self.setVisible(bool(over))

    def _is_meant(self, state: LongTrialState) -> bool:
        return self._drive is None or (state.drive.identity == self._drive.identity)

    def _words(self, state: LongTrialState) -> str:
        changes = long_trial_text.changes(state)
        verdict = long_trial_text.verdict(state, state.model or state.drive.name)
        words = self.tr("{time}: {changes}. {verdict}")
        return words.format(time=wording.moment(state.began), changes=changes, verdict=verdict)
