"""Where the parts of a row of Your Drives are, for the rows and for the headings above them."""

from __future__ import annotations

from typing import NamedTuple

from PyQt6.QtCore import QCoreApplication, QRect, Qt
from PyQt6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PyQt6.QtWidgets import QStyle, QWidget

from disktune_contract.arrays.mdstat import noun
from disktune_contract.sentence import Sentence
from disktune_gui.controls.cards import CAPTION
from disktune_gui.text.formats import duration, percent
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

_WIDE = 215
"""From this width on, in units, the power-on time has a column of its own."""


class Columns(NamedTuple):
    """The left edges of the columns, in pixels from the left of the card; None is a column that is not there."""

    icon: int
    name: int
    health: int
    age: int | None
    warmth: int
    speed: int | None
    now: int
    end: int
    """The right edge of the contents."""

    def after(self, left: int) -> int:
        """Return where the next column begins."""
        return min(edge for edge in (*self, self.end) if edge is not None and edge > left)


def unit(font: QFont) -> float:
    """Return the unit of all distances: 4 px of the drawings."""
    return pixels(font, 400) / 100


def columns(font: QFont, width: int, *, age: bool, speed: bool) -> Columns:
    """Return the columns of a card of *width*; *age* and *speed* are whether these have any content."""
    u = unit(font)
    wide = width >= _WIDE * u
    age = age and wide
    share = (1.0 if wide else 0.94) * (1.0 if speed else 1.25)
    now = max(round((40 if wide else 38) * u * (1.0 if speed else 1.25)), _widest_work(font))
    at_now = width - now
    at_speed = at_now - round(30 * u * share)
    at_warmth = (at_speed if speed else at_now) - round(16 * u * share)
    at_age = at_warmth - round(24 * u)
    health = max(round(33 * u * share), _widest_verdict(font))
    at_health = (at_age if age else at_warmth) - health
    return Columns(
        round(4.5 * u),
        round(15 * u),
        at_health,
        at_age if age else None,
        at_warmth,
        at_speed if speed else None,
        at_now,
        width - round(4 * u),
    )


def _widest_verdict(font: QFont) -> int:
    """Return the width of the mark and of the longest verdict, in whatever language."""
    bold = QFontMetrics(theme.scaled(font, 1, bold=True))
    words = (
        translate("Health", "Failing"),
        translate("Health", "Caution"),
        translate("Home", "Degraded"),
        translate("Home", "Inactive"),
    )
    small = QFontMetrics(theme.scaled(font, CAPTION))
    below = (translate("Home", "no redundancy"), said(Sentence("hidden by USB")))
    widest = max(*map(bold.horizontalAdvance, words), *map(small.horizontalAdvance, below))
    return widest + round(9 * unit(font))


def _widest_work(font: QFont) -> int:
    """Return the width of a rebuild with its time left."""
    small = QFontMetrics(theme.scaled(font, CAPTION))
    words = f"{said(noun('recovery'))} {percent(0.99)}, {duration(23 * 3600 + 55 * 60)}"
    return small.horizontalAdvance(words) + round(5 * unit(font))


class Headings(QWidget):
    """The names of the columns, above the list."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: Columns | None = None
        self.setAccessibleName(translate("Home", "Columns"))

    def show_columns(self, found: Columns) -> None:
        """Show the names at their places."""
        height = QFontMetrics(theme.scaled(self.font(), CAPTION)).height()
        self.setFixedHeight(height + round(2.5 * unit(self.font())))
        self._columns = found
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        found = self._columns
        if found is None:
            return
        painter = QPainter(self)
        painter.setFont(theme.scaled(self.font(), CAPTION))
        painter.setPen(theme.secondary(self.palette()))
        named = (
            (found.name, translate("Drive", "Drive")),
            (found.health, translate("Tab", "Health")),
            (found.age, translate("Home", "Powered on")),
            (found.warmth, translate("Home", "Temp.")),
            (found.speed, translate("Home", "Read speed")),
            (found.now, translate("Home", "Now")),
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        area = QRect(0, 0, found.end, self.height())
        for left, words in named:
            if left is not None:
                box = QRect(left, 0, found.after(left) - left, self.height())
                place = QStyle.visualRect(self.layoutDirection(), area, box)
                shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
                painter.drawText(place, QStyle.visualAlignment(self.layoutDirection(), align), shown)
        painter.end()
