"""The picture of a night, or of two over one another: power mode by time, and who began bursts when."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QSizePolicy, QToolTip, QWidget

from disktune_contract.accesses.diagnosis import verdict
from disktune_contract.accesses.night import Night
from disktune_gui.standby import night_model as model
from disktune_gui.text import wording
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme

_BAND, _LANE, _GAP, _EDGE = 1.3, 0.95, 4, 8
"""Heights in lines of text; gaps and edges in pixels."""
_LEFT_SHARE = 0.24
_STANDBY, _AWAKE = 0, 1
"""Series of the theme: both have a contrast of 3 to the background, and are apart for colour-blind readers."""


class NightPicture(QWidget):
    """Draws nights below one another on one scale of hours. What it shows is in the table, too."""

    def __init__(self) -> None:
        super().__init__()
        self._nights: tuple[tuple[str, Night], ...] = ()
        self._with_lanes = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Chart: power mode and programs by time"))

    def show_nights(self, *nights: tuple[str, Night], with_lanes: bool = True) -> None:
        """Show nights, each with what it is called."""
        self._nights, self._with_lanes = nights, with_lanes
        told = [f"{name}: {said(verdict(night))}" if name else said(verdict(night)) for name, night in nights]
        self.setAccessibleDescription("\n".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = sum(self._height_of(night) for _name, night in self._nights)
        return QSize(480, round(rows + 2 * self._line() + _EDGE * 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    # -- places --------------------------------------------------------------------------------------------

    def _line(self) -> int:
        return self.fontMetrics().height()

    def _height_of(self, night: Night) -> float:
        count = len(model.lanes(night)) if self._with_lanes else 0
        return self._line() * (_BAND + _LANE * count) + _GAP * (count + 2)

    @property
    def _plot(self) -> tuple[float, float]:
        """The left and the right end of the scale."""
        left = max(90.0, self.width() * _LEFT_SHARE)
        return left, self.width() - _EDGE - 1

    @property
    def _longest(self) -> float:
        """The seconds that the scale has: of a recording that runs, those that it will have."""
        lengths = [
            one.seconds if one.stage.over else max(one.seconds, one.minutes * 60.0)
            for one in (night.recording for _name, night in self._nights)
        ]
        return max(lengths, default=0.0) or 1.0

    def _x(self, seconds: float) -> float:
        left, right = self._plot
        return left + (right - left) * min(1.0, seconds / self._longest)

    def _bands(self) -> list[tuple[str, Night, QRectF]]:
        """Return where the band of each night's power mode is."""
        found, top = [], float(_EDGE)
        left, right = self._plot
        for name, night in self._nights:
            found.append((name, night, QRectF(left, top, right - left, self._line() * _BAND)))
            top += self._height_of(night)
        return found

    def _lanes(self, night: Night, band: QRectF) -> list[tuple[model.Lane, QRectF]]:
        height = self._line() * _LANE
        shown = model.lanes(night) if self._with_lanes else ()
        return [
            (lane, QRectF(band.left(), band.bottom() + _GAP + at * (height + _GAP), band.width(), height))
            for at, lane in enumerate(shown)
        ]

    # -- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.chart_background()))
        bottom = float(_EDGE)
        for name, night, band in self._bands():
            self._draw_label(painter, name or self.tr("Power mode"), band)
            self._draw_spans(painter, night, band)
            bottom = band.bottom()
            for lane, place in self._lanes(night, band):
                self._draw_lane(painter, lane, place)
                bottom = place.bottom()
        if self._nights:
            self._draw_axis(painter, bottom + _GAP)
        if self.hasFocus():
            painter.setPen(self.palette().highlight().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _draw_label(self, painter: QPainter, text: str, place: QRectF) -> None:
        painter.setPen(QColor(theme.chart_foreground()))
        room = QRectF(_EDGE, place.top(), place.left() - 2 * _EDGE, place.height())
        words = painter.fontMetrics().elidedText(harmless(text), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)

    def _draw_spans(self, painter: QPainter, night: Night, band: QRectF) -> None:
        end = QRectF(band)
        end.setRight(self._x(night.recording.seconds))
        painter.fillRect(end, _unknown())
        for span in model.spans(night):
            place = QRectF(band)
            place.setLeft(self._x(span.begin))
            place.setRight(max(self._x(span.end), place.left() + 1))
            if span.standby is not None:
                painter.fillRect(place, _fill(standby=span.standby))

    def _draw_lane(self, painter: QPainter, lane: model.Lane, place: QRectF) -> None:
        self._draw_label(painter, said(lane.name), place)
        colour = QColor(theme.chart_foreground())
        middle = QRectF(place.left(), place.center().y(), place.width(), 1)
        faint = QColor(colour)
        faint.setAlphaF(0.25)
        painter.fillRect(middle, faint)
        for begin, end in lane.marks:
            left = self._x(begin)
            mark = QRectF(left, place.top() + 2, max(2.0, self._x(end) - left - 1), place.height() - 4)
            painter.fillRect(mark, colour)

    def _draw_axis(self, painter: QPainter, top: float) -> None:
        painter.setPen(QColor(theme.chart_foreground()))
        first = self._nights[0][1]
        metrics, line, taken = painter.fontMetrics(), self._line(), -1.0
        for at in model.hours(self._longest):
            # Nights below one another began at different times of the day.
            one = len(self._nights) == 1
            words = wording.clock(first.recording.began + at) if one else f"+{_hours(at)}"
            x, width = self._x(at), metrics.horizontalAdvance(words)
            left = min(x - width / 2, self.width() - width - 2)
            if left > taken:
                painter.drawText(QPointF(left, top + line - 3), words)
                taken = left + width + 6
        self._draw_legend(painter, top + line)

    def _draw_legend(self, painter: QPainter, top: float) -> None:
        x, line = self._plot[0], self._line()
        entries = (
            (_fill(standby=True), self.tr("in standby")),
            (_fill(standby=False), self.tr("awake")),
            (_unknown(), self.tr("unknown")),
        )
        for brush, words in entries:
            painter.fillRect(QRectF(x, top + line * 0.3, line * 0.7, line * 0.6), brush)
            painter.setPen(QColor(theme.chart_foreground()))
            painter.drawText(QPointF(x + line, top + line * 0.9), words)
            x += line * 2 + painter.fontMetrics().horizontalAdvance(words)

    # -- what is under the pointer -------------------------------------------------------------------------

    def text_at(self, position: QPointF) -> str:
        """Return what is at *position*: time, and power mode or culprit; empty if there is nothing."""
        for _name, night, band in self._bands():
            if band.contains(position):
                for span in model.spans(night):
                    if self._x(span.begin) <= position.x() < self._x(span.end):
                        return self._span_words(night, span)
            for lane, place in self._lanes(night, band):
                if place.contains(position):
                    return said(lane.name)
        return ""

    def _span_words(self, night: Night, span: model.NightSpan) -> str:
        words = {True: self.tr("in standby"), False: self.tr("awake"), None: self.tr("unknown")}[span.standby]
        began = night.recording.began
        times = {"begin": wording.clock(began + span.begin), "end": wording.clock(began + span.end)}
        return self.tr("{begin} to {end}: {mode}").format(mode=words, **times)

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), as_tip(self.text_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)


def _hours(seconds: float) -> str:
    return f"{seconds / 3600:g} h" if seconds >= 3600 or seconds == 0 else f"{seconds / 60:g} min"


def _fill(*, standby: bool) -> QBrush:
    """Return what fills a span: standby is solid, awake is hatched, so that it is told without colours."""
    colour = QColor(theme.series(_STANDBY if standby else _AWAKE).colour)
    return QBrush(colour, Qt.BrushStyle.SolidPattern if standby else Qt.BrushStyle.Dense4Pattern)


def _unknown() -> QBrush:
    colour = QColor(theme.chart_foreground())
    return QBrush(colour, Qt.BrushStyle.Dense7Pattern)
