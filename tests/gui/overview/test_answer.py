"""The cards of the Overview: whether the speed is usual, temperature and limit, settings and who sets them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.checkup.check import Facts
from disktune_contract.checkup.usual import Expected, ReadSpeed
from disktune_contract.health.health import AtaAttribute, AtaHealth, DeviceStatistic, Health, ScsiHealth
from disktune_contract.health.sample import HealthSample
from disktune_contract.settings.claims import Claim, ClaimList, When
from disktune_contract.settings.saved import SavedValue
from disktune_contract.settings.setting import Source, State, Status
from disktune_contract.units import UnitSystem
from disktune_gui.overview import summary_cards
from disktune_gui.overview.summary_cards import UNKNOWN, CardAnswer
from tests.sample_drive import make_drive

DRIVE = make_drive()
USUAL = Expected(100e6, 200e6, "data sheet of this model")


def speed(bytes_s: float, usual: Expected | None = USUAL, limited: str = "") -> CardAnswer:
    return summary_cards.speed(ReadSpeed(bytes_s, 0.0, usual), limited, UnitSystem.SI)


# -- how fast ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "words", "tone"),
    [
        (speed(150e6), "As fast as it should be, 1970-01-01", ""),
        (speed(250e6), "As fast as it should be, 1970-01-01", ""),
        (speed(60e6), "Slower than it should be (100–200 MB/s), 1970-01-01", "caution"),
        (speed(60e6, None), "1970-01-01", ""),
        (speed(150e6, USUAL, "slow slot"), "As fast as it should be, 1970-01-01", ""),
        (speed(60e6, USUAL, "slow slot"), "Slower than it should be: slow slot, 1970-01-01", "caution"),
        (speed(60e6, None, "slow slot"), "Slower than it should be: slow slot, 1970-01-01", "caution"),
    ],
)
def test_the_last_result_is_a_yes_or_a_no_where_the_usual_is_known(
    answer: CardAnswer, words: str, tone: str
) -> None:
    assert (answer.why, answer.tone) == (words, tone)


def test_where_the_usual_is_from_is_in_the_tip_and_without_it_there_is_no_gauge() -> None:
    assert speed(60e6).tip == "Usual: 100–200 MB/s (data sheet of this model)"
    assert speed(60e6).gauge is not None
    assert (speed(60e6, None).tip, speed(60e6, None).gauge) == ("", None)


def test_before_a_result_a_slow_link_is_an_answer_already() -> None:
    assert summary_cards.speed(None, "", UnitSystem.SI) == CardAnswer(UNKNOWN, "not measured", "faint")
    assert summary_cards.speed(None, "slow link", UnitSystem.SI) == CardAnswer(UNKNOWN, "slow link", "faint")


# -- how long it was on ------------------------------------------------------------------------------------


def test_the_age_is_in_one_unit_with_hours_and_starts() -> None:
    old = Health(ata=AtaHealth(True, (AtaAttribute(9, 100, 100, 0, 69_204, pre_failure=False),)))
    told = summary_cards.age(old, [HealthSample(0.0, starts=1180)])
    assert told == CardAnswer("7.9 years", "69,204 h, 1180 starts")
    young = Health(ata=AtaHealth(True, (AtaAttribute(9, 100, 100, 0, 120, pre_failure=False),)))
    assert summary_cards.age(young, []) == CardAnswer("5 days", "120 h")
    assert summary_cards.age(None, [], "Not asked yet.") == CardAnswer(UNKNOWN, "Not asked yet.", "faint")


# -- how warm ----------------------------------------------------------------------------------------------


def ata(**statistics: int) -> Health:
    places = {"highest": (5, 0x20), "limit": (5, 0x58)}
    told = tuple(DeviceStatistic(*places[name], value) for name, value in statistics.items())
    return Health(ata=AtaHealth(True, (), statistics=told))


def scsi(reference: int | None) -> ScsiHealth:
    return ScsiHealth(0, 0, None, reference, None, None, None, None, None, (), None)


def test_the_temperature_stands_beside_the_highest_and_the_limit() -> None:
    told = summary_cards.warmth(DRIVE, ata(highest=51, limit=60), None, [HealthSample(0.0, temperature_c=53)])
    assert told == CardAnswer("34 °C", "highest 53 °C, limit 60 °C")


def test_above_the_limit_it_has_the_colour_of_danger() -> None:
    told = summary_cards.warmth(DRIVE, Health(scsi=scsi(30)), None, [])
    assert (told.title, told.tone) == ("34 °C", "danger")


def test_an_old_highest_below_the_one_now_is_not_told() -> None:
    assert summary_cards.warmth(DRIVE, None, None, [HealthSample(0.0, temperature_c=30)]) == CardAnswer("34 °C")


@pytest.mark.parametrize(
    ("health", "why"),
    [
        (Health(note="It sleeps.", asleep=True), "in standby"),
        (Health(), "Not reported."),
        (Health(note="SMART is off."), "SMART is off."),
        (Health(scsi=scsi(None), note="Not asked."), "Not asked."),
        (Health(ata=AtaHealth(True, ()), note="The error log cannot be read."), "Not reported."),
        (None, "Not asked yet."),
    ],
)
def test_without_a_temperature_there_is_a_reason(health: Health | None, why: str) -> None:
    told = summary_cards.warmth(make_drive(temperature_c=None), health, None, [], "Not asked yet.")
    assert told == CardAnswer(UNKNOWN, why, "faint")
    # With one, from the kernel, it does not matter.
    assert summary_cards.warmth(DRIVE, health, None, [], "Not asked yet.").title == "34 °C"


# -- how it is set -----------------------------------------------------------------------------------------

AHEAD = "block.read_ahead"


def facts(*saved: SavedValue, now: int | None = 512, restores: bool = True) -> Facts:
    state = State(AHEAD, Status.OK, now, Source.LIVE)
    return Facts(DRIVE, saved=saved, states=(state,), restores=restores)


def test_settings_are_counted_and_what_differs_is_told_with_who_set_it() -> None:
    mine = SavedValue(AHEAD, 512)
    assert summary_cards.settings(facts(mine), None) == CardAnswer("1 saved", "applied at boot")
    off = facts(mine, now=256)
    assert off.states is not None
    other = State("block.nr_requests", Status.OK, 64, Source.LIVE)
    assert summary_cards.settings(off, None) == CardAnswer("1 saved", "1 differs now", "caution")
    both = replace(off, saved=(mine, SavedValue("block.nr_requests", 8)), states=(*off.states, other))
    assert summary_cards.settings(both, None).why == "2 differ now"
    claim = Claim("sda", AHEAD, 256, "/etc/tlp.conf", 3, "tlp", (When.BOOT,), valid=True)
    told = summary_cards.settings(off, ClaimList((claim,)))
    assert told.why == "1 differs, set by TLP"


def test_a_value_that_cannot_be_read_is_no_difference() -> None:
    assert summary_cards.settings(facts(SavedValue(AHEAD, 512), now=None), None).why == "applied at boot"


def test_nothing_is_said_before_it_is_known() -> None:
    assert summary_cards.settings(None, None).title == UNKNOWN
    assert summary_cards.settings(Facts(DRIVE), None).why == "could not be read"
    assert summary_cards.settings(facts(), None) == CardAnswer("0 saved", "", "faint")


def test_saved_settings_that_are_held_back_are_not_called_applied() -> None:
    told = summary_cards.settings(facts(SavedValue(AHEAD, 512), restores=False), None)
    assert told == CardAnswer("1 saved", "not applied", "caution")


def test_only_what_is_saved_can_have_another_value_than_the_saved_one() -> None:
    found = facts(SavedValue(AHEAD, 512), now=256)
    assert found.states is not None
    other = State("block.nr_requests", Status.OK, 64, Source.LIVE)
    [off] = summary_cards.drifted(replace(found, states=(*found.states, other)), None)
    assert (off.setting.id, off.saved, off.live) == (AHEAD, SavedValue(AHEAD, 512), 256)
