"""Which machines the program shows, and the window for them: that of this computer as long as it is alone."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QObject
from PyQt6.QtWidgets import QFileDialog, QMainWindow

from disktune_gui.client.remote import host as hosts
from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.owned import later, while_alive
from disktune_gui.services.services import Services

if TYPE_CHECKING:
    from disktune_contract.health.saved_drive import SavedDrive
    from disktune_gui.client.remote.remote_session import RemoteSession
    from disktune_gui.machines.frame import MachinesWindow
    from disktune_gui.tray.notifier import Notifier

# What other machines need is imported with the first one: most people have none.
# ruff: noqa: PLC0415

NOTICES = "far-notifications"
"""The file of what is shown of other machines, beside the tray's own."""
KEPT = "hosts"
"""The key of the hosts that are remembered, one after the other."""


class Machines(QObject):
    """Adds and removes machines, and remembers which there were."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._own = window
        self._frame: MachinesWindow | None = None
        self._sessions: list[Session] = [window.session]
        """Of all machines, also of those that are no longer shown: their helpers may still be ending."""
        self._shown: Notifier | None = None
        self._lasting = not window.session.place.demo
        self._listen(window)

    @property
    def top(self) -> QMainWindow:
        """The window on the screen."""
        return self._frame or self._own

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """The window of each machine."""
        return self._frame.windows if self._frame is not None else (self._own,)

    def begin(self, wanted: Iterable[str] = (), saved: Mapping[Path, SavedDrive] | None = None) -> None:
        """List what is remembered, connect to what is *wanted*, show the first of those, then each of *saved*."""
        wanted = hosts.unique(wanted)
        for host in hosts.kept(self._preferences.text(KEPT)) if self._lasting else ():
            self._add(host)
        first: MainWindow | None = None
        for host in wanted:
            added = self.connect_to(host)
            first = first or added
        if first is not None and self._frame is not None:
            self._frame.lead_to(first)
        for path, drive in (saved or {}).items():
            self._show_saved(path, drive)

    def open_file(self, path: str) -> None:
        """Show the drive in a file, or let the user choose the file."""
        if not path:
            words = QCoreApplication.translate("Saved drive", "Open Saved Drive")
            path, _kind = QFileDialog.getOpenFileName(self.top, words)
        if path:
            from disktune_gui.client.saved_session import SavedDriveFile

            file = SavedDriveFile(Path(path), self)
            file.found.connect(partial(self._show_saved, Path(path)))
            file.refused.connect(self.tell)
            for over in (file.found, file.refused):
                over.connect(lambda _result: file.deleteLater())
            file.read()

    def _show_saved(self, path: Path, saved: SavedDrive) -> None:
        from disktune_gui.client.saved_session import SavedSession

        session = SavedSession(path, saved)
        shown = next((one for one in self.windows if one.session.place.saved == str(path)), None)
        if shown is not None and self._frame is not None:
            if isinstance(shown.session, SavedSession) and shown.session.saved == session.saved:
                self._frame.lead_to(shown)
                return
            # The file was written again since it was opened.
            self._remove(shown)
        session.start()
        window, frame = self._add_session(session)
        window.panel.choose(saved.drive.name)
        frame.lead_to(window)

    def tell(self, words: str) -> None:
        """Show *words* in the window that is in front."""
        for window in [one for one in self.windows if one.isVisible()] or self.windows[:1]:
            window.session.notice.emit(words)

    def connect_to(self, host: str) -> MainWindow:
        """Connect to a host, list its drives, and show it."""
        from disktune_gui.client.remote.remote_session import Reach, RemoteSession

        window = self._of(host) or self._add(host)
        session = window.session
        if isinstance(session, RemoteSession) and session.reach not in (Reach.CONNECTED, Reach.CONNECTING):
            session.reconnect()
        if self._frame is not None:
            self._frame.lead_to(window)
        self._keep()
        return window

    def close(self) -> bool:
        """End all helpers in order; return whether all have left."""
        # All are asked to end before the first is waited for.
        for session in self._sessions:
            session.begin_closing()
        left = [session.close() for session in self._sessions]
        return all(left)

    # -- adding and removing -------------------------------------------------------------------------------

    def _of(self, host: str) -> MainWindow | None:
        return next((window for window in self.windows if window.session.place.host == host), None)

    def _add(self, host: str) -> MainWindow:
        session = self._session(host)
        window, _frame = self._add_session(session)
        if self._lasting:
            from disktune_gui.machines.frame import RemoteNotifier

            RemoteNotifier(session, self._notifier())
        session.listen()
        return window

    def _add_session(self, session: Session) -> tuple[MainWindow, MachinesWindow]:
        """Return a new window for a session, and the one that it is in now."""
        self._sessions.append(session)
        window = MainWindow(Services(session, self._preferences))
        self._listen(window)
        if self._frame is None:
            self._frame = self._framed()
        self._frame.add(window)
        return window, self._frame

    def _notifier(self) -> Notifier:
        if self._shown is None:
            from PyQt6.QtDBus import QDBusConnection

            from disktune_gui.tray import notifier
            from disktune_gui.tray.notifier import Notifier

            self._shown = Notifier(
                QDBusConnection.sessionBus(), self, file=notifier.messages_file().with_name(NOTICES)
            )
            self._shown.chosen.connect(self._on_notice)
        return self._shown

    def _on_notice(self, subject: str, _button: str, token: str) -> None:
        """Show the machine that a notification was about."""
        window = self._of(subject.partition(" ")[0])
        if window is not None and self._frame is not None:
            if token:
                # Under Wayland Qt takes it from there when it asks to be activated (xdg-activation).
                os.environ["XDG_ACTIVATION_TOKEN"] = token
            self._frame.turn_to(window)
            self._frame.show()
            self._frame.raise_()
            self._frame.activateWindow()

    def _session(self, host: str) -> RemoteSession:
        from disktune_gui.client.remote.connection import SimulatedConnection
        from disktune_gui.client.remote.remote_session import RemoteSession

        return RemoteSession(host) if self._lasting else RemoteSession(host, SimulatedConnection(host))

    def _framed(self) -> MachinesWindow:
        """Put this computer's window, which may be on the screen already, into one that has room for others."""
        from disktune_gui.machines.frame import MachinesWindow

        frame = MachinesWindow(self._preferences)
        frame.removed.connect(self._remove)
        shown = self._own.isVisible()
        if shown:
            frame.setGeometry(self._own.geometry())
        frame.add(self._own)
        frame.turn_to(self._own)
        if shown:
            frame.show()
        return frame

    def _remove(self, window: MainWindow) -> None:
        from disktune_gui.client.remote.remote_session import RemoteSession

        if isinstance(window.session, RemoteSession):
            window.session.disconnect_host()
        if self._frame is not None:
            self._frame.remove(window)
        if window.session.place.saved:
            # It has no helper that might still be ending.
            self._sessions.remove(window.session)
            for gone in (window, window.session):
                gone.deleteLater()
        self._keep()

    def _listen(self, window: MainWindow) -> None:
        window.connect_wanted.connect(while_alive(self, partial(later, self, self.ask)))
        # A drop ends before a dialog or a window opens.
        window.file_wanted.connect(while_alive(self, self._later_open))

    def _later_open(self, path: str) -> None:
        later(self, partial(self.open_file, path))

    def _keep(self) -> None:
        if self._lasting:
            there = (window.session.place.host for window in self.windows)
            self._preferences.keep(KEPT, " ".join(host for host in there if host))

    def ask(self) -> None:
        """Let the user name a host."""
        known = hosts.kept(self._preferences.text(KEPT))
        from disktune_gui.machines.frame import ConnectDialog

        dialog = ConnectDialog(known, self.top)
        dialog.wanted.connect(self.connect_to)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
