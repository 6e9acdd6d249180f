"""What a page's room declares of its tab, and what a page may ask of the window.

The declaration is in the module `tab` of the room and named `TAB`. It is read at the start of the program, so it
imports the page itself only when the page is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PyQt6.QtWidgets import QWidget

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.change import Change
from disktune_gui.editing.restoration import Restoration
from disktune_gui.services.services import Services
from disktune_gui.widgets.page import Page


@dataclass(frozen=True)
class Window:
    """What pages may ask of the window."""

    services: Services
    compare: Callable[[Drive, tuple[Change, ...]], None]
    """Offer to measure before and after a change."""
    propose: Callable[[tuple[Restoration, ...]], None]
    """Lay changes onto the tables of their drives."""
    restore: Callable[[tuple[Restoration, ...]], None]
    """Review original values, and forget what is saved."""
    propose_fix: Callable[[Fix], None]
    """Lay what would help an array onto the tables of its drives."""
    overview_of: Callable[[str], None]
    """Go to everything that is known of a drive."""
    experiment_on: Callable[[str], None]
    """Go to the experiments of a drive."""
    adopt: Callable[[Drive, str], None]
    """Show above every page the trial that a comparison's helper has left."""
    put_below: Callable[[QWidget], None]
    """Show something below all tabs, whichever is in front."""


@dataclass(frozen=True)
class PageDeclaration:
    """One tab of the window."""

    title: Callable[[], str]
    """Return the text on the tab, translated."""
    make: Callable[[Window], Page]
    """Return the page, with its signals connected to the window."""
    all_drives: bool = False
    """Whether the page also shows all drives at once."""
    only: DriveKind | None = None
    """The one kind of drive that the page is for; the tab is hidden for all others."""
    charted: bool = False
    """Whether the page is of no use without charts."""

    def serves(self, drive: Drive | None) -> bool:
        """Return whether the page shows *drive*, or all drives if it is None."""
        if drive is None:
            return self.all_drives
        return self.only is None or drive.kind is self.only

    def listed(self, drive: Drive | None) -> bool:
        """Return whether the tab is in sight while *drive* is selected, if only greyed out."""
        return self.only is None or self.serves(drive)
