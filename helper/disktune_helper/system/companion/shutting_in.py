"""Confining a process that stays root's, in one order however it was started; most leave root instead
(`leaving_root`, `changing_root`).
"""

from __future__ import annotations

import os

from disktune_contract.messages.privilege import Class
from disktune_helper.system import attribute_writer, lockdown, privilege
from disktune_helper.system.companion import changing_root, drive_holder, starting
from disktune_helper.system.lockdown import landlock, permitted
from disktune_helper.system.log import log_mistake


def shut_in(face: Class) -> None:
    """Give up what *face* does not need, leave the rest to companions, and confine this process; raises OSError.

    There is one thread yet, and `ioctls` knows the class.
    """
    lockdown.make_folders()
    _give_up(face)
    lockdown.shut_in(face)


def shut_in_face(word: str) -> None:
    """Do the same for a command that serves no window and starts no program, in its unit or in root's shell."""
    _give_up(permitted.FACES[word].privilege, starts=False)
    lockdown.shut_in_face(word)


def shut_in_or_go_on(word: str) -> None:
    """Do the same for a command that restores values; on failure go on, as that counts more than confinement."""
    try:
        shut_in_face(word)
    except OSError as error:
        log_mistake(word, error)


def _give_up(face: Class, *, starts: bool = True) -> None:
    # Where root's shell started this, it has that one's; afterwards no modes can be changed.
    os.umask(0o022)
    privilege.drop_within(face)
    landlock.leave()
    changes = face is Class.TUNE
    line = drive_holder.ask_through(drive_holder.start(face, changing_root.requests(face)))
    if changes and starts:
        changing_root.change_through(line)
        starting.begin()
    elif changes:
        attribute_writer.write_through(line)
    privilege.give_back(())
