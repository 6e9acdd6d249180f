"""Leaving root before anything is decided, for who changes or keeps something; and what its holder does for it.

As `leaving_root`, with a holder of drives that writes what `permitted.HOLDERS` has for it: attributes, and root's
files. `tune` has one more process that stays root's, which starts programs. The code that decides what is to be
changed is the user nobody's (docs/decisions/0037).
"""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Callable, Mapping
from functools import partial

from disktune_contract.folders import CONFIG, RUNTIME
from disktune_contract.messages.privilege import Class
from disktune_helper.system import attribute_writer, held_files, listed_files, privilege, processes, trial_names
from disktune_helper.system.companion import drive_holder, leaving_root, new_process, starting
from disktune_helper.system.companion.drive_holder import (
    BTRFS,
    SENT,
    HolderRequest,
    checked,
    known,
)
from disktune_helper.system.config_folder import RootConfig, RootLocks, Untrusted
from disktune_helper.system.drive_commands import nodes
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.files import RootFolder
from disktune_helper.system.held_files import HEAD, ROOM, SEPARATOR, YES, words
from disktune_helper.system.lockdown import permitted

MOST_BYTES = 4 << 20
"""Of all texts that are on their way to the holder."""


def leave(whose: str = Class.TUNE) -> None:
    """Have drives held, and for `tune` programs started, by others, and become the user nobody.

    *whose* is one of `permitted.HOLDERS`. Raises OSError, and as `demand_time`. There is one thread yet, and
    `ioctls` knows the class.
    """
    if whose != Class.TUNE:
        change_through(leaving_root.leave(whose, requests(whose)))
        return
    demand_time()
    begin_others = partial(starting.begin, lambda: privilege.drop_within(Class.TUNE))
    change_through(leaving_root.leave(whose, requests(whose), begin_others))


def demand_time() -> None:
    """Raise `StartNotAllowed` where a limit is left by which the kernel kills what is to revert a trial."""
    if resource.getrlimit(resource.RLIMIT_CPU)[1] != resource.RLIM_INFINITY:
        raise privilege.StartNotAllowed(
            "the processor time of this process is limited, and lifting that takes CAP_SYS_RESOURCE, which is "
            "missing here. A trial might not be reverted. Start it without the limit (ulimit -t unlimited)"
        )


def change_through(line: drive_holder.Line) -> None:
    """Have attributes and root's files written at the other end of *line*, by the first companion."""
    attribute_writer.write_through(line)
    held_files.keep_through(lambda what, rest: line.ask(HolderRequest[what], 0, rest))
    processes.change_through(new_process.first())


# -- drives, in the holder ---------------------------------------------------------------------------------


def _send_number(drive: OwnDrive | None, rest: bytes) -> bytes:
    known(drive).send_number(*SENT.unpack(rest))
    return b""


def _flush(_: OwnDrive | None, rest: bytes) -> bytes:
    name, major, minor = rest.decode("ascii").split(SEPARATOR)
    drive = nodes.own_drive(checked(name))
    try:
        if drive.rdev != (int(major), int(minor)):
            raise nodes.gone(name)
        drive.flush(drive.fd)
    finally:
        drive.close()
    return b""


def _write_attribute(_: OwnDrive | None, rest: bytes) -> bytes:
    name, major, minor, attribute, text = rest.decode("ascii").split(SEPARATOR)
    attribute_writer.own_write(OwnDrive(-1, (int(major), int(minor)), checked(name)), attribute, text)
    return b""


def _write_scrub_limit(_: OwnDrive | None, rest: bytes) -> bytes:
    uuid, devid, bytes_s = rest.decode("ascii").split(SEPARATOR)
    attribute_writer.own_scrub_limit(uuid, int(devid), int(bytes_s))
    return b""


def _cancel_scrub(_: OwnDrive | None, rest: bytes) -> bytes:
    uuid, _ = BTRFS.unpack_from(rest)
    nodes.own_cancel(os.fsdecode(rest[BTRFS.size :]), nodes.text_of(uuid))
    return b""


# -- root's files, in the holder ---------------------------------------------------------------------------

_FOLDER: dict[str, Callable[[RootFolder, str, str, str], object]] = {
    "add": lambda folder, name, _, text: folder.append(name, text, settled=False),
    "append": lambda folder, name, _, text: folder.append(name, text),
    "settle": lambda folder, name, _, __: folder.settle(name),
    "replace": lambda folder, name, _, text: folder.replace(name, text),
    "replace-private": lambda folder, name, _, text: folder.replace(name, text, private=True),
    "remove": lambda folder, name, _, __: folder.remove(name),
    "rename": lambda folder, name, new, _: folder.rename(name, new),
    "discard": lambda folder, name, _, __: folder.discard(name),
    "set-aside": lambda folder, name, other, _: folder.set_aside(name, *_older(other)),
    "sweep": lambda folder, prefix, _, __: words(*folder.sweep(prefix)),
}
_CONFIG: dict[str, Callable[[RootConfig, str, str], None]] = {
    "save": lambda config, path, text: config.replace(path, text),
    "forget": lambda config, path, _: config.remove(path),
}


def _older(words: str) -> tuple[str, int]:
    name, _, limit = words.partition("/")
    return name, int(limit)


