"""What real drives said of themselves, for the tests of what shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from disktune_contract.health.identification import Identification
from disktune_contract.settings.setting import Source
from disktune_gui.text.facts import FactRow
from disktune_helper.cli.decode import _identify

CORPUS = Path(__file__).parents[1] / "corpus"


def rows_of(sections: Any) -> dict[str, FactRow]:
    """Return rows by label; the first of a label counts."""
    found: dict[str, FactRow] = {}
    for part in sections:
        for row in part.rows:
            found.setdefault(row.label, row)
    return found


def ata(name: str = "lkml_Maxtor_6Y120P0_aam.hex") -> Identification:
    """Return what a real drive said."""
    return Identification(Source.LIVE, ata=_identify((CORPUS / "identify" / name).read_bytes()))
