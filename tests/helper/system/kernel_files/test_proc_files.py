"""Which files of /proc are opened for a process that is shut in: those that this program reads."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from disktune_helper.system.kernel_files import proc_files
from disktune_helper.system.system_ports import SystemPorts


@pytest.mark.parametrize(
    "path",
    [
        *("/proc/1/environ", "/proc/1/maps", "/proc/1/cmdline", "/proc/1/fd/0", "/proc/kcore", "/proc/keys"),
        *(
            "/proc/1/../1/environ",
            "/proc/1/stat/../environ",
            "/proc//1/environ",
            "/proc/01/stat",
            "/proc/self/environ",
        ),
        *("/proc/sys/kernel/core_pattern", "/proc/stat\n", "/etc/shadow", "proc/stat", ""),
    ],
)
def test_nothing_else_is_opened(path: str) -> None:
    with pytest.raises(PermissionError):
        proc_files.own_file(path)


@pytest.mark.parametrize("path", ["/proc/stat", "/proc/1/stat", "/proc/1/comm", "/proc/sys/kernel/osrelease"])
def test_what_is_listed_is(path: str) -> None:
    with os.fdopen(proc_files.own_file(path), "rb") as file:
        assert file.read() != b""


def test_whoever_opens_them_elsewhere_opens_all_but_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = tmp_path / "given"
    given.write_text("far", encoding="ascii")
    asked = []

    def opener(path: str) -> int:
        asked.append(path)
        return os.open(given, os.O_RDONLY)

    monkeypatch.setattr(proc_files, "_elsewhere", opener)
    ports = SystemPorts()
    assert (ports.read_text("/proc/stat"), ports.read_text("/proc/2/environ")) == ("far", "far")
    assert str(os.getpid()) in ports.read_text("/proc/self/stat")
    assert asked == ["/proc/stat", "/proc/2/environ"]
