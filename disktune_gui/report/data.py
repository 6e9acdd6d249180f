"""The report for a program: JSON in the shapes of the protocol and of the store. Without Qt."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from disktune_contract import wire
from disktune_contract.accesses.diagnosis import diagnose
from disktune_contract.accesses.night import Night
from disktune_contract.checkup.checks import Checked
from disktune_gui.health import history_text
from disktune_gui.report.facts import DriveFacts, ReportFacts
from disktune_gui.store.store import to_document

FORMAT = "disktune-report"
VERSION = 1
"""Changes when what stands here means something else than before; what is added does not change it."""


def render(facts: ReportFacts) -> str:
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


def _standby(night: Night | None) -> dict[str, object] | None:
    """Return who reached the drive and what that says; None if there is no recording."""
    if night is None:
        return None
    return {"recording": wire.plain(night.recording), "diagnosis": wire.plain(diagnose(night))}


def _checked(one: Checked, *, dismissed: bool) -> dict[str, object]:
    result = wire.plain(one.result)
    return {"check": one.check.id, "dismissed": dismissed, **(result if isinstance(result, dict) else {})}
