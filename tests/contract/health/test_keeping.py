"""Which samples are kept for how long, and what of a file is read: bounded, and torn lines do no harm."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.health import sample
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, CounterValue, HealthVerdict
from tests.contract.health.samples import DAY, NOW, at

FULL = replace(
    HealthSample(
        NOW, Origin.TIMER, (CounterValue(Counter.PENDING, 3),), 30, 25, 44, 12, 97, 4000, 20, 90_000, 1 << 70
    ),
    spare_threshold_percent=10,
    failing=False,
    status=HealthVerdict.CAUTION,
    failed_test=True,
)


def test_a_sample_comes_back_as_it_was() -> None:
    assert sample.loaded(sample.text_of((at(1), FULL))) == (at(1), FULL)
    assert len(sample.dumped(FULL)) < 350
    widest = (1 << 128) - 1
    counted = tuple(CounterValue(one, widest) for one in Counter)
    most = replace(
        HealthSample(
            NOW, Origin.SMARTD, counted, widest, widest, widest, widest, widest, widest, widest, widest, widest
        ),
        spare_threshold_percent=widest,
        failing=False,
        status=HealthVerdict.CAUTION,
        failed_test=False,
    )
    assert len(sample.dumped(most)) <= sample.LONGEST_LINE


@given(st.floats(0, sample.LAST_S), st.floats(0, 1))
def test_a_sample_from_a_file_is_not_later_than_what_followed_it(first: float, pause_s: float) -> None:
    (read,) = sample.loaded(sample.dumped(HealthSample(first)))
    assert first - 0.11 < read.at <= first + pause_s
    assert sample.loaded(sample.dumped(read)) == (read,), "writing it again does not make it older"


def test_what_is_not_reported_takes_no_room() -> None:
    assert json.loads(sample.dumped(at(0))) == {"at": NOW, "origin": "look", "counters": {}}


def test_years_of_samples_fit_into_the_bound() -> None:
    samples: tuple[HealthSample, ...] = ()
    taken = [HealthSample(NOW - day * DAY + hour * 3600) for day in range(1000, 3, -1) for hour in range(0, 24, 6)]
    taken += [HealthSample(NOW - minutes * 60) for minutes in range(3 * 24 * 60, 0, -1)]
    samples = sample.kept(taken, NOW)
    assert len(samples) <= sample.MOST
    assert sample.kept(samples, NOW) == samples, "thinning again changes nothing"
    gaps = [later.at - one.at for one, later in itertools.pairwise(samples)]
    assert max(gaps) <= 2 * DAY
    recent = [one for one in samples if one.at > NOW - sample.FULL_S]
    assert 287 <= len(recent) <= 289
    assert samples[0].at > NOW - sample.KEPT_S


def test_a_day_has_its_last_values_and_its_extremes() -> None:
    day = int((NOW - 10 * DAY) // DAY) * DAY
    warm = [
        HealthSample(day + hour * 3600, temperature_c=warmth, loads=hour)
        for hour, warmth in ((1, 20), (2, 50), (3, 31))
    ]
    first = HealthSample(day - 5 * DAY)
    _, one = sample.kept((first, *warm), NOW)
    assert (one.loads, one.temperature_c, one.coolest_c, one.hottest_c) == (3, 31, 20, 50)
    again = sample.kept((first, one, HealthSample(day + 5 * 3600, temperature_c=10)), NOW)[1]
    assert (again.temperature_c, again.coolest_c, again.hottest_c) == (10, 10, 50)


def test_the_first_sample_stays_what_a_rise_is_measured_by() -> None:
    first, later = at(0.0010, value=644), at(0.0005, value=646)
    assert sample.kept((first, later, at(0, value=647)), NOW)[0] == first


def test_samples_of_a_wrong_clock_are_neither_lost_nor_without_bound() -> None:
    assert sample.kept((at(-400), at(1)), NOW) == (at(1), at(-400))
    many = [at(-day) for day in range(1, 5000)]
    found = sample.kept((at(3), *many), NOW)
    assert (len(found), found[0]) == (sample.MOST, at(3))


def test_of_two_keepers_the_first_has_the_word_at_the_same_time() -> None:
    own, other = at(1, value=1), HealthSample(at(1).at, Origin.TIMER)
    assert sample.merged((own,), (other, at(2))) == (at(2), own)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "null",
        '{"at":1}',
        '{"at":"1","origin":"look","counters":{}}',
        '{"at":true,"origin":"look","counters":{}}',
        '{"at":-1,"origin":"look","counters":{}}',
        '{"at":1e300,"origin":"look","counters":{}}',
        '{"at":NaN,"origin":"look","counters":{}}',
        '{"at":1,"origin":"moon","counters":{}}',
        '{"at":1,"origin":[],"counters":{}}',
        '{"at":1,"origin":"look","counters":[]}',
        '{"at":1,"origin":"look","counters":{"pending":-1}}',
        '{"at":1,"origin":"look","counters":{"pending":1.5}}',
        '{"at":1,"origin":"look","counters":{},"loads":true}',
        '{"at":1,"origin":"look","counters":{},"loads":1' + "0" * 60 + "}",
        '{"at":1,"origin":"look","counters":{},"x":"' + "y" * 2100 + '"}',
        "[" * 900,
    ],
)
def test_a_line_that_is_no_sample_is_passed_over(line: str) -> None:
    assert sample.loaded(f"{sample.dumped(at(2))}\n{line}\n{sample.dumped(at(1))}\n") == (at(2), at(1))


def test_a_newer_version_may_say_more() -> None:
    line = '{"at":1,"origin":"look","counters":{"pending":1,"unheard-of":-5},"humidity":"high"}'
    assert sample.loaded(line) == (HealthSample(1.0, counters=(CounterValue(Counter.PENDING, 1),)),)


def test_a_line_of_an_earlier_version_says_nothing_of_the_drives_own_status() -> None:
    line = '{"at":1,"origin":"timer","spare_percent":97,"counters":{"media":0}}'
    counted = (CounterValue(Counter.MEDIA, 0),)
    assert sample.loaded(line) == (HealthSample(1.0, Origin.TIMER, counted, spare_percent=97),)


def test_what_the_drive_said_of_itself_stands_beside_what_an_earlier_version_reads() -> None:
    line = json.loads(sample.dumped(FULL))
    assert (line.pop("failing"), line.pop("status"), line.pop("spare_threshold_percent")) == (False, "caution", 10)
    assert line.pop("failed_test") is True
    older = replace(FULL, failing=None, status=None, spare_threshold_percent=None, failed_test=None)
    assert sample.loaded(json.dumps(line)) == (older,)


@pytest.mark.parametrize(
    ("said", "failing", "status"),
    [
        ('"failing":true,"status":"failing"', True, HealthVerdict.FAILING),
        ('"failing":1,"status":"unknown"', None, None),
        ('"failing":null,"status":["good"]', None, None),
        ('"failing":"no","status":"splendid"', None, None),
    ],
)
def test_a_status_that_is_none_is_not_known(said: str, failing: bool | None, status: HealthVerdict | None) -> None:
    (one,) = sample.loaded(f'{{"at":1,"origin":"timer",{said},"counters":{{}}}}')
    assert (one.failing, one.status) == (failing, status)


def test_a_torn_file_keeps_its_whole_lines() -> None:
    text = sample.text_of((at(2), at(1), at(0)))
    for cut in range(len(text)):
        assert len(sample.loaded(text[:cut])) in (text[:cut].count("\n"), text[:cut].count("\n") + 1)


def test_a_name_shows_no_serial_number() -> None:
    name = sample.file_name("serial:EXAMPLE:S3CR3T/../x")
    assert "S3CR3T" not in name
    assert len(name) == 32 + len(".jsonl")
    assert name.removesuffix(".jsonl").isalnum()
    assert name != sample.file_name("serial:EXAMPLE:other")
