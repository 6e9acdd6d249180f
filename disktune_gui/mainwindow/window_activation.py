"""What is asked of the window from elsewhere: come to the front, show an array, lay an offer before the user."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt

from disktune_contract.drives.drive import Drive

if TYPE_CHECKING:
    from disktune_gui.mainwindow.window import MainWindow


class Visitors(QObject):
    """Belongs to a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._offer: tuple[str, str] | None = None
        """A drive that is not selected yet, and what is to be offered of it."""
        window.panel.chosen.connect(self._on_chosen)

    def let_in(self) -> None:
        """Be reachable for the tray. The first window of a session is; where there is no session bus, none is."""
        # Not before the window is there: it has no part in what is seen first.
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415

        from disktune_gui.desktop import dbus_service  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            dbus_service.open_door(bus, dbus_service.WINDOW, dbus_service.WindowDoor(self.show, self))

    def show(self, drive: str, offer: str, token: str) -> None:
        """Come to the front; with *drive*, select it; with *offer*, lay that before the user."""
        if token:
            # Under Wayland Qt takes it from there when it asks to be activated (xdg-activation).
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self._window.forward_wanted.emit()
        # That of several machines, if there are.
        window = self._window.window() or self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if drive:
            self.offer(drive, offer)
            self._window.panel.choose(drive)

    def offer(self, drive: str, what: str) -> None:
        """Lay *what* before the user as soon as *drive* is the one that is shown."""
        self._offer = (drive, what)
        self._on_chosen(self._window.panel.current())

    def _on_chosen(self, drive: Drive | None) -> None:
        if self._offer is None or drive is None or drive.name != self._offer[0]:
            return
        what, self._offer = self._offer[1], None
        self._window.lay_offer(what)
