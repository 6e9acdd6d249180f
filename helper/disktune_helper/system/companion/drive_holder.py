"""Opening drives and sending them commands, for a confined process, which may do neither.

A filter of system calls sees that SG_IO is called, and not which command is in memory; Landlock cannot distinguish
a drive from another node of /dev. So a confined helper has neither (security-requirements.md R20). The holder has
both, and nothing else: a process made before the confinement, which opens nodes as `nodes.own_drive` does, and
sends what `command_table` has for the class. To a class that measures it hands out descriptors that can only read;
one that only looks learns nothing of what is on a drive but the metadata of arrays. It asks mounted btrfs about
their scrubs, too, for which it may open directories, and no file in them, and opens the files that `listed_files`
lists. What more it does, for whom, is in `permitted.HOLDERS`; otherwise it writes nothing. It starts nothing and
has no socket but its line to the helper. The helper, which is of no use without it, ends when it does; what is on
trial is then reverted as after any other end.
"""

from __future__ import annotations

import errno
import os
import queue
import select
import socket
import struct
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import IntEnum
from functools import partial
from itertools import count

from disktune_contract.messages.privilege import Class
from disktune_helper.system import listed_files
from disktune_helper.system import privilege as power
from disktune_helper.system.companion import new_process
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.drive_commands.nodes import KernelDevice, OwnDrive
from disktune_helper.system.lockdown import landlock, permitted, seccomp

_LIMIT = 16 << 10
"""Bytes of a message; the longest has an answer of 4096 bytes."""
EX_SOFTWARE = 70
_MOST_LISTENING = 8
"""Threads of the holder that wait for something to do."""


class HolderRequest(IntEnum):
    """What the holder is asked to do."""

    OPEN = 1
    CLOSE = 2
    AGAIN = 3
    SG_IO = 4
    NVME_ADMIN = 5
    SCRUB = 6
    CANCEL_SCRUB = 7
    FILE = 8
    NUMBER = 9
    GEOMETRY = 10
    ARRAY_METADATA = 11
    SEND_NUMBER = 12
    WRITE_ATTRIBUTE = 13
    WRITE_SCRUB_LIMIT = 14
    FLUSH = 15
    TEXT = 16
    CHANGE_FILE = 17
    OWN_FILE = 18
    LOCK = 19
    UNLOCK = 20
    MOUNT = 21
    ROOM = 22


_REQUEST = struct.Struct("=IBI")
"""The request's number, `HolderRequest`, the drive's."""
_ANSWER = struct.Struct("=Ii")
"""The request's number, 0 or an errno."""
_OPENED = struct.Struct("=III")
"""The drive's number, major, minor."""
_SG_IO = struct.Struct("=HII")
"""Bytes of the CDB, which follows together with the data; bytes of the answer; milliseconds."""
_SG_REPLY = struct.Struct("=BHHB")
"""Status, host status, driver status, bytes of sense data, which follow together with the data."""
_NVME = struct.Struct("=6I")
_NVME_REPLY = struct.Struct("=iI")
_NUMBER, _NUMBER_REPLY = struct.Struct("=I"), struct.Struct("=Q")
"""Which request; what the kernel answered."""
_GEOMETRY_REPLY = struct.Struct("=3IQ")
"""Cylinders, heads, sectors, start."""
_OFFSET = struct.Struct("=Q")
"""Bytes."""
SENT = struct.Struct("=Ii")
"""Which request, and the number with it."""
SEPARATOR = "\0"
"""Between name, major, minor, attribute and text; between UUID, number and limit."""

BTRFS = struct.Struct("=16sQ")
"""UUID, number of a device; the place where it is mounted follows."""
_BTRFS_REPLY = struct.Struct("=QQ?15Q")
"""Bytes allocated, bytes, whether a scrub runs, its figures; the path of the device follows."""

Answer = tuple[int, bytes, list[int]]
"""0 or an errno, what follows, descriptors."""


# -- in the helper -----------------------------------------------------------------------------------------


