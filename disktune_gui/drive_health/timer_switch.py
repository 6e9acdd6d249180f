"""The tick that has systemd sample the health of drives every hour, and what is to be said of it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_gui.desktop import clipboard
from disktune_gui.services.sample_timer import SampleTimer, TimerState
from disktune_gui.text.plain import PlainLabel, as_tip


class TimerSwitch(QWidget):
    """Shows what systemd says whenever it comes into view; the command is there where the tick cannot do it."""

    def __init__(self, timer: SampleTimer) -> None:
        super().__init__()
        self._timer = timer
        self.tick = QCheckBox(self.tr("&Sample every hour, also without this window"))
        self.tick.setToolTip(
            self.tr("Enables disktune-health.timer of systemd, which asks for an administrator's password")
        )
        self.why = PlainLabel()
        self.why.setWordWrap(True)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = QPushButton(self.tr("Copy Command"))
        self.copy_button.clicked.connect(self._copy)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.why, 1)
        row.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tick)
        column.addLayout(row)
        self.tick.clicked.connect(self._on_tick)
        timer.changed.connect(self._show_state)
        self._show_state()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._timer.read()

    def _on_tick(self, on: bool) -> None:
        self._timer.switch(on)
        # What is shown is what systemd said, not what was wanted.
        self._show_state()

    def _copy(self) -> None:
        clipboard.copy(self._timer.command)

    def _show_state(self) -> None:
        state = self._timer.state
        self.tick.setTristate(state is TimerState.PARTLY)
        self.tick.setCheckState(
            {TimerState.ON: Qt.CheckState.Checked, TimerState.PARTLY: Qt.CheckState.PartiallyChecked}.get(
                state, Qt.CheckState.Unchecked
            )
        )
        self.tick.setEnabled(state is not TimerState.UNKNOWN and not self._timer.busy)
        self.why.setText(self._timer.why)
        self.why.setVisible(bool(self._timer.why))
        self.tick.setAccessibleDescription(self._timer.why)
        self.copy_button.setVisible(bool(self._timer.why and self._timer.command) and not self._timer.busy)
        self.copy_button.setToolTip(as_tip(self._timer.command))
