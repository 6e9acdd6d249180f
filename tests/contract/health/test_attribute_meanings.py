"""What attributes count, and how often disks failed: each has a sentence, and no figure is off."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from disktune_contract.health.attribute_meanings import MEANINGS, RATES, rate_at
from disktune_contract.health.verdict import OF_DISKS

CORPUS = Path(__file__).parents[2] / "corpus"


def test_every_attribute_has_one_short_sentence() -> None:
    for one in MEANINGS:
        assert len(one.about.split()) <= 20, one.about
        assert one.about.endswith("."), one.about
        assert ". " not in one.about, one.about


def test_what_the_verdict_counts_against_a_disk_is_better_low() -> None:
    ideals = {one.number: one.ideal for one in MEANINGS}
    assert {ideals[number] for number, _place in OF_DISKS.values()} == {"low"}


def test_spans_follow_each_other_from_zero() -> None:
    for number, spans in RATES.items():
        assert spans[0].lowest == 0, number
        for before, after in pairwise(spans):
            assert before.lowest <= before.highest <= after.highest, number
            assert after.lowest >= before.highest, number


@pytest.mark.parametrize(
    ("number", "raw", "rate"),
    [
        (5, 0, 0.02517),
        (5, 1, 0.02743),
        (5, 4, 0.02743),
        (5, 5, 0.07502),
        (197, 1, 0.34197),
        (188, 0, 0.02489),
        (188, 1, None),
        (5, 70_001, None),
        (198, 7, None),
        (3, 90, None),
        (9, 0, None),
    ],
)
def test_a_value_has_the_rate_of_its_span_or_none(number: int, raw: int, rate: float | None) -> None:
    found = rate_at(number, raw)
    assert (found.rate if found is not None else None) == rate


@pytest.mark.slow
def test_each_interval_is_that_of_a_whole_number_of_failures() -> None:
    # A digit that was copied wrong fits no number of failures.
    np, stats = pytest.importorskip("numpy"), pytest.importorskip("scipy.stats")
    counts = np.arange(5, 1000)
    lower = stats.chi2.ppf(0.025, 2 * counts) / 2 / counts
    upper = stats.chi2.ppf(0.975, 2 * counts + 2) / 2 / counts
    for one in (one for spans in RATES.values() for one in spans):
        off = np.abs(lower * one.rate / one.least - 1) + np.abs(upper * one.rate / one.most - 1)
        assert off.min() < 0.002, one


KINDS = {
    "Seek_Time_Performance": "mechanical",
    "Calibration_Retry_Count": "mechanical",
    "Spin_Retry_Count": "motor",
    "End-to-End_Error": "electronics",
    "Power_Cycle_Count": "switched on",
    "Power_On_Hours": "Hours",
}
"""What smartctl calls an attribute, and a word of what is said of it."""


@pytest.mark.parametrize(("name", "word"), KINDS.items(), ids=KINDS)
def test_what_is_said_of_an_attribute_is_of_the_one_that_smartctl_names(name: str, word: str) -> None:
    kept = [json.loads(path.read_text("utf-8")) for path in (CORPUS / "smart").glob("*.json")]
    tables = [one["ata_smart_attributes"]["table"] for one in kept if "ata_smart_attributes" in one]
    numbers = {row["id"] for table in tables for row in table if row["name"] == name}
    assert numbers
    assert numbers <= {one.number for one in MEANINGS if word in one.about}
