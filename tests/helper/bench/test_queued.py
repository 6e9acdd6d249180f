"""Many reads at a time: against a scripted drive, and against the kernel's AIO on a real block device."""

from __future__ import annotations

import ctypes
import errno
import os
import threading
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.workloads import of_drive
from disktune_helper.bench import bench_step
from disktune_helper.bench.opening import drive_bench
from disktune_helper.system import aio
from disktune_helper.system.aio import PlaceError
from disktune_helper.system.ports import PATIENCE_S, Places, Queue
from disktune_helper.system.system_ports import SystemPorts
from tests.helper.bench.scripted import GIB, Samples, Scripted, run
from tests.narrowed import of_kind, present

SDX = DriveRef("sdx", "wwn:1")

Make = Callable[..., Any]


def quick(**more: int | float) -> Scripted:
    """Return a drive that answers 10,000 requests a second, one after the other."""
    return Scripted(bytes_s=1e12, access_s=1e-4, **more)  # type: ignore[arg-type]


class TestScripted:
    @pytest.mark.slow
    def test_keeps_as_many_in_flight_as_were_asked_for(self) -> None:
        drive = quick()
        result = run(drive, of_drive(SDX, "drive.random-4k-q32", seconds=1, runs=2))
        assert drive.deepest == 32
        assert drive.log == ["queue of 32", "direct", "close", "close"]
        assert result.median_iops == pytest.approx(10_000, rel=0.01)
        assert [one.reads for one in result.runs] == pytest.approx([10_000] * 2, rel=0.01)
        # Each waits for the 31 before it.
        latency = present(result.runs[1].read_latency)
        assert latency.p50_s == pytest.approx(32e-4, rel=0.02)
        assert latency.requests == result.runs[1].reads
        assert result.foreign_bytes == 0

    def test_reads_anywhere_at_multiples_of_the_block_and_elsewhere_in_every_run(self) -> None:
        drive = quick(capacity=3 * GIB + 512)
        run(drive, of_drive(SDX, "drive.random-16k-q32", seconds=1, runs=2))
        offsets = [offset for offset, length in drive.reads if length == 16384]
        assert all(offset % 16384 == 0 for offset in offsets)
        assert max(offsets) + 16384 <= drive.capacity
        assert max(offsets) > 2.9 * GIB
        assert min(offsets) < 0.1 * GIB
        half = len(offsets) // 2
        assert len(set(offsets[:half]) & set(offsets[half:])) < half / 2

    def test_where_less_than_one_request_is_left_it_says_so(self) -> None:
        drive = quick(capacity=(200 << 20) + 4096)
        with pytest.raises(Refusal, match=r"4\.10 kB after the start position") as caught:
            run(drive, of_drive(SDX, "drive.sequential-1m-q8", offset_bytes=200 << 20, seconds=1, runs=1))
        assert caught.value.fault is Fault.OUT_OF_RANGE

    def test_in_order_reads_each_block_once_until_the_drive_ends(self) -> None:
        drive = quick(capacity=201 << 20)
        result = run(drive, of_drive(SDX, "drive.sequential-1m-q8", offset_bytes=1 << 20, seconds=1, runs=1))
        assert [offset for offset, length in drive.reads if length == 1 << 20] == [
            number << 20 for number in range(1, 201)
        ]
        assert result.runs[0].bytes_read == 200 << 20
        assert result.notes[0].startswith("The drive ends here: 210 MB in 0.02 s")

    def test_samples_tell_rate_latency_and_depth(self) -> None:
        samples: Samples = []
        run(quick(), of_drive(SDX, "drive.random-4k-q8", seconds=1, runs=1), samples)
        assert 4 <= len(samples) <= 6
        for tick in samples[1:]:
            assert tick.iops == pytest.approx(10_000, rel=0.02)
            assert tick.bytes_s == pytest.approx(10_000 * 4096, rel=0.02)
            assert tick.latency_s == pytest.approx(8e-4, rel=0.02)
            assert tick.depth == pytest.approx(8, rel=0.02)

    def test_what_is_still_read_when_the_time_is_over_does_not_count_and_is_nobody_elses(self) -> None:
        drive = Scripted(bytes_s=1e12, access_s=0.05)
        result = run(drive, of_drive(SDX, "drive.random-4k-q32", seconds=1, runs=1))
        assert result.runs[0].reads == pytest.approx(20, abs=1)
        assert len(drive.reads) == result.runs[0].reads + 31 + 1
        assert result.foreign_bytes == 0

    @pytest.mark.slow
    def test_a_busy_processor_is_told(self) -> None:
        assert run(quick(busy=0.75), of_drive(SDX, "drive.random-4k-q32", seconds=1)).engine_limited
        assert not run(quick(busy=0.5), of_drive(SDX, "drive.random-4k-q32", seconds=1)).engine_limited

    def test_a_bad_sector_is_named_by_its_place(self) -> None:
        drive = Scripted(error=(errno.EIO, 5 << 20), capacity=GIB)
        with pytest.raises(Refusal) as caught:
            run(drive, of_drive(SDX, "drive.sequential-1m-q8", offset_bytes=2 << 20, seconds=1))
        assert caught.value.fault is Fault.IO_ERROR
        assert "at 0.00 GiB: Input/output error" in caught.value.why

    def test_an_unplugged_drive(self) -> None:
        drive = Scripted(error=(errno.EIO, 5 << 20), capacity=GIB)
        drive.after_read = lambda count: setattr(drive, "capacity", 0) if count == 5 else None
        with pytest.raises(Refusal) as caught:
            run(drive, of_drive(SDX, "drive.sequential-1m-q8", offset_bytes=0, seconds=1))
        assert caught.value.fault is Fault.DRIVE_GONE

    @pytest.mark.slow
    def test_blocks_smaller_than_a_sector_are_refused(self) -> None:
        drive = quick()
        drive.attributes["logical_block_size"] = "4096\n"
        with pytest.raises(Refusal) as caught:
            run(drive, of_drive(SDX, "drive.random-512-q32", seconds=1))
        assert caught.value.fault is Fault.NOT_SUPPORTED
        assert "4096 bytes" in caught.value.why
        assert run(drive, of_drive(SDX, "drive.random-4k-q32", seconds=1)).runs

    def test_cancel(self) -> None:
        drive, cancelled = quick(), threading.Event()
        drive.after_read = lambda count: cancelled.set() if count == 100 else None
        with pytest.raises(Refusal) as caught:
            run(drive, of_drive(SDX, "drive.random-4k-q32", seconds=1), None, cancelled)
        assert caught.value.fault is Fault.CANCELLED
        # Ten thousand a second, and it looks every fifth of one.
        assert 100 <= len(drive.reads) <= 2100

    def test_the_kernel_is_given_no_context_and_makes_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        given: list[tuple[int, int]] = []

        def call(_number: int, first: int, second: int = 0) -> int:
            given.append((first, ctypes.c_ulong.from_address(second).value if second else -1))
            return 0

        monkeypatch.setattr(aio, "system_call", call)
        aio.AioQueue(os.open(os.devnull, os.O_RDONLY), 8, 4096).close()
        assert given[0] == (8, 0)

    def test_a_machine_without_such_calls_is_a_sentence(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(aio, "_CALLS", {})
        with pytest.raises(OSError, match="not implemented") as caught:
            aio.AioQueue(-1, 1, 4096)
        assert caught.value.errno == errno.ENOSYS
        drive = quick()
        drive.queue = lambda *_: aio.AioQueue(-1, 1, 4096)  # type: ignore[method-assign,assignment]
        with pytest.raises(Refusal) as refused:
            run(drive, of_drive(SDX, "drive.random-4k-q32"))
        assert refused.value.fault is Fault.NOT_SUPPORTED


def at(*offsets: int) -> Places:
    """Return these places, and no more."""
    rest = iter(offsets)
    return lambda count: memoryview(array("Q", islice(rest, count)))


class TestKernel:
    """On a file, which any user may read with O_DIRECT where the file system has it."""

    @pytest.fixture
    def image(self, tmp_path: Path) -> Path:
        path = tmp_path / "image"
        path.write_bytes(b"".join(number.to_bytes(4, "little") * 1024 for number in range(4096)))
        return path

    def open(self, path: Path) -> int:
        try:
            return os.open(path, os.O_RDONLY | os.O_DIRECT)
        except OSError as error:
            pytest.skip(f"no direct reads here: {error}")

    @pytest.fixture
    def make(self, image: Path) -> Iterator[Make]:
        made: list[Queue] = []

        def queue(depth: int, block_bytes: int = 4096) -> Any:
            fd = self.open(image)
            try:
                made.append(aio.AioQueue(fd, depth, block_bytes))
            except OSError as error:
                os.close(fd)
                pytest.skip(f"this kernel has none: {error}")
            return made[-1]

        yield queue
        for one in made:
            one.close()

    def test_each_place_is_read_once(self, make: Make) -> None:
        queue = make(8)
        turn = queue.begin(at(*(number * 500 * 4096 for number in range(8))), lambda: 0)
        done = len(turn(8))
        while done < 8:
            done += len(turn(0))
        blocks = [queue.buffers.content(slot)[:4] for slot in range(8)]
        assert [int.from_bytes(block, "little") for block in blocks] == [number * 500 for number in range(8)]

    def test_each_read_brings_back_when_it_began(self, make: Make) -> None:
        """Also where many more are begun than lie ready."""
        ticks = count()
        turn = make(4).begin(at(*(number * 7 % 4096 * 4096 for number in range(1000))), lambda: next(ticks))
        begun, free = 4, 4
        found: list[int] = []
        while len(found) < 1000:
            times = turn(free)
            found += times
            free = min(len(times), 1000 - begun)
            begun += free
        assert 250 < len(set(found)) <= next(ticks)
        # The clock is also asked when places are drawn, and four begin together at most.
        assert max(Counter(found).values()) <= 4

    def test_it_waits_as_long_as_its_patience_and_no_longer(self, make: Make) -> None:
        """Of several turns: a signal may end one early, and a busy machine may end one late."""
        turn = make(4).begin(at(), time.monotonic_ns)
        waits = []
        for _ in range(5):
            start = time.monotonic()
            assert turn(0) == []
            waits.append(time.monotonic() - start)
        assert max(waits) > 0.9 * PATIENCE_S
        assert min(waits) < PATIENCE_S + 1

    def test_each_run_may_be_in_another_thread(self, make: Make) -> None:
        queue = make(4)
        done: list[list[int]] = []

        def run() -> None:
            turn = queue.begin(at(4096), lambda: 7)
            done.append(turn(1) or turn(0))

        for _ in range(3):
            thread = threading.Thread(target=run)
            thread.start()
            thread.join()
        assert done == [[7]] * 3

    def test_a_read_past_the_end_is_an_error_of_its_place(self, make: Make) -> None:
        turn = make(4).begin(at(4096 * 4096), time.monotonic_ns)
        with pytest.raises(PlaceError) as caught:
            assert turn(1) or turn(0)
        assert (caught.value.errno, caught.value.place) == (errno.ENODATA, 4096 * 4096)

    @pytest.mark.parametrize("number", [3, 3 + aio.RING, 3 + 3 * aio.RING])
    def test_an_error_is_of_the_place_that_was_asked_for(self, make: Make, number: int) -> None:
        bad = 4096 * 4096
        places = [index % 4096 * 4096 for index in range(4 * aio.RING)]
        places[number] = bad
        turn = make(1).begin(at(*places), time.monotonic_ns)
        for _ in range(number):
            assert turn(1) or turn(0)
        with pytest.raises(PlaceError) as caught:
            assert turn(1) or turn(0)
        assert caught.value.place == bad

    def test_a_late_error_is_of_its_own_place_and_a_forgotten_one_of_none(self) -> None:
        ticks = count()
        ring = aio._Ring(0, [0], 4096, at(*range(3 * aio.RING)), lambda: next(ticks))
        for _ in range(3):
            ring._fill()
        # Begun after the first time that places were drawn, and failed after the third.
        event = [0, ring._first + 5 * 64, -errno.EIO, 0]
        late = of_kind(PlaceError, ring.failure(event))
        assert (late.errno, late.place) == (errno.EIO, 5)
        assert ring.failure([2, *event[1:]]).place == 2 * aio.RING + 5  # type: ignore[attr-defined]
        forgotten = ring.failure([-1, *event[1:]])
        assert not isinstance(forgotten, PlaceError)
        assert forgotten.errno == errno.EIO

    @pytest.mark.slow
    def test_an_unaligned_place_is_an_error(self, make: Make) -> None:
        turn = make(4).begin(at(100), time.monotonic_ns)
        # Which of beginning and waiting says so is the file system's choice.
        with pytest.raises(OSError, match="Invalid argument"):
            assert turn(1) or turn(0)

    @pytest.mark.slow
    @pytest.mark.privilege
    @pytest.mark.parametrize("name", ["drive.random-4k-q32", "drive.random-4k-q1", "drive.sequential-1m-q8"])
    def test_a_real_device(self, loop: tuple[str, Path], name: str) -> None:
        device, image = loop
        before = image.stat().st_mtime_ns
        ports = SystemPorts()
        samples: Samples = []
        node = ports.open_drive(device)
        (one,) = bench_step.of_drive(of_drive(DriveRef(device, ""), name, seconds=1, runs=2), node.size_bytes())
        with drive_bench(node, ports, one, samples.append, threading.Event()) as bench:
            for _ in range(2):
                bench.run()
            result = bench.result()
        node.close()
        assert all(run.reads > 40 and run.processor_s > 0 for run in result.runs)
        assert all(run.read_latency and run.read_latency.requests == run.reads for run in result.runs)
        assert result.foreign_bytes == 0
        assert samples
        assert image.stat().st_mtime_ns == before
