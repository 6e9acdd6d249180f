"""A drive's health in a few lines: a mark, the verdict, why, and the figures beside it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from disktune_gui.drives.verdict_mark import VerdictMark
from disktune_gui.health.shown import ShownHealth
from disktune_gui.health.unlock_button import UnlockHealth
from disktune_gui.text.facts import FactRow
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import theme
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.tone_label import ToneLabel

MOST_FIGURES = 3


class CardFigure(QWidget):
    """A number with its name above it."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._value, self._note = PlainLabel(), PlainLabel(), PlainLabel()
        for faint in (self._name, self._note):
            faint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        for label in (self._name, self._value, self._note):
            column.addWidget(label)
        column.addStretch(1)
        self._enlarge()

    def show_row(self, row: FactRow | None) -> None:
        """Show *row*, or nothing."""
        if row is not None:
            self._name.setText(row.label)
            self._value.setText(row.value)
            self._note.setText(row.note)
            # What gives way to a narrow window are the reasons, which have a second line.
            self.setFixedWidth(self.sizeHint().width())
        # Last: the card places it as it is when it appears.
        self.setVisible(row is not None)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self._value.setFont(theme.scaled(self.font(), 1.2, bold=True))


class HealthCard(QFrame):
    """Keeps its height while the drive is being asked: what stands below it does not move."""

    unlock_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Health"))
        self._mark = VerdictMark()
        self.title = ToneLabel()
        self.why = PlainLabel()
        self.why.setWordWrap(True)
        self.why.setMinimumHeight(lines(self, 2.2))
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for label in (self.title, self.why):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._figures = [CardFigure() for _ in range(MOST_FIGURES)]
        self.unlock = UnlockHealth()
        self.unlock.clicked.connect(self.unlock_asked)
        self._lay_out()
        self._enlarge()

    def show_health(self, shown: ShownHealth, *, locked: bool) -> None:
        """Show it; *locked* offers to unlock."""
        self._mark.show_state(shown.state)
        self.title.setText(shown.title)
        self.title.set_tone(shown.tone)
        self.why.setText(shown.why)
        rows = (*shown.figures, *[None] * MOST_FIGURES)
        for figure, row in zip(self._figures, rows, strict=False):
            figure.show_row(row)
        self.unlock.setVisible(locked)
        figures = [f"{row.label}: {row.value}" for row in shown.figures]
        self.setAccessibleDescription("\n".join([shown.title, shown.why, *figures]))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self.title.setFont(theme.scaled(self.font(), 1.2, bold=True))

    def _lay_out(self) -> None:
        words = QGridLayout()
        words.setHorizontalSpacing(12)
        words.setVerticalSpacing(2)
        words.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.why, 1, 1)
        words.setColumnStretch(1, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(20)
        row.addLayout(words, 1)
        for figure in self._figures:
            row.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.unlock)
        buttons.addStretch(1)
        row.addLayout(buttons)
