"""What the user has drawn to another size: the columns of a table, the parts of a page; kept between sessions."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtWidgets import QHeaderView, QSplitter

from disktune_gui.desktop.preferences import Preferences
from disktune_gui.owned import while_alive

_BEGINS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""With a double click the view makes a column as wide as what stands in it."""


class _Hand(QObject):
    """Tells whether the mouse is at work on a header: columns also change when a splitter beside them is drawn."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.at_work = False
        if (viewport := header.viewport()) is not None:
            viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if event is not None and event.type() in _BEGINS:
            self.at_work = True
        elif event is not None and event.type() is QEvent.Type.MouseButtonRelease:
            self.at_work = False
        return super().eventFilter(watched, event)


class KeptColumns(QObject):
    """Keeps widths and order of the columns under *key*; what the program itself sizes is not kept."""

    def __init__(self, header: QHeaderView, preferences: Preferences, key: str) -> None:
        super().__init__(header)
        self._header, self._preferences, self._name = header, preferences, key
        self._hand = _Hand(header)
        self.chosen = False
        """Whether the columns are as the user has drawn them."""
        self.restore()
        header.sectionResized.connect(self._on_resized)
        header.sortIndicatorChanged.connect(self._keep)

    @property
    def _key(self) -> str:
        # Of another number of columns nothing is taken over: it would be the widths of others.
        return f"columns/{self._name}-{self._header.count()}"

    def restore(self) -> None:
        """Give the columns that there are now the widths that were kept for so many."""
        kept = self._preferences.blob(self._key)
        self.chosen = not kept.isEmpty() and self._header.restoreState(kept)

    def _on_resized(self, *_section: int) -> None:
        if self._hand.at_work:
            self.chosen = True
            self._keep()

    def _keep(self, *_order: object) -> None:
        self._preferences.keep(self._key, self._header.saveState())


class KeptWidths(QObject):
    """Keeps the width of each column under what *named* calls it: for a table whose columns come and go."""

    def __init__(
        self, header: QHeaderView, preferences: Preferences, key: str, named: Callable[[int], str]
    ) -> None:
        super().__init__(header)
        self._preferences, self._name, self._named = preferences, key, named
        self._hand = _Hand(header)
        header.sectionResized.connect(self._on_resized)

    def width(self, column: int) -> int:
        """Return the width to which the user has drawn a column, 0 if the program is to choose it."""
        kept = self._preferences.text(self._key(column))
        return int(kept) if kept.isdecimal() else 0

    def _key(self, column: int) -> str:
        return f"widths/{self._name}-{self._named(column)}"

    def _on_resized(self, column: int, _before: int, width: int) -> None:
        if self._hand.at_work:
            self._preferences.keep(self._key(column), str(width))


def keep_split(splitter: QSplitter, preferences: Preferences, key: str) -> bool:
    """Divide *splitter* as it was divided by hand before, and keep it when it is again; return whether it was."""
    place = f"split/{key}"
    kept = preferences.blob(place)

    def keep(*_moved: int) -> None:
        preferences.keep(place, splitter.saveState())

    splitter.splitterMoved.connect(while_alive(splitter, keep))
    return not kept.isEmpty() and splitter.restoreState(kept)
