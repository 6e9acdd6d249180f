"""Restoring: everything that is saved, nothing else, in order, without waking, and said in one line a drive."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from disktune_contract.drives import recognition
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Change
from disktune_gui.demo.ata.device import AtaDevice, Power
from disktune_helper.changes import restore
from disktune_helper.cli import apply
from disktune_helper.cli.apply import EX_LINES, EX_NOT_ALL, EX_USAGE, EX_WAITS
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import engine, saved_file
from disktune_helper.settings.guard_marks import MARK
from disktune_helper.settings.store import SYSTEM, ref_of
from disktune_helper.system.config_folder import MemoryLocks
from tests.helper.cli.saved_machine import ARRAY, DOCK, HDD, SLEEPER, SSD, Machine, commands
from tests.narrowed import present


def test_what_is_saved_is_put_back_and_told_in_one_line(machine: Machine) -> None:
    machine.save(HDD, ata__apm=200, block__read_ahead=1024, ata__look_ahead=True)
    status, said = machine.apply()
    assert status == 0
    assert (machine.value(HDD, "ata.apm"), machine.value(HDD, "block.read_ahead")) == (200, 1024)
    [line] = said
    assert line.startswith("sdb (")
    assert line.count("→") == 2
    assert line.endswith("; 1 as saved.")
    assert commands(machine, HDD) == [(0xEF, 0x05, 200)]


def test_a_second_time_nothing_is_written(machine: Machine) -> None:
    machine.save_and_apply(HDD, ata__apm=200, block__read_ahead=1024)
    before = commands(machine, HDD)
    status, [line] = machine.apply(HDD)
    assert (status, commands(machine, HDD)) == (0, before)
    assert line.endswith(": 2 as saved.")


def test_each_goes_through_the_engine_and_into_the_journal(machine: Machine) -> None:
    machine.save_and_apply(HDD, ata__apm=200)
    [entry] = machine.bench.session.journal.entries("", 10) or machine.work().session.journal.entries("", 10)
    assert (entry.setting, entry.after, entry.cause) == ("ata.apm", 200, "saved")


def test_scheduler_and_what_it_brings_are_put_back_in_an_order_that_works(machine: Machine) -> None:
    machine.save(HDD, bfq__slice_idle=4, block__nr_requests=100, block__scheduler="bfq")
    status, _ = machine.apply()
    assert status == 0
    found = {name: machine.value(HDD, name) for name in ("bfq.slice_idle", "block.nr_requests", "block.scheduler")}
    assert found == {"bfq.slice_idle": 4, "block.nr_requests": 100, "block.scheduler": "bfq"}


def test_one_that_cannot_be_had_keeps_no_other_from_being_put_back(machine: Machine) -> None:
    machine.save(SSD, ata__aam=128, block__read_ahead=1024)
    status, [line] = machine.apply()
    assert status == EX_NOT_ALL
    assert machine.value(SSD, "block.read_ahead") == 1024
    assert "not restored: Acoustic management level (AAM): This drive does not support it" in line


def test_a_drive_that_does_not_keep_a_value_is_told(machine: Machine) -> None:
    ata = present(machine.bench.world.drives[HDD].ata)
    ata.behaviour = replace(ata.behaviour, accepts_but_ignores=frozenset({0x05}))
    machine.save(HDD, ata__apm=200, block__read_ahead=1024)
    status, [line] = machine.apply()
    assert (status, machine.value(HDD, "block.read_ahead")) == (EX_NOT_ALL, 1024)
    assert "accepted, but reading it back gives" in line


def test_a_timer_is_set_again_because_nobody_can_ask_for_it(machine: Machine) -> None:
    machine.save(HDD, ata__standby_timer=241)
    for _ in range(2):
        assert machine.apply()[0] == 0
    assert commands(machine, HDD) == [(0xE3, 0, 241)] * 2


def test_limits_of_the_system_come_with_an_array(machine: Machine) -> None:
    array = machine.bench.drive(ARRAY)
    session = machine.bench.session
    before = machine.value(ARRAY, "md.speed_limit_min")
    session.store.save(SYSTEM, saved_file.SavedNames(), {"md.speed_limit_min": 12345}, ())
    status, said = machine.apply(array.name)
    assert (status, before != 12345, machine.value(ARRAY, "md.speed_limit_min")) == (0, True, 12345)
    assert said[0].startswith("md0 (media) (system.conf): restored")
    assert machine.apply(HDD) == (0, [])


# -- never waking, never disturbing ------------------------------------------------------------------------


def sleeper(machine: Machine) -> AtaDevice:
    ata = present(machine.bench.world.drives[SLEEPER].ata)
    assert ata.power is Power.STANDBY
    return ata


def test_a_sleeping_drive_is_left_asleep_and_tried_again(machine: Machine) -> None:
    ata = sleeper(machine)
    machine.save(SLEEPER, ata__look_ahead=False, block__read_ahead=1024)
    status, [line] = machine.apply()
    assert status == EX_WAITS
    assert "waiting: Read look-ahead, because the drive is in a low-power state" in line
    # What the kernel keeps does not touch the drive.
    assert machine.value(SLEEPER, "block.read_ahead") == 1024
    assert (ata.power, ata.wakeups) == (Power.STANDBY, 0)
    assert machine.apply("--pending") == (EX_WAITS, [])
    ata.media_access()
    status, [line] = machine.apply("--pending")
    assert (status, machine.value(SLEEPER, "ata.look_ahead")) == (0, False)
    assert machine.apply("--pending") == (0, [])


def test_what_waits_for_a_drive_that_was_unplugged_waits_no_longer(machine: Machine) -> None:
    sleeper(machine)
    machine.save_and_apply(SLEEPER, ata__look_ahead=False)
    assert any(name.startswith("pending-") for name in machine.runtime.names())
    drives = [drive for drive in drive_list.drives(machine.bench.ports) if drive.name != SLEEPER]
    assert machine.work().restore_all(drives, only_pending=True) == 0
    assert not any(name.startswith("pending-") for name in machine.runtime.names())


def test_a_drive_on_trial_is_left_to_whoever_tries(machine: Machine) -> None:
    machine.save(HDD, ata__apm=200)
    work = machine.work()
    change = Change("block.read_ahead", machine.value(HDD, "block.read_ahead"), 512)
    answer: Any = HANDLERS["apply"](work.session, Apply(machine.bench.drive(HDD).ref, (change,)))
    status, [line] = machine.apply()
    assert (status, "a change of this drive is on trial" in line) == (EX_WAITS, True)
    HANDLERS["put-back"](work.session, OfTrial(answer.trial))
    assert machine.apply("--pending")[0] == 0
    assert machine.value(HDD, "ata.apm") == 200


# -- looking -----------------------------------------------------------------------------------------------


def test_a_dry_run_says_what_would_be_done_and_why_and_does_nothing(machine: Machine) -> None:
    sleeper(machine)
    machine.save(HDD, ata__apm=200, block__read_ahead=1024, ata__look_ahead=True, ata__aam=200)
    machine.save(SLEEPER, ata__look_ahead=False)
    files = dict(machine.config.files)
    status, said = machine.apply("--dry-run")
    assert status == 0
    text = "\n".join(said)
    assert ", by /etc/disktune/drives/" in said[0]
    assert "  would set Power management level (APM)" in text
    assert "  keeps Read look-ahead: it is on" in text
    assert "  cannot set " in text
    assert "  would postpone Read look-ahead on → off: the drive is in a low-power state" in text
    assert (commands(machine, HDD), machine.config.files, machine.runtime.names()) == ([], files, [])
    assert not any(name.startswith(MARK) for name in machine.state.names())


def test_verify_prints_what_has_drifted(machine: Machine) -> None:
    machine.save_and_apply(HDD, ata__apm=200, block__read_ahead=1024, ata__standby_timer=241)
    status, said = machine.apply("--verify")
    timer = "sdb: Standby timer (spin-down) could not be compared: the drive does not support reading it back."
    assert (status, said) == (0, [timer])
    ref = machine.bench.drive(HDD).ref
    with machine.work().session.open(ref) as sight:
        present(sight.node).write_attribute("queue/read_ahead_kb", "256")
    status, said = machine.apply("--verify")
    assert (status, said) == (EX_NOT_ALL, ["sdb: Read-ahead is 256 KiB; saved is 1024 KiB.", timer])


def test_a_lock_that_cannot_be_had_is_told_and_ends_nothing_else(machine: Machine) -> None:
    """/run is full: there is no room for one more file, and one drive's lock is there already."""
    machine.save(SSD, ata__apm=128)
    machine.save(HDD, ata__apm=128)

    class Full(MemoryLocks):
        @contextmanager
        def hold(self, name: str, patience_s: float) -> Iterator[bool]:
            if name.endswith(SSD):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), name)
            with super().hold(name, patience_s) as held:
                yield held

    machine.locks = Full()
    status, said = machine.apply()
    assert status == EX_NOT_ALL
    assert (
        f"{SSD}: saved settings were not applied. The drive could not be locked: No space left on device"
        in said[0]
    )
    assert "Power management level (APM)" in said[1]
    assert machine.value(HDD, "ata.apm") == 128


