"""The names of a chart's lines, each behind a sample of how the line is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, QRect, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QSizePolicy, QStyle, QWidget

from disktune_contract.record import record
from disktune_gui.charts import line_sample
from disktune_gui.text.harmless import harmless

_WITHIN, _BETWEEN = 5, 14
"""Pixels between a sample and its name, and between entries."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


@record
class LegendEntry:
    """An entry: what the line is called, its style, and whether its points are joined."""

    name: str
    style: int
    joined: bool


class Legend(QWidget):
    """Entries side by side, from the end of the line on; what has no room goes on in the next line.

    No sample is parted from its name. It takes what room there is: a long name must not widen the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.keys: tuple[LegendEntry, ...] = ()
        self.remark = ""
        # No layout is to ask for a height at a width: all around it would then get the height that it likes best,
        # not the one that it can do with.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_keys(self, keys: Sequence[LegendEntry]) -> None:
        """Show *keys* in place of those before."""
        self._take(tuple(LegendEntry(harmless(key.name), key.style, key.joined) for key in keys), "")

    def say(self, words: str) -> None:
        """Show *words* in place of entries, as there are too many."""
        self._take((), words)

    def _take(self, keys: tuple[LegendEntry, ...], remark: str) -> None:
        self.keys, self.remark = keys, remark
        self.setAccessibleName(remark or ", ".join(key.name for key in keys))
        self.updateGeometry()
        self._fit()
        self.update()

    # -- places --------------------------------------------------------------------------------------------

    def places(self, width: int) -> list[QRect]:
        """Return where each entry stands in *width* pixels, read from left to right."""
        rows: list[list[QSize]] = [[]]
        for wanted in (self._size(key, width) for key in self.keys):
            taken = sum(one.width() + _BETWEEN for one in rows[-1])
            if rows[-1] and taken + wanted.width() > width:
                rows.append([])
            rows[-1].append(wanted)
        found, top = [], 0
        for row in rows:
            left = width - sum(one.width() for one in row) - _BETWEEN * (len(row) - 1)
            for one in row:
                found.append(QRect(left, top, one.width(), one.height()))
                left += one.width() + _BETWEEN
            top += max((one.height() for one in row), default=0)
        return found

    def _size(self, key: LegendEntry, width: int) -> QSize:
        before = line_sample.WIDE + _WITHIN
        room = QRect(0, 0, max(1, width - before), 1 << 14)
        words = self.fontMetrics().boundingRect(room, _WRAPPED, key.name)
        return QSize(before + words.width() + 1, max(words.height(), line_sample.TALL))

    def height_at(self, width: int) -> int:
        """Return the height of all lines in *width* pixels."""
        if self.remark:
            room = QRect(0, 0, max(1, width), 1 << 14)
            return self.fontMetrics().boundingRect(room, _WRAPPED, self.remark).height()
        return max((place.bottom() + 1 for place in self.places(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(0, self.height_at(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Keep the room of all lines: a row beside a heading asks nobody for a height at its width.

        Before it is shown it has no width of its own, and would want a line for each entry.
        """
        self.setMinimumHeight(self.height_at(self.width()) if self.isVisible() else 0)

    # -- looks ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw samples and names."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        if self.remark:
            painter.drawText(
                self.rect(), int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignRight), self.remark
            )
        # Level with the heading beside it.
        painter.translate(0, (self.height() - self.height_at(self.width())) // 2)
        for key, place in zip(self.keys, self.places(self.width()), strict=True):
            self._paint(painter, key, place)
        painter.end()

    def _paint(self, painter: QPainter, key: LegendEntry, place: QRect) -> None:
        line = min(place.height(), self.fontMetrics().height())
        sample = QRect(
            place.left(), place.top() + (line - line_sample.TALL) // 2, line_sample.WIDE, line_sample.TALL
        )
        words = place.adjusted(line_sample.WIDE + _WITHIN, 0, 0, 0)
        direction = self.layoutDirection()
        painter.drawImage(
            QStyle.visualRect(direction, self.rect(), sample), line_sample.picture(key.style, joined=key.joined)
        )
        aligned = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(
            QStyle.visualRect(direction, self.rect(), words),
            int(Qt.TextFlag.TextWordWrap) | int(aligned),
            key.name,
        )
