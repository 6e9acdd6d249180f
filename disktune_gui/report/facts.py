"""The data of a report: reading it without waking or changing anything, and masking serial numbers."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PyQt6.QtCore import QObject

from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import Drive, can_spin_down
from disktune_contract.drives.masking import Masks
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.scsi_identity import DesignatorKind
from disktune_contract.health.verdict import HealthJudgement, judge
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import State
from disktune_contract.standby.night import RecordingContext
from disktune_contract.version import VERSION
from disktune_gui.client.asked import gather
from disktune_gui.client.turns import DriveTurn
from disktune_gui.services.checkups import QUESTIONS, CheckedUp, Collecting
from disktune_gui.services.fwupd import Fwupd
from disktune_gui.services.services import Services
from disktune_gui.store.drive_database import FamilyFacts
from disktune_gui.store.entry import Machine, ResultEntry, RunConditions, StoreError

# -- everything that a report needs, as it was gathered; without Qt ----------------------------------------


@record
class DriveFacts:
    """One drive."""

    drive: Drive
    found: Identification | None
    """What it reports of itself; None if it could not be asked."""
    states: tuple[State, ...] | None
    """None if they could not be read."""
    results: tuple[ResultEntry, ...]
    """Measured on it, newest first."""
    troubles: tuple[str, ...] = ()
    """Sentences: what could not be read, and why."""
    health: Health | None = None
    """None if it could not be read."""
    health_asked: bool = False
    """Whether it was asked; if it did not answer, `troubles` states why."""
    checked: tuple[Checked, ...] = ()
    """The results of the check-up."""
    dismissed: frozenset[str] = frozenset()
    """Ids of the checks whose findings the user dismissed for this drive."""
    history: tuple[HealthSample, ...] = ()
    """Stored samples of its health, oldest first."""
    family: FamilyFacts | None = None
    """What smartmontools' database has on it; None of what is no ATA drive."""
    note: str = ""
    """The user's note."""
    judged: HealthJudgement | None = None
    """The window's judgement of its health, which uses earlier counters too; None judges `health` alone."""

    night: RecordingContext | None = None
    """The last recording of accesses to it; None without one, or if it could not be read."""

    @property
    def verdict(self) -> HealthJudgement | None:
        """How the drive is; None if it was not asked."""
        if self.health is None:
            return None
        return self.judged if self.judged is not None else judge(self.health)


@record
class ReportFacts:
    """The machine and its drives."""

    at: float
    """Seconds since the epoch."""
    program: str
    machine: Machine
    moment: RunConditions
    drives: tuple[DriveFacts, ...]
    masked: bool = False
    """Whether numbers that identify a drive have been replaced."""


# -- reading everything for a report, without changing or waking a drive -----------------------------------

MOST_RESULTS = 200
"""Results of one drive that go into a report, newest first."""


Reply = TypeVar("Reply")


