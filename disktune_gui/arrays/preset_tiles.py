"""The presets of a boost as tiles side by side, each with the time it takes as far as that is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PyQt6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from disktune_contract.arrays.alarms import rounded
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.boost import PRESETS
from disktune_contract.arrays.slowdown_causes import at_limit
from disktune_contract.units import UnitSystem
from disktune_gui.controls.cards import CAPTION, focus_by_key, paint_focus
from disktune_gui.store.operation_history import Operation
from disktune_gui.text.formats import duration, rate
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

# -- how long an operation takes with each preset (no widgets) ---------------------------------------------


def times(report: ArrayReport, left_s: float | None, past: Sequence[Operation], running: str) -> dict[str, float]:
    """Return the seconds that are left with each preset, of those for which that is known.

    The one that is *running*, and one that would not speed up an operation that is slower than its limits, take
    as long as now; of others it is known if such an operation was completed with them on this array.
    """
    if report.fraction is None:
        return {}
    found = {}
    for preset in PRESETS:
        like = (one for one in past if one.operation == report.operation and one.boost == preset.id)
        whole = next((one.ended - one.began for one in like if one.whole and one.done), None)
        if preset.id == running or (not running and _changes_nothing(report, preset.aims[0].value)):
            if left_s is not None:
                found[preset.id] = left_s
        elif whole is not None:
            found[preset.id] = whole * (1 - report.fraction)
    return found


def _changes_nothing(report: ArrayReport, least_kib_s: int) -> bool:
    """Return whether a higher limit leaves the operation as fast as it is: something else holds it back."""
    return not at_limit(report) and report.speed_kib_s is not None and report.speed_kib_s >= least_kib_s


def at_least(report: ArrayReport, least_kib_s: int) -> float | None:
    """Return the seconds that are left at a speed in KiB/s for each member; None if it is not faster than now."""
    done, total, now = report.done_sectors, report.total_sectors, report.speed_kib_s
    if done is None or total is None or now is None or least_kib_s <= now:
        return None
    return (total - done) / 2 / least_kib_s


def _in_short(seconds: float) -> str:
    return duration(60 * rounded(seconds / 60))


# -- the tiles ---------------------------------------------------------------------------------------------

_HEIGHT, _CIRCLE, _SIDE = 52, 14, 10


class _Tile(QAbstractButton):
    """A choice with a title and a line below it."""

    def __init__(self, title: str, tip: str) -> None:
        super().__init__()
        self.setText(title)
        self.setToolTip(as_tip(tip))
        self.note = ""
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_note(self, note: str) -> None:
        """Show *note* below the title."""
        self.note = note
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = self.font()
        lines = QFontMetrics(font).height() + QFontMetrics(theme.scaled(font, CAPTION)).height()
        title = QFontMetrics(theme.scaled(font, 1.0, bold=True)).horizontalAdvance(self.text()) + _CIRCLE + 8
        note = QFontMetrics(theme.scaled(font, CAPTION)).horizontalAdvance(self.note)
        return QSize(max(title, note) + pixels(font, 2 * _SIDE) + 4, max(pixels(font, _HEIGHT), lines + 12))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 90), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette, font = QPainter(self), self.palette(), self.font()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, chosen = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.isChecked()
        painter.setPen(QPen(theme.accent(palette) if chosen else theme.edge(palette), 2 if chosen else 1))
        painter.setBrush(theme.selection(palette) if chosen else theme.button(palette))
        painter.drawRoundedRect(box, 6, 6)
        side, circle = pixels(font, _SIDE), pixels(font, _CIRCLE)
        strong = palette.color(QPalette.ColorRole.WindowText)
        words = box.adjusted(side + circle + 8, 0, -side, 0)
        ring = QRectF(box.left() + side, 0, circle, circle)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            words = box.adjusted(side, 0, -side - circle - 8, 0)
            ring.moveRight(box.right() - side)
        small, bold = theme.scaled(font, CAPTION), theme.scaled(font, 1.0, bold=True)
        high, low = QFontMetrics(bold), QFontMetrics(small)
        top = box.center().y() - (high.height() + (low.height() if self.note else 0)) / 2
        ring.moveTop(top + (high.height() - circle) / 2)
        painter.setPen(QPen(theme.accent(palette) if chosen else theme.field_edge(palette), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent(palette))
            painter.drawEllipse(ring.adjusted(4, 4, -4, -4))
        faint = strong if chosen else theme.secondary(palette)
        for text, metrics, letters, colour in ((self.text(), high, bold, strong), (self.note, low, small, faint)):
            painter.setFont(letters)
            painter.setPen(colour)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(words.width()))
            line = QRectF(words.left(), top, words.width(), metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, shown)
            top += metrics.height()
            # The note has the room below the circle, too.
            words = box.adjusted(side, 0, -side, 0)
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), palette, 6)
        painter.end()


class PresetTiles(QWidget):
    """One of them is chosen. Where they do not fit side by side, there are two in a line."""

    chosen = pyqtSignal()

    def __init__(self, choices: Sequence[tuple[str, str, str]]) -> None:
        """*choices* are id, title and tooltip of each."""
        super().__init__()
        self._group = QButtonGroup(self)
        self.tiles: dict[str, QAbstractButton] = {}
        self._grid = flush(QGridLayout(self), pixels(self.font(), 10))
        self._beside = 0
        for name, title, tip in choices:
            tile = self.tiles[name] = _Tile(title, tip)
            self._group.addButton(tile)
        self._arrange()
        self._group.buttonToggled.connect(self._on_toggled)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        tiles = list(self.tiles.values())
        needed = sum(tile.sizeHint().width() for tile in tiles) + self._grid.spacing() * (len(tiles) - 1)
        beside = len(tiles) if needed <= self.width() else 2
        if beside == self._beside:
            return
        self._beside = beside
        for place, tile in enumerate(tiles):
            self._grid.addWidget(tile, *divmod(place, beside))

    @property
    def current(self) -> str:
        """The id of the one that is chosen."""
        return next((name for name, tile in self.tiles.items() if tile.isChecked()), "")

    def choose(self, name: str) -> None:
        """Choose one by its id."""
        if name in self.tiles:
            self.tiles[name].setChecked(True)

    def show_times(self, report: ArrayReport, found: Mapping[str, float], units: UnitSystem) -> None:
        """Show what is known of the time that each takes."""
        for preset in PRESETS:
            tile = self.tiles[preset.id]
            assert isinstance(tile, _Tile)  # noqa: S101  # as they are made here
            least = at_least(report, preset.aims[0].value) if preset.id == "normal" else None
            if preset.id in found:
                tile.show_note(_in_short(found[preset.id]))
            elif least is not None:
                speed = rate(preset.aims[0].value * 1024, units)
                words = self.tr("{time} at {speed}")
                tile.show_note(words.format(time=_in_short(least), speed=speed))
            else:
                tile.show_note(
                    {"gentle": self.tr("programs first"), "fast": self.tr("programs wait")}.get(preset.id, "")
                )
        self._arrange()

    def _on_toggled(self, _tile: QAbstractButton, on: bool) -> None:
        if on:
            self.chosen.emit()
