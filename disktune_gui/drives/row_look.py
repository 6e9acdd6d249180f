"""How a row of the list of drives is placed and painted, by the list itself and by its substitute at start.

It knows no drives, and imports nearly nothing: it is on the screen before the rest of the program is loaded.
"""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QVBoxLayout, QWidget

from disktune_gui.theming import theme

# -- outlines of drives, drawn in the colours in force -----------------------------------------------------


def draw(painter: QPainter, box: QRectF, outline: str, colour: QColor) -> None:
    """Draw one of `DRAWN` into *box*, on a grid of 24 by 24 units; an unknown one as a disk."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 24, box.height() / 24)
    painter.setPen(QPen(colour, 1.5, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    DRAWN.get(outline, _disk)(painter)
    painter.restore()


def _disk(painter: QPainter) -> None:
    """A case with a platter and an arm."""
    painter.drawRoundedRect(QRectF(5, 2.5, 14, 19), 2, 2)
    painter.drawEllipse(QPointF(12, 9.5), 4.6, 4.6)
    painter.drawEllipse(QPointF(12, 9.5), 0.8, 0.8)
    painter.drawLine(QPointF(8.5, 18.5), QPointF(10.8, 12.2))


def _chip(painter: QPainter) -> None:
    """A case with flash chips."""
    painter.drawRoundedRect(QRectF(5, 2.5, 14, 19), 2, 2)
    for x in (8.0, 13.0):
        for y in (6.0, 11.0):
            painter.drawRect(QRectF(x, y, 3, 3))
    painter.drawLine(QPointF(8.5, 18), QPointF(15.5, 18))


def _stick(painter: QPainter) -> None:
    """A long narrow board with a notch, as an M.2 drive is."""
    painter.drawRoundedRect(QRectF(2.5, 7.5, 19, 9), 1.5, 1.5)
    for x in (5.5, 10.5):
        painter.drawRect(QRectF(x, 10.2, 3.4, 3.6))
    for y in (10.5, 13.5):
        painter.drawLine(QPointF(18, y), QPointF(21.5, y))


def _plug(painter: QPainter) -> None:
    """A USB plug."""
    painter.drawRoundedRect(QRectF(7, 9, 10, 12.5), 2, 2)
    painter.drawRect(QRectF(8.8, 3, 6.4, 6))
    for x in (10.6, 13.4):
        painter.drawLine(QPointF(x, 5.4), QPointF(x, 6.4))


def _card(painter: QPainter) -> None:
    """A memory card with its cut corner."""
    corners = ((6, 3), (14.5, 3), (18, 6.5), (18, 21), (6, 21))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    for x in (9.0, 12.0, 15.0):
        painter.drawLine(QPointF(x, 6.5), QPointF(x, 9))


def _cloud(painter: QPainter) -> None:
    """A dashed case: a drive that another vendor's software provides."""
    pen = painter.pen()
    pen.setDashPattern([2.2, 2.0])
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(5, 2.5, 14, 19), 2, 2)
    pen.setStyle(Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    painter.drawLine(QPointF(8.5, 17.5), QPointF(15.5, 17.5))
    painter.drawEllipse(QPointF(12, 9.5), 3, 3)


def _stack(painter: QPainter) -> None:
    """Several drives on top of each other."""
    for y in (3.5, 9.5, 15.5):
        painter.drawRoundedRect(QRectF(3.5, y, 17, 5), 1.5, 1.5)
        painter.drawPoint(QPointF(17.2, y + 2.5))


def _layer(painter: QPainter) -> None:
    """A sheet above another: what is made of a drive."""
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in ((12, 4), (21, 9), (12, 14), (3, 9))]))
    for start, end in (((3, 13.5), (12, 18.5)), ((12, 18.5), (21, 13.5))):
        painter.drawLine(QPointF(*start), QPointF(*end))


def _disc(painter: QPainter) -> None:
    """An optical disc."""
    painter.drawEllipse(QPointF(12, 12), 9, 9)
    painter.drawEllipse(QPointF(12, 12), 2.4, 2.4)


DRAWN = {
    "disk": _disk,
    "chip": _chip,
    "stick": _stick,
    "plug": _plug,
    "card": _card,
    "cloud": _cloud,
    "stack": _stack,
    "layer": _layer,
    "disc": _disc,
}
"""By their names."""


# -- row look ----------------------------------------------------------------------------------------------

MARGIN = 10
INDENT = 16
ICON = 28
GAP = 8
RADIUS = 6


class Words(NamedTuple):
    """What a row shows."""

    title: str
    subtitle: str
    outline: str = ""
    """A name of `DRAWN`; a row without one has no picture."""
    indented: bool = False
    """Whether it is on the drive above."""


class RowStyle(NamedTuple):
    """Font, palette, direction and selection with which it is painted."""

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
    """Return *box*, mirrored where text is read from right to left."""
    return QStyle.visualRect(look.direction, row.adjusted(MARGIN, 0, -MARGIN, 0), box)


def paint_heading(painter: QPainter, row: QRect, look: RowStyle, text: str) -> None:
    """Paint the name of a group."""
    painter.setFont(theme.scaled(look.font, 0.85, bold=True))
    painter.setPen(theme.secondary(look.palette))
    box = row.adjusted(MARGIN, 0, -MARGIN, -4)
    painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, text.upper())


def paint_selection(painter: QPainter, row: QRect, colour: QColor) -> None:
    """Paint the background of the row that is selected, or under the pointer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(row).adjusted(3, 1, -3, -1), RADIUS, RADIUS)


def paint_icon(painter: QPainter, row: QRect, look: RowStyle, words: Words) -> QRectF:
    """Paint the picture, and return where it is."""
    place = QRectF(there(look, row, icon_in(inside(row, words))))
    if words.outline:
        draw(painter, place, words.outline, look.faint)
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
