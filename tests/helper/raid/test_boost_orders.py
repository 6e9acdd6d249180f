"""Ordering a boost: what is refused, and that two windows do not order at the same time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.arrays.boost import OWN
from disktune_contract.folders import OF_AWAKE
from disktune_contract.messages.change import (
    Apply,
    Boost,
    BoostEnd,
    BoostList,
    BoostStage,
    BoostState,
    DriveChanges,
)
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.saved import Save, ShownValue
from disktune_contract.settings.setting import Change
from disktune_gui.demo.system_tools import SimulatedTools
from disktune_helper.raid import boost_state, operations
from disktune_helper.raid.boost_state import BoostOrder
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.system import processes
from tests.helper.raid.boost_rig import FAST, Killed, Rig
from tests.narrowed import of_kind

# -- ordering it -------------------------------------------------------------------------------------------


def ask(rig: Rig, changes: tuple[DriveChanges, ...] | None = None, preset: str = "fast") -> BoostState:
    changes = rig.changes() if changes is None else changes
    answer = HANDLERS["boost"](rig.bench.session, Boost(rig.bench.drive("md0").ref, preset, changes))
    return of_kind(BoostState, answer)


def refused(rig: Rig, *args: object) -> Refusal:
    before = rig.shown()
    with pytest.raises(Refusal) as caught:
        ask(rig, *args)  # type: ignore[arg-type]
    assert rig.shown() == before
    assert rig.tools.started == []
    return caught.value


def test_ordered_begun_listed_and_ended(rig: Rig) -> None:
    rig.bench.session.tools.arrays = SimulatedTools(rig.bench.ports, rig.folders)
    before = rig.shown()
    state = ask(rig)
    assert (state.stage, state.preset, state.operation) == (BoostStage.ON, "fast", "recover")
    assert rig.shown() != before
    listed = of_kind(BoostList, HANDLERS["boosts"](rig.bench.session, Nothing()))
    assert [boost.stage for boost in listed.boosts] == [BoostStage.ON]
    with pytest.raises(Refusal, match="Busy: boost of md0"):
        ask(rig)
    ended = of_kind(BoostState, HANDLERS["unboost"](rig.bench.session, OfDrive(rig.bench.drive("md0").ref)))
    assert (ended.stage, ended.end) == (BoostStage.ENDED, BoostEnd.STOPPED)
    assert rig.shown() == before
    with pytest.raises(Refusal, match="not being boosted"):
        HANDLERS["unboost"](rig.bench.session, OfDrive(rig.bench.drive("md0").ref))


def test_suspend_is_said_to_be_held_off_only_while_that_is_so(rig: Rig) -> None:
    rig.tools.on_start = lambda _name: rig.orders.write(BoostOrder(rig.state()).become(BoostStage.ON))
    held = rig.folders[1].below(OF_AWAKE)
    held.replace("held", "")
    assert ask(rig).awake
    assert [one.awake for one in operations.boosts(rig.bench.session).boosts] == [True]
    held.remove("held")
    assert [one.awake for one in operations.boosts(rig.bench.session).boosts] == [False]
    held.replace("held", "")
    rig.orders.write(BoostOrder(rig.state()).become(BoostStage.ENDED))
    assert [one.awake for one in operations.boosts(rig.bench.session).boosts] == [False], "for another one"


def test_nothing_to_speed_up(rig: Rig) -> None:
    rig.finish()
    assert "No operation here can be boosted" in refused(rig).why


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "drive"),
    [("md.journal_mode", "md0"), ("ata.apm", "sde"), ("md.stripe_cache", "sde"), ("scsi.queue_depth", "sdb")],
)
def test_only_what_belongs_to_a_boost_is_changed(rig: Rig, setting: str, drive: str) -> None:
    changes = (DriveChanges(rig.bench.drive(drive).ref, (Change(setting, None, 1),)),)
    assert refused(rig, changes).fault is Fault.NOT_ALLOWED


def test_a_stripe_cache_beyond_half_of_the_free_memory_is_refused(rig: Rig) -> None:
    rig.bench.world.tree.file("/proc/meminfo", "MemTotal: 900000 kB\nMemAvailable:   100000 kB\n")
    changes = rig.changes((Change("md.stripe_cache", 256, 8192),), None)
    why = refused(rig, changes)
    assert (why.fault, "half of the free" in why.why) == (Fault.OUT_OF_RANGE, True)


def test_a_drive_on_trial_is_left_alone(rig: Rig) -> None:
    ref = rig.bench.drive("sde").ref
    HANDLERS["apply"](rig.bench.session, Apply(ref, (Change("scsi.queue_depth", 32, 8),)))
    assert "revert the trial" in refused(rig).why


def test_what_a_boost_has_changed_for_a_while_is_neither_saved_nor_put_on_trial(rig: Rig) -> None:
    """Saved, it would last without end; on trial, the way back would lead to it when the boost is long over."""
    session, array, member = rig.bench.session, rig.bench.drive("md0").ref, rig.bench.drive("sde").ref
    rig.keeper.begin(rig.order())
    for ref, setting, now, wanted in (
        (array, "md.sync_speed_min", 5_000_000, 10_000),
        (array, "md.speed_limit_min", 20_000, 10_000),
        (member, "scsi.queue_depth", 4, 8),
    ):
        with pytest.raises(Refusal, match="boost of md0"):
            HANDLERS["save"](session, Save(ref, (ShownValue(setting, now),)))
        with pytest.raises(Refusal, match="boost of md0"):
            HANDLERS["apply"](session, Apply(ref, (Change(setting, now, wanted),)))
    HANDLERS["save"](session, rig.bench.save("sde", "scsi.timeout"))
    rig.keeper.clear()
    HANDLERS["save"](session, rig.bench.save("sde", "scsi.queue_depth"))


def test_two_arrays_do_not_change_the_same_thing(rig: Rig) -> None:
    other = replace(rig.bench.drive("md0").ref, name="md1", identity="uuid:1")
    shared = DriveChanges(other, (Change("md.speed_limit_min", 1000, 9000),))
    rig.orders.write(BoostOrder(BoostState(other, OWN, BoostStage.ON, "check", 1.0, (shared,))))
    assert "boost of md1" in refused(rig).why
    assert ask_begins(rig, rig.changes(FAST[:3]))


def ask_begins(rig: Rig, changes: tuple[DriveChanges, ...]) -> bool:
    """Return whether a boost would be ordered; the one that is started at once ends it."""
    rig.tools.on_start = lambda array: rig.keeper.begin(rig.orders.read(array))  # type: ignore[arg-type]
    return ask(rig, changes).stage is BoostStage.ON


def test_where_nobody_can_keep_it_nothing_is_changed(rig: Rig) -> None:
    def fail(_array: str) -> None:
        raise OSError(38, "systemd does not run on this computer")

    rig.tools.on_start = fail
    assert "systemd does not run on this computer" in refused(rig).why
    assert rig.orders.all() == ()


# -- two windows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [BoostStage.ASKED, BoostStage.ON])
def test_an_order_of_another_window_that_has_come_since_is_not_written_over(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stage: BoostStage
) -> None:
    """With it the values to restore would be lost."""
    before, check = rig.shown(), operations._check
    others: list[BoostOrder] = []

    def checked(session: SessionContext, request: Boost) -> None:
        check(session, request)
        others.append(rig.order())
        if stage is BoostStage.ON:
            others.append(rig.keeper.begin(others[0]))

    monkeypatch.setattr(operations, "_check", checked)
    with pytest.raises(Refusal, match="Busy: boost of md0") as caught:
        ask(rig)
    assert caught.value.fault is Fault.BUSY
    assert rig.orders.read("md0") == others[-1]
    rig.keeper.clear()
    assert rig.shown() == before


def test_what_another_array_has_taken_since_is_refused_too(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(rig.bench.drive("md0").ref, name="md1", identity="uuid:1")
    shared = DriveChanges(other, (Change("md.speed_limit_min", 1000, 9000),))
    check = operations._check

    def checked(session: SessionContext, request: Boost) -> None:
        check(session, request)
        rig.orders.write(BoostOrder(BoostState(other, OWN, BoostStage.ASKED, "check", 1.0, (shared,))))

    monkeypatch.setattr(operations, "_check", checked)
    assert "boost of md1" in refused(rig).why


def test_while_another_window_asks_this_one_waits_and_says_so(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boost_state, "_PATIENCE_S", 0.05)
    with rig.orders.alone():
        assert "Another window" in refused(rig).why
    assert rig.orders.all() == ()


def test_a_keeper_that_was_started_although_that_failed_keeps_its_way_back(rig: Rig) -> None:
    """As when systemctl took too long: the order was removed, and with it what was before."""
    before = rig.shown()

    def late(array: str) -> None:
        rig.keeper.begin(rig.orders.read(array))  # type: ignore[arg-type]
        raise OSError(110, "systemctl took too long")

    rig.tools.on_start = late
    assert ask(rig).stage is BoostStage.ON
    rig.keeper.clear()
    assert rig.shown() == before


def test_an_order_that_was_ended_before_its_keeper_looked_again_changes_nothing(rig: Rig) -> None:
    before, asked = rig.shown(), rig.order()
    rig.new_keeper().clear()
    assert rig.keeper.begin(asked).state.stage is BoostStage.FAILED
    assert (rig.shown(), rig.state().stage) == (before, BoostStage.ENDED)


def test_who_ends_what_was_left_late_does_not_write_over_the_next_boost(rig: Rig) -> None:
    before = rig.shown()
    left = rig.keeper.begin(rig.order())
    rig.new_keeper().clear()
    next_one = replace(rig.order().state, began=6.0)
    rig.orders.write(BoostOrder(next_one))
    rig.keeper.begin(BoostOrder(next_one))
    rig.new_keeper().end(left, BoostEnd.LEFT_BEHIND)
    assert rig.state().stage is BoostStage.ON
    rig.keeper.clear()
    assert rig.shown() == before


def test_an_order_whose_window_died_before_a_keeper_was_started_ends(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(_array: str) -> None:
        raise Killed

    before = rig.shown()
    rig.tools.on_start = die
    with pytest.raises(Killed):
        ask(rig)
    monkeypatch.setattr(processes, "lives", lambda _ports, _mark: False)
    started: list[str] = []
    rig.tools.on_start = started.append
    operations.adopt(rig.bench.session)
    assert (started, rig.shown()) == ([], before)
    assert rig.state().end is BoostEnd.LEFT_BEHIND
    assert ask_begins(rig, rig.changes())


def test_an_order_that_cannot_be_understood_is_not_written_over(rig: Rig) -> None:
    rig.folders[1].replace("boost-md0", '{"of": "a later version"}')
    with pytest.raises(Refusal, match="/run/disktune/boost-md0 cannot be read"):
        ask(rig, rig.changes(FAST[:1], None))
    assert rig.folders[1].read("boost-md0") == '{"of": "a later version"}'
