"""How every table of the program looks and behaves, whatever is in it."""

from __future__ import annotations

from PyQt6.QtWidgets import QAbstractItemView, QTableView


def dress(table: QTableView) -> None:
    """Let rows be chosen whole and told apart by their shade; they have no numbers, and cells no lines."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    # Tab moves on to the next control; inside the table the arrow keys move.
    table.setTabKeyNavigation(False)
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None and columns is not None:
        rows.hide()
        columns.setHighlightSections(False)
