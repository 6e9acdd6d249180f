"""The menu bar of the window and its keys: where things stand; what they do is the window's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QKeyCombination, QObject, Qt
from PyQt6.QtGui import QAction, QActionGroup, QKeySequence
from PyQt6.QtWidgets import QMainWindow, QMenu

from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.desktop import language
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow import help_texts
from disktune_gui.mainwindow.page_controls import WORDS
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.owned import while_alive
from disktune_gui.search.search_key import SearchKey
from disktune_gui.theming.theme import Theme

Deed = Callable[[], object]

_UNLOCK = QT_TRANSLATE_NOOP("Search words", "password root administrator sudo permission")
_EXPORT = QT_TRANSLATE_NOOP("Search words", "save identify")
_EJECT = QT_TRANSLATE_NOOP("Search words", "safely remove disconnect unplug unmount power off")
_REFRESH = QT_TRANSLATE_NOOP("Search words", "reload rescan")
_VOLUMES = QT_TRANSLATE_NOOP("Search words", "LUKS dm-crypt LVM logical volume device mapper dm bcache multipath")
_CONNECT = QT_TRANSLATE_NOOP("Search words", "ssh host remote computer server nas network")
_PROBLEM = QT_TRANSLATE_NOOP("Search words", "bug issue error")


@record
class Deeds:
    """What the menus and keys set off."""

    export: Deed
    unlock: Deed
    refresh: Deed
    show_hdparm: Deed
    search: Deed
    report_problem: Deed
    search_page: Deed
    search_drives: Deed
    show_tab: Callable[[int], object]
    show_results: Deed
    eject: Deed
    connect: Deed


class Menus(QObject):
    """Fills the menu bar of *window*."""

    def __init__(
        self,
        window: QMainWindow,
        deeds: Deeds,
        preferences: Preferences,
        report: QMenu,
        fill_tray: Callable[[QMenu], object],
    ) -> None:
        """Put *report* below File; below View *fill_tray* puts what concerns the tray."""
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
                (self.tr("&View"), self._fill_view),
                (self.tr("&Help"), self._fill_help),
            ):
                menu = bar.addMenu(text)
                if menu is not None:
                    fill(menu)
        for tab in Tab:
            self._act(None, "", tab.key, partial(deeds.show_tab, tab))
        SearchKey(QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K), self)
        self._act(None, "", "Ctrl+F", deeds.search_page)
        self._act(None, "", "Ctrl+Shift+F", deeds.search_drives)

    def _act(self, menu: QMenu | None, text: str, keys: str, act: Deed, words: str = "") -> QAction:
        """Add an entry; *words* is what people call it when they search for it."""
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
        menu.addAction(self.unlock)
        self._act(menu, self.tr("E&ject Drive"), "Ctrl+J", self._deeds.eject, _EJECT)
        menu.addSeparator()
        self._act(menu, self.tr("&Connect…"), "", self._deeds.connect, _CONNECT)
        menu.addSeparator()
        self._act(menu, self.tr("&Quit"), "Ctrl+Q", self._close)

    def _close(self) -> None:
        """Close the window, which may be that of several machines."""
        whole = self._window.window()
        (whole or self._window).close()

    def _follow(self, volumes: QAction) -> None:
        volumes.setChecked(self._preferences.show_volumes)

    def _fill_view(self, menu: QMenu) -> None:
        chosen = self._preferences
        self._act(menu, self.tr("&Refresh"), "F5", self._deeds.refresh, _REFRESH)
        self._act(menu, self.tr("All &Results…"), "Ctrl+R", self._deeds.show_results)
        self._act(menu, self.tr("&Search…"), "Ctrl+K", self._deeds.search)
        hidden = self._act(menu, self.tr("Show &Virtual and Optical Devices"), "Ctrl+H", lambda: None)
        hidden.setCheckable(True)
        hidden.setChecked(chosen.show_hidden)
        hidden.setToolTip(self.tr("Loop, zram, RAM and optical drives"))
        hidden.toggled.connect(lambda show: setattr(chosen, "show_hidden", show))
        volumes = self._act(menu, self.tr("Show V&olumes"), "Ctrl+L", lambda: None, _VOLUMES)
        volumes.setCheckable(True)
        volumes.setChecked(chosen.show_volumes)
        volumes.setToolTip(self.tr("Encrypted volumes, logical volumes, bcache and multipath, below their drives"))
        volumes.toggled.connect(lambda show: setattr(chosen, "show_volumes", show))
        # Who goes to a volume from elsewhere has them listed, too.
        chosen.changed.connect(while_alive(volumes, partial(self._follow, volumes)))
        units = (
            (self.tr("&Decimal Units (MB, GB)"), UnitSystem.SI),
            (self.tr("&Binary Units (MiB, GiB)"), UnitSystem.IEC),
        )
        self._choices(menu, self.tr("&Units"), "units", lambda: units)
        themes = (
            (self.tr("Follow &System"), Theme.SYSTEM),
            (self.tr("&Light"), Theme.LIGHT),
            (self.tr("&Dark"), Theme.DARK),
        )
        self._choices(menu, self.tr("&Theme"), "theme", lambda: themes)
        self._choices(menu, self.tr("&Language"), "language", self._languages)
        self._fill_tray(menu)

    def _choices(
        self, menu: QMenu, text: str, preference: str, choices: Callable[[], Iterable[tuple[str, object]]]
    ) -> None:
        """Add a submenu, of which the value of *preference* is ticked; filled when *menu* is first opened."""
        submenu = menu.addMenu(text)
        if submenu is None:
            return
        group = QActionGroup(self)

        def fill() -> None:
            for words, value in () if group.actions() else choices():
                action = self._act(submenu, words, "", partial(setattr, self._preferences, preference, value))
                action.setCheckable(True)
                action.setChecked(value == getattr(self._preferences, preference))
                group.addAction(action)

        menu.aboutToShow.connect(while_alive(self, fill))

    def _languages(self) -> Iterator[tuple[str, str]]:
        """Yield each language by the name that those who speak it give it."""
        yield self.tr("Follow &System"), ""
        for code, share in language.available().items():
            name, partly = language.native_name(code), self.tr("{language} ({share}% translated)")
            yield name if share >= language.FOLLOWED else partly.format(language=name, share=share), code

    def _fill_help(self, menu: QMenu) -> None:
        self._act(menu, self.tr("&Keyboard Shortcuts"), "F1", lambda: help_texts.show_shortcuts(self._window))
        self._act(menu, self.tr("&hdparm Options"), "", self._deeds.show_hdparm)
        self._act(menu, self.tr("Report a &Problem…"), "", self._deeds.report_problem, _PROBLEM)
        self._act(menu, self.tr("&About DiskTune"), "", lambda: help_texts.show_about(self._window))
