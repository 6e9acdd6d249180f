"""Sections of facts as a list that can be searched, selected and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QAbstractItemModel, QModelIndex, QObject, QRect, QSize, QSortFilterProxyModel, Qt
from PyQt6.QtGui import QKeySequence, QPainter, QPalette, QPen, QResizeEvent, QShortcut
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from disktune_gui.desktop import clipboard
from disktune_gui.text import export
from disktune_gui.text.facts import FactRow, FactSection, absent
from disktune_gui.text.plain import as_tip, in_lines
from disktune_gui.theming import theme

_ROOT = QModelIndex()
_TOP = 0
_SHARES = (0.33, 0.28)
"""Of the width, for labels and values; notes get the rest."""


class FactModel(QAbstractItemModel):
    """Top level: sections, by their title. Below: their rows, with label, value and note."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sections: tuple[FactSection, ...] = ()

    def set_sections(self, sections: Sequence[FactSection]) -> None:
        """Show these sections; what is only worded differently keeps its place."""
        new = tuple(sections)
        same_shape = [(s.title, len(s.rows)) for s in new] == [(s.title, len(s.rows)) for s in self.sections]
        if not same_shape:
            self.beginResetModel()
            self.sections = new
            self.endResetModel()
            return
        old, self.sections = self.sections, new
        for number, (before, now) in enumerate(zip(old, new, strict=True)):
            for row, (was, is_now) in enumerate(zip(before.rows, now.rows, strict=True)):
                if was != is_now:
                    self.dataChanged.emit(
                        self.createIndex(row, 0, number + 1), self.createIndex(row, 2, number + 1)
                    )

    def row_at(self, index: QModelIndex) -> FactRow | None:
        """Return the row of an index, None for a heading."""
        if not index.isValid() or index.internalId() == _TOP:
            return None
        return self.sections[index.internalId() - 1].rows[index.row()]

    def index(self, row: int, column: int, parent: QModelIndex = _ROOT) -> QModelIndex:
        if not 0 <= row < self.rowCount(parent) or not 0 <= column < self.columnCount(parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _TOP)

    def parent(self, child: QModelIndex = _ROOT) -> QModelIndex:  # type: ignore[override]  # overload
        if not child.isValid() or child.internalId() == _TOP:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, _TOP)

    def rowCount(self, parent: QModelIndex = _ROOT) -> int:
        if not parent.isValid():
            return len(self.sections)
        if parent.internalId() != _TOP or parent.column() != 0:
            return 0
        return len(self.sections[parent.row()].rows)

    def columnCount(self, _parent: QModelIndex = _ROOT) -> int:
        return 3

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.row_at(index)
        if row is None:
            shown = role == Qt.ItemDataRole.DisplayRole and index.column() == 0
            return self.sections[index.row()].title if shown else None
        words = (row.label, row.value, row.note)[index.column()]
        return as_tip(in_lines(words)) if role == Qt.ItemDataRole.ToolTipRole else words


class FactDelegate(QStyledItemDelegate):
    """Headings large, labels and notes quiet, values plain."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        height = option.fontMetrics.height()
        return QSize(80, height + 30 if not index.parent().isValid() else height + 11)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        if index.parent().isValid():
            # The view hands the same option to every cell; a change to it would stain the next one.
            own = QStyleOptionViewItem(option)
            if index.column() != 1:
                own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
            elif not index.siblingAtColumn(2).data():
                # A value without a note may use the room of the note.
                if option.direction == Qt.LayoutDirection.RightToLeft:
                    own.rect.setLeft(24)
                else:
                    own.rect.setRight(option.widget.width() - 24)
            if index.column() == 1 and index.data() == absent():
                own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
            super().paint(painter, own, index)
            return
        painter.save()
        painter.setFont(theme.scaled(option.font, 1.1, bold=True))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        box = QRect(option.rect).adjusted(4, 0, -4, -7)
        side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | side, str(index.data() or ""))
        painter.setPen(QPen(theme.line(option.palette), 1))
        painter.drawLine(
            option.rect.left() + 4, option.rect.bottom() - 2, option.rect.right(), option.rect.bottom() - 2
        )
        painter.restore()


class FactView(QTreeView):
    """A `FactModel` with its filter, its looks and its clipboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = FactModel(self)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self.facts)
        self._filter.setFilterKeyColumn(-1)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setRecursiveFilteringEnabled(True)
        # A section whose title matches is shown whole.
        self._filter.setAutoAcceptChildRows(True)
        self.setModel(self._filter)
        self._delegate = FactDelegate()
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAllColumnsShowFocus(True)
        self.setAccessibleName(self.tr("Drive information"))
        viewport = self.viewport()
        if viewport is not None:
            viewport.setAutoFillBackground(False)
        header = self.header()
        if header is not None:
            header.setStretchLastSection(True)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        copy.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.activated.connect(self.copy_selected)
        clipboard.offer_copy(self, self.copy_selected)

    def show_sections(self, sections: Sequence[FactSection]) -> None:
        """Show these, at the same place in the list as before as far as that exists."""
        bar = self.verticalScrollBar()
        place = bar.value() if bar is not None else 0
        self.facts.set_sections(sections)
        self._arrange()
        if bar is not None:
            bar.setValue(place)

    def narrow(self, text: str) -> None:
        """Show only rows that contain *text*, and whole sections whose title does."""
        self._filter.setFilterFixedString(text.strip())
        self._arrange()
        self.scrollToTop()

    def selected(self) -> list[FactRow]:
        """Return the selected rows from top to bottom."""
        model = self.selectionModel()
        indexes = (
            sorted(model.selectedRows(), key=lambda i: (i.parent().row(), i.row())) if model is not None else []
        )
        rows = (self.facts.row_at(self._filter.mapToSource(index)) for index in indexes)
        return [row for row in rows if row is not None]

    def copy_selected(self) -> None:
        """Put the selected rows on the clipboard."""
        if rows := self.selected():
            clipboard.copy(export.rows_as_text(rows))

    def shown_rows(self) -> int:
        """Return how many rows the filter lets through."""
        return sum(
            self._filter.rowCount(self._filter.index(number, 0)) for number in range(self._filter.rowCount())
        )

    def _arrange(self) -> None:
        self.expandAll()
        for number in range(self._filter.rowCount()):
            self.setFirstColumnSpanned(number, QModelIndex(), True)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        viewport = self.viewport()
        if viewport is not None:
            for column, share in enumerate(_SHARES):
                self.setColumnWidth(column, int(viewport.width() * share))
