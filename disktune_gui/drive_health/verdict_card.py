"""The verdict on a drive in a few lines, and the card with its power-on time and its temperature."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.sentence import in_turn
from disktune_gui.controls.cards import TITLE, Card, SizedLabel, caption
from disktune_gui.drive_health.marks import LARGE, Mark
from disktune_gui.health.badge import ShownHealth, UnlockHealth
from disktune_gui.text.facts import FactRow
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said

_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


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
        for label in (self.why, self.warning):
            label.setVisible(bool(label.text()))
        self.unlock.setVisible(locked)
        self.setAccessibleDescription("\n".join(filter(None, (shown.title, shown.why, warning))))


class FigureCard(Card):
    """Numbers with their names above them, side by side; hidden without any."""

    _MOST = 3

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[QWidget, PlainLabel, PlainLabel, PlainLabel]] = []
        row = QHBoxLayout()
        for _ in range(self._MOST):
            part, name, value, note = QWidget(), caption(), SizedLabel("", 1.0, bold=True), caption()
            value.setTextInteractionFlags(_SELECTABLE)
            column = QVBoxLayout(part)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            for label in (name, value, note):
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
