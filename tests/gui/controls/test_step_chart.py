"""The words at the ends of the lines have room each, wherever the lines end."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.sample import HealthSample
from disktune_gui.controls.step_chart import StepChart, StepLine
from disktune_gui.drive_health.samples_view import ChartCard
from disktune_gui.text.formats import formats
from tests.sample_drive import make_drive


@pytest.mark.timeout(20)
@pytest.mark.parametrize("value", [0.0, 5.0, 10.0])
@pytest.mark.parametrize("apart", [0.0, 0.3, -0.3])
def test_lines_that_end_close_to_each_other_are_drawn(qtbot: QtBot, value: float, apart: float) -> None:
    chart = StepChart()
    qtbot.addWidget(chart)
    ends = [min(10.0, max(0.0, value + apart * number)) for number in range(4)]
    lines = [StepLine(f"Count {number}", ((0.0, 1.0), (1.0, end))) for number, end in enumerate(ends)]
    chart.show_lines(lines, (0.0, 2.0), "", 10.0)
    for height in (20, 60, 132):
        chart.resize(400, height)
        assert not chart.grab().isNull()


def test_temperatures_follow_the_unit_of_an_open_chart(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    card = ChartCard(lambda: 3e5)
    qtbot.addWidget(card)
    samples = (HealthSample(1e5, temperature_c=40), HealthSample(2e5, temperature_c=35))
    card.show_samples(make_drive(), samples)
    assert "35 °C" in card.chart.accessibleDescription()
    monkeypatch.setattr(formats, "fahrenheit", True)
    card.show_samples(make_drive(), samples)
    assert "95 °F" in card.chart.accessibleDescription()


def test_what_nobody_can_see_is_not_drawn_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    chart = StepChart()
    qtbot.addWidget(chart)
    chart.resize(400, 132)
    drawn: list[int] = []
    monkeypatch.setattr(chart, "update", lambda: drawn.append(1))
    lines = [StepLine("Count", ((0.0, 1.0), (5e6, 2.0)))]
    chart.show_lines(lines, (0.0, 1e7), "", 10.0)
    chart.show_lines([StepLine("Count", ((0.0, 1.0), (5e6 + 3, 2.0)))], (0.0, 1e7 + 3), "", 10.0)
    assert len(drawn) == 1
    chart.show_lines(lines, (0.0, 1.1e7), "", 10.0)
    chart.show_lines([StepLine("Count", ((0.0, 1.0), (5e6, 3.0)))], (0.0, 1.1e7), "", 10.0)
    assert len(drawn) == 3
