"""The key of the search works in text fields as well, of which some take it for a command of their own."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QKeyCombination, QObject
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QApplication, QWidget

from disktune_gui.owned import while_alive


class SearchKey(QObject):
    """Watches the widget that has the focus, and no other: a field may not claim *key* for itself.

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
        """Leave the key to the menu that has it."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.keyCombination() == self._key
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)
