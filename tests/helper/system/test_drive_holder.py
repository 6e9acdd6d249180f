"""The holder opens drives and sends commands for a helper that may do neither; it knows what it is not to do."""

from __future__ import annotations

import errno
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from disktune_helper.system.drive_commands import ioctls, nodes
from tests.amounts import PATIENCE_S

HELPER = """
import json, os, sys, threading
from disktune_contract.messages.privilege import Class
from disktune_helper.system.companion import changing_root, drive_holder
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.lockdown import landlock, seccomp

folder = sys.argv[1]

class File:
    '''A file in the place of a drive; one command never ends, another takes its time.'''
    def __init__(self, name):
        self.name, self.fd, self.rdev = name, os.open(f"{folder}/{name}", os.O_RDONLY), (8, 1)
        if name == "sdc":  # no longer one that can be handed on
            os.close(self.fd)
    def sg_io(self, cdb, reply_bytes, timeout_ms, outgoing):
        ioctls.check_scsi(cdb, reply_bytes, outgoing)
        if cdb[0] == 3:
            threading.Event().wait()
        if cdb[0] == 0x85:
            threading.Event().wait(0.3)
        if cdb[0] == 0x4D:
            raise OSError(5, "")
        return SgReply(2, 3, 4, b"sense", cdb[:1] * reply_bytes)
    def nvme_admin(self, *numbers):
        ioctls.check_nvme(*numbers[:-1])
        return NvmeReply(0x4002, 0xFFFFFFFF, bytes(numbers[-2]))
    def number(self, request):
        ioctls.check(ioctls.command_table.ioctl_level(request, ioctls.RequestForm.FILLED, 8), "request")
        return request << 8
    def geometry(self):
        return 1, 2, 3, 1 << 40
    def array_metadata(self, offset):
        return str(offset).encode()
    def opened_again(self, *, direct):
        return os.open(f"{folder}/again-{direct}", os.O_RDONLY)
    def close(self):
        os.close(self.fd)

nodes.own_drive = File
landlock.restrict = seccomp.install = lambda _: None
privilege = Class(sys.argv[2])
ioctls.limit_to(privilege)
line = drive_holder.ask_through(drive_holder.start(privilege, changing_root.requests(privilege)))
drives = {}

def do(told):
    match told:
        case "holder":
            return int(open(f"/proc/self/task/{os.getpid()}/children").read())
        case ["open", name]:
            drives[name] = line.open_drive(name)
            fd = drives[name].fd
            return [os.read(fd, 9).decode() if fd >= 0 else None, *drives[name].rdev]
        case ["again", name, direct]:
            return os.read(drives[name].opened_again(direct=direct), 9).decode()
        case ["number", name, request]:
            return drives[name].number(request)
        case ["geometry", name]:
            return drives[name].geometry()
        case ["metadata", name, offset]:
            return drives[name].array_metadata(offset).decode()
        case ["close", name]:
            drives[name].close()
            return "closed"
        case ["sg", name, cdb, reply_bytes]:
            reply = drives[name].sg_io(bytes.fromhex(cdb), reply_bytes, 1000, b"")
            return [reply.status, reply.host_status, reply.driver_status, reply.sense.decode(), reply.data.hex()]
        case ["nvme", name, *numbers]:
            reply = drives[name].nvme_admin(*numbers, 1000)
            return [reply.status, reply.result, len(reply.data)]
        case ["begin", *rest]:
            threading.Thread(target=do, args=(rest,), daemon=True).start()
            return "begun"
        case ["message", what, drive, rest]:
            return line.ask(what, drive, bytes.fromhex(rest))[0].hex()

for told in sys.stdin:
    try:
        answer = do(json.loads(told))
    except OSError as error:
        answer = {"errno": error.errno, "kind": type(error).__name__}
    print(json.dumps(answer), flush=True)
"""

REQUEST_SENSE, LOG_SENSE = "0300 0000 fc00", "4d00 4d00 0000 0004 0000"
TEST_UNIT_READY = "0000 0000 0000"
WAITS = "85 08 0e 00 00 00 01 00 00 00 00 00 00 40 ec 00"
START_STOP = "1b00 0000 2000"
MODE_SENSE = "5a00 0800 0000 0000 fc00"


