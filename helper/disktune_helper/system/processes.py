"""Processes: which one a number means, their environment, and the status that a service sends to systemd."""

from __future__ import annotations

import os
import select
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from disktune_helper.system.text_files import Texts

if TYPE_CHECKING:
    from disktune_helper.system.ports import Ports


# -- the status that a service sends to systemd (sd_notify(3)) ---------------------------------------------

_DOOR = os.environ.get("NOTIFY_SOCKET", "")
"""Where systemd listens; the environment is replaced later."""


def tell(words: str) -> None:
    """Send systemd the status; do nothing without systemd."""
    if _DOOR:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.sendto(words.encode(), _address())


def tell_and_wait(words: str, limit_s: float) -> bool:
    """Send it, and wait until systemd has acted on it; return whether it has within *limit_s* seconds.

    It closes the pipe of a barrier when it has dealt with all that was sent before.
    """
    if not _DOOR:
        return False
    tell(words)
    ours, theirs = os.pipe()
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            # Python 3.11 leaves an address that send_fds is given unused.
            door.connect(_address())
            socket.send_fds(door, [b"BARRIER=1"], [theirs])
        os.close(theirs)
        theirs = -1
        poller = select.poll()
        poller.register(ours, 0)
        return bool(poller.poll(limit_s * 1000))
    except OSError:
        return False
    finally:
        for descriptor in (ours, theirs):
            if descriptor >= 0:
                os.close(descriptor)


def _address() -> str:
    return "\0" + _DOOR[1:] if _DOOR.startswith("@") else _DOOR


# -- the environment of a helper and of the programs that it starts ----------------------------------------
#
# security-requirements.md R3, R14.

ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}

SANDBOX = "/.flatpak-info"
"""Is there in every Flatpak (flatpak-metadata(5)), and nowhere else."""


def sandboxed(ports: Ports) -> bool:
    """Return whether this is a Flatpak: the programs and the mounts here are not the machine's."""
    try:
        ports.read_text(SANDBOX)
    except OSError:
        return False
    return True


# -- which process a number means --------------------------------------------------------------------------
#
# A number alone may have been given to another process since.


def stat_fields(text: str) -> list[str]:
    """Return the fields of a process's or thread's stat file from the third on; field N of proc(5) is at N - 3.

    The second is a name, in which there may be anything, blanks and brackets included.
    """
    return text.rpartition(")")[2].split()


def mark(files: Texts, pid: int) -> str:
    """Return a process as ``pid@start``, without a start if there is none or it only waits to be reaped.

    State and start (clock ticks since boot) are fields 3 and 22 of its stat file (proc(5)).
    """
    try:
        fields = stat_fields(files.read_text(f"/proc/{pid}/stat"))
    except OSError:
        return f"{pid}@"
    return f"{pid}@" if fields[0] in "ZX" else f"{pid}@{fields[19]}"


def lives(files: Texts, marked: str) -> bool:
    """Return whether the process that `mark` described is still there."""
    return mark(files, int(marked.partition("@")[0] or 0)) == marked


@contextmanager
def may_be_ended() -> Iterator[None]:
    """Let SIGTERM through here alone; anywhere else this process has something half done in its hands."""
    before = signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
