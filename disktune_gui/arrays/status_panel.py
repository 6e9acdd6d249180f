"""The state of an array: its operation and when it ends, what slows it down, and what to do about it."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from functools import partial

from PyQt6.QtCore import QCoreApplication, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.slowdown_causes import Fix, slow_words
from disktune_contract.drives.drive import Drive
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import array_advice, wording
from disktune_gui.arrays.array_advice import Advice
from disktune_gui.controls.cards import FIGURE, Card, SizedLabel, caption, card_title
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.text.formats import percent
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

translate = QCoreApplication.translate

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
        self._column = flush(QVBoxLayout(self))
        self.hide()

    def show_model(self, model: ArrayModel, drives: Mapping[str, Drive], fall: str = "") -> None:
        """Show the causes in *model*, and when the speed had a *fall*, if it had one.

        Unchanged lines stay, so that no button disappears under a click.
        """
        found: list[tuple[str, str, Fix | str | None]] = []
        if model.suspect is not None:
            found.append((said(slow_words(model.suspect)), "danger", model.suspect.drive))
        found += [(fall, "info", None)] if fall else []
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
        row = flush(QHBoxLayout(line), 12)
        mark, label = IconMark(), caption(words)
        mark.show_icon({"danger": "failing", "caution": "caution"}.get(tone, "info"), tone)
        label.setWordWrap(True)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
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


# -- what runs on the array, how far it is, and since when nothing was read --------------------------------


class SpeedLine(QWidget):
    """The speed of what runs over the last minutes, as an area without axes."""

    def __init__(self) -> None:
        super().__init__()
        self._speeds: tuple[float, ...] = ()
        self.setFixedHeight(pixels(self.font(), 40))
        self.setMinimumWidth(pixels(self.font(), 120))

    def show_speeds(self, speeds: Iterable[float]) -> None:
        """Show these, the newest last."""
        self._speeds = tuple(speeds)
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        top = max(self._speeds, default=0.0)
        if len(self._speeds) < _LEAST_POINTS or not top:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = self.width() / (len(self._speeds) - 1)
        room = self.height() - 3.0
        points = [
            QPointF(number * across, 1.5 + room * (1 - speed / top)) for number, speed in enumerate(self._speeds)
        ]
        colour = QColor(theme.series(0).colour)
        area = QPolygonF([QPointF(0, self.height()), *points, QPointF(self.width(), self.height())])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mixed(colour, theme.card(self.palette()), 0.2))
        painter.drawPolygon(area)
        painter.setPen(QPen(colour, 1.5))
        painter.drawPolyline(QPolygonF(points))
        painter.end()


_LEAST_POINTS = 3
_NOTHING = Advice("", "")


class StatusPanel(QWidget):
    """The top of the array's page."""

    def __init__(self) -> None:
        super().__init__()
        self._read_at: float | None = None
        """When the array was last read, in seconds since the epoch."""
        self.dated = ToneLabel("", "caution")
        """Since when nothing has been read; empty while it is."""
        self.state = card_title()
        self.percent = SizedLabel("", FIGURE, bold=True)
        self.forecast, self.speed = PlainLabel(), caption()
        self.line = SpeedLine()
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(pixels(self.font(), 8))
        self.progress.setAccessibleName(self.tr("Progress"))
        figures, head = QHBoxLayout(), QHBoxLayout()
        figures.setSpacing(pixels(self.font(), 12))
        figures.addWidget(self.percent)
        figures.addWidget(self.forecast, 1, Qt.AlignmentFlag.AlignBottom)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.state)
        words.addLayout(figures)
        head.addLayout(words, 3)
        head.addWidget(self.line, 2)
        column = flush(QVBoxLayout(self), pixels(self.font(), 6))
        column.addWidget(self.dated)
        column.addLayout(head)
        column.addWidget(self.progress)
        column.addWidget(self.speed, 0, Qt.AlignmentFlag.AlignRight)
        for label in (self.dated, self.state, self.forecast):
            label.wrap_selectable()
        self.dated.hide()

    def forget(self, words: str) -> None:
        """Show nothing but *words* until the first report."""
        self._read_at = None
        for part in (self.dated, self.progress, self.percent, self.forecast, self.speed, self.line):
            part.hide()
        self.state.setText(words)

    def was_read(self) -> None:
        """Take note that the array was read just now."""
        self._read_at = time.time()
        self.dated.hide()

    def date(self, why: str) -> None:
        """Show why nothing is read, and the time of the figures."""
        words = translate("Scrub", "State unknown. {why}").format(why=why)
        if self._read_at is None:
            self.state.clear()
        else:
            at = moment(self._read_at, seconds=True)
            words = translate("Window", "{why} Read at {time}.").format(why=why, time=at)
        self.dated.setText(words)
        self.dated.show()

    def show_report(self, report: ArrayReport, model: ArrayModel, left_s: float | None, units: UnitSystem) -> None:
        """Show *report*; what runs still takes *left_s* if that is known."""
        runs = report.fraction is not None
        self.state.setText(wording.state(report))
        self.progress.setValue(round(1000 * (report.fraction or 0)))
        self.percent.setText(percent(report.fraction or 0))
        words = wording.forecast(report, left_s, time.time())
        self.forecast.setText(words)
        self.speed.setText(wording.speed(report, units, model.processor_words))
        self.progress.setAccessibleDescription(words)
        self.line.show_speeds(speed for _, speed in model.speeds)
        for part, shown in (
            (self.progress, runs),
            (self.percent, runs),
            (self.forecast, bool(words)),
            (self.speed, bool(self.speed.text())),
            (self.line, runs),
        ):
            part.setVisible(shown)


# -- what is wrong with the array, and what to do ----------------------------------------------------------


class AdviceCard(Card):
    """Hidden where nothing is wrong."""

    rescue_wanted = pyqtSignal(str)
    """The user wants to know what to copy first from the drive of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self._failing = ""
        self.mark, self.title = IconMark("", 20), card_title()
        self.matter, self.step = PlainLabel(), caption()
        self.rescue = QPushButton(translate("Window", "What to Copy First…"))
        self.rescue.clicked.connect(lambda _checked: self.rescue_wanted.emit(self._failing))
        head = QHBoxLayout()
        head.setSpacing(pixels(self.font(), 8))
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        column = self.column()
        column.addLayout(head)
        for label in (self.title, self.matter, self.step):
            label.wrap_selectable()
        for part in (self.matter, self.step, self.rescue):
            column.addWidget(part)
        self.hide()

    def show_report(self, report: ArrayReport, drives: Mapping[str, Drive], failing: Collection[str]) -> None:
        """Show what to know of *report*; *failing* are kernel names of drives."""
        own = array_advice.advice(report, drives)
        advice = array_advice.with_failing(report, drives, failing, own) or _NOTHING
        self.mark.show_icon("failing" if advice.tone == "danger" else "caution", advice.tone)
        self.title.setText(array_advice.title(report))
        self.matter.setText(advice.matter)
        self.step.setText(advice.step)
        self.step.setVisible(bool(advice.step))
        mine = (name for member in report.members for name in member.drives if name in failing)
        self._failing = next(mine, "")
        self.rescue.setVisible(bool(self._failing))
        self.setVisible(bool(advice.matter))
