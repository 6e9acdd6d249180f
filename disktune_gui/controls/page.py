"""The base class of all pages, and a stack whose size is that of the widget in front."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from PyQt6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QBoxLayout, QLineEdit, QMenu, QPushButton, QStackedWidget, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.services.services import Services

# -- a stack whose size is that of the widget in front -----------------------------------------------------


class FrontStack(QStackedWidget):
    """A stack that is only as large as the widget in front."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return front.minimumSizeHint() if front is not None else QSize()

    def hasHeightForWidth(self) -> bool:
        """Return False: of several widgets Qt would take the height of the tallest."""
        return False


# -- the base class of all tabs ----------------------------------------------------------------------------


def is_same(one: Drive | None, other: Drive | None) -> bool:
    """Return whether both are one drive; None, which is all drives, is none."""
    return one is not None and other is not None and one.ref == other.ref


def offer_in(view: QAbstractItemView, *buttons: QPushButton) -> None:
    """Let a right click on *view*, or the menu key, offer the actions of *buttons* on the same page."""
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(partial(_open_menu, view, buttons))


def _open_menu(view: QAbstractItemView, buttons: tuple[QPushButton, ...], place: QPoint) -> None:
    menu = QMenu(view)
    # Hidden buttons are left out.
    for button in [one for one in buttons if not one.isHidden()]:
        action = menu.addAction(button.text())
        if action is not None:
            action.setEnabled(button.isEnabled())
            action.triggered.connect(button.click)
    menu.aboutToHide.connect(menu.deleteLater)
    viewport = view.viewport()
    if viewport is not None:
        menu.popup(viewport.mapToGlobal(place))


class Page(QWidget):
    """One tab. The window sets the selected drive and whether the page can be seen."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.session, self.preferences = services.session, services.preferences
        self.active = False

    follows_at_once = False
    """Whether it follows the selection out of sight, too: it has changes or work of a drive to speak of."""

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*, or all drives if None.

        Called when the selection changes and when the selected drive's data did.
        """
        raise NotImplementedError

    def set_active(self, active: bool) -> None:
        """Begin or end the work that only a visible page has to do."""
        self.active = active

    def has_edits(self, drive: Drive) -> bool:
        """Return whether changes of *drive* are planned here that were not applied."""
        del drive
        return False

    def would_end(self) -> tuple[str, ...]:
        """Return what of this page ends or is lost if the window is closed, in sentences that name the drive."""
        return ()

    def refresh(self) -> None:
        """Ask the drive again; called when the user presses F5."""

    def search_field(self) -> QLineEdit | None:
        """Return the search field of this page, None if it has none."""
        return None

    def head(self) -> QBoxLayout | None:
        """Return the first row of this page, which the switch of its place may begin, None if it has none."""
        return None

    def end_bar(self) -> QWidget | None:
        """Return the bar at the end of this page, None if there is none now."""
        return None

    def offer(self, what: str) -> bool:
        """Offer something about this drive to the user: ``speed-up``, ``pause`` (a rebuild), ``health``.

        Asked for from elsewhere, such as a button of a notification. Nothing may be done without a further click.
        Returns whether it concerns this page, which is then brought to the front.
        """
        del what
        return False


class LowerHalf(Page):
    """Earlier results of a page, listed below its current one."""

    selection_changed = pyqtSignal(bool)
    """Whether anything in the list is selected now."""
    selected: QWidget
    """Shows the selection; the page above gives it its own place as long as there is one."""

    def clear_selection(self) -> None:
        """Select nothing, so that the page shows its current result."""
        raise NotImplementedError

    def selected_ids(self) -> list[str]:
        """Return the ids of the results that are selected."""
        raise NotImplementedError

    def select_ids(self, ids: Sequence[str]) -> None:
        """Select the results with these ids, as far as they are listed."""
        raise NotImplementedError

    def show_selected(self, on: bool) -> None:
        """Fill `selected` now and from now on, or only when it is to be seen: it may load what draws charts."""
        raise NotImplementedError

    def show_test(self, workload: str) -> None:
        """Show the test of that workload of every set that is selected."""
        raise NotImplementedError


REST_MS = 60
"""A pointer that only passes by has left by then."""
PARTS = ("numpy", "pyqtgraph", "disktune_gui.controls.panel")
"""One after the other, each in a turn of the event loop: what is clicked meanwhile waits for one at most."""


class ChartsAhead(QObject):
    """Loads the modules for charts, once the pointer has come and stays."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._load_one)

    def come(self) -> None:
        """The pointer is on something that will show charts."""
        if not self._timer.isActive() and PARTS[-1] not in sys.modules:
            self._timer.start(REST_MS)

    def leave(self) -> None:
        """The pointer is there no longer."""
        self._timer.stop()

    def heed(self, place: QWidget) -> None:
        """Load while the pointer rests anywhere on *place*."""
        place.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """See the pointer come to a place and leave it."""
        if event is not None and event.type() is QEvent.Type.Enter:
            self.come()
        elif event is not None and event.type() is QEvent.Type.Leave:
            self.leave()
        return super().eventFilter(watched, event)

    def _load_one(self) -> None:
        if find_spec("pyqtgraph") is None:
            return
        missing = [part for part in PARTS if part not in sys.modules]
        if missing:
            import_module(missing[0])
            self._timer.start(0)
