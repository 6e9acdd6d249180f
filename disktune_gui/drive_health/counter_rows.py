"""The counters that decide about a drive: how many there are, how many came, and what that means."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QPainter, QPaintEvent
from PyQt6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.said.health_words import CounterRow
from disktune_gui.controls.cards import PADDING, caption, card_title
from disktune_gui.drive_health.marks import Mark
from disktune_gui.text.facts import beside
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

_NOW, _ROSE, _VERDICT, _HEIGHT = 84, 104, 152, 34
"""Pixels of the columns, and of a row."""
_END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class _Line(QWidget):
    """A row of four cells."""

    def __init__(self, label: QLabel, now: QLabel, rose: QLabel, mark: Mark | None, words: QLabel) -> None:
        super().__init__()
        self.label, self.now, self.rose, self.mark, self.words = label, now, rose, mark, words
        font = self.font()
        row = QHBoxLayout(self)
        side = pixels(font, PADDING)
        row.setContentsMargins(side, 0, side, 0)
        row.setSpacing(pixels(font, 8))
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for cell, width in ((now, _NOW), (rose, _ROSE)):
            cell.setFixedWidth(pixels(font, width))
            cell.setAlignment(_END)
        row.addWidget(label, 1)
        row.addWidget(now)
        row.addWidget(rose)
        end = QHBoxLayout()
        end.setSpacing(pixels(font, 8))
        if mark is not None:
            end.addWidget(mark)
        words.setFixedWidth(pixels(font, _VERDICT - (24 if mark is not None else 0)))
        end.addWidget(words)
        row.addLayout(end)
        self.setMinimumHeight(pixels(font, _HEIGHT))

    def show_row(self, row: CounterRow) -> None:
        """Show *row*."""
        label, words = said(row.label), said(row.words)
        self.label.setText(label)
        self.now.setText(f"{number(row.value)}{row.unit}")
        # Of none at all there are no new ones, either.
        still = row.rise == 0 and row.value and row.counter is not None
        self.rose.setText(f"{signed(row.rise)}{row.unit}" if row.rise else self.tr("no new ones") if still else "")
        if self.mark is not None:
            self.mark.show_state(row.verdict)
        self.words.setText(words)
        for cell in (self.label, self.words):
            cell.setToolTip(cell.text())
        self.setAccessibleName(beside(label, self.now.text(), self.rose.text(), words))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setPen(theme.line(self.palette()))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


def signed(value: int) -> str:
    """Return a difference with its sign."""
    return f"+{number(value)}" if value > 0 else f"−{number(-value)}"


class CounterTable(QWidget):
    """The rows below their head; nothing moves while values change."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Counters"))
        self._span = caption()
        self._head = _Line(
            card_title(self.tr("Counters")), caption(self.tr("Now")), self._span, None, caption(self.tr("Verdict"))
        )
        self.lines: list[_Line] = []
        self.rows: tuple[CounterRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._head)

    def show_rows(self, rows: tuple[CounterRow, ...], span: str) -> None:
        """Show *rows*; *span* is the time of their rises."""
        self.rows = rows
        while len(self.lines) < len(rows):
            line = _Line(PlainLabel(), PlainLabel(), PlainLabel(), Mark(), PlainLabel())
            self.lines.append(line)
            self._column.addWidget(line)
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(rows))
            if place < len(rows):
                line.show_row(rows[place])
        self._span.setText(span)
        self.setVisible(bool(rows))
