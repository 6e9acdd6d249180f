"""The main window as a window: its size and its life. What is in it is put together in `WindowParts`.

Nearly nothing is imported here, so that the window is on the screen before the program is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QKeyEvent
from PyQt6.QtWidgets import QLineEdit, QMainWindow

if TYPE_CHECKING:
    from disktune_gui.client.session import Session
    from disktune_gui.drives.panel import DrivePanel
    from disktune_gui.mainwindow.actions import Actions
    from disktune_gui.mainwindow.banners.banner import Banner
    from disktune_gui.mainwindow.banners.closing import Closing
    from disktune_gui.mainwindow.dialogs import Dialogs
    from disktune_gui.mainwindow.header import Header
    from disktune_gui.mainwindow.menus import Menus
    from disktune_gui.mainwindow.page_tabs import PageTabs
    from disktune_gui.mainwindow.parts import WindowParts
    from disktune_gui.mainwindow.proposals import Proposals
    from disktune_gui.mainwindow.report_menu import ReportMenu
    from disktune_gui.mainwindow.routes import Routes
    from disktune_gui.opening.main_splitter import Halves
    from disktune_gui.services.services import Services
    from disktune_gui.widgets.page import Page

SIZE = QSize(1180, 740)
"""Wide enough for a setting and everything about it side by side; fits a screen of 1280 by 800."""


class MainWindow(QMainWindow):
    """Empty until it is filled, which it is at once where services are given."""

    forward_wanted = pyqtSignal()
    """Somebody wants to see this machine, if several are in one window."""
    connect_wanted = pyqtSignal()
    """The user wants to see the drives of another machine as well."""

    # What others use of what is in it, once it is filled.
    services: Services
    session: Session
    panel: DrivePanel
    header: Header
    banner: Banner
    tabs: PageTabs
    routes: Routes
    dialogs: Dialogs
    proposals: Proposals
    menus: Menus
    report_menu: ReportMenu
    actions_menu: Actions
    splitter: Halves

    def __init__(self, services: Services | None = None, *, drive: str = "") -> None:
        super().__init__()
        self.alone = True
        """Whether it is a window of its own, and not one of several machines' in one."""
        self._parts: WindowParts | None = None
        self._closing: Closing | None = None
        self.setWindowTitle("DiskTune")
        self.resize(SIZE)
        if services is not None:
            from disktune_gui.opening import window_size  # noqa: PLC0415

            window_size.restore(self, services.preferences)
            self.fill(services, drive=drive)

    def fill(self, services: Services, *, drive: str = "") -> None:
        """Put in everything that belongs there; *drive* is to be selected, by its kernel name."""
        from disktune_gui.mainwindow.parts import WindowParts  # noqa: PLC0415

        parts = self._parts = WindowParts(self, services, self.connect_wanted.emit)
        for name in _USED:
            setattr(self, name, getattr(parts, name))
        parts.restore(drive)
        parts.sight.look()

    @property
    def parts(self) -> WindowParts:
        """What is in it; raises RuntimeError before it is filled."""
        if self._parts is None:
            raise RuntimeError("the window has not been filled")
        return self._parts

    def page(self, number: int) -> Page:
        """Return the page of a tab, made at the first call."""
        return self.parts.page(number)

    @property
    def page_count(self) -> int:
        """How many tabs there are."""
        return self.tabs.count()

    def refresh(self) -> None:
        """Read the list of drives again, and let the page in front ask its drive again."""
        self.parts.refresh()

    def lay_offer(self, what: str) -> None:
        """Bring the page to the front that has to do with *what* (`Page.offer`)."""
        self.parts.lay_offer(what)

    def see(self, seen: bool) -> None:
        """Take it that the window that this one is a part of can be seen from now on, or no longer."""
        self.parts.see(seen)

    def changeEvent(self, event: QEvent | None) -> None:
        """Look again when the user comes back to the window: another program may have changed what it shows."""
        super().changeEvent(event)
        if event is None or event.type() != QEvent.Type.ActivationChange or not self.isActiveWindow():
            return
        if self._parts is not None:
            self._parts.look_again()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Ask before something is lost; of several machines in one window, that window asks for all."""
        if self.alone and self._parts is not None and not self._may_close():
            if event is not None:
                event.ignore()
            return
        if self._parts is not None:
            self._parts.keep(size=self.alone)
        super().closeEvent(event)

    def _may_close(self) -> bool:
        from disktune_gui.mainwindow.banners.closing import Closing  # noqa: PLC0415

        if self._closing is None:
            self._closing = Closing(self, self.parts.matters)
        return self._closing.allowed()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Escape, where nothing else means something by it, empties the search field that has the focus."""
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
