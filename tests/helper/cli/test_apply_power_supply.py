"""Restoring when the power supply has changed: what others have set since, and the values for the new supply."""

from __future__ import annotations

import io
from typing import Any

import pytest

from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.settings.setting import Change
from disktune_gui.demo.kernel import proc_tree
from disktune_helper.cli.apply import EX_NOT_ALL, EX_WAITS
from disktune_helper.cli.guard import Guard
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.cli.saved_machine import HDD, SLEEPER, Machine, commands
from tests.narrowed import present


def plug(machine: Machine, *, online: str) -> None:
    proc_tree.plug(machine.bench.world.tree, connected=online == "1")


def theirs(machine: Machine, read_ahead_kib: int) -> None:
    """What TLP does, without a word to anybody."""
    with machine.bench.session.open(machine.bench.drive(HDD).ref) as sight:
        present(sight.node).write_attribute("queue/read_ahead_kb", str(read_ahead_kib))


def test_what_others_set_on_another_supply_is_put_back(machine: Machine) -> None:
    machine.save(HDD, block__read_ahead=1024, ata__standby_timer=120)
    plug(machine, online="1")
    machine.apply("--supply")
    theirs(machine, 128)
    # An event without a change: the plug is where it was.
    assert machine.apply("--supply") == (0, [])
    plug(machine, online="0")
    before = commands(machine, HDD)
    status, [line] = machine.apply("--supply")
    assert (status, "Read-ahead 128 KiB → 1024 KiB" in line) == (0, True)
    # A timer cannot be seen, so it is set again.
    assert commands(machine, HDD)[len(before) :] == [(0xE3, 0, 120)]
    assert [name for name in machine.runtime.names() if name.startswith("fresh-")] != []


def test_a_change_of_the_supply_undoes_nothing_that_was_changed_here(machine: Machine) -> None:
    machine.save(HDD, block__read_ahead=1024, block__nr_requests=32)
    plug(machine, online="1")
    machine.apply("--supply")
    session = machine.work().session
    change = Change("block.read_ahead", 1024, 512)
    answer: Any = HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))
    HANDLERS["keep"](session, OfTrial(answer.trial))
    plug(machine, online="0")
    _, [line] = machine.apply("--supply")
    assert line.endswith(": 1 as saved; changed since and kept: Read-ahead.")
    assert machine.value(HDD, "block.read_ahead") == 512
    # After sleep, or when the drive appears, all is as saved.
    machine.apply()
    assert machine.value(HDD, "block.read_ahead") == 1024


def test_a_change_of_the_supply_wakes_no_drive(machine: Machine) -> None:
    machine.save(SLEEPER, ata__write_cache=False)
    plug(machine, online="0")
    status, _ = machine.apply("--supply")
    ata = machine.bench.world.drives[SLEEPER].ata
    assert (status, present(ata).wakeups) == (EX_WAITS, 0)


# -- a value for each supply -------------------------------------------------------------------------------


def paired(machine: Machine) -> None:
    """Save values of which two are others on battery."""
    machine.save(HDD, ata__apm=254, block__read_ahead=1024, block__nr_requests=32)
    machine.save_for_battery(HDD, ata__apm=128, block__read_ahead=64)


def in_force(machine: Machine) -> tuple[object, ...]:
    return tuple(machine.value(HDD, name) for name in ("ata.apm", "block.read_ahead", "block.nr_requests"))


@pytest.mark.parametrize(("online", "expected"), [("1", (254, 1024, 32)), ("0", (128, 64, 32))])
def test_a_start_restores_the_values_for_the_supply_it_has(
    machine: Machine, online: str, expected: tuple[object, ...]
) -> None:
    paired(machine)
    plug(machine, online=online)
    assert machine.apply(HDD)[0] == 0
    assert in_force(machine) == expected
    assert machine.apply("--verify") == (0, [])


def test_a_machine_that_does_not_report_its_supply_has_the_values_for_mains(machine: Machine) -> None:
    proc_tree.take_away(machine.bench.world.tree)
    paired(machine)
    machine.apply()
    assert in_force(machine) == (254, 1024, 32)


