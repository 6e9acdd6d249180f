"""Health: how a drive is and why, and everything that it counts."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, auto
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent, QStandardPaths, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaHealth
from disktune_contract.health.verdict import spins
from disktune_contract.sentence import in_turn
from disktune_gui.controls.controls import ExportButton, SearchField
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.page import Page, is_same
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.user_files import not_written, written
from disktune_gui.drive_health import drive_logs
from disktune_gui.drive_health.attribute_table import (
    NONE,
    AttributeView,
    attribute_table,
    explained,
    exported_table,
)
from disktune_gui.drive_health.drive_logs import WORDS_IN as DIRECTORY_WORDS_IN
from disktune_gui.drive_health.drive_logs import LogReading, LogView, directory, directory_words
from disktune_gui.drive_health.history_view import HistoryView
from disktune_gui.drive_health.parts import FilledPlace, Parts
from disktune_gui.drive_health.self_test_text import log_section, spans_section
from disktune_gui.drive_health.self_test_view import SelfTestView
from disktune_gui.drives.delegate import VerdictMark
from disktune_gui.health.badge import KnownHealth, ShownHealth, UnlockHealth, has_health, shown
from disktune_gui.health.family_text import database_section, warning
from disktune_gui.health.wording import ATTRIBUTES, health_sections
from disktune_gui.overview.fact_view import FactView
from disktune_gui.services.services import Services
from disktune_gui.store.drive_database import FamilyFacts
from disktune_gui.text import facts, tabular
from disktune_gui.text.facts import FactRow, FactSection, filled
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- a drive's health in a few lines: mark, verdict, reasons, figures --------------------------------------

MOST_FIGURES = 3


class CardFigure(QWidget):
    """A number with its name above it."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._value, self._note = PlainLabel(), PlainLabel(), PlainLabel()
        for faint in (self._name, self._note):
            faint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        for label in (self._name, self._value, self._note):
            column.addWidget(label)
        column.addStretch(1)
        self._enlarge()

    def show_row(self, row: FactRow | None) -> None:
        """Show *row*, or nothing."""
        if row is not None:
            self._name.setText(row.label)
            self._value.setText(row.value)
            self._note.setText(row.note)
            # What gives way to a narrow window are the reasons, which have a second line.
            self.setFixedWidth(self.sizeHint().width())
        # Last: the card places it as it is when it appears.
        self.setVisible(row is not None)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self._value.setFont(theme.scaled(self.font(), 1.2, bold=True))


class HealthCard(QFrame):
    """Keeps its height while the drive is being asked, so that the widgets below it do not move."""

    unlock_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Health"))
        self._mark = VerdictMark()
        self.title = ToneLabel()
        self.why = PlainLabel()
        self.why.setWordWrap(True)
        self.why.setMinimumHeight(lines(self, 2.2))
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for label in (self.title, self.why):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._figures = [CardFigure() for _ in range(MOST_FIGURES)]
        self.unlock = UnlockHealth()
        self.unlock.clicked.connect(self.unlock_asked)
        self._lay_out()
        self._enlarge()

    def show_health(self, shown: ShownHealth, *, locked: bool) -> None:
        """Show it; *locked* offers to unlock."""
        self._mark.show_state(shown.state)
        self.title.setText(shown.title)
        self.title.set_tone(shown.tone)
        self.why.setText(shown.why)
        rows = (*shown.figures, *[None] * MOST_FIGURES)
        for figure, row in zip(self._figures, rows, strict=False):
            figure.show_row(row)
        self.unlock.setVisible(locked)
        figures = [f"{row.label}: {row.value}" for row in shown.figures]
        self.setAccessibleDescription("\n".join([shown.title, shown.why, *figures]))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self.title.setFont(theme.scaled(self.font(), 1.2, bold=True))

    def _lay_out(self) -> None:
        words = QGridLayout()
        words.setHorizontalSpacing(12)
        words.setVerticalSpacing(2)
        words.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.why, 1, 1)
        words.setColumnStretch(1, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(20)
        row.addLayout(words, 1)
        for figure in self._figures:
            row.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.unlock)
        buttons.addStretch(1)
        row.addLayout(buttons)


