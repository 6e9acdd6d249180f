"""``disktune set …`` of a user: the command runs as that user, and pkexec starts what it needs of root."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.amounts import PATIENCE_S, until
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import CHECKOUT, OWNER, STRANGER, VIEWER, Sandbox, User, children

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

START = f"""
import sys
sys.path[:0] = ["{CHECKOUT}", "{CHECKOUT}/helper"]
from disktune_gui.__main__ import main
status = main()
assert not [name for name in sys.modules if name.startswith("PyQt6")]
sys.exit(status)
"""


def command(*words: str) -> list[str]:
    return ["/usr/bin/python3", "-I", "-c", START, *words]


def test_who_may_changes_and_keeps_a_setting(sandbox: Sandbox, loop: LoopDrive) -> None:
    done = sandbox.run(command("set", loop.name, "read_ahead=512", "--keep"), OWNER)
    assert (done.returncode, loop.read_ahead) == (0, 512), done.stderr
    assert "Set to 512 KiB, confirmed." in done.stdout
    assert done.stderr == ""
    listed = sandbox.run(command("history"), OWNER).stdout
    assert "owner" in listed


@pytest.mark.parametrize(
    ("user", "words"),
    [
        (VIEWER, "disktune: Not authorized"),
        (STRANGER, "no polkit agent"),
    ],
)
def test_who_may_not_hears_why_and_nothing_is_changed(
    sandbox: Sandbox, loop: LoopDrive, user: User, words: str
) -> None:
    done = sandbox.run(command("set", loop.name, "read_ahead=512", "--keep"), user)
    assert (done.returncode, loop.read_ahead) == (3, loop.READ_AHEAD)
    assert words in done.stderr


def test_what_needs_nobody_s_word_asks_nobody(sandbox: Sandbox, loop: LoopDrive) -> None:
    for words in (("list", "--all"), ("get", loop.name, "read_ahead"), ("history",), ("bench", "--list")):
        done = sandbox.run(command(*words), STRANGER)
        assert (done.returncode, done.stderr) == (0, ""), words
    plan = sandbox.run(command("set", loop.name, "read_ahead=512", "--dry-run"), VIEWER)
    assert (plan.returncode, "128 KiB → 512 KiB" in plan.stdout) == (0, True), plan.stderr


def test_a_trial_that_nobody_keeps_is_reverted_by_its_helper(sandbox: Sandbox, loop: LoopDrive) -> None:
    done = sandbox.run(command("set", loop.name, "read_ahead=512", "--try", "5s"), OWNER)
    assert (done.returncode, loop.read_ahead) == (1, loop.READ_AHEAD), done.stderr
    assert "changes reverted: they were not confirmed in time." in done.stdout
    assert "reverted, not confirmed" in sandbox.run(command("history"), OWNER).stdout


@pytest.mark.parametrize(
    ("number", "whom"),
    [
        (signal.SIGKILL, "disktune"),
        (signal.SIGKILL, "command"),
        (signal.SIGHUP, "disktune"),
        (signal.SIGTERM, "command"),
    ],
)
def test_whatever_is_ended_the_values_go_back(
    sandbox: Sandbox, loop: LoopDrive, number: signal.Signals, whom: str
) -> None:
    process = sandbox.start(command("set", loop.name, "read_ahead=512", "--try", "120s", "--keep"), OWNER)
    until(lambda: loop.read_ahead == 512)
    (disktune,) = children(process.pid)
    os.kill(disktune if whom == "disktune" else _command_of(disktune), number)
    until(lambda: loop.read_ahead == loop.READ_AHEAD)
    status = process.wait(PATIENCE_S)
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
    assert status != 0
    if number is not signal.SIGKILL:
        assert status == 1
    until(lambda: not list(sandbox.path("/run/disktune").glob("trial-*")))


def _command_of(disktune: int) -> int:
    """Return the process of the command: the child that is no helper."""
    [found] = [child for child in children(disktune) if b"desktop" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return found


def test_an_experiment_is_made_by_the_helper_and_cancelled_by_a_signal(sandbox: Sandbox, loop: LoopDrive) -> None:
    words = ("experiment", loop.name, "read_ahead=4", "--seconds", "1", "--time", "60s")
    process = sandbox.start(command(*words), OWNER)
    until(lambda: loop.read_ahead == 4)
    (disktune,) = children(process.pid)
    os.kill(_command_of(disktune), signal.SIGINT)
    out, complaint = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, loop.read_ahead) == (1, loop.READ_AHEAD), out
    assert b"disktune: The experiment was cancelled. Read-ahead is 128 KiB, as before it." in complaint


def test_bad_input_asks_nobody(sandbox: Sandbox) -> None:
    for words in (("nonsense",), ("set", "no-such-drive", "apm=1", "--keep")):
        done = sandbox.run(command(*words), STRANGER)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), words
        assert done.stderr.startswith("disktune: "), words


def test_nobody_else_begins_a_command_so(sandbox: Sandbox, loop: LoopDrive) -> None:
    helper = f"{CHECKOUT}/helper/disktune-helper"
    for pipes in ("", "1", "x,y", "90,91,92,93,94", "-1,-1,-1,-1,-1"):
        done = sandbox.run([helper, "desktop", pipes, "set", loop.name, "read_ahead=512", "--keep"], OWNER)
        assert (done.returncode, loop.read_ahead) == (2, loop.READ_AHEAD), pipes
    root = sandbox.run([helper, "desktop", "-", "set", loop.name, "read_ahead=512", "--keep"])
    assert (root.returncode, loop.read_ahead) == (64, loop.READ_AHEAD)
