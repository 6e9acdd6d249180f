"""The words at the ends of the lines have room each, wherever the lines end."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.drive_health.step_chart import StepChart, StepLine


@pytest.mark.timeout(20)
@pytest.mark.parametrize("value", [0.0, 5.0, 10.0])
@pytest.mark.parametrize("apart", [0.0, 0.3, -0.3])
def test_lines_that_end_close_to_each_other_are_drawn(qtbot: QtBot, value: float, apart: float) -> None:
    chart = StepChart()
    qtbot.addWidget(chart)
    ends = [min(10.0, max(0.0, value + apart * number)) for number in range(4)]
    lines = [StepLine(f"Count {number}", ((0.0, 1.0), (1.0, end))) for number, end in enumerate(ends)]
    chart.show_lines(lines, (0.0, 2.0), "", 10.0)
    chart.resize(400, 132)
    assert not chart.grab().isNull()
