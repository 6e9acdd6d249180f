"""Four cards: how the drive is, how fast, how warm, how it is set. Each with the way to more."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.workloads import BY_ID
from disktune_gui.drives.verdict_mark import VerdictMark
from disktune_gui.health.shown import ShownHealth
from disktune_gui.health.unlock_button import UnlockHealth
from disktune_gui.overview.cards.answer import QUICK, CardAnswer
from disktune_gui.overview.cards.quick_changes import QuickChanges
from disktune_gui.text.amounts import quantity
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.tone_label import ToneLabel

_LINES = 3.3
"""Kept for the reasons: what stands below a card does not move while the drive is being asked."""

_FEWER_LINES = 2.1
"""Kept where a second button stands."""


class Card(QFrame):
    """A name, the answer, why, and a button."""

    def __init__(self, name: str, action: str, tip: str) -> None:
        super().__init__()
        self._tip = tip
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(name)
        self._name = PlainLabel(name)
        self._name.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.title, self.why = ToneLabel(), PlainLabel()
        self.title.setWordWrap(True)
        self.why.setWordWrap(True)
        self.why.setMinimumHeight(lines(self, _LINES))
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for label in (self.title, self.why):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.action = QPushButton(action)
        self.offer(possible=True)
        self.head, self.buttons = QHBoxLayout(), QHBoxLayout()
        self.head.setSpacing(8)
        self.buttons.setSpacing(6)
        self.head.addWidget(self.title, 1)
        self.buttons.addWidget(self.action)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        column.addWidget(self._name)
        column.addLayout(self.head)
        column.addWidget(self.why, 1)
        column.addLayout(self.buttons)
        # No wider than their words, whether beside or below each other.
        column.setAlignment(self.buttons, Qt.AlignmentFlag.AlignLeft)
        self._enlarge()

    def show_answer(self, answer: CardAnswer) -> None:
        """Show it."""
        self.title.setText(answer.title)
        self.title.set_tone(answer.tone)
        self.why.setText(answer.why)
        self.setAccessibleDescription("\n".join(filter(None, (answer.title, answer.why))))

    def offer(self, *, possible: bool, why_not: str = "") -> None:
        """Let the button be pressed, or say why it cannot be."""
        self.action.setEnabled(possible)
        self.action.setToolTip(as_tip(self._tip if possible else why_not))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self.title.setFont(theme.scaled(self.font(), 1.2, bold=True))


class HealthAnswer(Card):
    """The verdict with its shape; in front of a locked drive the way to unlock it."""

    def __init__(self, name: str, action: str, tip: str) -> None:
        super().__init__(name, action, tip)
        self._mark = VerdictMark()
        self.head.insertWidget(0, self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self.unlock = UnlockHealth()
        self.buttons.insertWidget(1, self.unlock)

    def show_health(self, shown: ShownHealth, *, locked: bool, dated: bool) -> None:
        """Show it; *locked* offers to unlock, *dated* adds when it was read."""
        self._mark.show_state(shown.state)
        # The temperature has a card of its own.
        figures = " · ".join(f"{row.label} {row.value}" for row in shown.lasting)
        read = shown.read if dated else ""
        self.show_answer(CardAnswer(shown.title, "\n".join(filter(None, (shown.why, figures, read))), shown.tone))
        self.unlock.setVisible(locked)


class Cards(QWidget):
    """The four of one drive, side by side; an array has neither health nor temperature of its own."""

    health_wanted = pyqtSignal()
    unlock_asked = pyqtSignal()
    measure_wanted = pyqtSignal()
    history_wanted = pyqtSignal()
    settings_wanted = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        quick = BY_ID[QUICK]
        seconds = quick.runs.usual * (quick.seconds.usual if quick.seconds is not None else 1)
        self.health = HealthAnswer(
            self.tr("Health"),
            self.tr("Show &Health"),
            self.tr("Opens the Health page with every counter, log and self-test"),
        )
        self.speed = Card(
            self.tr("Speed"),
            self.tr("&Measure, {time}").format(time=quantity(seconds, "s")),
            self.tr("Reads from the drive and shows its throughput. Nothing is written."),
        )
        self.warmth = Card(
            self.tr("Temperature"), self.tr("Show H&istory"), self.tr("Opens the chart of the temperature so far")
        )
        self.settings = Card(
            self.tr("Settings"), self.tr("Show &Settings"), self.tr("Opens the settings of this drive")
        )
        self.quick = QuickChanges()
        # Below each other: in the narrowest window the card has no more room than the others.
        self.settings.buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        self.settings.buttons.insertWidget(1, self.quick)
        self.settings.why.setMinimumHeight(lines(self, _FEWER_LINES))
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(10)
        across.addWidget(self.health, 5)
        for card in (self.speed, self.warmth, self.settings):
            across.addWidget(card, 3)
        self.health.action.clicked.connect(self.health_wanted)
        self.health.unlock.clicked.connect(self.unlock_asked)
        self.speed.action.clicked.connect(self.measure_wanted)
        self.warmth.action.clicked.connect(self.history_wanted)
        self.settings.action.clicked.connect(self.settings_wanted)

    def show_health(self, shown: ShownHealth | None, *, locked: bool, dated: bool) -> None:
        """Show how the drive is; None of what has no health. *dated* adds when that was read."""
        self.health.setVisible(shown is not None)
        self.warmth.setVisible(shown is not None)
        # Of two cards alone, each has room for two buttons beside each other.
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.settings.buttons.setDirection(across if shown is None else down)
        if shown is not None:
            self.health.show_health(shown, locked=locked, dated=dated)
