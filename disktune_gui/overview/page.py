"""Overview: what a drive is and what it is used for, then everything it reports of itself."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QStandardPaths, Qt, pyqtBoundSignal, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import in_turn
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import SavedList
from disktune_gui.client import unasked
from disktune_gui.client.unasked import why_not_read
from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.page import Page, is_same
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.user_files import not_written
from disktune_gui.health.badge import KnownHealth, ShownHealth, has_health, shown, state_of
from disktune_gui.health.family_text import with_family
from disktune_gui.overview import summary_cards
from disktune_gui.overview.drive_table import DriveLine, DriveTable, HealthOfAll, NotAskedBar, drive_lines, section
from disktune_gui.overview.fact_view import OPEN, FactView, Folds, with_checkup
from disktune_gui.overview.find_drive import FindDrive
from disktune_gui.overview.identify_text import OverviewDocument, overview, provenance, with_note
from disktune_gui.overview.layers_view import LayerSection
from disktune_gui.overview.partition_map import PartitionMap
from disktune_gui.overview.place_text import with_attachment
from disktune_gui.overview.rescue_text import to_copy_first
from disktune_gui.overview.summary_cards import Cards
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultSummary, StoreError
from disktune_gui.text.facts import FactSection, filled
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment

FRESH_S = 60
"""Data read within this time, in seconds, counts as current: no date flickers while an answer arrives."""


class OverviewPage(Page):
    """The facts of the selected drive, and its state in short; of all drives, a line each."""

    health_wanted = pyqtSignal(str)
    """The user wants to see the whole health of the drive of this kernel name."""
    drive_wanted = pyqtSignal(str)
    measure_wanted = pyqtSignal(str)
    history_wanted = pyqtSignal(str)
    settings_wanted = pyqtSignal(str)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._found: Identification | None = None
        self._read_at = 0.0
        """When `_found` was read, in seconds since the epoch."""
        self._known: KnownHealth | None = None
        self._untold = ""
        """Why the drive did not report its health, if it was asked and did not."""
        self._is_new = False
        """Whether `_known` was read since the drive came into view, and nothing refused since."""
        self._round = HealthOfAll(self.session, services.health_news, lambda: self._drive is None, self)
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
        self.cards = Cards()
        self._others: ClaimList | None = None
        """What other tools set on the drive; None before it is read."""
        self.finder = FindDrive(self.session)
        self.strip = PartitionMap()
        self.layers = LayerSection(services, "overview", opened=True)
        self.view = FactView(folds=Folds(self.preferences, "overview", OPEN))
        self.all_drives = DriveTable()
        self.not_asked = NotAskedBar(self.session)
        self._lines: tuple[DriveLine, ...] = ()
        self._saved: dict[str, int] | None = None
        """How many settings are saved, by kernel name; None before that is known."""
        self._lay_out()
        self._connect()

    def _connect(self) -> None:
        services = self.services
        self.search.textChanged.connect(self._on_search)
        self._copy.clicked.connect(self.copy_all)
        self._export.clicked.connect(self.ask_and_export)
        for wanted, told in (
            (self.cards.health_wanted, self.health_wanted),
            (self.cards.measure_wanted, self.measure_wanted),
            (self.cards.history_wanted, self.history_wanted),
            (self.cards.settings_wanted, self.settings_wanted),
        ):
            wanted.connect(partial(self._tell, told))
        self.all_drives.wanted.connect(self.drive_wanted)
        self.layers.device_wanted.connect(self.drive_wanted)
        services.saved_news.listed.connect(self._on_saved)
        self.cards.unlock_asked.connect(self._unlock)
        self.not_asked.unlock_asked.connect(self._unlock)
        services.archive.changed.connect(self._on_results)
        self.session.privilege_changed.connect(self.refresh)
        self.session.privilege_changed.connect(self._show)
        self.session.drives_changed.connect(self._on_drives)
        self.session.trial_ended.connect(self.refresh)
        self.services.health_news.changed.connect(self._on_health)
        self.preferences.changed.connect(self._show)
        services.families.changed.connect(self._show)
        services.drive_notes.changed.connect(self._show)
        services.checkups.changed.connect(self._on_checked)
        services.checkups.outdated.connect(self._on_outdated)

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
        layout.addWidget(self.cards)
        layout.addWidget(self.finder)
        layout.addWidget(self.strip)
        layout.addWidget(self.layers)
        layout.addLayout(bar)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.all_drives, 1)
        layout.addWidget(self.not_asked)
        layout.addWidget(self._source)

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; its identification is read only when it is another drive than before."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        if another:
            self._found = self._others = None
            # What the header shows already, with its date until the drive answers.
            self._known = self.services.health_news.of(drive) if drive is not None else None
            self._untold, self._is_new = "", False
            self._source.clear()
            bar = self.view.verticalScrollBar()
            if bar is not None:
                bar.setValue(0)
            self.refresh()
        self._show()

    def set_active(self, active: bool) -> None:
        """Ask the drive whenever the page comes into view: another page or program may have changed it."""
        super().set_active(active)
        self.services.layers.watch(self, on=active)
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
            self._ask_all()
            return

        # The check-up needs these answers, too, and asks for the rest.
        known: dict[str, object] = {}
        due = {"identify", "health"}

        def answered(verb: str, reply: object = None) -> None:
            known[verb] = reply
            due.discard(verb)
            if not due and is_same(drive, self._drive):
                self.services.checkups.ask(drive, known)

        def done(found: Identification) -> None:
            if is_same(drive, self._drive):
                self._found, self._read_at = found, time.time()
                self._source.setText(said(provenance(found, self._read_at)))
                self._show()
            answered("identify", found)

        def failed(_fault: Fault, why: str) -> None:
            answered("identify")
            if is_same(drive, self._drive):
                older = self.tr("The values shown were read at {time}.").format(
                    time=moment(self._read_at, seconds=True)
                )
                self._source.setText(said(in_turn(why, older)) if self._found is not None else why)

        def told(known: KnownHealth | None, why_not: str) -> None:
            if is_same(drive, self._drive):
                self._learn(known, why_not)
            answered("health", known.health if known is not None else None)

        self.session.request(self, "identify", OfDrive(drive.ref), done, failed)
        self.services.health_news.ask(self, drive, told)

    def _ask_all(self) -> None:
        self._round.begin()
        if self.session.drives:
            self.services.saved_news.ask(self)

    def _on_saved(self, found: SavedList) -> None:
        self._saved = {file.drive: len(file.values) for file in found.files if file.drive}
        if self._drive is None:
            self._show()

    def _on_health(self) -> None:
        """Show the health that the header shows, whichever part asked for it."""
        if self._drive is None:
            self._show()
        elif (known := self.services.health_news.of(self._drive)) is not None and known is not self._known:
            self._learn(known, "")

    def _learn(self, known: KnownHealth | None, why_not: str) -> None:
        """Show what is known of the drive; *why_not* states why that is not new."""
        # An answer comes twice: to all, and to the page that asked.
        if known is not self._known or why_not != self._untold or self._is_new != (not why_not):
            self._known, self._untold, self._is_new = known, why_not, not why_not
            self._show()

    # -- showing -------------------------------------------------------------------------------------------

    def _on_drives(self, _drives: object) -> None:
        if self._drive is None:
            self._show()

    def _show(self) -> None:
        units = self.preferences.units
        place = None
        if self._drive is None:
            self._lines = drive_lines(
                self.session.drives, units, self.services.health_news.of, self._results(), self._saved
            )
            self._sections = filled([section(self._lines)])
        else:
            checkups = self.services.checkups
            family = self.services.families.of(self._drive, self._found)
            health = self._known.health if self._known is not None else None
            told = with_family(overview(self._drive, self._found, units, health), family)
            notes = self.services.drive_notes
            told = with_note(told, notes.of(self._drive), notes.unread(self._drive))
            if state_of(self._known) is HealthVerdict.FAILING:
                told = (to_copy_first(self._drive, self.session.drives, units), *told)
            checked = checkups.of(self._drive)
            attachment = checked.facts.attachment if checked is not None else None
            place = attachment.place if attachment is not None else None
            self._sections = with_checkup(with_attachment(told, attachment, self._found), checked, checkups)
        self._show_cards()
        self.finder.show_drive(self._drive, place)
        self.strip.show_drive(self._drive, units)
        self.layers.show_drive(self._drive)
        self.view.setVisible(self._drive is not None)
        self.all_drives.setVisible(self._drive is None)
        self.not_asked.look(wanted=self._drive is None)
        if self._drive is not None:
            self.view.show_sections(self._sections)
        else:
            self.all_drives.show_lines(self._lines, self.search.text())
        self._show_count()

    def _show_cards(self) -> None:
        drive = self._drive
        self.cards.setVisible(drive is not None)
        if drive is None:
            return
        session, checked = self.session, self.services.checkups.of(drive)
        facts = checked.facts if checked is not None else None
        locked = session.can_unlock and not session.may("health")
        self.cards.show_health(self._shown_health(), locked=locked, dated=self._is_old())
        link = facts.attachment if facts is not None else None
        self.cards.speed.show_answer(summary_cards.speed(self._results(), drive, link, self.preferences.units))
        why_not = unasked.why_not(session, "measure", drive)
        self.cards.speed.offer(possible=not why_not, why_not=why_not)
        health = self._known.health if self._known is not None else None
        if health == Health():
            # Only stored health is known, which has no current temperature.
            health = None
        past = self.services.health_history.of(drive)
        unread = why_not_read(session, self._untold)
        self.cards.warmth.show_answer(summary_cards.warmth(drive, health, self._found, past, unread))
        self.cards.settings.show_answer(summary_cards.settings(facts, self._others))
        states = facts.states if facts is not None else None
        self.cards.quick.show_drive(drive, states or ())

    def _results(self) -> tuple[ResultSummary, ...]:
        archive = self.services.archive
        try:
            return () if archive.untouched else archive.store.summaries()
        except StoreError:
            # The page of the results shows why.
            return ()

    def _is_old(self) -> bool:
        """Return whether the health must be shown with the time at which it was read."""
        if self._known is None or self._is_new:
            return False
        return bool(self._untold) or time.time() - self._known.at > FRESH_S

    def _shown_health(self) -> ShownHealth | None:
        """Return the health in short, None for a drive without health."""
        if self._drive is None or not has_health(self._drive):
            return None
        return shown(self._drive, self._known, self._untold)

    def _tell(self, wanted: pyqtBoundSignal) -> None:
        if self._drive is not None:
            wanted.emit(self._drive.name)

    def _on_results(self) -> None:
        if self.active:
            self._show()

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)

    def _on_checked(self, name: str) -> None:
        if self._drive is not None and self._drive.name == name:
            self._ask_who_else(self._drive)
            self._show()

    def _ask_who_else(self, drive: Drive) -> None:
        """Ask what other tools set on a drive, if a saved setting has another value."""

        def told(found: ClaimList) -> None:
            if is_same(drive, self._drive):
                self._others = found
                self._show_cards()

        checked = self.services.checkups.of(drive)
        if checked is not None and summary_cards.drifted(checked.facts, None):
            self.session.request(self, "others", OfDrive(drive.ref), told, lambda _fault, _why: None)

    def _on_outdated(self, name: str) -> None:
        if self.active and self._drive is not None and self._drive.name == name:
            self.services.checkups.ask(self._drive)

    def _on_search(self, text: str) -> None:
        if self._drive is None:
            self.all_drives.show_lines(self._lines, text)
        else:
            self.view.narrow(text)
        self._show_count()

    def _show_count(self) -> None:
        found = self.view.shown_rows() if self._drive is not None else len(self.all_drives.table.rows)
        self._count.setText(self.tr("%n found", "", found) if self.search.text().strip() else "")

    # -- copy and export -----------------------------------------------------------------------------------

    def document(self) -> OverviewDocument:
        """Return everything that is shown now."""
        drive, health = self._drive, self._shown_health()
        short = (health.section(),) if health is not None else ()
        return OverviewDocument(
            self.tr("All Drives") if drive is None else f"{drive.title} (/dev/{drive.name})",
            drive,
            (*short, *self._sections),
            self._found,
            self._read_at,
            self._known,
            self.services.drive_notes.of(drive) if drive is not None else "",
        )

    def text(self) -> str:
        """Return everything as text."""
        return self.document().text()

    def copy_all(self) -> None:
        """Put everything on the clipboard as text."""
        clipboard.copy(self.text())

    def ask_and_export(self) -> None:
        """Ask for a file name and save everything there, as JSON if the name ends in ``.json``."""
        name = "drives" if self._drive is None else self._drive.name
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        text, json = self.tr("Text (*.txt)"), self.tr("JSON (*.json)")
        kinds = text if self._drive is None else f"{text};;{json}"
        start = str(Path(folder) / f"disktune-{name}.txt")
        # While the user chooses a name the drive may be pulled out, and another be selected.
        document = self.document()
        chosen, kind = QFileDialog.getSaveFileName(self, self.tr("Export Drive Information"), start, kinds)
        if chosen:
            path = Path(chosen)
            # The proposed name ends in .txt; a user who then picks JSON means JSON.
            self._save(path.with_suffix(".json") if kind == json and path.suffix == ".txt" else path, document)

    def export_to(self, path: Path) -> None:
        """Save everything to *path*; a failure is shown in the window."""
        self._save(path, self.document())

    def _save(self, path: Path, document: OverviewDocument) -> None:
        try:
            user_files.save(path, document.for_file(path))
        except OSError as error:
            advice = self.tr("Choose another location.")
            self.session.notice.emit(said(in_turn(not_written(path, error), advice)))
        else:
            # What is shown keeps its date.
            source = said(provenance(self._found, self._read_at)) if self._found is not None else ""
            saved = self.tr("Saved as {path}.").format(path=path)
            self._source.setText(said(in_turn(source, saved)))
