"""Facts as a list that can be folded, searched, selected and copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PyQt6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PyQt6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PyQt6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeView, QWidget

from disktune_gui.desktop import clipboard
from disktune_gui.overview.fact_list.delegate import FactDelegate, heading_at
from disktune_gui.overview.fact_list.folds import Folds
from disktune_gui.overview.fact_list.model import FactModel
from disktune_gui.text import export
from disktune_gui.text.facts import FactRow, FactSection

_ROOT = QModelIndex()
_SHARES = (0.33, 0.28)
"""Of the width, for labels and values; notes get the rest."""
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class FactView(QTreeView):
    """A `FactModel` with its filter, its looks and its clipboard."""

    def __init__(self, parent: QWidget | None = None, *, folds: Folds | None = None) -> None:
        """*folds* says which headings are open; without it all are, and cannot be closed."""
        super().__init__(parent)
        self._folds, self._sought, self._arranging = folds, "", False
        self.facts = FactModel(self)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self.facts)
        self._filter.setFilterKeyColumn(-1)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setRecursiveFilteringEnabled(True)
        # A section whose title matches is shown whole.
        self._filter.setAutoAcceptChildRows(True)
        self.setModel(self._filter)
        self._delegate = FactDelegate(folds=folds is not None)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(folds is not None)
        self.setExpandsOnDoubleClick(False)
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
        self.clicked.connect(self._turn)
        self.expanded.connect(self._on_turned)
        self.collapsed.connect(self._on_turned)

    def show_sections(self, sections: Sequence[FactSection]) -> None:
        """Show these, at the same place in the list as before as far as that exists."""
        bar = self.verticalScrollBar()
        place = bar.value() if bar is not None else 0
        self.facts.set_sections(sections)
        self._arrange()
        if bar is not None:
            bar.setValue(place)

    def narrow(self, text: str) -> None:
        """Show only rows that contain *text*, and whole sections whose title does; all of it open."""
        self._sought = text.strip()
        self._filter.setFilterFixedString(self._sought)
        self._arrange()
        self.scrollToTop()

    def selected(self) -> list[FactRow]:
        """Return the selected rows from top to bottom."""
        model = self.selectionModel()
        indexes = sorted(model.selectedRows(), key=_path) if model is not None else []
        rows = (self.facts.row_at(self._filter.mapToSource(index)) for index in indexes)
        return [row for row in rows if row is not None]

    def copy_selected(self) -> None:
        """Put the selected rows on the clipboard."""
        if rows := self.selected():
            clipboard.copy(export.rows_as_text(rows))

    def shown_rows(self) -> int:
        """Return how many rows the filter lets through."""
        # A chapter counts its sections, which are headings themselves.
        return sum(self._filter.rowCount(index) - index.parent().isValid() for index in self._headings())

    # -- folding -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open and close a heading also with Enter and the space bar; Left and Right do that in every tree."""
        if event is not None and event.key() in _PRESSES and self._turn(self.currentIndex()):
            return
        super().keyPressEvent(event)

    def _turn(self, index: QModelIndex) -> bool:
        """Open or close the heading at *index*; return whether there is one that can be."""
        if self._folds is None or heading_at(index) is None:
            return False
        top = index.siblingAtColumn(0)
        self.setExpanded(top, not self.isExpanded(top))
        return True

    def _on_turned(self, index: QModelIndex) -> None:
        heading = heading_at(index)
        # What a search opens is closed again after it.
        if heading is not None and self._folds is not None and not self._arranging and not self._sought:
            self._folds.turn(heading, is_open=self.isExpanded(index))

    def _headings(self, parent: QModelIndex = _ROOT) -> Iterator[QModelIndex]:
        for number in range(self._filter.rowCount(parent)):
            index = self._filter.index(number, 0, parent)
            if heading_at(index) is not None:
                yield index
                yield from self._headings(index)

    def _is_open(self, index: QModelIndex) -> bool:
        heading = heading_at(index)
        return self._folds is None or (heading is not None and self._folds.is_open(heading))

    def _arrange(self) -> None:
        self._arranging = True
        for index in self._headings():
            self.setFirstColumnSpanned(index.row(), index.parent(), True)
            self.setExpanded(index, bool(self._sought) or self._is_open(index))
        self._arranging = False

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        viewport = self.viewport()
        if viewport is not None:
            for column, share in enumerate(_SHARES):
                self.setColumnWidth(column, int(viewport.width() * share))


def _path(index: QModelIndex) -> tuple[int, ...]:
    """Return where an index is, such that they sort as they stand below each other."""
    return (*_path(index.parent()), index.row()) if index.isValid() else ()
