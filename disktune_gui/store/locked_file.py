"""A small file that window and tray both write: one at a time; an unreadable one is never overwritten."""

from __future__ import annotations

import errno
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QLockFile

LOCK_MS = 2000
"""Maximum time to wait, in ms; the other process needs a hundredth of it."""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Lock *file* for writing, and create its folder; raises OSError if another process does not finish."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(f"{file}.lock")
    if not lock.tryLock(LOCK_MS):
        why = QCoreApplication.translate("Store", "Locked by another window or the tray")
        raise OSError(errno.EAGAIN, why)
    try:
        yield
    finally:
        lock.unlock()


def set_aside(file: Path) -> None:
    """Give a damaged file a new unique name; raises OSError."""
    file.replace(file.with_name(f"{file.name}.damaged-{time.time_ns()}"))
