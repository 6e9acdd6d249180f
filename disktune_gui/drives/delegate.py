"""How a row of the drive list looks: outline, title, second line, verdict, and a chart of the last minute."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from disktune_contract.drives.activity import DiskStat, rates
from disktune_contract.drives.drive import Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.look import ActivitySample
from disktune_gui.drives import row_look
from disktune_gui.drives.groups import outline_of
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, HEALTH_ROLE, SUBTITLE_ROLE
from disktune_gui.drives.row_look import RowStyle, Words
from disktune_gui.health.badge import TONES, draw_mark
from disktune_gui.theming import theme

# -- each drive's throughput of the last minute, for small charts (no Qt) ----------------------------------

LENGTH = 40
"""Samples kept, one a second: as many as the small chart has room for."""

FULL_BYTES_S = 1_000_000
"""A drive that moves less than this a second does not fill its chart: a log entry would seem like high load."""


class Sparklines:
    """Throughput of all drives, bytes per second read and written together."""

    def __init__(self) -> None:
        self._before: dict[str, DiskStat] = {}
        self._at_s = 0.0
        self._past: dict[str, deque[float]] = {}

    def add(self, sample: ActivitySample) -> set[str]:
        """Add the next sample, and return which charts have changed; drives that are gone are forgotten.

        An empty chart stays as it is: most drives are idle at most times, and need not be painted then.
        """
        seconds = sample.at_s - self._at_s
        now = {stat.name: stat for stat in sample.drives}
        moved: set[str] = set()
        for name, stat in now.items():
            if name in self._before:
                rate = rates(self._before[name], stat, seconds)
                past = self._past.setdefault(name, deque(maxlen=LENGTH))
                drawn = any(past)
                past.append(rate.read_bytes_s + rate.write_bytes_s)
                if drawn or past[-1]:
                    moved.add(name)
        self._past = {name: past for name, past in self._past.items() if name in now}
        self._before, self._at_s = now, sample.at_s
        return moved

    def heights(self, name: str) -> Sequence[float]:
        """Return the past as fractions (0 to 1) of its own maximum, oldest first; empty if nothing happened."""
        past = self._past.get(name, ())
        top = max(past, default=0.0)
        if top == 0:
            return ()
        return [value / max(top, FULL_BYTES_S) for value in past]


# -- the shape of a verdict, large: beside the word for it -------------------------------------------------

MARK = 28
"""Pixels."""
_DRAWN = 14
"""The size in which the shapes are drawn."""


class VerdictMark(QWidget):
    """The shape of a verdict."""

    def __init__(self) -> None:
        super().__init__()
        self._state = HealthVerdict.UNKNOWN
        self.setFixedSize(QSize(MARK, MARK))

    def show_state(self, state: HealthVerdict) -> None:
        """Show the shape of *state*."""
        self._state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        # The lines of a shape as thin as those of the badge would be too thick when they grow with it.
        painter.scale(MARK / _DRAWN, MARK / _DRAWN)
        colour = QColor(theme.meaning(TONES[self._state]))
        draw_mark(painter, QRectF(0, 0, _DRAWN, _DRAWN), self._state, colour)
        painter.end()


# -- a row of the drive list: outline, two lines, and a small chart ----------------------------------------

_MARK = 13
_CHART = QSize(44, 20)


class DriveDelegate(QStyledItemDelegate):
    """Paints rows; everything it shows is also in the model, where a screen reader finds it."""

    def __init__(self, past: Sparklines) -> None:
        super().__init__()
        self._past = past

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        if index.data(HEADING_ROLE):
            return row_look.size_of_heading(option.fontMetrics)
        return row_look.size_of_row(option.fontMetrics)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        look = RowStyle(option.font, option.palette, option.direction, selected)
        if index.data(HEADING_ROLE):
            row_look.paint_heading(painter, option.rect, look, str(index.data()))
        else:
            self._paint_row(painter, option, look, index)
        painter.restore()

    def _paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, look: RowStyle, index: QModelIndex
    ) -> None:
        self._paint_background(painter, option, look.selected)
        drive = index.data(DRIVE_ROLE)
        words = Words(str(index.data()), str(index.data(SUBTITLE_ROLE) or ""))
        if isinstance(drive, Drive):
            words = words._replace(outline=outline_of(drive), indented=drive.volume is not None)
        box = row_look.inside(option.rect, words)
        text = row_look.text_in(box, words)
        there = partial(row_look.there, look, option.rect)
        if isinstance(drive, Drive):
            icon = row_look.paint_icon(painter, option.rect, look, words)
            self._paint_health(painter, icon, index.data(HEALTH_ROLE), option, look.selected)
            # In a narrow list the name comes first.
            wide = min(_CHART.width(), box.width() // 6)
            chart = QRectF(there(QRect(box.right() - wide, box.center().y() - 10, wide, _CHART.height())))
            if self._paint_chart(painter, chart, drive, look.colour if look.selected else None, option.palette):
                text.setRight(box.right() - wide - 8)
        row_look.paint_text(painter, there(text), look, words)

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, selected: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            row_look.paint_selection(painter, option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            row_look.paint_selection(painter, option.rect, option.palette.color(QPalette.ColorRole.Midlight))
        if (
            option.state & QStyle.StateFlag.State_HasFocus
            and option.state & QStyle.StateFlag.State_KeyboardFocusChange
        ):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), 1))
            frame = QRectF(option.rect).adjusted(3.5, 1.5, -3.5, -1.5)
            painter.drawRoundedRect(frame, row_look.RADIUS, row_look.RADIUS)

    def _paint_health(
        self, painter: QPainter, icon: QRectF, state: object, option: QStyleOptionViewItem, selected: bool
    ) -> None:
        """Draw the mark of a drive's health over the corner of its icon; its words are in the model."""
        if not isinstance(state, HealthVerdict):
            return
        box = QRectF(icon.right() - _MARK + 4, icon.bottom() - _MARK + 4, _MARK, _MARK)
        ground = option.palette.color(QPalette.ColorRole.Highlight) if selected else theme.side(option.palette)
        colour = option.palette.color(QPalette.ColorRole.HighlightedText)
        if not selected:
            known = state is not HealthVerdict.UNKNOWN
            colour = QColor(theme.meaning(TONES[state])) if known else theme.secondary(option.palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
        draw_mark(painter, box, state, colour)

    def _paint_chart(
        self, painter: QPainter, box: QRectF, drive: Drive, colour: QColor | None, palette: QPalette
    ) -> bool:
        """Draw what there is to draw; return whether that is anything."""
        if drive.array is not None and drive.array.progress_percent is not None:
            self._paint_progress(painter, box, drive.array.progress_percent / 100, palette, colour)
            return True
        heights = self._past.heights(drive.name)
        line = colour or QColor(theme.series(0).colour)
        if len(heights) < 2:
            return False
        step = box.width() / (LENGTH - 1)
        left = box.right() - step * (len(heights) - 1)
        points = [
            QPointF(left + i * step, box.bottom() - 1 - h * (box.height() - 2)) for i, h in enumerate(heights)
        ]
        fill = QColor(line)
        fill.setAlpha(50)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        ends = [QPointF(points[-1].x(), box.bottom()), QPointF(left, box.bottom())]
        painter.drawPolygon(QPolygonF(points + ends))
        painter.setPen(QPen(line, 1.2))
        painter.drawPolyline(QPolygonF(points))
        return True

    def _paint_progress(
        self, painter: QPainter, box: QRectF, done: float, palette: QPalette, colour: QColor | None
    ) -> None:
        bar = QRectF(box.left(), box.center().y() - 3, box.width(), 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.line(palette))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(colour or QColor(theme.series(1).colour))
        bar.setWidth(max(6.0, bar.width() * min(1.0, max(0.0, done))))
        painter.drawRoundedRect(bar, 3, 3)
