"""The samples kept of a drive's health: what changed, when ratings are used up, and the hourly timer."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.look import JournalEntries, JournalEntry, JournalQuery
from disktune_gui.controls.page import is_same
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.drive_health import figures
from disktune_gui.health import history_text
from disktune_gui.services.sample_timer import SampleTimer, TimerState
from disktune_gui.services.services import Services
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.tabular import DataTable

# -- the switch for hourly health samples by systemd -------------------------------------------------------


class TimerSwitch(QWidget):
    """Shows what systemd reports whenever it comes into view, and the command where the box cannot do it."""

    def __init__(self, timer: SampleTimer) -> None:
        super().__init__()
        self._timer = timer
        self.tick = QCheckBox(self.tr("&Sample every hour"))
        self.tick.setToolTip(self.tr("Enables disktune-health.timer"))
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
        # What is shown is what systemd reported, not what was wanted.
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


# -- the samples of a drive --------------------------------------------------------------------------------


class SamplesView(QWidget):
    """Shows what is kept, without asking the drive."""

    def __init__(self, services: Services, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._services, self._clock = services, clock
        self._drive: Drive | None = None
        self._samples: tuple[HealthSample, ...] = ()
        self._changes: tuple[JournalEntry, ...] = ()
        self.since, self.budget = PlainLabel(), PlainLabel()
        self.rows = TableTwin()
        self.rows.fit_columns()
        self.rows.setAccessibleName(self.tr("Samples"))
        self.timer = TimerSwitch(services.sample_timer)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in (self.since, self.budget):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addWidget(self.rows, 1)
        column.addWidget(self.timer)

    @property
    def table(self) -> DataTable:
        """Every sample."""
        return figures.table(self._samples)

    def show_samples(self, drive: Drive | None, samples: tuple[HealthSample, ...]) -> None:
        """Show the samples of *drive*, oldest first."""
        if not is_same(drive, self._drive):
            self._changes = ()
        self._drive, self._samples = drive, samples
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._ask_journal()
        self._show()

    def _ask_journal(self) -> None:
        drive = self._drive
        if drive is None or not drive.identity or not self._services.session.may("journal"):
            return

        def told(reply: JournalEntries) -> None:
            if is_same(drive, self._drive):
                self._changes = reply.entries
                self._show()

        query = JournalQuery(drive.identity)
        self._services.session.request(self, "journal", query, told, lambda _fault, _why: None)

    def _show(self) -> None:
        now, drive = self._clock(), self._drive
        known = self._services.health_news.of(drive) if drive is not None else None
        health = known.health if known is not None else None
        self.since.setText(history_text.since(self._samples, now, self._services.preferences.units))
        self.budget.setText("\n".join(history_text.budget_sentences(self._samples, now, health, self._changes)))
        for label in (self.since, self.budget):
            label.setVisible(bool(label.text()))
        self.rows.set_table(self.table)
