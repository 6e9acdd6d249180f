"""What takes the place of pkexec in a sandbox: what it says where it is not let in."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_gui import socket_bridge
from disktune_gui.client.elevation import DENIED, why_refused
from disktune_helper.system.socket_slots import CLASSES, SLOTS

ROOT = Path(__file__).resolve().parent.parent.parent
HELLO = b'{"protocol": 1}\n'
QUICK = """
import sys
from disktune_gui import socket_bridge
socket_bridge.PAUSES_S = [pause_s / 100 for pause_s in socket_bridge.PAUSES_S]
sys.exit(socket_bridge.main(sys.argv[1:]))
"""
"""The bridge, which does not wait so long before it tries again."""


class Listener:
    """Answers each connection with the next of *answers*, and closes it."""

    def __init__(self, path: Path, answers: list[bytes]) -> None:
        self.path, self.taken = path, 0
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        self._thread = threading.Thread(target=self._serve, args=(answers,), daemon=True)
        self._thread.start()

    def _serve(self, answers: list[bytes]) -> None:
        for answer in answers:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return  # It is closed: nobody came for the rest.
            self.taken += 1
            with connection:
                connection.sendall(answer)

    def close(self) -> None:
        # Ends what waits in accept(); closing alone does not.
        self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._socket.close()


@pytest.fixture
def bridge(tmp_path: Path) -> Iterator[object]:
    made: list[Listener] = []

    def run(*answers: bytes) -> tuple[Listener, subprocess.CompletedProcess[bytes]]:
        made.append(Listener(tmp_path / "door", list(answers)))
        read, write = os.pipe()  # a window that has nothing to say yet
        command = [sys.executable, "-c", QUICK, str(tmp_path / "door")]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT}/helper"}
        done = subprocess.run(command, stdin=read, capture_output=True, env=environment, check=False)
        os.close(read)
        os.close(write)
        return made[-1], done

    yield run
    for listener in made:
        listener.close()


def test_one_that_systemd_turns_away_tries_again(bridge) -> None:  # type: ignore[no-untyped-def]
    listener, done = bridge(b"", b"", HELLO)
    assert (done.returncode, done.stdout, listener.taken) == (0, HELLO, 3)


def test_it_does_not_try_for_ever(bridge) -> None:  # type: ignore[no-untyped-def]
    attempts = len(socket_bridge.PAUSES_S) + 1
    listener, done = bridge(*[b""] * (attempts + 1))
    assert (done.returncode, done.stdout, listener.taken) == (DENIED, b"", attempts)
    assert done.stderr.decode() == f"{listener.path} was closed {attempts} times without an answer\n"


def test_one_user_s_many_windows_are_a_sentence(bridge) -> None:  # type: ignore[no-untyped-def]
    _, done = bridge(b'{"refused": "too-many"}\n')
    told = why_refused(done.returncode, done.stderr.decode())
    assert told.startswith(f"Close one of {SLOTS} sandboxed windows")


def test_the_places_of_both_classes_are_counted() -> None:
    assert set(CLASSES) == {Class.INSPECT, Class.TUNE}


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        (b'{"protocol": 1}', None),
        (b"no JSON", None),
        (b"[1]", None),
        (b'{"refused": "dismissed"}', (126, "dismissed")),
        (b'{"refused": "denied"}', (127, "Not authorized")),
        (b'{"refused": "no-agent"}', (127, "No authentication agent found")),
        (b'{"refused": "no-polkit"}', (127, "Error getting authority")),
        (b'{"refused": "something new"}', (127, "something new")),
        (b'{"refused": "' + b"x" * 100 + b'"}', (127, "x" * 80)),
    ],
)
def test_a_refusal_is_said_as_pkexec_says_it(line: bytes, refusal: tuple[int, str] | None) -> None:
    assert socket_bridge._refusal(line) == refusal


def test_without_a_door_it_ends_as_pkexec_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert socket_bridge.main([str(tmp_path / "door")]) == DENIED
    assert capsys.readouterr().err == f"Could not connect to {tmp_path}/door: No such file or directory\n"


@pytest.mark.parametrize("arguments", [[], ["one", "two"]])
def test_it_takes_one_path(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert socket_bridge.main(arguments) == 2
    assert capsys.readouterr().err == "usage: python -m disktune_gui.socket_bridge PATH\n"
