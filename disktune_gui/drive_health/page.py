"""Health: the verdict with its reasons, what rose, the counters, the self-tests and the check-up, on one page."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaHealth
from disktune_contract.health.sample import DAY_S, HealthSample
from disktune_contract.health.verdict import HealthVerdict, spins
from disktune_contract.record import replace
from disktune_contract.said import health_words
from disktune_contract.sentence import Sentence
from disktune_gui.controls.cards import GAP, PADDING, Card, Disclosure, LinkButton
from disktune_gui.controls.columns import CardColumns
from disktune_gui.controls.controls import ExportButton, SearchField
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import Page, is_same
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.drive_health import drive_logs
from disktune_gui.drive_health.attribute_table import (
    NONE,
    AttributeView,
    attribute_table,
    explained,
    exported_table,
)
from disktune_gui.drive_health.checkup_card import AllFindings, CheckupCard
from disktune_gui.drive_health.drive_logs import LogReading
from disktune_gui.drive_health.logs_body import LogsBody
from disktune_gui.drive_health.samples_view import ChartCard, SamplesView
from disktune_gui.drive_health.self_test_card import SelfTestCard
from disktune_gui.drive_health.self_test_text import log_section, spans_section
from disktune_gui.drive_health.verdict_card import CounterTable, FigureCard, VerdictCard
from disktune_gui.health import history_text
from disktune_gui.health.badge import KnownHealth, ShownHealth, has_health, shown
from disktune_gui.health.checkup import whole_section
from disktune_gui.health.wording import ATTRIBUTES, health_sections
from disktune_gui.owned import later
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.services import Services
from disktune_gui.store.drive_database import FamilyFacts, database_section, warning
from disktune_gui.text import facts, tabular
from disktune_gui.text.facts import FactRow, FactSection, filled
from disktune_gui.text.formats import formats, number, temperature
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate


class AttributesBody(QWidget):
    """The table of SMART attributes with a search; made when it is opened first."""

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField(self.tr("Search"))
        self.view = AttributeView()
        side = pixels(self.font(), PADDING)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, 0, side, side)
        column.addWidget(self.search)
        column.addWidget(self.view)


class HealthPage(Page):
    """What is wrong is above; what it was made of opens in place."""

    setting_wanted = pyqtSignal(str, str)
    """Show a setting: the kernel name of the drive, and the id."""
    part_wanted = pyqtSignal(str, DrivePart)
    """Show a part of a page of the drive of this kernel name."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._known: KnownHealth | None = None
        self._untold = ""
        """Why the drive did not report its health, if it was asked and did not."""
        self._past: tuple[object, ...] = ()
        """What the chart and the counters were made of."""
        self._sections: tuple[FactSection, ...] = ()
        self.copy_button = LinkButton(self.tr("&Copy All"))
        self.export_button = ExportButton(
            self.tr("E&xport"),
            {
                "txt": translate("Export", "All &Text…"),
                "json": translate("Export", "All &JSON…"),
                "csv": self.tr("CSV &Attributes…"),
                "log": self.tr("CSV &Log…"),
            },
        )
        self.message = MessageBar()
        self.card, self.figures = VerdictCard(), FigureCard()
        self.chart, self.counters = ChartCard(), CounterTable()
        self.self_tests = SelfTestCard(self.session)
        self.testing = self.self_tests.testing
        self.testing.awake = lambda: services.sleep_hold.held and not self.session.place.host
        self.checkup = CheckupCard(services)
        self.logs_read = LogReading(self.session, self)
        self.attributes = Disclosure(self.tr("SMART attributes"), self._attributes_made)
        self.logs = Disclosure(self.tr("Logs"), self._logs_made)
        self.counter_card = Card()
        self._column = QVBoxLayout(self)
        self.columns = CardColumns(narrow=300, least=892)
        self.every = AllFindings(services)
        """Of all drives."""
        self._lay_out()
        self._connect()

    # -- the page interface --------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; it is asked only when it is another one than before."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        its = drive if drive is not None and has_health(drive) else None
        self.testing.show_drive(its)
        if self.logs_read.turn(its):
            self.logs_read.look()
        self.checkup.show_drive(drive)
        if another:
            self.message.dismiss()
            # The health that the header shows already, or that of the last sample.
            self._known = self.services.health_news.recalled(its) if its is not None else None
            self._untold = ""
            self._look()
        for part in (self.columns, self.export_button):
            part.setVisible(drive is not None)
        self.every.setVisible(drive is None)
        # The room that is left is the list's; below cards it is below the buttons, too.
        self._column.setStretch(self._column.count() - 1, int(drive is not None))
        self._show()

    def set_active(self, active: bool) -> None:
        """Ask the drive whenever the page comes into view."""
        super().set_active(active)
        if active:
            self._look()
            self.checkup.show_results()

    def _look(self) -> None:
        """Ask the drive; all drives have been asked already."""
        if self._drive is not None:
            self.refresh()
        elif self.active:
            self.every.look()

    def refresh(self) -> None:
        """Ask the drive again, or all drives that are awake, if the page is in view."""
        drive = self._drive
        if not self.active:
            return
        if drive is None:
            self.services.checkups.forget_once()
            self.services.health_news.ask_all()
            self.every.look()
            return
        if not has_health(drive):
            self.services.checkups.ask(drive)
            return
        self.services.health_news.ask(self, drive, partial(self._learn, drive))
        self.testing.look()
        self.logs_read.look()

    def search_field(self) -> QLineEdit | None:
        """Open the table of attributes, which has the field; without one, the counters."""
        if self.attributes.isVisibleTo(self):
            return self.attribute_body.search
        if not self.logs.isVisibleTo(self):
            return None
        self.log_body.bring(self.log_body.counted)
        return self.log_body.search

    def offer(self, what: str) -> bool:
        """Be brought to the front by a notification about the drive, or for its history or self-tests."""
        return what in ("health", "history", "self-tests") and self._drive is not None

    def _learn(self, drive: Drive, known: KnownHealth | None, why_not: str) -> None:
        if not is_same(drive, self._drive):
            return
        again = known is not None and known.repeats(self._known) and why_not == self._untold
        self._known, self._untold = known, why_not
        if again:
            self._show_verdict(drive)
            self._show_past()
        else:
            self._show()
        # What was answered just now is not asked a second time.
        fresh = {} if known is None or why_not else {"health": known.health}
        self.services.checkups.ask(drive, fresh)

    def _check_again(self) -> None:
        if self._drive is not None:
            self.services.checkups.ask(self._drive)

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)

    # -- what opens ----------------------------------------------------------------------------------------

    def _attributes_made(self) -> AttributesBody:
        body = AttributesBody()
        body.search.textChanged.connect(lambda _text: self._show_attributes())
        self._show_attributes(body)
        return body

    @property
    def attribute_body(self) -> AttributesBody:
        """The table of attributes, opened."""
        self.attributes.opened = True
        body = self.attributes.body
        assert isinstance(body, AttributesBody)  # noqa: S101  # made by `_attributes_made`
        return body

    def _logs_made(self) -> LogsBody:
        body = LogsBody(self.logs_read, self.testing, SamplesView(self.services))
        self._show_logs(body)
        return body

    @property
    def log_body(self) -> LogsBody:
        """The logs, opened."""
        self.logs.opened = True
        body = self.logs.body
        assert isinstance(body, LogsBody)  # noqa: S101  # made by `_logs_made`
        return body

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

    def _samples(self) -> tuple[HealthSample, ...]:
        drive = self._drive
        return self.services.health_history.of(drive) if drive is not None and has_health(drive) else ()

    def _shown_health(self) -> ShownHealth | None:
        return shown(self._drive, self._known, self._untold) if self._drive is not None else None

    def _show(self) -> None:
        health, drive = self._shown_health(), self._drive
        if health is None or drive is None:
            self.copy_button.setEnabled(drive is None)
            return
        its = has_health(drive)
        known = self._known
        tested = not drive.saved or (known is not None and bool(known.health.self_tests))
        self.card.setVisible(its or bool(drive.array))
        self.counter_card.setVisible(its)
        self.self_tests.setVisible(its and tested)
        self.logs.setVisible(tested)
        self.checkup.setVisible(not drive.saved)
        self.columns.make_single(single=not (its or drive.array))
        self._show_verdict(drive)
        self.self_tests.recommend(urgent=health.state is HealthVerdict.CAUTION)
        # The first section is on the card.
        self._sections = (
            health_sections(known.health, self.preferences.units, known.judged, drive.logical_sector_bytes)[1:]
            if known is not None
            else ()
        )
        self._sections += filled([database_section(self._family)])
        self._show_past()
        self.figures.show_rows(self._figures(health) if its else ())
        self._show_attributes()
        self._show_logs()
        for button in (self.copy_button, self.export_button):
            button.setEnabled(known is not None or self.checkup.checked is not None)

    def _show_verdict(self, drive: Drive) -> None:
        known = self._known
        now = known.judged if known is not None and known.last is None else None
        clears = health_words.clears(now) if now is not None else ""
        locked = has_health(drive) and self.session.can_unlock and not self.session.may("health")
        found = shown(drive, known, self._untold)
        self.card.show_health(found, warning=warning(self._family), clears=clears, locked=locked)

    def _figures(self, health: ShownHealth) -> tuple[FactRow, ...]:
        """Return power-on time and temperature: what is not among the counters."""
        counted = {said(row.label) for row in self.counters.rows}
        warm = [one.hottest_c or one.temperature_c for one in self._samples()]
        hottest = max((celsius for celsius in warm if celsius is not None), default=None)
        most = self.tr("max. {value}").format(value=temperature(hottest)) if hottest is not None else ""
        warmth = tuple(replace(row, note=most) for row in health.warmth)
        return (*(row for row in health.lasting if row.label not in counted), *warmth)

    def _show_past(self) -> None:
        """Show what rose, and the counters beside what they were."""
        samples, known, now = self._samples(), self._known, time.time()
        read = known.told if known is not None else ()
        # A sample is only ever added at the end; one that repeats the last takes its place.
        last = tuple(replace(one, at=0.0) for one in samples[-1:])
        shown = (self._drive, read, len(samples), last, int(now // DAY_S), formats.degree)
        if shown == self._past:
            return
        self._past = shown
        self.chart.show_samples(self._drive, samples)
        # With the highest temperature of all samples.
        drive, health = self._drive, self._shown_health()
        if drive is not None and health is not None:
            self.figures.show_rows(self._figures(health) if has_health(drive) else ())
        if known is None or not known.health.reported:
            self.counters.show_rows((), "")
            return
        start = health_words.since(samples, now)
        rows = health_words.counter_rows(known.health, known.judged, samples, now)
        self.counters.show_rows(rows, said(health_words.span_words(start, now)) if start is not None else "")

    def _show_attributes(self, made: AttributesBody | None = None) -> None:
        found = self._ata.attributes if self._ata is not None else ()
        self.attributes.setVisible(bool(found))
        self.attributes.set_count(number(len(found)))
        body = made or self.attributes.body
        if isinstance(body, AttributesBody):
            judged = self._known.judged if self._known is not None else None
            table = attribute_table(self._ata, judged, body.search.text(), self._names)
            body.view.show_table(table, self._explained)

    def _show_logs(self, made: LogsBody | None = None) -> None:
        logs = self.logs_read.answer.fresh
        total = logs.errors.total if logs is not None and logs.errors is not None else None
        self.logs.set_count(said(Sentence.counted(total, "{n} error", "{n} errors")) if total is not None else "")
        body, drive = made or self.logs.body, self._drive
        if isinstance(body, LogsBody) and drive is not None:
            body.show_logs()
            body.show_kind(ata=drive.kind is DriveKind.ATA or self._ata is not None)
            table = translate("Overview", ATTRIBUTES)
            body.show_counters(tuple(one for one in self._sections if one.title != table))
            body.samples.show_samples(drive, self._samples())

    def _explained(self, number: int) -> str:
        found = self._ata
        one = found.attribute(number) if found is not None else None
        return explained(one, disk=spins(found), names=self._names) if one is not None else ""

    def _on_logs(self) -> None:
        self._show_logs()

    def _on_history(self, name: str) -> None:
        if self.active and self._drive is not None and self._drive.name == name:
            # With the answer that the new sample is of, which comes to this page next.
            later(self, self._show_history)

    def _show_history(self) -> None:
        if self._drive is not None:
            self._show_past()
            self._show_logs()

    # -- taking it along -----------------------------------------------------------------------------------

    def text(self) -> str:
        """Return everything as text."""
        health = self._shown_health()
        if health is None or self._drive is None:
            return ""
        heading = f"{self._drive.title} (/dev/{self._drive.name})"
        tests, logs = self.testing.tests, self.logs_read.answer.fresh
        told = [*self._sections]
        if tests is not None:
            told += filled([log_section(tests, self._drive), spans_section(tests)])
        told += drive_logs.sections(logs) if logs is not None else ()
        samples, now, reported = self._samples(), time.time(), self._known.health if self._known else None
        told += filled([history_text.section(samples, now, self.preferences.units, reported)])
        checked = self.checkup.checked
        if checked is not None and checked.results:
            told.append(whole_section(checked.results, self.services.checkups.dismissed(self._drive)))
        return facts.as_text(heading, (health.section(), *told), health.read)

    def copy_all(self) -> None:
        """Put everything on the clipboard as text."""
        clipboard.copy(self.text() if self._drive is not None else tabular.as_tsv(self.every.table))

    def _document(self, kind: str) -> str:
        known = self._known
        if kind == "csv":
            return tabular.as_csv(self._attribute_table())
        if kind == "log":
            return tabular.as_csv(self.log_body.front or self._counter_table())
        if kind == "json" and self._drive is not None and known is not None:
            # By the names of the protocol; null is what was not read.
            more = {
                "self_tests": self.testing.tests,
                "logs": self.logs_read.answer.fresh,
                "history": history_text.data(self._samples(), time.time(), known.health),
            }
            at = self.services.session.read_at if self._drive.saved else known.at
            return facts.as_json(self._drive, None, known.health, "", at, judged=known.judged, more=more)
        return self.text()

    def _attribute_table(self) -> DataTable:
        """Return all attributes, or all counters of a drive that has none."""
        if self._ata is None or not self._ata.attributes:
            return self._counter_table()
        return exported_table(self._ata, self._known.judged if self._known is not None else None, self._names)

    def _counter_table(self) -> DataTable:
        header = (self.tr("Section"), self.tr("Counter"), self.tr("Value"), self.tr("Note"))
        rows = [(part.title, row.label, row.value, row.note) for part in self._sections for row in part.rows]
        return DataTable(header, rows)

    def ask_and_export(self, kind: str) -> None:
        """Ask for a file name and save as *kind* what was in view when it was asked for."""
        if self._drive is None:
            return
        document = self._document(kind)
        ending = "csv" if kind == "log" else kind
        name = f"disktune-health-{self._drive.name}.{ending}"
        path, _ = user_files.ask_where(self, self.tr("Export Health"), name, f"*.{ending}")
        if path is not None:
            self.save(path, document)

    def save(self, path: Path, document: str) -> None:
        """Write *document* to *path*; a failure becomes a sentence."""
        words, well = user_files.export(path, document)
        self.message.show_text(words, tone="" if well else "danger")

    # -- putting it together -------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy_all)
        self.export_button.chosen.connect(self.ask_and_export)
        self.card.unlock_asked.connect(self._unlock)
        self.checkup.again_asked.connect(self._check_again)
        self.every.opened.connect(self.part_wanted)
        self.checkup.setting_wanted.connect(self.setting_wanted)
        self.session.privilege_changed.connect(self.refresh)
        self.session.trial_ended.connect(self._on_trial_ended)
        self.preferences.changed.connect(self._show)
        self.testing.ended.connect(self.refresh)
        self.logs_read.answered.connect(self._on_logs)
        self.services.families.changed.connect(self._show)
        self.services.health_history.changed.connect(self._on_history)
        self.services.checkups.outdated.connect(self._on_outdated)

    def _on_trial_ended(self) -> None:
        if self.active:
            self._check_again()

    def _on_outdated(self, name: str) -> None:
        if self.active and self._drive is not None and self._drive.name == name:
            self._check_again()

    def _lay_out(self) -> None:
        inside = self.counter_card.column(0)
        for row in (self.counters, self.attributes, self.logs):
            inside.addWidget(row)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self.copy_button)
        below.addWidget(self.export_button)
        columns = self.columns
        for card in (self.card, self.chart, self.counter_card):
            columns.wide.add(card)
        for card in (self.self_tests, self.checkup, self.figures):
            columns.narrow.add(card)
        layout = self._column
        side = pixels(self.font(), 24)
        layout.setContentsMargins(side, pixels(self.font(), 16), side, pixels(self.font(), 16))
        layout.setSpacing(pixels(self.font(), GAP))
        layout.addWidget(self.message)
        layout.addWidget(columns)
        layout.addWidget(self.every, 1)
        layout.addLayout(below)
        layout.addStretch()
