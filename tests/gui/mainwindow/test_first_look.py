"""What is on the screen before the program is loaded, and how little that takes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QPixmap, QPixmapCache
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.drives import block_files
from disktune_contract.drives.drive import DriveKind
from disktune_gui import app
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.demo.tree import SimulatedTree
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives import groups
from disktune_gui.drives.groups import Selection
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, DriveModel
from disktune_gui.drives.row_look import Words
from disktune_gui.mainwindow import first_look
from disktune_gui.mainwindow.first_look import ListedRow
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_helper.drives import drive_list
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from tests.gui.scripted_session import WindowSession
from tests.gui.support import added, services_of
from tests.helper.drives.block_stacks import BlockTree
from tests.sample_drive import make_drive

ROWS = [
    ListedRow(Words("Your Drives", mark="drives", problems=0)),
    ListedRow(Words("Drives"), is_heading=True),
    ListedRow(Words("One", "sda", "unknown"), "sda"),
    ListedRow(Words("Two", "sdb", "unknown"), "sdb"),
    ListedRow(Words("Arrays"), is_heading=True),
    ListedRow(Words("Three", "nvme0n1", "unknown"), "nvme0n1"),
]


def whole_list(ports: Ports, selection: Selection) -> Iterator[ListedRow]:
    """The rows of the list itself, by what the helper says, before the health of a drive is known."""
    model = DriveModel()
    model.set_selection(selection)
    model.set_drives(drive_list.drives(ports))
    for number in range(model.rowCount()):
        top = model.index(number, 0)
        heading = bool(top.data(HEADING_ROLE))
        yield ListedRow(Words(str(top.data())) if heading else ROWS[0].words, is_heading=heading)
        for below in range(model.rowCount(top)):
            drive = model.index(below, 0, top).data(DRIVE_ROLE)
            yield ListedRow(groups.plain_words(drive), drive.name)


def demo() -> SimulatedTree:
    return World().tree


def layered() -> SimulatedTree:
    """A machine with LUKS, logical volumes and their hidden parts, and a name that a terminal would obey."""
    blocks = BlockTree()
    blocks.disk("sda", device__vendor="ACME", device__model="Rocket\x1b[2J 1", queue__rotational="1")
    blocks.partition("sda", "sda1", holds="crypto_LUKS")
    blocks.volume("dm-0", "vault", "CRYPT-LUKS2-0123456789abcdef0123456789abcdef-vault", "sda1")
    blocks.logical("dm-1", "big--group-root", "dm-0")
    blocks.logical("dm-2", "big--group-pool_tdata", "dm-0", layer="-tdata")
    blocks.device("bcache0", "sda1", bcache__label="fast")
    blocks.disk("sdb", size="0")
    blocks.disk("vdb", device__vendor="0x1af4")
    blocks.disk("vdc", size="0")
    blocks.disk("nvme10n1", device__model="Ten")
    blocks.disk("nvme9n1", device__model="Nine")
    blocks.device("md127", "sda1", md__level="raid1")
    blocks.tree.file(
        "/run/udev/data/b" + blocks.tree.read("/sys/class/block/md127/dev").decode().strip(), "E:MD_DEVNAME=home\n"
    )
    for number in range(3):
        blocks.device(f"loop{number}", size="0" if number else "2048")
    blocks.device("zram0")
    blocks.device("ram0")
    blocks.device("fd0")
    return blocks.tree


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tree", "selection"),
    [
        (demo, Selection()),
        (layered, Selection(hidden=True)),
        (layered, Selection(volumes=True)),
        (layered, Selection(hidden=True, volumes=True)),
    ],
)
def test_the_first_list_is_the_list(tree: Callable[[], SimulatedTree], selection: Selection) -> None:
    world = World()
    world.tree = tree()
    ports = SimulatedPorts(world)
    rows = first_look.listed(ports, selection)
    assert rows == [*whole_list(ports, selection)]
    assert len(rows) > 5


def test_it_is_the_list_of_this_machine() -> None:
    told = first_look.listed(first_look.SystemFiles(), Selection(hidden=True))
    real = whole_list(SystemPorts(), Selection(hidden=True))
    assert told == [*real][: first_look.MOST]


def test_of_hundreds_of_drives_those_that_nobody_sees_are_not_asked_for_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = BlockTree()
    for number in range(300):
        blocks.disk(f"nvme{number}n1", device__model="One of many")
    world = World()
    world.tree = blocks.tree
    ports, asked = SimulatedPorts(world), list[str]()
    read = ports.read_bytes

    def note(path: str) -> bytes:
        asked.append(path)
        return read(path)

    monkeypatch.setattr(ports, "read_bytes", note)
    rows = first_look.listed(ports, Selection())
    assert [row.drive for row in rows[2:]] == [f"nvme{number}n1" for number in range(first_look.MOST - 2)]
    assert sum(path.endswith("device/model") for path in asked) < first_look.MOST
    assert len(asked) < 300 * 2 + first_look.MOST * 8


def test_without_sysfs_there_are_no_drives(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(block_files, "ROOT", str(tmp_path / "none"))
    assert [row.drive for row in first_look.listed(first_look.SystemFiles(), Selection())] == [""]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kept", "asked", "chosen"),
    [("sdb", "", "sdb"), ("gone", "", ""), ("sdb", "nvme0n1", "nvme0n1")],
)
def test_the_row_is_selected_that_the_list_will_select(qtbot: QtBot, kept: str, asked: str, chosen: str) -> None:
    window, services = MainWindow(), services_of(session := WindowSession(HelperLauncher(root=False)))
    session.refuse_the_rest()
    preferences = services.preferences
    qtbot.addWidget(window)
    preferences.keep("drive", kept)
    first = first_look.lay_out(window, ROWS, preferences, drive=asked)
    assert first.chosen == chosen
    window.fill(services, drive=asked)
    nvme = make_drive("nvme0n1", kind=DriveKind.NVME)
    session.bring(make_drive("sda"), make_drive("sdb"), nvme)
    current = window.panel.current()
    assert (current.name if current is not None else "") == chosen


@pytest.mark.parametrize(
    ("environment", "surely"),
    [
        ({}, True),
        ({"LANG": "en_US.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"}, False),
        ({"LANG": "en_ZA.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, True),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:en"}, False),
    ],
)
def test_where_words_or_numbers_may_not_be_english_it_is_found_out_first(
    environment: dict[str, str], *, surely: bool
) -> None:
    assert app._is_english(Preferences(), environment.get) is surely


def test_a_click_is_not_lost(qtbot: QtBot) -> None:
    window = added(qtbot, MainWindow())
    shown = first_look.lay_out(window, ROWS, Preferences())
    with qtbot.waitSignal(shown.painted):
        window.show()
        shown.wait()
    assert not shown.clicked
    place = next(place for row, place in shown.places() if row.drive == "sdb")
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place.center())  # type: ignore[no-untyped-call]
    assert (shown.clicked, shown.chosen) == (True, "sdb")
    heading = next(place for row, place in shown.places() if row.words.title == "Arrays")
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=heading.center())  # type: ignore[no-untyped-call]
    assert shown.chosen == "sdb"


@pytest.mark.slow
@pytest.mark.parametrize("news", ["drives", "none", "notice"])
def test_it_stays_until_there_is_the_list(qtbot: QtBot, news: str) -> None:
    window = added(qtbot, MainWindow())
    services = services_of(session := WindowSession(HelperLauncher(root=False)))
    session.refuse_the_rest()
    shown = first_look.lay_out(window, ROWS, services.preferences)
    window.show()
    QApplication.processEvents()
    before = shown.mapTo(window, shown.rect().topLeft()), shown.size()
    window.fill(services)
    panel = window.panel
    panel.stand_in(shown, window.header, window.tabs)
    shown.picked.connect(panel.choose)
    QApplication.processEvents()
    assert (shown.mapTo(window, shown.rect().topLeft()), shown.size()) == before
    assert [part.isVisible() for part in (panel.view, window.header, window.tabs)] == [False, False, False]
    place = next(place for row, place in shown.places() if row.drive == "sdb")
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place.center())  # type: ignore[no-untyped-call]
    if news == "notice":
        panel.step_in()
    else:
        session.bring(*([make_drive("sda"), make_drive("sdb")] if news == "drives" else []))
    QApplication.processEvents()
    assert [part.isVisible() for part in (panel.view, window.header, window.tabs)] == [True, True, True]
    assert window.focusWidget() is panel.view
    current = panel.current()
    assert (current.name if current is not None else "") == ("sdb" if news == "drives" else "")
    assert not shown.isVisible()


def test_the_rest_of_the_window_does_not_wait_for_a_helper_that_is_slow(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("disktune_gui.drives.panel._PATIENCE_MS", 20)
    window = added(qtbot, MainWindow())
    services = services_of(WindowSession(HelperLauncher(root=False)))
    shown = first_look.lay_out(window, ROWS, services.preferences)
    window.show()
    window.fill(services)
    window.panel.stand_in(shown, window.header, window.tabs)
    assert not window.tabs.isVisible()
    qtbot.waitUntil(window.tabs.isVisible)
    assert shown.isVisible()


def said_to_somebody_new(program: str, home: Path) -> str:
    """Return what a program prints that was never started before: tests before this one had results."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment = {**kept, "HOME": str(home), "LANG": "C", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


