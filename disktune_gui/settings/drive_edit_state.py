"""What the settings page remembers of each drive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import TrialEnded
from disktune_contract.record import replace
from disktune_contract.settings.setting import State, Value
from disktune_gui.editing import change_summary
from disktune_gui.editing.draft import Draft
from disktune_gui.editing.preset import Preset
from disktune_gui.settings.row import ShownResult
from disktune_gui.text.wording import moment


@dataclass
class Desk:
    """What lies on the table for one drive; it stays while the user looks at another one."""

    draft: Draft = field(default_factory=Draft)
    results: dict[str, ShownResult] = field(default_factory=dict)
    read_at: float = 0.0
    """When the drive said what its settings are, in seconds since the epoch."""
    busy: str = ""
    """What is under way and has to end first, as a sentence; empty if nothing is."""
    proposed: dict[str, Value] = field(default_factory=dict)
    """Edits that wait for the first look at the drive."""
    proposed_preset: tuple[Drive, Preset] | None = None
    """A preset that waits for the same."""
    proposed_boot: bool = False
    """Whether these edits are to be saved when they have been kept."""
    boot: bool = False
    """Whether the changes in the draft are to be saved when they have been kept."""
    about: str = ""
    """What the preset is for whose changes are in the draft."""
    reasons: dict[str, str] = field(default_factory=dict)
    """Why it sets what it sets, and why it leaves the rest alone, by setting."""
    returning: set[str] = field(default_factory=set)
    """Those of them that restore earlier values."""

    def forget_preset(self) -> None:
        """Forget what a preset is for once nothing is left of it."""
        if not self.draft.changes:
            self.about = ""
            self.reasons = {}
            self.boot = False

    def take_reverted(self, ended: TrialEnded, *, as_asked: bool) -> None:
        """Take over what reverting came to, for the settings that it concerned; *as_asked* by the user."""
        self.results = {
            result.setting: ShownResult(
                change_summary.restored_words(result),
                result.fault is None,
                as_asked,
                result.after,
                error=result.fault is not None,
            )
            for result in ended.results
            if result.setting in BY_ID
            and (result.changed or result.fault is not None or result.setting in self.results)
        }

    def date_results(self) -> None:
        """Say when the changes on trial were confirmed, once nobody watches over them."""
        words = QCoreApplication.translate("Changes", "{time}: {result}")
        for name, one in self.results.items():
            if one.good and one.at and not one.past:
                told = words.format(time=moment(one.at, seconds=True), result=one.words)
                self.results[name] = replace(one, words=told, past=True)

    def forget_untrue(self, states: Iterable[State]) -> None:
        """Forget results such as "Now 512 KiB" of settings that have other values in *states*."""
        now = {state.setting: state.value for state in states}
        for name in [n for n, one in self.results.items() if one.value is not None and now.get(n) != one.value]:
            del self.results[name]