class Line:
    """The helper's end: many threads ask, and each gets its own answer."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._numbers = count(1)
        self._lock = threading.Lock()
        self._listening = False
        self._waiting: dict[int, queue.SimpleQueue[Answer]] = {}

    def open_drive(self, name: str) -> HeldDrive:
        """Have a drive opened; raises OSError."""
        told, fds = self.ask(HolderRequest.OPEN, 0, name.encode())
        number, major, minor = _OPENED.unpack(told)
        return HeldDrive(self, name, number, fds[0] if fds else -1, (major, minor))

    def write_attribute(self, name: str, rdev: tuple[int, int], attribute: str, text: str) -> None:
        """Have *text* written to an attribute of a drive; raises OSError."""
        words = (name, *map(str, rdev), attribute, text)
        self.ask(HolderRequest.WRITE_ATTRIBUTE, 0, SEPARATOR.join(words).encode())

    def flush(self, name: str, rdev: tuple[int, int]) -> None:
        """Have the kernel drop what it has cached of a drive, which need not be open; raises OSError."""
        self.ask(HolderRequest.FLUSH, 0, SEPARATOR.join((name, *map(str, rdev))).encode())

    def write_scrub_limit(self, uuid: str, devid: int, bytes_s: int) -> None:
        """Have a scrub limited; raises OSError."""
        words = (uuid, str(devid), str(bytes_s))
        self.ask(HolderRequest.WRITE_SCRUB_LIMIT, 0, SEPARATOR.join(words).encode())

    def ask_device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        told, _ = self.ask(HolderRequest.SCRUB, 0, BTRFS.pack(nodes.bytes_of(uuid), devid) + os.fsencode(point))
        allocated, size, running, *figures = _BTRFS_REPLY.unpack_from(told)
        path = told[_BTRFS_REPLY.size :].decode("utf-8", "replace")
        return KernelDevice(allocated, size, path, tuple(figures) if running else None)

    def cancel_scrub(self, point: str, uuid: str) -> None:
        self.ask(HolderRequest.CANCEL_SCRUB, 0, BTRFS.pack(nodes.bytes_of(uuid), 0) + os.fsencode(point))

    def open_file(self, path: str) -> int:
        """Have a file opened that `listed_files` lists; raises OSError."""
        return _only(self.ask(HolderRequest.FILE, 0, path.encode())[1])

    def ask(self, what: HolderRequest, drive: int, rest: bytes = b"") -> tuple[bytes, list[int]]:
        """Return what the holder answers; raises the OSError that it met."""
        answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        with self._lock:
            number = next(self._numbers) & 0xFFFFFFFF
            self._waiting[number] = answers
            if not self._listening:
                threading.Thread(target=self._listen, name="drive holder", daemon=True).start()
                self._listening = True
        try:
            self._channel.send(_REQUEST.pack(number, what, drive) + rest)
            failed, told, fds = answers.get()
        finally:
            with self._lock:
                del self._waiting[number]
        if failed:
            raise OSError(failed, os.strerror(failed))
        return told, fds

    def _listen(self) -> None:
        while True:
            try:
                told, fds, _, _ = socket.recv_fds(self._channel, _LIMIT, 1, socket.MSG_CMSG_CLOEXEC)
            except OSError:  # it was killed with a request unread
                told = b""
            if not told:
                os._exit(EX_SOFTWARE)
            number, failed = _ANSWER.unpack_from(told)
            with self._lock:
                waiting = self._waiting.get(number)
            if waiting is not None:
                waiting.put((failed, told[_ANSWER.size :], list(fds)))


def _only(fds: list[int]) -> int:
    """Return the descriptor that came; raises OSError where this process can have no more of them."""
    if not fds:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    return fds[0]


class HeldDrive:
    """A drive that the holder has opened, with a descriptor for reading in a class that measures."""

    def __init__(self, line: Line, name: str, number: int, fd: int, rdev: tuple[int, int]) -> None:
        self._line, self.name, self._number = line, name, number
        self.fd, self.rdev = fd, rdev

    def sg_io(self, cdb: bytes, reply_bytes: int, timeout_ms: int, outgoing: bytes) -> SgReply:
        ioctls.check_scsi(cdb, reply_bytes, outgoing)
        asked = _SG_IO.pack(len(cdb), reply_bytes, timeout_ms) + cdb + outgoing
        told, _ = self._line.ask(HolderRequest.SG_IO, self._number, asked)
        status, host, driver, sense_bytes = _SG_REPLY.unpack_from(told)
        rest = told[_SG_REPLY.size :]
        return SgReply(status, host, driver, rest[:sense_bytes], rest[sense_bytes:])

    def nvme_admin(
        self, opcode: int, namespace: int, cdw10: int, cdw11: int, reply_bytes: int, timeout_ms: int
    ) -> NvmeReply:
        ioctls.check_nvme(opcode, namespace, cdw10, cdw11, reply_bytes)
        asked = _NVME.pack(opcode, namespace, cdw10, cdw11, reply_bytes, timeout_ms)
        told, _ = self._line.ask(HolderRequest.NVME_ADMIN, self._number, asked)
        status, result = _NVME_REPLY.unpack_from(told)
        return NvmeReply(status, result, told[_NVME_REPLY.size :])

    def send_number(self, request: int, number: int) -> None:
        self._line.ask(HolderRequest.SEND_NUMBER, self._number, SENT.pack(request, number))

    def number(self, request: int) -> int:
        told, _ = self._line.ask(HolderRequest.NUMBER, self._number, _NUMBER.pack(request))
        found: int = _NUMBER_REPLY.unpack(told)[0]
        return found

    def geometry(self) -> tuple[int, int, int, int]:
        return _GEOMETRY_REPLY.unpack(self._line.ask(HolderRequest.GEOMETRY, self._number)[0])

    def array_metadata(self, offset: int) -> bytes:
        return self._line.ask(HolderRequest.ARRAY_METADATA, self._number, _OFFSET.pack(offset))[0]

    def opened_again(self, *, direct: bool) -> int:
        _, fds = self._line.ask(HolderRequest.AGAIN, self._number, bytes([direct]))
        return _only(fds)

    def flush(self, fd: int) -> None:  # noqa: ARG002  # the holder has one of its own
        self._line.flush(self.name, self.rdev)

    def close(self) -> None:
        if self.fd >= 0:
            os.close(self.fd)
        self._line.ask(HolderRequest.CLOSE, self._number)


Requests = Mapping[int, Callable[[OwnDrive | None, bytes], bytes | int]]
"""What it does, by `HolderRequest`, with a drive, if any, and what follows. A number is a descriptor to lend."""


def start(whose: str, more: Requests) -> socket.socket:
    """Have a process of its own open drives and send commands; return the line to it. Raises OSError.

    *whose* is one of `permitted.HOLDERS`, for which it does *more*. There is one thread yet, all capabilities of
    the class, which the holder keeps, and `ioctls` knows the class.
    """
    rights = permitted.HOLDERS[whose]

    def hold(channel: socket.socket) -> None:
        power.give_back(power.KEPT[rights.privilege])
        landlock.restrict(rights.files)
        seccomp.install(rights.calls)
        _serve(channel, more)

    return new_process.begin(hold, ends_this=rights.privilege is Class.TUNE)


def ask_through(channel: socket.socket) -> Line:
    """Have drives opened, commands sent and files opened at the other end of *channel* from here on."""
    line = Line(channel)
    nodes.open_through(line.open_drive)
    nodes.ask_through(line)
    listed_files.open_files_through(line.open_file)
    return line


# -- in the holder -----------------------------------------------------------------------------------------


class _Listeners:
    """Threads that take requests of the helper, each independently, and carry them out.

    One always listens, so that a drive that does not answer delays no other; some that are done keep listening, as
    beginning a thread costs more than most commands.
    """

    def __init__(self, channel: socket.socket, work: Callable[[bytes], None]) -> None:
        self._channel, self._work = channel, work
        self._lock = threading.Lock()
        self._listening = 0
        self._end = threading.Event()

    def wait(self) -> None:
        """Serve until the helper has gone, whatever drives do not answer by then."""
        if not self._begin():
            self._listening = 1
            self._listen()
        self._end.wait()

    def _begin(self) -> bool:
        """Have one more listen; return False where the system grants no more threads."""
        with self._lock:
            self._listening += 1
        try:
            threading.Thread(target=self._listen, daemon=True).start()
        except RuntimeError:
            with self._lock:
                self._listening -= 1
            return False
        return True

    def _listen(self) -> None:
        while told := self._received():
            with self._lock:
                self._listening -= 1
                last = not self._listening
            alone = last and not self._begin()
            self._work(told)
            with self._lock:
                if self._listening >= _MOST_LISTENING and not alone:
                    return
                self._listening += 1
        self._end.set()

    def _received(self) -> bytes:
        """Return a message, nothing if the helper has gone."""
        try:
            return self._channel.recv(_LIMIT)
        except OSError:  # it was killed with an answer unread
            return b""


def _serve(channel: socket.socket, more: Requests) -> None:
    """Carry out the helper's requests until it has gone; a drive that does not answer delays no other."""
    _Listeners(channel, partial(_answer, channel, {}, count(1), {**_LOOKS, **more})).wait()


