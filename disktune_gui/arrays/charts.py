"""Charts of an array: its speed with the times of boosts, its members' activity, the operation as a whole."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.operation_record import GAP_S, Fall, OperationRecord
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import BoostStage, BoostState
from disktune_gui.activity.metrics import SUMMARY_EVERY_S, ago
from disktune_gui.activity.views import AllDrivesView
from disktune_gui.controls.panel import ChartPanel
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.recorder import ActivityRecorder
from disktune_gui.text import wording
from disktune_gui.text.formats import rate
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable, Moment
from disktune_gui.theming.style import flush

SPAN_S = 300
_TALL = 480
"""Pixels of both charts together."""


class _Tabled(QWidget):
    """Charts, and above them the button that shows their tables."""

    def __init__(self, *charts: QWidget) -> None:
        super().__init__()
        self.table_button = QPushButton(QCoreApplication.translate("ArrayCharts", "Tab&le"))
        self.table_button.setCheckable(True)
        column = flush(QVBoxLayout(self), 12)
        column.addWidget(self.table_button, 0, Qt.AlignmentFlag.AlignRight)
        for chart in charts:
            column.addWidget(chart)


class ArrayCharts(_Tabled):
    """Two charts over the last five minutes."""

    def __init__(self, recorder: ActivityRecorder, preferences: Preferences) -> None:
        self.speed = ChartPanel(QCoreApplication.translate("ArrayCharts", "Speed per member"))
        self.members = AllDrivesView(recorder.history)
        super().__init__(self.speed, self.members)
        self._recorder, self._preferences = recorder, preferences
        self._members: Sequence[Drive] = ()
        self._summary_at = float("-inf")
        self.speed.say_when_empty(QCoreApplication.translate("Activity", "No data recorded."))
        # The table of members has their figures.
        self.members.now.hide()
        self.speed.chart.set_x_axis(-SPAN_S, 0.0, range(0, -SPAN_S - 1, -60), ago)
        self._make_room(wanted=False)
        self._use_units()
        self._preferences.changed.connect(self._use_units)
        self.table_button.toggled.connect(self._show_tables)

    def _show_tables(self, on: bool) -> None:
        self.speed.show_table(on)
        self.members.show_tables(on)
        self._draw_members()

    def _make_room(self, *, wanted: bool) -> None:
        """Show the speed of operations only if there was one."""
        self.speed.setVisible(wanted)
        self.setMinimumHeight(_TALL if wanted else _TALL // 2)

    def _use_units(self) -> None:
        units = self._preferences.units
        self.members.use_units(units)
        axis = "MB/s" if units.value == 1000 else "MiB/s"
        self.speed.chart.set_y_axis(axis, wording.figure, unit=f" {axis}", least=1.0)

    def draw(self, model: ArrayModel, drives: Sequence[Drive], boost: BoostState | None) -> None:
        """Draw the past that *model* has."""
        report = model.report
        if report is None:
            return
        self._make_room(wanted=bool(model.speeds) or report.operation is not None)
        unit = 1e6 if self._preferences.units.value == 1000 else 1 << 20
        points = [
            (at_s - report.at_s, speed / unit) for at_s, speed in model.speeds if report.at_s - at_s <= SPAN_S
        ]
        begun = time.time() - boost.began if boost is not None and boost.stage is BoostStage.ON else 0.0
        plain = [point for point in points if -point[0] > begun] if begun else points
        hurried = [point for point in points if -point[0] <= begun] if begun else []
        lines = [_line(self.tr("normal"), 0, plain)]
        if hurried:
            # One point is shared, so that the line does not break where it matters.
            lines.append(_line(self.tr("boosted"), 1, [*plain[-1:], *hurried]))
        self.speed.draw(lines)
        self.speed.set_table(
            DataTable((self.tr("Seconds ago"), "B/s"), [(abs(x), y * unit) for x, y in reversed(points)])
        )
        if points:
            self.speed.set_summary(
                self.tr("Current {now}, maximum {most}.").format(
                    now=rate(points[-1][1] * unit, self._preferences.units),
                    most=rate(max(y for _, y in points) * unit, self._preferences.units),
                )
            )
        else:
            self.speed.set_summary(QCoreApplication.translate("Activity", "No data recorded."))
        names = dict.fromkeys(name for member in report.members for name in member.drives)
        self._members = [drive for drive in drives if drive.name in names]
        self._draw_members()
        now = time.monotonic()
        if now - self._summary_at >= SUMMARY_EVERY_S:
            self._summary_at = now if self.members.summarise(self._members) else float("-inf")

    def _draw_members(self) -> None:
        history = self.members.history
        self.members.draw(self._members, float(SPAN_S), history.at_s, self._recorder.clock_offset)


def _line(name: str, style: int, points: Sequence[tuple[float, float]]) -> ChartLine:
    return ChartLine(name, style, [x for x, _ in points], [y for _, y in points])


# -- the operation as a whole, from the record -------------------------------------------------------------

_MARKS = 6
_ROUND_S = (60, 300, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 86400)
_FALL = 1
"""Style of the line that marks where the speed fell."""


class OperationChart(_Tabled):
    """The speed of what runs, or ran last, since recording began."""

    def __init__(self, preferences: Preferences) -> None:
        self.speed = ChartPanel(QCoreApplication.translate("ArrayCharts", "Speed per member"))
        super().__init__(self.speed)
        self._preferences = preferences
        self._shown: object = None
        self.setMinimumHeight(_TALL // 2)
        self.table_button.toggled.connect(self.speed.show_table)

    def draw(self, known: OperationRecord, fall: Fall | None, words: str) -> None:
        """Draw a record with its *fall*, which *words* describe."""
        units = self._preferences.units
        if (known, units, words) == self._shown:
            return
        self._shown = (known, units, words)
        unit = (1e6 if units.value == 1000 else 1 << 20) / 1024
        x: list[float] = []
        y: list[float] = []
        for before, one in pairwise((None, *known.stretches)):
            if before is not None and one is not None and one.began - before.ended > GAP_S:
                x.append(before.ended)
                y.append(math.nan)  # Nothing was recorded: a line would claim what is not known.
            if one is not None:
                x += [one.began, one.ended]
                y += [one.kib_s / unit] * 2
        lines = [ChartLine(self.tr("speed"), 0, x, y)]
        if fall is not None:
            top = fall.before_kib_s / unit
            lines.append(ChartLine(self.tr("fall"), _FALL, [fall.last_seen, fall.at], [top, 0.0], mark=True))
        left, right = x[0], x[-1]
        step = next((one for one in _ROUND_S if (right - left) / one <= _MARKS), 86400 * 2)
        # Whole hours of the day where the user is.
        first = left - (left + time.localtime(left).tm_gmtoff) % step + step
        marks = [first + step * number for number in range(int((right - first) / step) + 1)]
        axis = "MB/s" if units.value == 1000 else "MiB/s"
        self.speed.chart.set_y_axis(axis, wording.figure, unit=f" {axis}", least=1.0)
        self.speed.chart.set_x_axis(
            left, right, marks, wording.clock if right - left < 86400 else wording.month_day
        )
        self.speed.draw(lines)
        rows = [(Moment(one.began), Moment(one.ended), one.kib_s * 1024) for one in reversed(known.stretches)]
        self.speed.set_table(DataTable((self.tr("From"), self.tr("To"), "B/s"), rows))
        self.speed.set_summary(words)
