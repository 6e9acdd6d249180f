"""``explain``: what a published text does to the drives of a machine; nothing is run and nothing changed."""

from __future__ import annotations

import io
import os
import subprocess
from pathlib import Path

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.explain.reader import MOST
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.privilege import Class
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.work import CommandWork
from tests.helper.cli.saved_machine import HDD, NVME, SSD
from tests.helper.cli.shell import Shell
from tests.helper.conftest import Bench


@pytest.fixture
def shell(bench: Bench) -> Shell:
    return Shell(bench)


def test_a_value_is_shown_as_it_is_and_would_be(shell: Shell) -> None:
    said = shell(f"explain 'blockdev --setra 2048 /dev/{SSD}'")
    assert said.status == Exit.DONE
    assert f"{SSD}: 128 KiB → 1024 KiB, would change" in said.out
    assert f"sudo disktune-helper set {SSD} 'block.read_ahead=1024 KiB'" in said.out
    (drive,) = shell(f"explain --json 'blockdev --setra 2048 /dev/{SSD}'").json["parts"][0]["drives"]
    assert drive == {"drive": SSD, "before": 128, "after": 1024, "verdict": "would-change", "why": ""}


def test_drives_that_get_the_same_share_a_command(shell: Shell) -> None:
    said = shell(f"explain 'blockdev --setra 2048 /dev/{SSD} /dev/{HDD}; blockdev --setra 4096 /dev/{NVME}'")
    assert f"sudo disktune-helper set {SSD} {HDD} 'block.read_ahead=1024 KiB'" in said.out
    assert f"sudo disktune-helper set {NVME} 'block.read_ahead=2048 KiB'" in said.out
    assert said.out.count(" set ") == 2


@pytest.mark.parametrize(
    ("line", "name", "command"),
    [
        (f"hdparm -y /dev/{HDD} /dev/{SSD}", "Spin Down (Standby), an action", f"act {HDD} {SSD} standby"),
        (f"smartctl -t long /dev/{HDD}", "Extended self-test, an action", f"selftest {HDD} extended"),
        (f"smartctl -X /dev/{HDD}", "Stop the self-test, an action", f"selftest {HDD} stop"),
        ("mdadm --grow --bitmap=internal /dev/md0", "an action", "array md0 bitmap on"),
        ("echo check > /sys/block/md0/md/sync_action", "an action", "array md0 check"),
        ("cat /proc/mdstat", "shows an array", "  disktune-helper array"),
        ("mdadm -D /dev/md0", "shows an array", "  disktune-helper array md0"),
        (f"fio --rw=read --filename=/dev/{HDD} --name=x", "a measurement", f"bench {HDD} drive.crystal"),
        ("dd if=/dev/zero of=/srv/x", "a measurement", "  disktune-helper bench . dd.writes"),
        ("iostat -x 1", "a measurement", "  disktune-helper watch"),
    ],
)  # fmt: skip
def test_an_action_is_named_and_its_command_printed(shell: Shell, line: str, name: str, command: str) -> None:
    said = shell(f"explain '{line}'")
    assert name in said.out
    whole = command if command.startswith("  ") else f"  sudo disktune-helper {command}"
    assert whole in said.out.splitlines()
    assert "DiskTune does the same" not in shell(f"explain --no-drives '{line}'").out


def test_what_a_script_leaves_behind_is_said(shell: Shell) -> None:
    stays = "These values stay set after the rebuild."
    said = shell("explain 'echo 50000 > /sys/block/md0/md/sync_speed_min'").out
    assert stays in said
    assert "  sudo disktune-helper boost md0 fast" in said.splitlines()
    assert stays not in shell(f"explain 'blockdev --setra 2048 /dev/{SSD}'").out


def test_what_is_so_already_is_not_to_be_tried(shell: Shell) -> None:
    said = shell(f"explain 'echo 128 > /sys/block/{SSD}/queue/read_ahead_kb'")
    assert "is so already" in said.out
    assert "To try it" not in said.out


def test_what_is_so_by_the_kernel_s_record_alone_is_to_be_tried(shell: Shell) -> None:
    """As root it runs as nobody: another program may have changed the drive since the kernel asked it."""
    shell.bench.session.privilege = Class.BROWSE
    said = shell(f"explain 'hdparm -W1 -B128 /dev/{HDD}; echo 128 > /sys/block/{HDD}/queue/read_ahead_kb'").out
    assert f"{HDD}: on → on, is so already. From the kernel's record." in said
    assert f"{HDD}: 128 KiB → 128 KiB, is so already\n" in said
    assert f"set {HDD} ata.write_cache=on ata.apm=128\n" in said


def test_of_two_values_neither_is_offered(shell: Shell) -> None:
    said = shell(f"explain 'blockdev --setra 2048 /dev/{SSD} || blockdev --setra 4096 /dev/{SSD}'")
    assert f"{SSD}: 128 KiB → 1024 KiB, needs care. Another line sets another value." in said.out
    assert f"{SSD}: 128 KiB → 2048 KiB, needs care." in said.out
    assert "To try it" not in said.out


