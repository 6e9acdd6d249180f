"""The actions of the window's menu as a command: names, questions, refusals, and hdparm's letters."""

from __future__ import annotations

import pytest

from disktune_contract.settings.drive_actions import ACTIONS
from disktune_gui.demo.ata.device import Power
from disktune_helper.cli.common.command_line import Exit
from tests.helper.cli.saved_machine import HDD, SLEEPER, Machine, commands
from tests.helper.cli.shell import Shell
from tests.helper.conftest import Bench
from tests.narrowed import present


@pytest.fixture
def shell(machine: Machine) -> Shell:
    return Shell(machine.bench)


def power(machine: Machine, name: str) -> Power:
    return present(machine.bench.world.drives[name].ata).power


def test_without_an_action_those_of_the_drive_are_listed_with_hdparm_s_letters(shell: Shell) -> None:
    said = shell(f"act {HDD}")
    assert said.status == Exit.DONE
    first = [line.split()[:2] for line in said.out.splitlines()[1:]]
    assert ["standby", "-y"] in first
    assert ["reread-partitions", "-z"] in first
    assert "array-check" not in said.out
    [found] = shell(f"act {HDD} --json").json["drives"]
    assert [one["action"] for one in found["actions"]] == [action.id for action in ACTIONS]


def test_the_power_mode_of_several_drives_is_asked_and_wakes_none(shell: Shell, machine: Machine) -> None:
    said = shell(f"act {HDD} {SLEEPER} -C")
    assert said.status == Exit.DONE
    awake, asleep = said.out.splitlines()
    assert awake.startswith(f"{HDD}: It is awake now")
    assert asleep.startswith(f"{SLEEPER}: It is asleep now")
    assert commands(machine, SLEEPER) == []


@pytest.mark.parametrize("name", ["standby", "-y", "'Spin Down (Standby)'", "stand"])
@pytest.mark.parametrize(
    ("options", "answers", "status"),
    [("--yes", [], Exit.DONE), ("", ["y"], Exit.DONE), ("", ["n"], Exit.NOT_DONE), ("", [None], Exit.NOT_DONE)],
)
def test_what_may_do_harm_is_asked_about(
    shell: Shell, machine: Machine, name: str, options: str, answers: list[str | None], status: Exit
) -> None:
    shell.answers = answers
    said = shell(f"act {HDD} {name} {options}")
    assert said.status == status, said.complaints
    assert (power(machine, HDD) is Power.STANDBY) is (status is Exit.DONE)
    assert ("mounted at /home" in said.complaints) is bool(answers)


def test_nobody_to_ask_and_no_word_of_it_does_nothing(shell: Shell, machine: Machine) -> None:
    said = shell(f"act {HDD} -C -y")
    assert (said.status, said.out) == (Exit.BAD_INPUT, "")
    assert said.complaints.endswith("Nothing was done. To agree, add --yes.\n")
    assert commands(machine, HDD) == []


def test_what_one_drive_refuses_is_done_to_the_others(shell: Shell) -> None:
    said = shell(f"act {SLEEPER} {HDD} -Fz")
    assert said.status == Exit.NOT_DONE
    assert f"{SLEEPER}: The drive is in standby." in said.complaints
    assert f"{HDD}: Cached data was written" in said.out
    [_, found] = shell(f"act {SLEEPER} {HDD} -F --json").json["drives"]
    assert [one["acted"]["action"] for one in found["done"]] == ["flush"]


def test_an_array_has_its_own(shell: Shell) -> None:
    said = shell("act md0 array-check")
    assert (said.status, "a rebuild is running" in said.complaints) == (Exit.NOT_DONE, True)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("act", "Name a drive."),
        ("act sdb spin", "'spin' is no action: flush, "),
        ("act sdb -B", "'-B' is no action"),
        ("act sdb array", "means several actions: array-check, "),
        ("act sdb --security-erase", "is no action"),
        ("act sdb --yess", "act has no option --yess"),
    ],
)
def test_bad_input_is_a_sentence(shell: Shell, line: str, words: str) -> None:
    said = shell(line)
    assert (said.status, words in said.complaints) == (Exit.BAD_INPUT, True), said.complaints


def test_a_user_is_told_the_command(onlooker: Bench) -> None:
    shell = Shell(onlooker)
    said = shell(f"act {HDD} -y")
    assert (said.status, said.complaints) == (
        Exit.NO_PERMISSION,
        f"disktune-helper: This needs root. Run: sudo disktune-helper act {HDD} -y\n",
    )
