"""Drives that come and go are noticed, through the real libudev and uevents that umockdev sends."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
WRAPPER = shutil.which("umockdev-wrapper")

pytestmark = [
    pytest.mark.tools,
    pytest.mark.skipif(WRAPPER is None, reason="umockdev is not installed"),
]


@pytest.fixture
def machine() -> Iterator[tuple[subprocess.Popen[str], subprocess.Popen[str]]]:
    """Return a machine of umockdev, and a program in it that listens."""
    assert WRAPPER is not None
    # umockdev leaves its folder behind. A short path: the sockets in it have 107 characters at most.
    with tempfile.TemporaryDirectory(prefix="hotplug-") as temporary:
        place = {"TMPDIR": temporary}
        world = _start([WRAPPER, "/usr/bin/python3", str(HERE / "umockdev_drives.py")], place)
        root = _line(world)
        preload = {"LD_PRELOAD": "libumockdev-preload.so.0", "UMOCKDEV_DIR": root}
        paths = {"PYTHONPATH": f"{ROOT}:{ROOT / 'helper'}"}
        listener = _start([sys.executable, str(HERE / "hotplug_listener.py")], place | preload | paths)
        assert _line(listener) == "ready"
        yield world, listener
        for process in (listener, world):
            process.kill()
            process.communicate()


def _start(argv: list[str], changes: dict[str, str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(argv, stdin=pipe, stdout=pipe, env=os.environ | changes, text=True)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], 60)
    assert ready, "nothing was said within a minute"
    return process.stdout.readline().strip()


def _tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def test_a_drive_that_is_plugged_in_is_noticed_with_what_udev_knows_of_it(
    machine: tuple[subprocess.Popen[str], subprocess.Popen[str]],
) -> None:
    world, listener = machine
    _tell(world, "add sdx")
    assert json.loads(_line(listener)) == {"sdx": "Quick_Stick"}
    _tell(world, "remove sdx")
    assert _line(listener), "unplugging went unnoticed"


@pytest.mark.slow
def test_many_events_at_once_are_one_change(machine: tuple[subprocess.Popen[str], subprocess.Popen[str]]) -> None:
    world, listener = machine
    for name in ("sdx", "sdy", "sdz"):
        _tell(world, f"add {name}")
    assert json.loads(_line(listener)).keys() == {"sdx", "sdy", "sdz"}


def test_the_plug_is_noticed_and_is_no_drive_and_a_battery_that_fills_up_is_neither(
    machine: tuple[subprocess.Popen[str], subprocess.Popen[str]],
) -> None:
    world, listener = machine
    _tell(world, "charge 80")
    _tell(world, "plug 0")
    assert _line(listener) == "supply"
    _tell(world, "add sdx")
    # Had any of it been taken for a drive, that would have come before.
    assert json.loads(_line(listener)) == {"sdx": "Quick_Stick"}
    _tell(world, "plug 1")
    assert _line(listener) == "supply"
