"""The shape of a verdict, large: beside the word for it."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, QSize
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QWidget

from disktune_contract.identity.verdict import HealthVerdict
from disktune_gui.health.badge import TONES, draw_mark
from disktune_gui.theming import theme

MARK = 28
"""Pixels."""
_DRAWN = 14
"""The size in which the shapes are drawn."""


class VerdictMark(QWidget):
    """The shape of a verdict."""

    def __init__(self) -> None:
        super().__init__()
        self._state = HealthVerdict.UNKNOWN
        self.setFixedSize(QSize(MARK, MARK))

    def show_state(self, state: HealthVerdict) -> None:
        """Show the shape of *state*."""
        self._state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        # The lines of a shape as thin as those of the badge would be too thick when they grow with it.
        painter.scale(MARK / _DRAWN, MARK / _DRAWN)
        colour = QColor(theme.meaning(TONES[self._state]))
        draw_mark(painter, QRectF(0, 0, _DRAWN, _DRAWN), self._state, colour)
        painter.end()
