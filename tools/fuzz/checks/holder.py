"""Messages to the holder of drives for who changes settings, with a recorded kernel: nothing beside the tables.

What it makes of a message is carried out in directories of the fuzzing process's own. An audit hook, which every
call to the kernel passes before it is made, compares each with what a holder is for; it shares no code with the
holder, and knows the tables alone.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from disktune_contract.messages.privilege import Class, Level
from disktune_helper.system import attribute_writer
from disktune_helper.system.companion import changing_root, drive_holder
from disktune_helper.system.companion.drive_holder import BTRFS, SENT, HolderRequest
from disktune_helper.system.drive_commands import command_table, ioctls, nodes
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.held_files import HEAD

_TOP = Path(tempfile.mkdtemp(prefix="disktune-fuzz-")).resolve()
_RUN, _STATE, _ETC, _SYS, _DEV = (str(_TOP / name) for name in ("run", "state", "etc", "sys", "dev"))
_SHORT = {b"@run": _RUN, b"@state": _STATE, b"@etc": _ETC}
"""An input is the same in every process."""
_READ_ELSEWHERE = re.compile(
    r"/proc/(cmdline|cpuinfo|crypto|diskstats|mdstat|meminfo|stat|swaps|uptime|1/mountinfo|1/net/unix"
    r"|\d+/(cgroup|comm|stat|status)|sys/(kernel/\w+(/boot_id)?|dev/raid/speed_limit_m(ax|in))|self/fd(info)?/\d+)"
    r"|/var/lib/btrfs/scrub\.status\.[0-9a-f-]{36}"
)
_CHANGING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND | (os.O_TMPFILE & ~os.O_DIRECTORY)
_NEVER = ("exec", "fork", "kill", "chmod", "chown", "link", "symlink", "truncate", "setxattr", "system", "spawn")
_SENT = frozenset(row.request for row in command_table.IOCTLS if row.level <= Level.CHANGE)
_beyond: list[str] = []
"""What was asked of the kernel beside the tables."""
_on = False


def _audit(event: str, args: tuple[Any, ...]) -> None:
    if _on:
        try:
            _compare(event, args)
        except AssertionError as error:
            # The holder answers whatever is raised there.
            _beyond.append(str(error) or event)
            raise


def _compare(event: str, args: tuple[Any, ...]) -> None:
    match event:
        case "open":
            _opened(*args)
        case "os.rename" | "os.remove" | "os.mkdir":
            for name in args[: 2 if event == "os.rename" else 1]:
                assert _is_own(name), (event, args)
        case "fcntl.ioctl":
            assert args[1] in _SENT, f"request {args[1]:#x}"
        case "subprocess.Popen" | "socket.connect" | "socket.bind":
            raise AssertionError(event)
        case _ if event.startswith("os.") and event[3:].startswith(_NEVER):
            raise AssertionError(event)


def _opened(path: object, _mode: object, flags: int) -> None:
    if not isinstance(path, str):
        return
    if not flags & _CHANGING:
        known = _is_own(path) or _READ_ELSEWHERE.fullmatch(path) or flags & os.O_DIRECTORY
        assert known, f"{path} is read"
        return
    assert _is_own(path), f"{path} is written"
    assert flags & os.O_NOFOLLOW, path


def _is_own(path: object) -> bool:
    """Return whether it is below the directories made for this, or a name in one that was opened."""
    text = os.fspath(path) if isinstance(path, str | os.PathLike) else ""
    return (text.startswith(f"{_TOP}/") and ".." not in text.split("/")) or bool(re.fullmatch(r"[^/]+", text))


_IN_PLACE_OF_THE_MACHINE: dict[ModuleType, dict[str, object]] = {
    changing_root: {
        "RUNTIME": _RUN,
        "CONFIG": _ETC,
    },
    attribute_writer: {
        "_ROOTS": (f"{_SYS}/",),
        "BLOCK_DEVICES": _SYS,
        "locate": lambda _tree, name, attribute: f"{_SYS}/{name}/{attribute}",
    },
    nodes: {
        "BLOCK_DEVICES": _SYS,
        "node_of": lambda name: f"{_DEV}/{name}",
        "stat": SimpleNamespace(S_ISBLK=stat.S_ISREG),
        "device_number": lambda _place: (0, 0),
    },
    ioctls: {"_ceiling": Class.TUNE},
}


@contextmanager
def _in_place() -> Iterator[None]:
    """Have the holder's modules find the directories made here; other tests may use them in this process."""
    before = {
        module: {name: getattr(module, name) for name in names}
        for module, names in _IN_PLACE_OF_THE_MACHINE.items()
    }
    _put(_IN_PLACE_OF_THE_MACHINE)
    try:
        yield
    finally:
        _put(before)


def _put(values: dict[ModuleType, dict[str, object]]) -> None:
    for module, names in values.items():
        for name, value in names.items():
            setattr(module, name, value)


