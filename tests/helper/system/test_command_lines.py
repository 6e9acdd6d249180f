"""The companion starts what the helper asks for by its own modules, and nothing else."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from disktune_contract.measuring.workload import Engine, Target, Workload
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import fio
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.system import programs
from disktune_helper.system.companion import new_process, starting
from disktune_helper.system.companion.new_process import powerless, wrapped

FIO = "/usr/bin/fio"
READS = [*wrapped([FIO, "--readonly", "--rw=read"])]

OF_DRIVES = [one for one in BY_ID.values() if one.engine is Engine.FIO and one.target is Target.DRIVE]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collect the command lines that would be started."""
    found: list[list[str]] = []

    def start(command: list[str], *_: object, **__: object) -> None:
        found.append(command)
        raise OSError

    monkeypatch.setattr(starting, "start", start)
    monkeypatch.setattr(os.path, "isdir", lambda _: True)
    return found


def test_each_program_of_roots_is_one_of_them(asked: list[list[str]]) -> None:
    for ask in (
        lambda: programs.add_bitmap("md127"),
        lambda: programs.start_boost("md_d0"),
        lambda: programs.stop_boost("md0"),
        lambda: programs.start_long_trial("nvme0n1"),
        lambda: programs.stop_long_trial("sda"),
        lambda: programs.keep_trial("0123456789abcdef"),
        programs.watch_marks,
    ):
        with pytest.raises(OSError):  # noqa: PT011
            ask()
    assert len(asked) == 7
    for command in asked:
        assert starting.check(command).outlives


@pytest.mark.parametrize("workload", OF_DRIVES, ids=lambda one: one.id)
@pytest.mark.parametrize("engine", ["psync", "io_uring", "libaio"])
def test_every_measurement_of_a_raw_drive_is_one_of_them(workload: Workload, engine: str) -> None:
    step = BenchStep(workload, 1 << 20, 1 << 30, 5, 1)
    assert not starting.check(wrapped([FIO, *fio.arguments(step, "/proc/self/fd/9", engine)])).outlives


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["/bin/sh", "-c", "true"],
        ["/usr/bin/systemctl", "start", "debug-shell.service"],
        ["/usr/bin/systemctl", "start", "disktune-boost@md0.service", "ssh.service"],
        ["/usr/bin/systemctl", "restart", "disktune-long-trial@sda.service"],
        ["/usr/bin/systemctl", "start", "disktune-long-trial@../x.service"],
        ["/usr/bin/systemctl", "link", "/run/disktune/x.service"],
        ["/usr/sbin/mdadm", "--grow", "--bitmap=none", "/dev/md0"],
        ["/usr/sbin/mdadm", "--grow", "--bitmap=internal", "/dev/md0\n"],
        ["/usr/sbin/mdadm", "--grow", "--bitmap=internal", "/dev/../etc/md0"],
        [FIO, "--readonly"],
        wrapped([FIO, "--rw=read"]),
        [*READS, "--rw=write"],
        [*READS, "--filename=/etc/shadow"],
        [*READS, "--exec_prerun=/bin/true"],
        [*READS, "--ioengine=external:/tmp/x.so"],
        [*READS, "--write_bw_log=/run/x"],
        [*READS, "/run/job"],
        powerless(["/usr/bin/bonnie++", "-h"]),
        powerless([FIO, "--version", "--server"]),
        "/usr/sbin/mdadm",
        ["/usr/sbin/mdadm", 1],
    ],
    ids=str,
)
def test_anything_else_is_refused(command: object) -> None:
    with pytest.raises(PermissionError):
        starting.check(command)


def test_only_a_drive_that_is_open_for_reading_is_lent(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with file.open("rb") as opened, pytest.raises(PermissionError):
        starting.check_lent(9, opened.fileno())
    for number in (0, 2, 700, "9", True):
        with pytest.raises(PermissionError):
            starting.check_lent(number, 0)


def test_threads_of_companions_are_named_and_one_that_has_ended_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_process, "_begun", [os.getpid(), 1 << 30])
    assert threading.get_native_id() in new_process.threads()
