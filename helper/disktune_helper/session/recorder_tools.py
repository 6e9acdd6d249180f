"""What ordering a recording needs of the machine: an interface, and the one that is real."""

from __future__ import annotations

from typing import Protocol

from disktune_contract.folders import RECORDINGS
from disktune_helper.system import programs
from disktune_helper.system.files import Folder
from disktune_helper.system.held_files import folder_of_root


class RecorderTools(Protocol):
    """The recorders, each a process that outlives this one, and the folder that they leave their recordings in."""

    def start_recording(self, drive: str) -> None:
        """Let a recorder make the recording that is ordered for *drive*; raises OSError."""

    def stop_recording(self, drive: str) -> None:
        """End it, and wait until it has written down what it has; raises OSError."""

    def kept(self) -> Folder:
        """Return where ended recordings are."""


class SystemRecorder:
    """The machine this program runs on."""

    def start_recording(self, drive: str) -> None:
        programs.start_recording(drive)

    def stop_recording(self, drive: str) -> None:
        programs.stop_recording(drive)

    def kept(self) -> Folder:
        return folder_of_root(RECORDINGS)
