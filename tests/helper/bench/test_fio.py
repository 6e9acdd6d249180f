"""fio's arguments, word for word; its reports, whole, torn and wrong; and runs with a fio that misbehaves."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.latency import bucket
from disktune_contract.measuring.measurement import Run
from disktune_contract.measuring.workload import Sync, Workload
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.workloads import BY_ID, of_drive, of_folder
from disktune_helper.bench import bench_step, fio
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.fio import Reports
from disktune_helper.bench.fio_runs import FioOnFile
from disktune_helper.bench.meter import Tick
from disktune_helper.system.ports import Ended, Ports

# The reference's vector; what differs from workload to workload is in the tests.
REPORTING = ["--group_reporting", "--output-format=json+", "--status-interval=250ms", "--eta=never"]


def file_plan(name: str, **more: int) -> BenchStep:
    return bench_step.of_folder(of_folder("/home/user", name, **more))[0]


def words(name: str, **more: int) -> list[str]:
    return fio.arguments(file_plan(name, **more), "/proc/self/fd/9", "psync", "/proc/self/fd/10")


class TestArguments:
    def test_of_a_raw_drive_begin_with_what_forbids_writing(self) -> None:
        (one,) = bench_step.of_drive(of_drive(DriveRef("sda", ""), "drive.fio.random-4k-q32", seconds=6), 10 << 30)
        assert fio.arguments(one, "/dev/sda", "io_uring") == [
            *("--readonly", "--name=disktune", "--filename=/dev/sda", "--rw=randread", "--bs=4096", "--direct=1"),
            *(
                "--ioengine=io_uring",
                "--iodepth=32",
                "--numjobs=1",
                "--thread",
                "--iomem_align=4096",
                "--runtime=6",
                f"--size={10 << 30}",
            ),
            *("--randrepeat=0", "--invalidate=0", *REPORTING, "--norandommap", "--time_based"),
            *("--iodepth_batch_submit=32", "--iodepth_batch_complete_max=32", "--registerfiles=1"),
        ]

    def test_threads_in_order_have_parts_of_the_file_and_zeros_are_asked_for(self) -> None:
        found = words("own.folder.seq-1m-q2t4-r0-zero", file_mib=64)
        part = 16 << 20
        assert {f"--size={part}", f"--offset_increment={part}", "--zero_buffers", "--time_based"} <= set(found)
        assert not any("zero" in one or "increment" in one for one in words("own.folder.rnd-1m-q2t4-r0"))

    def test_single_bytes_go_through_the_cache_once(self) -> None:
        read, write = (words(f"own.folder.seq-1-q1t1-r{share}") for share in (100, 0))
        assert {"--bs=1", "--direct=0"} <= set(read) & set(write)
        assert not {"--time_based"} & {*read, *write}
        assert {"--fallocate=none", "--file_append=1"} <= set(write) - set(read)

    @pytest.mark.parametrize(
        ("name", "io_engine", "batched"),
        [
            ("drive.fio.random-4k-q32", "libaio", ["iodepth_batch_submit=32", "iodepth_batch_complete_max=32"]),
            ("drive.fio.random-4k-q1", "psync", []),
        ],
    )
    def test_of_many_requests_of_a_raw_drive_take_one_call(
        self, name: str, io_engine: str, batched: list[str]
    ) -> None:
        (one,) = bench_step.of_drive(of_drive(DriveRef("sda", ""), name), 10 << 30)
        found = [word[2:] for word in fio.arguments(one, "/dev/sda", io_engine)]
        assert [word for word in found if "batch" in word or "register" in word] == batched

    def test_of_a_place_on_a_raw_drive(self) -> None:
        request = of_drive(DriveRef("sda", ""), "drive.fio.sequential-1m-q8", offset_bytes=1 << 30)
        (one,) = bench_step.of_drive(request, (10 << 30) + 512)
        found = fio.arguments(one, "/dev/sda", "io_uring")
        assert f"--offset={1 << 30}" in found
        assert f"--size={9 << 30}" in found

    @pytest.mark.slow
    @pytest.mark.parametrize("name", [name for name, one in BY_ID.items() if one.engine.value == "fio"])
    def test_hold_nothing_that_runs_or_writes_anything_else(self, name: str) -> None:
        workload = BY_ID[name]
        if workload.target.value == "drive":
            (one,) = bench_step.of_drive(of_drive(DriveRef("sda", ""), name), 1 << 30)
            found = fio.arguments(one, "/dev/sda", "psync")
            assert found[0] == "--readonly"
            assert "--rw=read" in found or "--rw=randread" in found
        else:
            found = words(name)
            if workload.beside_bytes:
                # The second job is a copy into the other file of ours, and no more than that.
                start = found.index("--name=copy")
                found, copy = found[:start], found[start:]
                assert "--group_reporting" not in found
                assert copy == [
                    *("--name=copy", "--filename=/proc/self/fd/10", "--rw=write", "--bs=1048576", "--direct=0"),
                    *(
                        "--ioengine=psync",
                        "--thread",
                        "--iomem_align=4096",
                        "--runtime=5",
                        f"--size={1 << 30}",
                        "--invalidate=0",
                    ),
                    *("--time_based", "--sync_file_range=wait_before,write:8"),
                ]
        assert all(word.startswith("--") for word in found)
        names = {word[2:].partition("=")[0] for word in found}
        assert names <= {
            *("readonly", "name", "filename", "rw", "bs", "direct", "ioengine", "iodepth", "numjobs", "thread"),
            *("runtime", "size", "randrepeat", "invalidate", "group_reporting", "output-format", "eta", "sync"),
            *("status-interval", "offset", "norandommap", "rwmixread", "time_based", "fallocate", "file_append"),
            *(
                "offset_increment",
                "iodepth_batch_submit",
                "iodepth_batch_complete_max",
                "registerfiles",
                "iomem_align",
            ),
        }
        assert len(names) == len(found)

    def test_a_mixed_workload(self) -> None:
        found = words("file.rnd4k-q32t16.mix", file_mib=64, seconds=3)
        assert {"--rw=randrw", "--rwmixread=70", "--iodepth=32", "--numjobs=16", f"--size={64 << 20}"} <= set(
            found
        )

    def test_dds_writes_go_into_an_empty_file_and_end_with_the_bytes(self) -> None:
        found = words("dd.spot.tiny")
        expected = {"--rw=write", "--bs=4096", "--direct=0", "--sync=dsync", "--fallocate=none", "--file_append=1"}
        assert expected | {f"--size={100 << 20}", "--runtime=60"} <= set(found)
        assert "--time_based" not in found

    def test_appending_begins_with_an_empty_file_and_never_comes_back_to_its_beginning(self) -> None:
        found = words("use.database-log", seconds=3)
        assert {"--fallocate=none", "--file_append=1", "--sync=dsync", "--runtime=3"} <= set(found)
        assert "--time_based" not in found

    @pytest.mark.parametrize("sync", [Sync.NONE, Sync.FDATASYNC, Sync.FSYNC])
    def test_waiting_at_the_end_is_not_fios_business(self, sync: Sync) -> None:
        assert not [word for word in words(f"dd.write-1m.{sync}") if "sync" in word and "psync" not in word]

    def test_what_was_dropped_from_the_cache_is_read_once(self) -> None:
        found = words("use.photos-browse", file_mib=64)
        assert "--time_based" not in found
        assert "--norandommap" not in found
        assert {f"--size={16 << 20}", f"--offset_increment={16 << 20}", "--numjobs=4"} <= set(found)

    @pytest.mark.parametrize(
        ("name", "disabled", "engine"),
        [
            ("file.rnd4k-q1t16.read", "0\n", "psync"),
            ("file.rnd4k-q32t1.read", "0\n", "io_uring"),
            ("file.rnd4k-q32t1.read", "", "io_uring"),
            ("file.rnd4k-q32t1.read", "1\n", "libaio"),
            ("file.rnd4k-q32t1.read", "2\n", "libaio"),
        ],
    )
    def test_the_way_into_the_kernel(self, name: str, disabled: str, engine: str) -> None:
        assert fio.io_engine(BY_ID[name], disabled) == engine


def told(runtime_ms: int, count: int, *, error: int = 0, latency_ns: int = 50_000) -> str:
    """Return a report of *count* reads of 4 KiB."""
    side = {"io_bytes": 0, "total_ios": 0, "runtime": 0, "clat_ns": {"mean": 0.0, "max": 0}}
    times = {"mean": float(latency_ns), "max": latency_ns + 900, "bins": {str(latency_ns): count}}
    read = {"io_bytes": count * 4096, "total_ios": count, "runtime": runtime_ms, "clat_ns": times}
    job = {
        "error": error,
        "read": read,
        "write": side,
        "usr_cpu": 10.0,
        "sys_cpu": 20.0,
        "job_runtime": runtime_ms,
    }
    return json.dumps({"fio version": "fio-3.33", "jobs": [job]}, indent=2) + "\n"


class TestReports:
    @pytest.mark.parametrize("size", [1, 7, 100, 10**6])
    def test_come_in_any_pieces(self, size: int) -> None:
        text = ("fio: a remark\n" + told(250, 10) + told(500, 30) + "fio: terminating on signal 2\n").encode()
        reports = Reports()
        found = [one for at in range(0, len(text), size) for one in reports.feed(text[at : at + size])]
        assert [(one.runtime_s, one.reads.requests) for one in found] == [(0.25, 10), (0.5, 30)]
        assert found[1].processor_s == pytest.approx(0.15)
        assert reports.remarks == "fio: a remark\nfio: terminating on signal 2\n"
        assert not reports.torn

    def test_a_report_that_is_cut_short_is_torn(self) -> None:
        reports = Reports()
        assert not list(reports.feed(told(250, 10).encode()[:-20]))
        assert reports.torn

    @pytest.mark.parametrize(
        "wrong", ["{\n}\n", '{\n  "jobs": []\n}\n', '{\n  "jobs": 7\n}\n', "{\n  nonsense\n}\n"]
    )
    def test_what_is_no_report_is_an_error(self, wrong: str) -> None:
        with pytest.raises(ValueError, match=r"."):
            list(Reports().feed(wrong.encode()))

    @pytest.mark.parametrize(
        ("right", "wrong"),
        [
            ('"runtime": 250', '"runtime": 1e999'),
            ('"runtime": 250', '"runtime": -1'),
            ('"usr_cpu": 10.0', '"usr_cpu": NaN'),
            ('"mean": 50000.0', '"mean": Infinity'),
            ('"max": 50900', '"max": [1]'),
            ('"50000": 10', '"50000": "' + "9" * 5000 + '"'),
            ('"50000": 10', '"50000": ' + "9" * 400),
            ('"error": 0', '"error": 1e9'),
            ('"usr_cpu": 10.0', '"usr_cpu": ' + "[" * 100_000),
        ],
    )
    def test_a_figure_that_fio_cannot_have_counted_is_an_error(self, right: str, wrong: str) -> None:
        text = told(250, 10)
        assert right in text
        with pytest.raises(ValueError, match="the report is invalid"):
            list(Reports().feed(text.replace(right, wrong, 1).encode()))

    def test_latencies_that_are_no_table_are_an_error(self) -> None:
        report = json.loads(told(250, 10))
        report["jobs"][0]["write"]["clat_ns"] = []
        with pytest.raises(ValueError, match="the report is invalid"):
            fio.report(report)

    def test_a_report_without_end_is_an_error_and_not_memory(self) -> None:
        reports = Reports()
        list(reports.feed(b"{\n"))
        with pytest.raises(ValueError, match="report is invalid"):
            list(reports.feed(b'  "x": 1,\n' * (fio.REPORT_LIMIT // 8)))

    @pytest.mark.parametrize("begun", [b"", b"{\n"])
    def test_a_line_without_end_is_an_error_and_not_memory(self, begun: bytes) -> None:
        reports = Reports()
        list(reports.feed(begun))
        for _ in range(fio.REPORT_LIMIT >> 20):
            list(reports.feed(b"x" * (1 << 20)))
        with pytest.raises(ValueError, match="report is invalid"):
            list(reports.feed(b"x"))

    def test_a_long_remark_is_cut(self) -> None:
        reports = Reports()
        list(reports.feed(b"x" * (1 << 20) + b"\n" + b"y\n"))
        assert len(reports.remarks) <= fio.REMARK_LIMIT + 1

    def test_the_difference_is_what_happened_between(self) -> None:
        reports = Reports()
        first, second = reports.feed((told(250, 100) + told(500, 250, latency_ns=900_000)).encode())
        between = fio.since(first.reads, second.reads)
        assert (between.requests, between.bytes, between.runtime_s) == (150, 150 * 4096, 0.25)
        assert between.bins == {bucket(900_000): 250}


@dataclass
class FakeChild:
    """A fio that prints a given text, a piece at each look."""

    pieces: list[bytes]
    status: int = 0
    error: str = ""
    clock: Callable[[float], None] = lambda _seconds: None
    stubborn: bool = False
    """Whether it goes on when it is asked to end."""
    log: list[str] = field(default_factory=list)

    def read(self, timeout_s: float) -> bytes | None:
        self.clock(timeout_s)
        if "kill" in self.log or ("interrupt" in self.log and not self.stubborn):
            return None
        return self.pieces.pop(0) if self.pieces else None

    def said(self) -> str:
        return self.error

    def interrupt(self) -> None:
        self.log.append("interrupt")

    def kill(self) -> None:
        self.log.append("kill")

    def wait(self) -> Ended:
        self.log.append("wait")
        return Ended(-9 if "kill" in self.log else self.status, 1.0)


@dataclass
class FakeScratch:
    """A file of which the length is enough."""

    argument: str = "/proc/self/fd/9"
    fds: tuple[int, ...] = (9,)
    length: int = 1 << 40
    log: list[str] = field(default_factory=list)
    failing: OSError | None = None
    on_sync: Callable[[], None] = lambda: None

    def size_bytes(self) -> int:
        return self.length

    def write_at(self, offset: int, data: bytes | memoryview) -> None:
        if self.failing:
            raise self.failing
        self.length = max(self.length, offset + len(data))

    def bypass_cache(self) -> None:
        self.log.append("direct")

    def pause(self, seconds: float) -> None:
        self.log.append(f"pause {seconds}")

    def empty(self) -> None:
        self.log.append("empty")
        self.length = 0

    def forget(self) -> None:
        self.log.append("forget")

    def warm(self, length: int) -> None:
        self.log.append(f"warm {length}")

    def sync(self, kind: Sync) -> None:
        self.log.append(kind.value)
        self.on_sync()

    def share(self) -> FakeScratch:
        return self

    def close(self) -> None:
        self.log.append("close")


class Clock:
    """Ports of which only the clock is used."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now

    def read_text(self, path: str) -> str:
        raise FileNotFoundError(path)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def maker(
    child: FakeChild,
    name: str = "file.rnd4k-q1t1.read",
    scratch: FakeScratch | None = None,
    clock: Clock | None = None,
    copy: FakeScratch | None = None,
    **size: int,
) -> FioOnFile:
    ports = cast(Ports, clock or Clock())
    planned = file_plan(name, seconds=5, **size)
    return FioOnFile(ports, planned, "fio-3.33", lambda _: child, scratch or FakeScratch(), copy)


