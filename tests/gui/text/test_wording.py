"""The words for values, states and causes."""

from __future__ import annotations

import math
import time

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.measuring.workload import Metric
from disktune_contract.settings.setting import Source, State, Status
from disktune_gui.services.recorder import SteadyEnd
from disktune_gui.text import wording
from tests.narrowed import present


def test_unknown_is_neither_off_nor_zero() -> None:
    for setting in SETTINGS:
        assert wording.value_words(setting, None) == "unknown"


@pytest.mark.parametrize(
    ("setting", "mark"),
    [("block.read_ahead", ""), ("ata.apm", "wear"), ("ata.write_cache", "data loss")],
)
def test_the_risk_is_marked_in_words(setting: str, mark: str) -> None:
    assert wording.risk_mark(BY_ID[setting]) == mark


def test_a_value_that_the_kernel_remembered_says_so() -> None:
    state = State("ata.apm", Status.OK, 128, Source.CACHED)
    assert wording.state_note(BY_ID["ata.apm"], state) == "From the kernel."


def test_a_value_that_disktune_remembers_says_when_it_was_set() -> None:
    at = time.mktime((2026, 3, 4, 17, 5, 0, 0, 0, -1))
    state = State("ata.standby_timer", Status.OK, 241, Source.REMEMBERED, "…", set_at=at)
    assert wording.state_note(BY_ID["ata.standby_timer"], state) == ("Last set to 30 min on 2026-03-04 17:05.")


def test_a_live_value_needs_no_note() -> None:
    assert wording.state_note(BY_ID["ata.apm"], State("ata.apm", Status.OK, 128, Source.LIVE)) == ""


def test_a_cause_of_a_later_version_stands_for_itself() -> None:
    assert wording.cause("timed-out") == "reverted, not confirmed"
    assert wording.cause("resumed") == "resumed"


# -- Figures in words, as tables, charts and sentences have them --


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0.0, "0"),
        (0.0042, "0.0042"),
        (0.25, "0.25"),
        (5.0, "5"),
        (131.24, "131.2"),
        (1234.5, "1234"),
        (94_310.0, "94,310"),
        (1_250_000.0, "1,250,000"),
        (-12.5, "-12.5"),
        (math.nan, "nan"),
    ],
)
def test_a_figure_has_four_figures_and_no_exponent(value: float, words: str) -> None:
    assert wording.figure(value) == words


@pytest.mark.parametrize(
    ("value", "metric", "words"),
    [
        (131e6, Metric.THROUGHPUT, "131 MB/s"),
        (42_100.0, Metric.IOPS, "42,100 IOPS"),
        (0.0012, Metric.P99, "1.2 ms"),
    ],
)
def test_a_figure_has_the_unit_of_what_is_measured(value: float, metric: Metric, words: str) -> None:
    assert wording.words(value, metric) == words


# -- a time that is estimated again and again moves calmly, and at once where circumstances change --


def test_estimates_that_jump_move_the_end_by_a_fraction() -> None:
    end = SteadyEnd()
    assert end.add(0, 7200) == 7200
    moved = present(end.add(10, 7990))
    assert 7200 < moved < 7400
    assert end.add(20, None) == moved


def test_another_limit_moves_it_at_once() -> None:
    end = SteadyEnd()
    end.add(0, 7200)
    assert end.add(10, 3000) == 3010


def test_what_is_nearly_over_is_not_restless() -> None:
    end = SteadyEnd()
    end.add(0, 30)
    assert present(end.add(5, 60)) < 40
    end.forget()
    assert end.at is None
