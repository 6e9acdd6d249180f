"""The place of a page in its tab, in which it scrolls where the window is too low or too narrow for it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QStyle, QWidget

from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.steady_scroll import SteadyScroll


class PagePlace(SteadyScroll):
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
        return QSize(lines(self, 16), lines(self, 8))

    def _fit(self) -> None:
        page, style = self.widget(), self.style()
        if page is None or style is None:
            return
        room, least = self.maximumViewportSize(), page.minimumSizeHint()
        bar = style.pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        beside = least.width() > room.width()
        below = _least_height(page, max(room.width(), least.width())) > room.height()
        width = max(room.width() - bar * below, least.width())
        page.resize(width, max(room.height() - bar * beside, _least_height(page, width)))


def _least_height(page: QWidget, width: int) -> int:
    """Return the pixels without which words of *page*, wrapped at *width*, would lie over each other."""
    layout = page.layout()
    wrapped = layout.minimumHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
    return max(page.minimumSizeHint().height(), wrapped)
