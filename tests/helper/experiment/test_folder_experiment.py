"""Comparisons in a file: root's half switches and holds the way back, the user's measures; whatever happens."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import workloads
from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import CompareEnded, CompareFolder, CompareRun, CompareSwitch
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureEnded, MeasureFolder, MeasureSample, OfJob
from disktune_gui.demo import file_benchmarks
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.bench import folders
from disktune_helper.experiment.folder import FolderMeter
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from disktune_helper.system.ports import Ended
from disktune_helper.system.system_ports import SystemPorts
from tests.helper.root_and_user import CACHE, SCHEDULER, Halves, disk


class TestFindings:
    @pytest.mark.slow
    def test_the_write_cache_matters_where_something_is_written(self, halves: Halves) -> None:
        disk(halves)
        assert halves.value(CACHE) is True
        halves.hold(CACHE, False)
        halves.begin("file.rnd4k-q1t1.write")
        end = halves.ended()
        assert (end.fault, end.why, end.stuck) == (None, "", ())
        assert end.result is not None
        assert end.result.metric is Metric.IOPS
        assert end.result.findings[0].verdict is Verdict.SLOWER
        assert end.result.findings[0].words.startswith("Slower by ")
        ended = halves.put_back()
        assert {result.fault for result in ended.results} <= {None}
        assert halves.value(CACHE) is True
        assert halves.root.session.holds == {}
        assert not halves.root.session.busy

    @pytest.mark.slow
    def test_a_workload_of_waits_is_judged_by_its_percentile_and_the_shorter_one_wins(
        self, halves: Halves
    ) -> None:
        before = halves.value(SCHEDULER)
        other = "none" if before != "none" else "mq-deadline"
        halves.hold(SCHEDULER, other)
        halves.begin("use.desktop-copy", seconds=5)
        end = halves.ended()
        assert end.result is not None
        assert end.result.metric is Metric.P99
        found = end.result.findings[0]
        pair = found.pairs[0]
        assert found.estimate is not None
        # Without a scheduler the copy is ahead of every read.
        longer = other == "none"
        assert (pair.after > pair.before) is longer
        assert found.verdict is (Verdict.SLOWER if longer else Verdict.FASTER)
        assert found.words.startswith(f"Latency {'higher' if longer else 'lower'} by ")
        assert (found.estimate.ratio < 1) is longer
        halves.put_back()
        assert halves.value(SCHEDULER) == before

    @pytest.mark.slow
    def test_too_few_requests_for_a_percentile_are_no_conclusion(self, halves: Halves) -> None:
        disk(halves)
        halves.root.world.drives[halves.drive].medium.curve = _crawling(
            halves.root.world.drives[halves.drive].medium.curve
        )
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("use.desktop-copy")
        end = halves.ended()
        assert end.result is not None
        assert "pairs disturbed." in end.result.void
        assert "too few for a 99th percentile" in end.result.void

    @pytest.mark.slow
    def test_the_file_is_written_before_any_value_is_asked_for(
        self, halves: Halves, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("disktune_helper.bench.fio.INTERVAL_MS", 1)
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("file.seq1m-q1t1.read", file_mib=256)
        halves.ended()
        kinds = [type(args) for _, args in halves.said]
        assert MeasureSample in kinds
        assert kinds.index(MeasureSample) < min(kinds.index(CompareSwitch), kinds.index(CompareRun))
        shares = [sample.progress for sample in halves.of(MeasureSample)]
        assert shares == sorted(shares)

    @pytest.mark.slow
    def test_each_switch_is_by_way_of_what_was_found(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("file.rnd4k-q1t1.read")
        halves.ended()
        assert set(halves.switches) == {0, 1}
        causes = [entry.cause for entry in reversed(halves.root.session.journal.entries("", 10))]
        assert causes[:2] == ["tried", "compared"]

    @pytest.mark.slow
    def test_what_cannot_be_switched_back_and_forth_stays_as_long_as_it_is_measured(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("file.rnd4k-q1t1.read", interleaved=False)
        end = halves.ended()
        assert end.result is not None
        assert [run.arm for run in halves.of(CompareRun)] == [0] * 6 + [1] * 6
        assert halves.switches == [1] * 6
        assert "not interleaved" in end.result.findings[0].words or "Inconclusive" in end.result.findings[0].words


def _crawling(curve: Any) -> Any:
    from dataclasses import replace

    return replace(curve, access_s=0.5)


class TestTroubles:
    def begun(self, halves: Halves, **more: Any) -> int:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        job = halves.begin("file.rnd4k-q1t1.read", rounds=64, **more)
        halves.until(lambda: len(halves.of(CompareRun)) >= 2)
        return job

    def test_cancelled(self, halves: Halves) -> None:
        before = halves.value(SCHEDULER)
        job = self.begun(halves)
        BROWSE_HANDLERS["cancel-folder"](halves.user, OfJob(job))
        assert halves.ended().fault is Fault.CANCELLED
        halves.put_back()
        assert halves.value(SCHEDULER) == before
        assert not halves.user.experiments

    @pytest.mark.slow
    @pytest.mark.parametrize("moment", [0, 1, 3, 6])
    def test_cancelled_at_any_moment_nothing_is_left(self, halves: Halves, moment: int) -> None:
        before = halves.value(SCHEDULER)
        halves.hold(SCHEDULER, "none" if before != "none" else "mq-deadline")
        job = halves.begin("file.rnd4k-q1t1.read", rounds=64, file_mib=64)
        halves.until(lambda: len(halves.said) >= moment)
        time.sleep(0.003 * moment)
        BROWSE_HANDLERS["cancel-folder"](halves.user, OfJob(job))
        halves.put_back()
        halves.relays = False
        assert halves.ended().fault is Fault.CANCELLED
        assert halves.value(SCHEDULER) == before
        assert halves.root.session.trials.all() == []
        assert not halves.user.experiments

    def test_cancelled_while_it_waits_for_a_value(self, halves: Halves) -> None:
        halves.relays = False
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        job = halves.begin("file.rnd4k-q1t1.read")
        halves.until(lambda: bool(halves.of(CompareSwitch)))
        BROWSE_HANDLERS["cancel-folder"](halves.user, OfJob(job))
        assert halves.ended().fault is Fault.CANCELLED

    def test_the_user_goes_away(self, halves: Halves) -> None:
        self.begun(halves)
        halves.user.stop_work()
        assert halves.ended().fault is Fault.CANCELLED

    def test_the_machine_slept(self, halves: Halves) -> None:
        self.begun(halves)
        asleep = count(0, 60)
        halves.user.ports.suspended = lambda: float(next(asleep))  # type: ignore[method-assign]
        end = halves.ended()
        assert end.result is not None
        assert "suspended" in end.result.void
        assert end.result.findings[0].verdict is Verdict.VOID

    def failing(self, halves: Halves, monkeypatch: pytest.MonkeyPatch, error: int, **more: Any) -> CompareEnded:
        """Let fio fail in the middle; with ``pulled`` because the drive is gone."""
        self.begun(halves)
        pulled, genuine = more.get("pulled"), halves.user.ports.read_text

        def report(*_: object) -> str:
            if pulled:
                monkeypatch.setattr(
                    SimulatedPorts, "read_text", lambda _, path: _absent(halves.drive, genuine, path)
                )
            side = {"io_bytes": 0, "total_ios": 0, "runtime": 0, "clat_ns": {"max": 0, "mean": 0.0}}
            job = {"error": error, "read": side, "write": side, "usr_cpu": 0, "sys_cpu": 0, "job_runtime": 0}
            return json.dumps({"jobs": [job]}, indent=2) + "\n"

        monkeypatch.setattr("disktune_gui.demo.file_benchmarks._report", report)
        end = halves.ended()
        assert end.result is None or end.result.void
        assert not halves.user.experiments
        return end

    def test_the_drive_is_pulled(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        end = self.failing(halves, monkeypatch, 5, pulled=True)
        assert (end.fault, end.why) == (Fault.DRIVE_GONE, f"{halves.drive} is no longer available.")

    def test_the_directory_is_full(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        end = self.failing(halves, monkeypatch, 28)
        assert (end.fault, end.why) == (Fault.IO_ERROR, "fio failed: No space left on device.")

    def test_fio_is_killed(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        before = halves.value(SCHEDULER)
        self.begun(halves)
        monkeypatch.setattr("disktune_gui.demo.file_benchmarks.SimulatedChild.wait", lambda _: Ended(-9, 0.0))
        assert halves.ended().why == "fio failed: it was killed by signal 9."
        halves.put_back()
        assert halves.value(SCHEDULER) == before

    def test_its_report_is_cut_short(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun(halves)
        monkeypatch.setattr("disktune_gui.demo.file_benchmarks._report", lambda *_: '{\n  "jobs": [\n')
        assert halves.ended().why == "fio failed: the report is invalid."

    def test_the_clock_of_day_has_no_part_in_it_and_one_that_stands_still_makes_it_void(
        self, halves: Halves, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.begun(halves)
        genuine = file_benchmarks._report
        monkeypatch.setattr(
            "disktune_gui.demo.file_benchmarks._report", lambda totals, _: _timeless(genuine(totals, 0.0))
        )
        end = halves.ended()
        assert end.result is not None
        assert "the clock did not advance" in end.result.void


def _absent(drive: str, read: Callable[[str], str], path: str) -> str:
    """Read a file of the machine on which *drive* is no more."""
    if path.startswith(f"/sys/class/block/{drive}/"):
        raise FileNotFoundError(path)
    return read(path)


def _timeless(report: str) -> str:
    """Return a report in which no time has passed."""
    told = json.loads(report)
    for side in ("read", "write"):
        told["jobs"][0][side]["runtime"] = 0
    return json.dumps(told, indent=2) + "\n"


def test_of_a_single_measurement_the_drive_that_was_pulled_is_named_too(
    halves: Halves, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine = halves.user.ports.read_text

    def report(*_: object) -> str:
        monkeypatch.setattr(SimulatedPorts, "read_text", lambda _, path: _absent(halves.drive, genuine, path))
        side = {"io_bytes": 0, "total_ios": 0, "runtime": 0, "clat_ns": {"max": 0, "mean": 0.0}}
        job = {"error": 5, "read": side, "write": side, "usr_cpu": 0, "sys_cpu": 0, "job_runtime": 0}
        return json.dumps({"jobs": [job]}, indent=2) + "\n"

    monkeypatch.setattr("disktune_gui.demo.file_benchmarks._report", report)
    asked = MeasureFolder(halves.folder, ("file.rnd4k-q1t1.read",), workloads.DIGEST, 16, 1, 1)
    BROWSE_HANDLERS["measure-folder"](halves.user, asked)
    halves.until(lambda: bool(halves.of(MeasureEnded)))
    (end,) = halves.of(MeasureEnded)
    assert (end.fault, end.why) == (Fault.DRIVE_GONE, f"{halves.drive} is no longer available.")


class TestForReal:
    """The real fio, on whatever drive the temporary directory lies on; nothing is switched."""

    def meter(self, folder: Path, workload: str) -> FolderMeter:
        ports = SystemPorts()
        if not ports.outside().find("fio"):
            pytest.skip("fio is not installed")
        drives = folders.facts(ports, ports.outside(), str(folder)).drives
        if len(drives) != 1:
            pytest.skip("nobody can tell which drive the temporary directory lies on")
        asked = CompareFolder(
            DriveRef(drives[0], ""), str(folder), workload, workloads.DIGEST, 1, 6, file_mib=16, seconds=1
        )
        return FolderMeter(ports, asked, lambda _: None, threading.Event())

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("workload", "low", "high"),
        [("use.database-log", 1e-6, 1.0), ("use.desktop-copy", 1e-6, 5.0), ("file.rnd4k-q1t1.write", 1.0, 1e7)],
    )
    def test_gives_the_figure_of_the_workload(
        self, tmp_path: Path, workload: str, low: float, high: float
    ) -> None:
        meter = self.meter(tmp_path, workload)
        meter.prepare()
        reading = meter.run()
        meter.close()
        assert not reading.void
        # A slow machine may answer fewer than a hundred requests in a second; then it says so.
        assert low < reading.value < high or "too few" in reading.disturbed
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.slow
    def test_a_directory_that_vanishes_stops_nothing_and_keeps_nothing(self, tmp_path: Path) -> None:
        folder = tmp_path / "here"
        folder.mkdir()
        meter = self.meter(folder, "file.rnd4k-q1t1.write")
        meter.prepare()
        folder.rmdir()
        assert meter.run().value > 0
        meter.close()
        assert list(tmp_path.iterdir()) == []
