"""A drive that is known to fail: what the window greys, with which sentence, and what it leaves."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.messages.privilege import Class
from disktune_contract.rules.rules import FIRST
from disktune_contract.settings.setting import Status
from disktune_contract.workloads import BY_ID as WORKLOADS
from disktune_gui.benchmark.form import BenchmarkForm
from disktune_gui.editing.planned_values import Draft
from disktune_gui.experiment.form import ExperimentForm
from disktune_gui.mainwindow.actions import Actions
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.settings.page import SettingsPage
from disktune_gui.text.said import said
from tests.gui.scripted_session import Machine, ScriptedSession, a_drive
from tests.gui.support import added, opened, services_of

DRIVE = a_drive()
FAILING, WELL = (Health(ata=AtaHealth(passed=passed, attributes=())) for passed in (False, True))


class Room:
    """A session with a drive, and what was said of its health."""

    def __init__(self) -> None:
        self.session = ScriptedSession(Class.TUNE)
        self.machine = Machine(self.session)
        self.session.drives = (DRIVE,)
        self.services = services_of(self.session)
        self.tell(FAILING)

    def tell(self, health: Health) -> None:
        """Let the drive say it."""
        assert self.services.health_news is not None
        self.session.health_read.emit(DRIVE.ref, health)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def page(qtbot: QtBot, room: Room) -> SettingsPage:
    made = opened(qtbot, SettingsPage(room.services))
    made.show_drive(DRIVE)
    made.set_active(True)
    return made


def draft_of(page: SettingsPage) -> Draft:
    return page._desk().draft


def test_a_setting_that_lowers_no_risk_is_greyed_with_what_to_do_first(page: SettingsPage) -> None:
    shown = {state.setting: state for state in draft_of(page).shown()}
    assert (shown["block.read_ahead"].status, shown["block.read_ahead"].reason) == (Status.LOCKED, FIRST)
    assert shown["ata.write_cache"].status is Status.OK


def test_a_change_that_raises_the_risk_is_refused_and_one_that_lowers_it_is_not(page: SettingsPage) -> None:
    page.propose(DRIVE, "ata.write_cache", value=True)
    assert [one.refusal for one in draft_of(page).reviewed()] == [FIRST]
    assert not draft_of(page).ready
    page.drafting.discard()
    page.propose(DRIVE, "ata.standby_timer", value=0)
    assert draft_of(page).ready


def test_an_earlier_value_may_always_return_until_it_is_edited(page: SettingsPage) -> None:
    page.propose(DRIVE, "block.read_ahead", value=512, earlier=True)
    assert draft_of(page).ready
    page._on_edited("block.read_ahead", 1024, False)
    assert [one.refusal for one in draft_of(page).reviewed()] == [FIRST]


def test_as_soon_as_the_drive_says_otherwise_all_is_offered_again(page: SettingsPage, room: Room) -> None:
    room.tell(WELL)
    assert not draft_of(page).failing
    assert {state.setting: state for state in draft_of(page).shown()}["block.read_ahead"].status is Status.OK


def test_of_several_drives_the_one_that_fails_is_left_out(page: SettingsPage, room: Room) -> None:
    for failing in (True, False):
        room.tell(FAILING if failing else WELL)
        draft_of(page)
        page.drafting.drive, page.drafting.several = None, (DRIVE,)
        page.drafting.edit("block.read_ahead", 512, continuing=False)
        assert bool(page.drafting.plans()) is not failing
        page.drafting.drive = DRIVE


def test_actions_that_stop_the_motor_are_greyed(qtbot: QtBot, room: Room) -> None:
    states = [ActionState(name, supported=True) for name in ("flush", "check-power", "standby", "sleep")]
    room.session.answers["actions"] = lambda _args: ActionList(tuple(states))
    messages = Messages()
    actions = Actions(room.session, messages, room.services.health_news.fails)
    qtbot.addWidget(actions.button)
    actions.show_drive(DRIVE)
    actions.button.click()
    entries = {entry.data(): entry for entry in actions.menu.actions()}
    assert [name for name, entry in entries.items() if entry.isEnabled()] == [
        "flush",
        "check-power",
        "why-awake",
        "note",
    ]
    assert entries["standby"].toolTip().startswith(said(FIRST))
    actions.menu.hide()


def test_benchmarks_that_read_the_whole_surface_wait_and_short_ones_do_not(qtbot: QtBot, room: Room) -> None:
    form = added(qtbot, BenchmarkForm(room.services))
    form.set_drive(DRIVE)

    class Only:
        def __init__(self, workload: str) -> None:
            self.chosen = form.choices.choice()
            self.workloads = (WORKLOADS[workload],)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.chosen, name)

    for workload, why in (("drive.surface", said(FIRST)), ("drive.direct", "")):
        only = Only(workload)
        form.choices.choice = lambda only=only: only  # type: ignore[method-assign, misc]
        assert form.obstacle() == why
    room.tell(WELL)
    assert form.obstacle() == ""


def test_nothing_is_tried_on_it(qtbot: QtBot, room: Room) -> None:
    form = added(qtbot, ExperimentForm(room.services))
    form.set_drive(DRIVE)
    assert form.obstacle() == said(FIRST)
    room.tell(WELL)
    assert form.obstacle() == ""
