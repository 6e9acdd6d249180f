"""The table of the history, whose columns share the width there is."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QAbstractItemModel, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QHeaderView, QTableView

from disktune_gui.desktop.kept_layout import KeptColumns
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming.table_style import dress

AIR = 20
"""Pixels between columns."""


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """Return widths of columns that fit into *room*: where it is too little, the widest become narrower."""
    widths, left = list(wanted), room
    for number, column in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        widths[column] = min(wanted[column], left // (len(wanted) - number))
        left -= widths[column]
    return widths


class HistoryTable(QTableView):
    """Shows each row on one line; what has too little room is cut off, and whole in its tool tip."""

    def __init__(self, model: QAbstractItemModel, preferences: Preferences) -> None:
        super().__init__()
        self._kept: KeptColumns | None = None
        self._wanted: list[int] = []
        self.setModel(model)
        self.setAccessibleName(self.tr("Changes made by DiskTune"))
        dress(self)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        if header is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            header.setStretchLastSection(True)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._kept = KeptColumns(header, preferences, "history")

    def fit_columns(self) -> None:
        """Make the columns as wide as what is in them, as far as there is room, unless the user has drawn them."""
        header, model = self.horizontalHeader(), self.model()
        if header is not None and model is not None:
            columns = range(model.columnCount())
            self._wanted = [max(self.sizeHintForColumn(n), header.sectionSizeHint(n)) + AIR for n in columns]
        self._share()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        viewport = self.viewport()
        drawn = self._kept is not None and self._kept.chosen
        if viewport is not None and not drawn:
            for column, width in enumerate(shared(self._wanted, viewport.width())):
                self.setColumnWidth(column, width)
