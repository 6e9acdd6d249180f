"""What can be declared of a page, and what a page may ask of the window; `pages` declares each."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, StrEnum, auto
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QMenu

from disktune_contract.drives.drive import Drive
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


class DrivePart(StrEnum):
    """A part of a page of one drive, which a button elsewhere leads to; `Page.offer` takes it."""

    RESCUE = "rescue"
    """What to copy first from a failing drive."""
    HEALTH = "health"
    SELF_TESTS = "self-tests"
    ARRAY = "array"
    BOOST = "speed-up"
    SCRUB = "scrub"
    SAVED = "saved"
    """The saved settings, and what the boot guard holds back."""
    CHECKUP = "checkup"


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
    part_of: Callable[[str, DrivePart], None]
    """Go to a part of a page of a drive: its kernel name, and which."""
    menu_of: Callable[[Drive], QMenu]
    """Return the context menu of a drive."""
    experiment_on: Callable[[str], None]
    """Go to the experiments of a drive."""
    find_best: Callable[[Drive, str], None]
    """Offer to measure which value of a setting suits a drive."""
    paste: Callable[[], None]
    """Show what a pasted command would do."""
    standby_of: Callable[[str], None]
    """Go to why a drive does not stay in standby."""
    all_results: Callable[[], None]
    """Show the results of all drives."""
    adopt: Callable[[Drive, str], None]
    """Show in the strip the trial that the helper of a comparison has left."""
    tell_of_settings: Callable[[str, str, str], None]
    """Show a message in the strip, in a tone, with a button to the settings of a drive, by its name."""
    tell_of_trials: Callable[[TrialBars], None]
    """Show what is on trial, whichever page is in front."""


class Place(Enum):
    """Where in the window a page is: what a user comes for, not how the program is built."""

    OVERVIEW = auto()
    HEALTH = auto()
    TUNE = auto()
    MEASURE = auto()
    ACTIVITY = auto()


@record
class PageDeclaration:
    """One page of the window: a view of a place."""

    place: Place
    title: Callable[[], str]
    """Return the name of the page, translated: among the views of its place, and in the search."""
    make: Callable[[Window], Page]
    """Return the page, with its signals connected to the window."""
    words: str = ""
    """Search words of users who need this page, in English."""
    all_drives: bool = False
    """Whether the page also shows all drives at once."""
    is_for: Callable[[Drive], bool] = lambda _drive: True
    """Which drives the page has something to show of; it is not there for the others."""
    kept: tuple[ResultKind, ...] = ()
    """The kinds of results that are stored of the page's work; they are its lower half."""
    charted: bool = False
    """Whether the page is of no use without charts."""

    def serves(self, drive: Drive | None) -> bool:
        """Return whether the page shows *drive*, or all drives if it is None."""
        if drive is None:
            return self.all_drives
        # Of a drive from a file there is nothing to change, to measure or to watch.
        return self.is_for(drive) and not (drive.saved and self.place not in (Place.OVERVIEW, Place.HEALTH))
