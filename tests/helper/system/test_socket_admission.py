"""Who is asked about and what counts as a yes, where a socket of systemd's takes the place of pkexec."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_helper.system import socket_admission
from disktune_helper.system.privilege import StartNotAllowed
from disktune_helper.system.socket_admission import Peer, PeerGone

ASKED = subprocess.Popen[bytes]


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


@pytest.fixture
def peer(ends: tuple[socket.socket, socket.socket]) -> Iterator[Peer]:
    """Give this very process, at the other end of a socket."""
    found = Peer(ends[0])
    yield found
    os.close(found.pidfd)


def answered(monkeypatch: pytest.MonkeyPatch, code: str) -> list[tuple[str, str, bool]]:
    """Let a program take pkcheck's place; return what it is asked."""
    asked: list[tuple[str, str, bool]] = []

    def ask(action: str, subject: str, *, dialog: bool) -> ASKED:
        asked.append((action, subject, dialog))
        return subprocess.Popen(
            [sys.executable, "-ISc", code], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    monkeypatch.setattr(socket_admission, "ask_polkit", ask)
    return asked


def test_the_kernel_says_who_is_there_by_number_start_and_user(peer: Peer) -> None:
    started = Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19]
    assert peer.subject == f"{os.getpid()},{started},{os.getuid()}"


def test_only_a_yes_is_a_yes(monkeypatch: pytest.MonkeyPatch, peer: Peer) -> None:
    asked = answered(monkeypatch, "raise SystemExit(0)")
    assert socket_admission._refusal(Class.TUNE, peer) is None
    assert socket_admission._refusal(Class.INSPECT, peer) is None
    assert asked == [
        ("org.disktune.DiskTune.tune", peer.subject, True),
        ("org.disktune.DiskTune.inspect", peer.subject, False),
    ]


@pytest.mark.parametrize(
    ("code", "refusal"),
    [
        ("raise SystemExit(1)", "denied"),
        ("raise SystemExit(2)", "no-agent"),
        ("raise SystemExit(3)", "dismissed"),
        ("raise SystemExit(4)", "no-polkit"),
        ("raise SystemExit(127)", "no-polkit"),
        ("1/0", "denied"),
        ("import os; os.kill(os.getpid(), 9)", "no-polkit"),
        ("import os; os.kill(os.getpid(), 15)", "no-polkit"),
    ],
)
def test_whatever_else_polkit_does_is_a_no(
    monkeypatch: pytest.MonkeyPatch, peer: Peer, code: str, refusal: str
) -> None:
    answered(monkeypatch, code)
    assert socket_admission._refusal(Class.TUNE, peer) == refusal


def test_a_polkit_that_cannot_be_asked_is_a_no(monkeypatch: pytest.MonkeyPatch, peer: Peer) -> None:
    monkeypatch.setattr(socket_admission, "PKCHECK", "/nonexistent/pkcheck")
    assert socket_admission._refusal(Class.TUNE, peer) == "no-polkit"


def test_a_yes_for_a_process_that_has_ended_lets_nobody_in(monkeypatch: pytest.MonkeyPatch, peer: Peer) -> None:
    """Its number may mean another process by then."""
    answered(monkeypatch, "raise SystemExit(0)")
    with subprocess.Popen(["/bin/true"]) as short_lived:
        ended = os.pidfd_open(short_lived.pid)
        short_lived.wait()
    try:
        monkeypatch.setattr(peer, "pidfd", ended)
        assert socket_admission._refusal(Class.TUNE, peer) is not None
    finally:
        monkeypatch.undo()
        os.close(ended)


def test_a_process_that_has_ended_is_not_asked_about() -> None:
    listener = socket.socket(socket.AF_UNIX)
    with listener:
        listener.bind("")
        listener.listen()
        code = f"import socket; socket.socket(socket.AF_UNIX).connect({listener.getsockname()!r})"
        subprocess.run([sys.executable, "-ISc", code], check=True)
        connection, _ = listener.accept()
        with connection, pytest.raises(PeerGone):
            Peer(connection)


def test_what_comes_over_the_network_is_nobody() -> None:
    with socket.socket(socket.AF_INET) as connection, pytest.raises(StartNotAllowed):
        Peer(connection)
