"""A boost: what it changes, when it ends, and that everything is back whatever it dies of."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import BoostEnd, BoostStage, ChangeResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import IN_TURN, wordings
from disktune_contract.settings.setting import Change
from disktune_helper.drives import drive_snapshot
from disktune_helper.raid import boost_runner as keeping
from disktune_helper.raid import operations
from disktune_helper.raid.boost_runner import BoostStopped
from disktune_helper.system import processes
from disktune_helper.system.ports import ChangingNode, Ports
from tests.helper.raid.boost_rig import FAST, MD, MEMBERS, Killed, Rig

# -- the life of a boost -----------------------------------------------------------------------------------


def test_values_stand_while_it_runs_and_are_back_when_it_is_done(rig: Rig) -> None:
    before = rig.shown()
    rig.order()
    during: list[dict[str, object]] = []
    rig.tools.waits = [lambda: during.append(rig.shown()), rig.finish]
    assert rig.keeper.run()
    assert during[0] == {change.setting: change.value for change in FAST} | {
        "md.speed_limit_max": 200_000
    } | dict.fromkeys(MEMBERS, 4)
    assert rig.shown() == before
    state = rig.state()
    assert (state.stage, state.end, state.why) == (BoostStage.ENDED, BoostEnd.DONE, "")
    assert state.ended is not None
    assert all(not result.fault for result in state.results)


def test_every_change_is_in_the_journal(rig: Rig) -> None:
    rig.order()
    rig.tools.waits = [rig.finish]
    rig.keeper.run()
    causes = [entry.cause for entry in rig.bench.session.journal.entries("", 100)]
    assert causes.count("boost") == len(FAST) + len(MEMBERS)
    assert causes.count("boost-ended") == len(FAST) + len(MEMBERS)


def test_a_gap_between_two_rebuilds_is_not_the_end(rig: Rig) -> None:
    rig.order()
    tree, action = rig.bench.world.tree, f"{MD}/sync_action"
    seen: list[BoostStage] = []
    rig.tools.waits = [
        rig.finish,
        lambda: tree.file(action, "recover\n"),
        lambda: seen.append(rig.state().stage),
        lambda: tree.file(action, "frozen\n"),
        lambda: seen.append(rig.state().stage),
        rig.finish,
    ]
    rig.tools.longest_s = 2.0
    rig.keeper.run()
    assert seen == [BoostStage.ON, BoostStage.ON]
    assert rig.state().end is BoostEnd.DONE


@pytest.mark.slow
def test_it_sleeps_for_half_a_minute_at_a_time(rig: Rig) -> None:
    rig.order()
    rig.tools.waits = [*[rig.shown] * 20, rig.finish]
    rig.keeper.run()
    assert rig.tools.waited_s[2:20] == [keeping.LOOK_S] * 18


def test_being_told_to_end_puts_everything_back(rig: Rig) -> None:
    before = rig.shown()
    rig.order()

    def stop() -> None:
        raise BoostStopped

    rig.tools.waits = [stop]
    assert rig.keeper.run()
    assert (rig.shown(), rig.state().end) == (before, BoostEnd.STOPPED)


def test_what_outlives_an_array_is_put_back_when_it_is_stopped(rig: Rig) -> None:
    before = rig.shown()
    rig.order()
    rig.tools.waits = [rig.vanish]
    assert rig.keeper.run()
    assert rig.state().end is BoostEnd.ARRAY_GONE
    for name in MEMBERS:
        assert rig.bench.states(name)["scsi.queue_depth"].value == before[name]
    assert rig.bench.ports.read_text("/proc/sys/dev/raid/speed_limit_min") == "1000\n"


def test_an_array_may_go_while_it_is_looked_at(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """An array that is stopped stays until its last user has closed it, which is any moment."""
    rig.order()
    look = drive_snapshot.look

    def going(
        ports: Ports, ref: DriveRef, node: ChangingNode | None, last_set: drive_snapshot.LastSet
    ) -> drive_snapshot.DriveSnapshot:
        if ref.name == "md0":
            rig.vanish()
            raise Refusal(Fault.NO_SUCH_DRIVE, "gone")
        return look(ports, ref, node, last_set)

    def begin_to_go() -> None:
        rig.bench.world.tree.file(f"{MD}/array_state", "clear\n")
        monkeypatch.setattr(drive_snapshot, "look", going)

    rig.tools.waits = [begin_to_go]
    assert rig.keeper.run()
    assert rig.state().end is BoostEnd.ARRAY_GONE
    assert rig.bench.ports.read_text("/proc/sys/dev/raid/speed_limit_min") == "1000\n"


def test_what_somebody_else_chose_meanwhile_stays(rig: Rig) -> None:
    rig.order()

    def meddle() -> None:
        rig.bench.world.tree.write(f"{MD}/stripe_cache_size", "1024")
        rig.finish()

    rig.tools.waits = [meddle]
    before = rig.shown()
    assert rig.keeper.run()
    assert rig.shown() == before | {"md.stripe_cache": 1024}


# -- what it may die of ------------------------------------------------------------------------------------


def interrupted(rig: Rig, at: int) -> None:
    """Let the process be killed at its write number *at*, to a file of the kernel or to one of its own."""
    writes = [0]

    def counting(write: Callable[..., None]) -> Callable[..., None]:
        def counted(*args: object) -> None:
            if writes[0] == at:
                raise Killed
            writes[0] += 1
            write(*args)

        return counted

    original = rig.tools.attributes

    def attributes(name: str) -> ChangingNode:
        node = original(name)
        node.write_attribute = counting(node.write_attribute)  # type: ignore[method-assign]
        return node

    rig.tools.attributes = attributes  # type: ignore[method-assign]
    rig.orders.write = counting(rig.orders.write)  # type: ignore[method-assign]


@pytest.mark.slow
def test_wherever_it_is_killed_what_it_left_is_put_back() -> None:
    for at in count():
        rig = Rig()
        before = rig.shown()
        rig.order()
        interrupted(rig, at)
        rig.tools.waits = [rig.finish]
        try:
            rig.keeper.run()
        except Killed:
            # What systemd runs afterwards, with files and kernel as the dead process left them.
            rig.tools.__dict__.pop("attributes", None)
            rig.orders.__dict__.pop("write", None)
            assert rig.new_keeper().clear(), f"killed at write {at}"
            assert rig.shown() == before, f"killed at write {at}"
            assert rig.state().stage is BoostStage.ENDED, f"killed at write {at}"
        else:
            break
        finally:
            rig.bench.session.stop_work()
    assert at > 2 * (len(FAST) + len(MEMBERS)), "each value is set, and put back"


def test_a_keeper_started_anew_goes_on_until_the_operation_is_over(rig: Rig) -> None:
    before = rig.shown()
    rig.order()

    def die() -> None:
        raise Killed

    rig.tools.waits = [die]
    with pytest.raises(Killed):
        rig.keeper.run()
    during: list[dict[str, object]] = []
    rig.tools.waits = [lambda: during.append(rig.shown()), rig.finish]
    assert rig.new_keeper().run()
    assert during[0]["md.stripe_cache"] == 8192
    assert (rig.shown(), rig.state().end) == (before, BoostEnd.DONE)


def test_a_boost_whose_keeper_is_gone_gets_another_with_the_next_session(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.order()
    rig.keeper.begin(rig.orders.read("md0"))  # type: ignore[arg-type]
    operations.adopt(rig.bench.session)
    assert rig.tools.started == []
    monkeypatch.setattr(processes, "lives", lambda _ports, _mark: False)
    operations.adopt(rig.bench.session)
    assert rig.tools.started == ["md0"]


# -- a value that cannot be set ----------------------------------------------------------------------------


def test_if_one_value_cannot_be_set_none_stays(rig: Rig) -> None:
    before = rig.shown()
    changes = rig.changes()
    # The last of the members does not take it.
    rig.bench.world.tree.file(
        "/sys/devices/pci0000:00/0000:00:17.0/ata6/host5/target5:0:0/5:0:0:0/queue_depth", "32\n"
    )
    rig.order(changes)
    assert not rig.keeper.run()
    assert rig.state().stage is BoostStage.FAILED
    assert rig.state().why.endswith("The earlier values are in force.")
    assert rig.shown() == before


def test_what_could_not_be_restored_then_is_not_said_to_be_as_it_was(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig.bench.world.tree.file(
        "/sys/devices/pci0000:00/0000:00:17.0/ata6/host5/target5:0:0/5:0:0:0/queue_depth", "32\n"
    )
    stuck = ChangeResult(
        "md.stripe_cache", 4096, 256, 4096, changed=False, fault=Fault.IO_ERROR, why="md0 did not take it."
    )
    monkeypatch.setattr(rig.keeper, "_restore", lambda _order: (stuck,))
    rig.order(rig.changes())
    assert not rig.keeper.run()
    why = rig.state().why
    assert why.endswith("Not all earlier values could be restored: md0 did not take it.")
    # The keeper is a process of its own, and the window's language that of another.
    told = {wording.template: wording for wording in wordings(rig.state())}
    assert {IN_TURN, "Not all earlier values could be restored: {why}"} <= told.keys()
    assert told[IN_TURN].text == why


def test_a_value_that_is_no_longer_the_one_that_was_seen_is_not_changed(rig: Rig) -> None:
    rig.bench.world.tree.write(f"{MD}/stripe_cache_size", "512")
    before = rig.shown()
    rig.order()
    assert not rig.keeper.run()
    assert "is now" in rig.state().why
    assert rig.shown() == before


# -- a kernel that has to be set twice ---------------------------------------------------------------------


_IN_MDSTAT = {"recover": "recovery", "check": "check"}


def nudges(rig: Rig, *, speed_kib_s: int, moved_kib_s: int, action: str = "recover") -> list[str]:
    """Return what is written to sync_action when an operation of *speed_kib_s* then goes at *moved_kib_s*."""
    written: list[str] = []
    tree, begun = rig.bench.world.tree, rig.bench.clock.now
    tree.file(f"{MD}/sync_action", f"{action}\n", written.append)
    tree.file(f"{MD}/sync_speed", f"{speed_kib_s}\n")
    tree.file(f"{MD}/sync_speed_max", "2000 (system)\n")
    tree.file(
        "/proc/mdstat",
        lambda: (
            "Personalities : [raid5]\nmd0 : active raid5 sdg1[3] sdf1[1] sde1[0]\n      9 blocks [3/2] [UU_]\n"
            f"      [>...]  {_IN_MDSTAT[action]} = 1.0% "
            f"({int(moved_kib_s * (rig.bench.clock.now - begun))}/1000000000) "
            f"finish=1.0min speed={speed_kib_s}K/sec\n\nunused devices: <none>\n"
        ),
    )
    rig.order(rig.changes((Change("md.stripe_cache", 256, 512),), None))
    rig.tools.waits = [lambda: None, lambda: None, rig.finish]
    rig.keeper.run()
    return written


def test_a_rebuild_that_a_limit_held_back_and_that_gets_no_faster_is_begun_anew(rig: Rig) -> None:
    assert nudges(rig, speed_kib_s=2000, moved_kib_s=2000) == ["idle"]


def test_one_that_got_faster_is_not(rig: Rig) -> None:
    assert nudges(rig, speed_kib_s=2000, moved_kib_s=90_000) == []


def test_a_check_is_not_for_it_would_begin_from_the_start(rig: Rig) -> None:
    assert nudges(rig, speed_kib_s=2000, moved_kib_s=2000, action="check") == []
