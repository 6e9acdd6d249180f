"""The kernel's word that something was mounted, unmounted or swapped to, without asking again and again.

``/proc/self/mountinfo`` and ``/proc/swaps`` raise POLLPRI at every change (fs/proc_namespace.c, mounts_poll;
mm/swapfile.c, swaps_poll). Containers mount all day long: what is on no block device is of no interest here.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import FileIO
from pathlib import Path

from PyQt6.QtCore import QObject, QSocketNotifier, QTimer, pyqtSignal

WATCHED = (Path("/proc/self/mountinfo"), Path("/proc/swaps"))
MOUNTS_SETTLE_MS = 500
"""News come no more often than this."""
_OF_SEVERAL = frozenset({b"bcachefs", b"btrfs", b"zfs"})
"""Kinds whose number is that of no device, though they are on some."""


class MountsWatcher(QObject):
    """Says when what is mounted from block devices has changed."""

    due = pyqtSignal()

    def __init__(self, paths: Sequence[Path] = WATCHED, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[FileIO] = []
        self._notifiers: list[QSocketNotifier] = []
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(MOUNTS_SETTLE_MS)
        self._settle.timeout.connect(self._look)
        for path in paths:
            self._watch(path)
        self._known = self._read()

    def close(self) -> None:
        """Wait for nothing any more."""
        self._settle.stop()
        for notifier in self._notifiers:
            notifier.setEnabled(False)
        for file in self._files:
            file.close()
        self._files, self._notifiers = [], []

    def _watch(self, path: Path) -> None:
        try:
            file = FileIO(path, "rb")
        except OSError:
            # No swap in this kernel, or no /proc: then nothing is said of it.
            return
        # The stubs want a voidptr where PyQt takes a number.
        notifier = QSocketNotifier(file.fileno(), QSocketNotifier.Type.Exception, self)  # type: ignore[call-overload]
        notifier.activated.connect(self.hear)
        self._files.append(file)
        self._notifiers.append(notifier)

    def hear(self) -> None:
        """Look soon. A timer that runs is not put off: else a busy machine would never be looked at."""
        if not self._settle.isActive():
            self._settle.start()

    def _look(self) -> None:
        found = self._read()
        if found != self._known:
            self._known = found
            self.due.emit()

    def _read(self) -> frozenset[bytes]:
        """Return all lines that matter; a file that cannot be read has none."""
        lines: set[bytes] = set()
        for file in self._files:
            try:
                file.seek(0)
                lines.update(filter(None, map(_essence, file.readall().split(b"\n"))))
            except OSError:
                continue
        return frozenset(lines)


def _essence(line: bytes) -> bytes:
    """Return what of a line of either file matters; empty if it is about no block device."""
    front, divider, behind = line.partition(b" - ")
    if not divider:
        # Of /proc/swaps the name alone: how much is used changes with every page.
        return line.split(None, 1)[0] if line.startswith(b"/") else b""
    fields = front.split(b" ")
    of_device = len(fields) > 4 and not fields[2].startswith(b"0:")
    kind = behind.partition(b" ")[0]
    return b" ".join((*fields[2:5], kind)) if of_device or kind in _OF_SEVERAL else b""
