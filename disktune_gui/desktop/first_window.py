"""One window a session: a second start brings the first window to the front and ends."""

from __future__ import annotations

import os

from PyQt6.QtCore import QLockFile

ANSWER_MS = 2_000
"""Time in ms after which a first window that does not answer counts as none: it may hang, or only begin."""


class FirstWindow:
    """Whether this process has the window of the session, by a locked file in the folder of the session."""

    def __init__(self, folder: str) -> None:
        """*folder* is ``XDG_RUNTIME_DIR``; without one every window is the first."""
        self._lock = QLockFile(f"{folder}/disktune-window.lock") if folder else None
        if self._lock is not None:
            # However long the window is open, the lock is its own until its process ends.
            self._lock.setStaleLockTime(0)

    def claim(self) -> bool:
        """Return whether there is no other window, and be the first from now on, until this process ends."""
        # A file that cannot be written says nothing of another window.
        return (
            self._lock is None
            or self._lock.tryLock(0)
            or self._lock.error() is not QLockFile.LockError.LockFailedError
        )

    def leave(self) -> None:
        """Let another window be the first."""
        if self._lock is not None:
            self._lock.unlock()


def show(drive: str, offer: str) -> bool:
    """Bring the first window to the front, with *drive* and *offer* if given; return whether it answered."""
    from PyQt6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # noqa: PLC0415  # a first window needs it later

    from disktune_gui.desktop.dbus_service import ACTION, INTERFACES, PATH, WINDOW, action  # noqa: PLC0415

    call = QDBusMessage.createMethodCall(WINDOW, PATH, INTERFACES[WINDOW], ACTION)
    token = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID") or ""
    call.setArguments(action(drive, offer, token))
    call.setAutoStartService(False)
    answer = QDBusConnection.sessionBus().call(call, QDBus.CallMode.Block, ANSWER_MS)
    return answer.type() is QDBusMessage.MessageType.ReplyMessage
