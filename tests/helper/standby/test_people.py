"""Which program a thread is, by what /proc says, and what is never taken from there."""

from __future__ import annotations

import errno

import pytest

from disktune_helper.standby.attribution import ProgramLookup, unit_of
from disktune_helper.standby.kernel_trace import Who


class Proc:
    """Files of /proc, and which of them were read."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.read: list[str] = []

    def process(self, pid: int, name: str, group: str, *, first: int | None = None, flags: int = 0) -> None:
        self.files[f"/proc/{pid}/stat"] = f"{pid} ({name}) S 1 1 1 0 -1 {flags} 0 0"
        self.files[f"/proc/{pid}/status"] = f"Name:\t{name}\nTgid:\t{first or pid}\nPid:\t{pid}\n"
        self.files[f"/proc/{pid}/comm"] = f"{name}\n"
        self.files[f"/proc/{pid}/cgroup"] = f"0::{group}\n"

    def read_text(self, path: str) -> str:
        self.read.append(path)
        try:
            return self.files[path]
        except KeyError:
            raise FileNotFoundError(errno.ENOENT, "No such file", path) from None


@pytest.fixture
def proc() -> Proc:
    return Proc()


def people(proc: Proc, ended: dict[int, str] | None = None) -> ProgramLookup:
    return ProgramLookup(proc, lambda: ended or {})  # type: ignore[arg-type]  # it reads files alone


def test_nothing_of_paths_or_arguments_is_told(proc: Proc) -> None:
    proc.process(7, "cat", "/user.slice/user-1000.slice/user@1000.service/app.slice/app@-home-me-secret.service")
    assert people(proc).of(7, 0) == Who("cat", "app@.service")
    assert {path.rpartition("/")[2] for path in proc.read} == {"stat", "status", "comm", "cgroup"}


def test_a_thread_is_known_by_its_process(proc: Proc) -> None:
    proc.process(7, "mariadbd", "/system.slice/mariadb.service")
    proc.process(9, "ib_pg_flush-0", "/system.slice/mariadb.service", first=7)
    assert people(proc).of(9, 0, "ib_pg_flush-0") == Who("mariadbd", "mariadb.service")


def test_a_shell_did_as_a_shell_what_it_did_before_it_became_another_program(proc: Proc) -> None:
    proc.process(7, "cat", "/a.scope")
    assert people(proc).of(7, 0, "bash") == Who("bash", "a.scope")


def test_threads_of_the_kernel_are_known(proc: Proc) -> None:
    proc.process(7, "kworker/u4:2-flush-8:16", "/", flags=0x04208060 | 0x00200000)
    proc.process(8, "jbd2/sdb1-8", "/", flags=0x00200000)
    known = people(proc)
    assert known.of(7, 0, "kworker/u4:2") == Who("kworker", kernel=True)
    assert known.of(8, 0, "jbd2/sdb1-8") == Who("jbd2/sdb1-8", kernel=True)


def test_who_has_ended_is_named_as_far_as_that_is_known(proc: Proc) -> None:
    known = people(proc, {8: "mkdir"})
    assert known.of(7, 0, "cat") == Who("cat")
    assert known.of(8, 0) == Who("mkdir")
    known.moved(9, "/system.slice/backup.service")
    assert known.of(9, 0, "rsync") == Who("rsync", "backup.service")
    assert known.of(10, 0) == Who("")


def test_a_number_stands_for_one_process_only_for_a_while(proc: Proc) -> None:
    known = people(proc)
    proc.process(7, "cat", "/a.scope")
    assert known.of(7, 0).program == "cat"
    proc.process(7, "dd", "/b.scope")
    assert known.of(7, 10**9).program == "cat"
    assert known.of(7, 10**9, "dd") == Who("dd", "b.scope")
    proc.process(7, "ls", "/c.scope")
    assert known.of(7, 4 * 10**9).program == "ls"


def test_memory_is_bounded(proc: Proc) -> None:
    known = people(proc)
    for pid in range(10_000):
        known.of(pid, 0, "x")
        known.made(pid, "/a.service")
        known.moved(pid, "/a.service")
    assert len(known._known) == len(known._groups) == len(known._units) == 4096


@pytest.mark.parametrize(
    ("group", "unit"),
    [
        ("0::/system.slice/smartmontools.service\n", "smartmontools.service"),
        ("0::/init.scope\n", "init.scope"),
        ("0::/system.slice/systemd-udevd.service/udev\n", "systemd-udevd.service"),
        ("0::/system.slice/docker-" + "0123456789abcdef" * 4 + ".scope\n", "docker-0123456789ab.scope"),
        ("0::/user.slice/user-1000.slice/session-2.scope\n", "session-2.scope"),
        ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/x@a-b.service\n", "x@.service"),
        ("0::/\n", ""),
        ("0::/kubepods/besteffort\n", "besteffort"),
        ("12:pids:/x\n1:name=systemd:/system.slice/cron.service\n0::/\n", "cron.service"),
        ("0::/a\nb.service\n", "a"),
        ("", ""),
        ("0::/" + "x" * 300 + ".service\n", "x" * 64),
        ("0::/\x1b[2J.service\n", "?[2J.service"),
    ],
)
def test_units(group: str, unit: str) -> None:
    assert unit_of(group) == unit
