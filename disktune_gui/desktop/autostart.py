"""Starting the tray at login: the autostart entry, the portal that a Flatpak asks, and this program's command.

The entry belongs to the user and is the only one there is: if it exists, the box is ticked. In a Flatpak the
same is requested from the desktop's portal, because the sandbox does not see the folder.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QMetaType, QObject, pyqtSlot
from PyQt6.QtDBus import QDBusArgument, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_gui.desktop import user_files
from disktune_gui.owned import later

# -- what a Flatpak requests from the desktop's portal -----------------------------------------------------
#
# xdg-desktop-portal, org.freedesktop.portal.Background.

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
            later(self, lambda: self._fail(self.tr("No session bus.")))
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
            words = self.tr("The portal rejected it: {why}")
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
        """Accept no further answer."""
        self._answered, self._failed = lambda _granted: None, lambda _why: None
        self._bus.disconnect(SERVICE, self._handle, REQUEST, "Response", self._on_response)
        self.deleteLater()


# -- the command that starts this program again (no Qt) ----------------------------------------------------
#
# From the tray, and at login. Nothing is started here.

_SOURCES = Path(__file__).resolve().parents[2]


def command(*arguments: str) -> list[str]:
    """Return program and arguments: the command that was given, else the interpreter with this package."""
    script = Path(sys.argv[0])
    if script.name == "disktune" and script.is_absolute() and os.access(script, os.X_OK):
        return [str(script), *arguments]
    return [sys.executable, "-m", "disktune_gui", *arguments]


def folder() -> Path:
    """Return the folder to start it in: there the interpreter finds the package of a source tree."""
    return _SOURCES


# -- the start of the tray at login ------------------------------------------------------------------------
#
# Desktop Application Autostart Specification 0.5.

ENTRY = "org.disktune.DiskTune.Tray.desktop"

_NEEDS_QUOTES = re.compile(r"[\s\"'\\><~|&;$*?#()`]")
_ESCAPED = re.compile(r"([\"`$\\])")


def path() -> Path:
    """Return where the entry is, if there is one."""
    return user_files.config_folder() / "autostart" / ENTRY


def enabled() -> bool:
    """Return whether the tray is started at login; the user may have switched the entry off elsewhere."""
    try:
        text = path().read_text()
    except (OSError, UnicodeDecodeError):
        return False
    off = ("Hidden=true", "X-GNOME-Autostart-enabled=false")
    return not any(line.replace(" ", "") in off for line in text.splitlines())


def enable() -> None:
    """Write the entry. Raises OSError."""
    user_files.write_atomically(path(), entry(command("--tray"), folder()))


def disable() -> None:
    """Remove the entry. Raises OSError."""
    path().unlink(missing_ok=True)


def entry(command: list[str], folder: Path) -> str:
    """Return the entry that starts *command* in *folder*.

    Quoted twice, as the Desktop Entry Specification 1.5 wants it: an argument in quotes with its own escapes, and
    the backslashes of those once more, because the value is a string. A per cent sign would begin a field code.
    """
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Name=DiskTune",
            "Comment=Show the state of RAID arrays and send notifications",
            "Comment[de]=Zeigt den Zustand von RAID-Arrays und benachrichtigt",
            "Comment[ja]=RAID アレイの状態の表示と通知",
            f"Exec={' '.join(_quoted(word) for word in command)}",
            f"Path={str(folder).replace(chr(92), chr(92) * 2)}",
            "Icon=org.disktune.DiskTune",
            "Terminal=false",
            "StartupNotify=false",
            "NoDisplay=true",
            "X-GNOME-Autostart-enabled=true",
            "",
        )
    )


def _quoted(word: str) -> str:
    text = word.replace("%", "%%")
    if _NEEDS_QUOTES.search(text) or not text:
        text = '"' + _ESCAPED.sub(r"\\\1", text) + '"'
    return text.replace("\\", "\\\\")
