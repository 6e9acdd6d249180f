"""The read engine against a scripted drive whose clock only reads move, and against a real block device."""

from __future__ import annotations

import errno
import threading
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.measurement import spread
from disktune_contract.measuring.workload import Target, Workload
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure
from disktune_contract.workloads import of_drive
from disktune_contract.workloads.raw import BUFFERED, CACHED, DIRECT, HDPARM_BLOCK
from disktune_helper.bench import bench_step, disturbance, remarks
from disktune_helper.bench.meter import Tick
from disktune_helper.bench.opening import drive_bench
from disktune_helper.system.system_ports import SystemPorts
from tests.amounts import PATIENCE_S
from tests.helper.bench.scripted import GIB, MB, Samples, Scripted, run


def request(workload: Workload = DIRECT, **changes: Any) -> Measure:
    base = of_drive(DriveRef("sdx", "wwn:1"), workload.id, seconds=2, runs=3)
    return replace(base, **changes)


class Volume:
    """A mapping on the whole of a scripted drive."""

    name = "dm-0"

    def __init__(self, drive: Scripted) -> None:
        self._drive = drive

    def __getattr__(self, name: str) -> Any:
        return getattr(self._drive, name)


def refusal(drive: Scripted, wanted: Measure) -> Refusal:
    with pytest.raises(Refusal) as caught:
        run(drive, wanted)
    return caught.value


class TestFigures:
    def test_reports_the_speed_of_the_drive(self) -> None:
        drive = Scripted(bytes_s=200 * MB)
        result = run(drive, request())
        assert result.median_bytes_s == pytest.approx(200 * MB)
        assert [run.seconds for run in result.runs] == pytest.approx([2, 2, 2], abs=0.02)
        assert sum(run.bytes_read for run in result.runs) == result.device_bytes
        assert result.foreign_bytes == 0
        assert result.engine_share == pytest.approx(0.1)
        assert result.notes == ()

    def test_is_the_same_twice(self) -> None:
        first: Samples = []
        second: Samples = []
        assert run(Scripted(), request(), first) == run(Scripted(), request(), second)
        assert first == second

    def test_spread_is_over_runs(self) -> None:
        drive = Scripted()
        speeds = iter([100 * MB, 300 * MB, 200 * MB])

        def new_speed(count: int) -> None:
            # The read after the start of a run is the one that begins at the offset again.
            if drive.reads[-1][0] == 0 and drive.reads[-1][1] == HDPARM_BLOCK:
                drive.bytes_s = next(speeds)

        drive.after_read = new_speed
        result = run(drive, request(seconds=10))
        assert result.slowest_bytes_s == pytest.approx(100 * MB, rel=0.01)
        assert result.median_bytes_s == pytest.approx(200 * MB, rel=0.01)
        assert result.fastest_bytes_s == pytest.approx(300 * MB, rel=0.01)

    @pytest.mark.parametrize(
        ("rates", "expected"),
        [
            ([], (0, 0, 0)),
            ([5.0], (5, 5, 5)),
            ([4.0, 2.0], (3, 2, 4)),
            ([9.0, 1.0, 4.0], (4, 1, 9)),
            ([1, 9, 3, 5], (4, 1, 9)),
        ],
    )
    def test_spread(self, rates: list[float], expected: tuple[float, float, float]) -> None:
        assert spread(rates) == expected


