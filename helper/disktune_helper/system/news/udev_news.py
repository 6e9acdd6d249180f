"""udev's word that it is done with a block device: all rules, and all programs that they run.

udevd sends it to a multicast group (systemd, src/libsystemd/sd-device/device-monitor.c); systemd hears it there,
too, and starts what the device wants. Every user may listen; only root may send there, and who has sent is
looked at.
"""

from __future__ import annotations

import errno
import select
import socket
import struct

from disktune_contract.record import record

_KOBJECT_UEVENT = 15
_UDEV_GROUP = 2
_MESSAGE = 65536
_HEADER = struct.Struct(">8sI")
_BEGINS = (b"libudev\0", 0xFEEDCAFE)
"""Name and magic number, the latter most significant byte first."""
_PLACES = struct.Struct("=II")
"""Where the properties begin, and how long they are: after the header's own length, in the machine's order."""
_PLACES_AT = 16
_CREDENTIALS = struct.Struct("=iII")
"""struct ucred (unix(7)): process, user and group of the sender, by the kernel's word."""
_ROOM_BYTES = 4 << 20
"""Asked for to keep what has not been read; the kernel gives what it allows everybody."""


@record
class DriveEvent:
    """What has become of a whole block device."""

    action: str
    """``add``, ``change``, ``remove`` and so on."""
    name: str
    """Kernel name."""


class UdevNews:
    """What udev says from now on. Raises OSError where the kernel does not let it listen."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_CLOEXEC, _KOBJECT_UEVENT)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _ROOM_BYTES)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self._socket.bind((0, _UDEV_GROUP))

    def wait(self, seconds: float) -> list[DriveEvent] | None:
        """Return what has happened to drives, after *seconds* at the latest; None if some of it was lost."""
        poller = select.poll()
        poller.register(self._socket, select.POLLIN)
        if not poller.poll(seconds * 1000):
            return []
        found: list[DriveEvent] = []
        lost = False
        while True:
            try:
                message, about_sender, _flags, (_port, groups) = self._socket.recvmsg(
                    _MESSAGE, socket.CMSG_SPACE(_CREDENTIALS.size)
                )
            except BlockingIOError:
                return None if lost else found
            except OSError as error:
                if error.errno != errno.ENOBUFS:
                    raise
                lost = True
                continue
            if groups == _UDEV_GROUP and _is_of_root(about_sender) and (event := drive_event(message)):
                found.append(event)

    def close(self) -> None:
        """Listen no more."""
        self._socket.close()


def _is_of_root(about_sender: list[tuple[int, int, bytes]]) -> bool:
    for level, kind, content in about_sender:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_CREDENTIALS) and len(content) == _CREDENTIALS.size:
            user: int = _CREDENTIALS.unpack(content)[1]
            return user == 0
    return False


def drive_event(message: bytes) -> DriveEvent | None:
    """Return what one message of udevd is about, None if that is no whole block device."""
    if len(message) < _PLACES_AT + _PLACES.size or _HEADER.unpack_from(message) != _BEGINS:
        return None
    begin, length = _PLACES.unpack_from(message, _PLACES_AT)
    parts = message[begin : begin + length].split(b"\0")
    facts = dict(part.split(b"=", 1) for part in parts if b"=" in part)
    if (facts.get(b"SUBSYSTEM"), facts.get(b"DEVTYPE")) != (b"block", b"disk"):
        return None
    name = facts.get(b"DEVPATH", b"").rpartition(b"/")[2].decode("ascii", "replace")
    return DriveEvent(facts.get(b"ACTION", b"").decode("ascii", "replace"), name)
