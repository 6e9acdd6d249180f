"""Two nights side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from disktune_contract.standby.comparison import CulpritTrend, PowerDraw, RecordingsOutcome, compare
from disktune_contract.standby.night import RecordingContext, SettingChange
from disktune_contract.standby.recording import AccessKind
from tests.contract.standby import nights as given
from tests.contract.standby.nights import BEGAN, HOUR, TIMER, culprit
from tests.narrowed import present

NEXT = BEGAN + 24 * HOUR


def first(*culprits: Any, **more: Any) -> RecordingContext:
    """Return the earlier night: never in standby."""
    return given.night(given.recording(*(culprits or (culprit("smartd"),)), **more))


def second(*culprits: Any, **more: Any) -> RecordingContext:
    """Return the same time of the next day."""
    made = {"began": NEXT, "standby": 0.62, "starts": 9, **more}
    return given.night(given.recording(*(culprits or (culprit("smartd", began=9, woke=9),)), **made))


def test_more_standby_is_better_and_what_it_costs_is_said_in_the_same_breath() -> None:
    compared = compare(first(), second())
    assert compared.outcome is RecordingsOutcome.BETTER
    assert compared.verdict == ("62% in standby, 0% before. It started 9 times, 0 before.")
    assert (compared.share_before, compared.share_after) == (0.0, 0.62)
    assert compared.starts_after_h == pytest.approx(9 / 8)


@pytest.mark.parametrize(
    ("before", "after", "outcome"),
    [
        (0.5, 0.52, RecordingsOutcome.SAME),
        (0.5, 0.44, RecordingsOutcome.WORSE),
        (0.5, 0.56, RecordingsOutcome.BETTER),
        (0.0, 0.0, RecordingsOutcome.SAME),
    ],
)
def test_a_difference_within_the_noise_is_none(before: float, after: float, outcome: RecordingsOutcome) -> None:
    assert compare(first(standby=before), second(standby=after)).outcome is outcome


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"hours": 2.0}, "Their lengths differ too much: 8 h and 2 h."),
        ({"hours": 0.3}, "One is shorter than 30 min."),
        ({"spans": ()}, "One lacks the power mode."),
    ],
)
def test_nights_that_cannot_be_compared(more: dict[str, Any], why: str) -> None:
    compared = compare(first(), second(**more))
    assert compared.outcome is RecordingsOutcome.UNKNOWN
    assert compared.verdict == "The recordings cannot be compared."
    assert compared.why_not[0] == why


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"blind": (AccessKind.JOURNAL,)}, "journal commits"),
        ({"lost": 3}, "dropped events"),
        ({"began": NEXT + 9 * HOUR}, "different times of day"),
    ],
)
def test_what_calls_for_care_is_said_and_they_are_compared(more: dict[str, Any], word: str) -> None:
    compared = compare(first(), second(**more))
    assert compared.outcome is RecordingsOutcome.BETTER
    assert word in compared.why_not[0]


def test_two_like_nights_call_for_no_care() -> None:
    assert not compare(first(), second()).why_not


def test_culprits_that_are_gone_new_fewer_more_and_the_same() -> None:
    names = {"a": (16, 0), "b": (0, 16), "c": (40, 8), "d": (8, 40), "e": (16, 17), "f": (1, 0)}
    nights = [
        [culprit(name, AccessKind.READ, began=counts[at]) for name, counts in names.items() if counts[at]]
        for at in (0, 1)
    ]
    compared = compare(first(*nights[0]), second(*nights[1]))
    became = {one.name: one.became for one in compared.culprits}
    assert became == {
        "a": CulpritTrend.GONE,
        "b": CulpritTrend.NEW,
        "c": CulpritTrend.FEWER,
        "d": CulpritTrend.MORE,
        "e": CulpritTrend.SAME,
    }
    assert compared.culprits[0].name in {"c", "d"}


def test_what_was_changed_in_between_is_named_and_nothing_else() -> None:
    moments = {"before": BEGAN - HOUR, "between": BEGAN + 12 * HOUR, "after": NEXT + 10 * HOUR}
    changes = tuple(SettingChange(at, TIMER, 0, 60) for at in moments.values())
    compared = compare(first(), replace(second(), changes=changes))
    assert [one.at for one in compared.changes] == [moments["between"]]


def test_what_was_taken_back_is_no_change() -> None:
    between = BEGAN + 12 * HOUR
    tried = (SettingChange(between, TIMER, 0, 60), SettingChange(between + 60, TIMER, 60, 0))
    assert not compare(first(), replace(second(), changes=tried)).changes
    (kept,) = compare(
        first(), replace(second(), changes=(*tried, SettingChange(between + 90, TIMER, 0, 120)))
    ).changes
    assert (kept.before, kept.after) == (0, 120)


def test_energy_is_calculated_from_the_data_sheet() -> None:
    energy = present(compare(first(), second(standby=0.5), PowerDraw(5.0, 1.0)).energy)
    assert energy.saved_wh == pytest.approx(0.5 * 8 * 4.0)
    assert energy.year_kwh == pytest.approx(16.0 * 365 / 1000)


def test_a_recording_of_three_days_is_no_night() -> None:
    energy = present(compare(first(hours=72.0), second(standby=0.5, hours=72.0), PowerDraw(5.0, 1.0)).energy)
    assert energy.year_kwh == pytest.approx(0.5 * 24 * 4.0 * 365 / 1000)


@pytest.mark.parametrize("draw", [None, PowerDraw(1.0, 5.0), PowerDraw(0.0, 0.0), PowerDraw(500.0, 1.0)])
def test_no_energy_is_made_up(draw: PowerDraw | None) -> None:
    assert compare(first(), second(), draw).energy is None


def test_no_energy_of_nights_that_cannot_be_compared() -> None:
    assert compare(first(), second(hours=1.0), PowerDraw(5.0, 1.0)).energy is None