def test_problems_of_a_file_are_told(machine: Machine) -> None:
    machine.save(HDD, ata__apm=200)
    [path] = machine.config.files
    machine.config.files[path] += "block.scheduler = fastest\n"
    status, [line] = machine.apply()
    # The others are as saved: that is no failure of whoever started it.
    assert (status, machine.value(HDD, "ata.apm")) == (EX_LINES, 200)
    assert f"/etc/disktune/{path}, line " in line
    assert machine.apply("--verify")[0] == EX_NOT_ALL
    machine.config.files[path] = machine.config.files[path].replace("version = 1", "version = 3")
    status, [line] = machine.apply()
    assert (status, "a newer DiskTune" in line) == (EX_NOT_ALL, True)


def test_drives_that_cannot_be_told_apart_are_left_alone(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, ata__apm=200)
    drives = tuple(
        replace(drive, same_identity_as=("sdz",)) if drive.name == HDD else drive
        for drive in drive_list.drives(machine.bench.ports)
    )
    monkeypatch.setattr(drive_list, "drives", lambda _, **_warmth: drives)
    status, [line] = machine.apply()
    assert (status, commands(machine, HDD)) == (EX_NOT_ALL, [])
    assert "report the same identity" in line


def test_another_drive_in_the_same_dock_is_left_alone(machine: Machine) -> None:
    """Many docks give the kernel one name of their own for whatever is put in."""
    bench, ata = machine.bench, machine.bench.world.drives[DOCK].ata
    assert ata is not None
    ata.behaviour = replace(ata.behaviour, refuses_passthrough=False)
    HANDLERS["save"](bench.session, bench.save(DOCK, "ata.look_ahead", "block.read_ahead"))
    (text,) = machine.config.files.values()
    assert f"own_serial = {recognition.string(ata.words, 10, 19)}\n" in text

    before = bench.drive(DOCK).identity
    ata._words[10:20] = [0x4142] * 10
    ata._words[85] ^= 1 << 6
    status, said = machine.apply()
    assert bench.drive(DOCK).identity == before
    assert status == EX_NOT_ALL
    assert "the bridge is the same, but the drive behind it is ABABABABABABABABABAB, not" in said[0]
    assert commands(machine, DOCK) == []
    with pytest.raises(Refusal, match="Saved for"):
        HANDLERS["save"](bench.session, bench.save(DOCK, "ata.look_ahead"))