def run(child: FakeChild, *given: Any, ticks: list[Tick] | None = None, **more: Any) -> Run:
    one, never = maker(child, *given, **more), threading.Event()
    tell = (ticks if ticks is not None else []).append
    one.prepare(0, tell, never)
    return one.make(0, tell, never).run


def fails(child: FakeChild, **more: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        run(child, **more)
    assert child.log[-1] == "wait"
    return caught.value


class TestRuns:
    @pytest.mark.slow
    def test_the_last_report_is_the_run_and_each_is_a_sample(self) -> None:
        ticks: list[Tick] = []
        child = FakeChild([b"", told(250, 100).encode(), told(500, 250).encode(), told(500, 250).encode()])
        found = run(child, ticks=ticks)
        assert (found.bytes_read, found.reads, found.seconds) == (250 * 4096, 250, 0.5)
        assert found.processor_s == pytest.approx(0.15)
        assert found.read_latency is not None
        assert (found.read_latency.requests, found.read_latency.max_s) == (250, 50_900 / 1e9)
        assert found.write_latency is None
        assert [(tick.iops, tick.bytes_s) for tick in ticks] == [(400, 400 * 4096), (600, 600 * 4096)]
        assert [round(tick.share, 2) for tick in ticks] == [0.05, 0.1]
        assert child.log == ["wait"]

    @pytest.mark.parametrize("sync", ["fdatasync", "fsync"])
    def test_waiting_at_the_end_counts(self, sync: str) -> None:
        clock = Clock()
        scratch = FakeScratch(on_sync=lambda: clock.pass_by(1.5))
        found = run(FakeChild([told(500, 100).encode()]), f"dd.write-1m.{sync}", scratch, clock)
        assert found.seconds == pytest.approx(2.0)
        assert scratch.log == ["empty", "forget", sync]

    def test_a_first_read_begins_with_nothing_of_the_file_in_memory(self) -> None:
        scratch = FakeScratch(length=100 << 20)
        run(FakeChild([told(500, 100).encode()]), "dd.read-1m.first", scratch)
        assert scratch.log == ["forget"]

    @pytest.mark.slow
    def test_a_file_that_is_too_short_is_filled_first(self) -> None:
        scratch = FakeScratch(length=0)
        run(FakeChild([told(500, 100).encode()]), "dd.read-1m.repeat", scratch)
        assert scratch.length == 100 << 20
        assert scratch.log == [f"warm {100 << 20}"]

    @pytest.mark.slow
    def test_the_file_of_a_copy_is_filled_too_and_let_go_of(self) -> None:
        scratch, copy = FakeScratch(length=0), FakeScratch(length=0, argument="/proc/self/fd/10")
        child, never = FakeChild([]), threading.Event()
        one = maker(child, "use.desktop-copy", scratch, copy=copy, file_mib=64)
        one.prepare(0, lambda _: None, never)
        assert (scratch.length, copy.length) == (64 << 20, 64 << 20)
        one.close()
        assert scratch.log[-1] == copy.log[-1] == "close"

    def test_of_two_jobs_the_first_counts_and_the_error_of_either(self) -> None:
        both = [json.loads(told(500, count))["jobs"][0] for count in (100, 9000)]
        both[1]["error"] = 28
        refused = fails(FakeChild([json.dumps({"jobs": both}, indent=2).encode() + b"\n"], status=1))
        assert refused.why == "fio failed: No space left on device."
        both[1]["error"] = 0
        assert run(FakeChild([json.dumps({"jobs": both}, indent=2).encode() + b"\n"])).reads == 100

    def test_no_room(self) -> None:
        scratch = FakeScratch(length=0, failing=OSError(28, "No space left on device"))
        with pytest.raises(Refusal) as caught:
            run(FakeChild([]), "file.rnd4k-q1t1.read", scratch)
        assert caught.value.fault is Fault.NO_ROOM

    def test_killed(self) -> None:
        refused = fails(FakeChild([told(250, 100).encode()], status=-9))
        assert refused.fault is Fault.IO_ERROR
        assert refused.why == "fio failed: it was killed by signal 9."

    def test_cut_short(self) -> None:
        refused = fails(FakeChild([told(250, 100).encode(), told(500, 200).encode()[:-50]]))
        assert refused.why == "fio failed: the report is invalid."

    def test_silent(self) -> None:
        assert fails(FakeChild([])).why == "fio failed: the report is invalid."

    def test_its_own_error_is_named(self) -> None:
        words = "fio: io_u error on file /proc/self/fd/3: Invalid argument: read offset=0, buflen=513"
        refused = fails(FakeChild([told(0, 0, error=22).encode()], status=1, error=words), name="dd.read-1m.first")
        assert refused.why == f"fio failed: {words}."

    def test_blocks_that_are_too_small_for_the_file_system(self) -> None:
        refused = fails(FakeChild([told(0, 0, error=22).encode()], status=1), name="dd.read-512.direct")
        assert refused.fault is Fault.NOT_SUPPORTED
        assert refused.why.startswith("Direct requests of 512 B are not possible")

    def test_nonsense(self) -> None:
        assert "fio failed" in fails(FakeChild([b"{\n  nonsense\n}\n", told(250, 1).encode()])).why

    def test_hanging(self) -> None:
        clock = Clock()
        child = FakeChild([b""] * 10_000, clock=clock.pass_by)
        assert "did not finish in time" in fails(child, clock=clock).why
        assert child.log == ["interrupt", "wait"]
        assert clock.now < 100 + 5 + 11

    def test_deaf(self) -> None:
        clock = Clock()
        child = FakeChild([b""] * 10_000, clock=clock.pass_by, stubborn=True)
        fails(child, clock=clock)
        assert child.log == ["interrupt", "kill", "wait"]

    def test_cancelled(self) -> None:
        cancelled = threading.Event()
        child = FakeChild([told(250, 100).encode()] * 50, status=128)
        one = maker(child)
        with pytest.raises(Refusal) as caught:
            one.make(0, lambda _tick: cancelled.set(), cancelled)
        assert caught.value.fault is Fault.CANCELLED
        assert child.log == ["interrupt", "wait"]


def test_every_workload_of_fio_says_how_a_run_ends() -> None:
    def ends(workload: Workload) -> Iterator[str]:
        found = words(workload.id) if workload.target.value == "folder" else ["--time_based"]
        yield from (word for word in found if word.startswith(("--time_based", "--runtime")))

    assert all(list(ends(one)) for one in BY_ID.values() if one.engine.value == "fio")
