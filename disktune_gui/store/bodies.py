"""What an entry of each kind contains next to its envelope. Without Qt."""

from __future__ import annotations

from dataclasses import fields
from typing import cast

from disktune_contract import wire
from disktune_contract.measuring.measurement import Measurement, Stage
from disktune_contract.measuring.workload import Pattern, Sync
from disktune_contract.messages.comparison import Comparison
from disktune_contract.messages.measurement import MeasureSample
from disktune_contract.record import record
from disktune_contract.workloads import find
from disktune_gui.store.entry import Body, FigureMeaning, ResultEntry, ResultKind
from disktune_gui.text.series import Trace


@record
class Samples:
    """The samples of a run, a column for each figure: a tenth of the size of rows."""

    run: tuple[int, ...] = ()
    elapsed_s: tuple[float, ...] = ()
    position_bytes: tuple[int, ...] = ()
    bytes_s: tuple[float, ...] = ()
    iops: tuple[float, ...] = ()
    latency_s: tuple[float | None, ...] = ()
    worst_s: tuple[float | None, ...] = ()
    depth: tuple[float, ...] = ()


@record
class MeasurementBody:
    """One workload, measured once."""

    result: Measurement
    samples: Samples
    batch: str = ""
    """The same for all workloads that were measured in one go; empty for one alone."""
    profile: str = ""
    """Id of their profile."""


def samples(trace: Trace) -> Samples:
    """Return the samples of a measurement to be stored, without those of its preparation."""
    rows = [sample for sample in trace.samples if sample.stage is Stage.RUNNING]
    return Samples(**{part.name: tuple(getattr(row, part.name) for row in rows) for part in fields(Samples)})


def trace(stored: Samples) -> Trace:
    """Return stored samples as the charts take them."""
    columns = (getattr(stored, part.name) for part in fields(Samples))
    rows = zip(*columns, strict=True)
    return Trace(
        [
            MeasureSample(0, 0, run, Stage.RUNNING, elapsed, position, rate, iops, latency, worst, depth, 1.0)
            for run, elapsed, position, rate, iops, latency, worst, depth in rows
        ]
    )


def to_body(content: MeasurementBody) -> Body:
    """Return *content* as the body of an entry."""
    return cast("Body", wire.plain(content))


def measurement(entry: ResultEntry) -> MeasurementBody:
    """Return the content of *entry*. Raises `wire.WireError` if it is no measurement of this version's shape."""
    if entry.envelope.kind is not ResultKind.MEASUREMENT:
        raise wire.WireError("it is not a measurement")
    content = wire.load(MeasurementBody, dict(entry.body))
    lengths = {len(getattr(content.samples, part.name)) for part in fields(Samples)}
    if len(lengths) != 1:
        raise wire.WireError("its samples are not of one length")
    return content


def comparison(entry: ResultEntry) -> Comparison:
    """Return the result of a comparison or experiment. Raises `wire.WireError` if it is none of this version."""
    if entry.envelope.kind is ResultKind.MEASUREMENT:
        raise wire.WireError("it is a single measurement")
    return wire.load(Comparison, entry.body.get("result"))


def check(entry: ResultEntry) -> None:
    """Raise `wire.WireError` unless *entry* contains what its kind requires."""
    if entry.envelope.kind is ResultKind.MEASUREMENT:
        measurement(entry)
    else:
        comparison(entry)


def figure(result: Measurement) -> tuple[float | None, FigureMeaning]:
    """Return the main figure of a result: requests per second for workloads of small requests."""
    if result.curve:
        return sum(point.bytes_s for point in result.curve) / len(result.curve), FigureMeaning.BYTES_S
    if result.figures:
        reads = [one.value for one in result.figures if one.unit == "B/s"]
        return (max(reads) if reads else None), FigureMeaning.BYTES_S
    if not result.counted:
        return None, FigureMeaning.BYTES_S
    if small_requests(result.workload):
        return result.median_iops, FigureMeaning.IOPS
    return result.median_bytes_s, FigureMeaning.BYTES_S


def small_requests(workload: str) -> bool:
    """Return whether a workload is one of small requests, which are counted."""
    declared = find(workload)
    if declared is None or declared.block_bytes > SMALL_BYTES:
        return False
    return declared.pattern is Pattern.RANDOM or declared.sync in (Sync.DSYNC, Sync.SYNC)


SMALL_BYTES = 16 << 10
"""Requests up to this size count as IOPS, larger ones as throughput, as in profiles of other programs."""
