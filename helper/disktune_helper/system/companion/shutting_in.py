"""What makes a privileged process small that changes settings or writes files, in one order; and what its holder
of drives does beyond what one does for a process that only looks.
"""

from __future__ import annotations

import os

from disktune_contract.messages.privilege import Class
from disktune_helper.system import attribute_writer, lockdown, privilege
from disktune_helper.system.companion import drive_holder, starting
from disktune_helper.system.companion.drive_holder import (
    BTRFS,
    SENT,
    SEPARATOR,
    HolderRequest,
    checked,
    known,
)
from disktune_helper.system.drive_commands import nodes
from disktune_helper.system.drive_commands.nodes import OwnDrive
from disktune_helper.system.lockdown import landlock, permitted
from disktune_helper.system.log import log_mistake

# -- in the holder of drives -------------------------------------------------------------------------------


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


CHANGES: drive_holder.Requests = {
    HolderRequest.SEND_NUMBER: _send_number,
    HolderRequest.FLUSH: _flush,
    HolderRequest.WRITE_ATTRIBUTE: _write_attribute,
    HolderRequest.WRITE_SCRUB_LIMIT: _write_scrub_limit,
    HolderRequest.CANCEL_SCRUB: _cancel_scrub,
}


# -- confining a privileged process, in one order however it was started -----------------------------------


def shut_in(face: Class, *, at_door: bool) -> None:
    """Give up what *face* does not need, leave the rest to companions, and confine this process; raises OSError.

    There is one thread yet, and `ioctls` knows the class. At the socket, a unit of systemd may permit less than a
    class has.
    """
    lockdown.make_folders()
    _give_up(face, at_door=at_door)
    lockdown.shut_in(face)


def shut_in_face(word: str) -> None:
    """Do the same for a command that serves no window and starts no program, in its unit or in root's shell."""
    _give_up(permitted.FACES[word].privilege, at_door=True, starts=False)
    lockdown.shut_in_face(word)


def shut_in_or_go_on(word: str) -> None:
    """Do the same for a command that restores values; on failure go on, as that counts more than confinement."""
    try:
        shut_in_face(word)
    except OSError as error:
        log_mistake(word, error)


def _give_up(face: Class, *, at_door: bool, starts: bool = True) -> None:
    # Where root's shell started this, it has that one's; afterwards no modes can be changed.
    os.umask(0o022)
    (privilege.drop_within if at_door else privilege.drop)(face)
    landlock.leave()
    changes = face is Class.TUNE
    line = drive_holder.ask_through(drive_holder.start(face, CHANGES if changes else {}))
    if changes:
        attribute_writer.write_through(line)
        if starts:
            starting.begin()
    privilege.give_back(())
