"""The links from anywhere to a drive, a page or a setting, and changes to settings that pages propose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QObject, Qt
from PyQt6.QtWidgets import QMenu, QWidget

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.setting import Change, Value
from disktune_gui.client.session import Session
from disktune_gui.controls.page import Page
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.editing import planned_values
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.editing.preset import Preset, load
from disktune_gui.mainwindow import panes
from disktune_gui.mainwindow.actions import Actions, eject_label
from disktune_gui.mainwindow.page_controls import PageControl, controls, reach
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.tabs import Tab, title_of
from disktune_gui.overview.find_drive import blinks
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.drive_notes import recognizable
from disktune_gui.services.ejector import can_be_taken_away
from disktune_gui.text.said import said

if TYPE_CHECKING:
    from disktune_gui.mainwindow.hdparm_help import HdparmHelp
    from disktune_gui.mainwindow.help_side import HelpSide


# -- changes to settings that pages propose ----------------------------------------------------------------


class Proposals(QObject):
    """Adds them to the plan: *page* makes a page, *go_to* shows it, *choose* takes a drive, or "" for all."""

    def __init__(
        self,
        session: Session,
        messages: Messages,
        page: Callable[[int], Page],
        go_to: Callable[[Tab, str], bool],
        choose: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._messages = session, messages
        self._page, self._go_to, self._choose = page, go_to, choose

    def propose(self, restorations: tuple[Restoration, ...], *, earlier: bool = True) -> None:
        """Add changes that the history offers to the plans of their drives.

        A change that was not there *earlier* is refused on a drive that fails, unless it lowers the risk.
        """
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page, restorations = self._page(Tab.SETTINGS), self._present(restorations)
        if not restorations or not isinstance(page, SettingsPage):
            return
        if not self._go_to(Tab.SETTINGS, restorations[0].drive.name):
            return
        for one in restorations:
            for setting, value in one.values:
                page.propose(one.drive, setting, value, earlier=earlier)
        # Members of an array are mostly of one model.
        others = said(listed(one.drive.full_title for one in restorations[1:]))
        waiting = self.tr("Select {drives} for the rest.").format(drives=others) if others else ""
        if words := said(in_turn(planned_values.remark(restorations), waiting)):
            page.message.show_text(words)

    def restore(self, restorations: tuple[Restoration, ...]) -> None:
        """Review original values, of several drives side by side, and forget what is saved."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        if not (restorations := self._present(restorations)):
            return
        changing = tuple(one for one in restorations if one.values)
        if len(changing) == 1:
            self.propose(changing)
        else:
            self._choose("" if changing else restorations[0].drive.name)
            self._go_to(Tab.SETTINGS, "")
        page = self._page(Tab.SETTINGS)
        if isinstance(page, SettingsPage):
            page.keeping.restore(restorations)

    def restore_all(self) -> None:
        """Gather the original values of all drives, in front of the settings of all drives."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        self._choose("")
        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage):
            page.keeping.find_original(self._session.drives)

    def propose_preset(self, drive: Drive, chosen: Preset) -> None:
        """Try the values of a preset on a drive."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, drive.name) and isinstance(page, SettingsPage):
            page.try_next(drive)
            page.drafting.propose_preset(drive, chosen)

    def propose_lasting(self, drive: Drive, setting: str, value: Value) -> None:
        """Try a change on a drive, with "Apply at boot" ticked."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, drive.name) and isinstance(page, SettingsPage):
            page.try_next(drive)
            page.drafting.propose(drive, {setting: value}, boot=True)

    def propose_to_many(self, drive: Drive) -> None:
        """Show the changes of *drive* next to all drives; it alone is selected at first."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        self._choose("")
        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage):
            page.spread(drive)

    def attempt(self, wanted: Mapping[Drive, Mapping[str, Value]]) -> None:
        """Try values on one or several drives, as one trial; what needs consent waits for it in the plan."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        self._choose("")
        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage):
            page.attempt(wanted)

    def propose_fix(self, fix: Fix) -> None:
        """Add the changes that would help an array to the plans of its drives."""
        drives = {drive.name: drive for drive in self._session.drives}
        wanted: dict[str, list[tuple[str, Value]]] = {}
        for change in fix.changes:
            wanted.setdefault(change.drive, []).append((change.setting, change.value))
        restorations = tuple(
            Restoration(drives[name], tuple(values)) for name, values in wanted.items() if name in drives
        )
        if restorations:
            self.propose(restorations, earlier=False)

    def compare(self, drive: Drive, changes: tuple[Change, ...]) -> None:
        """Offer to measure before and after a planned change."""
        from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

        page = self._page(Tab.EXPERIMENT)
        if self._go_to(Tab.EXPERIMENT, drive.name) and isinstance(page, ExperimentPage):
            page.before_and_after(drive, changes)

    def find_best(self, drive: Drive, setting: str) -> None:
        """Compare the values of a setting, as soon as it is known what that takes."""
        from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

        page = self._page(Tab.EXPERIMENT)
        if self._go_to(Tab.EXPERIMENT, drive.name) and isinstance(page, ExperimentPage):
            page.compare_values(setting)

    def _present(self, restorations: tuple[Restoration, ...]) -> tuple[Restoration, ...]:
        """Return those of drives that are still here; a kernel name may belong to another one by now."""
        here = {drive.ref for drive in self._session.drives}
        for gone in (one.drive for one in restorations if one.drive.ref not in here):
            words = self.tr("{drive} is gone; its settings are unchanged.")
            self._messages.say(words.format(drive=gone.full_title))
        return tuple(one for one in restorations if one.drive.ref in here)


# -- links from anywhere in the window ---------------------------------------------------------------------


class Routes:
    """*go_to* brings a page to the front, of a drive if one is named, and returns whether it did."""

    def __init__(
        self,
        go_to: Callable[[Tab, str], bool],
        page: Callable[[int], Page],
        panel: DrivePanel,
        actions: Actions,
        window: QWidget,
        preferences: Preferences,
    ) -> None:
        self._go_to, self._page, self._panel = go_to, page, panel
        self._actions, self._window, self._preferences = actions, window, preferences
        self._hdparm: HdparmHelp | None = None
        self._help: HelpSide | None = None

    def drive(self, drive: str) -> None:
        """Select a drive in the list, and give the list the focus."""
        if self._panel.reveal(drive):
            self._panel.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def overview_of(self, drive: str) -> None:
        """Go to everything that is known of a drive."""
        self._go_to(Tab.OVERVIEW, drive)

    def health_of(self, drive: str) -> None:
        """Go to the health of a drive."""
        self._go_to(Tab.DRIVE_HEALTH, drive)

    def health_history_of(self, drive: str) -> None:
        """Go to the health history of a drive."""
        if self._go_to(Tab.DRIVE_HEALTH, drive):
            self._page(Tab.DRIVE_HEALTH).offer("history")

    def measure(self, drive: str) -> None:
        """Measure the throughput of a drive now."""
        from disktune_gui.benchmark.page import BenchmarkPage  # noqa: PLC0415

        page = self._page(Tab.BENCHMARK)
        if self._go_to(Tab.BENCHMARK, drive) and isinstance(page, BenchmarkPage):
            page.measure_quickly()

    def settings_of(self, drive: str) -> None:
        """Go to the settings of a drive."""
        self._go_to(Tab.SETTINGS, drive)

    def setting_of(self, drive: str, setting: str) -> None:
        """Go to the row of a setting, of the selected drive if *drive* is empty."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, drive) and isinstance(page, SettingsPage):
            page.reveal(setting)

    def preset(self, name: str) -> None:
        """Go to the presets of the selected drive, and add the values of one to its plan."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page, found = self._page(Tab.SETTINGS), (one for one in load()[0] if one.name == name)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage) and page.drive is not None:
            page.drafting.propose_preset(page.drive, next(found))
            page.sheet.presets.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def standby_of(self, drive: str) -> None:
        """Go to why a drive does not stay in standby."""
        self._go_to(Tab.STANDBY, drive)

    def array(self, array: str) -> None:
        """Go to the work of an array, and to its remedies."""
        self._go_to(Tab.OVERVIEW, array)

    def part_of(self, drive: str, part: DrivePart) -> None:
        """Go to a part of a page of a drive."""
        tab = _PARTS[part]
        if self._go_to(tab, drive):
            self._page(tab).offer(part)

    def all_results(self) -> None:
        """Go to the results of all drives."""
        self._panel.choose("")
        self._go_to(Tab.BENCHMARK, "")

    def experiment_on(self, drive: str) -> None:
        """Go to the experiments of a drive."""
        self._go_to(Tab.EXPERIMENT, drive)

    def page(self, tab: Tab, drive: str = "") -> None:
        """Go to a page, of the selected drive if *drive* is empty, and give it the focus."""
        if self._go_to(tab, drive):
            panes.go_round([self._page(tab)], 1)

    def benchmark(self, workload: str, drive: str = "") -> None:
        """Go to a workload or profile, of the selected drive if *drive* is empty."""
        from disktune_gui.benchmark.page import BenchmarkPage  # noqa: PLC0415

        page = self._page(Tab.BENCHMARK)
        if self._go_to(Tab.BENCHMARK, drive) and isinstance(page, BenchmarkPage):
            page.form.reveal(workload)

    def blink(self, drive: str) -> None:
        """Blink the light of a drive; its Overview shows the progress, and ends it."""
        from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

        page = self._page(Tab.OVERVIEW)
        if self._go_to(Tab.OVERVIEW, drive) and isinstance(page, OverviewPage):
            page.finder.begin()

    def drive_menu(self, drive: Drive, refresh: Callable[[], object]) -> QMenu:
        """Return the context menu of a drive in the list."""
        menu = QMenu(self._window)
        for tab in (tab for tab in _USUAL if tab.declared.serves(drive)):
            _offer(menu, tab.declared.title(), partial(self._go_to, tab, drive.name))
        self._offer_of_one(menu, drive)
        if can_be_taken_away(drive):
            _offer(menu, eject_label(drive), partial(self._actions.eject_wanted.emit, drive))
        _offer(menu, QCoreApplication.translate("DriveMenu", "&Refresh"), refresh)
        return menu

    def fill_drive_menu(self, menu: QMenu, drive: Drive | None) -> None:
        """Add to the menu Drive the views of places, the cards with a name, and what the context menu offers."""
        for tab in Tab:
            # The places themselves are above.
            if tab.declared.serves(drive) and tab.declared.title() != title_of(tab.declared.place, drive):
                _offer(menu, tab.declared.title(), partial(self._go_to, tab, ""))
        for _, card in controls(drive):
            if card.card:
                _offer(menu, card.title, partial(self.control, card))
        if drive is not None:
            self._offer_of_one(menu, drive)
            _offer(menu, QCoreApplication.translate("DriveMenu", "&Actions…"), partial(self.action, ""))

    def _offer_of_one(self, menu: QMenu, drive: Drive) -> None:
        translate = QCoreApplication.translate
        menu.addSeparator()
        if drive.serial:
            _offer(menu, translate("DriveMenu", "Copy &Serial Number"), partial(clipboard.copy, drive.serial))
        _offer(menu, translate("DriveMenu", "Copy &Device Path"), partial(clipboard.copy, f"/dev/{drive.name}"))
        if recognizable(drive):
            edit = partial(self._actions.note_wanted.emit, drive)
            _offer(menu, translate("DriveMenu", "Edit &Note…"), edit)
        menu.addSeparator()
        if blinks(drive):
            _offer(menu, translate("FindDrive", "Make It &Blink"), partial(self.blink, drive.name))

    def action(self, action: str, drive: str = "") -> None:
        """Open the menu of actions with this one selected, of the selected drive if *drive* is empty."""
        if not drive or self._go_to(Tab.OVERVIEW, drive):
            self._actions.point_at(action)

    def control(self, control: PageControl, drive: str = "") -> None:
        """Go to a button or a part of a page, of the selected drive if *drive* is empty; the user presses it."""
        if self._go_to(control.tab, drive):
            reach(self._page(control.tab), control)

    def hdparm(self, flag: str = "") -> None:
        """Open the list of hdparm's options next to the window, with links to settings."""
        from disktune_gui.mainwindow.hdparm_help import HdparmHelp  # noqa: PLC0415

        if self._hdparm is None:
            self._hdparm = HdparmHelp(self._window)
            self._hdparm.keep_columns(self._preferences)
            self._hdparm.wanted.connect(self._show_setting)
        self._hdparm.show()
        self._hdparm.raise_()
        self._hdparm.activateWindow()
        if flag:
            self._hdparm.show_option(flag)

    def help_on(self, front: Tab, drive: Drive | None) -> None:
        """Open the help on the page in *front*, or on the setting that has the focus there."""
        from disktune_gui.mainwindow.help_side import topic  # noqa: PLC0415

        self.help(topic(front, drive, self._window.focusWidget()))

    def help(self, address: str) -> None:
        """Open a guide, or the page of a setting, beside the page in front."""
        from disktune_gui.mainwindow.help_side import HelpSide  # noqa: PLC0415

        # Before the page gets another place in the window, which takes the focus from it.
        focus = self._window.focusWidget()
        if self._help is None:
            self._help = HelpSide(self._window, self._panel, self._preferences, self._follow)
        self._help.open_pane(address, focus)

    def _follow(self, address: str) -> None:
        """Go to a page, or to the row of a setting, which help names."""
        kind, _, name = address.partition("/")
        if kind == "row":
            self.setting_of("", name)
        elif name == Tab.HOME.name:
            self._panel.choose("")
        else:
            self.page(Tab[name])

    def uncover(self) -> None:
        """Give the page its place back where help has it."""
        if self._help is not None:
            self._help.give_way()

    def _show_setting(self, setting: str) -> None:
        self.setting_of("", setting)
        self._window.activateWindow()


_PARTS = {
    DrivePart.RESCUE: Tab.OVERVIEW,
    DrivePart.HEALTH: Tab.DRIVE_HEALTH,
    DrivePart.SELF_TESTS: Tab.DRIVE_HEALTH,
    DrivePart.ARRAY: Tab.OVERVIEW,
    DrivePart.BOOST: Tab.OVERVIEW,
    DrivePart.SCRUB: Tab.OVERVIEW,
    DrivePart.SAVED: Tab.SETTINGS,
    DrivePart.CHECKUP: Tab.DRIVE_HEALTH,
}
_USUAL = (Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.SETTINGS, Tab.BENCHMARK, Tab.ACTIVITY, Tab.STANDBY)
"""The pages that the context menu of a drive leads to."""


def _offer(menu: QMenu, label: str, act: Callable[[], object]) -> None:
    action = menu.addAction(label)
    if action is not None:
        action.triggered.connect(lambda _checked=False: act())
