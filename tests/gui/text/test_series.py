"""History, traces and scales: plain numbers."""

from __future__ import annotations

import csv
import io
import json
import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.drives.activity import DiskStat
from disktune_contract.measuring.measurement import Stage
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.measurement import MeasureSample
from disktune_gui.text import facts, tabular
from disktune_gui.text.facts import FactRow
from disktune_gui.text.series import ChartLine, History, Trace, ceiling, marks, peak, thinned, ticks
from disktune_gui.text.tabular import DataTable
from tests.narrowed import present


def stat(name: str, sectors_read: int = 0, reads: int = 0, read_ms: int = 0) -> DiskStat:
    return DiskStat(name, reads, 0, sectors_read, read_ms, 0, 0, 0, 0, 0, 0, 0)


def sample(at_s: float, *drives: DiskStat) -> ActivitySample:
    return ActivitySample(at_s, drives)


class TestHistory:
    def test_a_rate_needs_two_readings(self) -> None:
        history = History()
        history.add(sample(10, stat("sda")))
        assert history.latest("sda") is None
        history.add(sample(12, stat("sda", sectors_read=4000)))
        assert present(history.latest("sda")).read_bytes_s == 4000 * 512 / 2

    def test_each_drive_has_its_own_past(self) -> None:
        history = History()
        for second in range(5):
            history.add(sample(second, stat("sda", 100 * second), stat("sdb", 200 * second)))
        for name, sectors in (("sda", 100), ("sdb", 200)):
            x, y = history.line(name, lambda a: a.read_bytes_s, 60)
            assert x[-4:] == [-3, -2, -1, 0]
            assert y[-4:] == [sectors * 512] * 4

    def test_a_drive_that_vanished_leaves_a_gap_and_may_come_back(self) -> None:
        history = History()
        present = [True, True, True, False, False, True, True, True]
        for second, there in enumerate(present):
            history.add(sample(second, stat("sdb"), *([stat("sda", 100 * second)] if there else [])))
        x, y = history.line("sda", lambda a: a.read_bytes_s, 60)
        gap = [place for place, value in zip(x, y, strict=True) if math.isnan(value)]
        assert set(gap) == {-7, -4, -3, -2}
        assert y[-1] == 51200

    def test_time_that_nobody_watched_is_a_gap(self) -> None:
        history = History()
        for second in (0, 1, 2, 100, 101):
            history.add(sample(second, stat("sda", 10 * second)))
        x, y = history.line("sda", lambda a: a.read_bytes_s, 900)
        assert math.isnan(y[x.index(-1)])
        assert y[-1] == 10 * 512

    def test_a_single_value_between_gaps_can_be_seen(self) -> None:
        history = History()
        for second, there in enumerate([True, True, False, True]):
            history.add(sample(second, *([stat("sda", 100 * second)] if there else [])))
        x, y = history.line("sda", lambda a: a.read_bytes_s, 60)
        known = [place for place, value in zip(x, y, strict=True) if not math.isnan(value)]
        assert known == [-3, -2]

    def test_unknown_is_not_zero(self) -> None:
        history = History()
        for second in range(3):
            history.add(sample(second, stat("sda")))
        assert all(math.isnan(value) for value in history.line("sda", lambda a: a.mean_wait_ms, 60)[1])

    def test_keeps_a_quarter_of_an_hour(self) -> None:
        history = History()
        for second in range(2000):
            history.add(sample(second, stat("sda", second)))
        assert len(history.readings("sda", 5000, 1999)) == 901
        x, _ = history.line("sda", lambda a: a.read_bytes_s, 60)
        assert min(x) == -60

    def test_an_old_reading_changes_nothing(self) -> None:
        history = History()
        history.add(sample(10, stat("sda")))
        history.add(sample(9, stat("sda", 1000)))
        assert history.at_s == 10
        assert history.latest("sda") is None

    def test_a_drive_that_never_comes_back_is_forgotten(self) -> None:
        history = History()
        history.add(sample(0, stat("sda"), stat("sdb")))
        history.add(sample(1, stat("sda"), stat("sdb")))
        for second in range(2, 1000):
            history.add(sample(second, stat("sda")))
        assert history.readings("sdb", 5000, 999) == []

    def test_the_past_can_be_held_still(self) -> None:
        history = History()
        for second in range(10):
            history.add(sample(second, stat("sda", second * second)))
        before = history.line("sda", lambda a: a.read_bytes_s, 60, until_s=9)
        history.add(sample(10, stat("sda", 5000)))
        assert history.line("sda", lambda a: a.read_bytes_s, 60, until_s=9) == before


