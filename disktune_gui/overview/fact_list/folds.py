"""Which headings of a list of facts are open, kept between sessions."""

from __future__ import annotations

from collections.abc import Collection

from disktune_gui.desktop.preferences import Preferences
from disktune_gui.overview.checkup_section import FINDINGS
from disktune_gui.overview.fact_list.model import FactHeading
from disktune_gui.text.facts import IDENTITY

OPEN = ("health", "rescue", FINDINGS, IDENTITY, "array", "members")
"""The sections of the Overview that a new user sees open: what is the matter, and what the drive is."""


class Folds:
    """Which headings are open: those that are for a new user, but for those that this one has turned; kept."""

    def __init__(self, preferences: Preferences, name: str, at_first: Collection[str]) -> None:
        """*at_first* are the keys of what is open for a new user; so is every section of a chapter."""
        self._preferences, self._key, self._at_first = preferences, f"folds/{name}", at_first
        self._turned = set(filter(None, preferences.text(self._key).split("|")))

    def is_open(self, heading: FactHeading) -> bool:
        """Whether the facts under it are shown."""
        return (heading.key in self._at_first or heading.inner) != (heading.key in self._turned)

    def turn(self, heading: FactHeading, *, is_open: bool) -> None:
        """Take in that the user has opened or closed it."""
        if is_open != self.is_open(heading):
            self._turned ^= {heading.key}
            self._preferences.keep(self._key, "|".join(sorted(self._turned)))
