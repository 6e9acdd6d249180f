"""The results of a set as a grid: a row for each test; read, write and mixed in columns, with the difference.

Without widgets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum

from PyQt6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    pyqtSignal,
)
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

from disktune_contract.measuring.latency import merged
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Target, Workload
from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import files
from disktune_gui.benchmark.view import factor_of
from disktune_gui.text.formats import duration, number, percent, percent_change, rate
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme

# -- the results of a set, a row for each test (no widgets) ------------------------------------------------

translate = QCoreApplication.translate

ALL_READS, ALL_WRITES = 100, 0


class RequestKind(IntEnum):
    """What the requests of a test do."""

    READ = 0
    WRITE = 1
    MIX = 2

    @property
    def title(self) -> str:
        """The heading of the column."""
        return (
            translate("Benchmark", "Read"),
            translate("Benchmark", "Write"),
            translate("Benchmark", "Read and write"),
        )[self]


@record
class GridCell:
    """One workload: its result, and the earlier one."""

    workload: Workload
    measured: Measurement | None = None
    before: Measurement | None = None
    live_bytes_s: float | None = None
    """What it does just now, in bytes per second; None while it does not run."""

    @property
    def bytes_s(self) -> float | None:
        """The figure that is shown large; None while there is none."""
        if self.measured is None or not self.measured.counted:
            return None
        if self.measured.curve:
            return sum(point.bytes_s for point in self.measured.curve) / len(self.measured.curve)
        return self.measured.median_bytes_s

    @property
    def change(self) -> float | None:
        """The difference in throughput from before, as a share of it; None if they cannot be compared."""
        now, then = self.bytes_s, replace_measured(self).bytes_s
        if now is None or not then or self.measured is None or self.before is None:
            return None
        return now / then - 1 if comparable(self.measured, self.before) else None


def replace_measured(cell: GridCell) -> GridCell:
    """Return the cell as it was before."""
    return GridCell(cell.workload, cell.before)


def comparable(one: Measurement, other: Measurement) -> bool:
    """Whether two results mean the same (decision 0017): same engine, requests, place and size of the file."""
    same = ("workload", "engine", "block_bytes", "depth", "jobs", "offset_bytes")
    if any(getattr(one, name) != getattr(other, name) for name in same):
        return False
    if (one.folder is None) != (other.folder is None):
        return False
    return one.folder is None or one.span_bytes == other.span_bytes


@record
class BenchmarkGrid:
    """Rows by the names of their tests; a test that does not write has no cell there."""

    columns: tuple[RequestKind, ...] = ()
    rows: tuple[tuple[str, Mapping[RequestKind, GridCell]], ...] = ()

    @property
    def cells(self) -> Iterable[GridCell]:
        """Yield all of them, row by row."""
        return (cell for _, row in self.rows for cell in row.values())

    @property
    def most_bytes_s(self) -> float:
        """The largest figure, which is the scale of all bars."""
        known = [value for cell in self.cells for value in (cell.bytes_s, cell.live_bytes_s) if value is not None]
        return max(known, default=0.0)


def grid(
    workloads: Sequence[Workload],
    measured: Mapping[str, Measurement],
    before: Mapping[str, Measurement],
    live: tuple[str, float] | None = None,
) -> BenchmarkGrid:
    """Return the results of *workloads* by their ids, beside those of *before*; *live* is what runs now."""
    rows: dict[str, dict[RequestKind, GridCell]] = {}
    for workload in workloads:
        now = live[1] if live is not None and live[0] == workload.id else None
        cell = GridCell(workload, measured.get(workload.id), before.get(workload.id), now)
        rows.setdefault(test_name(workload), {})[column_of(workload)] = cell
    # A raw drive is only read: there is nothing to show of writes.
    writable = any(workload.target is Target.FOLDER for workload in workloads)
    usual = [RequestKind.READ, RequestKind.WRITE] if writable else [RequestKind.READ]
    mixed = [RequestKind.MIX] if any(RequestKind.MIX in row for row in rows.values()) else []
    return BenchmarkGrid((*usual, *mixed), tuple(rows.items()))


def column_of(workload: Workload) -> RequestKind:
    """Return the column of a workload."""
    share = workload.read_percent
    return {ALL_READS: RequestKind.READ, ALL_WRITES: RequestKind.WRITE}.get(share, RequestKind.MIX)


def test_name(workload: Workload) -> str:
    """Return what a test is called, whether it reads or writes."""
    if workload.id.startswith("file.") and workload.id.count(".") == 2:
        shape = ((workload.pattern, workload.block_bytes), workload.depth, workload.jobs)
        return files.short(shape)
    return said(workload.label)


# -- words -----------------------------------------------------------------------------------------------------


def large(cell: GridCell, units: UnitSystem) -> str:
    """Return the figure of a cell without its unit, which is above the grid: ``3,215``, ``87.4``; or a dash."""
    value = cell.bytes_s if cell.bytes_s is not None else cell.live_bytes_s
    if value is None:
        return "–"
    divisor, _ = factor_of(units)
    shown = value / divisor
    return number(shown, 0 if shown >= 1000 else 1 if shown >= 10 else 2)


def small(cell: GridCell) -> str:
    """Return requests per second and the usual latency: ``24,512 IOPS · 40 µs``; empty while unknown."""
    found = cell.measured
    if found is None or not found.counted or found.curve or found.figures:
        return ""
    return " · ".join(filter(None, (f"{number(found.median_iops)} IOPS", latency(found))))


def latency(found: Measurement) -> str:
    """Return the median latency of all requests; empty where they were not timed."""
    both = merged([one for run in found.counted for one in (run.read_latency, run.write_latency)])
    return "" if both is None else duration(both.p50_s if both.p50_s is not None else both.mean_s)


def change(cell: GridCell) -> str:
    """Return the difference to the run before: ``+4.2%``; empty where there is none to compare with."""
    return "" if cell.change is None else percent_change(1 + cell.change)


def spoken(cell: GridCell, column: RequestKind, units: UnitSystem) -> str:
    """Return all that a cell shows, as a sentence."""
    name = translate("Benchmark", "{test}, {kind}").format(test=test_name(cell.workload), kind=column.title)
    if cell.bytes_s is None:
        running = cell.live_bytes_s is not None
        state = translate("Benchmark", "measuring") if running else translate("Benchmark", "no result")
        return f"{name}: {state}"
    told = [rate(cell.bytes_s, units), *small(cell).split(" · ")]
    if (share := cell.change) is not None:
        words = translate("Benchmark", "{share} more than before")
        if share < 0:
            words = translate("Benchmark", "{share} less than before")
        told.append(words.format(share=percent(abs(share), 1)))
    return said(in_turn(f"{name}: {said(listed(filter(None, told)))}."))


# -- the results of a set on the screen --------------------------------------------------------------------

NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
LEAST_ROWS, MOST_ROWS = 3, 10
"""Rows that are visible without scrolling in a low window, and in a high one."""
MOST_LETTERS = 36
"""Of the name of a test; the rest is cut off."""
LARGE = 1.45
"""Size of the figures, of that of other text."""
ROW_LINES = 2.3
"""Height of a row, in lines."""
AROUND = 8
"""Pixels at the left and right of a cell."""
TINT = 60
"""Opacity of the bar, of 255: the figures on it stay legible."""


class BenchmarkGridModel(QAbstractTableModel):
    """A `BenchmarkGrid` with everything in it that is seen, for screen readers."""

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
        colour = QColor(theme.series(int(column_of(cell.workload))).colour)
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
        figure = large(cell, units)
        painter.drawText(inner, start | middle, figure)
        width = painter.fontMetrics().horizontalAdvance(figure) + 2 * AROUND
        rest = QRect(inner.left() + width, inner.top(), inner.width() - width, inner.height())
        rest = QStyle.visualRect(option.direction, inner, rest)
        painter.setFont(option.font)
        painter.setPen(colour if selected else theme.secondary(palette))
        half = rest.height() // 2
        above, below = rest.adjusted(0, 3, 0, -half), rest.adjusted(0, half, 0, -3)
        for place, words in ((above, change(cell)), (below, small(cell))):
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
        """Show *grid*, and select the cell of the workload *chosen* without emitting `chosen`."""
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
