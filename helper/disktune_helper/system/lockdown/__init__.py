"""Confinement: the kernel refuses this process everything that its class is not for.

The first barrier is the code, which asks the tables of `drive_commands`. This one is for a mistake that passes it:
Landlock for files, a seccomp filter for system calls (security-requirements.md R20). Both are made from the tables
in `permitted`, apply to every thread, and cannot be removed. docs/decisions/0004 has the kernels without them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress

from disktune_contract.messages.privilege import Class
from disktune_helper.system import log
from disktune_helper.system.lockdown import landlock, permitted, seccomp

CLASSES = frozenset(permitted.FILES)
"""Classes that are confined."""


def shut_in(privilege: Class) -> None:
    """Confine this process for *privilege* as far as this kernel can; raises OSError.

    It has to be single-threaded, and to have given up new privileges (`privilege.keep_only`).
    """
    if privilege not in CLASSES:
        return
    log.open_now()
    landlock.restrict(permitted.FILES[privilege])
    seccomp.install(permitted.SYSTEM_CALLS[privilege])


def shut_in_face(word: str) -> None:
    """Do the same for one of `permitted.FACES`; raises OSError."""
    face = permitted.FACES[word]
    log.open_now()
    _make(permitted.OWN)
    landlock.restrict(face.files, signals=face.signals)
    seccomp.install(face.calls)


def make_folders(whose: str = "") -> None:
    """Create what a helper reads, and one of `permitted.HOLDERS` writes: what is missing stays shut."""
    _make(permitted.OWN)
    if whose and whose not in CLASSES:
        _make(permitted.HOLDERS[whose].places)
    if os.path.exists("/usr/bin/btrfs"):
        # btrfs-progs makes it with its first record.
        _make((permitted.SCRUBS,))


def _make(folders: Iterable[str]) -> None:
    for folder in folders:
        with suppress(OSError):  # it exists, or is on a read-only file system
            os.mkdir(folder, 0o755)
