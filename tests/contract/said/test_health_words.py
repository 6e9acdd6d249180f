"""A verdict in five words, and the counters behind it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.sample import earlier, last_verdict, sample
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.health.verdict import Counter, HealthJudgement, HealthVerdict, counters, judge
from disktune_contract.said.health_words import (
    counter_rows,
    sector_counts,
    short_reason,
    since,
    span_words,
    title,
    unknown_reason,
)
from tests.contract.checkup.sample_facts import drive
from tests.contract.health.samples import DAY, NOW, at, disk
from tests.contract.health.test_health_notices import SMART_LOG
from tests.narrowed import present

READ_FAILED = SelfTestResult(SelfTestKind.EXTENDED, SelfTestOutcome.FAILED_READ, lba=20_391_463)


@pytest.mark.parametrize(
    ("health", "said"),
    [
        (disk(_5=0), ""),
        (disk(_197=3), "unreadable sectors"),
        (disk(_5=9), "reallocated sectors"),
        (disk(_5=9, _197=1), "unreadable sectors"),
        (disk(_199=3), "3 cable errors"),
        (disk(_5=2, _199=1), "first reading"),
        (Health(ata=AtaHealth(False, (), rotating=True)), "predicts its failure"),
        (replace(disk(_5=0), self_tests=(READ_FAILED,)), "unreadable sectors"),
        (
            replace(disk(_5=0), self_tests=(replace(READ_FAILED, outcome=SelfTestOutcome.FAILED, lba=None),)),
            "failed self-test",
        ),
        (Health(nvme=replace(SMART_LOG, critical_warning=2, warnings=("hot",))), "too hot"),
        (Health(nvme=replace(SMART_LOG, percentage_used=100)), "rated endurance used up"),
    ],
)
def test_a_reason_has_at_most_five_words(health: Health, said: str) -> None:
    found = short_reason(judge(health, NOW), health)
    assert len(found.split()) <= 5
    assert found == said


def test_a_rise_is_named_after_what_rose() -> None:
    past = [at(3, Counter.INTERFACE_CRC, 4)]
    health = disk(_199=9)
    judged = judge(health, NOW, earlier(past, counters(health), NOW))
    assert short_reason(judged, health) == "new cable errors"
    still = disk(_199=4)
    assert short_reason(judge(still, NOW, earlier(past, counters(still), NOW)), still) == "4 old cable errors"


def test_what_is_to_be_done_is_in_the_title_of_a_failing_drive() -> None:
    failing = Health(ata=AtaHealth(False, (), rotating=True))
    assert title(judge(failing), failing) == "Failing: back up now"
    assert title(judge(disk(_197=3)), disk(_197=3)) == "Caution: unreadable sectors"
    assert title(judge(disk(_5=0)), disk(_5=0)) == "Good"


def test_a_last_verdict_keeps_its_reason() -> None:
    taken = present(sample(disk(_197=3), NOW - DAY))
    last = present(last_verdict([taken], NOW))
    assert short_reason(last) == "unreadable sectors"


def test_an_unknown_health_has_one_reason() -> None:
    assert unknown_reason(drive(), None) == "never read"
    assert unknown_reason(drive(), Health(asleep=True)) == "never read"
    assert unknown_reason(drive(), Health()) == "not reported"
    assert unknown_reason(replace(drive(), kind=DriveKind.USB), Health()) == "hidden by USB"
    assert short_reason(HealthJudgement(HealthVerdict.UNKNOWN)) == ""


def test_counters_have_their_rise_and_a_verdict_in_words() -> None:
    past = [at(70, value=2), at(40, value=5), at(40, Counter.INTERFACE_CRC, 3)]
    health = disk(_5=8, _199=3, _193=93_000, _197=0)
    judged = judge(health, NOW, earlier(past, counters(health), NOW))
    rows = {row.label: row for row in counter_rows(health, judged, past, NOW)}
    found = rows["Reallocated sectors"]
    assert (found.value, found.rise, found.verdict, found.words) == (8, 6, HealthVerdict.CAUTION, "rising")
    found = rows["Interface CRC errors"]
    assert (found.rise, found.verdict, found.words) == (0, HealthVerdict.GOOD, "old ones only")
    assert rows["Load cycles"].words == "31% of 300,000"
    assert rows["Pending sectors"].words == "good"
    start = since(past, NOW)
    assert start == NOW - 70 * DAY
    assert span_words(start, NOW) == "In 2 months"


def test_bad_sectors_are_counted_with_those_since_a_moment() -> None:
    past = [at(3, value=2), at(1, value=5), at(1, Counter.PENDING, 1)]
    health = disk(_5=8, _197=1, _199=7)
    assert sector_counts(health, past, NOW - DAY / 2, NOW) == ("8 reallocated (about +3)", "1 pending")
    assert sector_counts(health, past, NOW - 2 * DAY, NOW)[0] == "8 reallocated (about +6)"
    assert sector_counts(health, past, None, NOW)[0] == sector_counts(health, (), NOW - DAY, NOW)[0]
    assert sector_counts(disk(_5=0, _197=0), past, NOW - DAY, NOW) == ()


def test_without_an_earlier_sample_nothing_rose() -> None:
    health = disk(_5=8)
    [row] = counter_rows(health, judge(health, NOW), (), NOW)
    assert (row.rise, row.words) == (None, "5 or more")
    assert since((), NOW) is None
