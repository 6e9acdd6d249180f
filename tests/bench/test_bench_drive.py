"""The drive that the benchmark makes of memory: its size, its throttle, and that nothing of it is left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.bench import drive as bench_drive
from tools.bench.drive import MOST_BYTES, Hierarchy, Limit

MIB = 1 << 20

FIRST = """\
22 27 0:20 / /proc rw,nosuid - proc proc rw
31 30 0:27 / /sys/fs/cgroup/blkio rw,relatime shared:9 - cgroup cgroup rw,blkio
32 30 0:28 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
33 30 0:29 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw
"""
SECOND = "29 23 0:26 / /sys/fs/cgroup rw,nosuid,nodev shared:4 - cgroup2 cgroup2 rw,nsdelegate\n"


def test_version_1_is_preferred_where_it_has_the_controller() -> None:
    one = Hierarchy(Path("/sys/fs/cgroup/blkio"), unified=False)
    assert bench_drive.hierarchies(FIRST) == [one, Hierarchy(Path("/sys/fs/cgroup/unified"), unified=True)]
    assert bench_drive.hierarchies(SECOND) == [Hierarchy(Path("/sys/fs/cgroup"), unified=True)]
    assert bench_drive.hierarchies("cut short\n") == []


def test_a_process_goes_back_to_where_it_was() -> None:
    both = "7:blkio,misc:/user.slice\n4:memory:/elsewhere\n0::/user.slice/session-2.scope\n"
    assert bench_drive.own_group(both, unified=False) == "/user.slice"
    assert bench_drive.own_group(both, unified=True) == "/user.slice/session-2.scope"
    assert bench_drive.own_group("4:memory:/elsewhere\n", unified=False) == "/"


def test_both_versions_are_told_the_same() -> None:
    limit = Limit(iops=50_000)
    assert bench_drive.settings("7:0", limit, unified=True) == [("io.max", "7:0 rbps=max riops=50000")]
    assert bench_drive.settings("7:0", limit, unified=False) == [
        ("blkio.throttle.read_bps_device", "7:0 0"),
        ("blkio.throttle.read_iops_device", "7:0 50000"),
    ]
    assert bench_drive.settings("7:0", Limit(bytes_s=200), unified=True)[0][1] == "7:0 rbps=200 riops=max"
    assert bench_drive.settings("7:0", Limit(), unified=True)[0][1] == "7:0 rbps=max riops=max"


@pytest.mark.parametrize(
    ("free", "available", "size"),
    [
        (64 << 30, 64 << 30, MOST_BYTES),
        (1 << 30, 64 << 30, 512 * MIB),
        (64 << 30, (1 << 30) + 5000, 256 * MIB),
    ],
)
def test_the_drive_leaves_room(free: int, available: int, size: int) -> None:
    assert bench_drive.room(free, available) == size


def test_too_little_memory_is_a_sentence() -> None:
    with pytest.raises(OSError, match="needs 512 MiB of free memory"):
        bench_drive.room(64 << 30, 400 * MIB)


@pytest.mark.privilege
def test_the_drive_is_there_and_then_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    if os.geteuid() != 0 or not Path("/dev/loop-control").exists():
        pytest.skip("a loop device needs root")
    monkeypatch.setattr(bench_drive, "MOST_BYTES", 8 * MIB)
    monkeypatch.setattr(bench_drive, "LEAST_BYTES", MIB)
    with bench_drive.memory_drive() as (name, size):
        place = Path("/sys/class/block", name)
        assert size == 8 * MIB
        assert int((place / "size").read_text()) * 512 == size
        assert (place / "ro").read_text() == "1\n"
        assert len(set(Path("/dev", name).read_bytes()[-4096:])) > 200
    assert not (place / "loop").exists()


@pytest.mark.privilege
def test_the_process_leaves_its_group_whatever_happens() -> None:
    before = Path("/proc/self/cgroup").read_text()
    try:
        with bench_drive.throttle() as group:
            if group is None:
                pytest.skip("nothing here throttles block devices")
            assert "disktune-bench" in Path("/proc/self/cgroup").read_text()
            raise KeyboardInterrupt
    except PermissionError:
        pytest.skip("control groups need root")
    except KeyboardInterrupt:
        pass
    assert Path("/proc/self/cgroup").read_text() == before
    assert not list(Path("/sys/fs/cgroup").glob(f"**/disktune-bench-{os.getpid()}"))
