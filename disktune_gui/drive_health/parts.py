"""What the parts of the page share: one is in front, a question to the drive, a table or why there is none."""

from __future__ import annotations

from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.client.unasked import why_not_asked
from disktune_gui.controls.page import FrontStack
from disktune_gui.text.plain import PlainLabel

# -- a question to the drive of a page, of logs or self-tests (no widgets) ---------------------------------


class DriveQuestion(QObject):
    """Asks one drive, and accepts only answers of the drive that is shown then."""

    changed = pyqtSignal()

    def __init__(self, session: Session, verb: str, parent: QObject | None = None) -> None:
        """Ask by the operation *verb*."""
        super().__init__(parent)
        self._session, self._verb = session, verb
        self.drive: Drive | None = None
        self.why_not = ""
        """Why nothing is known; empty while the drive is being asked."""
        self._asked = False
        """Whether an answer is waited for."""

    def _turn(self, drive: Drive | None) -> bool:
        """Switch to *drive*; return whether it is another one than before."""
        another = self._ref != (drive.ref if drive is not None else None)
        self.drive = drive
        if another:
            self.why_not, self._asked = "", False
        return another

    @property
    def _ref(self) -> DriveRef | None:
        return self.drive.ref if self.drive is not None else None

    def _put(self) -> None:
        """Ask the drive, or find out why it cannot be asked."""
        if (ref := self._ref) is None:
            return
        if not self._session.may(self._verb):
            self._forget(why_not_asked(self._session))
            return
        self._asked = True
        done, failed = partial(self._on_read, ref), partial(self._on_unread, ref)
        self._session.request(self, self._verb, OfDrive(ref), done, failed)

    def _on_read(self, ref: DriveRef, answer: Any) -> None:
        if ref == self._ref:
            self._asked = False
            self._learn(answer)

    def _on_unread(self, ref: DriveRef, _fault: Fault, why: str) -> None:
        if ref == self._ref:
            self._asked = False
            self._forget(why)

    def _learn(self, answer: Any) -> None:
        """Store the drive's answer."""
        raise NotImplementedError

    def _forget(self, why: str) -> None:
        """Forget everything; *why* is the reason."""
        raise NotImplementedError


# -- a place for a table, or for the reason why there is none ----------------------------------------------


class FilledPlace(FrontStack):
    """Never an empty box without a sentence."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = QWidget()
        column = QVBoxLayout(self._words)
        column.addWidget(self.sentence)
        self.addWidget(self._words)
        self.addWidget(view)

    def show_state(self, *, filled: bool, why_not: str) -> None:
        """Show the table, or *why_not*."""
        self.sentence.setText(why_not)
        self.setCurrentWidget(self._view if filled else self._words)


# -- the parts of the page, sized for the one in front -----------------------------------------------------


class Parts(QTabWidget):
    """Tabs that can become as small as the part in front can.

    Qt would have them as high as the tallest part prefers, and the whole page scroll where there is room enough.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the least height at which no text overlaps at *width*."""
        return self._tabs_height() + _least_height(self.currentWidget(), width)

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        least = front.minimumSizeHint() if front is not None else QSize()
        return QSize(least.width(), self._tabs_height() + least.height())

    def _tabs_height(self) -> int:
        tabs = self.tabBar()
        return tabs.sizeHint().height() + 2 if tabs is not None else 0


def _least_height(part: QWidget | None, width: int) -> int:
    if part is None:
        return 0
    layout = part.layout()
    wrapped = layout.minimumHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
    return max(part.minimumSizeHint().height(), wrapped)
