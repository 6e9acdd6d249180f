"""Where root keeps what has to be remembered: small files in directories that only root can write.

Paths are fixed in `disktune_contract.folders`; names inside are this program's own. Files are replaced
atomically: temporary file in the same directory, fsync, rename, fsync of the directory (security-requirements.md
R15).
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from disktune_contract.patterns import pattern_of

_NAME = pattern_of(r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}")
_SIZE_LIMIT = 4 << 20
UNFINISHED = ".new"


class Folder(Protocol):
    """A directory of small text files."""

    def read(self, name: str) -> str:
        """Return a file; empty if it does not exist, cannot be read or cannot be trusted."""

    def text(self, name: str) -> str | None:
        """Return a file, None if it does not exist; raises OSError (EPERM: someone else could have written it)."""

    def append(self, name: str, text: str, *, settled: bool = True) -> None:
        """Add *text* to a file, durably, or so that `settle` has to follow; raises OSError."""

    def settle(self, name: str) -> None:
        """Have all that was added to a file on the disk; raises OSError."""

    def replace(self, name: str, text: str, *, private: bool = False) -> None:
        """Write a file whole or not at all, for only root to read if *private*; raises OSError."""

    def remove(self, name: str) -> None:
        """Remove a file if it is there."""

    def rename(self, old: str, new: str) -> bool:
        """Give a file another name; return False if there is none of the old name. Raises OSError."""

    def discard(self, name: str) -> bool:
        """Remove a file; return whether it was there. Raises OSError."""

    def set_aside(self, name: str, older: str, limit: int) -> None:
        """Give a file of more than *limit* bytes the name *older*, in place of what has that; raises OSError."""

    def listed(self) -> list[str]:
        """Return the files, sorted, none if the directory does not exist; raises OSError if it cannot be read."""

    def names(self) -> list[str]:
        """Return the files, sorted, none if they cannot be seen."""

    def sweep(self, prefix: str) -> list[str]:
        """Put out of sight what begins with *prefix* and is never listed; return its names. Raises OSError."""

    def exists(self) -> bool:
        """Return whether the directory is there: in a sandbox those of the machine are not."""

    def below(self, name: str) -> Folder:
        """Return a directory of its own in this one; the first file that is written there creates it."""


_UNWRITABLE = frozenset({errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EACCES, errno.EPERM, errno.EIO})


class NotWritten(OSError):
    """The directory, its ``filename``, cannot be written to."""

    @property
    def sentence(self) -> str:
        """What that means, and what to do."""
        from disktune_contract.sentence import Sentence  # noqa: PLC0415  # what keeps a trial starts with little

        if self.errno in (errno.ENOSPC, errno.EDQUOT):
            return Sentence(
                "{file} cannot be written. Free some space: {reason}.",
                file=self.filename,
                reason=self.strerror,
            )
        return Sentence(
            "{file} cannot be written. Make it writable: {reason}.",
            file=self.filename,
            reason=self.strerror,
        )


@contextmanager
def writing(place: str) -> Iterator[None]:
    """Name the directory in errors that are about all of it."""
    try:
        yield
    except OSError as error:
        if error.errno in _UNWRITABLE:
            raise NotWritten(error.errno, os.strerror(error.errno), place) from error
        raise


class RootFolder:
    """A directory that belongs to root and is written by no other user."""

    def __init__(self, path: str) -> None:
        self._path = path

    def read(self, name: str) -> str:
        try:
            return self.text(name) or ""
        except OSError:
            return ""

    def text(self, name: str) -> str | None:
        try:
            fd = self.opened(name)
        except FileNotFoundError:
            return None
        with open(fd, encoding="utf-8", errors="replace") as file:
            found = os.fstat(fd)
            # Any other user who could have written it might choose what root restores onto a drive.
            if found.st_uid != 0 or found.st_mode & 0o022:
                raise PermissionError(errno.EPERM, "Another user could have written it")
            if found.st_size > _SIZE_LIMIT:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            return file.read()

    def opened(self, name: str) -> int:
        """Return a descriptor for reading a file; raises OSError."""
        folder = self._open()
        try:
            return os.open(checked(name), os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
        finally:
            os.close(folder)

    def append(self, name: str, text: str, *, settled: bool = True) -> None:
        with writing(self._path):
            self._append(name, text, settled=settled)

    def settle(self, name: str) -> None:
        # fsync(2) writes back what was added through any descriptor of the file.
        with writing(self._path):
            self._append(name, "", settled=True)

    def _append(self, name: str, text: str, *, settled: bool) -> None:
        folder = self._open(create=True)
        try:
            flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
            fd = os.open(checked(name), flags, 0o644, dir_fd=folder)
        finally:
            os.close(folder)
        try:
            _write_whole(fd, text.encode())
            if settled:
                os.fsync(fd)
        finally:
            os.close(fd)

    def replace(self, name: str, text: str, *, private: bool = False) -> None:
        with writing(self._path):
            folder = self._open(create=True)
            try:
                replace_file(folder, checked(name), text.encode(), 0o600 if private else 0o644)
            finally:
                os.close(folder)

    def remove(self, name: str) -> None:
        try:
            folder = self._open()
        except OSError:
            return
        try:
            with suppress(FileNotFoundError), writing(self._path):
                os.unlink(checked(name), dir_fd=folder)
        finally:
            os.close(folder)

    def rename(self, old: str, new: str) -> bool:
        folder = self._open()
        try:
            with writing(self._path):
                os.rename(checked(old), checked(new), src_dir_fd=folder, dst_dir_fd=folder)
        except FileNotFoundError:
            return False
        finally:
            os.close(folder)
        return True

    def discard(self, name: str) -> bool:
        folder = self._open()
        try:
            with writing(self._path):
                os.unlink(checked(name), dir_fd=folder)
        except FileNotFoundError:
            return False
        finally:
            os.close(folder)
        return True

    def set_aside(self, name: str, older: str, limit: int) -> None:
        folder = self._open()
        try:
            # Several helpers may find the file full at once, and the second would set a nearly empty one aside. A
            # line that is being added meanwhile goes along with the file.
            flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
            with open(os.open(f"{checked(name)}.lock", flags, 0o600, dir_fd=folder), "rb") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                with suppress(FileNotFoundError):  # set aside by another just now
                    if os.stat(name, dir_fd=folder, follow_symlinks=False).st_size > limit:
                        os.rename(name, checked(older), src_dir_fd=folder, dst_dir_fd=folder)
                        os.fsync(folder)
        finally:
            os.close(folder)

    def listed(self) -> list[str]:
        try:
            found = os.listdir(self._path)
        except FileNotFoundError:
            return []
        # Another helper may be about to rename a file that it is still writing.
        return sorted(name for name in found if _NAME.fullmatch(name) and not name.endswith(UNFINISHED))

    def names(self) -> list[str]:
        try:
            return self.listed()
        except OSError:
            return []

    def sweep(self, prefix: str) -> list[str]:
        try:
            found = sorted(name for name in os.listdir(self._path) if name.startswith(prefix))
        except FileNotFoundError:
            return []
        strays = [name for name in found if not _NAME.fullmatch(name) or name.endswith(UNFINISHED)]
        if not strays:
            return []
        folder = self._open()
        try:
            with writing(self._path):
                for name in strays:
                    if name.endswith(UNFINISHED):
                        # Earlier versions wrote under such a name, and a power cut left it.
                        os.unlink(name, dir_fd=folder)
                    else:
                        os.rename(name, b"." + os.fsencode(name)[:254], src_dir_fd=folder, dst_dir_fd=folder)
        finally:
            os.close(folder)
        return strays

    def exists(self) -> bool:
        return os.path.isdir(self._path)

    def below(self, name: str) -> RootFolder:
        return RootFolder(f"{self._path}/{checked(name)}")

    def _open(self, *, create: bool = False) -> int:
        if create:
            with suppress(FileExistsError):
                os.mkdir(self._path, 0o755)
        return os.open(self._path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)


class MemoryFolder:
    """The same for a program that is not root: what it remembers ends with it."""

    def __init__(self) -> None:
        self._files: dict[str, str] = {}
        self._below: dict[str, MemoryFolder] = {}

    def read(self, name: str) -> str:
        return self._files.get(checked(name), "")

    def text(self, name: str) -> str | None:
        return self._files.get(checked(name))

    def append(self, name: str, text: str, *, settled: bool = True) -> None:  # noqa: ARG002
        self._files[name] = self.read(name) + text

    def settle(self, name: str) -> None:
        pass

    def replace(self, name: str, text: str, *, private: bool = False) -> None:  # noqa: ARG002
        self._files[checked(name)] = text

    def remove(self, name: str) -> None:
        self._files.pop(name, None)

    def rename(self, old: str, new: str) -> bool:
        if old not in self._files:
            return False
        self._files[new] = self._files.pop(old)
        return True

    def discard(self, name: str) -> bool:
        return self._files.pop(name, None) is not None

    def set_aside(self, name: str, older: str, limit: int) -> None:
        if len(self.read(name).encode()) > limit:
            self._files[older] = self._files.pop(name)

    def listed(self) -> list[str]:
        return self.names()

    def names(self) -> list[str]:
        return sorted(self._files)

    def sweep(self, prefix: str) -> list[str]:  # noqa: ARG002
        return []

    def exists(self) -> bool:
        return True

    def below(self, name: str) -> MemoryFolder:
        return self._below.setdefault(checked(name), MemoryFolder())


def checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(f"not a name of DiskTune's files: {name!r}")
    return name


def replace_file(folder: int, name: str, data: bytes, mode: int = 0o644) -> None:
    """Give the file *name* in an open directory new contents, whole or not at all; raises OSError."""
    # Hidden: systemd watches for the names of some, and no program would remove what a power cut has left.
    temporary = f".{name}{UNFINISHED}"
    with suppress(FileNotFoundError):
        os.unlink(temporary, dir_fd=folder)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    fd = os.open(temporary, flags, mode, dir_fd=folder)
    try:
        try:
            _write_whole(fd, data)
            # By the umask of a shell of root's. A confined process has its own, and changes no modes.
            if stat.S_IMODE(os.fstat(fd).st_mode) != mode:
                os.fchmod(fd, mode)
            os.fsync(fd)
        finally:
            os.close(fd)
        os.rename(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        with suppress(OSError):
            os.unlink(temporary, dir_fd=folder)
        raise
    os.fsync(folder)


def _write_whole(fd: int, data: bytes) -> None:
    """Write all of *data*; raises OSError. A disk that is filling up first takes less than it was given."""
    while data:
        data = data[os.write(fd, data) :]
