"""What is said of one result: its figure, how far to trust it, how it was measured, and its runs."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.wording import (
    Result,
    conditions,
    figure,
    latency_words,
    long_write_words,
    noted_use,
    other_use,
    runs_table,
    spread,
)
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.titled_label import TitledLabel
from disktune_gui.theming import theme
from disktune_gui.widgets.elided_label import ElidedLabel
from disktune_gui.widgets.steady_scroll import SteadyScroll
from disktune_gui.widgets.table_twin import TableTwin
from disktune_gui.widgets.tone_label import ToneLabel


class ResultPanel(QWidget):
    """Shows one result: that of the cell which is chosen in the grid."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = TitledLabel(self.tr("Median result"))
        self.other_figure = ElidedLabel()
        self.trust = PlainLabel()
        self.waits = PlainLabel()
        """Percentiles of the latency."""
        self.details = PlainLabel()
        self.notes = ToneLabel(tone="caution")
        self.runs = TableTwin()
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        self.figure.setFont(theme.scaled(self.font(), 2, bold=True))
        self.other_figure.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.details.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.figure, self.other_figure, self.trust, self.waits, self.details, self.notes):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.trust, self.waits, self.details, self.notes):
            label.setWordWrap(True)
        self.runs.fit_columns()
        self.runs.setAccessibleName(self.tr("Runs of this measurement"))
        numbers = QHBoxLayout()
        numbers.setSpacing(12)
        numbers.addWidget(self.figure)
        numbers.addWidget(self.other_figure, 1, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(numbers)
        column.addWidget(self._words(), 3)
        column.addWidget(self.runs, 2)

    def _words(self) -> SteadyScroll:
        """Return a place for the sentences: how many there are nobody knows, and none may be cut off."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.trust, self.waits, self.notes, self.details):
            column.addWidget(widget)
        column.addStretch(1)
        place = SteadyScroll()
        place.setWidget(inside)
        place.setWidgetResizable(True)
        place.setAccessibleName(self.tr("About this result"))
        place.setFrameShape(QFrame.Shape.NoFrame)
        place.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        place.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        return place

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.notes.set_tone("caution")

    # -- contents ------------------------------------------------------------------------------------------

    def clear(self, why: str = "") -> None:
        """Show no result, and *why* there is none."""
        self.figure.clear()
        self.other_figure.clear()
        self.trust.setText(why)
        self.details.clear()
        self.waits.hide()
        self.notes.hide()
        self.runs.set_table(DataTable((), ()))
        self.runs.hide()

    def show_result(self, result: Result, units: UnitSystem) -> None:
        """Show *result*."""
        measurement = result.measurement
        first, second = figure(measurement, units)
        self.figure.setText(first)
        self.other_figure.setText(f"= {second}" if second else "")
        self.trust.setText(long_write_words(measurement, units) or spread(measurement, units))
        self.waits.setText(latency_words(measurement))
        self.waits.setVisible(bool(self.waits.text()))
        # A note says it too when it was enough to matter.
        use = "" if noted_use(measurement) else other_use(measurement, units)
        self.details.setText(f"{use}\n{conditions(measurement)}".strip())
        self.notes.setText("\n".join(map(said, measurement.notes)))
        self.notes.setVisible(bool(measurement.notes))
        self.runs.set_table(runs_table(measurement))
        self.runs.show()
