"""A long write: what ends it, what it leaves behind, and what its pauses give back."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.measuring.measurement import (
    FolderFacts,
    LongWrite,
    Measurement,
    Stage,
    keeps_writes,
    no_long_write,
)
from disktune_contract.measuring.workload import Sync
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import MeasureEnded, MeasureSample
from disktune_contract.workloads import BY_ID, of_folder
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.jobs import Jobs
from disktune_helper.bench.long_write import LOOK_S, LongWriteMaker
from disktune_helper.bench.meter import Tick
from disktune_helper.system.file_bench import BLOCK_BYTES, Noise, SystemScratch, unnamed
from disktune_helper.system.ports import FolderLook
from disktune_helper.system.system_ports import SystemPorts
from tests.amounts import PATIENCE_S, until
from tests.demo.machines import machine
from tests.narrowed import present

MIB, GB = 1 << 20, 1_000_000_000
HELPER = Path(__file__).resolve().parents[3] / "helper"


@dataclass
class Drive:
    """Ports, Outside and Scratch in one: a clock that only writes and pauses move, and a cache that fills."""

    root = "/nonexistent"
    fast: float = 2 * GB
    slow: float = 0.5 * GB
    cache: int = 1 * GB
    freed_s: float = 0.0
    """Bytes of the cache that are free again for each second of pause."""
    room: int = 1000 * GB
    whole: int = 1000 * GB
    others: float = 0.0
    """Bytes that others write to the same file system for each byte of ours."""
    fails: Callable[[int], int] = lambda _: 0
    """Returns the error of a write at a place."""
    direct_error: int = 0
    celsius: Callable[[float], float] = lambda _: 40.0
    clock: float = 1000.0
    used: float = 0.0
    held: int = 0
    looks: int = 0
    log: list[str] = field(default_factory=list)
    argument: str = ""
    fds: tuple[int, ...] = ()

    # Ports
    def monotonic(self) -> float:
        return self.clock

    def monotonic_ns(self) -> int:
        return round(self.clock * 1e9)

    def thread_time(self) -> float:
        return self.clock / 100

    def read_text(self, path: str) -> str:
        if path.endswith("temp1_input"):
            return f"{self.celsius(self.clock - 1000) * 1000:.0f}\n"
        if path.endswith("temp1_max"):
            return "70000\n"
        raise FileNotFoundError(path)

    def names(self, path: str) -> list[str]:
        return {"/sys/block/sdx/device/hwmon": ["hwmon3"]}.get(path, ["hwmon3"] if path.endswith("hwmon") else [])

    def resolve(self, path: str) -> str:
        return path

    # Outside
    def look(self, folder: str) -> FolderLook:
        self.looks += 1
        free = int(self.room - self.held * (1 + self.others))
        return FolderLook(folder, 1, max(0, free), self.whole, writable=True)

    # Scratch
    def bypass_cache(self) -> None:
        self.log.append("direct")
        if self.direct_error:
            raise OSError(self.direct_error, os.strerror(self.direct_error))

    def write_at(self, offset: int, data: bytes | memoryview) -> None:
        if number := self.fails(offset):
            raise OSError(number, os.strerror(number))
        fast = int(max(0, min(len(data), self.cache - self.used)))
        self.used += fast
        self.clock += fast / self.fast + (len(data) - fast) / self.slow
        self.held = max(self.held, offset + len(data))

    def pause(self, seconds: float) -> None:
        self.clock += seconds
        self.used = max(0.0, self.used - self.freed_s * seconds)

    def sync(self, kind: Sync) -> None:
        self.log.append(f"sync {kind}")
        self.clock += 0.25

    def empty(self) -> None:
        self.log.append(f"empty {self.held}")
        self.held = 0

    def close(self) -> None:
        self.log.append("close")


def measured(
    drive: Drive,
    workload: str = "write.long",
    mib: int = 4096,
    seconds: int = 600,
    filesystem: str = "ext4",
    cancelled: threading.Event | None = None,
    tell: Callable[[Tick], None] = lambda _: None,
) -> tuple[LongWrite, str]:
    """Do one long write; return what it found, and why it ended early."""
    step = BenchStep(BY_ID[workload], 0, mib * MIB, seconds, 1)
    facts = FolderFacts("/mnt", filesystem, ("sdx",), drive.room)
    every: Any = drive
    maker = LongWriteMaker(every, every, step, every, facts)
    made = maker.make(0, tell, cancelled or threading.Event())
    assert made.long_write is not None
    assert made.run.bytes_written == made.long_write.points[-1].end_bytes
    return made.long_write, made.ended_early


class TestTheWrite:
    def test_finds_the_cache_and_empties_the_file(self) -> None:
        drive = Drive()
        found, why = measured(drive)
        assert why == ""
        assert found.points[-1].end_bytes == 4096 * MIB
        drop = present(found.cache_is_full_at)
        assert drop.low_bytes <= drive.cache <= drop.high_bytes
        assert drop.before.bytes_s == pytest.approx(drive.fast, rel=0.02)
        assert drop.after.bytes_s == pytest.approx(drive.slow, rel=0.02)
        assert found.sync_s == pytest.approx(0.25)
        assert drive.log == ["direct", "sync fdatasync", f"empty {4096 * MIB}"]

    def test_tells_how_far_it_is_with_the_temperature(self) -> None:
        told: list[Tick] = []
        measured(Drive(celsius=lambda at: 40 + at), tell=told.append)
        assert all(before.position_bytes < now.position_bytes for before, now in pairwise(told))
        assert told[-1].share == 1.0
        assert told[0].temperature_c == 40
        assert {one.stage for one in told} == {Stage.RUNNING}

    @pytest.mark.slow
    def test_ends_with_its_time(self) -> None:
        found, why = measured(Drive(), mib=65_536, seconds=60)
        assert why == "The limit of 1 min was reached after 30.8 GB."
        assert found.points[-1].elapsed_s == pytest.approx(60, abs=0.2)

    @pytest.mark.slow
    def test_ends_with_heat_and_is_a_result(self) -> None:
        found, why = measured(Drive(celsius=lambda at: 50 + at), mib=65_536)
        assert why.startswith("sdx is at 71 °C (limit 70 °C)")
        assert found.limit_c == 70
        assert 20 <= found.points[-1].elapsed_s < 26

    def test_of_a_drive_that_is_hot_already_writes_nothing(self) -> None:
        drive = Drive(celsius=lambda _: 71)
        with pytest.raises(Refusal) as caught:
            measured(drive)
        assert caught.value.fault is Fault.TOO_HOT
        assert drive.held == 0

    def test_leaves_room_while_others_write_too(self) -> None:
        drive = Drive(room=60 * GB, others=9.0)
        began = drive.clock
        found, why = measured(drive)
        assert "50.0 GB kept." in why
        assert drive.looks <= (drive.clock - began) / LOOK_S + 1
        assert found.points[-1].end_bytes < 1.6 * GB
        assert drive.held == 0

    def test_of_a_file_system_that_is_full_is_a_result_until_then(self) -> None:
        drive = Drive(fails=lambda at: errno.ENOSPC if at >= 3 * GB else 0)
        found, why = measured(drive)
        assert why == ("No space was left after 3.00 GB; the file was removed.")
        assert found.drop is not None
        assert drive.held == 0

    def test_that_fails_leaves_nothing(self) -> None:
        drive = Drive(fails=lambda at: errno.EIO if at >= GB else 0)
        with pytest.raises(Refusal) as caught:
            measured(drive)
        assert caught.value.fault is Fault.IO_ERROR
        assert drive.held == 0

    @pytest.mark.parametrize("at_once", [True, False])
    def test_without_direct_writes_is_refused(self, at_once: bool) -> None:
        drive = Drive(direct_error=errno.EINVAL) if at_once else Drive(fails=lambda _: errno.EINVAL)
        with pytest.raises(Refusal, match="has no direct I/O") as caught:
            measured(drive)
        assert caught.value.fault is Fault.NOT_SUPPORTED
        assert drive.log[-1].startswith("close" if at_once else "empty")

    def test_is_cancelled_between_two_requests(self) -> None:
        drive, cancelled = Drive(), threading.Event()

        def cancel(tick: Tick) -> None:
            if tick.position_bytes > 2 * GB:
                cancelled.set()

        with pytest.raises(Refusal) as caught:
            measured(drive, cancelled=cancelled, tell=cancel)
        assert caught.value.fault is Fault.CANCELLED
        assert drive.held == 0
        assert int(drive.log[-1].split()[1]) < 2.6 * GB

    def test_of_zfs_is_not_called_the_drives_cache(self) -> None:
        found, _ = measured(Drive(), filesystem="zfs")
        assert found.drop is not None
        assert found.cache_is_full_at is None


class TestThePauses:
    @pytest.mark.slow
    def test_go_on_until_all_of_the_cache_is_free(self) -> None:
        found, why = measured(Drive(freed_s=0.01 * GB), "write.long-rest", mib=8192)
        assert why == ""
        assert [rest.pause_s for rest in found.rests] == [30, 60, 120]
        assert [rest.whole for rest in found.rests] == [False, False, True]
        for rest, free in zip(found.rests, (0.3, 0.6, 1.0), strict=True):
            assert rest.low_bytes <= free * GB <= rest.high_bytes
            assert rest.back_bytes == pytest.approx(free * GB, rel=0.06)

    @pytest.mark.slow
    def test_that_give_nothing_back_write_little(self) -> None:
        found, _ = measured(Drive(), "write.long-rest", mib=8192)
        assert [rest.back_bytes for rest in found.rests] == [0] * 5
        assert all(rest.written_bytes < 0.1 * GB for rest in found.rests)

    def test_are_not_made_where_no_cache_was_found(self) -> None:
        found, _ = measured(Drive(cache=0), "write.long-rest")
        assert found.rests == ()
        assert found.rest_asked

    def test_do_not_write_more_than_was_asked_for(self) -> None:
        # All but a little comes back each time: never the whole, so that each is nearly as long as the cache.
        found, why = measured(Drive(freed_s=0.029 * GB), "write.long-rest", mib=1100)
        assert sum(rest.written_bytes for rest in found.rests) <= 2 * 1100 * MIB
        assert why == "" or why.startswith("The limit of short writes was reached")

    def test_are_cancelled_within_a_step(self) -> None:
        drive, cancelled = Drive(), threading.Event()

        def cancel(tick: Tick) -> None:
            if tick.stage is Stage.RESTING:
                cancelled.set()

        with pytest.raises(Refusal) as caught:
            measured(drive, "write.long-rest", cancelled=cancelled, tell=cancel)
        assert caught.value.fault is Fault.CANCELLED
        assert drive.held == 0


@pytest.mark.parametrize(
    ("filesystem", "refused"),
    [("tmpfs", "not on a drive"), ("nfs4", "not on a drive"), ("ext4", ""), ("btrfs", "")],
)
def test_memory_and_network_are_refused(filesystem: str, refused: str) -> None:
    why = no_long_write(FolderFacts("/x", filesystem, (), 0))
    assert refused in why
    assert bool(why) is bool(refused)
    assert not keeps_writes(filesystem)
    assert keeps_writes("zfs")
    assert keeps_writes("fuse.mergerfs")


def test_no_two_blocks_are_alike() -> None:
    noise = Noise(16 * BLOCK_BYTES)
    drawn = [bytes(noise.draw()) for _ in range(6)]
    blocks = {data[at : at + BLOCK_BYTES] for data in drawn for at in range(0, len(data), BLOCK_BYTES)}
    assert len(blocks) == 6 * 16


# -- this machine --------------------------------------------------------------------------------------------


def done(ports: Any, *arguments: Any, **options: Any) -> tuple[MeasureEnded, list[MeasureSample]]:
    ends: list[MeasureEnded] = []
    samples: list[MeasureSample] = []
    over = threading.Event()

    def emit(name: str, message: Any) -> None:
        if name == "measure-sample":
            samples.append(message)
        if name == "measure-ended":
            ends.append(message)
            over.set()

    Jobs(ports, emit, count(1)).start_folder(of_folder(*arguments, **options))
    assert over.wait(PATIENCE_S)
    return ends[0], samples


def test_tmpfs_is_refused_before_anything_is_written() -> None:
    if not os.path.ismount("/dev/shm"):  # noqa: S108  only looked at
        pytest.skip("no tmpfs there")
    with pytest.raises(Refusal, match="not on a drive"):
        done(SystemPorts(), "/dev/shm", "write.long", file_mib=256)  # noqa: S108  nothing is written


@pytest.mark.slow
def test_on_this_machine(tmp_path: Path) -> None:
    try:
        ended, _ = done(SystemPorts(), str(tmp_path), "write.long", file_mib=256, seconds=60)
    except Refusal as error:
        pytest.skip(error.why)
    if ended.fault is Fault.NOT_SUPPORTED:
        pytest.skip(ended.why)
    assert (ended.fault, ended.why) == (None, "")
    (result,) = ended.results
    assert isinstance(result, Measurement)
    assert present(result.long_write).points[-1].end_bytes == 256 * MIB
    assert list(tmp_path.iterdir()) == []


KILLED = """
import sys, time
from disktune_helper.system.file_bench import Noise
from disktune_helper.system.file_bench import SystemScratch, unnamed
scratch, noise = SystemScratch(unnamed(sys.argv[1])), Noise(1 << 20)
for at in range(64):
    scratch.write_at(at << 20, noise.draw())
