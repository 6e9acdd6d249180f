"""Samples of drives' health that others keep: the kernel says when there are new ones (inotify, in Qt)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QFileSystemWatcher, QObject, QTimer, pyqtSignal

from disktune_contract.health_history import keeping
from disktune_contract.health_history.sample import HealthSample, sample
from disktune_contract.identity.drive_reading import DriveReading
from disktune_contract.identity.health import Health
from disktune_contract.sentence import Sentence
from disktune_gui.store import health_files
from disktune_gui.store.health_files import HealthFiles

PREDICTED = Sentence("The drive's own status predicts a failure.")
FAILED_TEST = Sentence("A self-test of the drive failed.")
SETTLE_MS = 2_000
"""A window that begins asks one drive after the other."""


class SampleNews(QObject):
    """Watches the folder of the user's samples and that of the timer's."""

    due = pyqtSignal()
    """There is something new."""

    def __init__(self, folders: Sequence[Path] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        own, system = folders or (health_files.folder(), health_files.SYSTEM)
        self._folders = (own, system)
        self._files = HealthFiles(own, system)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._on_change)
        self._watcher.fileChanged.connect(self._on_change)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.due)

    def watch(self) -> None:
        """Watch the folders that are there by now, and the files to which the timer adds a line."""
        there = {str(one) for one in self._folders if one.is_dir()}
        with suppress(OSError):
            there |= {str(one) for one in self._folders[1].glob(f"*{keeping.SUFFIX}")}
        missing = there - {*self._watcher.directories(), *self._watcher.files()}
        if missing:
            self._watcher.addPaths(sorted(missing))

    def newest(self, identity: str) -> DriveReading | None:
        """Return the last sample of a drive as a reading, None if there is none."""
        samples = self._files.read(identity)
        return reading(samples[-1]) if samples else None

    def keep(self, identity: str, health: Health, at: float, sector_bytes: int) -> None:
        """Keep what a drive said just now, so that it is part of its history."""
        new = sample(health, at, sector_bytes=sector_bytes)
        if new is not None:
            # A full or read-only home: the drive's history has a gap there, and that is all.
            with suppress(OSError):
                self._files.add(identity, [new], at)
                self.watch()

    def _on_change(self, _path: str) -> None:
        self.watch()
        if not self._settle.isActive():
            self._settle.start()


def reading(one: HealthSample) -> DriveReading:
    """Return what of a sample is told. That its failure is predicted, or a test failed, is kept without why."""
    failing = None if one.failing is None else (PREDICTED,) if one.failing else ()
    failed_test = None if one.failed_test is None else FAILED_TEST if one.failed_test else ""
    return DriveReading(
        one.at,
        failing,
        counters=one.counters,
        wear_percent=one.wear_percent,
        spare_percent=one.spare_percent,
        spare_threshold_percent=one.spare_threshold_percent,
        temperature_c=one.temperature_c,
        failed_test=failed_test,
    )
