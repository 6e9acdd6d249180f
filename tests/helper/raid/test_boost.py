"""A boost: what it changes, when it ends, and that everything is back whatever it dies of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from disktune_contract.arrays.boost import MOST_OF_MEMORY, OWN, PRESET_BY_ID, PRESETS, changes, memory_bytes
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.boost import Boost, BoostEnd, BoostList, BoostStage, BoostState, DriveChanges
from disktune_contract.messages.change import Apply, ChangeResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Class, Nothing, OfDrive
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.settings.change import Change
from disktune_contract.settings.saved import Save, ShownValue
from disktune_gui.demo.array_tools import SimulatedTools
from disktune_helper.inventory import drive_snapshot
from disktune_helper.raid import boost_runner as keeping
from disktune_helper.raid import boost_state, operations
from disktune_helper.raid.boost_runner import BoostRunner, BoostStopped
from disktune_helper.raid.boost_state import Order, Orders
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.journal import Journal
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.ports import Node, Ports
from tests.helper.conftest import Bench, make_bench

MD = "/sys/devices/virtual/block/md0/md"
FAST = (
    Change("md.sync_speed_min", 0, 5_000_000),
    Change("md.sync_speed_max", 0, 5_000_000),
    Change("md.stripe_cache", 256, 8192),
    Change("md.group_threads", 0, 4),
    Change("block.read_ahead", 2048, 8192),
    Change("md.speed_limit_min", 1000, 20_000),
)
MEMBERS = ("sde", "sdf", "sdg")


class Killed(BaseException):
    """The process is no more: nothing of it runs, no handler either."""


class Tools(SimulatedTools):
    """The simulation's, with a watch that does what a test wants; a keeper is started only by the test itself."""

    def __init__(self, bench: Bench, folders: tuple[MemoryFolder, MemoryFolder]) -> None:
        super().__init__(bench.ports, folders)
        self.clock = bench.clock
        self.waits: list[Callable[[], object]] = []
        self.started: list[str] = []
        self.waited_s: list[float] = []
        self.longest_s = 1000.0
        self.on_start: Callable[[str], object] = self.started.append

    def start_boost(self, array: str) -> None:
        self.on_start(array)

    def watch(self, _array: str) -> Tools:
        return self

    def wait(self, timeout_s: float) -> None:
        self.waited_s.append(timeout_s)
        self.clock.now += min(timeout_s, self.longest_s)
        if self.waits:
            self.waits.pop(0)()

    def close(self) -> None:
        pass


class Rig:
    """A machine, its written-down orders, and one keeper."""

    def __init__(self) -> None:
        self.folders = (MemoryFolder(), MemoryFolder())
        self.bench = make_bench(Class.TUNE, self.folders)
        self.tools = Tools(self.bench, self.folders)
        self.bench.session.array_tools = self.tools
        self.orders = Orders(self.bench.ports, self.folders[1], self.bench.session.store.locks)
        self.keeper = self.new_keeper()

    def new_keeper(self) -> BoostRunner:
        journal = Journal(self.bench.ports, self.folders[0])
        return BoostRunner(self.bench.ports, self.tools, self.orders, journal, "md0")

    def changes(self, changes: tuple[Change, ...] = FAST, depth: int | None = 4) -> tuple[DriveChanges, ...]:
        found = [DriveChanges(self.bench.drive("md0").ref, changes)]
        if depth is not None:
            wanted = (Change("scsi.queue_depth", 32, depth),)
            found += [DriveChanges(self.bench.drive(name).ref, wanted) for name in MEMBERS]
        return tuple(found)

    def order(self, changes: tuple[DriveChanges, ...] | None = None) -> Order:
        ref = self.bench.drive("md0").ref
        changes = self.changes() if changes is None else changes
        order = Order(BoostState(ref, "fast", BoostStage.ASKED, "recover", 5.0, changes))
        self.orders.write(order)
        return order

    def state(self) -> BoostState:
        order = self.orders.read("md0")
        assert order is not None
        return order.state

    def shown(self) -> dict[str, object]:
        """Return everything that a boost can change, as the kernel shows it."""
        found: dict[str, object] = {
            change.setting: self.bench.states("md0")[change.setting].value
            for change in (*FAST, Change("md.speed_limit_max", 0, 0))
        }
        return found | {name: self.bench.states(name)["scsi.queue_depth"].value for name in MEMBERS}

    def finish(self) -> None:
        """Let the rebuild be over."""
        self.bench.world.tree.file(f"{MD}/sync_action", "idle\n")

    def vanish(self) -> None:
        """Stop the array: sysfs has it no more."""
        self.bench.world.tree.file(f"{MD}/array_state", "clear\n")
        del self.bench.world.tree._files["/sys/devices/virtual/block/md0/dev"]


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.bench.session.stop_work()


