"""The verdict on a drive in a few lines, and the card with its power-on time and its temperature."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QPainter, QPaintEvent
from PyQt6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.said.health_words import CounterRow
from disktune_contract.sentence import in_turn
from disktune_gui.controls.cards import PADDING, TITLE, Card, SizedLabel, caption, card_title
from disktune_gui.controls.columns import IconMark
from disktune_gui.health.badge import MARKS, TONES, ShownHealth, UnlockHealth
from disktune_gui.text.facts import FactRow, beside
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

SMALL, LARGE = 16, 20
_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class Mark(IconMark):
    """The shape of a verdict in its colour. The words say the same."""

    def __init__(self, side: int = SMALL) -> None:
        super().__init__("", side)
        self.state: HealthVerdict | None = None

    def show_state(self, state: HealthVerdict | None) -> None:
        """Show the shape of *state*, nothing for None."""
        self.state = state
        self.show_icon(MARKS[state] if state is not None else "", TONES[state] if state is not None else "")


class VerdictCard(Card):
    """What is wrong, what clears it, and when it was read."""

    unlock_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Health"))
        self.mark, self.title = Mark(LARGE), SizedLabel("", TITLE, bold=True)
        self.why, self.note, self.warning = PlainLabel(), caption(), PlainLabel()
        self.unlock = UnlockHealth()
        self.unlock.clicked.connect(self.unlock_asked)
        head = QHBoxLayout()
        head.addWidget(self.mark)
        head.addWidget(self.title, 1)
        head.addWidget(self.unlock)
        column = self.column()
        column.addLayout(head)
        for label in (self.why, self.warning, self.note):
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
            column.addWidget(label)
        self.title.setWordWrap(True)
        self.title.setTextInteractionFlags(_SELECTABLE)

    def show_health(self, shown: ShownHealth, *, warning: str, clears: str, locked: bool) -> None:
        """Show it; *warning* is of the database of drives, *locked* offers to unlock."""
        self.mark.show_state(shown.state)
        self.title.setText(shown.title)
        self.why.setText(shown.why)
        self.warning.setText(warning)
        self.note.setText(said(in_turn(clears, shown.read)))
        for label in (self.why, self.warning, self.note):
            label.setVisible(bool(label.text()))
        self.unlock.setVisible(locked)
        self.setAccessibleDescription("\n".join(filter(None, (shown.title, shown.why, warning))))


class FigureCard(Card):
    """Numbers with their names above them, side by side; hidden without any."""

    _MOST = 3

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Figures"))
        self._parts: list[tuple[QWidget, PlainLabel, PlainLabel, PlainLabel]] = []
        row = QHBoxLayout()
        for _ in range(self._MOST):
            part, name, value, note = QWidget(), caption(), SizedLabel("", 1.0, bold=True), caption()
            value.setTextInteractionFlags(_SELECTABLE)
            column = flush(QVBoxLayout(part), 0)
            for label in (name, value, note):
                label.setWordWrap(True)
                column.addWidget(label)
            self._parts.append((part, name, value, note))
            row.addWidget(part, 1)
        self.column().addLayout(row)

    def show_rows(self, rows: tuple[FactRow, ...]) -> None:
        """Show *rows*."""
        for place, (part, name, value, note) in enumerate(self._parts):
            there = place < len(rows)
            part.setVisible(there)
            if there:
                name.setText(rows[place].label)
                value.setText(rows[place].value)
                note.setText(rows[place].note)
                note.setVisible(bool(rows[place].note))
        self.setVisible(bool(rows))
        self.setAccessibleDescription("\n".join(f"{row.label}: {row.value}" for row in rows))


# -- The counters that decide, as rows ---------------------------------------------------------------------

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
        for cell in (label, now, rose, words):
            cell.setWordWrap(True)
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
            cell.setToolTip(as_tip(cell.text()))
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
        self._column = flush(QVBoxLayout(self), 0)
        self._column.addWidget(self._head)
        self.hide()

    def show_rows(self, rows: tuple[CounterRow, ...], span: str) -> None:
        """Show *rows*; *span* is the time of their rises."""
        if (rows, span) == (self.rows, self._span.text()):
            return
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
