"""A `Grid` on the screen: the drives stay in sight while the columns scroll below them."""

from __future__ import annotations

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QGuiApplication, QKeySequence, QShortcut
from PyQt6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QWidget

from disktune_contract.drives.drive import DriveRef
from disktune_gui.all_settings.comparison import Cell, Grid, as_table
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import KeptWidths, Preferences
from disktune_gui.text import tabular
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import dress, lines

NOWHERE = QModelIndex()
_COLUMN, _DRIVE = 8, 17
"""The least width of a column, and the width of the drives' own, in heights of a line."""
_LINES, _TITLE_FRAME = 4, 14
"""Lines of text in the header, and pixels beside a title."""


class GridModel(QAbstractTableModel):
    """Column 0 is the drive, with a tick if drives can be chosen; the others are the grid's."""

    ticked = pyqtSignal()
    """The choice of drives has changed."""

    def __init__(self, *, choosing: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = Grid()
        self.chosen: set[DriveRef] = set()
        self._choosing = choosing

    def show_grid(self, grid: Grid) -> None:
        """Show *grid*; drives that are gone are no longer chosen."""
        before = self.grid
        if before.drives == grid.drives and before.columns == grid.columns:
            self.grid = grid
            if grid.drives:
                self.dataChanged.emit(self.index(0, 0), self.index(len(grid.drives) - 1, len(grid.columns)))
            return
        self.beginResetModel()
        self.grid = grid
        self.endResetModel()
        remaining = self.chosen & {drive.ref for drive in grid.drives}
        if remaining != self.chosen:
            self.chosen = remaining
            self.ticked.emit()

    def choose(self, drives: set[DriveRef]) -> None:
        """Tick exactly *drives*."""
        self.chosen = drives & {drive.ref for drive in self.grid.drives}
        if self.grid.drives:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.grid.drives) - 1, 0))
        self.ticked.emit()

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.grid.drives)

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.grid.columns) + 1

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._choosing and index.column() == 0 else flags

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if index.column() == 0:
            return self._drive_data(index.row(), role)
        return _cell_data(self.grid.cells[index.row()][index.column() - 1], role)

    def _drive_data(self, row: int, role: int) -> object:
        drive = self.grid.drives[row]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{drive.name}  {drive.model}".rstrip()
        if role == Qt.ItemDataRole.CheckStateRole and self._choosing:
            return Qt.CheckState.Checked if drive.ref in self.chosen else Qt.CheckState.Unchecked
        return as_tip(said(drive.link)) if role == Qt.ItemDataRole.ToolTipRole else None

    def setData(self, index: QModelIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or index.column() != 0:
            return False
        ref = self.grid.drives[index.row()].ref
        on = Qt.CheckState(value) is Qt.CheckState.Checked
        self.chosen = self.chosen | {ref} if on else self.chosen - {ref}
        self.dataChanged.emit(index, index)
        self.ticked.emit()
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if section == 0:
            return self.tr("Drive") if role == Qt.ItemDataRole.DisplayRole else None
        column = self.grid.columns[section - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return as_tip(column.tip) if role == Qt.ItemDataRole.ToolTipRole else None


def _cell_data(cell: Cell, role: int) -> object:
    """Return the data of a cell for *role*."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return cell.text
        case Qt.ItemDataRole.ToolTipRole:
            return as_tip(cell.tip) or None
        case Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(part for part in (cell.text, cell.tip) if part)
        case Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        case _:
            return _dress(cell, role)


def _dress(cell: Cell, role: int) -> object:
    if role == Qt.ItemDataRole.FontRole and cell.marked:
        font = QFont()
        font.setBold(True)
        return font
    if role == Qt.ItemDataRole.ForegroundRole and cell.tone:
        if cell.tone == "faint":
            return theme.secondary(QGuiApplication.palette())
        return QColor(theme.meaning(cell.tone))
    return None


class GridView(QWidget):
    """Two views of one model and one selection: the drives on the left, the columns beside them."""

    asked = pyqtSignal(int, str)
    """A value was double-clicked: its row and its setting."""

    def __init__(self, name: str, preferences: Preferences, key: str, *, choosing: bool = False) -> None:
        """Columns that the user resizes keep their width under *key* in every session."""
        super().__init__()
        self.model = GridModel(choosing=choosing, parent=self)
        self.drives = self._table(name, choosing=choosing)
        self.values = self._table(name, choosing=choosing)
        self._kept: KeptWidths | None = None
        if (header := self.values.horizontalHeader()) is not None:
            self._kept = KeptWidths(header, preferences, key, self._column_name)
        if (header := self.drives.horizontalHeader()) is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.drives.setFixedWidth(lines(self, _DRIVE))
        self.drives.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.drives.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        selection = self.values.selectionModel()
        if selection is not None:
            self.drives.setSelectionModel(selection)
        here, there = self.values.verticalScrollBar(), self.drives.verticalScrollBar()
        if here is not None and there is not None:
            here.valueChanged.connect(there.setValue)
            there.valueChanged.connect(here.setValue)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.drives)
        row.addWidget(self.values, 1)
        self.values.doubleClicked.connect(self._on_double_click)
        self.model.modelReset.connect(self._divide)
        self._divide()

    def show_grid(self, grid: Grid) -> None:
        """Show *grid*."""
        self.model.show_grid(grid)
        self._level()

    def widen(self) -> None:
        """Widen columns to fit their text; never narrow one, and leave those that the user has resized."""
        for column in range(1, self.model.columnCount()):
            needed = self.values.sizeHintForColumn(column) + 20
            if not self._drawn(column) and self.values.columnWidth(column) < needed:
                self.values.setColumnWidth(column, needed)

    def copy(self) -> None:
        """Put the selected rows on the clipboard, or all if none is selected."""
        selection = self.values.selectionModel()
        rows = sorted({index.row() for index in selection.selectedIndexes()}) if selection is not None else []
        table = as_table(self.model.grid)
        wanted = [table.rows[row] for row in rows] if rows else table.rows
        clipboard.copy(tabular.as_tsv(tabular.DataTable(table.header, wanted)))

    def toggle(self) -> None:
        """Choose the drives of the selected rows, or choose them no longer if they all are chosen."""
        selection = self.values.selectionModel()
        rows = {index.row() for index in selection.selectedIndexes()} if selection is not None else set()
        refs = {self.model.grid.drives[row].ref for row in rows}
        chosen = self.model.chosen
        self.model.choose(chosen - refs if refs <= chosen else chosen | refs)

    def _on_double_click(self, index: QModelIndex) -> None:
        column = index.column() - 1
        if 0 <= column < len(self.model.grid.columns) and (setting := self.model.grid.columns[column].setting):
            self.asked.emit(index.row(), setting)

    def _table(self, name: str, *, choosing: bool) -> QTableView:
        view = QTableView()
        view.setModel(self.model)
        view.setAccessibleName(name)
        dress(view)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setWordWrap(False)
        vertical, horizontal = view.verticalHeader(), view.horizontalHeader()
        if vertical is not None and horizontal is not None:
            vertical.setDefaultSectionSize(view.fontMetrics().height() + 16)
            horizontal.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            horizontal.setDefaultSectionSize(lines(view, _COLUMN))
            horizontal.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), view)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        copy.activated.connect(self.copy)
        clipboard.offer_copy(view, self.copy)
        if choosing:
            # By default the space bar ticks only in the first column, where the cursor rarely is.
            tick = QShortcut(QKeySequence(Qt.Key.Key_Space), view)
            tick.setContext(Qt.ShortcutContext.WidgetShortcut)
            tick.activated.connect(self.toggle)
        return view

    def _divide(self) -> None:
        """Show column 0 on the left only, and the others on the right only."""
        self.drives.setColumnWidth(0, self.drives.minimumWidth())
        self.values.setColumnHidden(0, True)
        least = lines(self, _COLUMN)
        for column in range(1, self.model.columnCount()):
            self.drives.setColumnHidden(column, True)
            self.values.setColumnHidden(column, False)
            needed = max(self._title_width(column), self.values.sizeHintForColumn(column) + 20)
            self.values.setColumnWidth(column, self._drawn(column) or max(least, needed))
        self._level()

    def _drawn(self, column: int) -> int:
        """Return the width to which the user has resized a column, 0 if it has the program's."""
        return self._kept.width(column) if self._kept is not None else 0

    def _column_name(self, column: int) -> str:
        """Return the part of a column's title that does not depend on the other columns shown."""
        shown = self.model.grid.columns[column - 1]
        return shown.setting or shown.title

    def _title_width(self, column: int) -> int:
        """Return the width at which the title of a column fits into the lines of the header."""
        metrics = self.values.fontMetrics()
        title = str(self.model.headerData(column, Qt.Orientation.Horizontal))
        width, wrap = max(map(metrics.horizontalAdvance, title.split()), default=0), Qt.TextFlag.TextWordWrap.value
        room, longest = _LINES * metrics.lineSpacing(), metrics.horizontalAdvance(title)
        while width < longest and metrics.boundingRect(0, 0, width, room, wrap, title).height() > room:
            width += metrics.averageCharWidth()
        return width + _TITLE_FRAME

    def _level(self) -> None:
        """Give both headers the same height."""
        headers = [view.horizontalHeader() for view in (self.drives, self.values)]
        tallest = self.values.fontMetrics().lineSpacing() * _LINES + 10
        for header in headers:
            if header is not None:
                header.setFixedHeight(tallest)
