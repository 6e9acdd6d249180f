"""The samples of drives' health: a small file of the user's for each drive and the timer's.

A file is named by a digest of the drive's identity; `disktune_contract.health.sample` limits how much
can be in it. Window and tray may write at the same time: a lock, and each adds to what the other has written. The
service's files are root's and read only.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from disktune_contract.health import sample
from disktune_contract.health.sample import HealthSample
from disktune_gui.desktop.user_files import locked, set_aside, state_folder, write_atomically

SYSTEM = Path("/var/lib/disktune/health")
"""Where ``disktune-helper sample`` keeps its samples."""


def folder() -> Path:
    """Return the folder of the user's samples; it need not exist yet."""
    return state_folder() / "health"


class HealthFiles:
    """Samples in files, by the identity of a drive; without a folder nothing is written."""

    def __init__(self, own: Path | None, system: Path | None = None) -> None:
        self._own, self._system = own, system
        self._read: dict[Path, tuple[tuple[int, int], tuple[HealthSample, ...]]] = {}
        """The content of a file, with its time and size: it is asked for whenever the drive is shown."""

    def read(self, identity: str) -> tuple[HealthSample, ...]:
        """Return all samples of a drive, the user's and the service's, oldest first.

        What cannot be read counts as nothing: no drive is judged worse for it.
        """
        name = sample.file_name(identity)
        found = [self._samples(place / name) for place in (self._own, self._system) if place is not None]
        return sample.merged(*found)

    def _samples(self, file: Path) -> tuple[HealthSample, ...]:
        try:
            status = file.stat()
        except OSError:
            return ()
        state = (status.st_mtime_ns, status.st_size)
        if file not in self._read or self._read[file][0] != state:
            self._read[file] = state, _loaded(file)
        return self._read[file][1]

    def add(self, identity: str, samples: Iterable[HealthSample], now: float) -> None:
        """Store more samples of a drive, and thin out old ones; raises OSError where they cannot be written."""
        if self._own is None:
            return
        file = self._own / sample.file_name(identity)
        with locked(file):
            there = _loaded(file, aside=True)
            write_atomically(file, sample.text_of(sample.kept(sample.merged(there, samples), now)))


def _loaded(file: Path, *, aside: bool = False) -> tuple[HealthSample, ...]:
    """Return the samples in a file, none if it cannot be read; raises OSError if *aside* and it is there.

    With *aside* a file that is no text is given another name before it is written again.
    """
    try:
        with file.open("rb") as opened:
            content = opened.read(sample.MOST_BYTES)
        return sample.loaded(content.decode())
    except FileNotFoundError:
        return ()
    except UnicodeDecodeError:
        if aside:
            set_aside(file)
        return ()
    except OSError:
        if aside:
            raise
        return ()
