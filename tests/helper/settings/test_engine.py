"""Settings are changed all or none, read back, and reverted in an order that works."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from dataclasses import replace

import pytest

from disktune_contract.messages.change import Applied, Apply, OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Change, Setting, Source, Status, Value
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.sat import TaskFile
from disktune_gui.demo.drive import SimulatedNode
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import engine
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import Bench, make_bench, only_looks
from tests.narrowed import of_kind, present

HDD, SSD, PATA, USB, NVME, SLEEPER = "sdb", "sda", "sdc", "sdh", "nvme0n1", "sdd"


def apply(bench: Bench, name: str, *changes: tuple[str, Value | None, Value], trial_s: int = 15) -> Applied:
    request = Apply(bench.drive(name).ref, tuple(Change(*change) for change in changes), trial_s)
    return of_kind(Applied, HANDLERS["apply"](bench.session, request))


def end(bench: Bench, verb: str, trial: str) -> TrialEnded:
    return of_kind(TrialEnded, HANDLERS[verb](bench.session, OfTrial(trial)))


def commands(bench: Bench, name: str) -> list[TaskFile]:
    ata = present(bench.world.drives[name].ata)
    return [task for task in ata.log if not only_looks(task)]


def value(bench: Bench, name: str, setting: str) -> Value | None:
    return bench.states(name)[setting].value


@pytest.mark.parametrize(
    ("name", "setting", "new", "expected"),
    [
        (HDD, "ata.write_cache", False, [(0xEA, 0, 0), (0xEF, 0x82, 0), (0xEA, 0, 0)]),
        (HDD, "ata.look_ahead", False, [(0xEF, 0x55, 0)]),
        (HDD, "ata.apm", 128, [(0xEF, 0x05, 128)]),
        (PATA, "ata.aam", 128, [(0xEF, 0x42, 128)]),
        (PATA, "ata.aam", 0, [(0xEF, 0xC2, 0)]),
        (HDD, "ata.standby_timer", 241, [(0xE3, 0, 241)]),
    ],
)
def test_a_change_is_the_commands_of_the_catalogue_and_nothing_else(
    bench: Bench, name: str, setting: str, new: Value, expected: list[tuple[int, int, int]]
) -> None:
    answer = apply(bench, name, (setting, value(bench, name, setting), new))
    assert [(task.command, task.feature, task.count) for task in commands(bench, name)] == expected
    assert answer.results[0].fault is None
    assert answer.trial


def test_apm_is_switched_off_by_its_own_command(bench: Bench) -> None:
    before = value(bench, HDD, "ata.apm")
    apply(bench, HDD, ("ata.apm", before, 200 if before != 200 else 201))
    trial = bench.session.trials.all()[0]
    end(bench, "keep", trial)
    apply(bench, HDD, ("ata.apm", value(bench, HDD, "ata.apm"), 255))
    assert (commands(bench, HDD)[-1].feature, value(bench, HDD, "ata.apm")) == (0x85, 255)


@pytest.mark.parametrize(
    ("setting", "new"), [("block.read_ahead", 1024), ("block.scheduler", "bfq"), ("scsi.queue_depth", 8)]
)
def test_a_kernel_setting_is_written_and_read_back(bench: Bench, setting: str, new: Value) -> None:
    before = value(bench, HDD, setting)
    result = apply(bench, HDD, (setting, before, new)).results[0]
    assert (result.before, result.after, result.changed, result.fault) == (before, new, True, None)
    assert value(bench, HDD, setting) == new


def test_what_is_kept_stays_and_what_is_put_back_goes(bench: Bench) -> None:
    for verb, stays in (("keep", True), ("put-back", False)):
        before = value(bench, HDD, "block.read_ahead")
        trial = apply(bench, HDD, ("block.read_ahead", before, 2048 if before != 2048 else 512)).trial
        assert end(bench, verb, trial).end is (TrialEnd.KEPT if stays else TrialEnd.REVERTED)
        assert (value(bench, HDD, "block.read_ahead") != before) is stays


def test_what_had_its_value_again_is_told_all_the_same(bench: Bench) -> None:
    before = value(bench, HDD, "block.read_ahead")
    trial = apply(bench, HDD, ("block.read_ahead", before, 2048)).trial
    bench.ports.open_for_change(HDD).write_attribute("queue/read_ahead_kb", str(before))
    (told,) = end(bench, "put-back", trial).results
    assert (told.before, told.wanted, told.after, told.changed, told.fault) == (
        before,
        before,
        before,
        False,
        None,
    )


def test_the_queue_length_that_a_new_scheduler_resets_comes_back_with_the_old_one(bench: Bench) -> None:
    apply(bench, HDD, ("block.nr_requests", value(bench, HDD, "block.nr_requests"), 100))
    end(bench, "keep", bench.session.trials.all()[0])
    scheduler = value(bench, HDD, "block.scheduler")
    trial = apply(bench, HDD, ("block.scheduler", scheduler, "none")).trial
    assert value(bench, HDD, "block.nr_requests") != 100
    end(bench, "put-back", trial)
    assert (value(bench, HDD, "block.scheduler"), value(bench, HDD, "block.nr_requests")) == (scheduler, 100)


def test_scheduler_goes_before_queue_length_whatever_the_order_asked_for(bench: Bench) -> None:
    states = bench.states(HDD)
    answer = apply(
        bench,
        HDD,
        ("block.nr_requests", states["block.nr_requests"].value, 128),
        ("block.scheduler", states["block.scheduler"].value, "bfq"),
    )
    assert [result.setting for result in answer.results] == ["block.scheduler", "block.nr_requests"]
    assert value(bench, HDD, "block.nr_requests") == 128


def test_nothing_is_written_if_the_user_looked_at_another_value(bench: Bench) -> None:
    with pytest.raises(Refusal, match="Apply again") as refused:
        apply(bench, HDD, ("block.read_ahead", 4, 1024), ("ata.apm", value(bench, HDD, "ata.apm"), 1))
    assert refused.value.fault is Fault.CHANGED_MEANWHILE
    assert commands(bench, HDD) == []
    assert bench.session.trials.all() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "new", "fault"),
    [
        ("ata.apm", 0, Fault.OUT_OF_RANGE),
        ("ata.apm", True, Fault.OUT_OF_RANGE),
        ("block.read_ahead", 13, Fault.OUT_OF_RANGE),
        ("block.scheduler", "nonesuch", Fault.OUT_OF_RANGE),
        ("scsi.queue_depth", 33, Fault.OUT_OF_RANGE),
        ("ata.standby_timer", 254, Fault.OUT_OF_RANGE),
        ("ata.aam", 128, Fault.NOT_SUPPORTED),
        ("ata.security_erase", True, Fault.NOT_SUPPORTED),
    ],
)
def test_what_the_drive_does_not_offer_is_refused(bench: Bench, setting: str, new: Value, fault: Fault) -> None:
    state = bench.states(SSD).get(setting)
    name = SSD if setting == "ata.aam" else HDD
    expected = value(bench, name, setting) if state else None
    with pytest.raises(Refusal) as refused:
        apply(bench, name, (setting, expected, new))
    assert refused.value.fault is fault


def test_a_drive_that_accepts_and_ignores_is_found_out_and_nothing_else_stays(bench: Bench) -> None:
    ata = present(bench.world.drives[HDD].ata)
    ata.behaviour = replace(ata.behaviour, accepts_but_ignores=frozenset({0x55}))
    before = value(bench, HDD, "block.nr_requests")
    answer = apply(bench, HDD, ("block.nr_requests", before, 48), ("ata.look_ahead", True, False))
    assert (answer.trial, answer.results[1].fault) == ("", Fault.NOT_KEPT)
    assert "reading it back gives on" in answer.results[1].why
    assert [result.setting for result in answer.restored if result.changed] == ["block.nr_requests"]
    assert ("ata.look_ahead", True, False, None) in [
        (result.setting, result.after, result.changed, result.fault) for result in answer.restored
    ]
    assert value(bench, HDD, "block.nr_requests") == before


def test_a_step_that_another_step_undoes_is_found_out(bench: Bench) -> None:
    """The two names of the kernel's one timeout, given two values: neither order leaves both."""
    answer = apply(bench, HDD, ("scsi.timeout", 30, 60), ("block.io_timeout", 30_000, 90_000))
    assert answer.trial == ""
    assert [(result.setting, result.after, result.fault) for result in answer.results] == [
        ("scsi.timeout", 90, Fault.NOT_KEPT),
        ("block.io_timeout", 90_000, None),
    ]
    assert "another change made it 90 s" in answer.results[0].why
    assert (value(bench, HDD, "scsi.timeout"), value(bench, HDD, "block.io_timeout")) == (30, 30_000)