PROGRAM = """
import os, sys
from disktune_gui import __main__, app
def loaded(_program, _first):
    ours = sorted(name for name in sys.modules if name.startswith("disktune"))
    heavy = sorted(set(sys.modules) & {"argparse", "dataclasses", "inspect", "pathlib", "PyQt6.QtDBus", "numpy"})
    print(*heavy, "|", *ours)
    sys.stdout.flush()
    os._exit(0)
app._Program._load = loaded
sys.argv = ["disktune"]
__main__.main()
"""
OURS = 36
"""Modules of the program."""


def test_nothing_is_loaded_that_the_first_look_does_not_need(tmp_path: Path) -> None:
    said = said_to_somebody_new(PROGRAM, tmp_path)
    heavy, _, ours = said.partition("|")
    assert heavy.split() == []
    assert len(ours.split()) <= OURS, ours


@pytest.mark.slow
@pytest.mark.parametrize("menu", ["", "17"])
def test_it_stands_where_the_list_will_be(qtbot: QtBot, menu: str) -> None:
    window = added(qtbot, MainWindow())
    kept = Preferences()
    kept.keep("menu_height", menu)
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
    bar = window.menuBar()
    assert bar is not None
    there = view.mapTo(window, view.rect().topLeft())
    # At the first start nothing is kept, and the bar is as high as it will be.
    assert (there.x(), there.y() - bar.height()) == (first.x(), first.y() - int(menu or bar.height()))
    assert view.width() == wide


