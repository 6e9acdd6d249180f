"""A table of proposals to tick: what is proposed may change while it is open, what the user ticked stays."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from disktune_contract.record import record
from disktune_gui.desktop.kept_layout import KeptColumns
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.text.plain import as_tip

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


@record
class TickRow:
    """One proposal: its cells, whether it is ticked to begin with, and why it cannot be, if it cannot."""

    key: Hashable
    cells: tuple[str, ...]
    ticked: bool = False
    problem: str = ""
    tip: str = ""


class TickTable(QTableWidget):
    """Rows with a tick in the first column."""

    changed = pyqtSignal()
    """The ticks or the rows changed."""

    def __init__(self, titles: Sequence[str], name: str) -> None:
        super().__init__(0, len(titles))
        self.rows: tuple[TickRow, ...] = ()
        self._kept: KeptColumns | None = None
        self._needed = 0
        """What the last column needs, in pixels."""
        self.setHorizontalHeaderLabels(list(titles))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAccessibleName(name)
        self.setTabKeyNavigation(False)
        header, rows = self.horizontalHeader(), self.verticalHeader()
        if header is not None and rows is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            rows.hide()
        self.itemChanged.connect(lambda _item: self.changed.emit())

    def keep_columns(self, preferences: Preferences, key: str) -> None:
        """Have the columns as the user has drawn them before under *key*, in this dialog or an earlier one."""
        header = self.horizontalHeader()
        if header is not None:
            self._kept = KeptColumns(header, preferences, f"dialog-{key}")
            self._fill()

    def show_rows(self, rows: Sequence[TickRow]) -> None:
        """Show *rows*; of those that were here before the ticks stay as the user has them."""
        if tuple(rows) == self.rows:
            return
        before = {row.key: row.key in self.ticked() for row in self.rows if not row.problem}
        self.rows = tuple(rows)
        self.blockSignals(True)
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row.cells):
                self.setItem(number, column, self._made(row, column, text, ticked=before.get(row.key, row.ticked)))
        self.blockSignals(False)
        if self._kept is None or not self._kept.chosen:
            self.resizeColumnsToContents()
        last, header = self.columnCount() - 1, self.horizontalHeader()
        self._needed = max(self.sizeHintForColumn(last), header.sectionSizeHint(last) if header is not None else 0)
        self._fill()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fill()

    def _fill(self) -> None:
        """Give the last column the room that is left, but never less than it needs."""
        header, view, last = self.horizontalHeader(), self.viewport(), self.columnCount() - 1
        if header is not None and view is not None:
            self.setColumnWidth(last, max(self._needed, view.width() - header.sectionPosition(last)))

    def ticked(self) -> tuple[Hashable, ...]:
        """Return the keys of what is ticked."""
        items = ((row.key, self.item(number, 0)) for number, row in enumerate(self.rows))
        return tuple(key for key, item in items if item is not None and item.checkState() == _CHECKED)

    def tick_all(self) -> None:
        """Tick whatever can be."""
        for number, row in enumerate(self.rows):
            item = self.item(number, 0)
            if item is not None and not row.problem:
                item.setCheckState(_CHECKED)

    def _made(self, row: TickRow, column: int, text: str, *, ticked: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setToolTip(as_tip(row.problem or row.tip))
        if column == 0:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_CHECKED if ticked and not row.problem else _UNCHECKED)
            if row.problem:
                item.setText(self.tr("{what} ({problem})").format(what=text, problem=row.problem))
        if row.problem:
            item.setFlags(Qt.ItemFlag.ItemIsSelectable)
        return item
