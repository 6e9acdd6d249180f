"""A recording in words and tables: for the page, the clipboard, files and reports. Of Qt only the translation."""

from __future__ import annotations

import json

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.checkup.check import Certainty
from disktune_contract.sentence import Sentence
from disktune_contract.standby.comparison import CulpritTrend, RecordingsComparison
from disktune_contract.standby.diagnosis import KIND_WORDS, diagnose
from disktune_contract.standby.night import RecordingContext, Remedy, StandbyFinding, often
from disktune_contract.standby.recording import QUIET_S, AccessKind, Culprit, Recording
from disktune_gui.health.checkup import fact
from disktune_gui.text import formats, wording
from disktune_gui.text.facts import FactRow, FactSection, with_commas
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable, Moment, shown

translate = QCoreApplication.translate


def title_of(recording: Recording) -> str:
    """Return what distinguishes a recording from others of its drive: when it began, and how long it is."""
    return with_commas(wording.moment(recording.began), said(often(recording.seconds)))


def burst() -> str:
    """Return the definition of a burst."""
    words = translate(
        "Standby",
        "Burst: requests without a pause of {time}.",
    )
    return words.format(time=said(often(QUIET_S)))


# -- programs ----------------------------------------------------------------------------------------------


def programs_header() -> tuple[str, ...]:
    """Return the columns of `programs`."""
    return (
        translate("Standby", "Program"),
        translate("Standby", "Unit"),
        translate("Standby", "Kind"),
        translate("Standby", "Through"),
        translate("Standby", "Times awake"),
        translate("Standby", "Share in %"),
        translate("Standby", "Starts"),
        translate("Standby", "Every"),
        translate("Standby", "Requests"),
        translate("Standby", "Last seen"),
    )


WORDS_IN = (0, 1, 2, 3)
"""Which of its columns contain words."""


EVERY = 7
"""The column of intervals, which are words: `ordered` has them as numbers."""


def ordered(night: RecordingContext) -> tuple[Culprit, ...]:
    """Return the culprits of a recording in the order of `programs`: those that began most bursts first."""
    most = sorted(night.recording.culprits, key=lambda one: (-one.began, -one.bursts, -one.requests))
    return tuple(most)


def programs(night: RecordingContext) -> DataTable:
    """Return every culprit of a recording, those that began most bursts first."""
    recording = night.recording
    rows: list[tuple[Cell, ...]] = [
        (
            one.program or wording.unknown(),
            one.unit,
            said(KIND_WORDS[one.kind]) + (f": {one.command}" if one.command else ""),
            night.place(one.volume),
            one.began,
            100.0 * one.began / recording.bursts if recording.bursts else None,
            one.woke,
            None if one.every_s is None else said(often(one.every_s)),
            one.requests,
            Moment(one.last) if one.last else None,
        )
        for one in ordered(night)
    ]
    if recording.unnamed:
        nobody = translate("Standby", "unknown")
        rows.append(
            (nobody, "", said(KIND_WORDS[AccessKind.UNKNOWN]), "", None, None, None, None, recording.unnamed, None)
        )
    return DataTable(programs_header(), rows)


# -- findings ----------------------------------------------------------------------------------------------


def sure(how: Certainty) -> str:
    """Return the certainty of a finding in words."""
    return {
        Certainty.CERTAIN: translate("Checkup", "certain"),
        Certainty.LIKELY: translate("Checkup", "likely"),
    }[how]


def note(finding: StandbyFinding) -> str:
    """Return how often a cause kept the drive awake and how sure that is, below its sentence."""
    if not finding.culprits:
        return sure(finding.sure)
    times = said(Sentence.counted(finding.began, "{n} time", "{n} times"))
    return translate("Standby", "{times} · {sure}").format(times=times, sure=sure(finding.sure))


def facts(finding: StandbyFinding) -> str:
    """Return the facts behind a finding, in lines."""
    return "\n".join(fact(one) for one in finding.facts)


def remedy_lines(remedy: Remedy) -> str:
    """Return what is copied of a remedy: its lines, with the name of the file above."""
    return f"# {remedy.file}\n{remedy.line}\n" if remedy.file else f"{remedy.line}\n"


def remedy_words(remedy: Remedy) -> str:
    """Return a remedy in sentences."""
    return f"{said(remedy.says)} {said(remedy.costs)}".rstrip()


# -- two nights --------------------------------------------------------------------------------------------


