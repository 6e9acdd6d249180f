"""Every kind of workload, done on simulated drives through the helper's own jobs, in simulated time."""

from __future__ import annotations

import threading
from itertools import count
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Engine, Pattern, Target, Workload
from disktune_contract.messages.measurement import MeasureEnded, MeasureResult
from disktune_contract.wire import MAX_REPLY
from disktune_contract.workloads import BY_ID, WORKLOADS, of_drive, of_folder
from disktune_gui.demo.medium import MEMORY_BYTES_S
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.bench.jobs import Jobs
from disktune_helper.drives import drive_list
from tests.amounts import PATIENCE_S
from tests.demo.machines import machine


def ref(ports: SimulatedPorts, name: str) -> Any:
    return next(drive.ref for drive in drive_list.drives(ports) if drive.name == name)


def measured(
    ports: SimulatedPorts, workload: Workload, drive: str = "sda", folder: str = "/srv/projects"
) -> Measurement:
    """Do one short run and return the result, as it comes over the pipe."""
    ends: list[MeasureEnded] = []
    lines: list[str] = []
    over = threading.Event()

    def emit(name: str, message: Any) -> None:
        if name == "measure-result":
            lines.append(wire.dump(message))
        if name == "measure-ended":
            ends.append(message)
            over.set()

    jobs = Jobs(ports, emit, count(1))
    seconds = workload.seconds.least if workload.seconds else None
    if workload.engine is Engine.BONNIE or workload.pattern is Pattern.SURFACE:
        seconds = None
    if workload.target is Target.DRIVE:
        ports.world.drives[drive].medium.busy_share = lambda: 0.0
        request = of_drive(ref(ports, drive), workload.id, seconds=seconds, runs=1)
        jobs.start(ports.open_drive(drive), request)
    else:
        jobs.start_folder(
            of_folder(folder, workload.id, seconds=seconds, runs=1, file_mib=max(16, workload.file_mib.least))
        )
    assert over.wait(PATIENCE_S)
    assert (ends[0].fault, ends[0].why) == (None, "")
    return wire.load(MeasureResult, wire.parse(lines[0], MAX_REPLY)).result


def kind(workload: Workload) -> tuple[object, ...]:
    """Return what the engines and the simulated drives distinguish; sizes and depths are only numbers to them."""
    return (
        *(workload.engine, workload.pattern, workload.target, workload.read_percent, workload.cache),
        *(workload.sync, workload.total_bytes, workload.appends, workload.beside_bytes, workload.rests),
        *(workload.offset, workload.points, workload.depth > 1, workload.jobs > 1),
    )


KINDS = {kind(workload): workload for workload in reversed(WORKLOADS)}


@pytest.mark.slow
@pytest.mark.parametrize("workload", KINDS.values(), ids=lambda workload: workload.id)
def test_each_gives_a_result_that_a_drive_could_give(workload: Workload) -> None:
    ports, _ = machine()
    result = measured(ports, workload)
    assert result.workload == workload.id
    (run,) = result.runs
    assert run.seconds > 0
    assert 0 < run.bytes_s < 1.1 * MEMORY_BYTES_S
    if workload.pattern is not Pattern.FILE_SYSTEM:
        assert run.reads > 0 or workload.read_percent == 0
        assert run.writes > 0 or workload.read_percent == 100
        assert run.read_latency or run.write_latency
    else:
        assert len(result.figures) == 12
    assert len(result.curve) == workload.points
    assert len(result.accesses) == workload.accesses


def rate(drive: str, name: str, folder: str = "") -> float:
    ports, _ = machine()
    return measured(ports, BY_ID[name], drive, folder).median_iops


@pytest.mark.slow
def test_the_drives_differ_as_drives_do() -> None:
    assert 60 < rate("sdb", "drive.random-4k-q1") < 100
    assert 140 < rate("sdb", "drive.random-4k-q32") < 240
    assert 7_000 < rate("sda", "drive.random-4k-q1") < 12_000
    assert rate("nvme0n1", "drive.random-4k-q32") > 50_000


def test_a_file_is_as_fast_as_the_drive_that_it_lies_on() -> None:
    disk, flash = (rate("", "file.rnd4k-q1t1.read", folder) for folder in ("/home/alex", "/srv/games"))
    assert 60 < disk < 110
    assert flash > 10_000


def test_a_commit_waits_for_the_platter() -> None:
    assert 90 < rate("", "use.database-log", "/home/alex") < 125
    assert 500 < rate("", "use.database-log", "/srv/projects") < 1000


def test_what_is_written_at_the_end_is_waited_for() -> None:
    ports, _ = machine()
    none, waited = (
        measured(ports, BY_ID[f"dd.write-1m.{sync}"], folder="/home/alex").median_bytes_s
        for sync in ("none", "fdatasync")
    )
    assert none > 20 * waited
    assert waited < 200e6
