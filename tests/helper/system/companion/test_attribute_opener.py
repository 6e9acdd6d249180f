"""The opener of attributes opens those of the catalogue for a helper that may write none."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_helper.system import file_openers
from disktune_helper.system.companion import shutting_in
from disktune_helper.system.companion.shutting_in import OpenerLine

UUID = "0f1a2b3c-0000-4000-8000-0123456789ab"


@pytest.fixture
def channel() -> Iterator[socket.socket]:
    """Give the helper's end of a line; the opener at the other one is a thread."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    opener = threading.Thread(target=shutting_in._serve, args=(theirs,))
    opener.start()
    yield ours
    ours.close()
    opener.join()
    theirs.close()


def test_each_of_many_that_ask_at_once_gets_its_own_file(
    channel: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        shutting_in,
        "own_attribute",
        lambda name, _: os.open(tmp_path / name, os.O_WRONLY | os.O_CREAT, 0o600),
    )
    line = OpenerLine(channel)

    def write(name: str) -> None:
        fd = line.attribute(name, "queue/read_ahead_kb")
        os.write(fd, name.encode())
        os.close(fd)

    names = [f"sd{letter}" for letter in "abcdefgh"]
    threads = [threading.Thread(target=write, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {name: name for name in names}


@pytest.mark.parametrize(
    ("name", "attribute"),
    [
        *(("sda", attribute) for attribute in ("uevent", "device/delete", "../../x", "/etc/shadow", "")),
        *((name, "queue/read_ahead_kb") for name in ("../sda", "/sys/class/block/sda", "", ".", "a" * 40)),
        ("sda", "@sysctl/kernel/core_pattern"),
        ("sda", "@host/../x"),
    ],
)
def test_what_is_no_attribute_of_the_catalogue_of_a_drive_is_not_opened(
    channel: socket.socket, name: str, attribute: str
) -> None:
    with pytest.raises(PermissionError) as caught:
        OpenerLine(channel).attribute(name, attribute)
    assert caught.value.errno == errno.EPERM


@pytest.mark.parametrize(("uuid", "devid"), [("../../devices", 1), (UUID, 0), (UUID.upper(), 1), ("", 1)])
def test_what_is_no_limit_of_a_scrub_is_not_opened(channel: socket.socket, uuid: str, devid: int) -> None:
    with pytest.raises(PermissionError):
        OpenerLine(channel).scrub_limit(uuid, devid)


@pytest.mark.parametrize(
    "told", [b"x", b"\0", b"write\0sda\0queue/read_ahead_kb", b"\xff\0a\0b", b"scrub limit\0a\0b"]
)
def test_a_message_that_makes_no_sense_is_answered(channel: socket.socket, told: bytes) -> None:
    channel.send(told)
    assert channel.recv(64) == b"%d" % errno.EINVAL
    with pytest.raises(PermissionError):
        OpenerLine(channel).attribute("sda", "uevent")


def test_a_drive_that_is_not_there_has_none(channel: socket.socket) -> None:
    with pytest.raises(OSError, match=r"No such file|not permitted"):
        OpenerLine(channel).attribute("sdnone", "queue/read_ahead_kb")


ALONE = """
import socket
from disktune_helper.system.companion.shutting_in import OpenerLine
ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
theirs.close()
OpenerLine(ours).attribute("sda", "queue/read_ahead_kb")
"""


def test_a_helper_whose_opener_is_killed_ends_as_if_killed_itself() -> None:
    """So that whoever watches over its trials learns of it."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (70, b"")


def test_a_process_that_is_not_shut_in_opens_them_itself() -> None:
    assert file_openers._elsewhere is None
    with pytest.raises(PermissionError):
        file_openers.open_attribute("sda", "uevent")
