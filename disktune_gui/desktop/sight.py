"""Whether a window can be seen: it is shown, not minimised, and its desktop draws it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, pyqtSignal
from PyQt6.QtGui import QWindow
from PyQt6.QtWidgets import QWidget

_TELLING = frozenset(
    {
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Expose,
        QEvent.Type.ParentChange,
    }
)


class Sight(QObject):
    """Tells whenever that changes for *window*, which may become a part of another one: then it tells nothing.

    A window that is minimised may not be hidden: under Wayland no program is told, and a desktop just stops to ask
    for pictures, which Qt tells as a window that is not exposed.
    """

    changed = pyqtSignal(bool)
    """Whether it can be seen now."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._handle: QWindow | None = None
        self._seen = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Look again after each event that may have changed it."""
        if event is not None and event.type() in _TELLING:
            if event.type() is QEvent.Type.Hide and watched is self._window:
                self._tell(False)
            else:
                self.look(shown=event.type() is QEvent.Type.Show)
        return super().eventFilter(watched, event)

    def look(self, *, shown: bool = False) -> None:
        """Find out how it is; to be called once for a window that may have been shown before."""
        window, handle = self._window, self._window.windowHandle()
        if handle is not self._handle:
            self._handle = handle
            if handle is not None:
                handle.installEventFilter(self)
        if not window.isWindow():
            return
        # What is being shown is exposed a moment later, and needs what it shows by then.
        drawn = handle is not None and (shown or handle.isExposed())
        self._tell(window.isVisible() and not window.isMinimized() and drawn)

    def _tell(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen = seen
            self.changed.emit(seen)