# -- the life of a boost -----------------------------------------------------------------------------------


@pytest.mark.slow
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


@pytest.mark.slow
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
        ports: Ports, ref: DriveRef, node: Node | None, last_set: drive_snapshot.LastSet
    ) -> drive_snapshot.Sight:
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


@pytest.mark.slow
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


def count_of_writes() -> int:
    """Return how often an undisturbed boost writes, to files of the kernel and to its own."""
    rig = Rig()
    rig.order()
    writes = interrupted(rig, 10_000)
    rig.tools.waits = [rig.finish]
    rig.keeper.run()
    return writes[0]


def interrupted(rig: Rig, at: int) -> list[int]:
    """Let the process be killed at its write number *at*, of whatever kind."""
    count = [0]

    def counting(write: Callable[..., None]) -> Callable[..., None]:
        def counted(*args: object) -> None:
            if count[0] == at:
                raise Killed
            count[0] += 1
            write(*args)

        return counted

    original = rig.tools.attributes

    def attributes(name: str) -> Node:
        node = original(name)
        node.write_attribute = counting(node.write_attribute)  # type: ignore[method-assign]
        return node

    rig.tools.attributes = attributes  # type: ignore[method-assign]
    rig.orders.write = counting(rig.orders.write)  # type: ignore[method-assign]
    return count


@pytest.mark.slow
@pytest.mark.parametrize("at", range(count_of_writes()))
def test_wherever_it_is_killed_what_it_left_is_put_back(rig: Rig, at: int) -> None:
    before = rig.shown()
    rig.order()
    interrupted(rig, at)
    rig.tools.waits = [rig.finish]
    with pytest.raises(Killed):
        rig.keeper.run()
    # What systemd runs afterwards, with files and kernel as the dead process left them.
    rig.tools.__dict__.pop("attributes", None)
    rig.orders.__dict__.pop("write", None)
    assert rig.new_keeper().clear()
    assert rig.shown() == before
    assert rig.state().stage is BoostStage.ENDED


@pytest.mark.slow
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


@pytest.mark.slow
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
    assert rig.state().why.endswith("Not everything could be restored: md0 did not take it.")


def test_a_value_that_is_no_longer_the_one_that_was_seen_is_not_changed(rig: Rig) -> None:
    rig.bench.world.tree.write(f"{MD}/stripe_cache_size", "512")
    before = rig.shown()
    rig.order()
    assert not rig.keeper.run()
    assert "is now" in rig.state().why
    assert rig.shown() == before


# -- ordering it -------------------------------------------------------------------------------------------


def ask(rig: Rig, changes: tuple[DriveChanges, ...] | None = None, preset: str = "fast") -> BoostState:
    changes = rig.changes() if changes is None else changes
    answer = HANDLERS["boost"](rig.bench.session, Boost(rig.bench.drive("md0").ref, preset, changes))
    assert isinstance(answer, BoostState)
    return answer


def refused(rig: Rig, *args: object) -> Refusal:
    before = rig.shown()
    with pytest.raises(Refusal) as caught:
        ask(rig, *args)  # type: ignore[arg-type]
    assert rig.shown() == before
    assert rig.tools.started == []
    return caught.value


