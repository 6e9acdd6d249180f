"""Rounds through a helper: asked without a dialog or not at all, understood or not, answered or not."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.health.health import AtaHealth, Health
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.tray.health_monitor import HealthRound, PolledDrive

HEALTH = Health(ata=AtaHealth(True, (), rotating=True))


def listed(name: str, kind: str = "ata", **more: object) -> dict[str, object]:
    return {
        "name": name,
        "kind": kind,
        "identity": f"wwn:{name}",
        "diskseq": 7,
        "model": "Example",
        "logical_sector_bytes": 512,
        "same_identity_as": [],
    } | more


DRIVES = [
    listed("sda"),
    listed("sdb"),
    listed("md0", "array"),
    listed("sdc", identity=""),
    listed("sdd", model=""),
]
TWINS = [listed(name, same_identity_as=["?"]) for name in ("sde", "sdf")]


class Helpers:
    """Programs in the place of pkcheck, pkexec and the helper, and a note of what was asked."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.notes = folder, folder / "notes"
        self.notes.touch()
        self.granted = 0
        self.helper("")

    def program(self, name: str, code: str) -> Path:
        path = self.folder / name
        path.write_text(f"#!{sys.executable} -S\n{code}")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    def helper(self, before_the_answer: str, health: object = None) -> None:
        drives = json.dumps({"id": 1, "ok": {"drives": DRIVES + TWINS}})
        told = json.dumps({"ok": json.loads(wire.dump(HEALTH)) if health is None else health})
        self.program(
            "helper",
            f"""
import json, sys
notes = open({str(self.notes)!r}, "a", buffering=1)
notes.write(sys.argv[-1] + "\\n")
print('{{"hello": 1}}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    notes.write(asked["op"] + " " + asked["args"].get("drive", {{}}).get("name", "") + "\\n")
    if asked["op"] == "drives":
        print({drives!r}, flush=True)
        continue
    {before_the_answer or "pass"}
    print(json.dumps({{"id": asked["id"]}} | json.loads({told!r})), flush=True)
notes.write("left\\n")
""",
        )

    def place(self, *, root: bool = False) -> HelperLauncher:
        code = f"import os, sys\nos.execv({str(self.folder / 'helper')!r}, sys.argv[1:])\n"
        return HelperLauncher(
            root=root,
            checkout=self.folder / "helper",
            installed=self.folder / "helper",
            pkexec=self.program("pkexec", code),
            pkcheck=self.program("pkcheck", f"import sys\nsys.exit({self.granted})\n"),
        )

    def noted(self) -> list[str]:
        return self.notes.read_text().split("\n")[:-1]


@pytest.fixture
def helpers(tmp_path: Path) -> Helpers:
    return Helpers(tmp_path)


Found = tuple[PolledDrive, ...] | None


def heard(
    qtbot: QtBot,
    place: HelperLauncher,
    *wanted: str,
    until: Callable[[], bool] | None = None,
    known: tuple[PolledDrive, ...] = (),
) -> dict[str, Health | None] | None:
    """Return what one round gave, whose time is over when *until* holds; it is over and gone by then."""
    given: list[Found] = []
    parent = QObject()
    asking = HealthRound(wanted, given.append, parent, place, known=known)
    if until is not None:
        qtbot.waitUntil(until, timeout=30_000)
        asking._limit.timeout.emit()
    with qtbot.waitSignal(asking.destroyed, timeout=60_000):
        pass
    (found,) = given
    return None if found is None else {one.name: one.health for one in found}


@pytest.mark.parametrize("root", [True, False])
def test_the_drives_that_are_wanted_are_asked_and_the_helper_leaves(
    qtbot: QtBot, helpers: Helpers, root: bool
) -> None:
    found = heard(qtbot, helpers.place(root=root), "sda", "sdd", "md0", "sdc", "sde")
    assert found == {"sda": HEALTH, "sdb": None, "sdd": HEALTH}
    assert helpers.noted() == ["inspect", "drives ", "health sda", "health sdd", "left"]


@pytest.mark.slow
def test_the_helper_itself_understands_what_it_is_asked(qtbot: QtBot) -> None:
    found = heard(qtbot, HelperLauncher(root=False, demo=True), "sdd", "sde")
    assert found is not None
    assert {"sda", "nvme0n1"} <= found.keys()
    assert found["sda"] is None
    assert found["sdd"] is not None
    assert found["sdd"].asleep
    assert found["sde"] is not None
    assert found["sde"].ata is not None
    assert found["sde"].ata.passed is False


def test_without_leave_drives_are_listed_and_none_is_asked(qtbot: QtBot, helpers: Helpers) -> None:
    helpers.granted = 1
    assert heard(qtbot, helpers.place(), "sda") == {"sda": None, "sdb": None, "sdd": None}
    assert helpers.noted() == ["browse", "drives ", "left"]


def test_drives_that_are_known_are_not_listed_again(qtbot: QtBot, helpers: Helpers) -> None:
    known = (
        PolledDrive("sda", "wwn:sda", "Example (sda)", 512, 7),
        PolledDrive("sdb", "wwn:sdb", "Other", 512, 8),
    )
    assert heard(qtbot, helpers.place(), "sdb", known=known) == {"sda": None, "sdb": HEALTH}
    assert helpers.noted() == ["inspect", "health sdb", "left"]
    helpers.granted = 1
    assert heard(qtbot, helpers.place(), "sdb", known=known) == {"sda": None, "sdb": None}
    assert helpers.noted() == ["inspect", "health sdb", "left"], "nothing is left to ask"


def test_nothing_is_asked_where_nothing_says_that_no_dialog_comes(qtbot: QtBot, helpers: Helpers) -> None:
    place = HelperLauncher(root=False, checkout=helpers.folder / "helper")
    assert heard(qtbot, place, "sda") == {"sda": None, "sdb": None, "sdd": None}
    assert helpers.noted()[0] == "browse"


def test_a_helper_that_cannot_be_started_is_no_answer(qtbot: QtBot, tmp_path: Path) -> None:
    assert heard(qtbot, HelperLauncher(root=True, checkout=tmp_path / "missing"), "sda") is None


def test_a_drive_that_does_not_answer_ends_the_round_without_it(qtbot: QtBot, helpers: Helpers) -> None:
    helpers.helper('if asked["args"]["drive"]["name"] == "sdb": continue')
    found = heard(qtbot, helpers.place(root=True), "sda", "sdb", until=lambda: "health sdb" in helpers.noted())
    assert found == {"sda": HEALTH, "sdb": None, "sdd": None}


def test_an_answer_of_another_version_is_none(qtbot: QtBot, helpers: Helpers) -> None:
    helpers.helper("", health={"aura": "green"})
    assert heard(qtbot, helpers.place(root=True), "sda") == {"sda": None, "sdb": None, "sdd": None}


def test_a_helper_that_talks_nonsense_ends_the_round(qtbot: QtBot, helpers: Helpers) -> None:
    helpers.program("helper", "print('Segmentation fault')\n")
    assert heard(qtbot, helpers.place(root=True), "sda") is None


def test_ending_it_in_between_waits_for_the_helper_and_tells_nobody(qtbot: QtBot, helpers: Helpers) -> None:
    given: list[Found] = []
    parent = QObject()
    helpers.helper("continue")
    asking = HealthRound(("sda",), given.append, parent, helpers.place(root=True))
    qtbot.waitUntil(lambda: "health sda" in helpers.noted(), timeout=30_000)
    asking.end()
    assert helpers.noted()[-1] == "left"
    assert given == []
