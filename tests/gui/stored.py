"""Believable results for the tests of the store and of what shows it."""

from __future__ import annotations

import math
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from disktune_contract.measuring.latency import bucket, latency
from disktune_contract.measuring.measurement import Access, FolderFacts, Measurement, Point, Run, Stage
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.measurement import MeasureSample
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID
from disktune_gui.store import bodies
from disktune_gui.store.bodies import MeasurementBody
from disktune_gui.store.entry import (
    Envelope,
    FigureMeaning,
    Machine,
    MeasuredDrive,
    ResultEntry,
    ResultKind,
    RunConditions,
    SettingInForce,
    new_id,
)
from disktune_gui.store.store import ResultStore
from disktune_gui.text.series import Trace

DRIVE = MeasuredDrive(
    name="sda", kind="ata", identity="wwn:50014ee2b0000001", model="Example Disk 1000", serial="WD-EX4MPL3",
    firmware="01.01A01", wwn="50014ee2b0000001", size_bytes=1_000_204_886_016, logical_sector_bytes=512,
    physical_sector_bytes=4096, rotational=True, link="SATA 6 Gb/s",
)  # fmt: skip
MACHINE = Machine("Example Works", "Example CPU", 16 << 30, "6.1.0-28-amd64", "Debian GNU/Linux 12 (bookworm)")


def make_entry(note: str = "", body: dict[str, Any] | None = None, **changes: Any) -> ResultEntry:
    """Return a result; *changes* are fields of its envelope."""
    facts: dict[str, Any] = {
        "id": new_id(),
        "kind": ResultKind.MEASUREMENT,
        "at": 1_790_000_000.25,
        "program": "DiskTune 0.1.0",
        "drive": DRIVE,
        "machine": MACHINE,
        "before": RunConditions(34.0, "mains", "schedutil", 0.25),
        "after": RunConditions(36.0, "mains", "schedutil", 0.9),
        "settings": (
            SettingInForce("block.read_ahead", 128, "live"),
            SettingInForce("ata.write_cache", False, "cached"),
        ),
        "workload": "direct",
        "figure": 150e6,
        "unit": FigureMeaning.BYTES_S,
    }
    return ResultEntry(Envelope(**(facts | changes)), MEASURED if body is None else body, note)


def a_run(bytes_s: float, seconds: float = 3.0, block: int = 1 << 20, **changes: Any) -> Run:
    """Return a run of reads that took about as long as its rate says, the slowest ten times as long."""
    count = max(1, round(bytes_s * seconds / block))
    each = round(seconds / count * 1e9)
    found = latency({bucket(each): count - 1, bucket(each * 10): 1} if count > 1 else {bucket(each): 1})
    facts: dict[str, Any] = {
        "bytes_read": round(bytes_s * seconds), "bytes_written": 0, "seconds": seconds, "reads": count,
        "writes": 0, "processor_s": 0.1, "read_latency": found,
        "device_bytes": round(bytes_s * seconds), "foreign_bytes": 0,
    }  # fmt: skip
    return Run(**(facts | changes))


def a_measurement(workload: str = "drive.direct", *rates: float, **changes: Any) -> Measurement:
    """Return the result of a workload whose runs had those *rates*, in bytes per second."""
    declared = BY_ID[workload]
    facts: dict[str, Any] = {
        "workload": workload, "engine": declared.engine, "program": "disktune 0.1.0, preadv", "offset_bytes": 0,
        "span_bytes": DRIVE.size_bytes, "block_bytes": declared.block_bytes, "depth": declared.depth,
        "jobs": declared.jobs, "seconds": 3,
        "runs": tuple(a_run(rate, block=declared.block_bytes) for rate in rates or (150e6, 148e6, 155e6)),
    }  # fmt: skip
    return Measurement(**(facts | changes))


def a_surface(points: int = 100, **changes: Any) -> Measurement:
    """Return a disk that is half as fast at its end, with one slow spot in the middle."""
    size = DRIVE.size_bytes
    curve = tuple(
        Point(size * i // points, (20e6 if i == points // 2 else 200e6 - 100e6 * i / points))
        for i in range(points)
    )
    accesses = tuple(
        Access((size * i * 7919 // 1000) % size, size * i // 200, 0.004 + 0.01 * math.sqrt(i / 200))
        for i in range(200)
    )
    return a_measurement("drive.surface", 150e6, curve=curve, accesses=accesses, **changes)


def a_trace(result: Measurement) -> Trace:
    """Return samples, four a second, that lead to *result*."""
    return Trace(
        [
            MeasureSample(
                1, 0, number, Stage.RUNNING, step / 4, round(step / 4 * run.bytes_s), run.bytes_s, run.iops,
                1 / run.iops, 3 / run.iops, 1.0, step / 12,
            )
            for number, run in enumerate(result.runs)
            for step in range(1, 13)
        ]
    )  # fmt: skip


def make_measured(result: Measurement | None = None, note: str = "", **changes: Any) -> ResultEntry:
    """Return a measurement as the program stores it."""
    result = result or a_measurement()
    figure, unit = bodies.figure(result)
    body = bodies.to_body(MeasurementBody(result, bodies.samples(a_trace(result))))
    envelope = {"workload": result.workload, "figure": figure, "unit": unit, **changes}
    return make_entry(note, dict(body), **envelope)


def make_set(profile: str, at: float, *rates: float, **changes: Any) -> list[ResultEntry]:
    """Return what a profile has left in the store: its tests in turn, each with one of those *rates*."""
    batch, found = new_id(), []
    for number, (step, rate) in enumerate(zip(PROFILE_BY_ID[profile].steps, rates, strict=False)):
        folder = FolderFacts("/home/u", "ext4", ("sda",), 10**10) if BY_ID[step].target is Target.FOLDER else None
        result = a_measurement(step, rate, folder=folder, span_bytes=1 << 30)
        figure, unit = bodies.figure(result)
        body = bodies.to_body(MeasurementBody(result, bodies.samples(a_trace(result)), batch, profile))
        envelope = {"workload": step, "figure": figure, "unit": unit, "at": at + 10 * number, **changes}
        found.append(make_entry(body=dict(body), **envelope))
    return found


def with_settings(entry: ResultEntry, **values: Any) -> ResultEntry:
    """Return *entry* measured with other settings; a double underscore stands for the point in an id."""
    ids = {name.replace("__", "."): value for name, value in values.items()}
    kept = [one for one in entry.envelope.settings if one.setting not in ids]
    changed = [SettingInForce(one, value, "live") for one, value in ids.items()]
    return replace(entry, envelope=replace(entry.envelope, settings=(*kept, *changed)))


MEASURED = dict(bodies.to_body(MeasurementBody(a_measurement(), bodies.samples(a_trace(a_measurement())))))
"""What an entry holds unless a test says something else."""


def filled(path: Path, count: int = 300) -> bytes:
    """Make a store of some results and return its file."""
    with closing(ResultStore(path)) as store:
        store.add([make_entry(note=f"{number} " + "x" * 200, at=float(number)) for number in range(count)])
    return path.read_bytes()
