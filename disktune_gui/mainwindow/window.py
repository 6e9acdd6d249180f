"""The main window: drives on the left, the selected one on the right in tabs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, QSize, Qt
from PyQt6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QShowEvent
from PyQt6.QtWidgets import QLineEdit, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.protocol import Class
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.change import Change
from disktune_contract.settings.setting import Value
from disktune_gui.client import elevation
from disktune_gui.desktop.resume import Resume
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.editing import restoration
from disktune_gui.editing.restoration import Restoration
from disktune_gui.mainwindow import on_screen, tabs
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.array_banner import ArrayBanner
from disktune_gui.mainwindow.banner import Banner
from disktune_gui.mainwindow.guard_banner import GuardBanner
from disktune_gui.mainwindow.header import Header
from disktune_gui.mainwindow.main_splitter import Halves
from disktune_gui.mainwindow.menus import Deeds, Menus
from disktune_gui.mainwindow.page_area import PagePlace
from disktune_gui.mainwindow.password_banner import PasswordBanner
from disktune_gui.mainwindow.report_menu import ReportMenu
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.tray_menu import TrayMenu
from disktune_gui.owned import later
from disktune_gui.page_declaration import Window
from disktune_gui.services.services import Services
from disktune_gui.text.said import said
from disktune_gui.widgets.page import Page

if TYPE_CHECKING:
    from disktune_gui.mainwindow.hdparm_help import HdparmHelp

LOOK_AGAIN_S = 2.0
"""Coming back to the window sooner than that changes nothing."""
SIZE = QSize(1180, 740)
"""Wide enough for a setting and everything about it side by side; fits a screen of 1280 by 800."""


class MainWindow(QMainWindow):
    """Pages are made when their tab is first shown, so that the window itself is there at once."""

    def __init__(self, services: Services, *, drive: str = "") -> None:
        super().__init__()
        self.services = services
        session = self.session = services.session
        self._drive: Drive | None = None
        self._watching = False
        self._tab_before: Tab | None = None
        """The tab that was in front before all drives were chosen; one drive gets it back."""
        self._hdparm: HdparmHelp | None = None
        self._pages: dict[Tab, Page] = {}
        self.panel = DrivePanel()
        self.header = Header(demo=session.place.demo)
        # From now on, so that the charts have a past when they are first looked at.
        services.begin()
        self._looked_at = time.monotonic()
        """When everything was last asked again, in seconds."""
        self._resume = Resume(self)
        self.banner = Banner()
        self.actions_menu = Actions(session, self.banner)
        alarms = ArrayBanner(session, self.banner, self._show_array)
        self._password = PasswordBanner(session, self.banner)
        GuardBanner(services, self.banner)
        self.header.add(self.actions_menu.button)
        self.report_menu = ReportMenu(services, self.banner, self)
        self.tabs = QTabWidget()
        self._lay_out()
        tray = TrayMenu(services, self.banner, self)
        tray.muted.connect(alarms.look_again)
        self.menus = Menus(
            self,
            Deeds(
                export=self._export,
                unlock=self._password.unlock,
                refresh=self.refresh,
                show_hdparm=self._show_hdparm,
                search_page=self.go_to_search,
                search_drives=lambda: self._focus(self.panel.search),
                show_tab=self._show_tab,
            ),
            services.preferences,
            self.report_menu,
            tray.fill,
        )
        self.menus.unlock.setEnabled(session.can_unlock)
        self._connect()
        self._restore(drive)

    def _lay_out(self) -> None:
        self.setWindowTitle("DiskTune")
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Pages of the selected drive"))
        bar = self.tabs.tabBar()
        if bar is not None:
            # It is what gets the focus.
            bar.setAccessibleName(self.tabs.accessibleName())
        for tab in Tab:
            self.tabs.addTab(PagePlace(), tab.declared.title())
            self.tabs.setTabVisible(tab, tab.declared.listed(None))
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.header)
        column.addWidget(self.tabs, 1)
        self._below = QVBoxLayout()
        self._below.setContentsMargins(12, 0, 12, 0)
        column.addLayout(self._below)
        self.splitter = Halves(self.panel, right)
        self.setCentralWidget(self.splitter)
        self.resize(SIZE)

    # -- life ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.panel.chosen.connect(self._on_chosen)
        self.panel.vanished.connect(self._on_vanished)
        self.panel.returned.connect(lambda drive: self.banner.withdraw_about(_gone(drive)))
        self.tabs.currentChanged.connect(self._on_tab)
        self.session.drives_changed.connect(self._on_drives)
        self.session.activity.connect(self.panel.add_activity)
        self.session.notice.connect(self._say)
        self.actions_menu.done.connect(self.refresh)
        self.session.privilege_changed.connect(self._on_privilege)
        self._resume.woke.connect(self.refresh)
        self.services.preferences.changed.connect(self._on_preferences)
        self.services.preferences.lost.connect(self._say)
        self.services.preferences.language_chosen.connect(self._on_language)
        later(self.services.preferences, self.services.preferences.check)

    def _restore(self, drive: str) -> None:
        kept = self.services.preferences
        self.restoreGeometry(kept.blob("geometry"))
        if not (self.isMaximized() or self.isFullScreen()):
            on_screen.fit(self)
        self.splitter.restoreState(kept.blob("splitter"))
        self._on_preferences()
        if self.session.listed:
            self.panel.set_drives(self.session.drives)
        if wanted := drive or kept.text("drive"):
            self.panel.choose(wanted)
        locked = elevation.why_locked(self.session.place)
        if locked:
            self.banner.offer_command(locked, elevation.remedy(self.session.place))
        self._on_tab(self._tab)
        self.panel.view.setFocus()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._watch(True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._watch(False)

    def changeEvent(self, event: QEvent | None) -> None:
        """Look again when the user comes back to the window: another program may have changed what it shows."""
        super().changeEvent(event)
        if event is None or event.type() != QEvent.Type.ActivationChange or not self.isActiveWindow():
            return
        # At the start, and after a dialog of its own, everything has only just been asked.
        if time.monotonic() - self._looked_at >= LOOK_AGAIN_S:
            self.refresh()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        kept = self.services.preferences
        kept.keep("geometry", self.saveGeometry())
        if not self.splitter.narrow:
            kept.keep("splitter", self.splitter.saveState())
        kept.keep("drive", self._drive.name if self._drive is not None else "")
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Escape, where nothing else means something by it, empties the search field that has the focus."""
        field = self.focusWidget()
        if (
            event is not None
            and event.key() == Qt.Key.Key_Escape
            and isinstance(field, QLineEdit)
            and field.isClearButtonEnabled()
        ):
            field.clear()
            return
        super().keyPressEvent(event)

    def _watch(self, on: bool) -> None:
        """Let activity flow for the small charts as long as they can be seen."""
        if on != self._watching:
            self._watching = on
            self.session.watch(on)

    # -- what the session says -----------------------------------------------------------------------------

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        self.panel.set_drives(drives)

    def _say(self, text: str) -> None:
        self.banner.say(text)

    def _on_privilege(self, privilege: Class) -> None:
        self.menus.unlock.setEnabled(self.session.can_unlock and privilege is not Class.TUNE)

    def _on_preferences(self) -> None:
        self.panel.show_hidden(self.services.preferences.show_hidden)
        self.panel.set_units(self.services.preferences.units)

    def _on_language(self) -> None:
        self._say(
            self.tr("The language changes when you restart DiskTune. The tray changes when you log in again.")
        )

    def _on_vanished(self, drive: Drive) -> None:
        """Say what became of the drive that was looked at, and of what was laid out for it."""
        if drive.kind is DriveKind.ARRAY:
            words = self.tr("{drive} is no longer available: the array was stopped.")
        else:
            words = self.tr("{drive} is no longer available. Check the cable and power, then reconnect it.")
        page = self._pages.get(Tab.SETTINGS)
        if page is not None and page.has_edits(drive):
            words = said(in_turn(words, self.tr("Your changes to its settings were not applied.")))
        self.banner.say(words.format(drive=f"{drive.title} ({drive.name})"), about=_gone(drive))

    # -- what the user does --------------------------------------------------------------------------------

    def _on_chosen(self, drive: Drive | None) -> None:
        turned = (self._drive is None) != (drive is None)
        before = self._tab
        self._drive = drive
        self.header.show_drive(drive)
        self.actions_menu.show_drive(drive)
        self.report_menu.show_drive(drive)
        title = drive.title if drive is not None else self.tr("All Drives")
        place = self.tr("DiskTune demo") if self.session.place.demo else "DiskTune"
        self.setWindowTitle(f"{title} – {place}")
        for page in self._pages.values():
            page.show_drive(drive)
        tab = before
        if turned and drive is None:
            self._tab_before, tab = before, tabs.in_front(before, None)
        elif turned and self._tab_before is not None:
            tab, self._tab_before = self._tab_before, None
        self._offer_tabs(tab)

    def _offer_tabs(self, wanted: Tab) -> None:
        """Bring *wanted* to the front, or what serves in its place, and let only tabs be chosen that serve."""
        front = wanted if wanted.declared.serves(self._drive) else tabs.in_front(wanted, self._drive)
        # First, because Qt moves away from a tab that is disabled, and shows one that is made visible again.
        self.tabs.setTabEnabled(front, True)
        self.tabs.setTabVisible(front, True)
        self.tabs.setCurrentIndex(front)
        for tab in Tab:
            self.tabs.setTabEnabled(tab, tab.declared.serves(self._drive))
            self.tabs.setTabVisible(tab, tab.declared.listed(self._drive))

    @property
    def _tab(self) -> Tab:
        return Tab(self.tabs.currentIndex())

    def _go_to(self, tab: Tab, drive: str = "") -> bool:
        """Bring *tab* to the front, of *drive* if one is named; return whether that is what is shown then.

        Somebody asked for it, so a search in the list gives way to it.
        """
        if drive and not self.panel.reveal(drive):
            self.banner.say(self.tr("{drive} is no longer available.").format(drive=drive))
            return False
        if tab.declared.serves(self._drive):
            self.tabs.setCurrentIndex(tab)
        return self._tab is tab

    def _show_tab(self, number: int) -> None:
        self._go_to(Tab(number))

    def _on_tab(self, number: int) -> None:
        if not Tab(number).declared.serves(self._drive):
            # Whatever led here: a page is never shown under the name of what it has nothing to show of.
            self._offer_tabs(tabs.in_front(Tab(number), self._drive))
            return
        shown = self.page(number)
        for page in self._pages.values():
            if page is not shown and page.active:
                page.set_active(False)
        if not shown.active:
            shown.set_active(True)

    def page(self, number: int) -> Page:
        """Return the page of a tab, made at the first call."""
        tab = Tab(number)
        if tab not in self._pages:
            page = tabs.make(tab, self._for_pages())
            holder = self.tabs.widget(number)
            if isinstance(holder, PagePlace):
                holder.setWidget(page)
                page.setAutoFillBackground(False)
            self._pages[tab] = page
            page.show_drive(self._drive)
        return self._pages[tab]

    def _for_pages(self) -> Window:
        return Window(
            self.services,
            compare=self._compare,
            propose=self._propose,
            restore=self._restore_original,
            propose_fix=self._propose_fix,
            overview_of=self._overview_of,
            experiment_on=self._experiment_on,
            adopt=self._adopt,
            put_below=self._below.addWidget,
        )

    @property
    def page_count(self) -> int:
        """How many tabs there are."""
        return len(Tab)

    def refresh(self) -> None:
        """Read the list of drives again, and let the page in front ask its drive again."""
        self._looked_at = time.monotonic()
        self.session.refresh()
        self.page(self.tabs.currentIndex()).refresh()

    def go_to_search(self) -> None:
        """Go to the search field of the page in front; a page without one leaves it to the list of drives."""
        self._focus(self.page(self.tabs.currentIndex()).search_field() or self.panel.search)

    def _focus(self, field: QLineEdit) -> None:
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def _propose(self, restorations: tuple[Restoration, ...]) -> None:
        """Lay changes that the history offers onto the tables of their drives; the user applies them, or not."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page, restorations = self.page(Tab.SETTINGS), self._present(restorations)
        if not restorations or not isinstance(page, SettingsPage):
            return
        if not self._go_to(Tab.SETTINGS, restorations[0].drive.name):
            return
        for one in restorations:
            for setting, value in one.values:
                page.propose(one.drive, setting, value)
        # Members of an array are mostly of one model.
        others = said(listed(f"{one.drive.title} ({one.drive.name})" for one in restorations[1:]))
        waiting = (
            self.tr("Select {drives} to review the remaining changes.").format(drives=others) if others else ""
        )
        if words := said(in_turn(restoration.remark(restorations), waiting)):
            page.message.show_text(words)

    def _restore_original(self, restorations: tuple[Restoration, ...]) -> None:
        """Review original values, of several drives side by side, and forget what is saved."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        if not (restorations := self._present(restorations)):
            return
        changing = tuple(one for one in restorations if one.values)
        if len(changing) == 1:
            self._propose(changing)
        else:
            self.panel.choose("" if changing else restorations[0].drive.name)
            self.tabs.setCurrentIndex(Tab.SETTINGS)
        page = self.page(Tab.SETTINGS)
        if isinstance(page, SettingsPage):
            page.keeping.restore(restorations)

    def _present(self, restorations: tuple[Restoration, ...]) -> tuple[Restoration, ...]:
        """Return those of drives that are still here; a kernel name may belong to another one by now."""
        here = {drive.ref for drive in self.session.drives}
        for gone in (one.drive for one in restorations if one.drive.ref not in here):
            words = self.tr("{drive} is no longer available. None of its settings were changed.")
            self.banner.say(words.format(drive=f"{gone.title} ({gone.name})"))
        return tuple(one for one in restorations if one.drive.ref in here)

    def _propose_fix(self, fix: Fix) -> None:
        """Lay what would help an array onto the tables of its drives."""
        drives = {drive.name: drive for drive in self.session.drives}
        wanted: dict[str, list[tuple[str, Value]]] = {}
        for change in fix.changes:
            wanted.setdefault(change.drive, []).append((change.setting, change.value))
        restorations = tuple(
            Restoration(drives[name], tuple(values)) for name, values in wanted.items() if name in drives
        )
        if restorations:
            self._propose(restorations)

    def lay_offer(self, what: str) -> None:
        """Bring the page to the front that has to do with *what* (`Page.offer`)."""
        serving = (tab for tab in Tab if tab.declared.serves(self._drive))
        if (found := next((tab for tab in serving if self.page(tab).offer(what)), None)) is not None:
            self._go_to(found)

    def _compare(self, drive: Drive, changes: tuple[Change, ...]) -> None:
        """Offer to measure before and after a change that is laid out on the table."""
        from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

        page = self.page(Tab.EXPERIMENT)
        if self._go_to(Tab.EXPERIMENT, drive.name) and isinstance(page, ExperimentPage):
            page.before_and_after(drive, changes)

    def _overview_of(self, drive: str) -> None:
        """Go to everything that is known of a drive."""
        self._go_to(Tab.OVERVIEW, drive)

    def _show_array(self, array: str) -> None:
        """Go to what an array is doing, and to what helps it."""
        self._go_to(Tab.ARRAYS, array)

    def _experiment_on(self, drive: str) -> None:
        """Go to the experiments of a drive."""
        self._go_to(Tab.EXPERIMENT, drive)

    def _adopt(self, drive: Drive, trial: str) -> None:
        """Show above every page the trial that a comparison's helper has left."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self.page(Tab.SETTINGS)
        if isinstance(page, SettingsPage):
            page.trial_place.adopt(drive, trial)

    def _export(self) -> None:
        from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

        self.tabs.setCurrentIndex(Tab.OVERVIEW)
        page = self.page(Tab.OVERVIEW)
        if isinstance(page, OverviewPage):
            page.ask_and_export()

    # -- help ----------------------------------------------------------------------------------------------

    def _show_hdparm(self) -> None:
        """Open the list of hdparm's options beside the window; from there a setting can be gone to."""
        from disktune_gui.mainwindow.hdparm_help import HdparmHelp  # noqa: PLC0415

        if self._hdparm is None:
            self._hdparm = HdparmHelp(self)
            self._hdparm.wanted.connect(self._show_setting)
        self._hdparm.show()
        self._hdparm.raise_()
        self._hdparm.activateWindow()

    def _show_setting(self, label: str) -> None:
        """Look for a setting on the settings page of what is selected."""
        self.tabs.setCurrentIndex(Tab.SETTINGS)
        if (search := self.page(Tab.SETTINGS).search_field()) is not None:
            search.setText(label)
        self.activateWindow()


def _gone(drive: Drive) -> str:
    """Return what the sentence is about that says that *drive* is gone."""
    return f"gone {drive.identity or drive.name}"
