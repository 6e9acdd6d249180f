"""When a rating is used up: years of use, simulated, against what was foretold after a month of them."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import median

import pytest

from disktune_contract.health import forecast as budgets
from disktune_contract.health.forecast import RateChange, Worn, budget, consistent, proof
from disktune_contract.health.sample import HealthSample
from tests.contract.health.samples import DAY, NOW
from tests.narrowed import present

YEAR = 365.25
LOADS, STARTS = Worn.LOADS, Worn.STARTS


def daily(counts: list[int], first: int = 1000, until: float = NOW) -> list[HealthSample]:
    """Return a sample at the end of each day, of which the last ends at *until*."""
    total, found = first, [HealthSample(until - len(counts) * DAY, loads=first, starts=first, power_on_hours=5000)]
    for day, count in enumerate(counts, 1):
        total += count
        on = 5000 + day * 8
        found.append(HealthSample(until - (len(counts) - day) * DAY, loads=total, starts=total, power_on_hours=on))
    return found


def test_a_steady_rate_gives_the_day() -> None:
    found = present(budget(daily([100] * 30, first=97_000), LOADS, NOW))
    assert (found.count, found.by_drive) == (100_000, False)
    assert found.rate.a_day == pytest.approx(100)
    low, high = found.forecasts
    assert (low.rated, high.rated) == budgets.COMMON_LOADS
    assert low.spent_at == pytest.approx(NOW + 2000 * DAY)
    assert high.spent_at == pytest.approx(NOW + 5000 * DAY)
    assert low.earliest is not None
    assert low.latest is not None
    assert low.earliest < low.spent_at < low.latest  # type: ignore[operator]


def test_the_drives_own_rating_is_the_only_one() -> None:
    found = present(budget(daily([10] * 30), STARTS, NOW, rated=10_000))
    assert (found.by_drive, [one.rated for one in found.forecasts]) == (True, [10_000])


@pytest.mark.parametrize("days", [0, 1, 2, 3])
def test_too_few_days_say_nothing(days: int) -> None:
    assert budget(daily([100] * days), LOADS, NOW) is None
    assert budget([], LOADS, NOW) is None
    many = [HealthSample(NOW - hour * 3600, loads=1000 - hour) for hour in range(25)]
    assert budget(many, LOADS, NOW) is None, "many samples are no days"


def test_four_days_say_little_and_thirty_say_more() -> None:
    counts = [80, 120, 90, 110] * 7
    few, many = budget(daily(counts[:4]), LOADS, NOW), budget(daily(counts), LOADS, NOW)
    assert few is not None
    assert many is not None
    assert few.rate.high - few.rate.low > 3 * (many.rate.high - many.rate.low)


def test_what_is_used_up_is_used_up_now() -> None:
    found = present(budget(daily([100] * 10, first=400_000), LOADS, NOW))
    assert [one.spent_at == NOW for one in found.forecasts] == [True, False]


def test_a_drive_that_does_not_park_has_no_year() -> None:
    found = present(budget(daily([0] * 20), LOADS, NOW))
    assert (found.rate.a_day, found.rate.low) == (0, 0)
    assert {one.spent_at for one in found.forecasts} == {None}


def test_only_the_last_month_counts() -> None:
    found = present(budget(daily([1000] * 200 + [10] * 31), LOADS, NOW))
    assert found.rate.a_day == pytest.approx(10)
    assert found.rate.days <= budgets.SPAN_DAYS


def test_days_off_are_part_of_the_use() -> None:
    samples = [one for place, one in enumerate(daily([60] * 28)) if place % 4 == 0]
    assert present(budget(samples, LOADS, NOW)).rate.a_day == pytest.approx(60)


# -- clocks ------------------------------------------------------------------------------------------------


def test_a_clock_that_was_wrong_makes_no_rate() -> None:
    good = daily([100] * 10)
    # It was a day fast until the sixth: then the drive was on for 8 hours of an hour.
    jumped = [replace(one, at=one.at + 23 * 3600) for one in good[:6]] + good[6:]
    assert consistent(good, LOADS) == good
    back = [*good, HealthSample(good[3].at + 60, loads=2100, power_on_hours=5100)]
    assert consistent(back, LOADS) == good[4:]
    assert consistent(jumped, LOADS) == good[6:]
    for samples in (back, jumped):
        assert present(budget(samples, LOADS, NOW)).rate.a_day == pytest.approx(100)


def test_samples_of_the_future_and_other_counters_are_left_out() -> None:
    found = present(budget([*daily([100] * 10), HealthSample(NOW + 90 * DAY, loads=5)], LOADS, NOW))
    assert found.rate.a_day == pytest.approx(100)
    assert budget([HealthSample(one.at, starts=one.starts) for one in daily([1] * 9)], LOADS, NOW) is None


def test_a_counter_that_began_again_is_counted_from_there() -> None:
    old, new = daily([100] * 20, first=50_000, until=NOW - 10 * DAY), daily([7] * 10, first=0)
    assert present(budget([*old[:-1], *new], LOADS, NOW)).rate.a_day == pytest.approx(7)


# -- years ---------------------------------------------------------------------------------------------------


def habits(rng: random.Random, days: int) -> list[int]:
    """Return what heads park on each day: workdays, weekends, weeks away, and days that differ by themselves."""
    workday, weekend = rng.uniform(100, 400), rng.uniform(5, 300)
    away = {week for week in range(days // 7 + 1) if rng.random() < 0.06}
    found = []
    for day in range(days):
        mean = 0.0 if day // 7 in away else weekend if day % 7 > 4 else workday
        found.append(round(rng.gammavariate(4, mean / 4)) if mean else 0)
    return found


def foretold(seed: int, known: int) -> tuple[float, bool]:
    """Return by how much the forecast after *known* days was wrong, of the time that was left, and if it held."""
    rng = random.Random(seed)  # noqa: S311  # the same years in every run
    counts = habits(rng, 5500)
    begin = rng.randrange(200, 500)
    samples = daily(counts[begin : begin + known], first=sum(counts[:begin]))
    found = budget([one for one in samples if rng.random() < 0.8], LOADS, NOW)
    if found is None:
        return 0.0, True
    forecast = found.forecasts[0]
    total, day = samples[-1].loads or 0, begin + known
    while total < forecast.rated and day < len(counts):
        total += counts[day]
        day += 1
    left = day - begin - known
    said = (forecast.spent_at - NOW) / DAY if forecast.spent_at is not None else 50 * YEAR
    early = (forecast.earliest - NOW) / DAY if forecast.earliest is not None else 50 * YEAR
    late = (forecast.latest - NOW) / DAY if forecast.latest is not None else 99 * YEAR
    return abs(said - left) / left, early * 0.999 <= left <= late * 1.001 or total < forecast.rated


@pytest.mark.slow
@pytest.mark.parametrize(("known", "error", "held"), [(30, 0.15, 0.85), (8, 0.25, 0.80)])
def test_simulated_years_end_about_when_it_was_foretold(known: int, error: float, held: float) -> None:
    """benchmarks/figures-of-decisions.md has the figures of 400."""
    results = [foretold(seed, known) for seed in range(60)]
    assert median(one for one, _ in results) <= error
    assert sum(one for _, one in results) / len(results) >= held


# -- what a change did ---------------------------------------------------------------------------------------


def test_a_day_after_the_change_its_effect_is_seen() -> None:
    before = [90, 110, 100, 95, 105, 120, 80, 100]
    for after, effect in (
        ([5], RateChange.LESS),
        ([104], RateChange.SAME),
        ([400], RateChange.MORE),
        ([2, 3], RateChange.LESS),
    ):
        found = present(proof(daily(before + after), LOADS, NOW - len(after) * DAY, NOW))
        assert (found.effect, found.after_days) == (effect, len(after))
        assert found.before.a_day == pytest.approx(100)


def test_less_than_a_day_or_too_few_before_prove_nothing() -> None:
    counts = [100] * 10
    assert proof(daily(counts), LOADS, NOW - 0.5 * DAY, NOW) is None
    assert proof(daily(counts), LOADS, NOW - 8 * DAY, NOW) is None
    assert proof([], LOADS, NOW - DAY, NOW) is None


def test_a_change_of_nothing_is_claimed_seldom() -> None:
    rng = random.Random(5)  # noqa: S311  # as above
    claims = 0
    for _ in range(200):
        counts = [round(rng.gammavariate(4, 25)) for _ in range(16)]
        found = proof(daily(counts), LOADS, NOW - 2 * DAY, NOW)
        claims += found is not None and found.effect is not RateChange.SAME
    assert claims <= 20
