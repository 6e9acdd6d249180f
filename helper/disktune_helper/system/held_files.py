"""Root's files for a process that is no longer root's: it reads what every user may, and has the rest done.

`companion.changing_root` has what the holder of drives does for it (docs/decisions/0037).
"""

from __future__ import annotations

import errno
import os
import struct
from collections.abc import Callable, Sequence
from itertools import count

from disktune_helper.system.files import RootFolder, checked, writing

PIECE_BYTES = 12 << 10
"""What one message has of a text."""
HEAD = struct.Struct("=I")
"""Number of a text that follows in pieces, or of a lock."""
ROOM = struct.Struct("=4Q")
SEPARATOR = "\0"
YES = b"\1"

Ask = Callable[[str, bytes], tuple[bytes, Sequence[int]]]
"""Has another process do what a name of `drive_holder.HolderRequest` stands for; raises OSError."""

_ask: Ask | None = None
_numbers = count(1)


def keep_through(ask: Ask) -> None:
    """Have root's files written by *ask* from here on."""
    global _ask  # noqa: PLW0603  # a property of the process, as its user is
    _ask = ask


def are_held() -> bool:
    """Return whether another process writes root's files for this one."""
    return _ask is not None


def asked(what: str, rest: bytes) -> bytes:
    """Return what the other process answers; raises OSError."""
    assert _ask is not None  # noqa: S101  # by `are_held`
    return _ask(what, rest)[0]


def opened(what: str, rest: bytes) -> int:
    """Return the descriptor that it answers with; raises OSError, EMFILE where none can be had."""
    assert _ask is not None  # noqa: S101  # by `are_held`
    fds = _ask(what, rest)[1]
    if not fds:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    return fds[0]


def changed(what: str, place: str, name: str, other: str = "", text: str = "") -> bytes:
    """Have a file changed, with as many messages as the text takes; raises OSError."""
    number, data = next_number(), text.encode("utf-8", "surrogateescape")
    while len(data) > PIECE_BYTES:
        asked("TEXT", number + data[:PIECE_BYTES])
        data = data[PIECE_BYTES:]
    return asked("CHANGE_FILE", number + words(what, place, name, other) + SEPARATOR.encode() + data)


def next_number() -> bytes:
    """Return a number that nothing else has."""
    return HEAD.pack(next(_numbers) & 0xFFFFFFFF)


def words(*parts: str) -> bytes:
    """Return what a request begins with."""
    return SEPARATOR.join(parts).encode("utf-8", "surrogateescape")


def folder_of_root(path: str) -> RootFolder:
    """Return a directory of root's, which this process writes or has written."""
    return HeldFolder(path) if are_held() else RootFolder(path)


class HeldFolder(RootFolder):
    """A directory of root's that another process writes."""

    def opened(self, name: str) -> int:
        try:
            return super().opened(name)
        except PermissionError:
            return opened("OWN_FILE", words(self._path, name))

    def append(self, name: str, text: str, *, settled: bool = True) -> None:
        self._change("append" if settled else "add", name, "", text)

    def settle(self, name: str) -> None:
        self._change("settle", name)

    def replace(self, name: str, text: str, *, private: bool = False) -> None:
        self._change("replace-private" if private else "replace", name, "", text)

    def remove(self, name: str) -> None:
        self._change("remove", name)

    def rename(self, old: str, new: str) -> bool:
        return self._change("rename", old, new) == YES

    def discard(self, name: str) -> bool:
        return self._change("discard", name) == YES

    def set_aside(self, name: str, older: str, limit: int) -> None:
        self._change("set-aside", name, f"{checked(older)}/{limit}")

    def sweep(self, prefix: str) -> list[str]:
        found = self._change("sweep", prefix).decode("utf-8", "surrogateescape")
        return found.split(SEPARATOR) if found else []

    def below(self, name: str) -> HeldFolder:
        return HeldFolder(f"{self._path}/{checked(name)}")

    def _change(self, what: str, name: str, other: str = "", text: str = "") -> bytes:
        with writing(self._path):
            return changed(what, self._path, name, other, text)


_before: dict[str, int | OSError] = {}


def open_before(path: str) -> None:
    """Open a file for reading that this process may not open once it has left root."""
    try:
        _before[path] = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        _before[path] = error


def opened_before(path: str) -> int:
    """Return the one descriptor of it; raises the OSError that was met then."""
    if path not in _before:
        open_before(path)
    found = _before.pop(path)
    if isinstance(found, OSError):
        raise found
    return found


def kept_open() -> tuple[int, ...]:
    """Return the descriptors that are still to be asked for."""
    return tuple(one for one in _before.values() if isinstance(one, int))


def open_mount(point: str, mount: int) -> int:
    """Return a descriptor of the directory *point*, to be named and for nothing else.

    Raises OSError, ESTALE if that is not on the mount of this number (/proc/self/mountinfo, first field).
    """
    return opened("MOUNT", HEAD.pack(mount) + os.fsencode(point)) if are_held() else own_mount(point, mount)


def room(point: str) -> tuple[int, int, int, int]:
    """Return the bytes of a block of the file system at *point*; how many there are, are free, are users'.

    Raises OSError. The directories above may be closed to this process, and not to the one that is asked.
    """
    return ROOM.unpack(asked("ROOM", os.fsencode(point))) if are_held() else own_room(point)


def own_room(point: str) -> tuple[int, int, int, int]:
    """Ask in this process."""
    told = os.statvfs(point)
    return told.f_frsize, told.f_blocks, told.f_bfree, told.f_bavail


def own_mount(point: str, mount: int) -> int:
    """Open it in this process."""
    # Not opened for reading, which Landlock would refuse: it only selects the directory.
    fd = os.open(point, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        with open(f"/proc/self/fdinfo/{fd}", encoding="ascii") as file:
            found = next((int(line.split()[1]) for line in file if line.startswith("mnt_id:")), None)
        if found != mount:
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), point)
    except BaseException:
        os.close(fd)
        raise
    return fd
