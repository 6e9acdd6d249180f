"""Overview: what a drive is and what it is used for, then everything it says of itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QStandardPaths, Qt
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.health import Health, HealthVerdict
from disktune_contract.identity.identification import Identification
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import in_turn
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.file_messages import not_written
from disktune_gui.overview.fact_view import FactView
from disktune_gui.overview.identify_text import machine, overview, provenance
from disktune_gui.overview.partition_map import PartitionMap
from disktune_gui.services.services import Services
from disktune_gui.text import export
from disktune_gui.text.facts import FactSection
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.widgets.page import Page
from disktune_gui.widgets.search_field import SearchField


class OverviewPage(Page):
    """Everything known of the selected drive; of all drives, a line each."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._found: Identification | None = None
        self._read_at = 0.0
        """When `_found` was read, in seconds since the epoch."""
        self._health: Health | None = None
        self._sections: tuple[FactSection, ...] = ()
        self.search = SearchField(self.tr("Search this page"), self.tr("Search the drive information"))
        self._count = PlainLabel()
        self._count.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._copy = QPushButton(self.tr("&Copy All"))
        self._copy.setToolTip(self.tr("Copy everything as text; Ctrl+C copies the selected rows"))
        self._export = QPushButton(self.tr("E&xport…"))
        self._export.setToolTip(self.tr("Save everything as text or JSON"))
        self._source = PlainLabel()
        self._source.setWordWrap(True)
        self._source.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._source.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.strip = PartitionMap()
        self.view = FactView()
        self._lay_out()
        self.search.textChanged.connect(self._on_search)
        self._copy.clicked.connect(self.copy_all)
        self._export.clicked.connect(self.ask_and_export)
        self.session.privilege_changed.connect(self.refresh)
        self.session.drives_changed.connect(self._on_drives)
        self.session.trial_ended.connect(self.refresh)
        self.preferences.changed.connect(self._show)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.search, 1)
        bar.addWidget(self._count)
        bar.addWidget(self._copy)
        bar.addWidget(self._export)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(10)
        layout.addLayout(bar)
        layout.addWidget(self.strip)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._source)

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; it is asked for what it says of itself only when it is another one than before."""
        another = self._drive is None or drive is None or drive.ref != self._drive.ref
        self._drive = drive
        if another:
            self._found = self._health = None
            self._source.clear()
            bar = self.view.verticalScrollBar()
            if bar is not None:
                bar.setValue(0)
            self.refresh()
        self._show()

    def set_active(self, active: bool) -> None:
        """Ask the drive whenever the page comes into view: another page, or anybody, may have changed it."""
        super().set_active(active)
        if active:
            self.refresh()

    def refresh(self) -> None:
        """Ask the drive again."""
        if self.active:
            self._ask()

    # -- asking --------------------------------------------------------------------------------------------

    def search_field(self) -> QLineEdit:
        return self.search

    def _ask(self) -> None:
        drive = self._drive
        if drive is None:
            return

        def done(found: Identification) -> None:
            if self._drive is not None and self._drive.ref == drive.ref:
                self._found, self._read_at = found, time.time()
                self._source.setText(said(provenance(found, self._read_at)))
                self._show()

        def failed(_fault: Fault, why: str) -> None:
            if self._drive is not None and self._drive.ref == drive.ref:
                older = self.tr("The values shown were read at {time}.").format(
                    time=moment(self._read_at, seconds=True)
                )
                self._source.setText(said(in_turn(why, older)) if self._found is not None else why)

        def told(health: Health) -> None:
            if self._drive is not None and self._drive.ref == drive.ref:
                self._health = health
                self._show()

        def untold(_fault: Fault, why: str) -> None:
            # What was read before would pass for new below the time of the rest. Where nothing was shown, this is
            # no place for a second sentence about the same trouble.
            if self._health is not None:
                told(Health(HealthVerdict.UNKNOWN, note=why))

        self.session.request(self, "identify", OfDrive(drive.ref), done, failed)
        if self.session.may("health"):
            self.session.request(self, "health", OfDrive(drive.ref), told, untold)
        else:
            untold(Fault.NOT_ALLOWED, self.tr("Reading the health data requires authorization."))

    # -- showing -------------------------------------------------------------------------------------------

    def _on_drives(self, _drives: object) -> None:
        if self._drive is None:
            self._show()

    def _show(self) -> None:
        units = self.preferences.units
        if self._drive is None:
            self._sections = machine(self.session.drives, units)
        else:
            self._sections = overview(self._drive, self._found, units, self._health)
        self.strip.show_drive(self._drive, units)
        self.view.show_sections(self._sections)
        self._show_count()

    def _on_search(self, text: str) -> None:
        self.view.narrow(text)
        self._show_count()

    def _show_count(self) -> None:
        found = self.view.shown_rows()
        self._count.setText(self.tr("%n found", "", found) if self.search.text().strip() else "")

    # -- taking it along -----------------------------------------------------------------------------------

    def text(self) -> str:
        """Return everything as text."""
        heading = (
            self.tr("All Drives") if self._drive is None else f"{self._drive.title} (/dev/{self._drive.name})"
        )
        found = self._found
        source = said(provenance(found, self._read_at)) if found is not None else ""
        return export.as_text(heading, self._sections, source)

    def copy_all(self) -> None:
        """Put everything on the clipboard as text."""
        clipboard.copy(self.text())

    def ask_and_export(self) -> None:
        """Ask for a file name and save everything there, as JSON if the name ends so."""
        name = "drives" if self._drive is None else self._drive.name
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        text, json = self.tr("Text (*.txt)"), self.tr("JSON (*.json)")
        kinds = text if self._drive is None else f"{text};;{json}"
        start = str(Path(folder) / f"disktune-{name}.txt")
        # While somebody chooses a name the drive may be pulled out, and another come into view.
        make = self._maker()
        chosen, kind = QFileDialog.getSaveFileName(self, self.tr("Export Drive Information"), start, kinds)
        if chosen:
            path = Path(chosen)
            # The name that was proposed ends in .txt; who then picks JSON means JSON.
            self._save(path.with_suffix(".json") if kind == json and path.suffix == ".txt" else path, make)

    def export_to(self, path: Path) -> None:
        """Save everything to *path*; a failure is said in the window."""
        self._save(path, self._maker())

    def _maker(self) -> Callable[[Path], str]:
        """Return what makes the document for a file's name of what is shown now, whatever is shown later."""
        drive, found, health, text = self._drive, self._found, self._health, self.text()
        read_at = self._read_at if found is not None else None

        def make(path: Path) -> str:
            if path.suffix != ".json" or drive is None:
                return text
            return export.as_json(drive, found, health, provenance(found) if found is not None else "", read_at)

        return make

    def _save(self, path: Path, make: Callable[[Path], str]) -> None:
        try:
            user_files.save(path, make(path))
        except OSError as error:
            advice = self.tr("Choose another location.")
            self.session.notice.emit(said(in_turn(not_written(path, error), advice)))
        else:
            # What is shown keeps its date.
            source = said(provenance(self._found, self._read_at)) if self._found is not None else ""
            saved = self.tr("Saved as {path}.").format(path=path)
            self._source.setText(said(in_turn(source, saved)))
