"""From what was gathered to the finished report, in each of its forms."""

from __future__ import annotations

from disktune_contract.units import UnitSystem
from disktune_gui.report import data, html, text
from disktune_gui.report.document import document
from disktune_gui.report.facts import ReportFacts
from disktune_gui.report.forms import ReportFormat
from disktune_gui.report.hiding import hidden


def make(facts: ReportFacts, form: ReportFormat, units: UnitSystem, *, unmasked: bool = False) -> str:
    """Return the report."""
    shown = facts if unmasked else hidden(facts)
    if form is ReportFormat.JSON:
        return data.render(shown)
    said = document(shown, units)
    return html.render(said) if form is ReportFormat.HTML else text.render(said)
