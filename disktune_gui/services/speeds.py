"""What drives read at, beside what is usual for their kind."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject

from disktune_contract import wire
from disktune_contract.checkup.usual import READ_SPEEDS, Expected, ReadSpeed, expected, is_comparable, may_judge
from disktune_contract.checkup.usual import read_speed as workload_of
from disktune_contract.drives.drive import Drive
from disktune_contract.health.identification import RotationKind
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Target, Workload
from disktune_contract.record import record
from disktune_contract.sentence import listed
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID
from disktune_gui.client.session import Session
from disktune_gui.services.archive import Archive
from disktune_gui.services.checkups import Checkups
from disktune_gui.store.entry import FigureMeaning, StoreError
from disktune_gui.text.said import said
from disktune_gui.text.wording import day

if TYPE_CHECKING:
    from disktune_gui.store.store import ResultStore


# -- the newest results of drives beside what is usual for them ------------------------------------------------


@record
class NewestResult:
    """The newest result of a workload on a drive."""

    identity: str
    model: str
    link: str
    """Of the drive, then."""
    at: float
    workload: str
    bytes_s: float
    comparable: bool
    """Whether nothing but the drive set its speed."""


class NewestResults:
    """Newest results by drive, and by what makes drives sisters: of thousands of others none is passed."""

    def __init__(self, results: Iterable[NewestResult] = ()) -> None:
        self.of_drive: dict[str, list[NewestResult]] = {}
        """By identity."""
        self._sisters: dict[tuple[str, ...], list[float]] = {}
        for one in results:
            self.of_drive.setdefault(one.identity, []).append(one)
            if one.comparable:
                self._sisters.setdefault((one.model, one.link, one.workload), []).append(one.bytes_s)
        for each in self._sisters.values():
            each.sort()

    def sisters(self, drive: Drive, workload: Workload) -> list[float]:
        """Return what other drives of the model of *drive* reached on the same link, the slowest first."""
        sisters = drive.model, drive.link, workload.id
        found = self._sisters.get(sisters, []) if drive.model else []
        for own in self.of_drive.get(drive.identity, ()):
            if own.comparable and (own.model, own.link, own.workload) == sisters:
                at = bisect_left(found, own.bytes_s)
                found = found[:at] + found[at + 1 :]
        return found


def newest(store: ResultStore, workloads: Sequence[str], model: str = "") -> NewestResults:
    """Return the newest result of each of *workloads* on each drive; what cannot be read is not there."""
    try:
        rows = store.newest(workloads, model)
    except StoreError:
        return NewestResults()
    return NewestResults(_of(row) for row in rows)


def _of(row: tuple[str, str, str | None, float, str, float, str, str, int]) -> NewestResult:
    identity, model, link, at, workload, figure, unit, result, upkeep = row
    factor = BY_ID[workload].block_bytes if unit == FigureMeaning.IOPS and workload in BY_ID else 1
    try:
        comparable = not upkeep and is_comparable(wire.load(Measurement, json.loads(result)))
    except (ValueError, TypeError):
        comparable = False
    return NewestResult(identity, model, link or "", at, workload, figure * factor, comparable)


def read_speed(drive: Drive, rpm: int | None, results: NewestResults, *, at_link: bool = True) -> ReadSpeed | None:
    """Return the newest of *results* on *drive* beside what is usual; None without one."""
    if not drive.identity or drive.same_identity_as:
        return None
    # What is compared with stated figures comes before a newer result of the other workload.
    best = workload_of(drive.kind)
    mine = max(
        results.of_drive.get(drive.identity, ()),
        key=lambda one: (one.workload == best, one.at),
        default=None,
    )
    if mine is None:
        return None
    if mine.link != drive.link:
        return ReadSpeed(mine.bytes_s, mine.at)
    workload = BY_ID[mine.workload]
    usual = expected(drive, workload, rpm, results.sisters(drive, workload), at_link=at_link)
    judged = usual is not None and may_judge(mine.bytes_s, usual, comparable=mine.comparable)
    return ReadSpeed(mine.bytes_s, mine.at, usual if judged else None)


# -- of all drives ---------------------------------------------------------------------------------------------


class Speeds(QObject):
    """The newest results of all drives; they are read only if a process has written since."""

    def __init__(self, session: Session, archive: Archive, checkups: Checkups) -> None:
        super().__init__(session)
        self._archive, self._checkups = archive, checkups
        self._results = NewestResults()
        self._state: object = None
        """State of the file in which they were read."""

    def read(self) -> None:
        """Read what is new."""
        if self._archive.untouched:
            return
        store = self._archive.store
        try:
            state = (store.state(), store.changes())
        except StoreError:
            # The page of the results shows why.
            return
        if state != self._state:
            self._state, self._results = state, newest(store, READ_SPEEDS)

    def of(self, drive: Drive, *, limited: bool = False) -> ReadSpeed | None:
        """Return the read speed of *drive*, as far as results were read.

        If its link is known to be *limited*, the usual speed is that of a link that is not.
        """
        if drive.identity not in self._results.of_drive:
            return None
        return read_speed(drive, self._rpm(drive), self._results, at_link=not limited)

    def beside_last(self, drive: Drive, units: UnitSystem) -> str:
        """Return how the newest read speed of *drive* differs from the one before; empty without both."""
        if drive.identity not in self._results.of_drive:
            return ""
        from disktune_gui.store import differences  # noqa: PLC0415  # who has no results does not need it

        workload = workload_of(drive.kind)
        found = differences.past_figures(self._archive.store, drive, (workload,))[workload]
        figures = differences.comparable(found)
        if len(figures) < 2:
            return ""
        then, now = figures[-2:]
        change = differences.compare(now.bytes_s, then.bytes_s, differences.noise(figures[:-1]))
        differs = differences.change_words(change, now.bytes_s, then.bytes_s)
        words = differs, differences.last_words(then.bytes_s, units), day(then.at)
        return said(listed(filter(None, words)))

    def usual(self, drive: Drive, workloads: Sequence[Workload]) -> dict[str, Expected]:
        """Return what is usual for each of *workloads* on a drive, by their ids, as far as that is known."""
        archive, rpm = self._archive, self._rpm(drive)
        # Where on its drives a file is, is unknown.
        workloads = [one for one in workloads if one.target is Target.DRIVE]
        ids = [one.id for one in workloads]
        known = not archive.untouched and drive.model
        results = newest(archive.store, ids, drive.model) if known else NewestResults()
        found = ((one.id, expected(drive, one, rpm, results.sisters(drive, one))) for one in workloads)
        return {one: usual for one, usual in found if usual is not None}

    def _rpm(self, drive: Drive) -> int | None:
        """Return how fast *drive* turns, if it has reported that."""
        checked = self._checkups.of(drive)
        found = checked.facts.identification if checked is not None else None
        if found is None:
            return None
        if found.ata is not None:
            rotation = found.ata.rotation_by_standard
            return rotation.rpm if rotation.kind is RotationKind.ROTATING else None
        return found.characteristics.rpm if found.characteristics is not None else None
