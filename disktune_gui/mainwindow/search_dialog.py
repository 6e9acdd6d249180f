"""The search of the whole program: its key, the search field, the results and their order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import IntEnum

from PyQt6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.record import record
from disktune_gui.controls.controls import SearchField
from disktune_gui.owned import while_alive
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the results of the search, and their order; without widgets -------------------------------------------

MOST = 60
"""Entries that are shown at most: with more, the user has to go on typing."""
_BETWEEN = re.compile(r"[^\w]+|_")


class EntryKind(IntEnum):
    """What an entry is; of equally good matches, the first kind comes first."""

    DRIVE = 0
    PAGE = 1
    SETTING = 2
    ACTION = 3
    BENCHMARK = 4
    COMMAND = 5
    """An entry of the menu bar, help included."""
    CONTROL = 6
    """A button or a part of a page."""
    HDPARM = 7
    PRESET = 8
    GUIDE = 9
    """A text of the help."""


@record
class Entry:
    """A target to go to."""

    kind: EntryKind
    key: str
    """Its key in the window: a kernel name, an id, a flag."""
    title: str
    detail: str = ""
    """The text next to the title."""
    words: str = ""
    """Other names, which are searched as well."""
    flag: str = ""
    """The option of hdparm that it corresponds to; matched with case."""
    found_by: Callable[[str], bool] | None = None
    """A search of its own, for what neither title nor words contain."""


class SearchIndex:
    """All entries, prepared for a search at every keystroke."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = [(entry, _parts(entry.title), _parts(f"{entry.title} {entry.words}")) for entry in entries]

    def find(self, text: str) -> list[Entry]:
        """Return the matches of *text*, best first; pages and drives if it is empty."""
        if not text.strip():
            rows = [entry for entry, _, _ in self._entries if entry.kind in (EntryKind.DRIVE, EntryKind.PAGE)]
            return sorted(rows, key=lambda entry: entry.kind is not EntryKind.PAGE)[:MOST]
        ranked = [
            (rank, entry.kind, place, entry)
            for place, (entry, title, words) in enumerate(self._entries)
            if (rank := _rank(entry, title, words, text)) is not None
        ]
        return [entry for _, _, _, entry in sorted(ranked, key=lambda one: one[:3])[:MOST]]


def _rank(entry: Entry, title: frozenset[str], words: frozenset[str], text: str) -> int | None:
    """Return how well *entry* matches, 0 best, None if it does not."""
    wanted = text.casefold().split()
    if entry.flag and entry.flag in text.split():
        return 0
    if entry.title.casefold().startswith(" ".join(wanted)):
        return 0
    if _begin(wanted, title):
        return 1
    if _begin(wanted, words):
        return 2
    return 3 if entry.found_by is not None and entry.found_by(text) else None


def _parts(text: str) -> frozenset[str]:
    """Return the words of *text*, those with punctuation also in pieces."""
    whole = text.casefold().split()
    return frozenset((*whole, *(piece for word in whole for piece in _BETWEEN.split(word) if piece)))


def _begin(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Return whether a word begins with each of *wanted*."""
    return all(any(word.startswith(part) for word in words) for part in wanted)


# -- the key of the search, also in text fields with a command of that key ---------------------------------


class SearchKey(QObject):
    """Watches the widget with the focus, and no other, so that a field does not take *key* for itself.

    On X11 and Wayland a field would delete the rest of its line at Ctrl+K (qkeysequence.cpp, DeleteEndOfLine).
    """

    def __init__(self, key: QKeyCombination, parent: QObject) -> None:
        super().__init__(parent)
        self._key = key
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(while_alive(self, self._on_focus))

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Give the key to its menu entry."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.keyCombination() == self._key
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


# -- the search field of the whole program, and its results ------------------------------------------------

_ENTRY = Qt.ItemDataRole.UserRole
_TO_LIST = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_WIDE, _TALL = 34, 20
"""In heights of a line."""


class SearchDialog(QDialog):
    """Closes before it reports what was chosen, so that the focus can go there."""

    wanted = pyqtSignal(object)  # Entry

    def __init__(self, index: SearchIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self.field = SearchField(
            self.tr("Drive, setting, action, page or benchmark"),
            self.tr("Search everything"),
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
        """Let the arrow keys move in the list while the user types."""
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
        """Follow a change of the theme's colours."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def _tell(self) -> None:
        """Describe the selected entry on the field, for screen readers that read only the field."""
        item = self.found.currentItem()
        words = self.nothing.text() if item is None else f"{item.text(0)}, {item.text(1)}"
        self.field.setAccessibleDescription(words)

    def _kinds(self) -> dict[EntryKind, str]:
        return {
            EntryKind.DRIVE: QCoreApplication.translate("Drive", "Drive"),
            EntryKind.PAGE: self.tr("Page"),
            EntryKind.SETTING: self.tr("Setting"),
            EntryKind.ACTION: self.tr("Action"),
            EntryKind.BENCHMARK: self.tr("Benchmark"),
            EntryKind.COMMAND: self.tr("Menu"),
            EntryKind.CONTROL: self.tr("On page"),
            EntryKind.HDPARM: self.tr("hdparm option"),
            EntryKind.PRESET: self.tr("Preset"),
            EntryKind.GUIDE: self.tr("Guide"),
        }

    def _go(self) -> None:
        item = self.found.currentItem()
        entry = item.data(0, _ENTRY) if item is not None else None
        if isinstance(entry, Entry):
            self.accept()
            self.wanted.emit(entry)
