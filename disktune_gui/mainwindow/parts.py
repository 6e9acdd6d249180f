"""The parts of the main window and their connections: drives on the left, pages of the selected one in tabs.

The window itself is in `disktune_gui.mainwindow.window`, which is loaded, and shows a list of drives, before
all of this.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PyQt6.QtGui import QAction, QPixmapCache
from PyQt6.QtWidgets import QLineEdit, QMainWindow, QMenu, QVBoxLayout, QWidget

from disktune_contract.drives.drive import VOLUMES, Drive, DriveKind
from disktune_contract.messages.privilege import Class
from disktune_contract.sentence import in_turn
from disktune_gui.client import elevation
from disktune_gui.client.jobs import WorkKind
from disktune_gui.client.remote.host import heading
from disktune_gui.controls.page import Page
from disktune_gui.desktop.dbus_service import ResumeMonitor
from disktune_gui.desktop.event_loop import RESTART, InputStarvationGuard
from disktune_gui.desktop.problems import problems
from disktune_gui.drives.groups import your_drives
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.home.rows import summary, summary_of_one
from disktune_gui.mainwindow import panes, tabs, window_place
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.dialogs import Dialogs, Matters, look_for_update, matters
from disktune_gui.mainwindow.header import Header
from disktune_gui.mainwindow.menus import MenuActions, Menus, ReportMenu, TrayMenu
from disktune_gui.mainwindow.routes import Proposals, Routes
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.strip.notices import (
    EjectNotices,
    EndNotices,
    GuardNotices,
    LongTrialNotices,
    PasswordNotices,
)
from disktune_gui.mainwindow.strip.strip import Strip
from disktune_gui.mainwindow.strip.work_list import TrialWork
from disktune_gui.mainwindow.tabs import PageTabs, Tab
from disktune_gui.mainwindow.window_place import MainSplitter, WindowVisibility
from disktune_gui.owned import later, while_alive
from disktune_gui.page_declaration import Place, Window
from disktune_gui.paste.arrival import Drops, on_clipboard
from disktune_gui.services.ejector import can_be_taken_away
from disktune_gui.services.running import Work
from disktune_gui.services.services import Services
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush

if TYPE_CHECKING:
    from disktune_gui.editing.trials import TrialBars

_PAGES = {
    WorkKind.TRIAL: Tab.SETTINGS,
    WorkKind.LONG_TRIAL: Tab.SETTINGS,
    WorkKind.EXPERIMENT: Tab.EXPERIMENT,
    WorkKind.BENCHMARK: Tab.BENCHMARK,
    WorkKind.ARRAY: Tab.OVERVIEW,
    WorkKind.SCRUB: Tab.OVERVIEW,
    WorkKind.SELF_TEST: Tab.DRIVE_HEALTH,
    WorkKind.RECORDING: Tab.STANDBY,
}
"""The page that shows each kind of work; for the other kinds there is the drive's overview."""

_DEPTH = 8
"""Layouts within each other from the window to a row of a card; each pass over the requests goes one up."""
LOOK_AGAIN_S = 2.0
"""Returning to the window sooner than that, in seconds, reads nothing again."""