WITHOUT_HELPER = """
import os, sys
from disktune_gui import __main__, app
from disktune_gui.client.session import Session
Session._command = lambda _session, _privilege: None
fill = app._Program._fill
def filled(program, first):
    fill(program, first)
    print(*program._window.messages.sentences, flush=True)
    os._exit(0)
app._Program._fill = filled
sys.argv = ["disktune"]
__main__.main()
"""


@pytest.mark.slow
def test_a_missing_helper_is_said_though_the_window_is_filled_later(tmp_path: Path) -> None:
    said = said_to_somebody_new(WITHOUT_HELPER, tmp_path)
    assert "The helper is missing. Reinstall DiskTune." in said


WHOLE = """
import os, sys
from PyQt6.QtCore import QTimer
from disktune_gui import __main__, app
fill = app._Program._fill
def filled(program, first):
    fill(program, first)
    program._window.session.drives_changed.connect(lambda _drives: QTimer.singleShot(500, tell))
def tell():
    mapped = {line.split()[-1].rpartition("/")[2].partition(".")[0] for line in open("/proc/self/maps")}
    heavy = {"hashlib", "sqlite3", "dataclasses", "inspect", "uuid", "html", "pyqtgraph", "disktune_gui.help"}
    print(*sorted(mapped & {"libcrypto", "libsqlite3", "libssl", "libQt6Network"}))
    print(*sorted(heavy.intersection(sys.modules)))
    print(*(name for name in sys.modules if name.startswith("disktune_gui.") and name.endswith(".page")))
    sys.stdout.flush()
    os._exit(0)
app._Program._fill = filled
sys.argv = ["disktune"]
__main__.main()
"""
LATER_PAGES = {f"disktune_gui.{tab.name.lower()}.page" for tab in Tab if tab not in (Tab.HOME, Tab.OVERVIEW)}


@pytest.mark.slow
def test_the_whole_window_loads_no_library_that_its_first_page_does_not_need(tmp_path: Path) -> None:
    """OpenSSL for a checksum, a database for no results, a parser of Python for records: 7 MiB of 34."""
    said = said_to_somebody_new(WHOLE, tmp_path)
    libraries, loaded, pages = (line.split() for line in said.split("\n")[:3])
    assert (libraries, loaded) == ([], [])
    assert LATER_PAGES & {*pages} == set()


def test_a_window_that_nobody_sees_keeps_no_pictures(qtbot: QtBot) -> None:
    """Qt's own store of them has a timer until it is empty."""
    session = WindowSession(HelperLauncher(root=False))
    session.refuse_the_rest()
    window = added(qtbot, MainWindow(services_of(session)))
    assert QPixmapCache.insert("a picture", QPixmap(8, 8))
    window.see(False)
    assert QPixmapCache.find("a picture") is None