def test_a_drive_that_is_not_there_is_a_sentence(machine: Machine) -> None:
    assert machine.apply("sdzz") == (EX_USAGE, ["disktune-helper: there is no drive 'sdzz'"])


def test_the_kernel_s_command_line_switches_everything_off(machine: Machine) -> None:
    machine.save(HDD, ata__apm=200)
    machine.bench.world.tree.file("/proc/cmdline", "root=/dev/sda1 disktune.apply=0 quiet\n")
    for option in ("", "--dry-run"):
        status, [line] = machine.apply(*([option] if option else []))
        assert (status, "disktune.apply=0" in line) == (0, True)
    # What was asked is whether all is as saved, and it is not.
    status, [line, drift] = machine.apply("--verify")
    assert (status, "disktune.apply=0" in line, "saved is" in drift) == (EX_NOT_ALL, True, True)
    assert commands(machine, HDD) == []


@pytest.mark.parametrize(
    "arguments", [["--fast"], ["sda", "sdb"], ["--dry-run", "--verify"], ["--dry-run", "--root", "/mnt"]]
)
def test_bad_usage_is_a_sentence(arguments: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert apply.run(arguments, out, err) == EX_USAGE
    assert (out.getvalue(), err.getvalue().count("\n")) == ("", 1)


# -- drives that vanish, two at once -----------------------------------------------------------------------


def test_a_drive_that_vanishes_in_the_middle_is_told_and_not_done_to_again(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.save(HDD, ata__apm=200, block__read_ahead=1024, ata__look_ahead=False)
    apply_all = engine.apply
    count = 0

    def vanish(*arguments: Any) -> Any:
        nonlocal count
        count += 1
        if count == 2:
            raise Refusal(Fault.DRIVE_GONE, "sdb is no longer available.")
        return apply_all(*arguments)

    monkeypatch.setattr(engine, "apply", vanish)
    status, [line] = machine.apply()
    assert status == EX_NOT_ALL
    assert line.count("sdb is no longer available") == 2
    monkeypatch.undo()
    # The same drive comes back, under another sequence number: what was being written is held back.
    marks = machine.bench.session.store.marks
    drive = machine.bench.drive(HDD)
    held = present(marks.held(ref_of(drive), (drive.diskseq or 0) + 1))
    assert set(held.settings) == {"ata.apm", "block.read_ahead", "ata.look_ahead"}
    assert marks.held(ref_of(drive), drive.diskseq) is None


def test_two_at_once_follow_each_other(machine: Machine) -> None:
    machine.save(HDD, ata__apm=200)
    drive = machine.bench.drive(HDD)
    with machine.locks.hold(f"apply-drive-{HDD}", 1):
        monkey = pytest.MonkeyPatch()
        with monkey.context() as patched:
            patched.setattr(restore, "_PATIENCE_S", 0.05)
            report = restore.restore(machine.bench.session, drive, ref_of(drive))
    assert report is not None
    assert report.problems == ("sdb: saved settings were not applied, because another program is applying them.",)
    assert commands(machine, HDD) == []
