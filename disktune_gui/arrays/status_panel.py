"""How the array stands: since when nothing was read, what runs on it and until when, and what to do about it."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.drives.drive import Drive
from disktune_contract.units import UnitSystem
from disktune_gui.arrays import array_advice, failing_member, wording
from disktune_gui.arrays.array_advice import Advice
from disktune_gui.arrays.model import ArrayModel
from disktune_gui.text.amounts import percent
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.widgets.tone_label import ToneLabel

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
        """Say why nothing is read, and of when the figures are."""
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
        """Say what *report* says, and what *model* foretells; *failing* are kernel names of drives."""
        self.state.setText(wording.state(report))
        self.progress.setVisible(report.fraction is not None)
        self.progress.setValue(round(1000 * (report.fraction or 0)))
        self.progress.setFormat(percent(report.fraction or 0, 1))
        words = wording.forecast(model, time.time(), units)
        self.forecast.setText(words)
        self.forecast.setVisible(bool(words))
        self.progress.setAccessibleDescription(words)
        advice = failing_member.advice(report, drives, failing, array_advice.advice(report, drives)) or _NOTHING
        self.matter.set_tone(advice.tone)
        for label, text in ((self.matter, advice.matter), (self.step, advice.step)):
            label.setText(text)
            label.setVisible(bool(text))
