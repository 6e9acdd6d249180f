"""Suspend is held off by a program that ends with this process; nothing is claimed where logind does not agree."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from disktune_helper.system import programs
from tests.amounts import PATIENCE_S

HOLDS = """#!/bin/sh
[ "$1 $2 $3" = "--what=sleep --mode=block --who=DiskTune" ] || exit 1
echo $$ >{folder}/held
shift 4
"$@"
rm {folder}/held
"""
REFUSES = "#!/bin/sh\necho 'Failed to inhibit: Access denied' >&2\nexit 1\n"


def inhibitor(folder: Path, text: str) -> Path:
    found = folder / "systemd-inhibit"
    found.write_text(text.format(folder=folder))
    found.chmod(0o755)
    return found


def helper(folder: Path, program: Path) -> subprocess.Popen[str]:
    code = (
        "import sys, time; from disktune_helper.system import programs\n"
        f"programs._SYSTEMD_RUNS, programs.SYSTEMD_INHIBIT = '/', {str(program)!r}\n"
        "print(programs.keep_awake('A test.'), flush=True); time.sleep(600)\n"
    )
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=folder)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_it_is_held_until_the_process_ends_however_that_ends(tmp_path: Path, number: int) -> None:
    with helper(tmp_path, inhibitor(tmp_path, HOLDS)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert (tmp_path / "held").exists()
        os.kill(process.pid, number)
    deadline = time.monotonic() + PATIENCE_S
    while (tmp_path / "held").exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_what_refuses_or_is_not_there_is_not_claimed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SYSTEMD_INHIBIT", str(inhibitor(tmp_path, REFUSES)))
    monkeypatch.setattr(programs, "_SYSTEMD_RUNS", "/")
    assert not programs.keep_awake("A test.")
    monkeypatch.setattr(programs, "SYSTEMD_INHIBIT", str(tmp_path / "none"))
    assert not programs.keep_awake("A test.")
    monkeypatch.setattr(programs, "_SYSTEMD_RUNS", str(tmp_path / "none"))
    assert not programs.keep_awake("A test.")
