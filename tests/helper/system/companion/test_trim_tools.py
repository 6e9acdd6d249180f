"""fstrim as it is started: by the open directory of the very mount, and stopped when it is to stop."""

from __future__ import annotations

import errno
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_helper.system import machine_tools
from disktune_helper.system.companion import starting
from disktune_helper.system.companion.starting import LentDescriptor
from disktune_helper.system.machine_tools import RunningTrim, SystemTrim, TrimEnd
from tests.amounts import PATIENCE_S


@pytest.fixture
def fstrim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Put a script in the place of fstrim; the real one would trim."""

    def put(script: str) -> None:
        program = tmp_path / "fstrim"
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        monkeypatch.setattr(machine_tools, "FSTRIM", str(program))

    return put


def mount_at(point: Path) -> int:
    fd = os.open(point, os.O_PATH)
    try:
        text = Path(f"/proc/self/fdinfo/{fd}").read_text()
    finally:
        os.close(fd)
    return int(text.partition("mnt_id:")[2].split()[0])


def end_of(running: RunningTrim) -> TrimEnd:
    end = running.wait(PATIENCE_S)
    running.close()
    assert end is not None
    return end


def test_it_is_started_on_the_directory_that_was_opened(fstrim: Callable[[str], None], tmp_path: Path) -> None:
    fstrim('echo "$1 $(cd "$2" && pwd -P)"; echo "first\nlast" >&2')
    here = tmp_path / "here"
    here.mkdir()
    end = end_of(SystemTrim().start(str(here), mount_at(here)))
    assert end == TrimEnd(0, f"--verbose {here}\n", "last")


def test_its_status_is_told(fstrim: Callable[[str], None], tmp_path: Path) -> None:
    fstrim("echo 'fstrim: the discard operation is not supported' >&2; exit 1")
    end = end_of(SystemTrim().start(str(tmp_path), mount_at(tmp_path)))
    assert end == TrimEnd(1, "", "fstrim: the discard operation is not supported")


def test_it_is_not_started_on_another_mount(fstrim: Callable[[str], None], tmp_path: Path) -> None:
    fstrim("exit 0")
    with pytest.raises(OSError, match=os.strerror(errno.ESTALE)):
        SystemTrim().start(str(tmp_path), mount_at(tmp_path) + 1)


def test_a_link_in_the_place_of_the_mount_is_not_followed(fstrim: Callable[[str], None], tmp_path: Path) -> None:
    fstrim("exit 0")
    (tmp_path / "link").symlink_to(tmp_path)
    with pytest.raises(NotADirectoryError):
        SystemTrim().start(str(tmp_path / "link"), mount_at(tmp_path))


def test_it_is_stopped(fstrim: Callable[[str], None], tmp_path: Path) -> None:
    fstrim("exec sleep 60")
    running = SystemTrim().start(str(tmp_path), mount_at(tmp_path))
    assert running.wait(0.01) is None
    begun = time.monotonic()
    running.stop()
    assert end_of(running).status == -signal.SIGKILL
    assert time.monotonic() - begun < PATIENCE_S


def test_the_room_of_a_file_system(tmp_path: Path) -> None:
    room = SystemTrim().room(str(tmp_path))
    assert room is not None
    assert room.usable_bytes is not None
    assert 0 < room.usable_bytes <= room.free_bytes <= room.size_bytes
    assert SystemTrim().room(str(tmp_path / "none")) is None


def test_a_file_system_that_never_answers_is_asked_once_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dead, ask, asked = threading.Event(), os.statvfs, list[str]()
    point = str(tmp_path)

    def wait(point: str) -> os.statvfs_result:
        asked.append(point)
        assert dead.wait(PATIENCE_S)
        return ask(point)

    monkeypatch.setattr(machine_tools, "_ROOM_S", 0.01)
    monkeypatch.setattr(os, "statvfs", wait)
    try:
        assert [SystemTrim().room(point) for _ in range(3)] == [None] * 3
    finally:
        dead.set()
    machine_tools._late[point].join(PATIENCE_S)
    assert asked == [point]
    monkeypatch.setattr(machine_tools, "_ROOM_S", PATIENCE_S)
    assert SystemTrim().room(point) is not None


def test_where_no_thread_can_be_started_the_room_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert SystemTrim().room("/") is None


def test_the_companion_starts_it_so_and_in_no_other_way() -> None:
    line = starting.check([machine_tools.FSTRIM, "--verbose", "/proc/self/fd/9"])
    assert (line.lent, line.outlives) == (LentDescriptor.DIRECTORY, False)
    for more in (["--verbose", "/home"], ["--all"], ["--verbose", "/proc/self/fd/9", "--offset=1"]):
        with pytest.raises(PermissionError):
            starting.check([machine_tools.FSTRIM, *more])


@pytest.mark.parametrize(
    ("flags", "lent"), [(os.O_PATH | os.O_DIRECTORY, True), (os.O_RDONLY | os.O_DIRECTORY, False)]
)
def test_it_is_lent_a_directory_that_only_names(tmp_path: Path, flags: int, lent: bool) -> None:
    fd = os.open(tmp_path, flags)
    try:
        if lent:
            starting.check_lent(9, fd, LentDescriptor.DIRECTORY)
        else:
            with pytest.raises(PermissionError):
                starting.check_lent(9, fd, LentDescriptor.DIRECTORY)
        with pytest.raises(PermissionError):
            starting.check_lent(9, fd)
    finally:
        os.close(fd)


def test_no_file_is_lent(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    fd = os.open(tmp_path / "file", os.O_PATH)
    try:
        with pytest.raises(PermissionError):
            starting.check_lent(9, fd, LentDescriptor.DIRECTORY)
    finally:
        os.close(fd)
