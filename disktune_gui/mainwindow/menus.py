"""The menu bar of the window and its keys, the menu of reports, and that of the tray and its notifications."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QKeyCombination,
    QObject,
    QProcess,
    Qt,
    QUrl,
    pyqtSignal,
)
from PyQt6.QtGui import QAction, QActionGroup, QDesktopServices, QKeySequence
from PyQt6.QtWidgets import QMainWindow, QMenu, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.desktop import autostart, language, user_files
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.desktop.user_files import reason
from disktune_gui.drives.groups import Selection, grouped, your_drives
from disktune_gui.mainwindow import dialogs
from disktune_gui.mainwindow.page_controls import WORDS
from disktune_gui.mainwindow.search_dialog import SearchKey
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.tabs import PLACES, key_of
from disktune_gui.owned import while_alive
from disktune_gui.page_declaration import Place
from disktune_gui.report.forms import SUFFIXES, ReportFormat
from disktune_gui.services.services import Services
from disktune_gui.text.plain import as_entry
from disktune_gui.theming.theme import Theme
from disktune_gui.tray import notification
from disktune_gui.tray.notification import Matter, named

if TYPE_CHECKING:
    from disktune_gui.report.facts import ReportFacts


# -- File, Report: on the selected drive or all, as HTML, text or JSON -------------------------------------

translate = QCoreApplication.translate


class ReportMenu(QMenu):
    """The entries, and what they do."""

    def __init__(self, services: Services, messages: Messages, parent: QWidget) -> None:
        super().__init__(translate("Report", "&Report"), parent)
        self._services, self._messages = services, messages
        self._drive: Drive | None = None
        self.one = QAction(translate("Report", "This &Drive…"), self)
        self.all = QAction(translate("Report", "&All Drives…"), self)
        self.unmasked = QAction(translate("Report", "Include &Serial Numbers"), self)
        self.unmasked.setCheckable(True)
        self.one.triggered.connect(lambda _checked: self.ask())
        self.all.triggered.connect(lambda _checked: self._ask(None))
        self.setToolTipsVisible(True)
        self.addActions((self.one, self.all))
        self.addSeparator()
        self.addAction(self.unmasked)
        self.show_drive(None)

    def show_drive(self, drive: Drive | None) -> None:
        """Offer a report on *drive*."""
        self._drive = drive
        self.one.setEnabled(drive is not None)

    def ask(self) -> None:
        """Ask for the file of a report on the selected drive, or on all."""
        self._ask(self._drive)

    def _ask(self, drive: Drive | None) -> None:
        filters = {
            ReportFormat.HTML: translate("Report", "Web page (*.html)"),
            ReportFormat.TEXT: translate("Export", "Text (*.txt)"),
            ReportFormat.JSON: translate("Export", "JSON (*.json)"),
        }
        name = f"disktune-report-{drive.name if drive is not None else 'machine'}.html"
        title = translate("Report", "Save Report")
        path, kind = user_files.ask_where(self.parentWidget(), title, name, ";;".join(filters.values()))
        if path is not None:
            picked = next((form for form, words in filters.items() if words == kind), ReportFormat.HTML)
            self.write(drive, *_told(path, picked))

    def write(self, drive: Drive | None, path: Path, form: ReportFormat) -> None:
        """Gather, then write the report to *path*; a message says that it was written, or why not."""
        # Only now, so that the window itself starts without them.
        from disktune_gui.report.facts import ReportCollector  # noqa: PLC0415
        from disktune_gui.report.making import make  # noqa: PLC0415

        groups = grouped(self._services.session.drives, Selection()).values()
        drives = (drive,) if drive is not None else tuple(one for group in groups for one in group)
        unmasked = self.unmasked.isChecked()

        def done(facts: ReportFacts) -> None:
            try:
                user_files.save(path, make(facts, form, self._services.preferences.units, unmasked=unmasked))
            except OSError as error:
                why = translate("Report", "{file} could not be written: {why}.")
                self._messages.say(why.format(file=path, why=reason(error)), "danger")
                return
            message = self._messages.say(
                translate("Report", "Report saved: {file}").format(file=path.name), "good"
            )
            message.offer(translate("Report", "Show"), str(path), partial(_open, path))

        ReportCollector(self, self._services, drives, done).start()


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def _told(path: Path, picked: ReportFormat) -> tuple[Path, ReportFormat]:
    """Return the file and its form: the name decides, and one without a known suffix gets that of *picked*.

    The proposed name ends in .html; a user who then picks another form means that one.
    """
    by_suffix = {suffix: form for form, suffix in SUFFIXES.items()}
    form = by_suffix.get(path.suffix.lower())
    if form is None:
        return path.with_name(path.name + SUFFIXES[picked]), picked
    if form is ReportFormat.HTML and picked is not ReportFormat.HTML:
        return path.with_suffix(SUFFIXES[picked]), picked
    return path, form


# -- the menu of the tray: start at login, muted notifications ---------------------------------------------

_GRANTED = "tray_at_login"
"""Stored where the desktop does not let its own list be read."""


class TrayMenu(QObject):
    """Three entries of a menu."""

    muted = pyqtSignal()
    """An array was muted, or is no longer."""

    def __init__(self, services: Services, messages: Messages, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._preferences, self._messages = services.session, services.preferences, messages
        self._watch = QAction(self.tr("&Monitor from Login"), parent)
        self._watch.setCheckable(True)
        self._watch.setChecked(self._is_on())
        self._watch.setToolTip(self.tr("Tray icon, and notifications of problems"))
        self._watch.triggered.connect(self._switch)
        self._muted = QMenu(self.tr("Muted &Arrays"), parent)
        self._muted.aboutToShow.connect(self._list_arrays)
        self._matters = QMenu(self.tr("Muted Drive &Notifications"), parent)
        self._matters.aboutToShow.connect(self._list_matters)

    def fill(self, menu: QMenu) -> None:
        """Add the entries to *menu*."""
        menu.addSeparator()
        menu.addAction(self._watch)
        menu.addMenu(self._muted)
        menu.addMenu(self._matters)
        menu.aboutToShow.connect(self._look)

    # -- at login --------------------------------------------------------------------------------------------

    def _look(self) -> None:
        self._watch.setChecked(self._is_on())

    def _is_on(self) -> bool:
        if self._session.place.sandboxed:
            return self._preferences.text(_GRANTED) == "yes"
        return autostart.enabled()

    def _switch(self, on: bool) -> None:
        if self._session.place.sandboxed:
            self._ask_portal(on)
            return
        try:
            (autostart.enable if on else autostart.disable)()
        except OSError as error:
            self._watch.setChecked(not on)
            words = self.tr("{file} could not be written: {why}.")
            self._messages.say(words.format(file=autostart.path(), why=error.strerror or error), "danger")
            return
        self._begin_or_end(on)

    def _ask_portal(self, on: bool) -> None:
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415  # only here, and in the tray

        from disktune_gui.desktop.autostart import AutostartRequest  # noqa: PLC0415

        reason = self.tr("Notify of drive and RAID problems")
        request = AutostartRequest(QDBusConnection.sessionBus(), reason, ["disktune", "--tray"], self)
        request.send(partial(self._on_portal, on), self._on_no_portal, on=on)

    def _on_portal(self, wanted: bool, granted: bool) -> None:
        self._preferences.keep(_GRANTED, "yes" if granted else "")
        self._watch.setChecked(granted)
        if granted == wanted:
            self._begin_or_end(wanted)
        elif wanted:
            self._messages.say(self.tr("The desktop forbids the start at login."))
        else:
            self._messages.say(self.tr("DiskTune still starts at login."))

    def _on_no_portal(self, why: str) -> None:
        self._watch.setChecked(self._is_on())
        words = self.tr("The desktop could not be asked. {why}")
        self._messages.say(words.format(why=why))

    def _begin_or_end(self, on: bool) -> None:
        """Start or end the tray at once as well; a second instance exits on its own."""
        if on:
            program, *rest = autostart.command("--tray")
            QProcess.startDetached(program, rest, str(autostart.folder()))
            return
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415

        from disktune_gui.desktop import dbus_service  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            dbus_service.ask(bus, dbus_service.TRAY, "Quit", [], lambda: None)

    # -- silence ---------------------------------------------------------------------------------------------

    def _list_arrays(self) -> None:
        """Offer the arrays there are, and those that are muted and not there now."""
        self._muted.clear()
        settings = notification.store()
        muted = notification.muted(settings)
        arrays = {drive.name for drive in self._session.drives if _may_be_heard_of(drive)}
        for name in sorted(arrays | muted):
            entry = self._muted.addAction(as_entry(name))
            if entry is not None:
                entry.setCheckable(True)
                entry.setChecked(name in muted)
                entry.toggled.connect(partial(self._mute, name))
        if self._muted.isEmpty():
            words = translate("Tray", "No RAID arrays")
            if not self._session.listed:
                words = translate("Tray", "RAID arrays unknown")
            nothing = self._muted.addAction(words)
            if nothing is not None:
                nothing.setEnabled(False)

    def _mute(self, name: str, on: bool) -> None:
        notification.mute(notification.store(), name, on=on)
        self.muted.emit()

    def _list_matters(self) -> None:
        """Offer what was muted by the button of a notification: unticked, it is notified again."""
        self._matters.clear()
        for matter, title in notification.muted_matters(notification.store()).items():
            entry = self._matters.addAction(as_entry(named(matter, title)))
            if entry is not None:
                entry.setCheckable(True)
                entry.setChecked(True)
                entry.toggled.connect(partial(self._mute_matter, matter, title))
        if self._matters.isEmpty() and (nothing := self._matters.addAction(self.tr("None"))) is not None:
            nothing.setEnabled(False)

    def _mute_matter(self, matter: Matter, title: str, on: bool) -> None:
        notification.mute_matter(notification.store(), matter, title, on=on)


def _may_be_heard_of(drive: Drive) -> bool:
    return drive.array is not None and drive.array.alarm != "container"


# -- the menu bar and its keys; the window supplies the actions --------------------------------------------

Deed = Callable[[], object]

_UNLOCK = QT_TRANSLATE_NOOP("Search words", "password administrator root sudo")
_EXPORT = QT_TRANSLATE_NOOP("Search words", "save identify")
_OPEN = QT_TRANSLATE_NOOP("Search words", "file capture smartctl json hdparm Istdout identify import load")
_ALL = QT_TRANSLATE_NOOP("Search words", "overview of all drives home")
_EJECT = QT_TRANSLATE_NOOP("Search words", "remove disconnect unplug")
_PASTE = QT_TRANSLATE_NOOP("Search words", "script line explain how-to")
_HOW_LONG = QT_TRANSLATE_NOOP("Search words", "calculate duration speed")
_REFRESH = QT_TRANSLATE_NOOP("Search words", "reload rescan")
_VOLUMES = QT_TRANSLATE_NOOP("Search words", "logical volume")
_CONNECT = QT_TRANSLATE_NOOP("Search words", "remote computer network")
_PROBLEM = QT_TRANSLATE_NOOP("Search words", "bug issue error")


@record
class MenuActions:
    """The actions of the menus and keys."""

    export: Deed
    paste: Deed
    how_long: Deed
    unlock: Deed
    refresh: Deed
    show_help: Deed
    show_hdparm: Deed
    search: Deed
    report_problem: Deed
    search_page: Deed
    search_drives: Deed
    show_place: Callable[[Place], object]
    show_all: Deed
    step: Callable[[int], object]
    go_round: Callable[[int], object]
    show_results: Deed
    eject: Deed
    connect: Deed
    open_file: Deed
    fill_drive: Callable[[QMenu, Mapping[Place, QAction]], object]
    """Add the places that there are, and what is of the selected drive."""


class Menus(QObject):
    """Fills the menu bar of *window*."""

    def __init__(
        self,
        window: QMainWindow,
        deeds: MenuActions,
        preferences: Preferences,
        report: QMenu,
        fill_tray: Callable[[QMenu], object],
    ) -> None:
        """Put *report* below File; below View *fill_tray* adds the entries of the tray."""
        super().__init__(window)
        self._window, self._deeds, self._report, self._fill_tray = window, deeds, report, fill_tray
        self._preferences = preferences
        self.unlock = QAction(self.tr("&Unlock Changes"), window)
        self.unlock.setProperty(WORDS, _UNLOCK)
        self.unlock.triggered.connect(lambda _checked: deeds.unlock())
        bar = window.menuBar()
        if bar is not None:
            for text, fill in (
                (self.tr("&File"), self._fill_file),
                (self.tr("&Drive"), self._fill_drive),
                (self.tr("&View"), self._fill_view),
                (self.tr("&Help"), self._fill_help),
            ):
                menu = bar.addMenu(text)
                if menu is not None:
                    fill(menu)
        self._act(None, "", "Alt+Home", deeds.show_all)
        self._act(None, "", "F6", partial(deeds.go_round, 1))
        self._act(None, "", "Shift+F6", partial(deeds.go_round, -1))
        SearchKey(QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K), self)
        self._act(None, "", "Ctrl+F", deeds.search_page)
        self._act(None, "", "Ctrl+Shift+F", deeds.search_drives)

    def _act(self, menu: QMenu | None, text: str, keys: str, act: Deed, words: str = "") -> QAction:
        """Add an entry; *words* are its search words."""
        action = QAction(text, self._window)
        action.setProperty(WORDS, words)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked: act())
        if menu is not None:
            menu.addAction(action)
        else:
            self._window.addAction(action)
        return action

    def _fill_file(self, menu: QMenu) -> None:
        self._act(menu, self.tr("&Export Drive Information…"), "Ctrl+E", self._deeds.export, _EXPORT)
        menu.addMenu(self._report)
        self._act(menu, self.tr("&Paste a Command…"), "Ctrl+V", self._deeds.paste, _PASTE)
        self._act(menu, self.tr("How &Long?…"), "", self._deeds.how_long, _HOW_LONG)
        self._act(menu, self.tr("Open &Saved Drive…"), "Ctrl+O", self._deeds.open_file, _OPEN)
        menu.addAction(self.unlock)
        menu.addSeparator()
        self._act(menu, self.tr("&Connect…"), "", self._deeds.connect, _CONNECT)
        menu.addSeparator()
        self._act(menu, self.tr("&Quit"), "Ctrl+Q", self._close)

    def _fill_drive(self, menu: QMenu) -> None:
        """Fill the menu whenever it opens; entries with keys are also the window's, so that these always work."""
        ways = (
            self._act(None, your_drives(), "Ctrl+0", self._deeds.show_all, _ALL),
            self._act(None, self.tr("&Previous Drive"), "Ctrl+PgUp", partial(self._deeds.step, -1)),
            self._act(None, self.tr("Ne&xt Drive"), "Ctrl+PgDown", partial(self._deeds.step, 1)),
            self._act(None, self.tr("E&ject Drive"), "Ctrl+J", self._deeds.eject, _EJECT),
        )
        places = {
            place: self._act(None, "", key_of(place), partial(self._deeds.show_place, place)) for place in PLACES
        }

        def fill() -> None:
            menu.clear()
            menu.addActions(ways)
            menu.addSeparator()
            self._deeds.fill_drive(menu, places)

        menu.aboutToShow.connect(while_alive(self, fill))

    def _close(self) -> None:
        """Close the window, which may be that of several machines."""
        whole = self._window.window()
        (whole or self._window).close()

    def _follow(self, volumes: QAction) -> None:
        volumes.setChecked(self._preferences.show_volumes)

    def _fill_view(self, menu: QMenu) -> None:
        chosen = self._preferences
        self._act(menu, self.tr("&Refresh"), "F5", self._deeds.refresh, _REFRESH)
        self._act(menu, self.tr("All R&esults…"), "Ctrl+R", self._deeds.show_results)
        self._act(menu, self.tr("&Search…"), "Ctrl+K", self._deeds.search)
        hidden = self._act(menu, self.tr("&Virtual and Optical Devices"), "Ctrl+H", lambda: None)
        hidden.setCheckable(True)
        hidden.setChecked(chosen.show_hidden)
        hidden.toggled.connect(lambda show: setattr(chosen, "show_hidden", show))
        volumes = self._act(menu, self.tr("Show V&olumes"), "Ctrl+L", lambda: None, _VOLUMES)
        volumes.setCheckable(True)
        volumes.setChecked(chosen.show_volumes)
        volumes.toggled.connect(lambda show: setattr(chosen, "show_volumes", show))
        # A link to a volume lists volumes, too.
        chosen.changed.connect(while_alive(volumes, partial(self._follow, volumes)))
        units = (
            (self.tr("&Decimal Units (MB, GB)"), UnitSystem.SI),
            (self.tr("&Binary Units (MiB, GiB)"), UnitSystem.IEC),
        )
        degrees = ((self.tr("&Celsius (°C)"), False), (self.tr("&Fahrenheit (°F)"), True))
        self._choices(menu, self.tr("&Units"), units=lambda: units, fahrenheit=lambda: degrees)
        themes = (
            (self.tr("Follow &System"), Theme.SYSTEM),
            (self.tr("&Light"), Theme.LIGHT),
            (self.tr("&Dark"), Theme.DARK),
        )
        self._choices(menu, self.tr("&Theme"), theme=lambda: themes)
        self._choices(menu, self.tr("&Language"), language=self._languages)
        self._fill_tray(menu)

    def _choices(self, menu: QMenu, text: str, **preferences: Callable[[], Iterable[tuple[str, object]]]) -> None:
        """Add a submenu with the values of *preferences*, those chosen ticked; it is filled when *menu* opens."""
        submenu = menu.addMenu(text)
        if submenu is None:
            return

        def fill() -> None:
            for preference, choices in () if submenu.actions() else preferences.items():
                if submenu.actions():
                    submenu.addSeparator()
                group = QActionGroup(submenu)
                for words, value in choices():
                    action = self._act(submenu, words, "", partial(setattr, self._preferences, preference, value))
                    action.setCheckable(True)
                    action.setChecked(value == getattr(self._preferences, preference))
                    group.addAction(action)

        menu.aboutToShow.connect(while_alive(self, fill))

    def _languages(self) -> Iterator[tuple[str, str]]:
        """Yield each language by its own name."""
        yield self.tr("Follow &System"), ""
        for code, share in language.available().items():
            name, partly = language.native_name(code), self.tr("{language} ({share}% translated)")
            yield name if share >= language.FOLLOWED else partly.format(language=name, share=share), code

    def _fill_help(self, menu: QMenu) -> None:
        self._act(menu, self.tr("Help on &This Page"), "F1", self._deeds.show_help)
        self._act(menu, self.tr("&Keyboard Shortcuts"), "", lambda: dialogs.show_shortcuts(self._window))
        self._act(menu, self.tr("&hdparm Options"), "", self._deeds.show_hdparm)
        self._act(menu, self.tr("Report a &Problem…"), "", self._deeds.report_problem, _PROBLEM)
        self._act(menu, self.tr("&About DiskTune"), "", lambda: dialogs.show_about(self._window))
