"""What is on the screen before the program is loaded, and how little that takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.model import DriveModel
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.opening import first_look, list_memory, listed_last
from disktune_gui.opening.listed_last import ListedRow
from tests.gui.scripted_session import WindowSession
from tests.gui.support import make_drive, services_of

ROWS = [
    ListedRow("All Drives", "Health, settings and activity"),
    ListedRow("SATA and PATA", is_heading=True),
    ListedRow("One", "sda · 1 TB", "sda", "disk"),
    ListedRow("Two", "sdb · 2 TB", "sdb", "chip"),
    ListedRow("NVMe", is_heading=True),
    ListedRow("Three", "nvme0n1 · 1 TB", "nvme0n1", "stick"),
]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with three drives; returns its /sys/block."""
    block = tmp_path / "block"
    for number, name in enumerate(("sda", "sdb", "nvme0n1")):
        (block / name / "device").mkdir(parents=True)
        (block / name / "size").write_text(f"{number + 1000}\n")
        (block / name / "device/model").write_text("the same model\n")
    monkeypatch.setattr(listed_last, "SYSTEM", str(block))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return block


def keep(text: str) -> None:
    Path(listed_last.file()).parent.mkdir(parents=True)
    Path(listed_last.file()).write_text(text, "utf-8")


@pytest.mark.usefixtures("machine")
def test_what_is_still_there_is_shown_as_it_was() -> None:
    keep(listed_last.written(ROWS))
    assert listed_last.read() == ROWS


@pytest.mark.parametrize("change", ["gone", "size", "device/model", "wwid"])
def test_a_drive_that_may_be_another_one_is_not_shown_nor_a_heading_of_nothing(machine: Path, change: str) -> None:
    keep(listed_last.written(ROWS))
    if change == "gone":
        (machine / "nvme0n1").rename(machine / "nvme1n1")
    else:
        (machine / "nvme0n1" / change).write_text("another\n")
    assert listed_last.read() == ROWS[:4]


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[1]",
        "[[1,2,3,4,5,6,7]]",
        '[["a","b","../../etc/passwd","disk",false,false,1]]',
        "{}",
        "[null]",
        "\x00" * 70_000,
    ],
)
def test_nonsense_shows_nothing(nonsense: str) -> None:
    keep(nonsense)
    assert listed_last.read() == []


def test_only_what_a_drive_is_is_kept(qtbot: QtBot, machine: Path) -> None:
    model = DriveModel()
    memory = list_memory.ListMemory(model, model)
    model.set_drives([make_drive("sda"), make_drive("sdb")])
    qtbot.waitUntil(lambda: Path(listed_last.file()).exists(), timeout=list_memory.REST_MS * 3)
    shown = [row for row in listed_last.read() if row.drive]
    assert [row.drive for row in shown] == ["sda", "sdb"]
    assert {row.subtitle for row in shown} == {model.identity(make_drive(row.drive)) for row in shown}
    model.set_drives([make_drive("sdb")])
    memory.keep()
    assert [row.drive for row in listed_last.read() if row.drive] == ["sdb"]
    assert len(json.loads(Path(listed_last.file()).read_text("utf-8"))) == 3


def test_a_click_is_not_lost(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    shown = first_look.lay_out(window, ROWS, Preferences())
    with qtbot.waitSignal(shown.painted):
        window.show()
        shown.wait()
    assert not shown.clicked
    place = next(place for row, place in shown.places() if row.drive == "sdb")
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place.center())  # type: ignore[no-untyped-call]
    assert (shown.clicked, shown.chosen) == (True, "sdb")
    heading = next(place for row, place in shown.places() if row.title == "NVMe")
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=heading.center())  # type: ignore[no-untyped-call]
    assert shown.chosen == "sdb"


PROGRAM = """
import os, sys
from disktune_gui import __main__, app
def loaded(_program, _first):
    ours = sorted(name for name in sys.modules if name.startswith("disktune"))
    heavy = sorted(set(sys.modules) & {"argparse", "dataclasses", "inspect", "pathlib", "PyQt6.QtDBus", "numpy"})
    print(len(sys.modules), *heavy, "|", *ours)
    sys.stdout.flush()
    os._exit(0)
app._Program._load = loaded
sys.argv = ["disktune"]
__main__.main()
"""
MODULES = 111
"""Python's own, Qt's and ours; a window of PyQt6 alone has 75."""
OURS = 28


def test_nothing_is_loaded_that_the_first_look_does_not_need(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "LANG": "C", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, env=environment
    )
    figures, _, ours = done.stdout.partition(" | ")
    modules, *heavy = figures.split()
    assert heavy == []
    assert len(ours.split()) <= OURS, ours
    assert int(modules) <= MODULES


def test_it_stands_where_the_list_will_be(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    kept = Preferences()
    kept.keep("menu_height", "23")
    shown = first_look.lay_out(window, ROWS, kept)
    window.show()
    QApplication.processEvents()
    first, wide = shown.mapTo(window, shown.rect().topLeft()), shown.width()
    session = WindowSession(HelperLauncher(root=False))
    session.refuse_the_rest()
    window.fill(services_of(session))
    session.bring(make_drive("sda"))
    QApplication.processEvents()
    view = window.panel.view
    menu = window.menuBar()
    assert menu is not None
    there = view.mapTo(window, view.rect().topLeft())
    assert (there.x(), there.y() - menu.height()) == (first.x(), first.y() - 23)
    assert view.width() == wide


WITHOUT_HELPER = """
import os, sys
from disktune_gui import __main__, app
from disktune_gui.client.session import Session
Session._command = lambda _session, _privilege: None
fill = app._Program._fill
def filled(program, first):
    fill(program, first)
    print(*program._window.banner.sentences, flush=True)
    os._exit(0)
app._Program._fill = filled
sys.argv = ["disktune"]
__main__.main()
"""


def test_a_missing_helper_is_said_though_the_window_is_filled_later(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "LANG": "C", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_HELPER], capture_output=True, text=True, check=True, env=environment
    )
    assert "The helper program is missing. Reinstall DiskTune." in done.stdout