def _answer(
    channel: socket.socket,
    drives: dict[int, OwnDrive],
    numbers: count[int],
    requests: Requests,
    told: bytes,
) -> None:
    if len(told) < _REQUEST.size:
        return
    if _has_gone(channel):
        # What it asked for at its end would come after its values are restored.
        return
    request, what, drive = _REQUEST.unpack_from(told)
    send, rest = partial(_send, channel, request), told[_REQUEST.size :]
    try:
        if what == HolderRequest.OPEN:
            opened = nodes.own_drive(checked(rest.decode()))
            number = next(numbers)
            drives[number] = opened
            # Who may have it opened again is lent it at once.
            send(0, _OPENED.pack(number, *opened.rdev), [opened.fd] if HolderRequest.AGAIN in requests else ())
        elif what == HolderRequest.CLOSE:
            known(drives.pop(drive, None)).close()
            send(0)
        elif what not in requests:
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        else:
            answer = requests[what](drives.get(drive), rest)
            if isinstance(answer, int):
                _lend(send, answer)
            else:
                send(0, answer)
    except OSError as error:
        send(error.errno or errno.EIO)
    except Exception:
        # A message that the helper never sends.
        send(errno.EINVAL)


def _lend(send: Callable[..., None], fd: int) -> None:
    try:
        send(0, fds=[fd])
    finally:
        os.close(fd)