class ReportCollector(QObject):
    """Asks some drives, a few at a time. Calls *then* with the answers."""

    def __init__(
        self, owner: QObject, services: Services, drives: Sequence[Drive], then: Callable[[ReportFacts], None]
    ) -> None:
        super().__init__(owner)
        session = self._session = services.session
        self._fwupd = Fwupd(session)
        self._archive, self._history = services.archive, services.health_history
        self._news = services.health_news
        self._families, self._notes = services.families, services.drive_notes
        self._drives = tuple(drives)
        self._then = then
        # The counters need a privilege of their own; without it the report states that on its own.
        self._questions = ("identify", "settings", "health") if session.may("health") else ("identify", "settings")
        self._known: dict[str, dict[str, object]] = {drive.name: {} for drive in drives}
        self._troubles: dict[str, list[str]] = {}
        self._checkups = services.checkups
        self._checked: dict[str, CheckedUp] = {}
        self._recordings = services.recordings
        self._open = {drive.name: 1 + can_spin_down(drive) for drive in drives}
        """Number of outstanding answers by drive."""
        self._due = len(self._drives)

    def start(self) -> None:
        """Ask. An answer that is a refusal becomes a sentence in the report."""
        if not self._drives:
            self._finish()
            return

        def told(saved: object = None) -> None:
            for drive in self._drives:
                self._known[drive.name]["saved"] = saved
                self._session.turns.take(DriveTurn(self, partial(self._ask_all, drive), QUESTIONS))

        # The saved settings of all drives are one answer.
        self._session.request(self, "saved", Nothing(), told, lambda _fault, _why: told())

    def _ask_all(self, drive: Drive, turn: DriveTurn) -> None:
        asked = {verb: (verb, OfDrive(drive.ref)) for verb in self._questions}
        gather(self, self._session, asked, partial(self._on_replies, drive, turn))
        if can_spin_down(drive):
            self._recordings.know(self, drive, partial(self._answered, drive, turn))

    def _on_replies(
        self, drive: Drive, turn: DriveTurn, replies: dict[str, object], troubles: tuple[str, ...]
    ) -> None:
        # What was refused is not asked again.
        self._known[drive.name] |= {**dict.fromkeys(self._questions), **replies}
        self._troubles[drive.name] = list(troubles)
        # smartctl answers while the drive is checked.
        self._families.of(drive, self._got(drive, Identification))
        self._answered(drive, turn)

    def _answered(self, drive: Drive, turn: DriveTurn) -> None:
        """Check the drive when all other answers for the report are known."""
        self._open[drive.name] -= 1
        if not self._open[drive.name]:
            checked = partial(self._on_checked, turn)
            Collecting(self, self._session, drive, checked, self._known[drive.name], self._fwupd).start()

    def _on_checked(self, turn: DriveTurn, found: CheckedUp) -> None:
        self._session.turns.end(turn)
        self._checked[found.drive.name] = found
        self._due -= 1
        if not self._due:
            self._finish()

    def _finish(self) -> None:
        drives = tuple(
            DriveFacts(
                drive,
                self._got(drive, Identification),
                states.states if (states := self._got(drive, StateList)) is not None else None,
                self._results(drive),
                tuple(self._troubles[drive.name]),
                self._got(drive, Health),
                "health" in self._questions,
                self._checked[drive.name].results,
                self._checkups.dismissed(drive),
                self._history.of(drive),
                self._families.now(drive, self._got(drive, Identification)),
                self._notes.of(drive),
                self._judged(drive),
                self._recordings.last(drive) if can_spin_down(drive) else None,
            )
            for drive in self._drives
        )
        facts = ReportFacts(
            at=time.time(),
            program=f"DiskTune {VERSION}",
            machine=self._archive.machine(),
            moment=self._archive.moment(),
            drives=drives,
        )
        self.deleteLater()
        self._then(facts)

    def _got(self, drive: Drive, kind: type[Reply]) -> Reply | None:
        return next((reply for reply in self._known[drive.name].values() if isinstance(reply, kind)), None)

    def _judged(self, drive: Drive) -> HealthJudgement | None:
        """Return the window's judgement of the health that was read for this report."""
        known = self._news.of(drive)
        return known.judged if known is not None and known.health == self._got(drive, Health) else None

    def _results(self, drive: Drive) -> tuple[ResultEntry, ...]:
        """Return what was measured on *drive*; without an identity its results cannot be known."""
        if self._archive.untouched:
            return ()
        store = self._archive.store
        try:
            ids = [one.id for one in store.summaries() if drive.identity and one.identity == drive.identity]
            return tuple(store.entry(one) for one in ids[:MOST_RESULTS])
        except StoreError as error:
            self._troubles[drive.name].append(str(error))
            return ()


# -- masking serial numbers and World Wide Names; no Qt ----------------------------------------------------
#
# The facts themselves are masked, not the finished text: every form of the report is masked, and a mask never
# breaks the markup around it.

