"""Lines of a chart differ by their strokes, and points by their shape: nothing is told by a colour alone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from disktune_gui.controls import dense_lines
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.controls.panel import ChartPanel, Legend
from disktune_gui.report.html import key
from disktune_gui.text.series import ChartLine
from disktune_gui.theming import theme
from tests.gui.support import added, opened

STRAIGHT = ([0.0, 1.0], [1.0, 1.0])
LEAST = 12
"""Dots of a sample by which two of them differ: a fifth of the line's own."""


def grey(image: QImage) -> list[bool]:
    """Return which dots of a picture are drawn, whatever their colour."""
    return [image.pixelColor(x, y).alpha() > 127 for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("joined", [True, False])
def test_without_colours_the_samples_of_six_styles_differ(qtbot: QtBot, joined: bool) -> None:
    seen = [grey(dense_lines.picture(style, joined=joined)) for style in range(6)]
    for one, other in combinations(seen, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= LEAST


def test_no_two_of_twelve_lines_have_the_same_strokes() -> None:
    assert len({theme.series(style, dark=False).dashes for style in range(12)}) == 12
    assert len({theme.series(style, dark=False).marker for style in range(6)}) == 6


def drawn(chart: LineChart) -> list[tuple[float, ...]]:
    """Return the strokes of each curve, in pixels."""
    pens = [one.opts["pen"] for one in chart._curves.values()]
    solid = Qt.PenStyle.SolidLine
    return [
        () if one.style() is solid else tuple(part * one.widthF() for part in one.dashPattern()) for one in pens
    ]


def test_a_chart_draws_its_lines_in_the_strokes_of_the_theme_and_its_points_in_its_shapes(qtbot: QtBot) -> None:
    chart = opened(qtbot, LineChart())
    chart.draw_lines([ChartLine(str(style), style, *STRAIGHT) for style in range(6)])
    assert drawn(chart) == [theme.series(style).dashes for style in range(6)]
    chart.draw_lines([ChartLine(str(style), style, *STRAIGHT, dots=True, joined=False) for style in range(6)])
    shapes = [one.opts["symbol"] for one in chart._dots]
    assert shapes == [theme.series(style).marker for style in range(6)]


def gaps(chart: LineChart, style: int) -> int:
    """Return how often the only line of a chart, a level one, is interrupted."""
    image = chart.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    bits, colour = image.constBits(), QColor(theme.series(style).colour).rgb()
    assert bits is not None
    pixels, wide = memoryview(bits.asstring(image.sizeInBytes())).cast("I"), image.width()
    rows = (pixels[start : start + wide] for start in range(0, len(pixels), wide))
    return max(sum(a == colour != b for a, b in pairwise(row)) for row in rows)


@pytest.mark.slow
def test_the_strokes_are_seen_in_the_chart(qtbot: QtBot) -> None:
    chart = added(qtbot, LineChart(), 600, 300)
    chart.set_y_axis("MB/s", str, top=1.5)
    chart.show()
    counts = []
    for style in range(6):
        chart.draw_lines([ChartLine("a", style, [0.0, 1.0], [0.9, 0.9])])
        counts.append(gaps(chart, style))
    assert counts[0] == 1, "it ends"
    assert all(count > 10 for count in counts[1:])


@pytest.mark.parametrize("joined", [True, False])
def test_the_legend_shows_each_line_as_it_is_drawn(qtbot: QtBot, joined: bool) -> None:
    panel = added(qtbot, ChartPanel("Speed"))
    panel.draw([ChartLine(f"Run {n}", n, *STRAIGHT, dots=not joined, joined=joined) for n in range(6)])
    panel.resize(900, 300)
    panel.show()
    legend = panel.findChild(Legend)
    assert legend is not None
    assert legend.accessibleName() == "Run 0, Run 1, Run 2, Run 3, Run 4, Run 5"
    image = legend.grab().toImage()
    seen = []
    for style, place in enumerate(legend.places(legend.width())):
        colour = QColor(theme.series(style).colour)
        sample = image.copy(place.left(), 0, dense_lines.WIDE, image.height())
        seen.append(
            [sample.pixelColor(x, y) == colour for x in range(sample.width()) for y in range(sample.height())]
        )
        assert any(seen[-1])
    assert len({tuple(one) for one in seen}) == 6


def test_a_report_has_the_same_styles_and_a_key_of_them() -> None:
    lines = [key(ChartLine("a", style, *STRAIGHT, dots=True, joined=False)) for style in range(6)]
    assert len({one.split(' d="')[1] for one in lines}) == 6
