"""A bar with a mark: where a figure is beside what is usual. A word says so, too."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PyQt6.QtWidgets import QSizePolicy, QWidget

from disktune_contract.checkup.usual import ReadSpeed
from disktune_contract.record import record
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

WIDTH, HEIGHT = 64, 8
_MARK = 4
_FULL = 0.85
"""The share of the bar that the largest of all figures has."""


@record
class Gauge:
    """Shares of the bar, from 0 to 1."""

    low: float
    high: float
    mark: float


def gauge(value: float, low: float, high: float) -> Gauge:
    """Return where *value* is beside a usual range."""
    full = max(value, high) / _FULL
    return Gauge(low / full, high / full, value / full)


def gauge_of(speed: ReadSpeed | None) -> Gauge | None:
    """Return where the figure of a drive is beside the usual; None where that is not known."""
    if speed is None or speed.usual is None:
        return None
    return gauge(speed.bytes_s, speed.usual.low, speed.usual.high)


def paint_gauge(painter: QPainter, box: QRectF, palette: QPalette, shown: Gauge, *, mirrored: bool) -> None:
    """Paint a gauge in *box*; *mirrored* where text is read from right to left."""

    def part(start: float, end: float) -> QRectF:
        left = 1 - end if mirrored else start
        return QRectF(box.left() + left * box.width(), box.top(), (end - start) * box.width(), box.height())

    round_edge = QPainterPath()
    round_edge.addRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(round_edge, theme.track(palette))
    painter.setClipPath(round_edge)
    painter.fillRect(part(shown.low, shown.high), theme.usual(palette))
    painter.setClipping(False)
    half = _MARK / box.width() / 2
    mark = part(max(0.0, shown.mark - half), min(1.0, shown.mark + half)).adjusted(0, -1, 0, 1)
    painter.setBrush(palette.color(QPalette.ColorRole.WindowText))
    painter.drawRoundedRect(mark, 2, 2)
    painter.restore()


class GaugeBar(QWidget):
    """A gauge; hidden while there is nothing to show. What it shows is also text."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: Gauge | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(pixels(self.font(), WIDTH), pixels(self.font(), HEIGHT) + 2)
        self.hide()

    def show_gauge(self, shown: Gauge | None) -> None:
        """Show it; nothing for None."""
        self._shown = shown
        self.setVisible(shown is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        paint_gauge(
            painter, QRectF(self.rect()).adjusted(0, 1, 0, -1), self.palette(), self._shown, mirrored=mirrored
        )
        painter.end()