class TestWhereItReads:
    def test_direct_reads_go_past_the_cache_in_order_from_the_offset(self) -> None:
        drive = Scripted()
        run(drive, request(offset_bytes=3 * GIB, runs=1))
        assert drive.log == ["direct", "close"]
        offsets = [offset for offset, _ in drive.reads[1:]]
        assert offsets == [3 * GIB + index * HDPARM_BLOCK for index in range(len(offsets))]

    def test_buffered_reads_drop_the_cache_before_each_run(self) -> None:
        drive = Scripted()
        run(drive, request(BUFFERED))
        assert drive.log == ["buffered", "drop", "drop", "drop", "close"]

    def test_cached_reads_stay_at_one_block(self) -> None:
        drive = Scripted(from_drive=0.0)
        result = run(drive, request(CACHED, offset_bytes=GIB))
        assert set(drive.reads) == {(GIB, HDPARM_BLOCK)}
        assert drive.log == ["buffered", "close"]
        assert result.device_bytes == 0
        assert result.notes == ()

    def test_stops_at_the_end_of_the_drive_and_says_so(self) -> None:
        drive = Scripted(bytes_s=200 * MB, capacity=GIB)
        result = run(drive, request(offset_bytes=GIB - 101 * 2**20, runs=1))
        assert result.runs[0].bytes_read == 101 * 2**20
        assert max(offset + length for offset, length in drive.reads) == GIB
        assert result.median_bytes_s == pytest.approx(200 * MB)
        assert result.notes[0].startswith("The drive ends here: 106 MB in 0.53 s")

    def test_a_drive_smaller_than_a_block_can_be_measured(self) -> None:
        samples: Samples = []
        result = run(Scripted(capacity=1474560), request(runs=2), samples)
        assert [run.bytes_read for run in result.runs] == [1474560, 1474560]
        assert [tick.run for tick in samples] == [0, 1]


class TestSamples:
    @pytest.mark.parametrize("bytes_s", [9 * MB, 200 * MB, 9000 * MB])
    def test_between_4_and_20_a_second(self, bytes_s: float) -> None:
        samples: Samples = []
        run(Scripted(bytes_s=bytes_s, capacity=1024 * GIB), request(seconds=3, runs=2), samples)
        for number in range(2):
            times = [0.0, *(tick.elapsed_s for tick in samples if tick.run == number)]
            gaps = [after - before for before, after in pairwise(times)]
            assert max(gaps) <= 0.25
            assert min(gaps) >= 0.05
            assert times[-1] >= 2.9

    def test_add_up_to_the_run(self) -> None:
        samples: Samples = []
        drive = Scripted()
        drive.after_read = lambda count: setattr(drive, "bytes_s", 50 * MB + count * MB)
        result = run(drive, request(runs=1), samples)
        begin, total = 0.0, 0.0
        for tick in samples:
            total += tick.bytes_s * (tick.elapsed_s - begin)
            begin = tick.elapsed_s
            assert total == pytest.approx(tick.position_bytes)
            assert tick.iops == pytest.approx(tick.bytes_s / HDPARM_BLOCK)
            assert tick.share == pytest.approx(tick.elapsed_s / 2, rel=0.02)
        assert total == pytest.approx(result.runs[0].bytes_read, rel=0.05)


class TestHeat:
    @pytest.fixture(autouse=True)
    def _looks_often(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(disturbance, "INTERVAL_S", 0.005)

    @staticmethod
    def warming(sensor: dict[str, str], rotating: str, end: int) -> Scripted:
        """Return a drive of 30 °C that has *end* °C from the hundredth read on, and takes real time from there."""
        drive = Scripted()
        drive.sensor = {"temp1_input": "30000\n", **sensor}
        drive.attributes["rotational"] = rotating

        def warm(count: int) -> None:
            if count >= 100:
                drive.sensor["temp1_input"] = f"{end}000\n"
                time.sleep(0.002)

        drive.after_read = warm
        return drive

    @pytest.mark.parametrize(
        ("sensor", "rotating", "end", "words"),
        [
            ({"temp1_max": "55000\n"}, "1\n", 56, "is at 56 °C (limit 55 °C)"),
            ({"temp1_max": "85000\n"}, "0\n", 86, "is at 86 °C (limit 85 °C)"),
            ({}, "1\n", 61, "is at 61 °C (limit 60 °C)"),
            ({"temp1_max": "0\n"}, "0\n", 71, "is at 71 °C (limit 70 °C)"),
        ],
    )
    def test_one_that_gets_too_hot_is_left_alone(
        self, sensor: dict[str, str], rotating: str, end: int, words: str
    ) -> None:
        drive = self.warming(sensor, rotating, end)
        refused = refusal(drive, request(seconds=60, runs=1))
        assert refused.fault is Fault.TOO_HOT
        assert words in refused.why
        assert len(drive.reads) < 6000, "a run of 60 s has as many"

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("sensor", "rotating", "end"), [({"temp1_max": "85000\n"}, "1\n", 84), ({}, "0\n", 70)]
    )
    def test_one_at_its_limit_is_measured(self, sensor: dict[str, str], rotating: str, end: int) -> None:
        assert run(self.warming(sensor, rotating, end), request(runs=1)).runs

    def test_one_that_is_too_hot_to_begin_with_is_hardly_read(self) -> None:
        drive = self.warming({}, "1\n", 65)
        drive.sensor["temp1_input"] = "65000\n"
        assert refusal(drive, request(seconds=60, runs=1)).fault is Fault.TOO_HOT


