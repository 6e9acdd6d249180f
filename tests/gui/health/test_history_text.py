"""The history of a drive's health in copies and reports: first and last sample, what changed, what is forecast."""

from __future__ import annotations

import json

import pytest

from disktune_contract.health.forecast import Worn
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, CounterValue
from disktune_contract.units import UnitSystem
from disktune_gui.health import history_text
from disktune_gui.text.wording import moment
from tests.contract.health.samples import DAY, NOW

MONTHS = tuple(
    HealthSample(
        NOW - day * DAY,
        Origin.TIMER,
        (CounterValue(Counter.PENDING, 0 if day > 3 else 2),),
        loads=90_000 - day * 300,
    )
    for day in range(60, -1, -1)
)


@pytest.mark.usefixtures("qapp")
def test_the_section_has_the_ends_the_changes_and_the_forecast() -> None:
    found = history_text.section(MONTHS, NOW, UnitSystem.SI, None)
    said = {row.label: row.value for row in found.rows}
    assert said["Samples"] == "61"
    assert (said["First sample"], said["Last sample"]) == (moment(MONTHS[0].at), moment(NOW))
    assert said["Changes"] == "Since 2023-10-15: +2 Pending sectors, +9000 load cycles."
    first = "Load cycles: at this rate 300,000 in 2025."
    assert said["Forecast"].startswith(first)


@pytest.mark.usefixtures("qapp")
def test_without_samples_there_is_nothing_and_with_one_no_change() -> None:
    assert history_text.section((), NOW, UnitSystem.SI, None).rows == ()
    found = history_text.section(MONTHS[-1:], NOW, UnitSystem.SI, None)
    assert [row.label for row in found.rows] == ["Samples", "First sample", "Last sample"]


def test_a_program_gets_samples_and_forecasts() -> None:
    found = history_text.data(MONTHS, NOW, None)
    assert found is not None
    told = json.loads(json.dumps(found, allow_nan=False))
    assert told["samples"] == 61
    assert [told[name]["loads"] for name in ("first", "month_ago", "last")] == [72_000, 81_000, 90_000]
    (forecast,) = told["forecasts"]
    assert (forecast["worn"], forecast["rate"]["a_day"]) == (Worn.LOADS, 300)
    assert [one["rated"] for one in forecast["forecasts"]] == [300_000, 600_000]
    assert history_text.data((), NOW, None) is None
