"""Actions: what is offered where, what is refused, what reaches the drive, and what is said of it."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.action import Act, Acted, ActionList, ActionState
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.drive_actions import ACTION_BY_ID, ACTIONS, AtaCommand, Obstacle
from disktune_contract.workloads import of_drive
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import CHECK_POWER_MODE, IDENTIFY_DEVICE, TaskFile
from disktune_gui.demo.drive import SimulatedReader
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import of_kind, present

HDD, SSD, USB, NVME, SLEEPER, MEMBER, ARRAY = "sdb", "sda", "sdh", "nvme0n1", "sdd", "sde", "md0"
ALL = (HDD, SSD, USB, NVME, SLEEPER, MEMBER, ARRAY)
ATA_ACTIONS = frozenset(action.id for action in ACTIONS if isinstance(action.does, AtaCommand))


def act(bench: Bench, name: str, action: str, *, agreed: bool = False, verb: str = "act") -> Acted:
    return of_kind(Acted, HANDLERS[verb](bench.session, Act(bench.drive(name).ref, action, agreed)))


def refused(bench: Bench, name: str, action: str, *, agreed: bool = False, verb: str = "act") -> Refusal:
    with pytest.raises(Refusal) as caught:
        act(bench, name, action, agreed=agreed, verb=verb)
    return caught.value


def stands(bench: Bench, name: str) -> dict[str, ActionState]:
    answer = of_kind(ActionList, HANDLERS["actions"](bench.session, OfDrive(bench.drive(name).ref)))
    return {state.action: state for state in answer.actions}


def ata(bench: Bench, name: str) -> AtaDrive:
    return present(bench.world.drives[name].ata)


def commands(bench: Bench, name: str) -> list[TaskFile]:
    return [t for t in ata(bench, name).log if t.command not in (IDENTIFY_DEVICE, CHECK_POWER_MODE)]


def run_from(bench: Bench, name: str) -> None:
    """Mount the root file system from a drive's first partition."""
    number = ":".join(map(str, bench.world.drives[name].number)).replace(":16", ":17").replace(":48", ":49")
    bench.world.tree.file("/proc/self/mountinfo", f"28 1 {number} / / rw - ext4 /dev/{name}1 rw\n")


def awake(bench: Bench) -> None:
    """Let the drive that sleeps be awake."""
    ata(bench, SLEEPER).media_access()


# -- what is offered -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_every_action_says_how_it_stands_and_what_is_offered_is_done(name: str) -> None:
    bench = make_bench()
    found = stands(bench, name)
    assert list(found) == [action.id for action in ACTIONS]
    for action, state in found.items():
        if state.supported and not state.refusal and action not in ("sleep", "reread-partitions"):
            words = act(make_bench(), name, action, agreed=True).words
            assert words[0].isupper()
            assert words.endswith(".")
        elif not state.supported:
            assert state.refusal
            assert refused(bench, name, action, agreed=True).fault is Fault.NOT_SUPPORTED


@pytest.mark.parametrize("name", [NVME, ARRAY, USB])
def test_what_no_ata_command_reaches_is_offered_no_ata_action(bench: Bench, name: str) -> None:
    found = stands(bench, name)
    assert {action for action in ATA_ACTIONS if found[action].supported} == set()
    assert found["flush"].supported


def test_looking_at_what_is_possible_wakes_nothing_and_needs_no_privilege() -> None:
    for privilege in Class:
        bench = make_bench(privilege)
        assert stands(bench, SLEEPER)["standby"].supported
        assert ata(bench, SLEEPER).wakeups == 0


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [a.id for a in ACTIONS if Obstacle.SYSTEM in a.refused_if])
def test_the_system_drive_is_not_put_to_rest(bench: Bench, action: str) -> None:
    run_from(bench, HDD)
    assert stands(bench, HDD)[action].refusal.endswith("The running system uses this drive.")
    assert "system" in refused(bench, HDD, action, agreed=True).why
    assert commands(bench, HDD) == []


def test_a_mounted_drive_stands_by_only_with_a_yes(bench: Bench) -> None:
    question = stands(bench, HDD)["standby"].question
    assert question.startswith("The drive is in use: mounted at /home; holds sdb1_crypt, ")
    assert question in refused(bench, HDD, "standby").why
    assert commands(bench, HDD) == []
    acted = act(bench, HDD, "standby", agreed=True)
    assert [task.command for task in commands(bench, HDD)] == [0xE0]
    assert (acted.power, ata(bench, HDD).power) == (PowerMode.STANDBY, Power.STANDBY)


