"""The real fio, and the real bonnie++, on files in a directory of the test's."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.measuring.measurement import Measurement, Stage
from disktune_contract.measuring.workload import Sync
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import MeasureEnded, MeasureSample
from disktune_contract.workloads import of_folder
from disktune_helper.bench import bonnie
from disktune_helper.bench.jobs import Jobs
from disktune_helper.system import file_bench
from disktune_helper.system.file_bench import SystemBenchDirectory, SystemFileBenchPorts, SystemScratch
from disktune_helper.system.privilege import NOBODY
from disktune_helper.system.system_ports import SystemPorts
from tests.amounts import PATIENCE_S
from tests.narrowed import present

pytestmark = pytest.mark.tools

MIB = 1 << 20


class Desk:
    """Asks for measurements as a window does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.samples: list[MeasureSample] = []
        self.ended: MeasureEnded | None = None
        self.over = threading.Event()
        self.on_sample: Callable[[MeasureSample], None] = lambda _: None
        self.jobs = Jobs(SystemPorts(), self._emit, count(1))

    def _emit(self, name: str, message: Any) -> None:
        if name == "measure-sample":
            self.samples.append(message)
            self.on_sample(message)
        elif name == "measure-ended":
            self.ended = message
            self.over.set()

    def start(self, *names: str, seconds: int | None = 1, mib: int = 16) -> int:
        return self.jobs.start_folder(of_folder(str(self.folder), *names, file_mib=mib, seconds=seconds, runs=1))

    def wait(self) -> MeasureEnded:
        assert self.over.wait(PATIENCE_S)
        return present(self.ended)

    def results(self, *names: str, **more: Any) -> tuple[Measurement, ...]:
        self.start(*names, **more)
        ended = self.wait()
        assert (ended.fault, ended.why) == (None, "")
        return ended.results


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    folder = tmp_path / "a directory: with odd, characters"
    folder.mkdir()
    return Desk(folder)


def children_named(name: str) -> list[int]:
    own = Path(f"/proc/{os.getpid()}/task").iterdir()
    pids = [int(pid) for task in own for pid in (task / "children").read_text().split()]
    return [pid for pid in pids if Path(f"/proc/{pid}/comm").read_text().strip() == name]


def kill_all(name: str) -> None:
    for pid in children_named(name):
        os.kill(pid, signal.SIGKILL)


