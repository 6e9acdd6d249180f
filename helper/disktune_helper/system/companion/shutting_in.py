"""What makes a privileged process small, in one order; and the process that opens attributes for it from then
on.
"""

from __future__ import annotations

import errno
import os
import socket
import threading
from contextlib import suppress

from disktune_contract.messages.privilege import Class
from disktune_helper.system import file_openers, lockdown, privilege
from disktune_helper.system.attributes import scrub_limit
from disktune_helper.system.companion import drive_holder, new_process, starting
from disktune_helper.system.companion.drive_holder import EX_SOFTWARE
from disktune_helper.system.file_openers import own_attribute, own_file
from disktune_helper.system.lockdown import landlock, permitted, seccomp
from disktune_helper.system.log import log_mistake

# -- opening attributes for writing, for a confined process ------------------------------------------------
#
# Below /sys/devices are the settings of drives, and also the registers of PCI devices, their removal, and the
# switches of processors. Landlock cannot distinguish them: its rules are fixed when they come into force, and a
# drive may come later. So a helper may write none of them (security-requirements.md R9, R20). The opener may: a
# process made before the confinement, which takes the names of a drive and of an attribute that `attributes`
# lists, finds the file itself as `file_openers` does, and hands out a descriptor for writing. It writes
# nothing, has no capability, and no socket but its line to the helper. The helper writes, so nothing is written
# after it has ended and its values were restored. It ends when the opener does, as with the holder of drives.

_LIMIT = 512
"""Bytes of a message: what is asked for and two names, with zeros between; the answer is an errno."""
_ATTRIBUTE, _SCRUB_LIMIT = "attribute", "scrub limit"


class OpenerLine:
    """The helper's end. Opening such a file never waits for a drive, so one at a time is enough."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._lock = threading.Lock()

    def attribute(self, name: str, attribute: str) -> int:
        """Have an attribute of a drive opened; raises OSError."""
        return self._ask(_ATTRIBUTE, name, attribute)

    def scrub_limit(self, uuid: str, devid: int) -> int:
        """Have the limit of a device of a mounted btrfs opened; raises OSError."""
        return self._ask(_SCRUB_LIMIT, uuid, str(devid))

    def _ask(self, *words: str) -> int:
        try:
            with self._lock:
                self._channel.send("\0".join(words).encode())
                told, fds, _, _ = socket.recv_fds(self._channel, _LIMIT, 1, socket.MSG_CMSG_CLOEXEC)
        except ConnectionError:
            told = b""
        if not told:
            os._exit(EX_SOFTWARE)
        failed = int(told) or (0 if fds else errno.EMFILE)
        if failed:
            raise OSError(failed, os.strerror(failed))
        return fds[0]


def begin() -> None:
    """Have attributes opened by a process of its own from here on; raises OSError. There is one thread yet."""

    def serve(channel: socket.socket) -> None:
        privilege.give_back(())
        landlock.restrict(permitted.FILES_OF_OPENER)
        seccomp.install(permitted.CALLS_OF_OPENER)
        _serve(channel)

    file_openers.open_through(OpenerLine(new_process.begin(serve)))


# -- in the opener -----------------------------------------------------------------------------------------


def _serve(channel: socket.socket) -> None:
    """Open what the helper asks for until it has gone."""
    with suppress(ConnectionError):
        while told := channel.recv(_LIMIT):
            try:
                fd = _opened(told)
            except OSError as error:
                channel.send(b"%d" % (error.errno or errno.EIO))
            except Exception:
                # A message that the helper never sends.
                channel.send(b"%d" % errno.EINVAL)
            else:
                socket.send_fds(channel, [b"0"], [fd])
                os.close(fd)


def _opened(told: bytes) -> int:
    what, first, second = told.decode("ascii").split("\0")
    if what == _ATTRIBUTE:
        return own_attribute(first, second)
    if what == _SCRUB_LIMIT:
        return own_file(scrub_limit(first, int(second), 0))
    raise ValueError(what)


# -- confining a privileged process, in one order however it was started -----------------------------------


def shut_in(face: Class, *, at_door: bool) -> None:
    """Give up what *face* does not need, leave the rest to companions, and confine this process; raises OSError.

    There is one thread yet, and `ioctls` knows the class. At the socket, a unit of systemd may permit less than a
    class has.
    """
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
    drive_holder.ask_through(drive_holder.start(face))
    if face is Class.TUNE:
        if starts:
            starting.begin()
        begin()
    privilege.give_back(privilege.OWN[face])
