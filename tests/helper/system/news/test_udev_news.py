"""What udev says of drives: only of whole ones, only what root has sent, and only what is a message of udev's."""

from __future__ import annotations

import socket
import struct

import pytest

from disktune_helper.system import device_news
from disktune_helper.system.device_news import DriveEvent, UdevNews, drive_event


def message(magic: int = 0xFEEDCAFE, prefix: bytes = b"libudev\0", **facts: str) -> bytes:
    """Return a message as systemd 252 makes it (device-monitor.c, struct monitor_netlink_header)."""
    told = {"ACTION": "add", "DEVPATH": "/devices/x/block/sdb", "SUBSYSTEM": "block", "DEVTYPE": "disk", **facts}
    properties = b"".join(f"{key}={value}\0".encode() for key, value in told.items())
    header = prefix + struct.pack(">I", magic) + struct.pack("=III", 40, 40, len(properties)) + bytes(16)
    return header + properties


def test_a_drive_is_told_by_the_kernel_s_name() -> None:
    assert drive_event(message()) == DriveEvent("add", "sdb")
    cciss = message(ACTION="change", DEVPATH="/devices/x/block/cciss!c0d0")
    assert drive_event(cciss) == DriveEvent("change", "cciss!c0d0")


@pytest.mark.parametrize(
    "other",
    [
        b"",
        b"libudev\0",
        message()[:40],
        message(magic=0xFEEDCAFF),
        message(prefix=b"libUdev\0"),
        message(DEVTYPE="partition"),
        message(SUBSYSTEM="net"),
        b"add@/devices/x/block/sdb\0ACTION=add\0SUBSYSTEM=block\0DEVTYPE=disk\0",
    ],
)
def test_what_is_none_of_udev_s_or_of_a_drive_s_is_nothing(other: bytes) -> None:
    assert drive_event(other) is None


def ancillary(user: int) -> list[tuple[int, int, bytes]]:
    return [(socket.SOL_SOCKET, socket.SCM_CREDENTIALS, struct.pack("=iII", 77, user, user))]


def test_only_root_is_believed() -> None:
    assert device_news._is_of_root(ancillary(0))
    assert not device_news._is_of_root(ancillary(1000))
    assert not device_news._is_of_root([])


class Heard(UdevNews):
    """Has a queue in place of a socket that is bound."""

    def __init__(self, *answers: object) -> None:
        self._ours, self._theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._theirs.send(b"!")
        self.answers = list(answers)
        self._socket = self  # type: ignore[assignment]

    def fileno(self) -> int:
        return self._ours.fileno()

    def recvmsg(self, _size: int, _room: int) -> object:
        answer = self.answers.pop(0) if self.answers else BlockingIOError()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        self._ours.close()
        self._theirs.close()


def test_what_is_sent_to_this_process_alone_or_by_others_is_not_heard() -> None:
    heard = Heard(
        (message(), ancillary(0), 0, (0, 2)),
        (message(DEVPATH="/block/sdc"), ancillary(1000), 0, (0, 2)),
        (message(DEVPATH="/block/sdd"), ancillary(0), 0, (0, 0)),
        (message(DEVPATH="/block/sde", ACTION="remove"), ancillary(0), 0, (5, 2)),
    )
    assert heard.wait(1) == [DriveEvent("add", "sdb"), DriveEvent("remove", "sde")]
    heard.close()


def test_that_some_were_lost_is_told() -> None:
    heard = Heard((message(), ancillary(0), 0, (0, 2)), OSError(105, "No buffer space available"))
    assert heard.wait(1) is None
    heard.close()


def test_the_kernel_lets_it_listen() -> None:
    news = UdevNews()
    assert news.wait(0) in ([], None)
    news.close()