class Helper:
    """A process with a holder."""

    def __init__(self, folder: Path, privilege: str) -> None:
        for name in ("sda", "sdb", "sdc", "again-True", "again-False"):
            (folder / name).write_text(name, encoding="ascii")
        command = [sys.executable, "-c", HELPER, str(folder), privilege]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.holder = self.ask("holder")

    def ask(self, told: object) -> Any:
        """Let it do something and return what came of it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(told).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@pytest.fixture
def helper(tmp_path: Path) -> Iterator[Helper]:
    """Begin one of class ``tune``."""
    yield from _begun(tmp_path, "tune")


@pytest.fixture
def looking(tmp_path: Path) -> Iterator[Helper]:
    """Begin one of class ``inspect``."""
    yield from _begun(tmp_path, "inspect")


def _begun(folder: Path, privilege: str) -> Iterator[Helper]:
    helper = Helper(folder, privilege)
    holder = os.pidfd_open(helper.holder)
    yield helper
    helper.process.kill()
    helper.process.communicate()
    # It ends with the helper, however that ended.
    assert select.select([holder], [], [], PATIENCE_S)[0]
    os.close(holder)


def test_a_drive_is_opened_for_reading_and_again(helper: Helper) -> None:
    assert helper.ask(["open", "sda"]) == ["sda", 8, 1]
    assert helper.ask(["again", "sda", True]) == "again-Tru"
    assert helper.ask(["again", "sda", False]) == "again-Fal"
    assert helper.ask(["close", "sda"]) == "closed"
    assert helper.ask(["again", "sda", True]) == {"errno": errno.EBADF, "kind": "OSError"}


def test_who_only_looks_has_no_descriptor_and_asks_for_what_a_drive_is(looking: Helper) -> None:
    assert looking.ask(["open", "sda"]) == [None, 8, 1]
    assert looking.ask(["again", "sda", True]) == {"errno": errno.EPERM, "kind": "PermissionError"}
    assert looking.ask(["number", "sda", ioctls.BLKGETSIZE64]) == ioctls.BLKGETSIZE64 << 8
    assert looking.ask(["number", "sda", ioctls.BLKFLSBUF])["errno"] == errno.EPERM
    assert looking.ask(["geometry", "sda"]) == [1, 2, 3, 1 << 40]
    assert looking.ask(["metadata", "sda", 1 << 40]) == str(1 << 40)
    assert looking.ask(["close", "sda"]) == "closed"


def test_a_descriptor_that_cannot_be_handed_on_is_told(helper: Helper) -> None:
    assert helper.ask(["open", "sdc"])["errno"] == errno.EBADF
    assert helper.ask(["open", "sda"]) == ["sda", 8, 1]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["missing", "../sda", "..", "", "a/b"])
def test_what_is_no_drive_is_not_opened(helper: Helper, name: str) -> None:
    assert helper.ask(["open", name])["errno"] in (errno.ENOENT, errno.EPERM, errno.EISDIR)


def test_answers_arrive_as_they_were_given(helper: Helper) -> None:
    helper.ask(["open", "sda"])
    assert helper.ask(["sg", "sda", MODE_SENSE, 252]) == [2, 3, 4, "sense", "5a" * 252]
    assert helper.ask(["sg", "sda", LOG_SENSE, 1024]) == {"errno": errno.EIO, "kind": "OSError"}
    assert helper.ask(["nvme", "sda", 6, 0, 1, 0, 4096]) == [0x4002, 0xFFFFFFFF, 4096]


def test_what_is_in_no_table_is_not_even_asked_for(looking: Helper) -> None:
    looking.ask(["open", "sda"])
    for command in (
        ["sg", "sda", TEST_UNIT_READY, 0],
        ["sg", "sda", START_STOP, 0],
        ["nvme", "sda", 0x80, 1, 0, 0, 0],
    ):
        assert looking.ask(command) == {"errno": errno.EPERM, "kind": "NotListed"}


def _message(cdb: str) -> str:
    command = bytes.fromhex(cdb)
    return (len(command).to_bytes(2, "little") + bytes(4) + bytes([1, 0, 0, 0]) + command).hex()


def test_the_holder_asks_the_table_itself(looking: Helper, tmp_path: Path) -> None:
    looking.ask(["open", "sda"])
    assert looking.ask(["message", 4, 1, _message(START_STOP)])["errno"] == errno.EPERM
    assert looking.ask(["message", 4, 1, _message(TEST_UNIT_READY)])["errno"] == errno.EPERM
    changing = Helper(tmp_path, "tune")
    changing.ask(["open", "sda"])
    assert changing.ask(["message", 4, 1, _message(START_STOP)]) == b"\2\3\0\4\0\5sense".hex()
    changing.process.kill()
    changing.process.communicate()


@pytest.mark.slow
@pytest.mark.parametrize(
    "message",
    [
        (0, 1, ""),
        (99, 1, ""),
        (4, 1, ""),
        (9, 1, ""),
        (9, 1, "ff"),
        (11, 1, "00"),
        (4, 1, "ff"),
        (5, 1, "00"),
        (1, 0, "ff"),
    ],
)
def test_a_message_that_makes_no_sense_is_answered(helper: Helper, message: tuple[int, int, str]) -> None:
    helper.ask(["open", "sda"])
    assert helper.ask(["message", *message])["errno"] in (errno.EINVAL, errno.EPERM)
    assert helper.ask(["message", 3, 7, ""])["errno"] == errno.EBADF
    assert helper.ask(["open", "sdb"])[0] == "sdb"


def test_a_drive_that_does_not_answer_holds_up_no_other(helper: Helper) -> None:
    helper.ask(["open", "sda"])
    helper.ask(["open", "sdb"])
    assert helper.ask(["begin", "sg", "sda", REQUEST_SENSE, 252]) == "begun"
    assert helper.ask(["sg", "sdb", MODE_SENSE, 252])[0] == 2
    assert helper.ask(["sg", "sda", MODE_SENSE, 252])[0] == 2


def test_no_thread_is_begun_for_each_command(helper: Helper) -> None:
    helper.ask(["open", "sda"])
    threads = Path(f"/proc/{helper.holder}/task")
    seen = set(threads.iterdir())
    for _ in range(50):
        helper.ask(["sg", "sda", MODE_SENSE, 252])
        seen |= set(threads.iterdir())
    # The first, those that may listen at once, and one that is at work meanwhile.
    assert len(seen) <= 1 + 8 + 1


@pytest.mark.slow
def test_threads_that_many_drives_needed_end(helper: Helper) -> None:
    helper.ask(["open", "sda"])
    for _ in range(20):
        helper.ask(["begin", "sg", "sda", WAITS, 512])
    threads = Path(f"/proc/{helper.holder}/task")
    deadline = time.monotonic() + PATIENCE_S
    while len([*threads.iterdir()]) < 20:
        assert time.monotonic() < deadline
    while len([*threads.iterdir()]) > 1 + 8 + 1:
        assert time.monotonic() < deadline
        helper.ask(["sg", "sda", MODE_SENSE, 252])


def test_a_helper_whose_holder_is_killed_ends_as_if_killed_itself(helper: Helper) -> None:
    """So that whoever watches over its trials learns of it at once."""
    helper.ask(["open", "sda"])
    os.kill(helper.holder, signal.SIGKILL)
    assert helper.process.wait(PATIENCE_S) in (70, -signal.SIGKILL)


def test_even_one_that_was_stopped(helper: Helper) -> None:
    helper.ask(["open", "sda"])
    helper.process.send_signal(signal.SIGSTOP)
    os.kill(helper.holder, signal.SIGKILL)
    assert helper.process.wait(PATIENCE_S) == -signal.SIGKILL


@pytest.mark.parametrize(
    ("at", "begins", "seen"),
    [
        (4096, 0xA92B4EFC.to_bytes(4, "little"), True),
        (8192, 0xA92B4EFC.to_bytes(4, "big"), True),
        (4096, b"PRIV", False),
        (0, b"", False),
    ],
)
def test_of_what_is_on_a_drive_only_the_metadata_of_an_array_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, begins: bytes, seen: bool
) -> None:
    place = tmp_path / "drive"
    place.write_bytes((bytes(at) + begins + b"secret").ljust(at + 8192, b"s"))
    fd = os.open(place, os.O_RDONLY)
    drive = nodes.OwnDrive(fd, (8, 0))
    # Not every file system of a test reads past the cache.
    monkeypatch.setattr(drive, "opened_again", lambda **_: os.open(place, os.O_RDONLY))
    found = drive.array_metadata(at)
    drive.close()
    assert found == ((begins + b"secret").ljust(nodes.METADATA_BYTES, b"s") if seen else b"")
