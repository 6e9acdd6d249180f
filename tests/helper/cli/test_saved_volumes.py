"""Saved settings of volumes: kept by what the volume carries, whatever the kernel calls it this time."""

from __future__ import annotations

from typing import Any

import pytest

from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.faults import Refusal
from disktune_contract.settings.saved import Family
from disktune_contract.settings.setting import Change
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings.store import ref_of
from tests.helper.cli.saved_machine import Machine
from tests.helper.conftest import make_bench

HOME, CRYPT = "dm-1", "dm-0"


def test_a_volume_has_a_file_of_its_own_and_gets_it_back_at_boot() -> None:
    machine = Machine(make_bench())
    machine.save(HOME, block__read_ahead=2048, block__unwritten_share=40)
    assert ref_of(machine.bench.drive(HOME)).family is Family.VOLUME
    (name,) = machine.config.names("volumes")
    assert name.startswith("lv-")
    machine.restart()
    assert machine.value(HOME, "block.read_ahead") == 128
    status, [line] = machine.apply(HOME)
    assert (status, machine.value(HOME, "block.read_ahead")) == (0, 2048)
    assert machine.value(HOME, "block.unwritten_share") == 40
    assert line.startswith("dm-1 (desktop-vg/home): restored ")
    # What is on it, and what it is on, keeps its own.
    assert (machine.value(CRYPT, "block.read_ahead"), machine.value("sdb", "block.read_ahead")) == (128, 128)


def test_another_name_is_the_same_volume() -> None:
    """A volume that opens late, by password, gets the next free number."""
    machine = Machine(make_bench())
    machine.save(HOME, block__read_ahead=2048)
    machine.restart()
    tree = machine.bench.world.tree
    uuids = {name: tree.read(f"/sys/class/block/{name}/dm/uuid").decode() for name in (HOME, "dm-2")}
    tree.files("/sys/devices/virtual/block/dm-1", {"dm/uuid": uuids["dm-2"]})
    tree.files("/sys/devices/virtual/block/dm-2", {"dm/uuid": uuids[HOME]})
    assert machine.apply(HOME) == (0, [])
    machine.apply("dm-2")
    assert (machine.value(HOME, "block.read_ahead"), machine.value("dm-2", "block.read_ahead")) == (128, 2048)


def test_twins_are_changed_but_not_saved_nor_restored() -> None:
    machine = Machine(make_bench())
    machine.save(HOME, block__read_ahead=2048)
    machine.restart()
    tree = machine.bench.world.tree
    uuid = tree.read("/sys/class/block/dm-1/dm/uuid").decode()
    tree.files("/sys/devices/virtual/block/dm-2", {"dm/uuid": uuid})
    status, lines = machine.apply()
    assert status == 1
    assert all("report the same identity" in line for line in lines)
    assert machine.value(HOME, "block.read_ahead") == 128


def test_what_is_saved_for_a_volume_that_is_closed_waits_for_nothing() -> None:
    machine = Machine(make_bench())
    machine.save(HOME, block__read_ahead=2048)
    machine.restart()
    machine.bench.world.tree.files("/sys/devices/virtual/block/dm-1", {"size": "0"})
    assert machine.apply() == (0, [])
    assert machine.apply("--verify") == (0, [])


def test_a_table_that_is_loaded_anew_brings_it_back() -> None:
    """Since Linux 6.9 new limits bring the kernel's own read-ahead; the rule of udev then starts this again."""
    machine = Machine(make_bench())
    machine.save(HOME, block__read_ahead=2048)
    machine.apply(HOME)
    machine.bench.world.volumes[HOME].drive.queue.read_ahead_kib = 128
    status, [line] = machine.apply(HOME)
    assert (status, machine.value(HOME, "block.read_ahead")) == (0, 2048)
    assert "Read-ahead 128 KiB → 2048 KiB" in line


def test_a_trial_is_reverted_or_kept_like_that_of_a_drive() -> None:
    bench = make_bench()
    step = Change("block.read_ahead", 128, 512)
    for end, left in (("put-back", 128), ("keep", 512)):
        answer: Any = HANDLERS["apply"](bench.session, Apply(bench.drive(HOME).ref, (step,)))
        assert bench.states(HOME)["block.read_ahead"].value == 512
        HANDLERS[end](bench.session, OfTrial(answer.trial))
        assert bench.states(HOME)["block.read_ahead"].value == left
    saved: Any = HANDLERS["save"](bench.session, bench.save(HOME, "block.read_ahead"))
    assert [(file.drive, file.path.startswith("/etc/disktune/volumes/lv-")) for file in saved.files] == [
        (HOME, True)
    ]


def test_what_a_volume_does_not_have_is_refused_by_the_engine() -> None:
    bench = make_bench()
    with pytest.raises(Refusal) as refused:
        HANDLERS["apply"](bench.session, Apply(bench.drive(HOME).ref, (Change("block.nr_requests", None, 64),)))
    assert "change sdb instead" in refused.value.why
