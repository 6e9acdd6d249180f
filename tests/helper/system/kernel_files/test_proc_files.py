"""Which files of /proc are opened for a process that is shut in: those that this program reads."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.setting import SysfsAttribute
from disktune_helper.system import listed_files
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
        listed_files.own_listed_file(path)


@pytest.mark.parametrize(
    "path",
    ["/proc/1/stat", "/proc/1/comm", "/proc/1/cgroup", "/proc/1/net/unix", "/proc/sys/kernel/osrelease"],
)
def test_what_is_listed_is(path: str) -> None:
    with os.fdopen(listed_files.own_listed_file(path), "rb") as file:
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

    monkeypatch.setattr(listed_files, "_file_elsewhere", opener)
    ports = SystemPorts()
    assert (ports.read_text("/proc/stat"), ports.read_text("/proc/2/environ")) == ("far", "far")
    assert str(os.getpid()) in ports.read_text("/proc/self/stat")
    assert asked == ["/proc/stat", "/proc/2/environ"]


ROOT = Path(__file__).resolve().parents[4]
ELSEWHERE = (
    # Files of other tools, and what the classes that are not shut in look at.
    "helper/disktune_helper/other_tools/",
    "helper/disktune_helper/system/",
    "helper/disktune_helper/raid/reading.py",
    # Its paths are made of parts; the recorder's work in its wall is a test of its own.
    "helper/disktune_helper/standby/attribution.py",
)
"""Where /proc is read, or written, by others than processes that are shut in, or about themselves."""


def test_whatever_the_helper_reads_is_listed() -> None:
    """What is not there may be silent: a file that cannot be read is empty to most."""
    found = set()
    for source in sorted((ROOT / "helper/disktune_helper").rglob("*.py")):
        if not str(source.relative_to(ROOT)).startswith(ELSEWHERE):
            text = source.read_text(encoding="utf-8")
            found |= {
                re.sub(r"\{[^}]*\}", "1", path) for path in re.findall(r"""["'](/proc/[^"'\s:]+)["']""", text)
            }
    attributes = [one.access.attribute for one in SETTINGS if isinstance(one.access, SysfsAttribute)]
    found |= {name.replace("@sysctl", "/proc/sys", 1) for name in attributes if name.startswith("@sysctl/")}
    own = {path for path in found if path.startswith(("/proc/self/", "/proc/thread-self/"))}
    unlisted = {path for path in found - own if not listed_files._READ.fullmatch(path)}
    # A directory, of which names are listed.
    assert unlisted == {"/proc/spl/kstat/zfs"}
    assert len(found) > 12
