"""What a Flatpak has to ask the desktop's portal for (xdg-desktop-portal, org.freedesktop.portal.Background)."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QMetaType, QObject, pyqtSlot
from PyQt6.QtDBus import QDBusArgument, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_gui.owned import later

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
BACKGROUND = "org.freedesktop.portal.Background"
REQUEST = "org.freedesktop.portal.Request"


class AutostartRequest(QObject):
    """Asks that *command* be started at login, or no longer; it is sent once."""

    def __init__(self, bus: QDBusConnection, reason: str, command: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._bus, self._reason, self._command = bus, reason, command
        self._answered: Callable[[bool], None] = lambda _granted: None
        self._failed: Callable[[str], None] = lambda _why: None
        self._handle = ""

    def send(self, answered: Callable[[bool], None], failed: Callable[[str], None], *, on: bool) -> None:
        """Ask; the desktop may in turn ask the user.

        Exactly one is called, later: *answered* with whether the command is started at login now, *failed* with a
        sentence if the desktop could not be asked.
        """
        self._answered, self._failed = answered, failed
        if not self._bus.isConnected():
            # Qt never ends a call on such a bus.
            later(self, lambda: self._fail(self.tr("The session bus is not available.")))
            return
        token = f"disktune{os.getpid()}"
        sender = self._bus.baseService().removeprefix(":").replace(".", "_")
        # The answer may come before the call returns: its place is worked out beforehand (Request, handle_token).
        self._handle = f"{PATH}/request/{sender}/{token}"
        self._bus.connect(SERVICE, self._handle, REQUEST, "Response", self._on_response)
        words = QDBusArgument()
        words.add(self._command, QMetaType.Type.QStringList.value)  # type: ignore[arg-type]
        options: dict[str, Any] = {
            "handle_token": token,
            "reason": self._reason,
            "autostart": on,
            "commandline": words,
            "dbus-activatable": False,
        }
        call = QDBusMessage.createMethodCall(SERVICE, PATH, BACKGROUND, "RequestBackground")
        call.setArguments(["", options])
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call), self)
        watcher.finished.connect(self._on_sent)

    def _on_sent(self, done: QDBusPendingCallWatcher) -> None:
        reply = QDBusPendingReply(done).reply()
        if reply.type() is not QDBusMessage.MessageType.ReplyMessage:
            words = self.tr("The desktop's portal rejected the request: {why}")
            self._fail(words.format(why=reply.errorMessage() or reply.errorName()))

    @pyqtSlot(QDBusMessage)
    def _on_response(self, signal: QDBusMessage) -> None:
        code, results = signal.arguments()[:2]
        answered = self._answered
        self._finish()
        answered(code == 0 and bool(results.get("autostart")))

    def _fail(self, why: str) -> None:
        failed = self._failed
        self._finish()
        failed(why)

    def _finish(self) -> None:
        """Take no further answer."""
        self._answered, self._failed = lambda _granted: None, lambda _why: None
        self._bus.disconnect(SERVICE, self._handle, REQUEST, "Response", self._on_response)
        self.deleteLater()
