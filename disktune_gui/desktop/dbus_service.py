"""D-Bus: what others can ask of a running window or tray, and the signal that the computer woke up.

A window can be shown with an array in front, as desktops ask programs (Desktop Entry Specification 1.5, D-Bus
Activation); a tray can be asked to quit. Nothing here changes a drive: an offer is only shown to the user.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PyQt6.QtCore import QCoreApplication, QObject, pyqtClassInfo, pyqtSignal, pyqtSlot
from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_gui.owned import later

# -- the signal that the computer woke from suspend --------------------------------------------------------
#
# Drives may have lost what they were set to, and no device reports that.


class ResumeMonitor(QObject):
    """Listens to logind; where there is none, `woke` is never emitted."""

    woke = pyqtSignal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QDBusConnection.systemBus().connect(
            "org.freedesktop.login1",
            "/org/freedesktop/login1",
            "org.freedesktop.login1.Manager",
            "PrepareForSleep",
            self.on_sleep,
        )

    @pyqtSlot(bool)
    def on_sleep(self, begins: bool) -> None:
        """Handle the beginning of suspend (*begins*) or its end."""
        if not begins:
            self.woke.emit()


# -- what other processes of the user can request on the session bus ---------------------------------------

WINDOW, TRAY = "org.disktune.DiskTune", "org.disktune.DiskTune.Tray"
PATH = "/org/disktune/DiskTune"
INTERFACES = {WINDOW: "org.freedesktop.Application", TRAY: "org.disktune.DiskTune1"}
ACTION = "ActivateAction"
SHOW = "show"
"""The action without an offer."""
CALL_MS = 5_000

_Door = TypeVar("_Door", bound=type[QObject])


def _on_the_bus(name: str) -> Callable[[_Door], _Door]:
    """Give a class the interface of *name*; PyQt's stubs do not know that this is a decorator."""
    return pyqtClassInfo("D-Bus Interface", INTERFACES[name])  # type: ignore[return-value, func-returns-value]


def action(drive: str, offer: str, token: str) -> list[Any]:
    """Return the arguments of `ACTION`: show a window *drive* and *offer*, each may be empty."""
    return [offer or SHOW, [drive] if drive else [], {"activation-token": token} if token else {}]


@_on_the_bus(WINDOW)
class WindowBusObject(QObject):
    """The object of a window on the bus."""

    def __init__(self, show: Callable[[str, str, str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show

    @pyqtSlot("QVariantMap")
    def Activate(self, platform: dict[str, Any]) -> None:
        """Come to the front."""
        self.ActivateAction(SHOW, [], platform)

    @pyqtSlot("QStringList", "QVariantMap")
    def Open(self, _files: list[str], platform: dict[str, Any]) -> None:
        """Come to the front: no kind of file is opened."""
        self.ActivateAction(SHOW, [], platform)

    @pyqtSlot(str, "QVariantList", "QVariantMap")
    def ActivateAction(self, name: str, parameters: list[Any], platform: dict[str, Any]) -> None:
        """Come to the front with a drive, if one is named, and an offer of `options.OFFERS` or a place."""
        drive = next((str(one) for one in parameters), "")
        token = platform.get("activation-token") or platform.get("desktop-startup-id") or ""
        self._show(drive, "" if name == SHOW else name, str(token))


@_on_the_bus(TRAY)
class TrayBusObject(QObject):
    """The object of a tray on the bus."""

    def __init__(self, leave: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leave = leave

    @pyqtSlot()
    def Quit(self) -> None:
        """Quit."""
        self._leave()


def open_door(bus: QDBusConnection, name: str, door: QObject) -> bool:
    """Be reachable under *name*; return False where another process is, or where there is no session bus."""
    return bus.registerObject(PATH, door, QDBusConnection.RegisterOption.ExportAllSlots) and bus.registerService(
        name
    )


def ask(bus: QDBusConnection, name: str, method: str, arguments: list[Any], refused: Callable[[], None]) -> None:
    """Call *method* of the process at *name*; if there is none, *refused* is called, later."""
    application = QCoreApplication.instance()
    if application is not None and not bus.isConnected():
        # Qt never ends a call on such a bus.
        later(application, refused)
        return
    call = QDBusMessage.createMethodCall(name, PATH, INTERFACES[name], method)
    call.setArguments(arguments)
    call.setAutoStartService(False)
    watcher = QDBusPendingCallWatcher(bus.asyncCall(call, CALL_MS))

    def finished(done: QDBusPendingCallWatcher) -> None:
        done.deleteLater()
        if QDBusPendingReply(done).reply().type() is not QDBusMessage.MessageType.ReplyMessage:
            refused()

    watcher.finished.connect(finished)
    _PENDING.add(watcher)
    watcher.destroyed.connect(lambda: _PENDING.discard(watcher))


_PENDING: set[QDBusPendingCallWatcher] = set()
"""Calls without an owner, kept until they are answered."""
