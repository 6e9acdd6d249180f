"""What a task of drive_settings does, by the real commands over the simulated machine."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Status
from disktune_gui.editing import preset as of_window
from tests.helper.cli.saved_machine import HDD, SLEEPER, SSD, Machine, commands
from tests.helper.cli.shell import Shell


class Task:
    """Runs tasks and keeps the command lines."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.lines: list[list[str]] = []

    def run(self, arguments: list[str]) -> tuple[int, str, str]:
        """Run the command as the module does."""
        self.lines.append(arguments)
        said = self.shell(shlex.join(arguments))
        return said.status, said.out, said.complaints

    def __call__(self, *, check: bool = False, absent: bool = False, **told: Any) -> Any:
        """Carry out a task and return its outcome."""
        from ansible_collections.disktune.drives.plugins.module_utils import rollout

        outcome = rollout.Outcome()
        self.lines.clear()
        carry_out = rollout.absent if absent else rollout.present
        carry_out(self.run, rollout.Wanted(**told), check, outcome)
        return outcome

    def failure(self, **told: Any) -> tuple[int, str]:
        """Return exit status and sentence of a task that fails."""
        from ansible_collections.disktune.drives.plugins.module_utils.command import CommandFailed

        with pytest.raises(CommandFailed) as caught:
            self(**told)
        return caught.value.status, caught.value.why

    def value(self, drive: str, setting: str) -> Any:
        """Return what is in force and what is saved."""
        [found] = self.shell(f"get {drive} {setting} --json").json["drives"][0]["settings"]
        return found["value"], found["saved"] and found["saved"]["value"]


@pytest.fixture
def task(shell: Shell) -> Task:
    return Task(shell)


@pytest.mark.slow
def test_the_second_time_changes_nothing_and_sends_nothing(task: Task, machine: Machine) -> None:
    settings = {"apm": 200, "read_ahead": 1024, "ata.standby_timer": "20 min"}
    told: dict[str, Any] = {"drive": HDD, "settings": settings}
    first = task(**told)
    assert first.changed
    assert [one["setting"] for one in first.drives[0]["plan"]] == [
        "ata.apm",
        "block.read_ahead",
        "ata.standby_timer",
    ]
    assert task.value(HDD, "ata.apm") == (200, 200)
    assert task.value(HDD, "ata.standby_timer") == (240, 240)
    before = list(commands(machine, HDD))
    second = task(**told)
    assert (second.changed, second.diff, second.drives) == (False, [], [])
    assert all(line[0] == "get" or "--dry-run" in line for line in task.lines)
    assert [one for one in commands(machine, HDD)[len(before) :] if "set" in str(one).casefold()] == []


def test_check_mode_has_the_plan_as_its_diff_and_changes_nothing(task: Task) -> None:
    before = task.value(HDD, "block.read_ahead")
    found = task(check=True, drive=HDD, settings={"block.read_ahead": 1024})
    assert found.changed
    assert found.diff == [
        {
            "before_header": HDD,
            "after_header": HDD,
            "before": "block.read_ahead: 128 KiB\nblock.read_ahead, saved: nothing\n",
            "after": "block.read_ahead: 1024 KiB\nblock.read_ahead, saved: 1024 KiB\n",
        }
    ]
    assert task.value(HDD, "block.read_ahead") == before


def test_what_is_in_force_and_not_saved_is_saved(task: Task) -> None:
    assert task(drive=HDD, settings={"block.read_ahead": 1024}, save=False).changed
    assert task.value(HDD, "block.read_ahead") == (1024, None)
    found = task(drive=HDD, settings={"block.read_ahead": 1024})
    assert found.drives[0]["plan"] == []
    assert found.drives[0]["saving"] == [{"setting": "block.read_ahead", "before": "nothing", "after": "1024 KiB"}]
    assert task.value(HDD, "block.read_ahead") == (1024, 1024)