def test_the_plug_switches_the_values_and_touches_no_other(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply()
    for online, expected, sent in (
        ("0", (128, 64, 32), 128),
        ("1", (254, 1024, 32), 254),
        ("0", (128, 64, 32), 128),
    ):
        plug(machine, online=online)
        before = commands(machine, HDD)
        status, [line] = machine.apply("--supply")
        assert (status, in_force(machine)) == (0, expected)
        assert line.endswith("; 1 as saved.")
        # SET FEATURES, advanced power management: what is the same on both supplies is not sent again.
        assert commands(machine, HDD)[len(before) :] == [(0xEF, 0x05, sent)]
        assert machine.apply("--supply") == (0, [])


def test_a_charger_whose_driver_comes_after_the_drives_is_heard_of(machine: Machine) -> None:
    proc_tree.take_away(machine.bench.world.tree)
    paired(machine)
    machine.apply(HDD)
    assert in_force(machine) == (254, 1024, 32)
    # udev's event "add", by which the timer is started.
    plug(machine, online="0")
    machine.apply("--supply")
    assert in_force(machine) == (128, 64, 32)


@pytest.mark.slow
def test_a_plug_that_is_pulled_in_sleep_and_comes_back_is_not_missed(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply("--supply")
    plug(machine, online="0")
    # The unit after sleep restores all drives; the kernel has sent no event.
    machine.apply()
    assert in_force(machine) == (128, 64, 32)
    plug(machine, online="1")
    machine.apply("--supply")
    assert in_force(machine) == (254, 1024, 32)


def test_one_drive_that_appears_on_another_supply_hides_it_from_no_other(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply()
    plug(machine, online="0")
    machine.apply(SLEEPER)
    machine.apply("--supply")
    assert in_force(machine) == (128, 64, 32)


def test_a_plug_that_moves_while_values_are_restored_is_followed(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply()
    plug(machine, online="0")
    work = machine.work(io.StringIO())
    moved: list[tuple[object, ...]] = []
    restore_all = work.restore_all

    def restored(*args: Any, **options: Any) -> int:
        status = restore_all(*args, **options)
        if not moved:
            moved.append(in_force(machine))
            plug(machine, online="1")
        return status

    work.restore_all = restored  # type: ignore[method-assign]
    work.run("--supply", "", io.StringIO())
    assert moved == [(128, 64, 32)]
    assert in_force(machine) == (254, 1024, 32)


def test_a_run_that_was_killed_has_not_answered_the_plug(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply()
    plug(machine, online="0")

    def killed(*_args: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dies:
        dies.setattr("disktune_helper.changes.restore.restore", killed)
        with pytest.raises(KeyboardInterrupt):
            machine.apply("--supply")
    machine.apply("--supply")
    assert in_force(machine) == (128, 64, 32)


def keep(machine: Machine, setting: str, before: int, value: int) -> str:
    session = machine.work().session
    answer: Any = HANDLERS["apply"](
        session, Apply(machine.bench.drive(HDD).ref, (Change(setting, before, value),))
    )
    HANDLERS["keep"](session, OfTrial(answer.trial))
    return str(answer.trial)


def test_what_was_set_here_and_saved_for_one_supply_is_no_wish_for_the_other(machine: Machine) -> None:
    machine.save(HDD, block__read_ahead=512)
    plug(machine, online="1")
    machine.apply()
    keep(machine, "block.read_ahead", 512, 1024)
    machine.save(HDD, block__read_ahead=1024)
    machine.save_for_battery(HDD, block__read_ahead=64)
    plug(machine, online="0")
    machine.apply("--supply")
    assert machine.value(HDD, "block.read_ahead") == 64
    # And what was not saved stays, on whichever supply.
    keep(machine, "block.read_ahead", 64, 256)
    plug(machine, online="1")
    machine.apply("--supply")
    assert machine.value(HDD, "block.read_ahead") == 256


def test_a_trial_waits_out_the_plug_and_then_has_the_value_for_the_supply(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    machine.apply()
    session = machine.work().session
    change = Change("block.nr_requests", 32, 64)
    answer: Any = HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))
    plug(machine, online="0")
    status, [line] = machine.apply("--supply")
    assert (status, "a change of this drive is on trial" in line) == (EX_WAITS, True)
    assert in_force(machine) == (254, 1024, 64)
    HANDLERS["put-back"](session, OfTrial(answer.trial))
    machine.apply("--pending")
    assert in_force(machine) == (128, 64, 32)


def test_what_would_be_done_names_the_supply_and_the_other_value(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="0")
    _, [title, *lines] = machine.apply("--dry-run")
    assert title.endswith(".conf, on battery")
    assert any("→ 128" in line and line.endswith("(on AC power: 254)") for line in lines), lines
    assert any(line.endswith("Request queue size 64 requests → 32 requests") for line in lines), lines
    status, drift = machine.apply("--verify")
    assert status == EX_NOT_ALL
    assert any(line.endswith("saved is 128 on battery.") for line in drift), drift


def test_a_value_for_battery_that_hung_the_machine_is_held_back(machine: Machine) -> None:
    machine.save(HDD, scsi__timeout=45)
    machine.save_for_battery(HDD, scsi__timeout=60)
    plug(machine, online="0")
    machine.apply()
    assert machine.value(HDD, "scsi.timeout") == 60
    # It stopped within the minute: the guard has not taken the mark away.
    machine.restart()
    plug(machine, online="0")
    _, [line] = machine.apply()
    assert "held back: SCSI command timeout" in line
    assert machine.value(HDD, "scsi.timeout") == 30
    # The setting is held, on either supply: which of both values it was matters little to a machine that hangs.
    plug(machine, online="1")
    machine.apply("--supply")
    assert machine.value(HDD, "scsi.timeout") == 30


def test_the_second_look_goes_by_the_supply_of_that_minute(machine: Machine) -> None:
    paired(machine)
    plug(machine, online="1")
    work = machine.work()
    work.run("", "", io.StringIO())
    plug(machine, online="0")
    theirs(machine, 128)
    waits: list[float] = []

    def wait(seconds: float) -> bool:
        waits.append(seconds)
        machine.bench.clock.now += seconds
        return len(waits) > 9

    Guard(machine.bench.ports, work, wait, io.StringIO()).watch()
    assert in_force(machine) == (128, 64, 32)
