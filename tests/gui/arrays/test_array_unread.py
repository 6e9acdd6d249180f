"""What the array page says and offers while nobody can say how the array is."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.slowdown_causes import NOTHING_KNOWN
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.messages.change import BoostList, BoostStage, BoostState
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_gui.arrays import wording
from disktune_gui.arrays.page import _USERS_EVERY, LATE_S, ArrayPage
from disktune_gui.store import operation_history
from tests.gui.arrays.test_array_advice import HEALTHY
from tests.gui.scripted_session import Fails, ScriptedSession, brought_to_front
from tests.gui.support import services_of
from tests.sample_drive import make_drive

REPORT = replace(HEALTHY, action="check", done_sectors=10, total_sectors=100, speed_kib_s=1000)
GONE = Fails(Fault.NOT_ALLOWED, "The helper is not running.")


@pytest.fixture
def array() -> Drive:
    return make_drive("md0", DriveKind.ARRAY, identity="uuid:1")


@pytest.fixture
def page(
    qtbot: QtBot, session: ScriptedSession, array: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ArrayPage]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    session.answers |= {
        "array": lambda _args: REPORT,
        "boosts": lambda _args: BoostList(()),
        "io-users": lambda _args: NOTHING_KNOWN,
        "actions": lambda _args: ActionList(
            (ActionState("array-pause", True, question="Pause?"), ActionState("array-cancel", True))
        ),
        "settings": lambda _args: StateList(()),
    }
    monkeypatch.setattr(session, "watch", lambda _on: None)
    session.bring(array)
    found = ArrayPage(services_of(session))
    yield from brought_to_front(qtbot, found, array, 900, 700)


def offered(page: ArrayPage) -> dict[str, bool]:
    return {name: button.isEnabled() for name, button in page.buttons.items() if button.isVisible()}


def test_buttons_offer_nothing_and_say_why_while_the_helper_is_gone(
    page: ArrayPage, session: ScriptedSession
) -> None:
    assert offered(page) == {"array-pause": True, "array-cancel": True}
    page.buttons["array-pause"].click()
    assert page.message.action.isVisible()
    session.answers["array"] = lambda _args: GONE
    page.refresh()
    assert offered(page) == {"array-pause": False, "array-cancel": False}
    assert page.buttons["array-pause"].toolTip() == GONE.why
    assert not page.speed_up.start.isEnabled()
    assert page.speed_up.start.toolTip() == GONE.why
    assert page.message.isHidden(), "nobody knows whether there is something to pause"
    session.answers["array"] = lambda _args: REPORT
    page.refresh()
    assert offered(page) == {"array-pause": True, "array-cancel": True}
    assert page.buttons["array-pause"].toolTip() != GONE.why


def test_buttons_offer_nothing_where_it_is_not_known_what_is_possible(
    page: ArrayPage, session: ScriptedSession
) -> None:
    session.answers["actions"] = lambda _args: GONE
    page.refresh()
    assert offered(page) == {"array-pause": False, "array-cancel": False}


def test_another_array_that_cannot_be_read_does_not_show_the_one_before(
    page: ArrayPage, session: ScriptedSession
) -> None:
    assert page.status.state.text() == "Check"
    assert page.members.table.rows
    session.answers["array"] = lambda _args: GONE
    page.show_drive(make_drive("md1", DriveKind.ARRAY, identity="uuid:2"))
    assert page.status.dated.text() == f"State unknown. {GONE.why}"
    assert page.status.state.text() == ""
    assert not page.members.table.rows
    assert page.status.progress.isHidden()
    assert page.facts.facts.rows == ()
    assert page.speed_up.isHidden()
    assert offered(page) == {}


def test_figures_of_an_earlier_day_bear_its_date(
    page: ArrayPage, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.answers["array"] = lambda _args: GONE
    read_at = time.time()
    monkeypatch.setattr(time, "time", lambda: read_at + 86_400)
    assert page.status.dated.isHidden()
    page.refresh()
    day = time.strftime("%Y-%m-%d", time.localtime(read_at))
    assert re.fullmatch(rf".+ Read at {day} \d\d:\d\d:\d\d\.", page.status.dated.text())
    session.answers["array"] = lambda _args: REPORT
    page.refresh()
    assert page.status.dated.isHidden()


def test_figures_are_dated_when_a_helper_does_not_answer(page: ArrayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page._timer.stop()
    monkeypatch.setattr(page.session, "request", lambda *_args: None)
    now = time.monotonic()
    page._waits_since = None
    monkeypatch.setattr(time, "monotonic", lambda: now)
    page._look()
    assert page.status.dated.isHidden()
    monkeypatch.setattr(time, "monotonic", lambda: now + LATE_S + 1)
    page._look()
    assert page.status.dated.text().startswith("No response from the helper. Read at ")


def test_a_member_is_read_when_its_values_are_wanted_and_not_by_the_clock(
    page: ArrayPage, session: ScriptedSession, array: Drive
) -> None:
    session.answers["array-superblock"] = lambda _args: GONE
    page.values.opened = True
    assert len(session.of("array-superblock")) == 1
    for _ in range(2 * _USERS_EVERY):
        page._look()
    assert len(session.of("array-superblock")) == 1
    page.refresh()
    assert len(session.of("array-superblock")) == 2
    page._reports.take(array.ref, replace(REPORT, degraded=1))
    assert len(session.of("array-superblock")) == 3


def test_a_question_ends_with_what_it_was_about(page: ArrayPage, array: Drive) -> None:
    page.offer("pause")
    page._reports.take(array.ref, replace(REPORT, done_sectors=18))
    assert page.message.isVisible(), "progress alone changes nothing"
    page._reports.take(array.ref, replace(REPORT, action="idle", done_sectors=None))
    assert page.message.isHidden(), "there is nothing left to pause"
    page.requests._on_agreed()
    assert page.requests._pending == ""


def test_a_notification_brings_the_boost_and_the_pause_before_the_user(page: ArrayPage) -> None:
    assert page.offer("speed-up")
    assert page.offer("pause")
    assert "Pause" in page.message.action.text()
    assert not page.offer("something else")
    page.show_drive(make_drive())
    assert not page.offer("speed-up")


def test_a_depth_is_not_said_to_be_kept_when_the_speed_up_is_over(
    page: ArrayPage, session: ScriptedSession, array: Drive
) -> None:
    boost = BoostState(array.ref, "own", BoostStage.ON, "check", 0.0, ())
    session.answers["boosts"] = lambda _args: BoostList((boost,))
    page.refresh()
    page.speed_up.say_of_trial("A queue depth of 8 is faster by 12%; it is kept until done.")
    page.refresh()
    assert page.speed_up.trial.isVisible()
    session.answers["boosts"] = lambda _args: BoostList((replace(boost, stage=BoostStage.ENDED),))
    page.refresh()
    assert page.speed_up.trial.isHidden()


def test_an_array_without_identity_has_not_the_history_of_all_others(page: ArrayPage) -> None:
    over = operation_history.Operation("uuid:9", "md9", "check", 0.0, 9.0, True, True)
    operation_history.remember(operation_history.path(), over)
    page.show_drive(make_drive("md2", DriveKind.ARRAY, identity=""))
    assert not page.past.table.table.rows
    assert page.past.none.text().startswith("No UUID")


def test_no_end_is_foretold_where_the_kernel_does_not_tell_how_far_it_is() -> None:
    unread = replace(REPORT, done_sectors=None, total_sectors=None)
    assert wording.forecast(unread, None, 0.0) == "Progress unknown."


def test_without_a_helper_neither_boost_nor_actions_are_offered_and_both_say_why(
    page: ArrayPage, session: ScriptedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = "Read-only. Install the helper: a command"
    monkeypatch.setattr(session, "hopeless", lambda _verb: why)
    page.refresh()
    assert not page.speed_up.start.isEnabled()
    assert page.speed_up.start.toolTip() == why
    shown = [button for button in page.buttons.values() if button.isVisible()]
    assert shown
    for button in shown:
        assert not button.isEnabled()
        assert button.toolTip() == why


def test_a_member_gets_the_temperature_that_its_drive_reports_where_the_kernel_has_none(
    page: ArrayPage, session: ScriptedSession, array: Drive
) -> None:
    health = Health(ata=AtaHealth(True, (AtaAttribute(194, 70, 50, 0, 30, pre_failure=False),)))
    session.answers["health"] = lambda _args: health
    drives = [make_drive(name, temperature_c=None) for name in ("sda", "sdb")]
    session.bring(array, *drives)
    assert [row[5] for row in page.members.table.rows[:2]] == [None, None]
    page.services.health_news.ask(page, drives[0], lambda _known, _why: None)
    assert [row[5] for row in page.members.table.rows[:2]] == ["30 °C", None]