def test_a_drive_that_aborts_is_refused_by_drive(bench: Bench) -> None:
    ata = present(bench.world.drives[HDD].ata)
    ata.behaviour = replace(ata.behaviour, aborts=frozenset({0x55}))
    answer = apply(bench, HDD, ("ata.look_ahead", True, False))
    assert (answer.results[0].fault, answer.results[0].changed) == (Fault.REFUSED_BY_DRIVE, False)


def test_a_bridge_without_pass_through_shows_unknown_and_never_off(bench: Bench) -> None:
    for setting in ("ata.write_cache", "ata.apm", "ata.standby_timer"):
        state = bench.states(USB)[setting]
        assert (state.status, state.value) == (Status.UNREADABLE, None)
        assert state.reason


def test_an_nvme_drive_is_told_apart_from_one_that_does_not_answer(bench: Bench) -> None:
    assert bench.states(NVME)["ata.apm"].status is Status.UNSUPPORTED
    assert bench.states(NVME)["ata.apm"].reason == "This drive does not support it."


def test_looking_at_a_sleeping_drive_wakes_nothing(bench: Bench) -> None:
    ata = present(bench.world.drives[SLEEPER].ata)
    bench.states(SLEEPER)
    HANDLERS["identify"](bench.session, _of(bench, SLEEPER))
    assert (ata.wakeups, ata.power) == (0, Power.STANDBY)


