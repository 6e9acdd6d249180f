"""How a row of the drive list looks: outline, title, second line, and a chart of the last minute."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.verdict import HealthVerdict
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, HEALTH_ROLE, SUBTITLE_ROLE
from disktune_gui.drives.sparkline import LENGTH, Sparklines
from disktune_gui.health.badge import TONES, draw_mark
from disktune_gui.theming import icons, theme

_MARGIN = 10
_INDENT = 16
_ICON = 28
_MARK = 13
_CHART = QSize(44, 20)
_RADIUS = 6


class DriveDelegate(QStyledItemDelegate):
    """Paints rows; everything it shows is also in the model, where a screen reader finds it."""

    def __init__(self, past: Sparklines) -> None:
        super().__init__()
        self._past = past

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        line = option.fontMetrics.height()
        if index.data(HEADING_ROLE):
            return QSize(120, line + 18)
        return QSize(180, 2 * line + 18)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        painter.save()
        if index.data(HEADING_ROLE):
            self._paint_heading(painter, option, str(index.data()))
        else:
            self._paint_row(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        font = theme.scaled(option.font, 0.85, bold=True)
        painter.setFont(font)
        painter.setPen(theme.secondary(option.palette))
        box = option.rect.adjusted(_MARGIN, 0, -_MARGIN, -4)
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, text.upper())

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_background(painter, option, selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = option.palette.color(role)
        faint = colour if selected else theme.secondary(option.palette)
        box = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        # From right to left, the icon is on the right.
        there = partial(QStyle.visualRect, option.direction, QRect(box))
        drive = index.data(DRIVE_ROLE)
        if isinstance(drive, Drive) and drive.volume is not None:
            # It is on the drive above.
            box.setLeft(box.left() + _INDENT)
        text = QRect(box)
        if isinstance(drive, Drive):
            place = QRect(box.left(), box.center().y() - _ICON // 2, _ICON, _ICON)
            icons.draw_drive(painter, QRectF(there(place)), drive, faint)
            self._paint_health(painter, QRectF(there(place)), index.data(HEALTH_ROLE), option, selected)
            text.setLeft(box.left() + _ICON + 8)
            # In a narrow list the name comes first.
            wide = min(_CHART.width(), box.width() // 6)
            chart = QRectF(there(QRect(box.right() - wide, box.center().y() - 10, wide, _CHART.height())))
            if self._paint_chart(painter, chart, drive, colour if selected else None, option.palette):
                text.setRight(box.right() - wide - 8)
        self._paint_text(painter, option, index, there(text), (colour, faint))

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, selected: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(3, 1, -3, -1)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(option.palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(option.palette.color(QPalette.ColorRole.Midlight))
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if (
            option.state & QStyle.StateFlag.State_HasFocus
            and option.state & QStyle.StateFlag.State_KeyboardFocusChange
        ):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), 1))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def _paint_health(
        self, painter: QPainter, icon: QRectF, state: object, option: QStyleOptionViewItem, selected: bool
    ) -> None:
        """Draw the mark of a drive's health over the corner of its icon; its words are in the model."""
        if not isinstance(state, HealthVerdict):
            return
        box = QRectF(icon.right() - _MARK + 4, icon.bottom() - _MARK + 4, _MARK, _MARK)
        ground = option.palette.color(QPalette.ColorRole.Highlight) if selected else theme.sidebar(option.palette)
        colour = option.palette.color(QPalette.ColorRole.HighlightedText)
        if not selected:
            known = state is not HealthVerdict.UNKNOWN
            colour = QColor(theme.meaning(TONES[state])) if known else theme.secondary(option.palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
        draw_mark(painter, box, state, colour)

    def _paint_text(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex,
        box: QRect,
        colours: tuple[QColor, QColor],
    ) -> None:
        small = theme.scaled(option.font, 0.9)
        above, below = QFontMetrics(option.font), QFontMetrics(small)
        top = box.center().y() - (above.height() + below.height()) // 2
        for words, font, metrics, colour in (
            (str(index.data()), option.font, above, colours[0]),
            (str(index.data(SUBTITLE_ROLE) or ""), small, below, colours[1]),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            line = QRect(box.left(), top, box.width(), metrics.height())
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            top += metrics.height()

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
