"""The size and place of the window, whether it can be seen, and how list, pages and the strip divide it."""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtCore import QEvent, QObject, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QFont, QFontMetrics, QResizeEvent, QWindow
from PyQt6.QtWidgets import QMainWindow, QMenuBar, QSplitter, QStyle, QWidget

from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming.style import pixels

# -- the place of a window: on a screen that is there, and no larger ---------------------------------------


def fit(window: QWidget) -> None:
    """Bring *window* onto its screen as a whole: the place that was kept may be of a larger screen, or of none."""
    screen, style = window.screen(), window.style()
    if screen is None or style is None:
        return
    room = screen.availableGeometry()
    # The frame has no size before the window is shown; a title bar is the most of it.
    bar = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    window.setGeometry(within(window.geometry(), room.adjusted(0, bar, 0, 0)))


def within(wanted: QRect, room: QRect) -> QRect:
    """Return *wanted* moved into *room*, and made smaller only as far as it has to be."""
    size: QSize = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


# -- visibility: a window is shown, not minimised, and drawn -----------------------------------------------

_TELLING = frozenset(
    {
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Expose,
        QEvent.Type.ParentChange,
    }
)


class WindowVisibility(QObject):
    """Emits `changed` whenever that changes for *window*; not while *window* is part of another one.

    A window that is minimised may not be hidden: under Wayland no program is notified, and the desktop only stops
    requesting frames, which Qt reports as a window that is not exposed.
    """

    changed = pyqtSignal(bool)
    """Whether it can be seen now."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._handle: QWindow | None = None
        self._seen = self._drawn = False
        window.installEventFilter(self)

    def look(self) -> None:
        """Find out how it is: to be called once for a window that may have been shown before."""
        if self._window.isVisible():
            self._look(QEvent.Type.Show)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Look again after each event that may have changed it."""
        # While Qt takes a window apart, it still hides it and sends what goes with that.
        if event is not None and event.type() in _TELLING and not sip.isdeleted(self._window):
            self._look(event.type())
        return super().eventFilter(watched, event)

    def _look(self, happened: QEvent.Type) -> None:
        window, handle = self._window, self._window.windowHandle()
        if handle is not self._handle:
            self._handle = handle
            if handle is not None:
                handle.installEventFilter(self)
        if happened is QEvent.Type.Show:
            # It is drawn a moment later, and needs what it shows by then.
            self._drawn = True
        elif happened is QEvent.Type.Hide:
            self._drawn = False
        elif happened is QEvent.Type.Expose:
            self._drawn = handle is not None and handle.isExposed()
        if not self._drawn:
            self._tell(False)
        elif window.isWindow():
            self._tell(window.isVisible() and not window.isMinimized())

    def _tell(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen = seen
            self.changed.emit(seen)


# -- the two halves: the list of drives, and the pages -----------------------------------------------------

STRIP = 36
"""The height of the strip, in pixels of the drawings."""
LEAST, USUAL, REDUCED, MOST, NARROW = 180, 224, 220, 320, 1100
"""In pixels of the drawings: the least, usual, reduced and greatest width of the list, and the width of the window
below which it is reduced, as the pages need all they can get; it shows a usual name in wide letters, too."""
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
        # The pages take from the list what they need, already at the first size of a window.
        before = self.sizes()[0]
        super().resizeEvent(event)
        narrow, least = self.width() < self._limit, self.width() < self._limit * LEAST_BELOW
        if (narrow, least) == (self._narrow, self._least):
            return
        if narrow and not self._narrow:
            self._usual = max(before, self.sizes()[0])
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
        fit(window)


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
