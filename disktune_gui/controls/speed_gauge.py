"""How fast a drive reads beside what is usual: a bar with a mark, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PyQt6.QtCore import QCoreApplication, QRectF, Qt
from PyQt6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PyQt6.QtWidgets import QSizePolicy, QWidget

from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.record import record
from disktune_contract.units import MB, MIB, UnitSystem
from disktune_gui.text.formats import number
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

# -- the bar -----------------------------------------------------------------------------------------------

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


# -- the words, which Your Drives, Overview and Measure share -----------------------------------------------

translate = QCoreApplication.translate

LIMITS: dict[str, Callable[[], str]] = {
    "link.sata": lambda: translate("Home", "slow link"),
    "link.pcie": lambda: translate("Home", "slow slot"),
    "link.usb": lambda: translate("Home", "USB 2 port"),
    "transfer.mode": lambda: translate("Home", "PIO mode"),
    "card.mode": lambda: translate("Home", "slow reader"),
}
"""Findings of the check-up that say why a drive is slower than it could be, in the order in which one is shown."""


def limit(findings: Collection[str]) -> str:
    """Return what limits a drive by the ids of what its check-up found, in two words; empty if nothing does."""
    return next((words() for check, words in LIMITS.items() if check in findings), "")


def word(speed: ReadSpeed | None) -> str:
    """Return what a figure is beside the usual; empty where that is not known."""
    if speed is None or speed.usual is None:
        return ""
    if speed.slow:
        return translate("Speed", "slow")
    return translate("Speed", "fast") if speed.fast else translate("Speed", "usual")


def unless_refuted(limited: str, speed: ReadSpeed | None) -> str:
    """Return what limits a drive; empty where its figure is as usual nevertheless."""
    return limited if speed is None or speed.usual is None or speed.slow else ""


def usual_range(usual: Expected | None, units: UnitSystem) -> str:
    """Return a range in MB/s or MiB/s, without the unit: ``150–220``; empty for None."""
    if usual is None:
        return ""
    factor = MB if units is UnitSystem.SI else MIB
    return "–".join(number(round(one / factor)) for one in (usual.low, usual.high))


def _with_unit(usual: Expected, units: UnitSystem) -> str:
    return f"{usual_range(usual, units)} {'MB/s' if units is UnitSystem.SI else 'MiB/s'}"


def basis(usual: Expected | None, units: UnitSystem) -> str:
    """Return what is usual, and where that is from; empty for None."""
    if usual is None:
        return ""
    words = translate("Speed", "Usual: {range} ({basis})")
    return words.format(range=_with_unit(usual, units), basis=said(usual.basis))


def answer(speed: ReadSpeed, limited: str, units: UnitSystem) -> str:
    """Return whether a drive is as fast as it should be, and if not why; empty where that is not known."""
    if limited:
        return translate("Speed", "Slower than it should be: {cause}").format(cause=limited)
    if speed.usual is None:
        return ""
    if speed.slow:
        words = translate("Speed", "Slower than it should be ({range})")
        return words.format(range=_with_unit(speed.usual, units))
    return translate("Speed", "As fast as it should be")
