"""What is copied and exported from the Overview."""

from __future__ import annotations

from pathlib import Path

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.identification import Identification
from disktune_contract.record import record
from disktune_gui.health.badge import KnownHealth
from disktune_gui.overview.identify_text import provenance
from disktune_gui.text import export
from disktune_gui.text.facts import FactSection
from disktune_gui.text.said import said


@record
class OverviewDocument:
    """What was shown at one moment, whatever is shown later."""

    heading: str
    drive: Drive | None
    """None is all of them."""
    sections: tuple[FactSection, ...]
    found: Identification | None
    read_at: float
    """When *found* was read, in seconds since the epoch."""
    known: KnownHealth | None
    note: str

    def text(self) -> str:
        """Return everything as text."""
        source = said(provenance(self.found, self.read_at)) if self.found is not None else ""
        return export.as_text(self.heading, self.sections, source)

    def for_file(self, path: Path) -> str:
        """Return what belongs in a file of that name: JSON if it ends so and a drive is shown, else text."""
        if path.suffix != ".json" or self.drive is None:
            return self.text()
        health, judged = (self.known.health, self.known.judged) if self.known is not None else (None, None)
        source = provenance(self.found) if self.found is not None else ""
        read_at = self.read_at if self.found is not None else None
        return export.as_json(self.drive, self.found, health, source, read_at, judged=judged, note=self.note)
