"""Whether a window can be seen, and where it may be: on a screen that is there, and no larger than that."""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtCore import QEvent, QObject, QRect, QSize, pyqtSignal
from PyQt6.QtGui import QWindow
from PyQt6.QtWidgets import QStyle, QWidget

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