@pytest.mark.slow
def test_ordered_begun_listed_and_ended(rig: Rig) -> None:
    rig.bench.session.array_tools = SimulatedTools(rig.bench.ports, rig.folders)
    before = rig.shown()
    state = ask(rig)
    assert (state.stage, state.preset, state.operation) == (BoostStage.ON, "fast", "recover")
    assert rig.shown() != before
    listed = HANDLERS["boosts"](rig.bench.session, Nothing())
    assert isinstance(listed, BoostList)
    assert [boost.stage for boost in listed.boosts] == [BoostStage.ON]
    with pytest.raises(Refusal, match="sped up already"):
        ask(rig)
    ended = HANDLERS["unboost"](rig.bench.session, OfDrive(rig.bench.drive("md0").ref))
    assert isinstance(ended, BoostState)
    assert (ended.stage, ended.end) == (BoostStage.ENDED, BoostEnd.STOPPED)
    assert rig.shown() == before
    with pytest.raises(Refusal, match="not being sped up"):
        HANDLERS["unboost"](rig.bench.session, OfDrive(rig.bench.drive("md0").ref))


def test_nothing_to_speed_up(rig: Rig) -> None:
    rig.finish()
    assert "Nothing is running" in refused(rig).why


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
    assert (why.fault, "More than half" in why.why) == (Fault.OUT_OF_RANGE, True)


def test_a_drive_on_trial_is_left_alone(rig: Rig) -> None:
    ref = rig.bench.drive("sde").ref
    HANDLERS["apply"](rig.bench.session, Apply(ref, (Change("scsi.queue_depth", 32, 8),)))
    assert "on trial" in refused(rig).why


def test_what_a_boost_has_changed_for_a_while_is_neither_saved_nor_put_on_trial(rig: Rig) -> None:
    """Saved, it would last for ever; on trial, the way back would lead to it when the boost is long over."""
    session, array, member = rig.bench.session, rig.bench.drive("md0").ref, rig.bench.drive("sde").ref
    rig.keeper.begin(rig.order())
    for ref, setting, now, wanted in (
        (array, "md.sync_speed_min", 5_000_000, 10_000),
        (array, "md.speed_limit_min", 20_000, 10_000),
        (member, "scsi.queue_depth", 4, 8),
    ):
        with pytest.raises(Refusal, match="md0 is being sped up"):
            HANDLERS["save"](session, Save(ref, (ShownValue(setting, now),)))
        with pytest.raises(Refusal, match="md0 is being sped up"):
            HANDLERS["apply"](session, Apply(ref, (Change(setting, now, wanted),)))
    HANDLERS["save"](session, rig.bench.save("sde", "scsi.timeout"))
    rig.keeper.clear()
    HANDLERS["save"](session, rig.bench.save("sde", "scsi.queue_depth"))


@pytest.mark.slow
def test_two_arrays_do_not_change_the_same_thing(rig: Rig) -> None:
    other = replace(rig.bench.drive("md0").ref, name="md1", identity="uuid:1")
    shared = DriveChanges(other, (Change("md.speed_limit_min", 1000, 9000),))
    rig.orders.write(Order(BoostState(other, OWN, BoostStage.ON, "check", 1.0, (shared,))))
    assert "md1 is being sped up" in refused(rig).why
    assert ask_begins(rig, rig.changes(FAST[:3]))


def ask_begins(rig: Rig, changes: tuple[DriveChanges, ...]) -> bool:
    """Return whether a boost would be ordered; the one that is started at once ends it."""
    rig.tools.on_start = lambda array: rig.keeper.begin(rig.orders.read(array))  # type: ignore[arg-type]
    return ask(rig, changes).stage is BoostStage.ON


@pytest.mark.slow
def test_where_nobody_can_keep_it_nothing_is_changed(rig: Rig) -> None:
    def fail(_array: str) -> None:
        raise OSError(38, "This machine is not run by systemd")

    rig.tools.on_start = fail
    assert "not run by systemd" in refused(rig).why
    assert rig.orders.all() == ()


