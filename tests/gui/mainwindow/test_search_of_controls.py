"""The search finds every action of the window by its label, and by the words that people have for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QComboBox, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.drive_actions import ACTIONS
from disktune_gui.arrays.page import ArrayPage
from disktune_gui.drive_health.checkup_card import CheckupCard
from disktune_gui.mainwindow.page_controls import ACTION_WORDS, CONTROLS, PageControl, controls
from disktune_gui.mainwindow.search_dialog import Entry, EntryKind
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.changes_card import ChangesCard
from disktune_gui.overview.layers_view import LayerView
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.windows import DEMO, open_search, scripted_window
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

ROOT = Path(__file__).resolve().parents[3]
ARRAY = make_drive("md0", DriveKind.ARRAY)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(
        qtbot,
        a_drive(),
        make_drive("nvme0n1", DriveKind.NVME, model="Stick", rotational=False, usage=Usage(checked=("/srv",))),
        ARRAY,
        place=DEMO,
        in_front=True,
        answers={
            "measure": lambda _args: Started(1),
            "compare": lambda _args: Started(1),
            "cancel": lambda _args: Nothing(),
        },
    )


def find(window: MainWindow, *texts: str) -> dict[str, list[Entry]]:
    dialog = open_search(window)
    found = {text: dialog._index.find(text) for text in texts}
    dialog.reject()
    return found


def plain(text: str) -> str:
    return text.replace("&", "").split("\t")[0].rstrip("…")


# -- by the words that people have ---------------------------------------------------------------------------


WORDS: tuple[tuple[str, set[str]], ...] = (
    ("blink", {"Make It Blink"}),
    ("identify", {"Make It Blink"}),
    ("locate", {"Make It Blink", "Locate Light", "Locate light"}),
    ("identify find", {"Make It Blink"}),
    ("smart", {"SMART attributes", "Run Extended Test"}),
    ("selftest", {"Run Extended Test"}),
    ("long", {"Run Extended Test"}),
    ("bad sectors", {"SMART attributes"}),
    ("noise", {"Acoustic management level (AAM)", "Presets"}),
    ("spin down", {"Spin Down (Standby)", "Standby timer (spin-down)", "Sleep"}),
    ("park", {"Unload Heads"}),
    ("undo", {"Restore Original Values", "Restore Selected Values"}),
    ("undo reset", {"Restore Original Values"}),
    ("restore", {"Restore Original Values"}),
    ("reset", {"Restore Original Values", "Delete Saved Settings"}),
    ("boot", {"At Boot"}),
    ("script", {"Copy as Commands"}),
    ("commands", {"Copy as Commands"}),
    ("tlp", {"Import / Export"}),
    ("dark", {"Dark"}),
    ("theme", {"Dark", "Light", "Follow System"}),
    ("report", {"All Drives", "This Drive", "Report a Problem"}),
    ("bug", {"Report a Problem"}),
    ("sudo", {"Unlock Changes"}),
    ("check-up", {"Run Again"}),
    ("heat", {"Logs"}),
    ("comment", {"Edit Note"}),
    ("measure speed", {"Start"}),
    ("optimize", {"Start"}),
    ("sleep", {"Standby", "Why Awake?"}),
    ("spin down", {"Standby", "Why Awake?"}),
    ("hd-idle", {"Standby", "Why Awake?"}),
    ("wake", {"Standby", "Why Awake?"}),
    ("why does it not sleep", {"Standby", "Why Awake?"}),
    ("why does my disk not spin down", {"Standby"}),
    ("record a night", {"Record a Night"}),
    ("luks", {"Used by", "Measure the cost of a layer"}),
)
"""Of a disk."""
OTHERS = (
    ("nvme0n1", "trim", {"Trim Now"}),
    ("nvme0n1", "discard", {"Trim Now"}),
    ("nvme0n1", "fstrim", {"Trim Now"}),
    ("md0", "rebuild", {"Boost Until Finished", "Pause", "Resume"}),
    ("md0", "resync", {"Boost Until Finished", "Resume"}),
    ("md0", "scrub", {"Check Array", "Repair Mismatches", "Stop Check"}),
    ("", "undo", {"Restore Original Values"}),
)


@pytest.mark.slow
def test_all_is_found_by_the_words_that_people_have(window: MainWindow) -> None:
    found = find(window, *(text for text, _ in WORDS), "quick", "surface", "crystal", "hdparm", "long write")
    missing = [(text, titles - {entry.title for entry in found[text]}) for text, titles in WORDS]
    assert [(text, titles) for text, titles in missing if titles] == []
    for text in ("quick", "surface", "crystal", "hdparm", "long write"):
        assert EntryKind.BENCHMARK in {entry.kind for entry in found[text]}, text
    for drive, text, titles in OTHERS:
        window.panel.choose(drive)
        assert titles <= {entry.title for entry in find(window, text)[text]}, (drive, text)


# -- by the names of before ----------------------------------------------------------------------------------

_NO_NAMES = frozenset(
    {
        # What nobody would look for by a name.
        "Number of saved settings, in the table of all drives", "Copy All of the table of all drives",
        "Settings › “?” of a row", "Esc during a trial", "All Drives › Copy", "Search among the counters",
        "Check-Up › Copy, Export…", "How sure (check-up, standby)", "Show History (temperature)",
        # There only while there is something to unlock.
        "Unlock, above the table of all drives",
    }
)  # fmt: skip
_OF_TRIAL = frozenset({"Keep Changes", "Extend to 5 Minutes"})


def names_of_before() -> Iterator[tuple[str, str, str]]:
    """Yield from docs/places.md which drive is selected, a name of before, and where it is now."""
    pages, buttons = (ROOT / "docs/places.md").read_text().partition("## Window")[0].split("| Before | Now |")[1:]
    for line in (pages + buttons).splitlines():
        before, now = ([one.strip() for one in line.split("|")[1:-1]] or ["---", ""])[:2]
        if before.strip("-") and before not in _NO_NAMES:
            drive = "md0" if before.startswith("RAID") else "" if "All Drives" in before else "sda"
            last = before.replace("All Drives › ", "").removesuffix(" of All Drives").rpartition("› ")[2]
            for name in last.partition(" (")[0].partition(";")[0].split(", "):
                yield drive, name.rstrip("…▾ "), now.casefold()


def settings(window: MainWindow) -> SettingsPage:
    return of_kind(SettingsPage, window.page(Tab.SETTINGS))


def idle(_window: MainWindow) -> None:
    """Begin nothing."""


def trial(window: MainWindow) -> None:
    window.tabs.setCurrentIndex(Tab.SETTINGS)
    settings(window).propose(window.session.drives[0], "block.read_ahead", 1024)
    settings(window).review.apply.click()
    assert settings(window).trials


def job(tab: Tab, window: MainWindow) -> None:
    """Start what a page is for; its Cancel has to stay there."""
    window.tabs.setCurrentIndex(tab)
    form = window.page(tab).form  # type: ignore[attr-defined]
    form.start_button.click()
    assert form.running


def in_menu_drive(window: MainWindow) -> list[str]:
    menu = present(present(window.menuBar()).actions()[1].menu())
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isEnabled()]


def missing_of(title: str, entries: list[Entry]) -> bool:
    """Return whether none of the first of *entries* is in the place that is described so."""
    first = [entry.title for entry in entries[:3]]
    first += [entry.detail.partition(",")[0] for entry in entries[:3] if entry.kind is EntryKind.PAGE]
    return not any(one.casefold() in title for one in first)


@pytest.mark.slow
@pytest.mark.parametrize("begin", [idle, trial, partial(job, Tab.BENCHMARK), partial(job, Tab.EXPERIMENT)])
def test_names_of_before_find_the_places_of_now_whatever_runs(
    window: MainWindow, begin: Callable[[MainWindow], None]
) -> None:
    before = in_menu_drive(window)
    begin(window)
    assert in_menu_drive(window) == before
    rows = [row for row in names_of_before() if begin is trial or row[1] not in _OF_TRIAL]
    assert len(rows) > 50
    missing = []
    for drive in dict.fromkeys(drive for drive, _, _ in rows):
        window.panel.choose(drive)
        found = find(window, *(name for on, name, _ in rows if on == drive))
        missing += [row for row in rows if row[0] == drive and missing_of(row[2], found[row[1]])]
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize("begin", [idle, trial, partial(job, Tab.BENCHMARK), partial(job, Tab.EXPERIMENT)])
def test_what_is_found_on_a_page_gets_the_focus_or_the_page_does_and_nothing_leaves_its_place(
    window: MainWindow, begin: Callable[[MainWindow], None]
) -> None:
    begin(window)
    drive = window.parts.drive
    for key, one in controls(drive, trial=begin is trial):
        window.routes.control(CONTROLS[int(key)])
        focus = present(window.focusWidget())
        assert focus.isVisible(), one.title
        assert window.page(one.tab).isAncestorOf(focus) or focus is window.page(one.tab), one.title
        if one.trial:
            [bar] = settings(window).trials.values()
            assert focus is bar.back, "the safe answer"
            assert one.title in {plain(button.text()) for button in (bar.keep, bar.more, bar.back)}
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
    for form in (window.page(tab).form for tab in (Tab.BENCHMARK, Tab.EXPERIMENT)):  # type: ignore[attr-defined]
        assert form.cancel_button.isHidden() != form.running


@pytest.mark.slow
def test_a_card_of_another_drive_is_found_and_opened_there(window: MainWindow) -> None:
    """Also with all drives selected; of the page that all drives have, the page comes first."""
    for drive in ("sda", "", "md0"):
        window.panel.choose(drive)
        window.tabs.setCurrentIndex(Tab.SETTINGS)
        go(window, "RAID Array", find(window, "RAID Array")["RAID Array"][0].title)
        assert (present(window.parts.drive).name, window.tabs.front) == ("md0", Tab.OVERVIEW)
    window.panel.choose("sda")
    [scrub] = [entry for entry in find(window, "Scrub")["Scrub"] if entry.title == "Scrub"]
    assert scrub.detail.endswith("(nvme0n1)")
    go(window, "Scrub", "Scrub")
    assert present(window.parts.drive).name == "nvme0n1"
    window.panel.choose("")
    assert find(window, "Check-Up")["Check-Up"][0].title == "Health"


# -- every action, by its label ------------------------------------------------------------------------------

EVERYWHERE = frozenset(
    {"Copy", "Copy All", "Export", "Table", "Show Table", "Close", "Back", "Unlock", "Report", "Choose", "Cancel"}
)
"""What many pages have alike: it is found with its page."""
DEPENDENT = frozenset(
    {
        # On what is in the draft, on trial, selected or found, and beside it.
        "Discard", "Apply and Confirm", "Copy as Commands", "Measure Before and After", "Other Drives", "Keep All",
        "Revert All", "Save Again", "Copy Line", "Around Failed Block", "Copy Command", "Show Setting",
        "Not This One", "Delete", "Import", "All Drives", "Details",
        "Compare Values", "Grid", "Keep Current Value", "Options", "Values", "0 changes to review", "Revert Now",
        "Try for Hours", "Keep Changes", "Revert Long Trial", "Close Result",
        # Profiles, which are found by all of their names.
        "Surface",
        # There where something is between files and drive; the section is found on the Overview.
        "Layers", "Copy as Text",
        # Ways to other pages.
        "Measure", "History", "Show Reasons", "All Settings", "Show Array", "Wake and Read", "What to Copy First",
        "Boost", "Last five minutes", "Used by", "Show", "Show Settings", "Show Drive", "Causes",
        # On what is planned, on trial, running, recorded or found.
        "Try", "Try Overnight", "More Time", "Undo All", "On More Drives", "Keep All at Boot", "Each Drive",
        "Start Experiment", "Cancel Self-Test", "Schedule", "Other tests", "Failing block", "Facts", "Ignore",
        "Show How", "All accesses", "Compare with another night", "Whole operation",
    }
)  # fmt: skip
"""What has a meaning only where it stands."""
ROWS = frozenset({"SettingRow", "LastingBar", "Heading", "AllFacts", "PresetTiles", "StepRow", "ChangesCard"})


def labels(page: QWidget) -> set[str]:
    """Return the labels of the buttons of a page, but of those in rows, and of ticks, which set nothing off."""
    found = set()
    for button in page.findChildren(QAbstractButton):
        around, names = button.parentWidget(), set()
        while around is not None and around is not page:
            names.add(type(around).__name__)
            around = around.parentWidget()
        text = plain(button.text())
        if not names & ROWS and not isinstance(button, QCheckBox) and len(text) > 1 and not text[0].isdigit():
            found.add(text)
    return found - EVERYWHERE - DEPENDENT


@pytest.mark.slow
@pytest.mark.parametrize("drive", ["sda", "md0", ""])
def test_every_button_of_every_page_is_found_by_its_label(window: MainWindow, drive: str) -> None:
    window.panel.choose(drive)
    selected = window.parts.drive
    missing = set()
    for tab in Tab:
        if not tab.declared.serves(selected):
            continue
        if tab is Tab.BENCHMARK and not drive:
            # Only the list of results is there, whose buttons depend on it.
            continue
        wanted = labels(window.page(tab)) - {one.title for one in CONTROLS if not one.offered(selected)}
        if tab is Tab.OVERVIEW and window.page(tab).finder.isHidden():  # type: ignore[attr-defined]
            wanted -= {"Make It Blink", "Locate Light"}
        if tab is Tab.SETTINGS:
            # One half of the page is for one drive, the other for all.
            hidden = window.page(tab).all_drives if drive else window.page(tab).sheet  # type: ignore[attr-defined]
            wanted -= labels(hidden)
        for text, entries in find(window, *wanted).items():
            if not any(entry.title == text for entry in entries):
                missing.add((tab.name, text))
    assert missing == set()


@pytest.mark.slow
def test_every_entry_of_the_actions_menu_is_found_by_its_label(window: MainWindow) -> None:
    session = of_kind(WindowSession, window.session)
    for name in ("sda", "nvme0n1", "md0"):
        window.panel.choose(name)
        drive = present(window.parts.drive)
        session.answers["actions"] = partial(offered, drive)
        window.actions_menu.button.click()
        wanted = [plain(entry.text()) for entry in window.actions_menu.menu.actions()]
        window.actions_menu.menu.close()
        assert "Edit Note" in wanted
        for text, entries in find(window, *wanted).items():
            assert any(entry.title == text and entry.kind is EntryKind.ACTION for entry in entries), text


def offered(drive: Drive, _args: object) -> ActionList:
    return ActionList(tuple(ActionState(one.id, True) for one in ACTIONS if drive.kind in one.kinds))


def test_every_entry_of_the_menu_bar_is_found_by_its_label(window: MainWindow) -> None:
    bar = present(window.menuBar())
    wanted = {}
    for top in bar.actions():
        menu = present(top.menu())
        menu.aboutToShow.emit()
        for action in menu.actions():
            below = action.menu()
            for one in below.actions() if below is not None else [action]:
                if one.isEnabled() and one.text() and not one.isSeparator():
                    wanted[plain(one.text())] = one
    assert {"Dark", "This Drive", "Quit"} <= wanted.keys()
    for text, entries in find(window, *wanted).items():
        # What pages have is in the menu Drive as well, and is found once.
        count = sum(entry.title == text for entry in entries)
        assert count == 1 or text in ("Copy as Commands", "Follow System"), text


# -- going there ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_control_is_where_its_declaration_says_and_called_so(window: MainWindow) -> None:
    for control in (one for one in CONTROLS if not one.trial):
        if not control.offered(window.parts.drive):
            window.panel.choose("md0" if window.parts.drive is None or window.parts.drive.name == "sda" else "sda")
        # A duration or a count may follow.
        named = called(window, control).removeprefix("Unlock and ")
        assert named.startswith(control.title), control.place


def called(window: MainWindow, control: PageControl) -> str:
    """Return what stands on a control; locked, it says so, too."""
    found = control.on(window.page(control.tab))
    if isinstance(found, QAbstractButton | QAction):
        return plain(found.text())
    if isinstance(found, QComboBox | LayerView | ChangesCard | ArrayPage | CheckupCard):
        return found.accessibleName()
    parts, around = [found], found.parentWidget()
    while not isinstance(around, QTabWidget):
        assert around is not None
        parts.append(around)
        around = around.parentWidget()
    [at] = [around.indexOf(part) for part in parts if around.indexOf(part) >= 0]
    return around.tabText(at)


def go(window: MainWindow, text: str, title: str) -> None:
    dialog = open_search(window)
    dialog.field.setText(text)
    for row in range(dialog.found.topLevelItemCount()):
        item = dialog.found.topLevelItem(row)
        if item is not None and item.text(0) == title:
            dialog.found.setCurrentItem(item)
            dialog.field.returnPressed.emit()
            return
    raise AssertionError(title)


def test_blink_leads_to_the_button_and_presses_nothing(window: MainWindow) -> None:
    go(window, "blink", "Make It Blink")
    assert window.tabs.front is Tab.OVERVIEW
    finder = window.page(Tab.OVERVIEW).finder  # type: ignore[attr-defined]
    assert window.focusWidget() is finder.blink
    assert finder._job is None, "it does not blink yet"


def test_a_part_of_a_page_comes_to_the_front(window: MainWindow) -> None:
    go(window, "heat", "Logs")
    assert window.tabs.front is Tab.DRIVE_HEALTH
    page = window.page(Tab.DRIVE_HEALTH)
    assert page.logs.opened  # type: ignore[attr-defined]
    assert window.focusWidget() is page.logs.row  # type: ignore[attr-defined]
    go(window, "timer background", "Sample every hour")
    body = page.log_body  # type: ignore[attr-defined]
    assert body.stack.currentWidget() is body.samples
    assert body.samples.timer.tick.isVisible()


def test_a_preset_is_found_by_name_and_its_values_are_planned(window: MainWindow) -> None:
    go(window, "quiet", "Quiet and Cool")
    page = of_kind(SettingsPage, window.page(Tab.SETTINGS))
    assert window.tabs.front is Tab.SETTINGS
    assert window.focusWidget() is page.sheet.presets
    assert page.has_edits(window.session.drives[0])


@pytest.mark.slow
def test_an_entry_of_a_button_is_selected_in_its_menu_and_not_carried_out(window: MainWindow) -> None:
    go(window, "script", "Copy as Commands")
    menu = window.page(Tab.SETTINGS).sheet.last.menu()  # type: ignore[attr-defined]
    assert menu.isVisible()
    assert plain(menu.activeAction().text()) == "Copy as Commands"
    menu.close()


def test_words_are_kept_for_actions_that_there_are() -> None:
    assert ACTION_WORDS.keys() <= {one.id for one in ACTIONS}
