"""The target of a measurement: the raw drive, which is only read, or a folder, its file system and free space."""

from __future__ import annotations

import os
from pathlib import Path

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QInputDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import OfFolder
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.client.remote.host import short
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.services.services import Services
from disktune_gui.text.formats import size
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush

# -- the folder for the test file: its file system and free space ------------------------------------------


def proposed(drive: Drive) -> str:
    """Return a directory of this user on *drive*: the home directory if it is there, else a mount point."""
    home = Path.home()
    mounts = sorted((Path(mount) for mount in drive.usage.mounts), key=lambda mount: -len(mount.parts))
    for mount in mounts:
        if home.is_relative_to(mount):
            # A longer mount point of another drive may be between them; the helper reports which drive it is.
            return str(home)
    return next((str(mount) for mount in mounts if os.access(mount, os.W_OK)), "")


class FolderPicker(QWidget):
    """A line for the path, a button to choose one, and what is known of it."""

    changed = pyqtSignal()
    """The path, or what is known of it, has changed."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._session, self._preferences = services.session, services.preferences
        self._asked = ""
        self.facts: FolderFacts | None = None
        """Facts about the path as it is; None until the helper has answered."""
        self.why = ""
        """Why nothing is known of it."""
        self.path = QLineEdit()
        self.button = QPushButton(self.tr("C&hoose…"))
        self.about = PlainLabel()
        self.notes = ToneLabel(tone="caution")
        self._lay_out()
        self.path.editingFinished.connect(self.ask)
        self.path.textEdited.connect(self._on_edit)
        self.button.clicked.connect(self.choose)
        self._preferences.changed.connect(self._tell)

    def _lay_out(self) -> None:
        self.path.setPlaceholderText(self.tr("Writable folder"))
        self.path.setAccessibleName(self.tr("Test folder"))
        self.about.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.about, self.notes):
            label.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.path, 1)
        row.addWidget(self.button)
        column = flush(QVBoxLayout(self), 4)
        column.addLayout(row)
        column.addWidget(self.about)
        column.addWidget(self.notes)
        self._tell()

    def proposed(self, drive: Drive) -> str:
        """Return a directory of this user on *drive*; of another machine none is known here."""
        return "" if self._session.place.host else proposed(drive)

    # -- the path ------------------------------------------------------------------------------------------

    def set_path(self, path: str) -> None:
        """Take *path* and ask about it."""
        self.path.setText(path)
        self._on_edit()
        self.ask()

    def ask(self) -> None:
        """Ask the helper about the path as it is, unless it has been asked already."""
        path = self.path.text().strip()
        if path == self._asked and (self.facts is not None or self.why):
            return
        self._asked, self.facts, self.why = path, None, ""
        self.ask_again()
        self._tell()

    def ask_again(self) -> None:
        """Ask about the same path again: its free space changes, and so does what is mounted there."""
        path = self._asked
        if path:
            self._session.request(
                self,
                "check-folder",
                OfFolder(path),
                lambda facts: self._on_facts(path, facts),
                lambda fault, why: self._on_failed(path, fault, why),
            )

    def _on_edit(self) -> None:
        if self.path.text().strip() != self._asked:
            self.facts, self.why = None, ""
            self._tell()

    def choose(self) -> None:
        """Let the user choose a directory, or name one of another machine."""
        if self._session.place.host:
            label = self.tr("Folder on {host} (full path):").format(host=short(self._session.place.host))
            named, agreed = QInputDialog.getText(
                self, self.tr("Choose Test Folder"), label, QLineEdit.EchoMode.Normal, self.path.text()
            )
            if agreed and named.strip():
                self.set_path(named.strip())
            return
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Choose Test Folder"), self.path.text() or str(Path.home())
        )
        if chosen:
            self.set_path(chosen)

    def _on_facts(self, path: str, facts: FolderFacts) -> None:
        if path == self._asked:
            self.facts, self.why = facts, ""
            self._tell()

    def _on_failed(self, path: str, _fault: Fault, why: str) -> None:
        if path == self._asked:
            self.facts, self.why = None, why
            self._tell()

    # -- what is known of it -------------------------------------------------------------------------------

    def obstacle(self, needed_bytes: int) -> str:
        """Return why a file of *needed_bytes* cannot be measured there; empty if it can."""
        if self.why:
            return self.why
        if self.facts is None:
            return self.tr("Choose a folder.") if not self.path.text().strip() else ""
        if self.facts.refusal:
            return said(self.facts.refusal)
        if self.facts.free_bytes < needed_bytes:
            units = self._preferences.units
            return self.tr("Too little space: {needed} needed, {free} free.").format(
                needed=size(needed_bytes, units), free=size(self.facts.free_bytes, units)
            )
        return ""

    def _tell(self) -> None:
        facts = self.facts
        told = ""
        if facts is not None:
            on = ", ".join(facts.drives) or self.tr("not here")
            told = self.tr("{filesystem} on {drives}, {free} free.").format(
                filesystem=facts.filesystem,
                drives=on,
                free=size(facts.free_bytes, UnitSystem(self._preferences.units)),
            )
        self.about.setText(told)
        self.about.setVisible(bool(told))
        notes = said(in_turn(*facts.notes)) if facts is not None else ""
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self.changed.emit()


# -- the target: the raw drive (read only) or a folder (a file is written) ---------------------------------

OTHER = object()
"""The entry of the list for a folder that is still to be chosen."""
LETTERS = 4
"""Least width of the list: a long path does not widen it."""


class TargetBox(ChoiceBox):
    """The raw drive, its mounted folders, and any other one."""

    chosen = pyqtSignal(Target)
    """The user wants to measure that target; the path of a folder is in the picker."""

    def __init__(self, folder: FolderPicker) -> None:
        super().__init__()
        self._folder, self._drive = folder, None
        self._mounts: tuple[str, ...] = ()
        self._target = Target.DRIVE
        self.setAccessibleName(self.tr("Target"))
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
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
        folder = self.tr("Folder {path}")
        named = [folder.format(path=one) for one in paths]
        wanted = [self.tr("Drive, read-only"), *named, self.tr("Choose folder…")]
        data: list[object] = [None, *paths, OTHER]
        with QSignalBlocker(self):
            if wanted != [self.itemText(number) for number in range(self.count())]:
                self.clear()
                for words, one in zip(wanted, data, strict=True):
                    self.addItem(words, one)
            on_folder = self._target is Target.FOLDER
            self.setCurrentIndex(data.index(path or OTHER) if on_folder else 0)
        self.setToolTip(as_tip(self.currentText()))

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