def test_a_member_of_an_array_is_in_use(bench: Bench) -> None:
    assert "part of md0" in stands(bench, MEMBER)["standby"].question
    assert "part of md0" in refused(bench, MEMBER, "sleep", agreed=True).why


def test_sleep_is_for_a_drive_that_nothing_uses_and_always_asks(bench: Bench) -> None:
    assert "mounted at /home" in refused(bench, HDD, "sleep", agreed=True).why
    state = stands(bench, SLEEPER)["sleep"]
    assert (state.refusal, state.question) == ("", ACTION_BY_ID["sleep"].danger)
    refused(bench, SLEEPER, "sleep")
    assert ata(bench, SLEEPER).power is Power.STANDBY


def test_sleep_is_not_for_a_drive_whose_temperature_is_read_by_commands(bench: Bench) -> None:
    device = bench.world.drives[SLEEPER].place.rpartition("/block/")[0]
    bench.world.tree.file(f"{device}/hwmon/hwmon9/temp1_input", "31000\n")
    assert "drivetemp" in refused(bench, SLEEPER, "sleep", agreed=True).why
    assert commands(bench, SLEEPER) == []


@pytest.mark.slow
@pytest.mark.parametrize("action", ["idle", "flush", "reread-partitions"])
def test_a_sleeping_drive_is_not_woken_as_a_side_effect(bench: Bench, action: str) -> None:
    why = refused(bench, SLEEPER, action)
    assert (why.fault, "in standby" in why.why) == (Fault.WOULD_WAKE, True)
    assert ata(bench, SLEEPER).wakeups == 0


def test_a_drive_that_is_asleep_need_not_be_put_to_standby(bench: Bench) -> None:
    assert refused(bench, SLEEPER, "standby").why == "The drive is already in standby."
    assert commands(bench, SLEEPER) == []


