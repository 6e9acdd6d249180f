"""Other code in the fence of each unit, as after a mistake in what it starts: it commands nobody."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.test_service_units import ROOT, SAVED, SERVICES, text
from tests.unit_fence import ATTACKS, BUILT, NODE, PROGRAM, SOCKETS, Directives

LEFT = {
    "disktune-awake.service": {"D-Bus"},
    "disktune-inspect@.service": {"D-Bus"},
    "disktune-tune@.service": {"D-Bus", "systemd"},
}
"""Whom a unit may command by its fence: logind is asked by D-Bus. The other two only until the helper in them has
shut itself in: polkit is asked by D-Bus, and the companion of `tune` has systemd start units."""

pytestmark = [
    pytest.mark.tools,
    pytest.mark.skipif(
        os.geteuid() != 0 or shutil.which("systemd-analyze") is None, reason="needs root and systemd's own tables"
    ),
]


def directives(name: str) -> Directives:
    """Return what is said in a unit's section [Service], the drop-in of those that restore first."""
    places = ["disktune-saved-.service.d/sandbox.conf"] if name in SAVED else []
    lines = "\n".join(text(place).partition("[Service]")[2] for place in (*places, name))
    return re.findall(r"^(\w+)=(.*)$", lines, re.MULTILINE)


@pytest.fixture
def scenery(tmp_path: Path) -> Iterator[Path]:
    """Give what stands in for /run and /dev, with somebody at each socket."""
    with ExitStack() as listeners:
        for path in SOCKETS:
            place = tmp_path / "run" / path
            place.parent.mkdir(parents=True, exist_ok=True)
            listener = listeners.enter_context(socket.socket(socket.AF_UNIX))
            listener.bind(f"/proc/self/fd/{os.open(place.parent, os.O_PATH)}/{place.name}")
            listener.listen()
        for folder in ("dev", "run/disktune", "run/udev/data", "stage/devices", "stage/nothing-folder"):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / "stage/nothing").touch(mode=0o000)
        (tmp_path / "stage/nothing-folder").chmod(0o000)
        for path in (NODE, PROGRAM, "/dev/null", "/stage/devices/null"):
            (tmp_path / path[1:]).touch(mode=0o600)
        yield tmp_path


def went_through(scenery: Path, said: Directives) -> set[str]:
    command = [sys.executable, "-m", "tests.unit_fence", str(scenery)]
    done = subprocess.run(
        command, input=json.dumps(said), capture_output=True, text=True, check=False, cwd=ROOT, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


def test_without_a_fence_the_attacks_go_through(scenery: Path) -> None:
    found = went_through(scenery, [])
    assert found >= {name for name in ATTACKS if not name.startswith(("load", "the same by fchmodat2"))}
    assert (scenery / NODE[1:]).stat().st_uid == 65534


FENCES = {tuple(line for line in directives(name) if line[0] in BUILT): name for name in SERVICES}
"""A unit of each fence: those that restore have the same one."""


@pytest.mark.slow
@pytest.mark.parametrize("name", FENCES.values())
def test_other_code_in_a_unit_commands_nobody_and_opens_nothing(scenery: Path, name: str) -> None:
    left = {f"reach {path}" for path, whom in SOCKETS.items() if whom in LEFT.get(name, ())}
    found = went_through(scenery, directives(name))
    assert found <= left - {"reach systemd/io.systemd.Manager"}
    for place in (NODE, PROGRAM):
        status = (scenery / place[1:]).stat()
        assert (status.st_mode & 0o7777, status.st_uid) == (0o600, 0)


def test_no_service_but_one_may_write_a_raw_drive() -> None:
    """A drive holds every file. mdadm writes the header of a bitmap for a sandboxed window."""
    for name in SERVICES:
        devices = [value for key, value in directives(name) if key == "DeviceAllow"]
        writable = [value for value in devices if "w" in value.partition(" ")[2]]
        assert (writable != []) == (name == "disktune-tune@.service"), name
        assert ("DevicePolicy", "closed") in directives(name), name
