"""What the search of the whole program finds on pages: buttons and parts, and their search words.

A page is made when it is first seen, so its labels are repeated here; a test compares them. The search gives a
control the focus and presses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QPushButton, QStackedWidget, QTabWidget, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_gui.controls.cards import Disclosure
from disktune_gui.controls.page import Page
from disktune_gui.health.badge import has_health
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.overview.find_drive import blinks

Offered = Callable[[Drive | None], bool]
WORDS = "words"
"""The property of a menu entry that contains its search words."""


def in_both(words: str) -> str:
    """Return words in English and in the language of the window: the search matches both."""
    return f"{words} {QCoreApplication.translate('Search words', words)}" if words else ""


def _of_one(drive: Drive | None) -> bool:
    return drive is not None


def _of_all(drive: Drive | None) -> bool:
    return drive is None


def _is_array(drive: Drive | None) -> bool:
    return drive is not None and drive.kind is DriveKind.ARRAY


def _is_scrubbed(drive: Drive | None) -> bool:
    return _is_no_array(drive) and drive is not None and bool(drive.usage.checked)


def _is_no_array(drive: Drive | None) -> bool:
    return drive is not None and drive.kind is not DriveKind.ARRAY


def _has_health(drive: Drive | None) -> bool:
    return drive is not None and has_health(drive)


def _always(_drive: Drive | None) -> bool:
    return True


@record
class PageControl:
    """A button of a page, a part of it, or an entry of the menu of a button."""

    tab: Tab
    place: str
    """The attributes that lead from the page to it."""
    context: str
    label: str
    words: str = ""
    """Other words for it."""
    offered: Offered = _of_one
    """Whether it is there while a drive, or none, is selected."""
    card: bool = False
    """Whether it is a part with a name of its own, which the menu Drive lists beside the pages."""
    trial: bool = False
    """Whether it is there only during a trial."""

    @property
    def title(self) -> str:
        """The label without its mnemonic mark and dots."""
        return QCoreApplication.translate(self.context, self.label).replace("&", "").rstrip("…")

    @property
    def known_as(self) -> str:
        """The search words, in English and in the language of the window."""
        return f"{self.label.replace('&', '')} {in_both(self.words)}"

    def on(self, page: Page) -> QWidget | QAction:
        """Return it on its page."""
        found: QWidget | QAction = attrgetter(self.place)(page)
        return found


_QUICK = QT_TRANSLATE_NOOP("Search words", "preset quick quiet sleep")
_WEAR = QT_TRANSLATE_NOOP("Search words", "wear bad sectors")
_UNDO = QT_TRANSLATE_NOOP("Search words", "undo reset default")
_BLINK = QT_TRANSLATE_NOOP("Search words", "identify find locate LED bay")
_PROFILES = QT_TRANSLATE_NOOP("Search words", "select workload more")
_HISTORY = QT_TRANSLATE_NOOP("Search words", "history rebuilds checks")
_DETAILS = QT_TRANSLATE_NOOP("Search words", "details")
_DISCARD = QT_TRANSLATE_NOOP("Search words", "discard review details")
_FINDINGS = QT_TRANSLATE_NOOP("Search words", "findings")
_COMPARISON = QT_TRANSLATE_NOOP("Search words", "comparison")
_OTHERS = QT_TRANSLATE_NOOP("Search words", "other drives")

CONTROLS = (
    PageControl(Tab.HOME, "original", "HomePage", "Restore &Original Values of All Drives…", _UNDO, _of_all),
    PageControl(Tab.OVERVIEW, "finder.blink", "FindDrive", "Make It &Blink", _BLINK, blinks),
    PageControl(Tab.OVERVIEW, "finder.light", "FindDrive", "Locate &Light", _BLINK, blinks),
    PageControl(Tab.OVERVIEW, "changes", "ChangesCard", "Common changes", _QUICK, _is_no_array),
    PageControl(
        Tab.OVERVIEW,
        "used_by.view",
        "UsedByCard",
        "Used by",
        QT_TRANSLATE_NOOP("Search words", "layers partition map encryption LUKS volume mount"),
        _is_no_array,
    ),
    PageControl(Tab.OVERVIEW, "features.row", "FeatureList", "Feature list (identify)", "", _is_no_array),
    PageControl(Tab.OVERVIEW, "note.row", "NoteRow", "Note", "", _is_no_array),
    PageControl(Tab.OVERVIEW, "scrub.row.row", "ScrubCard", "Scrub", "btrfs ZFS", _is_scrubbed, card=True),
    PageControl(Tab.OVERVIEW, "array", "ArrayPage", "RAID array", "", _is_array, card=True),
    PageControl(Tab.OVERVIEW, "array.past.row", "PastOperations", "Earlier operations", _HISTORY, _is_array),
    PageControl(Tab.OVERVIEW, "array.values.row", "Array", "Values of the kernel", _DETAILS, _is_array),
    PageControl(Tab.DRIVE_HEALTH, "attributes.row", "HealthPage", "SMART attributes", _WEAR, _has_health),
    PageControl(
        Tab.DRIVE_HEALTH,
        "self_tests.extended",
        "SelfTest",
        "Run Extended Test",
        QT_TRANSLATE_NOOP("Search words", "start selftest self-tests SMART short long scan schedule"),
        _has_health,
    ),
    PageControl(
        Tab.DRIVE_HEALTH,
        "logs.row",
        "HealthPage",
        "Logs",
        QT_TRANSLATE_NOOP("Search words", "heat history counters error temperature log directory samples"),
        _has_health,
    ),
    PageControl(
        Tab.DRIVE_HEALTH,
        "log_body.samples.timer.tick",
        "TimerSwitch",
        "&Sample every hour",
        QT_TRANSLATE_NOOP("Search words", "timer background history"),
        _has_health,
    ),
    PageControl(
        Tab.DRIVE_HEALTH,
        "self_tests.others.row",
        "SelfTestCard",
        "Other tests",
        QT_TRANSLATE_NOOP("Search words", "self-tests blocks to test"),
        _has_health,
    ),
    PageControl(
        Tab.DRIVE_HEALTH,
        "checkup",
        "CheckupCard",
        "Check-up",
        QT_TRANSLATE_NOOP("Search words", "diagnosis wear finding ignore not this one"),
        card=True,
    ),
    PageControl(
        Tab.DRIVE_HEALTH,
        "checkup.again",
        "CheckupCard",
        "Run &Again",
        QT_TRANSLATE_NOOP("Search words", "checkup check-up check again"),
    ),
    PageControl(
        Tab.SETTINGS,
        "review.apply",
        "ChangesBar",
        "&Try",
        QT_TRANSLATE_NOOP("Search words", "apply and confirm changes"),
        _always,
    ),
    PageControl(Tab.SETTINGS, "trial_place", "TrialBar", "&Keep", "changes", _always, trial=True),
    PageControl(Tab.SETTINGS, "trial_place", "TrialBar", "&More Time", "extend to 5 minutes", _always, trial=True),
    PageControl(Tab.SETTINGS, "trial_place", "TrialBar", "&Revert", "changes", _always, trial=True),
    PageControl(Tab.SETTINGS, "review.discard", "ChangesBar", "&Undo All", _DISCARD, _always),
    PageControl(
        Tab.SETTINGS,
        "review.longer",
        "ChangesBar",
        "Try &Overnight…",
        QT_TRANSLATE_NOOP("Search words", "try for hours long trial"),
    ),
    PageControl(Tab.SETTINGS, "review.many", "ChangesBar", "On More D&rives…", _OTHERS),
    PageControl(
        Tab.SETTINGS,
        "sheet.presets",
        "PresetButton",
        "Pre&sets",
        QT_TRANSLATE_NOOP("Search words", "profile quiet noise performance"),
    ),
    PageControl(
        Tab.SETTINGS,
        "sheet.last",
        "LastButton",
        "&At Boot",
        QT_TRANSLATE_NOOP("Search words", "startup permanent persistence"),
        card=True,
    ),
    PageControl(
        Tab.SETTINGS,
        "sheet.last.save",
        "LastButton",
        "&Save Current Values…",
        QT_TRANSLATE_NOOP("Search words", "startup permanent persistence apply at boot"),
    ),
    PageControl(
        Tab.SETTINGS,
        "sheet.last.exchange",
        "LastButton",
        "&Import / Export…",
        "hdparm.conf udev TLP tuned take over other tools",
    ),
    PageControl(
        Tab.SETTINGS,
        "sheet.last.copy",
        "LastButton",
        "&Copy as Commands",
        "script shell terminal hdparm nvme sysfs",
    ),
    PageControl(
        Tab.SETTINGS,
        "sheet.last.forget",
        "LastButton",
        "&Delete Saved Settings",
        QT_TRANSLATE_NOOP("Search words", "forget remove reset"),
    ),
    PageControl(Tab.SETTINGS, "all_drives.original", "HistoryPage", "Restore &Original Values…", _UNDO, _of_all),
    PageControl(Tab.HISTORY, "found", "HistoryPage", "Restore &Original Values…", _UNDO, _always),
    PageControl(Tab.HISTORY, "back", "HistoryPage", "Restore Selected &Values…", _UNDO, _always),
    PageControl(
        Tab.BENCHMARK,
        "form.start_button",
        "BenchmarkForm",
        "&Start",
        QT_TRANSLATE_NOOP("Search words", "measure speed benchmark"),
    ),
    PageControl(
        Tab.BENCHMARK,
        "form.command",
        "BenchmarkForm",
        "Copy Command",
        "fio dd hdparm shell terminal script",
    ),
    PageControl(Tab.BENCHMARK, "form.choices.box", "Choices", "Profile", _PROFILES),
    PageControl(
        Tab.BENCHMARK,
        "form.trend_button",
        "BenchmarkForm",
        "Trend",
        QT_TRANSLATE_NOOP("Search words", "history over time earlier results compare with"),
    ),
    PageControl(Tab.EXPERIMENT, "form.one", "ExperimentForm", "Test values of &one setting"),
    PageControl(Tab.EXPERIMENT, "form.tune", "ExperimentForm", "&Tune this drive"),
    PageControl(Tab.EXPERIMENT, "form.change", "ExperimentForm", "Measure &before and after"),
    PageControl(
        Tab.EXPERIMENT,
        "form.layer",
        "ExperimentForm",
        "Measure the &cost of a layer",
        QT_TRANSLATE_NOOP("Search words", "encryption LUKS overhead"),
    ),
    PageControl(
        Tab.EXPERIMENT,
        "form.start_button",
        "ExperimentForm",
        "&Start",
        QT_TRANSLATE_NOOP("Search words", "experiment optimize compare"),
    ),
    PageControl(
        Tab.OVERVIEW,
        "array.speed_up.start",
        "BoostForm",
        "&Boost Until Finished",
        QT_TRANSLATE_NOOP("Search words", "rebuild resync faster"),
        _is_array,
    ),
    PageControl(Tab.OVERVIEW, "array.speed_up.end", "BoostForm", "Revert Now", "", _is_array),
    PageControl(Tab.OVERVIEW, "array.speed_up.try_depths", "BoostForm", "Test Queue Depths", "", _is_array),
    PageControl(
        Tab.STANDBY,
        "controls.watch",
        "StandbyPage",
        "&Record a Night",
        QT_TRANSLATE_NOOP("Search words", "watch a night hour day again wakes"),
    ),
    PageControl(Tab.STANDBY, "accesses.row", "StandbyPage", "All accesses", _FINDINGS),
    PageControl(Tab.STANDBY, "compare.row", "StandbyPage", "Compare with another night", _COMPARISON),
    PageControl(Tab.STANDBY, "controls.stop", "StandbyPage", "&Stop Recording"),
    PageControl(Tab.ACTIVITY, "pause", "ActivityPage", "Paus&e", "", _always),
)

ACTION_WORDS = {
    "flush": QT_TRANSLATE_NOOP("Search words", "sync write back"),
    "check-power": QT_TRANSLATE_NOOP("Search words", "asleep awake standby"),
    "idle-unload": QT_TRANSLATE_NOOP("Search words", "park heads"),
    "standby": QT_TRANSLATE_NOOP("Search words", "spin down motor"),
    "sleep": QT_TRANSLATE_NOOP("Search words", "spin down motor"),
    "wake": QT_TRANSLATE_NOOP("Search words", "spin up motor"),
    "reread-partitions": QT_TRANSLATE_NOOP("Search words", "partprobe rescan"),
    "array-check": QT_TRANSLATE_NOOP("Search words", "scrub verify"),
    "array-repair": QT_TRANSLATE_NOOP("Search words", "scrub fix"),
    "array-cancel": QT_TRANSLATE_NOOP("Search words", "scrub abort RAID"),
    "array-pause": QT_TRANSLATE_NOOP("Search words", "rebuild resync faster"),
    "array-resume": QT_TRANSLATE_NOOP("Search words", "rebuild resync faster"),
}
"""Search words for the actions of a drive."""


def controls(drive: Drive | None, *, trial: bool = False) -> Iterator[tuple[str, PageControl]]:
    """Yield the controls of pages while *drive* is selected, each with its key in the search."""
    for number, one in enumerate(CONTROLS):
        if one.tab.declared.serves(drive) and one.offered(drive) and one.trial <= trial:
            yield str(number), one


def cards_elsewhere(drive: Drive | None, drives: Iterable[Drive]) -> Iterator[tuple[Drive, str, PageControl]]:
    """Yield the cards of Overview that *drive* lacks, and which of *drives* have them."""
    for number, one in enumerate(CONTROLS):
        # The scrub of an array is its check.
        if one.card and one.tab is Tab.OVERVIEW and not one.offered(drive) and not _is_array(drive):
            yield from ((other, f"{number} {other.name}", one) for other in drives if one.offered(other))


def reach(page: Page, control: PageControl) -> None:
    """Bring *control* into view on its page, and give it the focus; an entry of a menu is selected there."""
    found = control.on(page)
    if isinstance(found, QAction):
        _select(attrgetter(control.place.rpartition(".")[0])(page), found)
        return
    _bring_forward(found)
    if isinstance(found, Disclosure):
        found.opened = True
        found = found.row
    found.setFocus(Qt.FocusReason.ShortcutFocusReason)
    window = page.window()
    # Not whether it has the focus: the window is active again only when the search has gone.
    if window is not None and not (found.isVisible() and window.focusWidget() in (found, found.focusProxy())):
        # It is disabled or not there now, and its page states why.
        page.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _select(button: QPushButton, entry: QAction) -> None:
    menu = button.menu()
    button.setFocus(Qt.FocusReason.ShortcutFocusReason)
    if menu is not None:
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
        menu.setActiveAction(entry)


def _bring_forward(widget: QWidget) -> None:
    """Open what is closed around *widget*, and turn each stack to the part that contains it."""
    parts, around = [widget], widget.parentWidget()
    while around is not None:
        if isinstance(around, Disclosure):
            around.opened = True
        if isinstance(around, QTabWidget | QStackedWidget):
            front = next((part for part in parts if around.indexOf(part) >= 0), None)
            # While something runs, Start has given its place to Cancel.
            if front is not None and (front is not widget or widget.isEnabled()):
                around.setCurrentWidget(front)
        parts.append(around)
        around = around.parentWidget()
