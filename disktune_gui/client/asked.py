"""The latest answer of each drive to one question, kept until the drive leaves."""

from __future__ import annotations

import os
import time
from functools import partial
from typing import Generic, TypeVar

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import Class, OfDrive
from disktune_contract.record import record, replace
from disktune_contract.sentence import in_turn
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.text.said import said

translate = QCoreApplication.translate

# -- whether a drive can be read directly, checked before a button for it is shown -------------------------


def readable(session: Session, verb: str, drive: Drive | None) -> bool:
    """Return whether *verb* reads *drive* without a password: as root, or as a user with access to its node."""
    place = session.place
    if not session.may(verb) or session.privilege is Class.TUNE or place.demo or place.sandboxed:
        return session.may(verb)
    if place.host:
        # Access to a node of another machine cannot be checked from here.
        return session.superuser
    return drive is not None and os.access(f"/dev/{drive.name.replace('!', '/')}", os.R_OK)


def why_not(session: Session, verb: str, drive: Drive | None) -> str:
    """Return why *verb* cannot read *drive*, with a password or without; empty if it can."""
    return "" if session.can_unlock or readable(session, verb, drive) else elevation.why_locked(session.place)


# -- why drives cannot be asked for their health -----------------------------------------------------------


def why_not_read(session: Session, untold: str) -> str:
    """Return in one short sentence why a value of the health data is missing.

    *untold* is why the drive did not report its health, empty before it answered.
    """
    if session.may("health"):
        return untold or translate("Health", "Reading the health data…")
    if session.gone:
        return session.gone
    if session.can_unlock:
        return translate("Window", "Unlock to read it.")
    return translate("Health", "DiskTune cannot open drives.")


def why_not_asked(session: Session) -> str:
    """Return why no drive can be asked for its health now, and what to do about it."""
    if session.gone:
        return session.gone
    if session.can_unlock:
        return translate("Window", "Unlock to read it.")
    remedy = translate("Health", "To allow it: {command}").format(command=elevation.remedy(session.place))
    return said(in_turn(translate("Health", "DiskTune cannot open drives."), remedy))


T = TypeVar("T")


class ByDrive(dict[DriveRef, T]):
    """Something about each drive, which goes with the drive: its name may soon be another drive's."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        session.drives_changed.connect(self._on_drives)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        for ref in self.keys() - {drive.ref for drive in drives}:
            del self[ref]


@record
class DriveAnswer(Generic[T]):
    """What a drive answered last."""

    value: T | None = None
    """None before the first answer; after a refusal still that of before."""
    at: float = 0.0
    """When it came, in seconds since the epoch."""
    why_not: str = ""
    """Why the last question was not answered; empty if it was, and before the first."""
    awaited: bool = False
    """Whether an answer is to come."""

    @property
    def fresh(self) -> T | None:
        """The answer to the last question that is over; None if that was refused."""
        return None if self.why_not else self.value


class AskedDrives(QObject, Generic[T]):
    """Asks drives by one operation. What comes after the drive has left, or was forgotten, counts no more."""

    answered = pyqtSignal(DriveRef)
    """The drive has answered, or refused."""
    changed = pyqtSignal(DriveRef)
    """It has answered or refused otherwise than before."""

    def __init__(self, parent: QObject, session: Session, verb: str) -> None:
        super().__init__(parent)
        self._session, self._verb = session, verb
        self._answers: ByDrive[DriveAnswer[T]] = ByDrive(session)
        self.drive: Drive | None = None
        """The drive in view, where only one is asked at a time."""

    @property
    def answer(self) -> DriveAnswer[T]:
        """What the drive in view answered."""
        return self.of(self.drive)

    def turn(self, drive: Drive | None, *, forget: bool = True) -> bool:
        """Bring *drive* into view; return whether it is another one, and then *forget* what was answered."""
        before, self.drive = self.drive, drive
        if (drive and drive.ref) == (before and before.ref):
            return False
        if forget:
            self._answers.clear()
        return True

    def of(self, drive: Drive | None) -> DriveAnswer[T]:
        """Return what *drive* answered; an empty answer if it was never asked."""
        return self._answers.get(drive.ref, DriveAnswer()) if drive is not None else DriveAnswer()

    def ask(self, drive: Drive) -> None:
        """Ask *drive*, also if an answer is awaited."""
        ref = drive.ref
        self._answers[ref] = replace(self._answers.get(ref, DriveAnswer()), awaited=True)
        request = OfDrive(ref)
        self._session.request(self, self._verb, request, partial(self.take, ref), partial(self._refuse, ref))

    def ask_if_allowed(self, drive: Drive) -> None:
        """Ask *drive* if a helper runs that may; otherwise forget what it answered."""
        if self._session.may(self._verb):
            self.ask(drive)
        else:
            self._take(drive.ref, DriveAnswer(why_not=why_not_asked(self._session)))

    def take(self, ref: DriveRef, value: T) -> None:
        """Take in an answer, which may have come to another question."""
        if ref in self._answers:
            self._take(ref, DriveAnswer(value, time.time()))

    def _refuse(self, ref: DriveRef, _fault: Fault, why: str) -> None:
        if (known := self._answers.get(ref)) is not None:
            self._take(ref, DriveAnswer(known.value, known.at, why))

    def _take(self, ref: DriveRef, answer: DriveAnswer[T]) -> None:
        before = self._answers.get(ref, DriveAnswer())
        self._answers[ref] = answer
        self.answered.emit(ref)
        if (before.value, before.why_not) != (answer.value, answer.why_not):
            self.changed.emit(ref)
