"""Results of checks as a tree: findings first, then what is not known, then what is well."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QModelIndex, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QStandardItem, QStandardItemModel
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_gui.health.checkup import Group, heading, sure
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said

_RESULT = Qt.ItemDataRole.UserRole
CHECK, DRIVE, RESULT, SURE = range(4)


@record
class Row:
    """One result of one drive."""

    drive: Drive
    checked: Checked
    group: Group

    @property
    def key(self) -> tuple[str, str]:
        """What stays the same when the drive is checked again."""
        return self.drive.name, self.checked.check.id


class _Roomy(QStyledItemDelegate):
    """Rows as high as those of the Overview."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + 12, option.fontMetrics.height() + 11)


class CheckupTree(QTreeView):
    """Groups that can be folded, and the results in them; the selection stays where it was."""

    chosen = pyqtSignal()
    """Another row is the current one."""

    def __init__(self) -> None:
        super().__init__()
        self._model = QStandardItemModel(self)
        self._folded = {Group.WELL, Group.DISMISSED}
        self._rows: tuple[Row, ...] = ()
        self.setModel(self._model)
        self.setAccessibleName(self.tr("Results of the check-up"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self._delegate = _Roomy()
        self.setItemDelegate(self._delegate)
        self.expanded.connect(self._on_expanded)
        self.collapsed.connect(self._on_collapsed)
        header = self.header()
        if header is not None:
            header.setStretchLastSection(False)
            header.setSectionsMovable(False)
        selection = self.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._on_current)

    def row(self) -> Row | None:
        """Return the current result, None if there is none or a group is current."""
        return self._row_of(self.currentIndex())

    def rows(self) -> tuple[Row, ...]:
        """Return all results in the order in which they are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], *, several: bool) -> None:
        """Show *rows*, of several drives or of one."""
        ordered = tuple(row for group in Group for row in rows if row.group is group)
        if ordered == self._rows and self.isColumnHidden(DRIVE) != several:
            return
        self._rows = ordered
        current = self.row()
        key, bar = current.key if current is not None else None, self.verticalScrollBar()
        place = bar.value() if bar is not None else 0
        # What is said of another current row while the rows come and go is of no interest.
        blocked = self.blockSignals(True)
        self._fill()
        self.setColumnHidden(DRIVE, not several)
        self._unfold()
        self._turn_to(key)
        self.blockSignals(blocked)
        if bar is not None:
            bar.setValue(place)
        self._fit()
        self.chosen.emit()

    def _fill(self) -> None:
        self._model.clear()
        self._model.setHorizontalHeaderLabels(
            [self.tr("Check"), self.tr("Drive"), self.tr("Result"), self.tr("How sure")]
        )
        for group in Group:
            rows = [row for row in self._rows if row.group is group]
            if rows:
                top = _item(heading(group, len(rows)))
                top.setData(group, _RESULT)
                self._model.appendRow(top)
                for row in rows:
                    top.appendRow(_items(row))

    def _unfold(self) -> None:
        for number in range(self._model.rowCount()):
            top = self._model.index(number, 0)
            self.setFirstColumnSpanned(number, QModelIndex(), True)
            self.setExpanded(top, top.data(_RESULT) not in self._folded)

    def _turn_to(self, key: tuple[str, str] | None) -> None:
        """Make the row of *key* current again; else the first one, which is a finding if there is any.

        What is in a folded group by now stays there: making it current would unfold the group.
        """
        first: QModelIndex | None = None
        for number in range(self._model.rowCount()):
            top = self._model.index(number, 0)
            for child in range(self._model.rowCount(top) if self.isExpanded(top) else 0):
                index = self._model.index(child, CHECK, top)
                row = self._row_of(index)
                if row is not None and row.key == key:
                    self.setCurrentIndex(index)
                    return
                first = first or index
        if first is not None:
            self.setCurrentIndex(first)

    def _fit(self) -> None:
        header = self.header()
        if header is None:
            return
        for column in (DRIVE, CHECK, SURE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)

    def _row_of(self, index: QModelIndex) -> Row | None:
        found = index.siblingAtColumn(CHECK).data(_RESULT) if index.isValid() else None
        return found if isinstance(found, Row) else None

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()

    def _on_expanded(self, index: QModelIndex) -> None:
        self._folded.discard(index.data(_RESULT))

    def _on_collapsed(self, index: QModelIndex) -> None:
        self._folded.add(index.data(_RESULT))


def _items(row: Row) -> list[QStandardItem]:
    result = row.checked.result
    check = _item(said(row.checked.check.label))
    check.setData(row, _RESULT)
    drive = f"{row.drive.title} ({row.drive.name})"
    return [check, *map(_item, (drive, said(result.says), sure(row.checked)))]


def _item(text: str) -> QStandardItem:
    item = QStandardItem(harmless(text))
    item.setToolTip(as_tip(text))
    return item
