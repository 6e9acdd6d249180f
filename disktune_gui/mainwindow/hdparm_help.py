"""A window that lists every option of hdparm with its answer, to be searched."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QSize, QSortFilterProxyModel, Qt, pyqtSignal
from PyQt6.QtGui import QFont, QFontDatabase, QGuiApplication, QShowEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.rules.hdparm_options import OPTIONS, Answer, HdparmOption
from disktune_contract.sentence import listed
from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.table_twin import NOWHERE, HeadedModel
from disktune_gui.desktop.preferences import KeptColumns, Preferences
from disktune_gui.owned import later
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import dress

FLAG, DOES, HERE, WORDS = range(4)


def where(option: HdparmOption) -> str:
    """Return the equivalent of *option*: names of settings and actions, or the kind of equivalent."""
    named = [said(setting.label) for setting in option.settings] + [
        said(action.label) for action in option.actions
    ]
    return said(listed(dict.fromkeys(named)) or option.kind.value)


class OptionModel(HeadedModel):
    """The table as a model, in its own order: letters first."""

    def __init__(self) -> None:
        super().__init__()
        self.header = (self.tr("Option"), self.tr("Meaning in hdparm"), self.tr("In DiskTune"), self.tr("Notes"))

    def rowCount(self, parent: QModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(OPTIONS)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        option, column = OPTIONS[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            shown = (option.flag, said(option.does), where(option), said(option.words))[column]
            return as_tip(shown) if role == Qt.ItemDataRole.ToolTipRole else shown
        if role == Qt.ItemDataRole.FontRole and column in (FLAG, HERE):
            return _font(option, column)
        answered = option.kind not in (Answer.REFUSED, Answer.GONE, Answer.SYNTAX)
        if role == Qt.ItemDataRole.ForegroundRole and column == HERE and not answered:
            return theme.secondary(QGuiApplication.palette())
        return None


def _font(option: HdparmOption, column: int) -> QFont | None:
    if column == FLAG:
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if not (option.settings or option.actions):
        return None
    font = QFont()
    font.setBold(True)
    return font


class OptionFilter(QSortFilterProxyModel):
    """Lets through the rows in which every word occurs; a word that is an option has to be that option."""

    def __init__(self) -> None:
        super().__init__()
        self._words: list[str] = []

    def set_text(self, text: str) -> None:
        """Show the options that match the words of *text*."""
        self._words = text.split()
        self.invalidateFilter()

    def filterAcceptsRow(self, row: int, _parent: QModelIndex) -> bool:
        option = OPTIONS[row]
        english = f"{option.does} {option.words}"
        place = (
            f"{english} {said(option.does)} {where(option)} {option.kind.value} {said(option.words)}".casefold()
        )
        return all(
            option.flag.startswith(word) if word.startswith("-") else word.casefold() in place + option.flag
            for word in self._words
        )


class RoomyDelegate(QStyledItemDelegate):
    """Keeps sentences of neighbouring rows apart."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 10)


class HdparmHelp(QDialog):
    """Stays open next to the main window; links to the settings and actions that it finds."""

    wanted = pyqtSignal(str)
    """The id of the setting that the user wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(
            self.tr("-B, cache, --security"),
            self.tr("hdparm option"),
        )
        self.model = OptionModel()
        self.found = OptionFilter()
        self.table = QTableView()
        # Kept here: a view does not own its delegate.
        self._delegate = RoomyDelegate()
        self.table.setItemDelegate(self._delegate)
        self.nothing = PlainLabel("")
        self.go = QPushButton(self.tr("&Show Setting"))
        self.found.setSourceModel(self.model)
        self._lay_out()
        self.search.textChanged.connect(self._on_search)
        self.table.doubleClicked.connect(lambda _index: self._go())
        self.go.clicked.connect(self._go)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(lambda *_: self._on_selected())
        self._on_selected()

    def keep_columns(self, preferences: Preferences) -> None:
        """Restore the widths of columns that the user has set."""
        header = self.table.horizontalHeader()
        if header is not None:
            KeptColumns(header, preferences, "dialog-hdparm")

    def option(self) -> HdparmOption | None:
        """Return the selected option."""
        index = self.found.mapToSource(self.table.currentIndex())
        selection = self.table.selectionModel()
        chosen = selection is not None and selection.hasSelection()
        return OPTIONS[index.row()] if chosen and index.isValid() else None

    def show_option(self, flag: str) -> None:
        """Select the row of *flag*, and drop an earlier search."""
        self.search.clear()
        row = next((row for row, option in enumerate(OPTIONS) if option.flag == flag), None)
        if row is not None:
            place = self.found.mapFromSource(self.model.index(row, FLAG))
            self.table.setCurrentIndex(place)
            self.table.scrollTo(place, QAbstractItemView.ScrollHint.PositionAtCenter)
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_search(self, text: str) -> None:
        self.found.set_text(text)
        words = self.tr("Nothing matches “{searched}”.").format(searched=text.strip())
        self.nothing.setText(words)
        self.nothing.setVisible(self.found.rowCount() == 0)
        self.table.resizeRowsToContents()
        self._on_selected()

    def _on_selected(self) -> None:
        option = self.option()
        self.go.setEnabled(option is not None and bool(option.settings))

    def _go(self) -> None:
        option = self.option()
        if option is not None and option.settings:
            self.wanted.emit(option.settings[0].id)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Give the rows their height once the columns have their width."""
        super().showEvent(event)
        later(self.table, self.table.resizeRowsToContents)

    def _on_section_resized(self, column: int) -> None:
        """Wrap the sentences again at this width."""
        if column == WORDS:
            self.table.resizeRowsToContents()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("hdparm Options"))
        self.resize(900, 620)
        self.nothing.hide()
        self.table.setModel(self.found)
        self.table.setAccessibleName(self.tr("hdparm options"))
        dress(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        vertical, horizontal = self.table.verticalHeader(), self.table.horizontalHeader()
        if vertical is not None and horizontal is not None:
            horizontal.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            for column, width in ((FLAG, 190), (DOES, 190), (HERE, 170)):
                self.table.setColumnWidth(column, max(width, horizontal.sectionSizeHint(column)))
            horizontal.setSectionResizeMode(WORDS, QHeaderView.ResizeMode.Stretch)
            horizontal.sectionResized.connect(lambda column, _old, _new: self._on_section_resized(column))
            vertical.setMinimumSectionSize(self.fontMetrics().height() + 14)
        buttons = QHBoxLayout()
        buttons.addWidget(self.nothing, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(self.search)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)
        self.go.setAutoDefault(False)
        self.search.setFocus()
