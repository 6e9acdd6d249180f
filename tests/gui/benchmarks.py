"""What the tests of the benchmark page share: a helper that measures what the test says."""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.measuring.measurement import FolderFacts, Measurement, Run, Stage
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.action import TrimList
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.measurement import (
    EngineList,
    Measure,
    MeasureEnded,
    MeasureFolder,
    MeasureSample,
    OfFolder,
    Started,
)
from disktune_contract.messages.protocol import Nothing
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.controls.panel import ChartPanel
from tests.gui.scripted_session import ScriptedSession, a_drive, hard_disk
from tests.narrowed import of_kind

MB = 1_000_000
SDA, SDB = a_drive("sda", "Example Disk 1000"), a_drive("sdb", "Other Disk")


class Bench:
    """The helper's part of a measurement."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.jobs = 0
        session.answers |= {
            "measure": self.start,
            "cancel": lambda _args: Nothing(),
            "engines": lambda _args: EngineList(()),
            "check-folder": self.look,
            "measure-folder": self.start,
            "cancel-folder": lambda _args: Nothing(),
            "trim-targets": lambda _args: TrimList(()),
            "settings": lambda _args: StateList(hard_disk()),
            "drives": lambda _args: DriveList((replace(SDA, temperature_c=41.0), SDB)),
        }

    def look(self, args: OfFolder) -> FolderFacts:
        return FolderFacts(args.folder, "btrfs", ("sdb",), 500 * 10**9, ("It copies.",))

    def start(self, _args: Measure | MeasureFolder) -> Started:
        self.jobs += 1
        return Started(self.jobs)

    def sample(self, run: int, elapsed_s: float, bytes_s: float, job: int | None = None) -> None:
        position = round(elapsed_s * bytes_s)
        rest = (bytes_s, bytes_s / (2 << 20), None, None, 1.0, 0.5)
        self.session.measure_sample.emit(
            MeasureSample(job or self.jobs, 0, run, Stage.RUNNING, elapsed_s, position, *rest)
        )

    def runs(self, *rates: float) -> None:
        for run, rate in enumerate(rates):
            for step in range(1, 31):
                self.sample(run, step / 10, rate)

    def end(self, request: Measure, *rates: float, foreign: int = 0, notes: tuple[str, ...] = ()) -> None:
        share = foreign // len(rates)
        runs = tuple(
            Run(int(3 * rate), 0, 3.0, 1, 0, 0.24, device_bytes=int(3 * rate), foreign_bytes=share)
            for rate in rates
        )
        result = Measurement(
            workload=request.workloads[0], engine=Engine.READER, program="DiskTune", span_bytes=1 << 30, depth=1,
            jobs=1, seconds=3, offset_bytes=request.offset_bytes, block_bytes=2 << 20, runs=runs, notes=notes,
        )  # fmt: skip
        self.session.measure_ended.emit(MeasureEnded(self.jobs, (result,)))

    def fail(self, fault: Fault, why: str) -> None:
        self.session.measure_ended.emit(MeasureEnded(self.jobs, (), fault, why))


def chart(page: BenchmarkPage) -> ChartPanel:
    return of_kind(ChartPanel, page.findChild(ChartPanel))


def measure(page: BenchmarkPage, bench: Bench, *rates: float, **more: object) -> None:
    """Click Start and let it run to its end."""
    page.form.start_button.click()
    request = bench.session.of("measure")[-1]
    bench.runs(*rates)
    bench.end(request, *rates, **more)  # type: ignore[arg-type]
