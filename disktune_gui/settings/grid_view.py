"""The settings of several drives on the screen: names and editors stay in sight while the drives scroll."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QGuiApplication, QKeySequence, QShortcut
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
    QWidget,
)

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Offer, Value
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import KeptWidths, Preferences
from disktune_gui.editing.arrangement import SettingSection
from disktune_gui.editing.editors import WIDTH, Editor, editor_for
from disktune_gui.settings.comparison import Cell, Grid, as_table
from disktune_gui.text import tabular
from disktune_gui.text.formats import number
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import dress, flush, lines

NOWHERE = QModelIndex()
_COLUMN, _NAME = 8, 15
"""The least width of a drive's column, and the width of the names, in heights of a line."""
_AROUND = 10
"""Pixels left and right of a title."""
_FIXED = 2
"""Columns that stay: names and editors."""
_ROLE = Qt.ItemDataRole


@record
class GridLine:
    """A line of the table: of a setting, or of a group where there is none."""

    setting: str = ""
    section: SettingSection | None = None
    opened: bool = False


class GridModel(QAbstractTableModel):
    """The first line has a tick for each drive; the others are groups and settings."""

    ticked = pyqtSignal()
    """The choice of drives has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = Grid()
        self.lines: tuple[GridLine, ...] = ()
        self.chosen: set[DriveRef] = set()
        self.saved: Mapping[str, int] = {}
        """How many settings are saved for boot, by the kernel name of the drive."""
        self._places: dict[str, int] = {}

    def show_grid(self, grid: Grid, found: Sequence[GridLine]) -> None:
        """Show *grid* in the lines *found*; a drive that is new is chosen, one that is gone no longer."""
        before, now = ([drive.ref for drive in one.drives] for one in (self.grid, grid))
        chosen = (self.chosen & {*now}) | ({*now} - {*before})
        # A new temperature of a drive is no reason to take the editors from under a person's hands.
        same = before == now and self.lines == (GridLine(), *found)
        if not same:
            self.beginResetModel()
        self.grid, self.lines = grid, (GridLine(), *found)
        self._places = {column.setting: place for place, column in enumerate(grid.columns)}
        if not same:
            self.endResetModel()
        elif grid.drives:
            self.dataChanged.emit(self.index(0, 0), self.index(len(found), self.columnCount() - 1))
        if chosen != self.chosen:
            self.choose(chosen)

    def choose(self, drives: set[DriveRef]) -> None:
        """Tick exactly *drives*."""
        self.chosen = drives & {drive.ref for drive in self.grid.drives}
        if self.grid.drives:
            self.dataChanged.emit(self.index(0, 0), self.index(0, self.columnCount() - 1))
        self.ticked.emit()

    def show_saved(self, saved: Mapping[str, int]) -> None:
        """Show beside each tick how many settings of the drive are *saved*."""
        if saved != self.saved and self.lines:
            self.saved = saved
            self.dataChanged.emit(self.index(0, 0), self.index(0, self.columnCount() - 1))

    def toggle(self, column: int) -> None:
        """Choose the drive of a column, or no longer."""
        if column >= _FIXED:
            self.choose(self.chosen ^ {self.grid.drives[column - _FIXED].ref})

    def cell(self, index: QModelIndex) -> Cell | None:
        """Return what is known of a setting of a drive; None elsewhere."""
        place = self._places.get(self.lines[index.row()].setting)
        if place is None or index.column() < _FIXED:
            return None
        return self.grid.cells[index.column() - _FIXED][place]

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.grid.drives) + _FIXED

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        ticks = index.row() == 0 and index.column() >= _FIXED
        return flags | Qt.ItemFlag.ItemIsUserCheckable if ticks else flags

    def data(self, index: QModelIndex, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        if index.row() == 0:
            return self._tick_data(index.column(), role)
        cell = self.cell(index)
        return _cell_data(cell, role) if cell is not None else self._name_data(index, role)

    def _tick_data(self, column: int, role: int) -> object:
        if column >= _FIXED:
            ref = self.grid.drives[column - _FIXED].ref
            if role == _ROLE.CheckStateRole:
                return Qt.CheckState.Checked if ref in self.chosen else Qt.CheckState.Unchecked
            name = self.grid.drives[column - _FIXED].name
            count = self.saved.get(name, 0)
            words = self.tr("{count} at boot").format(count=number(count)) if count else ""
            if role == _ROLE.DisplayRole:
                return words or None
            return f"{name} {words}".rstrip() if role == _ROLE.AccessibleTextRole else None
        if role != _ROLE.DisplayRole:
            return None
        count = len(self.chosen)
        return self.tr("Change") if column == 0 else said(Sentence.counted(count, "{n} drive", "{n} drives"))

    def _name_data(self, index: QModelIndex, role: int) -> object:
        line = self.lines[index.row()]
        if index.column() != 0:
            return None
        if line.section is not None:
            if role == _ROLE.DecorationRole:
                return icons.icon("down" if line.opened else "right")
            words = self.tr("{group} – {count}").format(
                group=said(line.section.title),
                count=said(Sentence.counted(len(line.section.settings), "{n} setting", "{n} settings")),
            )
            return words if role == _ROLE.DisplayRole else None
        setting = BY_ID[line.setting]
        if role == _ROLE.DisplayRole:
            return said(setting.label)
        return as_tip(said(setting.help)) if role == _ROLE.ToolTipRole else None

    def setData(self, index: QModelIndex, value: object, role: int = _ROLE.EditRole) -> bool:  # noqa: ARG002
        if role != _ROLE.CheckStateRole or index.row() != 0 or index.column() < _FIXED:
            return False
        self.toggle(index.column())
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if section < _FIXED:
            return (self.tr("Setting"), self.tr("Set to"))[section] if role == _ROLE.DisplayRole else None
        drive = self.grid.drives[section - _FIXED]
        if role == _ROLE.DisplayRole:
            return f"{drive.name}\n{drive.model}".rstrip()
        whole = "\n".join(filter(None, (f"{drive.name} {drive.model}".rstrip(), said(drive.link))))
        return as_tip(whole) if role == _ROLE.ToolTipRole else None


def _cell_data(cell: Cell, role: int) -> object:
    """Return the data of a cell for *role*."""
    match role:
        case _ROLE.DisplayRole:
            return cell.text
        case _ROLE.ToolTipRole:
            return as_tip(cell.tip) or None
        case _ROLE.AccessibleTextRole:
            return ". ".join(part for part in (cell.text, cell.tip) if part)
        case _:
            return _dress(cell, role)


def _dress(cell: Cell, role: int) -> object:
    if role == _ROLE.FontRole and cell.marked:
        font = QFont()
        font.setWeight(QFont.Weight.DemiBold)
        return font
    if role == _ROLE.ForegroundRole and cell.tone:
        if cell.tone == "faint":
            return theme.secondary(QGuiApplication.palette())
        return QColor(theme.meaning(cell.tone))
    return None


class DriveHeader(QHeaderView):
    """Elides each line of a title by itself, which Qt does only with titles of one line."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHighlightSections(True)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader | None, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if option is not None:
            room, metrics = self.sectionSize(section) - _AROUND, option.fontMetrics
            lines = (option.text or "").split("\n")
            option.text = "\n".join(metrics.elidedText(one, Qt.TextElideMode.ElideRight, room) for one in lines)