def test_what_a_rule_sets_for_rotational_drives_is_for_no_ssd(shell: Shell) -> None:
    rule = f'KERNEL=="{SSD}", ATTR{{queue/rotational}}=="1", ATTR{{queue/read_ahead_kb}}="1024"'
    said = shell(f"explain '{rule}'")
    assert f"{SSD}: has no effect here. Only for rotational devices." in said.out
    assert "To try it" not in said.out


def test_a_drive_that_does_not_answer_says_why(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_work: CommandWork, _drive: Drive) -> StateList:
        raise Refusal(Fault.BUSY, "Not today.")

    monkeypatch.setattr(CommandWork, "settings", refuse)
    assert f"{SSD}: unknown. Not today." in shell(f"explain 'blockdev --setra 2048 /dev/{SSD}'").out


def test_a_drive_that_is_not_there_is_asked_for(shell: Shell) -> None:
    assert "hda: which drive?" in shell("explain 'hdparm -W1 /dev/hda'").out


def test_without_drives_it_only_reads(shell: Shell) -> None:
    said = shell(f"explain --no-drives --json 'hdparm -a1024 /dev/{SSD}'")
    (part,) = said.json["parts"]
    assert part == {
        "text": "-a1024",
        "line": 1,
        "kind": "setting",
        "setting": "block.read_ahead",
        "value": 512,
        "unit": "KiB",
        "targets": [SSD],
        "why": "",
        "drives": [],
    }


def test_what_is_not_understood_gives_status_1(shell: Shell) -> None:
    said = shell(f"explain 'hdparam -W1 /dev/{SSD}'")
    assert said.status == Exit.NOT_DONE
    assert "Did you mean “hdparm”?" in said.out


def test_a_script_comes_from_standard_input(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    script = f"for d in {SSD}; do\n  echo 4 > /sys/block/$d/queue/read_ahead_kb\ndone\n".encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(script)))
    said = shell("explain")
    assert "2: echo 4 > /sys/block/$d/queue/read_ahead_kb" in said.out
    assert f"{SSD}: 128 KiB → 4 KiB" in said.out


@pytest.mark.parametrize(
    ("line", "words"), [("explain ' '", "nothing to explain"), (f"explain {'x' * (MOST + 1)}", "65,536")]
)
def test_what_makes_no_sense_is_bad_input(shell: Shell, line: str, words: str) -> None:
    said = shell(line)
    assert said.status == Exit.BAD_INPUT
    assert words in said.complaints


@pytest.mark.parametrize("script", [b"hdparm -W1 \0 /dev/sda", b"hdparm -W1 /dev/sd\xff"])
def test_what_is_no_text_is_bad_input(shell: Shell, monkeypatch: pytest.MonkeyPatch, script: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(script)))
    assert shell("explain").status == Exit.BAD_INPUT


def test_a_name_that_is_no_text_is_bad_input(shell: Shell) -> None:
    assert shell("explain 'hdparm -W1 /dev/sd\udcff'").status == Exit.BAD_INPUT


def test_a_directory_on_standard_input_is_bad_input() -> None:
    launcher = Path(__file__).parents[3] / "helper/disktune-helper"
    there = os.open("/", os.O_RDONLY)
    try:
        ended = subprocess.run([launcher, "explain"], stdin=there, capture_output=True, text=True, check=False)
    finally:
        os.close(there)
    assert (ended.returncode, ended.stderr) == (
        Exit.BAD_INPUT,
        "disktune-helper: Standard input is a directory.\n",
    )


@pytest.mark.parametrize(
    ("line", "name", "now", "words"),
    [
        ("sysctl -w vm.dirty_ratio=5", "dirty_ratio", "20", "at which writers wait. Now: 20%."),
        ("sysctl vm.swappiness", "swappiness", "60", "swapped out. Now: 60."),
        ("vm.dirty_background_bytes = 0", "dirty_background_bytes", "0", "0: the share. Now: 0 B."),
        ("echo 5 > /proc/sys/vm/laptop_mode", "laptop_mode", "2", "0: off. Now: 2 s."),
        ("sysctl vm/dirty_expire_centisecs=1", "dirty_expire_centisecs", "3000", "is written. Now: 30 s."),
        ("sysctl -w vm.dirty_bytes=0", "dirty_bytes", "", "0: the share."),
    ],
)
def test_what_the_system_has_once_is_said_with_its_present_value(
    shell: Shell, line: str, name: str, now: str, words: str
) -> None:
    shell.bench.world.tree.file(f"/proc/sys/vm/{name}", f"{now}\n")
    (part,) = shell(f"explain --json '{line}'").json["parts"]
    assert (part["why"].endswith(words), part["setting"]) == (True, None), part["why"]
    (unread,) = shell(f"explain --no-drives --json '{line}'").json["parts"]
    assert unread["why"] == part["why"].partition(" Now:")[0]
