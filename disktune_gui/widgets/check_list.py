"""A list of which each row can be ticked; rows are known by what they stand for."""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QListWidget, QListWidgetItem

_DATA = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CheckList(QListWidget):
    """``itemChanged`` tells of a tick that comes or goes."""

    def add(self, text: str, stands_for: object, *, ticked: bool = True) -> QListWidgetItem:
        """Append a row."""
        item = QListWidgetItem(text)
        item.setData(_DATA, stands_for)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(_ON if ticked else _OFF)
        self.addItem(item)
        return item

    def ticked(self) -> list[Any]:
        """Return what the ticked rows stand for, in their order."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _ON]

    def left_out(self) -> list[Any]:
        """Return what the others stand for."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _OFF]

    def _items(self) -> list[QListWidgetItem]:
        return [item for row in range(self.count()) if (item := self.item(row)) is not None]
