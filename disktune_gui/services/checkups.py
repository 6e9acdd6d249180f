"""The results of each drive's checks, and the checks that the user has dismissed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.checkup.check import Facts, FirmwareFacts
from disktune_contract.checkup.checks import Checked, check_up
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import record, replace
from disktune_contract.settings.saved import SavedList, SavedValue, Supply
from disktune_gui.client.asked import ByDrive, gather
from disktune_gui.client.session import Session
from disktune_gui.client.turns import DriveTurn
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.health.badge import has_health
from disktune_gui.services.fwupd import Fwupd
from disktune_gui.services.health_history import HealthHistory, HealthNews

_DISMISSED = "checkup/dismissed"
_UNASKED: Mapping[str, object] = dict.fromkeys(("identify", "settings", "health", "array"))
"""What a check-up is made without, for a drive that is not to be woken."""
QUESTIONS = 5
"""A check-up sends at most this many requests."""


@record
class CheckedUp:
    """The results of the checks of one drive."""

    drive: Drive
    at: float
    """When the last fact was read, in seconds since the epoch."""
    results: tuple[Checked, ...]
    troubles: tuple[str, ...]
    """Sentences: what could not be read, and why."""
    facts: Facts
    """What was read for the checks."""


class Collecting(QObject):
    """Asks for all facts about one drive at once, and calls *then* after the last answer. Does not wake it."""

    def __init__(
        self,
        owner: QObject,
        session: Session,
        drive: Drive,
        then: Callable[[CheckedUp], None],
        known: Mapping[str, object],
        fwupd: Fwupd,
    ) -> None:
        """*known* are answers received just now, by the operation, and ``samples`` of the past."""
        super().__init__(owner)
        self._fwupd = fwupd
        self._firmware: FirmwareFacts | None = None
        self._session, self._drive, self._then = session, drive, then
        self._replies = dict(known)
        self._troubles: tuple[str, ...] = ()
        array = drive.kind is DriveKind.ARRAY
        verbs = ("checkup", "identify", "settings", "array" if array else "health", "saved")
        # The counters need a privilege of their own.
        self._asked = [verb for verb in verbs if verb not in known and (verb != "health" or session.may(verb))]
        self._due = 1 + bool(self._asked)
        """Answers that are still to come: those of the helper, and that of fwupd."""

    def start(self) -> None:
        """Send all requests."""
        of_drive = OfDrive(self._drive.ref)
        asked = {verb: (verb, Nothing() if verb == "saved" else of_drive) for verb in self._asked}
        gather(self, self._session, asked, self._on_replies)
        self._fwupd.ask(self, self._drive, self._on_firmware)

    def _on_firmware(self, told: FirmwareFacts | None) -> None:
        self._firmware = told
        self._one_less()

    def _on_replies(self, replies: dict[str, object], troubles: tuple[str, ...]) -> None:
        self._replies |= replies
        self._troubles = troubles
        self._one_less()

    def _one_less(self) -> None:
        self._due -= 1
        if not self._due:
            facts = self._facts()
            results = check_up(facts)
            self.deleteLater()
            self._then(CheckedUp(self._drive, time.time(), results, self._troubles, facts))

    def _facts(self) -> Facts:
        drive, replies = self._drive, self._replies
        attachment, identification = replies.get("checkup"), replies.get("identify")
        states, health = replies.get("settings"), replies.get("health")
        report, saved, samples = replies.get("array"), replies.get("saved"), replies.get("samples")
        return Facts(
            drive=drive,
            attachment=attachment if isinstance(attachment, Attachment) else None,
            identification=identification if isinstance(identification, Identification) else None,
            states=states.states if isinstance(states, StateList) else None,
            health=health if isinstance(health, Health) else None,
            arrays=tuple(one for one in self._session.drives if one.name in drive.usage.arrays),
            report=report if isinstance(report, ArrayReport) else None,
            saved=_saved_of(drive, saved) if isinstance(saved, SavedList) else None,
            restores=not (isinstance(saved, SavedList) and saved.switched_off),
            supply=saved.supply if isinstance(saved, SavedList) else Supply.UNKNOWN,
            firmware=self._firmware,
            samples=samples if isinstance(samples, tuple) else (),
            now=time.time(),
        )


class Checkups(QObject):
    """One for each session, so that the Overview and the check-up's page show the same results."""

    changed = pyqtSignal(str)
    """There is a new result for the drive of this kernel name."""
    outdated = pyqtSignal(str)
    """The drive of this kernel name is connected or used in another way than when it was checked."""

    def __init__(self, session: Session, preferences: Preferences, history: HealthHistory | None = None) -> None:
        super().__init__(session)
        self._session, self._preferences, self._history = session, preferences, history
        self._fwupd = Fwupd(session)
        self._found: ByDrive[CheckedUp] = ByDrive(session)
        self._newest: dict[DriveRef, DriveTurn] = {}
        self._once: set[str] = set()
        """Identities and names of the drives that `ask_once` has checked."""
        session.drives_changed.connect(self._on_drives)

    def of(self, drive: Drive) -> CheckedUp | None:
        """Return the results of the last check-up of this very drive, None before the first."""
        return self._found.get(drive.ref)

    def ask(self, drive: Drive, known: Mapping[str, object] = MappingProxyType({})) -> None:
        """Check a drive before all others, with the answers that are *known* already.

        Only the answer to the last request counts.
        """
        self._put(drive, known, first=True)

    def ask_all(self, drives: Iterable[Drive], known: Mapping[str, object] = MappingProxyType({})) -> None:
        """Check several drives in turn, with the answers that are *known* already."""
        for drive in drives:
            self._put(drive, known, first=False)

    def ask_once(self, drives: Iterable[Drive], health: HealthNews, saved: SavedList | None) -> None:
        """Check each drive that has answered once; one that sleeps, or may, only by what the kernel knows."""
        for drive in drives if self._session.may("health") else ():
            known = health.of(drive)
            told = known is not None and (known.health.reported or bool(known.health.note))
            key = drive.identity or drive.name
            if key not in self._once and (told or not has_health(drive)):
                self._once.add(key)
                # Its health has just been read.
                read = known.health if known is not None and known.health.reported else None
                answers = {"health": read} if read is not None else _UNASKED
                # It is one list for all drives; a later one corrects the results (`hear_of_saved`).
                self.ask_all([drive], {**answers, "saved": saved} if saved is not None else answers)

    def forget_once(self) -> None:
        """Let `ask_once` check every drive again."""
        self._once.clear()

    def _put(self, drive: Drive, known: Mapping[str, object], *, first: bool) -> None:
        if drive.saved:
            return
        turns = self._session.turns

        def begin(turn: DriveTurn) -> None:
            past = {"samples": self._history.of(drive)} if self._history is not None else {}
            found = partial(self._on_found, turn)
            Collecting(self, self._session, drive, found, {**known, **past}, self._fwupd).start()

        older = self._newest.get(drive.ref)
        if older is not None:
            turns.drop(older)
        turn = self._newest[drive.ref] = DriveTurn(self, begin, QUESTIONS)
        turns.take(turn, first=first)

    def _on_found(self, turn: DriveTurn, found: CheckedUp) -> None:
        self._session.turns.end(turn)
        ref = found.drive.ref
        if self._newest.get(ref) is not turn:
            return
        del self._newest[ref]
        if ref in {drive.ref for drive in self._session.drives}:
            self._found[ref] = found
            self.changed.emit(found.drive.name)

    def _on_drives(self, drives: tuple[Drive, ...]) -> None:
        here = {drive.ref: drive for drive in drives}
        for ref, found in self._found.items():
            if _essence(here[ref]) != _essence(found.drive) and ref not in self._newest:
                self.outdated.emit(ref.name)

    def hear_of_saved(self, listed: SavedList) -> None:
        """Update from the latest list of saved settings: the card of a drive must not show an older one.

        The setting may have been changed before it was saved, so its value at the last check-up is discarded.
        """
        for ref, found in self._found.items():
            saved, restores = _saved_of(found.drive, listed), not listed.switched_off
            before = found.facts
            # On another supply, only a setting with a value for each supply is to have another value.
            switched = {one.setting for one in saved if one.on(listed.supply) != one.on(before.supply)}
            if (saved, restores) == (before.saved, before.restores) and not switched:
                continue
            other = {one.setting for one in {*saved} ^ {*(before.saved or ())}} | switched
            states = tuple(one for one in before.states or () if one.setting not in other)
            facts = replace(before, saved=saved, states=states, restores=restores, supply=listed.supply)
            self._found[ref] = replace(found, facts=facts)
            self.changed.emit(ref.name)
            self.outdated.emit(ref.name)

    # -- dismissed checks ----------------------------------------------------------------------------------

    def can_dismiss(self, drive: Drive) -> bool:
        """Return whether a drive can be recognized later, so that a dismissed check can be remembered."""
        return bool(drive.identity) and not drive.same_identity_as

    def dismissed(self, drive: Drive) -> frozenset[str]:
        """Return the ids of the dismissed checks of a drive."""
        return frozenset(self._kept().get(drive.identity, ())) if self.can_dismiss(drive) else frozenset()

    def dismiss(self, drive: Drive, check: str, *, on: bool = True) -> None:
        """Dismiss a check of a drive, or restore it if *on* is false."""
        if not self.can_dismiss(drive):
            return
        kept = self._kept()
        one = set(kept.get(drive.identity, ()))
        kept[drive.identity] = sorted(one | {check} if on else one - {check})
        self._preferences.keep(_DISMISSED, json.dumps({key: ids for key, ids in kept.items() if ids}))
        self.changed.emit(drive.name)

    def _kept(self) -> dict[str, list[str]]:
        return dict(_dismissed(self._preferences.text(_DISMISSED)))


@lru_cache(maxsize=1)
def _dismissed(text: str) -> Mapping[str, list[str]]:
    """Return ids by identity; a text that cannot be parsed counts as nothing."""
    try:
        kept = json.loads(text or "{}")
    except ValueError:
        return {}
    entries = kept.items() if isinstance(kept, dict) else ()
    return {key: [one for one in ids if isinstance(one, str)] for key, ids in entries if isinstance(ids, list)}


def _saved_of(drive: Drive, listed: SavedList) -> tuple[SavedValue, ...]:
    return tuple(value for file in listed.files if file.drive == drive.name for value in file.values)


def _essence(drive: Drive) -> object:
    """Return what the checks of a drive depend on: not its temperature, nor the progress of an array."""
    level = drive.array.level if drive.array is not None else ""
    return drive.partitions, drive.usage, drive.link, drive.same_identity_as, level
