"""On what is measured: the raw drive, which is only read, or a folder in which a file is written and read."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.workload import Target
from disktune_gui.profiles.folder import FolderPicker
from disktune_gui.widgets.choice_box import ChoiceBox

OTHER = object()
"""What stands in the list for a folder that is still to be chosen."""
MOST_LETTERS = 14
"""A long path must not push the buttons beside it into the next line."""


class TargetBox(ChoiceBox):
    """The raw drive, the folders that are mounted from it, and any other one."""

    chosen = pyqtSignal(Target)
    """The user wants to measure that; of a folder the path is in the picker."""

    def __init__(self, folder: FolderPicker) -> None:
        super().__init__()
        self._folder, self._drive = folder, None
        self._mounts: tuple[str, ...] = ()
        self._target = Target.DRIVE
        self.setAccessibleName(self.tr("Target"))
        self.setToolTip(
            self.tr(
                "The raw drive is only read, bypassing its file systems. In a folder a test file is written, read "
                "and removed."
            )
        )
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(MOST_LETTERS)
        self.activated.connect(self._on_activated)
        folder.changed.connect(self._fill)
        self._fill()

    def set_drive(self, drive: Drive) -> None:
        """Offer the raw *drive*, and what is mounted from it."""
        first = self._folder.proposed(drive)
        self._mounts = tuple(dict.fromkeys(filter(None, (first, *sorted(drive.usage.mounts)))))
        self._fill()

    def show_target(self, target: Target) -> None:
        """Show what is measured."""
        self._target = target
        self._fill()

    def _fill(self) -> None:
        path = self._folder.path.text().strip()
        paths = dict.fromkeys((*self._mounts, path) if path else self._mounts)
        wanted = [self.tr("Raw drive (read only)"), *paths, self.tr("Choose folder…")]
        data: list[object] = [None, *paths, OTHER]
        with QSignalBlocker(self):
            if wanted != [self.itemText(number) for number in range(self.count())]:
                self.clear()
                for words, one in zip(wanted, data, strict=True):
                    self.addItem(words, one)
            on_folder = self._target is Target.FOLDER
            self.setCurrentIndex(data.index(path or OTHER) if on_folder else 0)

    def _on_activated(self, number: int) -> None:
        wanted = self.itemData(number)
        if wanted is OTHER:
            self._fill()
            before = self._folder.path.text()
            self._folder.choose()
            if self._folder.path.text() == before:
                return
        elif wanted is not None:
            self._folder.set_path(str(wanted))
        self.chosen.emit(Target.DRIVE if wanted is None else Target.FOLDER)