class TestFio:
    @pytest.mark.slow
    def test_each_kind_of_workload(self, desk: Desk) -> None:
        read, mix, dsync, flushed, warm, cold = desk.results(
            "file.rnd4k-q32t1.read",
            "file.rnd4k-q1t2.mix",
            "dd.spot.tiny",
            "dd.write-1m.fdatasync",
            "dd.read-1m.repeat",
            "use.photos-browse",
        )
        assert read.runs[0].reads > 100
        assert read.runs[0].bytes_read == read.runs[0].reads * 4096
        assert (read.depth, read.span_bytes, read.program.split(",")[0][:4]) == (32, 16 * MIB, "fio-")
        one = mix.runs[0]
        assert 0.6 < one.reads / (one.reads + one.writes) < 0.8
        assert one.write_latency is not None
        assert present(one.read_latency).requests == one.reads
        assert dsync.runs[0].bytes_written > 0
        assert flushed.runs[0].bytes_written == 100 * MIB
        assert warm.runs[0].bytes_read == 100 * MIB
        assert cold.runs[0].bytes_read <= 16 * MIB
        assert list(desk.folder.iterdir()) == []

    @pytest.mark.slow
    def test_workloads_of_ones_own(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        laid_out: list[bool] = []
        write_at = SystemScratch.write_at

        def seen(scratch: SystemScratch, offset: int, data: bytes) -> None:
            laid_out.append(any(data))
            write_at(scratch, offset, data)

        monkeypatch.setattr(SystemScratch, "write_at", seen)
        byte, zeros, random = desk.results(
            "own.folder.seq-1-q1t1-r0", "own.folder.rnd-8k-q4t2-r50-zero", "own.folder.rnd-8k-q4t2-r100"
        )
        assert byte.runs[0].bytes_written == byte.runs[0].writes > 0
        assert 0.4 < zeros.runs[0].reads / (zeros.runs[0].reads + zeros.runs[0].writes) < 0.6
        assert (random.block_bytes, random.depth, random.jobs) == (8192, 4, 2)
        assert laid_out[:16] == [False] * 16
        # The first one has written the beginning of the other file.
        assert laid_out[16:]
        assert all(laid_out[16:])

    @pytest.mark.slow
    def test_what_appends_makes_an_empty_file_longer(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        sizes: list[int] = []
        close = SystemScratch.close

        def seen(scratch: SystemScratch) -> None:
            sizes.append(scratch.size_bytes())
            close(scratch)

        monkeypatch.setattr(SystemScratch, "close", seen)
        (result,) = desk.results("use.database-log", mib=64)
        assert set(sizes) == {result.runs[0].bytes_written}
        assert all(one.stage is Stage.RUNNING for one in desk.samples)

    @pytest.mark.slow
    def test_samples_come_four_times_a_second(self, desk: Desk) -> None:
        desk.results("file.rnd4k-q1t1.read", seconds=2)
        running = [one for one in desk.samples if one.stage is Stage.RUNNING]
        assert len(running) >= 7
        # A disk that others use may answer nothing for a quarter of a second.
        answered = [one for one in running if one.iops > 0]
        assert answered
        assert all(one.latency_s for one in answered)
        assert [one.progress for one in running] == sorted(one.progress for one in running)

    @pytest.mark.slow
    def test_nothing_is_left_when_it_is_cancelled(self, desk: Desk) -> None:
        job = desk.start("file.rnd4k-q32t1.write", seconds=60)
        desk.on_sample = lambda _: desk.jobs.cancel(job)
        begun = time.monotonic()
        assert desk.wait().fault is Fault.CANCELLED
        assert time.monotonic() - begun < 55
        assert list(desk.folder.iterdir()) == []
        assert not desk.jobs.running

    @pytest.mark.slow
    def test_killed_by_somebody(self, desk: Desk) -> None:
        desk.on_sample = lambda _: kill_all("fio")
        desk.start("file.rnd4k-q1t1.read", "dd.spot.large", seconds=20)
        ended = desk.wait()
        assert ended.fault is Fault.IO_ERROR
        assert "killed by signal 9" in ended.why
        assert ended.results == ()
        assert list(desk.folder.iterdir()) == []

    @pytest.mark.slow
    def test_the_results_before_a_failure_are_kept(self, desk: Desk) -> None:
        def kill_second(sample: MeasureSample) -> None:
            if sample.step == 1:
                kill_all("fio")

        desk.on_sample = kill_second
        desk.start("dd.spot.large", "file.rnd4k-q1t1.read", seconds=20)
        ended = desk.wait()
        assert ended.fault is Fault.IO_ERROR
        assert [one.workload for one in ended.results] == ["dd.spot.large"]

    @pytest.mark.slow
    def test_the_directory_vanishes(self, desk: Desk) -> None:
        desk.on_sample = lambda _: shutil.rmtree(desk.folder, ignore_errors=True)
        assert desk.results("file.rnd4k-q1t1.read", seconds=1)[0].runs[0].reads > 0
        with pytest.raises(Refusal) as caught:
            desk.start("file.rnd4k-q1t1.read")
        assert caught.value.fault is Fault.OUT_OF_RANGE

    def test_one_directory_at_a_time(self, desk: Desk) -> None:
        job = desk.start("file.rnd4k-q1t1.read", seconds=20)
        with pytest.raises(Refusal) as caught:
            desk.start("file.rnd4k-q1t1.read")
        assert caught.value.fault is Fault.BUSY
        desk.jobs.cancel(job)
        desk.wait()

    def test_not_through_sudo(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SUDO_UID", "1000")
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        with pytest.raises(Refusal) as caught:
            desk.start("file.rnd4k-q1t1.read")
        assert "without sudo" in caught.value.why

    def test_not_installed(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(file_bench, "PLACES", ("/nonesuch",))
        with pytest.raises(Refusal) as caught:
            desk.start("file.rnd4k-q1t1.read")
        assert caught.value.fault is Fault.NOT_INSTALLED


class TestScratch:
    def test_a_file_system_without_nameless_files_gets_one_that_loses_its_name(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = os.open

        def refuse(path: Any, flags: int, *more: Any, **names: Any) -> int:
            if flags & os.O_TMPFILE == os.O_TMPFILE:
                raise OSError(95, "Operation not supported")
            return real(path, flags, *more, **names)

        monkeypatch.setattr(os, "open", refuse)
        file = SystemFileBenchPorts().scratch(str(tmp_path))
        assert list(tmp_path.iterdir()) == []
        file.write_at(5 * MIB, b"x" * MIB)
        assert file.size_bytes() == 6 * MIB
        again = file.share()
        file.close()
        again.sync(Sync.FSYNC)
        again.warm(6 * MIB)
        again.forget()
        again.empty()
        assert again.size_bytes() == 0
        again.close()


class TestNest:
    def test_what_a_dead_helper_left_is_cleared_away_and_what_a_living_one_uses_is_not(
        self, tmp_path: Path
    ) -> None:
        left = tmp_path / f"{file_bench.NEST}1-1"
        (left / "Bonnie.1").mkdir(parents=True)
        (left / "Bonnie.1.000").write_text("x")
        others = tmp_path / "mine.txt"
        others.write_text("keep")
        first = SystemBenchDirectory(str(tmp_path))
        assert not left.exists()
        second = SystemBenchDirectory(str(tmp_path))
        assert Path(first.path).exists()
        second.close()
        first.close()
        assert list(tmp_path.iterdir()) == [others]

    def test_a_link_in_its_place_is_not_followed(self, tmp_path: Path) -> None:
        target = tmp_path / "target"
        target.mkdir()
        (target / "precious").write_text("x")
        (tmp_path / "folder").mkdir()
        (tmp_path / "folder" / f"{file_bench.NEST}1-1").symlink_to(target)
        SystemBenchDirectory(str(tmp_path / "folder")).close()
        assert (target / "precious").exists()


@pytest.fixture
def ordinary(desk: Desk) -> Iterator[Desk]:
    """Give a desk at which an ordinary user sits: where root runs the tests, nobody."""
    if os.geteuid() != 0:
        yield desk
        return
    with tempfile.TemporaryDirectory(prefix="disktune-bonnie-") as folder:
        os.chown(folder, NOBODY, NOBODY)
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
        try:
            yield Desk(Path(folder))
        finally:
            os.seteuid(0)
            os.setegid(0)


class TestBonnie:
    @pytest.mark.slow
    def test_a_small_run(self, ordinary: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bonnie, "FILES", 1)
        desk = ordinary
        if not SystemFileBenchPorts().find("bonnie++"):
            pytest.skip("bonnie++ is not installed")
        (result,) = desk.results("file.bonnie", seconds=None, mib=16)
        assert result.figures
        assert result.program.startswith("bonnie++ 2")
        assert "below twice the memory" in result.notes[0]
        assert result.runs[0].bytes_written == result.runs[0].bytes_read == 2 * 16 * MIB
        assert list(desk.folder.iterdir()) == []


def test_bonnie_is_not_run_as_root(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    if not SystemFileBenchPorts().find("bonnie++"):
        pytest.skip("bonnie++ is not installed")
    monkeypatch.setattr(SystemFileBenchPorts, "is_root", lambda _self: True)
    desk.start("file.bonnie", seconds=None)
    assert desk.wait().fault is Fault.NOT_ALLOWED