class _Keeping:
    """What the holder keeps for its helper: texts on their way, locks, and files.

    *places* are directories, each with what names there begin with.
    """

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._texts: dict[bytes, bytes] = {}
        self._locks: dict[bytes, int] = {}

    def add_piece(self, rest: bytes) -> bytes:
        """Take a piece of a text; raises OSError (EFBIG)."""
        number, piece = rest[: HEAD.size], rest[HEAD.size :]
        if sum(map(len, self._texts.values())) + len(piece) > MOST_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        self._texts[number] = self._texts.get(number, b"") + piece
        return b""

    def change(self, rest: bytes) -> bytes:
        """Do one of `_FOLDER` or `_CONFIG`; raises OSError, PermissionError for what is none of these."""
        number, rest = rest[: HEAD.size], rest[HEAD.size :]
        *words, last = rest.split(SEPARATOR.encode(), 4)
        data = self._texts.pop(number, b"") + last
        what, place, name, other = (word.decode("utf-8", "surrogateescape") for word in words)
        text = data.decode("utf-8", "surrogateescape")
        if not all(character >= " " or character in "\n\t" for character in text):
            raise _refused(name)
        try:
            return self._done(what, place, name, other, text)
        except (Untrusted, ValueError):
            raise _refused(name) from None

    def _done(self, what: str, place: str, name: str, other: str, text: str) -> bytes:
        self._check(place, name)
        if other:
            self._check(place, other)
        if what in _CONFIG and place == CONFIG:
            _CONFIG[what](RootConfig(CONFIG), name, text)
            return b""
        if what not in _FOLDER or place == CONFIG:
            raise _refused(name)
        if place == RUNTIME:
            _check_trial(name, may_be_taken=what == "rename")
            _check_trial(other)
        found = _FOLDER[what](RootFolder(place), name, other, text)
        return found if isinstance(found, bytes) else YES if found else b""

    def open(self, rest: bytes) -> int:
        """Return a descriptor for reading a file that users may not; raises OSError."""
        place, name = rest.decode("utf-8", "surrogateescape").split(SEPARATOR)
        self._check(place, name)
        return (RootConfig if place == CONFIG else RootFolder)(place).opened(name)

    def _check(self, place: str, name: str) -> None:
        """Raise PermissionError for a file that is not this helper's."""
        if place not in self._places or not name.startswith(self._places[place]):
            raise _refused(name)

    def lock(self, rest: bytes) -> bytes:
        """Take a lock if it is free; raises OSError."""
        number, words = rest[: HEAD.size], rest[HEAD.size :].decode()
        place, name = words.split(SEPARATOR)
        if place != RUNTIME:
            raise _refused(name)
        fd = RootLocks(place).taken(name)
        if fd is None:
            return b""
        self._locks[number] = fd
        return YES

    def unlock(self, rest: bytes) -> bytes:
        """Leave a lock."""
        fd = self._locks.pop(rest, None)
        if fd is not None:
            os.close(fd)
        return b""


class _Proc:
    @staticmethod
    def read_text(path: str) -> str:
        with open(listed_files.own_listed_file(path), encoding="utf-8", errors="replace") as file:
            return file.read()


def _check_trial(name: str, *, may_be_taken: bool = False) -> None:
    """Raise PermissionError for a trial of another process, unless that is gone and it *may be taken*."""
    if not name.startswith(trial_names.PREFIX):
        return
    holder = trial_names.TrialName.of(name.partition("/")[0]).holder
    gone = may_be_taken and bool(holder) and not processes.lives(_Proc, holder)
    if holder != processes.mark(_Proc, os.getpid()) and not gone:
        raise _refused(name)


def _refused(name: str) -> PermissionError:
    return PermissionError(errno.EPERM, os.strerror(errno.EPERM), name[:100])


# -- all that it does --------------------------------------------------------------------------------------


def _open_mount(_: OwnDrive | None, rest: bytes) -> int:
    (mount,) = HEAD.unpack_from(rest)
    return held_files.own_mount(os.fsdecode(rest[HEAD.size :]), mount)


def requests(whose: str, files: _Keeping | None = None) -> drive_holder.Requests:
    """Return what the holder does for one of `permitted.HOLDERS`, beyond looking."""
    rights = permitted.HOLDERS[whose]
    keeping = files or _Keeping(rights.places)
    done: drive_holder.Requests = {
        HolderRequest.AGAIN: lambda drive, rest: known(drive).opened_again(direct=rest != b"\0"),
        HolderRequest.SEND_NUMBER: _send_number,
        HolderRequest.FLUSH: _flush,
        HolderRequest.WRITE_ATTRIBUTE: _write_attribute,
        HolderRequest.WRITE_SCRUB_LIMIT: _write_scrub_limit,
        HolderRequest.CANCEL_SCRUB: _cancel_scrub,
        HolderRequest.MOUNT: _open_mount,
        HolderRequest.ROOM: lambda _, rest: ROOM.pack(*held_files.own_room(os.fsdecode(rest))),
        HolderRequest.TEXT: lambda _, rest: keeping.add_piece(rest),
        HolderRequest.CHANGE_FILE: lambda _, rest: keeping.change(rest),
        HolderRequest.OWN_FILE: lambda _, rest: keeping.open(rest),
        HolderRequest.LOCK: lambda _, rest: keeping.lock(rest),
        HolderRequest.UNLOCK: lambda _, rest: keeping.unlock(rest),
    }
    return {what: done[what] for what in map(HolderRequest.__getitem__, rights.does)}
