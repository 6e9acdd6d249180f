"""Where the program's own engine is the limit, fio makes the runs; the scripted drive says how busy it is."""

from __future__ import annotations

import threading
from typing import Any, cast

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.measurement import DataPath, FolderFacts, Measurement, Run, Stage
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure
from disktune_contract.workloads import of_drive, of_folder
from disktune_helper.bench import bench_step, opening
from disktune_helper.bench.bench import BTRFS_READ_AHEAD, Bench, RunResult
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import Tell, Tick
from disktune_helper.bench.opening import drive_bench
from disktune_helper.bench.queued import TRIAL_S
from disktune_helper.system.ports import Node, Ports
from tests.helper.bench.scripted import GIB, Samples, Scripted

SDX = DriveRef("sdx", "wwn:1")
REQUEST = of_drive(SDX, "drive.random-4k-q32", seconds=2, runs=3)
IOPS = 10_000
ABSENT = Refusal(Fault.NOT_INSTALLED, "fio is not installed. To install it: sudo apt install fio")


def drive(busy: float) -> Scripted:
    """Return one that answers so many requests a second, for which the engine is busy so much of the time."""
    return Scripted(bytes_s=1e12, access_s=1 / IOPS, busy=busy)


class Fio:
    """Makes runs of a million requests, or says why not."""

    program = "fio-3.33, io_uring"

    def __init__(self, drive: Scripted, fails: Refusal | None = None) -> None:
        self.made, self.closed = 0, 0
        self._drive, self._fails = drive, fails

    def prepare(self, index: int, tell: Tell, cancelled: threading.Event) -> None: ...

    def make(self, index: int, tell: Tell, cancelled: threading.Event) -> RunResult:
        if self._fails:
            raise self._fails
        self.made += 1
        self._drive.clock += 1.0
        self._drive.counted += 1_000_000 * 4096
        tell(Tick(index, Stage.RUNNING, 1.0, 0, 4096e6, 1e6, 1e-6, 1e-5, 32.0, 1.0))
        return RunResult(Run(1_000_000 * 4096, 0, 1.0, 1_000_000, 0, 0.8))

    def close(self) -> None:
        self.closed += 1


def measured(
    drive: Scripted, monkeypatch: pytest.MonkeyPatch, fio: Fio | Refusal, wanted: Measure = REQUEST
) -> tuple[Measurement, Samples]:
    def found(_node: Node, _ports: Ports, _step: BenchStep) -> Fio:
        if isinstance(fio, Refusal):
            raise fio
        return fio

    monkeypatch.setattr(opening, "_fio_on_drive", found)
    samples: Samples = []
    (one,) = bench_step.of_drive(wanted, drive.capacity)
    node, ports, cancelled = cast(Node, drive), cast(Ports, drive), threading.Event()
    with drive_bench(node, ports, one, samples.append, cancelled, hands_over=True) as bench:
        for _ in range(one.runs):
            bench.run()
        return bench.result(), samples


@pytest.mark.slow
def test_an_engine_that_has_time_left_makes_all_runs_and_tells_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    result, samples = measured(drive(0.6), monkeypatch, ABSENT)
    assert (result.engine, result.program.split(", ")[1]) == (Engine.READER, "scripted")
    assert result.notes == ()
    assert [run.reads for run in result.runs] == pytest.approx([2 * IOPS] * 3, rel=0.01)
    first = [tick.elapsed_s for tick in samples if tick.run == 0]
    assert first == sorted(first)
    assert first[0] == pytest.approx(0.2, abs=0.01)
    assert len(first) == pytest.approx(10, abs=1)


def test_where_the_engine_is_the_limit_fio_makes_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = drive(0.8)
    fio = Fio(fast)
    found, samples = measured(fast, monkeypatch, fio)
    assert (found.engine, found.program, fio.made, fio.closed) == (Engine.FIO, "fio-3.33, io_uring", 3, 1)
    assert [run.reads for run in found.runs] == [1_000_000] * 3
    assert found.notes == ("DiskTune uses fio for such fast drives.",)
    # Nothing of what was begun is told, and nobody else is blamed for what it read.
    assert {tick.iops for tick in samples} == {1e6}
    assert found.foreign_bytes == 0
    own = [offset for offset, length in fast.reads if length == 4096]
    assert TRIAL_S * IOPS <= len(own) <= (TRIAL_S + 0.25) * IOPS


