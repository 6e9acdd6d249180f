"""Starting a program, or having it started by another process; every command line that root may have started.

For a confined process a companion is made before the confinement: `begin`. The companion knows the command lines
listed below and starts nothing else, whatever it is asked. Each program has a process of the companion's to
itself, which ends with it, so that one that hangs delays no other. One that measures ends with the helper; one
that changes something runs to its own end, whatever process is killed meanwhile. The companion writes the log as
well: a helper that may pass descriptors on must have no socket that takes an address.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
import re
import select
import signal
import socket
import stat
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from typing import IO, Any

from disktune_contract.patterns import FORM_OF_UUID
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_helper.system import log
from disktune_helper.system.companion import new_process
from disktune_helper.system.companion.new_process import powerless, signal_group, wrapped
from disktune_helper.system.privilege import ENVIRONMENT

# -- every command line that a helper of root's may have started -------------------------------------------
#
# They are data. A program that is not here is not started, whichever process asks for it, and neither is one with
# another argument (security-requirements.md R13, R14).

_ARRAY = r"md[_0-9][a-z0-9_]{0,15}"
_DRIVE = r"[a-z][a-z0-9_]{0,31}"
"""Kernel names that are the same in the name of a unit (systemd.unit(5), string escaping)."""
_NUMBER = r"\d{1,20}"
_FIO = r"/usr/s?bin/fio"


def _literally(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(re.escape(word) for word in words)


class LentDescriptor(Enum):
    """What a program may be lent."""

    DRIVE = "a drive that is open for reading"
    DIRECTORY = "a directory that is open to be named, and for nothing else"


@record
class CommandLine:
    """Regular expressions for each word, and for any number of further ones."""

    words: tuple[str, ...]
    more: tuple[str, ...] = ()
    outlives: bool = True
    """Whether it goes on when the helper is killed: what changes something is not stopped halfway."""
    lent: LentDescriptor = LentDescriptor.DRIVE

    def admit(self, command: Sequence[str]) -> bool:
        """Return whether it is such a command."""
        first, further = command[: len(self.words)], command[len(self.words) :]
        if len(first) != len(self.words):
            return False
        alike = all(re.fullmatch(one, word) for one, word in zip(self.words, first, strict=True))
        return alike and all(any(re.fullmatch(one, word) for one in self.more) for word in further)


_FIO_READS = (
    *_literally(
        ("--readonly", "--thread", "--randrepeat=0", "--invalidate=0", "--group_reporting", "--eta=never")
    ),
    r"--iomem_align=4096",
    *_literally(
        ("--name=disktune", "--output-format=json+", "--norandommap", "--time_based", "--registerfiles=1")
    ),
    rf"--filename=/proc/self/fd/{_NUMBER}",
    r"--rw=(rand)?read",
    r"--direct=[01]",
    r"--ioengine=(psync|io_uring|libaio)",
    rf"--(bs|iodepth|numjobs|runtime|size|offset|offset_increment)={_NUMBER}",
    rf"--iodepth_batch_(submit|complete_max)={_NUMBER}",
    rf"--status-interval={_NUMBER}ms",
)

FSTRIM = CommandLine(
    (r"/usr/sbin/fstrim", r"--verbose", rf"/proc/self/fd/{_NUMBER}"), outlives=False, lent=LentDescriptor.DIRECTORY
)
"""Stopped halfway it has discarded less, and nothing is lost by that."""

COMMAND_LINES = (
    CommandLine((r"/usr/sbin/mdadm", r"--grow", r"--bitmap=internal", rf"/dev/{_ARRAY}")),
    CommandLine((r"/usr/bin/systemctl", r"start", r"--no-block", r"disktune-saved-guard\.path")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-boost@{_ARRAY}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-recording@{_DRIVE}\.service")),
    CommandLine(
        (r"/usr/bin/systemctl", r"start|stop", rf"disktune-scrub@(start|resume|hold)-{FORM_OF_UUID}\.service")
    ),
    CommandLine((r"/usr/bin/systemctl", r"start", r"disktune-trial@[0-9a-f]{16}\.service")),
    CommandLine((r"/usr/bin/systemctl", r"start|stop", rf"disktune-long-trial@{_DRIVE}\.service")),
    FSTRIM,
    CommandLine((*_literally(powerless([])), _FIO, r"--version"), outlives=False),
    CommandLine((*_literally(wrapped([])), _FIO, r"--readonly"), _FIO_READS, outlives=False),
)


def check(command: object) -> CommandLine:
    """Return the row of a command line; raises PermissionError if it has none."""
    if not isinstance(command, list) or not all(isinstance(word, str) and "\n" not in word for word in command):
        raise PermissionError(errno.EPERM, "not a command line")
    for line in COMMAND_LINES:
        if line.admit(command):
            return line
    raise PermissionError(errno.EPERM, f"not a command line that DiskTune starts: {command[:1]}")


def check_lent(number: object, fd: int, lent: LentDescriptor = LentDescriptor.DRIVE) -> None:
    """Raise PermissionError unless *fd* is what a program is *lent*, and *number* one that it may have."""
    if type(number) is not int or not 3 <= number < 700:
        raise PermissionError(errno.EPERM, "not a number for a descriptor")
    flags, kind = fcntl.fcntl(fd, fcntl.F_GETFL), os.fstat(fd).st_mode
    if lent is LentDescriptor.DIRECTORY:
        right = stat.S_ISDIR(kind) and bool(flags & os.O_PATH)
    else:
        right = stat.S_ISBLK(kind) and not flags & os.O_PATH and flags & os.O_ACCMODE == os.O_RDONLY
    if not right:
        raise PermissionError(errno.EPERM, f"not {lent.value}")


# -- starting a program, or having it started --------------------------------------------------------------

_LIMIT = 64 << 10
"""Bytes of what is asked; a command line has some hundred."""
_MOST_FDS = 8
_OWN_FDS = 3
_HIGH = 700
"""Where a starter's own descriptors go, out of the way of those that a program is to find under their numbers."""
_FIRST_S = 30.0
"""How long a program may take to be started."""
_LONGEST_LINE = 500
"""Characters of a line for the log."""
_TERMINATE, _KILL = b"t", b"k"