class WindowParts(QObject):
    """Builds the parts of a window and connects each to the changes in the others."""

    def __init__(
        self,
        window: QMainWindow,
        services: Services,
        connect: Callable[[], None],
        open_file: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self.window = window
        self.services = services
        session = self.session = services.session
        self.drive: Drive | None = None
        self.panel = DrivePanel()
        self.header = Header(host=heading(session.place))
        # From now on, so that the charts have a past when they are first shown.
        services.begin()
        self.looked_at = time.monotonic()
        """When everything was last asked again, in seconds."""
        self.resume = ResumeMonitor(window)
        self.sight = WindowVisibility(window)
        InputStarvationGuard(window)
        self.messages = Messages(self)
        self.actions_menu = Actions(session, self.messages, self._fails)
        self.tabs = PageTabs(lambda tab: tabs.make(tab, self._for_pages()))
        self.routes = Routes(self._go_to, self.page, self.panel, self.actions_menu, window, services.preferences)
        self._password = PasswordNotices(session, self.messages)
        if session.place.host:
            self._follow_host()
        self._guard = GuardNotices(services, self.messages)
        EjectNotices(self.messages, services.ejector)
        here = partial(self._shows, Tab.SETTINGS)
        ends = LongTrialNotices(self.messages, session, services.long_trials, here, self.routes.settings_of)
        self.tabs.currentChanged.connect(ends.look)
        running = services.running
        running.follow_ejector(services.ejector)
        running.follow_scrubs(services.scrub_watch)
        EndNotices(running, self.messages, self._shows_work, self._show_work)
        self.strip = Strip(session, running, self.messages, self._shows_work, self._show_work)
        self.header.add(self.actions_menu.button)
        self.report_menu = ReportMenu(services, self.messages, window)
        # A report is on this computer, too.
        self.header.report.setVisible(not session.place.saved)
        self.report_menu.setEnabled(not session.place.saved)
        self.dialogs = Dialogs(services, self.routes, self.panel, window)
        self.proposals = Proposals(session, self.messages, self.page, self._go_to, self.panel.choose, window)
        self._lay_out()
        tray = TrayMenu(services, self.messages, window)
        self.menus = Menus(
            window,
            MenuActions(
                export=self._export,
                paste=self.paste,
                how_long=self.dialogs.how_long,
                unlock=self._password.unlock,
                refresh=self.refresh,
                show_help=lambda: self.routes.help_on(self.tabs.front, self.drive),
                show_hdparm=self.routes.hdparm,
                search=lambda: self.dialogs.search(self.drive),
                report_problem=self.report_problem,
                search_page=self.go_to_search,
                search_drives=lambda: self._focus(self.panel.search),
                show_place=self._show_place,
                show_all=lambda: self.panel.choose(""),
                step=self.panel.step,
                go_round=self._go_round,
                show_results=self.routes.all_results,
                eject=self.eject,
                connect=connect,
                open_file=partial(open_file, ""),
                fill_drive=self._fill_drive,
            ),
            services.preferences,
            self.report_menu,
            tray.fill,
        )
        Drops(window, self.paste, open_file)
        self.menus.unlock.setEnabled(session.can_unlock)
        self._connect()

    def _fails(self, drive: Drive) -> bool:
        # Made when it is first needed, so that the window is there at once.
        return self.services.health_news.fails(drive)

    def _on_notes(self) -> None:
        self.panel.model.set_notes(self.services.drive_notes.of)

    def _lay_out(self) -> None:
        right = QWidget()
        column = flush(QVBoxLayout(right), 0)
        column.addWidget(self.header)
        column.addWidget(self.tabs, 1)
        self.splitter = MainSplitter(self.panel, right)
        below = QWidget()
        rows = flush(QVBoxLayout(below), 0)
        rows.addWidget(self.splitter, 1)
        rows.addWidget(self.strip)
        self.window.setCentralWidget(below)

    # -- life ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.panel.chosen.connect(self._on_chosen)
        self.tabs.currentChanged.connect(self._look_around)
        self.panel.pointed.connect(self.tabs.foresee)
        self.panel.menu_wanted.connect(self._show_drive_menu)
        self.panel.vanished.connect(self._on_vanished)
        self.services.health_news.changed.connect(self._on_health)
        self.services.attention.changed.connect(self._show_problems)
        self.header.again.clicked.connect(self.refresh)
        self.header.paste.clicked.connect(lambda _checked: self.paste())
        self.header.report.clicked.connect(lambda _checked: self.report_menu.ask())
        self.services.health_news.begin()
        self.panel.returned.connect(lambda drive: self.messages.withdraw_about(_gone(drive)))
        self.session.drives_changed.connect(self._on_drives)
        # For the small charts, as long as they can be seen.
        self.session.hide(True)
        self.session.watch(True)
        self.sight.changed.connect(self.see)
        self.session.notice.connect(self._say_error)
        self.session.settled.connect(self.messages.take_back)
        problems.lead_to(self.window, self.report_problem)
        self.actions_menu.done.connect(self.refresh)
        self.actions_menu.trim_wanted.connect(self.dialogs.trim)
        self.actions_menu.standby_wanted.connect(self.routes.standby_of)
        self.actions_menu.eject_wanted.connect(self.services.ejector.eject)
        self.actions_menu.note_wanted.connect(self.dialogs.edit_note)
        self.services.drive_notes.changed.connect(self._on_notes)
        self._on_notes()
        self.session.privilege_changed.connect(self._on_privilege)
        self.resume.woke.connect(self.refresh)
        self.services.preferences.changed.connect(self._on_preferences)
        self.services.preferences.lost.connect(self._say)
        self.services.preferences.language_chosen.connect(self._on_language)
        later(self.services.preferences, self.services.preferences.check)
        later(self, lambda: look_for_update(self.services.preferences, self.messages, self.window))

    def restore(self, drive: str) -> None:
        """Go to the page and drive of the last time, and show what is known already; *drive* takes precedence."""
        kept = self.services.preferences
        window_place.restore_halves(self.splitter, kept)
        self._on_preferences()
        at = self.session.place.host or self.session.place.saved
        tabs.restore_place(self.tabs, self.panel, kept, drive=drive, host=at)
        if self.session.listed:
            self.panel.set_drives(self.session.drives)
        locked = elevation.why_locked(self.session.place)
        if locked and not self.session.place.saved:
            self.strip.show_read_only(locked, elevation.remedy(self.session.place))
        self.tabs.show_front()
        self.panel.view.setFocus()

    def look_again(self) -> None:
        """Ask everything again when the user comes back."""
        # At the start, and after a dialog of its own, everything has only just been asked.
        if time.monotonic() - self.looked_at >= LOOK_AGAIN_S:
            self.refresh()

    def see(self, seen: bool) -> None:
        """Note that the window, or the one that it is a part of, can be seen from now on, or no longer."""
        self.session.hide(not seen)
        if seen:
            self.look_again()
        else:
            # Qt drops a quarter of its cached pixmaps every 10 s, for minutes, and wakes up for that.
            QPixmapCache.clear()

    def matters(self) -> Matters:
        """Return the effects of closing the window."""
        return matters(self.services, self.tabs.made.values())

    def keep(self, *, size: bool) -> None:
        """Store page and drive for the next start, and the *size* if it is a window of its own."""
        kept = self.services.preferences
        if self.session.place.saved:
            return
        if size:
            window_place.keep(self.window, self.splitter, kept)
        well = not self.services.attention.problems().all
        tabs.keep_place(self.tabs, self.drive, kept, well=well, host=self.session.place.host)

    # -- signals of the session ----------------------------------------------------------------------------

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        self.panel.set_drives(drives)
        for drive in drives:
            self.messages.take_back(_absent(drive.name))
        self._show_empty()

    def _show_empty(self) -> None:
        """Where there is no drive, show that, and why."""
        if self.drive is None:
            self.header.show_drive(None, self.panel.empty)
        self.tabs.show_empty(bool(self.panel.empty))
        self._show_problems()

    def _show_problems(self) -> None:
        problems = self.services.attention.problems()
        self.panel.model.set_problems(problems.all)
        bad, listed = (problems.failing, problems.attention), [*filter(self.panel.lists, self.session.drives)]
        alone = len(listed) == 1 and not self.session.place.saved
        self.header.show_summary(summary(*bad, len(listed)), summary_of_one(*bad) if alone else "")

    def _on_health(self) -> None:
        self.panel.model.set_health(self.services.health_news.of)
        self._show_health()

    def _show_health(self) -> None:
        self.header.show_health(self.services.health_news.of(self.drive) if self.drive else None)

    def _say(self, text: str) -> None:
        self.messages.say(text)

    def _say_error(self, text: str) -> None:
        self.messages.say(text, error=True)

    def _on_privilege(self, privilege: Class) -> None:
        self.menus.unlock.setEnabled(self.session.can_unlock and privilege is not Class.TUNE)

    def _follow_host(self) -> None:
        """Show how the other machine can be reached, and read everything again once it answers again."""
        from disktune_gui.client.remote.remote_session import Reach, RemoteSession  # noqa: PLC0415  most have none
        from disktune_gui.mainwindow.strip.notices import ConnectionNotices  # noqa: PLC0415

        session = self.session
        if not isinstance(session, RemoteSession):
            return

        def on_reach() -> None:
            if session.reach is Reach.CONNECTED and session.drives:
                self.refresh()

        ConnectionNotices(session, self.messages)
        session.reach_changed.connect(while_alive(self, on_reach))

    def _on_preferences(self) -> None:
        chosen = self.services.preferences
        self.panel.show_hidden(chosen.show_hidden, volumes=chosen.show_volumes)
        self._show_empty()
        self.panel.set_units(chosen.units)
        self.header.set_units(chosen.units)

    def _on_language(self) -> None:
        message = self.messages.say(self.tr("Language: restart needed"), "info", about="language")
        tip = self.tr("Restart DiskTune; the tray follows at login")
        message.offer(self.tr("Restart Now"), tip, self._restart)

    def _restart(self) -> None:
        """Start the program again; what runs may let the user keep the window open instead."""
        application = QCoreApplication.instance()
        if application is not None:
            application.setProperty(RESTART, True)
        (self.window.window() or self.window).close()

    def _on_vanished(self, drive: Drive) -> None:
        """Show what became of the selected drive, and of the changes that were planned for it."""
        if self.services.ejector.was_ejected(drive):
            # The user wanted that, and the object that ejected the drive reports it.
            words = ""
        elif drive.kind is DriveKind.ARRAY:
            words = self.tr("{drive}: array stopped.")
        elif drive.kind is DriveKind.VOLUME:
            words = self.tr("{drive}: volume closed.")
        else:
            words = self.tr("{drive} is gone. Check cable and power.")
        page = self.tabs.made.get(Tab.SETTINGS)
        if page is not None and page.has_edits(drive):
            words = said(in_turn(words, self.tr("Your changes were not applied.")))
        if words:
            self.messages.say(words.format(drive=drive.full_title), about=_gone(drive))

    # -- what the user does --------------------------------------------------------------------------------

    def _on_chosen(self, drive: Drive | None) -> None:
        self.drive = drive
        self.header.show_drive(drive, self.panel.empty)
        self._show_health()
        self.actions_menu.show_drive(drive)
        self.report_menu.show_drive(drive)
        title = self.session.title(drive) if drive is not None else your_drives()
        where = self.tr("demo") if self.session.place.demo else heading(self.session.place)
        # The program's name is last: Qt appends it to a title that ends in anything else.
        self.window.setWindowTitle(" – ".join(filter(None, (title, where, "DiskTune"))))
        self.tabs.show_drive(drive)
        self._look_around()
        # Before anything is painted: else what moves for the new drive is painted twice.
        for _ in range(_DEPTH):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _look_around(self) -> None:
        """Leave out of the strip what the page shows itself, and show what that was."""
        self.messages.look_around()
        self.strip.look()

    def _go_to(self, tab: Tab, drive: str = "") -> bool:
        """Bring *tab* to the front, of *drive* if one is named; return whether it is shown then.

        The user asked for it, so a search in the list gives way to it, and volumes are listed for one of them.
        """
        if any(one.name == drive and one.kind in VOLUMES for one in self.session.drives):
            self.services.preferences.show_volumes = True
        if drive and not self.panel.reveal(drive):
            self.messages.say(_absent(drive))
            return False
        self.routes.uncover()
        return self.tabs.go_to(tab)

    def _show_place(self, place: Place) -> None:
        self.routes.uncover()
        self.tabs.go_to_place(place)

    def _shows(self, tab: Tab, drive: str) -> bool:
        """Return whether this page of this drive is in front."""
        return self.tabs.front is tab and self.drive is not None and self.drive.name == drive

    def _shows_work(self, work: Work) -> bool:
        """Return whether the page in front shows some work itself."""
        tab = _PAGES.get(work.kind)
        if work.kind is WorkKind.TRIAL:
            # Every trial has its bar there, whichever drive is in view.
            return self.tabs.front is tab
        return tab is not None and self._shows(tab, work.drive)

    def _show_work(self, work: Work) -> None:
        """Go to where some work is shown."""
        tab = _PAGES.get(work.kind, Tab.OVERVIEW)
        if self._go_to(tab, work.drive) and work.kind is WorkKind.SCRUB:
            self.page(tab).offer("scrub")

    def page(self, number: int) -> Page:
        """Return the page of a tab, made at the first call."""
        return self.tabs.page(Tab(number))

    def _for_pages(self) -> Window:
        return Window(
            self.services,
            compare=self.proposals.compare,
            propose=self.proposals.propose,
            restore=self.proposals.restore,
            restore_all=self.proposals.restore_all,
            paste=self.paste,
            propose_preset=self.proposals.propose_preset,
            propose_lasting=self.proposals.propose_lasting,
            propose_to_many=self.proposals.propose_to_many,
            propose_fix=self.proposals.propose_fix,
            overview_of=self.routes.overview_of,
            health_of=self.routes.health_of,
            health_history_of=self.routes.health_history_of,
            measure=self.routes.measure,
            settings_of=self.routes.settings_of,
            setting_of=self.routes.setting_of,
            part_of=self.routes.part_of,
            menu_of=lambda drive: self.routes.drive_menu(drive, self.refresh),
            experiment_on=self.routes.experiment_on,
            find_best=self.proposals.find_best,
            standby_of=self.routes.standby_of,
            all_results=self.routes.all_results,
            adopt=self._adopt,
            tell_of_settings=self.tell_of_settings,
            tell_of_trials=self._tell_of_trials,
        )

    def _tell_of_trials(self, place: TrialBars) -> None:
        TrialWork(self.session, self.services.running, place)

    def tell_of_settings(self, words: str, tone: str, drive: str) -> None:
        """Show *words*; the button leads to the page that they are about."""
        about = f"settings of {drive}"

        def show() -> None:
            self.messages.withdraw_about(about)
            self.routes.settings_of(drive)

        message = self.messages.say(words, tone, about=about, error=tone == "danger")
        if not message.asks:
            here = partial(self._shows, Tab.SETTINGS, drive)
            message.lead(self.tr("Show"), "", show, here)

    def refresh(self) -> None:
        """Read the list of drives again, and let the page in front ask its drive again."""
        self.looked_at = time.monotonic()
        self.session.refresh()
        self._guard.look_again()
        self.services.health_news.look_again()
        self.page(self.tabs.front).refresh()

    def go_to_search(self) -> None:
        """Go to the search field of the page in front, or to that of the list of drives."""
        self._focus(self.page(self.tabs.front).search_field() or self.panel.search)

    def _go_round(self, step: int) -> None:
        bar = self.page(self.tabs.front).end_bar()
        page = self.tabs.pages.widget(self.tabs.front)
        parts = (self.panel, self.tabs.bar, page, bar, self.strip)
        panes.go_round([part for part in parts if part is not None], step)

    def _focus(self, field: QLineEdit) -> None:
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def lay_offer(self, what: str) -> None:
        """Bring the page that *what* concerns to the front (`Page.offer`)."""
        serving = (tab for tab in Tab if tab.declared.serves(self.drive))
        if (found := next((tab for tab in serving if self.page(tab).offer(what)), None)) is not None:
            self._go_to(found)

    def _adopt(self, drive: Drive, trial: str) -> None:
        """Show above every page the trial that the helper of a comparison has left."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self.page(Tab.SETTINGS)
        if isinstance(page, SettingsPage):
            page.trial_place.adopt(drive, trial)

    def _export(self) -> None:
        from disktune_gui.home.page import HomePage  # noqa: PLC0415
        from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

        tab = Tab.HOME if self.drive is None else Tab.OVERVIEW
        self._go_to(tab)
        page = self.page(tab)
        if isinstance(page, HomePage | OverviewPage):
            page.ask_and_export()

    def paste(self, text: str = "") -> None:
        """Show what *text* would do, or what is on the clipboard."""
        self.dialogs.paste(text or on_clipboard(), self.proposals)

    def eject(self) -> None:
        if self.drive is None or not can_be_taken_away(self.drive):
            self.messages.say(self.tr("Select a removable drive."), "info")
        else:
            self.services.ejector.eject(self.drive)

    def _fill_drive(self, menu: QMenu, places: Mapping[Place, QAction]) -> None:
        """Add to the menu Drive the places that there are, and what is in them."""
        for place, action in places.items():
            if tabs.views(place, self.drive):
                action.setText(tabs.title_of(place, self.drive))
                menu.addAction(action)
        menu.addSeparator()
        self.routes.fill_drive_menu(menu, self.drive)

    def _show_drive_menu(self, drive: Drive, place: QPoint) -> None:
        menu = self.routes.drive_menu(drive, self.refresh)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def report_problem(self) -> None:
        selected = self.drive.name if self.drive is not None else "all drives"
        self.dialogs.report_problem(self.tabs.front.name.lower(), selected)


def _absent(drive: str) -> str:
    """Return the message that the requested drive, of this kernel name, is not there."""
    return QCoreApplication.translate("WindowParts", "{drive} is gone.").format(drive=drive)


def _gone(drive: Drive) -> str:
    """Return the subject of the message that *drive* is gone."""
    return f"gone {drive.identity or drive.name}"
