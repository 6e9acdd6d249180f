"""The grid on the screen: a table of large figures, each beside the last one, with a bar below it."""

from __future__ import annotations

from PyQt6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    pyqtSignal,
)
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.grid import (
    BenchmarkGrid,
    GridCell,
    change,
    column_of,
    heading,
    large,
    last,
    small,
    spoken,
    usual_range,
    within,
)
from disktune_gui.benchmark.view import factor_of
from disktune_gui.controls.cards import CAPTION, FACT, FIGURE
from disktune_gui.store.differences import FigureChange
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
HEAD, ROW, LEAST_ROW, NARROW_ROW = 37, 74, 46, 60
"""Heights in units of `unit`; a row below the last one has its caption beside the figure."""
PAD, LAST, NAMES, BAR = 16, 112, 132, 4
"""Widths: around the contents, of the last and the usual figure, of the names of tests; height of the bar."""
WIDEST = 460
"""A half is painted no wider: a figure and its last value belong together."""


def unit(font: QFont) -> float:
    """Return the unit of all sizes: a pixel of the drawings, with letters as large as those of *font*."""
    return pixels(font, 1000) / 1000


class BenchmarkGridModel(QAbstractTableModel):
    """A `BenchmarkGrid` with everything in it that is seen, for screen readers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = BenchmarkGrid()
        self.units = UnitSystem.SI
        self.compared = ""
        """The head of the earlier figures; empty while there are none."""

    def show_grid(self, grid: BenchmarkGrid, units: UnitSystem, compared: str = "") -> None:
        """Show *grid*; where tests and columns are the same, what is selected stays so."""
        same = grid.columns == self.grid.columns and [n for n, _ in grid.rows] == [n for n, _ in self.grid.rows]
        if same and units is self.units and compared == self.compared:
            self.grid = grid
            if grid.rows:
                last = self.index(len(grid.rows) - 1, len(grid.columns) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.grid, self.units, self.compared = grid, units, compared
        self.endResetModel()

    def cell(self, index: QModelIndex) -> GridCell | None:
        """Return the cell at a place, None where a test has nothing."""
        if not index.isValid():
            return None
        return self.grid.rows[index.row()][1].get(self.grid.columns[index.column()])

    def place_of(self, workload: str) -> QModelIndex:
        """Return the place of a workload, invalid if it has none."""
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
            return large(found, self.units)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(found, column, self.units)
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(spoken(found, column, self.units))
        return found if role == CELL else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Vertical:
            return as_tip(self.grid.rows[section][0])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return self.grid.rows[section][0]
        return f"{self.grid.columns[section].title}, {factor_of(self.units)[1]}"

    def beside(self, section: int) -> tuple[str, str]:
        """Return the heads of the last and the usual figures of a column; empty where it has none of these."""
        kind = self.grid.columns[section]
        known = any(kind in row and row[kind].usual is not None for _, row in self.grid.rows)
        return self.compared, translate("Benchmark", "Usual") if known else ""


class _Pen:
    """What headers and cells are painted with."""

    def __init__(self, painter: QPainter, widget: QWidget) -> None:
        self.painter, self.font, self.palette = painter, widget.font(), widget.palette()
        self.unit = unit(self.font)
        self.direction = widget.layoutDirection()

    def px(self, size: float) -> int:
        return round(size * self.unit)

    def text(
        self, box: QRect, words: str, size: float = 1.0, *, strong: bool = False, end: bool = False,
        colour: QColor | None = None,
    ) -> int:  # fmt: skip
        """Write *words* in the middle of *box*, at its beginning or its *end*; return their width."""
        font = theme.scaled(self.font, size)
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        self.painter.setFont(font)
        self.painter.setPen(colour or self.palette.color(QPalette.ColorRole.WindowText))
        metrics = self.painter.fontMetrics()
        side = Qt.AlignmentFlag.AlignRight if end else Qt.AlignmentFlag.AlignLeft
        where = QStyle.visualAlignment(self.direction, side) | Qt.AlignmentFlag.AlignVCenter
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        self.painter.drawText(box, where, shown)
        return metrics.horizontalAdvance(shown)

    def faint(self) -> QColor:
        return theme.secondary(self.palette)

    def rule(self, box: QRect, *, above: bool, before: bool) -> None:
        """Draw the lines above a cell and before it."""
        colour = theme.line(self.palette)
        if above:
            self.painter.fillRect(QRect(box.left(), box.top(), box.width(), 1), colour)
        if before:
            left = QRect(box.left(), box.top(), 1, box.height())
            self.painter.fillRect(QStyle.visualRect(self.direction, box, left), colour)


def parts(box: QRect, scale: float, heads: tuple[str, str]) -> tuple[QRect, QRect, QRect]:
    """Return where figure, last and usual figure of a cell are.

    Those without a head are empty, and those for which there is no room: the usual figure is left out first.
    """
    pad, room = round(PAD * scale), min(box.width(), round(WIDEST * scale))
    figure = QRect(box.left() + pad, box.top(), room - 2 * pad, box.height())
    beside, found = round(LAST * scale), [QRect(), QRect()]
    shown = [place for place, head in enumerate(heads) if head]
    for place in reversed(shown[: max(0, figure.width() // beside - 1)]):
        found[place] = QRect(figure.right() + 1 - beside, figure.top(), beside, figure.height())
        figure.setWidth(figure.width() - beside)
    return figure, found[0], found[1]


class CellDelegate(QStyledItemDelegate):
    """Paints cells; everything it shows is in the model as words, too."""

    marks = False
    """Whether the current cell is marked: its details are open."""

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        model, found = index.model(), index.data(CELL)
        view = option.widget
        if painter is None or not isinstance(model, BenchmarkGridModel) or not isinstance(view, QWidget):
            return
        painter.save()
        pen, box = _Pen(painter, view), option.rect
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if self.marks and isinstance(view, QTableView) and index == view.currentIndex():
            painter.fillRect(box, theme.selection(pen.palette))
        pen.rule(box, above=True, before=True)
        if isinstance(found, GridCell):
            self._paint_bar(pen, box, found, model.grid.most_bytes_s)
            self._paint_words(pen, box, found, model, index.column())
        if focused:
            painter.setPen(theme.accent(pen.palette))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(2, 2, -2, -2))
        painter.restore()

    def _paint_bar(self, pen: _Pen, box: QRect, cell: GridCell, most: float) -> None:
        """Draw the figure as a share of the largest; while it runs, how far it is above that."""
        colour = QColor(theme.series(int(column_of(cell.workload))).colour)
        room, high = min(box.width() - 1, pen.px(WIDEST)), pen.px(BAR)
        value = cell.bytes_s if cell.bytes_s is not None else cell.live_bytes_s
        if cell.bytes_s is None and cell.share > 0:
            done = QRect(box.left() + 1, box.top() + 1, round(room * min(1.0, cell.share)), box.height() - 1)
            tint = QColor(colour)
            tint.setAlphaF(0.12)
            pen.painter.fillRect(QRectF(QStyle.visualRect(pen.direction, box, done)), tint)
        if value and most:
            bar = QRect(box.left() + 1, box.bottom() + 1 - high, max(2, round(room * value / most)), high)
            pen.painter.fillRect(QRectF(QStyle.visualRect(pen.direction, box, bar)), colour)

    def _paint_words(self, pen: _Pen, box: QRect, cell: GridCell, model: BenchmarkGridModel, column: int) -> None:
        above_bar = box.adjusted(0, 0, 0, -pen.px(BAR))
        found = parts(above_bar, pen.unit, model.beside(column))
        inner, before, usual = (QStyle.visualRect(pen.direction, above_bar, one) for one in found)
        caption, low = small(cell), box.height() < pen.px(NARROW_ROW)
        running = cell.bytes_s is None
        figure = large(cell, model.units)
        size = FACT if low else FIGURE
        colour = pen.faint() if running else None
        if low or not caption:
            width = pen.text(inner, figure, size, strong=not running, colour=colour) + pen.px(12)
            rest = QRect(inner.left() + width, inner.top(), inner.width() - width, inner.height())
            pen.text(QStyle.visualRect(pen.direction, inner, rest), caption, CAPTION, colour=pen.faint())
        else:
            top = inner.top() + (inner.height() - pen.px(50)) // 2
            pen.text(QRect(inner.left(), top, inner.width(), pen.px(32)), figure, size, strong=True)
            under = QRect(inner.left(), top + pen.px(33), inner.width(), pen.px(17))
            pen.text(under, caption, CAPTION, colour=pen.faint())
        good, caution = (QColor(theme.meaning(one)) for one in ("good", "caution"))
        if not before.isEmpty():
            sign, tone = {
                FigureChange.FASTER: ("↑ ", good),
                FigureChange.SLOWER: ("↓ ", caution),
            }.get(cell.change, ("", pen.faint()))
            self._paint_beside(pen, before, last(cell, model.units), sign, change(cell), tone)
        if not usual.isEmpty():
            sign, tone = ("↓ ", caution) if cell.speed is not None and cell.speed.slow else ("", pen.faint())
            self._paint_beside(pen, usual, usual_range(cell, model.units), sign, within(cell), tone)

    def _paint_beside(self, pen: _Pen, box: QRect, figure: str, sign: str, words: str, tone: QColor) -> None:
        line = pen.px(18)
        top = box.top() + (box.height() - (2 * line if words else line)) // 2
        pen.text(QRect(box.left(), top, box.width(), line), figure, end=True)
        under = QRect(box.left(), top + line, box.width(), line)
        pen.text(under, sign + words if words else "", CAPTION, end=True, colour=tone)


class _Heads(QHeaderView):
    """“Read, MB/s” and, above last and usual figures, “Last” and “Usual”."""

    def __init__(self, model: BenchmarkGridModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._model = model

    def sizeHint(self) -> QSize:
        return QSize(0, round(HEAD * unit(self.font())))

    def paintSection(self, painter: QPainter | None, rect: QRect, section: int) -> None:
        if painter is None or section >= len(self._model.grid.columns):
            return
        painter.save()
        pen = _Pen(painter, self)
        pen.rule(rect, above=False, before=True)
        heads = self._model.beside(section)
        title, *beside = (QStyle.visualRect(pen.direction, rect, one) for one in parts(rect, pen.unit, heads))
        words = self._model.headerData(section, Qt.Orientation.Horizontal)
        pen.text(title, str(words), strong=True)
        for place, head in zip(beside, heads, strict=True):
            if not place.isEmpty():
                pen.text(place, head, CAPTION, end=True, colour=pen.faint())
        painter.restore()


class _Names(QHeaderView):
    """The name of a test, and below it its size and queue."""

    def __init__(self, model: BenchmarkGridModel) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._model = model

    def widest(self) -> int:
        """Return the width that the names need, within limits."""
        scale, strong = unit(self.font()), theme.scaled(self.font(), 1, bold=True)
        metrics, less = QFontMetrics(strong), QFontMetrics(theme.scaled(self.font(), CAPTION))
        found = [heading(name) for name, _ in self._model.grid.rows]
        needed = [max(metrics.horizontalAdvance(one), less.horizontalAdvance(two)) for one, two in found]
        return round(min(max([NAMES * scale, *(width + 2 * PAD * scale for width in needed)]), 240 * scale))

    def paintSection(self, painter: QPainter | None, rect: QRect, section: int) -> None:
        if painter is None or section >= len(self._model.grid.rows):
            return
        painter.save()
        pen = _Pen(painter, self)
        pen.rule(rect, above=True, before=False)
        name, caption = heading(self._model.grid.rows[section][0])
        inner = rect.adjusted(pen.px(PAD), 0, -pen.px(8), 0)
        if caption:
            high = pen.px(18)
            top = inner.top() + (inner.height() - 2 * high) // 2
            pen.text(QRect(inner.left(), top, inner.width(), high), name, strong=True)
            under = QRect(inner.left(), top + high, inner.width(), high)
            pen.text(under, caption, CAPTION, colour=pen.faint())
        else:
            pen.text(inner, name, strong=True)
        painter.restore()


class ResultGrid(QTableView):
    """The grid; one cell is chosen by mouse or arrow keys, and its details are shown."""

    chosen = pyqtSignal(str)
    """The id of the workload that the user wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = BenchmarkGridModel(self)
        self._heads, self._names = _Heads(self.cells), _Names(self.cells)
        self._delegate = CellDelegate()
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Results"))
        # The current cell is marked by the delegate, and only while its details are shown.
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        for side in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            side(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self.setHorizontalHeader(self._heads)
        self.setVerticalHeader(self._names)
        self.setModel(self.cells)
        self._heads.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._names.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._names.setMinimumSectionSize(1)
        for header in (self._heads, self._names):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self._unpaint(self, self._heads, self._names)
        self._selection_told = True
        selection = self.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._on_current)

    def _unpaint(self, *areas: QAbstractItemView) -> None:
        """Let the card behind be seen."""
        for area in areas:
            if (place := area.viewport()) is not None:
                place.setAutoFillBackground(False)
        if (corner := self.findChild(QAbstractButton)) is not None:
            corner.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Leave the corner between the headers unpainted."""
        if event is not None and event.type() is QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            return True
        return super().eventFilter(watched, event)

    def mark(self, on: bool) -> None:
        """Mark the selected cell, whose details are shown."""
        self._delegate.marks = on
        if (place := self.viewport()) is not None:
            place.update()

    def show_grid(self, grid: BenchmarkGrid, units: UnitSystem, chosen: str = "", compared: str = "") -> None:
        """Show *grid* and select the cell of *chosen* without emitting `chosen`; *compared* heads the earlier."""
        shape = (grid.columns, [name for name, _ in grid.rows])
        before = (self.cells.grid.columns, [name for name, _ in self.cells.grid.rows])
        self._selection_told = False
        self.cells.show_grid(grid, units, compared)
        if chosen and (place := self.cells.place_of(chosen)).isValid() and place != self.currentIndex():
            self.setCurrentIndex(place)
        self._selection_told = True
        if shape != before:
            self._names.setFixedWidth(self._names.widest())
            self._share_height()
            self.updateGeometries()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of the header and all rows."""
        return QSize(200, self._height(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._height(LEAST_ROW))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._share_height()
        super().resizeEvent(event)

    def _share_height(self) -> None:
        """Give every row the same height: none is cut off."""
        count, scale = max(1, self.cells.rowCount()), unit(self.font())
        each = (self.height() - self._heads.sizeHint().height()) // count
        self._names.setDefaultSectionSize(min(round(ROW * scale), max(round(LEAST_ROW * scale), each)))

    def _height(self, row: int) -> int:
        count = max(1, self.cells.rowCount())
        return self._heads.sizeHint().height() + count * round(row * unit(self.font()))

    def _on_current(self, now: QModelIndex) -> None:
        found = self.cells.cell(now)
        if found is not None and self._selection_told:
            self.chosen.emit(found.workload.id)
