"""Settings that people read and write, too: a directory of root's in /etc, and locks between processes.

Stricter than `files`: what is not root's alone is not skipped but reported, because a user is waiting for it to
have an effect (security-requirements.md R15).
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Protocol

from disktune_contract.sentence import Sentence
from disktune_helper.system import held_files
from disktune_helper.system.files import UNFINISHED, checked, replace_file

CONFIG_LIMIT = 64 << 10
"""Bytes; the whole catalogue with remarks has a tenth of that."""
_STEP_S = 0.05
"""How often a lock is tried that another one has."""


class Untrusted(Exception):
    """Another user could have written it, or it is not what it should be; the sentence names it."""


class ConfigFolder(Protocol):
    """A tree of text files, one level deep. *path* is ``system.conf`` or ``drives/NAME``."""

    def read(self, path: str) -> str | None:
        """Return a file, None if there is none; raises `Untrusted` or OSError."""

    def replace(self, path: str, text: str) -> None:
        """Write a file whole or not at all; raises `Untrusted` or OSError."""

    def remove(self, path: str) -> None:
        """Remove a file if it is there; raises `Untrusted` or OSError."""

    def names(self, folder: str) -> list[str]:
        """Return the entries of ``""`` or of a folder, sorted, without unfinished files; raises `Untrusted`."""


class RootConfig:
    """A directory of root's below /etc. Bytes that are no UTF-8 come and go as lone surrogates."""

    def __init__(self, path: str) -> None:
        self._path = path

    def read(self, path: str) -> str | None:
        try:
            fd = self.opened(path)
        except FileNotFoundError:
            return None
        try:
            found = os.fstat(fd)
            self._demand(
                stat.S_ISREG(found.st_mode),
                Sentence("{file} is not used: link or wrong kind of file.", file=self._shown(path)),
            )
            self._demand_roots(found, path)
            self._demand(
                found.st_size <= CONFIG_LIMIT,
                Sentence(
                    "{file} is not used: over {most} KiB.",
                    file=self._shown(path),
                    most=CONFIG_LIMIT >> 10,
                ),
            )
            with open(fd, "rb", closefd=False) as file:
                return file.read(CONFIG_LIMIT).decode("utf-8", "surrogateescape")
        finally:
            os.close(fd)

    def opened(self, path: str) -> int:
        """Return a descriptor for reading a file; raises `Untrusted` or OSError."""
        folder, _, name = path.rpartition("/")
        where = self._open(folder)
        try:
            flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK
            return os.open(checked(name), flags, dir_fd=where)
        except FileNotFoundError:
            raise
        except OSError:
            self._demand(
                not _is_link(where, name),
                Sentence("{file} is not used: link or wrong kind of file.", file=self._shown(path)),
            )
            raise
        finally:
            os.close(where)

    def replace(self, path: str, text: str) -> None:
        # An existing file that was not root's is not replaced, either: the user who put it there should be asked.
        self.read(path)
        folder, _, name = path.rpartition("/")
        where = self._open(folder, create=True)
        try:
            replace_file(where, checked(name), text.encode("utf-8", "surrogateescape"))
        finally:
            os.close(where)

    def remove(self, path: str) -> None:
        if self.read(path) is None:
            return
        folder, _, name = path.rpartition("/")
        where = self._open(folder)
        try:
            with suppress(FileNotFoundError):
                os.unlink(checked(name), dir_fd=where)
            os.fsync(where)
        finally:
            os.close(where)

    def names(self, folder: str) -> list[str]:
        try:
            where = self._open(folder)
        except FileNotFoundError:
            return []
        try:
            return sorted(name for name in os.listdir(where) if not name.endswith(UNFINISHED))
        finally:
            os.close(where)

    def _open(self, folder: str, *, create: bool = False) -> int:
        """Open the directory, or *folder* in it, and prove each to be root's; raises FileNotFoundError."""
        above, _, last = self._path.rpartition("/")
        steps = [last, *([checked(folder)] if folder else [])]
        where = os.open(above or "/", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        for depth, step in enumerate(steps):
            shown = "/".join(steps[1 : depth + 1])
            try:
                inner = self._step(where, step, shown, create=create)
            finally:
                os.close(where)
            where = inner
        return where

    def _step(self, where: int, step: str, shown: str, *, create: bool) -> int:
        if create:
            with suppress(FileExistsError):
                os.mkdir(step, 0o755, dir_fd=where)
                if stat.S_IMODE(os.stat(step, dir_fd=where).st_mode) != 0o755:  # as in `replace_file`
                    os.chmod(step, 0o755, dir_fd=where)  # noqa: S103  # every user may read it
                os.fsync(where)
        try:
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
            inner = os.open(step, flags, dir_fd=where)
        except OSError as error:
            # A link is ENOTDIR or ELOOP, by kernel and file system.
            self._demand(
                error.errno not in (errno.ENOTDIR, errno.ELOOP),
                Sentence("{file} is not used: link or wrong kind of file.", file=self._shown(shown)),
            )
            raise
        try:
            self._demand_roots(os.fstat(inner), shown)
        except Untrusted:
            os.close(inner)
            raise
        return inner

    def _demand_roots(self, found: os.stat_result, path: str) -> None:
        self._demand(
            found.st_uid == 0,
            Sentence("{file} is not used: only root may own and write it.", file=self._shown(path)),
        )
        self._demand(
            not found.st_mode & 0o022,
            Sentence(
                "{file} is not used: only root may own and write it.",
                file=self._shown(path),
            ),
        )

    def _demand(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Untrusted(otherwise)

    def _shown(self, path: str) -> str:
        return f"{self._path}/{path}".rstrip("/")


def _is_link(folder: int, name: str) -> bool:
    try:
        return stat.S_ISLNK(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode)
    except OSError:
        return False


class HeldConfig(RootConfig):
    """The same for a process that is no longer root's: another one writes, and reads where users may not."""

    def opened(self, path: str) -> int:
        try:
            return super().opened(path)
        except PermissionError:
            return held_files.opened("OWN_FILE", held_files.words(self._path, path))

    def replace(self, path: str, text: str) -> None:
        # What is not root's alone is named here; the other process would only refuse.
        self.read(path)
        held_files.changed("save", self._path, path, "", text)

    def remove(self, path: str) -> None:
        if self.read(path) is not None:
            held_files.changed("forget", self._path, path)


def config_of_root(path: str) -> RootConfig:
    """Return a directory of settings, which this process writes or has written."""
    return HeldConfig(path) if held_files.are_held() else RootConfig(path)


class MemoryConfig:
    """The same for a program that is not root: what is saved ends with it."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}

    def read(self, path: str) -> str | None:
        return self.files.get(path)

    def replace(self, path: str, text: str) -> None:
        self.files[path] = text

    def remove(self, path: str) -> None:
        self.files.pop(path, None)

    def names(self, folder: str) -> list[str]:
        prefix = f"{folder}/" if folder else ""
        return sorted(path[len(prefix) :] for path in self.files if path.rpartition("/")[0] == folder)


# -- one at a time -----------------------------------------------------------------------------------------


class Locks(Protocol):
    """Locks by name, between threads and between processes."""

    def hold(self, name: str, patience_s: float) -> AbstractContextManager[bool]:
        """Take a lock, waiting for at most *patience_s* seconds; gives whether it was taken."""


class RootLocks:
    """Locks that end with their process, in a directory of root's.

    They are files of their own that only root can open: a process that can read a file could lock it forever.
    """

    def __init__(self, path: str) -> None:
        self._path = path

    @contextmanager
    def hold(self, name: str, patience_s: float) -> Iterator[bool]:
        deadline = time.monotonic() + patience_s
        while (fd := self.taken(name)) is None and time.monotonic() < deadline:
            time.sleep(_STEP_S)
        try:
            yield fd is not None
        finally:
            if fd is not None:
                os.close(fd)

    def taken(self, name: str) -> int | None:
        """Return a descriptor that holds a lock, None if another one does; raises OSError."""
        with suppress(FileExistsError):
            os.mkdir(self._path, 0o755)
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
        fd = os.open(f"{self._path}/{checked(name)}.lock", flags, 0o600)
        if _try_lock(fd):
            return fd
        os.close(fd)
        return None


def _try_lock(fd: int) -> bool:
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class HeldLocks:
    """The same in another process, which ends with this one."""

    def __init__(self, path: str) -> None:
        self._path = path

    @contextmanager
    def hold(self, name: str, patience_s: float) -> Iterator[bool]:
        number = held_files.next_number()
        deadline = time.monotonic() + patience_s
        rest = number + held_files.words(self._path, name)
        while not (held := bool(held_files.asked("LOCK", rest))) and time.monotonic() < deadline:
            time.sleep(_STEP_S)
        try:
            yield held
        finally:
            if held:
                held_files.asked("UNLOCK", number)


def locks_of_root(path: str) -> Locks:
    """Return locks that this process holds or has held."""
    return HeldLocks(path) if held_files.are_held() else RootLocks(path)


class MemoryLocks:
    """The same within one process."""

    def __init__(self) -> None:
        self._locks: dict[str, threading.Lock] = {}

    @contextmanager
    def hold(self, name: str, patience_s: float) -> Iterator[bool]:
        lock = self._locks.setdefault(checked(name), threading.Lock())
        held = lock.acquire(timeout=patience_s)
        try:
            yield held
        finally:
            if held:
                lock.release()
