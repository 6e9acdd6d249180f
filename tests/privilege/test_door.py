"""The way in from a sandbox: who is let in through the sockets, as what, and that it ends as through pkexec."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from disktune_gui.client.elevation import ACTION, DENIED, NOBODY_TO_ASK, NOT_AUTHORIZED, TOO_MANY
from disktune_helper.system import socket_admission
from disktune_helper.system.socket_slots import SLOTS
from tests.privilege.conftest import LoopDrive
from tests.privilege.door_listener import DOORS
from tests.privilege.sandbox import (
    CHECKOUT,
    HELPER,
    OWNER,
    PKEXEC,
    STARTED,
    STRANGER,
    VIEWER,
    Sandbox,
    User,
    children,
    from_window,
)
from tests.privilege.session import ANSWER_S, Session

pytestmark = [pytest.mark.privilege, pytest.mark.slow]


@pytest.fixture(scope="module", autouse=True)
def _listening(sandbox: Sandbox) -> Iterator[None]:
    """Let a service answer at the sockets while these tests run."""
    listener = sandbox.start(["/usr/bin/python3", "-IS", f"{CHECKOUT}/tests/privilege/door_listener.py"], None)
    assert listener.stdout is not None
    assert listener.stdout.readline() == b"ready\n"
    yield
    # nsenter forks: the listener itself is its child, and outlives it.
    for child in children(listener.pid):
        os.kill(child, signal.SIGKILL)
    listener.wait(ANSWER_S)
    for pipe in (listener.stdin, listener.stdout, listener.stderr):
        if pipe is not None:
            pipe.close()


def knock(privilege: str) -> list[str]:
    """Return what a sandboxed window starts."""
    places = f"{CHECKOUT}:{CHECKOUT}/helper"
    module = ["/usr/bin/python3", "-S", "-m", "disktune_gui.socket_bridge", f"{DOORS}/{privilege}"]
    return ["/usr/bin/env", f"PYTHONPATH={places}", "PYTHONDONTWRITEBYTECODE=1", *module]


def enter(sandbox: Sandbox, privilege: str, user: User = OWNER) -> Session:
    """Give a session through the door."""
    return Session(sandbox.start(from_window(knock(privilege)), user))


def answering(sandbox: Sandbox) -> list[str]:
    """Return the helpers that serve a connection or ask polkit about it; the machine may have more of its own."""
    return sandbox.run(["/usr/bin/pgrep", "-f", f"{STARTED} answer"]).stdout.split()


def all_gone(sandbox: Sandbox, limit_s: float = ANSWER_S) -> bool:
    """Return whether every answering helper leaves in time."""
    deadline = time.monotonic() + limit_s
    while answering(sandbox):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("privilege", ["inspect", "tune"])
def test_who_may_is_let_in_as_what_the_door_is_for(sandbox: Sandbox, privilege: str) -> None:
    with enter(sandbox, privilege) as session:
        assert session.hello["privilege"] == privilege
        assert session.ok("alive") == {}
    assert all_gone(sandbox)
    assert sandbox.hijacked() == []


def test_a_setting_is_changed_and_put_back_when_the_window_is_killed(sandbox: Sandbox, loop: LoopDrive) -> None:
    with enter(sandbox, "tune") as session:
        (drive,) = [drive for drive in session.ok("drives")["drives"] if drive["name"] == loop.name]
        ref = {key: drive[key] for key in ("name", "identity", "diskseq")}
        step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD, "value": 512}
        assert session.ok("apply", {"drive": ref, "changes": [step], "trial_s": 60})["trial"]
        assert loop.read_ahead == 512
        os.kill(session.helper, signal.SIGKILL)
    assert all_gone(sandbox)
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
    assert all_gone(sandbox)


def test_one_class_is_not_had_through_the_door_of_another(sandbox: Sandbox, loop: LoopDrive) -> None:
    with enter(sandbox, "inspect", VIEWER) as session:
        (drive,) = [drive for drive in session.ok("drives")["drives"] if drive["name"] == loop.name]
        ref = {key: drive[key] for key in ("name", "identity", "diskseq")}
        step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD, "value": 512}
        assert session.ask("apply", {"drive": ref, "changes": [step]})["fault"] == "not-allowed"
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
    assert ACTION.format("tune") == socket_admission.ACTION + "tune"


def test_one_user_s_sessions_do_not_lock_others_out(sandbox: Sandbox) -> None:
    with ExitStack() as stack:
        for _ in range(SLOTS):
            stack.enter_context(enter(sandbox, "inspect"))
        done = sandbox.run_from_window(knock("inspect"), OWNER)
        assert (done.returncode, done.stdout, done.stderr.strip()) == (DENIED, "", TOO_MANY)
        # Neither another user nor the other class is held up by that.
        stack.enter_context(enter(sandbox, "inspect", VIEWER))
        stack.enter_context(enter(sandbox, "tune"))
    assert all_gone(sandbox)
    with enter(sandbox, "inspect") as session:
        assert session.ok("alive") == {}
    assert all_gone(sandbox)


def test_garbage_ends_a_session_at_the_door_and_not_through_pkexec(sandbox: Sandbox) -> None:
    lines = b'GET / HTTP/1.1\n{"id": 1, "op": "alive", "args": {}}\n'
    for command, answered in ((knock("tune"), False), ([*PKEXEC, HELPER, "tune"], True)):
        with Session(sandbox.start(from_window(command), OWNER)) as session:
            session.send(lines)
            assert session.message()["fault"] == "protocol"
            after = session.next()
            assert after == ({"id": 1, "ok": {}} if answered else None)
    assert all_gone(sandbox)
