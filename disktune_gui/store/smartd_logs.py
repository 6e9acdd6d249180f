"""smartd's logs, as `smartd_log` of the contract reads them: for the window, which the tray starts without.

They are never copied: nothing is stored twice, and what smartd deletes disappears here, too.
"""

from __future__ import annotations

import os
from pathlib import Path

from disktune_contract.drives.drive import Drive
from disktune_contract.health import smartd_log
from disktune_contract.health.sample import HealthSample

FOLDER = Path(smartd_log.FOLDER)


class SmartdLogs:
    """The logs of all drives; an unchanged one is not read again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[tuple[int, int], tuple[HealthSample, ...]]] = {}

    def of(self, drive: Drive) -> tuple[HealthSample, ...]:
        """Return what smartd logged of a drive, a sample a day, oldest first; none if it cannot be read."""
        if self._folder is None:
            return ()
        try:
            files = sorted(self._folder.iterdir())
        except OSError:
            return ()
        its = (file for file in files if smartd_log.is_of(file.name, drive))
        return tuple(one for file in its for one in self._samples(file, drive))

    def _samples(self, file: Path, drive: Drive) -> tuple[HealthSample, ...]:
        try:
            with file.open("rb") as opened:
                status = os.fstat(opened.fileno())
                state = (status.st_mtime_ns, status.st_size)
                if file not in self._read or self._read[file][0] != state:
                    opened.seek(max(0, status.st_size - smartd_log.MOST_BYTES))
                    text = opened.read(smartd_log.MOST_BYTES).decode("utf-8", "replace")
                    self._read[file] = state, smartd_log.samples(text, drive)
        except OSError:
            return ()
        return self._read[file][1]