def test_the_timer_of_a_sleeping_drive_is_set_without_waking_it(bench: Bench) -> None:
    ata = present(bench.world.drives[SLEEPER].ata)
    apply(bench, SLEEPER, ("ata.standby_timer", None, 120))
    assert [(task.command, task.count) for task in commands(bench, SLEEPER)] == [(0xE2, 120)]
    assert ata.wakeups == 0


def test_the_timer_is_remembered_with_its_date_and_put_back_as_never(bench: Bench) -> None:
    assert value(bench, HDD, "ata.standby_timer") is None
    trial = apply(bench, HDD, ("ata.standby_timer", None, 120)).trial
    end(bench, "keep", trial)
    state = bench.states(HDD)["ata.standby_timer"]
    assert (state.value, state.source) == (120, Source.REMEMBERED)
    assert state.set_at is not None
    trial = apply(bench, HDD, ("ata.standby_timer", 120, 241)).trial
    end(bench, "put-back", trial)
    assert value(bench, HDD, "ata.standby_timer") == 120
    trial = apply(bench, SSD, ("ata.standby_timer", None, 12)).trial
    end(bench, "put-back", trial)
    assert [task.count for task in commands(bench, SSD)] == [12, 0]


def test_a_failed_step_leaves_a_timer_that_was_not_reached_alone(bench: Bench) -> None:
    ata = present(bench.world.drives[HDD].ata)
    ata.behaviour = replace(ata.behaviour, aborts=frozenset({0x05}))
    apply(bench, HDD, ("ata.standby_timer", None, 120), ("ata.apm", value(bench, HDD, "ata.apm"), 64))
    assert [task.command for task in commands(bench, HDD)] == [0xEF]


