"""How a row of the drive list is painted, and the mark of a verdict as a part of a page."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QRectF, QSize
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from disktune_contract.health.verdict import HealthVerdict
from disktune_gui.drives import row_look
from disktune_gui.drives.model import HEADING_ROLE, WORDS_ROLE
from disktune_gui.drives.row_look import RowStyle, Words
from disktune_gui.health.badge import TONES, draw_mark
from disktune_gui.theming import theme

MARK = 28
"""Pixels."""


class VerdictMark(QWidget):
    """The mark of a verdict, large: beside the word for it."""

    def __init__(self) -> None:
        super().__init__()
        self._state = HealthVerdict.UNKNOWN
        self.setFixedSize(QSize(MARK, MARK))

    def show_state(self, state: HealthVerdict) -> None:
        """Show the mark of *state*."""
        self._state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        draw_mark(painter, QRectF(self.rect()), self._state, QColor(theme.meaning(TONES[self._state])))
        painter.end()


class DriveDelegate(QStyledItemDelegate):
    """Paints rows; everything it shows is also in the model, where a screen reader finds it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        heading = index.data(HEADING_ROLE)
        return row_look.size_of_heading(option.font) if heading else row_look.size_of_row(option.font)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return

        def has(*flags: QStyle.StateFlag) -> bool:
            return all(option.state & flag for flag in flags)

        painter.save()
        selected = has(QStyle.StateFlag.State_Selected)
        look = RowStyle(option.font, option.palette, option.direction, selected)
        words = index.data(WORDS_ROLE)
        if isinstance(words, Words):
            row_look.paint_ground(
                painter,
                option.rect,
                look,
                under=has(QStyle.StateFlag.State_MouseOver, QStyle.StateFlag.State_Enabled),
                focused=has(QStyle.StateFlag.State_HasFocus, QStyle.StateFlag.State_KeyboardFocusChange),
            )
            row_look.paint_row(painter, option.rect, look, words)
        else:
            row_look.paint_heading(painter, option.rect, look, str(index.data()))
        painter.restore()
