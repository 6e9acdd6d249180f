"""The window's side of another machine through OpenSSH's own client and server."""

from __future__ import annotations

import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import SILENCE_S
from disktune_gui.client.remote import remote_link
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from tests.gui.client.remote.real_ssh import PRESENT, Server

pytestmark = [
    pytest.mark.tools,
    pytest.mark.slow,
    pytest.mark.skipif(not PRESENT, reason="needs openssh-server and openssh-client"),
]


@pytest.fixture
def server() -> Iterator[Server]:
    # Its path is short: that of a socket is bounded (unix(7), sun_path), and ssh makes one below it.
    with tempfile.TemporaryDirectory(prefix="ssh-", ignore_cleanup_errors=True) as folder:
        made = Server(Path(folder))
        yield made
        made.end()


@pytest.fixture
def session(server: Server) -> Iterator[RemoteSession]:
    made = RemoteSession("nas", server.connection())
    yield made
    server.end()
    made.close()


def connected(qtbot: QtBot, session: RemoteSession) -> RemoteSession:
    session.start()
    qtbot.waitUntil(lambda: session.listed)
    assert session.reach is Reach.CONNECTED
    return session


def refusal(qtbot: QtBot, session: RemoteSession) -> str:
    session.start()
    qtbot.waitUntil(lambda: session.reach is Reach.REFUSED)
    return session.gone


def test_its_drives_are_listed_and_one_connection_serves_all_classes(
    qtbot: QtBot, session: RemoteSession, server: Server
) -> None:
    connected(qtbot, session)
    if session.superuser:
        qtbot.waitUntil(lambda: session.privilege is Class.INSPECT)
        answers: list[str] = []
        session.unlock(session, lambda: answers.append(""), answers.append)
        qtbot.waitUntil(lambda: bool(answers))
        assert answers == [""]
    assert server.connections == 1
    (private,) = server.folder.glob("disktune-*")
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert session.close()
    assert not list(server.folder.glob("disktune-*")), "the connection ends with the window"


def test_a_host_that_is_not_known_is_not_trusted_and_said_in_opensshs_words(
    qtbot: QtBot, session: RemoteSession, server: Server
) -> None:
    server.trust("")
    words = refusal(qtbot, session)
    assert "“ssh nas”" in words
    assert words.endswith("Host key verification failed.")
    assert (server.folder / "known").read_text() == ""


def test_a_host_with_another_key_is_refused_with_the_line_to_look_at(
    qtbot: QtBot, session: RemoteSession, server: Server
) -> None:
    server.trust((server.folder / "key.pub").read_text())
    words = refusal(qtbot, session)
    assert "REMOTE HOST IDENTIFICATION HAS CHANGED" in words
    assert "known:1" in words


def test_a_key_that_is_not_accepted(qtbot: QtBot, session: RemoteSession, server: Server) -> None:
    server.allow(key=False)
    words = refusal(qtbot, session)
    assert "ssh-copy-id nas" in words
    assert "Permission denied" in words


def test_a_machine_without_the_helper(qtbot: QtBot, server: Server) -> None:
    session = RemoteSession("nas", server.connection(Path("/nowhere/disktune-helper")))
    words = refusal(qtbot, session)
    assert "sudo apt install disktune-helper" in words
    session.close()


def test_a_cut_is_noticed_within_ten_seconds_and_by_every_class(
    qtbot: QtBot, session: RemoteSession, server: Server
) -> None:
    connected(qtbot, session)
    server.freeze()
    began = time.monotonic()
    qtbot.waitUntil(lambda: session.reach is Reach.LOST)
    assert time.monotonic() - began < SILENCE_S + 1
    assert session.gone.startswith("nas: connection lost at ")
    server.end()
    # Everything is there again after one command.
    session.reconnect()
    qtbot.waitUntil(lambda: session.reach is Reach.CONNECTED)
    assert server.connections == 2


def test_a_server_that_ends_is_noticed_at_once(qtbot: QtBot, session: RemoteSession, server: Server) -> None:
    connected(qtbot, session)
    server.end()
    qtbot.waitUntil(lambda: session.reach is Reach.LOST)


def test_a_slow_line_is_no_cut(qtbot: QtBot, session: RemoteSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_link, "LOOK_MS", 50)
    connected(qtbot, session)
    reaches: list[Reach] = []
    session.reach_changed.connect(lambda: reaches.append(session.reach))
    qtbot.wait(int(SILENCE_S * 1000) + 1500)
    assert reaches == []
