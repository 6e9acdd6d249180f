"""The rows of Your Drives as a Qt model. Selection and scroll position survive another order."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QAbstractListModel, QModelIndex, Qt

from disktune_contract.record import replace
from disktune_gui.home.rows import NONE, Now, Row
from disktune_gui.text.plain import as_tip

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The `Row` of an index."""

_ROOT = QModelIndex()


class HomeModel(QAbstractListModel):
    """A row for each drive and array."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.has_age = self.has_speed = False
        """Whether these columns have anything in them."""

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show *rows* in this order; what did not change is not painted again."""
        self.has_age = any(row.age != NONE for row in rows)
        self.has_speed = any(row.speed != NONE or row.speed_word for row in rows)
        before, after = [row.key for row in self.rows], [row.key for row in rows]
        if before == after:
            self._update(rows)
        elif len(before) == len(after) and set(before) == set(after):
            self._reorder(rows)
        else:
            self._exchange(rows)

    def set_now(self, number: int, now: Now) -> None:
        """Show what runs on the drive of a row."""
        if self.rows[number].now != now:
            self.rows[number] = replace(self.rows[number], now=now)
            index = self.index(number, 0)
            self.dataChanged.emit(index, index, [ROW_ROLE, Qt.ItemDataRole.AccessibleTextRole])

    def index_of(self, name: str) -> QModelIndex:
        """Return where the drive of a kernel name is; invalid if it is not shown."""
        found = (number for number, row in enumerate(self.rows) if row.drive.name == name)
        return self.index(next(found, -1), 0)

    def row_at(self, index: QModelIndex) -> Row | None:
        """Return the row of an index."""
        return self.rows[index.row()] if index.isValid() else None

    def is_first(self, number: int) -> bool:
        """Return whether a row is the first of its group: of what is wrong, or of the rest."""
        return number == 0 or self.rows[number - 1].bad != self.rows[number].bad

    def is_last(self, number: int) -> bool:
        """Return whether a row is the last of its group."""
        return number == len(self.rows) - 1 or self.is_first(number + 1)

    # -- merging -------------------------------------------------------------------------------------------

    def _update(self, rows: Sequence[Row]) -> None:
        changed = [number for number, row in enumerate(rows) if row != self.rows[number]]
        grown = any(_shape(rows[number]) != _shape(self.rows[number]) for number in changed)
        self.rows = list(rows)
        if grown:
            # Other heights: the view has to place the rows below again.
            self.layoutChanged.emit()
        for number in changed:
            self.dataChanged.emit(self.index(number, 0), self.index(number, 0))

    def _reorder(self, rows: Sequence[Row]) -> None:
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        keys = [self.rows[index.row()].key for index in held]
        self.rows = list(rows)
        places = {row.key: number for number, row in enumerate(self.rows)}
        self.changePersistentIndexList(held, [self.index(places[key], 0) for key in keys])
        self.layoutChanged.emit()

    def _exchange(self, rows: Sequence[Row]) -> None:
        """Take out the rows that left, put the rest in the new order, and add the new ones."""
        wanted = {row.key for row in rows}
        for number in reversed(range(len(self.rows))):
            if self.rows[number].key not in wanted:
                self.beginRemoveRows(_ROOT, number, number)
                del self.rows[number]
                self.endRemoveRows()
        here = {row.key for row in self.rows}
        if not here:
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
            return
        if self.rows:
            self._reorder([row for row in rows if row.key in here])
        for number, row in enumerate(rows):
            if row.key not in here:
                self.beginInsertRows(_ROOT, number, number)
                self.rows.insert(number, row)
                self.endInsertRows()

    # -- QAbstractListModel --------------------------------------------------------------------------------

    def rowCount(self, parent: QModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row_at(index)
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.drive.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        return as_tip(row.tip) if role == Qt.ItemDataRole.ToolTipRole and row.tip else None


def _shape(row: Row) -> tuple[bool, bool]:
    return row.bad, row.problem is not None
