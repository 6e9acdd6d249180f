"""Processes: which one a number means, and whether they are in a sandbox."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from disktune_helper.system.text_files import Texts

if TYPE_CHECKING:
    from disktune_helper.system.ports import Ports


# -- a sandbox ---------------------------------------------------------------------------------------------

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


def own_mark(files: Texts) -> str:
    """Return the mark of the process that changes are made by: this one, or the one that makes them for it."""
    return mark(files, _changed_by or os.getpid())


def change_through(pid: int) -> None:
    """Let everything be changed by the process *pid* from here on: with it, this one can change nothing more."""
    global _changed_by  # noqa: PLW0603  # a property of the process, as its user is
    _changed_by = pid


_changed_by = 0


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
