"""What a page's package declares of its tab, and what a page may ask of the window.

The declaration is in the module `tab` of the package and named `TAB`. It is read at program start, so it
imports the page itself only when the page is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.settings.setting import Value
from disktune_gui.controls.page import Page
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultKind

if TYPE_CHECKING:
    # Types that are only passed on: the first page needs none of them.
    from disktune_contract.arrays.slowdown_causes import Fix
    from disktune_contract.settings.setting import Change
    from disktune_gui.editing.planned_values import Restoration
    from disktune_gui.editing.preset import Preset
    from disktune_gui.editing.trials import TrialBars


@record
class Window:
    """What pages may ask of the window."""

    services: Services
    compare: Callable[[Drive, tuple[Change, ...]], None]
    """Offer to measure before and after a change."""
    propose: Callable[[tuple[Restoration, ...]], None]
    """Add changes to the plans of their drives."""
    restore: Callable[[tuple[Restoration, ...]], None]
    """Review original values, and forget what is saved."""
    restore_all: Callable[[], None]
    """Gather the original values of all drives, and offer to restore them."""
    propose_preset: Callable[[Drive, Preset], None]
    """Add the values of a preset to the plan of a drive."""
    propose_lasting: Callable[[Drive, str, Value], None]
    """Add a change to the plan of a drive that is to be saved when it is kept."""
    propose_to_many: Callable[[Drive], None]
    """Offer the changes of a drive to others."""
    propose_fix: Callable[[Fix], None]
    """Add the changes that would help an array to the plans of its drives."""
    overview_of: Callable[[str], None]
    """Go to everything that is known of a drive."""
    health_of: Callable[[str], None]
    """Go to the health of a drive."""
    health_history_of: Callable[[str], None]
    """Go to the health history of a drive."""
    measure: Callable[[str], None]
    """Measure the throughput of a drive now, on the page Benchmark."""
    settings_of: Callable[[str], None]
    """Go to the settings of a drive."""
    setting_of: Callable[[str, str], None]
    """Go to a setting of a drive: its kernel name, and the id."""
    experiment_on: Callable[[str], None]
    """Go to the experiments of a drive."""
    all_results: Callable[[], None]
    """Show the results of all drives."""
    adopt: Callable[[Drive, str], None]
    """Show above every page the trial that the helper of a comparison has left."""
    tell_of_settings: Callable[[str, str, str], None]
    """Show a message above every page, in a tone, with a button to the settings of a drive, by its name."""
    tell_of_trials: Callable[[TrialBars], None]
    """Show what is on trial, whichever page is in front."""


@record
class PageDeclaration:
    """One tab of the window."""

    title: Callable[[], str]
    """Return the text on the tab, translated."""
    make: Callable[[Window], Page]
    """Return the page, with its signals connected to the window."""
    words: str = ""
    """Search words of users who need this page, in English."""
    all_drives: bool = False
    """Whether the page also shows all drives at once."""
    only: DriveKind | None = None
    """The one kind of drive that the page is for; the tab is hidden for all others."""
    only_if: Callable[[Drive], bool] | None = None
    """Which drives the page is for, where their kind does not decide it; the tab is hidden for all others."""
    fits: Callable[[Drive], bool] = lambda _drive: True
    """Whether the page has anything to show of a drive; the tab is greyed out for the others."""
    kept: tuple[ResultKind, ...] = ()
    """The kinds of results that are stored of the page's work; they are its lower half."""
    charted: bool = False
    """Whether the page is of no use without charts."""

    def serves(self, drive: Drive | None) -> bool:
        """Return whether the page shows *drive*, or all drives if it is None."""
        if drive is None:
            return self.all_drives
        return self._is_for(drive) and self.fits(drive)

    def listed(self, drive: Drive | None) -> bool:
        """Return whether the tab is shown while *drive* is selected, even if greyed out."""
        return not self.particular or (drive is not None and self._is_for(drive))

    @property
    def particular(self) -> bool:
        """Whether the page is only for some drives, and its tab is hidden for the others."""
        return self.only is not None or self.only_if is not None

    def _is_for(self, drive: Drive) -> bool:
        return (self.only is None or drive.kind is self.only) and (self.only_if is None or self.only_if(drive))
