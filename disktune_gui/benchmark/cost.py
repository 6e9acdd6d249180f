"""What a benchmark writes, and what share that is of what the drive is rated for. Without widgets.

Endurance is rated in bytes written (TBW), which drives do not report. What they report is the percentage used and
the bytes written so far; their ratio estimates the rating, and only that: the vendor's own estimate counts what
the flash was written, not the host.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.measuring.long_write import REST_WRITES
from disktune_contract.measuring.workload import Engine, Pattern, Target, Workload
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_contract.workloads.bonnie import PASSES
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.services.archive import Archive
from disktune_gui.store.entry import FigureMeaning, ResultSummary
from disktune_gui.store.result_file import StoreError
from disktune_gui.text.amounts import duration, percent, quantity, size
from disktune_gui.text.said import said

translate = QCoreApplication.translate

MUCH_BYTES = 4 << 30
"""Less than that is not worth a word: a download, a film."""
MUCH_S = 20
"""So long a time of writing may be that much on a drive of which no speed is known."""
EXAMPLE_BYTES_S = 500_000_000
"""Speed in an example, where none is known: that of a SATA SSD."""
LEAST_PERCENT = 3
"""Of less the whole number that a drive reports tells too little about its rating."""
LEAST_SHARE = 0.0001
"""Smaller shares are told as less than that."""


@record
class Writes:
    """What is written."""

    known_bytes: int = 0
    """As far as the amount is known."""
    unknown_s: int = 0
    """Seconds of writing at a speed that is not known."""

    @property
    def much(self) -> bool:
        """Whether it is worth a word."""
        return self.known_bytes >= MUCH_BYTES or self.unknown_s >= MUCH_S


def writes(
    choice: WorkloadChoice,
    asked: tuple[int | None, int | None],
    file_bytes: int,
    speeds: Mapping[str, float],
) -> Writes:
    """Return what *choice* writes with the seconds and runs that are *asked* for; *speeds* in bytes per second.

    *file_bytes* is the size of the test file where the user chooses it.
    """
    if choice.target is not Target.FOLDER:
        return Writes()
    known = unknown_s = 0
    for workload in choice.workloads:
        seconds, runs = asked[0], asked[1] or workload.runs.usual
        if workload.engine is Engine.BONNIE:
            known += PASSES * file_bytes * runs
            continue
        if workload.writes and workload.total_bytes is not None:
            known += runs * workload.total_bytes
            continue
        if workload.pattern is Pattern.LONG_WRITE:
            known += file_bytes * (1 + (REST_WRITES if workload.rests else 0))
            continue
        known += workload.files * (workload.file_bytes or file_bytes)
        if not workload.writes:
            continue
        length_s = runs * (seconds or workload.limit_s)
        speed = speeds.get(workload.id)
        if speed is None or workload.beside_bytes:
            unknown_s += length_s
        else:
            known += round(length_s * speed * _share(workload))
    return Writes(known, unknown_s)


def _share(workload: Workload) -> float:
    """Return which share of the bytes is written."""
    return 1 - workload.read_percent / 100


def speeds(choice: WorkloadChoice, found: Sequence[ResultSummary], identity: str) -> dict[str, float]:
    """Return how fast the workloads of *choice* were the last time on the drive of that identity, in bytes/s."""
    blocks = {workload.id: workload.block_bytes for workload in choice.workloads}
    known: dict[str, float] = {}
    for one in found:
        if not identity or one.identity != identity or one.workload not in blocks or one.figure is None:
            continue
        factor = {FigureMeaning.BYTES_S: 1, FigureMeaning.IOPS: blocks[one.workload]}.get(one.unit)
        if factor is not None:
            known.setdefault(one.workload, one.figure * factor)
    return known


def past_speeds(archive: Archive, choice: WorkloadChoice, drive: Drive) -> dict[str, float]:
    """Return the same from what is stored; nothing where that cannot be read."""
    try:
        return speeds(choice, archive.store.summaries(), drive.identity)
    except StoreError:
        return {}


TB = 1_000_000_000_000


def rating_key(drive: Drive) -> str:
    """Return under which key the rating of *drive* is kept; empty if the drive cannot be recognized again."""
    return f"rated-writes/{drive.identity}" if drive.identity else ""


def entered_bytes(preferences: Preferences, drive: Drive | None) -> float | None:
    """Return the rated writes that the user entered for *drive*, None if that was never done."""
    key = rating_key(drive) if drive is not None else ""
    try:
        kept = float(preferences.text(key) or 0) if key else 0.0
    except ValueError:
        return None
    return kept * TB if kept > 0 else None


def rated_bytes(health: HealthSample | None) -> float | None:
    """Return about how much a drive is rated to write over its life; None if what it reports does not tell."""
    if health is None or health.wear_percent is None or not health.bytes_written:
        return None
    if not LEAST_PERCENT <= health.wear_percent <= 100:
        return None
    return 100 * health.bytes_written / health.wear_percent


def words(cost: Writes, health: HealthSample | None, units: UnitSystem, entered: float | None = None) -> str:
    """Return what is written and what that costs; empty where it is little. *entered*: rated writes in bytes."""
    if not cost.much:
        return ""
    parts = []
    if cost.known_bytes:
        parts.append(_amount(cost, entered or rated_bytes(health), units))
    if cost.unknown_s:
        told = translate("Benchmark", "Writes as fast as the drive can for {time}: {amount} at 500 MB/s.")
        example = size(cost.unknown_s * EXAMPLE_BYTES_S, units)
        parts.append(told.format(time=duration(cost.unknown_s), amount=example))
    if health is not None and health.wear_percent is not None:
        used = translate("Benchmark", "The drive reports {share} of its rated life as used.")
        parts.append(used.format(share=quantity(health.wear_percent, "%")))
    return said(in_turn(*parts))


def _amount(cost: Writes, rated: float | None, units: UnitSystem) -> str:
    amount = size(cost.known_bytes, units)
    if rated is None or cost.unknown_s:
        return translate("Benchmark", "Writes about {amount} in all.").format(amount=amount)
    share = cost.known_bytes / rated
    told = translate("Benchmark", "Writes about {amount} in all, about {share} of the rated writes ({rated}).")
    if share < LEAST_SHARE:
        told = translate("Benchmark", "Writes about {amount} in all, below {share} of the rated writes ({rated}).")
    return told.format(amount=amount, share=percent(max(share, LEAST_SHARE), 2), rated=size(rated, units))
