"""Facts and experiments by the real commands, and what the three modules declare."""

from __future__ import annotations

import ast
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.messages.change import MAX_TRIAL_S, MIN_TRIAL_S
from disktune_contract.version import VERSION
from disktune_helper.cli.common.command_line import BY_NAME, RISKS
from tests.helper.cli.saved_machine import HDD, SLEEPER, SSD, Machine, commands
from tests.helper.cli.shell import Shell

COLLECTION = Path(__file__).resolve().parents[2] / "ansible"
MODULES = sorted((COLLECTION / "plugins/modules").glob("*.py"))


def _runner(shell: Shell) -> Any:
    def run(arguments: list[str]) -> tuple[int, str, str]:
        said = shell(shlex.join(arguments))
        return said.status, said.out, said.complaints

    return run


def test_facts_are_what_the_commands_say_and_wake_nothing(shell: Shell, machine: Machine) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.gathering import gathered

    shell(f"save {HDD} -B")
    found = gathered(_runner(shell), [HDD, SLEEPER, "sdc"], settings=True, health=True)
    listed = shell(f"list {HDD} {SLEEPER} sdc --json").json["drives"]
    extra = ("medium", "settings", "health")
    assert [{key: one[key] for key in one if key not in extra} for one in found] == listed
    disk = next(one for one in found if one["name"] == HDD)
    assert (disk["medium"], disk["settings"]["ata.apm"]["saved"]["setting"]) == ("hdd", "ata.apm")
    assert {one["health"]["judgement"]["verdict"] for one in found if one["name"] == "sdc"} == {"caution"}
    assert commands(machine, SLEEPER) == []


def test_facts_of_no_drive_are_refused(shell: Shell) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.command import CommandFailed
    from ansible_collections.disktune.drives.plugins.module_utils.gathering import gathered

    with pytest.raises(CommandFailed, match="There is no drive 'none'"):
        gathered(_runner(shell), ["none"], settings=False, health=False)


def _experiment(shell: Shell, check: bool = False, **told: Any) -> Any:
    from ansible_collections.disktune.drives.plugins.module_utils.measuring import measured

    usual = dict.fromkeys(("profile", "time", "seconds")) | dict.fromkeys(("keep", "save", "wake"), False)
    return measured(_runner(shell), {**usual, "accept_risk": [], **told}, check)


def test_the_plan_of_an_experiment_measures_nothing(shell: Shell) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.measuring import difference

    answer = _experiment(shell, True, drive=SSD, setting="read_ahead", values=[512, "1024"], time=60, seconds=1)
    assert (answer.status, answer.found["dry_run"], answer.found["result"]) == (0, True, None)
    assert [one["words"] for one in answer.found["tried"]] == ["512 KiB", "1024 KiB"]
    shown = difference(answer.found)
    assert shown["before"] == shown["after"] == "block.read_ahead: 128 KiB\n"


def test_a_kept_value_is_the_difference() -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.measuring import difference

    found = {"drive": "sda", "setting": "x", "before_words": "1", "kept": True, "result": {"best": 2}}
    shown = difference({**found, "tried": [{"words": "2"}, {"words": "3"}]})
    assert (shown["before"], shown["after"]) == ("x: 1\n", "x: 3\n")


def test_an_experiment_that_is_refused_has_the_sentence(shell: Shell) -> None:
    answer = _experiment(shell, drive=SSD, setting="read_ahead", values=[128])
    assert answer.status == 2
    assert answer.failure().why == "Read-ahead already has this value. Name another value to compare with it."


@pytest.mark.parametrize("value", [None, 1.5, "", " ", [], {}])
def test_what_is_no_value_is_refused_before_anything_is_run(value: object) -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.command import pairs

    with pytest.raises(ValueError, match="is not a value"):
        pairs({"ata.apm": value})


def test_a_name_is_never_an_option_and_a_dead_command_says_what_it_last_wrote() -> None:
    from ansible_collections.disktune.drives.plugins.module_utils.command import CommandFailed, ask

    lines: list[list[str]] = []

    def killed(arguments: list[str]) -> tuple[int, str, str]:
        lines.append(arguments)
        return -9, "", "one\ntwo\n"

    with pytest.raises(CommandFailed) as caught:
        ask(killed, "get", ["--all"], ("--all",))
    assert lines == [["get", "--all", "--json", "--", "--all"]]
    assert (caught.value.why, caught.value.status) == ("two", -9)


# -- what is declared --------------------------------------------------------------------------------------


def test_the_collection_has_the_version_of_the_program() -> None:
    text = (COLLECTION / "galaxy.yml").read_text("utf-8")
    assert re.search(r"^version: (\S+)$", text, re.MULTILINE)[1] == VERSION  # type: ignore[index]


@pytest.mark.parametrize("path", sorted(COLLECTION.rglob("*.py")), ids=lambda path: path.stem)
def test_modules_need_python_and_ansible_alone(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_bytes(), feature_version=(3, 9))):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            top = name.partition(".")[0]
            ours = name.startswith(("ansible.module_utils.", "ansible_collections.disktune.drives.plugins."))
            assert ours or top in sys.stdlib_module_names, name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_option_is_documented(path: Path) -> None:
    """As far as that can be seen without a reader of YAML; ansible-test looks closer."""
    tree = ast.parse(path.read_bytes())
    values = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    options = values["DOCUMENTATION"].partition("\noptions:\n")[2].partition("\nattributes:")[0]
    assert re.findall(r"^  (\w+):$", options, re.MULTILINE) == list(values["ARGUMENTS"])
    assert f"module: {path.stem}\n" in values["DOCUMENTATION"]


def test_risks_and_options_are_those_of_the_commands() -> None:
    text = (COLLECTION / "plugins/modules/drive_settings.py").read_text("utf-8")
    assert f"choices: [{', '.join(RISKS)}]" in text
    assert f"Seconds ({MIN_TRIAL_S} to {MAX_TRIAL_S}) to wait" in text
    used = set(
        re.findall(r"--[a-z]+(?:-[a-z]+)*", (COLLECTION / "plugins/module_utils/rollout.py").read_text("utf-8"))
    )
    known = {option.name for name in ("set", "restore", "get") for option in BY_NAME[name].options}
    assert used <= known
