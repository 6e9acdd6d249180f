"""``disktune show`` and ``disktune who``: the helper's reports of the same name, and no question."""

from __future__ import annotations

import json
import subprocess

import pytest

from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import HELPER, STRANGER, Sandbox
from tests.privilege.test_desktop_commands import command
from tests.privilege.test_password_in_terminal import administrator, terminal

__all__ = ["administrator"]  # a fixture

pytestmark = [pytest.mark.privilege, pytest.mark.slow]


def test_show_prints_what_the_helper_prints(sandbox: Sandbox, loop: LoopDrive) -> None:
    name = loop.name
    for asked in (("show", name), ("show", f"/dev/{name}", "--json")):
        ours, theirs = sandbox.run(command(*asked), STRANGER), sandbox.run([HELPER, *asked], STRANGER)
        assert (ours.returncode, ours.stderr) == (0, ""), asked
        assert ours.stdout == theirs.stdout, asked
        if "--json" in asked:
            [report] = json.loads(ours.stdout)
            states = {state["setting"]: state["value"] for state in report["settings"]}
            assert (report["drive"]["name"], states["block.read_ahead"]) == (name, loop.READ_AHEAD)
        else:
            assert ours.stdout.startswith(f"{name}: ")


def test_who_prints_what_the_helper_prints(sandbox: Sandbox, loop: LoopDrive) -> None:
    rules = sandbox.path("/etc/udev/rules.d/99-report.rules")
    rules.parent.mkdir(parents=True, exist_ok=True)
    rules.write_text(f'ACTION=="add|change", KERNEL=="{loop.name}", ATTR{{queue/read_ahead_kb}}="64"\n')
    try:
        for words in (("who",), ("who", loop.name, "--json")):
            ours, theirs = sandbox.run(command(*words), STRANGER), sandbox.run([HELPER, *words], STRANGER)
            assert (ours.returncode, ours.stdout) == (0, theirs.stdout), words
            assert ours.stderr == theirs.stderr
            assert "99-report.rules" in ours.stdout
    finally:
        rules.unlink()


def test_bad_input_is_status_2_and_prints_nothing(sandbox: Sandbox) -> None:
    for words in (
        ("show", "no-such-drive"),
        ("who", "--root"),
    ):
        done = sandbox.run(command(*words), STRANGER)
        assert (done.returncode, done.stdout) == (2, ""), words
        assert done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["show", "who"])
def test_on_a_terminal_nobody_is_asked(sandbox: Sandbox, loop: LoopDrive, administrator: None, name: str) -> None:
    with terminal(sandbox, name, loop.name) as one:
        assert one.end() == 0, one.said
    assert "Password" not in one.said
    helper = sandbox.run([HELPER, name, loop.name], STRANGER)
    assert one.said.replace("\r\n", "\n") == helper.stdout + helper.stderr


@pytest.mark.parametrize("name", ["show", "who"])
def test_a_reader_that_leaves_early_is_no_error(sandbox: Sandbox, loop: LoopDrive, name: str) -> None:
    process = sandbox.start(command(name, loop.name), STRANGER, stdin=subprocess.DEVNULL)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    process.wait()
    told = [line for line in said.splitlines() if b": could not be read: " not in line]
    assert (process.returncode, told) == (0, [])
