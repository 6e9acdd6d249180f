"""The newest results of drives beside what is usual for them. Without Qt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from disktune_contract import wire
from disktune_contract.checkup.usual import Expected, ReadSpeed, expected, is_comparable
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Workload
from disktune_contract.record import record
from disktune_contract.workloads import BY_ID
from disktune_gui.store.entry import FigureMeaning, StoreError

if TYPE_CHECKING:
    from disktune_gui.store.store import ResultStore


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


def newest(store: ResultStore, workloads: Sequence[str], model: str = "") -> tuple[NewestResult, ...]:
    """Return the newest result of each of *workloads* on each drive; what cannot be read is not there."""
    try:
        rows = store.newest(workloads, model)
    except StoreError:
        return ()
    return tuple(_of(row) for row in rows)


def _of(row: tuple[str, str, str | None, float, str, float, str, str, int]) -> NewestResult:
    identity, model, link, at, workload, figure, unit, result, upkeep = row
    factor = BY_ID[workload].block_bytes if unit == FigureMeaning.IOPS and workload in BY_ID else 1
    try:
        comparable = not upkeep and is_comparable(wire.load(Measurement, json.loads(result)))
    except (ValueError, TypeError):
        comparable = False
    return NewestResult(identity, model, link or "", at, workload, figure * factor, comparable)


def usual_of(
    drive: Drive, workload: Workload, rpm: int | None, results: Iterable[NewestResult], *, at_link: bool = True
) -> Expected | None:
    """Return what is usual for a drive, by those of *results* that are of its sisters or by its kind."""
    sisters = [
        one.bytes_s
        for one in results
        if one.comparable
        and one.workload == workload.id
        and drive.model
        and (one.model, one.link) == (drive.model, drive.link)
        and one.identity != drive.identity
    ]
    return expected(drive, workload, rpm, sisters, at_link=at_link)


def read_speed(
    drive: Drive, rpm: int | None, results: Sequence[NewestResult], *, at_link: bool = True
) -> ReadSpeed | None:
    """Return the newest of *results* on *drive* beside what is usual; None without one."""
    if not drive.identity or drive.same_identity_as:
        return None
    mine = max((one for one in results if one.identity == drive.identity), key=lambda one: one.at, default=None)
    if mine is None:
        return None
    if not mine.comparable or mine.link != drive.link:
        return ReadSpeed(mine.bytes_s, mine.at)
    usual = usual_of(drive, BY_ID[mine.workload], rpm, results, at_link=at_link)
    return ReadSpeed(mine.bytes_s, mine.at, usual)
