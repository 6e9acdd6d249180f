"""Extended power conditions and their timers, on a virtual drive that has them."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.access import Condition, PowerConditionTimer
from disktune_contract.settings.setting import Status
from disktune_gui.demo.ata.drive import AtaDrive
from tests.helper.ata_settings import HDD, apply, complete, end, sent
from tests.helper.conftest import Bench


@pytest.fixture
def ata(bench: Bench) -> AtaDrive:
    return complete(bench)


def test_switching_them_on_takes_apm_away_and_putting_back_brings_it_back(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.apm", 128))
    end(bench, "keep")
    apply(bench, ("ata.epc", True))
    assert bench.states(HDD)["ata.apm"].value == 255
    ata.log.clear()
    end(bench, "put-back")
    assert sent(ata) == ["EF/4A lba 000005", "EF/05 count 80"]
    assert (bench.states(HDD)["ata.epc"].value, bench.states(HDD)["ata.apm"].value) == (False, 128)


def test_apm_is_refused_while_they_are_on_unless_they_go_in_the_same_change(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    ata.log.clear()
    with pytest.raises(Refusal):
        apply(bench, ("ata.apm", 128))
    assert sent(ata) == []
    apply(bench, ("ata.apm", 128), ("ata.epc", False))
    assert sent(ata) == ["EF/4A lba 000005", "EF/05 count 80"]


def test_they_are_switched_on_and_their_timers_set_in_one_change(bench: Bench, ata: AtaDrive) -> None:
    answer = apply(bench, ("ata.idle_b", 600), ("ata.standby_z", 0), ("ata.epc", True))
    assert sent(ata) == ["EF/4A lba 000004", "EF/4A count 82 lba 025822", "EF/4A lba 000003"]
    assert [(result.setting, result.before, result.after) for result in answer.results] == [
        ("ata.epc", False, True),
        ("ata.idle_b", 1200, 600),
        ("ata.standby_z", 0, 0),
    ]
    ata.log.clear()
    end(bench, "put-back")
    assert sent(ata) == ["EF/4A lba 000005"]
    assert bench.states(HDD)["ata.idle_b"].status is Status.LOCKED


def test_what_comes_with_them_is_judged_when_it_is_there(bench: Bench, ata: AtaDrive) -> None:
    """Half a second is a time, but not for this drive, which does not say so before they are on."""
    answer = apply(bench, ("ata.epc", True), ("ata.idle_b", 600), ("ata.idle_a", 5))
    assert answer.trial == ""
    faults = {result.setting: result.fault for result in answer.results}
    assert faults == {"ata.epc": None, "ata.idle_b": None, "ata.idle_a": Fault.OUT_OF_RANGE}
    assert [(result.setting, result.changed) for result in answer.restored] == [
        ("ata.epc", True),
        ("ata.apm", False),
    ]
    assert bench.states(HDD)["ata.epc"].value is False
    answer = apply(bench, ("ata.epc", True), ("ata.standby_y", 600))
    assert answer.results[1].fault is Fault.NOT_SUPPORTED, "it has no such condition"


def test_a_timer_does_not_go_with_switching_them_off(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    ata.log.clear()
    with pytest.raises(Refusal) as refused:
        apply(bench, ("ata.epc", False), ("ata.idle_b", 600))
    assert "needs Extended power conditions (EPC) set to “on”" in refused.value.why
    assert sent(ata) == []


def test_they_survive_a_power_cycle_and_their_timers_do_not(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    apply(bench, ("ata.idle_b", 600))
    end(bench, "keep")
    ata.power_cycle()
    states = bench.states(HDD)
    assert (states["ata.epc"].value, states["ata.idle_b"].value) == (True, 1200)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("new", "command"),
    [
        (600, "EF/4A count 82 lba 025822"),
        (54000, "EF/4A count 82 lba D2F022"),
        (72000, "EF/4A count 82 lba 0078A2"),  # 120 min: too many tenths of a second for 16 bits
        (0, "EF/4A count 82 lba 000003"),
    ],
)
def test_a_timer_is_set_without_being_saved(bench: Bench, ata: AtaDrive, new: int, command: str) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    ata.log.clear()
    result = apply(bench, ("ata.idle_b", new)).results[0]
    assert (sent(ata), result.after, result.fault) == ([command], new, None)
    end(bench, "put-back")
    assert bench.states(HDD)["ata.idle_b"].value == 1200


def test_what_the_log_says_is_what_is_shown(bench: Bench, ata: AtaDrive) -> None:
    assert bench.states(HDD)["ata.idle_a"].status is Status.LOCKED
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    states = bench.states(HDD)
    assert (states["ata.idle_a"].value, states["ata.idle_a"].default) == (20, 20)
    assert states["ata.idle_c"].value == 0, "a timer that is off is never, whatever time it holds"
    assert states["ata.standby_y"].status is Status.UNSUPPORTED
    codes = states["ata.idle_a"].offer.codes
    assert codes is not None
    assert (codes[:2], max(codes)) == ((0, 10), 864000), "the drive takes one second and more"
    with pytest.raises(Refusal) as refused:
        apply(bench, ("ata.idle_a", 5))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    ata.conditions.timers[0x81].tenths = 34
    assert BY_ID["ata.idle_a"].domain.label(bench.states(HDD)["ata.idle_a"].value or 0) == "3.4 s"


def test_a_timer_stops_the_motor(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    ata.other_use = lambda: float("-inf")
    ata.media_access()
    apply(bench, ("ata.standby_z", 600))
    end(bench, "keep")
    bench.clock.now += 59
    assert ata.power.name != "STANDBY"
    bench.clock.now += 2
    assert ata.power.name == "STANDBY"
    # Now the log would have to be read from the platters, perhaps.
    asleep = bench.states(HDD)["ata.standby_z"]
    assert (asleep.status, asleep.value, ata.wakeups) == (Status.ASLEEP, None, 0)


def test_every_condition_has_its_place() -> None:
    conditions = [s.access.condition for s in SETTINGS if isinstance(s.access, PowerConditionTimer)]
    assert sorted(conditions) == sorted(Condition)
