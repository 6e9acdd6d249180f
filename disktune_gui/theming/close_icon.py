"""The cross on controls that close, dismiss or clear, in the current text colour.

Its shape is the desktop's, if its theme has a symbolic one.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPen, QPixmap
from PyQt6.QtWidgets import QToolButton

from disktune_gui.text.plain import as_tip

THEMED = "window-close-symbolic"
"""The desktop's own cross. A symbolic icon is one shape without colours; others may be lost on a dark window."""
_ARM, _STROKE = 0.26, 0.11
"""Half the drawn cross's side, and the width of its lines, as parts of the icon's."""


class _Engine(QIconEngine):
    """Draws at each paint, so that another theme needs no other icon."""

    def paint(self, painter: QPainter | None, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        if painter is None:
            return
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.WindowText)
        device = painter.device()
        shape = _shape(rect.size(), device.devicePixelRatioF() if device is not None else 1.0)
        if shape.isNull():
            _draw(painter, QRectF(rect), colour)
        else:
            dye = QPainter(shape)
            dye.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            dye.fillRect(shape.rect(), colour)
            dye.end()
            place = QRectF(QPointF(), shape.deviceIndependentSize())
            place.moveCenter(QRectF(rect).center())
            painter.drawPixmap(place.topLeft(), shape)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawn = QPixmap(size)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return drawn

    def clone(self) -> QIconEngine:
        return _Engine()


def _shape(size: QSize, ratio: float) -> QPixmap:
    """Return the theme's cross, null if it has none, or if it cannot be read without Qt's SVG plugin."""
    # Without the check, "window-close" would be used instead: in some themes a red disc.
    return QIcon.fromTheme(THEMED).pixmap(size, ratio) if QIcon.hasThemeIcon(THEMED) else QPixmap()


def _draw(painter: QPainter, box: QRectF, colour: QColor) -> None:
    side = min(box.width(), box.height())
    arm, middle = _ARM * side, box.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, max(1.2, _STROKE * side), cap=Qt.PenCapStyle.RoundCap))
    for x in (-arm, arm):
        painter.drawLine(middle - QPointF(x, arm), middle + QPointF(x, arm))
    painter.restore()


def icon() -> QIcon:
    """Return the cross as an icon."""
    return QIcon(_Engine())


class CrossButton(QToolButton):
    """A flat button with the cross."""

    def __init__(self, tip: str, name: str) -> None:
        """*tip* is the tooltip, *name* is for screen readers."""
        super().__init__()
        self.setIcon(icon())
        self.setAutoRaise(True)
        self.setToolTip(as_tip(tip))
        self.setAccessibleName(name)
