"""What is told of a drive's health: each thing once, old errors never, and nothing because a value flickers."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.health.health import AtaAttribute, AtaHealth, Health, ScsiHealth
from disktune_contract.health.health_notices import (
    BETTER_S,
    COOL_S,
    DAY_S,
    HOT_GAP_S,
    HOT_S,
    NOTICES,
    QUIET_S,
    DriveReading,
    Notice,
    NoticeKind,
    NoticeState,
    advance,
    reading_of,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.health.verdict import Counter, CounterValue
from tests.narrowed import present

NOW = 1_800_000_000.0
_OTHERS: dict[str, Any] = {field.name: 0 for field in fields(NvmeSmartLog)} | {"warnings": (), "sensors_c": ()}
SMART_LOG = NvmeSmartLog(**_OTHERS | {"available_spare_percent": 100, "available_spare_threshold_percent": 10})
DISK = AtaHealth(passed=True, attributes=(), rotating=True)


def counted(at: float, **values: int) -> DriveReading:
    return DriveReading(at, (), tuple(CounterValue(Counter(name), value) for name, value in values.items()))


def told(*readings: DriveReading, story: NoticeState | None = None) -> list[tuple[NoticeKind, float]]:
    """Return what was told when."""
    story, found = story or NoticeState("wwn:1"), []
    for reading in readings:
        story, notices = advance(story, reading)
        found += [(one.kind, reading.at) for one in notices]
    return found


def hourly(**values: tuple[int, ...]) -> list[DriveReading]:
    """Return readings an hour apart."""
    count = len(next(iter(values.values())))
    rows = [{name: each[hour] for name, each in values.items()} for hour in range(count)]
    return [counted(NOW + 3600 * hour, **row) for hour, row in enumerate(rows)]


# -- counters ----------------------------------------------------------------------------------------------


def test_old_errors_that_stand_still_are_never_told() -> None:
    assert told(*hourly(reallocated=(8,) * 100, pending=(3,) * 100, timeouts=(20,) * 100)) == []


@pytest.mark.parametrize(
    ("counter", "kind"),
    [
        ("reallocated", NoticeKind.REALLOCATED),
        ("pending", NoticeKind.PENDING),
        ("uncorrectable", NoticeKind.UNREADABLE),
        ("media", NoticeKind.UNREADABLE),
        ("uncorrected", NoticeKind.UNREADABLE),
        ("interface-crc", NoticeKind.LINK),
        ("link-crc", NoticeKind.LINK),
        ("offline", NoticeKind.PENDING),
    ],
)
def test_a_rise_is_told_once(counter: str, kind: NoticeKind) -> None:
    assert told(*hourly(**{counter: (5, 5, 6, 6, 6, 6)})) == [(kind, NOW + 7200)]


def test_a_rise_says_how_many_are_new() -> None:
    story, _ = advance(NoticeState("wwn:1"), counted(NOW, pending=2))
    _, notices = advance(story, counted(NOW + 60, pending=10))
    assert notices == (Notice(NoticeKind.PENDING, "Pending sectors: 8 new."),)


def test_two_counters_of_the_same_events_are_told_as_one() -> None:
    assert told(*hourly(pending=(0, 8), offline=(0, 8))) == [(NoticeKind.PENDING, NOW + 3600)]
    both = hourly(**{"interface-crc": (0, 4), "link-crc": (0, 4)})
    assert told(*both) == [(NoticeKind.LINK, NOW + 3600)]


def test_different_things_are_told_apart() -> None:
    kinds = [kind for kind, _ in told(*hourly(reallocated=(0, 1), pending=(0, 1), uncorrectable=(0, 1)))]
    assert kinds == [NoticeKind.REALLOCATED, NoticeKind.PENDING, NoticeKind.UNREADABLE]


def test_a_counter_that_keeps_rising_is_told_once_a_day_with_all_that_came_since() -> None:
    readings = hourly(reallocated=tuple(range(50)))
    assert told(*readings) == [(NoticeKind.REALLOCATED, NOW + 3600 * hour) for hour in (1, 25, 49)]
    story = NoticeState("wwn:1")
    says = []
    for reading in readings:
        story, notices = advance(story, reading)
        says += [one.says for one in notices]
    assert says == ["Reallocated sectors: 1 new.", *["Reallocated sectors: 24 new."] * 2]


def test_a_value_that_flickers_is_told_once() -> None:
    assert told(*hourly(pending=(0, *(8, 0) * 400))) == [(NoticeKind.PENDING, NOW + 3600)]


def test_pending_sectors_that_were_written_again_do_not_hide_new_ones() -> None:
    first = told(counted(NOW, pending=0), counted(NOW + 1, pending=8))
    assert len(first) == 1
    week = [counted(NOW + 2 + day * DAY_S, pending=0) for day in range(8)]
    again = counted(NOW + 9 * DAY_S, pending=3)
    assert told(counted(NOW, pending=0), counted(NOW + 1, pending=8), *week, again)[1:] == [
        (NoticeKind.PENDING, again.at)
    ]
    assert BETTER_S == 7 * DAY_S


def test_a_counter_of_the_link_that_begins_again_is_no_rise() -> None:
    assert told(*hourly(**{"link-crc": (5, 0, 3)})) == [(NoticeKind.LINK, NOW + 7200)]
    assert told(*hourly(**{"link-crc": (5, 4, 4)})) == []


def test_a_clock_that_was_wrong_silences_nothing() -> None:
    later = NOW + 400 * DAY_S
    wrong = [counted(later, pending=0), counted(later + 60, pending=1)]
    right = [counted(NOW, pending=1), counted(NOW + 60, pending=2)]
    assert told(*wrong, *right) == [(NoticeKind.PENDING, later + 60), (NoticeKind.PENDING, NOW + 60)]


def test_an_older_reading_changes_nothing() -> None:
    story, _ = advance(NoticeState("wwn:1"), counted(NOW, pending=5))
    assert advance(story, counted(NOW - 60, pending=0)) == (story, ())
    story, _ = advance(story, state(NOW, failing=()))
    assert advance(story, state(NOW - 60, failing=("It fails.",))) == (story, ())


def test_a_reading_that_comes_late_still_says_what_no_other_one_said() -> None:
    """A sensor is read every minute; a sample that a window took before that is found a moment later."""
    story, _ = advance(NoticeState("wwn:1"), counted(NOW, pending=5))
    story, _ = advance(story, DriveReading(NOW + 120, temperature_c=40, limit_c=70))
    _, notices = advance(story, counted(NOW + 60, pending=6))
    assert [one.kind for one in notices] == [NoticeKind.PENDING]


# -- states ------------------------------------------------------------------------------------------------


def state(at: float, **values: object) -> DriveReading:
    return replace(DriveReading(at), **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("bad", "good", "kind"),
    [
        ({"failing": ("The SMART status predicts a failure.",)}, {"failing": ()}, NoticeKind.FAILING),
        ({"wear_percent": 91}, {"wear_percent": 80}, NoticeKind.WORN),
        (
            {"spare_percent": 9, "spare_threshold_percent": 10},
            {"spare_percent": 15, "spare_threshold_percent": 10},
            NoticeKind.SPARE,
        ),
    ],
)
def test_a_state_is_told_when_it_is_first_seen_and_again_only_after_a_week_without(
    bad: dict[str, object], good: dict[str, object], kind: NoticeKind
) -> None:
    flickers = [state(NOW + 3600 * hour, **(bad if hour % 2 == 0 else good)) for hour in range(400)]
    assert told(*flickers) == [(kind, NOW)]
    week = [state(NOW + 60 + day * DAY_S, **good) for day in range(9)]
    again = state(NOW + 10 * DAY_S, **bad)
    assert told(state(NOW, **bad), *week, again) == [(kind, NOW), (kind, again.at)]


FAILED_AT = "Short self-test failed at block 7. Passing an extended self-test clears this."


def test_a_failed_self_test_is_told_once_and_the_next_failure_after_one_that_passed() -> None:
    failed, passed = {"failed_test": FAILED_AT}, {"failed_test": ""}
    hours = [state(NOW + 3600 * hour, **failed) for hour in range(48)]
    assert told(*hours) == [(NoticeKind.SELF_TEST, NOW)]
    ended = [state(NOW + 48 * 3600, **passed), state(NOW + 49 * 3600, **failed)]
    assert told(*hours, *ended) == [(NoticeKind.SELF_TEST, NOW), (NoticeKind.SELF_TEST, NOW + 49 * 3600)]
    unread = [state(NOW + 48 * 3600, failed_test=None), state(NOW + 49 * 3600, **failed)]
    assert told(*hours, *unread) == [(NoticeKind.SELF_TEST, NOW)]


def test_what_the_notice_of_a_failed_self_test_says() -> None:
    _, [notice] = advance(NoticeState("wwn:1"), state(NOW, failed_test=FAILED_AT))
    assert notice.says == f"{FAILED_AT} Back up now."


def test_states_begin_just_above_or_below_their_thresholds() -> None:
    assert told(state(NOW, wear_percent=90)) == []
    assert told(state(NOW, spare_percent=10, spare_threshold_percent=10)) == []
    assert told(state(NOW, failing=())) == []


def test_what_is_not_known_is_told_by_nothing_and_ends_nothing() -> None:
    assert told(DriveReading(NOW)) == []
    bad, unknown = {"failing": ("It fails.",)}, {"failing": None}
    readings = [state(NOW + DAY_S * day, **(unknown if 0 < day < 20 else bad)) for day in range(22)]
    assert told(*readings) == [(NoticeKind.FAILING, NOW)]


def warm(at: float, celsius: float, limit: float | None = 70.0) -> DriveReading:
    return DriveReading(at, temperature_c=celsius, limit_c=limit)


def test_a_temperature_is_told_after_five_minutes_above_the_limit_once() -> None:
    minutes = [warm(NOW + 60 * minute, 71) for minute in range(60)]
    assert told(*minutes) == [(NoticeKind.HOT, NOW + HOT_S)]


def test_a_temperature_that_falls_below_the_limit_in_between_is_not_told() -> None:
    readings = [warm(NOW + 60 * minute, 70 if minute % 5 == 4 else 75) for minute in range(120)]
    assert told(*readings) == []


def test_readings_far_apart_do_not_make_five_minutes() -> None:
    apart = HOT_GAP_S + 60
    assert told(*(warm(NOW + apart * number, 75) for number in range(20))) == []


def test_without_a_limit_of_its_own_no_temperature_is_too_high() -> None:
    assert told(*(warm(NOW + 60 * minute, 120, None) for minute in range(30))) == []


def test_a_drive_that_cooled_down_is_told_of_once_a_day_at_most() -> None:
    minutes, day = range(0, int(3 * DAY_S), 60), int(DAY_S)
    # Hot for two hours of every four.
    readings = [warm(NOW + second, 75 if second % 14_400 < 7200 else 40) for second in minutes]
    found = [at - NOW for _, at in told(*readings)]
    assert len(found) == 3
    assert found[0] == HOT_S
    assert all(later - before >= day for before, later in pairwise(found))
    assert COOL_S < 7200 < QUIET_S


def test_hot_and_a_little_less_hot_is_one_event() -> None:
    readings = [warm(NOW + 60 * minute, 75 if minute % 60 < 30 else 68) for minute in range(60 * 72)]
    assert told(*readings) == [(NoticeKind.HOT, NOW + HOT_S)]


# -- what drives say ---------------------------------------------------------------------------------------


def scsi_disk(celsius: int) -> ScsiHealth:
    return ScsiHealth(0, 0, celsius, 60, None, None, None, None, None, (), None)


def kinds(health: Health) -> list[NoticeKind]:
    reading = present(reading_of(health, NOW))
    return [kind for kind, _ in told(reading)]


def test_a_drive_that_told_nothing_gives_no_reading() -> None:
    assert reading_of(Health(asleep=True), NOW) is None
    assert reading_of(Health(note="Reading it needs permission."), NOW) is None


def test_healthy_drives_are_silent() -> None:
    assert kinds(Health(nvme=SMART_LOG)) == []
    assert kinds(Health(ata=DISK)) == []
    assert kinds(Health(scsi=scsi_disk(35))) == []


def test_each_fact_has_one_notice_though_the_drive_warns_of_it_as_well() -> None:
    spare = replace(SMART_LOG, critical_warning=1, warnings=("spare",), available_spare_percent=4)
    assert kinds(Health(nvme=spare)) == [NoticeKind.SPARE]
    hot = replace(SMART_LOG, critical_warning=2, warnings=("hot",))
    assert kinds(Health(nvme=hot)) == []
    both = replace(spare, critical_warning=0b1001, warnings=("spare", "read-only"))
    assert present(reading_of(Health(nvme=both), NOW)).failing == ("Warning of the drive: read-only.",)
    assert kinds(Health(nvme=both)) == [NoticeKind.FAILING, NoticeKind.SPARE]


def test_a_status_that_is_not_known_is_no_good_news() -> None:
    assert present(reading_of(Health(ata=replace(DISK, passed=None)), NOW)).failing is None
    failed = AtaAttribute(5, 3, 3, 36, 4000, pre_failure=True)
    assert kinds(Health(ata=replace(DISK, passed=None, attributes=(failed,)))) == [NoticeKind.FAILING]


def test_a_self_test_counts_as_in_the_verdict_and_is_no_predicted_failure() -> None:
    failed = SelfTestResult(SelfTestKind.SHORT, SelfTestOutcome.FAILED_READ, hours=9, lba=7)
    stopped = SelfTestResult(SelfTestKind.EXTENDED, SelfTestOutcome.STOPPED)
    passed = replace(stopped, outcome=SelfTestOutcome.PASSED)
    assert kinds(Health(ata=DISK, self_tests=(stopped, failed))) == [NoticeKind.SELF_TEST]
    assert kinds(Health(nvme=SMART_LOG, self_tests=(failed,))) == [NoticeKind.SELF_TEST]
    assert kinds(Health(scsi=scsi_disk(35), self_tests=(failed,))) == [NoticeKind.SELF_TEST]
    assert kinds(Health(ata=DISK, self_tests=(passed, failed))) == []
    unread = present(reading_of(Health(ata=DISK), NOW))
    assert unread.failed_test is None, "a log that cannot be read has no entries, either"


def test_a_scsi_disk_names_its_own_limit() -> None:
    readings = [reading_of(Health(scsi=scsi_disk(66)), NOW + 60 * minute, 99.0) for minute in range(10)]
    assert [kind for kind, _ in told(*filter(None, readings))] == [NoticeKind.HOT]


# -- the table ---------------------------------------------------------------------------------------------


def test_every_kind_is_declared_once_with_a_source() -> None:
    assert sorted(rule.kind for rule in NOTICES) == sorted(NoticeKind)
    for rule in NOTICES:
        assert rule.label[0].isupper()
        assert not rule.label.endswith(".")
        assert rule.source
        assert bool(rule.counted) != (rule.holds is not None)
        if rule.holds is not None:
            assert rule.clear is not None
            assert rule.says is not None


@pytest.mark.slow
@given(
    st.lists(
        st.tuples(st.floats(0, 7 * DAY_S), st.integers(0, 5), st.integers(85, 95), st.floats(60, 80)), max_size=40
    )
)
def test_nothing_is_ever_told_twice_in_a_day(steps: list[tuple[float, int, int, float]]) -> None:
    at, readings = NOW, []
    for after, pending, wear, celsius in steps:
        at += after
        counter = (CounterValue(Counter.PENDING, pending),)
        readings.append(DriveReading(at, (), counter, wear, temperature_c=celsius, limit_c=70))
    found = told(*readings)
    for kind in NoticeKind:
        times = [at for one, at in found if one is kind]
        assert all(later - before >= QUIET_S for before, later in pairwise(times))
