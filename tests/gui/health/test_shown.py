"""The figures of a drive's health: from which counter, and when there is none."""

from __future__ import annotations

import pytest

from disktune_contract.health.figures import percentage_used, power_on_hours, temperature_c
from disktune_contract.health.health import AtaAttribute, AtaHealth, DeviceStatistic, Health, ScsiHealth
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_gui.health.badge import KnownHealth, shown
from tests.sample_drive import make_drive


def ata(*attributes: tuple[int, int], statistics: tuple[DeviceStatistic, ...] | None = None) -> Health:
    rows = tuple(AtaAttribute(number, 100, 100, 0, raw, pre_failure=False) for number, raw in attributes)
    return Health(ata=AtaHealth(True, rows, statistics=statistics))


@pytest.mark.parametrize(
    ("health", "hours"),
    [
        (ata((9, 19_042)), 19_042),
        (ata((9, 0x1234_0000_4A62)), 0x4A62),
        (ata((9, 1_142_520)), None),
        (ata((9, 7), statistics=(DeviceStatistic(1, 0x10, 8),)), 8),
        (ata((9, 7), statistics=(DeviceStatistic(1, 0x10, 0),)), 7),
        (ata((9, 378_645), statistics=(DeviceStatistic(1, 0x10, 6310),)), 6310),
        (ata(), None),
        (Health(), None),
    ],
    ids=["plain", "packed", "minutes", "standard", "standard-unfilled", "unit-unknown", "none", "nothing"],
)
def test_power_on_hours(health: Health, hours: int | None) -> None:
    assert power_on_hours(health) == hours


def test_wear_is_what_a_standard_defines() -> None:
    assert percentage_used(ata(statistics=(DeviceStatistic(7, 0x08, 12),))) == 12
    assert percentage_used(ata((231, 88), (233, 88))) is None
    assert percentage_used(Health(scsi=ScsiHealth(0, 0, 1, 2, 7, 1, 2, None, None, (), 3))) == 7


@pytest.mark.parametrize(
    ("known", "raw", "shown_c"),
    [(39.0, 34, 39.0), (None, 0x0000_0026_0012_0022, 34), (None, 0x154, None), (None, 0, None)],
    ids=["kernel", "with-limits", "tenths", "zero"],
)
def test_the_temperature(known: float | None, raw: int, shown_c: float | None) -> None:
    assert temperature_c(make_drive(temperature_c=known), ata((194, raw))) == shown_c


def test_a_drive_that_reports_the_air_alone_has_the_temperature_of_its_history() -> None:
    assert temperature_c(make_drive(temperature_c=None), ata((190, 0x1F1F_001F))) == 31


def test_a_long_time_is_said_in_years_as_well() -> None:
    def first(hours: int) -> tuple[str, str]:
        health = ata((9, hours))
        row = shown(make_drive(), KnownHealth(health, judge(health), 1.0), "").figures[0]
        return row.value, row.note

    assert first(8765) == ("8765 h", "12 months")
    assert first(19_042) == ("19,042 h", "2.2 years")


def test_a_good_drive_says_only_what_it_counted() -> None:
    def found(crc: int) -> tuple[str, str]:
        health = ata((199, crc))
        card = shown(make_drive(), KnownHealth(health, judge(health), 1.0), "")
        return card.title, card.why

    assert found(0) == ("Good", "")
    assert found(3) == ("Good", "Only new errors count.")


def test_before_an_answer_nothing_is_said_and_what_is_unknown_has_one_reason() -> None:
    found = shown(make_drive(temperature_c=None), None, "")
    assert (found.state, found.title, found.why) == (HealthVerdict.UNKNOWN, "–", "")
    locked = shown(make_drive(), None, "It is locked.")
    assert (locked.title, locked.why) == ("Unknown: never read", "It is locked.")
