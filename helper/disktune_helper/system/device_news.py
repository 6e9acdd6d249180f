"""Reports of the kernel and udev, from their sockets, that drives, arrays or the power supply have changed."""

from __future__ import annotations

import errno
import os
import select
import socket
import struct
from contextlib import suppress
from enum import Flag, auto
from typing import Protocol

from disktune_contract.record import record

# -- udev's message that it is done with a block device ----------------------------------------------------
#
# It has then applied all rules, and run all programs that they start. udevd sends it to a multicast group
# (systemd, src/libsystemd/sd-device/device-monitor.c); systemd receives it there, too, and starts what the device
# wants. Every user may listen; only root may send there, and the sender is checked.

_KOBJECT_UEVENT = 15
_UDEV_GROUP = 2
_UDEV_MESSAGE = 65536
_HEADER = struct.Struct(">8sI")
_BEGINS = (b"libudev\0", 0xFEEDCAFE)
"""Name and magic number, the latter most significant byte first."""
_PLACES = struct.Struct("=II")
"""Where the properties begin, and how long they are: after the header's own length, in the machine's order."""
_PLACES_AT = 16
_CREDENTIALS = struct.Struct("=iII")
"""struct ucred (unix(7)): process, user and group of the sender, as the kernel fills them in."""
_ROOM_BYTES = 4 << 20
"""Requested to keep what has not been read; the kernel gives what it allows every user."""


@record
class DriveEvent:
    """What has become of a whole block device."""

    action: str
    """``add``, ``change``, ``remove`` and so on."""
    name: str
    """Kernel name."""


class UdevNews:
    """Messages of udev from now on. Raises OSError where the kernel does not let it listen."""

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
                    _UDEV_MESSAGE, socket.CMSG_SPACE(_CREDENTIALS.size)
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


# -- the kernel's reports of changed drives, arrays or power supply ----------------------------------------
#
# For a window that cannot receive them itself. None of the sources needs a privilege: the kernel's own messages of
# devices (lib/kobject_uevent.c, which lets every user receive them), and /proc/mdstat, which raises POLLPRI
# whenever an array, a member or an operation comes, goes or fails (md.c, md_new_event). Only class browse receives
# them.

_KERNEL_GROUP = 1
"""The protocol and the multicast group of the kernel's own messages (linux/netlink.h)."""
_MESSAGE = 16384
"""More than the kernel makes one (UEVENT_BUFFER_SIZE is 2048)."""
MDSTAT = "/proc/mdstat"


class Changed(Flag):
    """What the changes were about."""

    NOTHING = 0
    DRIVES = auto()
    SUPPLY = auto()
    STOPPED = auto()
    """`MachineNews.stop` was called."""


class MachineNews(Protocol):
    """What `session.machine_watch` waits for."""

    def wait(self, seconds: float | None) -> Changed:
        """Return what has changed, after *seconds* at the latest; None waits indefinitely. `stop` ends it, too."""

    def stop(self) -> None:
        """Let `wait` return, from another thread."""

    def close(self) -> None:
        """Listen no more."""


class KernelNews:
    """This machine's. Where the kernel does not let it listen (some containers) it reports only arrays."""

    def __init__(self, mdstat: str = MDSTAT) -> None:
        self._path = mdstat
        self._stop_read, self._stop_write = os.pipe()
        self._mdstat: int | None = None
        self._socket: socket.socket | None = None
        with suppress(OSError):
            heard = socket.socket(socket.AF_NETLINK, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC, _KOBJECT_UEVENT)
            self._socket = heard
            heard.setblocking(False)
            heard.bind((0, _KERNEL_GROUP))
        self._open_mdstat()

    def wait(self, seconds: float | None) -> Changed:
        """Return what has changed, after *seconds* at the latest; None waits indefinitely. `stop` ends it, too."""
        poller = select.poll()
        poller.register(self._stop_read, select.POLLIN)
        if self._socket is not None:
            poller.register(self._socket, select.POLLIN)
        if self._mdstat is not None:
            poller.register(self._mdstat, select.POLLPRI)
        ready = {fd for fd, _ in poller.poll(None if seconds is None else max(0, int(seconds * 1000)))}
        changed = Changed.STOPPED if self._stop_read in ready else Changed.NOTHING
        if self._socket is not None and self._socket.fileno() in ready:
            changed |= self._messages()
        if self._mdstat is not None and self._mdstat in ready:
            self._read_mdstat()
            changed |= Changed.DRIVES
        return changed

    def stop(self) -> None:
        """Let `wait` return, from another thread."""
        with suppress(OSError):
            os.write(self._stop_write, b"s")

    def close(self) -> None:
        """Listen no more."""
        if self._socket is not None:
            self._socket.close()
        for descriptor in (self._mdstat, self._stop_read, self._stop_write):
            if descriptor is not None:
                os.close(descriptor)

    def _messages(self) -> Changed:
        """Return what all messages that wait are about."""
        changed = Changed.NOTHING
        while self._socket is not None:
            try:
                message, (sender, _groups) = self._socket.recvfrom(_MESSAGE)
            except BlockingIOError:
                break
            except OSError:
                # Too many at a time (ENOBUFS): whatever it was, look.
                changed |= Changed.DRIVES
                continue
            # Any process may send to a process; the kernel's number is 0.
            if sender == 0:
                changed |= about(message)
        if changed & Changed.DRIVES and self._mdstat is None:
            self._open_mdstat()
        return changed

    def _open_mdstat(self) -> None:
        with suppress(OSError):
            self._mdstat = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
            self._read_mdstat()

    def _read_mdstat(self) -> None:
        """Read it from its start, which is what makes it wait for the next."""
        with suppress(OSError):
            if self._mdstat is not None:
                os.lseek(self._mdstat, 0, os.SEEK_SET)
                while os.read(self._mdstat, _MESSAGE):
                    pass


def about(message: bytes) -> Changed:
    """Return what one message of the kernel is about: ``add@/devices/…``, then KEY=value, each ended by a zero."""
    facts = dict(part.split(b"=", 1) for part in message.split(b"\0")[1:] if b"=" in part)
    match facts.get(b"SUBSYSTEM"):
        case b"block":
            return Changed.DRIVES
        case b"power_supply":
            # As in 99-disktune.rules: only a charger reports whether it is online.
            own = facts.get(b"POWER_SUPPLY_SCOPE") != b"Device"
            return Changed.SUPPLY if facts.get(b"POWER_SUPPLY_ONLINE") and own else Changed.NOTHING
        case b"module":
            # The module of arrays brings its file with it.
            return Changed.DRIVES if facts.get(b"DEVPATH") == b"/module/md_mod" else Changed.NOTHING
        case _:
            return Changed.NOTHING
