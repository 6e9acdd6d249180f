"""What the settings page remembers of each drive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from disktune_contract.settings.setting import State, Value
from disktune_gui.editing.draft import Draft
from disktune_gui.settings.row import ShownResult


@dataclass
class Desk:
    """What lies on the table for one drive; it stays while the user looks at another one."""

    draft: Draft = field(default_factory=Draft)
    results: dict[str, ShownResult] = field(default_factory=dict)
    busy: str = ""
    """What is under way and has to end first, as a sentence; empty if nothing is."""
    proposed: dict[str, Value] = field(default_factory=dict)
    """Edits that wait for the first look at the drive."""

    def forget_untrue(self, states: Iterable[State]) -> None:
        """Forget results such as "Now 512 KiB" of settings that have other values in *states*."""
        now = {state.setting: state.value for state in states}
        for name in [n for n, one in self.results.items() if one.value is not None and now.get(n) != one.value]:
            del self.results[name]