class GridView(QWidget):
    """Two views of one model and one selection: names and editors on the left, the drives beside them."""

    edited = pyqtSignal(str, object)  # bool | int | str
    """A setting is to get a value on the drives that are ticked."""
    turned = pyqtSignal(str)
    """A group is to be opened or closed."""

    def __init__(self, name: str, preferences: Preferences) -> None:
        """Columns that the user resizes keep their width in every session."""
        super().__init__()
        self.model = GridModel(self)
        self._kept: KeptWidths | None = None
        self.names, self.values = self._table(name), self._table(name)
        self.editors: dict[str, Editor] = {}
        if (header := self.names.horizontalHeader()) is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.names.setFixedWidth(lines(self, _NAME + WIDTH) + 16)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.names.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if (selection := self.values.selectionModel()) is not None:
            self.names.setSelectionModel(selection)
        here, there = self.values.verticalScrollBar(), self.names.verticalScrollBar()
        if here is not None and there is not None:
            here.valueChanged.connect(there.setValue)
            there.valueChanged.connect(here.setValue)
        if (header := self.values.horizontalHeader()) is not None:
            self._kept = KeptWidths(header, preferences, "settings-of-drives", self._drive_name)
            header.setSectionsClickable(True)
            header.sectionClicked.connect(self.model.toggle)
        row = flush(QHBoxLayout(self), 0)
        row.addWidget(self.names)
        row.addWidget(self.values, 1)
        for view in (self.names, self.values):
            view.clicked.connect(self._on_clicked)
        self.model.modelReset.connect(self._divide)
        self._divide()

    def show_grid(self, grid: Grid, found: Sequence[GridLine]) -> None:
        """Show *grid* in the lines *found*."""
        self.model.show_grid(grid, found)

    def show_values(self, value: Callable[[str], Value | None], *, editable: bool) -> None:
        """Show in each editor the *value* of the ticked drives; None where they differ."""
        for name, editor in self.editors.items():
            editor.show_value(value(name), Offer())
            editor.setEnabled(editable)

    def copy(self) -> None:
        """Put the drives of the selected columns on the clipboard, or all if none is selected."""
        selection = self.values.selectionModel()
        columns = {index.column() for index in selection.selectedIndexes()} if selection is not None else set()
        table = as_table(self.model.grid)
        wanted = [row for place, row in enumerate(table.rows) if not columns or place + _FIXED in columns]
        clipboard.copy(tabular.as_tsv(tabular.DataTable(table.header, wanted)))

    def _on_clicked(self, index: QModelIndex) -> None:
        section = self.model.lines[index.row()].section
        if section is not None:
            self.turned.emit(section.key)

    def _on_key(self, view: QTableView) -> None:
        """Tick in the first line; open or close a group."""
        index = view.currentIndex()
        if index.row() == 0:
            self.model.toggle(index.column())
        elif index.isValid():
            self._on_clicked(index)

    def _table(self, name: str) -> QTableView:
        view = QTableView()
        view.setHorizontalHeader(DriveHeader())
        view.setModel(self.model)
        view.setAccessibleName(name)
        dress(view)
        view.setAlternatingRowColors(False)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setWordWrap(False)
        vertical, horizontal = view.verticalHeader(), view.horizontalHeader()
        if vertical is not None and horizontal is not None:
            vertical.setDefaultSectionSize(lines(view, 2.6))
            horizontal.setDefaultSectionSize(lines(view, _COLUMN))
            horizontal.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            horizontal.setFixedHeight(2 * view.fontMetrics().lineSpacing() + 12)
        copy, press = QKeySequence.StandardKey.Copy, Qt.Key.Key_Space
        for key, act in ((copy, self.copy), (press, lambda: self._on_key(view))):
            shortcut = QShortcut(QKeySequence(key), view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)
        clipboard.offer_copy(view, self.copy)
        return view

    def _divide(self) -> None:
        """Show names and editors on the left only, and the drives on the right only."""
        self.names.setColumnWidth(0, lines(self, _NAME))
        self.names.setColumnWidth(1, lines(self, WIDTH) + 16)
        for column in range(self.model.columnCount()):
            self.names.setColumnHidden(column, column >= _FIXED)
            self.values.setColumnHidden(column, column < _FIXED)
            if column >= _FIXED:
                hint = self.values.sizeHintForColumn(column) + 20
                needed = min(max(lines(self, _COLUMN), hint), lines(self, 16))
                drawn = self._kept.width(column) if self._kept is not None else 0
                self.values.setColumnWidth(column, drawn or needed)
        self.editors = {}
        for row, line in enumerate(self.model.lines):
            if line.setting:
                self.names.setIndexWidget(self.model.index(row, 1), self._edit(line.setting))

    def _drive_name(self, column: int) -> str:
        """Return what names a column, whatever the other columns are."""
        return self.model.grid.drives[column - _FIXED].name if column >= _FIXED else ""

    def _edit(self, name: str) -> Editor:
        editor = self.editors[name] = editor_for(BY_ID[name])
        editor.nothing = self.tr("differs")
        editor.setContentsMargins(8, 0, 0, 0)
        editor.edited.connect(lambda value, _more: self.edited.emit(name, value))
        return editor