# -- two windows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [BoostStage.ASKED, BoostStage.ON])
def test_an_order_of_another_window_that_has_come_since_is_not_written_over(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stage: BoostStage
) -> None:
    """With it the values to restore would be lost."""
    before, check = rig.shown(), operations._check
    others: list[Order] = []

    def checked(session: SessionContext, request: Boost) -> None:
        check(session, request)
        others.append(rig.order())
        if stage is BoostStage.ON:
            others.append(rig.keeper.begin(others[0]))

    monkeypatch.setattr(operations, "_check", checked)
    with pytest.raises(Refusal, match="sped up already") as caught:
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
        rig.orders.write(Order(BoostState(other, OWN, BoostStage.ASKED, "check", 1.0, (shared,))))

    monkeypatch.setattr(operations, "_check", checked)
    assert "md1 is being sped up" in refused(rig).why


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
    rig.orders.write(Order(next_one))
    rig.keeper.begin(Order(next_one))
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
    with pytest.raises(Refusal, match="/run/disktune/boost-md0 says"):
        ask(rig, rig.changes(FAST[:1], None))
    assert rig.folders[1].read("boost-md0") == '{"of": "a later version"}'


# -- a kernel that has to be told twice --------------------------------------------------------------------


def nudges(rig: Rig, *, speed_kib_s: int, moved_kib_s: int) -> list[str]:
    """Return what is written to sync_action when a rebuild of *speed_kib_s* then goes at *moved_kib_s*."""
    written: list[str] = []
    tree, begun = rig.bench.world.tree, rig.bench.clock.now
    tree.file(f"{MD}/sync_action", "recover\n", written.append)
    tree.file(f"{MD}/sync_speed", f"{speed_kib_s}\n")
    tree.file(f"{MD}/sync_speed_max", "2000 (system)\n")
    tree.file(
        "/proc/mdstat",
        lambda: (
            "Personalities : [raid5]\nmd0 : active raid5 sdg1[3] sdf1[1] sde1[0]\n      9 blocks [3/2] [UU_]\n"
            f"      [>...]  recovery = 1.0% ({int(moved_kib_s * (rig.bench.clock.now - begun))}/1000000000) "
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


# -- presets -----------------------------------------------------------------------------------------------


def test_a_preset_only_ever_raises(rig: Rig) -> None:
    states = rig.bench.states("md0")
    around = Surroundings(members=3, free_bytes=8 << 30)
    for preset in PRESETS:
        for change in changes(preset, states, around, solid=False):
            assert isinstance(change.expected, int)
            assert isinstance(change.value, int)
            assert change.value > change.expected
    done = {name: replace(state, value=9_000_000) for name, state in states.items()}
    assert changes(PRESET_BY_ID["fast"], done, around, solid=True) == ()


def test_a_preset_halves_the_cache_until_memory_allows(rig: Rig) -> None:
    states = rig.bench.states("md0")
    for free_mib in (10, 30, 60, 100, 1000):
        around = Surroundings(members=3, free_bytes=free_mib << 20)
        found = changes(PRESET_BY_ID["fast"], states, around, solid=False)
        wanted = {change.setting: change.value for change in found}
        cost = memory_bytes(int(wanted.get("md.stripe_cache", 256)) - 256, around)
        assert cost is not None
        assert cost <= MOST_OF_MEMORY * (around.free_bytes or 0)
    assert wanted["md.stripe_cache"] == 8192


def test_threads_are_for_solid_drives(rig: Rig) -> None:
    states = rig.bench.states("md0")
    around = Surroundings(members=3, free_bytes=8 << 30)
    for solid in (True, False):
        wanted = {change.setting for change in changes(PRESET_BY_ID["fast"], states, around, solid=solid)}
        assert ("md.group_threads" in wanted) is solid


def test_presets_come_from_considerate_to_quick() -> None:
    least = [next(aim.value for aim in preset.aims if aim.setting == "md.sync_speed_min") for preset in PRESETS]
    assert least == sorted(least)
    assert len(set(least)) == len(least)
