"""Scrubs of btrfs: when one begins and when it has ended, without a password and without a timer while none runs.

The kernel says nothing of a scrub to programs that are not root's. But btrfs-progs writes down every 5 seconds
how far its scrub is, in a file of its own for each file system. Only root may read that file; that it was written
anew everybody may see (inotify, in Qt). So a file that is written anew twice is a scrub that runs, and one that
has not been written for `QUIET_S` is a scrub that has ended. What it found is then asked of a helper, once, where
the system grants that without a dialog; else the counters of the devices say whether there were errors, which
everybody may read. No drive is woken: all of this is in memory, or in files of the running system.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QFileSystemWatcher, QObject, QTimer

from disktune_contract.scrubs.file_system import ScrubReport
from disktune_gui.tray.notifier import Notifier
from disktune_gui.tray.scrubs.scrub_asking import ScrubQuestion
from disktune_gui.tray.scrubs.scrub_text import began, ended, subject_of

FOLDER, SYSFS, BLOCK = Path("/var/lib/btrfs"), Path("/sys/fs/btrfs"), Path("/sys/class/block")
_FILE = "scrub.status."
_NEW = "_tmp"
"""What btrfs-progs writes first, and then renames."""
QUIET_S = 12
"""Twice what btrfs-progs waits between two of its records, and a little more for a busy computer."""

Answered = Callable[[ScrubReport | None], None]


class AsksScrub(Protocol):
    """Begins a question about the file system with a UUID, on the drive with a kernel name."""

    def __call__(self, uuid: str, drive: str, answered: Answered, parent: QObject) -> object: ...


class ScrubMonitor(QObject):
    """Follows the scrubs of all mounted btrfs."""

    def __init__(
        self,
        notifier: Notifier,
        *,
        folder: Path = FOLDER,
        sysfs: Path = SYSFS,
        block: Path = BLOCK,
        ask: AsksScrub = ScrubQuestion,
        clock: Callable[[], float] = time.time,
        quiet_s: float = QUIET_S,
    ) -> None:
        super().__init__()
        self._notifier, self._folder, self._sysfs, self._block = notifier, folder, sysfs, block
        self._ask, self._clock, self._quiet_s = ask, clock, quiet_s
        self._written: dict[str, int] = {}
        """When each record was written, in nanoseconds."""
        self._running: dict[str, int] = {}
        """Of each scrub that runs, how many errors its devices had counted when it was first seen."""
        self._first: dict[str, float] = {}
        """Records that were written anew once, and when: a scrub that runs writes again."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _path: self.look())
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(round(quiet_s * 1000))
        self._quiet.timeout.connect(self.look)

    def begin(self) -> None:
        """Begin to watch; a scrub that runs already is not told, and its end is."""
        self._written = self._records()
        now = self._clock()
        for uuid, at in self._written.items():
            if now - at / 1e9 < self._quiet_s and self._mounted(uuid):
                self._running[uuid] = self._errors(uuid)
        self._watch()
        if self._running:
            self._quiet.start()

    def drive_of(self, uuid: str) -> str:
        """Return the kernel name of a drive that the file system is on, empty if it is no longer mounted."""
        devices = self._names(self._sysfs / uuid / "devices")
        if not devices:
            return ""
        place = self._block / devices[0]
        return place.resolve().parent.name if (place / "partition").exists() else devices[0]

    def look(self) -> None:
        """Take in which records were written, and tell what began or has ended."""
        self._watch()
        before, self._written = self._written, self._records()
        now = self._clock()
        for uuid in self._written:
            if self._written[uuid] != before.get(uuid) and self._mounted(uuid):
                self._was_written(uuid, now)
        for uuid in list(self._running):
            if uuid not in self._written or now - self._written[uuid] / 1e9 >= self._quiet_s:
                self._end(uuid)
        self._first = {uuid: at for uuid, at in self._first.items() if now - at < self._quiet_s}
        (self._quiet.start if self._running or self._first else self._quiet.stop)()

    # -- what is seen --------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Watch the folder; until btrfs-progs makes it at its first scrub, the one above."""
        wanted = str(self._folder if self._folder.is_dir() else self._folder.parent)
        watched = self._watcher.directories()
        if wanted not in watched:
            if watched:
                self._watcher.removePaths(watched)
            if Path(wanted).is_dir():
                self._watcher.addPath(wanted)

    def _records(self) -> dict[str, int]:
        found = {}
        for name in self._names(self._folder):
            if name.startswith(_FILE) and not name.endswith(_NEW):
                with suppress(OSError):
                    found[name.removeprefix(_FILE)] = (self._folder / name).stat().st_mtime_ns
        return found

    def _mounted(self, uuid: str) -> bool:
        return (self._sysfs / uuid).is_dir()

    def _errors(self, uuid: str) -> int:
        """Return what the devices of a file system have counted so far (``error_stats``); 0 before Linux 5.14."""
        total = 0
        for devid in self._names(self._sysfs / uuid / "devinfo"):
            with suppress(OSError, ValueError):
                lines = (self._sysfs / uuid / "devinfo" / devid / "error_stats").read_text("ascii").splitlines()
                total += sum(int(line.split()[1]) for line in lines if len(line.split()) == 2)
        return total

    @staticmethod
    def _names(folder: Path) -> list[str]:
        try:
            return sorted(entry.name for entry in folder.iterdir())
        except OSError:
            return []

    def _title(self, uuid: str) -> str:
        with suppress(OSError):
            if label := (self._sysfs / uuid / "label").read_text("utf-8", "replace").strip():
                return label
        return self.drive_of(uuid) or uuid

    # -- what is told --------------------------------------------------------------------------------------

    def _was_written(self, uuid: str, now: float) -> None:
        if uuid in self._running:
            return
        if uuid in self._first:
            del self._first[uuid]
            self._running[uuid] = self._errors(uuid)
            self._notifier.show(began(uuid, self._title(uuid)))
        else:
            self._first[uuid] = now

    def _end(self, uuid: str) -> None:
        counted = self._errors(uuid) - self._running.pop(uuid)
        title, drive = self._title(uuid), self.drive_of(uuid)
        if not drive:
            self._notifier.withdraw(subject_of(uuid))
            return

        def answered(report: ScrubReport | None) -> None:
            message = ended(uuid, title, report, counted)
            if message is None:
                self._notifier.withdraw(subject_of(uuid))
            else:
                self._notifier.show(message)

        self._ask(uuid, drive, answered, self)
