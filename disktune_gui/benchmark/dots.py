"""A line of small dots, one for each result of a workload, on the row that opens them all."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import QAbstractButton, QSizePolicy, QStyle

from disktune_contract.sentence import Sentence, listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import find
from disktune_gui.benchmark.grid import column_of, figure
from disktune_gui.benchmark.view import factor_of
from disktune_gui.controls.cards import CAPTION, focus_by_key, paint_focus
from disktune_gui.store.differences import PastFigure
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.formats import formats
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import pixels

_YEAR_S = 330 * 86400
MOST = 40
"""Dots that are drawn, the newest."""


def colour_of(workload: str) -> QColor:
    """Return the colour of reads or writes."""
    declared = find(workload)
    return QColor(theme.series(int(column_of(declared)) if declared is not None else 0).colour)


def since(at: float) -> str:
    """Return the month of a moment, or its year if that is long ago."""
    month = time.localtime(at)
    if time.time() - at > _YEAR_S:
        return str(month.tm_year)
    return formats.locale.standaloneMonthName(month.tm_mon)


def counted(figures: Sequence[PastFigure]) -> str:
    """Return how many results there are, and since when."""
    words = Sentence.counted(
        len(figures), "{n} result since {month}", "{n} results since {month}", month=since(figures[0].at)
    )
    return said(words)


class PastRow(QAbstractButton):
    """How many results there are, their dots, and the newest figure; a click shows all of them."""

    _HEIGHT, _ROOM, _SIDE, _CHEVRON, _DOT = 54, 372, 16, 16, 4

    def __init__(self) -> None:
        super().__init__()
        self._figures: Sequence[PastFigure] = ()
        self._units = UnitSystem.SI
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: Sequence[PastFigure], units: UnitSystem) -> None:
        """Show *figures*, oldest first; hidden without any."""
        self._figures, self._units = figures, units
        self.setVisible(bool(figures))
        if figures:
            self.setText(counted(figures))
            newest = f"{figure(figures[-1].bytes_s, units)} {factor_of(units)[1]}"
            named = (self.text(), workload_name(figures[-1].workload), newest)
            self.setAccessibleName(said(listed(named)))
        self.update()

    def sizeHint(self) -> QSize:
        font = self.font()
        return QSize(pixels(font, 420), max(pixels(font, self._HEIGHT), 3 * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if not self._figures:
            return
        painter, font, palette = QPainter(self), self.font(), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillRect(self.rect(), theme.hovered(palette))
        side, chevron = pixels(font, self._SIDE), pixels(font, self._CHEVRON)
        row = self.rect().adjusted(side, 0, -side, 0)
        ahead = "right" if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else "left"
        arrow = QRect(row.right() - chevron + 1, row.center().y() - chevron // 2, chevron, chevron)
        icons.draw(painter, QRectF(self._there(arrow)), ahead, theme.secondary(palette))
        room = min(pixels(font, self._ROOM), row.width() // 2)
        dots = QRect(arrow.left() - pixels(font, 12) - room, row.top(), room, row.height())
        words = QRect(row.left(), row.top(), dots.left() - row.left() - side, row.height())
        self._write(painter, words)
        self._draw(painter, dots)
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), palette, 4)
        painter.end()

    def _there(self, box: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), box)

    def _write(self, painter: QPainter, box: QRect) -> None:
        line = self.fontMetrics().height()
        top = box.center().y() - line
        side = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        strong = theme.scaled(self.font(), 1.0)
        strong.setWeight(QFont.Weight.DemiBold)
        faint = theme.secondary(self.palette())
        normal = self.palette().color(QPalette.ColorRole.WindowText)
        name = workload_name(self._figures[-1].workload)
        small = theme.scaled(self.font(), CAPTION)
        for number, (words, font, colour) in enumerate(((self.text(), strong, normal), (name, small, faint))):
            painter.setFont(font)
            painter.setPen(colour)
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            place = QRect(box.left(), top + number * line, box.width(), line)
            painter.drawText(self._there(place), side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _draw(self, painter: QPainter, box: QRect) -> None:
        """Draw a dot for each figure at equal distances, the newest larger and with its value."""
        figures = self._figures[-MOST:]
        radius, line = pixels(self.font(), self._DOT), self.fontMetrics().height()
        least, most = min(one.bytes_s for one in figures), max(one.bytes_s for one in figures)
        # A scale that makes a wave of the noise would lie.
        middle, half = (least + most) / 2, max((most - least) / 2, 0.1 * most)
        small = theme.scaled(self.font(), CAPTION)
        small.setWeight(QFont.Weight.DemiBold)
        painter.setFont(small)
        newest = figure(figures[-1].bytes_s, self._units)
        wide = painter.fontMetrics().horizontalAdvance(newest) + 2 * radius
        inner = box.adjusted(radius, line // 2 + radius, -wide - 2 * radius, -line // 2 - radius)
        colour = colour_of(figures[-1].workload)
        painter.setBrush(colour)
        for number, one in enumerate(figures):
            share = number / (len(figures) - 1) if len(figures) > 1 else 1.0
            y = inner.center().y() - (one.bytes_s - middle) / half * inner.height() / 2
            last = number == len(figures) - 1
            place = QRect(round(inner.left() + share * inner.width()), round(y), 0, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            size = radius + 1 if last else radius - 0.5
            painter.drawEllipse(QPointF(self._there(place).topLeft()), size, size)
            if last:
                painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
                text = QRect(place.left() + 2 * radius, place.top() - line // 2, wide, line)
                painter.drawText(self._there(text), Qt.AlignmentFlag.AlignCenter, newest)
