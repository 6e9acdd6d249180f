"""The picture of a night, and two nights side by side: power mode by time, and which programs began bursts."""

from __future__ import annotations

import json

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, PowerMode
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_contract.standby.comparison import (
    PowerDraw,
    RecordingsComparison,
    RecordingsOutcome,
    compare,
)
from disktune_contract.standby.culprit_rules import by_rule
from disktune_contract.standby.diagnosis import verdict
from disktune_contract.standby.night import RecordingContext
from disktune_gui.controls.controls import SteadyScroll
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.number_spin import FractionSpin
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.drive_notes import recognizable
from disktune_gui.standby import words
from disktune_gui.text import wording
from disktune_gui.text.formats import formats
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the data of the picture: spans of the power mode, bursts by culprit -----------------------------------

MOST_LANES = 5
"""Maximum number of culprits with a lane of their own; the table has all."""


@record
class NightSpan:
    """Part of a night, in seconds from its beginning."""

    begin: float
    end: float
    standby: bool | None
    """None is unknown."""


@record
class Lane:
    """One culprit, and the parts of the night in which it began bursts: begin and end in seconds."""

    name: str
    marks: tuple[tuple[float, float], ...]


def spans(night: RecordingContext) -> tuple[NightSpan, ...]:
    """Return the night as spans in which the drive was in standby or not; neighbours of one kind are one."""
    recording = night.recording
    found: list[NightSpan] = []
    moments = [one.since - recording.began for one in recording.spans]
    for number, one in enumerate(recording.spans):
        begin = max(0.0, moments[number])
        end = moments[number + 1] if number + 1 < len(moments) else recording.seconds
        standby = None if one.mode is PowerMode.UNKNOWN else one.mode.asleep
        if found and found[-1].standby is standby:
            found[-1] = NightSpan(found[-1].begin, end, standby)
        elif end > begin:
            found.append(NightSpan(begin, end, standby))
    return tuple(found)


def lanes(night: RecordingContext) -> tuple[Lane, ...]:
    """Return the culprits that began most bursts, each with the parts in which it did."""
    slot_s, most = night.recording.slot_s, night.recording.seconds
    groups = sorted(
        (group for _rule, group in by_rule(night, night.recording.culprits)), key=lambda one: -one.began
    )
    found = []
    for group in groups[:MOST_LANES]:
        slots = sorted({slot for one in group.culprits for slot in one.slots})
        marks = tuple((slot * slot_s, min(most, (slot + 1) * slot_s)) for slot in slots)
        if marks:
            found.append(Lane(group.name, marks))
    return tuple(found)


