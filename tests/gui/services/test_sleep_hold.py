"""Suspend is held off while something is measured or tested, and let go in every end; on a bus of the test's."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PyQt6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import MeasureEnded, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.record import replace
from disktune_contract.workloads import of_drive, of_folder
from disktune_gui.services.drive_work import DriveWork, SelfTestNews, SleepHold
from disktune_gui.services.long_trials import LongTrials
from tests.amounts import PATIENCE_S
from tests.gui.benchmarks import SDA
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.services.fakes import needs_gi, started
from tests.gui.support import services_of

pytestmark = needs_gi
ASKED = {"took": ["sleep", "DiskTune", "Measuring or testing.", "block"]}


class Computer:
    """A bus, perhaps with a logind, and a window's session."""

    def __init__(self, bus: str, qtbot: QtBot, *words: str) -> None:
        self.qtbot, self.name = qtbot, f"logind of {os.getpid()} {bus}"
        self.logind: subprocess.Popen[str] | None = None
        if "absent" not in words:
            self.logind = started("fake_logind.py", bus, *words)
        self.session = session = ScriptedSession()
        session.drives = (SDA,)
        session.answers |= {"measure": lambda _args: Started(7), "measure-folder": lambda _args: Started(8)}
        tests = SelfTestNews(session)
        work = DriveWork(session, LongTrials(session, services_of(session).preferences), tests)
        self.hold = SleepHold(session, work, tests, QDBusConnection.connectToBus(bus, self.name))

    def said(self) -> Any:
        assert self.logind is not None
        output = self.logind.stdout
        assert output is not None
        # Qt has the descriptor, too, until its event loop has deleted the answer.
        self.until(lambda: bool(select.select([output], [], [], 0)[0]))
        return json.loads(os.read(output.fileno(), 4096))

    def measure(self) -> None:
        request = of_drive(SDA.ref, "drive.direct")
        self.session.request(self.session, "measure", request, lambda _reply: None, lambda _fault, _why: None)

    def until(self, met: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(met, timeout=int(PATIENCE_S * 1000))

    def close(self) -> None:
        QDBusConnection.disconnectFromBus(self.name)
        if self.logind is not None:
            with self.logind as logind:
                logind.terminate()


@pytest.fixture
def computer(bus: str, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Computer]:
    made = Computer(bus, qtbot, *getattr(request, "param", ()))
    yield made
    made.close()


def test_a_measurement_holds_suspend_off_to_its_end(computer: Computer) -> None:
    computer.measure()
    computer.until(lambda: computer.hold.held)
    assert computer.said() == ASKED
    computer.session.measure_ended.emit(MeasureEnded(7))
    assert not computer.hold.held
    assert computer.said() == {"released": True}


def test_a_folder_is_measured_as_well_and_two_at_a_time_are_held_once(computer: Computer) -> None:
    request = of_folder("/home/u", "use.video-play")
    computer.session.request(computer.session, "measure-folder", request, lambda _reply: None)
    computer.until(lambda: computer.hold.held)
    computer.measure()
    computer.session.measure_ended.emit(MeasureEnded(7))
    assert computer.hold.held
    assert computer.said() == ASKED
    computer.session.measure_ended.emit(MeasureEnded(8, (), Fault.CANCELLED, "Cancelled."))
    assert computer.said() == {"released": True}


def test_a_self_test_is_held_until_the_drive_says_that_it_is_over(computer: Computer) -> None:
    running = SelfTests(running=RunningSelfTest(SelfTestKind.EXTENDED, 90, 60))
    computer.session.self_tests_read.emit(SDA.ref, running)
    computer.until(lambda: computer.hold.held)
    assert computer.said() == ASKED
    computer.session.self_tests_read.emit(SDA.ref, SelfTests())
    assert computer.said() == {"released": True}


def test_a_request_that_is_refused_and_a_helper_that_dies_let_go(computer: Computer) -> None:
    computer.session.answers["measure"] = lambda _args: Fails(Fault.WOULD_WAKE, "It sleeps.")
    computer.measure()
    assert not computer.hold.held
    computer.session.answers["measure"] = lambda _args: Started(9)
    computer.measure()
    computer.until(lambda: computer.hold.held)
    computer.session.left.emit(Class.BROWSE)
    computer.session.left.emit(Class.TUNE)
    computer.until(lambda: not computer.hold.held)


def test_for_another_machine_this_one_stays_awake_while_the_connection_matters(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = computer.hold._bus
    monkeypatch.setattr(QDBusConnection, "systemBus", staticmethod(lambda: bus))
    computer.hold._bus = None
    place = replace(computer.session.place, demo=False, host="nas")
    monkeypatch.setattr(computer.session, "place", place)
    running = SelfTests(running=RunningSelfTest(SelfTestKind.EXTENDED, 90, 60))
    computer.session.self_tests_read.emit(SDA.ref, running)
    computer.qtbot.wait(100)
    assert not computer.hold.held, "the drive tests itself"
    computer.measure()
    computer.until(lambda: computer.hold.held)
    assert computer.said() == ASKED
    computer.session.measure_ended.emit(MeasureEnded(7))
    assert computer.said() == {"released": True}


@pytest.mark.parametrize("computer", [("refuse",), ("absent",)], indirect=True)
def test_without_logind_s_consent_nothing_is_claimed_and_work_goes_on(computer: Computer) -> None:
    computer.measure()
    if computer.logind is not None:
        assert "refused" in computer.said()
    computer.qtbot.wait(200)
    assert not computer.hold.held
    computer.session.measure_ended.emit(MeasureEnded(7))


def test_a_window_that_is_killed_lets_go(bus: str, computer: Computer) -> None:
    program = (
        "import sys; from PyQt6.QtCore import QCoreApplication; from PyQt6.QtDBus import QDBusConnection\n"
        "from PyQt6.QtTest import QTest\n"
        "from disktune_gui.services import drive_work\n"
        "application = QCoreApplication([])\n"
        "class Hold(drive_work.SleepHold):\n"
        "    def __init__(self, bus):\n"
        "        drive_work.QObject.__init__(self)\n"
        "        self._asked, self._lent, self._bus = True, None, bus\n"
        "hold = Hold(QDBusConnection.connectToBus(sys.argv[1], 'killed'))\n"
        "hold._ask()\n"
        "application.exec()\n"
    )
    window = subprocess.Popen([sys.executable, "-c", program, bus])
    assert computer.said() == ASKED
    time.sleep(0.2)
    window.kill()
    window.wait()
    assert computer.said() == {"released": True}
