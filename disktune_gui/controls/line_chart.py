"""A chart of a few lines over a fixed range, cheap enough to be drawn many times a second.

What makes it cheap, measured with pyqtgraph 0.13.1 and 0.14.0: plain curve items without down-sampling, lines
drawn segment by segment (an antialiased path two pixels wide takes 29 times as long), no fills, a grid of our own
(the built-in one costs more than the curves), both ranges set and never found automatically, no OpenGL. Of a line
that has more points than the chart has pixels the extremes are drawn (`LineBounds`). One item draws many such
lines (`DenseLines`), axes draw given marks (`MarkedAxis`), and each change is painted
once. A chart that is not shown only remembers what it will have to show.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PyQt6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PyQt6.QtGui import QFont, QPainter, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QWidget

from disktune_gui.controls import dense_lines, drawn
from disktune_gui.controls.dense_lines import DenseLines, Flat, LineBounds
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.series import ChartLine, ceiling, ticks
from disktune_gui.text.tabular import shown
from disktune_gui.theming import theme

# -- an axis of pyqtgraph with given marks, painted directly -----------------------------------------------
#
# Its own paint finds marks, measures their words and records a picture, which is then played: 1 ms each time that
# anything moves, of which there are twelve in a page of six charts (pyqtgraph 0.13.1 and 0.14.0).

_TICK, _WORDS = 4, 6
"""Pixels: how far a mark reaches into the chart, and how far its words are from the axis."""
_KNOWN = 500
"""Words whose size is remembered."""
_SHARE = 0.8
"""Of the height of a line, which digits take up."""


class MarkedAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph is not typed
    """The axis on the left of a chart or below it."""

    def __init__(self, orientation: str) -> None:
        """*orientation* is ``left`` or ``bottom``."""
        self._marks: Sequence[tuple[float, str]] = ()
        self._sizes: dict[str, QSizeF] = {}
        self._font = QFont()
        """The font of these sizes."""
        super().__init__(orientation)

    def set_marks(self, marks: Sequence[tuple[float, str]]) -> None:
        """Mark these places with these words."""
        self._marks = marks
        self.update()

    def paint(self, painter: QPainter, _option: Any, _widget: Any) -> None:
        """Draw the axis, its marks, and what has room of their words."""
        bounds, room = self.mapRectFromParent(self.geometry()), self.boundingRect()
        below, (first, last) = self.orientation == "bottom", self.range
        if first == last or bounds.isEmpty():
            return
        lines, words = [_edge(bounds, below)], []
        self._begin(painter)
        for value, text in self._marks:
            if not min(first, last) <= value <= max(first, last):
                continue
            share, size = (value - first) / (last - first), self._size(painter, text)
            if below:
                x, y = bounds.left() + share * bounds.width(), bounds.top()
                lines.append(QLineF(x, y, x, y - _TICK))
                place = QRectF(x - size.width() / 2, y + _WORDS, size.width(), size.height())
            else:
                x, y = bounds.right(), bounds.bottom() - share * bounds.height()
                lines.append(QLineF(x, y, x + _TICK, y))
                place = QRectF(x - _WORDS - size.width(), y - size.height() / 2, size.width(), size.height())
            if room.contains(place):
                words.append((place, text))
        painter.setPen(self.pen())
        painter.drawLines(*lines)
        painter.setPen(self.textPen())
        flags = int(Qt.TextFlag.TextDontClip) | int(
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            if below
            else Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        for place, text in words:
            painter.drawText(place, flags, text)

    def _begin(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        if painter.font() != self._font or len(self._sizes) > _KNOWN:
            self._font = QFont(painter.font())
            self._sizes.clear()

    def _size(self, painter: QPainter, text: str) -> QSizeF:
        size = self._sizes.get(text)
        if size is None:
            place = painter.boundingRect(QRectF(0, 0, 100, 100), int(Qt.AlignmentFlag.AlignCenter), text)
            size = self._sizes[text] = QSizeF(place.width(), place.height() * _SHARE)
        return size


def _edge(bounds: QRectF, below: bool) -> QLineF:
    """Return the axis itself, a pixel longer than the chart at either end."""
    if below:
        return QLineF(bounds.left() - 1, bounds.top() + 1, bounds.right() + 1, bounds.top() + 1)
    return QLineF(bounds.right() - 1, bounds.top() - 1, bounds.right() - 1, bounds.bottom() + 1)


# -- line chart --------------------------------------------------------------------------------------------

_GAP = array("d", (math.nan, math.nan)).tobytes()
"""Between runs of points: no line is drawn to it."""
_MANY, _DENSE = 4, 200
"""Lines of a chart, and points of a line, above which they are drawn one pixel wide."""
_LEAST_POINTS = 100
"""Of a line, in a chart that has no size yet."""

Words = Callable[[float], str]
"""Turns a position on an axis into text."""


class LineChart(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph is not typed
    """Lines over a range from ``left`` to ``right``, on a scale from 0 that grows in steps."""

    _made = False
    """Events arrive while pyqtgraph's constructor still runs; asking for a missing attribute then never ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        axes = {side: MarkedAxis(side) for side in ("left", "bottom")}
        super().__init__(parent, axisItems=axes, enableMenu=False)
        self._lines: Sequence[ChartLine] = ()
        self._bounds: list[LineBounds] = []
        self._stale = QTimer(self)
        """Runs while lines are drawn for another range than the one that is shown."""
        self._stale.setSingleShot(True)
        self._stale.setInterval(0)
        self._stale.timeout.connect(self._draw_curves)
        self._late = False
        """Whether the drawing is out of date, because the chart is not visible."""
        self.drawn_points = 0
        """How many points the lines have on the screen."""
        self._curves: dict[int, Any] = {}
        """Those lines that are not drawn with others, by their numbers."""
        self._dots: list[Any] = []
        self._x_words: Words = str
        self._y_words: Words = str
        self._unit = ""
        self._range = (0.0, 1.0)
        self._marks: tuple[float, ...] = ()
        """Where the axis below may be marked; where words lack room, every second or third place has some."""
        self._marked: list[tuple[float, str]] = []
        self._least = 1.0
        self._fixed_top: float | None = None
        self._top = self._shown_top = 0.0
        self._prepare()
        plot = self.getPlotItem()
        self._dense = DenseLines(plot.getViewBox())
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        self._cursor.hide()
        plot.addItem(self._cursor)
        self._readout = PlainLabel(parent=self)
        self._readout.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._readout.setMargin(6)
        self._readout.hide()
        self.scene().sigMouseMoved.connect(self._on_mouse)
        self.setMinimumHeight(140)
        if (viewport := self.viewport()) is not None:
            # A screen reader would find it in addition to the chart, and it has no name.
            viewport.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._made = True
        self._use_theme()

    def _prepare(self) -> None:
        # Chart and axes change together; as parts of the screen, each line would be clipped to each of them.
        self.setViewportUpdateMode(self.ViewportUpdateMode.FullViewportUpdate)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMouseEnabled(x=False, y=False)
        plot.setDefaultPadding(0)
        plot.disableAutoRange()
        plot.layout.setContentsMargins(4, 8, 12 + self.fontMetrics().height(), 4)
        for side in ("left", "bottom", "top", "right"):
            # Otherwise a scale that ends below 1 is called "MB/s (x0.001)", next to our own marks. Those that are
            # not shown would write their names again for each change, too.
            self.getAxis(side).enableAutoSIPrefix(False)

    def sizeHint(self) -> QSize:
        return QSize(480, 220)

    # -- what is shown -------------------------------------------------------------------------------------

    def set_x_axis(self, left: float, right: float, marks: Sequence[float], words: Words) -> None:
        """Show *left* to *right*, marked at *marks* with the labels that *words* returns."""
        if (left, right) == self._range and words is self._x_words:
            return
        self._range, self._x_words = (left, right), words
        if self._fixed_top is None:
            # Another time span has another peak; only while time passes the scale must not change.
            self._top = 0.0
        self._marks = tuple(marks)
        if not self.isVisible():
            self._late = True
            return
        self._show_range()
        # Unless lines come with the axis, as they do while time passes.
        self._stale.start()

    def _show_range(self) -> None:
        self.getPlotItem().setXRange(*self._range, padding=0)
        self._mark_x()

    def set_y_axis(
        self, label: str, words: Words, *, unit: str = "", least: float = 1.0, top: float | None = None
    ) -> None:
        """Call the scale *label*. It ends at *top*, or else where the lines need it, but not below *least*.

        *unit* follows the values in the read-out under the pointer.
        """
        self._y_words, self._unit = words, unit
        self._least, self._fixed_top, self._top = least, top, 0.0
        self.getAxis("left").setLabel(label)
        # Its labels have changed.
        self._shown_top = 0.0
        self._late = self._late or not self.isVisible()
        if not self._late:
            self._fit_top()

    def draw_lines(self, lines: Sequence[ChartLine]) -> None:
        """Show *lines* in place of those before; one may be the same as before and have grown."""
        self._lines = lines
        if self.isVisible():
            self._draw()
        else:
            self._late = True

    def _catch_up(self) -> None:
        if self._late:
            self._late = False
            self._show_range()
            self._draw()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Draw what has changed while the chart was not visible."""
        if self._made:
            self._catch_up()
        super().showEvent(event)

    def _draw(self) -> None:
        lines, known = self._lines, {id(one.y): one for one in self._bounds}
        self._bounds = [
            found if (found := known.get(id(line.y))) and found.of(line.x, line.y) else LineBounds(line.x, line.y)
            for line in lines
        ]
        self._fit_top()
        self._draw_curves()
        self._draw_dots()
        # Otherwise the view takes over its new range when it is painted, and is then painted once more.
        self.scene().prepareForPaint()

    def _peak(self) -> float:
        return max((one.peak for one in self._bounds), default=0.0)

    def _draw_curves(self) -> None:
        """Draw the points in the range, as far as there are pixels for them."""
        self._stale.stop()
        left, right = self._range
        crowded = len(self._lines) > _MANY
        most = max(_LEAST_POINTS, int(self.getPlotItem().getViewBox().width()) // (2 if crowded else 1))
        self.drawn_points = 0
        together: list[tuple[int, list[Flat]]] = []
        apart: dict[int, list[Flat]] = {}
        for number, (line, bounds) in enumerate(zip(self._lines, self._bounds, strict=False)):
            runs = [*bounds.runs(left, right, most)] if line.joined else []
            points = sum(map(len, runs)) // 2
            self.drawn_points += points
            if crowded and points > _DENSE:
                together.append((line.style, runs))
            elif runs:
                apart[number] = runs
        top = self._shown_top
        self._dense.draw(together, left, right, top, ticks(top)[1:] if top else ())
        for number, runs in apart.items():
            self._curve(number, self._lines[number].style, runs)
        for number in self._curves.keys() - apart.keys():
            if self._curves[number].xData is not None:
                self._curves[number].clear()

    def _curve(self, number: int, style: int, runs: Sequence[Flat]) -> None:
        """Draw a line by a curve of its own."""
        if number not in self._curves:
            self._curves[number] = pg.PlotCurveItem(connect="finite", antialias=True)
            self.getPlotItem().addItem(self._curves[number])
        curve = self._curves[number]
        flat = np.frombuffer(_GAP.join(run.tobytes() for run in runs), float).reshape(-1, 2)
        _dress(curve, style)
        curve.setData(flat[:, 0], flat[:, 1], connect="finite")

    def _draw_dots(self) -> None:
        """Mark the points of lines that ask for it. For still charts only: dots are slow to draw."""
        dotted = [line for line in self._lines if line.dots]
        while len(self._dots) < len(dotted):
            dots = pg.ScatterPlotItem(pxMode=True)
            self.getPlotItem().addItem(dots)
            self._dots.append(dots)
        for dots, line in zip(self._dots, dotted, strict=False):
            series = theme.series(line.style)
            dots.setData(
                np.asarray(line.x, dtype=float),
                np.asarray(line.y, dtype=float),
                pen=None,
                brush=pg.mkBrush(series.colour),
                symbol=series.marker,
                size=dense_lines.marker_size(series),
            )
        for dots in self._dots[len(dotted) :]:
            dots.clear()

    # -- export --------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write what is seen, as a drawing if *path* ends in ``.svg``, else as a picture; raises OSError."""
        self._hide_cursor()
        self._catch_up()
        drawn.save(self, path, self.backgroundBrush())

    # -- drawing -------------------------------------------------------------------------------------------

    def _fit_top(self) -> None:
        """End the scale where the lines need it, unless its end is given."""
        fixed = self._fixed_top
        self._top = top = fixed if fixed is not None else ceiling(self._peak(), self._top, self._least)
        if top == self._shown_top:
            return
        self._shown_top = top
        self.getPlotItem().setYRange(0, top, padding=0)
        self.getAxis("left").set_marks([(mark, self._y_words(mark)) for mark in ticks(top)])

    def _mark_x(self) -> None:
        """Mark the axis below, as densely as the words have room beside each other."""
        left, right = self._range
        per_unit = self.getPlotItem().getViewBox().width() / ((right - left) or 1.0)
        metrics = self.fontMetrics()
        named = [(mark, self._x_words(mark)) for mark in self._marks]
        wide = [metrics.horizontalAdvance(words) + metrics.averageCharWidth() for _, words in named]
        every = 1
        while every < len(named) and any(
            abs(named[at][0] - named[at - every][0]) * per_unit < (wide[at] + wide[at - every]) / 2
            for at in range(every, len(named), every)
        ):
            every += 1
        if (marked := named[::every]) != self._marked:
            self._marked = marked
            self.getAxis("bottom").set_marks(marked)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        # Closing it takes the plot away first, and resizes it then.
        if self._made and self.getPlotItem() is not None:
            self._mark_x()
            self._stale.start()

    def _use_theme(self) -> None:
        self.setBackground(theme.chart_background())
        words, grid = theme.chart_foreground(), theme.line(self.palette())
        line = self.fontMetrics().height()
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(grid)
            axis.setTextPen(words)
            # Half of the last word extends beyond the end of the axis, into the margin that is left for it.
            axis.setStyle(tickLength=-4, tickTextOffset=6, hideOverlappingLabels=12 + line)
        self.getAxis("left").setWidth(22 + 3 * line)
        # By default it makes room for letters of the usual size only.
        self.getAxis("bottom").setHeight(8 + line)
        self._dense.set_grid_pen(pg.mkPen(grid, width=1, style=Qt.PenStyle.DotLine))
        self._cursor.setPen(pg.mkPen(words, width=1))
        self._readout.setAutoFillBackground(True)
        self._readout.setBackgroundRole(self.palette().ColorRole.ToolTipBase)
        self._readout.setForegroundRole(self.palette().ColorRole.ToolTipText)
        self._draw_curves()
        self._draw_dots()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange and self._made:
            self._use_theme()

    # -- values under the pointer --------------------------------------------------------------------------

    def _on_mouse(self, position: QPointF) -> None:
        view = self.getPlotItem().getViewBox()
        if not view.sceneBoundingRect().contains(position):
            self._hide_cursor()
            return
        x = view.mapSceneToView(position).x()
        text = self.values_at(x)
        if not text:
            self._hide_cursor()
            return
        self._cursor.setPos(x)
        self._cursor.show()
        self._readout.setText(text)
        self._readout.adjustSize()
        place = self.mapFromScene(position)
        left = place.x() + 12
        if left + self._readout.width() > self.width():
            left = place.x() - 12 - self._readout.width()
        self._readout.move(max(0, left), 12)
        self._readout.show()

    def values_at(self, x: float) -> str:
        """Return the values of all lines nearest to *x*, a line of text each; empty if there are none."""
        found = [
            f"{line.name}: {shown(float(value))}{self._unit}"
            for line in self._lines
            if line.name and not line.mark and (value := _nearest(line, x)) is not None
        ]
        return "\n".join([self._x_words(x), *found]) if found else ""

    def leaveEvent(self, event: QEvent | None) -> None:
        self._hide_cursor()
        super().leaveEvent(event)

    def _hide_cursor(self) -> None:
        self._cursor.hide()
        self._readout.hide()


def _dress(curve: Any, style: int) -> None:
    """Give a curve its pen: drawn in segments if it is solid, else as a path, not antialiased.

    In segments every one of them would begin with a new dash, and an antialiased path takes five times as long.
    """
    pen = dense_lines.pen(style)
    if curve.opts["pen"] == pen:
        return
    dashed = bool(theme.series(style).dashes)
    curve.setSegmentedLineMode("off" if dashed else "on")
    curve.opts["antialias"] = not dashed
    curve.setPen(pen)


def _nearest(line: ChartLine, x: float) -> float | None:
    """Return the value of the point nearest to *x*, None if that is a gap."""
    if not line.x:
        return None
    right = min(bisect_left(line.x, x), len(line.x) - 1)
    left = max(right - 1, 0)
    value = line.y[left if x - line.x[left] < line.x[right] - x else right]
    return None if math.isnan(value) else value
