"""The strip: what fits, what is left out first, the list above it, and no work while nothing runs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.client.jobs import WorkKind
from disktune_gui.mainwindow.strip.messages import MOST, Importance, Messages
from disktune_gui.mainwindow.strip.strip import Strip
from disktune_gui.services.running import RunningWork, Work, WorkAct
from tests.gui.scripted_session import ScriptedSession, keyboard
from tests.gui.support import services_of

LONG = (
    "The computer stopped shortly after these settings of Example (sda) were applied. DiskTune holds them back. "
)


class Desk:
    """A strip with work of the test's own."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.running: RunningWork = services_of(session).running
        self.works: list[Work] = []
        self.running.add(lambda: self.works)
        self.messages = Messages()
        self.in_front: set[str] = set()
        self.gone_to: list[str] = []
        self.done: list[str] = []
        self.strip = Strip(
            session,
            self.running,
            self.messages,
            lambda work: work.key in self.in_front,
            lambda work: self.gone_to.append(work.key),
        )

    def show(self, *works: Work, width: int = 1180) -> None:
        """Let *works* run, in a strip of that width."""
        self.works = list(works)
        self.running.changed.emit()
        self.strip.resize(width, self.strip.sizeHint().height())
        QApplication.processEvents()

    @property
    def seen(self) -> list[str]:
        """The text of the items that fit."""
        return [item.title.text() for item in self.strip.items.values() if item.isVisible()]

    def work(self, kind: WorkKind, left_s: float = 8200.0, share: float | None = 0.6) -> Work:
        """Return some work."""
        acts = (WorkAct("Revert", lambda: self.done.append("revert")), WorkAct("Keep", lambda: None, main=True))
        exact = kind is WorkKind.TRIAL
        end = time.monotonic() + left_s
        return Work(kind, "sda", "sda", "Example", f"{kind}", f"{kind} sda", share, end, exact, acts=acts)


@pytest.fixture
def desk(qtbot: QtBot, session: ScriptedSession) -> Iterator[Desk]:
    found = Desk(session)
    qtbot.addWidget(found.strip)
    found.strip.resize(1180, 36)
    found.strip.show()
    yield found
    found.strip.close_list()


def three(desk: Desk) -> tuple[Work, Work, Work]:
    return desk.work(WorkKind.TRIAL, 96), desk.work(WorkKind.ARRAY), desk.work(WorkKind.EXPERIMENT)


def test_of_much_work_the_last_is_left_out_first_and_counted(desk: Desk) -> None:
    desk.show(*three(desk), width=1180)
    assert desk.seen == ["sda: trial, 96 s left", "sda: array", "sda: experiment"]
    assert desk.strip.more.isHidden()
    desk.show(*three(desk), width=620)
    assert desk.seen == ["sda: trial, 96 s left", "sda: array"]
    assert desk.strip.more.text() == "1 more"
    desk.messages.say("Report saved", "good")
    desk.show(*three(desk), width=620)
    assert desk.seen == ["sda: trial, 96 s left"]
    assert desk.strip.news.isVisible()
    desk.show(*three(desk), width=330)
    assert desk.seen == ["sda: trial, 96 s left"]
    assert not desk.strip.news.isVisible(), "it is the last to give way to a trial"


def test_what_the_page_in_front_shows_is_only_in_the_list(desk: Desk) -> None:
    trial, array, _ = three(desk)
    desk.in_front = {trial.key}
    desk.show(trial, array)
    assert desk.seen == ["sda: array"]
    desk.strip.open_list()
    assert desk.strip.list is not None
    assert list(desk.strip.list.rows) == [trial.key, array.key]


def test_a_trial_is_answered_in_the_strip_and_other_work_leads_to_its_page(desk: Desk) -> None:
    desk.show(*three(desk))
    trial, array, _ = desk.strip.items.values()
    assert [link.text() for link in trial.links] == ["Revert", "Keep"]
    assert array.links == []
    trial.links[0].click()
    assert desk.done == ["revert"]
    array.title.click()
    assert desk.gone_to == ["array sda"]
    keyboard.keyClick(trial.title, Qt.Key.Key_Space)
    assert desk.gone_to == ["array sda", "trial sda"]


