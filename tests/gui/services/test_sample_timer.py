"""The switch of the timer: what systemd is asked, and what is shown of its answers, on a bus of the test's."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from disktune_gui.client.elevation import INSTALL_COMMAND, HelperLauncher
from disktune_gui.services.sample_timer import SWITCH_OFF, SWITCH_ON, SampleTimer, TimerState
from tests.amounts import PATIENCE_S
from tests.gui.scripted_session import ScriptedSession
from tests.gui.services.fakes import needs_gi, started

NO_FILE = ("org.freedesktop.DBus.Error.FileNotFound", "No such file or directory")
DENIED = ("org.freedesktop.DBus.Error.AccessDenied", "Permission denied")
pytestmark = needs_gi


class Machine:
    """A bus, a systemd on it, and the switch."""

    def __init__(self, folder: Path, qtbot: QtBot, bus: str) -> None:
        self.file, self.bus, self._qtbot = folder / "systemd.json", bus, qtbot
        self.name = f"systemd of {os.getpid()} {bus}"
        self.daemons: list[subprocess.Popen[str]] = []
        self.timer = self.make()
        self.tell()

    def make(self, **place: Any) -> SampleTimer:
        session = ScriptedSession()
        session.place = HelperLauncher(root=False, **place)
        self.timer = SampleTimer(session, QDBusConnection.connectToBus(self.bus, self.name))
        self._session = session
        return self.timer

    def tell(self, file: str = "disabled", active: str = "inactive", **errors: Any) -> None:
        """Say how the unit is, and which calls are answered with an error."""
        told = {"file": file, "active": active, "errors": errors, "calls": []}
        self.file.write_text(json.dumps(told))

    def start(self) -> None:
        self.daemons.append(started("fake_systemd.py", self.bus, self.file))

    def calls(self) -> list[list[Any]]:
        found: list[list[Any]] = json.loads(self.file.read_text())["calls"]
        return found

    def after(self, act: Callable[[], None]) -> tuple[TimerState, str]:
        """Act, wait for the end of it, and return what is shown then."""
        with self._qtbot.waitSignal(
            self.timer.changed, timeout=int(PATIENCE_S * 1000), check_params_cb=lambda: not self.timer.busy
        ):
            act()
        return self.timer.state, self.timer.why

    def read(self) -> tuple[TimerState, str]:
        return self.after(self.timer.read)


@pytest.fixture
def machine(bus: str, tmp_path: Path, qtbot: QtBot) -> Iterator[Machine]:
    made = Machine(tmp_path, qtbot, bus)
    yield made
    QDBusConnection.disconnectFromBus(made.name)
    for daemon in made.daemons:
        with daemon:
            daemon.terminate()


def test_the_state_is_systemds_at_each_look(machine: Machine) -> None:
    machine.start()
    for file, active, state in (
        ("disabled", "inactive", TimerState.OFF),
        ("enabled", "active", TimerState.ON),
        ("enabled", "inactive", TimerState.PARTLY),
        ("disabled", "active", TimerState.PARTLY),
        ("enabled-runtime", "activating", TimerState.ON),
        ("masked", "inactive", TimerState.OFF),
    ):
        machine.tell(file, active)
        found, why = machine.read()
        assert found is state, (file, active)
        assert bool(why) is (state is TimerState.PARTLY)
        assert not any(asks for _, _, asks in machine.calls()), "looking raises no dialog"


def test_it_is_switched_on_and_off_as_systemctl_does(machine: Machine) -> None:
    machine.start()
    assert machine.read() == (TimerState.OFF, "")
    assert machine.after(lambda: machine.timer.switch(True)) == (TimerState.ON, "")
    assert [one for one in machine.calls() if one[2]] == [
        ["EnableUnitFiles", "(asbb)", True],
        ["Reload", "()", True],
        ["StartUnit", "(ss)", True],
    ]
    assert machine.timer.command == SWITCH_OFF
    assert machine.after(lambda: machine.timer.switch(False)) == (TimerState.OFF, "")
    assert [one[:2] for one in machine.calls() if one[2]][3:] == [
        ["DisableUnitFiles", "(asb)"],
        ["Reload", "()"],
        ["StopUnit", "(ss)"],
    ]


def test_nothing_is_shown_before_systemd_said_it(machine: Machine) -> None:
    machine.start()
    machine.read()
    machine.timer.switch(True)
    assert (machine.timer.busy, machine.timer.state) == (True, TimerState.OFF)
    machine.timer.switch(False)
    machine.timer.read()
    assert machine.after(lambda: None)[0] is TimerState.ON, "what is under way is not asked for twice"
    assert sum(one[2] for one in machine.calls()) == 3


def test_a_refusal_leaves_the_state_as_it_is_and_says_why(machine: Machine) -> None:
    machine.start()
    machine.read()
    machine.tell(EnableUnitFiles=DENIED)
    state, why = machine.after(lambda: machine.timer.switch(True))
    assert (state, why) == (TimerState.OFF, "Timer unchanged: Permission denied")
    assert machine.timer.command == SWITCH_ON
    assert [one[0] for one in machine.calls() if one[2]] == ["EnableUnitFiles"]
    assert machine.read() == (TimerState.OFF, ""), "the next look begins anew"


def test_a_refusal_half_way_shows_what_became_of_it(machine: Machine) -> None:
    machine.start()
    machine.read()
    machine.tell(StartUnit=DENIED)
    state, why = machine.after(lambda: machine.timer.switch(True))
    assert (state, why) == (TimerState.PARTLY, "Timer unchanged: Permission denied")


def test_without_the_unit_it_is_unknown_and_the_remedy_is_named(machine: Machine) -> None:
    machine.start()
    machine.tell(GetUnitFileState=NO_FILE)
    state, why = machine.read()
    assert state is TimerState.UNKNOWN
    assert why.endswith(INSTALL_COMMAND)
    machine.timer.switch(True)
    assert not machine.timer.busy, "what is unknown is not switched"


def test_without_systemd_it_is_unknown(machine: Machine) -> None:
    assert machine.read() == (TimerState.UNKNOWN, "No systemd.")
    assert machine.timer.command == SWITCH_ON


def test_in_a_sandbox_without_access_it_is_unknown(machine: Machine) -> None:
    machine.make(sandboxed=True)
    state, why = machine.read()
    assert state is TimerState.UNKNOWN
    assert why.startswith("No systemd in the sandbox.")


def test_a_bus_that_is_not_there_or_another_answer_is_no_state(machine: Machine) -> None:
    machine.start()
    machine.tell(LoadUnit=("org.freedesktop.DBus.Error.Failed", "Out of memory"))
    assert machine.read() == (TimerState.UNKNOWN, "Timer state unknown: Out of memory")
    machine.timer._bus = QDBusConnection("nowhere")
    assert machine.read()[0] is TimerState.UNKNOWN


def test_the_demo_asks_no_systemd(qapp: object) -> None:
    session = ScriptedSession()
    session.place = HelperLauncher(root=False, demo=True)
    timer = SampleTimer(session)
    timer.read()
    assert (timer.state, timer._bus) == (TimerState.UNKNOWN, None)
