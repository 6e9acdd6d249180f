"""What is drawn, tabulated and said of a measurement: the same figures in each, by the scale of each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from disktune_contract.measuring.latency import Latency, bucket, latency
from disktune_contract.measuring.measurement import Access, Figure, Point
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import measurement_views
from disktune_gui.benchmark.view import View
from tests.gui.stored import a_measurement, a_surface, a_trace
from tests.narrowed import present

FAST, SLOW = 1_000_000, 20_000_000
"""Nanoseconds."""


def timed(*requests: tuple[int, int]) -> Latency:
    """Return the latency of requests: how many took how many nanoseconds."""
    return present(latency({bucket(nanoseconds): count for nanoseconds, count in requests}))


LATENCY = timed((FAST, 900), (SLOW, 100))


def words(view: View) -> list[str]:
    """Return the words at the marks of the axis."""
    return [view.words(place) for place in view.places]


def test_percentiles_are_a_share_of_the_requests_each() -> None:
    view = measurement_views.percentiles("reads", LATENCY)
    assert words(view) == ["p50", "p90", "p95", "p99", "p99.9", "max"][: len(view.places)]
    [line] = view.lines
    assert list(line.y) == sorted(line.y)
    assert (line.y[0], line.y[-1]) == pytest.approx((1.0, 20.0), rel=0.05)
    assert [row[0] for row in view.table.rows] == ["p50", "p90", "p95", "p99", "p99.9", "average", "max"]
    assert view.summary.startswith("Latency, reads (1000): p50 ")
    assert view.left < 0
    assert view.right > 5


def test_a_percentile_that_so_few_requests_cannot_have_keeps_its_place() -> None:
    few = measurement_views.percentiles("writes", timed((FAST, 1)))
    assert few.lines[0].x[-1] == 5.0, "all is at the right, whatever is unknown before it"
    assert few.summary == "Latency, writes (1): p50 1.0 ms, maximum 1.0 ms."
    assert few.table.rows[4][1] is None, "unknown, not 0"


def test_the_histogram_has_all_requests_and_stands_on_the_ground() -> None:
    view = measurement_views.histogram("reads", LATENCY)
    shares = [row[3] for row in view.table.rows]
    assert sum(share for share in shares if isinstance(share, float)) == pytest.approx(100)
    assert [row[2] for row in view.table.rows if row[2]] == [900, 100]
    [line] = view.lines
    assert (line.y[0], line.y[-1], max(line.y)) == (0.0, 0.0, 90.0)
    assert list(line.x) == sorted(line.x)
    for low, high, count, _ in view.table.rows:
        if count:
            assert isinstance(low, float)
            assert isinstance(high, float)
            at = FAST / 1e6 if count == 900 else SLOW / 1e6
            assert low * 0.97 <= at <= high * 1.03
            assert high / low == pytest.approx(10 ** (1 / 20))
    assert view.left < line.x[0] < line.x[-1] < view.right


@pytest.mark.parametrize(
    ("left", "right", "marked"),
    [
        (-1.0, 0.5, [0.1, 0.2, 0.5, 1, 2]),
        (-3.0, -1.0, [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]),
        (-3.0, 1.0, [0.001, 0.01, 0.1, 1, 10]),
        (-0.1, 0.1, [1]),
    ],
)
def test_powers_of_ten_are_marked_and_what_lies_between_where_they_are_few(
    left: float, right: float, marked: Sequence[float]
) -> None:
    assert [10**place for place in measurement_views.decades(left, right)] == pytest.approx(marked)


def test_the_surface_goes_from_the_first_sector_to_the_last_in_the_units_asked_for() -> None:
    points = (Point(0, 200e6), Point(500_000_000, 100e6), Point(1_000_000_000, 40e6))
    view = measurement_views.curve(points, UnitSystem.SI)
    [line] = view.lines
    assert (list(line.x), list(line.y)) == ([0, 50, 100], [200, 100, 40])
    assert words(view)[0] == "start"
    assert view.words(50.0) == "500 MB"
    assert view.summary == "3 positions: median 100 MB/s, 40.0 MB/s to 200 MB/s."
    assert measurement_views.curve(points, UnitSystem.IEC).lines[0].y[0] == pytest.approx(200e6 / (1 << 20))
    assert measurement_views.curve(points[:1], UnitSystem.SI).lines[0].x == [0.0], "one place is at the start"
    told = measurement_views.heat(points, UnitSystem.SI)
    assert told.heat
    assert told.summary == "Positions below half the median: 1 of 3."


def test_access_times_are_ordered_by_distance_and_not_joined() -> None:
    view = measurement_views.access((Access(10, 1000, 0.009), Access(20, 0, 0.002), Access(30, 500, 0.005)))
    [line] = view.lines
    assert list(line.x) == [0, 50, 100]
    assert list(line.y) == pytest.approx([2, 5, 9])
    assert (line.dots, line.joined) == (True, False)
    assert [row[:2] for row in view.table.rows] == [(1000, 10), (0, 20), (500, 30)], "as they were made"
    assert view.words(0.0) == "0"
    assert view.words(100.0) == "1.00 kB"
    assert view.summary.startswith("3 accesses: ")
    assert measurement_views.access((Access(0, 0, 0.001),)).lines[0].x == [0.0]


def test_of_many_figures_the_rates_are_drawn_and_all_are_in_the_table() -> None:
    found = (
        Figure("Sequential output", 150e6, "B/s", 12.5, 0.25),
        Figure("Random seeks", 120.0, "1/s"),
        Figure("Sequential input", 200e6, "B/s"),
    )
    view = measurement_views.figures(a_measurement(figures=found), UnitSystem.SI)
    [line] = view.lines
    assert (list(line.x), list(line.y), line.joined) == ([0, 1], [150, 200], False)
    assert words(view) == ["Sequential output", "Sequential input"]
    assert [tuple(row) for row in view.table.rows] == [
        ("Sequential output", 150.0, "MB/s", 12.5, 250.0),
        ("Random seeks", 120.0, "1/s", None, None),
        ("Sequential input", 200.0, "MB/s", None, None),
    ]
    assert view.summary == "Sequential output 150 MB/s; Sequential input 200 MB/s."


def test_what_a_workload_is_about_comes_first() -> None:
    def keys(workload: str) -> list[str]:
        result = a_measurement(workload, 3e6)
        return [view.key for view in measurement_views.views(result, a_trace(result), UnitSystem.SI)]

    assert keys("drive.direct")[:2] == ["throughput", "requests"]
    assert keys("drive.random-4k-q1")[:2] == ["requests", "throughput"]
    assert keys("drive.direct")[-2:] == ["percentiles-reads", "histogram-reads"]
    surface = a_surface()
    assert [view.key for view in measurement_views.views(surface, a_trace(surface), UnitSystem.SI)][:3] == [
        "curve", "heat", "access",
    ]  # fmt: skip


def test_each_run_has_its_line_and_many_have_no_names() -> None:
    for count, names in ((3, ["Run 1", "Run 2", "Run 3"]), (9, [""] * 9)):
        result = a_measurement("drive.direct", *([100e6] * count))
        view = measurement_views.over_time(a_trace(result), "throughput", UnitSystem.SI)
        assert [line.name for line in view.lines] == names
        assert view.summary == "Throughput: median 100 MB/s, 100 to 100."
        assert len(view.table.rows) == 12 * count
        assert not measurement_views.over_time(a_trace(result), "throughput", UnitSystem.SI, rows=False).table.rows
        assert view.right == 3.0
        assert measurement_views.over_time(a_trace(result), "throughput", UnitSystem.SI, 60.0).right == 60.0
