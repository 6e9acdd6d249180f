"""The grid of a set on the screen: figures large, what belongs to them small, a bar, and the difference."""

from __future__ import annotations

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPalette
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import grid as cells
from disktune_gui.benchmark.grid import BenchmarkGrid, GridCell
from disktune_gui.benchmark.view import factor_of
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme

NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
LEAST_ROWS, MOST_ROWS = 3, 10
"""So many are seen without scrolling in a low window, and in a high one."""
MOST_LETTERS = 36
"""Of the name of a test; the rest is cut off."""
LARGE = 1.45
"""Size of the figures, of that of other text."""
ROW_LINES = 2.3
"""Height of a row, in lines."""
AROUND = 8
"""Pixels at the left and right of a cell."""
TINT = 60
"""How much of the bar's colour is seen, of 255: the figures on it stay legible."""


class BenchmarkGridModel(QAbstractTableModel):
    """A `BenchmarkGrid` with everything in it that is seen, for those who listen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = BenchmarkGrid()
        self.units = UnitSystem.SI

    def show_grid(self, grid: BenchmarkGrid, units: UnitSystem) -> None:
        """Show *grid*; where tests and columns are the same, what is selected stays so."""
        same = grid.columns == self.grid.columns and [n for n, _ in grid.rows] == [n for n, _ in self.grid.rows]
        if same and units is self.units:
            self.grid = grid
            if grid.rows:
                last = self.index(len(grid.rows) - 1, len(grid.columns) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.grid, self.units = grid, units
        self.endResetModel()

    def cell(self, index: QModelIndex) -> GridCell | None:
        """Return what stands at a place, None where a test has nothing."""
        if not index.isValid():
            return None
        return self.grid.rows[index.row()][1].get(self.grid.columns[index.column()])

    def place_of(self, workload: str) -> QModelIndex:
        """Return where a workload stands."""
        for row, (_, found) in enumerate(self.grid.rows):
            for column, one in found.items():
                if one.workload.id == workload:
                    return self.index(row, self.grid.columns.index(column))
        return QModelIndex()

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.grid.rows)

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.grid.columns)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        if self.cell(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self.cell(index)
        if found is None:
            return None
        column = self.grid.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cells.large(found, self.units)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cells.spoken(found, column, self.units)
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(cells.spoken(found, column, self.units))
        return found if role == CELL else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Vertical:
            return as_tip(self.grid.rows[section][0])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return self.grid.rows[section][0]
        return f"{self.grid.columns[section].title} ({factor_of(self.units)[1]})"


class CellDelegate(QStyledItemDelegate):
    """Paints cells; everything it shows is in the model as words, too."""

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        model, found = index.model(), index.data(CELL)
        if painter is None or not isinstance(model, BenchmarkGridModel):
            return
        painter.save()
        box = option.rect.adjusted(0, 0, -1, -1)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(box, option.palette.color(QPalette.ColorRole.Highlight))
        if isinstance(found, GridCell):
            if not selected:
                self._paint_bar(painter, option, box, found, model.grid.most_bytes_s)
            self._paint_words(painter, option, box, found, model.units, selected)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(option.palette.color(QPalette.ColorRole.Text))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        painter.restore()

    def _paint_bar(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, cell: GridCell, most: float
    ) -> None:
        value = cell.bytes_s if cell.bytes_s is not None else cell.live_bytes_s
        if not value or not most:
            return
        colour = QColor(theme.series(int(cells.column_of(cell.workload))).colour)
        colour.setAlpha(TINT if cell.bytes_s is not None else TINT // 2)
        bar = QRect(box.left(), box.top() + 1, max(2, round(box.width() * value / most)), box.height() - 1)
        painter.fillRect(QRectF(QStyle.visualRect(option.direction, box, bar)), colour)

    def _paint_words(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        box: QRect,
        cell: GridCell,
        units: UnitSystem,
        selected: bool,
    ) -> None:
        palette = option.palette
        colour = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
        inner = box.adjusted(AROUND, 0, -AROUND, 0)
        start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        end = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignRight)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.scaled(option.font, LARGE, bold=cell.bytes_s is not None))
        painter.setPen(colour)
        figure = cells.large(cell, units)
        painter.drawText(inner, start | middle, figure)
        width = painter.fontMetrics().horizontalAdvance(figure) + 2 * AROUND
        rest = QRect(inner.left() + width, inner.top(), inner.width() - width, inner.height())
        rest = QStyle.visualRect(option.direction, inner, rest)
        painter.setFont(option.font)
        painter.setPen(colour if selected else theme.secondary(palette))
        half = rest.height() // 2
        above, below = rest.adjusted(0, 3, 0, -half), rest.adjusted(0, half, 0, -3)
        for place, words in ((above, cells.change(cell)), (below, cells.small(cell))):
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, end | middle, shown)


class ResultGrid(QTableView):
    """The grid; one cell is chosen by mouse or arrow keys, and its chart is shown."""

    chosen = pyqtSignal(str)
    """The id of the workload that the user wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = BenchmarkGridModel(self)
        self.setModel(self.cells)
        self._delegate = CellDelegate()
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Results of this benchmark"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(True)
        self.setCornerButtonEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        if rows is not None and columns is not None:
            columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            for header in (rows, columns):
                header.setSectionsClickable(False)
                header.setHighlightSections(False)
            rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._selection_told = True
        selection = self.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._on_current)

    def show_grid(self, grid: BenchmarkGrid, units: UnitSystem, chosen: str = "") -> None:
        """Show *grid*, with the cell of the workload *chosen* selected, which is told nobody."""
        shape = (grid.columns, [name for name, _ in grid.rows])
        before = (self.cells.grid.columns, [name for name, _ in self.cells.grid.rows])
        self._selection_told = False
        self.cells.show_grid(grid, units)
        if chosen and (place := self.cells.place_of(chosen)).isValid() and place != self.currentIndex():
            self.setCurrentIndex(place)
        self._selection_told = True
        rows = self.verticalHeader()
        if rows is not None and shape != before:
            metrics = self.fontMetrics()
            rows.setDefaultSectionSize(round(ROW_LINES * metrics.lineSpacing()))
            # The header keeps the width that it had for other names.
            widest = max((metrics.horizontalAdvance(name) for name in shape[1]), default=0)
            rows.setFixedWidth(min(widest + 3 * AROUND, metrics.averageCharWidth() * MOST_LETTERS))
            self.updateGeometries()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the header and all rows, up to so many."""
        return QSize(200, self._height(MOST_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._height(LEAST_ROWS))

    def _height(self, most: int) -> int:
        """Return the height of the header and of at most so many rows."""
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        if rows is None or columns is None:
            return super().sizeHint().height()
        count = min(most, max(1, self.cells.rowCount()))
        return columns.sizeHint().height() + count * rows.defaultSectionSize() + 2 * self.frameWidth()

    def _on_current(self, now: QModelIndex) -> None:
        found = self.cells.cell(now)
        if found is not None and self._selection_told:
            self.chosen.emit(found.workload.id)
