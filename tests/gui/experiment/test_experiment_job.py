"""A comparison that one helper carries out: what is stopped, when, and what is heard of it."""

from __future__ import annotations

from typing import cast

import pytest

from disktune_contract.messages.comparison import CompareEnded, CompareRun
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import OfJob, Started
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Risk
from disktune_gui.experiment.job import ExperimentJob
from disktune_gui.experiment.model import Undertaking
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive


class Task:
    """Asks for something; what does not matter here."""

    verb = "compare"
    drive = a_drive()

    def request(self, *, most_risk: Risk, wake: bool) -> tuple[Risk, bool]:
        return most_risk, wake


class Heard:
    """A job and all that is heard of it."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.news: list[object] = []
        self.ends: list[CompareEnded] = []
        session.answers |= {"compare": lambda _args: Started(7, "t1"), "cancel": lambda _args: Nothing()}
        self.job = ExperimentJob(session, cast(Undertaking, Task()), most_risk=Risk.WEAR, wake=True)
        self.job.news.connect(self.news.append)
        self.job.ended.connect(self.ends.append)

    @property
    def cancelled(self) -> list[OfJob]:
        return self.session.of("cancel")


@pytest.fixture
def heard(session: ScriptedSession) -> Heard:
    return Heard(session)


def a_run(job: int) -> CompareRun:
    return CompareRun(job, 0, 1, 100e6, "", 1, 8, 60.0)


def test_what_was_agreed_to_is_asked_for(heard: Heard) -> None:
    heard.job.start()
    assert heard.session.of("compare") == [(Risk.WEAR, True)]
    assert heard.job.trial == "t1"
    assert not heard.cancelled


def test_it_is_stopped_once_and_ends_when_the_helper_says_so(heard: Heard) -> None:
    heard.job.start()
    heard.job.cancel()
    heard.job.cancel()
    assert heard.cancelled == [OfJob(7)]
    assert not heard.ends
    ended = CompareEnded(7, None, (), Fault.CANCELLED, "Cancelled.")
    heard.session.compare_ended.emit(ended)
    assert heard.ends == [ended]
    heard.job.cancel()
    assert heard.cancelled == [OfJob(7)], "what is over is not stopped again"


@pytest.mark.parametrize("stop", [ExperimentJob.cancel, ExperimentJob.abandon])
def test_one_that_is_stopped_before_the_helper_has_answered_is_stopped_then(heard: Heard, stop: object) -> None:
    heard.session.held = True
    heard.job.start()
    stop(heard.job)  # type: ignore[operator]  # one of two methods
    assert not heard.cancelled, "there is no number to stop it by"
    heard.session.release()
    assert heard.cancelled == [OfJob(7)]


def test_nothing_is_heard_of_one_that_was_abandoned(heard: Heard) -> None:
    heard.job.start()
    heard.job.abandon()
    assert heard.cancelled == [OfJob(7)]
    heard.session.compare_run.emit(a_run(7))
    heard.session.compare_ended.emit(CompareEnded(7, None, (), None, ""))
    heard.job.abandon()
    assert (heard.news, heard.ends, heard.cancelled) == ([], [], [OfJob(7)])


def test_what_comes_before_the_answer_is_heard_after_it_and_of_this_job_alone(heard: Heard) -> None:
    heard.session.held = True
    heard.job.start()
    heard.session.compare_run.emit(a_run(6))
    heard.session.compare_run.emit(a_run(7))
    assert not heard.news
    heard.session.release()
    assert heard.news == [a_run(7)]
    heard.session.compare_run.emit(a_run(8))
    assert heard.news == [a_run(7)]


def test_a_refusal_is_its_end_and_says_why(heard: Heard) -> None:
    heard.session.answers["compare"] = lambda _args: Fails(Fault.BUSY, "Another one runs.")
    heard.job.start()
    assert [(ended.fault, ended.why, ended.result) for ended in heard.ends] == [
        (Fault.BUSY, "Another one runs.", None)
    ]
