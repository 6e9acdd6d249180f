"""What file benchmarks need of the system: programs to start, and a file in the user's directory.

An interface and the one implementation that is real, as in `disktune_helper.ports`; loaded when the first such
benchmark is asked for.
"""

from __future__ import annotations

import os
import re
import selectors
import signal
import stat
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from disktune_contract.record import record
from disktune_contract.workload import Sync
from disktune_helper.bench.scratch import SystemNest, SystemScratch, unnamed
from disktune_helper.environment import ENVIRONMENT

PLACES = ("/usr/bin", "/usr/sbin")
"""Where distributions put programs. Nothing else is looked at: the search path is its user's."""

POLL_S = 0.1
MERCY_S = 2.0
"""How long a program that was asked to end gets to do so."""
SAID_LIMIT = 4096
"""Characters kept of what a program says on standard error."""

_VERSION = re.compile(r"^fio-\d|Version:? \d")


@record
class FolderLook:
    """What the system says of a directory."""

    path: str
    """With symbolic links followed."""
    mount: int
    """Number of its mount, the first column of /proc/self/mountinfo."""
    free_bytes: int
    """Free to this user."""
    size_bytes: int
    writable: bool


@record
class Ended:
    """How a program ended: its exit status, negative for a signal, and the processor time that it used."""

    status: int
    processor_s: float


class Child(Protocol):
    """A program that runs. It is waited for exactly once."""

    def read(self, timeout_s: float) -> bytes | None:
        """Return what it has printed, ``b""`` if nothing in that time, None when it will print no more."""

    def said(self) -> str:
        """Return the last of what it said on standard error."""

    def interrupt(self) -> None:
        """Ask it to end and to say what it has so far."""

    def kill(self) -> None:
        """End it."""

    def wait(self) -> Ended:
        """Wait for its end."""


class Scratch(Protocol):
    """A file that has no name, or none for longer than a moment, and so cannot be left behind."""

    argument: str
    """The path by which a child finds it."""
    fds: tuple[int, ...]
    """What the child has to inherit for that."""

    def size_bytes(self) -> int:
        """Return how much there is of it."""

    def write_at(self, offset: int, data: bytes) -> None:
        """Write; raises OSError."""

    def empty(self) -> None:
        """Let it have no content."""

    def forget(self) -> None:
        """Write back and drop what the kernel has cached of it."""

    def warm(self, length: int) -> None:
        """Read the beginning into the kernel's cache."""

    def sync(self, kind: Sync) -> None:
        """Wait until it is on the drive: `Sync.FDATASYNC` its data, `Sync.FSYNC` its entry too."""

    def share(self) -> Scratch:
        """Return the same file once more, to be closed by itself."""

    def close(self) -> None:
        """Let it go."""


class Nest(Protocol):
    """A directory of our own below the user's."""

    path: str

    def clear(self) -> None:
        """Remove everything in it; raises OSError."""

    def close(self) -> None:
        """Remove it."""


class Outside(Protocol):
    """The system as file benchmarks see it."""

    def find(self, program: str) -> str:
        """Return the path of a program, empty if it is not installed."""

    def version(self, path: str) -> str:
        """Return the line in which a program names its version; empty if it does not."""

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        """Start a program; raises OSError."""

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        """Start a program that may read every drive and write none; raises OSError."""

    def look(self, folder: str) -> FolderLook:
        """Return what the system says of a directory; raises OSError."""

    def is_root(self) -> bool:
        """Return whether programs are started as root, without its capabilities."""

    def why_not(self) -> str:
        """Return the sentence that says why no program may be started and no file made, empty if they may."""

    def scratch(self, folder: str) -> Scratch:
        """Make a file in *folder*; raises OSError."""

    def nest(self, folder: str) -> Nest:
        """Make a directory in *folder*, after clearing away what dead helpers have left there; raises OSError."""


class SystemChild:
    """A process in a group of its own."""

    def __init__(self, arguments: Sequence[str], fds: Sequence[int]) -> None:
        self._process = subprocess.Popen(
            list(arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            cwd="/",
            pass_fds=tuple(fds),
            start_new_session=True,
        )
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
        _, status, usage = os.wait4(self._process.pid, 0)
        self._process.returncode = os.waitstatus_to_exitcode(status)
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        return Ended(self._process.returncode, usage.ru_utime + usage.ru_stime)

    def _signal(self, number: int) -> None:
        # Not waited for yet, so the number is still its own.
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)


class SystemOutside:
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
            done = subprocess.run(
                _as_nobody([path, flag]),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                env=ENVIRONMENT,
                timeout=10,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return ""
        lines = (done.stdout + done.stderr).decode("utf-8", "replace").splitlines()
        return next((line.strip()[:80] for line in lines if _VERSION.search(line)), "")

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        return SystemChild([*reduced(), *arguments], fds)

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        if os.geteuid() != 0:
            # A user who was given the drive to read.
            return SystemChild(arguments, fds)
        from disktune_helper.bench.nobody import NobodysChild, wrapped  # noqa: PLC0415  # it imports this module

        return NobodysChild(wrapped(arguments), fds)

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
            return "Files are measured as the user that they belong to. Start DiskTune without sudo."
        return ""

    def nest(self, folder: str) -> Nest:
        return SystemNest(folder)

    def scratch(self, folder: str) -> Scratch:
        return SystemScratch(unnamed(folder))


def end(child: Child, clock: Callable[[], float]) -> Ended:
    """See to it that a program ends, by force if need be, and wait for that."""
    deadline: float | None = None
    while child.read(POLL_S) is not None:
        now = clock()
        if deadline is None:
            child.interrupt()
            deadline = now + MERCY_S
        elif now > deadline:
            child.kill()
            deadline = now + MERCY_S
    return child.wait()


def _as_nobody(arguments: Sequence[str]) -> list[str]:
    """Return what to start a program with so that no file of anybody's is within its reach, if this is root."""
    if os.geteuid() != 0:
        return list(arguments)
    from disktune_helper.bench.nobody import powerless  # noqa: PLC0415  # it imports this module

    return powerless(arguments)


def reduced() -> list[str]:
    """Return what to start a program with so that it has no privilege of its own, nothing for an ordinary user.

    Who logs in as root runs the window and all its children as root; a program of others then gets no capability
    with it, and can gain none.
    """
    if os.geteuid() != 0:
        return []
    return ["/usr/bin/setpriv", "--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all", "--no-new-privs"]
