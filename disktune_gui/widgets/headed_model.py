"""What lists of a fixed set of columns have in common: their header."""

from __future__ import annotations

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, Qt

NOWHERE = QModelIndex()


class HeadedModel(QAbstractTableModel):
    """A table whose columns are always the same; rows and cells are for the one that inherits."""

    header: tuple[str, ...] = ()

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.header)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.header[section]
        return None
