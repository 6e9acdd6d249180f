"""A running recording: its progress, and the table of all programs that reached the drive so far."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from disktune_contract.sentence import Sentence
from disktune_contract.standby.diagnosis import verdict
from disktune_contract.standby.night import RecordingContext, often
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.standby import words
from disktune_gui.standby.night_picture import NightPicture
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable

# -- the table of all programs that reached a drive --------------------------------------------------------

_BEGUN = 4
_MARK = 14
"""Pixels."""


class ProgramsTable(TableTwin):
    """Sorted by a click on the head of a column; the unknown is last in either order."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = DataTable(words.programs_header(), ())
        self._every: list[float | None] = []
        self._by, self._order = _BEGUN, Qt.SortOrder.DescendingOrder
        self.setAccessibleName(self.tr("Programs"))
        self.setToolTip(as_tip(words.burst()))
        self.mix(words.WORDS_IN)
        self._model.head = self._head
        self.fit_columns()
        columns = self.horizontalHeader()
        if columns is not None:
            columns.setSectionsClickable(True)
            columns.setSortIndicatorShown(True)
            columns.setSortIndicator(self._by, self._order)
            columns.sortIndicatorChanged.connect(self._sort)

    def _head(self, title: str) -> QSize:
        """Leave space for the mark of the order, too."""
        room = super()._airy_head(title)
        return room + QSize(_MARK, 0)

    def show_night(self, night: RecordingContext | None) -> None:
        """Show the programs of *night*."""
        self._whole = words.programs(night) if night is not None else DataTable(words.programs_header(), ())
        self._every = [one.every_s for one in words.ordered(night)] if night is not None else []
        self._show()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._by, self._order = column, order
        self._show()

    def _show(self) -> None:
        keyed = [(self._key(number, row), row) for number, row in enumerate(self._whole.rows)]
        known = [(key, row) for key, row in keyed if key is not None]
        rest = [row for key, row in keyed if key is None]
        down = self._order is Qt.SortOrder.DescendingOrder
        known.sort(key=lambda one: one[0], reverse=down)
        self.set_table(DataTable(self._whole.header, [*(row for _key, row in known), *rest]))

    def _key(self, number: int, row: tuple[Cell, ...]) -> tuple[float, str] | None:
        """Return the sort key of a row, None if it is unknown; a column has only numbers or only texts."""
        if number >= len(self._every):
            # The last row counts requests of unknown programs, whatever the order.
            return None
        cell = row[self._by]
        if self._by == words.EVERY:
            cell = self._every[number] if number < len(self._every) else None
        if cell is None or cell == "":
            return None
        return (float(cell), "") if isinstance(cell, int | float) else (0.0, str(cell).casefold())


# -- a running recording: its progress and the programs so far ---------------------------------------------

_STEPS = 1000


class RunningView(QWidget):
    """Shows the data so far; the whole diagnosis comes at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = QProgressBar()
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.time, self.so_far = PlainLabel(), PlainLabel()
        self.picture = NightPicture()
        self.table = ProgramsTable()
        for label in (self.time, self.so_far):
            label.setWordWrap(True)
        self.so_far.setToolTip(as_tip(words.burst()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        for widget in (self.time, self.progress, self.so_far, self.picture):
            column.addWidget(widget)
        column.addWidget(self.table, 1)

    def show_progress(self, done_s: float, whole_s: float) -> None:
        """Show how much of the time has passed."""
        left = said(often(max(60.0, whole_s - done_s)))
        shown = self.tr("{done} of {whole} recorded, {left} left")
        done = said(often(done_s)) if done_s >= 1 else said(Sentence("0 s"))
        self.time.setText(shown.format(done=done, whole=said(often(whole_s)), left=left))
        self.progress.setValue(round(_STEPS * min(1.0, done_s / whole_s)) if whole_s else 0)
        self.progress.setAccessibleDescription(self.time.text())

    def show_night(self, night: RecordingContext) -> None:
        """Show the programs that reached the drive so far."""
        recording = night.recording
        seen = Sentence.counted(
            recording.bursts, "So far: {n} burst of requests.", "So far: {n} bursts of requests."
        )
        known = recording.seconds >= 1
        self.so_far.setText(f"{said(verdict(night))} {said(seen)}" if known else self.tr("Starting…"))
        self.picture.show_nights(("", night))
        self.table.show_night(night)
