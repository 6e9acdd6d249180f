"""What is recorded of an operation, and which falls of its speed are told: those that a user would call one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract import wire
from disktune_contract.arrays.forecast import remaining_s, shape
from disktune_contract.arrays.operation_record import (
    MOST,
    STEP_S,
    Fall,
    FallCause,
    MemberWait,
    OperationReading,
    OperationRecord,
    Stretch,
    fall,
    is_sound,
    joined,
    marks,
    stretch,
)
from disktune_contract.record import replace
from tests.amounts import amount
from tests.contract.arrays.test_array_model import stat
from tests.narrowed import present

QUICK, SLOW = 118_000.0, 12_000.0


def minutes(*parts: tuple[int, float], begun: float = 1e9, **more: Any) -> list[Stretch]:
    """Return so many minutes at each speed, one after the other."""
    made: list[Stretch] = []
    for count, speed in parts:
        for _ in range(count):
            at, done = begun + STEP_S * len(made), made[-1].done if made else 0.0
            made.append(Stretch(at, at + STEP_S, done + speed * STEP_S, speed))
    return [replace(one, **more) for one in made]


def told(stretches: Sequence[Stretch], total: float = 1e12) -> Fall | None:
    return fall(OperationRecord("recover", total, tuple(stretches)))


def later(stretches: list[Stretch], seconds: float) -> list[Stretch]:
    return [replace(one, began=one.began + seconds, ended=one.ended + seconds) for one in stretches]


def test_a_fall_is_told_at_its_minute_once_it_has_lasted_for_ten() -> None:
    for count in range(1, 10):
        assert told(minutes((60, QUICK), (count, SLOW))) is None
    made = minutes((60, QUICK), (10, SLOW))
    found = present(told(made))
    assert found.holds(made[-1])
    assert not found.holds(made[0])
    assert found == Fall(1e9 + 3600, 1e9 + 3600, QUICK, SLOW)
    assert told(minutes((60, QUICK), (300, SLOW))) == found, "it is the same later on"
    assert found.later_s(9400.0, made) == pytest.approx(10_000 * (1 - SLOW / QUICK))


@pytest.mark.parametrize(
    "parts",
    [
        ((60, QUICK), (9, SLOW), (60, QUICK)),
        ((60, QUICK), (6, SLOW), (4, QUICK)),
        ((60, QUICK), (6, SLOW), (4, QUICK), (6, SLOW), (4, QUICK)),
        ((60, SLOW), (6, QUICK), (60, SLOW)),
        ((5, QUICK), (60, SLOW)),
        ((60, QUICK), (60, QUICK / 1.45)),
        ((60, SLOW), (60, QUICK)),
        ((60, 0.0),),
    ],
)
def test_short_and_small_ones_and_bursts_are_none(parts: tuple[tuple[int, float], ...]) -> None:
    assert told(minutes(*parts)) is None


@pytest.mark.parametrize("length", [20, 60, 600])
@pytest.mark.parametrize("ratio", [0.4, 0.5])
def test_the_way_to_the_inner_tracks_is_none(length: int, ratio: float) -> None:
    chance = random.Random(length)  # noqa: S311
    done, parts = 0.0, []
    for _ in range(length):
        parts.append((1, QUICK * shape(done, ratio) * chance.uniform(0.95, 1.05)))
        done = min(1.0, done + shape(done, ratio) / length / (sum(shape(i / 50, ratio) for i in range(50)) / 50))
    made = minutes(*parts)
    assert told(made, made[-1].done) is None


def test_one_that_lasts_is_told_before_a_larger_one_that_is_over() -> None:
    over = minutes((60, QUICK), (20, SLOW), (60, QUICK))
    found = present(told(over))
    assert (found.at, found.until) == (1e9 + 60 * 60, 1e9 + 80 * 60)
    assert not found.holds(over[-1])
    found = present(told(minutes((60, QUICK), (20, SLOW), (60, QUICK), (20, QUICK / 3))))
    assert (found.at, found.until) == (1e9 + 140 * 60, None)


def test_where_nobody_looked_the_moment_is_not_known() -> None:
    after = later(minutes((60, SLOW)), 60 * 60 + 4 * 3600)
    found = present(told([*minutes((60, QUICK)), *after]))
    assert (found.last_seen, found.at) == (1e9 + 3600, 1e9 + 5 * 3600)


def with_cause(*, before: Mapping[str, Any], after: Mapping[str, Any]) -> Fall:
    quick, slow = minutes((30, QUICK), **before), later(minutes((30, SLOW), **after), 1800)
    return present(told([*quick, *slow]))


def waits(**members: float) -> tuple[MemberWait, ...]:
    return tuple(MemberWait(name, ms) for name, ms in members.items())


def test_the_cause_is_what_changed_at_the_same_time() -> None:
    said = with_cause(before={"limit_kib_s": 200_000}, after={"limit_kib_s": 12_000})
    assert said.cause is FallCause.LIMIT
    said = with_cause(before={"limit_kib_s": 200_000}, after={"limit_kib_s": 100_000})
    assert said.cause is FallCause.UNKNOWN, "it is slower than that limit"
    said = with_cause(before={"others_iops": 2.0}, after={"others_iops": 90.0, "program": "borg"})
    assert (said.cause, said.program) == (FallCause.OTHER_WORK, "borg")
    for before, after in ((50.0, 90.0), (0.0, 5.0), (None, 90.0)):
        assert with_cause(before={"others_iops": before}, after={"others_iops": after}).cause is FallCause.UNKNOWN
    said = with_cause(before={"waits": waits(a=8.0, b=9.0)}, after={"waits": waits(a=9.0, b=240.0)})
    assert (said.cause, said.member, said.waits_ms) == (FallCause.MEMBER, "b", (9.0, 240.0))
    both = {"waits": waits(a=90.0, b=240.0)}
    assert with_cause(before={"waits": waits(a=8.0, b=9.0)}, after=both).cause is FallCause.UNKNOWN


def reading(second: int, done: float, **changes: Any) -> OperationReading:
    names = ("md0", "sda", "sda1", "sdb")
    iops = {"md0": 0, "sda": 80, "sda1": 80, "sdb": 80}
    stats = {name: stat(name, second, busy=0.5, wait_ms=8, iops=iops[name]) for name in names}
    made = OperationReading(
        "md0", "recover", 1e9, done, "raid1", 200_000, (("sda1", "sda"), ("sdb", "sdb")), stats
    )
    return replace(made, **changes)


def test_a_stretch_has_what_the_counters_say() -> None:
    one = stretch(reading(100, 0.0), reading(160, 60 * QUICK), 1000.0, 1060.0)
    assert (one.kib_s, one.others_iops, one.waits) == (QUICK, 0.0, waits(sda1=8.0, sdb=8.0))
    busy = reading(160, 0.0, level="raid5")
    busy = replace(busy, stats={**busy.stats, "md0": stat("md0", 160, busy=0, iops=0 + 100)})
    first = reading(100, 0.0)
    first = replace(first, stats={**first.stats, "md0": stat("md0", 100, busy=0, iops=100)})
    assert stretch(first, busy, 1000.0, 1060.0).others_iops == 200.0, "a write to parity costs two"
    assert stretch(first, replace(busy, stats={}), 1000.0, 1060.0).others_iops is None


def test_a_long_record_keeps_its_steps_and_its_gaps() -> None:
    made = minutes((500, QUICK), (500, SLOW), (1, QUICK))
    after = later(made, 3600 + made[-1].ended - made[0].began)
    kept = joined((), [*made, *after])
    assert len(kept) == MOST
    assert (kept[0].began, kept[-1].ended) == (made[0].began, after[-1].ended)
    assert {one.kib_s for one in kept} == {QUICK, SLOW}
    [gap] = [(one.ended, other.began) for one, other in pairwise(kept) if other.began > one.ended]
    assert gap == (made[-1].ended, after[0].began)
    assert sum(one.seconds * one.kib_s for one in kept) == pytest.approx(2 * made[-1].done)


def test_what_another_program_has_recorded_is_not_recorded_twice() -> None:
    made = minutes((10, QUICK))
    assert joined(made[:6], made[3:]) == tuple(made)
    assert joined(made, later(made[:2], 30)) == tuple(made)
    for early_s, length in ((0, 11), (1, 11), (2, 10), (30, 10)):
        following = later(made[:1], made[-1].ended - made[0].began - early_s)
        assert len(joined(made, following)) == length, early_s


def test_an_operation_that_is_behind_has_begun_anew() -> None:
    one = OperationRecord("check", 1e9, tuple(minutes((10, QUICK))))
    last = one.stretches[-1]
    assert one.holds("check", 1e9, last.done, last.ended)
    assert not one.holds("check", 1e9, last.done - 1, last.ended)
    assert not one.holds("repair", 1e9, last.done, last.ended)
    assert not one.holds("check", 1e9 + 9, last.done, last.ended)
    assert not one.holds("check", 1e9, last.done, last.ended + 1e6), "a check of last month"


def test_what_was_before_a_gap_a_limit_or_the_fall_does_not_predict_the_rest() -> None:
    slow = minutes((60, QUICK), (60, SLOW))
    since = present(told(slow)).at
    total = slow[-1].done + 3600 * SLOW
    assert present(remaining_s(marks(slow, since), total, rotational=False)) == pytest.approx(3600, rel=0.01)
    assert len(marks([*slow, *later(minutes((5, SLOW)), 120 * 60 + 600)])) == 6
    limited = later(minutes((5, SLOW), limit_kib_s=9), 120 * 60)
    assert len(marks([*slow, *limited])) == 6
    assert marks(()) == ()


speeds = st.floats(0, 1e7)


@given(st.lists(st.tuples(st.integers(1, 15), speeds, st.booleans()), max_size=60))
@settings(max_examples=amount(80), deadline=None)
def test_whatever_was_recorded_is_read_again_and_judged(parts: list[tuple[int, float, bool]]) -> None:
    def made() -> Iterator[Stretch]:
        at, done = 1e9, 0.0
        for count, speed, gap in parts:
            for _ in range(count):
                at += STEP_S * (1 + 99 * gap)
                done += STEP_S * speed
                yield Stretch(at - STEP_S, at, done, speed, others_iops=speed / 1000, waits=waits(a=speed / 100))

    one = OperationRecord("check", 1e12, joined((), made()))
    assert is_sound(one)
    assert wire.load(OperationRecord, wire.parse(wire.dump(one), 1 << 20)) == one
    found = fall(one)
    assert found is None or found.before_kib_s / found.after_kib_s >= 1.5
    assert found is None or found.until is None or found.until - found.at >= 600


def test_what_is_no_record_is_not_taken_for_one() -> None:
    made = minutes((3, QUICK))
    for wrong in (made[::-1], [replace(made[0], ended=0.0)], [replace(made[0], kib_s=-1.0)], made * MOST):
        assert not is_sound(OperationRecord("check", 1e9, tuple(wrong)))
    assert not is_sound(OperationRecord("check", 0.0))
