"""Stores results as they come in, with the settings in force before a run and the conditions after it.

A page calls `Archive.observe` before a measurement and `Archive.keep` after it. What cannot be stored at once,
because a disk is full or another window is writing, is queued here and tried again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.version import VERSION
from disktune_gui.client.remote.host import short
from disktune_gui.client.session import Session
from disktune_gui.services.drive_work import SelfTestNews
from disktune_gui.store import entry
from disktune_gui.store.entry import (
    Body,
    Envelope,
    FigureMeaning,
    Machine,
    ResultEntry,
    ResultKind,
    RunConditions,
    SettingInForce,
    StoreError,
    default_path,
    held,
    new_id,
    subject,
)

if TYPE_CHECKING:
    from disktune_gui.store.store import ResultStore

BUSY_MS = 500
"""When to try again if another window was writing."""
TROUBLE_MS = 30_000
"""When to try again after any other error: the user has to make room first."""
CALM_TRIES = 10
"""Number of tries while another window is writing before a notice is shown."""


@record
class Circumstances:
    """The conditions when a run began."""

    drive: Drive
    at: float
    before: RunConditions
    settings: tuple[SettingInForce, ...]


Past = Callable[[Drive, float], Iterator[tuple[float, Measurement]]]
"""Returns what a drive was measured at up to a moment, and when, oldest first."""


class Archive(QObject):
    """The store of one session. In the demo it is in memory only."""

    changed = pyqtSignal()
    """Results were added, annotated, deleted or restored by this window."""

    def __init__(self, session: Session, tests: SelfTestNews, past: Past | None = None) -> None:
        """*past* returns earlier results of the demo's drives."""
        super().__init__(session)
        self._past = past
        if past is not None:
            session.drives_changed.connect(self._remember)
        self._session, self._tests = session, tests
        self._store: ResultStore | None = None
        self._due: list[tuple[Envelope, Body]] = []
        """Results for which the drives' present temperatures are being requested."""
        self._waiting: list[ResultEntry] = []
        self._tries = 0
        self._said = ""
        """The last notice of why nothing could be stored."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._try)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def store(self) -> ResultStore:
        """The results, opened at the first call; problems found then are shown once."""
        if self._store is None:
            from disktune_gui.store.store import ResultStore  # noqa: PLC0415  # with the database, 1.5 MiB

            self._store = ResultStore(None if self._session.place.demo else default_path())
            for notice in self._store.notices:
                self._session.notice.emit(notice)
            self._remember()
        return self._store

    def _remember(self, *_drives: object) -> None:
        """Store the earlier results of the demo's drives, once these are known, with the settings in force."""
        if self._store is None or self._past is None or not self._session.drives:
            return
        past, self._past = self._past, None
        for drive in self._session.drives:
            if found := tuple(past(drive, time.time())):
                self.observe(self, drive, partial(self._keep_past, found))

    def _keep_past(self, found: tuple[tuple[float, Measurement], ...], now: Circumstances) -> None:
        from disktune_gui.store import bodies  # noqa: PLC0415

        entries = []
        for at, result in found:
            runs = [(number, run.bytes_s) for number, run in enumerate(result.runs) for _ in range(4)]
            count, times = len(runs), tuple(0.75 * (one % 4 + 1) for one in range(len(runs)))
            samples = bodies.Samples(
                tuple(number for number, _ in runs),
                times,
                tuple(round(at * speed) for at, (_, speed) in zip(times, runs, strict=True)),
                tuple(speed for _, speed in runs),
                tuple(speed / result.block_bytes for _, speed in runs),
                count * (None,),
                count * (None,),
                count * (1.0,),
            )
            body = bodies.to_body(bodies.MeasurementBody(result, samples))
            figure, unit = bodies.figure(result)
            kind, then = ResultKind.MEASUREMENT, replace(now, at=at)
            entries.append(ResultEntry(self._envelope(then, kind, result.workload, figure, unit), body))
        self.store.add(entries)
        self.changed.emit()

    def _envelope(
        self, began: Circumstances, kind: ResultKind, workload: str, figure: float | None, unit: FigureMeaning
    ) -> Envelope:
        """Return all of a result but itself; the conditions after it are those of now."""
        return Envelope(
            id=new_id(),
            kind=kind,
            at=began.at,
            program=f"DiskTune {VERSION}",
            drive=subject(began.drive),
            machine=self.machine(),
            before=began.before,
            after=self.moment(),
            settings=began.settings,
            workload=workload,
            figure=figure,
            unit=unit,
        )

    @property
    def untouched(self) -> bool:
        """Whether there is no store yet: a caller that only reads need not make one."""
        return self._store is None and not self._session.place.demo and not default_path().exists()

    def close(self) -> None:
        """Try to store the queue a last time, and close the store; a later result opens it again."""
        self._try()
        if self._store is not None and self._store.path is not None:
            self._store.close()
            self._store = None

    @property
    def waiting(self) -> int:
        """How many results could not be stored yet."""
        return len(self._waiting)

    def machine(self) -> Machine:
        """Return the machine of the drives; simulated ones are not in this computer."""
        if self._session.place.host:
            # No more is known of it than the name by which it can be reached.
            return Machine(short(self._session.place.host))
        return Machine(Sentence("Simulated computer")) if self._session.place.demo else entry.machine()

    def moment(self, temperature_c: float | None = None) -> RunConditions:
        """Return the present conditions."""
        return RunConditions(temperature_c) if self._session.place.elsewhere else entry.moment(temperature_c)

    # -- around a run --------------------------------------------------------------------------------------

    def observe(self, owner: QObject, drive: Drive, then: Callable[[Circumstances], None]) -> None:
        """Ask for the settings in force on *drive*, without waking it; call *then* with the conditions now.

        It is not called if *owner*, the object that asks, has been destroyed by then.

        Requests sent in the same turn of the event loop are answered after it: the helper has one queue per drive.
        """
        at = time.time()
        now = next((one for one in self._session.drives if one.ref == drive.ref), drive)
        before = replace(self.moment(drive.temperature_c), upkeep=(*now.upkeep, *self._tests.upkeep(drive)))

        def done(settings: tuple[SettingInForce, ...]) -> None:
            then(Circumstances(drive, at, before, settings))

        self._session.request(
            owner,
            "settings",
            OfDrive(drive.ref),
            lambda reply: done(held(reply.states)),
            lambda _fault, _why: done(()),
        )

    def keep(
        self,
        began: Circumstances,
        kind: ResultKind,
        workload: str,
        figure: float | None,
        unit: FigureMeaning,
        body: Body,
    ) -> str:
        """Store a result whose run has just ended; return its id. A failure is shown and tried again."""
        envelope = self._envelope(began, kind, workload, figure, unit)
        self._due.append((envelope, body))
        if len(self._due) == 1:
            # One request for all that end together, such as the workloads of a profile.
            self._session.request(
                self,
                "drives",
                Nothing(),
                lambda reply: self._on_drives(began, reply.drives),
                lambda _fault, _why: self._on_drives(began, ()),
            )
        return envelope.id

    def _on_drives(self, began: Circumstances, drives: tuple[Drive, ...]) -> None:
        """Complete the results that are due with the present temperature of their drive."""
        now = {one.name: one for one in drives if one.ref == began.drive.ref}
        due, self._due = self._due, []
        for envelope, body in due:
            after = envelope.after
            drive = now.get(envelope.drive.name) if envelope.drive.identity == began.drive.identity else None
            if drive is not None:
                upkeep = (*drive.upkeep, *self._tests.upkeep(drive))
                after = replace(after, temperature_c=drive.temperature_c, upkeep=upkeep)
            self._waiting.append(ResultEntry(replace(envelope, after=after), body))
        self._try()

    def _try(self) -> None:
        """Store the queue."""
        if not self._waiting:
            return
        try:
            self.store.add(self._waiting)
        except StoreError as error:
            self._tries += 1
            if not error.busy or self._tries == CALM_TRIES:
                self._said = str(error)
                self._session.notice.emit(self._said)
            self._timer.start(BUSY_MS if error.busy and self._tries < CALM_TRIES else TROUBLE_MS)
            return
        self._waiting.clear()
        self._tries = 0
        self._session.settled.emit(self._said)
        self.changed.emit()
