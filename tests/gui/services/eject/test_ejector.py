"""Ejecting, step by step: on a udisks2 of the test's own making, and on one on a bus of the test's."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QObject
from PyQt6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, Usage
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.measurement import Measure, MeasureEnded, Started
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.drive_work import DriveWork, SelfTestNews
from disktune_gui.services.ejector import Ejector
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.udisks import Udisks, UdisksError
from tests.amounts import PATIENCE_S
from tests.gui.scripted_session import ScriptedSession
from tests.gui.services.eject.stick import BLOCKS, NAME, ROOT, STICK, free, objects, stick
from tests.gui.services.fakes import needs_gi, started

BUSY = f"{NAME}.Error.DeviceBusy"


class Script:
    """A udisks2 that answers at once; ``fails`` has the error of a method on an object."""

    def __init__(self, found: Any = None) -> None:
        self.objects: Any = objects() if found is None else found
        self.fails: dict[str, UdisksError] = {}
        self.called: list[str] = []
        self.before: Callable[[str], None] = lambda _call: None

    def ask(self, _owner: QObject, then: Callable[[Any], None]) -> None:
        then(self.objects)

    def call(self, _owner: QObject, path: str, _interface: str, method: str, then: Callable[[Any], None]) -> None:
        words = f"{path.rpartition('/')[2]} {method}"
        self.called.append(words)
        self.before(words)
        then(self.fails.get(words))


class Desk:
    """An ejector on a scripted session with the disk, and what it said."""

    def __init__(self, drive: Drive | None = None, script: Script | None = None, service: Any = None) -> None:
        self.session = ScriptedSession()
        self.drive = drive or stick()
        self.session.bring(self.drive)
        self.after: tuple[Drive, ...] = (free(),)
        self.session.answers["drives"] = lambda _args: DriveList(self.after)
        self.session.refresh = lambda: None  # type: ignore[method-assign]
        trials = LongTrials(self.session, Preferences(self.session))
        self.work = DriveWork(self.session, trials, SelfTestNews(self.session))
        self.script = script or Script()
        self.ejector = Ejector(self.session, self.work, service or self.script, lambda _point: ("vim (7)",))
        self.said: list[tuple[str, str]] = []
        for name in ("progress", "refused", "asked", "safe"):
            getattr(self.ejector, name).connect(lambda _ref, words, name=name: self.said.append((name, words)))
        self.ejector.outdated.connect(lambda _ref: self.said.append(("outdated", "")))

    def last(self) -> tuple[str, str]:
        return self.said[-1]

    def eject(self) -> tuple[str, str]:
        self.ejector.eject(self.drive)
        return self.last()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk()


# -- one after the other -----------------------------------------------------------------------------------


def test_it_is_unmounted_locked_looked_at_and_switched_off_before_it_is_called_safe(desk: Desk) -> None:
    kind, words = desk.eject()
    assert desk.script.called == ["sdx1 Unmount", "sdx1 Unmount", "dm_2d7 Unmount", "sdx2 Lock", "Stick PowerOff"]
    assert (kind, words) == ("safe", "Disconnect Stick now: it is off.")
    assert desk.session.of("drives")
    assert [words for name, words in desk.said if name == "progress"][1] == (
        "Ejecting Stick: unmounting /media/one…"
    )
    assert not desk.ejector.is_under_way(desk.drive)


def test_one_of_several_of_the_same_model_is_named_with_its_device_to_the_end(desk: Desk) -> None:
    desk.session.bring(desk.drive, replace(desk.drive, name="sdy", identity="wwn:other"))
    assert desk.eject() == ("safe", "Disconnect Stick (sdx) now: it is off.")
    assert all("Stick (sdx)" in words for _name, words in desk.said)


def test_what_udisks_can_neither_switch_off_nor_eject_is_not_called_switched_off(qtbot: QtBot) -> None:
    desk = Desk(script=Script(objects(CanPowerOff=False, Ejectable=False)))
    kind, words = desk.eject()
    assert kind == "safe"
    assert words == "Stick is unmounted, but cannot be ejected."
    assert "Stick PowerOff" not in desk.script.called


def test_a_card_is_ejected(qtbot: QtBot) -> None:
    desk = Desk(script=Script(objects(CanPowerOff=False)))
    assert desk.eject() == ("safe", "You can now remove Stick.")
    assert desk.script.called[-1] == "Stick Eject"


# -- when it is not so -------------------------------------------------------------------------------------


def test_who_has_files_open_is_named_and_what_was_unmounted_before(desk: Desk) -> None:
    desk.script.fails["dm_2d7 Unmount"] = UdisksError(BUSY, "target is busy")
    kind, words = desk.eject()
    assert kind == "refused"
    assert words == ("Already unmounted: /media/one, /srv/bind. Close vim (7), using /media/secret, then retry.")
    assert desk.script.called[-1] == "dm_2d7 Unmount"


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (UdisksError("org.freedesktop.DBus.Error.ServiceUnknown", "no"), "udisks2 is not running"),
        (UdisksError("", ""), "udisks2 is not running"),
        (UdisksError(f"{NAME}.Error.NotAuthorizedDismissed", "no"), "cancelled"),
        (UdisksError(f"{NAME}.Error.NotAuthorized", "not you"), "Not authorized: not you"),
        (UdisksError(f"{NAME}.Error.Failed", "odd"), "udisks2 reports: odd"),
    ],
)
def test_every_refusal_has_its_words(desk: Desk, trouble: UdisksError, words: str) -> None:
    desk.script.objects = trouble
    kind, told = desk.eject()
    assert kind == "refused"
    assert words in told
    assert desk.script.called == []


def test_nothing_is_switched_off_that_is_still_in_use_by_the_kernels_word(desk: Desk) -> None:
    """As when a program mounts it again, or a btrfs over several drives goes on."""
    desk.after = (free(usage=Usage(mounts=("/mnt",))),)
    kind, words = desk.eject()
    assert kind == "refused"
    assert "Still mounted: /mnt" in words
    assert "Stick PowerOff" not in desk.script.called


def test_another_drive_under_the_name_is_left_alone(desk: Desk) -> None:
    desk.after = (replace(free(), diskseq=99),)
    assert desk.eject()[0] == "refused"
    assert "Stick PowerOff" not in desk.script.called


def test_a_drive_that_was_pulled_out_before_the_answer_is_left_alone(desk: Desk) -> None:
    desk.session.drives = ()
    assert desk.eject()[0] == "refused"
    assert desk.script.called == []


@pytest.mark.parametrize(
    ("usage", "words"),
    [
        (Usage(arrays=("md7",)), "md7"),
        (Usage(volumes=("luks-abc", "vg-home")), "vg-home"),
        (Usage(system=True), ""),
    ],
)
def test_nothing_is_unmounted_when_it_could_not_be_ejected_anyway(qtbot: QtBot, usage: Usage, words: str) -> None:
    desk = Desk(stick(usage=usage))
    kind, told = desk.eject()
    assert kind == "refused"
    assert words in told
    assert desk.script.called == []


@pytest.mark.parametrize(
    "place", [HelperLauncher(root=False, host="nas"), HelperLauncher(root=False, saved="stick.json")]
)
def test_a_drive_that_is_not_here_leaves_the_one_of_its_name_and_size_alone(
    desk: Desk, place: HelperLauncher
) -> None:
    desk.session.place = place
    assert desk.eject() == ("refused", "Not on this computer.")
    assert desk.script.called == []


def test_a_sandbox_says_where_it_can_be_done(desk: Desk) -> None:
    desk.session.place = HelperLauncher(root=False, sandboxed=True)
    kind, words = desk.eject()
    assert kind == "refused"
    assert "file manager" in words
    assert desk.script.called == []


# -- our own work ------------------------------------------------------------------------------------------


def test_nothing_of_it_happens_while_it_is_measured(desk: Desk) -> None:
    desk.session.work_asked.emit("measure", Measure(desk.drive.ref, (), ""))
    assert "Busy: measurement." in desk.eject()[1]
    assert desk.script.called == []
    desk.session.work_answered.emit("measure", Measure(desk.drive.ref, (), ""), Started(4))
    assert "Busy: measurement." in desk.eject()[1]
    desk.session.measure_ended.emit(MeasureEnded(4))
    assert desk.eject()[0] == "safe"


def test_a_measurement_that_begins_meanwhile_keeps_it_from_being_switched_off(desk: Desk) -> None:
    def measure(call: str) -> None:
        if call == "sdx2 Lock":
            desk.session.work_asked.emit("measure", Measure(desk.drive.ref, (), ""))

    desk.script.before = measure
    kind, words = desk.eject()
    assert kind == "refused"
    assert "Busy: measurement." in words
    assert "Stick PowerOff" not in desk.script.called


# -- more than one drive -----------------------------------------------------------------------------------


def test_what_shares_the_enclosure_is_asked_about(qtbot: QtBot) -> None:
    found = objects()
    other = {"Model": "Second", "SiblingId": "/sys/usb1", "MediaAvailable": True}
    found[f"{ROOT}/drives/Second"] = {f"{NAME}.Drive": other}
    desk = Desk(script=Script(found))
    assert desk.eject() == ("asked", "Eject Stick? Also switches off: Second.")
    assert desk.script.called == []
    desk.ejector.go_on(desk.drive.ref)
    assert desk.last()[0] == "safe"


def test_a_question_about_a_drive_that_is_gone_is_withdrawn(qtbot: QtBot) -> None:
    found = objects()
    found[f"{ROOT}/drives/Second"] = {
        f"{NAME}.Drive": {"Model": "Second", "SiblingId": "/sys/usb1", "MediaAvailable": True}
    }
    desk = Desk(script=Script(found))
    desk.eject()
    desk.session.bring()
    assert desk.last() == ("outdated", "")
    desk.ejector.go_on(desk.drive.ref)
    assert desk.script.called == []


# -- whether it is still so --------------------------------------------------------------------------------


def test_the_sentence_goes_when_the_drive_is_plugged_in_again(desk: Desk) -> None:
    desk.eject()
    assert desk.ejector.was_ejected(desk.drive)
    desk.session.bring(free())
    desk.session.bring()
    assert desk.last()[0] == "safe"
    desk.session.bring(replace(free(), name="sdy", diskseq=50))
    assert desk.last() == ("outdated", "")
    assert not desk.ejector.was_ejected(desk.drive)


def test_it_goes_too_if_the_drive_was_gone_from_the_list_before_udisks_answered(desk: Desk) -> None:
    def gone(call: str) -> None:
        if call == "Stick PowerOff":
            desk.session.bring()

    desk.script.before = gone
    assert desk.eject()[0] == "safe"
    desk.session.bring(replace(free(), diskseq=50))
    assert desk.last() == ("outdated", "")


def test_a_card_that_is_mounted_again_is_not_safe_any_more_nor_one_that_was_taken_away(qtbot: QtBot) -> None:
    for then in ((stick(),), ()):
        desk = Desk(script=Script(objects(CanPowerOff=False)))
        desk.eject()
        desk.session.bring(free())
        assert desk.last()[0] == "safe"
        desk.session.bring(*then)
        assert desk.last() == ("outdated", "")


# -- over the bus ------------------------------------------------------------------------------------------


class Served:
    """A udisks2 on the bus, and an ejector that asks it."""

    def __init__(self, bus: str, folder: Path, qtbot: QtBot, errors: dict[str, str]) -> None:
        self.qtbot = qtbot
        told = folder / "told.json"
        told.write_text(json.dumps({"objects": objects(), "errors": errors}))
        self.daemon = started("fake_udisks.py", bus, told)

    def calls(self) -> list[list[Any]]:
        """Return what it was asked, after its end."""
        self.daemon.terminate()
        assert self.daemon.stdout is not None
        with self.daemon:
            return [json.loads(line) for line in self.daemon.stdout.read().splitlines()]


def over(bus: str, qtbot: QtBot) -> tuple[str, str]:
    """Eject over *bus* and return what was said at the end."""
    name = f"eject {os.getpid()} {bus}"
    parent = QObject()
    desk = Desk(service=Udisks(parent, QDBusConnection.connectToBus(bus, name)))
    desk.ejector.eject(desk.drive)
    qtbot.waitUntil(lambda: desk.last()[0] in ("safe", "refused"), timeout=int(PATIENCE_S * 1000))
    QDBusConnection.disconnectFromBus(name)
    return desk.last()


@needs_gi
def test_what_goes_over_the_bus(bus: str, tmp_path: Path, qtbot: QtBot) -> None:
    served = Served(bus, tmp_path, qtbot, {})
    assert over(bus, qtbot)[0] == "safe"
    assert served.calls() == [
        [f"{BLOCKS}/sdx1", f"{NAME}.Filesystem", "Unmount", {}],
        [f"{BLOCKS}/sdx1", f"{NAME}.Filesystem", "Unmount", {}],
        [f"{BLOCKS}/dm_2d7", f"{NAME}.Filesystem", "Unmount", {}],
        [f"{BLOCKS}/sdx2", f"{NAME}.Encrypted", "Lock", {}],
        [STICK, f"{NAME}.Drive", "PowerOff", {}],
    ]


@needs_gi
def test_an_error_that_comes_over_the_bus(bus: str, tmp_path: Path, qtbot: QtBot) -> None:
    served = Served(bus, tmp_path, qtbot, {f"{BLOCKS}/dm_2d7 Unmount": BUSY})
    kind, words = over(bus, qtbot)
    assert kind == "refused"
    assert "Close vim (7)" in words
    assert len(served.calls()) == 3


def test_where_there_is_none_it_is_said(bus: str, qtbot: QtBot) -> None:
    kind, words = over(bus, qtbot)
    assert kind == "refused"
    assert "udisks2 is not running" in words


def test_on_a_bus_that_is_not_there_the_answer_comes_all_the_same(qtbot: QtBot) -> None:
    desk = Desk(service=Udisks(QObject(), QDBusConnection("nowhere")))
    desk.ejector.eject(desk.drive)
    qtbot.waitUntil(lambda: desk.last()[0] == "refused", timeout=int(PATIENCE_S * 1000))
