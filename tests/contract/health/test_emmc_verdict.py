"""How an eMMC is, by what JESD84-B51, 7.4, defines."""

from __future__ import annotations

import pytest

from disktune_contract.health.health import EmmcHealth, Health, Reserve
from disktune_contract.health.health_notices import NoticeKind, NoticeState, advance, reading_of
from disktune_contract.health.sample import sample
from disktune_contract.health.verdict import HealthVerdict, judge
from tests.narrowed import present

GOOD, CAUTION, FAILING, UNKNOWN = (HealthVerdict(name) for name in ("good", "caution", "failing", "unknown"))


@pytest.mark.parametrize(
    ("used", "reserve", "verdict", "why"),
    [
        ((1, 1), Reserve.NORMAL, GOOD, ""),
        ((10, 1), Reserve.NORMAL, GOOD, ""),
        ((11, 1), Reserve.NORMAL, CAUTION, "Beyond its estimated life"),
        ((1, 11), Reserve.NORMAL, CAUTION, "Beyond its estimated life"),
        ((None, None), Reserve.NORMAL, GOOD, ""),
        ((1, 1), Reserve.WARNING, CAUTION, "80% of the spare blocks"),
        ((1, 1), Reserve.URGENT, FAILING, "90% of the spare blocks"),
        ((11, 11), Reserve.URGENT, FAILING, "Beyond its estimated life"),
        ((1, 1), None, UNKNOWN, "does not report"),
        ((11, 1), None, CAUTION, "Beyond its estimated life"),
    ],
)
def test_verdict(
    used: tuple[int | None, int | None], reserve: Reserve | None, verdict: HealthVerdict, why: str
) -> None:
    judged = judge(Health(emmc=EmmcHealth(*used, reserve)))
    assert judged.verdict is verdict
    assert why in " ".join(judged.why)
    assert bool(judged.why) == (verdict is not GOOD)


def test_an_urgent_one_is_told_once() -> None:
    health = Health(emmc=EmmcHealth(2, 1, Reserve.URGENT))
    reading = present(reading_of(health, 1000.0))
    story, notices = advance(NoticeState("serial:DG4032:1"), reading)
    assert [one.kind for one in notices] == [NoticeKind.FAILING]
    again = present(reading_of(health, 2000.0))
    assert advance(story, again)[1] == ()


@pytest.mark.parametrize(("used", "percent"), [(1, 0), (10, 90), (11, 100), (None, None)])
def test_wear_is_what_is_used_for_sure(used: int | None, percent: int | None) -> None:
    health = Health(emmc=EmmcHealth(used, None, Reserve.NORMAL))
    reading, kept = reading_of(health, 1000.0), sample(health, 1000.0)
    assert kept is not None
    assert (present(reading).wear_percent, kept.wear_percent) == (percent, percent)
