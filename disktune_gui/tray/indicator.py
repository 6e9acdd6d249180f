"""The item in the tray, its icon and its menu.

QSystemTrayIcon is not used before a program collects such items (a host): Qt 6.4 asks once whether there is one
and keeps the answer for good, and in every Qt an item made too early is never shown. Panels of X11 that know only
the older protocol (XEmbed) get a window with the icon, from Qt, if no host appears in the first minute.
"""

from __future__ import annotations

from enum import IntEnum
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtDBus import QDBusConnection, QDBusServiceWatcher
from PyQt6.QtGui import QAction, QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PyQt6.QtWidgets import QMenu, QSystemTrayIcon

from disktune_contract.arrays.alarms import Alarm, called, time_left
from disktune_contract.sentence import labelled, listed
from disktune_gui.owned import later
from disktune_gui.text.formats import number
from disktune_gui.text.plain import as_entry
from disktune_gui.text.said import said
from disktune_gui.tray import notification
from disktune_gui.tray.array_events import ArraysState
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_gui.tray.event_text import operation
from disktune_gui.tray.notification import Matter, named
from disktune_gui.tray.notifier import PAUSE, SPEED_UP

# -- the icon: three drives, a mark for faults, a ring for progress ----------------------------------------

SIZES = (22, 32, 48)
"""Pixels: icons of a panel at a scale of 1, 1.5 and 2. Each is sent over the bus."""


class IconState(IntEnum):
    """The state that the icon shows; the worst of all arrays."""

    NONE = 0
    """There are no arrays."""
    HEALTHY = 1
    BUSY = 2
    DEGRADED = 3
    FAILED = 4
    UNKNOWN = 5
    """It is unknown which arrays there are, and in which state."""


_STATES = {
    Alarm.HEALTHY: IconState.HEALTHY,
    Alarm.CONTAINER: IconState.NONE,
    Alarm.BUSY: IconState.BUSY,
    Alarm.DEGRADED: IconState.DEGRADED,
    Alarm.INACTIVE: IconState.FAILED,
    Alarm.FAILED: IconState.FAILED,
}

_LIGHT, _DARK = "#f2f4f7", "#3b4049"
"""A drive and its outline: one of the two can be seen on any panel."""
_TRACK = "#8b919b"
_COLOURS = {
    IconState.BUSY: "#2f7fd6",
    IconState.DEGRADED: "#b87a0f",
    IconState.FAILED: "#e0483e",
    IconState.UNKNOWN: "#757d89",
}
"""Each with a contrast of 3 and more to light and to dark panels, and to the white sign on it."""


def state(story: ArraysState) -> IconState:
    """Return the worst state of all arrays."""
    return max((_STATES[chapter.look.alarm] for chapter in story.chapters.values()), default=IconState.NONE)


def percent(story: ArraysState) -> int | None:
    """Return the progress of the operation that runs, the least of several; None if none runs."""
    looks = [chapter.look for chapter in story.chapters.values()]
    return min((int(look.percent) for look in looks if look.running and look.percent is not None), default=None)


def icon(shown: IconState, progress: int | None) -> QIcon:
    """Return the icon for a state, with a ring that is closed to *progress* per cent."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(_picture(size, shown, progress))
    return made


def _picture(size: int, shown: IconState, progress: int | None) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 24, size / 24)
    _drives(painter, small=progress is not None)
    if progress is not None:
        _ring(painter, progress, QColor(_COLOURS.get(shown, _COLOURS[IconState.BUSY])))
    if shown in (IconState.DEGRADED, IconState.FAILED, IconState.UNKNOWN):
        _mark(painter, shown)
    painter.end()
    return picture


def _drives(painter: QPainter, *, small: bool) -> None:
    painter.save()
    if small:
        painter.translate(12, 12)
        painter.scale(0.62, 0.62)
        painter.translate(-12, -12)
    painter.setPen(QPen(QColor(_DARK), 1.6))
    painter.setBrush(QColor(_LIGHT))
    for top in (2.5, 9.0, 15.5):
        painter.drawRoundedRect(QRectF(3, top, 18, 6), 1.6, 1.6)
    painter.setBrush(QColor(_DARK))
    for top in (5.5, 12.0, 18.5):
        painter.drawEllipse(QPointF(17.4, top), 0.7, 0.7)
    painter.restore()


def _ring(painter: QPainter, progress: int, colour: QColor) -> None:
    """Draw a ring from twelve o'clock, clockwise; angles are sixteenths of a degree, counter-clockwise."""
    box = QRectF(1.8, 1.8, 20.4, 20.4)
    track = QColor(_TRACK)
    track.setAlpha(150)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, 2.6))
    painter.drawEllipse(box)
    painter.setPen(QPen(colour, 2.8, cap=Qt.PenCapStyle.FlatCap))
    painter.drawArc(box, 90 * 16, -round(progress * 3.6 * 16))


