"""A drive from a file: a group of its own, in which everything is looked at and nothing is asked or changed."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QProcess
from PyQt6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from disktune_contract.units import UnitSystem
from disktune_gui.client import elevation, saved_session
from disktune_gui.client.elevation import HelperCommand
from disktune_gui.client.saved_session import SavedDriveFile, may_be_saved
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.machines.frame import MachinesWindow
from disktune_gui.machines.machines import Machines
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from tests.gui.machines.test_several_machines import machines
from tests.narrowed import of_kind

__all__ = ["machines"]

CORPUS = Path(__file__).parents[2] / "corpus"
SAVED = CORPUS / "smartctl" / "scr_smart-ata-full.json"
PAGE = CORPUS / "identify" / "cdi_Samsung_SSD_860_EVO_1TB.hex"

pytestmark = pytest.mark.slow


@pytest.fixture
def opened(qtbot: QtBot, machines: Machines) -> MainWindow:
    machines.open_file(str(SAVED))
    qtbot.waitUntil(lambda: len(machines.windows) == 2)
    window = machines.windows[1]
    qtbot.waitUntil(lambda: window.parts.drive is not None)
    return window


def test_it_is_shown_as_the_file_has_it(qtbot: QtBot, opened: MainWindow) -> None:
    (drive,) = opened.session.drives
    assert (drive.model, drive.saved) == ("Samsung SSD 860 EVO 500GB", True)
    overview = of_kind(OverviewPage, opened.page(Tab.OVERVIEW))
    qtbot.waitUntil(lambda: overview.verdict.read.text() != "")
    assert "2021" in overview.verdict.read.text()
    assert overview.facts.sections
    for part in (overview.used_by, overview.changes, overview.tiles.speed, overview.tiles.settings, overview.note):
        assert part.isHidden()
    assert opened.tabs.go_to(Tab.DRIVE_HEALTH)
    health = of_kind(HealthPage, opened.page(Tab.DRIVE_HEALTH))
    qtbot.waitUntil(lambda: not health.attributes.isHidden())
    assert (health.checkup.isHidden(), health.self_tests.isHidden()) == (True, False)
    assert [tab for tab in Tab if opened.tabs.offers(tab)] == [Tab.OVERVIEW, Tab.DRIVE_HEALTH]
    assert not opened.tabs.go_to(Tab.SETTINGS)
    assert opened.session.hopeless("apply")
    assert not opened.session.can_unlock
    assert "scr_smart-ata-full.json" in opened.windowTitle()


@pytest.mark.parametrize("dated", [True, False])
def test_exports_contain_the_time_of_the_file(
    qtbot: QtBot, machines: Machines, tmp_path: Path, *, dated: bool
) -> None:
    document = json.loads(SAVED.read_text("utf-8"))
    if not dated:
        del document["local_time"]
    file = tmp_path / "drive.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    machines.open_file(str(file))
    qtbot.waitUntil(lambda: len(machines.windows) == 2)
    window = machines.windows[1]
    overview, health = window.page(Tab.OVERVIEW), window.page(Tab.DRIVE_HEALTH)
    assert isinstance(overview, OverviewPage)
    assert isinstance(health, HealthPage)
    qtbot.waitUntil(lambda: bool(overview.facts.sections))
    assert window.tabs.go_to(Tab.DRIVE_HEALTH)
    qtbot.waitUntil(lambda: not health.attributes.isHidden())
    (drive,) = window.session.drives
    day = "2021-" if dated else "None"
    for exported in (overview.document(drive).for_file(Path("a.json")), health._document("json")):
        assert str(json.loads(exported)["read_at"]).startswith(day)
    assert ("From a file, read 2021-" in overview.text()) is dated


def test_of_a_failing_drive_no_device_of_this_computer_is_named(
    qtbot: QtBot, machines: Machines, tmp_path: Path
) -> None:
    document = json.loads(SAVED.read_text("utf-8"))
    document["smart_status"]["passed"] = False
    failing = tmp_path / "failing.json"
    failing.write_text(json.dumps(document), encoding="utf-8")
    machines.open_file(str(failing))
    qtbot.waitUntil(lambda: len(machines.windows) == 2)
    window = machines.windows[1]
    overview = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    qtbot.waitUntil(lambda: "2021" in overview.verdict.read.text())
    text = overview.text()
    assert "Failing" in text
    assert "From a file, read 2021" in text
    assert "ddrescue" not in text
    assert overview.verdict.rescue.isHidden()
    assert not window.services.attention.problems().all


def test_it_is_opened_once_and_closed(qtbot: QtBot, machines: Machines, opened: MainWindow) -> None:
    frame = of_kind(MachinesWindow, machines.top)
    frame.turn_to(machines.windows[0])
    machines.open_file(str(SAVED))
    qtbot.waitUntil(lambda: frame.front is opened)
    assert machines.windows[1:] == (opened,)
    section = frame._sections[opened]
    assert section.heading.state.text() == "From file"
    assert section.heading.more.accessibleName() == "Close scr_smart-ata-full.json"
    (close,) = section.heading._menu.actions()
    session = opened.session
    close.trigger()
    assert opened not in machines.windows
    for gone in (opened, section, session):
        qtbot.waitUntil(partial(sip.isdeleted, gone))
    # What is shared goes on without it.
    preferences = machines.windows[0].services.preferences
    preferences.units = UnitSystem.IEC
    assert machines.close()


def test_a_file_that_changed_is_read_again(qtbot: QtBot, machines: Machines, tmp_path: Path) -> None:
    file = tmp_path / "drive.json"
    file.write_bytes(SAVED.read_bytes())
    machines.open_file(str(file))
    qtbot.waitUntil(lambda: len(machines.windows) == 2)
    old = machines.windows[1]
    file.write_text(SAVED.read_text("utf-8").replace("860 EVO", "870 EVO"), encoding="utf-8")
    machines.open_file(str(file))
    qtbot.waitUntil(lambda: machines.windows[1:] not in ((), (old,)))
    (_own, new) = machines.windows
    qtbot.waitUntil(lambda: [one.model for one in new.session.drives] == ["Samsung SSD 870 EVO 500GB"])
    machines.open_file(str(tmp_path / "none"))
    with qtbot.waitSignal(new.session.notice):
        """The sentence is in the window in front."""


def test_what_is_no_drive_costs_a_sentence(
    qtbot: QtBot, machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    window = machines.windows[0]
    window.session.notice.connect(told.append)
    bad = tmp_path / "bad.json"
    bad.write_text('{"smartctl": ')
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(bad), ""))
    window.file_wanted.emit("")
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["bad.json could not be opened. The JSON is incomplete or damaged."]
    machines.open_file(str(tmp_path / "none"))
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == "none could not be opened. It is not a readable file."
    assert machines.windows == (window,)


def test_a_file_that_cannot_be_read_in_time_is_refused(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = HelperCommand("/bin/sleep", ("300",), ())
    monkeypatch.setattr(elevation, "terminal_command", lambda *_args: slow)
    monkeypatch.setattr(saved_session, "LIMIT_MS", 200)
    file = SavedDriveFile(SAVED)
    with qtbot.waitSignal(file.refused) as why:
        file.read()
    assert why.args == ["scr_smart-ata-full.json could not be opened. Reading it takes too long."]
    process = file._process
    qtbot.waitUntil(lambda: sip.isdeleted(process) or process.state() is QProcess.ProcessState.NotRunning)


def test_a_file_of_several_megabytes_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    big = tmp_path / "big.json"
    big.write_text("{" + " " * (2 << 20))
    file = SavedDriveFile(big)
    with qtbot.waitSignal(file.refused) as why:
        file.read()
    assert "1 MiB" in why.args[0]


def test_what_is_dropped_is_a_drive_or_a_command() -> None:
    assert may_be_saved(SAVED.read_text())
    assert may_be_saved(json.dumps({"files": {}}))
    assert may_be_saved(f"\n/dev/sda:\n{PAGE.read_text()}")
    assert not may_be_saved("hdparm -B 254 /dev/sda\n")
    assert not may_be_saved('{ hdparm -B 254 "$1"; }\n')
    assert not may_be_saved("")