_channel: socket.socket | None = None
_asking = threading.Lock()


class RemoteProgram:
    """A program that the companion has started, as far as `subprocess.Popen` is used here."""

    def __init__(
        self, channel: socket.socket, command: Sequence[str], fds: Sequence[int], *, printing: bool
    ) -> None:
        self.args = list(command)
        self.returncode: int | None = None
        self.processor_s = 0.0
        self._heard = b""
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        outputs = (os.pipe(), os.pipe())
        try:
            told = json.dumps({"command": self.args, "fds": list(fds), "printing": printing}).encode()
            given = [theirs.fileno(), *(write for _, write in outputs), *fds]
            _ask(channel, told, given)
        except BaseException:
            for read, _ in outputs:
                os.close(read)
            self._line.close()
            raise
        finally:
            theirs.close()
            for _, write in outputs:
                os.close(write)
        self.stdout: IO[bytes]
        self.stderr: IO[bytes]
        self.stdout, self.stderr = (os.fdopen(read, "rb", buffering=0) for read, _ in outputs)
        try:
            self._begun()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> RemoteProgram:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close it; a measurement that still runs is killed."""
        for file in (self.stdout, self.stderr):
            file.close()
        self._line.close()

    def wait(self, timeout: float | None = None) -> int:
        """Return its status when it has ended; raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            told = self._told(timeout)
            self.returncode, self.processor_s = int(told["status"]), float(told["processor_s"])
        return self.returncode

    def terminate(self) -> None:
        """Send SIGTERM to all of it."""
        self._send(_TERMINATE)

    def kill(self) -> None:
        """Send SIGKILL to all of it."""
        self._send(_KILL)

    def _send(self, word: bytes) -> None:
        if self.returncode is None:
            with suppress(OSError):
                self._line.send(word, socket.MSG_NOSIGNAL)

    def _begun(self) -> None:
        try:
            told = self._told(_FIRST_S)
        except subprocess.TimeoutExpired:
            raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)) from None
        if "errno" in told:
            raise OSError(told["errno"], told["why"])
        if "pid" not in told:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    def _told(self, timeout: float | None) -> dict[str, Any]:
        """Return the next line of the starter; if it has gone, that is reported as the end by SIGKILL."""
        until = None if timeout is None else time.monotonic() + timeout
        while b"\n" not in self._heard:
            left = None if until is None else max(0.0, until - time.monotonic())
            if not select.select([self._line], [], [], left)[0]:
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            chunk = self._line.recv(4096)
            if not chunk:
                return {"status": -int(signal.SIGKILL), "processor_s": 0.0}
            self._heard += chunk
        line, _, self._heard = self._heard.partition(b"\n")
        found: dict[str, Any] = json.loads(line)
        return found


def _ask(channel: socket.socket, told: bytes, fds: Sequence[int] = ()) -> None:
    try:
        with _asking:
            socket.send_fds(channel, [told], fds)
    except (BrokenPipeError, ConnectionResetError):
        why = Sentence("The process that starts programs exited. Unlock again.")
        raise OSError(errno.EPIPE, why) from None


Program = subprocess.Popen[bytes] | RemoteProgram


