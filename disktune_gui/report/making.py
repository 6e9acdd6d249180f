"""The finished report from the gathered facts: text for a terminal, JSON for a program, or HTML."""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.checkup.checks import Checked
from disktune_contract.standby.diagnosis import diagnose
from disktune_contract.standby.night import RecordingContext
from disktune_contract.units import UnitSystem
from disktune_gui.desktop import user_files
from disktune_gui.desktop.event_loop import LIST_MS, wait_for, wait_for_list
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.health import history_text
from disktune_gui.report import html
from disktune_gui.report.document import ReportChapter, ReportDocument, document
from disktune_gui.report.facts import DriveFacts, ReportCollector, ReportFacts, hidden
from disktune_gui.report.forms import ReportFormat
from disktune_gui.services.services import Services
from disktune_gui.store.store import to_document
from disktune_gui.text import facts, tabular
from disktune_gui.text.tabular import DataTable

# -- the report as JSON, in the shapes of protocol and store; without Qt -----------------------------------

FORMAT = "disktune-report"
VERSION = 1
"""Changes when a field changes its meaning; an added field does not change it."""


def as_json(facts: ReportFacts) -> str:
    """Return everything that was gathered; sizes in bytes, times in seconds."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "program": facts.program,
        "at": datetime.fromtimestamp(facts.at, UTC).isoformat(timespec="seconds"),
        "masked": facts.masked,
        "machine": wire.plain(facts.machine),
        "moment": wire.plain(facts.moment),
        "drives": [_drive(one, facts.at) for one in facts.drives],
    }
    return json.dumps(content, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def _drive(facts: DriveFacts, at: float) -> dict[str, object]:
    return {
        "drive": wire.plain(facts.drive),
        "note": facts.note or None,
        "identification": wire.plain(facts.found) if facts.found is not None else None,
        "health": wire.plain(facts.health) if facts.health is not None else None,
        "verdict": wire.plain(facts.verdict) if facts.verdict is not None else None,
        "history": history_text.data(facts.history, at, facts.health),
        "settings": wire.plain(facts.states) if facts.states is not None else None,
        "checkup": [_checked(one, dismissed=one.check.id in facts.dismissed) for one in facts.checked],
        "standby": _standby(facts.night),
        "results": [to_document(entry) for entry in facts.results],
        "troubles": list(facts.troubles),
    }


def _standby(night: RecordingContext | None) -> dict[str, object] | None:
    """Return the accesses to the drive and their diagnosis; None if there is no recording."""
    if night is None:
        return None
    return {"recording": wire.plain(night.recording), "diagnosis": wire.plain(diagnose(night))}


def _checked(one: Checked, *, dismissed: bool) -> dict[str, object]:
    result = wire.plain(one.result)
    return {"check": one.check.id, "dismissed": dismissed, **(result if isinstance(result, dict) else {})}


# -- the report as text for a terminal, a mail or a forum; without Qt --------------------------------------


def as_text(document: ReportDocument) -> str:
    """Return the text; it contains no control characters for a terminal."""
    parts = [facts.underlined(document.title, "="), *document.about]
    text = "\n".join(parts) + "\n" + "".join(_chapter(chapter) for chapter in document.chapters)
    return "".join(char if char.isprintable() or char == "\n" else "\ufffd" for char in text)


def _chapter(chapter: ReportChapter) -> str:
    title = "\n" + facts.underlined(chapter.title, "=")
    blocks = [f"{title}\n{chapter.subtitle}" if chapter.subtitle else title]
    width = facts.label_width([*chapter.first, *chapter.more])
    blocks += [facts.section_as_text(part, width) for part in chapter.first]
    if chapter.table.rows:
        heading = QCoreApplication.translate("Report", "Results")
        blocks.append(f"{facts.underlined(heading)}\n{_table(chapter.table)}")
    blocks += [f"{facts.underlined(figure.heading)}\n{figure.view.summary}" for figure in chapter.figures]
    blocks += [facts.section_as_text(part, width) for part in chapter.more]
    if chapter.remarks:
        blocks.append("\n".join(chapter.remarks))
    return "\n\n".join(blocks) + "\n"


def _table(table: DataTable) -> str:
    rows = [table.header, *(tuple(tabular.shown(cell) for cell in row) for row in table.rows)]
    widths = [max(facts.columns(row[column]) for row in rows) for column in range(len(table.header))]
    padded = ([facts.padded(cell, width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return "\n".join("  ".join(row).rstrip() for row in padded)


# -- the report in each of its forms -----------------------------------------------------------------------


def make(facts: ReportFacts, form: ReportFormat, units: UnitSystem, *, unmasked: bool = False) -> str:
    """Return the report."""
    shown = facts if unmasked else hidden(facts)
    if form is ReportFormat.JSON:
        return as_json(shown)
    said = document(shown, units)
    return html.render(said) if form is ReportFormat.HTML else as_text(said)


# -- The report without a window ---------------------------------------------------------------------------

SETTLE_MS = 5_000
"""How long the start of a helper without a password may take."""
GATHER_MS = 60_000
"""How long the answers of all drives together may take."""


def run(services: Services, form: ReportFormat, drive: str, output: Path | None, *, unmasked: bool) -> int:
    """Print or write the report; return the exit status."""
    session = services.session
    notices: list[str] = []
    session.notice.connect(notices.append)
    session.start()
    try:
        if not wait_for_list(session, notices, LIST_MS):
            return _complain(" ".join(notices) or "the list of drives did not arrive within a minute", 1)
        wait_for(lambda: not session.settling, SETTLE_MS)
        shown = [
            one
            for part in grouped(session.drives, Selection(hidden=bool(drive), volumes=bool(drive))).values()
            for one in part
        ]
        wanted = [one for one in shown if drive in ("", one.name)]
        if drive and not wanted:
            return _complain(f"there is no drive {drive}", 2)
        gathered: list[ReportFacts] = []
        ReportCollector(session, services, wanted, gathered.append).start()
        if not wait_for(lambda: bool(gathered), GATHER_MS):
            return _complain("the drives did not answer within a minute", 1)
        for notice in notices:
            sys.stderr.write(f"disktune: {notice}\n")
        return _hand_over(make(gathered[0], form, services.preferences.units, unmasked=unmasked), output)
    finally:
        session.close()


def _hand_over(report: str, output: Path | None) -> int:
    if output is not None:
        try:
            user_files.save(output, report)
        except OSError as error:
            return _complain(f"the report could not be written to {output}: {(error.strerror or '').lower()}", 2)
        return 0
    try:
        sys.stdout.write(report)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader, such as head, has closed the pipe; Python would complain once more at its end.
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return 0


def _complain(why: str, status: int) -> int:
    sys.stderr.write(f"disktune: {why}\n")
    return status
