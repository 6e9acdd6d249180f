"""Every option of hdparm has an answer: the table against hdparm's usage text, its manual, and the catalogue."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.rules.hdparm_options import BY_FLAG, OPTIONS, Answer, HdparmOption, compared
from disktune_contract.settings.drive_actions import ACTIONS
from tests.each import each

each_option = each(OPTIONS, lambda option: option.flag)

LETTERS = "abBcCdDEfFghHiIJkKLmMnNpPqQrRsStTuUvVwWxXyYzZA"
"""All that hdparm 9.65 takes."""

GUARDS = {"--yes-i-know-what-i-am-doing", "--please-destroy-my-drive"}
"""In neither text, but asked for by hdparm itself."""


def said(command: list[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    # The manual breaks words at the end of a line and strikes letters over to make them bold.
    text = re.sub(r".\x08", "", ran.stdout + ran.stderr)
    return re.sub(r"‐\n\s*", "", text)


def flags_in(text: str) -> set[str]:
    """Return what is at the beginning of an indented line, or after a comma there, as an option."""
    found = set()
    for line in text.splitlines():
        match = re.match(r"\s+(-[A-Za-z]|--[A-Za-z][\w-]*)(?=\s|$)", line)
        if match:
            found.add(match[1])
    return found


@pytest.mark.tools
def test_every_option_of_the_usage_text_has_an_answer() -> None:
    hdparm = shutil.which("hdparm", path="/usr/sbin:/sbin:/usr/bin:/bin")
    assert hdparm is not None, "hdparm is one of the judges"
    found = flags_in(said([hdparm, "-h"]))
    assert len(found) > 70, "the usage text could not be read"
    assert found <= BY_FLAG.keys()


@pytest.mark.tools
@pytest.mark.skipif(shutil.which("man") is None, reason="no manual pages on this system")
def test_every_option_of_the_manual_has_an_answer() -> None:
    text = said(["man", "-P", "cat", "hdparm"])
    if "hdparm" not in text:
        pytest.skip("hdparm's manual page is not installed")
    found = flags_in(text)
    assert len(found) > 60, "the manual could not be read"
    assert found <= BY_FLAG.keys()


def test_every_letter_has_an_answer() -> None:
    assert {f"-{letter}" for letter in LETTERS} == {flag for flag in BY_FLAG if not flag.startswith("--")}


def test_no_option_stands_twice() -> None:
    assert len(BY_FLAG) == len(OPTIONS)


def test_the_table_invents_no_option() -> None:
    hdparm = shutil.which("hdparm", path="/usr/sbin:/sbin:/usr/bin:/bin")
    if hdparm is None:
        pytest.skip("there is no hdparm to ask")
    program = Path(hdparm).read_bytes()
    long = {flag for flag in BY_FLAG if flag.startswith("--")}
    assert {flag for flag in long if flag.removeprefix("--").encode() not in program} == set()


def test_every_flag_of_a_setting_or_an_action_is_in_the_table() -> None:
    flags = {setting.hdparm for setting in SETTINGS if setting.hdparm}
    flags |= {action.hdparm for action in ACTIONS if action.hdparm}
    assert flags <= BY_FLAG.keys()


@each_option
def test_what_is_said_to_be_a_setting_or_an_action_is_one(option: HdparmOption) -> None:
    if option.answer is Answer.SETTING:
        assert option.settings
    if option.answer is Answer.ACTION:
        assert option.actions
    assert option.kind is not Answer.SETTING or option.settings


@each_option
def test_an_answer_is_a_sentence(option: HdparmOption) -> None:
    assert option.does
    assert not option.does.endswith(".")
    assert option.words.endswith(".") or (not option.words and option.same)
    assert not option.words or option.words[0].isupper() or option.words.startswith(("“", "hdparm"))


def test_the_guards_are_explained() -> None:
    assert all(BY_FLAG[guard].kind is Answer.SYNTAX for guard in GUARDS)


@pytest.mark.parametrize(
    "flag", [f for f in BY_FLAG if f.startswith(("--sanitize", "--fwdownload", "--security-e"))]
)
def test_what_destroys_is_not_offered(flag: str) -> None:
    assert BY_FLAG[flag].kind is Answer.REFUSED


def test_only_what_hdparm_does_alike_is_called_the_same() -> None:
    """-W leaves the kernel out, -R drops the mode, -m sets what is only shown here; the past does nothing."""
    flags = {setting.hdparm for setting in SETTINGS if setting.hdparm}
    alike = {flag for flag in flags if "does the same" in compared(flag)}
    assert alike == {"-a", "-A", "-B", "-c", "-K", "-M", "-Q", "-r", "-s", "-S"}
    assert all(BY_FLAG[flag].words in compared(flag) for flag in flags - alike)