class TestSleep:
    def test_a_run_in_which_the_machine_slept_is_void_and_says_so(self) -> None:
        drive = Scripted()

        def sleep(count: int) -> None:
            # In the second run: each is of 200 reads and a read to begin with.
            if count == 250:
                drive.slept += 1800

        drive.after_read = sleep
        result = run(drive, request())
        why = "Invalid: the computer was suspended for 30 min."
        assert [one.void for one in result.runs] == ["", why, ""]
        assert result.notes == (f"Run 2: {why}",)
        assert len(result.counted) == 2
        assert result.median_bytes_s == pytest.approx(200 * MB)

    def test_a_measurement_of_nothing_but_void_runs_has_no_result(self) -> None:
        drive = Scripted()
        drive.after_read = lambda count: setattr(drive, "slept", float(count))
        refused = refusal(drive, request(runs=2))
        assert refused.fault is Fault.VOID
        assert "suspended" in refused.why


class TestNotes:
    def test_other_use_is_counted_and_marked_above_two_percent(self) -> None:
        result = run(Scripted(foreign=0.05), request())
        own = sum(run.bytes_read for run in result.runs)
        assert result.foreign_bytes == pytest.approx(0.05 * own, rel=0.01)
        assert [note for note in result.notes if note.startswith("Other use of the drive: 60")]
        assert run(Scripted(foreign=0.01), request()).notes == ()

    def test_what_others_write_counts_too(self) -> None:
        drive = Scripted()
        drive.after_read = lambda count: setattr(drive, "written", count * 512 * 512)
        result = run(drive, request())
        assert result.foreign_bytes
        assert "Other use of the drive" in result.notes[0]

    def test_read_ahead_is_not_other_use(self) -> None:
        drive = Scripted(bytes_s=20 * MB)
        drive.attributes["read_ahead_kb"] = "8192"
        drive.after_read = lambda count: setattr(drive, "counted", count * HDPARM_BLOCK + 12 * 2**20)
        assert run(drive, request(BUFFERED, runs=1)).foreign_bytes == 0

    def test_the_read_ahead_of_a_volume_above_the_drive_is_not_other_use(self) -> None:
        """Of a LUKS mapping: its own read-ahead counts, and what moved is counted at the drive below."""
        drive = Scripted(bytes_s=20 * MB)
        drive.above["dm-0"] = "8192"

        def read_ahead(count: int) -> None:
            drive.counted += 12 * 2**20 * (count == 10)

        drive.after_read = read_ahead
        step = bench_step.of_drive(request(BUFFERED, runs=1), drive.capacity)[0]
        volume: Any = Volume(drive)
        ports: Any = drive
        with drive_bench(volume, ports, step, lambda _: None, threading.Event(), ("sdx",)) as bench:
            assert bench.run().foreign_bytes == 0
        drive.above["dm-0"] = "128"
        drive.reads.clear()
        with drive_bench(volume, ports, step, lambda _: None, threading.Event(), ("sdx",)) as bench:
            assert bench.run().foreign_bytes, "so much is not read ahead"

    def test_a_warm_cache_is_told(self) -> None:
        warm = run(Scripted(from_drive=0.5), request(BUFFERED))
        assert [note for note in warm.notes if "from a cache" in note]
        assert run(Scripted(from_drive=0.95), request(BUFFERED)).notes == ()

    def test_a_busy_processor_is_told_where_the_drive_was_meant(self) -> None:
        limited = run(Scripted(busy=0.95), request())
        assert limited.engine_share == pytest.approx(0.95)
        assert [note for note in limited.notes if "95%" in note]
        assert run(Scripted(busy=0.95, from_drive=0), request(CACHED)).notes == ()

    def test_a_kernel_that_does_not_count_gives_no_figure(self) -> None:
        drive = Scripted(from_drive=0)
        drive.attributes["iostats"] = "0"
        result = run(drive, request(BUFFERED))
        assert (result.device_bytes, result.foreign_bytes) == (None, None)
        assert result.notes == ("Other use of the drive is unknown.",)

    def test_in_a_folder_that_is_not_counted_silence_would_mean_that_nothing_was_used(self) -> None:
        drive = Scripted(from_drive=0)
        drive.attributes["iostats"] = "0"
        result = run(drive, request(BUFFERED))
        (of_drive_,) = bench_step.of_drive(request(BUFFERED), GIB)
        in_folder = replace(of_drive_, workload=replace(BUFFERED, target=Target.FOLDER))
        assert remarks.notes(in_folder, result.runs, (), None) == ("Other use of the drive is unknown.",)