def test_a_press_that_belongs_to_a_double_click_before_answers_nothing(desk: Desk) -> None:
    desk.show(desk.work(WorkKind.TRIAL, 96))
    [item] = desk.strip.items.values()
    keyboard.mouseClick(item.links[0], Qt.MouseButton.LeftButton)
    assert desk.done == []
    item.links[0]._since.invalidate()  # type: ignore[attr-defined]  # as if some time had passed
    keyboard.mouseClick(item.links[0], Qt.MouseButton.LeftButton)
    assert desk.done == ["revert"]


def test_counting_moves_nothing(desk: Desk) -> None:
    places = []
    for share in (0.05, 0.61, 1.0, 0.07):
        work = replace(desk.work(WorkKind.ARRAY, 7200 * (1.1 - share)), what=f"rebuild {round(100 * share)}%")
        desk.show(replace(work, progress=share), desk.work(WorkKind.EXPERIMENT))
        places.append(desk.strip.items["experiment sda"].x())
    assert places == sorted(places), "only what needs more room than ever before moves what follows"
    before = desk.strip.items["experiment sda"].x()
    desk.show(replace(desk.work(WorkKind.ARRAY, 60), what="rebuild 9%"), desk.work(WorkKind.EXPERIMENT))
    assert desk.strip.items["experiment sda"].x() == before


def test_each_item_has_a_name_and_says_what_its_buttons_are_about(desk: Desk) -> None:
    desk.show(*three(desk))
    trial, array, _ = desk.strip.items.values()
    assert array.accessibleName() == "sda: array, 2 h 15 min left"
    assert [link.accessibleName() for link in trial.links] == ["Revert: sda, trial", "Keep: sda, trial"]
    name = trial.accessibleName()
    desk.show(replace(trial.work, ends_at=time.monotonic() + 50))
    assert trial.accessibleName() == name, "a screen reader does not count along"


def test_a_long_message_is_elided_and_whole_in_the_list(desk: Desk) -> None:
    message = desk.messages.say(LONG * 2, "danger")
    message.offer("Retry", "", lambda: desk.done.append("retry"))
    desk.show(desk.work(WorkKind.TRIAL, 96), width=760)
    assert not desk.strip.front.text.fits
    assert LONG[:40] in desk.strip.front.text.toolTip()
    assert desk.seen == ["sda: trial, 96 s left"], "a trial is not hidden by it"
    desk.strip.arrow.click()
    assert desk.strip.list is not None
    [row] = desk.strip.list.messages
    next(link for link in row.links if link.text() == "Retry").click()
    assert desk.done == ["retry"]
    assert desk.strip.list is None, "what was chosen closes it"


def test_a_question_that_does_not_fit_is_asked_in_the_list_and_declines_on_return(desk: Desk) -> None:
    desk.show(width=500)
    desk.messages.ask(LONG, "Run", lambda: desk.done.append("run"))
    assert desk.strip.list is not None
    cancel = desk.strip.list.answers()[0]
    assert cancel.text() == "Cancel"
    cancel.click()
    assert desk.done == []
    desk.show(width=1180)
    desk.messages.ask("Run it?", "Run", lambda: desk.done.append("run"))
    assert desk.strip.list is None
    desk.strip.front.links[-1].click()
    assert desk.done == ["run"]


def test_a_notice_is_news_for_a_while_and_then_in_the_list(desk: Desk) -> None:
    desk.messages.say("Report saved", "good")
    assert desk.strip.news.isVisible()
    assert desk.strip._settle.isActive()
    desk.strip._settle.timeout.emit()
    assert not desk.strip.news.isVisible()
    desk.strip.open_list()
    assert desk.strip.list is not None
    assert [row.accessibleName() for row in desk.strip.list.messages] == ["Report saved"]