def by_root() -> bool:
    """Return whether it is root that starts programs, this process or the companion."""
    return _channel is not None or os.geteuid() == 0


def start(command: Sequence[str], fds: Sequence[int] = (), *, printing: bool = True) -> Program:
    """Start a program with nothing on its input; it inherits *fds*. Raises OSError.

    What it prints is received, or, without *printing*, discarded.
    """
    if _channel is not None:
        return RemoteProgram(_channel, command, fds, printing=printing)
    return _popen(command, fds, stdout=subprocess.PIPE if printing else subprocess.DEVNULL, stderr=subprocess.PIPE)


def _popen(command: Sequence[str], fds: Sequence[int], stdout: int, stderr: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        list(command),
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=stderr,
        env=ENVIRONMENT,
        cwd="/",
        pass_fds=tuple(fds),
        start_new_session=True,
    )


# -- the companion -----------------------------------------------------------------------------------------


def begin(limit: Callable[[], None] = lambda: None) -> None:
    """Have programs started by a process of its own from here on; raises OSError.

    There is one thread yet, and all privileges of the class, which the companion keeps; *limit* is its first act.
    """
    global _channel  # noqa: PLW0603  # a property of the process, as its capabilities are

    def serve(channel: socket.socket) -> None:
        limit()
        _serve(channel)

    _channel = new_process.begin(serve)
    log.relay_through(_log)


def _log(line: str) -> None:
    if _channel is not None:
        with suppress(OSError):
            _ask(_channel, json.dumps({"log": line}).encode())


def _serve(channel: socket.socket) -> None:
    while True:
        told, fds, _, _ = socket.recv_fds(channel, _LIMIT, _MOST_FDS)
        if not told:
            return
        # Where there can be no more processes now, the requester sees its line closed.
        with suppress(OSError):
            if os.fork() == 0:
                try:
                    _do(channel, told, fds)
                finally:
                    os._exit(0)
        for fd in fds:
            os.close(fd)


def _do(channel: socket.socket, told: bytes, fds: list[int]) -> None:
    """Do one thing that was asked for, in a process of its own."""
    # Else the helper would not notice that the companion has ended.
    channel.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    asked = json.loads(told)
    line = asked.get("log")
    if line is None:
        _Starter(asked, fds).run()
    elif isinstance(line, str) and line.isprintable() and len(line) <= _LONGEST_LINE:
        log.write_line(line)


class _Starter:
    """The process in which one program is started and waited for."""

    def __init__(self, asked: dict[str, Any], fds: list[int]) -> None:
        high = [_moved_up(fd) for fd in fds]
        self._line = socket.socket(fileno=high[0])
        self._outputs, self._fds, self._asked = high[1:_OWN_FDS], high[_OWN_FDS:], asked
        self._outlives = False

    def run(self) -> None:
        try:
            process = self._start()
        except OSError as error:
            self._tell({"errno": error.errno or errno.EIO, "why": error.strerror or str(error)})
            return
        for fd in (*self._outputs, *self._fds):
            os.close(fd)
        self._tell({"pid": process.pid})
        self._follow(process)

    def _start(self) -> subprocess.Popen[bytes]:
        command, numbers = self._asked["command"], self._asked["fds"]
        line = check(command)
        self._outlives = line.outlives
        if len(numbers) != len(self._fds):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        for number, fd in zip(numbers, self._fds, strict=True):
            check_lent(number, fd, line.lent)
            os.dup2(fd, number)
        printed = self._outputs[0] if self._asked["printing"] is True else subprocess.DEVNULL
        return _popen(command, numbers, stdout=printed, stderr=self._outputs[1])

    def _follow(self, process: subprocess.Popen[bytes]) -> None:
        """Follow the helper's requests until the program ends: with the helper, unless it `outlives` that."""
        ended, listening = os.pidfd_open(process.pid), True
        while True:
            heard = [ended, self._line.fileno()] if listening else [ended]
            if ended in select.select(heard, [], [])[0]:
                break
            word = self._line.recv(1)
            listening = bool(word)
            if word or not self._outlives:
                signal_group(process.pid, signal.SIGTERM if word == _TERMINATE else signal.SIGKILL)
        _, status, usage = os.wait4(process.pid, 0)
        code = os.waitstatus_to_exitcode(status)
        self._tell({"status": code, "processor_s": usage.ru_utime + usage.ru_stime})

    def _tell(self, what: dict[str, object]) -> None:
        with suppress(OSError):
            self._line.send(json.dumps(what).encode() + b"\n", socket.MSG_NOSIGNAL)


def _moved_up(fd: int) -> int:
    high = fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, _HIGH)
    os.close(fd)
    return high
