"""The two helpers of the demo simulate one machine: what one does to a drive, the other finds done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from disktune_contract.drives.activity import DiskStat
from disktune_contract.health.self_tests import SelfTestKind
from disktune_gui.demo import file_benchmarks
from disktune_gui.demo.diary import Diary, DiaryEntry
from disktune_gui.demo.scrub import UUID, SimulatedScrubTools
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.decode import diskstats
from disktune_helper.drives import self_test
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.ports import Node
from tests.amounts import until
from tests.narrowed import present

SCHEDULER = "/sys/block/sdb/queue/scheduler"
WRITE_CACHE_OFF = bytes.fromhex("85 06 20 00 82 00 00 00 00 00 00 00 00 40 ef 00")
"""ATA PASS-THROUGH (16), no data, SET FEATURES 82h."""


Pair = tuple[SimulatedPorts, SimulatedPorts]


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Return the same machine twice, as two processes see it."""
    diaries = []
    for process in (101, 202):
        monkeypatch.setattr("os.getpid", lambda process=process: process)
        diaries.append(Diary(tmp_path / "diary"))
    monkeypatch.undo()
    yield SimulatedPorts(World(1), diaries[0]), SimulatedPorts(World(1), diaries[1])
    for diary in diaries:
        diary.close()


def test_a_scheduler_that_one_sets_is_what_the_other_measures_with(pair: Pair) -> None:
    one, other = pair
    assert "[mq-deadline]" in other.read_text(SCHEDULER)
    one.open_for_change("sdb").write_attribute("queue/scheduler", "none")
    assert "[none]" in other.read_text(SCHEDULER)
    assert other.world.drives["sdb"].queue.scheduler in (None, "none")


def test_a_scrub_that_one_pauses_or_limits_is_so_in_the_other(pair: Pair) -> None:
    tools = [SimulatedScrubTools(ports, ports.world.scrub, MemoryFolder(), ports._diary) for ports in pair]
    one, other = tools
    one.set_limit(UUID, 1, 50_000_000)
    assert other.device("", UUID, 1).progress is not None
    assert pair[1].world.scrub.limit == 50_000_000
    one.cancel("", UUID)
    assert other.device("", UUID, 1).progress is None
    other.start_unit("resume", UUID)
    assert one.device("", UUID, 1).progress is not None


def test_a_command_to_the_drive_reaches_it_in_both(pair: Pair) -> None:
    one, other = pair
    drive = other.world.drives["sdb"]
    assert file_benchmarks.cache_is_on(drive)
    one.open_for_change("sdb").sg_io(WRITE_CACHE_OFF)
    options = "filename=/dev/sdb rw=read bs=4096 direct=1 iodepth=1 numjobs=1 runtime=1 size=4096"
    other.outside().start_reader(["fio", *(f"--{option}" for option in options.split())])
    assert not file_benchmarks.cache_is_on(drive)


def test_a_self_test_that_one_begins_runs_for_the_other(pair: Pair) -> None:
    one, other = pair
    self_test.begin_ata(one.open_for_change("sdb"), SelfTestKind.SHORT)
    self_test.begin_nvme(one.open_for_change("nvme0n1"), SelfTestKind.SHORT)
    other.read_text(SCHEDULER)
    ata, nvme = other.world.drives["sdb"].ata, other.world.drives["nvme0n1"].nvme
    assert present(ata).self_tests.running
    assert present(nvme).self_tests.begun == [1]


@pytest.mark.parametrize(
    ("do", "look"),
    [
        (lambda node: node.set_read_only(on=True), lambda ports: ports.world.drives["sdc"].read_only),
        (lambda node: node.set_wide_pio(on=False), lambda ports: not ports.world.drives["sdc"].wide_pio),
    ],
)
def test_what_is_neither_file_nor_command_is_shared_too(
    pair: Pair, do: Callable[[Node], None], look: Callable[[SimulatedPorts], bool]
) -> None:
    one, other = pair
    do(one.open_for_change("sdc"))
    other.read_text(SCHEDULER)
    assert look(other)


def test_looking_writes_nothing_down_and_nobody_repeats_himself(pair: Pair, tmp_path: Path) -> None:
    one, other = pair
    one.read_text(SCHEDULER)
    node = one.open_for_change("sdb")
    # CHECK POWER MODE, which is asked all the time.
    node.sg_io(bytes.fromhex("85 06 20 00 00 00 00 00 00 00 00 00 00 40 e5 00"))
    assert (tmp_path / "diary").read_bytes() == b""
    node.write_attribute("queue/read_ahead_kb", "512")
    one.world.drives["sdb"].queue.read_ahead_kib = 64
    one.read_text(SCHEDULER)
    assert one.world.drives["sdb"].queue.read_ahead_kib == 64
    other.read_text(SCHEDULER)
    assert other.world.drives["sdb"].queue.read_ahead_kib == 512


def test_a_refused_write_is_not_told(pair: Pair, tmp_path: Path) -> None:
    one, _other = pair
    with pytest.raises(OSError, match="Invalid argument"):
        one.open_for_change("sdb").write_attribute("queue/scheduler", "cfq")
    assert (tmp_path / "diary").read_bytes() == b""


def test_half_a_line_waits_for_its_end(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    diary = Diary(path)
    line = json.dumps([1, "sdb", "write_attribute", "queue/read_ahead_kb", "512"]) + "\n"
    path.write_text(line + line[:20])
    deed = DiaryEntry("sdb", "write_attribute", ("queue/read_ahead_kb", "512"))
    assert list(diary.news()) == [deed]
    assert list(diary.news()) == []
    path.write_text(line + line)
    assert list(diary.news()) == [deed]
    diary.close()


def test_an_nvme_feature_is_shared(pair: Pair) -> None:
    one, other = pair
    # SET FEATURES, volatile write cache (06h) off.
    one.open_for_change("nvme0n1").nvme_admin(0x09, 0x06, 0, 0, 0)
    other.read_text(SCHEDULER)
    reply = other.open_for_change("nvme0n1").nvme_admin(0x0A, 0x06, 0)
    assert reply.result & 1 == 0


def test_what_one_reads_and_writes_the_other_sees_in_the_counters(pair: Pair) -> None:
    one, other = pair

    def counted(ports: SimulatedPorts) -> DiskStat:
        return diskstats.parse(ports.read_text("/proc/diskstats"))["sdc"]  # nobody else uses it

    before = counted(other)
    options = "rw=rw rwmixread=50 bs=131072 direct=1 iodepth=1 numjobs=1 runtime=0.5 size=1073741824 time_based="
    drive = one.world.drives["sdc"]
    for _ in file_benchmarks.reports(dict(option.split("=") for option in options.split()), drive, 1):
        pass
    until(lambda: counted(one).sectors_written == counted(other).sectors_written)
    after = counted(other)
    assert after == counted(one)
    assert after.sectors_read > before.sectors_read
    assert after.writes > before.writes
    assert after.busy_ms - before.busy_ms == pytest.approx(500, abs=5)