def _mark(painter: QPainter, shown: IconState) -> None:
    """Draw a mark that shows a fault by its shape, not only by its colour: a triangle, or a disc with a sign."""
    painter.setPen(QPen(QColor("#ffffff"), 1.2, join=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(_COLOURS[shown]))
    if shown is IconState.DEGRADED:
        painter.drawPolygon(QPolygonF([QPointF(16.8, 11), QPointF(23.2, 23.2), QPointF(10.4, 23.2)]))
        painter.setPen(QPen(QColor("#ffffff"), 1.7, cap=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(16.8, 15.2), QPointF(16.8, 18.6))
        painter.drawPoint(QPointF(16.8, 21.2))
    else:
        painter.drawEllipse(QPointF(17, 17), 6.2, 6.2)
        painter.setPen(QPen(QColor("#ffffff"), 2.0, cap=Qt.PenCapStyle.RoundCap))
        if shown is IconState.UNKNOWN:
            painter.drawLine(QPointF(14.2, 17), QPointF(19.8, 17))
            return
        painter.drawLine(QPointF(14.6, 14.6), QPointF(19.4, 19.4))
        painter.drawLine(QPointF(19.4, 14.6), QPointF(14.6, 19.4))


# -- the item in the tray and its menu ---------------------------------------------------------------------

WATCHER = "org.kde.StatusNotifierWatcher"
WAIT_MS = 60_000
"""A host may take so long to appear at login. Then a panel of XEmbed is used, and Qt 6.4 misses a later host."""


def has_xembed_panel() -> bool:
    """Return whether a panel of X11 collects icons by XEmbed (System Tray Protocol Specification 0.3)."""
    return QGuiApplication.platformName() == "xcb" and QSystemTrayIcon.isSystemTrayAvailable()


translate = QCoreApplication.translate


class Indicator(QObject):
    """Shows a story; emits what the user asked for."""

    opened = pyqtSignal(str)
    """Show the window, at the named array if there is one."""
    offered = pyqtSignal(str, str)
    """Show the window at the array, and offer `SPEED_UP` or `PAUSE` to the user."""
    left = pyqtSignal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._story = ArraysState({})
        self._settings = notification.store()
        self._item: QSystemTrayIcon | None = None
        self._menu: QMenu | None = None
        self._drawn: tuple[IconState, int | None] | None = None
        self._unknown = False
        self._waited = False
        """Whether a panel of XEmbed is used where there is no host."""
        self._entries: dict[str, QAction] = {}
        self._silences: dict[str, QAction] = {}
        self._matters: dict[Matter, str] = {}
        """Muted matters that the menu offers to report again."""
        self._filled: dict[str, bool] = {}
        """The arrays in the menu, and whether something runs on them."""
        mode = QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange
        self._hosts = QDBusServiceWatcher(WATCHER, bus, mode, self)
        self._hosts.serviceRegistered.connect(self._appear)
        self._hosts.serviceUnregistered.connect(self._disappear)
        registry = bus.interface()
        if registry is not None and registry.isServiceRegistered(WATCHER).value():
            self._appear()
        later(self, self._on_waited, WAIT_MS)

    @property
    def visible(self) -> bool:
        """Whether a program collects items, so that this one can be seen."""
        return self._item is not None

    def show(self, story: ArraysState) -> None:
        """Show the state of all arrays. What has not changed is not sent again."""
        was_unknown = self._unknown
        self._story, self._unknown = story, False
        self._use_xembed()
        if self._item is None or self._menu is None:
            return
        drawn = state(story), percent(story)
        if drawn != self._drawn:
            self._drawn = drawn
            self._item.setIcon(icon(*drawn))
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
        """Show that the state of the arrays is unknown, in place of the last known one."""
        self._unknown = True
        if self._item is None or self._menu is None:
            return
        # Speeding up or pausing is not offered for an operation that may be over.
        self._fill(self._menu, dict.fromkeys(self._filled, False))
        words = translate("Tray", "RAID state unknown: /proc/mdstat unreadable")
        self._drawn = IconState.UNKNOWN, None
        self._item.setIcon(icon(*self._drawn))
        self._item.setToolTip(words)
        self._name_entries()

    def _name_entries(self) -> None:
        """Set the text of each array in the menu to its state."""
        for name, entry in self._entries.items():
            if self._unknown:
                entry.setText(translate("Tray", "{array}: unknown").format(array=name))
            else:
                entry.setText(line(self._story.chapters[name].look))

    # -- appearance and removal ----------------------------------------------------------------------------

    def _on_waited(self) -> None:
        self._waited = True
        self._use_xembed()

    def _use_xembed(self) -> None:
        if self._waited and self._item is None and has_xembed_panel():
            self._appear()

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
        """Remove the item: after a restart of the panel, only a new one is sure to be seen."""
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
        if self._menu is not None and notification.muted_matters(self._settings) != self._matters:
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
        """Add the muted matters of drives, if there are any; a click on one reports it again."""
        self._matters = notification.muted_matters(self._settings)
        silent = menu.addMenu(translate("Tray", "Muted Notifications")) if self._matters else None
        if silent is None:
            return
        for matter, title in self._matters.items():
            entry = self._add(silent, as_entry(named(matter, title)), lambda: None)
            entry.setCheckable(True)
            entry.setChecked(True)
            entry.triggered.connect(partial(self._mute_matter, matter, title))

    def _mute_matter(self, matter: Matter, title: str, on: bool) -> None:
        notification.mute_matter(self._settings, matter, title, on=on)

    def _tick(self) -> None:
        muted = notification.muted(self._settings)
        for name, silence in self._silences.items():
            silence.setChecked(name in muted)

    def _mute(self, name: str, on: bool) -> None:
        notification.mute(self._settings, name, on=on)

    def _add(self, menu: QMenu, text: str, act: object) -> QAction:
        action = QAction(text, menu)
        action.triggered.connect(lambda _checked: act())  # type: ignore[operator]
        menu.addAction(action)
        return action


def summary(story: ArraysState) -> str:
    """Return all arrays, a line each."""
    lines = [
        line(chapter.look) for chapter in story.chapters.values() if chapter.look.alarm is not Alarm.CONTAINER
    ]
    return "\n".join(lines) or translate("Tray", "No RAID arrays")


def line(look: ArraySnapshot) -> str:
    """Return an array with its state and its operation."""
    flags = [set(member.flags) for member in look.members]
    parts = [called(look.alarm, failed=any("F" in one for one in flags), spare={"S"} in flags)]
    if look.paused:
        parts.append(translate("Tray", "paused"))
    if look.running and look.percent is not None:
        done = translate("Tray", "{operation} {percent}%")
        parts.append(done.format(operation=operation(look.operation), percent=number(look.percent, 1)))
        if look.minutes_left is not None:
            parts.append(translate("Work", "{time} left").format(time=said(time_left(look.minutes_left))))
    elif look.operation:
        parts.append(translate("Tray", "{operation} waiting").format(operation=operation(look.operation)))
    return said(labelled(look.name, listed(parts)))
