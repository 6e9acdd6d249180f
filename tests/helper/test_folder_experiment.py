"""Comparisons in a file: root's half switches and holds the way back, the user's measures; whatever happens."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import workloads
from disktune_contract.changing import OfTrial, TrialEnded
from disktune_contract.comparing import (
    Candidate,
    CompareEnded,
    CompareFolder,
    CompareRun,
    CompareSwitch,
    Hold,
    Switch,
    Switched,
)
from disktune_contract.drive import DriveRef
from disktune_contract.faults import Fault, Refusal
from disktune_contract.measuring import Measure, MeasureEnded, MeasureFolder, MeasureSample, OfJob, Started
from disktune_contract.messages import Class
from disktune_contract.setting import Risk
from disktune_contract.statistics import Verdict
from disktune_contract.step import Step
from disktune_contract.workload import Metric
from disktune_gui.demo import fio_model
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.bench import folders
from disktune_helper.bench.outside import Ended
from disktune_helper.files import MemoryFolder
from disktune_helper.folder_experiment import FolderMeter
from disktune_helper.handlers import HANDLERS
from disktune_helper.ports import SystemPorts
from disktune_helper.session import Session
from tests.helper.conftest import Bench, make_bench
from tests.helper.test_experiment import _silence
from tests.helper.test_server import Window

HDD, HOME = "sdb", "/home/alex"
CACHE, SCHEDULER = "ata.write_cache", "block.scheduler"
PATIENCE_S = 60


@dataclass
class Halves:
    """Both helpers of one window, on one machine, and the window that carries the word between them."""

    root: Bench
    user: Session
    events: list[tuple[str, object]]
    drive: str
    folder: str
    token: str = ""
    relays: bool = True
    """Whether what the user's half asks for is switched."""
    switches: list[int] = field(default_factory=list)

    def hold(self, setting: str, *values: Any, most_risk: Risk = Risk.DATA_LOSS) -> None:
        before = self.root.states(self.drive)[setting].value
        candidates = tuple(Candidate((Step(setting, before, value),)) for value in values)
        answer = HANDLERS["hold"](self.root.session, Hold(self.root.drive(self.drive).ref, candidates, most_risk))
        assert isinstance(answer, OfTrial)
        self.token = answer.trial

    def begin(self, workload: str, candidates: int = 1, rounds: int = 6, **more: Any) -> int:
        asked = CompareFolder(
            self.root.drive(self.drive).ref, more.pop("folder", self.folder), workload,
            more.pop("catalogue", workloads.DIGEST), candidates, rounds,
            **{"file_mib": 16, "seconds": 1, "warm_up_s": 1} | more,
        )  # fmt: skip
        started = HANDLERS["compare-folder"](self.user, asked)
        assert isinstance(started, Started)
        return started.job

    def carry(self) -> None:
        """Do what the window does with what was said since the last time."""
        while self.events:
            name, args = self.events.pop(0)
            self.said.append((name, args))
            if isinstance(args, CompareSwitch) and self.relays:
                HANDLERS["switch"](self.root.session, Switch(self.token, args.arm, args.hold_s))
                self.switches.append(args.arm)
                HANDLERS["switched"](self.user, Switched(args.job, args.arm))

    said: list[tuple[str, object]] = field(default_factory=list)

    def until(self, met: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not met():
            assert time.monotonic() < deadline
            self.carry()
            time.sleep(0.002)

    def ended(self) -> CompareEnded:
        self.until(lambda: any(isinstance(args, CompareEnded) for _, args in self.said))
        return next(args for _, args in self.said if isinstance(args, CompareEnded))

    def of(self, kind: type) -> list[Any]:
        return [args for _, args in self.said if isinstance(args, kind)]

    def put_back(self) -> TrialEnded:
        ended = HANDLERS["put-back"](self.root.session, OfTrial(self.token))
        assert isinstance(ended, TrialEnded)
        return ended

    def value(self, setting: str) -> object:
        return self.root.states(self.drive)[setting].value


def make_halves(drive: str = "", folder: str = HOME) -> Halves:
    root = make_bench()
    _silence(root)
    events: list[tuple[str, object]] = []
    ports = SimulatedPorts(root.world)
    user = Session(
        ports,
        Class.BROWSE,
        (MemoryFolder(), MemoryFolder()),
        lambda name, args: events.append((name, args)),
        lambda: None,
    )
    found = folders.facts(ports, ports.outside(), folder)
    return Halves(root, user, events, drive or found.drives[0], folder)


@pytest.fixture
def halves() -> Iterator[Halves]:
    made = make_halves()
    yield made
    made.user.stop_work()
    made.root.session.stop_work()


def disk(halves: Halves) -> str:
    """Return a directory on a drive that speaks ATA."""
    ports = halves.root.ports
    for mount in folders.mounts(ports.read_text("/proc/self/mountinfo")).values():
        below = folders.below(ports, mount)[0]
        if len(below) == 1 and halves.root.world.drives[below[0]].ata is not None and mount.place != "/":
            found = folders.facts(ports, ports.outside(), mount.place)
            if not found.refusal:
                halves.drive, halves.folder = below[0], mount.place
                return mount.place
    raise LookupError("no ATA drive with a directory")


class TestFindings:
    def test_the_write_cache_matters_where_something_is_written(self, halves: Halves) -> None:
        disk(halves)
        before = halves.value(CACHE)
        assert before is True
        halves.hold(CACHE, False)
        halves.begin("file.rnd4k-q1t1.write")
        end = halves.ended()
        assert (end.fault, end.why, end.stuck) == (None, "", ())
        assert end.result is not None
        assert end.result.metric is Metric.IOPS
        assert end.result.findings[0].verdict is Verdict.SLOWER
        assert end.result.findings[0].words.startswith("Slower by ")
        ended = halves.put_back()
        assert [result.fault for result in ended.results] in ([None], [])
        assert halves.value(CACHE) is True
        assert halves.root.session.holds == {}
        assert not halves.root.session.busy

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
        assert found.words.startswith(f"The wait is {'longer' if longer else 'shorter'} by ")
        assert (found.estimate.ratio < 1) is longer
        halves.put_back()
        assert halves.value(SCHEDULER) == before

    def test_too_few_requests_for_a_percentile_are_no_conclusion(self, halves: Halves) -> None:
        disk(halves)
        halves.root.world.drives[halves.drive].medium.curve = _crawling(
            halves.root.world.drives[halves.drive].medium.curve
        )
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("use.desktop-copy")
        end = halves.ended()
        assert end.result is not None
        assert "No conclusion" in end.result.void
        assert "too few to tell what one in a hundred waits" in end.result.void

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

    def test_each_switch_is_by_way_of_what_was_found(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("file.rnd4k-q1t1.read")
        halves.ended()
        assert set(halves.switches) == {0, 1}
        causes = [entry.cause for entry in reversed(halves.root.session.journal.entries("", 10))]
        assert causes[:2] == ["tried", "compared"]

    def test_what_cannot_be_switched_back_and_forth_stays_as_long_as_it_is_measured(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.begin("file.rnd4k-q1t1.read", interleaved=False)
        end = halves.ended()
        assert end.result is not None
        assert [run.arm for run in halves.of(CompareRun)] == [0] * 6 + [1] * 6
        assert halves.switches == [1] * 6
        assert "Not interleaved" in end.result.findings[0].words or "Cannot tell" in end.result.findings[0].words


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
        HANDLERS["cancel-folder"](halves.user, OfJob(job))
        end = halves.ended()
        assert end.fault is Fault.CANCELLED
        halves.put_back()
        assert halves.value(SCHEDULER) == before
        assert not halves.user.experiments

    @pytest.mark.parametrize("moment", range(8))
    def test_cancelled_at_any_moment_nothing_is_left(self, halves: Halves, moment: int) -> None:
        before = halves.value(SCHEDULER)
        halves.hold(SCHEDULER, "none" if before != "none" else "mq-deadline")
        job = halves.begin("file.rnd4k-q1t1.read", rounds=64, file_mib=64)
        halves.until(lambda: len(halves.said) >= moment)
        time.sleep(0.003 * moment)
        HANDLERS["cancel-folder"](halves.user, OfJob(job))
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
        HANDLERS["cancel-folder"](halves.user, OfJob(job))
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
        assert "slept" in end.result.void
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

        monkeypatch.setattr("disktune_gui.demo.fio_model._report", report)
        end = halves.ended()
        assert end.result is None or end.result.void
        assert not halves.user.experiments
        return end

    def test_the_drive_is_pulled(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        end = self.failing(halves, monkeypatch, 5, pulled=True)
        assert (end.fault, end.why) == (
            Fault.DRIVE_GONE,
            f"The drive {halves.drive} is gone: it was unplugged or turned off.",
        )

    def test_the_directory_is_full(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        end = self.failing(halves, monkeypatch, 28)
        assert (end.fault, end.why) == (Fault.IO_ERROR, "fio failed: No space left on device.")

    def test_fio_is_killed(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        before = halves.value(SCHEDULER)
        self.begun(halves)
        monkeypatch.setattr("disktune_gui.demo.outside.SimulatedChild.wait", lambda _: Ended(-9, 0.0))
        assert halves.ended().why == "fio failed: it was killed by signal 9."
        halves.put_back()
        assert halves.value(SCHEDULER) == before

    def test_its_report_is_cut_short(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun(halves)
        monkeypatch.setattr("disktune_gui.demo.fio_model._report", lambda *_: '{\n  "jobs": [\n')
        assert halves.ended().why == "fio failed: its report was cut short."

    def test_the_clock_of_day_has_no_part_in_it_and_one_that_stands_still_makes_it_void(
        self, halves: Halves, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.begun(halves)
        genuine = fio_model._report
        monkeypatch.setattr(
            "disktune_gui.demo.fio_model._report", lambda totals, _: _timeless(genuine(totals, 0.0))
        )
        end = halves.ended()
        assert end.result is not None
        assert "the clock cannot be trusted" in end.result.void


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

    monkeypatch.setattr("disktune_gui.demo.fio_model._report", report)
    asked = MeasureFolder(halves.folder, ("file.rnd4k-q1t1.read",), workloads.DIGEST, 16, 1, 1)
    HANDLERS["measure-folder"](halves.user, asked)
    halves.until(lambda: bool(halves.of(MeasureEnded)))
    (end,) = halves.of(MeasureEnded)
    assert (end.fault, end.why) == (
        Fault.DRIVE_GONE,
        f"The drive {halves.drive} is gone: it was unplugged or turned off.",
    )


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

    def test_a_directory_that_vanishes_stops_nothing_and_keeps_nothing(self, tmp_path: Path) -> None:
        folder = tmp_path / "here"
        folder.mkdir()
        meter = self.meter(folder, "file.rnd4k-q1t1.write")
        meter.prepare()
        folder.rmdir()
        assert meter.run().value > 0
        meter.close()
        assert list(tmp_path.iterdir()) == []


class TestRootsHalf:
    def switch(self, halves: Halves, arm: int, hold_s: int = 60) -> None:
        HANDLERS["switch"](halves.root.session, Switch(halves.token, arm, hold_s))

    def test_a_value_goes_back_if_nobody_says_anything_for_too_long(self, halves: Halves) -> None:
        before = halves.value(SCHEDULER)
        other = "none" if before != "none" else "mq-deadline"
        halves.hold(SCHEDULER, other)
        self.switch(halves, 1, 30)
        assert halves.value(SCHEDULER) == other
        trials = halves.root.session.trials
        assert trials.due() == []
        halves.root.clock.sleep(31)
        assert trials.due() == [halves.token]

    def test_another_word_lets_it_stay_without_touching_the_drive(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        self.switch(halves, 1, 30)
        told = halves.root.session.journal.entries("", 10)
        halves.root.clock.sleep(20)
        self.switch(halves, 1, 30)
        halves.root.clock.sleep(20)
        assert halves.root.session.trials.due() == []
        assert halves.root.session.journal.entries("", 10) == told
        halves.root.clock.sleep(11)
        assert halves.root.session.trials.due() == [halves.token]

    def test_the_values_that_were_found_may_stay(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        self.switch(halves, 1, 30)
        self.switch(halves, 0, 30)
        halves.root.clock.sleep(3000)
        assert halves.root.session.trials.due() == []
        halves.root.clock.sleep(5000)
        assert halves.root.session.trials.due() == [halves.token]

    def test_after_its_end_nothing_is_switched(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.put_back()
        with pytest.raises(Refusal, match="is over"):
            self.switch(halves, 1)
        with pytest.raises(Refusal):
            halves.put_back()

    @pytest.mark.parametrize(("arm", "hold_s"), [(-1, 60), (2, 60), (1, 4), (1, 301)])
    def test_out_of_bounds(self, halves: Halves, arm: int, hold_s: int) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        with pytest.raises(Refusal) as caught:
            self.switch(halves, arm, hold_s)
        assert caught.value.fault is Fault.OUT_OF_RANGE
        assert halves.root.session.trials.all() == [halves.token]

    def test_meanwhile_nothing_else_begins_on_the_drive_and_nothing_is_kept(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        ref = halves.root.drive(halves.drive).ref
        with pytest.raises(Refusal, match="An experiment is running"):
            HANDLERS["measure"](halves.root.session, Measure(ref, ("drive.direct",), workloads.DIGEST))
        with pytest.raises(Refusal, match="is trying these values"):
            HANDLERS["keep"](halves.root.session, OfTrial(halves.token))

    def test_a_greater_risk_than_was_allowed(self, halves: Halves) -> None:
        disk(halves)
        with pytest.raises(Refusal) as caught:
            halves.hold(CACHE, False, most_risk=Risk.WEAR)
        assert caught.value.fault is Fault.NOT_ALLOWED

    def test_a_switch_that_fails_puts_everything_back_at_once(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        # Somebody else has changed it meanwhile: what the user looked at no longer holds.
        halves.root.world.drives[halves.drive].queue.scheduler = "bfq"
        with pytest.raises(Refusal):
            self.switch(halves, 1)
        assert halves.root.session.trials.due() == [halves.token]


class TestRefusals:
    def refused(self, halves: Halves, workload: str = "file.rnd4k-q1t1.read", **more: Any) -> Refusal:
        with pytest.raises(Refusal) as caught:
            halves.begin(workload, **more)
        assert not halves.user.experiments
        return caught.value

    def test_a_directory_on_another_drive(self, halves: Halves) -> None:
        halves.drive = next(name for name in halves.root.world.drives if name not in (halves.drive, "md0"))
        found = self.refused(halves)
        assert found.fault is Fault.WRONG_DRIVE
        assert f"not on {halves.drive}" in found.why

    def test_no_room_for_both_files_of_a_copy(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        size = halves.user.ports.outside().look(halves.folder).size_bytes
        monkeypatch.setattr("disktune_gui.demo.outside.FREE_SHARE", 0.05 + (3 << 29) / size)
        found = self.refused(halves, "use.desktop-copy", file_mib=1024)
        assert found.fault is Fault.NO_ROOM
        halves.begin("file.rnd4k-q1t1.read", file_mib=1024)

    def test_fio_is_missing(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("disktune_gui.demo.outside.SimulatedOutside.find", lambda *_: "")
        found = self.refused(halves)
        assert found.fault is Fault.NOT_INSTALLED
        assert "Install" in found.why

    def test_a_directory_that_is_none(self, halves: Halves) -> None:
        assert self.refused(halves, folder="home").fault is Fault.OUT_OF_RANGE

    @pytest.mark.parametrize(
        "workload", ["", "drive.direct", "file.bonnie", "dd.write-1m.none", "dd.read-1m.repeat"]
    )
    def test_what_says_nothing_of_the_drive(self, halves: Halves, workload: str) -> None:
        assert self.refused(halves, workload).fault is Fault.NOT_SUPPORTED

    @pytest.mark.parametrize(
        "more",
        [
            {"rounds": 5},
            {"candidates": 0},
            {"candidates": 9, "rounds": 10},
            {"seconds": 0},
            {"seconds": 61},
            {"warm_up_s": 11},
            {"file_mib": 1},
            {"rounds": 64, "seconds": 60},
            {"candidates": 2, "rounds": 8, "interleaved": False},
        ],
    )
    def test_out_of_bounds(self, halves: Halves, more: dict[str, Any]) -> None:
        assert self.refused(halves, **more).fault is Fault.OUT_OF_RANGE

    def test_other_workloads_by_the_same_names(self, halves: Halves) -> None:
        assert self.refused(halves, catalogue="00000000").fault is Fault.NOT_SUPPORTED

    def test_one_at_a_time(self, halves: Halves) -> None:
        halves.relays = False
        halves.begin("file.rnd4k-q1t1.read")
        with pytest.raises(Refusal, match="already"):
            HANDLERS["measure-folder"](
                halves.user, MeasureFolder(halves.folder, ("file.rnd4k-q1t1.read",), workloads.DIGEST)
            )
        with pytest.raises(Refusal) as caught:
            halves.begin("file.rnd4k-q1t1.read")
        assert caught.value.fault is Fault.BUSY

    def test_root_takes_no_path(self, halves: Halves) -> None:
        halves.user = halves.root.session
        assert self.refused(halves).fault is Fault.NOT_ALLOWED


class TestOverPipes:
    def hold(self, window: Window) -> tuple[str, str, object]:
        name = next(name for name in ("sda", "sdb") if window.world.drives[name].queue.scheduler)
        before = window.value(name, SCHEDULER)
        other = "none" if before != "none" else "mq-deadline"
        step = {"setting": SCHEDULER, "expected": before, "value": other}
        answer = window.ask("hold", drive=window.ref(name), candidates=[{"steps": [step]}])
        token: str = answer["ok"]["trial"]
        assert window.ask("switch", trial=token, arm=1, hold_s=60)["ok"] == {}
        assert window.world.drives[name].queue.scheduler == other
        return name, token, before

    def test_the_end_of_input_puts_back_before_the_helper_leaves(self) -> None:
        window = Window(Class.TUNE)
        name, _, before = self.hold(window)
        window.rest()
        window._lines.close()
        assert window.world.drives[name].queue.scheduler == before
        assert window.folders[1].names() == []

    def test_silence_puts_back(self) -> None:
        window = Window(Class.TUNE)
        name, token, before = self.hold(window)
        assert "ok" in window.ask("switch", trial=token, arm=1, hold_s=5)
        began = time.monotonic()
        ended = window.event("trial-ended")
        assert 3 < time.monotonic() - began < 30
        assert (ended["trial"], ended["end"]) == (token, "timed-out")
        assert window.world.drives[name].queue.scheduler == before
        assert window.ask("switch", trial=token, arm=1, hold_s=60)["fault"] == "not-supported"
        window.rest()
        window._lines.close()

    def test_what_a_killed_helper_left_is_put_back_by_the_next(self, monkeypatch: pytest.MonkeyPatch) -> None:
        window = Window(Class.TUNE)
        name, _, before = self.hold(window)
        tried = window.world.drives[name].queue.scheduler
        (file,) = window.folders[1].names()
        left = json.loads(window.folders[1].read(file)) | {"owner": "999999@1"}
        window.rest()
        window._lines.close()
        window.folders[1].replace(file, json.dumps(left) + "\n")
        window.world.drives[name].queue.scheduler = tried
        monkeypatch.setattr("tests.helper.test_server.World", lambda: window.world)
        second = Window(Class.TUNE, window.folders)
        assert second.event("trial-ended")["end"] == "session-ended"
        assert window.world.drives[name].queue.scheduler == before
        second.rest()
        second._lines.close()

    def test_each_half_is_for_its_own_class(self) -> None:
        before = threading.active_count()
        for privilege, verbs in (
            (Class.BROWSE, ("hold", "switch", "compare")),
            (Class.INSPECT, ("hold", "switch", "compare-folder", "switched")),
            (Class.TUNE, ("compare-folder", "switched")),
        ):
            window = Window(privilege)
            assert {window.ask(verb)["fault"] for verb in verbs} == {"not-allowed"}
            window.rest()
            window._lines.close()
        # Lanes of the three sessions may still be on their way out; what other tests left counts for nothing.
        assert threading.active_count() < before + 10
