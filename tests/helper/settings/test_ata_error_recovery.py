"""The limits of error recovery, on a virtual drive that takes them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Status
from disktune_gui.demo.ata.device import Behaviour
from disktune_gui.demo.ata.drive import AtaDrive
from tests.helper.ata_settings import HDD, apply, complete, end, sent
from tests.helper.conftest import Bench


@pytest.fixture
def ata(bench: Bench) -> AtaDrive:
    return complete(bench)


def test_limits_are_told_apart_and_gone_after_a_power_cycle(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.read_recovery", 70), ("ata.write_recovery", 100))
    end(bench, "keep")
    assert ata.sct.limits == {1: 70, 2: 100}
    ata.power_cycle()
    states = bench.states(HDD)
    assert (states["ata.read_recovery"].value, states["ata.write_recovery"].value) == (0, 0)


def test_the_least_is_the_drives_own_where_it_tells_it(bench: Bench, ata: AtaDrive) -> None:
    assert min(filter(None, bench.states(HDD)["ata.read_recovery"].offer.codes or ())) == 65
    ata.sct.tells_least, ata.sct.least = True, 30
    assert min(filter(None, bench.states(HDD)["ata.read_recovery"].offer.codes or ())) == 30
    with pytest.raises(Refusal) as refused:
        apply(bench, ("ata.read_recovery", 20))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    assert sent(ata) == []


def test_a_drive_that_takes_no_such_limit_says_so(bench: Bench, ata: AtaDrive) -> None:
    ata.sct.least = 200
    result = apply(bench, ("ata.read_recovery", 70)).results[0]
    assert (result.fault, result.changed) == (Fault.REFUSED_BY_DRIVE, False)


def test_a_drive_that_forgets_the_limit_is_found_out(bench: Bench, ata: AtaDrive) -> None:
    ata.sct.deaf = True
    result = apply(bench, ("ata.read_recovery", 70)).results[0]
    assert (result.fault, result.after) == (Fault.NOT_KEPT, 0)


def test_a_drive_that_is_busy_is_left_alone(bench: Bench, ata: AtaDrive) -> None:
    ata.sct.busy = True
    state = bench.states(HDD)["ata.read_recovery"]
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert "busy" in state.reason
    assert all(task.feature != 0xD6 for task in ata.log)


@pytest.mark.parametrize(
    "bad", [Behaviour(echoes_registers=True), Behaviour(no_registers=True), Behaviour(ignores_ck_cond=True)]
)
def test_a_bridge_that_loses_the_answer_leaves_it_unknown(bench: Bench, ata: AtaDrive, bad: Behaviour) -> None:
    ata.behaviour = bad
    state = bench.states(HDD)["ata.read_recovery"]
    assert state.status in (Status.UNREADABLE, Status.ASLEEP)
    assert state.value is None


def test_fixed_format_registers_carry_the_limit_too(bench: Bench, ata: AtaDrive) -> None:
    ata.sct.limits[1] = 0x0708
    ata.behaviour = replace(ata.behaviour, fixed_sense=True)
    assert bench.states(HDD)["ata.read_recovery"].value == 0x0708


def test_without_smart_there_are_no_limits_and_the_row_says_why(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.smart", False))
    end(bench, "keep")
    state = bench.states(HDD)["ata.read_recovery"]
    assert state.status is Status.LOCKED
    assert "SMART" in state.reason
    ata.power_cycle()
    assert bench.states(HDD)["ata.smart"].value is False, "Permanent."


def test_a_drive_locked_by_a_password_is_not_asked(bench: Bench, ata: AtaDrive) -> None:
    ata._words[128] |= 1 << 2
    state = bench.states(HDD)["ata.read_recovery"]
    assert (state.status, state.reason) == (Status.LOCKED, "The drive is locked by a password.")