def _prepare() -> None:
    for place in (_RUN, f"{_STATE}/long-trials", _ETC, f"{_SYS}/sda/queue", _DEV):
        Path(place).mkdir(parents=True)
    Path(_SYS, "sda/dev").write_text("8:0\n")
    Path(_SYS, "sda/queue/read_ahead_kb").write_text("128\n")
    Path(_SYS, "sda/uevent").write_text("")
    Path(_DEV, "sda").write_bytes(bytes(8192))
    # As `faces` does before a process of root's begins; an import would be read as a file.
    for codec in ("ascii", "latin_1"):
        import_module(f"encodings.{codec}")
    sys.addaudithook(_audit)
    atexit.register(shutil.rmtree, _TOP, ignore_errors=True)


_prepare()
_ours, _theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
_ours.setblocking(False)
_drives: dict[int, OwnDrive] = {}
_keeping = changing_root._Keeping(dict.fromkeys((_RUN, _STATE, f"{_STATE}/long-trials", _ETC), ""))
_REQUESTS = {**drive_holder._LOOKS, **changing_root.requests(Class.TUNE, _keeping)}
_FIRST = 1
"""The number of a drive that is always open."""
_numbers = count(_FIRST + 1)
_MOST_DRIVES = 8


def message(data: bytes) -> None:
    """Carry out one request: its number of `HolderRequest`, the drive's, and what follows, with `_SHORT`."""
    global _on  # noqa: PLW0603  # an audit hook cannot be taken away
    if len(data) < 2:
        return
    told = struct.pack("=IBI", 7, data[0] % 32, data[1] % 10) + _with_places(data[2:])
    if _FIRST not in _drives:
        _drives[_FIRST] = OwnDrive(os.open(f"{_DEV}/sda", os.O_RDONLY), (8, 0), "sda")
    with _in_place():
        _on = True
        try:
            drive_holder._answer(_theirs, _drives, _numbers, _REQUESTS, told)
        finally:
            _on = False
    assert not _beyond, _beyond
    answer, fds, _, _ = socket.recv_fds(_ours, 1 << 16, 4)
    for fd in fds:
        os.close(fd)
    assert answer[:4] == told[:4], "every request has its answer"
    assert Path(_SYS, "sda/uevent").stat().st_size == 0
    while len(_drives) > _MOST_DRIVES:
        _drives.pop(next(iter(_drives))).close()
    while len(_keeping._locks) > _MOST_DRIVES:
        _keeping.unlock(next(iter(_keeping._locks)))


def _with_places(text: bytes) -> bytes:
    for short, place in _SHORT.items():
        text = text.replace(short, place.encode())
    return text


def messages_to_begin_with() -> Iterator[bytes]:
    """Yield a request of each kind, as a helper makes it."""
    number, uuid = HEAD.pack(1), bytes(16)
    file = b"\0".join
    rest = {
        HolderRequest.OPEN: [b"sda", b"../sda"],
        HolderRequest.CLOSE: [b""],
        HolderRequest.AGAIN: [b"\1"],
        HolderRequest.SG_IO: [struct.pack("=HII", 6, 36, 1000) + bytes([0x12, 0, 0, 0, 36, 0])],
        HolderRequest.NVME_ADMIN: [struct.pack("=6I", 6, 0, 1, 0, 4096, 1000)],
        HolderRequest.NUMBER: [struct.pack("=I", ioctls.BLKGETSIZE64)],
        HolderRequest.GEOMETRY: [b""],
        HolderRequest.ARRAY_METADATA: [struct.pack("=Q", 4096)],
        HolderRequest.SCRUB: [BTRFS.pack(uuid, 1) + b"/", BTRFS.pack(uuid, 1) + b"@run"],
        HolderRequest.CANCEL_SCRUB: [BTRFS.pack(uuid, 1) + b"@run"],
        HolderRequest.FILE: [b"/proc/mdstat", b"/proc/1/environ", b"/etc/shadow"],
        HolderRequest.SEND_NUMBER: [SENT.pack(ioctls.BLKROSET, 1)],
        HolderRequest.WRITE_ATTRIBUTE: [file((b"sda", b"8", b"0", b"queue/read_ahead_kb", b"256"))],
        HolderRequest.WRITE_SCRUB_LIMIT: [file((b"0f1a2b3c-0000-4000-8000-0123456789ab", b"1", b"0"))],
        HolderRequest.FLUSH: [file((b"sda", b"0", b"0"))],
        HolderRequest.TEXT: [number + b"x"],
        HolderRequest.CHANGE_FILE: [
            number + file((what.encode(), place, name, other, b"{}\n"))
            for what in (*changing_root._FOLDER, *changing_root._CONFIG)
            for place, name, other in (
                (b"@run", b"a", b"b"),
                (b"@state", b"a", b"b/0"),
                (b"@etc", b"drives/a", b""),
            )
        ],
        HolderRequest.OWN_FILE: [file((b"@run", b"a"))],
        HolderRequest.LOCK: [number + file((b"@run", b"a"))],
        HolderRequest.UNLOCK: [number],
        HolderRequest.MOUNT: [HEAD.pack(1) + b"/"],
        HolderRequest.ROOM: [b"/"],
    }
    assert rest.keys() == set(HolderRequest), "a request of each kind"
    for what, texts in rest.items():
        for text in texts:
            yield bytes([what, 1]) + text
