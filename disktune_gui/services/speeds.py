"""What drives read at, beside what is usual for their kind."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QObject

from disktune_contract.checkup.usual import READ_SPEEDS, Expected, ReadSpeed
from disktune_contract.drives.drive import Drive
from disktune_contract.health.identification import RotationKind
from disktune_contract.measuring.workload import Target, Workload
from disktune_gui.client.session import Session
from disktune_gui.services.archive import Archive
from disktune_gui.services.checkups import Checkups
from disktune_gui.store.entry import StoreError
from disktune_gui.store.read_speed import NewestResult, newest, read_speed, usual_of


class Speeds(QObject):
    """The newest results of all drives; they are read only if a process has written since."""

    def __init__(self, session: Session, archive: Archive, checkups: Checkups) -> None:
        super().__init__(session)
        self._archive, self._checkups = archive, checkups
        self._results: Sequence[NewestResult] = ()
        self._measured: frozenset[str] = frozenset()
        """Identities of the drives that have a result."""
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
            self._measured = frozenset(one.identity for one in self._results)

    def of(self, drive: Drive, *, limited: bool = False) -> ReadSpeed | None:
        """Return the read speed of *drive*, as far as results were read.

        If its link is known to be *limited*, the usual speed is that of a link that is not.
        """
        if drive.identity not in self._measured:
            return None
        return read_speed(drive, self._rpm(drive), self._results, at_link=not limited)

    def usual(self, drive: Drive, workloads: Sequence[Workload]) -> dict[str, Expected]:
        """Return what is usual for each of *workloads* on a drive, by their ids, as far as that is known."""
        archive, rpm = self._archive, self._rpm(drive)
        # Where on its drives a file is, is unknown.
        workloads = [one for one in workloads if one.target is Target.DRIVE]
        ids = [one.id for one in workloads]
        results = () if archive.untouched or not drive.model else newest(archive.store, ids, drive.model)
        found = ((one.id, usual_of(drive, one, rpm, results)) for one in workloads)
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