def test_nothing_is_done_to_a_drive_that_is_being_measured(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(
        SimulatedReader, "read", lambda _reader, _offset, length: go_on.wait(PATIENCE_S) and length
    )
    HANDLERS["measure"](bench.session, of_drive(bench.drive(HDD).ref, "drive.direct", seconds=1, runs=1))
    try:
        assert refused(bench, HDD, "drop-buffers").fault is Fault.BUSY
    finally:
        bench.session.jobs.cancel_all()
        go_on.set()


def test_an_action_that_does_not_exist_is_refused(bench: Bench) -> None:
    assert refused(bench, HDD, "security-erase", agreed=True).fault is Fault.NOT_SUPPORTED


@pytest.mark.slow
@pytest.mark.parametrize("action", [action.id for action in ACTIONS])
def test_a_helper_that_may_only_look_only_asks(action: str) -> None:
    bench = make_bench(Class.INSPECT)
    if ACTION_BY_ID[action].only_asks:
        assert act(bench, HDD, action, verb="ask").words
    else:
        assert refused(bench, HDD, action, agreed=True, verb="ask").fault is Fault.NOT_ALLOWED
    assert commands(bench, HDD) == []


def test_the_kernel_suspended_drive_is_not_opened_for_an_action_that_would_wake_it(bench: Bench) -> None:
    place = bench.world.drives[HDD].place.rpartition("/block/")[0]
    bench.world.tree.file(f"{place}/power/runtime_status", "suspended\n")
    assert refused(bench, HDD, "idle").fault is Fault.WOULD_WAKE
    assert ata(bench, HDD).log == []


# -- what is done --------------------------------------------------------------------------------------------


def test_each_ata_action_is_the_one_command_of_its_declaration(bench: Bench) -> None:
    for action in ("idle", "standby"):
        awake(bench)
        before = len(commands(bench, SLEEPER))
        acted = act(bench, SLEEPER, action)
        does = of_kind(AtaCommand, ACTION_BY_ID[action].does)
        sent = commands(bench, SLEEPER)[before:]
        assert [(t.command, t.feature, t.lba) for t in sent] == [(does.command, does.feature, does.lba)]
        assert acted.power is not None


def test_heads_are_parked_by_idle_immediate_with_the_unload_feature(bench: Bench) -> None:
    drive = ata(bench, HDD)
    supported = drive.word(84) & 0xC000 == 0x4000 and bool(drive.word(84) >> 13 & 1)
    assert stands(bench, HDD)["idle-unload"].supported is supported
    # Word 84 bit 13 of a word that counts (bits 15:14 01b).
    drive._words[84] = drive._words[84] & 0x3FFF | 0x4000 | 1 << 13
    act(bench, HDD, "idle-unload")
    assert [(t.command, t.feature, t.lba) for t in commands(bench, HDD)] == [(0xE1, 0x44, 0x0554E4C)]


def test_a_drive_that_was_sent_to_sleep_is_left_alone_until_it_is_woken(bench: Bench) -> None:
    drive = ata(bench, SLEEPER)
    acted = act(bench, SLEEPER, "sleep", agreed=True)
    assert (acted.power, drive.power) == (PowerMode.SLEEP, Power.SLEEP)
    seen = len(drive.log)
    # libata would reset the drive for so much as a question.
    assert bench.states(SLEEPER)["ata.apm"].setting == "ata.apm"
    assert stands(bench, SLEEPER)["idle"].refusal
    assert act(bench, SLEEPER, "check-power", verb="ask").power is PowerMode.SLEEP
    refused(bench, SLEEPER, "idle")
    assert (len(drive.log), drive.power) == (seen, Power.SLEEP)
    act(bench, SLEEPER, "wake")
    assert drive.power is Power.ACTIVE
    assert act(bench, SLEEPER, "check-power", verb="ask").power is PowerMode.ACTIVE_OR_IDLE


def test_one_that_another_session_sent_to_sleep_is_left_alone_too(bench: Bench) -> None:
    act(bench, SLEEPER, "sleep", agreed=True)
    drive, first = ata(bench, SLEEPER), bench.session
    seen = len(drive.log)
    folders = (first.state, first.runtime)
    bench.session = SessionContext(bench.ports, Class.TUNE, folders, lambda _name, _args: None, lambda: None)
    assert act(bench, SLEEPER, "check-power", verb="ask").power is PowerMode.SLEEP
    refused(bench, SLEEPER, "idle")
    assert (len(drive.log), drive.power) == (seen, Power.SLEEP)
    act(bench, SLEEPER, "wake")
    assert act(bench, SLEEPER, "check-power", verb="ask").power is PowerMode.ACTIVE_OR_IDLE


def test_the_kernel_starts_one_that_sleeps_when_the_computer_resumes(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    act(bench, SLEEPER, "sleep", agreed=True)
    assert bench.session.rests(bench.drive(SLEEPER).ref)
    slept = bench.ports.suspended()
    monkeypatch.setattr(bench.ports, "suspended", lambda: slept + 60)
    assert not bench.session.rests(bench.drive(SLEEPER).ref)


def test_waking_reads_and_says_how_long_it_took(bench: Bench) -> None:
    drive = ata(bench, SLEEPER)
    words = act(bench, SLEEPER, "wake").words
    assert (drive.power, drive.wakeups) == (Power.ACTIVE, 1)
    assert "it answered after 7." in words
    assert commands(bench, SLEEPER) == []


def test_flushing_reaches_the_drive_by_its_own_command(bench: Bench) -> None:
    act(bench, HDD, "flush")
    assert commands(bench, HDD)[-1].command == 0xEA
    assert "flush command" in act(bench, NVME, "flush").words


def test_reading_the_partition_table_names_what_keeps_it_busy(bench: Bench) -> None:
    why = refused(bench, HDD, "reread-partitions")
    assert (why.fault, "mounted at /home" in why.why) == (Fault.BUSY, True)
    assert "part of md0" in refused(bench, MEMBER, "reread-partitions").why
    awake(bench)
    assert act(bench, SLEEPER, "reread-partitions").words.endswith(": 1 partition.")


def test_a_drive_that_rejects_the_command_is_told_of(bench: Bench) -> None:
    drive = ata(bench, HDD)
    drive.behaviour = replace(drive.behaviour, aborts_commands=frozenset({0xE0}))
    assert refused(bench, HDD, "standby", agreed=True).fault is Fault.REFUSED_BY_DRIVE


def test_a_bridge_that_drops_registers_leaves_the_power_mode_unknown(bench: Bench) -> None:
    drive = ata(bench, HDD)
    drive.behaviour = replace(drive.behaviour, no_registers=True)
    acted = act(bench, HDD, "standby", agreed=True)
    assert (acted.power, "does not report" in acted.words) == (PowerMode.UNKNOWN, True)