def test_a_refusal_has_the_sentence_of_the_command_and_changes_no_drive(task: Task) -> None:
    status, why = task.failure(drive="sd[ab]", settings={"block.read_ahead": 1024, "ata.apm": 128})
    assert (status, why) == (1, "This drive does not support it.")
    assert task.value(HDD, "block.read_ahead") == (128, None)
    status, why = task.failure(drive=HDD, settings={"ata.apm": 999})
    assert (status, why.endswith("Valid values: 1 to 254, or “off”.")) == (2, True)
    status, why = task.failure(drive="nothing", settings={"ata.apm": 9})
    assert (status, why.startswith("There is no drive 'nothing'.")) == (2, True)


@pytest.mark.slow
def test_a_risk_is_accepted_by_its_word_alone(task: Task) -> None:
    assert task(drive=HDD, settings={"ata.write_cache": False}).changed
    status, why = task.failure(drive=HDD, settings={"ata.write_cache": True})
    assert (status, "--accept-risk data-loss" in why) == (1, True)
    assert task(drive=HDD, settings={"ata.write_cache": True}, accept_risk=["data-loss"]).changed
    assert not task(drive=HDD, settings={"ata.write_cache": True}, accept_risk=["data-loss"]).changed


def test_a_sleeping_drive_is_not_woken(task: Task, machine: Machine) -> None:
    assert task.failure(drive=SLEEPER, settings={"ata.apm": 128})[0] == 1
    assert commands(machine, SLEEPER) == []


def test_without_root_the_task_says_so(task: Task, machine: Machine) -> None:
    machine.bench.session.privilege = Class.BROWSE
    status, why = task.failure(drive=HDD, settings={"ata.apm": 128})
    assert (status, why.startswith("This needs root. Run: sudo disktune-helper set")) == (3, True)


@pytest.mark.slow
def test_few_commands_are_started(task: Task) -> None:
    """Each takes a second on a small server, and more in emulation."""
    from ansible_collections.disktune.drives.plugins.module_utils.preset import parse

    told: dict[str, Any] = {"drive": HDD, "preset": parse((of_window.FOLDER / "long-life.ini").read_text("utf-8"))}
    task(**told)
    assert [line[0] for line in task.lines] == ["list", "get", "set", "set"]
    task(**told)
    assert [line[0] for line in task.lines] == ["list", "get", "set"]
    task(drive=HDD, settings={"apm": 254})
    assert [line[0] for line in task.lines] == ["set", "get"]


def test_a_command_that_failed_in_the_middle_says_which_value_was_not_kept(task: Task) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils import command

    result = {"setting": "ata.apm", "fault": "not-kept", "why": "", "after": 254}
    drive = {"drive": "sda", "why": "", "plan": [{"setting": "ata.apm", "label": "APM"}], "results": [result]}
    answer = command.Answer(1, {"drives": [drive]}, [], [])
    assert answer.failure().why == "sda: APM: Accepted, but the value read back is 254."


@pytest.mark.slow
@pytest.mark.parametrize("names", [[], ["ata.apm"]])
def test_absent_restores_and_forgets(task: Task, names: list[str]) -> None:
    old = task.value(HDD, "ata.apm")[0], task.value(HDD, "block.read_ahead")[0]
    task(drive=HDD, settings={"ata.apm": 200, "block.read_ahead": 1024})
    planned = task(check=True, absent=True, drive=HDD, names=names)
    assert planned.changed
    assert task.value(HDD, "ata.apm") == (200, 200)
    found = task(absent=True, drive=HDD, names=names)
    assert (found.drives, found.diff) == (planned.drives, planned.diff)
    assert task.value(HDD, "ata.apm") == (old[0], None)
    assert task.value(HDD, "block.read_ahead") == ((1024, 1024) if names else (old[1], None))
    again = task(absent=True, drive=HDD, names=names)
    assert (again.changed, again.drives) == (False, [])


