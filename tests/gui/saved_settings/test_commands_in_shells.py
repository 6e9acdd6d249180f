"""What is made for a shell is given to shells, at their prompts, with drives whose names are commands."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from disktune_contract.drives.drive import Drive, DriveKind, VolumeInfo
from disktune_contract.rules.handover import HandoverFormat, hand_over
from disktune_contract.rules.setting_interactions import RULES
from disktune_contract.settings.setting import Value
from disktune_gui.drive_health import self_test_text
from disktune_gui.saved_settings.commands import as_commands
from tests.gui.scripted_session import a_drive

PROMPTS = {
    "bash": ("--norc", "--noprofile", "-i"),
    "dash": ("-i",),
    "zsh": ("-f", "-i"),
    "fish": ("--no-config",),
}
"""Each as a person has it in a terminal: zsh takes no comments there, and bash replaces "!". fish has a prompt on
a terminal alone; it takes comments everywhere."""

ATTACKS = (
    ";echo>MARK;#",
    "|echo>MARK",
    "&echo>MARK&",
    ">MARK",
    "$(echo>MARK)",
    "`echo>MARK`",
    "\necho>MARK\n",
    "\recho>MARK\r",
    "';echo>MARK;'",
    '";echo>MARK;"',
    "'",
    '"',
    "\\",
    "(echo>MARK)",
    "*(e:echo>MARK:)",
    "!!",
    "{",
    '",RUN+="/bin/sh -c echo>MARK',
    "=ls ~ ^x <(echo>MARK)",
)
TEXTS = tuple(field.name for field in fields(Drive) if field.type == "str")
KINDS = (DriveKind.ATA, DriveKind.NVME, DriveKind.ARRAY, DriveKind.VOLUME)
IDENTITIES = ("", "wwn:", "uuid:", "eui:", "lv:", "luks:", "bcache:")
VALUES: dict[str, Value] = {
    "ata.apm": 128,
    "ata.idle_b": 600,
    "ata.standby_timer": 12,
    "block.read_ahead": 1024,
    "block.scheduler": "bfq",
    "md.rmw_level": 1,
    "nvme.power_state": 1,
    "power.link": "max_performance",
}
"""Of the drive's own, by programs and by files that are not there; none of the whole computer's."""


def drives(attack: str) -> Iterator[Drive]:
    """Yield a drive for each field that is a text, with the attack in it, and one with it in all of them."""
    plain = replace(a_drive("nosuch9", "Disk"), volume=VolumeInfo("lv"))
    for name in TEXTS:
        if name != "identity":
            yield replace(plain, **{name: f"D{attack}"})  # type: ignore[arg-type]
    for kind in KINDS:
        for identity in IDENTITIES:
            every = dict.fromkeys(TEXTS, f"D{attack}") | {"identity": f"{identity}{attack}"}
            yield replace(plain, kind=kind, **every)  # type: ignore[arg-type]


def for_prompts(attack: str, values: dict[str, Value]) -> Iterator[str]:
    """Yield each text that is pasted at a prompt, or might be."""
    for drive in drives(attack):
        yield as_commands(drive, values)
        yield as_commands(drive, {"block.scheduler": f"b{attack}", "power.link": attack})


def run(shell: tuple[str, ...], texts: list[str], folder: Path) -> set[str]:
    """Give a shell all of *texts*, a mark of its own after each; return which files are there then."""
    (folder / "no-programs").mkdir()
    lines = [f"{text}\necho > end-{number}\n" for number, text in enumerate(texts)]
    environment = {"PATH": str(folder / "no-programs"), "HOME": str(folder), "TERM": "dumb"}
    subprocess.run(
        shell, input="".join(lines), cwd=folder, env=environment, text=True, timeout=200,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, start_new_session=True,
    )  # fmt: skip
    return {file.name for file in folder.iterdir() if file.name.isupper() or file.name.startswith("end-")}


@pytest.mark.slow
@pytest.mark.parametrize("shell", PROMPTS)
def test_no_text_of_a_drive_runs_at_a_prompt(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    # A loop of other shells is a mistake in fish, which then runs nothing.
    values = {name: value for name, value in VALUES.items() if shell != "fish" or name != "power.link"}
    texts = list(dict.fromkeys(text for attack in ATTACKS for text in for_prompts(attack, values)))
    assert run((program, *PROMPTS[shell]), texts, tmp_path) == {f"end-{number}" for number in range(len(texts))}


@pytest.mark.slow
def test_no_text_of_a_drive_runs_in_a_script(tmp_path: Path) -> None:
    made = (hand_over(HandoverFormat.SHELL, drive, VALUES) for attack in ATTACKS for drive in drives(attack))
    # So that a command that is not there ends nothing, and all of the script is read.
    texts = list(dict.fromkeys(one.text.replace("set -e\n", "") for one in made))
    assert run(("/bin/sh",), texts, tmp_path) == {f"end-{number}" for number in range(len(texts))}


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_text_of_a_drive_is_a_line_or_a_key_of_another_file(attack: str) -> None:
    hostile = {"serial": f"S{attack}", "model": f"D{attack}", "wwn": f"5{attack}", "identity": f"wwn:5{attack}"}
    drive = replace(a_drive(), **hostile)  # type: ignore[arg-type]
    made = [hand_over(form, drive, VALUES).text for form in HandoverFormat]
    made += [rule.remedy_for(drive.serial) for rule in RULES if rule.remedy]
    made += [self_test_text.line(drive)]
    for text in filter(None, made):
        assert not any(line.lstrip().startswith(("echo>", "RUN", ">")) for line in text.splitlines()), text
        assert 'RUN+="/bin/sh' not in text, text
    assert len(self_test_text.line(drive).splitlines()) == 1
