"""This machine behind the interface of `disktune_helper.system.ports`: programs, scratch files,
noise.
"""

from __future__ import annotations

import errno
import fcntl
import mmap
import os
import selectors
import shutil
import signal
import stat
import time
from collections.abc import Sequence
from contextlib import suppress

from disktune_contract.measuring.workload import Sync
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_helper.system import programs
from disktune_helper.system.companion import starting
from disktune_helper.system.companion.new_process import powerless, signal_group, wrapped
from disktune_helper.system.ports import BenchDirectory, Child, Ended, FolderLook, Scratch

# -- programs that are started and listened to -------------------------------------------------------------

SAID_LIMIT = 4096
"""Characters kept of what a program prints on standard error."""


class SystemChild:
    """A process in a group of its own."""

    def __init__(self, arguments: Sequence[str], fds: Sequence[int]) -> None:
        self._process = starting.start(arguments, fds)
        self._said = b""
        self._selector = selectors.DefaultSelector()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
                self._selector.register(pipe, selectors.EVENT_READ)

    def read(self, timeout_s: float) -> bytes | None:
        if not self._selector.get_map():
            return None
        out = b""
        for key, _ in self._selector.select(timeout_s):
            try:
                part = os.read(key.fd, 1 << 18)
            except BlockingIOError:
                continue
            if not part:
                self._selector.unregister(key.fileobj)
            elif key.fileobj is self._process.stdout:
                out += part
            else:
                self._said = (self._said + part)[-SAID_LIMIT:]
        return out if out or self._selector.get_map() else None

    def said(self) -> str:
        return self._said.decode("utf-8", "replace").strip()

    def interrupt(self) -> None:
        # fio takes it like SIGINT. A helper of root's ignores that one, and so would its children at first.
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def wait(self) -> Ended:
        ended = self._ended()
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        return ended

    def _ended(self) -> Ended:
        process = self._process
        if isinstance(process, starting.RemoteProgram):
            status = process.wait()
            process.close()
            return Ended(status, process.processor_s)
        _, raw, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(raw)
        return Ended(process.returncode, usage.ru_utime + usage.ru_stime)

    def _signal(self, number: int) -> None:
        # Not waited for yet, so the number is still its own.
        if self._process.returncode is not None:
            return
        if isinstance(self._process, starting.RemoteProgram):
            (self._process.terminate if number == signal.SIGTERM else self._process.kill)()
        else:
            signal_group(self._process.pid, number)


# -- data that no drive and no file system can compress ----------------------------------------------------
#
# They are random, and no two blocks of a file are alike.
#
# Drawing it for every write would take longer than a fast drive needs for it. So it is drawn for a few writes,
# and every block of every write gets a number of its own: nothing compresses it, and nothing finds the same block
# twice.

BLOCK_BYTES = 4096
"""The unit in which file systems search for duplicate data; direct requests want this alignment, too."""
_NUMBER_BYTES = 8
_DIFFERENT = 2
"""Writes until the same random bytes come again: farther apart than any compression looks back."""


class Noise:
    """Buffers of random bytes, one after the other."""

    def __init__(self, length: int) -> None:
        """*length* is that of one write, a multiple of `BLOCK_BYTES`."""
        self._length = length
        self._buffers = [mmap.mmap(-1, length) for _ in range(_DIFFERENT)]
        for buffer in self._buffers:
            buffer[:] = os.urandom(length)
        self._count = 0

    def draw(self) -> memoryview:
        """Return what is to be written next. It stays as it is until the call after the next one."""
        self._count += 1
        buffer = self._buffers[self._count % _DIFFERENT]
        blocks = self._length // BLOCK_BYTES
        # Blocks of one write differ already; the number of the write makes them differ from those of all others.
        for place, value in enumerate(self._count.to_bytes(_NUMBER_BYTES, "little")):
            buffer[place::BLOCK_BYTES] = bytes([value]) * blocks
        return memoryview(buffer)


# -- a file without a name, and a directory of our own -----------------------------------------------------
#
# They are made in the user's directory, and cannot be left behind.
#
# The real `Scratch` and `BenchDirectory` of `disktune_helper.system.ports`.

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
        # EOPNOTSUPP is what the manual promises; kernels before it return EISDIR, network file systems EINVAL or
        # ENOSYS.
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS):
            raise
    path = os.path.join(folder, f".disktune-{os.getpid()}-{time.monotonic_ns()}.tmp")
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    os.unlink(path)
    return fd


class SystemBenchDirectory:
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
    """Remove directories of ours that no process has locked."""
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


# -- this machine behind the interface of `disktune_helper.system.ports` -----------------------------------
#
# Loaded when it is first needed.

PLACES = ("/usr/bin", "/usr/sbin")
"""Where distributions put programs. Nothing else is searched: the search path is its user's."""

_VERSION_BYTES = 64 << 10
_VERSION = pattern_of(r"^fio-\d|Version:? \d")


class SystemFileBenchPorts:
    """This machine."""

    def find(self, program: str) -> str:
        for place in PLACES:
            path = f"{place}/{program}"
            if os.access(path, os.X_OK):
                return path
        return ""

    def version(self, path: str) -> str:
        # bonnie++ knows no such option, and names its version at the end of its usage.
        flag = "-h" if path.endswith("bonnie++") else "--version"
        try:
            printed, said, _ = programs.heard(_as_nobody([path, flag]), 10, keep_bytes=_VERSION_BYTES)
        except OSError:
            return ""
        lines = (printed + said).decode("utf-8", "replace").splitlines()
        return next((line.strip()[:80] for line in lines if _VERSION.search(line)), "")

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        return SystemChild([*reduced(), *arguments], fds)

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        if not starting.by_root():
            # A user who was given the drive to read.
            return SystemChild(arguments, fds)
        return SystemChild(wrapped(arguments), fds)

    def look(self, folder: str) -> FolderLook:
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            with open(f"/proc/self/fdinfo/{fd}", encoding="ascii") as file:
                mount = next(line.split()[1] for line in file if line.startswith("mnt_id:"))
            room = os.fstatvfs(fd)
            path = os.readlink(f"/proc/self/fd/{fd}")
        finally:
            os.close(fd)
        return FolderLook(
            path=path,
            mount=int(mount),
            free_bytes=room.f_bavail * room.f_frsize,
            size_bytes=room.f_blocks * room.f_frsize,
            writable=os.access(path, os.W_OK | os.X_OK) and stat.S_ISDIR(os.stat(path).st_mode),
        )

    def is_root(self) -> bool:
        return os.geteuid() == 0

    def why_not(self) -> str:
        if os.geteuid() == 0 and {"SUDO_UID", "PKEXEC_UID"} & os.environ.keys():
            return Sentence("Files are measured as their owner. Start DiskTune without sudo.")
        return ""

    def nest(self, folder: str) -> BenchDirectory:
        return SystemBenchDirectory(folder)

    def scratch(self, folder: str) -> Scratch:
        return SystemScratch(unnamed(folder))


def _as_nobody(arguments: Sequence[str]) -> list[str]:
    """Return how to start a program so that no user's files are within its reach, if root starts it."""
    if not starting.by_root():
        return list(arguments)
    return powerless(arguments)


def reduced() -> list[str]:
    """Return what to start a program with so that it has no privilege of its own, nothing for an ordinary user.

    Who logs in as root runs the window and all its children as root; a program of others then gets no capability
    with it, and can gain none.
    """
    if os.geteuid() != 0:
        return []
    return ["/usr/bin/setpriv", "--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all", "--no-new-privs"]
