"""The history of a drive's health: a chart with its table, what changed lately, and when ratings are used up."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.identity.health import Health
from disktune_contract.messages.journal import JournalEntries, JournalEntry, JournalQuery
from disktune_gui.drive_health import history_model as model
from disktune_gui.drive_health.filled_place import FilledPlace
from disktune_gui.drive_health.history_model import HistorySpan
from disktune_gui.drive_health.timer_switch import TimerSwitch
from disktune_gui.health import history_text
from disktune_gui.services.services import Services
from disktune_gui.text import metric_text
from disktune_gui.text.facts import FactSection
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.tabular import DataTable
from disktune_gui.widgets.choice_box import ChoiceBox
from disktune_gui.widgets.page import is_same
from disktune_gui.widgets.table_twin import TableTwin

if TYPE_CHECKING:
    from disktune_gui.charts.panel import ChartPanel


class HistoryView(QWidget):
    """Shows what is kept of one drive, and asks it nothing.

    The chart is made when it is first seen, as on Activity; without pyqtgraph there is the table.
    """

    def __init__(self, services: Services, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._services, self._clock = services, clock
        self._drive: Drive | None = None
        self._samples: tuple[HealthSample, ...] = ()
        self._changes: tuple[JournalEntry, ...] = ()
        self._figures = model.figures()
        self.figure, self.span = ChoiceBox(), ChoiceBox()
        self.table_button = QPushButton(self.tr("Show &Table"))
        self.panel: ChartPanel | None = None
        self.rows = TableTwin()
        """The table, where there is no chart to show."""
        self._inside = QWidget()
        self.place = FilledPlace(self._inside)
        self.since, self.budget, self.hint = PlainLabel(), PlainLabel(), PlainLabel()
        self.timer = TimerSwitch(services.sample_timer)
        self._lay_out()
        self.figure.activated.connect(lambda _index: self._draw())
        self.span.activated.connect(lambda _index: self._draw())
        self.table_button.toggled.connect(self._show_table)
        services.health_history.changed.connect(self._on_changed)
        services.preferences.changed.connect(self._look)

    @property
    def table(self) -> DataTable:
        """Every sample of the time that is shown."""
        return model.table(self._within())

    def section(self, health: Health | None) -> FactSection:
        """Return in words what is kept of the drive, whether or not it is shown."""
        units = self._services.preferences.units
        return history_text.section(self._kept(), self._clock(), units, health, self._changes)

    def data(self, health: Health | None) -> dict[str, object] | None:
        """Return the same for a program."""
        return history_text.data(self._kept(), self._clock(), health)

    def _kept(self) -> tuple[HealthSample, ...]:
        return self._services.health_history.of(self._drive) if self._drive is not None else ()

    def show_drive(self, drive: Drive | None) -> None:
        """Turn to *drive*."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        if another:
            self._samples, self._changes = (), ()
            self._look()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        if self.panel is None and self.table_button.isEnabled():
            self._make_chart()
        self._look()

    def _look(self) -> None:
        """Read what is kept, if anybody sees it."""
        if self.isVisible():
            self._ask_journal()
            self._renew()

    def _make_chart(self) -> None:
        inside = self._inside.layout()
        try:
            from disktune_gui.charts.panel import ChartPanel  # noqa: PLC0415  # see the class
        except ImportError:
            self.table_button.setChecked(True)
            self.table_button.setEnabled(False)
            return
        self.panel = ChartPanel("")
        self.panel.table.fit_columns()
        if inside is not None:
            inside.replaceWidget(self.rows, self.panel)
        self.rows.hide()
        self._show_table(self.table_button.isChecked())

    def _show_table(self, on: bool) -> None:
        if self.panel is not None:
            self.panel.show_table(on)

    def _ask_journal(self) -> None:
        drive = self._drive
        if drive is None or not drive.identity or not self._services.session.may("journal"):
            return

        def told(reply: JournalEntries) -> None:
            if is_same(drive, self._drive):
                self._changes = reply.entries
                self._draw()

        query = JournalQuery(drive.identity)
        self._services.session.request(self, "journal", query, told, lambda _fault, _why: None)

    def _on_changed(self, name: str) -> None:
        if self.isVisible() and self._drive is not None and self._drive.name == name:
            self._renew()

    def _renew(self) -> None:
        self._samples = self._kept()
        self._offer()
        self._draw()

    def _offer(self) -> None:
        """Offer the charts that the drive has figures for; what was chosen stays chosen."""
        wanted = [one for one in self._figures if model.reported(one, self._samples)]
        if [one.key for one in wanted] == [self.figure.itemData(at) for at in range(self.figure.count())]:
            return
        chosen = self.figure.currentData()
        self.figure.clear()
        for one in wanted:
            self.figure.addItem(one.label, one.key)
        self.figure.setCurrentIndex(max(0, self.figure.findData(chosen)))

    def _within(self) -> list[HealthSample]:
        return model.within(self._samples, HistorySpan(self.span.currentData()), self._clock())

    def _draw(self) -> None:
        now, samples = self._clock(), self._within()
        figure = next((one for one in self._figures if one.key == self.figure.currentData()), None)
        self.place.show_state(
            filled=figure is not None, why_not=self.tr("No health of this drive has been read so far.")
        )
        known = self._services.health_news.of(self._drive) if self._drive is not None else None
        self.since.setText(history_text.since(self._samples, now, self._services.preferences.units))
        health = known.health if known is not None else None
        self.budget.setText("\n".join(history_text.budget_sentences(self._samples, now, health, self._changes)))
        for label in (self.since, self.budget):
            label.setVisible(bool(label.text()))
        if figure is None:
            return
        if self.panel is None:
            self.rows.set_table(self.table)
            return
        left, marks, words = model.axis(samples, HistorySpan(self.span.currentData()), now)
        self.panel.chart.set_x_axis(left, 0.0, marks, words)
        self.panel.chart.set_y_axis(
            figure.axis, metric_text.figure, unit=figure.unit, least=figure.least, top=figure.top
        )
        drawn = model.lines(figure, samples, now)
        self.panel.set_heading(figure.label)
        self.panel.draw(drawn)
        self.panel.set_table(self.table)
        self.panel.set_summary(self.since.text() or self.tr("One sample so far."))

    def _lay_out(self) -> None:
        self.figure.setAccessibleName(self.tr("Chart view"))
        self.span.setAccessibleName(self.tr("Time shown"))
        for label, span in (
            (self.tr("1 day"), HistorySpan.DAY),
            (self.tr("30 days"), HistorySpan.MONTH),
            (self.tr("All"), HistorySpan.ALL),
        ):
            self.span.addItem(label, int(span))
        self.span.setCurrentIndex(1)
        self.table_button.setCheckable(True)
        self.rows.fit_columns()
        self.rows.setAccessibleName(self.tr("Samples"))
        inside = QVBoxLayout(self._inside)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.rows)
        for words in (self.since, self.budget, self.hint):
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.hint.setText(self.tr("DiskTune keeps a sample whenever it reads the health."))
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.figure)
        bar.addWidget(self.span)
        bar.addWidget(self.table_button)
        bar.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(bar)
        column.addWidget(self.since)
        column.addWidget(self.place, 1)
        column.addWidget(self.budget)
        column.addWidget(self.hint)
        column.addWidget(self.timer)
