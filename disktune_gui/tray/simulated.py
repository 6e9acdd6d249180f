"""``disktune --tray --demo``: the tray on simulated drives.

The files that the tray reads are copied to a folder, which ends with it, as does all that it remembers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject

from disktune_gui.client import elevation
from disktune_gui.client.mdstat_watcher import MDSTAT, MdstatWatcher, Pace
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_gui.tray.array_monitor import ArrayMonitor, MemberQuery
from disktune_gui.tray.drive_files import DriveFiles, SampleNews
from disktune_gui.tray.health_monitor import HealthMonitor, HealthRound
from disktune_gui.tray.notifier import Notifier
from disktune_gui.tray.scrub_monitor import ScrubMonitor

_BLOCKS = "/sys/block"
_OF_DRIVES = ("stat", "diskseq", "device/power/runtime_status")


class SimulatedFiles(MdstatWatcher):
    """The files of the simulated computer, read at a steady pace: no kernel announces a change of them."""

    def __init__(self, root: Path, parent: QObject | None = None) -> None:
        """Copy them below *root* at each reading."""
        super().__init__(parent=parent)
        self._root, self._ports = root, SimulatedPorts(World())

    def read(self) -> str:
        """Return the simulated ``/proc/mdstat``; the other files are those of the same moment."""
        for path in self._paths():
            with suppress(OSError):
                text = self._ports.read_text(path)
                copy = self._root / path.lstrip("/")
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(text, encoding="utf-8")
        return self._ports.read_text(str(MDSTAT))

    def follow(self, pace: Pace) -> None:  # noqa: ARG002
        """Read at the pace of an operation, whatever runs."""
        super().follow(Pace.PROGRESS)

    def _paths(self) -> Iterator[str]:
        for name in self._ports.names(_BLOCKS):
            folder = f"{_BLOCKS}/{name}"
            if "device" in self._ports.names(folder):
                yield from (f"{folder}/{one}" for one in _OF_DRIVES)
            if "md" in self._ports.names(folder):
                yield from (f"{folder}/md/{one}" for one in self._ports.names(f"{folder}/md"))


def parts(notifier: Notifier, root: Path) -> tuple[ArrayMonitor, HealthMonitor, ScrubMonitor]:
    """Return what follows arrays, drives and scrubs of the simulated computer, with files below *root*."""
    place = elevation.survey(demo=True)
    arrays = ArrayMonitor(SimulatedFiles(root), notifier, root=root, ask=partial(MemberQuery, place=place))
    samples = SampleNews((root / "samples", root / "samples-of-timer"))
    health = HealthMonitor(
        notifier, files=DriveFiles(root), ask=partial(HealthRound, place=place), samples=samples
    )
    return arrays, health, ScrubMonitor(notifier, folder=root / "scrubs")
