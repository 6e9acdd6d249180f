"""What fwupd is asked and what is made of its answers: on a bus of the test's, with a fwupd of the test's."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QObject
from PyQt6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.check import FirmwareFacts
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services import fwupd
from disktune_gui.services.checkups import Checkups
from disktune_gui.services.fwupd import SUPPORTED, Fwupd, device_of, newest
from tests.amounts import PATIENCE_S
from tests.gui.scripted_session import ScriptedSession
from tests.gui.services.fakes import needs_gi, started
from tests.narrowed import present
from tests.sample_drive import make_drive

DRIVE = make_drive(model="Samsung SSD 860 EVO 1TB", firmware="RVT04B6Q")
DEVICE = {
    "DeviceId": "abc",
    "Name": "SSD 860 EVO 1TB",
    "Vendor": "Samsung",
    "Version": "RVT04B6Q",
    "Flags": SUPPORTED,
}
NEWER = {"Version": "RVT05B6Q", "RemoteId": "lvfs"}
GONE = f"{fwupd.NAME}.NothingToDo"

Start = Callable[[list[dict[str, Any]], Any], None]


# -- which device, which release ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, True),
        ({"Name": "Samsung SSD 860 EVO 1TB"}, True),
        ({"Name": "SSD 870 EVO 1TB"}, False),
        ({"Version": "RVT03B6Q"}, False),
        ({"Name": ""}, False),
        ({"Name": 7}, False),
        ({"Version": None}, False),
    ],
)
def test_a_device_is_the_drive_by_model_and_version(changes: dict[str, Any], found: bool) -> None:
    assert (device_of(DRIVE, [{}, {**DEVICE, **changes}]) is not None) is found


def test_a_drive_that_tells_no_version_is_none_of_them() -> None:
    assert device_of(replace(DRIVE, firmware=""), [{**DEVICE, "Version": ""}]) is None


def test_the_first_release_of_another_version_counts() -> None:
    assert newest("1", [{"Version": "1"}, {}, {"Version": "3", "RemoteId": "lvfs"}, {"Version": "2"}]) == (
        FirmwareFacts("1", "3", "lvfs")
    )
    assert newest("1", []) == FirmwareFacts("1")


# -- over the bus ------------------------------------------------------------------------------------------


@pytest.fixture
def start(bus: str, tmp_path: Path) -> Iterator[Start]:
    """Start a fwupd with these devices and this answer to what is asked of the first."""
    running: list[subprocess.Popen[str]] = []

    def begin(devices: list[dict[str, Any]], upgrades: Any) -> None:
        (tmp_path / "told.json").write_text(json.dumps({"devices": devices, "upgrades": {"abc": upgrades}}))
        running.append(started("fake_fwupd.py", bus, tmp_path / "told.json"))

    yield begin
    for daemon in running:
        with daemon:
            daemon.terminate()


@pytest.fixture
def asked(qtbot: QtBot, bus: str) -> Iterator[Callable[[], FirmwareFacts | None]]:
    """Ask what is on the bus of `DRIVE`."""
    name = f"fwupd of {os.getpid()} {bus}"
    session = ScriptedSession()
    made = Fwupd(session, QDBusConnection.connectToBus(bus, name))

    def ask() -> FirmwareFacts | None:
        told: list[FirmwareFacts | None] = []
        made.ask(session, DRIVE, told.append)
        qtbot.waitUntil(lambda: bool(told), timeout=int(PATIENCE_S * 1000))
        return told[0]

    yield ask
    QDBusConnection.disconnectFromBus(name)


Asked = Callable[[], FirmwareFacts | None]


@pytest.mark.slow
@needs_gi
@pytest.mark.parametrize(
    ("upgrades", "told"),
    [
        ([NEWER], FirmwareFacts("RVT04B6Q", "RVT05B6Q", "lvfs")),
        ([], FirmwareFacts("RVT04B6Q")),
        (GONE, FirmwareFacts("RVT04B6Q")),
        (f"{fwupd.NAME}.Internal", FirmwareFacts("RVT04B6Q", why="No upgrades for device")),
    ],
    ids=["newer", "none", "nothing to do", "an error"],
)
def test_what_it_offers(start: Start, asked: Asked, upgrades: Any, told: FirmwareFacts) -> None:
    start([{"Name": "UEFI"}, DEVICE], upgrades)
    assert asked() == told


@needs_gi
def test_a_device_that_is_not_in_its_metadata_says_nothing(start: Start, asked: Asked) -> None:
    start([{**DEVICE, "Flags": 2}], [NEWER])
    assert asked() is None


@needs_gi
def test_one_that_hangs_holds_nobody_up(start: Start, asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fwupd, "CALL_MS", 50)
    start([DEVICE], "hang")
    assert present(asked()).why


def test_where_it_does_not_run_it_is_not_started(asked: Asked) -> None:
    assert asked() is None


def test_the_drives_of_the_demo_are_not_its_own(qtbot: QtBot) -> None:
    told: list[FirmwareFacts | None] = []
    session = ScriptedSession()
    assert session.place.demo
    Fwupd(session).ask(session, DRIVE, told.append)
    assert told == [None]


def test_on_a_bus_that_is_not_there_the_answer_comes_all_the_same(qtbot: QtBot) -> None:
    told: list[FirmwareFacts | None] = []
    session = ScriptedSession()
    Fwupd(session, QDBusConnection("nowhere")).ask(session, DRIVE, told.append)
    assert told == [None]


def test_the_check_up_waits_for_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[Callable[[FirmwareFacts | None], None]] = []

    def ask(_self: Fwupd, _owner: QObject, _drive: object, then: Callable[[FirmwareFacts | None], None]) -> None:
        waiting.append(then)

    monkeypatch.setattr(Fwupd, "ask", ask)
    session = ScriptedSession()
    session.answers["identify"] = session.answers["array"]
    session.bring(DRIVE)
    found = Checkups(session, Preferences(session))
    found.ask(DRIVE)
    assert found.of(DRIVE) is None
    waiting[0](FirmwareFacts("RVT04B6Q", "RVT05B6Q", "lvfs"))
    checked = present(found.of(DRIVE))
    rows = {one.check.id: one.result for one in checked.results}
    assert "RVT05B6Q" in rows["firmware.newest"].says
