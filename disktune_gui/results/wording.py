"""The text of the results browser for one stored result, for two, and for many. Without widgets."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.experiments import comparison_verdict
from disktune_contract.experiments.comparison_verdict import in_words
from disktune_contract.measuring import measurement
from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.messages.comparison import Comparison
from disktune_contract.record import replace
from disktune_contract.said import differences as terms
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark import measurement_views
from disktune_gui.benchmark.view import View, factor_of, headed
from disktune_gui.benchmark.wording import latency_words, long_write_words
from disktune_gui.experiment import summary
from disktune_gui.store import bodies, differences, results_text
from disktune_gui.store.bodies import MeasurementBody
from disktune_gui.store.entry import FigureMeaning, ResultEntry, ResultKind
from disktune_gui.text import wording
from disktune_gui.text.formats import percent, size, temperature
from disktune_gui.text.said import said
from disktune_gui.text.series import ChartLine, marks
from disktune_gui.text.tabular import Cell, DataTable, Moment

# -- the layers of a stored result, and where a setting was switched ---------------------------------------

translate = QCoreApplication.translate


def of_folder(folder: FolderFacts | None) -> str:
    """Return the layers below a folder; empty for a drive without layers, or if they are unknown."""
    path = folder.path if folder is not None else None
    return measurement.in_words(path) if path is not None and measurement.layers_between(path) else ""


def of_comparison(entry: ResultEntry) -> list[tuple[str, str]]:
    """Return the folder of a comparison, its layers, and the device on which a setting was switched."""
    if entry.envelope.kind is ResultKind.MEASUREMENT:
        return []
    folder = _folder(entry)
    switched = entry.body.get("switched")
    name = str(switched.get("name", "")) if isinstance(switched, dict) else ""
    title = str(switched.get("title", "")) if isinstance(switched, dict) else ""
    shown = f"{title} ({name})" if title and title != name else name
    return [
        (translate("Results", "Folder"), f"{folder.folder} ({folder.filesystem})" if folder is not None else ""),
        (translate("Results", "Layers"), of_folder(folder)),
        (translate("Results", "Device"), shown if name != entry.envelope.drive.name else ""),
    ]


def _folder(entry: ResultEntry) -> FolderFacts | None:
    stored = entry.body.get("folder")
    try:
        return wire.load(FolderFacts, stored) if stored is not None else None
    except wire.WireError:
        return None


# -- wording -----------------------------------------------------------------------------------------------

STYLES = 12
"""Number of line styles in the theme."""


def title(entry: ResultEntry) -> str:
    """Return the subject of a result."""
    envelope = entry.envelope
    what = results_text.what(envelope.kind, envelope.workload)
    return said(listed([what, envelope.drive.name or envelope.drive.title, wording.moment(envelope.at)]))


# -- charts ------------------------------------------------------------------------------------------------------


def views(entries: Sequence[ResultEntry], units: UnitSystem) -> tuple[View, ...]:
    """Return the charts of one result, or those that all of several have, overlaid."""
    if len(entries) == 1 and (compared := _comparison(entries[0])) is not None:
        return summary.views(entries[0], compared, units)
    ordered = results_text.in_time(entries)
    known = [(entry, content) for entry in ordered if (content := _measurement(entry)) is not None]
    each = [measurement_views.views(content.result, bodies.trace(content.samples), units) for _, content in known]
    if len(entries) == 1:
        return each[0] if each else ()
    # The sentence above and the legend name all.
    called = dict(zip((entry.envelope.id for entry in ordered), results_text.names(ordered), strict=True))
    shown = [entry for entry, _ in known]
    labels = [called[entry.envelope.id] for entry in shown]
    return (*_overlays(labels, each), *_figures(shown, labels, units))


def _overlays(labels: Sequence[str], each: Sequence[Sequence[View]]) -> Iterable[View]:
    """Return every view that all have, with all their lines overlaid."""
    if not each:
        return
    for first in each[0]:
        same = [next((view for view in found if view.key == first.key), None) for found in each]
        together = [view for view in same if view is not None]
        if len(together) == len(each) and not first.heat:
            yield _overlay(labels, together)


def _overlay(labels: Sequence[str], together: Sequence[View]) -> View:
    lines: list[ChartLine] = []
    rows: list[tuple[Cell, ...]] = []
    for number, (label, view) in enumerate(zip(labels, together, strict=True)):
        lines += [
            replace(line, name="" if index else label, style=number % STYLES)
            for index, line in enumerate(view.lines)
        ]
        rows += [(label, *row) for row in view.table.rows]
    first = together[0]
    left, right = min(view.left for view in together), max(view.right for view in together)
    places, words = _axis(first, left, right)
    return replace(
        first,
        lines=tuple(lines),
        table=DataTable(("Result", *first.table.header), rows),
        summary=said(in_turn(*(f"{label}: {view.summary}" for label, view in zip(labels, together, strict=True)))),
        left=left,
        right=right,
        places=places,
        words=words,
    )


def _axis(first: View, left: float, right: float) -> tuple[tuple[float, ...], Callable[[float], str]]:
    """Return the marks of the shared axis."""
    if first.key in ("curve", "access"):
        # Drives of different sizes have only relative positions in common.
        return tuple(marks(100.0)), lambda place: percent(place / 100)
    if first.key.startswith("histogram"):
        return tuple(measurement_views.decades(left, right)), first.words
    if first.key.startswith("percentiles"):
        return first.places, first.words
    return tuple(marks(right)), first.words


def _figures(ordered: Sequence[ResultEntry], labels: Sequence[str], units: UnitSystem) -> Iterable[View]:
    """Return the one figure of each, in the order of time; only of those with the same unit."""
    counted = {entry.envelope.unit for entry in ordered if entry.envelope.figure is not None}
    if len(counted) != 1 or len(ordered) < 2:
        return
    unit = counted.pop()
    divisor, label = factor_of(units) if unit is FigureMeaning.BYTES_S else (1.0, "IOPS")
    figures = [(number, entry, entry.envelope.figure) for number, entry in enumerate(ordered)]
    points = [(float(number), figure / divisor) for number, _, figure in figures if figure is not None]
    heights = [y for _, y in points]
    # Without the year, which would leave no space for the others.
    times = [wording.month_day(entry.envelope.at) for entry in ordered]
    step = math.ceil(len(ordered) / 4)
    words = translate("Results", "Results: {count}, {least} to {most} {unit}.")
    low, high = wording.figure(min(heights)), wording.figure(max(heights))
    yield View(
        "figures-of-all",
        translate("Results", "By date"),
        translate("Results", "Date"),
        label,
        (ChartLine("", 0, [x for x, _ in points], [y for _, y in points], dots=True),),
        DataTable(
            ("Result", "Workload", headed("Value", label)),
            [
                (
                    labels[number],
                    results_text.what(one.envelope.kind, one.envelope.workload),
                    None if figure is None else figure / divisor,
                )
                for number, one, figure in figures
            ],
        ),
        words.format(count=len(points), least=low, most=high, unit=label),
        -0.4,
        len(ordered) - 0.6,
        tuple(float(number) for number in range(0, len(ordered), step)),
        lambda place: times[min(len(times) - 1, max(0, round(place)))],
    )


def _measurement(entry: ResultEntry) -> MeasurementBody | None:
    try:
        return bodies.measurement(entry)
    except wire.WireError:
        return None


# -- words -------------------------------------------------------------------------------------------------------


def headline(entries: Sequence[ResultEntry], units: UnitSystem) -> str:
    """Return the headline: of one its outcome, of two their comparison, of more that it is an overlay only."""
    if not entries:
        return translate("Results", "Select one result, or two.")
    if len(entries) == 1:
        return _outcome(entries[0], units)
    ordered = results_text.in_time(entries)
    called = results_text.names(ordered)
    if len(entries) == 2:
        return differences.sentence(differences.contrast(*ordered), *called)
    refused = [differences.contrast(ordered[0], other).obstacles for other in ordered[1:]]
    apart = [found for found in refused if found]
    parts = [
        said(
            Sentence.counted(
                len(entries),
                "{n} result overlaid, without a verdict.",
                "{n} results overlaid, without a verdict.",
            )
        )
    ]
    if apart:
        words = translate("Results", "{count} not comparable with {first}.")
        parts += [words.format(count=len(apart), first=called[0]), apart[0][0]]
    return said(in_turn(*parts))


def _outcome(entry: ResultEntry, units: UnitSystem) -> str:
    envelope = entry.envelope
    if envelope.kind is ResultKind.MEASUREMENT:
        content = _measurement(entry)
        figure = results_text.figure_words(envelope.figure, envelope.unit, units)
        if content is None:
            words = translate("Results", "{figure}. Details of another version.")
            return words.format(figure=figure)
        spread = results_text.spread_words([run.bytes_s for run in content.result.counted])
        lines = [said(listed(filter(None, (figure, spread)))), latency_words(content.result)]
        lines.insert(1, long_write_words(content.result, units))
        return "\n".join([*filter(None, lines), *map(said, content.result.notes)])
    found = _comparison(entry)
    if found is None:
        return translate("Results", "Of another version.")
    title = said(str(entry.body.get("title") or results_text.what(envelope.kind, envelope.workload)))
    also = comparison_verdict.facts(found.layer) if found.layer is not None else ""
    told = said(
        found.void or in_turn(*(in_words(found, finding) for finding in found.findings), also, *found.notes)
    )
    return f"{title}: {told}"


def facts(entries: Sequence[ResultEntry], units: UnitSystem) -> DataTable:
    """Return the conditions: all of one result, those that differ between several."""
    if len(entries) == 1:
        return DataTable((translate("Results", "Condition"), ""), _conditions(entries[0], units))
    ordered = results_text.in_time(entries)
    columns: dict[str, list[Cell]] = {}
    for number, other in enumerate(ordered[1:], 1):
        for difference in differences.contrast(ordered[0], other).differences:
            row = columns.setdefault(difference.name, [difference.first, *[difference.first] * (len(ordered) - 1)])
            row[number] = difference.second
    header = (translate("Results", "Differences"), *results_text.names(ordered))
    return DataTable(header, [(condition, *row) for condition, row in columns.items()])


def _conditions(entry: ResultEntry, units: UnitSystem) -> list[tuple[str, Cell]]:
    envelope = entry.envelope
    drive, machine, before, after = envelope.drive, envelope.machine, envelope.before, envelope.after
    rows: list[tuple[str, Cell]] = [
        (translate("Results", "Date"), Moment(envelope.at)),
        (translate("Results", "Workload"), results_text.what(envelope.kind, envelope.workload)),
        (translate("Drive", "Drive"), f"{drive.title} ({drive.name})" if drive.name else drive.title),
        (translate("Results", "Firmware"), drive.firmware),
        (translate("Results", "Connection"), said(drive.link)),
        (translate("Results", "Temperature"), _warmth(before.temperature_c, after.temperature_c)),
        (translate("Results", "Computer"), said(machine.model)),
        (translate("Results", "Processor"), machine.processor),
        (
            translate("Results", "Memory"),
            size(machine.memory_bytes, UnitSystem.IEC) if machine.memory_bytes else "",
        ),
        (translate("Results", "System"), machine.system),
        (translate("Results", "Kernel"), machine.kernel),
        (
            translate("Results", "Power"),
            " → ".join(dict.fromkeys(map(results_text.supply, (before.power, after.power)))),
        ),
        (translate("Results", "Frequency governor"), before.governor),
        (
            translate("Results", "Load"),
            wording.figure(round(before.load, 1)) if before.load is not None else "",
        ),
        (
            said(terms.UNUSUAL),
            said(listed(dict.fromkeys((*before.upkeep, *after.upkeep)))),
        ),
        (translate("Results", "Program"), envelope.program),
    ]
    content = _measurement(entry)
    if content is not None:
        result = content.result
        foreign = result.foreign_bytes
        runs = translate("Results", "{count} × {seconds} s")
        rows += [
            (said(terms.ENGINE), result.program),
            (said(terms.BLOCK_SIZE), size(result.block_bytes, UnitSystem.IEC)),
            (said(terms.QUEUE_DEPTH), str(result.depth)),
            (translate("Results", "Threads"), str(result.jobs)),
            (
                translate("Results", "Start position"),
                size(result.offset_bytes, UnitSystem.IEC) if result.offset_bytes else said(terms.START),
            ),
            (
                translate("Results", "Folder"),
                f"{result.folder.folder} ({result.folder.filesystem})" if result.folder else "",
            ),
            (translate("Results", "Layers"), of_folder(result.folder)),
            (translate("Results", "Runs"), runs.format(count=len(result.runs), seconds=result.seconds)),
            (
                translate("Results", "Other traffic"),
                wording.unknown() if foreign is None else size(foreign, units),
            ),
        ]
        if result.long_write is not None:
            rows.append((translate("Results", "Fast cache"), differences.cache_words(result, units)))
    rows += [*of_comparison(entry), *_comparison_rows(_comparison(entry))]
    rows += [
        (results_text.setting_words(held.setting), results_text.value_words(held.setting, held.value))
        for held in envelope.settings
    ]
    return [(label, value) for label, value in rows if value]


def _comparison(entry: ResultEntry) -> Comparison | None:
    """Return the result of a comparison; None for another kind, or another version."""
    try:
        return bodies.comparison(entry)
    except wire.WireError:
        return None


def _comparison_rows(found: Comparison | None) -> list[tuple[str, str]]:
    """Return the values that were compared, and how."""
    if found is None:
        return []
    words = translate("Results", "{rounds}, {seconds} s per value, two blocks: perhaps drift")
    if found.interleaved:
        words = translate("Results", "{rounds}, {seconds} s per value, interleaved")
    return [
        (translate("Results", "Criterion"), wording.name(found.metric)),
        (translate("Results", "Rounds"), words.format(rounds=found.rounds, seconds=found.seconds)),
        (translate("Results", "Noise"), f"±{percent(found.noise - 1, 1)}"),
    ]


def _warmth(before: float | None, after: float | None) -> str:
    known = [temperature(value) for value in (before, after) if value is not None]
    return " → ".join(dict.fromkeys(known))
