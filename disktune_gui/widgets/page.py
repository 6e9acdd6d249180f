"""What every tab of the window has in common, and a stack that asks for the room of its front alone."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QPoint, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QLineEdit, QMenu, QPushButton, QStackedWidget, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.services.services import Services

# -- widgets in one place, of which one is in front, and that one alone says how much room they need -------


class FrontStack(QStackedWidget):
    """What is not in front must not make the window taller."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return front.minimumSizeHint() if front is not None else QSize()


# -- what every tab of the window has in common ------------------------------------------------------------


def is_same(one: Drive | None, other: Drive | None) -> bool:
    """Return whether both are one drive; None, which is all of them, is none."""
    return one is not None and other is not None and one.ref == other.ref


def offer_in(view: QAbstractItemView, *buttons: QPushButton) -> None:
    """Let a right click on *view*, or the menu key, offer what *buttons* of the same page do."""
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(partial(_open_menu, view, buttons))


def _open_menu(view: QAbstractItemView, buttons: tuple[QPushButton, ...], place: QPoint) -> None:
    menu = QMenu(view)
    # What is hidden is of no use here.
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
    """One tab. The window tells it which drive is selected and whether anybody can see it."""

    turned = pyqtSignal()
    """`under_way` has begun or ended."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.session, self.preferences = services.session, services.preferences
        self.active = False

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*, or all drives if None.

        Called when the selection changes and when the selected drive's data did.
        """
        raise NotImplementedError

    def set_active(self, active: bool) -> None:
        """Begin or end what only a visible page has to do."""
        self.active = active

    def has_edits(self, drive: Drive) -> bool:
        """Return whether changes of *drive* are laid out here that were not applied."""
        del drive
        return False

    def under_way(self) -> tuple[Drive, str] | None:
        """Return the drive on which something runs that was started here, and a sentence that says so."""
        return None

    def would_end(self) -> tuple[str, ...]:
        """Return what of this page ends or is lost if the window is closed, in sentences that name the drive."""
        return ()

    def refresh(self) -> None:
        """Ask the drive again; called when the user presses F5."""

    def search_field(self) -> QLineEdit | None:
        """Return the line in which to look for something on this page, None if it has none."""
        return None

    def offer(self, what: str) -> bool:
        """Lay something before the user that is about this drive: ``speed-up``, ``pause`` (a rebuild), ``health``.

        Asked for from elsewhere, such as a button of a notification. Nothing may be done without a further click.
        Returns whether this page has to do with it; it is then brought to the front.
        """
        del what
        return False


class LowerHalf(Page):
    """What was done on a page earlier, listed below what is done now."""

    selection_changed = pyqtSignal(bool)
    """Whether anything in the list is selected now."""
    selected: QWidget
    """Shows what is selected; the page above gives it its own place as long as there is something."""

    def clear_selection(self) -> None:
        """Select nothing, so that the page shows what is done now."""
        raise NotImplementedError
