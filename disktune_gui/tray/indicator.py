"""The item in the tray and its menu.

QSystemTrayIcon is not touched before somebody collects such items: Qt 6.4 asks once whether anybody does and keeps
the answer for good, and in every Qt an item made too early is never shown.
"""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal
from PyQt6.QtDBus import QDBusConnection, QDBusServiceWatcher
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QSystemTrayIcon

from disktune_contract.arrays.alarms import Alarm, called, time_left
from disktune_contract.sentence import Sentence, listed
from disktune_gui.text.amounts import number
from disktune_gui.text.plain import as_entry
from disktune_gui.text.said import said
from disktune_gui.tray import icon, mutes
from disktune_gui.tray.array_events import Story
from disktune_gui.tray.array_snapshot import Look
from disktune_gui.tray.event_text import operation
from disktune_gui.tray.health_text import named
from disktune_gui.tray.mutes import Matter
from disktune_gui.tray.notifier import PAUSE, SPEED_UP

WATCHER = "org.kde.StatusNotifierWatcher"

translate = QCoreApplication.translate


class Indicator(QObject):
    """Shows a story; says what was asked for."""

    opened = pyqtSignal(str)
    """Show the window, at the array named, or as it is."""
    offered = pyqtSignal(str, str)
    """Show the window at the array, and lay `SPEED_UP` or `PAUSE` before the user."""
    left = pyqtSignal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._story = Story({})
        self._settings = mutes.store()
        self._item: QSystemTrayIcon | None = None
        self._menu: QMenu | None = None
        self._drawn: tuple[icon.IconState, int | None] | None = None
        self._unknown = False
        self._entries: dict[str, QAction] = {}
        self._silences: dict[str, QAction] = {}
        self._matters: dict[Matter, str] = {}
        """What the menu offers to be heard of again."""
        self._filled: dict[str, bool] = {}
        """The arrays that the menu is filled with, and whether something runs on them."""
        mode = QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange
        self._hosts = QDBusServiceWatcher(WATCHER, bus, mode, self)
        self._hosts.serviceRegistered.connect(self._appear)
        self._hosts.serviceUnregistered.connect(self._disappear)
        registry = bus.interface()
        if registry is not None and registry.isServiceRegistered(WATCHER).value():
            self._appear()

    @property
    def visible(self) -> bool:
        """Whether somebody collects items, so that ours can be seen."""
        return self._item is not None

    def show(self, story: Story) -> None:
        """Show the state of all arrays. What has not changed is not sent again."""
        was_unknown = self._unknown
        self._story, self._unknown = story, False
        if self._item is None or self._menu is None:
            return
        drawn = icon.state(story), icon.percent(story)
        if drawn != self._drawn:
            self._drawn = drawn
            self._item.setIcon(icon.icon(*drawn))
        self._item.setToolTip(summary(story))
        arrays = {
            name: chapter.look.running
            for name, chapter in story.chapters.items()
            if chapter.look.alarm is not Alarm.CONTAINER
        }
        if was_unknown or list(arrays.items()) != list(self._filled.items()):
            self._fill(self._menu, arrays)
        self._name_entries()

    def show_unknown(self) -> None:
        """Say that nobody knows how the arrays are; what was seen last is not shown as if it still held."""
        self._unknown = True
        if self._item is None or self._menu is None:
            return
        # Nothing is offered to be hurried or paused that may be over.
        self._fill(self._menu, dict.fromkeys(self._filled, False))
        words = translate("Tray", "The state of the RAID arrays is unknown: /proc/mdstat cannot be read")
        self._drawn = icon.IconState.UNKNOWN, None
        self._item.setIcon(icon.icon(*self._drawn))
        self._item.setToolTip(words)
        self._name_entries()

    def _name_entries(self) -> None:
        """Say of each array in the menu how it is."""
        for name, entry in self._entries.items():
            if self._unknown:
                entry.setText(translate("Tray", "{array}: unknown").format(array=name))
            else:
                entry.setText(line(self._story.chapters[name].look))

    # -- coming and going ----------------------------------------------------------------------------------

    def _appear(self, _service: str = "") -> None:
        self._disappear()
        self._menu = QMenu()
        # The window, or a button, may have muted something since the menu was filled.
        self._menu.aboutToShow.connect(self._on_menu)
        self._fill(self._menu, {})
        self._item = QSystemTrayIcon(self)
        self._item.setContextMenu(self._menu)
        self._item.activated.connect(self._on_activated)
        self._drawn = None
        unknown = self._unknown
        self.show(self._story)
        if unknown:
            self.show_unknown()
        self._item.show()

    def _disappear(self, _service: str = "") -> None:
        """Let go of the item: where the panel was started anew, only a new one is sure to be seen."""
        if self._item is not None:
            self._item.hide()
            self._item.deleteLater()
            self._item = None
        if self._menu is not None:
            self._menu.deleteLater()
            self._menu = None
        self._entries, self._silences = {}, {}

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is QSystemTrayIcon.ActivationReason.Trigger:
            self.opened.emit("")

    # -- the menu ------------------------------------------------------------------------------------------

    def _on_menu(self) -> None:
        if self._menu is not None and mutes.muted_matters(self._settings) != self._matters:
            self._fill(self._menu, self._filled)
            self._name_entries()
        self._tick()

    def _fill(self, menu: QMenu, arrays: dict[str, bool]) -> None:
        menu.clear()
        self._entries, self._silences, self._filled = {}, {}, arrays
        self._add(menu, translate("Tray", "Open DiskTune"), lambda: self.opened.emit(""))
        menu.addSeparator()
        for name, running in arrays.items():
            array = menu.addMenu(as_entry(name))
            if array is None:
                continue
            action = array.menuAction()
            if action is not None:
                self._entries[name] = action
            self._add(array, translate("Tray", "Show"), partial(self.opened.emit, name))
            if running:
                self._add(
                    array, translate("Tray", "Boost Until Finished…"), partial(self.offered.emit, name, SPEED_UP)
                )
                self._add(array, translate("Tray", "Pause…"), partial(self.offered.emit, name, PAUSE))
            silence = self._silences[name] = self._add(
                array, translate("Tray", "Mute Notifications"), lambda: None
            )
            silence.setCheckable(True)
            silence.triggered.connect(partial(self._mute, name))
            array.aboutToShow.connect(self._tick)
        if not arrays:
            nothing = translate("Tray", "No RAID arrays")
            if self._unknown:
                nothing = translate("Tray", "RAID arrays unknown")
            self._add(menu, nothing, lambda: None).setEnabled(False)
        menu.addSeparator()
        self._add_matters(menu)
        self._add(menu, translate("Tray", "Quit"), self.left.emit)
        self._tick()

    def _add_matters(self, menu: QMenu) -> None:
        """Add what is muted of drives, if anything is; a click on it has it told again."""
        self._matters = mutes.muted_matters(self._settings)
        silent = menu.addMenu(translate("Tray", "Muted Notifications")) if self._matters else None
        if silent is None:
            return
        for matter, title in self._matters.items():
            entry = self._add(silent, as_entry(named(matter, title)), lambda: None)
            entry.setCheckable(True)
            entry.setChecked(True)
            entry.triggered.connect(partial(self._mute_matter, matter, title))

    def _mute_matter(self, matter: Matter, title: str, on: bool) -> None:
        mutes.mute_matter(self._settings, matter, title, on=on)

    def _tick(self) -> None:
        muted = mutes.muted(self._settings)
        for name, silence in self._silences.items():
            silence.setChecked(name in muted)

    def _mute(self, name: str, on: bool) -> None:
        mutes.mute(self._settings, name, on=on)

    def _add(self, menu: QMenu, text: str, act: object) -> QAction:
        action = QAction(text, menu)
        action.triggered.connect(lambda _checked: act())  # type: ignore[operator]
        menu.addAction(action)
        return action


def summary(story: Story) -> str:
    """Return all arrays, a line each."""
    lines = [
        line(chapter.look) for chapter in story.chapters.values() if chapter.look.alarm is not Alarm.CONTAINER
    ]
    return "\n".join(lines) or translate("Tray", "No RAID arrays")


def line(look: Look) -> str:
    """Return an array with its state, and what it does."""
    flags = [set(member.flags) for member in look.members]
    parts = [called(look.alarm, failed=any("F" in one for one in flags), spare={"S"} in flags)]
    if look.paused:
        parts.append(translate("Tray", "paused"))
    if look.running and look.percent is not None:
        done = translate("Tray", "{operation} {percent}%")
        parts.append(done.format(operation=operation(look.operation), percent=number(look.percent, 1)))
        if look.minutes_left is not None:
            parts.append(translate("Tray", "{time} remaining").format(time=said(time_left(look.minutes_left))))
    elif look.operation:
        parts.append(translate("Tray", "{operation} waiting").format(operation=operation(look.operation)))
    return said(Sentence("{array}: {state}", array=look.name, state=listed(parts)))
