"""A password that is given late serves what it was asked for, whatever drive has been selected since."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, DriveKind
from disktune_contract.messages.action import Act, Acted
from disktune_contract.messages.change import DriveChanges
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Change
from disktune_gui.arrays.actions import Boosts
from disktune_gui.arrays.page import ArrayPage
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.strip.messages import Messages
from tests.gui.scripted_session import WindowSession, a_drive
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive

HEALTHY = ArrayInfo("raid1", "active", 2, 2, None, None, None, None, alarm="healthy")
SDA, SDB = a_drive("sda", "Example Disk A"), a_drive("sdb", "Example Disk B")
MD0, MD1 = (make_drive(name, DriveKind.ARRAY, array=HEALTHY, model=name) for name in ("md0", "md1"))


class Slow(WindowSession):
    """The password is given when the test says so."""

    def __init__(self) -> None:
        super().__init__(HelperLauncher(root=False))
        self.waiting: list[Callable[[], None]] = []
        self._class = Class.INSPECT
        self.bring(SDA, SDB, MD0, MD1)
        self.refuse_the_rest()

    def _unlock(self, then: Callable[[], None], refused: Callable[[str], None]) -> None:
        self.waiting.append(then)

    def give(self) -> None:
        self.become(Class.TUNE)
        for then in self.waiting:
            then()


@pytest.fixture
def session(qtbot: QtBot) -> Slow:
    return Slow()


def test_an_array_is_paused_and_not_the_one_selected_since(qtbot: QtBot, session: Slow) -> None:
    notices: list[str] = []
    session.notice.connect(notices.append)
    session.answers["act"] = lambda _args: Acted("array-pause", "It is paused.")
    page = added(qtbot, ArrayPage(services_of(session)))
    page.show_drive(MD0)
    page.offer("pause")
    page.message.action.click()
    page.show_drive(MD1)
    session.give()
    assert session.of("act") == [Act(MD0.ref, "array-pause", True)]
    assert notices == ["md0: It is paused."]
    assert page.message.text.text() == ""


def test_the_array_that_was_meant_is_sped_up(session: Slow) -> None:
    boosts = Boosts(session)
    boosts.array = MD0.ref
    changes = (DriveChanges(SDA.ref, (Change("scsi.queue_depth", 32, 1),)),)
    boosts.order("fast", changes, lambda: None, lambda _why: None)
    boosts.array = MD1.ref
    session.give()
    assert [args.drive for args in session.of("boost")] == [MD0.ref]


def test_nothing_is_measured_on_a_drive_selected_since(qtbot: QtBot, session: Slow) -> None:
    session.answers["measure"] = lambda _args: Started(1)
    page = added(qtbot, BenchmarkPage(services_of(session)))
    page.show_drive(SDA)
    page.form.start_button.click()
    page.show_drive(SDB)
    session.give()
    assert session.of("measure") == []
    assert page.message.text.text().startswith("Not started on Example Disk A")


def test_what_is_under_way_on_one_drive_is_not_said_of_another(qtbot: QtBot, session: Slow) -> None:
    session.become(Class.TUNE)
    messages = Messages()
    actions = Actions(session, messages)
    qtbot.addWidget(actions.button)
    session.held = True
    actions.show_drive(SDA)
    resting = actions.button.text()
    actions._do(SDA, ACTION_BY_ID["flush"], agreed=False)
    assert not actions.button.isEnabled()
    actions.show_drive(SDB)
    assert (actions.button.isEnabled(), actions.button.text()) == (True, resting)
    actions.show_drive(SDA)
    assert not actions.button.isEnabled()
