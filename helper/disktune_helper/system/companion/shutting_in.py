"""What makes a privileged process that serves a window small, in one order however it was started."""

from __future__ import annotations

import os

from disktune_contract.messages.protocol import Class
from disktune_helper.system import lockdown, privilege
from disktune_helper.system.companion import attribute_opener, drive_holder, starting
from disktune_helper.system.lockdown import namespaces, permitted
from disktune_helper.system.log import log_mistake


def shut_in(face: Class, *, at_door: bool) -> None:
    """Give up what *face* does not need, leave the rest to companions, and shut this process in; raises OSError.

    There is one thread yet, and `ioctls` knows the class. At the door, a unit of systemd may permit less than a
    class has.
    """
    _give_up(face, at_door=at_door)
    lockdown.shut_in(face)


def shut_in_face(word: str) -> None:
    """Do the same for a face that serves no window and starts no program, in its unit or in root's shell."""
    _give_up(permitted.FACES[word].privilege, at_door=True, starts=False)
    lockdown.shut_in_face(word)


def shut_in_or_go_on(word: str) -> None:
    """Do the same for a face that restores values. Where that fails it goes on: that counts more than the wall."""
    try:
        shut_in_face(word)
    except OSError as error:
        log_mistake(word, error)


def _give_up(face: Class, *, at_door: bool, starts: bool = True) -> None:
    # Where root's shell started this, it has that one's; afterwards no modes can be changed.
    os.umask(0o022)
    (privilege.drop_within if at_door else privilege.drop)(face)
    namespaces.leave()
    drive_holder.begin(face)
    if face is Class.TUNE:
        if starts:
            starting.begin()
        attribute_opener.begin()
    privilege.give_back(privilege.OWN[face])
