"""The way in from a sandbox: who is let in through the sockets, as what, and that it ends as through pkexec."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from disktune_gui.elevation import ACTION, DENIED, NOBODY_TO_ASK, NOT_AUTHORIZED
from disktune_helper import door
from tests.privilege.conftest import LoopDrive
from tests.privilege.door_listener import DOORS
from tests.privilege.sandbox import CHECKOUT, HELPER, OWNER, STRANGER, VIEWER, Sandbox, User, children, from_window
from tests.privilege.session import Session

pytestmark = pytest.mark.privilege


@pytest.fixture(scope="module", autouse=True)
def _listening(sandbox: Sandbox) -> Iterator[None]:
    """Let somebody answer at the sockets while these tests run."""
    listener = sandbox.start(["/usr/bin/python3", "-IS", f"{CHECKOUT}/tests/privilege/door_listener.py"], None)
    assert listener.stdout is not None
    assert listener.stdout.readline() == b"ready\n"
    yield
    # nsenter forks: the listener itself is its child, and outlives it.
    for child in children(listener.pid):
        os.kill(child, signal.SIGKILL)
    listener.wait(5)
    for pipe in (listener.stdin, listener.stdout, listener.stderr):
        if pipe is not None:
            pipe.close()


def knock(privilege: str) -> list[str]:
    """Return what a sandboxed window starts."""
    places = f"{CHECKOUT}:{CHECKOUT}/helper"
    module = ["/usr/bin/python3", "-S", "-m", "disktune_gui.door", f"{DOORS}/{privilege}"]
    return ["/usr/bin/env", f"PYTHONPATH={places}", "PYTHONDONTWRITEBYTECODE=1", *module]


def enter(sandbox: Sandbox, privilege: str, user: User = OWNER) -> Session:
    """Give a session through the door."""
    return Session(sandbox.start(from_window(knock(privilege)), user))


def answering() -> list[str]:
    """Return the helpers that serve a connection or ask polkit about it."""
    found = subprocess.run(["pgrep", "-f", f"{HELPER} answer"], capture_output=True, text=True, check=False)
    return found.stdout.split()


def all_gone(limit_s: float = 10.0) -> bool:
    """Return whether every answering helper leaves in time."""
    deadline = time.monotonic() + limit_s
    while answering():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("privilege", ["inspect", "tune"])
def test_who_may_is_let_in_as_what_the_door_is_for(sandbox: Sandbox, privilege: str) -> None:
    with enter(sandbox, privilege) as session:
        assert session.hello["privilege"] == privilege
        assert session.ok("alive") == {}
    assert all_gone()
    assert sandbox.hijacked() == []


def test_a_setting_is_changed_and_put_back_when_the_window_is_killed(sandbox: Sandbox, loop: LoopDrive) -> None:
    with enter(sandbox, "tune") as session:
        (drive,) = [drive for drive in session.ok("drives")["drives"] if drive["name"] == loop.name]
        ref = {key: drive[key] for key in ("name", "identity", "diskseq")}
        step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD, "value": 512}
        assert session.ok("apply", {"drive": ref, "steps": [step], "trial_s": 60})["trial"]
        assert loop.read_ahead == 512
        os.kill(session.helper, signal.SIGKILL)
    assert all_gone()
    assert loop.read_ahead == LoopDrive.READ_AHEAD


@pytest.mark.parametrize(
    ("user", "privilege", "words"),
    [(VIEWER, "tune", NOT_AUTHORIZED), (STRANGER, "inspect", NOBODY_TO_ASK), (STRANGER, "tune", NOBODY_TO_ASK)],
)
def test_who_may_not_hears_what_pkexec_would_have_said(
    sandbox: Sandbox, user: User, privilege: str, words: str
) -> None:
    done = sandbox.run_from_window(knock(privilege), user)
    assert (done.returncode, done.stdout) == (DENIED, "")
    assert words in done.stderr
    assert all_gone()


def test_one_class_is_not_had_through_the_door_of_another(sandbox: Sandbox, loop: LoopDrive) -> None:
    with enter(sandbox, "inspect", VIEWER) as session:
        (drive,) = [drive for drive in session.ok("drives")["drives"] if drive["name"] == loop.name]
        ref = {key: drive[key] for key in ("name", "identity", "diskseq")}
        step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD, "value": 512}
        assert session.ask("apply", {"drive": ref, "steps": [step]})["fault"] == "not-allowed"
    assert loop.read_ahead == LoopDrive.READ_AHEAD


@pytest.mark.parametrize("arguments", [[], ["browse"], ["tune", "more"], ["tune;reboot"]])
def test_there_are_two_doors(sandbox: Sandbox, arguments: list[str]) -> None:
    done = sandbox.run([HELPER, "answer", *arguments])
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("user", [None, OWNER])
def test_without_a_socket_nobody_is_served(sandbox: Sandbox, user: User | None) -> None:
    done = sandbox.run([HELPER, "answer", "tune"], user)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (64, "", 1)


def test_through_pkexec_there_is_no_door(sandbox: Sandbox) -> None:
    done = sandbox.run(["/usr/bin/env", "PKEXEC_UID=64001", HELPER, "answer", "tune"])
    assert (done.returncode, done.stdout) == (64, "")


def test_a_door_that_nobody_answers_is_a_sentence(sandbox: Sandbox) -> None:
    done = sandbox.run_from_window(knock("nowhere"), OWNER)
    assert done.returncode == DENIED
    assert done.stderr.count("\n") == 1


def test_both_sides_name_the_same_actions() -> None:
    assert ACTION.format("tune") == door.ACTION + "tune"