# -- presets -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(of_window.FOLDER.glob("*.ini")), ids=lambda path: path.stem)
def test_a_preset_means_what_it_means_in_the_window(task: Task, path: Path) -> None:
    """For each drive of the machine that the preset is for, and that can be asked."""
    from ansible_collections.disktune.drives.plugins.module_utils import command, preset, rollout

    theirs = of_window.read(path)
    ours = preset.parse(path.read_text("utf-8"))
    assert (ours.name, set(ours.media)) == (theirs.name, {medium.value for medium in theirs.media})
    compared = 0
    for drive in task.shell("list --json").json["drives"]:
        if command.medium(drive) not in ours.media:
            continue
        seen = task.shell.works[-1]
        [known] = [one for one in seen.drives if one.name == drive["name"]]
        states = {state.setting: state for state in seen.settings(known).states}
        if any(states[name].status is Status.ASLEEP for name in ours.wishes):
            # Here it is refused, there it is not offered.
            continue
        wanted = of_window.values(of_window.outline(theirs, known, states))
        outcome = rollout.Outcome()
        told = rollout.Wanted(drive=drive["name"], preset=ours)
        targets = rollout._of_preset(task.run, told, ours, outcome)
        found: dict[str, Any] = {}
        only: set[str] = set()
        for target in targets:
            said = task.shell(shlex.join(["set", target.name, *target.words, "--dry-run", "--json"])).json
            [planned] = said["drives"]
            found = {one["setting"]: one["after"] for one in planned["plan"]}
            # What has one value only, the window leaves out.
            only = {name for name in planned["unchanged"] if states[name].status is Status.LOCKED}
            found |= {name: states[name].value for name in {*planned["unchanged"]} - only}
        assert found == wanted, drive["name"]
        skipped = {one["setting"] for one in outcome.left_out}
        assert skipped | only == {one.setting for one in of_window.outline(theirs, known, states)} - set(wanted)
        compared += 1
    assert compared


@pytest.mark.slow
def test_a_preset_is_rolled_out_once_and_a_setting_of_the_task_comes_before_its_own(task: Task) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.preset import parse

    told: dict[str, Any] = {
        "drive": "sd[ab]",
        "preset": parse((of_window.FOLDER / "fastest.ini").read_text("utf-8")),
        "settings": {"read_ahead": 64},
        "accept_risk": ["data-loss", "hang"],
    }
    first = task(**told)
    assert first.changed
    assert {one["why"] for one in first.left_out} == {"This drive does not support it."}
    assert task.value(HDD, "block.read_ahead") == task.value(SSD, "block.read_ahead") == (64, 64)
    assert task.value(HDD, "ata.apm") == (254, 254)
    second = task(**told)
    assert (second.changed, second.left_out) == (False, first.left_out)


def test_a_slip_in_a_preset_is_no_wish_that_a_drive_lacks(task: Task) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.preset import parse

    text = "[preset]\nname = Mine\nabout = A.\nmedia = hdd\n[block.scheduler]\nvalue = mq-daedline\nwhy = A.\n"
    status, why = task.failure(drive=HDD, preset=parse(text))
    assert (status, why.startswith("'mq-daedline' is not valid for I/O scheduler")) == (2, True)
    status, why = task.failure(drive=SSD, preset=parse(text))
    assert (status, why) == (2, f"{SSD}: Mine: The preset is not for drives of the kind ssd.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "The preset has no section [preset]."),
        ("[preset]\nname = A\nabout = B\n", "media is missing in [preset]."),
        ("[preset]\nname = A\nabout = B\nmedia = tape\n", "'tape' is not a kind of drive."),
        ("[preset]\nname = A\nabout = B\nmedia = hdd\n", "The preset contains no settings."),
        ("[preset]\nname = A\nabout = B\nmedia = hdd\n[x.y]\nwhy = C\n", "value is missing in [x.y]."),
        ("[preset]\nname = A\nabout = B\nmedia = hdd\n[x.y]\nwhy = C\nssd = 1\n", "[x.y]: The preset is not for"),
        ("[preset]\nname A\n", "Line 2 of the preset is no new"),
        ("[preset]\nname = A\n[preset]\n", "Line 3 of the preset is no new"),
    ],
)
def test_what_is_no_preset_is_said(text: str, why: str) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.preset import PresetError, parse

    with pytest.raises(PresetError) as caught:
        parse(text)
    assert str(caught.value).startswith(why)


def test_no_key_of_a_result_means_something_to_ansible() -> None:
    """It takes a task for skipped, or failed, by such keys alone."""
    from ansible_collections.disktune.drives.plugins.module_utils.rollout import Outcome

    own = {"skipped", "failed", "unreachable", "rc", "results", "warnings", "exception", "ansible_facts"}
    assert Outcome().result().keys() & own == set()
