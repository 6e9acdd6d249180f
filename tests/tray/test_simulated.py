"""The tray on simulated drives: what it reads, and that the rebuild ends for it as for the demo's window."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.tray import array_snapshot
from disktune_gui.tray.drive_files import DriveFiles
from disktune_gui.tray.main import SimulatedFiles
from tests.narrowed import present
from tests.tray.scene import Scene
from tests.tray.surroundings import Program


def test_array_and_drives_are_those_of_the_demo(tmp_path: Path) -> None:
    found = present(array_snapshot.look(SimulatedFiles(tmp_path).read(), tmp_path))
    assert list(found) == ["md0"]
    assert (found["md0"].alarm, found["md0"].operation) == (Alarm.DEGRADED, "recovery")
    assert array_snapshot.identity("md0", tmp_path).startswith("uuid:")
    files = DriveFiles(tmp_path)
    assert {"sda", "nvme0n1"} <= set(files.names())
    assert "md0" not in files.names()
    assert files.work("sda") is not None


def test_the_rebuild_ends_as_that_of_the_window_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISKTUNE_DEMO_SPEED", f"1000@{time.monotonic() - 3600}")
    found = present(array_snapshot.look(SimulatedFiles(tmp_path).read(), tmp_path))
    assert (found["md0"].alarm, found["md0"].operation) == (Alarm.HEALTHY, "")


@pytest.mark.tools
@pytest.mark.slow
def test_it_reports_the_end_of_the_rebuild_and_leaves_nothing(scene: Scene, tmp_path: Path) -> None:
    desktop = scene.desktop()
    command = [sys.executable, "-m", "disktune_gui", "--tray", "--demo", "--demo-speed", "1000"]
    program = Program(command, scene.environment | {"TMPDIR": str(tmp_path)}, takes_lines=False)
    scene.programs.append(program)
    titles: list[str] = []
    while not titles or "finished" not in titles[-1]:
        titles.append(str(desktop.notified()["title"]))
    assert "md0" in titles[-1]
    assert program.end() == 0
    assert list(tmp_path.glob("disktune-tray-*")) == []
