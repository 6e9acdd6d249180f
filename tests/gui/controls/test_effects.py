"""Where the chart of effects draws what, and what it draws hollow."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from disktune_gui.controls.effects import Dot, Effect, EffectChart, reach
from tests.gui.support import added

BAND = QRectF(0, 0, 200, 60)


@pytest.fixture
def chart(qtbot: QtBot) -> EffectChart:
    return added(qtbot, EffectChart())


def row(*dots: Dot, low: float = 1.0, high: float = 1.2) -> Effect:
    return Effect("a", dots, 1.1, low, high)


def test_no_difference_is_in_the_middle_and_better_is_on_the_right(chart: EffectChart) -> None:
    chart.draw([row()], 1.02)
    assert [chart._x(BAND, ratio) for ratio in (0.78, 1.0, 1.11, 1.22)] == pytest.approx([0, 100, 150, 200])
    assert [chart._x(BAND, ratio) for ratio in (0.1, 9.0)] == [0, 200], "what is beyond the scale is at its end"
    chart.draw([row()], 1.02, waits=True)
    assert [chart._x(BAND, ratio) for ratio in (0.78, 1.0, 1.22)] == pytest.approx([200, 100, 0])


def test_the_scale_reaches_a_little_beyond_what_is_furthest_and_no_more_than_tenfold() -> None:
    assert reach([row(low=0.5)], 1.02) == pytest.approx(0.55)
    assert reach([row()], 1.5) == pytest.approx(0.55)
    assert reach([row(high=99.0)], 1.02) == 10.0


def painted(chart: EffectChart, effect: Effect) -> QImage:
    image = QImage(200, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    chart._paint_dots(painter, BAND, effect, QColor("#ff0000"))
    painter.end()
    return image


def test_a_disturbed_pair_is_hollow_and_neighbours_do_not_cover_each_other(chart: EffectChart) -> None:
    chart.draw([row()], 1.02)
    image = painted(chart, row(Dot(0.89, disturbed=False), Dot(1.0, disturbed=True), Dot(1.11, disturbed=False)))
    assert [image.pixelColor(x, y).alpha() > 0 for x, y in ((50, 17), (100, 20), (150, 23))] == [True, False, True]
    assert image.pixelColor(50, 21).alpha() == 0, "each stands in its own line"
    assert any(image.pixelColor(x, 20).alpha() for x in range(94, 100)), "hollow, not gone"


def test_a_row_has_its_height_in_the_chart(chart: EffectChart) -> None:
    for count in (0, 1, 3):
        chart.draw([row()] * count, 1.02)
        assert chart.sizeHint().height() - chart.minimumHeight() == 8
        assert chart.minimumHeight() == 46 * max(1, count) + 48


def test_the_estimate_is_drawn_over_its_interval(chart: EffectChart) -> None:
    chart.resize(480, 100)
    chart.draw([Effect("value", [], 1.0, 0.9, 1.1)], 1.02)
    with_interval = chart.grab().toImage()
    chart.draw([Effect("value", [], 1.0, None, None)], 1.02)
    without = chart.grab().toImage()
    chart.draw([Effect("value", [], None, None, None)], 1.02)
    nothing = chart.grab().toImage()
    assert with_interval != without
    assert without != nothing


@pytest.mark.parametrize("width", [60, 120, 200, 320, 700])
@pytest.mark.parametrize("furthest", [0.5, 0.64, 0.7, 0.91, 0.97, 1.04, 3.0, 30.0])
def test_texts_of_marks_do_not_overlap(chart: EffectChart, width: int, furthest: float) -> None:
    chart.draw([row(low=furthest, high=max(1.0, furthest))], 1.02)
    metrics = chart.fontMetrics()
    marks = chart.marks(metrics, width)
    share = {text: share for share, text in marks}
    assert share["no change"] == 0
    reached = reach(chart._rows, 1.02)
    places = [width / 2 * (1 + share / reached) for share, _ in marks]
    halves = [metrics.horizontalAdvance(text) / 2 for _, text in marks]
    assert all(
        place + half < after - other
        for place, half, after, other in zip(places, halves, places[1:], halves[1:], strict=False)
    )


def test_a_wide_scale_has_marks_to_both_sides(chart: EffectChart) -> None:
    chart.draw([row(low=0.7)], 1.02)
    assert [text for _, text in chart.marks(chart.fontMetrics(), 900)] == [
        *("−30%", "−20%", "−10%", "no change", "+10%", "+20%", "+30%")
    ]


def test_a_long_note_leaves_room_for_the_rows(chart: EffectChart) -> None:
    chart.resize(340, 100)
    note = "no meaningful difference, and none can be seen in twice the time"
    pictures = []
    for ratio in (None, 1.0):
        chart.draw([Effect("value", [], ratio, ratio, ratio, note=note)], 1.02)
        pictures.append(chart.grab().toImage())
    assert pictures[0] != pictures[1], "nothing is drawn"
