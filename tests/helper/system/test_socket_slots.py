"""The few sessions that one user may have at the door of a sandbox: real sockets, locks and processes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_contract.folders import RUNTIME
from disktune_helper.system import socket_slots
from disktune_helper.system.files import RootFolder
from tests.amounts import PATIENCE_S

ROOT = Path(__file__).resolve().parents[3]

GUEST = """
import sys
sys.path.append(sys.argv[1])
from disktune_helper.system import socket_slots
user = int(sys.argv[4])
socket_slots.credentials = lambda _: (1, user)
counted_as = socket_slots.counted_as
socket_slots.counted_as = lambda uid: counted_as(uid, sys.argv[5])
try:
    socket_slots.take(sys.argv[2], sys.argv[3])
    print("admitted", flush=True)
except socket_slots.TooMany:
    print("too many", flush=True)
sys.stdin.buffer.read()
"""


class Guests:
    """Helpers that answer at the door, each for a connection of its own."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self.subordinates = socket_slots.SUBORDINATES
        self._running: list[tuple[subprocess.Popen[str], socket.socket]] = []

    def admitted(self, user: int, privilege: str = "tune") -> bool:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-c", GUEST, f"{ROOT}/helper", privilege, str(self._place), str(user)]
            command.append(self.subordinates)
            guest = subprocess.Popen(command, stdin=theirs.fileno(), stdout=subprocess.PIPE, text=True)
        self._running.append((guest, ours))
        assert guest.stdout is not None
        return guest.stdout.readline() == "admitted\n"

    def kill_first(self) -> None:
        guest, ours = self._running.pop(0)
        guest.kill()
        self._end(guest, ours)

    def end(self) -> None:
        for guest, ours in self._running:
            self._end(guest, ours)

    @staticmethod
    def _end(guest: subprocess.Popen[str], ours: socket.socket) -> None:
        ours.close()
        guest.wait(PATIENCE_S)
        assert guest.stdout is not None
        guest.stdout.close()


@pytest.fixture
def guests(tmp_path: Path) -> Iterator[Guests]:
    made = Guests(tmp_path / "run")
    yield made
    made.end()


@pytest.mark.slow
def test_one_user_has_few_and_takes_none_from_others(guests: Guests) -> None:
    largest = 0xFFFFFFFE
    for user in (1000, largest):
        assert [guests.admitted(user) for _ in range(socket_slots.SLOTS + 1)] == [True] * socket_slots.SLOTS + [
            False
        ]
    # The neighbours in the file: another class, and other users.
    assert guests.admitted(1000, "inspect")
    assert guests.admitted(999)
    assert guests.admitted(1001, "inspect")


@pytest.mark.slow
def test_the_first_session_of_a_user_finds_room_whatever_others_have(guests: Guests) -> None:
    most = socket_slots.SLOTS - 1
    crowd = range(1, socket_slots.SHARED // most + 2)
    admitted = [guests.admitted(user) for user in crowd for _ in range(socket_slots.SLOTS)]
    assert sum(admitted) == len(crowd) + socket_slots.SHARED
    assert guests.admitted(1000)
    assert not guests.admitted(1000), "what all share is taken"
    assert guests.admitted(1000, "inspect")
    assert guests.admitted(1000, "inspect"), "each class has its own"


def test_the_subordinate_users_of_one_owner_count_as_one(tmp_path: Path) -> None:
    known = tmp_path / "subuid"
    lines = [
        "# ours",
        "",
        "ann:100000:65536",
        "ben:165536:65536",
        "ann:300000:10",
        "root:1000000:9999",
        "x:y:z",
        "u:9",
    ]
    known.write_text("\n".join(lines), encoding="utf-8")

    def counted(uid: int) -> int:
        return socket_slots.counted_as(uid, str(known))

    assert {counted(uid) for uid in (100_000, 165_535, 300_009)} == {100_000}
    assert {counted(uid) for uid in (165_536, 165_537)} == {165_536}
    for uid in (0, 1000, 99_999, 300_010, 1_000_001):
        assert counted(uid) == uid
    assert socket_slots.counted_as(100_001, str(tmp_path / "none")) == 100_001


@pytest.mark.slow
def test_subordinate_users_share_the_places(guests: Guests, tmp_path: Path) -> None:
    known = tmp_path / "subuid"
    known.write_text("ann:100000:65536\n", encoding="utf-8")
    guests.subordinates = str(known)
    users = range(100_000, 100_000 + socket_slots.SLOTS + 1)
    assert [guests.admitted(user) for user in users] == [True] * socket_slots.SLOTS + [False]
    assert guests.admitted(1000)


def test_one_that_was_killed_leaves_its_place(guests: Guests) -> None:
    assert [guests.admitted(7) for _ in range(socket_slots.SLOTS)] == [True] * socket_slots.SLOTS
    guests.kill_first()
    assert guests.admitted(7)


def test_where_nothing_can_be_counted_the_socket_s_own_limit_is_all(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("in the way", encoding="ascii")
    guests = Guests(tmp_path / "run")
    try:
        assert all(guests.admitted(7) for _ in range(socket_slots.SLOTS + 1))
    finally:
        guests.end()


def test_whoever_is_at_the_other_end_is_counted() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert socket_slots.credentials(theirs) == (os.getpid(), os.getuid())


def test_the_file_is_none_of_those_that_hold_something(tmp_path: Path) -> None:
    assert socket_slots.PLACE == RUNTIME
    (tmp_path / socket_slots.NAME).touch()
    assert RootFolder(str(tmp_path)).names() == []
