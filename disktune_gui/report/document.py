"""A report as chapters of headings, facts, tables and charts, the same in text and HTML. Without widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.health.figures import temperature_c
from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.setting import Purpose, State, Status
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import measurement_views
from disktune_gui.benchmark.view import View
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.drives.headline import headline
from disktune_gui.health import history_text
from disktune_gui.health.checkup import whole_section
from disktune_gui.health.wording import condition, health_sections
from disktune_gui.overview.identify_text import overview, plain, provenance, with_note
from disktune_gui.report.facts import DriveFacts, ReportFacts
from disktune_gui.standby.words import sections as standby_sections
from disktune_gui.store import bodies, results_text
from disktune_gui.store.drive_database import database_section, with_family
from disktune_gui.store.entry import FigureMeaning, ResultEntry, ResultKind
from disktune_gui.text import wording
from disktune_gui.text.facts import FactRow, FactSection, filled
from disktune_gui.text.formats import size, temperature
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable

translate = QCoreApplication.translate

MOST_RESULTS = 50
"""Maximum number of results listed for each drive; the window and its export have them all."""
MOST_CHARTS = 3
"""Maximum number of charts for each drive: of the newest result of as many workloads."""


@record
class ReportChart:
    """A chart under its heading."""

    heading: str
    view: View


@record
class ReportChapter:
    """The machine, or one drive."""

    title: str
    subtitle: str
    first: tuple[FactSection, ...]
    """What every reader reads."""
    table: DataTable
    """The results."""
    figures: tuple[ReportChart, ...]
    more: tuple[FactSection, ...]
    """Details to look up."""
    remarks: tuple[str, ...] = ()


@record
class ReportDocument:
    """The whole report."""

    title: str
    about: tuple[str, ...]
    chapters: tuple[ReportChapter, ...]


def document(facts: ReportFacts, units: UnitSystem) -> ReportDocument:
    """Return the content of the report."""
    drives = facts.drives
    title = drives[0].drive.full_title if len(drives) == 1 else translate("Report", "Drives of This Computer")
    made = translate("Report", "{program}, {moment}.").format(
        program=facts.program, moment=wording.moment(facts.at)
    )
    about = (made, _masking(masked=facts.masked))
    chapters = (_machine(facts, units), *(_drive(one, units, facts.at) for one in drives))
    return ReportDocument(title, about, chapters)


def _masking(*, masked: bool) -> str:
    if masked:
        return translate("Report", "Serial numbers and World Wide Names are masked.")
    return translate("Report", "Serial numbers and World Wide Names are shown.")


def _no_counters(*, asked: bool) -> str:
    if asked:
        return translate("Report", "SMART is unknown: it could not be read.")
    return translate(
        "Report",
        "SMART is not included: unlock first.",
    )


def _machine(facts: ReportFacts, units: UnitSystem) -> ReportChapter:
    machine, moment = facts.machine, facts.moment
    rows = (
        FactRow(translate("Report", "Model"), said(machine.model)),
        FactRow(translate("Report", "Processor"), machine.processor),
        FactRow(
            translate("Report", "Memory"),
            size(machine.memory_bytes, UnitSystem.IEC) if machine.memory_bytes else "",
        ),
        FactRow(translate("Report", "System"), machine.system),
        FactRow(translate("Report", "Kernel"), machine.kernel),
        FactRow(translate("Report", "Power"), results_text.supply(moment.power)),
        FactRow(translate("Results", "Frequency governor"), moment.governor),
    )
    sections = [FactSection(translate("Report", "Computer"), tuple(row for row in rows if row.value))]
    if len(facts.drives) > 1:
        shown = {one.drive.name for one in facts.drives}
        listed = [
            d
            for part in grouped([one.drive for one in facts.drives], Selection(hidden=True, volumes=True)).values()
            for d in part
        ]
        health = {one.drive.name: one.health for one in facts.drives}
        lines = tuple(
            FactRow(
                drive.name, f"{drive.title} · {size(drive.size_bytes, units)}", headline(drive, health[drive.name])
            )
            for drive in listed
            if drive.name in shown
        )
        sections.append(FactSection(translate("Report", "Drives"), lines))
    return ReportChapter(translate("Report", "Computer"), "", filled(sections), DataTable((), ()), (), ())


def _drive(facts: DriveFacts, units: UnitSystem, at: float) -> ReportChapter:
    drive = facts.drive
    told = with_note(with_family(overview(drive, facts.found, units, facts.health), facts.family), facts.note)
    first = with_note(with_family(plain(drive, facts.found, units, facts.health), facts.family), facts.note)
    remarks = [said(trouble) for trouble in facts.troubles]
    if facts.found is not None:
        remarks.insert(
            0, translate("Report", "Identification: {source}").format(source=said(provenance(facts.found)))
        )
    counters: tuple[FactSection, ...] = ()
    if facts.states is None:
        remarks.append(translate("Report", "Settings could not be read."))
    if facts.health is None:
        remarks.append(_no_counters(asked=facts.health_asked))
    else:
        counters = health_sections(facts.health, units, facts.verdict, facts.drive.logical_sector_bytes)[1:]
    counters += filled([database_section(facts.family)])
    return ReportChapter(
        title=drive.full_title,
        subtitle=headline(drive, facts.health),
        first=filled(
            [
                *first,
                health(facts, units),
                history_text.section(facts.history, at, units, facts.health),
                whole_section(facts.checked, facts.dismissed),
                *(standby_sections(facts.night) if facts.night is not None else ()),
                *settings(facts.states or ()),
            ]
        ),
        table=results_text.table(facts.results[:MOST_RESULTS], units),
        figures=_figures(facts.results, units),
        more=(*counters, *(part for part in told if part not in first)),
        remarks=tuple(remarks),
    )


def health(facts: DriveFacts, units: UnitSystem) -> FactSection:
    """Return the state of the drive's health; its counters have sections of their own."""
    drive, array = facts.drive, facts.drive.array
    known = facts.health if array is None else None
    rows = list(health_sections(known, units, facts.verdict)[0].rows) if known is not None else []
    warm = temperature_c(drive, known)
    rows += [FactRow(translate("Report", "Temperature"), "" if warm is None else temperature(warm))]
    if array is not None:
        lost = [member.name for member in array.members if "faulty" in member.state]
        rows += [
            FactRow(translate("Report", "Array"), condition(array), said(array.why)),
            FactRow(translate("Report", "Faulty members"), said(listed(lost))),
        ]
    for state in facts.states or ():
        if state.setting in _WATCHERS and state.value is not None:
            rows.append(_setting(state))
    return FactSection(translate("Report", "Health"), tuple(row for row in rows if row.value))


