"""Restoring under the boot guard: which marks exist when, and what is held back after them."""

from __future__ import annotations

from typing import Any

import pytest

from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.settings.saved import OfFile
from disktune_contract.settings.setting import Change
from disktune_helper.cli.apply import EX_NOT_ALL
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import engine
from disktune_helper.settings.store import ref_of
from disktune_helper.system.files import MemoryFolder
from tests.helper.cli.saved_machine import HDD, Machine, commands


def test_a_mark_stands_before_the_first_write_and_only_risk_stays_marked(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, ata__apm=200, scsi__timeout=60)
    seen: list[list[str]] = []
    apply_all = engine.apply

    def look(*arguments: Any) -> Any:
        seen.append([name for mark in machine.bench.session.store.marks.all() for name in mark.settings])
        return apply_all(*arguments)

    monkeypatch.setattr(engine, "apply", look)
    machine.apply()
    assert [set(names) for names in seen] == [{"ata.apm", "scsi.timeout"}] * 2
    assert [mark.settings for mark in machine.bench.session.store.marks.all()] == [("scsi.timeout",)]


def test_a_start_that_finds_a_mark_puts_nothing_risky_back(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, ata__apm=200, scsi__timeout=60, block__read_ahead=1024)
    monkeypatch.setattr(engine, "apply", _power_loss)
    with pytest.raises(KeyboardInterrupt):
        machine.apply()
    monkeypatch.undo()
    machine.restart()
    status, [line] = machine.apply()
    # Which of them it was nobody knows: all that were being written are held.
    assert (status, commands(machine, HDD)) == (0, [])
    assert "held back: " in line
    assert "because the computer stopped, or the drive failed or was disconnected, shortly after this was" in line
    saved: Any = HANDLERS["saved"](machine.bench.session, None)
    assert saved.files[0].held_since is not None
    HANDLERS["try-held"](machine.bench.session, OfFile(saved.files[0].ref))
    assert machine.apply()[0] == 0
    assert machine.value(HDD, "scsi.timeout") == 60


def _power_loss(*_: Any) -> Any:
    raise KeyboardInterrupt


def test_after_a_minute_s_mark_only_what_is_risky_is_held(machine: Machine) -> None:
    machine.save_and_apply(HDD, ata__apm=200, scsi__timeout=60, block__read_ahead=1024)
    machine.restart()
    status, [line] = machine.apply()
    assert status == 0
    assert (machine.value(HDD, "ata.apm"), machine.value(HDD, "block.read_ahead")) == (200, 1024)
    assert machine.value(HDD, "scsi.timeout") != 60
    assert "held back: " in line


def test_risky_changes_in_the_window_are_marked_too(machine: Machine) -> None:
    session = machine.bench.session
    change = Change("scsi.timeout", machine.value(HDD, "scsi.timeout"), 60)
    answer: Any = HANDLERS["apply"](session, Apply(machine.bench.drive(HDD).ref, (change,)))
    HANDLERS["keep"](session, OfTrial(answer.trial))
    HANDLERS["save"](session, machine.bench.save(HDD, "scsi.timeout"))
    machine.restart()
    assert "held back" in machine.apply()[1][0]


def test_a_mark_of_what_is_not_saved_is_forgotten_by_the_next_start(machine: Machine) -> None:
    change = Change("scsi.timeout", machine.value(HDD, "scsi.timeout"), 60)
    HANDLERS["apply"](machine.bench.session, Apply(machine.bench.drive(HDD).ref, (change,)))
    machine.restart()
    assert machine.apply() == (0, [])
    assert [name for name in machine.state.names() if "seen" not in name and "journal" not in name] == []


def test_without_a_mark_nothing_risky_is_done(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.save(HDD, ata__apm=200, scsi__timeout=60)
    before = machine.value(HDD, "scsi.timeout")

    def full(_self: MemoryFolder, _name: str, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(MemoryFolder, "replace", full)
    status, [line] = machine.apply()
    assert status == EX_NOT_ALL
    assert "the boot guard could not write its mark: no space left on device" in line
    assert (machine.value(HDD, "ata.apm"), machine.value(HDD, "scsi.timeout")) == (200, before)


def test_a_mark_of_this_start_says_nothing_as_long_as_the_drive_stays(machine: Machine) -> None:
    machine.save_and_apply(HDD, scsi__timeout=60)
    machine.bench.clock.now += 86400
    drive = machine.bench.drive(HDD)
    assert machine.bench.session.store.marks.held(ref_of(drive), drive.diskseq) is None