@pytest.mark.slow
def test_time_spent_in_waiting_for_a_processor_is_not_the_drives_either(monkeypatch: pytest.MonkeyPatch) -> None:
    crowded = drive(0.3)
    crowded.crowded = 0.5
    fio = Fio(crowded)
    found, _ = measured(crowded, monkeypatch, fio)
    assert (found.engine, fio.made) == (Engine.FIO, 3)
    crowded = drive(0.3)
    crowded.crowded = 0.5
    found, _ = measured(crowded, monkeypatch, ABSENT)
    assert found.engine_limited
    assert found.notes[0].startswith("The CPU was busy; the drive may be faster.")


@pytest.mark.slow
def test_without_fio_the_engine_goes_on_and_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found, samples = measured(drive(0.8), monkeypatch, ABSENT)
    assert found.engine is Engine.READER
    assert found.engine_limited
    assert [run.reads for run in found.runs] == pytest.approx([2 * IOPS] * 3, rel=0.01)
    assert found.notes[0].startswith("The CPU may be the limit (80% busy)")
    assert found.notes[1] == f"DiskTune uses fio for such fast drives. {ABSENT.why}"
    assert found.foreign_bytes == 0
    assert next(tick.elapsed_s for tick in samples) == pytest.approx(0.2, abs=0.01)


@pytest.mark.slow
def test_a_fio_that_fails_is_no_reason_to_have_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = drive(0.8)
    fio = Fio(fast, Refusal(Fault.IO_ERROR, "fio failed: it exited with status 1."))
    found, _ = measured(fast, monkeypatch, fio)
    assert (found.engine, fio.closed) == (Engine.READER, 1)
    assert found.notes[1].endswith("fio failed: it exited with status 1.")


@pytest.mark.parametrize("fault", [Fault.CANCELLED, Fault.DRIVE_GONE])
def test_what_ends_a_measurement_ends_it(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    fast = drive(0.8)
    with pytest.raises(Refusal) as caught:
        measured(fast, monkeypatch, Fio(fast, Refusal(fault, "It is over.")))
    assert caught.value.fault is fault


def test_a_drive_that_ends_before_the_engine_is_known_is_measured_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    small = Scripted(bytes_s=1e9, busy=0.9, capacity=100 << 20)
    found, samples = measured(
        small, monkeypatch, ABSENT, of_drive(SDX, "drive.sequential-1m-q8", seconds=1, runs=1)
    )
    assert found.runs[0].bytes_read == 100 << 20
    assert samples


def test_a_comparison_is_of_one_engine_whatever_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values of a setting are compared by runs that must not change hands in between."""
    busy = drive(0.9)
    monkeypatch.setattr(opening, "_fio_on_drive", lambda *_: pytest.fail("it was handed over"))
    (one,) = bench_step.of_drive(REQUEST, busy.capacity)
    node, ports = cast(Node, busy), cast(Ports, busy)
    with drive_bench(node, ports, one, lambda _tick: None, threading.Event()) as bench:
        bench.run()
        assert bench.result().engine is Engine.READER


# -- what the kernel reads ahead for a file is no other use of the drive, whichever device's read-ahead it is --


OWN = 64 * 2**20
KIB = 1024


class Maker:
    """Reads `OWN` bytes of a file, and has the kernel read so many more."""

    program = "test"

    def __init__(self, drive: Scripted, ahead: int) -> None:
        self._drive, self._ahead = drive, ahead

    def prepare(self, *_: object) -> None:
        pass

    def make(self, *_: object) -> RunResult:
        self._drive.counted += OWN + self._ahead
        return RunResult(Run(OWN, 0, 1.0, OWN // 4096, 0, 0.1))

    def close(self) -> None:
        pass


def foreign(ahead: int, path: DataPath, **above: str) -> int | None:
    drive = Scripted(above=above)
    step = bench_step.of_folder(of_folder("/home", "dd.read-4k.first"))[0]
    facts = FolderFacts("/home", path.kind, ("sdx",), GIB, path=path)
    ports: Any = drive
    with Bench(Maker(drive, ahead), step, ports, ("sdx",), lambda _: None, threading.Event(), facts) as bench:
        return bench.run().foreign_bytes


@pytest.mark.parametrize(("volume", "windows"), [("128", 4), ("1024", 4)])
def test_two_windows_that_fio_has_doubled_by_the_volume_on_top(volume: str, windows: int) -> None:
    path, most = DataPath("254:1", "ext4", read_ahead="dm-1"), windows * int(volume) * KIB
    above = {"dm-1": volume}
    assert foreign(most, path, **above) == 0
    assert foreign(most + 4 * KIB, path, **above) == 4 * KIB


def test_a_btrfs_reads_ahead_by_its_own() -> None:
    path = DataPath("0:45", "btrfs", own_read_ahead=True)
    assert foreign(4 * BTRFS_READ_AHEAD, path) == 0
    assert foreign(4 * BTRFS_READ_AHEAD + 4 * KIB, path) == 4 * KIB
