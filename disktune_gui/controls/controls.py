"""Small controls: a list to tick, a combo box, a search field, an export button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PyQt6.QtCore import QCoreApplication, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractSlider,
    QComboBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

# -- search fields -----------------------------------------------------------------------------------------


class SearchField(QLineEdit):
    """A search field with a button that clears it."""

    def __init__(self, hint: str, name: str = "") -> None:
        """*hint* is shown while it is empty; *name* is for screen readers, if the hint is not clear enough."""
        super().__init__()
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear the search"))
        self.setProperty("search", True)


class SettingSearch(SearchField):
    """Searches for a setting, wherever settings are listed."""

    def __init__(self) -> None:
        super().__init__("")
        self.setPlaceholderText(self.tr("Find a setting"))
        self.setToolTip(self.tr("By label, purpose, kernel file or tool"))
        self.setAccessibleName(self.tr("Find a setting"))
        self.setMaximumWidth(320)


# -- the export button -------------------------------------------------------------------------------------


class ExportButton(QPushButton):
    """Opens a menu of forms."""

    chosen = pyqtSignal(str)
    """The key of the form."""

    def __init__(self, text: str, forms: Mapping[str, str]) -> None:
        """*forms* are the texts by key, in the order of the menu."""
        super().__init__(text)
        self.forms: dict[str, QAction] = {}
        """The entries by key."""
        menu = QMenu(self)
        for key, words in forms.items():
            action = menu.addAction(words)
            if action is not None:
                self.forms[key] = action
                action.triggered.connect(partial(self._on_chosen, key))
        self.setMenu(menu)

    def _on_chosen(self, key: str, _checked: bool) -> None:
        self.chosen.emit(key)


def figure_forms() -> dict[str, str]:
    """Return the forms that hold a table or a chart, for an `ExportButton`."""
    return {
        "csv": QCoreApplication.translate("Export", "C&SV Table…"),
        "json": QCoreApplication.translate("Export", "&JSON Table…"),
        "png": QCoreApplication.translate("Export", "&PNG Chart…"),
        "svg": QCoreApplication.translate("Export", "S&VG Chart…"),
    }


# -- a combo box with a name for screen readers ------------------------------------------------------------


class ChoiceBox(QComboBox):
    """A combo box. On Linux, Qt gives screen readers its value as its name, and its description unchanged."""

    def setAccessibleName(self, name: str | None) -> None:
        """Set the accessible name."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)


def offer(box: QComboBox, wanted: Sequence[tuple[str, str]], chosen: str) -> None:
    """Set the entries of *box*, keys with texts; an unchanged list stays, so that an open one does not close."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(wanted):
        box.clear()
        for key, text in wanted:
            box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)) if wanted else -1)


# -- a list whose rows can be ticked, each with the object it represents -----------------------------------

_DATA = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CheckList(QListWidget):
    """``itemChanged`` reports each change of a tick."""

    def add(self, text: str, stands_for: object, *, ticked: bool = True) -> QListWidgetItem:
        """Append a row."""
        item = QListWidgetItem(text)
        item.setData(_DATA, stands_for)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(_ON if ticked else _OFF)
        self.addItem(item)
        return item

    def ticked(self) -> list[Any]:
        """Return the objects of the ticked rows, in their order."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _ON]

    def left_out(self) -> list[Any]:
        """Return the objects of the other rows."""
        return [item.data(_DATA) for item in self._items() if item.checkState() == _OFF]

    def _items(self) -> list[QListWidgetItem]:
        return [item for row in range(self.count()) if (item := self.item(row)) is not None]


# -- a scroll area that is safe for screen readers ---------------------------------------------------------


class SteadyScroll(QScrollArea):
    """Has one child for a screen reader, the content, with or without scroll bars.

    Qt counts a bar among the children while it is visible, and reads past their list when a reader asks for a bar
    that has gone in the meantime (QAccessibleAbstractScrollArea::child, Qt 6.4 to 6.11): SIGSEGV. Here Qt's bars
    are never visible. Qt shows and hides their place as before, whose size is what a bar would prefer; a second
    bar in it does what the first one does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        across, down = _UnseenBar(Qt.Orientation.Horizontal), _UnseenBar(Qt.Orientation.Vertical)
        self.setHorizontalScrollBar(across)
        self.setVerticalScrollBar(down)
        for bar, side in ((across, Qt.AlignmentFlag.AlignRight), (down, Qt.AlignmentFlag.AlignBottom)):
            bar.hide()
            self.addScrollBarWidget(bar.seen, side)


class _UnseenBar(QScrollBar):
    """The bar by which Qt scrolls; `seen` shows it and moves it."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.seen = QScrollBar(orientation)
        self.seen.valueChanged.connect(self.setValue)

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Pass on any change; that of a step has no signal."""
        super().sliderChange(change)
        self.seen.setRange(self.minimum(), self.maximum())
        self.seen.setPageStep(self.pageStep())
        self.seen.setSingleStep(self.singleStep())
        self.seen.setValue(self.value())


# -- a place for text that is as tall as the text, or less in low windows ----------------------------------

LEAST = 36
"""Least height in pixels: two lines, enough to see that there is more."""


class YieldingScroll(SteadyScroll):
    """Between `LEAST` and *tallest* pixels high, as its content needs; the rest is scrolled to."""

    def __init__(self, tallest: int) -> None:
        super().__init__()
        self._tallest = tallest
        self._needed = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    @property
    def line(self) -> int:
        """Height in pixels of a line of text here; before the place is shown, as if it were 200 wide."""
        port = self.viewport()
        return max(200, port.width() if port is not None else 0)

    def need(self, pixels: int) -> None:
        """Set the height of the content."""
        if pixels != self._needed:
            self._needed = max(0, pixels)
            self.updateGeometry()

    def limit(self, pixels: int) -> None:
        """Set the maximum height."""
        if pixels != self._tallest:
            self._tallest = max(LEAST, pixels)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), min(self._tallest, self._needed))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), min(LEAST, self._needed))
