"""``import``: what other tools set on the drives of a machine, and the commands that save it here instead."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_helper import main
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.faces import FACES, function_of
from disktune_helper.other_tools import reader_process
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from disktune_helper.system import privilege
from disktune_helper.system.ports import Ports
from tests.helper.cli.saved_machine import HDD, SSD, Machine
from tests.helper.cli.shell import Shell
from tests.helper.conftest import make_bench
from tests.helper.other_tools.placed import put


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return the terminal of a machine on which hdparm.conf sets three things."""
    lines = f"/dev/{HDD} {{\n  apm = 127\n  read_ahead_sect = 1024\n  write_cache = off\n}}\n"
    put(tmp_path, "/etc/hdparm.conf", lines)

    def read(ports: Ports, drive: str) -> object:
        return claims(Tree(str(tmp_path)), drive, ports)

    monkeypatch.setattr(reader_process, "claims", read)
    machine = Machine(make_bench())
    machine.save(HDD, ata__write_cache=True)
    return Shell(machine.bench)


def test_what_is_set_elsewhere_is_named_with_its_line_and_the_command_that_saves_it(shell: Shell) -> None:
    said = shell(f"import {HDD}")
    assert said.status == Exit.DONE
    assert "(ata.apm): 127: hdparm, /etc/hdparm.conf:2\n    now off, saved nothing" in said.out
    line = said.out.splitlines()[-1].strip()
    assert line == f"sudo disktune-helper set {HDD} 'block.read_ahead=512 KiB' ata.apm=127 --save"


def test_the_command_that_is_printed_saves_it_and_then_nothing_is_left(shell: Shell) -> None:
    *_, line = shell(f"import {HDD}").out.splitlines()
    done = shell(shlex.join(shlex.split(line)[2:]) + " --keep")
    assert done.status == Exit.DONE, done.complaints
    (file,) = shell(f"save {HDD} ata.apm --json").json["files"]
    values = {one["setting"]: one["value"] for one in file["values"]}
    assert values == {"ata.apm": 127, "block.read_ahead": 512, "ata.write_cache": True}
    said = shell("import")
    assert said.out.count("Not to be saved: already saved.") == 2
    assert "sudo disktune-helper" not in said.out


def test_a_choice_of_ones_own_is_shown_and_left_out(shell: Shell) -> None:
    said = shell(f"import {HDD}")
    assert "saved on\n    Left out below: you have set or saved another value." in said.out
    assert "write_cache=" not in said.out
    (drive,) = shell(f"import {HDD} --json").json["drives"]
    chosen = {one["setting"]: one["chosen"] for one in drive["settings"]}
    assert chosen == {"block.read_ahead": False, "ata.apm": False, "ata.write_cache": True}


def test_what_was_set_here_counts_as_a_choice(shell: Shell) -> None:
    assert shell(f"set {HDD} -B254 --keep").status == Exit.DONE
    assert "ata.apm=" not in shell(f"import {HDD}").out


def test_what_a_drive_lacks_is_said(shell: Shell, tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", f"/dev/{SSD} {{\n  acoustic_management = 128\n}}\n")
    assert "Not to be saved: not supported." in shell("import").out


def test_no_more_than_a_user_may_is_needed(shell: Shell, tmp_path: Path) -> None:
    shell.bench.session.privilege = Class.BROWSE
    assert f"set {HDD} 'block.read_ahead=512 KiB' ata.apm=127 --save" in shell("import").out
    put(tmp_path, "/etc/hdparm.conf", "")
    assert shell("import").out == "No settings of other tools.\n"


def test_a_file_that_could_not_be_read_is_named(shell: Shell, tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "#" * (1 << 21))
    said = shell("import")
    assert said.out == "The files that could be read set nothing.\n"
    assert "Not read: /etc/hdparm.conf" in said.complaints


@pytest.mark.parametrize("face", ["import", "explain", "who"])
def test_root_that_cannot_become_nobody_reads_nothing(
    face: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise OSError("no such user")

    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(privilege, "become_nobody", refuse)
    monkeypatch.setattr(main, "at_terminal", None)
    assert function_of(FACES[face].does)([face]) == main.EX_NOT_THIS_WAY
    assert "so nothing was read: no such user" in capsys.readouterr().err
