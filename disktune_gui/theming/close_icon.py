"""The cross of all that can be closed, dismissed, left out or emptied, in the colour of the words in force."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPen, QPixmap
from PyQt6.QtWidgets import QToolButton

from disktune_gui.text.plain import as_tip

_ARM, _STROKE = 0.26, 0.11
"""Half the cross's side, and the width of its lines, as parts of the icon's."""


class _Engine(QIconEngine):
    """Draws when it is looked at, so that another theme needs no other icon."""

    def paint(self, painter: QPainter | None, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        if painter is None:
            return
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        box, side = QRectF(rect), min(rect.width(), rect.height())
        arm, middle = _ARM * side, box.center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.WindowText)
        painter.setPen(QPen(colour, max(1.2, _STROKE * side), cap=Qt.PenCapStyle.RoundCap))
        for x in (-arm, arm):
            painter.drawLine(middle - QPointF(x, arm), middle + QPointF(x, arm))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawn = QPixmap(size)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return drawn

    def clone(self) -> QIconEngine:
        return _Engine()


def icon() -> QIcon:
    """Return the cross as an icon."""
    return QIcon(_Engine())


class CrossButton(QToolButton):
    """A flat button with the cross."""

    def __init__(self, tip: str, name: str) -> None:
        """*tip* is shown where it is pointed at, *name* is what a screen reader says."""
        super().__init__()
        self.setIcon(icon())
        self.setAutoRaise(True)
        self.setToolTip(as_tip(tip))
        self.setAccessibleName(name)
