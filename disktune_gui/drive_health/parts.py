"""The parts of the page, one in front, and only that one says how much room they need."""

from __future__ import annotations

from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QTabWidget, QWidget


class Parts(QTabWidget):
    """Tabs that give way as far as the part in front does.

    Qt would have them as high as the tallest part prefers, and the whole page scroll where there is room enough.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the least height with which no words lie over each other at *width*."""
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
