"""Where the speed of a long write falls: planted places are found, with honest intervals; nothing else is."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_contract.measuring.measurement import WritePoint
from disktune_contract.measuring.speed_drops import LEAST_POINTS, course, fast_parts

GB = 1_000_000_000
PART = 64 << 20
POINTS = 1000

Curve = Callable[[float], float]


def step(at: float, before: float, after: float) -> Curve:
    return lambda written: before if written < at else after


def two_steps(written: float) -> float:
    """A cache that is full, folding, then heat."""
    return 3e9 if written < 12 * GB else 1.2e9 if written < 40 * GB else 4e8


def gradual(written: float) -> float:
    return 3e9 if written < 12 * GB else 1e9 if written > 16 * GB else 3e9 - (written - 12 * GB) / (4 * GB) * 2e9


def written(
    curve: Curve,
    seed: int = 1,
    points: int = POINTS,
    spread: float = 0.03,
    alike: float = 0.0,
    pauses: float = 0.0,
) -> list[WritePoint]:
    """Return the parts of a write with noise, of which neighbours are *alike*, and some with a pause in them."""
    rng = random.Random(seed)  # noqa: S311  not a secret
    deviation, found = 0.0, []
    for number in range(points):
        deviation = alike * deviation + rng.gauss(0, spread) * math.sqrt(1 - alike * alike)
        speed = curve((number + 0.5) * PART) * math.exp(deviation)
        if rng.random() < pauses:
            speed *= rng.uniform(0.05, 0.4)
        found.append(WritePoint((number + 1) * PART, speed, number * 0.1))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("at", "before", "after", "noise"),
    [
        (12 * GB, 3e9, 1e9, {}),
        (12 * GB, 3e9, 1e9, {"alike": 0.6, "spread": 0.08}),
        (30 * GB, 5e8, 3.75e8, {"spread": 0.08}),
        (12 * GB, 3e9, 1e9, {"pauses": 0.05}),
        (0.9 * GB, 3e9, 1e9, {}),
        (1 * GB, 3e9, 1e9, {"points": 40}),
    ],
)
def test_a_sudden_drop_lies_where_it_was_planted(
    at: float, before: float, after: float, noise: dict[str, float]
) -> None:
    covered = 0
    for seed in range(20):
        found = course(written(step(at, before, after), seed, **noise))  # type: ignore[arg-type]
        assert len(found.drops) == 1
        drop = found.drops[0]
        assert not drop.gradual
        assert abs(drop.position_bytes - at) < 0.03 * at + 3 * PART
        if "pauses" not in noise:
            assert drop.before.bytes_s == pytest.approx(before, rel=0.1)
            assert drop.after.bytes_s == pytest.approx(after, rel=0.1)
        covered += drop.low_bytes <= at <= drop.high_bytes
    assert covered >= 18


@pytest.mark.slow
def test_intervals_hold_what_they_promise() -> None:
    """At a fall so small in so much noise that the place is not plain."""
    at, trials, covered, found = 30 * GB, 100, 0, 0
    for seed in range(trials):
        drops = course(written(step(at, 1e9, 0.7e9), seed, spread=0.3, alike=0.3)).drops
        found += len(drops) == 1
        covered += len(drops) == 1 and drops[0].low_bytes <= at <= drops[0].high_bytes
    assert found > 0.8 * trials
    assert covered >= 0.93 * found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("curve", "noise"),
    [
        (lambda _: 5e8, {"spread": 0.0}),
        (lambda _: 5e8, {}),
        (lambda _: 5e8, {"spread": 0.15}),
        (lambda _: 5e8, {"spread": 0.15, "alike": 0.7}),
        (lambda _: 5e8, {"spread": 0.3, "alike": 0.9}),
        (lambda _: 5e8, {"pauses": 0.1}),
        (step(30 * GB, 5e8, 4.4e8), {}),
        (lambda at: 1e9 if 20 * GB < at < 25 * GB else 3e9, {}),
        (lambda at: 1e9 if at < 5 * GB else 3e9, {}),
        (step(66.9 * GB, 3e9, 1e9), {}),
    ],
    ids=["still", "steady", "noisy", "waves", "long waves", "pauses", "small", "dip", "rise", "very end"],
)
def test_nothing_else_is_called_a_drop(curve: Curve, noise: dict[str, float]) -> None:
    for seed in range(15):
        found = course(written(curve, seed, **noise))  # type: ignore[arg-type]
        assert found.drops == ()
        assert found.level is not None
        assert found.level.low <= found.level.bytes_s <= found.level.high


def test_two_steps_are_two_drops() -> None:
    found = course(written(two_steps)).drops
    assert [
        drop.low_bytes <= at <= drop.high_bytes for drop, at in zip(found, (12 * GB, 40 * GB), strict=True)
    ] == [True, True]
    assert found[0].after.bytes_s == pytest.approx(1.2e9, rel=0.02)
    assert found[1].after.bytes_s == pytest.approx(4e8, rel=0.02)


def test_a_gradual_drop_is_one_over_a_stretch() -> None:
    (drop,) = course(written(gradual)).drops
    assert drop.gradual
    assert 11.5 * GB < drop.low_bytes < 14 * GB < drop.high_bytes < 16.5 * GB
    assert drop.low_bytes <= drop.position_bytes <= drop.high_bytes


def test_a_drop_after_a_dip_is_still_found() -> None:
    curve: Curve = lambda at: 1e9 if 20 * GB < at < 25 * GB or at > 50 * GB else 3e9  # noqa: E731
    (drop,) = course(written(curve)).drops
    assert drop.low_bytes <= 50 * GB <= drop.high_bytes


def test_a_steady_decline_is_none() -> None:
    """As that of a hard disk from its outer tracks to its inner ones."""
    whole = POINTS * PART
    found = course(written(lambda at: 200e6 * (1 - 0.4 * at / whole)))
    assert found.drops == ()
    assert found.declined == pytest.approx(0.4, abs=0.05)


def test_a_drive_that_frees_some_of_its_cache_meanwhile_has_one_drop() -> None:
    """QLC flash goes fast for a moment whenever a part of the cache is free again."""
    curve: Curve = lambda at: 3e9 if at < 12 * GB or int(at / GB) % 12 == 0 else 5e8  # noqa: E731
    found = course(written(curve)).drops
    assert found
    assert found[0].position_bytes == pytest.approx(12 * GB, rel=0.1)


def test_a_speed_is_bytes_over_time_with_all_pauses() -> None:
    points = written(step(12 * GB, 3e9, 1e9), pauses=0.15, spread=0.1)
    (drop,) = course(points).drops
    assert drop.low_bytes <= 12 * GB <= drop.high_bytes
    before = [point for point in points if point.end_bytes < 11 * GB]
    mean = len(before) / sum(1 / point.bytes_s for point in before)
    assert drop.before.low < mean < drop.before.high
    assert mean < 2.6e9


RECORDED = json.loads((Path(__file__).parent / "throttled_writes.json").read_text(encoding="ascii"))
"""Writes of 2.5 GiB to a loop device whose limit was lowered while they went on (blkio.throttle.write_bps_device):
MB/s of each 8 MiB, and the bytes that were written at each change. The kernel lets bursts through, then pauses."""


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_writes_fall_where_their_limit_was_lowered(name: str) -> None:
    told = RECORDED[name]
    points = [
        WritePoint((number + 1) * (8 << 20), speed * 1e6, 0.0) for number, speed in enumerate(told["speeds"])
    ]
    found = course(points).drops
    assert len(found) == len(told["changed_at"])
    for drop, changed_at, limit in zip(found, told["changed_at"], told["limits"][1:], strict=True):
        assert drop.low_bytes <= changed_at <= drop.high_bytes
        assert drop.after.bytes_s == pytest.approx(limit * 1e6, rel=0.1)


def test_of_too_little_nothing_is_said() -> None:
    assert course(written(step(5 * PART, 3e9, 1e9), points=LEAST_POINTS - 1)).level is None
    assert course([]).level is None


def test_the_temperature_is_that_of_the_place() -> None:
    points = [
        WritePoint(one.end_bytes, one.bytes_s, one.elapsed_s, 30 + 40 * number / POINTS)
        for number, one in enumerate(written(step(12 * GB, 3e9, 1e9)))
    ]
    (drop,) = course(points).drops
    assert drop.temperature_c == pytest.approx(30 + 40 * 12 * GB / (POINTS * PART), abs=0.5)


@pytest.mark.parametrize("fast", [0, 1, 30, 99, 100])
def test_a_short_write_tells_how_much_of_it_was_fast(fast: int) -> None:
    rng = random.Random(fast)  # noqa: S311  not a secret
    speeds = [(1e9 if number < fast else 3e8) * math.exp(rng.gauss(0, 0.05)) for number in range(100)]
    at, low, high = fast_parts(speeds, 1e9, 3e8)
    assert at == fast
    assert low <= fast <= high