def test_a_timer_that_may_have_arrived_is_put_back(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The drive took it, and the answer got lost."""
    end(bench, "keep", apply(bench, HDD, ("ata.standby_timer", None, 120)).trial)
    real, lost = SimulatedNode.sg_io, [True]

    def sg_io(self: SimulatedNode, cdb: bytes, *args: int, **more: int) -> SgReply:
        reply = real(self, cdb, *args, **more)  # type: ignore[arg-type]
        return replace(reply, host_status=3, sense=b"") if cdb[14] == 0xE3 and lost and lost.pop() else reply

    monkeypatch.setattr(SimulatedNode, "sg_io", sg_io)
    answer = apply(bench, HDD, ("ata.standby_timer", 120, 241))
    assert [(result.fault, result.changed) for result in answer.results] == [(Fault.IO_ERROR, True)]
    assert [(result.wanted, result.fault) for result in answer.restored] == [(120, None)]
    assert [task.count for task in commands(bench, HDD)] == [120, 241, 120]
    assert value(bench, HDD, "ata.standby_timer") == 120


def test_one_trial_a_drive_at_a_time(bench: Bench) -> None:
    apply(bench, HDD, ("block.read_ahead", value(bench, HDD, "block.read_ahead"), 1024))
    with pytest.raises(Refusal) as refused:
        apply(bench, HDD, ("ata.look_ahead", True, False))
    assert refused.value.fault is Fault.BUSY
    assert apply(bench, SSD, ("block.read_ahead", value(bench, SSD, "block.read_ahead"), 1024)).trial


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "new", "file"),
    [
        ("block.scheduler", "none", "queue/scheduler"),
        ("power.link", "max_performance", "link_power_management_policy"),
    ],
)
def test_a_value_that_was_seen_once_is_put_back_even_if_it_could_not_be_read_twice(
    setting: str, new: Value, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for failing in range(1, 20):
        bench = make_bench()
        before, reads = bench.states(HDD)[setting], 0

        def read_bytes(path: str, tree: SimulatedTree = bench.world.tree, failing: int = failing) -> bytes:
            nonlocal reads
            reads += path.endswith(file)
            if path.endswith(file) and reads == failing:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return tree.read(path)

        monkeypatch.setattr(bench.ports, "read_bytes", read_bytes)
        with suppress(Refusal):
            trial = apply(bench, HDD, (setting, before.value, new)).trial
            if trial:
                end(bench, "put-back", trial)
        monkeypatch.undo()
        assert bench.states(HDD)[setting].value == before.value, f"after read {failing} failed"


def test_what_cannot_be_read_when_it_is_put_back_is_told_and_the_rest_is_put_back(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("block.read_ahead", "block.nomerges")
    before = {name: value(bench, HDD, name) for name in names}
    trial = apply(bench, HDD, (names[0], before[names[0]], 1024), (names[1], before[names[1]], 2)).trial

    read = engine._read_back

    def read_back(sight: DriveSnapshot, setting: Setting) -> Value | None:
        if setting.id == names[0]:
            raise Refusal(Fault.IO_ERROR, "The drive did not answer.")
        return read(sight, setting)

    with monkeypatch.context() as patched:
        patched.setattr(engine, "_read_back", read_back)
        results = {result.setting: result for result in end(bench, "put-back", trial).results}
    assert set(results) == set(names)
    failed = results[names[0]]
    assert (failed.wanted, failed.after, failed.changed) == (before[names[0]], None, False)
    assert (failed.fault, failed.why) == (Fault.IO_ERROR, "The drive did not answer.")
    assert results[names[1]].fault is None
    assert value(bench, HDD, names[1]) == before[names[1]]


def test_what_could_not_be_put_back_is_not_put_on_trial(bench: Bench) -> None:
    """APM is on, at a level that is none: nobody knows what to go back to."""
    ata = present(bench.world.drives[HDD].ata)
    ata._words[86] |= 1 << 3
    ata._words[91] = 0x4000
    assert (value(bench, HDD, "ata.apm"), bench.states(HDD)["ata.apm"].status) == (None, Status.OK)
    with pytest.raises(Refusal, match="could not be read") as refused:
        apply(bench, HDD, ("ata.apm", None, 128))
    assert (refused.value.fault, commands(bench, HDD)) == (Fault.NOT_SUPPORTED, [])


def test_a_change_to_the_same_value_needs_no_trial(bench: Bench) -> None:
    before = value(bench, HDD, "block.read_ahead")
    assert before is not None
    assert apply(bench, HDD, ("block.read_ahead", before, before)).trial == ""


def test_pulling_the_drive_in_the_middle_ends_in_a_sentence(bench: Bench) -> None:
    ref = bench.drive(HDD).ref
    trial = apply(bench, HDD, ("ata.apm", value(bench, HDD, "ata.apm"), 64)).trial
    present(bench.world.drives[HDD].ata).unplug()
    ended = end(bench, "put-back", trial)
    assert {result.fault for result in ended.results} <= {Fault.DRIVE_GONE, Fault.NO_SUCH_DRIVE}
    assert ended.results
    with pytest.raises(Refusal) as refused:
        HANDLERS["settings"](bench.session, OfDrive(ref))
    assert refused.value.fault in (Fault.DRIVE_GONE, Fault.NO_SUCH_DRIVE)


def test_another_drive_under_the_same_name_is_not_touched(bench: Bench) -> None:
    for wrong in (
        replace(bench.drive(HDD).ref, identity="wwn:5000000000000000"),
        replace(bench.drive(HDD).ref, diskseq=999),
    ):
        with pytest.raises(Refusal) as refused:
            HANDLERS["apply"](bench.session, Apply(wrong, (Change("ata.look_ahead", True, False),)))
        assert refused.value.fault is Fault.WRONG_DRIVE
    assert commands(bench, HDD) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["../sda", "sda\0", "", "sda/../sdb", "-", "SDA", "x" * 64])
def test_a_name_that_is_no_kernel_name_opens_nothing(bench: Bench, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        HANDLERS["settings"](bench.session, OfDrive(replace(bench.drive(HDD).ref, name=name)))
    assert refused.value.fault is Fault.NO_SUCH_DRIVE


def test_an_onlooker_sees_what_the_kernel_remembers_and_says_so(onlooker: Bench) -> None:
    state = onlooker.states(HDD)["ata.write_cache"]
    assert (state.status, state.value, state.source) == (Status.OK, True, Source.CACHED)
    assert onlooker.world.drives[HDD].ata is not None
    assert commands(onlooker, HDD) == []


def _of(bench: Bench, name: str) -> object:
    return OfDrive(bench.drive(name).ref)


def test_a_drive_on_trial_in_another_window_is_busy_in_this_one() -> None:
    folders = (MemoryFolder(), MemoryFolder())
    first, second = make_bench(folders=folders), make_bench(folders=folders)
    for made in (first, second):
        # Both helpers are this very process, which lives.
        made.world.tree.file(f"/proc/{os.getpid()}/stat", "1 (helper) S" + " 7" * 30)
    apply(first, HDD, ("block.read_ahead", value(first, HDD, "block.read_ahead"), 1024))
    with pytest.raises(Refusal) as refused:
        apply(second, HDD, ("ata.look_ahead", True, False))
    assert refused.value.fault is Fault.BUSY
    assert second.session.trials.all() == []
    assert apply(second, SSD, ("block.read_ahead", value(second, SSD, "block.read_ahead"), 1024)).trial


def test_what_a_window_that_died_meanwhile_left_is_taken_over_first() -> None:
    folders = (MemoryFolder(), MemoryFolder())
    first, second = make_bench(folders=folders), make_bench(folders=folders)
    first.world.tree.file(f"/proc/{os.getpid()}/stat", "1 (helper) S" + " 7" * 30)
    trial = apply(first, HDD, ("block.read_ahead", value(first, HDD, "block.read_ahead"), 1024)).trial
    with pytest.raises(Refusal) as refused:
        apply(second, HDD, ("ata.look_ahead", True, False))
    assert refused.value.fault is Fault.BUSY
    assert second.session.trials.due() == [trial]


@pytest.mark.parametrize("name", ["sdb1", "nvme0n1p1"])
def test_a_partition_is_not_a_drive(bench: Bench, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        HANDLERS["settings"](bench.session, OfDrive(replace(bench.drive(HDD).ref, name=name)))
    assert refused.value.fault is Fault.NO_SUCH_DRIVE
