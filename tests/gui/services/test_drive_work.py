"""What DiskTune is known to do on a drive, by what was asked of helpers and what they said."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.messages.action import TrimEnded, TrimNow
from disktune_contract.messages.change import Applied, Apply, OfTrial, TrialEnd, TrialEnded, TrialStage, TrialState
from disktune_contract.messages.comparison import Candidate, Compare, CompareEnded, Hold
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import Flicker, Measure, MeasureEnded, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.setting import Change, Source, State, Status
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.drive_work import DriveWork, SelfTestNews
from disktune_gui.services.long_trials import LongTrials
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.sample_drive import make_drive

DRIVE, OTHER = make_drive("sdx"), make_drive("sdy")


class Desk:
    def __init__(self) -> None:
        self.session = ScriptedSession()
        trials = LongTrials(self.session, Preferences(self.session))
        self.work = DriveWork(self.session, trials, SelfTestNews(self.session))
        self.session.bring(DRIVE, OTHER)

    def request(self, verb: str, args: object, answer: object) -> None:
        self.session.answers[verb] = lambda _args: answer
        self.session.request(self.session, verb, args, lambda _reply: None, lambda _fault, _why: None)

    def on(self, drive: Drive = DRIVE) -> str:
        return self.work.on(drive)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk()


def test_a_measurement_from_the_question_to_its_end(desk: Desk) -> None:
    assert desk.on() == ""
    desk.session.held = True
    desk.request("measure", Measure(DRIVE.ref, (), ""), Started(4))
    assert "Busy: measurement." in desk.on()
    desk.session.release()
    assert "Busy: measurement." in desk.on()
    assert desk.on(OTHER) == ""
    desk.session.measure_ended.emit(MeasureEnded(5))
    assert "Busy: measurement." in desk.on()
    desk.session.measure_ended.emit(MeasureEnded(4))
    assert desk.on() == ""


def test_one_whose_end_came_before_its_number(desk: Desk) -> None:
    desk.session.held = True
    desk.request("measure", Measure(DRIVE.ref, (), ""), Started(4))
    desk.session.measure_ended.emit(MeasureEnded(4))
    desk.session.release()
    assert desk.on() == ""


def test_one_that_was_refused_does_not_run(desk: Desk) -> None:
    desk.request("measure", Measure(DRIVE.ref, (), ""), Fails(Fault.BUSY, "Not now."))
    assert desk.on() == ""


def test_it_runs_whatever_becomes_of_the_page_that_asked(desk: Desk) -> None:
    page = QObject()
    desk.session.held = True
    desk.session.answers["measure"] = lambda _args: Started(4)
    desk.session.request(page, "measure", Measure(DRIVE.ref, (), ""), lambda _reply: None)
    page.deleteLater()
    desk.session.release()
    assert "Busy: measurement." in desk.on()


def test_blinking_and_trim(desk: Desk) -> None:
    desk.request("flicker", Flicker(DRIVE.ref), Started(1))
    assert "Busy: measurement." in desk.on()
    desk.request("trim", TrimNow(DRIVE.ref, ()), Started(2))
    assert "TRIM" in desk.on()
    desk.session.trim_ended.emit(TrimEnded(2, ()))
    assert "Busy: measurement." in desk.on()


def test_a_helper_that_is_gone_does_nothing_any_more(desk: Desk) -> None:
    desk.request("trim", TrimNow(DRIVE.ref, ()), Started(2))
    desk.session.left.emit(Class.INSPECT)
    assert "TRIM" in desk.on()
    desk.session.left.emit(Class.TUNE)
    assert desk.on() == ""


ENDED = TrialEnded("t1", "sdx", TrialEnd.KEPT)


@pytest.mark.parametrize("verb", ["keep", "put-back"])
def test_a_trial_ends_by_its_answer(desk: Desk, verb: str) -> None:
    desk.request("apply", Apply(DRIVE.ref, ()), Applied("t1", 15, ()))
    assert "revert the trial" in desk.on()
    desk.request(verb, OfTrial("t1"), Fails(Fault.BUSY, "Not now."))
    assert "revert the trial" in desk.on()
    desk.request(verb, OfTrial("t1"), ENDED)
    assert desk.on() == ""


def test_a_trial_ends_by_an_event_and_by_a_look_at_what_is_left_of_it(desk: Desk) -> None:
    desk.request("apply", Apply(DRIVE.ref, ()), Applied("t1", 15, ()))
    desk.request("trial", OfTrial("t1"), TrialState(TrialStage.LEFT))
    assert "revert the trial" in desk.on()
    desk.request("trial", OfTrial("t1"), TrialState(TrialStage.OVER))
    assert desk.on() == ""
    desk.request("hold", Hold(DRIVE.ref, (), ""), OfTrial("t2"))
    assert "revert the trial" in desk.on()
    desk.session.trial_ended.emit(TrialEnded("t2", "sdx", TrialEnd.COMPARED))
    assert desk.on() == ""


def test_what_was_applied_without_a_trial_is_over(desk: Desk) -> None:
    desk.request("apply", Apply(DRIVE.ref, ()), Applied("", 0, ()))
    assert desk.on() == ""


def test_a_self_test(desk: Desk) -> None:
    running = RunningSelfTest(SelfTestKind.SHORT, 90, 2)
    desk.session.self_tests_read.emit(DRIVE.ref, SelfTests(running=running))
    assert "self-test" in desk.on()
    desk.session.self_tests_read.emit(DRIVE.ref, SelfTests())
    assert desk.on() == ""


APM = Candidate((Change("ata.apm", 128, 254),))
OWN = State("ata.apm", Status.OK, 128, Source.LIVE)
OTHERS = State("block.read_ahead", Status.OK, 128, Source.LIVE)


def states_of(desk: Desk, ref: DriveRef) -> dict[str, State]:
    """Return what whoever asks for the settings of a drive is told."""
    found: list[StateList] = []
    desk.session.answers["settings"] = lambda _args: StateList((OWN, OTHERS))
    desk.session.request(desk.session, "settings", OfDrive(ref), found.append)
    return {state.setting: state for state in found[0].states}


def test_a_value_of_an_experiment_is_not_the_drives_own(desk: Desk, qtbot: QtBot) -> None:
    compare = Compare(DRIVE.ref, "drive.direct", "", (APM,), 5)
    with qtbot.waitSignal(desk.work.tried_changed):
        desk.request("compare", compare, Started(7, "t1"))
    shown = states_of(desk, DRIVE.ref)["ata.apm"]
    assert (shown.status, shown.value) == (Status.LOCKED, None)
    assert "experiment" in shown.reason
    assert states_of(desk, DRIVE.ref)["block.read_ahead"] == OTHERS
    assert states_of(desk, OTHER.ref)["ata.apm"] == OWN
    with qtbot.waitSignal(desk.work.tried_changed):
        desk.session.compare_ended.emit(CompareEnded(7, None, ()))
    assert states_of(desk, DRIVE.ref)["ata.apm"] == OWN


def test_nor_is_one_that_was_read_before_the_experiment_ended(desk: Desk) -> None:
    desk.request("hold", Hold(DRIVE.ref, (APM,), ""), OfTrial("t2"))
    found: list[StateList] = []
    desk.session.answers["settings"] = lambda _args: StateList((OWN,))
    desk.session.held = True
    desk.session.request(desk.session, "settings", OfDrive(DRIVE.ref), found.append)
    desk.session.trial_ended.emit(TrialEnded("t2", "sdx", TrialEnd.COMPARED))
    desk.session.release()
    assert found[0].states[0].value is None
