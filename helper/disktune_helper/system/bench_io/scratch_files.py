"""What is made in the user's directory, and cannot be left behind: a file without a name, a directory of our own.

The real `Scratch` and `Nest` of `disktune_helper.system.file_bench_ports`.
"""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import time
from contextlib import suppress

from disktune_contract.measuring.workload import Sync

CHUNK_BYTES = 4 << 20
NEST = ".disktune-bonnie-"


class SystemScratch:
    """A file without a name (O_TMPFILE); where the file system has no such thing, one that loses it at once."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self.argument = f"/proc/self/fd/{fd}"
        self.fds: tuple[int, ...] = (fd,)

    def share(self) -> SystemScratch:
        return SystemScratch(os.dup(self._fd))

    def size_bytes(self) -> int:
        return os.fstat(self._fd).st_size

    def write_at(self, offset: int, data: bytes | memoryview) -> None:
        view = memoryview(data)
        while view:
            written = os.pwrite(self._fd, view, offset)
            view, offset = view[written:], offset + written

    def bypass_cache(self) -> None:
        flags = fcntl.fcntl(self._fd, fcntl.F_GETFL)
        fcntl.fcntl(self._fd, fcntl.F_SETFL, flags | os.O_DIRECT)

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)

    def empty(self) -> None:
        os.ftruncate(self._fd, 0)

    def forget(self) -> None:
        os.fdatasync(self._fd)
        os.posix_fadvise(self._fd, 0, 0, os.POSIX_FADV_DONTNEED)

    def warm(self, length: int) -> None:
        for offset in range(0, length, CHUNK_BYTES):
            os.pread(self._fd, CHUNK_BYTES, offset)

    def sync(self, kind: Sync) -> None:
        (os.fdatasync if kind is Sync.FDATASYNC else os.fsync)(self._fd)

    def close(self) -> None:
        os.close(self._fd)


def unnamed(folder: str) -> int:
    """Return a new file in *folder* that has no name, or no longer; raises OSError."""
    try:
        return os.open(folder, os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except (PermissionError, FileNotFoundError, NotADirectoryError):
        raise
    except OSError as error:
        # EOPNOTSUPP is what the manual promises, kernels before it say EISDIR, network file systems EINVAL or
        # ENOSYS.
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS):
            raise
    path = os.path.join(folder, f".disktune-{os.getpid()}-{time.monotonic_ns()}.tmp")
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    os.unlink(path)
    return fd


class SystemNest:
    """A directory that is locked as long as it is in use."""

    def __init__(self, folder: str) -> None:
        _clear_away(folder)
        self.path = os.path.join(folder, f"{NEST}{os.getpid()}-{time.monotonic_ns()}")
        os.mkdir(self.path, 0o700)
        self._fd = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        with suppress(OSError):  # where the file system knows no locks, nothing is ever cleared away
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def clear(self) -> None:
        for entry in list(os.scandir(self.path)):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path)
            else:
                os.unlink(entry.path)

    def close(self) -> None:
        with suppress(OSError):
            self.clear()
            os.rmdir(self.path)
        os.close(self._fd)


def _clear_away(folder: str) -> None:
    """Remove directories of ours that nobody holds a lock on."""
    for entry in list(os.scandir(folder)):
        if not entry.name.startswith(NEST) or not entry.is_dir(follow_symlinks=False):
            continue
        with suppress(OSError):
            fd = os.open(entry.path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                if os.fstat(fd).st_uid == os.geteuid():
                    fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(entry.path)
            finally:
                os.close(fd)
