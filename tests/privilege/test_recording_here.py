"""A recording on the kernel that runs the tests: the trace is real, and so are the programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.standby.recording import AccessKind, Culprit, Recording
from tests.helper.standby.real_night import BUSY

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [pytest.mark.privilege, pytest.mark.slow]


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    if os.geteuid() != 0:
        pytest.skip("only root may use the kernel's trace")
    if "tracefs" not in Path("/proc/filesystems").read_text(encoding="ascii"):
        pytest.skip("this kernel has no tracefs")
    for tool in ("unshare", "losetup", "mkfs.ext4"):
        if shutil.which(tool, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") is None:
            pytest.skip(f"{tool} is not installed")
    folder = tmp_path_factory.mktemp("night")
    done = subprocess.run(
        [
            "unshare",
            "-m",
            "--propagation",
            "private",
            sys.executable,
            "-m",
            "tests.helper.standby.real_night",
            folder,
        ],
        cwd=ROOT,
        env=os.environ
        | {"PYTHONPATH": f"{ROOT}:{ROOT / 'helper'}", "PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    if done.returncode and "tracefs" in done.stderr and "mount" in done.stderr:
        pytest.skip("tracefs cannot be mounted here, as in a container")
    assert done.returncode == 0, done.stderr
    return wire.load(Recording, wire.parse(done.stdout, 1 << 20))


def of(recording: Recording, program: str) -> dict[AccessKind, Culprit]:
    return {one.kind: one for one in recording.culprits if one.program == program}


def test_who_read_a_file(recording: Recording) -> None:
    found = of(recording, "cat")
    assert found[AccessKind.READ].began == 1


def test_who_wrote_what_the_kernel_wrote_later(recording: Recording) -> None:
    found = of(recording, "cp")
    assert AccessKind.JOURNAL in found
    assert sum(one.began for one in found.values()) >= 1


def test_who_waited_for_what_was_written(recording: Recording) -> None:
    found = of(recording, Path(sys.executable).resolve().name[:15]) or of(
        recording, Path(sys.executable).name[:15]
    )
    assert {AccessKind.WRITE, AccessKind.JOURNAL} <= found.keys()


def test_a_busy_burst_is_counted_in_full(recording: Recording) -> None:
    assert of(recording, "dd")[AccessKind.READ].began == 1
    assert recording.requests >= BUSY
    assert recording.lost == 0


def test_nobody_else_began_anything(recording: Recording) -> None:
    own: Any = {"cat", "cp", "dd", Path(sys.executable).name[:15], Path(sys.executable).resolve().name[:15]}
    assert {one.program for one in recording.culprits if one.began} <= own
    assert recording.blind == ()
