"""How a row of the list of drives is laid out and painted, by the list itself and by what stands for it at first.

It knows no drives, and imports nearly nothing: it is on the screen before the rest of the program is loaded.
"""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PyQt6.QtWidgets import QStyle, QVBoxLayout, QWidget

from disktune_gui.drives import outlines
from disktune_gui.theming import theme

MARGIN = 10
INDENT = 16
ICON = 28
GAP = 8
RADIUS = 6


class Words(NamedTuple):
    """What a row says and shows."""

    title: str
    subtitle: str
    outline: str = ""
    """A name of `outlines.DRAWN`; a row without one has no picture."""
    indented: bool = False
    """Whether it is on the drive above."""


class RowStyle(NamedTuple):
    """With what it is painted."""

    font: QFont
    palette: QPalette
    direction: Qt.LayoutDirection
    selected: bool = False

    @property
    def colour(self) -> QColor:
        """That of the title."""
        role = QPalette.ColorRole.HighlightedText if self.selected else QPalette.ColorRole.Text
        return self.palette.color(role)

    @property
    def faint(self) -> QColor:
        """That of the second line and of the picture."""
        return self.colour if self.selected else theme.secondary(self.palette)


def column(panel: QWidget) -> QVBoxLayout:
    """Return what lays out the search field and the list below each other."""
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(10, 12, 10, 10)
    layout.setSpacing(8)
    return layout


def size_of_row(metrics: QFontMetrics) -> QSize:
    """Return how much room a drive needs."""
    return QSize(180, 2 * metrics.height() + 18)


def size_of_heading(metrics: QFontMetrics) -> QSize:
    """Return how much room the name of a group needs."""
    return QSize(120, metrics.height() + 18)


def inside(row: QRect, words: Words) -> QRect:
    """Return where a row's contents are, from left to right."""
    return row.adjusted(MARGIN + (INDENT if words.indented else 0), 0, -MARGIN, 0)


def icon_in(box: QRect) -> QRect:
    """Return where the picture is in the contents."""
    return QRect(box.left(), box.center().y() - ICON // 2, ICON, ICON)


def text_in(box: QRect, words: Words) -> QRect:
    """Return where the words are in the contents."""
    return box.adjusted(ICON + GAP if words.outline else 0, 0, 0, 0)


def there(look: RowStyle, row: QRect, box: QRect) -> QRect:
    """Return *box* where it is for those who read from right to left."""
    return QStyle.visualRect(look.direction, row.adjusted(MARGIN, 0, -MARGIN, 0), box)


def paint_heading(painter: QPainter, row: QRect, look: RowStyle, text: str) -> None:
    """Paint the name of a group."""
    painter.setFont(theme.scaled(look.font, 0.85, bold=True))
    painter.setPen(theme.secondary(look.palette))
    box = row.adjusted(MARGIN, 0, -MARGIN, -4)
    painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, text.upper())


def paint_selection(painter: QPainter, row: QRect, colour: QColor) -> None:
    """Paint what lies behind the row that is selected, or under the pointer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(row).adjusted(3, 1, -3, -1), RADIUS, RADIUS)


def paint_icon(painter: QPainter, row: QRect, look: RowStyle, words: Words) -> QRectF:
    """Paint the picture, and return where it is."""
    place = QRectF(there(look, row, icon_in(inside(row, words))))
    if words.outline:
        outlines.draw(painter, place, words.outline, look.faint)
    return place


def paint_text(painter: QPainter, box: QRect, look: RowStyle, words: Words) -> None:
    """Paint both lines."""
    small = theme.scaled(look.font, 0.9)
    above, below = QFontMetrics(look.font), QFontMetrics(small)
    top = box.center().y() - (above.height() + below.height()) // 2
    for text, font, metrics, colour in (
        (words.title, look.font, above, look.colour),
        (words.subtitle, small, below, look.faint),
    ):
        painter.setFont(font)
        painter.setPen(colour)
        line = QRect(box.left(), top, box.width(), metrics.height())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        top += metrics.height()
