"""Asking for everything that a report needs; nothing is changed and nothing wakes up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.health import Health
from disktune_contract.identity.identification import Identification
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import State
from disktune_contract.version import VERSION
from disktune_gui.report.facts import DriveFacts, ReportFacts
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultEntry
from disktune_gui.store.store import StoreError

MOST_RESULTS = 200
"""Results of one drive that go into a report, newest first."""


class Gathering(QObject):
    """Asks for some drives, all at once: the helper has a lane for each. Calls *then* with what came."""

    def __init__(
        self, owner: QObject, services: Services, drives: Sequence[Drive], then: Callable[[ReportFacts], None]
    ) -> None:
        super().__init__(owner)
        session = self._session = services.session
        self._archive = services.archive
        self._drives = tuple(drives)
        self._then = then
        self._found: dict[str, Identification] = {}
        # The counters need a privilege of their own; where there is none, the report says so by itself.
        self._questions = ("identify", "settings", "health") if session.may("health") else ("identify", "settings")
        self._health: dict[str, Health] = {}
        self._states: dict[str, tuple[State, ...]] = {}
        self._troubles: dict[str, list[str]] = {drive.name: [] for drive in drives}
        self._due = len(self._questions) * len(self._drives)

    def start(self) -> None:
        """Ask. An answer that is a refusal becomes a sentence in the report."""
        if not self._drives:
            self._finish()
        for drive in self._drives:
            for verb in self._questions:
                self._ask(drive, verb)

    def _ask(self, drive: Drive, verb: str) -> None:
        def done(reply: object) -> None:
            if isinstance(reply, Identification):
                self._found[drive.name] = reply
            elif isinstance(reply, Health):
                self._health[drive.name] = reply
            elif isinstance(reply, StateList):
                self._states[drive.name] = reply.states
            self._one_less()

        def failed(_fault: Fault, why: str) -> None:
            if why not in self._troubles[drive.name]:
                self._troubles[drive.name].append(why)
            self._one_less()

        self._session.request(self, verb, OfDrive(drive.ref), done, failed)

    def _one_less(self) -> None:
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
