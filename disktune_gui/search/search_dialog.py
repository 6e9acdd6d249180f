"""The line in which to look for anything the program has, and what it finds."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_gui.search.search_index import Entry, Kind, SearchIndex
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.search_field import SearchField

_ENTRY = Qt.ItemDataRole.UserRole
_TO_LIST = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_WIDE, _TALL = 34, 20
"""In heights of a line."""


class SearchDialog(QDialog):
    """Closes before it says what was chosen, so that the focus can go there."""

    wanted = pyqtSignal(object)  # Entry

    def __init__(self, index: SearchIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self.field = SearchField(
            self.tr("Drive, setting, action, page, benchmark or hdparm option"),
            self.tr("Search drives, settings, actions, pages, benchmarks and hdparm options"),
        )
        self.found = QTreeWidget()
        self.nothing = PlainLabel(self.tr("No matches."))
        self._lay_out()
        self.field.textChanged.connect(self._fill)
        self.field.returnPressed.connect(self._go)
        self.found.itemActivated.connect(lambda *_: self._go())
        self.found.itemClicked.connect(lambda *_: self._go())
        self.found.currentItemChanged.connect(lambda *_: self._tell())
        self.field.installEventFilter(self)
        self._fill("")

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Search"))
        self.found.setHeaderHidden(True)
        self.found.setColumnCount(2)
        self.found.setRootIsDecorated(False)
        self.found.setUniformRowHeights(True)
        self.found.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.found.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.found.setAccessibleName(self.tr("Search results"))
        header = self.found.header()
        if header is not None:
            header.setStretchLastSection(False)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.nothing.hide()
        column = QVBoxLayout(self)
        for part in (self.field, self.found, self.nothing):
            column.addWidget(part)
        around = self.parentWidget()
        wide, tall = lines(self, _WIDE), lines(self, _TALL)
        if around is not None:
            wide, tall = min(wide, around.width()), min(tall, around.height())
        self.resize(wide, tall)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Let the arrows move in the list while one types."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _TO_LIST:
                self.found.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.reject()
                return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        names = self._kinds()
        self.found.clear()
        for entry in self._index.find(text):
            detail = f"{names[entry.kind]} · {entry.detail}" if entry.detail else names[entry.kind]
            item = QTreeWidgetItem([entry.title, detail])
            item.setToolTip(0, as_tip(entry.title))
            item.setData(0, _ENTRY, entry)
            self.found.addTopLevelItem(item)
        self.found.setCurrentItem(self.found.topLevelItem(0))
        self.nothing.setVisible(self.found.topLevelItemCount() == 0)
        self._colour()
        self._tell()

    def _colour(self) -> None:
        faint = theme.secondary(self.palette())
        for number in range(self.found.topLevelItemCount()):
            item = self.found.topLevelItem(number)
            if item is not None:
                item.setForeground(1, faint)

    def changeEvent(self, event: QEvent | None) -> None:
        """Take the colours of the theme that is in use by now."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def _tell(self) -> None:
        """Say what is selected to those who hear the field alone."""
        item = self.found.currentItem()
        words = self.nothing.text() if item is None else f"{item.text(0)}, {item.text(1)}"
        self.field.setAccessibleDescription(words)

    def _kinds(self) -> dict[Kind, str]:
        return {
            Kind.DRIVE: self.tr("Drive"),
            Kind.PAGE: self.tr("Page"),
            Kind.SETTING: self.tr("Setting"),
            Kind.ACTION: self.tr("Action"),
            Kind.BENCHMARK: self.tr("Benchmark"),
            Kind.COMMAND: self.tr("Menu"),
            Kind.CONTROL: self.tr("On page"),
            Kind.HDPARM: self.tr("hdparm option"),
        }

    def _go(self) -> None:
        item = self.found.currentItem()
        entry = item.data(0, _ENTRY) if item is not None else None
        if isinstance(entry, Entry):
            self.accept()
            self.wanted.emit(entry)
