"""``bench FOLDER``: as the user, never as root; it asks before it writes much, and ends when interrupted."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from disktune_contract import wire, workloads
from disktune_contract.measuring.workload import Pattern, Target
from disktune_helper.cli.common import measurements
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.outputs import BenchOutput
from tests.helper.cli.saved_machine import HDD
from tests.helper.cli.shell import Shell, Typed
from tests.helper.conftest import Bench

QUICK = "bench /home dd.spot.large --runs 1"


@pytest.fixture
def shell(onlooker: Bench) -> Shell:
    return Shell(onlooker)


def test_a_folder_is_measured_and_the_drive_below_it_named(shell: Shell) -> None:
    said = shell(QUICK)
    assert said.status == Exit.DONE, said.complaints
    heading, *lines = said.out.splitlines()
    assert heading == f"/home: ext4 on {HDD}"
    assert any("Sync write, 10 MiB (dd): " in line for line in lines)


def test_the_result_is_one_that_compare_reads(shell: Shell) -> None:
    found = wire.load(BenchOutput, shell(f"{QUICK} --json").json)
    assert (found.folder, found.drive) == ("/home", HDD)
    assert found.identity == shell.bench.drive(HDD).identity
    [result] = found.results
    assert result.folder is not None
    assert result.folder.filesystem == "ext4"
    held = {one.setting for one in found.settings}
    assert "block.read_ahead" in held
    # What the kernel remembers of the drive may no longer be in force.
    assert not any(setting.startswith("ata.") for setting in held)


def test_the_figures_of_bonnie_are_printed_and_compared(shell: Shell, tmp_path: Path) -> None:
    lines = shell("bench /home bonnie --yes").out.splitlines()
    assert any(re.fullmatch(r"    Sequential output, block: [\d.]+ MB/s", line) for line in lines)
    assert any(re.fullmatch(r"    Random seeks: [\d,]+/s", line) for line in lines)
    assert not any("0 IOPS" in line for line in lines)
    (tmp_path / "before").write_text(shell("bench /home bonnie --yes --json").out)
    said = shell(f"compare {tmp_path}/before {tmp_path}/before").out
    assert re.search(r"^  FIGURE +BEFORE +AFTER +CHANGE$", said, re.MULTILINE)
    assert re.search(r"^  Random seeks +([\d,]+/s) +\1 +0\.0%$", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("answer", "status", "workload"),
    [
        ("n", Exit.NOT_DONE, "file.seq1m-q1t1.write"),
        (None, Exit.NOT_DONE, "file.seq1m-q1t1.write"),
        ("y", Exit.DONE, "own.folder.rnd-4k-q1t1-r0"),
    ],
)
def test_much_is_written_only_if_that_is_agreed_to(
    shell: Shell, answer: str | None, status: Exit, workload: str
) -> None:
    shell.answers = [answer]
    said = shell(f"bench /home {workload} --seconds 20 --runs 1")
    assert said.status == status, said.complaints
    assert "This writes 1.07 GB, and for 20 s as fast as the drive can. Go on?" in said.complaints
    assert bool(said.out) is (status is Exit.DONE)


def test_nobody_to_ask_writes_nothing_without_yes(shell: Shell) -> None:
    line = "bench /home file.seq1m-q1t1.write --seconds 20 --runs 1"
    said = shell(line)
    assert (said.status, said.out) == (Exit.BAD_INPUT, "")
    assert said.complaints.endswith("To agree, add --yes.\n")
    assert shell(f"{line} --yes").status == Exit.DONE


def test_ctrl_c_ends_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Typed, "progress", lambda terminal, _text: setattr(terminal, "stopped", True))
    said = shell("bench /home dd.spot.tiny --runs 2 --yes")
    assert (said.status, said.complaints) == (Exit.NOT_DONE, "disktune-helper: The measurement was cancelled.\n")
    assert not shell.bench.session.jobs.running


@pytest.mark.parametrize(
    ("line", "status", "words"),
    [
        ("bench /boot/efi dd.spots", Exit.NOT_DONE, "You cannot write here."),
        ("bench /home drive.quick", Exit.BAD_INPUT, "There is no profile 'drive.quick'."),
        ("bench /home own.drive.rnd-4k-q1t1-r100", Exit.BAD_INPUT, "There is no profile 'own.drive"),
        (f"bench {HDD} own.folder.rnd-4k-q1t1-r100", Exit.BAD_INPUT, "There is no profile 'own.folder"),
        (f"bench {HDD} dd.spots", Exit.BAD_INPUT, "There is no profile 'dd.spots'."),
        ("bench /home dd.spots --runs 99", Exit.BAD_INPUT, "--runs takes a whole number from 1 to 20"),
    ],
)
def test_what_cannot_be_measured_is_named(shell: Shell, line: str, status: Exit, words: str) -> None:
    said = shell(line)
    assert (said.status, words in said.complaints) == (status, True), said.complaints


@pytest.mark.parametrize("name", ["disk", "mapper/home"])
def test_a_link_to_a_drive_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (tmp_path / "disk").symlink_to("/dev/null")
    monkeypatch.setattr(os.path, "exists", lambda path: path == "/dev/mapper/home")
    link = str(tmp_path / name) if name == "disk" else name
    assert measurements.target_of(link) is Target.DRIVE
    for folder in (".", str(tmp_path), f"{tmp_path}/none", "/dev/pts"):
        assert measurements.target_of(folder) is Target.FOLDER


def test_root_writes_none(bench: Bench) -> None:
    said = Shell(bench)(QUICK)
    assert (said.status, "Root writes no test files." in said.complaints) == (Exit.BAD_INPUT, True)


def test_all_workloads_of_folders_are_offered_but_long_writes(shell: Shell) -> None:
    of_folders = {one.id for one in workloads.WORKLOADS if one.target is Target.FOLDER}
    long = {one.id for one in workloads.WORKLOADS if one.pattern is Pattern.LONG_WRITE}
    offered = {one["id"] for one in shell("bench --list --json").json["choices"] if one["target"] == "folder"}
    assert offered & {one.id for one in workloads.WORKLOADS} == of_folders - long
    assert {"dd.spots", "bonnie", "file.default"} <= offered
    assert measurements.steps_of("spots", Target.FOLDER) == measurements.steps_of("dd: sync writes", Target.FOLDER)
