"""The results of a drive over time: dots of one workload, two of them compared, and the list of all."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from disktune_contract.checkup.usual import Expected
from disktune_contract.sentence import in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.grid import figure
from disktune_gui.benchmark.measured import colour_of
from disktune_gui.benchmark.view import factor_of
from disktune_gui.controls import speed_gauge
from disktune_gui.controls.cards import CAPTION, GAP, PADDING, Card, Disclosure, caption
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.page import LowerHalf
from disktune_gui.store.differences import FigureChange, PastFigure, changed, comparable, compare, noise
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.formats import formats, percent
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

# -- the chart: a dot for each result, a line from its slowest to its fastest run, the changes -------------

LEAST_SPAN = 0.2
"""The axis covers at least so much of the largest value: a wave of the noise would look like a difference."""
DAY_S = 86400
_MOST_NAMED = 2
_BAND = 0.12
"""How much the selection's colour covers in the band of what is usual."""


def short(name: str) -> str:
    """Return the abbreviation of a setting, ``AAM``, where its name ends with one in brackets."""
    found = re.search(r"\(([A-Z]{2,6})\)$", name)
    return found[1] if found is not None else name


def ticks(low: float, high: float, count: int = 4) -> list[float]:
    """Return round numbers from just below *low* to just above *high*, about *count* of them."""
    step = 10.0 ** math.floor(math.log10(max((high - low) / count, 1e-9)))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= count)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, last + 1)]


