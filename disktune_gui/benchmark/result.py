"""The result of a measurement: the figure, how far to trust it, its runs, and the results before it."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.wording import (
    Result,
    conditions,
    figure,
    noted_use,
    other_use,
    runs_table,
    spread,
    steps_table,
)
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import clock
from disktune_gui.theming import theme
from disktune_gui.widgets.elided_label import ElidedLabel
from disktune_gui.widgets.export_button import ExportButton
from disktune_gui.widgets.table_twin import TableTwin
from disktune_gui.widgets.tone_label import ToneLabel

NUMBER = Qt.ItemDataRole.UserRole


class ResultPanel(QWidget):
    """Shows one result, and lists all of this session to choose from and to compare with."""

    chosen = pyqtSignal(int)
    """The user wants to see the result of this number."""
    compared = pyqtSignal()
    """The ticks in the list changed."""
    export = pyqtSignal(str)
    """``json``, or ``text`` for the clipboard."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = PlainLabel()
        self.other_figure = ElidedLabel()
        self.trust = PlainLabel()
        self.details = PlainLabel()
        self.notes = ToneLabel(tone="caution")
        self.runs = TableTwin()
        self.list = QListWidget()
        self.export_button = ExportButton(
            self.tr("E&xport"), {"text": self.tr("&Copy as Text"), "json": self.tr("All Data as &JSON…")}
        )
        self._lay_out()
        self.clear()
        self.past.hide()

    def _lay_out(self) -> None:
        self.figure.setFont(theme.scaled(self.font(), 2, bold=True))
        self.other_figure.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.details.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.figure, self.other_figure, self.trust, self.details, self.notes):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.trust, self.details, self.notes):
            label.setWordWrap(True)
        self.figure.setAccessibleName(self.tr("Median result"))
        self.runs.fit_columns()
        self.runs.setAccessibleName(self.tr("Runs of this measurement"))
        self.export_button.chosen.connect(self.export)
        self.export_button.setToolTip(
            self.tr("Exports the result and how it was measured. The chart has its own export.")
        )
        numbers = QHBoxLayout()
        numbers.setSpacing(12)
        numbers.addWidget(self.figure)
        numbers.addWidget(self.other_figure, 1, Qt.AlignmentFlag.AlignBottom)
        numbers.addWidget(self.export_button, 0, Qt.AlignmentFlag.AlignTop)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addLayout(numbers)
        left.addWidget(self._words(), 3)
        left.addWidget(self.runs, 2)
        self.past = self._session()
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(20)
        across.addLayout(left, 3)
        across.addWidget(self.past, 2)

    def _session(self) -> QWidget:
        """Return the list of what was measured in this session, below its heading."""
        self.list.setAccessibleName(
            self.tr("Measurements of this session. Checked ones are drawn for comparison.")
        )
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setToolTip(self.tr("Select a measurement to show it. Check others to draw them for comparison."))
        self.list.currentItemChanged.connect(self._on_current)
        self.list.itemChanged.connect(lambda _item: self.compared.emit())
        heading = ElidedLabel(self.tr("Session (check to compare)"))
        heading.setFont(theme.scaled(self.font(), 1, bold=True))
        heading.setBuddy(self.list)
        found = QWidget()
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(heading)
        column.addWidget(self.list, 1)
        return found

    def _words(self) -> QScrollArea:
        """Return a place for the sentences: how many there are nobody knows, and none may be cut off."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.trust, self.notes, self.details):
            column.addWidget(widget)
        column.addStretch(1)
        place = QScrollArea()
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
        self.notes.hide()
        self.runs.set_table(DataTable((), ()))
        self.runs.hide()
        self.export_button.hide()

    def show_result(self, result: Result, units: UnitSystem, batch: Sequence[Result] = ()) -> None:
        """Show *result*; one of a *batch* has a table of all of them, another one a table of its runs."""
        measurement = result.measurement
        first, second = figure(measurement, units)
        self.figure.setText(first)
        self.other_figure.setText(f"= {second}" if second else "")
        self.trust.setText(spread(measurement, units))
        # A note says it too when it was enough to matter.
        use = "" if noted_use(measurement) else other_use(measurement, units)
        self.details.setText(f"{use}\n{conditions(measurement)}".strip())
        self.notes.setText("\n".join(map(said, measurement.notes)))
        self.notes.setVisible(bool(measurement.notes))
        self.runs.set_table(steps_table(batch) if len(batch) > 1 else runs_table(measurement))
        self.runs.show()
        self.export_button.show()

    def list_results(self, results: Sequence[Result], current: int | None, units: UnitSystem) -> None:
        """List *results*, newest first; ticks stay."""
        ticked = set(self.ticked())
        self.past.setVisible(bool(results))
        self.list.blockSignals(True)
        self.list.clear()
        for result in reversed(results):
            what = listed([figure(result.measurement, units)[0], workload_name(result.measurement.workload)])
            where = f"{result.drive.title} ({result.drive.name})"
            when = listed([where, clock(result.at.timestamp(), seconds=True)])
            item = QListWidgetItem(f"{result.number}  {said(what)}\n     {said(when)}")
            item.setData(NUMBER, result.number)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if result.number in ticked else Qt.CheckState.Unchecked)
            self.list.addItem(item)
            if result.number == current:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def ticked(self) -> list[int]:
        """Return the numbers of the results to draw for comparison, in their order."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return sorted(
            item.data(NUMBER) for item in items if item is not None and item.checkState() == Qt.CheckState.Checked
        )

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(NUMBER))
