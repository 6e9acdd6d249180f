"""What systemd is told: in order, and that it has heard it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_helper.system import service_manager


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind(str(tmp_path / "notify"))
        door.settimeout(10)
        monkeypatch.setattr(service_manager, "_DOOR", str(tmp_path / "notify"))
        yield door


def test_it_waits_until_systemd_has_dealt_with_what_it_was_told(systemd: socket.socket) -> None:
    heard: list[bytes] = []

    def deal() -> None:
        for _ in range(2):
            words, descriptors, _flags, _sender = socket.recv_fds(systemd, 100, 4)
            heard.append(words)
            for descriptor in descriptors:
                os.close(descriptor)

    dealing = threading.Thread(target=deal)
    dealing.start()
    assert service_manager.tell_and_wait("STOPPING=1", 10)
    dealing.join()
    assert heard == [b"STOPPING=1", b"BARRIER=1"]


def test_it_does_not_wait_for_ever(systemd: socket.socket) -> None:
    assert not service_manager.tell_and_wait("STOPPING=1", 0.05)
    assert systemd.recv(100) == b"STOPPING=1"


def test_without_systemd_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_manager, "_DOOR", "")
    service_manager.tell("READY=1")
    assert not service_manager.tell_and_wait("STOPPING=1", 10)
