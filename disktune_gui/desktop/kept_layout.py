"""What the user has drawn to another size: the columns of a table, the parts of a page; kept between sessions."""

from __future__ import annotations

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import QApplication, QHeaderView, QSplitter

from disktune_gui.desktop.preferences import Preferences
from disktune_gui.owned import while_alive


class KeptColumns(QObject):
    """Keeps widths and order of the columns under *key*; what the program itself sizes is not kept."""

    def __init__(self, header: QHeaderView, preferences: Preferences, key: str) -> None:
        super().__init__(header)
        self._header, self._preferences = header, preferences
        # Of another number of columns nothing is taken over: it would be the widths of others.
        self._key = f"columns/{key}-{header.count()}"
        kept = preferences.blob(self._key)
        self.chosen = not kept.isEmpty() and header.restoreState(kept)
        """Whether the columns are as the user has drawn them."""
        header.sectionResized.connect(self._on_resized)
        header.sortIndicatorChanged.connect(self._keep)

    def _on_resized(self, *_section: int) -> None:
        if QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            self.chosen = True
            self._keep()

    def _keep(self, *_order: object) -> None:
        self._preferences.keep(self._key, self._header.saveState())


def keep_split(splitter: QSplitter, preferences: Preferences, key: str) -> None:
    """Divide *splitter* as it was divided by hand before, and keep it when it is again."""
    place = f"split/{key}"
    kept = preferences.blob(place)
    if not kept.isEmpty():
        splitter.restoreState(kept)

    def keep(*_moved: int) -> None:
        preferences.keep(place, splitter.saveState())

    splitter.splitterMoved.connect(while_alive(splitter, keep))
