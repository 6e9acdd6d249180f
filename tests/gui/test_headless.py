"""The program as a process: without a display, with bad arguments, and how fast its window is there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PyQt6.QtGui import QImage

from disktune_contract.measuring.measurement import Measurement, Run
from disktune_contract.measuring.workload import Engine
from disktune_gui.app import without_display
from disktune_gui.headless import table, told
from tests.amounts import PATIENCE_S, until
from tests.sample_drive import make_drive

ROOT = Path(__file__).parents[2]


def run(*arguments: str, folder: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end without a display."""
    environ = {name: value for name, value in os.environ.items() if name not in _DISPLAY}
    environ |= {"XDG_CONFIG_HOME": str(folder / "config"), **changes}
    return subprocess.run(
        [sys.executable, "-m", "disktune_gui", *arguments],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.slow
def test_without_a_display_it_lists_measures_and_takes_pictures_of_every_page(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    done = run("--demo", "--screenshots", str(pictures), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["DRIVE", "SIZE", "MODEL", "DESCRIPTION"]
    assert any(line.startswith("nvme0n1 ") for line in lines)
    assert any(": " in line and "MB/s" in line and "MiB/s" in line and "one run" in line for line in lines)
    assert lines[-1] == f"14 screenshots, light and dark, were saved in {pictures}/"
    names = {f"{page}-{shade}.png" for page in _PAGES for shade in ("light", "dark")}
    assert {path.name for path in pictures.iterdir()} == names
    for name in names:
        image = QImage(str(pictures / name))
        assert image.width() >= 1000
        corner = image.pixelColor(image.width() - 4, image.height() - 4).lightness()
        assert corner > 200 if "light" in name else corner < 80
        colours = {image.pixel(x, y) for x in range(300, image.width(), 7) for y in range(130, image.height(), 5)}
        assert len(colours) > 3, f"{name} is empty"


_PAGES = ("overview", "health", "settings", "benchmark", "live", "history", "experiment")


def test_bad_arguments_are_a_sentence_and_status_2(tmp_path: Path) -> None:
    for argument, way_out in (
        ("--no-such-option", "usage: disktune"),
        ("--drive", "usage: disktune"),
        ("no-such-command", "--help lists the commands"),
    ):
        done = run(argument, folder=tmp_path)
        assert done.returncode == 2, argument
        assert "Traceback" not in done.stderr, argument
        assert way_out in done.stderr, argument


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run("--version", folder=tmp_path).stdout.startswith("DiskTune 0.")


@pytest.mark.slow
def test_control_c_ends_the_program_and_its_helper_in_order(tmp_path: Path) -> None:
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "disktune_gui", "--demo"], cwd=ROOT, env=environ, stderr=subprocess.PIPE, text=True
    )
    until(lambda: _children(process.pid) and _catches(process.pid, signal.SIGTERM))
    helpers = _children(process.pid)
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert "Traceback" not in stderr
    assert not any(Path(f"/proc/{pid}").exists() for pid in helpers)


def _catches(pid: int, number: int) -> bool:
    """Return whether a signal runs code of the process; Python has its own for SIGINT from the beginning."""
    status = Path(f"/proc/{pid}/status").read_text()
    return bool(int(status.partition("SigCgt:")[2].split()[0], 16) >> (number - 1) & 1)


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


@pytest.mark.parametrize("name", _DISPLAY)
def test_any_display_is_a_display(name: str) -> None:
    assert without_display({})
    assert without_display({name: ""})
    assert not without_display({name: ":0"})


def test_started_by_a_bus_that_knows_no_display_it_measures_nothing() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAY}
    command = [sys.executable, "-m", "disktune_gui"]
    environment |= {"DBUS_STARTER_BUS_TYPE": "session"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "disktune: the session bus knows no display\n"


def test_the_table_is_aligned() -> None:
    lines = table([make_drive("sda"), make_drive("nvme0n1", model="A much longer model name")]).splitlines()
    assert lines[1].index("Example sda") == lines[2].index("A much longer")
    assert table([]) == "No drives were found."


def test_the_measurement_says_how_it_was_made_in_both_units() -> None:
    one = Run(134_217_728, 0, 1.0, 128, 0, 0.1)
    where = (0, 1 << 30, 1 << 20, 1, 1, 1)
    result = Measurement("drive.direct", Engine.READER, "DiskTune", *where, (one,), notes=("A note.",))
    said = told(make_drive("sda"), result)
    assert said.startswith("sda: 134 MB/s (128 MiB/s). Direct read, 1 s, one run")
    assert said.endswith("\n  A note.")