def _has_gone(channel: socket.socket) -> bool:
    """Return whether the helper has ended, though it may have left requests."""
    looking = select.poll()
    looking.register(channel, 0)
    return bool(looking.poll(0))


def checked(name: str) -> str:
    """Return the name of a drive; raises PermissionError for what leads elsewhere."""
    if "/" in name or name.startswith("."):
        raise PermissionError(errno.EPERM, "not the name of a drive")
    return name


def known(drive: OwnDrive | None) -> OwnDrive:
    """Return the drive that a request is about; raises OSError if there is none of that number."""
    if drive is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return drive


def _sg_io(drive: OwnDrive | None, rest: bytes) -> bytes:
    cdb_bytes, reply_bytes, timeout_ms = _SG_IO.unpack_from(rest)
    cdb, outgoing = rest[_SG_IO.size :][:cdb_bytes], rest[_SG_IO.size + cdb_bytes :]
    reply = known(drive).sg_io(cdb, reply_bytes, timeout_ms, outgoing)
    head = _SG_REPLY.pack(reply.status, reply.host_status, reply.driver_status, len(reply.sense))
    return head + reply.sense + reply.data


def _nvme_admin(drive: OwnDrive | None, rest: bytes) -> bytes:
    reply = known(drive).nvme_admin(*_NVME.unpack(rest))
    return _NVME_REPLY.pack(reply.status, reply.result) + reply.data


def _number(drive: OwnDrive | None, rest: bytes) -> bytes:
    return _NUMBER_REPLY.pack(known(drive).number(*_NUMBER.unpack(rest)))


def _geometry(drive: OwnDrive | None, _: bytes) -> bytes:
    return _GEOMETRY_REPLY.pack(*known(drive).geometry())


def _array_metadata(drive: OwnDrive | None, rest: bytes) -> bytes:
    return known(drive).array_metadata(*_OFFSET.unpack(rest))


def _file(_: OwnDrive | None, rest: bytes) -> int:
    return listed_files.own_listed_file(rest.decode())


def _scrub(_: OwnDrive | None, rest: bytes) -> bytes:
    uuid, devid = BTRFS.unpack_from(rest)
    found = nodes.own_device(os.fsdecode(rest[BTRFS.size :]), nodes.text_of(uuid), devid)
    figures = found.progress or (0,) * 15
    head = _BTRFS_REPLY.pack(found.allocated_bytes, found.size_bytes, found.progress is not None, *figures)
    return head + found.path.encode()


_LOOKS: Requests = {
    HolderRequest.SG_IO: _sg_io,
    HolderRequest.NVME_ADMIN: _nvme_admin,
    HolderRequest.NUMBER: _number,
    HolderRequest.GEOMETRY: _geometry,
    HolderRequest.ARRAY_METADATA: _array_metadata,
    HolderRequest.SCRUB: _scrub,
    HolderRequest.FILE: _file,
}


def _send(channel: socket.socket, request: int, failed: int, rest: bytes = b"", fds: Sequence[int] = ()) -> None:
    try:
        socket.send_fds(channel, [_ANSWER.pack(request, failed) + rest], fds)
    except OSError as error:
        # The helper has gone, or a descriptor cannot be passed on, which it has to know.
        with suppress(OSError):
            channel.send(_ANSWER.pack(request, error.errno))
