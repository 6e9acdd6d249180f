"""The user at the socket, and the helpers that this user already has: checked before more is loaded.

systemd counts connections by user from version 256 on (`MaxConnectionsPerSource=`), Debian 12 has 252. So each
helper of a socket keeps one byte of a file locked, and the bytes that belong to a user are few. The kernel
releases the locks when a process ends, however it ends; the file never has any contents.
"""

from __future__ import annotations

import errno
import fcntl
import os
import socket
import struct
from contextlib import suppress

SLOTS = 4
"""Sessions of one class that one user may have at a time; a window has one of each class."""
SHARED = 16
"""Sessions of one class beyond the first of each user, of all users together, so that there is room for the first
of others: the socket has twice as many connections."""

CLASSES = ("inspect", "tune")
PLACE = "/run/disktune"
NAME = ".door"
"""Of the file; the folder's own files begin with a letter or a digit."""

SUBORDINATES = "/etc/subuid"
"""subuid(5): owner, first number and how many."""
_SUBORDINATES_LIMIT = 1 << 20

_USERS = 1 << 32
"""So many numbers of users there are; what they share comes behind."""
_PEER = struct.Struct("3i")
_FLOCK = struct.Struct("hhqqi4x")
"""struct flock of a 64-bit kernel: type, whence, start, length, process (0 for a lock of an open file)."""


def credentials(connection: socket.socket) -> tuple[int, int]:
    """Return process and user at the other end, as they were when it connected; the process is 0 if unseen."""
    found = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size)
    pid, uid, _ = _PEER.unpack(found)
    return pid, uid


class TooMany(Exception):
    """The user on standard input has all the sessions that one may have."""


def take(privilege: str, place: str = PLACE) -> tuple[int, ...]:
    """Take a slot for the user on standard input; return the descriptors that have to stay open to keep it.

    Raises `TooMany` if none is left. Where nothing can be counted, as in a full or read-only /run, there is no
    limit but that of the socket.
    """
    try:
        with socket.socket(fileno=os.dup(0)) as connection:
            _, uid = credentials(connection)
        fd = _file(place)
    except OSError:
        return ()
    kind = CLASSES.index(privilege)
    first = (counted_as(uid) * len(CLASSES) + kind) * SLOTS
    if _lock(fd, first):
        return (fd,)
    shared = _USERS * len(CLASSES) * SLOTS + kind * SHARED
    for begin, count in ((first + 1, SLOTS - 1), (shared, SHARED)):
        if not any(_lock(fd, begin + number) for number in range(count)):
            raise TooMany
    return (fd,)


def counted_as(uid: int, subordinates: str = SUBORDINATES) -> int:
    """Return the number whose slots *uid* takes: that of all subordinate users of one owner is their first.

    With newuidmap(1) a user has 65,536 of them to connect as. Those of root are left alone: no user has them, and
    their range may contain users of a network.
    """
    try:
        with open(subordinates, encoding="utf-8", errors="replace") as file:
            text = file.read(_SUBORDINATES_LIMIT)
    except OSError:
        return uid
    firsts: dict[str, int] = {}
    for line in text.splitlines():
        owner, start, count = (*line.split(":"), "", "")[:3]
        if owner not in ("", "root", "0") and start.isdecimal() and count.isdecimal():
            first = firsts.setdefault(owner, int(start))
            if int(start) <= uid < int(start) + int(count):
                return first
    return uid


def _file(place: str) -> int:
    """Return the file, open; it stays so. Raises OSError."""
    with suppress(FileExistsError):
        os.mkdir(place, 0o755)
    folder = os.open(place, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        return os.open(NAME, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600, dir_fd=folder)
    finally:
        os.close(folder)


def _lock(fd: int, byte: int) -> bool:
    """Lock one byte of the open file; return whether it was free. Raises OSError."""
    try:
        fcntl.fcntl(fd, fcntl.F_OFD_SETLK, _FLOCK.pack(fcntl.F_WRLCK, os.SEEK_SET, byte, 1, 0))
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            return False
        raise
    return True
