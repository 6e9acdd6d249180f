"""What the desktop prefers, light or dark and motion or none: requested from its portal and followed.

The portal is org.freedesktop.portal.Settings. GNOME's switch for dark sets nothing else: its theme of GTK stays
what it was, Qt 6.4 does not notice, and later versions change half of a window. What a desktop changes in Qt's
palette is followed as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSlot
from PyQt6.QtDBus import (
    QDBus,
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusPendingReply,
    QDBusServiceWatcher,
    QDBusVariant,
)
from PyQt6.QtWidgets import QApplication

from disktune_gui.desktop.autostart import PATH, SERVICE
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming import style, theme
from disktune_gui.theming.theme import Scheme, Theme

SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE, COLOUR_SCHEME = "org.freedesktop.appearance", "color-scheme"
_MEANS = {1: Scheme.DARK, 2: Scheme.LIGHT}
"""The portal's numbers; 0 is no preference."""
_NO_MOTION: dict[tuple[str, str], Callable[[object], bool]] = {
    (APPEARANCE, "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: _number(value) == 0,
}
"""Where desktops request that nothing moves, and a test of the value. The first is the standard, which older
portals lack; the others are the switches of GNOME and Plasma themselves. Plasma passes on the text of its file.
"""
_PATIENCE_MS = 100
"""How long the first window may wait for a portal that runs; it answers in a few."""


class DesktopScheme(QObject):
    """Applies the desktop's colours again whenever they change, if the user has chosen no others."""

    def __init__(self, bus: QDBusConnection, chosen: Preferences, application: QApplication) -> None:
        super().__init__(application)
        self._bus, self._chosen, self._application = bus, chosen, application
        self._applying = False
        self._still: set[tuple[str, str]] = set()
        """Those of `_NO_MOTION` that request it now."""
        # The portal, Qt's hints and Qt's palette report one change one after the other.
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self._apply)
        # PyQt's stubs know neither signal; Qt 6.4 has only the first.
        for owner, name in ((application, "paletteChanged"), (application.styleHints(), "colorSchemeChanged")):
            if (signal := getattr(owner, name, None)) is not None:
                signal.connect(self._on_change)
        bus.connect(SERVICE, PATH, SETTINGS, "SettingChanged", self._on_setting)
        arrival = QDBusServiceWatcher(SERVICE, bus, QDBusServiceWatcher.WatchModeFlag.WatchForRegistration, self)
        arrival.serviceRegistered.connect(self._ask_again)

    def ask(self) -> None:
        """Ask the portal; where it runs, before any window is shown in the wrong colours."""
        interface = self._bus.interface()
        registered = interface.isServiceRegistered(SERVICE) if interface is not None else None
        runs = registered is not None and registered.isValid() and registered.value()
        question = _question(APPEARANCE, COLOUR_SCHEME)
        if not (runs and self._hear(self._bus.call(question, QDBus.CallMode.Block, _PATIENCE_MS))):
            self._ask_colours()
        self._ask_motion()
        if self._settled.isActive():
            self._settled.stop()
            self._apply()

    def _ask_again(self, _service: str) -> None:
        self._ask_colours()
        self._ask_motion()

    def _ask_colours(self) -> None:
        question = _question(APPEARANCE, COLOUR_SCHEME)
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
        watcher.finished.connect(self._on_answer)

    def _ask_motion(self) -> None:
        """Ask without waiting: nothing moves in a window that has just opened."""
        for key in _NO_MOTION:
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(_question(*key)), self)
            watcher.finished.connect(partial(self._on_motion, key))

    def _on_motion(self, key: tuple[str, str], done: QDBusPendingCallWatcher) -> None:
        done.deleteLater()
        self._hear_motion(key, QDBusPendingReply(done).reply())

    def _hear_motion(self, key: tuple[str, str], answer: QDBusMessage) -> None:
        """Take an answer; a desktop that does not know *key* requests nothing by it."""
        there = answer.type() is QDBusMessage.MessageType.ReplyMessage
        self._take_motion(key, answer.arguments()[0] if there else None)

    def _take_motion(self, key: tuple[str, str], value: object) -> None:
        if _NO_MOTION[key](_bare(value)):
            self._still.add(key)
        else:
            self._still.discard(key)
        style.tell(self._application, still=bool(self._still))

    def _on_answer(self, done: QDBusPendingCallWatcher) -> None:
        done.deleteLater()
        if not self._hear(QDBusPendingReply(done).reply()):
            # The portal no longer reports a scheme, if it ever did.
            self._take(0)

    @pyqtSlot(QDBusMessage)
    def _on_setting(self, signal: QDBusMessage) -> None:
        namespace, key, value = signal.arguments()[:3]
        if (namespace, key) == (APPEARANCE, COLOUR_SCHEME):
            self._take(value)
        elif (namespace, key) in _NO_MOTION:
            self._take_motion((namespace, key), value)

    def _hear(self, answer: QDBusMessage) -> bool:
        """Take an answer; return whether it was one."""
        if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
            return False
        self._take(answer.arguments()[0])
        return True

    def _take(self, value: object) -> None:
        bare = _bare(value)
        number = bare if isinstance(bare, int) else 0
        scheme = _MEANS.get(number, Scheme.UNKNOWN)
        if theme.tell(self._application, scheme):
            self._chosen.keep(theme.KEPT, scheme.value)
            self._on_change()

    def _on_change(self, _what: object = None) -> None:
        if not self._applying and self._chosen.theme is Theme.SYSTEM:
            self._settled.start()

    def _apply(self) -> None:
        self._applying = True
        self._chosen.use_theme(self._chosen.theme)
        self._applying = False


def _question(namespace: str, key: str) -> QDBusMessage:
    call = QDBusMessage.createMethodCall(SERVICE, PATH, SETTINGS, "Read")
    call.setArguments([namespace, key])
    return call


def _bare(value: object) -> object:
    """Return what is wrapped in *value*, however often."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _number(value: object) -> float | None:
    try:
        return float(value) if isinstance(value, str | int | float) else None
    except ValueError:
        return None


def follow(application: QApplication, chosen: Preferences) -> None:
    """Adopt the desktop's preferences, and follow them from now on."""
    scheme = DesktopScheme(QDBusConnection.sessionBus(), chosen, application)
    scheme.ask()
