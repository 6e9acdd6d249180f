"""What the parts of the page share: one is in front; a table, or why there is none."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from disktune_gui.controls.page import FrontStack
from disktune_gui.text.plain import PlainLabel

# -- a place for a table, or for the reason why there is none ----------------------------------------------


class FilledPlace(FrontStack):
    """Never an empty box without a sentence."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = QWidget()
        column = QVBoxLayout(self._words)
        column.addWidget(self.sentence)
        self.addWidget(self._words)
        self.addWidget(view)

    def show_state(self, *, filled: bool, why_not: str) -> None:
        """Show the table, or *why_not*."""
        self.sentence.setText(why_not)
        self.setCurrentWidget(self._view if filled else self._words)


# -- the parts of the page, sized for the one in front -----------------------------------------------------


class Parts(QTabWidget):
    """Tabs that can become as small as the part in front can.

    Qt would have them as high as the tallest part prefers, and the whole page scroll where there is room enough.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the least height at which no text overlaps at *width*."""
        return self._tabs_height() + _least_height(self.currentWidget(), width)

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        least = front.minimumSizeHint() if front is not None else QSize()
        return QSize(least.width(), self._tabs_height() + least.height())

    def _tabs_height(self) -> int:
        tabs = self.tabBar()
        return tabs.sizeHint().height() + 2 if tabs is not None else 0


def _least_height(part: QWidget | None, width: int) -> int:
    if part is None:
        return 0
    layout = part.layout()
    wrapped = layout.minimumHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
    return max(part.minimumSizeHint().height(), wrapped)
