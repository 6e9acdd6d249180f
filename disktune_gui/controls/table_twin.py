"""The table next to every chart: its data, to read, to copy or for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, QSize, Qt
from PyQt6.QtGui import QColor, QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import KeptColumns, Preferences
from disktune_gui.text import tabular
from disktune_gui.text.plain import as_tip
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.theming import theme
from disktune_gui.theming.style import dress

# -- the model of lists with a fixed set of columns --------------------------------------------------------

NOWHERE = QModelIndex()


class HeadedModel(QAbstractTableModel):
    """A table whose columns are always the same; a subclass supplies rows and cells."""

    header: tuple[str, ...] = ()

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.header)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.header[section]
        return None


# -- the table next to a chart -----------------------------------------------------------------------------

_TOLD = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
_APART = 18
"""Pixels between columns that are as wide as their content."""


class TableModel(QAbstractTableModel):
    """A `DataTable`; keeps rows and columns that stay, so that selection and position survive an update."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = DataTable((), ())
        self.wordy = False
        """Whether the columns contain words, which begin at the left, not figures, which end at the right."""
        self.words_in = frozenset({0})
        """The columns that contain words, if not all do."""
        self.tone: Callable[[tuple[Cell, ...]], str] = lambda _row: ""
        """Return the tone of a row, as `ToneLabel` has it; its words state it as well."""
        self.told: Callable[[tuple[Cell, ...]], str] = lambda _row: ""
        """Return the explanation of a row, for its tooltip and for screen readers."""
        self.mark: Callable[[tuple[Cell, ...]], QIcon | None] = lambda _row: None
        """Return the icon before the first cell of a row; its explanation states it as well."""
        self.head: Callable[[str], QSize] | None = None
        """Return the size of a column title, if it is not to be that of the style."""

    def set_table(self, table: DataTable) -> None:
        """Show *table* in place of the one before."""
        before, count = len(self.table.rows), len(table.rows)
        if table.header != self.table.header:
            self.beginResetModel()
            self.table = table
            self.endResetModel()
            return
        if count > before:
            self.beginInsertRows(NOWHERE, before, count - 1)
            self.table = table
            self.endInsertRows()
        elif count < before:
            self.beginRemoveRows(NOWHERE, count, before - 1)
            self.table = table
            self.endRemoveRows()
        self.table = table
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(table.header) - 1))

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.table.header)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.table.rows[index.row()]
        cell = row[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return tabular.shown(cell)
        if role in _TOLD:
            words = self.told(row) or (tabular.shown(cell) if isinstance(cell, str) else "")
            return as_tip(words) if role == Qt.ItemDataRole.ToolTipRole else self.told(row)
        if role == Qt.ItemDataRole.TextAlignmentRole and self._figures(index.column()):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole and (tone := self.tone(row)):
            return QColor(theme.meaning(tone))
        return self.mark(row) if role == Qt.ItemDataRole.DecorationRole and index.column() == 0 else None

    def _figures(self, column: int) -> bool:
        return not self.wordy and column not in self.words_in

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.table.header[section]
        if role == Qt.ItemDataRole.SizeHintRole and self.head is not None:
            return self.head(self.table.header[section])
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(self.table.header[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if self._figures(section) else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class _Airy(QStyledItemDelegate):
    """Columns that are as wide as their content, with a gap between them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(_APART, 0)


class TableTwin(QTableView):
    """A table to read, and to copy from: the selected rows, or all if none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = TableModel(self)
        self._widest = ""
        self._kept: KeptColumns | None = None
        self._fits_height = False
        self._stretched: int | None = None
        """The column that takes the width that the others leave."""
        self.setModel(self._model)
        dress(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(False)
        clipboard.offer_copy(self, self.copy)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        if rows is not None and columns is not None:
            rows.setDefaultSectionSize(self.fontMetrics().height() + 8)
            columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            columns.setTextElideMode(Qt.TextElideMode.ElideRight)

    def widen_first_column(self, widest: str) -> None:
        """Give the first column the width that the others leave, each of which fits the text *widest*."""
        self._widest = widest

    def stretch_first_column(self) -> None:
        """Give the first column what the others leave, which are as wide as their content."""
        self._stretch(0)

    def _stretch(self, column: int) -> None:
        columns = self.horizontalHeader()
        if columns is not None:
            columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            if column < len(self.table.header):
                columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self._stretched = column

    def mix(self, words_in: Sequence[int], tone: Callable[[tuple[Cell, ...]], str] = lambda _row: "") -> None:
        """Let *words_in* be the columns that contain words, the first of which takes what the others leave.

        Each row gets the colour of its *tone*.
        """
        self._model.words_in, self._model.tone = frozenset(words_in), tone
        self._model.head = self._airy_head
        self._airy = _Airy()
        self.setItemDelegate(self._airy)
        self._stretch(words_in[0])

    def explain(self, told: Callable[[tuple[Cell, ...]], str]) -> None:
        """Use what *told* returns for a row as its tooltip, and for screen readers."""
        self._model.told = told

    def _airy_head(self, title: str) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(title) + _APART + 8, metrics.height() + 6)

    def hold_words(self, preferences: Preferences, key: str) -> None:
        """Align all columns to the left, each as wide as its content; the last takes the rest.

        No other may have more than its share: the words of the others would be out of sight.

        Columns whose width the user has set have it under *key* in every session.
        """
        self._model.wordy = True
        columns = self.horizontalHeader()
        if columns is not None:
            columns.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            columns.setStretchLastSection(True)
            self._kept = KeptColumns(columns, preferences, key)

    def fit_columns(self) -> None:
        """Make each column as wide as its content; what does not fit is scrolled to."""
        self._stretched = None
        columns = self.horizontalHeader()
        if columns is not None:
            columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def fit_height(self) -> None:
        """Take the height of all rows: for a page that scrolls as a whole."""
        rows, header, across = self.verticalHeader(), self.horizontalHeader(), self.horizontalScrollBar()
        if rows is None or header is None or across is None:
            return
        if not self._fits_height:
            self._fits_height = True
            across.rangeChanged.connect(lambda _least, _most: self.fit_height())
        inside = rows.defaultSectionSize() * max(1, len(self.table.rows))
        below = across.sizeHint().height() if across.maximum() > 0 else 0
        self.setFixedHeight(header.sizeHint().height() + inside + below + 4)

    @property
    def table(self) -> DataTable:
        """The shown table."""
        return self._model.table

    def set_table(self, table: DataTable) -> None:
        """Show *table*; the selected row stays selected."""
        if table == self.table:
            return
        anew = table.header != self.table.header
        self._model.set_table(table)
        if anew and self._widest:
            self._size_columns()
        self._fit_stretched()
        if self._kept is not None:
            if anew:
                self._kept.restore()
            self._share_width()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit_stretched()
        if self._kept is not None:
            self._share_width()

    def _fit_stretched(self) -> None:
        """Give the stretched column what the others leave, but at least what its title needs."""
        columns, view, one = self.horizontalHeader(), self.viewport(), self._stretched
        # A missing column has no mode.
        if columns is None or view is None or one is None or one >= len(self.table.header):
            return
        others = sum(columns.sectionSize(other) for other in range(columns.count()) if other != one)
        least = columns.sectionSizeHint(one)
        if least <= view.width() - others:
            columns.setSectionResizeMode(one, QHeaderView.ResizeMode.Stretch)
        else:
            columns.setSectionResizeMode(one, QHeaderView.ResizeMode.Fixed)
            columns.resizeSection(one, least)

    def _share_width(self) -> None:
        columns, viewport, count = self.horizontalHeader(), self.viewport(), len(self.table.header)
        if columns is None or viewport is None or count < 2 or (self._kept is not None and self._kept.chosen):
            return
        for number in range(count - 1):
            wanted = max(self.sizeHintForColumn(number), columns.sectionSizeHint(number)) + 12
            columns.resizeSection(number, min(wanted, viewport.width() // count))

    def _size_columns(self) -> None:
        columns = self.horizontalHeader()
        if columns is None or not self.table.header:
            return
        # Each reset of the model makes all columns alike again.
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        metrics = self.fontMetrics()
        for number, title in enumerate(self.table.header):
            widest = max(metrics.horizontalAdvance(self._widest), metrics.horizontalAdvance(title))
            columns.resizeSection(number, widest + 20)
        # Where the others leave nothing, the table scrolls, and the first column is as wide as its title.
        columns.setMinimumSectionSize(metrics.horizontalAdvance(self.table.header[0]) + 20)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def copy(self) -> None:
        """Put the selected rows, or all, on the clipboard as text."""
        selection = self.selectionModel()
        chosen = sorted(index.row() for index in selection.selectedRows()) if selection is not None else []
        rows = [self.table.rows[row] for row in chosen] if chosen else self.table.rows
        clipboard.copy(tabular.as_tsv(DataTable(self.table.header, rows)))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
