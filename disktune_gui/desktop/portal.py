"""What a Flatpak has to ask the desktop's portal for (xdg-desktop-portal, org.freedesktop.portal.Background)."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QMetaType, QObject, pyqtSlot
from PyQt6.QtDBus import QDBusArgument, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
BACKGROUND = "org.freedesktop.portal.Background"
REQUEST = "org.freedesktop.portal.Request"


class AutostartRequest(QObject):
    """Asks that *command* be started at login, or no longer; *answered* gets whether that is so now."""

    def __init__(self, bus: QDBusConnection, reason: str, command: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._bus, self._reason, self._command = bus, reason, command
        self._answered: Callable[[bool], None] = lambda _granted: None
        self._handle = ""

    def send(self, answered: Callable[[bool], None], *, on: bool) -> None:
        """Ask; the desktop may in turn ask the user."""
        self._answered = answered
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
        if QDBusPendingReply(done).reply().type() is not QDBusMessage.MessageType.ReplyMessage:
            self._finish(granted=False)

    @pyqtSlot(QDBusMessage)
    def _on_response(self, signal: QDBusMessage) -> None:
        code, results = signal.arguments()[:2]
        self._finish(granted=code == 0 and bool(results.get("autostart")))

    def _finish(self, *, granted: bool) -> None:
        answered, self._answered = self._answered, lambda _granted: None
        self._bus.disconnect(SERVICE, self._handle, REQUEST, "Response", self._on_response)
        answered(granted)
        self.deleteLater()
