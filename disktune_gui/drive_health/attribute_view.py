"""The SMART attributes as a table, and below it what the current one counts."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_gui.drive_health.attribute_table import WORDS_IN, tone
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.table_twin import TableTwin


class AttributeView(QWidget):
    """A row explains itself when the pointer is over it, and below the table when it is the current one."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTwin()
        self.table.mix(WORDS_IN, tone)
        self.table.explain(self._explained)
        self.table.setAccessibleName(self.tr("SMART attributes"))
        self._explain: Callable[[int], str] = lambda _number: ""
        self.about = PlainLabel()
        self.about.setWordWrap(True)
        # The table does not move when the words are longer.
        self.about.setMinimumHeight(lines(self, 2.2))
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.table, 1)
        column.addWidget(self.about)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._on_current)
        self._show_about()

    def show_table(self, table: DataTable, explain: Callable[[int], str]) -> None:
        """Show *table*; *explain* returns what is said of the attribute with a number."""
        self._explain = explain
        self.table.set_table(table)
        self._show_about()

    def _explained(self, row: tuple[Cell, ...]) -> str:
        return self._explain(row[0]) if isinstance(row[0], int) else ""

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_about()

    def _show_about(self) -> None:
        row, rows = self.table.currentIndex().row(), self.table.table.rows
        told = self._explained(rows[row]) if 0 <= row < len(rows) else ""
        self.about.setText(told or self.tr("Select an attribute to read what it counts."))
        role = self.palette().ColorRole
        self.about.setForegroundRole(role.WindowText if told else role.PlaceholderText)