print("written", flush=True)
time.sleep(600)
"""


@pytest.mark.slow
def test_a_process_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    before = os.statvfs(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(HELPER)},
    ) as child:
        assert present(child.stdout).readline() == b"written\n"
        assert list(tmp_path.iterdir()) == []
        child.send_signal(signal.SIGKILL)
    assert list(tmp_path.iterdir()) == []
    until(lambda: os.statvfs(tmp_path).f_bfree * before.f_frsize >= before.f_bfree * before.f_frsize - 32 * MIB)


def test_a_file_is_written_past_the_page_cache(tmp_path: Path) -> None:
    scratch, noise = SystemScratch(unnamed(str(tmp_path))), Noise(1 << 20)
    try:
        scratch.bypass_cache()
        data = noise.draw()
        scratch.write_at(0, data)
        with pytest.raises(OSError):  # noqa: PT011  whatever the file system says of what is not aligned
            scratch.write_at(1 << 20, bytes(data[:100]))
    except OSError:
        pytest.skip("no direct I/O here")
    finally:
        scratch.close()


@pytest.mark.slow
def test_a_demo_drive_has_a_fast_cache_that_recovers() -> None:
    ports, _ = machine()
    ended, samples = done(ports, "/srv/games", "write.long-rest", file_mib=32_768)
    assert (ended.fault, ended.why) == (None, "")
    (result,) = ended.results
    found = present(result.long_write)
    drop = present(found.cache_is_full_at)
    assert drop.low_bytes <= 24 * GB <= drop.high_bytes
    assert [(rest.pause_s, rest.whole) for rest in found.rests] == [(30, False), (60, False), (120, True)]
    assert {sample.stage for sample in samples} == {Stage.RUNNING, Stage.RESTING}
    progress = [sample.progress for sample in samples]
    assert progress == sorted(progress)