def became(change: CulpritTrend) -> str:
    """Return the change of a culprit between two nights."""
    return {
        CulpritTrend.GONE: translate("Standby", "gone"),
        CulpritTrend.NEW: translate("Standby", "new"),
        CulpritTrend.FEWER: translate("Standby", "less often"),
        CulpritTrend.MORE: translate("Standby", "more often"),
        CulpritTrend.SAME: translate("Standby", "as before"),
    }[change]


def compared(comparison: RecordingsComparison, before: str, after: str) -> DataTable:
    """Return two nights side by side; *before* and *after* are their names."""

    def percent(share: float | None) -> Cell:
        return None if share is None else 100.0 * share

    rows: list[tuple[Cell, ...]] = [
        (
            translate("Standby", "Standby in %"),
            percent(comparison.share_before),
            percent(comparison.share_after),
            "",
        ),
        (translate("Standby", "Starts per hour"), comparison.starts_before_h, comparison.starts_after_h, ""),
        (translate("Standby", "Bursts per hour"), comparison.bursts_before_h, comparison.bursts_after_h, ""),
    ]
    begun = translate("Standby", "Times per hour by {program}")
    rows += [
        (begun.format(program=said(one.name)), one.before_h, one.after_h, became(one.became))
        for one in comparison.culprits
    ]
    return DataTable((translate("Standby", "Figure"), before, after, translate("Standby", "Change")), rows)


def changes(comparison: RecordingsComparison) -> str:
    """Return in lines what DiskTune changed between two nights; empty if nothing."""
    changed = translate("Standby", "{time}: {setting} {before} → {after}.")
    # Drives that report no timer had one all the same.
    begun = translate("Standby", "{time}: {setting} set to {after}.")
    lines = []
    for one in comparison.changes:
        setting = BY_ID.get(one.setting)
        values = (
            (wording.value_words(setting, one.before), wording.value_words(setting, one.after))
            if setting is not None
            else (str(one.before), str(one.after))
        )
        label = said(setting.label) if setting is not None else one.setting
        time = wording.moment(one.at)
        words = begun if one.before is None else changed
        lines.append(words.format(time=time, setting=label, before=values[0], after=values[1]))
    return "\n".join(lines)


def energy(comparison: RecordingsComparison) -> str:
    """Return the energy that the difference saves, marked as calculated; empty without data on the drive."""
    found = comparison.energy
    if found is None:
        return ""
    words = (
        translate("Standby", "From the data sheet: saves {wh} Wh, {kwh} kWh a year.")
        if found.saved_wh >= 0
        else translate("Standby", "From the data sheet: costs {wh} Wh, {kwh} kWh a year.")
    )
    return words.format(wh=formats.number(abs(found.saved_wh), 1), kwh=formats.number(abs(found.year_kwh), 1))


# -- exports -----------------------------------------------------------------------------------------------


def sections(night: RecordingContext) -> tuple[FactSection, ...]:
    """Return a recording in words: its conclusion, and the programs that reached the drive."""
    diagnosis = diagnose(night)
    reasons = [
        FactRow(str(number), said(one.says), "\n".join(_noted(one)))
        for number, one in enumerate(diagnosis.findings, 1)
    ]
    head = FactSection(
        translate("Standby", "Why Awake?"),
        (
            FactRow(translate("Standby", "Recorded"), title_of(night.recording)),
            FactRow(translate("Standby", "Result"), said(diagnosis.verdict)),
            *reasons,
        ),
    )
    header = programs_header()
    rows = tuple(FactRow(str(row[0]), _listed(header, row)) for row in programs(night).rows)
    return (head, FactSection(translate("Standby", "Programs"), rows)) if rows else (head,)


def _noted(finding: StandbyFinding) -> list[str]:
    return [f"{remedy_words(one)}{_line(one)}" for one in finding.remedies]


def _line(remedy: Remedy) -> str:
    text = " / ".join(remedy.line.split("\n"))
    return f" {remedy.file}: {text}" if remedy.file else f" {text}" if text else ""


def _listed(header: tuple[str, ...], row: tuple[Cell, ...]) -> str:
    named = zip(header[1:], row[1:], strict=True)
    return ", ".join(f"{name}: {shown(cell)}" for name, cell in named if cell not in (None, ""))


def as_json(night: RecordingContext) -> str:
    """Return the recording and its diagnosis in the shape of the protocol."""
    document = {"recording": wire.plain(night.recording), "diagnosis": wire.plain(diagnose(night))}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
