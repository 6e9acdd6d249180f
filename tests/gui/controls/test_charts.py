"""The chart widget and its table twin, drawn offscreen."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pyqtgraph as pg
import pytest
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QKeyEvent, QPaintEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.controls.dense_lines import Flat, LineBounds
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.controls.panel import ChartPanel, Legend, LegendEntry
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.text.series import ChartLine
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme
from tests.gui.support import added, copied
from tests.narrowed import of_kind, present


@pytest.fixture
def chart(qtbot: QtBot) -> LineChart:
    made = added(qtbot, LineChart(), 600, 300)
    made.set_x_axis(-60, 0, [-60, -30, 0], lambda x: f"{x:.0f} s")
    made.set_y_axis("MB/s", lambda y: f"{y:.0f}", unit=" MB/s")
    made.show()
    return made


def colours(picture: QImage) -> set[str]:
    return {
        picture.pixelColor(x, y).name() for x in range(0, picture.width()) for y in range(0, picture.height(), 2)
    }


def near(seen: set[str], wanted: str) -> bool:
    """Return whether a colour was drawn; antialiasing shades it at the edges."""
    target = QColor(wanted)
    return any(
        all(abs(a - b) < 24 for a, b in zip(QColor(name).getRgb()[:3], target.getRgb()[:3], strict=True))
        for name in seen
    )


@pytest.mark.slow
def test_draws_each_line_in_its_colour_on_its_background(chart: LineChart) -> None:
    application = of_kind(QApplication, QApplication.instance())
    for wanted in (Theme.LIGHT, Theme.DARK):
        theme.apply(application, wanted)
        QApplication.processEvents()
        chart.draw_lines([ChartLine("a", 0, [-60, 0], [2, 8]), ChartLine("b", 1, [-60, 0], [9, 9])])
        seen = colours(chart.grab().toImage())
        assert theme.chart_background() in seen
        assert near(seen, theme.series(0).colour)
        assert near(seen, theme.series(1).colour)
    theme.apply(application, Theme.LIGHT)


def test_a_line_that_is_gone_is_not_drawn(chart: LineChart) -> None:
    chart.draw_lines([ChartLine("a", 0, [-60, 0], [5, 5]), ChartLine("b", 1, [-60, 0], [2, 2])])
    chart.draw_lines([ChartLine("a", 0, [-60, 0], [5, 5])])
    assert not near(colours(chart.grab().toImage()), theme.series(1).colour)


@pytest.mark.slow
def test_a_gap_stays_open(chart: LineChart) -> None:
    nan = math.nan
    chart.draw_lines([ChartLine("a", 0, [-60, -50, -40, -20, -10, 0], [5, 5, nan, nan, 5, 5])])
    picture, wanted = chart.grab().toImage(), theme.series(0).colour
    high = range(picture.height())
    columns = {x: {picture.pixel(x, y) for y in high} for x in range(picture.width())}
    drawn = {x for x, seen in columns.items() if near({QColor(one).name() for one in seen}, wanted)}
    width = max(drawn) - min(drawn)
    middle = range(min(drawn) + width // 4, min(drawn) + width * 3 // 4)
    assert drawn
    assert not drawn & set(middle)


def test_the_scale_follows_the_lines_in_steps(chart: LineChart) -> None:
    tops = []
    for largest in (3, 4, 30, 25, 9, 3):
        chart.draw_lines([ChartLine("a", 0, [-60, 0], [0, largest])])
        tops.append(chart.viewRange()[1][1])
    assert tops == [4, 5, 40, 40, 10, 10]


def test_says_the_values_under_the_pointer(chart: LineChart) -> None:
    chart.draw_lines(
        [ChartLine("Reads", 0, [-60, -30, 0], [1, 2.5, 3]), ChartLine("Writes", 1, [-60, -30], [4, math.nan])]
    )
    assert chart.values_at(-31) == "-31 s\nReads: 2.50 MB/s"
    assert chart.values_at(-59) == "-59 s\nReads: 1.00 MB/s\nWrites: 4.00 MB/s"
    chart._on_mouse(chart.getPlotItem().getViewBox().mapViewToScene(QPointF(-59, 2)))
    assert chart._readout.isVisible()
    assert chart._readout.text() == chart.values_at(-59)


@pytest.mark.slow
def test_is_cheap_enough_to_be_drawn_ten_times_a_second(chart: LineChart) -> None:
    x = [-60 + index * 0.06 for index in range(1000)]
    for first in range(0, 12, 2):
        took = []
        for turn in range(10):
            start = time.process_time()
            chart.draw_lines(
                [ChartLine("a", first + s, x, [abs(math.sin(turn + p)) for p in x]) for s in range(2)]
            )
            chart.grab()
            took.append(time.process_time() - start)
        # Four times what it takes on a slow machine, a fifth of what a path two pixels wide would. The quickest
        # counts: others have their turns in the processor's caches, too.
        assert min(took) < 0.1


class Painted:
    """Counts what a chart and its curves do."""

    def __init__(self, chart: LineChart, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = self.curves = 0
        paint, set_data = LineChart.paintEvent, pg.PlotCurveItem.setData

        def painted(one: LineChart, event: QPaintEvent) -> None:
            self.times += one is chart
            paint(one, event)

        def set_to(curve: object, *values: object, **named: object) -> None:
            self.curves += 1
            set_data(curve, *values, **named)

        monkeypatch.setattr(LineChart, "paintEvent", painted)
        monkeypatch.setattr(pg.PlotCurveItem, "setData", set_to)


@pytest.fixture
def crowd() -> list[ChartLine]:
    """Return eight drives over an hour at 4 Hz."""
    x = [at / 4 for at in range(14_400)]
    return [ChartLine(f"sd{n}", n, x, [100 + abs(math.sin(at * (n + 1))) for at in x]) for n in range(8)]


def test_many_long_lines_are_painted_once_for_each_change_and_have_no_curves(
    chart: LineChart, crowd: list[ChartLine], monkeypatch: pytest.MonkeyPatch
) -> None:
    QApplication.processEvents()
    painted = Painted(chart, monkeypatch)
    for turn in range(3):
        chart.set_x_axis(turn, 3600 + turn, [turn, 1800 + turn], str)
        chart.draw_lines(crowd)
        QApplication.processEvents()
        assert 8 * 200 < chart.drawn_points < 8 * chart.width() * 2
    assert (painted.times, painted.curves) == (3, 0)
    chart.draw_lines(crowd)
    seen = colours(chart.grab().toImage())
    assert all(near(seen, theme.series(n).colour) for n in range(8))


def test_what_nobody_sees_is_not_drawn_before_it_is_shown(
    chart: LineChart, crowd: list[ChartLine], monkeypatch: pytest.MonkeyPatch
) -> None:
    chart.draw_lines([])
    chart.hide()
    made: list[LineBounds] = []

    def looked_at(one: LineBounds, *_range: float) -> Iterator[Flat]:
        made.append(one)
        return iter(())

    monkeypatch.setattr(LineBounds, "runs", looked_at)
    for turn in range(3):
        chart.set_x_axis(turn, 3600 + turn, [turn, 1800 + turn], str)
        chart.set_y_axis("MB/s", str)
        chart.draw_lines(crowd)
        QApplication.processEvents()
    assert made == []
    chart.show()
    assert len(made) == len(crowd)
    assert chart.viewRange() == [[2, 3602], [0, 200]]


def test_what_was_never_shown_is_exported_as_it_would_be_seen(
    qtbot: QtBot, crowd: list[ChartLine], tmp_path: Path
) -> None:
    chart = added(qtbot, LineChart())
    chart.set_x_axis(0, 3600, [0, 1800], str)
    chart.draw_lines(crowd)
    chart.save(tmp_path / "chart.svg")
    drawing = (tmp_path / "chart.svg").read_text()
    assert all(theme.series(n).colour in drawing for n in range(8))
    assert "1800" in drawing


def test_exports_a_picture_and_a_drawing(chart: LineChart, tmp_path: Path) -> None:
    chart.draw_lines([ChartLine("a", 0, [-60, 0], [2, 8])])
    chart.save(tmp_path / "chart.png")
    chart.save(tmp_path / "chart.svg")
    assert QImage(str(tmp_path / "chart.png")).width() == chart.width()
    drawing = (tmp_path / "chart.svg").read_text()
    assert drawing.startswith("<?xml")
    assert theme.series(0).colour in drawing
    assert "MB/s" in drawing
    with pytest.raises(OSError, match="No such file"):
        chart.save(tmp_path / "absent" / "chart.svg")


class TestPanel:
    def test_chart_and_table_take_turns(self, qtbot: QtBot) -> None:
        panel = added(qtbot, ChartPanel("Speed"))
        panel.set_summary("It was fast.")
        panel.show()
        assert panel.chart.isVisible()
        panel.show_table(on=True)
        assert panel.table.isVisible()
        assert not panel.chart.isVisible()
        assert panel.chart.accessibleName() == "Chart: Speed"
        assert panel.table.accessibleName() == "Table: Speed"
        assert panel.chart.accessibleDescription() == panel.table.accessibleDescription() == "It was fast."

    def test_a_long_legend_does_not_widen_the_window(self, qtbot: QtBot) -> None:
        panel = added(qtbot, ChartPanel("Speed"))
        before = panel.minimumSizeHint().width()
        panel.draw([ChartLine(f"A drive with a very long name, number {n}", n, [0, 1], [1, 2]) for n in range(6)])
        assert panel.minimumSizeHint().width() == before

    def test_no_name_in_the_legend_is_cut_off(self, qtbot: QtBot) -> None:
        legend = added(qtbot, Legend())
        names = [f"{n}: Direct read, sdb, 2026-11-20 18:4{n}" for n in range(3)]
        legend.show_keys([LegendEntry(name, n, joined=True) for n, name in enumerate(names)])
        line = legend.fontMetrics().height()
        assert {place.height() for place in legend.places(2000)} == {line}
        narrow = legend.places(150)
        assert all(place.left() >= 0 and place.right() < 150 and place.height() >= 2 * line for place in narrow)
        assert all(one.bottom() < other.top() for one, other in pairwise(narrow))
        assert legend.height_at(150) == narrow[-1].bottom() + 1

    def test_the_legend_has_the_room_of_all_its_lines(self, qtbot: QtBot) -> None:
        panel = added(qtbot, ChartPanel("Speed"))
        panel.draw([ChartLine(f"Run {n} of the drive sd{n}", n, [0, 1], [1, 2]) for n in range(6)])
        panel.show()
        for width in (1200, 500):
            panel.resize(width, 400)
            QApplication.processEvents()
            legend = present(panel.findChild(Legend))
            assert legend.height() >= legend.height_at(legend.width()) > 0


class TestTwin:
    def twin(self, qtbot: QtBot) -> TableTwin:
        twin = added(qtbot, TableTwin())
        twin.set_table(DataTable(("Time", "MB/s"), [("12:00", 1.5), ("12:01", 2.5), ("12:02", None)]))
        twin.show()
        return twin

    def test_the_column_that_takes_the_rest_has_at_least_its_title(self, qtbot: QtBot) -> None:
        twin = self.twin(qtbot)
        twin.stretch_first_column()
        header = present(twin.horizontalHeader())
        for width in (600, 60, 500):
            twin.resize(width, 200)
            rest = sum(twin.columnWidth(column) for column in range(1, header.count()))
            assert twin.columnWidth(0) == max(header.sectionSizeHint(0), present(twin.viewport()).width() - rest)

    def press_copy(self, twin: TableTwin) -> None:
        pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        QApplication.sendEvent(twin, pressed)

    def clipboard(self) -> str:
        return copied()

    def test_shows_every_figure_under_its_head(self, qtbot: QtBot) -> None:
        twin = self.twin(qtbot)
        model = present(twin.model())
        head = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2)]
        rows = [[model.index(row, column).data() for column in range(2)] for row in range(model.rowCount())]
        assert (head, rows) == (["Time", "MB/s"], [["12:00", "1.50"], ["12:01", "2.50"], ["12:02", "–"]])

    def test_a_head_without_room_is_shortened_at_its_end_and_has_a_tooltip(self, qtbot: QtBot) -> None:
        twin = self.twin(qtbot)
        columns, model = twin.horizontalHeader(), twin.model()
        assert model is not None
        assert present(columns).textElideMode() is Qt.TextElideMode.ElideRight
        role = Qt.ItemDataRole.ToolTipRole
        assert "MB/s" in str(model.headerData(1, Qt.Orientation.Horizontal, role))

    def test_copies_what_is_selected_or_all(self, qtbot: QtBot) -> None:
        twin = self.twin(qtbot)
        self.press_copy(twin)
        assert self.clipboard() == "Time\tMB/s\n12:00\t1.50\n12:01\t2.50\n12:02\t–\n"
        twin.selectRow(1)
        self.press_copy(twin)
        assert self.clipboard() == "Time\tMB/s\n12:01\t2.50\n"

    def test_selection_survives_an_update(self, qtbot: QtBot) -> None:
        twin = self.twin(qtbot)
        twin.selectRow(1)
        twin.set_table(
            DataTable(("Time", "MB/s"), [("12:00", 9.5), ("12:01", 8.5), ("12:02", 7.5), ("12:03", 1.0)])
        )
        twin.copy()
        assert self.clipboard() == "Time\tMB/s\n12:01\t8.50\n"
        twin.set_table(DataTable(("Time", "MB/s"), []))
        assert present(twin.model()).rowCount() == 0


@pytest.mark.parametrize("width", [120, 200, 320, 600])
def test_words_below_the_axis_never_lie_over_each_other(chart: LineChart, width: int) -> None:
    chart.set_x_axis(-60, 0, range(0, -61, -10), lambda x: f"{-x:.0f} seconds ago")
    chart.resize(width, 300)
    QApplication.processEvents()
    metrics, view = chart.fontMetrics(), chart.getPlotItem().getViewBox()
    ends = []
    for place, words in sorted(chart._marked):
        middle, half = (place + 60) / 60 * view.width(), metrics.horizontalAdvance(words) / 2
        ends += [middle - half, middle + half]
    assert ends == sorted(ends)
    assert chart._marked[0] == (0, "0 seconds ago")
    assert len(chart._marked) >= (1 if width < 300 else 3)


def test_the_axes_have_room_for_their_marks(chart: LineChart) -> None:
    metrics = chart.fontMetrics()
    assert chart.getAxis("left").minimumWidth() >= metrics.horizontalAdvance("1,000") + 6
    assert chart.getAxis("bottom").minimumHeight() >= metrics.height() + 6


def test_dots_take_the_colours_of_a_new_theme(chart: LineChart) -> None:
    application = of_kind(QApplication, QApplication.instance())
    chart.draw_lines([ChartLine("a", 1, [-60, -30, 0], [2, 8, 4], dots=True, joined=False)])
    for wanted in (Theme.LIGHT, Theme.DARK):
        theme.apply(application, wanted)
        QApplication.processEvents()
        (dots,) = chart._dots
        assert dots.opts["brush"].color() == QColor(theme.series(1).colour)
        assert len(dots.data) == 3
    assert not chart._curves, "what is not joined has no line"
    chart.draw_lines([])
    assert not len(dots.data)
