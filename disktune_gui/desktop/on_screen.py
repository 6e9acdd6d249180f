"""Where a window may lie: on a screen that is there, and no larger than that."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QSize
from PyQt6.QtWidgets import QStyle, QWidget


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