class TestScale:
    @given(st.floats(1e-3, 1e12), st.floats(0, 1e12))
    def test_holds_its_values_and_is_not_needlessly_tall(self, largest: float, before: float) -> None:
        top = ceiling(largest, before, least=1e-6)
        assert top >= largest
        assert top <= max(before, 2.7 * largest)

    @pytest.mark.parametrize(
        ("largest", "top"), [(0, 1), (0.97, 2), (4, 5), (47, 50), (48, 100), (130, 200), (210, 250), (260, 400)]
    )
    def test_is_round(self, largest: float, top: float) -> None:
        assert ceiling(largest) == top

    def test_does_not_breathe(self) -> None:
        top, changes = 0.0, 0
        for index in range(200):
            new = ceiling(90 + 20 * math.sin(index), top)
            changes += new != top
            top = new
        assert changes <= 2
        assert ceiling(3, top) == 4

    @given(st.integers(-3, 9), st.sampled_from([1, 2, 5]))
    def test_ticks_divide_it_evenly(self, power: int, leading: int) -> None:
        top = leading * 10.0**power
        marks = ticks(top)
        assert marks[0] == 0
        assert marks[-1] == pytest.approx(top)
        assert len(marks) in (5, 6)
        assert len({round((b - a) / top, 9) for a, b in pairwise(marks)}) == 1

    @pytest.mark.parametrize(
        ("length", "places"),
        [(3.05, [0, 0.5, 1, 1.5, 2, 2.5, 3]), (2.0, [0, 0.5, 1, 1.5, 2]), (60.1, range(0, 61, 10))],
    )
    def test_marks_are_round(self, length: float, places: list[float]) -> None:
        assert marks(length) == pytest.approx(list(places))

    @given(st.floats(0.01, 700))
    def test_marks_are_few_and_within(self, length: float) -> None:
        assert 4 <= len(marks(length)) <= 9
        assert marks(length)[-1] <= length * (1 + 1e-6)

    def test_peak_passes_over_gaps(self) -> None:
        assert peak([ChartLine("", 0, [0, 1], [3, math.nan]), ChartLine("", 1, [], [])]) == 3
        assert peak([]) == 0


@given(st.lists(st.floats(0, 1e9), max_size=400), st.integers(1, 100))
def test_thinning_keeps_the_mean_and_the_limit(values: list[float], limit: int) -> None:
    x, y = thinned([float(index) for index in range(len(values))], values, limit)
    assert len(x) == len(y) <= max(limit, 0)
    if values:
        assert min(values) - 1 <= min(y) <= max(y) <= max(values) + 1


def test_a_trace_begins_each_run_at_zero() -> None:
    trace = Trace()
    for run, elapsed, rate in ((0, 0.1, 5.0), (0, 0.2, 6.0), (1, 0.1, 7.0)):
        trace.add(MeasureSample(1, 0, run, Stage.RUNNING, elapsed, 0, rate, 1.0, None, None, 1.0, 0.5))
    assert trace.runs() == [([0, 0.1, 0.2], [5, 5, 6]), ([0, 0.1], [7, 7])]


class TestTables:
    @pytest.mark.parametrize(
        ("number", "text"),
        [(0.0, "0.00"), (9.994, "9.99"), (9.999, "10.0"), (99.96, "100"), (1234.5, "1234"), (7, "7")],
    )
    def test_numbers_have_about_three_digits(self, number: float, text: str) -> None:
        assert tabular.shown(number) == text

    TABLE = DataTable(("Time", "MB/s"), [("12:00", 1.23456), ('a "b", c', math.nan), ("12:02", None)])

    def test_clipboard(self) -> None:
        assert tabular.as_tsv(self.TABLE) == 'Time\tMB/s\n12:00\t1.23\na "b", c\t–\n12:02\t–\n'

    def test_csv_keeps_all_digits_and_leaves_the_unknown_empty(self) -> None:
        assert tabular.as_csv(self.TABLE).splitlines() == ["Time,MB/s", "12:00,1.23456", '"a ""b"", c",', "12:02,"]

    def test_json_is_valid_and_says_null(self) -> None:
        assert json.loads(tabular.as_json(self.TABLE)) == [
            {"Time": "12:00", "MB/s": 1.23456},
            {"Time": 'a "b", c', "MB/s": None},
            {"Time": "12:02", "MB/s": None},
        ]


FORMULAS = ("=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", " =1+1", '=HYPERLINK("http://x")')


@pytest.mark.parametrize("text", FORMULAS)
def test_no_cell_of_a_text_is_a_formula(text: str) -> None:
    table = DataTable((f"{text}a", "b"), [(text, -1.5), (f"S\n{text}", -2)])
    kept = [row for row in csv.reader(io.StringIO(tabular.as_csv(table), newline="")) if row]
    assert kept == [[f"'{text}a", "b"], [f"'{text}", "-1.5"], [f"S\n{text}", "-2"]]
    lines = [line.split("\t") for line in tabular.as_tsv(table).splitlines()]
    rows = facts.rows_as_text([FactRow(text, text, text)]).split("\t")
    assert [len(line) for line in lines] == [2, 2, 2]
    assert [line[1] for line in lines] == ["b", "-1.50", "-2"]
    cells = [*(line[0] for line in lines), *rows]
    assert not [cell for cell in cells if cell.lstrip().startswith(("=", "+", "-", "@"))]


@pytest.mark.parametrize("number", ["-5 °C", "+3%", "-1,024", "-0.5 ms"])
def test_an_amount_below_zero_stays_a_number(number: str) -> None:
    table = DataTable(("a",), [(number,)])
    assert tabular.as_tsv(table) == f"a\n{number}\n"