# -- page --------------------------------------------------------------------------------------------------

translate = QCoreApplication.translate


class Part(IntEnum):
    """The parts, in their order."""

    ATTRIBUTES = 0
    COUNTERS = auto()
    SELF_TESTS = auto()
    ERRORS = auto()
    TEMPERATURES = auto()
    HISTORY = auto()
    DIRECTORY = auto()


class HealthPage(Page):
    """The verdict above; below it, one beside the other, what it was made of."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._known: KnownHealth | None = None
        self._untold = ""
        """Why the drive did not report its health, if it was asked and did not."""
        self._sections: tuple[FactSection, ...] = ()
        self.search = SearchField(self.tr("Search the counters"))
        self.copy_button = QPushButton(self.tr("&Copy All"))
        self.copy_button.setToolTip(self.tr("Copy everything as text; Ctrl+C copies the selected rows"))
        self.export_button = ExportButton(
            self.tr("E&xport"),
            {
                "txt": self.tr("Everything as &Text…"),
                "json": self.tr("Everything as &JSON…"),
                "csv": self.tr("&Table as CSV…"),
            },
        )
        self.card = HealthCard()
        self.parts = Parts()
        self.attribute_view = AttributeView()
        self.attributes = self.attribute_view.table
        self.counters = FactView()
        self.self_tests = SelfTestView(self.session)
        self.testing = self.self_tests.testing
        self.testing.awake = lambda: services.sleep_hold.held and not self.session.place.host
        self.logs = LogReading(self.session, self)
        self.errors = LogView(self.logs, self.tr("Error log"))
        self.temperatures = LogView(self.logs, self.tr("Temperature log"))
        self.history = HistoryView(self.services)
        self.directory = LogView(self.logs, self.tr("Log directory"))
        self._places: list[FilledPlace] = []
        self._source = PlainLabel()
        self.warning = PlainLabel()
        """What smartmontools' database warns of."""
        self._lay_out()
        self._connect()

    # -- the page interface --------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; it is asked only when it is another one than before."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        its = drive if drive is not None and has_health(drive) else None
        self.testing.show_drive(its)
        if self.logs.turn(its):
            self._show_logs()
            self.logs.look()
        self.history.show_drive(its)
        if another:
            # The health that the header shows already; the time of reading is shown below.
            self._known, self._untold = self.services.health_news.of(its) if its is not None else None, ""
            self._source.clear()
            self.refresh()
        self._show()

    def set_active(self, active: bool) -> None:
        """Ask the drive whenever the page comes into view."""
        super().set_active(active)
        if active:
            self.refresh()

    def refresh(self) -> None:
        """Ask the drive again, if the page is in view."""
        if self.active and self._drive is not None and has_health(self._drive):
            self.services.health_news.ask(self, self._drive, partial(self._learn, self._drive))
            self.testing.look()
            self.logs.look()

    def search_field(self) -> QLineEdit:
        return self.search

    def offer(self, what: str) -> bool:
        """Be brought to the front by a notification about the drive, or show its history or self-tests."""
        parts = {"history": Part.HISTORY, "self-tests": Part.SELF_TESTS}
        if what in parts:
            self.parts.setCurrentIndex(parts[what])
        return what in ("health", *parts) and self._drive is not None

    def _learn(self, drive: Drive, known: KnownHealth | None, why_not: str) -> None:
        if is_same(drive, self._drive):
            self._known, self._untold = known, why_not
            self._source.clear()
            self._show()

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)

    # -- showing -------------------------------------------------------------------------------------------

    @property
    def _ata(self) -> AtaHealth | None:
        return self._known.health.ata if self._known is not None else None

    @property
    def _family(self) -> FamilyFacts | None:
        return self.services.families.of(self._drive) if self._drive is not None else None

    @property
    def _names(self) -> Mapping[int, str]:
        """The names that smartmontools' database gives the attributes of this model."""
        family = self._family
        return family.entry.attributes if family is not None and family.entry is not None else NONE

    def _shown_health(self) -> ShownHealth | None:
        return shown(self._drive, self._known, self._untold) if self._drive is not None else None

    def _show(self) -> None:
        health = self._shown_health()
        if health is None or self._drive is None:
            return
        self.card.show_health(health, locked=self.session.can_unlock and not self.session.may("health"))
        known = self._known
        # The first section is on the card.
        self._sections = (
            health_sections(known.health, self.preferences.units, known.judged, self._drive.logical_sector_bytes)[
                1:
            ]
            if known is not None
            else ()
        )
        self._sections += filled([database_section(self._family)])
        self.warning.setText(warning(self._family))
        self.warning.setVisible(bool(self.warning.text()))
        self._show_attributes()
        is_ata = self._drive.kind is DriveKind.ATA or self._ata is not None
        for part in (Part.ATTRIBUTES, Part.TEMPERATURES, Part.DIRECTORY):
            # Qt takes a repeated call for a change, and draws tabs where they were before.
            if self.parts.isTabVisible(part) != is_ata:
                self.parts.setTabVisible(part, is_ata)
        table = translate("Overview", ATTRIBUTES)
        self.counters.show_sections([part for part in self._sections if part.title != table])
        # The reason is on the card.
        has_attributes = self._ata is not None and bool(self._ata.attributes)
        places = (
            (has_attributes, self.tr("No SMART attributes were read.")),
            (bool(self.counters.facts.sections), self.tr("No counters were read.")),
        )
        for place, (is_filled, why_not) in zip(self._places, places, strict=True):
            place.show_state(filled=is_filled, why_not=why_not)
        if not self._source.text():
            self._source.setText(health.read)
        for button in (self.copy_button, self.export_button):
            button.setEnabled(known is not None)

    def _show_attributes(self) -> None:
        judged = self._known.judged if self._known is not None else None
        self.attribute_view.show_table(
            attribute_table(self._ata, judged, self.search.text(), self._names), self._explained
        )

    def _explained(self, number: int) -> str:
        found = self._ata
        one = found.attribute(number) if found is not None else None
        return explained(one, disk=spins(found), names=self._names) if one is not None else ""

    def _on_search(self, text: str) -> None:
        self._show_attributes()
        self.counters.narrow(text)
        # The text may be found in the part behind only.
        front = Part(self.parts.currentIndex())
        found = {Part.ATTRIBUTES: len(self.attributes.table.rows), Part.COUNTERS: self.counters.shown_rows()}
        if text.strip() and not found.get(front):
            wanted = next((at for at, rows in found.items() if rows and self.parts.isTabVisible(at)), front)
            self.parts.setCurrentIndex(wanted)

    # -- taking it along -----------------------------------------------------------------------------------

    def text(self) -> str:
        """Return everything as text."""
        health = self._shown_health()
        if health is None or self._drive is None:
            return ""
        heading = f"{self._drive.title} (/dev/{self._drive.name})"
        tests, logs = self.testing.tests, self.logs.answer.fresh
        told = [*self._sections]
        if tests is not None:
            told += filled([log_section(tests, self._drive), spans_section(tests)])
        told += drive_logs.sections(logs) if logs is not None else ()
        past = self.history.section(self._known.health if self._known is not None else None)
        told += [past] if past.rows else []
        return facts.as_text(heading, (health.section(), *told), health.read)

    def copy_all(self) -> None:
        """Put everything on the clipboard as text."""
        clipboard.copy(self.text())

    def _document(self, kind: str) -> str:
        known = self._known
        if kind == "csv":
            return tabular.as_csv(self._front_table())
        if kind == "json" and self._drive is not None and known is not None:
            # By the names of the protocol; null is what was not read.
            more = {
                "self_tests": self.testing.tests,
                "logs": self.logs.answer.fresh,
                "history": self.history.data(known.health),
            }
            return facts.as_json(self._drive, None, known.health, "", known.at, judged=known.judged, more=more)
        return self.text()

    def _front_table(self) -> DataTable:
        """Return what is in front as a table, whatever is searched for."""
        front = self.parts.currentIndex()
        tables = {
            Part.SELF_TESTS: self.self_tests.table,
            Part.ERRORS: self.errors.table,
            Part.TEMPERATURES: self.temperatures.table,
            Part.DIRECTORY: self.directory.table,
        }
        if front in tables:
            return tables[Part(front)].table
        if front == Part.HISTORY:
            return self.history.table
        if front == Part.ATTRIBUTES:
            return exported_table(self._ata, self._known.judged if self._known is not None else None, self._names)
        header = (self.tr("Section"), self.tr("Counter"), self.tr("Value"), self.tr("Note"))
        rows = [(part.title, row.label, row.value, row.note) for part in self._sections for row in part.rows]
        return DataTable(header, rows)

    def _show_logs(self) -> None:
        logs = self.logs.answer.fresh
        waiting = self.logs.answer.why_not or self.tr("Reading the logs of the drive…")
        self.errors.table.mix(drive_logs.error_words_in(logs))
        self.errors.show_log(
            drive_logs.error_words(logs) if logs is not None else waiting, drive_logs.errors(logs)
        )
        self.temperatures.show_log(
            drive_logs.temperature_words(logs) if logs is not None else waiting, drive_logs.temperatures(logs)
        )
        self.directory.show_log(directory_words(logs) if logs is not None else waiting, directory(logs))

    def ask_and_export(self, kind: str) -> None:
        """Ask for a file name and save as *kind* what was in view when it was asked for."""
        if self._drive is None:
            return
        document = self._document(kind)
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"disktune-health-{self._drive.name}.{kind}")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Export Health"), start, f"*.{kind}")
        if chosen:
            self.save(Path(chosen), document)

    def save(self, path: Path, document: str) -> None:
        """Write *document* to *path*; a failure becomes a sentence."""
        try:
            user_files.save(path, document)
        except OSError as error:
            self.session.notice.emit(said(in_turn(not_written(path, error), self.tr("Choose another location."))))
        else:
            health = self._shown_health()
            self._source.setText(said(in_turn(health.read if health is not None else "", written(path))))

    # -- putting it together -------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search)
        self.copy_button.clicked.connect(self.copy_all)
        self.export_button.chosen.connect(self.ask_and_export)
        self.card.unlock_asked.connect(self._unlock)
        self.session.privilege_changed.connect(self.refresh)
        self.preferences.changed.connect(self._show)
        self.testing.ended.connect(self.refresh)
        self.logs.answered.connect(self._show_logs)
        self.services.families.changed.connect(self._show)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.copy_button)
        bar.addWidget(self.export_button)
        self.counters.setAccessibleName(self.tr("Counters"))
        self.parts.setAccessibleName(self.tr("Parts of the drive's health"))
        tabs = self.parts.tabBar()
        if tabs is not None:
            tabs.setAccessibleName(self.parts.accessibleName())
        for view, title in (
            (self.attribute_view, self.tr("SMART Attributes")),
            (self.counters, self.tr("Counters")),
        ):
            place = FilledPlace(view)
            self._places.append(place)
            self.parts.addTab(place, title)
        for part, title in (
            (self.self_tests, self.tr("Self-Tests")),
            (self.errors, self.tr("Error Log")),
            (self.temperatures, self.tr("Temperature Log")),
            (self.history, self.tr("History")),
            (self.directory, self.tr("Log Directory")),
        ):
            self.parts.addTab(part, title)
        self.errors.table.mix(drive_logs.error_words_in(None))
        self.directory.table.mix(DIRECTORY_WORDS_IN)
        # Two columns of numbers over the whole width would be hard to read.
        self.temperatures.table.setMaximumWidth(lines(self, 36))
        self._source.setWordWrap(True)
        self._source.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._source.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(10)
        layout.addLayout(bar)
        self.warning.setWordWrap(True)
        self.warning.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.warning.hide()
        layout.addWidget(self.card)
        layout.addWidget(self.warning)
        layout.addWidget(self.parts, 1)
        layout.addWidget(self._source)