def hours(seconds: float) -> tuple[float, ...]:
    """Return the marks of the axis, in seconds from the beginning: 4 to 9 marks."""
    for step in (60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200):
        if seconds / step <= 9:
            return tuple(float(at * step) for at in range(int(seconds // step) + 1))
    return (0.0, seconds)


# -- the picture of a night, or of two one above the other -------------------------------------------------

_BAND, _LANE, _GAP, _EDGE = 1.3, 0.95, 4, 8
"""Heights in lines of text; gaps and edges in pixels."""
_LEFT_SHARE = 0.24
_STANDBY, _AWAKE = 0, 1
"""Series of the theme: both have a contrast of 3 to the background, and differ for colour-blind readers."""


class NightPicture(QWidget):
    """Draws nights one above the other on one scale of hours. The table has the same data."""

    def __init__(self) -> None:
        super().__init__()
        self._nights: tuple[tuple[str, RecordingContext], ...] = ()
        self._with_lanes = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Power mode and programs"))

    def show_nights(self, *nights: tuple[str, RecordingContext], with_lanes: bool = True) -> None:
        """Show nights, each with its name."""
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

    def _height_of(self, night: RecordingContext) -> float:
        count = len(lanes(night)) if self._with_lanes else 0
        return self._line() * (_BAND + _LANE * count) + _GAP * (count + 2)

    @property
    def _plot(self) -> tuple[float, float]:
        """The left and the right end of the scale."""
        left = max(90.0, self.width() * _LEFT_SHARE)
        return left, self.width() - _EDGE - 1

    @property
    def _longest(self) -> float:
        """The length of the scale in seconds: for a running recording, its full duration."""
        lengths = [
            one.seconds if one.stage.over else max(one.seconds, one.minutes * 60.0)
            for one in (night.recording for _name, night in self._nights)
        ]
        return max(lengths, default=0.0) or 1.0

    def _x(self, seconds: float) -> float:
        left, right = self._plot
        return left + (right - left) * min(1.0, seconds / self._longest)

    def _bands(self) -> list[tuple[str, RecordingContext, QRectF]]:
        """Return the position of the band of each night's power mode."""
        found, top = [], float(_EDGE)
        left, right = self._plot
        for name, night in self._nights:
            found.append((name, night, QRectF(left, top, right - left, self._line() * _BAND)))
            top += self._height_of(night)
        return found

    def _lanes(self, night: RecordingContext, band: QRectF) -> list[tuple[Lane, QRectF]]:
        height = self._line() * _LANE
        shown = lanes(night) if self._with_lanes else ()
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

    def _draw_spans(self, painter: QPainter, night: RecordingContext, band: QRectF) -> None:
        end = QRectF(band)
        end.setRight(self._x(night.recording.seconds))
        painter.fillRect(end, _unknown())
        for span in spans(night):
            place = QRectF(band)
            place.setLeft(self._x(span.begin))
            place.setRight(max(self._x(span.end), place.left() + 1))
            if span.standby is not None:
                painter.fillRect(place, fill(standby=span.standby))

    def _draw_lane(self, painter: QPainter, lane: Lane, place: QRectF) -> None:
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
        for at in hours(self._longest):
            # Nights one above the other began at different times of the day.
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
            (fill(standby=True), self.tr("in standby")),
            (fill(standby=False), self.tr("awake")),
            (_unknown(), self.tr("unknown")),
        )
        for brush, label in entries:
            painter.fillRect(QRectF(x, top + line * 0.3, line * 0.7, line * 0.6), brush)
            painter.setPen(QColor(theme.chart_foreground()))
            painter.drawText(QPointF(x + line, top + line * 0.9), label)
            x += line * 2 + painter.fontMetrics().horizontalAdvance(label)

    # -- what is under the pointer -------------------------------------------------------------------------

    def text_at(self, position: QPointF) -> str:
        """Return the text for *position*: time, and power mode or culprit; empty if there is nothing."""
        for _name, night, band in self._bands():
            if band.contains(position):
                for span in spans(night):
                    if self._x(span.begin) <= position.x() < self._x(span.end):
                        return self._span_words(night, span)
            for lane, place in self._lanes(night, band):
                if place.contains(position):
                    return said(lane.name)
        return ""

    def _span_words(self, night: RecordingContext, span: NightSpan) -> str:
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
    return formats.local(f"{seconds / 3600:g} h" if seconds >= 3600 or seconds == 0 else f"{seconds / 60:g} min")


def fill(*, standby: bool | None) -> QBrush:
    """Return the fill of a span: solid for standby, hatched for awake: different without colours, too."""
    if standby is None:
        return _unknown()
    colour = QColor(theme.series(_STANDBY if standby else _AWAKE).colour)
    return QBrush(colour, Qt.BrushStyle.SolidPattern if standby else Qt.BrushStyle.Dense4Pattern)


def _unknown() -> QBrush:
    colour = QColor(theme.chart_foreground())
    return QBrush(colour, Qt.BrushStyle.Dense7Pattern)


# -- two nights side by side: verdict, pictures, figures ---------------------------------------------------

_DRAWS = "standby/draws"
"""Preference of the watts that each drive draws, by its identity."""
_TONES = {
    RecordingsOutcome.BETTER: "good",
    RecordingsOutcome.WORSE: "caution",
    RecordingsOutcome.UNKNOWN: "caution",
}


class ComparisonView(SteadyScroll):
    """Shows the comparison of the later of two nights with the earlier one."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._nights: tuple[RecordingContext, RecordingContext] | None = None
        self.comparison: RecordingsComparison | None = None
        self.verdict = ToneLabel()
        self.remarks = PlainLabel()
        self.picture = NightPicture()
        self.table = TableTwin()
        self.changes, self.saved = PlainLabel(), PlainLabel()
        self.idle, self.standby = FractionSpin(), FractionSpin()
        self._lay_out()
        for spin in (self.idle, self.standby):
            spin.valueChanged.connect(lambda _value: self._keep_draw())

    def show_nights(self, before: RecordingContext, after: RecordingContext) -> None:
        """Compare two nights of one drive."""
        another = self._nights is None or self._nights[1].drive.identity != after.drive.identity
        self._nights = before, after
        if another:
            self._show_draw(after.drive)
        self._compare()

    def _compare(self) -> None:
        if self._nights is None:
            return
        before, after = self._nights
        found = self.comparison = compare(before, after, self._draw())
        self.verdict.setText(said(found.verdict))
        self.verdict.set_tone(_TONES.get(found.outcome, ""))
        self.remarks.setText(said(in_turn(*found.why_not)))
        names = self.tr("Before"), self.tr("After")
        self.picture.show_nights((names[0], before), (names[1], after), with_lanes=False)
        titles = [
            f"{name}: {words.title_of(one.recording)}" for name, one in zip(names, self._nights, strict=True)
        ]
        self.table.set_table(words.compared(found, *names))
        self.table.fit_height()
        self.table.setToolTip(as_tip("\n".join(titles)))
        self.changes.setText(words.changes(found) or self.tr("No changes between the two."))
        self.saved.setText(words.energy(found) or self.tr("Enter both figures of the data sheet."))
        self.remarks.setVisible(bool(self.remarks.text()))

    # -- the power that the drive draws --------------------------------------------------------------------

    def _draw(self) -> PowerDraw | None:
        draw = PowerDraw(self.idle.value(), self.standby.value())
        return draw if draw.known and self.standby.value() > 0 else None

    def _show_draw(self, drive: Drive) -> None:
        idle, standby = self._kept().get(drive.identity, (0.0, 0.0)) if recognizable(drive) else (0.0, 0.0)
        for spin, value in ((self.idle, idle), (self.standby, standby)):
            blocked = spin.blockSignals(True)
            spin.setValue(value)
            spin.blockSignals(blocked)

    def _keep_draw(self) -> None:
        if self._nights is not None and recognizable(self._nights[1].drive):
            kept = self._kept()
            kept[self._nights[1].drive.identity] = (self.idle.value(), self.standby.value())
            self._preferences.keep(_DRAWS, json.dumps(kept))
        self._compare()

    def _kept(self) -> dict[str, tuple[float, float]]:
        """Return watts by identity; what cannot be parsed counts as nothing."""
        try:
            kept = json.loads(self._preferences.text(_DRAWS) or "{}")
        except ValueError:
            return {}
        found: dict[str, tuple[float, float]] = {}
        for identity, pair in kept.items() if isinstance(kept, dict) else ():
            if isinstance(pair, list) and len(pair) == 2 and all(type(one) in (int, float) for one in pair):
                found[identity] = (float(pair[0]), float(pair[1]))
        return found

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(lines(self, 18))
        self.setAccessibleName(self.tr("Comparison"))
        self.verdict.setFont(theme.scaled(self.font(), 1.1, bold=True))
        for label in (self.verdict, self.remarks, self.changes, self.saved):
            label.wrap_selectable()
        self.table.setAccessibleName(self.tr("Figures"))
        self.table.mix((0, 3))
        draw = QHBoxLayout()
        draw.setSpacing(8)
        for text, spin in ((self.tr("&Idle:"), self.idle), (self.tr("In st&andby:"), self.standby)):
            label = PlainLabel(text)
            label.setBuddy(spin)
            spin.setDecimals(2)
            spin.setRange(0.0, 99.0)
            spin.setSingleStep(0.1)
            spin.setSuffix(" W")
            spin.setSpecialValueText(self.tr("unknown"))
            spin.setAccessibleName(text.replace("&", "").rstrip(":"))
            draw.addWidget(label)
            draw.addWidget(spin)
        draw.addStretch(1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 6, 8, 4)
        column.setSpacing(8)
        for widget in (self.verdict, self.remarks, self.picture, self.changes, self.table, self.saved):
            column.addWidget(widget)
        column.addLayout(draw)
        column.addStretch(1)
        self.setWidget(inside)
