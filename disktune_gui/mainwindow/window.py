"""The main window as a window: size, show and close, requests from other processes; `WindowParts` fills it.

Nearly nothing is imported here, so that the window is on the screen before the program is loaded.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, QObject, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QKeyEvent
from PyQt6.QtWidgets import QLineEdit, QMainWindow

from disktune_contract.drives.drive import Drive

if TYPE_CHECKING:
    from disktune_gui.client.session import Session
    from disktune_gui.controls.page import Page
    from disktune_gui.drives.panel import DrivePanel
    from disktune_gui.mainwindow.actions import Actions
    from disktune_gui.mainwindow.dialogs import Closing, Dialogs
    from disktune_gui.mainwindow.header import Header
    from disktune_gui.mainwindow.menus import Menus, ReportMenu
    from disktune_gui.mainwindow.parts import WindowParts
    from disktune_gui.mainwindow.routes import Proposals, Routes
    from disktune_gui.mainwindow.strip.messages import Messages
    from disktune_gui.mainwindow.strip.strip import Strip
    from disktune_gui.mainwindow.tabs import PageTabs
    from disktune_gui.mainwindow.window_place import MainSplitter
    from disktune_gui.services.services import Services


# -- requests from other processes: raise, show an array, make an offer ------------------------------------


class WindowRequests(QObject):
    """Belongs to a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._offer: tuple[str, str] | None = None
        """A drive that is not selected yet, and what is to be offered of it."""
        self._place = ""
        """A place to go to when the drives are known."""
        window.panel.chosen.connect(self._on_chosen)
        window.session.drives_changed.connect(self._go_to_place)

    def let_in(self) -> None:
        """Be reachable on the session bus, for the tray; only the first window of a session is."""
        # Not before the window is shown, which does not need it.
        from PyQt6.QtDBus import QDBusConnection  # noqa: PLC0415

        from disktune_gui.desktop import dbus_service  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            dbus_service.open_door(bus, dbus_service.WINDOW, dbus_service.WindowBusObject(self.show, self))

    def show(self, drive: str, offer: str, token: str) -> None:
        """Come to the front; with *drive*, select it; with *offer*, present that to the user."""
        if token:
            # Under Wayland Qt takes the token from there when it requests activation (xdg-activation).
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self._window.forward_wanted.emit()
        # The window of several machines, if there are.
        window = self._window.window() or self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        self.offer(drive, offer)
        if drive:
            self._window.panel.choose(drive)

    def offer(self, drive: str, what: str) -> None:
        """Present *what* to the user as soon as *drive* is the one that is shown; without one, go to a place."""
        if drive:
            self._offer = (drive, what)
            self._on_chosen(self._window.panel.current())
        else:
            self._place = what
            self._go_to_place()

    def _go_to_place(self) -> None:
        if not self._window.session.listed:
            return
        place, self._place = self._place, ""
        if place == "measure":
            from disktune_gui.page_declaration import Place  # noqa: PLC0415

            self._window.tabs.go_to_place(Place.MEASURE)
        elif place == "paste":
            self._window.parts.paste()
        elif place == "arrays":
            from disktune_contract.arrays.alarms import Alarm  # noqa: PLC0415

            order = ["", *Alarm]
            found = {one.name: order.index(one.array.alarm) for one in self._window.session.drives if one.array}
            self._window.panel.choose(max(found, key=lambda name: found[name], default=""))

    def _on_chosen(self, drive: Drive | None) -> None:
        if self._offer is None or drive is None or drive.name != self._offer[0]:
            return
        what, self._offer = self._offer[1], None
        self._window.lay_offer(what)


# -- the main window as a window; `WindowParts` fills it ---------------------------------------------------

SIZE = QSize(1180, 740)
"""Wide enough for a setting and everything about it side by side; fits a screen of 1280 by 800."""


class MainWindow(QMainWindow):
    """Empty until it is filled, at once if services are given."""

    forward_wanted = pyqtSignal()
    """A request to show this machine, if several are in one window."""
    connect_wanted = pyqtSignal()
    """The user wants to see the drives of another machine as well."""
    file_wanted = pyqtSignal(str)
    """The user wants to see the drive in a file; empty if the file is still to be chosen."""

    # Parts that other modules use, once it is filled.
    services: Services
    session: Session
    panel: DrivePanel
    header: Header
    messages: Messages
    strip: Strip
    tabs: PageTabs
    routes: Routes
    dialogs: Dialogs
    proposals: Proposals
    menus: Menus
    report_menu: ReportMenu
    actions_menu: Actions
    splitter: MainSplitter

    def __init__(self, services: Services | None = None, *, drive: str = "") -> None:
        super().__init__()
        self.alone = True
        """Whether it is a window of its own, and not one of several machines' in one."""
        self._parts: WindowParts | None = None
        self._closing: Closing | None = None
        self.setWindowTitle("DiskTune")
        self.resize(SIZE)
        if services is not None:
            from disktune_gui.mainwindow import window_place  # noqa: PLC0415

            window_place.restore(self, services.preferences)
            self.fill(services, drive=drive)

    def fill(self, services: Services, *, drive: str = "") -> None:
        """Add the parts; *drive* is to be selected, by its kernel name."""
        from disktune_gui.mainwindow.parts import WindowParts  # noqa: PLC0415

        parts = self._parts = WindowParts(self, services, self.connect_wanted.emit, self.file_wanted.emit)
        for name in _USED:
            setattr(self, name, getattr(parts, name))
        parts.restore(drive)
        parts.sight.look()

    @property
    def parts(self) -> WindowParts:
        """Its parts; raises RuntimeError before it is filled."""
        if self._parts is None:
            raise RuntimeError("the window has not been filled")
        return self._parts

    def page(self, number: int) -> Page:
        """Return the page of a tab, made at the first call."""
        return self.parts.page(number)

    def refresh(self) -> None:
        """Read the list of drives again, and let the page in front ask its drive again."""
        self.parts.refresh()

    def lay_offer(self, what: str) -> None:
        """Bring the page that *what* concerns to the front (`Page.offer`)."""
        self.parts.lay_offer(what)

    def see(self, seen: bool) -> None:
        """Note that the window that this one is a part of can be seen from now on, or no longer."""
        self.parts.see(seen)

    def changeEvent(self, event: QEvent | None) -> None:
        """Read again when the user comes back to the window: another program may have changed what it shows."""
        super().changeEvent(event)
        if event is None or event.type() != QEvent.Type.ActivationChange or not self.isActiveWindow():
            return
        if self._parts is not None:
            self._parts.look_again()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Ask before work is lost; of several machines in one window, that window asks for all."""
        if self.alone and self._parts is not None and not self._may_close():
            if event is not None:
                event.ignore()
            return
        if self._parts is not None:
            self._parts.keep(size=self.alone)
        super().closeEvent(event)

    def _may_close(self) -> bool:
        from disktune_gui.mainwindow.dialogs import Closing  # noqa: PLC0415

        if self._closing is None:
            self._closing = Closing(self, self.parts.matters)
        return self._closing.allowed()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Empty the search field with the focus on Escape, where that has no other meaning."""
        field = self.focusWidget()
        if (
            event is not None
            and event.key() == Qt.Key.Key_Escape
            and isinstance(field, QLineEdit)
            and field.isClearButtonEnabled()
        ):
            field.clear()
            return
        super().keyPressEvent(event)


_USED = tuple(MainWindow.__annotations__)
