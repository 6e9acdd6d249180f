"""The place of a page in its tab, in which it scrolls where the window is too low or too narrow for it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QScrollArea, QStyle


class PagePlace(QScrollArea):
    """Holds one page. Without it the tallest page would decide how low a window can be, and on a small screen the
    buttons below the page would be out of sight.

    A resizable scroll area would give a page with wrapped words the height that it prefers; here a page is
    squeezed to the least that it can do with before it scrolls.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport = self.viewport()
        if viewport is not None:
            viewport.setAutoFillBackground(False)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Follow what the page needs."""
        done = super().eventFilter(watched, event)
        if event is not None and event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._fit()

    def minimumSizeHint(self) -> QSize:
        least = 8 * self.fontMetrics().height()
        return QSize(2 * least, least)

    def _fit(self) -> None:
        page, style = self.widget(), self.style()
        if page is None or style is None:
            return
        room, least = self.maximumViewportSize(), page.minimumSizeHint()
        bar = style.pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        below, beside = least.height() > room.height(), least.width() > room.width()
        width, height = room.width() - bar * below, room.height() - bar * beside
        page.resize(max(width, least.width()), max(height, least.height()))
