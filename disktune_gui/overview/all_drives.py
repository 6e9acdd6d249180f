"""The table of all drives, with its search and why much may be unknown."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.settings.saved import SavedList
from disktune_gui.controls.controls import SearchField
from disktune_gui.overview.drive_table import DriveLine, DriveTable, HealthOfAll, NotAskedBar, drive_lines, section
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultSummary, StoreError
from disktune_gui.text.facts import FactSection
from disktune_gui.text.plain import PlainLabel


class AllDrives(QWidget):
    """Asks while it is in view."""

    drive_wanted = pyqtSignal(str)
    unlock_asked = pyqtSignal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services, self._session = services, services.session
        self._round = HealthOfAll(services.session, services.health_news, lambda: not self.isHidden(), self)
        self.lines: tuple[DriveLine, ...] = ()
        self._saved: dict[str, int] | None = None
        """How many settings are saved, by kernel name; None before that is known."""
        self.search = SearchField(self.tr("Search this page"), self.tr("Search the drive information"))
        self._count = PlainLabel()
        self._count.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.table = DriveTable()
        self.not_asked = NotAskedBar(services.session)
        bar = QHBoxLayout()
        bar.addWidget(self.search, 1)
        bar.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        column.addLayout(bar)
        column.addWidget(self.table, 1)
        column.addWidget(self.not_asked)
        self.search.textChanged.connect(lambda _text: self._show_lines())
        self.table.wanted.connect(self.drive_wanted)
        self.not_asked.unlock_asked.connect(self.unlock_asked)
        services.saved_news.listed.connect(self._on_saved)
        for changed in (
            services.archive.changed,
            services.health_news.changed,
            services.preferences.changed,
            self._session.drives_changed,
            self._session.privilege_changed,
        ):
            changed.connect(self.show_drives)

    def ask(self) -> None:
        """Ask every drive for its health, and what is saved for it."""
        self._round.begin()
        if self._session.drives:
            self._services.saved_news.ask(self)
        self.show_drives()

    def section(self) -> FactSection:
        """Return the lines as text has them."""
        return section(self.lines)

    def show_drives(self, *_about: object) -> None:
        """Show what is known by now, while all drives are selected."""
        if self.isHidden():
            return
        services = self._services
        self.lines = drive_lines(
            self._session.drives, services.preferences.units, services.health_news.of, self._results(), self._saved
        )
        self.not_asked.look(wanted=True)
        self._show_lines()

    def _show_lines(self) -> None:
        self.table.show_lines(self.lines, self.search.text())
        found = len(self.table.table.rows)
        self._count.setText(self.tr("%n found", "", found) if self.search.text().strip() else "")

    def _results(self) -> tuple[ResultSummary, ...]:
        archive = self._services.archive
        try:
            return () if archive.untouched else archive.store.summaries()
        except StoreError:
            # The page of the results shows why.
            return ()

    def _on_saved(self, found: SavedList) -> None:
        self._saved = {file.drive: len(file.values) for file in found.files if file.drive}
        self.show_drives()