_SECRET = frozenset({"serial", "media_serial", "wwn", "unique_id", "nguid", "eui64"})
"""Fields that contain nothing but what is to be hidden, whatever its form."""

_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}")


def hidden(facts: ReportFacts, machine_id: Path = Path("/etc/machine-id")) -> ReportFacts:
    """Return *facts* with every such number replaced, the same one by the same mask throughout."""
    facts = replace(facts, drives=tuple(_without_note(one) for one in facts.drives))
    masks = Masks(_key(machine_id))
    for one in facts.drives:
        _learn(masks, one.drive)
        if one.found is not None:
            _learn_identification(masks, one.found)
        for entry in one.results:
            masks.serial(entry.envelope.drive.serial)
            masks.name(entry.envelope.drive.wwn)
            _learn_identity(masks, entry.envelope.drive.identity)
    masked: ReportFacts = _walk(facts, masks)
    return replace(masked, masked=True)


def _without_note(facts: DriveFacts) -> DriveFacts:
    """Return *facts* without the user's note: what must be masked in it is unknown."""
    if not facts.note:
        return facts
    words = Sentence("Masked: your note is left out.")
    return replace(facts, note="", troubles=(*facts.troubles, words))


def masks_of(drives: Iterable[Drive], machine_id: Path = Path("/etc/machine-id")) -> Masks:
    """Return the masks for the numbers of *drives* in a text, the same as in the reports of this computer."""
    masks = Masks(_key(machine_id))
    for drive in drives:
        _learn(masks, drive)
    return masks


def _key(machine_id: Path) -> bytes:
    """Return a secret of this machine: its id (machine-id(5)), or random bytes where there is none."""
    try:
        return machine_id.read_bytes().strip() or os.urandom(16)
    except OSError:
        return os.urandom(16)


def _learn(masks: Masks, drive: Drive) -> None:
    masks.serial(drive.serial)
    masks.name(drive.wwn)
    _learn_identity(masks, drive.identity)


def _learn_identity(masks: Masks, identity: str) -> None:
    kind, _, rest = identity.partition(":")
    if kind == "serial":
        masks.serial(rest.rpartition(":")[2])
    else:
        masks.name(rest)


def _learn_identification(masks: Masks, found: Identification) -> None:
    if found.ata is not None:
        masks.serial(found.ata.serial)
        masks.serial(found.ata.device.media_serial)
        masks.name(found.ata.wwn)
        masks.name(found.ata.wwn_parts.unique_id if found.ata.wwn_parts is not None else "")
    if found.nvme is not None:
        masks.serial(found.nvme.serial)
        for uuid in _UUID.findall(found.nvme.subsystem_nqn):
            masks.name(uuid)
    if found.namespace is not None:
        masks.name(found.namespace.nguid)
        masks.name(found.namespace.eui64)
    for one in found.designators:
        if one.kind in (DesignatorKind.T10, DesignatorKind.VENDOR):
            # Vendor and model, then the number: only the last word identifies a drive.
            masks.serial(one.value.split()[-1] if one.value.split() else "")
        elif one.kind is DesignatorKind.NAME:
            masks.name(one.value.partition(".")[2])
        elif one.kind is not DesignatorKind.OTHER:
            masks.name(one.value)


def _walk(value: Any, masks: Masks, field: str = "") -> Any:
    """Return *value* with every text in it masked."""
    if isinstance(value, str) and not isinstance(value, Enum):
        masked = masks.text(value)
        if masked != value:
            return masked
        # A sentence stays one, which can still be translated.
        return masks.letters(value) if field in _SECRET else value
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(
            **{part.name: _walk(getattr(value, part.name), masks, part.name) for part in fields(value)}
        )
    if isinstance(value, tuple | list):
        return type(value)(_walk(item, masks, field) for item in value)
    if isinstance(value, Mapping):
        return {key: _walk(item, masks, str(key)) for key, item in value.items()}
    return value
