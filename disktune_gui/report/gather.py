"""Asking for everything that a report needs; nothing is changed and nothing wakes up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import Drive, can_spin_down
from disktune_contract.identity.health import Health
from disktune_contract.identity.identification import Identification
from disktune_contract.identity.verdict import HealthJudgement
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.setting import State
from disktune_contract.version import VERSION
from disktune_gui.client.turns import DriveTurn
from disktune_gui.report.facts import DriveFacts, ReportFacts
from disktune_gui.services.checkups import QUESTIONS, CheckedUp, Collecting
from disktune_gui.services.fwupd import Fwupd
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultEntry
from disktune_gui.store.result_file import StoreError

MOST_RESULTS = 200
"""Results of one drive that go into a report, newest first."""


class Gathering(QObject):
    """Asks for some drives, a few at a time. Calls *then* with what came."""

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
        self._found: dict[str, Identification] = {}
        # The counters need a privilege of their own; where there is none, the report says so by itself.
        self._questions = ("identify", "settings", "health") if session.may("health") else ("identify", "settings")
        self._health: dict[str, Health] = {}
        self._states: dict[str, tuple[State, ...]] = {}
        self._known: dict[str, dict[str, object]] = {drive.name: {} for drive in drives}
        self._troubles: dict[str, list[str]] = {drive.name: [] for drive in drives}
        self._checkups = services.checkups
        self._checked: dict[str, CheckedUp] = {}
        self._recordings = services.recordings
        recorded = {drive.name for drive in drives if can_spin_down(drive)}
        self._open = {drive.name: len(self._questions) + (drive.name in recorded) for drive in drives}
        """How many answers about each drive are still to come."""
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

        # What is saved is one answer for all drives.
        self._session.request(self, "saved", Nothing(), told, lambda _fault, _why: told())

    def _ask_all(self, drive: Drive, turn: DriveTurn) -> None:
        for verb in self._questions:
            self._ask(drive, verb, turn)
        if can_spin_down(drive):
            self._recordings.know(self, drive, partial(self._answered, drive, turn))

    def _ask(self, drive: Drive, verb: str, turn: DriveTurn) -> None:
        def done(reply: object) -> None:
            self._known[drive.name][verb] = reply
            if isinstance(reply, Identification):
                self._found[drive.name] = reply
            elif isinstance(reply, Health):
                self._health[drive.name] = reply
            elif isinstance(reply, StateList):
                self._states[drive.name] = reply.states
            self._answered(drive, turn)

        def failed(_fault: Fault, why: str) -> None:
            # Nobody asks for it again.
            self._known[drive.name][verb] = None
            if why not in self._troubles[drive.name]:
                self._troubles[drive.name].append(why)
            self._answered(drive, turn)

        self._session.request(self, verb, OfDrive(drive.ref), done, failed)

    def _answered(self, drive: Drive, turn: DriveTurn) -> None:
        """Check the drive when all is known that the report says of it as well."""
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
                self._found.get(drive.name),
                self._states.get(drive.name),
                self._results(drive),
                tuple(self._troubles[drive.name]),
                self._health.get(drive.name),
                "health" in self._questions,
                self._checked[drive.name].results,
                self._checkups.dismissed(drive),
                self._history.of(drive),
                self._families.now(drive, self._found.get(drive.name)),
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

    def _judged(self, drive: Drive) -> HealthJudgement | None:
        """Return what the window says of the health that was read for this report."""
        known = self._news.of(drive)
        return known.judged if known is not None and known.health == self._health.get(drive.name) else None

    def _results(self, drive: Drive) -> tuple[ResultEntry, ...]:
        """Return what was measured on *drive*; of one without an identity nobody knows what was."""
        if self._archive.untouched:
            return ()
        store = self._archive.store
        try:
            ids = [one.id for one in store.summaries() if drive.identity and one.identity == drive.identity]
            return tuple(store.entry(one) for one in ids[:MOST_RESULTS])
        except StoreError as error:
            self._troubles[drive.name].append(str(error))
            return ()
