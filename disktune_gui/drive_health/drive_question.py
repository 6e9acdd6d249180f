"""A question that is put to the drive of a page: what its logs and its self-tests have in common. No widgets."""

from __future__ import annotations

from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session
from disktune_gui.client.unasked import why_not_asked


class DriveQuestion(QObject):
    """Asks one drive, and hears only answers of the drive that is shown then."""

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
        """Turn to *drive*; return whether it is another one than before."""
        another = self._ref != (drive.ref if drive is not None else None)
        self.drive = drive
        if another:
            self.why_not, self._asked = "", False
        return another

    @property
    def _ref(self) -> DriveRef | None:
        return self.drive.ref if self.drive is not None else None

    def _put(self) -> None:
        """Ask the drive, or learn why it cannot be asked."""
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
        """Take in what the drive said."""
        raise NotImplementedError

    def _forget(self, why: str) -> None:
        """Know nothing more, and *why*."""
        raise NotImplementedError
