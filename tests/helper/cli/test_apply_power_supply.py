"""Restoring when the power supply has changed."""

from __future__ import annotations

from typing import Any

from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.settings.change import Change
from disktune_helper.cli.apply import EX_WAITS
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.cli.saved_machine import HDD, SLEEPER, Machine, commands


def plug(machine: Machine, *, online: str) -> None:
    tree = machine.bench.world.tree
    tree.file("/sys/class/power_supply/AC/type", "Mains\n")
    tree.file("/sys/class/power_supply/AC/online", f"{online}\n")


def theirs(machine: Machine, read_ahead_kib: int) -> None:
    """What TLP does, without a word to anybody."""
    with machine.bench.session.open(machine.bench.drive(HDD).ref) as sight:
        assert sight.node is not None
        sight.node.write_attribute("queue/read_ahead_kb", str(read_ahead_kib))


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
    assert ata is not None
    assert (status, ata.wakeups) == (EX_WAITS, 0)
