"""Charts that are painted directly, seen at points of their pictures."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QHelpEvent, QImage, QPainter, QPalette
from PyQt6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.comparison import Pair
from disktune_gui.controls.drawn import HeatMap, colour
from disktune_gui.controls.effects import PairChart, scale
from disktune_gui.controls.speed_gauge import GaugeBar, gauge
from disktune_gui.controls.step_chart import StepChart, StepLine
from disktune_gui.drive_health.samples_view import ChartCard
from disktune_gui.text.formats import formats
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from tests.gui.support import added
from tests.sample_drive import make_drive

AREA = QRectF(0, 0, 200, 100)


@pytest.fixture
def heat(qtbot: QtBot) -> HeatMap:
    made = added(qtbot, HeatMap(), 416, 246)
    made.draw_values(
        [float(n) for n in range(8)], [float(n + 1) for n in range(8)], lambda x: f"at {x:.0f}", "MB/s"
    )
    return made


def test_the_cells_fill_the_map_row_by_row(heat: HeatMap) -> None:
    assert heat._columns() == 4
    assert heat._cell(0) == QRectF(8, 8, 99, 99)
    assert heat._cell(3) == QRectF(308, 8, 99, 99)
    assert heat._cell(4) == QRectF(8, 108, 99, 99)
    assert heat.text_at(QPointF(320, 110)) == "at 7: 8.00 MB/s"
    assert heat.text_at(QPointF(4, 4)) == ""
    heat.draw_values([0.0], [1.0], lambda x: f"at {x:.0f}", "MB/s")
    assert heat._columns() == 2, "a cell is about as high as it is wide"


def test_the_map_is_coloured_by_share_of_the_fastest_with_a_scale_below(heat: HeatMap) -> None:
    image = heat.grab().toImage()
    for number in (0, 3, 7):
        place = heat._cell(number).center()
        assert image.pixelColor(round(place.x()), round(place.y())) == colour((number + 1) / 8)
    assert image.pixelColor(4, 4) == QColor(theme.chart_background())
    left, right = image.pixelColor(9, 230), image.pixelColor(266, 230)
    assert left.lightness() < 60
    assert right.lightness() > 120
    assert image.pixelColor(272, 230) == QColor(theme.chart_background())


def test_a_value_is_told_where_the_pointer_rests(heat: HeatMap, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _widget: told.append(text))
    place = QPoint(150, 50)
    assert heat.event(QHelpEvent(QEvent.Type.ToolTip, place, heat.mapToGlobal(place))) is True
    assert told == [as_tip("at 1: 2.00 MB/s")]


@pytest.mark.parametrize(
    ("share", "name"),
    [
        (-1.0, "#00224e"),
        (0.0, "#00224e"),
        (0.2, "#35456c"),
        (0.4, "#666970"),
        (0.5, "#7d7c74"),
        (0.8, "#c8b866"),
        (1.0, "#fee838"),
        (2.0, "#fee838"),
    ],
)
def test_the_colours_are_those_of_cividis(share: float, name: str) -> None:
    assert colour(share).name() == name


def painted(qtbot: QtBot, pair: Pair) -> QImage:
    chart = added(qtbot, PairChart())
    chart.draw([pair], 1, 2, str)
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    chart._paint_pair(painter, AREA, pair, 0.0, 100.0)
    painter.end()
    return image


@pytest.mark.parametrize("disturbed", ["", "The system was busy."])
def test_a_pair_stands_in_its_round_as_high_as_it_is_fast(qtbot: QtBot, disturbed: str) -> None:
    pair = Pair(1, 25.0, 75.0, disturbed)
    image = painted(qtbot, pair)
    before, after = image.pixelColor(128, 75), image.pixelColor(172, 25)
    if disturbed:
        assert before == after == QColor(theme.chart_background())
    else:
        assert before == QColor(theme.series(5).colour)
        assert after == QColor(theme.series(1).colour)
    assert image.pixelColor(128, 25).alpha() == 0
    assert image.pixelColor(28, 75).alpha() == 0, "that is the round before"
    assert any(image.pixelColor(150, y).alpha() for y in range(45, 56)) or disturbed, "they are joined"


def test_the_scale_reaches_a_tenth_beyond_the_figures() -> None:
    assert scale([]) == (0.0, 1.0)
    pairs = [Pair(0, 100.0, 120.0), Pair(1, 110.0, 200.0)]
    assert scale(pairs) == pytest.approx((90.0, 210.0))
    assert scale([Pair(0, 100.0, 100.0)]) == pytest.approx((99.8, 102.2))
    assert scale([Pair(0, 0.0, 10.0)]) == pytest.approx((0.0, 11.0)), "no figure is less than nothing"
    low, high = scale([Pair(0, 0.0, 0.0)])
    assert low < high


# -- the gauge: its mark is where the figure is beside the usual range, from right to left as well --


@pytest.mark.parametrize(("value", "place"), [(60.0, "below"), (150.0, "within"), (250.0, "above")])
def test_the_mark_is_below_within_or_above_the_range(value: float, place: str) -> None:
    shown = gauge(value, 100.0, 200.0)
    assert 0 < shown.low < shown.high < 1
    assert 0 < shown.mark < 1
    assert place == ("below" if shown.mark < shown.low else "above" if shown.mark > shown.high else "within")


def column(image: QImage, share: float) -> QColor:
    return image.pixelColor(round(share * image.width()), image.height() // 2)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_range_and_mark_are_painted_from_where_text_begins(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    bar = added(qtbot, GaugeBar())
    assert not bar.isVisibleTo(None)
    bar.setLayoutDirection(direction)
    bar.show_gauge(gauge(50.0, 100.0, 200.0))
    image, palette = bar.grab().toImage(), bar.palette()
    places = (0.21, 0.6, 0.93)
    if direction is Qt.LayoutDirection.RightToLeft:
        places = tuple(1 - one for one in places)  # type: ignore[assignment]
    colours = [column(image, one).name() for one in places]
    mark = palette.color(QPalette.ColorRole.WindowText).name()
    assert colours == [mark, theme.usual(palette).name(), theme.track(palette).name()]
    bar.show_gauge(None)
    assert not bar.isVisibleTo(None)


# -- the words at the ends of the lines have room each, wherever the lines end --


@pytest.mark.timeout(20)
@pytest.mark.parametrize("value", [0.0, 5.0, 10.0])
@pytest.mark.parametrize("apart", [0.0, 0.3, -0.3])
def test_lines_that_end_close_to_each_other_are_drawn(qtbot: QtBot, value: float, apart: float) -> None:
    chart = added(qtbot, StepChart())
    ends = [min(10.0, max(0.0, value + apart * number)) for number in range(4)]
    lines = [StepLine(f"Count {number}", ((0.0, 1.0), (1.0, end))) for number, end in enumerate(ends)]
    chart.show_lines(lines, (0.0, 2.0), "", 10.0)
    for height in (20, 60, 132):
        chart.resize(400, height)
        assert not chart.grab().isNull()


def test_temperatures_follow_the_unit_of_an_open_chart(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    card = added(qtbot, ChartCard(lambda: 3e5))
    samples = (HealthSample(1e5, temperature_c=40), HealthSample(2e5, temperature_c=35))
    card.show_samples(make_drive(), samples)
    assert "35 °C" in card.chart.accessibleDescription()
    monkeypatch.setattr(formats, "fahrenheit", True)
    card.show_samples(make_drive(), samples)
    assert "95 °F" in card.chart.accessibleDescription()


def test_what_nobody_can_see_is_not_drawn_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    chart = added(qtbot, StepChart(), 400, 132)
    drawn: list[int] = []
    monkeypatch.setattr(chart, "update", lambda: drawn.append(1))
    lines = [StepLine("Count", ((0.0, 1.0), (5e6, 2.0)))]
    chart.show_lines(lines, (0.0, 1e7), "", 10.0)
    chart.show_lines([StepLine("Count", ((0.0, 1.0), (5e6 + 3, 2.0)))], (0.0, 1e7 + 3), "", 10.0)
    assert len(drawn) == 1
    chart.show_lines(lines, (0.0, 1.1e7), "", 10.0)
    chart.show_lines([StepLine("Count", ((0.0, 1.0), (5e6, 3.0)))], (0.0, 1.1e7), "", 10.0)
    assert len(drawn) == 3
