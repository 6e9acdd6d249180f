"""The health of a drive in a card: the verdict, why, and if there is a problem what to do about it."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_gui.controls.cards import TITLE, Card, LinkButton, SizedLabel, caption
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.step_chart import StepChart, StepLine
from disktune_gui.health.badge import MARKS, ShownHealth, UnlockHealth
from disktune_gui.overview.find_drive import FindDrive
from disktune_gui.overview.rescue_text import RescueStep
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import labelled
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate


def _selectable(label: PlainLabel) -> PlainLabel:
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class StepRow(QWidget):
    """A number, what to do, what to know of it, and a button."""

    def __init__(self, button: QWidget | None = None) -> None:
        super().__init__()
        self.number = SizedLabel("", bold=True, faint=True)
        self.title, self.note = _selectable(PlainLabel()), _selectable(caption())
        self.number.setFixedWidth(pixels(self.font(), 18))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(self.number)
        row.addLayout(words, 1)
        if button is not None:
            row.addWidget(button)

    def show_step(self, number: int, step: RescueStep) -> None:
        """Show *step*."""
        self.number.setText(f"{number}")
        self.title.setText(step.title)
        self.note.setText(step.note)
        self.note.setVisible(bool(step.note))


class Rise(QWidget):
    """How a counter rose: its name above a small chart. Hidden without one."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.chart = caption(), StepChart((180, 76))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.name)
        column.addWidget(self.chart)
        self.setFixedWidth(pixels(self.font(), 220))
        self.hide()

    def show_line(self, line: StepLine | None, now: float) -> None:
        """Show *line* from its first value to *now*, seconds since 1970; None hides it."""
        self.setVisible(line is not None)
        if line is not None:
            self.name.setText(line.name)
            self.chart.setAccessibleName(line.name)
            self.chart.show_lines((StepLine("", line.points),), (line.points[0][0], now), "", 5.0)


class RescueList(QWidget):
    """What to copy, in order, and with which programs."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[FactRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(pixels(self.font(), 26), 0, 0, 0)
        self._column.setSpacing(2)

    def show_section(self, found: FactSection) -> None:
        """Show the rows of *found*."""
        if found.rows == self.rows:
            return
        self.rows = found.rows
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for row in self.rows:
            words = labelled(row.label, row.value)
            self._column.addWidget(_selectable(PlainLabel(words)))
            if row.note:
                self._column.addWidget(_selectable(caption(row.note)))


class VerdictSteps(Card):
    """Small and calm for a good drive. *finder* is its last row: where the drive is, and its light."""

    health_wanted = pyqtSignal()
    unlock_asked = pyqtSignal()
    wake_wanted = pyqtSignal()
    boost_wanted = pyqtSignal(str)
    """The user wants to speed up what runs on the array of this kernel name."""

    def __init__(self, finder: FindDrive) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Health"))
        self.mark = IconMark("", 20)
        self.title = ToneLabel()
        self.title.setFont(theme.scaled(self.font(), TITLE, bold=True))
        self.why, self.read = PlainLabel(), caption()
        for label in (self.title, self.why):
            _selectable(label)
        self.rise = Rise()
        self.reasons = LinkButton(self.tr("Show Reasons"))
        self.unlock, self.wake = UnlockHealth(), QPushButton(self.tr("Wake and Read"))
        self.copy_first, self.boost = QPushButton(), QPushButton(self.tr("Boost…"))
        self.copy_first.setProperty("primary", True)
        self.rescue = RescueList()
        self.steps = (StepRow(self.copy_first), StepRow(self.boost))
        self.finder = finder
        self._array = ""
        self._lay_out()
        self.reasons.clicked.connect(self.health_wanted)
        self.unlock.clicked.connect(self.unlock_asked)
        self.wake.clicked.connect(self.wake_wanted)
        self.copy_first.clicked.connect(lambda _checked: self.open_rescue(self.rescue.isHidden()))
        self.boost.clicked.connect(lambda _checked: self.boost_wanted.emit(self._array))
        self.open_rescue(False)

    def _lay_out(self) -> None:
        head, below = QHBoxLayout(), QHBoxLayout()
        for row in (head, below):
            row.setSpacing(pixels(self.font(), 8))
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        head.addWidget(self.unlock)
        head.addWidget(self.wake)
        below.addWidget(self.read)
        below.addWidget(self.reasons)
        below.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(pixels(self.font(), 4))
        words.addLayout(head)
        words.addWidget(self.why)
        words.addLayout(below)
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(pixels(self.font(), 16))
        top.addLayout(words, 1)
        top.addWidget(self.rise, 0, Qt.AlignmentFlag.AlignTop)
        column = self.column()
        column.setSpacing(pixels(self.font(), 4))
        column.addLayout(top)
        copy, boost = self.steps
        for part in (copy, self.rescue, boost, self.finder):
            column.addWidget(part)

    def open_rescue(self, opened: bool) -> None:
        """Show what to copy first, or hide it."""
        self.rescue.setVisible(opened)
        self.copy_first.setText(self.tr("Hide") if opened else translate("Window", "What to Copy First…"))

    def show_health(self, shown: ShownHealth, *, locked: bool, asleep: bool) -> None:
        """Show it; *locked* offers to unlock, *asleep* to wake the drive."""
        self.mark.show_icon(MARKS[shown.state], shown.tone)
        self.title.setText(shown.title)
        self.why.setText(shown.why)
        self.read.setText(shown.read)
        self.read.setVisible(bool(shown.read))
        self.unlock.setVisible(locked)
        self.wake.setVisible(asleep and not locked)
        self.setAccessibleDescription("\n".join(filter(None, (shown.title, shown.why))))

    def show_steps(
        self, copy: RescueStep | None, waits: tuple[RescueStep, ...], rescue: FactSection | None
    ) -> None:
        """Show what to do about a drive that fails; None for one that does not."""
        waiting = waits[0] if waits else None
        number = 0
        for row, step in zip(self.steps, (copy, waiting), strict=True):
            row.setVisible(step is not None)
            if step is not None:
                number += 1
                row.show_step(number, step)
        fails = copy is not None
        self.finder.lead(number + 1 if fails else 0, self.tr("Replace this drive") if fails else "")
        self._array = waiting.array if waiting is not None else ""
        if rescue is None:
            self.open_rescue(False)
        else:
            self.rescue.show_section(rescue)
