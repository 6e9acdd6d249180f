"""How a row of the list of drives is painted."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QSize
from PyQt6.QtGui import QPainter
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from disktune_gui.drives import row_look
from disktune_gui.drives.model import HEADING_ROLE, WORDS_ROLE
from disktune_gui.drives.row_look import RowStyle, Words


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