_WATCHERS = ("ata.smart", "scsi.failure_warnings")
"""Settings that let a drive monitor itself."""


def settings(states: Sequence[State]) -> tuple[FactSection, ...]:
    """Return the settings that the drive has, by purpose."""
    there = [s for s in states if s.setting in BY_ID and s.status not in (Status.UNSUPPORTED, Status.LEGACY)]
    sections = []
    for purpose in Purpose:
        rows = [_setting(state) for state in there if BY_ID[state.setting].purpose is purpose]
        sections.append(
            FactSection(
                translate("Report", "Settings: {purpose}").format(purpose=said(purpose.value)), tuple(rows)
            )
        )
    return filled(sections)


def _setting(state: State) -> FactRow:
    setting = BY_ID[state.setting]
    parts = [wording.state_note(setting, state)]
    if state.default is not None and state.default != state.value:
        parts.append(
            translate("Report", "Default: {value}.").format(value=wording.value_words(setting, state.default))
        )
    return FactRow(said(setting.label), wording.value_words(setting, state.value), said(in_turn(*parts)))


def _figures(results: Sequence[ResultEntry], units: UnitSystem) -> tuple[ReportChart, ...]:
    """Return charts of the newest result of a few workloads."""
    found: dict[str, ReportChart] = {}
    for entry in results:
        envelope = entry.envelope
        if envelope.kind is not ResultKind.MEASUREMENT or envelope.workload in found or len(found) == MOST_CHARTS:
            continue
        try:
            content = bodies.measurement(entry)
        except wire.WireError:
            continue
        views = measurement_views.views(content.result, bodies.trace(content.samples), units)
        wanted = "requests" if envelope.unit is FigureMeaning.IOPS else ""
        if views:
            view = next((one for one in views if one.key == wanted), views[0])
            name = results_text.workload_name(envelope.workload)
            heading = translate("Report", "{workload}, {moment}: {view}").format(
                workload=name, moment=wording.moment(envelope.at), view=view.title
            )
            found[envelope.workload] = ReportChart(heading, view)
    return tuple(found.values())
