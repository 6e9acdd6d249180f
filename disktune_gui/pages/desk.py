"""What the settings page remembers of each drive."""

from __future__ import annotations

from dataclasses import dataclass, field

from disktune_contract.setting import Value
from disktune_gui.draft import Draft
from disktune_gui.pages.setting_row import Outcome


@dataclass
class Desk:
    """What lies on the table for one drive; it stays while the user looks at another one."""

    draft: Draft = field(default_factory=Draft)
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    busy: str = ""
    """What is under way and has to end first, as a sentence; empty if nothing is."""
    proposed: dict[str, Value] = field(default_factory=dict)
    """Edits that wait for the first look at the drive."""
