"""The state of an array: its operation and when it ends, what slows it down, and what to do about it."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.slowdown_causes import Fix, slow_words
from disktune_contract.drives.drive import Drive
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import array_advice, wording
from disktune_gui.arrays.array_advice import Advice
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.text.formats import percent
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme

# -- causes that slow an array down, each with a button for its remedy -------------------------------------


class ArrayCauseList(QWidget):
    """Takes no room while nothing is known."""

    help_wanted = pyqtSignal(Fix)
    drive_wanted = pyqtSignal(str)
    """Show the drive of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[tuple[str, str], ...] = ()
        """Sentence and tone of each line."""
        self._lines: list[QWidget] = []
        self.buttons: list[QPushButton] = []
        """Those of the lines, from top to bottom."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_model(self, model: ArrayModel, drives: Mapping[str, Drive]) -> None:
        """Show the causes in *model*; unchanged lines stay, so that no button disappears under a click."""
        found: list[tuple[str, str, Fix | str | None]] = []
        if model.suspect is not None:
            found.append((said(slow_words(model.suspect)), "danger", model.suspect.drive))
        found += [
            (said(cause.words), "caution" if cause.certain else "info", cause.fix)
            for cause in model.causes(drives)
        ]
        shown = tuple((words, tone) for words, tone, _ in found)
        if shown == self.shown:
            return
        self.shown = shown
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.buttons = []
        self._lines = [self._line(*one) for one in found]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(self._lines))

    def _line(self, words: str, tone: str, help_: Fix | str | None) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        label = ToneLabel(words, tone)
        label.setWordWrap(True)
        row.addWidget(label, 1)
        if help_ is not None:
            button = QPushButton(self._offer(help_))
            button.setAccessibleDescription(words)
            button.clicked.connect(partial(self._ask, help_))
            row.addWidget(button)
            self.buttons.append(button)
        return line

    def _offer(self, help_: Fix | str) -> str:
        if isinstance(help_, str):
            return self.tr("Show Drive")
        return self.tr("Boost…") if help_.speed_up else self.tr("Show Settings")

    def _ask(self, help_: Fix | str, _checked: bool = False) -> None:
        if isinstance(help_, str):
            self.drive_wanted.emit(help_)
        else:
            self.help_wanted.emit(help_)


# -- state of the array: age of the figures, operation, end, advice ----------------------------------------

_NOTHING = Advice("", "")


class StatusPanel(QWidget):
    """The top of the array's page."""

    def __init__(self) -> None:
        super().__init__()
        self._read_at: float | None = None
        """When the array was last read, in seconds since the epoch."""
        self.dated = ToneLabel("", "caution")
        """Since when nothing has been read; empty while it is."""
        self.state = PlainLabel()
        self.state.setFont(theme.scaled(self.font(), 1.25, bold=True))
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setAccessibleName(self.tr("Progress of the operation"))
        self.forecast = PlainLabel()
        self.matter, self.step = ToneLabel(), PlainLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for part in (self.dated, self.state, self.progress, self.forecast, self.matter, self.step):
            column.addWidget(part)
        for label in (self.dated, self.state, self.forecast, self.matter, self.step):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.dated.hide()

    def forget(self, words: str) -> None:
        """Show nothing but *words* until the first report."""
        self._read_at = None
        for part in (self.dated, self.progress, self.forecast, self.matter, self.step):
            part.hide()
        self.state.setText(words)

    def was_read(self) -> None:
        """Take note that the array was read just now."""
        self._read_at = time.time()
        self.dated.hide()

    def date(self, why: str) -> None:
        """Show why nothing is read, and the time of the figures."""
        words = self.tr("The state of the array is unknown. {why}").format(why=why)
        if self._read_at is None:
            self.state.clear()
        else:
            at = moment(self._read_at, seconds=True)
            words = self.tr("{why} The values below were read at {time}.").format(why=why, time=at)
        self.dated.setText(words)
        self.dated.show()

    def show_report(
        self,
        report: ArrayReport,
        model: ArrayModel,
        drives: Mapping[str, Drive],
        units: UnitSystem,
        failing: Collection[str] = (),
    ) -> None:
        """Show *report* and the forecast of *model*; *failing* are kernel names of drives."""
        self.state.setText(wording.state(report))
        self.progress.setVisible(report.fraction is not None)
        self.progress.setValue(round(1000 * (report.fraction or 0)))
        self.progress.setFormat(percent(report.fraction or 0, 1))
        words = wording.forecast(model, time.time(), units)
        self.forecast.setText(words)
        self.forecast.setVisible(bool(words))
        self.progress.setAccessibleDescription(words)
        advice = (
            array_advice.with_failing(report, drives, failing, array_advice.advice(report, drives)) or _NOTHING
        )
        self.matter.set_tone(advice.tone)
        for label, text in ((self.matter, advice.matter), (self.step, advice.step)):
            label.setText(text)
            label.setVisible(bool(text))
