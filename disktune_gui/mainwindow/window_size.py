"""The size of the window when it was closed, and of its parts: list of drives, pages, and the strip below."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFont, QFontMetrics, QResizeEvent
from PyQt6.QtWidgets import QMainWindow, QMenuBar, QSplitter, QWidget

from disktune_gui.desktop import sight
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming.style import pixels

# -- the two halves: the list of drives, and the pages -----------------------------------------------------

STRIP = 36
"""The height of the strip, in pixels of the drawings."""
LEAST, USUAL, REDUCED, MOST, NARROW = 180, 224, 216, 320, 1100
"""In pixels of the drawings: the least, usual, reduced and greatest width of the list, and the width of the window
below which it is reduced, as the pages need all they can get."""
LEAST_BELOW = 0.8
"""The share of that width below which the list has its least width."""


def strip_height(font: QFont) -> int:
    """Return the height of the strip below all pages."""
    return max(pixels(font, STRIP), 2 * QFontMetrics(font).height())


class MainSplitter(QSplitter):
    """Can be divided by hand. In a narrow window the list is reduced until there is space again."""

    def __init__(self, drives: QWidget, pages: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._reduced, self._usual, self._limit = (pixels(self.font(), each) for each in (REDUCED, USUAL, NARROW))
        self._narrow = self._least = False
        self._minimum = pixels(self.font(), LEAST)
        self.addWidget(drives)
        self.addWidget(pages)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        drives.setMinimumWidth(self._minimum)
        drives.setMaximumWidth(pixels(self.font(), MOST))
        self.setSizes([self._usual, self._limit])

    @property
    def narrow(self) -> bool:
        """Whether the list was reduced, so that the division is not the user's choice."""
        return self._narrow

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Divide the space again where a window becomes narrow, or wide again."""
        super().resizeEvent(event)
        narrow, least = self.width() < self._limit, self.width() < self._limit * LEAST_BELOW
        if (narrow, least) == (self._narrow, self._least):
            return
        if narrow and not self._narrow:
            self._usual = self.sizes()[0]
        self._narrow, self._least = narrow, least
        first = self._minimum if least else self._reduced if narrow else self._usual
        self.setSizes([first, self.width() - first])


# -- size and division of the window, kept between sessions ------------------------------------------------

MENU_HEIGHT = "menu_height"
"""Under which the height of the menu bar is kept, in pixels; 0 where the desktop shows the menu elsewhere."""


def restore(window: QMainWindow, kept: Preferences) -> None:
    """Restore the size of *window*, as far as it fits on this screen."""
    window.restoreGeometry(kept.blob("geometry"))
    if not (window.isMaximized() or window.isFullScreen()):
        sight.fit(window)


def restore_halves(halves: MainSplitter, kept: Preferences) -> None:
    """Restore the division of a window."""
    halves.restoreState(kept.blob("splitter"))


def menu_height(kept: Preferences) -> int:
    """Return the last height of the menu bar, in pixels; at the first start that of one with a menu."""
    if (height := kept.text(MENU_HEIGHT)).isdecimal():
        return int(height)
    bar = QMenuBar()
    bar.addAction("…")
    return 0 if bar.isNativeMenuBar() else bar.sizeHint().height()


def keep(window: QMainWindow, halves: MainSplitter, kept: Preferences) -> None:
    """Store the sizes of *window* and its *halves*."""
    kept.keep("geometry", window.saveGeometry())
    if not halves.narrow:
        kept.keep("splitter", halves.saveState())
    menu = window.menuWidget()
    kept.keep(MENU_HEIGHT, str(menu.height()) if menu is not None else "")