class TestFailures:
    def test_a_bad_sector_is_named_by_its_place(self) -> None:
        drive = Scripted(error=(errno.EIO, GIB + GIB // 2))
        refused = refusal(drive, request(offset_bytes=GIB + 400 * 2**20))
        assert refused.fault is Fault.IO_ERROR
        assert refused.why == "It could not be read at 1.50 GiB: Input/output error."
        assert drive.log[-1] == "close"

    @pytest.mark.parametrize("number", [errno.ENODEV, errno.ENXIO])
    def test_a_drive_that_is_gone(self, number: int) -> None:
        refused = refusal(Scripted(error=(number, 50 * 2**20)), request())
        assert refused.fault is Fault.DRIVE_GONE

    @pytest.mark.parametrize("error", [(errno.EIO, 20 * 2**20), None])
    def test_unplugged_drives_shrink_to_nothing(self, error: tuple[int, int] | None) -> None:
        drive = Scripted(error=error)

        def unplug(count: int) -> None:
            if count == 10:
                drive.capacity = 0

        drive.after_read = unplug
        refused = refusal(drive, request())
        assert refused.fault is Fault.DRIVE_GONE
        assert refused.why == "sdx is no longer available."

    def test_a_card_reader_may_have_lost_only_its_card(self) -> None:
        drive = Scripted()
        drive.attributes["removable"] = "1"
        drive.after_read = lambda _count: setattr(drive, "capacity", 0)
        assert refusal(drive, request()).why == ("There is no medium in sdx.")

    def test_no_permission(self) -> None:
        assert refusal(Scripted(error=(errno.EACCES, 0)), request()).fault is Fault.PERMISSION

    @pytest.mark.parametrize(
        "changes",
        [
            {"seconds": 0},
            {"seconds": 61},
            {"runs": 0},
            {"runs": 21},
            {"seconds": 60, "runs": 11},
            {"offset_bytes": -(1 << 20)},
            {"offset_bytes": 512},
            {"offset_bytes": 64 * GIB},
        ],
    )
    def test_bounds(self, changes: dict[str, Any]) -> None:
        drive = Scripted()
        assert refusal(drive, request(**changes)).fault is Fault.OUT_OF_RANGE
        assert drive.reads == []

    def test_an_empty_drive(self) -> None:
        assert refusal(Scripted(capacity=0), request()).fault is Fault.NOT_SUPPORTED

    def test_a_mistake_in_a_callback_is_not_swallowed(self) -> None:
        drive = Scripted()

        class Mistaken(list[Tick]):
            def append(self, _tick: Tick) -> None:
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            run(drive, request(), Mistaken())


class TestStill:
    SMALL = of_drive(DriveRef("sdx", "wwn:1"), "drive.random-4k-q1", seconds=1, runs=2)

    def test_small_reads_stay_on_their_processor_for_each_run(self) -> None:
        drive = Scripted(access_s=0.001)
        run(drive, self.SMALL)
        assert self._moves(drive) == ["keep to [3]", "keep to [0, 1, 2, 3]"] * 2

    def test_but_not_where_they_have_to_wait_for_it(self) -> None:
        drive = Scripted(access_s=0.001)

        def crowd(count: int) -> None:
            drive.crowded = 0.2 if count > 300 else 0.0
            if count == 700:
                assert drive.allowed == frozenset(range(4)), "it has left in the middle of the run"

        drive.after_read = crowd
        run(drive, replace(self.SMALL, runs=1))
        assert len(drive.reads) > 700
        assert self._moves(drive) == ["keep to [3]", "keep to [0, 1, 2, 3]"]

    def test_what_fails_or_is_cancelled_leaves_as_well(self) -> None:
        drive = Scripted(access_s=0.001, error=(errno.EIO, 1))
        refusal(drive, self.SMALL)
        assert drive.allowed == frozenset(range(4))

    def test_large_reads_run_anywhere(self) -> None:
        drive = Scripted()
        run(drive, request())
        assert self._moves(drive) == []

    def test_where_it_is_not_permitted_it_measures_all_the_same(self) -> None:
        class Fenced(Scripted):
            def keep_to(self, _processors: frozenset[int]) -> frozenset[int]:
                raise PermissionError

        drive = Fenced(access_s=0.001)
        assert run(drive, self.SMALL).runs[0].reads == pytest.approx(980, abs=5)

    @staticmethod
    def _moves(drive: Scripted) -> list[str]:
        return [entry for entry in drive.log if entry.startswith("keep")]


class TestCancel:
    def test_ends_between_two_reads_within_a_sample(self) -> None:
        drive, cancelled = Scripted(), threading.Event()
        drive.after_read = lambda count: cancelled.set() if count == 5 else None
        with pytest.raises(Refusal) as caught:
            run(drive, request(), None, cancelled)
        assert caught.value.fault is Fault.CANCELLED
        # A read takes ten milliseconds, and it looks every fifth of a second.
        assert 5 <= len(drive.reads) <= 25
        assert drive.log[-1] == "close"

    def test_does_not_wait_for_a_drive_that_does_not_answer(self) -> None:
        drive, cancelled, answer = Scripted(), threading.Event(), threading.Event()
        answered: list[bool] = []

        def hang(count: int) -> None:
            if count == 3:
                threading.Timer(0.2, cancelled.set).start()
                answered.append(answer.wait(PATIENCE_S))

        drive.after_read = hang
        samples: Samples = []
        with pytest.raises(Refusal) as caught:
            run(drive, request(), samples, cancelled)
        assert answered == []
        assert caught.value.fault is Fault.CANCELLED
        before = len(samples)
        answer.set()
        while drive.log[-1] != "close":
            time.sleep(0.02)
        assert len(samples) == before


@pytest.mark.privilege
class TestRealDevice:
    @pytest.mark.slow
    @pytest.mark.parametrize("workload", [DIRECT, BUFFERED, CACHED], ids=lambda one: one.id)
    def test_reads_all_of_it_and_leaves_it_as_it_was(self, loop: tuple[str, Path], workload: Workload) -> None:
        name, image = loop
        content, changed = image.read_bytes(), image.stat().st_mtime_ns
        ports = SystemPorts()
        node = ports.open_drive(name)
        (one,) = bench_step.of_drive(request(workload, seconds=1, runs=2), node.size_bytes())
        with drive_bench(node, ports, one, lambda _tick: None, threading.Event()) as bench:
            for _ in range(2):
                bench.run()
            result = bench.result()
        if workload is CACHED:
            assert min(run.bytes_read for run in result.runs) > HDPARM_BLOCK
        else:
            assert [run.bytes_read for run in result.runs] == [len(content)] * 2
        direct = node.reader(direct=True, buffer_bytes=4096)
        assert direct.read(len(content) - 512, 4096) == 512
        with pytest.raises(OSError, match="Invalid argument"):
            direct.read(100, 512)
        direct.close()
        node.close()
        assert image.read_bytes() == content
        assert image.stat().st_mtime_ns == changed
