"""A report as chapters of headings, facts, tables and charts; text and HTML say the same of it. Without Qt."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.settings.setting import Purpose, State, Status
from disktune_contract.units import UnitSystem, size
from disktune_gui.benchmark import measurement_views
from disktune_gui.benchmark.measurement_views import View
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.drives.headline import headline
from disktune_gui.health.wording import health_sections
from disktune_gui.overview.identify_text import overview, provenance
from disktune_gui.report.facts import DriveFacts, Facts
from disktune_gui.store import bodies, results_text
from disktune_gui.store.entry import Entry, Kind, Measure
from disktune_gui.text import wording
from disktune_gui.text.facts import Row, Section, filled
from disktune_gui.text.tabular import Table

MASKED = "Serial numbers and World Wide Names are masked: the same number has the same mask throughout."
UNMASKED = "Serial numbers and World Wide Names are shown as they are."
NO_COUNTERS = (
    "Counters of wear and errors (SMART) are not in this report: asking the drive for them needs permission."
    " Make it as an administrator, or after unlocking the window."
)
NOT_COUNTED = "Counters of wear and errors (SMART) are unknown: they could not be read."
NO_SETTINGS = "The settings are unknown: they could not be read."
MOST_RESULTS = 50
"""Results listed for each drive; the window and its export have them all."""
MOST_CHARTS = 3
"""Charts drawn for each drive: of the newest result of as many workloads."""


@dataclass(frozen=True)
class Figure:
    """A chart under its heading."""

    heading: str
    view: View


@dataclass(frozen=True)
class Chapter:
    """The machine, or one drive."""

    title: str
    subtitle: str
    first: tuple[Section, ...]
    """What everybody reads."""
    table: Table
    """Results."""
    figures: tuple[Figure, ...]
    more: tuple[Section, ...]
    """What is there to be looked up."""
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Document:
    """The whole report."""

    title: str
    about: tuple[str, ...]
    chapters: tuple[Chapter, ...]


def document(facts: Facts, units: UnitSystem) -> Document:
    """Return what the report says."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(facts.at))
    drives = facts.drives
    title = f"{drives[0].drive.title} ({drives[0].drive.name})" if len(drives) == 1 else "Drives of this machine"
    about = (f"{facts.program}, {when}.", MASKED if facts.masked else UNMASKED)
    return Document(title, about, (_machine(facts, units), *(_drive(one, units) for one in drives)))


def _machine(facts: Facts, units: UnitSystem) -> Chapter:
    machine, moment = facts.machine, facts.moment
    rows = (
        Row("Computer", machine.model),
        Row("Processor", machine.processor),
        Row("Memory", size(machine.memory_bytes, UnitSystem.IEC) if machine.memory_bytes else ""),
        Row("System", machine.system),
        Row("Kernel", machine.kernel),
        Row("Power", moment.power),
        Row("Frequency governor", moment.governor),
    )
    sections = [Section("Machine", tuple(row for row in rows if row.value))]
    if len(facts.drives) > 1:
        shown = {one.drive.name for one in facts.drives}
        listed = [
            d
            for part in grouped([one.drive for one in facts.drives], Selection(hidden=True)).values()
            for d in part
        ]
        lines = tuple(
            Row(drive.name, f"{drive.title} · {size(drive.size_bytes, units)}", headline(drive))
            for drive in listed
            if drive.name in shown
        )
        sections.append(Section("Drives", lines))
    return Chapter("Machine", "", filled(sections), Table((), ()), (), ())


def _drive(facts: DriveFacts, units: UnitSystem) -> Chapter:
    drive = facts.drive
    told = overview(drive, facts.found, units)
    plain = {"What it is", "What it is used for", "Partitions", "Array", "Members"}
    first = [part for part in told if part.title in plain]
    remarks = list(facts.troubles)
    if facts.found is not None:
        remarks.insert(0, f"What it says of itself: {_small(provenance(facts.found))}")
    counters: tuple[Section, ...] = ()
    if facts.states is None:
        remarks.append(NO_SETTINGS)
    if facts.health is None:
        remarks.append(NOT_COUNTED if facts.health_asked else NO_COUNTERS)
    else:
        counters = health_sections(facts.health, units)[1:]
    return Chapter(
        title=f"{drive.title} ({drive.name})",
        subtitle=headline(drive),
        first=filled([*first, health(facts, units), *settings(facts.states or ())]),
        table=results_text.table(facts.results[:MOST_RESULTS], units),
        figures=_figures(facts.results, units),
        more=(*counters, *(part for part in told if part.title not in plain)),
        remarks=tuple(remarks),
    )


def health(facts: DriveFacts, units: UnitSystem) -> Section:
    """Return what is known of how well the drive does; what it counts has sections of its own."""
    drive, array = facts.drive, facts.drive.array
    known = facts.health if array is None else None
    rows = list(health_sections(known, units)[0].rows) if known is not None else []
    rows += [Row("Temperature", "" if drive.temperature_c is None else f"{drive.temperature_c:.0f} °C")]
    if array is not None:
        lost = [member.name for member in array.members if "faulty" in member.state]
        rows += [
            Row("Array", array.alarm or "unknown", array.why),
            Row("Failed members", ", ".join(lost)),
        ]
    for state in facts.states or ():
        if state.setting in _WATCHERS and state.value is not None:
            rows.append(_setting(state))
    return Section("Health", tuple(row for row in rows if row.value))


_WATCHERS = ("ata.smart", "scsi.failure_warnings")
"""Settings by which a drive watches itself."""


def settings(states: Sequence[State]) -> tuple[Section, ...]:
    """Return the settings that the drive has, by purpose."""
    there = [s for s in states if s.setting in BY_ID and s.status not in (Status.UNSUPPORTED, Status.LEGACY)]
    sections = []
    for purpose in Purpose:
        rows = [_setting(state) for state in there if BY_ID[state.setting].purpose is purpose]
        sections.append(Section(f"Settings: {purpose.value.lower()}", tuple(rows)))
    return filled(sections)


def _setting(state: State) -> Row:
    setting = BY_ID[state.setting]
    parts = [wording.state_note(setting, state)]
    if state.default is not None and state.default != state.value:
        parts.append(f"The drive starts with {wording.value_words(setting, state.default)}.")
    return Row(setting.label, wording.value_words(setting, state.value), " ".join(part for part in parts if part))


def _figures(results: Sequence[Entry], units: UnitSystem) -> tuple[Figure, ...]:
    """Return charts of the newest result of a few workloads."""
    found: dict[str, Figure] = {}
    for entry in results:
        envelope = entry.envelope
        if envelope.kind is not Kind.MEASUREMENT or envelope.workload in found or len(found) == MOST_CHARTS:
            continue
        try:
            content = bodies.measurement(entry)
        except wire.WireError:
            continue
        views = measurement_views.views(content.result, bodies.trace(content.samples), units)
        wanted = "requests" if envelope.unit is Measure.IOPS else ""
        if views:
            view = next((one for one in views if one.key == wanted), views[0])
            name = results_text.workload_name(envelope.workload)
            found[envelope.workload] = Figure(f"{name}, {wording.moment(envelope.at)}: {view.title.lower()}", view)
    return tuple(found.values())


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
