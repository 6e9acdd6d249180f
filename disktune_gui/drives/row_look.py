"""How a row of the list of drives is placed and painted, by the list itself and by its substitute at start.

It knows no drives, and imports nearly nothing: it is on the screen before the rest of the program is loaded.
"""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PyQt6.QtWidgets import QStyle, QVBoxLayout, QWidget

from disktune_gui.theming import icons, painted, theme
from disktune_gui.theming.style import pixels

SIDE, INDENT, GAP, RADIUS = 8, 16, 8, 6.0
"""Pixels of the drawings: at the sides within a row, before what is on the drive above, between parts; corners."""
ROW, CAPTION, ICON, MARK = 30, 32, 20, 16
"""Heights of rows and headings, the room of a mark, and its size."""


class Words(NamedTuple):
    """What a row shows."""

    title: str
    device: str = ""
    mark: str = ""
    """The name of an icon."""
    tone: str = ""
    """The meaning of its colour; secondary text without one."""
    indented: bool = False
    """Whether it is on the drive above."""
    moon: bool = False
    """Whether it is in standby."""
    gone: bool = False
    """Whether it was disconnected."""
    problems: int | None = None
    """The number of problems of all drives, in the first row."""
    done: float | None = None
    """How much of its work is done, 0 to 1."""

    @property
    def first(self) -> bool:
        """Whether it is the row above all drives."""
        return self.problems is not None


class RowStyle(NamedTuple):
    """Font, palette, direction and selection with which it is painted."""

    font: QFont
    palette: QPalette
    direction: Qt.LayoutDirection
    selected: bool = False

    def colour(self, role: QPalette.ColorRole) -> QColor:
        """Return the colour of text of a role."""
        return theme.selected(self.palette, role) if self.selected else self.palette.color(role)


def column(panel: QWidget) -> QVBoxLayout:
    """Return what lays out the search field and the list below each other."""
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(SIDE, 10, SIDE, 10)
    layout.setSpacing(10)
    return layout


def size_of_row(font: QFont) -> QSize:
    """Return how much room a drive needs."""
    return QSize(pixels(font, 164), max(pixels(font, ROW), QFontMetrics(font).height() + 8))


def size_of_heading(font: QFont) -> QSize:
    """Return how much room the name of a group needs."""
    return QSize(pixels(font, 100), max(pixels(font, CAPTION), QFontMetrics(font).height() + 14))


def paint_heading(painter: QPainter, row: QRect, look: RowStyle, text: str) -> None:
    """Paint the name of a group."""
    painter.setFont(theme.scaled(look.font, 0.9))
    painter.setPen(theme.secondary(look.palette))
    box = row.adjusted(pixels(look.font, SIDE), 0, -pixels(look.font, SIDE), -pixels(look.font, 4))
    side = QStyle.visualAlignment(look.direction, Qt.AlignmentFlag.AlignLeft)
    painter.drawText(box, Qt.AlignmentFlag.AlignBottom | side, text)