def test_nothing_ticks_while_nothing_runs_or_the_window_is_hidden(desk: Desk) -> None:
    timers = (desk.strip._tick, desk.strip._settle)
    assert not any(timer.isActive() for timer in timers)
    desk.show(desk.work(WorkKind.ARRAY))
    assert not any(timer.isActive() for timer in timers), "the list of drives is read anyway"
    desk.show(desk.work(WorkKind.SELF_TEST))
    assert desk.strip._tick.interval() >= 10_000
    desk.show(desk.work(WorkKind.TRIAL, 96))
    assert desk.strip._tick.interval() == 1000
    desk.session.hide(True)
    assert desk.strip._tick.remainingTime() == -1
    desk.session.hide(False)
    desk.show()
    assert not any(timer.isActive() for timer in timers)


def test_the_height_follows_the_letters_and_nothing_else(desk: Desk) -> None:
    empty = desk.strip.sizeHint().height()
    desk.messages.say(LONG, "danger").offer("Retry", "", lambda: None)
    desk.show(*three(desk))
    assert desk.strip.sizeHint().height() == empty
    assert desk.strip.minimumSizeHint().width() == 0
    font = desk.strip.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    desk.strip.setFont(font)
    assert desk.strip.sizeHint().height() > empty


# -- in the demo -------------------------------------------------------------------------------------------


# -- which message is in front, which gives way, and how long a notice is news --


@pytest.fixture
def messages(qapp: object) -> Messages:
    return Messages()


def test_what_the_user_just_did_is_news_at_once_and_hides_no_error(messages: Messages) -> None:
    failed = messages.say("It could not be written.", error=True)
    saved = messages.say("Saved.", "good")
    assert (messages.front, messages.news) == (failed, saved)
    messages.settle()
    assert (messages.front, messages.news) == (failed, None)
    assert messages.sentences == ["It could not be written.", "Saved."], "it is still in the list"
    messages.say("Saved.", "good")
    assert messages.news is saved, "done again, it is news again"
    messages.withdraw(saved)
    assert messages.news is None


def test_what_stops_everything_is_before_errors_and_these_before_warnings(messages: Messages) -> None:
    gone = messages.say("A drive is gone.")
    password = messages.say("Enter your password.", "info", importance=Importance.STOPS)
    messages.say("Saved.", "good")
    failed = messages.say("It could not be written.", error=True)
    broken = messages.say("It is broken.", "danger")
    for message in (password, broken, failed, gone):
        assert messages.front is message
        messages.withdraw(message)
    assert messages.front is None


def test_a_question_is_in_front_until_it_is_answered(messages: Messages) -> None:
    answers: list[str] = []
    asked: list[None] = []
    messages.asked.connect(lambda: asked.append(None))
    question = messages.ask("Spin down?", "Spin Down", lambda: answers.append("yes"), "info")
    password = messages.say("Enter your password.", "info", importance=Importance.STOPS)
    assert (messages.front, messages.news, len(asked)) == (question, None, 1)
    assert [offer.text() for offer in question.offers] == ["Cancel", "Spin Down"]
    question.offers[-1].trigger()
    assert answers == ["yes"]
    assert messages.front is password
    messages.ask("Spin down?", "Spin Down", lambda: answers.append("again")).offers[0].trigger()
    assert (answers, messages.front) == (["yes"], password)


def test_of_too_many_messages_the_least_important_makes_room(messages: Messages) -> None:
    messages.say("A drive is gone.")
    for number in range(MOST):
        messages.say(f"Note {number}.", "info")
    assert "A drive is gone." in messages.sentences
    assert "Note 0." not in messages.sentences
    assert len(messages.sentences) == MOST


def test_the_next_message_about_a_matter_replaces_the_last(messages: Messages) -> None:
    first = messages.say("The drive is away.", about="gone sda")
    messages.say("The drive is still away.", about="gone sda")
    assert messages.sentences == ["The drive is still away."]
    assert first.gone