def spread_out(places: Sequence[float], least: float, end: float) -> list[float]:
    """Return ascending *places* at least *least* apart, none of them beyond *end*."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + least) if found else place)
    for number in range(len(found) - 1, -1, -1):
        limit = end if number == len(found) - 1 else found[number + 1] - least
        found[number] = min(found[number], limit)
    return found


def months(first: float, last: float) -> Iterator[tuple[float, str]]:
    """Yield the beginnings of months between two moments with their names; of days where there is no month."""
    begin, end = time.localtime(first), time.localtime(last)
    count = (end.tm_year - begin.tm_year) * 12 + end.tm_mon - begin.tm_mon
    if count == 0:
        for at in sorted({first, last}):
            yield at, formats.day(at)
        return
    every = math.ceil(count / 8)
    for number in range(1, count + 1, every):
        year, month = divmod(begin.tm_mon - 1 + number, 12)
        at = time.mktime((begin.tm_year + year, month + 1, 1, 0, 0, 0, 0, 0, -1))
        name = formats.locale.standaloneMonthName(month + 1, formats.locale.FormatType.ShortFormat)
        yield at, f"{name} {begin.tm_year + year}" if month == 0 else name


class TrendChart(QWidget):
    """The last two results that were clicked are selected; arrow keys go from one to the next, Space selects."""

    selected = pyqtSignal(tuple)
    """The ids of the results that the user selected."""

    def __init__(self) -> None:
        super().__init__()
        self._figures: Sequence[PastFigure] = ()
        self._units = UnitSystem.SI
        self._usual: Expected | None = None
        self._chosen: list[str] = []
        self._current = -1
        self._changes: list[str] = []
        """What changed before each of them."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 600), pixels(self.font(), 210))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 300), pixels(self.font(), 150))

    # -- contents ------------------------------------------------------------------------------------------

    def show_figures(
        self, figures: Sequence[PastFigure], units: UnitSystem, usual: Expected | None = None
    ) -> None:
        """Show *figures*, oldest first, on a band of what is *usual*, if that is known."""
        self._figures, self._units, self._usual = figures, units, usual
        self._current = min(self._current, len(figures) - 1)
        self._changes = ["", *(self._between(one, other) for one, other in pairwise(figures))]
        told = [speed_gauge.basis(usual, units), *(self.words(number) for number in range(len(figures)))]
        self.setAccessibleDescription("\n".join(filter(None, told)))
        self.update()

    def _between(self, before: PastFigure, after: PastFigure) -> str:
        found = [f"{short(one.name)} {one.first} → {one.second}" for one in changed(before, after)]
        return said(listed([*found[:_MOST_NAMED], *(["…"] if len(found) > _MOST_NAMED else [])])) if found else ""

    def choose(self, ids: Sequence[str]) -> None:
        """Mark the results with these ids as selected."""
        wanted = [one.id for one in self._figures if one.id in ids][-2:]
        if set(wanted) != set(self._chosen):
            self._chosen = wanted
        self.update()

    def chosen(self) -> list[PastFigure]:
        """Return the selected results, the older one first."""
        return [one for one in self._figures if one.id in self._chosen]

    def words(self, number: int) -> str:
        """Return a result in words."""
        one = self._figures[number]
        unit = factor_of(self._units)[1]
        told = [moment(one.at), f"{figure(one.bytes_s, self._units)} {unit}", self._changes[number]]
        return said(listed(filter(None, told)))

    # -- where everything is -------------------------------------------------------------------------------

    def _scale(self) -> tuple[float, float, list[float]]:
        """Return the ends of the axis in bytes per second, and its marks."""
        divisor = factor_of(self._units)[0]
        usual = [] if self._usual is None else [self._usual.low, self._usual.high]
        low = min([*usual, *(one.least_bytes_s for one in self._figures)]) / divisor
        high = max([*usual, *(one.most_bytes_s for one in self._figures)]) / divisor
        missing = max(0.0, LEAST_SPAN * high - (high - low)) / 2
        marks = ticks(max(0.0, low - missing), high + missing)
        return marks[0] * divisor, marks[-1] * divisor, [mark * divisor for mark in marks]

    def _plot(self) -> QRectF:
        """Return the area of the dots."""
        metrics = QFontMetricsF(self._small())
        _, _, marks = self._scale()
        wide = max(metrics.horizontalAdvance(figure(mark, self._units)) for mark in marks)
        line = metrics.height()
        return QRectF(self.rect()).adjusted(wide + 10, line / 2 + 2, -pixels(self.font(), 16), -line - 8)

    def _places(self, plot: QRectF) -> list[QPointF]:
        across = [self._x(plot, one.at) for one in self._figures]
        dot = pixels(self.font(), 12)
        least = min(dot, plot.width() / max(1, len(across)))
        across = spread_out(across, least, plot.right() - dot)
        return [QPointF(x, self._y(plot, one.bytes_s)) for x, one in zip(across, self._figures, strict=True)]

    def _x(self, plot: QRectF, at: float) -> float:
        first, last = self._figures[0].at, self._figures[-1].at
        around = pixels(self.font(), 24)
        share = (at - first) / (last - first) if last - first > 1 else 0.5
        return plot.left() + around + share * (plot.width() - 2 * around)

    def _small(self) -> QFont:
        return theme.scaled(self.font(), CAPTION)

    # -- painting ------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if not self._figures:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        plot = self._plot()
        places = self._places(plot)
        self._paint_usual(painter, plot)
        self._paint_axes(painter, plot)
        self._paint_changes(painter, plot, places)
        self._paint_dots(painter, plot, places)
        painter.end()

    def usual_band(self, plot: QRectF) -> QRectF:
        """Return the area of what is usual; empty where that is not known."""
        if self._usual is None:
            return QRectF()
        top, bottom = (self._y(plot, end) for end in (self._usual.high, self._usual.low))
        return QRectF(plot.left(), top, plot.width(), bottom - top)

    def _y(self, plot: QRectF, bytes_s: float) -> float:
        low, high, _ = self._scale()
        return plot.bottom() - (bytes_s - low) / max(high - low, 1e-9) * plot.height()

    def _paint_usual(self, painter: QPainter, plot: QRectF) -> None:
        band = self.usual_band(plot)
        painter.setOpacity(_BAND)
        painter.fillRect(band, self.palette().highlight())
        painter.setOpacity(1)
        painter.setPen(theme.secondary(self.palette()))
        box = band.adjusted(8, 0, -8, -4)
        words = painter.fontMetrics().elidedText(
            speed_gauge.basis(self._usual, self._units), Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)

    def _paint_axes(self, painter: QPainter, plot: QRectF) -> None:
        marks = self._scale()[2]
        line = painter.fontMetrics().height()
        faint = theme.secondary(self.palette())
        for mark in marks:
            y = self._y(plot, mark)
            painter.setPen(QPen(theme.line(self.palette()), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(faint)
            box = QRectF(0, y - line / 2, plot.left() - 8, line)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, side, figure(mark, self._units) if mark else "0")
        right = -1.0
        for at, name in months(self._figures[0].at, self._figures[-1].at):
            wide = painter.fontMetrics().horizontalAdvance(name)
            x = min(max(self._x(plot, at) - wide / 2, plot.left()), plot.right() - wide)
            if x > right:
                painter.drawText(QRectF(x, plot.bottom() + 6, wide + 2, line), Qt.AlignmentFlag.AlignLeft, name)
                right = x + wide + 8

    def _paint_changes(self, painter: QPainter, plot: QRectF, places: Sequence[QPointF]) -> None:
        """Draw a dashed line before each result of other settings, with what changed."""
        lines = [
            ((places[number - 1].x() + places[number].x()) / 2, words)
            for number, words in enumerate(self._changes)
            if words
        ]
        text, faint = self.palette().windowText().color(), theme.secondary(self.palette())
        high = painter.fontMetrics().height()
        for number, (x, words) in enumerate(lines):
            end = lines[number + 1][0] if number + 1 < len(lines) else plot.right()
            painter.setPen(QPen(faint, 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            room = end - x - 8
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideLeft, round(room))
            if room > 3 * high:
                painter.setPen(text)
                box = QRectF(x + 6, plot.bottom() - high - 4, room, high)
                painter.drawText(box, Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_dots(self, painter: QPainter, plot: QRectF, places: Sequence[QPointF]) -> None:
        radius, text = pixels(self.font(), 5), self.palette().windowText().color()
        for number, (one, place) in enumerate(zip(self._figures, places, strict=True)):
            colour = colour_of(one.workload)
            ends = [self._y(plot, end) for end in (one.least_bytes_s, one.most_bytes_s)]
            painter.setPen(QPen(colour, 1.5))
            painter.drawLine(QPointF(place.x(), ends[0]), QPointF(place.x(), ends[1]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(place, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if one.id in self._chosen:
                painter.setPen(QPen(text, 1.5))
                painter.drawEllipse(place, radius + 4, radius + 4)
                self._paint_value(painter, plot, place, one, text)
            if number == self._current and self.hasFocus():
                painter.setPen(QPen(theme.accent(self.palette()), 2))
                painter.drawEllipse(place, radius + 7, radius + 7)

    def _paint_value(
        self, painter: QPainter, plot: QRectF, place: QPointF, one: PastFigure, colour: QColor
    ) -> None:
        words, high = figure(one.bytes_s, self._units), painter.fontMetrics().height()
        wide = painter.fontMetrics().horizontalAdvance(words) + 4
        above = place.y() - high - pixels(self.font(), 12)
        y = above if above > plot.top() - high / 2 else place.y() + pixels(self.font(), 12)
        painter.setPen(colour)
        x = min(max(place.x() - wide / 2, plot.left()), plot.right() - wide)
        painter.drawText(QRectF(x, y, wide, high), Qt.AlignmentFlag.AlignCenter, words)

    # -- the user ------------------------------------------------------------------------------------------

    def at(self, place: QPointF) -> int:
        """Return the number of the result that is nearest to *place*, -1 if none is near."""
        if not self._figures:
            return -1
        apart = [(place - one).manhattanLength() for one in self._places(self._plot())]
        nearest = min(range(len(apart)), key=apart.__getitem__)
        return nearest if apart[nearest] <= pixels(self.font(), 16) else -1

    def place(self, number: int) -> QPointF:
        """Return where a result is drawn."""
        return self._places(self._plot())[number]

    def _toggle(self, number: int) -> None:
        one = self._figures[number].id
        if one in self._chosen:
            self._chosen.remove(one)
        else:
            self._chosen = [*self._chosen[-1:], one]
        self._current = number
        self.update()
        self.selected.emit(tuple(self._chosen))

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if event is None:
            return
        number = self.at(event.position())
        if number >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self._toggle(number)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None or not self._figures:
            return
        count = len(self._figures)
        moved = {
            Qt.Key.Key_Left: max(0, self._current - 1),
            Qt.Key.Key_Right: min(count - 1, self._current + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }.get(Qt.Key(event.key()))
        if moved is not None:
            self._current = moved
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self._toggle(self._current)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent | None) -> bool:
        """Show the result under the pointer in words."""
        if isinstance(event, QHelpEvent):
            number = self.at(QPointF(event.pos()))
            if number >= 0:
                QToolTip.showText(event.globalPos(), as_tip(self.words(number)), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)


# -- the dots of one workload, two of them compared, and the list of all -----------------------------------

translate = QCoreApplication.translate


def compared_words(first: PastFigure, second: PastFigure, scatter: float | None) -> str:
    """Return what may be said of two results, and which settings changed between them."""
    ratio = second.bytes_s / first.bytes_s if first.bytes_s else 1.0
    words = {
        FigureChange.FASTER: translate("Trend", "{second} is {share} faster than {first}."),
        FigureChange.SLOWER: translate("Trend", "{second} is {share} slower than {first}."),
        FigureChange.SAME: translate("Trend", "{second} and {first} are about the same."),
        FigureChange.ABOUT_SAME: translate("Trend", "{second} and {first} are about the same."),
        FigureChange.UNKNOWN: translate("Trend", "{second} differs by {share}, perhaps by chance."),
    }[compare(second.bytes_s, first.bytes_s, scatter)]
    days = [formats.day(one.at) for one in (first, second)]
    when = days if days[0] != days[1] else [moment(one.at) for one in (first, second)]
    told = words.format(second=when[1], first=when[0], share=percent(abs(ratio - 1)))
    found = [f"{short(one.name)} {one.first} → {one.second}" for one in changed(first, second)]
    between = translate("Trend", "Between them: {settings}.").format(settings=said(listed(found)))
    return said(in_turn(told, between if found else ""))


class TrendView(QWidget):
    """Chart, comparison and list; what is selected in one is selected in the other."""

    picked = pyqtSignal(str)
    """The user wants to see another workload."""

    def __init__(self, earlier: LowerHalf) -> None:
        """*earlier* lists all results; what is selected in it is shown below the comparison."""
        super().__init__()
        self.earlier = earlier
        self._past: Mapping[str, Sequence[PastFigure]] = {}
        self.workload = ""
        """The one whose results are in the chart."""
        self._units = UnitSystem.SI
        self.which = ChoiceBox()
        self.which.setAccessibleName(self.tr("Workload"))
        self.which.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.which.setFont(theme.scaled(self.font(), 1, bold=True))
        self.legend = caption(self.tr("Line: slowest to fastest"))
        self.chart = TrendChart()
        self.chart.setAccessibleName(self.tr("Results over time"))
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.details = Disclosure(self.tr("Details"), lambda: self._held(earlier.selected))
        self.list = Disclosure(self.tr("All results"), lambda: self._held(earlier))
        self._lay_out()
        self.list.opened = True
        earlier.show_selected(False)
        self.details.toggled.connect(earlier.show_selected)
        self.which.activated.connect(lambda _index: self.picked.emit(str(self.which.currentData())))
        self.chart.selected.connect(earlier.select_ids)
        earlier.selection_changed.connect(self._on_selection)

    def minimumSizeHint(self) -> QSize:
        """Return the least size: what cards with wrapped text lack, Qt takes from the details alone."""
        hint, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and self.details.opened:
            cards = [one for at in range(layout.count()) if (one := layout.itemAt(at)) is not None]
            width, wrapped = self.width(), [one for one in cards if one.hasHeightForWidth()]
            lacks = sum(one.heightForWidth(width) - one.minimumHeightForWidth(width) for one in wrapped)
            hint.setHeight(hint.height() + lacks)
        return hint

    def _held(self, widget: QWidget) -> QWidget:
        """Return *widget* with space around it."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        around = pixels(self.font(), PADDING)
        column.setContentsMargins(around, 0, around, around)
        column.addWidget(widget)
        widget.show()
        return holder

    def _lay_out(self) -> None:
        self._chart_card, self._compared, listed_card = Card(), Card(), Card()
        inner = self._chart_card.column()
        head = QHBoxLayout()
        head.addWidget(self.which)
        head.addStretch(1)
        head.addWidget(self.legend)
        inner.addLayout(head)
        inner.addWidget(self.chart, 1)
        words = QHBoxLayout()
        around = pixels(self.font(), PADDING)
        words.setContentsMargins(around, around // 2, around, around // 2)
        words.addWidget(self.words)
        beside = self._compared.column(0)
        beside.addLayout(words)
        beside.addWidget(self.details)
        listed_card.column(0).addWidget(self.list)
        column = flush(QVBoxLayout(self), pixels(self.font(), GAP))
        column.addWidget(self._chart_card, 1)
        column.addWidget(self._compared)
        column.addWidget(listed_card)
        column.addStretch()

    def show_past(
        self,
        past: Mapping[str, Sequence[PastFigure]],
        workload: str,
        units: UnitSystem,
        usual: Mapping[str, Expected] | None = None,
    ) -> None:
        """Show the results of *workload*, or of the first that has some, as far as they can be compared."""
        self._past, self._units = {one: found for one, found in past.items() if found}, units
        self.workload = workload if workload in self._past else next(iter(self._past), "")
        with QSignalBlocker(self.which):
            self.which.clear()
            for one in self._past:
                self.which.addItem(f"{workload_name(one)}, {factor_of(units)[1]}", one)
            self.which.setCurrentIndex(self.which.findData(self.workload))
        figures = self._past.get(self.workload, ())
        self.chart.show_figures(comparable(figures), units, (usual or {}).get(self.workload))
        self._chart_card.setVisible(bool(figures))
        self._compared.setVisible(bool(figures))
        if self.workload:
            self.earlier.show_test(self.workload)
        newest = [one.id for one in comparable(figures)[-2:]]
        if newest and not self.earlier.selected_ids():
            # One click from the grid to a comparison.
            self.earlier.select_ids(newest)
        self._on_selection()

    def _on_selection(self, _any: bool = False) -> None:
        """Mark what is selected in the list, and compare two."""
        ids = self.earlier.selected_ids()
        self.chart.choose(ids)
        chosen = self.chart.chosen()
        self.details.setVisible(bool(ids))
        words = self.tr("Select two dots.")
        if len(chosen) == 2:
            figures = comparable(self._past.get(self.workload, ()))
            words = compared_words(chosen[0], chosen[1], noise(figures))
        self.words.setText(words)