def paint_ground(
    painter: QPainter, row: QRect, look: RowStyle, *, under: bool = False, focused: bool = False
) -> None:
    """Paint the background of the row that is selected, *under* the pointer, or *focused* by a key."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    box = QRectF(row)
    if look.selected or under:
        painter.setBrush(theme.selection(look.palette) if look.selected else theme.hovered(look.palette))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
    if look.selected:
        bar = QRect(row.left(), 0, 3, round(row.height() * 0.6))
        bar.moveTop(row.center().y() - bar.height() // 2 + 1)
        painter.setBrush(theme.accent(look.palette))
        painter.drawRoundedRect(QRectF(QStyle.visualRect(look.direction, row, bar)), 1.5, 1.5)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent(look.palette), 2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS, RADIUS)


class _Row(NamedTuple):
    """A row that is painted, with what painting each of its parts takes. Places are from left to right."""

    painter: QPainter
    rect: QRect
    look: RowStyle
    words: Words

    def there(self, box: QRect) -> QRect:
        """Return *box*, mirrored where text is read from right to left."""
        return QStyle.visualRect(self.look.direction, self.rect, box)

    def px(self, count: float) -> int:
        """Return pixels of the drawings for the font of the row."""
        return pixels(self.look.font, count)

    @property
    def faint(self) -> QColor:
        """The colour of secondary text."""
        return self.look.colour(QPalette.ColorRole.PlaceholderText)

    @property
    def strong(self) -> QColor:
        """The colour of text."""
        return self.look.colour(QPalette.ColorRole.WindowText)

    def icon(self, name: str, left: int, size: int, colour: QColor) -> None:
        """Paint an icon in the middle of the height."""
        box = QRect(left, self.rect.center().y() - size // 2 + 1, size, size)
        icons.draw(self.painter, QRectF(self.there(box)), name, colour)

    def mark(self, left: int) -> None:
        """Paint the icon of all drives, or the mark of one."""
        known = self.words.tone and not self.words.gone
        colour = QColor(theme.meaning(self.words.tone)) if known else self.faint
        if theme.is_bare(self.look.palette) and self.look.selected:
            colour = self.strong
        if self.words.first:
            self.icon(self.words.mark, left, self.px(ICON), self.strong)
        else:
            self.icon(self.words.mark, left, self.px(MARK), colour)

    def device(self, right: int) -> int:
        """Paint the device before *right*, and before it whether it is in standby; return where they begin."""
        font = theme.scaled(self.look.font, 0.9)
        wide = QFontMetrics(font).horizontalAdvance(self.words.device) + 1
        box = QRect(right - wide, self.rect.top(), wide, self.rect.height())
        self.painter.setFont(font)
        self.painter.setPen(self.strong if self.look.selected and not self.words.gone else self.faint)
        self.painter.drawText(self.there(box), Qt.AlignmentFlag.AlignCenter, self.words.device)
        if not self.words.moon:
            return box.left() - self.px(GAP)
        moon = box.left() - self.px(4 + MARK)
        self.icon("moon", moon, self.px(MARK), self.faint)
        return moon - self.px(4)

    def problems(self, right: int) -> int:
        """Paint the number of problems before *right*, if there are any; return where it begins."""
        if not self.words.problems:
            return right
        text = str(self.words.problems)
        font = theme.scaled(self.look.font, 0.9, bold=True)
        high = self.px(20)
        wide = max(high, QFontMetrics(font).horizontalAdvance(text) + self.px(14))
        box = QRect(right - wide, self.rect.center().y() - high // 2 + 1, wide, high)
        tone = QColor(theme.meaning("caution"))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(theme.tinted(self.look.palette, tone))
        self.painter.drawRoundedRect(QRectF(self.there(box)), high / 2, high / 2)
        self.painter.setFont(font)
        self.painter.setPen(self.look.palette.color(QPalette.ColorRole.WindowText))
        self.painter.drawText(self.there(box), Qt.AlignmentFlag.AlignCenter, text)
        return box.left() - self.px(GAP)

    def name(self, left: int, right: int) -> None:
        """Paint the name, and below it how much of its work is done."""
        box = QRect(left, self.rect.top(), max(0, right - left), self.rect.height())
        font = theme.scaled(self.look.font, 1.0, bold=self.words.first)
        self.painter.setFont(font)
        self.painter.setPen(self.faint if self.words.gone else self.strong)
        shown = QFontMetrics(font).elidedText(self.words.title, Qt.TextElideMode.ElideRight, box.width())
        at = QStyle.visualAlignment(self.look.direction, Qt.AlignmentFlag.AlignLeft)
        self.painter.drawText(self.there(box), Qt.AlignmentFlag.AlignVCenter | at, shown)
        if self.words.done is not None:
            bar = self.there(QRect(left, self.rect.bottom() - 3, box.width(), 3))
            backwards = self.look.direction is Qt.LayoutDirection.RightToLeft
            painted.bar(self.painter, QRectF(bar), self.look.palette, self.words.done, backwards=backwards)


def paint_row(painter: QPainter, rect: QRect, look: RowStyle, words: Words) -> None:
    """Paint a row on its background: a mark, the name, and at the end the device or a count."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    row = _Row(painter, rect, look, words)
    left = rect.left() + row.px(SIDE) + (row.px(INDENT) if words.indented else 0)
    right = rect.right() + 1 - row.px(SIDE)
    row.mark(left)
    end = row.problems(right) if words.first else row.device(right)
    row.name(left + row.px(ICON + GAP), end)
