"""The table of all programs that reached a drive, in the order of any of its columns."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt

from disktune_contract.accesses.night import Night
from disktune_gui.standby import words
from disktune_gui.text.plain import as_tip
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.widgets.table_twin import TableTwin

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
        """Leave room for the mark of the order, too."""
        room = super()._airy_head(title)
        return room + QSize(_MARK, 0)

    def show_night(self, night: Night | None) -> None:
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
        """Return what orders a row, None if that is unknown; a column has only numbers or only texts."""
        if number >= len(self._every):
            # The last row counts what no program is known for, whatever the order.
            return None
        cell = row[self._by]
        if self._by == words.EVERY:
            cell = self._every[number] if number < len(self._every) else None
        if cell is None or cell == "":
            return None
        return (float(cell), "") if isinstance(cell, int | float) else (0.0, str(cell).casefold())
