"""Several requests at once, and the latest answers: of each drive to a question, of saved settings, of layers."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from PyQt6.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.layers.stack import Layers, Stack
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import record, replace
from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import SavedList
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.text.said import said

translate = QCoreApplication.translate

# -- several requests at once ------------------------------------------------------------------------------

_Key = TypeVar("_Key")


def gather(
    owner: QObject,
    session: Session,
    asked: Mapping[_Key, tuple[str, object]],
    done: Callable[[dict[_Key, Any], tuple[str, ...]], None],
) -> None:
    """Send some requests on behalf of *owner*: by any key, their operations and arguments.

    When all are over *done* gets the answers in the order of *asked*, and each reason for which one was refused.
    """
    due, found, refused = set(asked), dict[_Key, Any](), dict[str, None]()

    def answered(key: _Key, reply: object) -> None:
        found[key] = reply
        end(key)

    def failed(key: _Key, _fault: object, why: str) -> None:
        refused[why] = None
        end(key)

    def end(key: _Key) -> None:
        due.discard(key)
        if not due:
            done({one: found[one] for one in asked if one in found}, tuple(refused))

    for key, (verb, args) in asked.items():
        session.request(owner, verb, args, partial(answered, key), partial(failed, key))


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


# -- saved settings, by the latest answer, so that messages and rows agree ---------------------------------

SWITCH_MS = 10_000
"""From a change of the power supply until the values saved for the new one can be in force: the helper begins
5 s after the last event (disktune-saved-supply.timer)."""


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(SavedList)
    """The latest answer of a helper, to any request."""
    switching_changed = pyqtSignal()
    """`switching` has changed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.last: SavedList | None = None
        """The latest answer; None before the first."""
        self.switching = False
        """Whether the power supply has changed since the last answer, which may be out of date then."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SWITCH_MS)
        self._timer.timeout.connect(partial(self.ask, self))
        session.supply_changed.connect(self._on_supply)
        self.listed.connect(self._on_listed)

    def _on_supply(self) -> None:
        self._timer.start()
        if not self.switching:
            self.switching = True
            self.switching_changed.emit()

    def ask(self, owner: QObject, refused: Callable[[str], None] = lambda _why: None) -> None:
        """Ask on behalf of *owner*; *refused* gets a sentence if there is no answer for all."""
        self._session.request(owner, "saved", Nothing(), self.listed.emit, lambda _fault, why: refused(why))

    def _on_listed(self, reply: SavedList) -> None:
        self.last = reply
        if self.switching and not self._timer.isActive():
            self.switching = False
            self.switching_changed.emit()


# -- layers between file systems and drives, read while a page shows them ----------------------------------


class LayerNews(QObject):
    """One for each session, so that two pages never show different layers."""

    changed = pyqtSignal()
    """`stack` has changed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.stack: Stack | None = None
        """None before the first answer, and after one that failed: an unknown state is not shown."""
        self._lookers: set[int] = set()
        self._asking = self._again = False
        session.devices_changed.connect(self._on_news)
        session.drives_changed.connect(self._on_news)
        # The read-ahead of a volume is a property of the layers, too.
        session.trial_ended.connect(self._on_news)

    def watch(self, looker: QObject, *, on: bool) -> None:
        """Keep the layers up to date for *looker* from now on, with a reading at once, or no longer."""
        if not on:
            self._lookers.discard(id(looker))
            return
        self._lookers.add(id(looker))
        self.ask()

    def ask(self) -> None:
        """Read the layers; calls during a reading are combined into one more."""
        if self._asking:
            self._again = True
            return
        self._asking = True
        self._session.request(self, "layers", Nothing(), self._on_layers, self._on_failed)

    def _on_news(self, *_about: object) -> None:
        if self._lookers:
            self.ask()

    def _on_layers(self, found: Layers) -> None:
        self._take(Stack(found))

    def _on_failed(self, _fault: Fault, _why: str) -> None:
        self._take(None)

    def _take(self, stack: Stack | None) -> None:
        before = self.stack.layers if self.stack is not None else None
        now = stack.layers if stack is not None else None
        self._asking = False
        if now != before:
            self.stack = stack
            self.changed.emit()
        if self._again:
            self._again = False
            self.ask()
