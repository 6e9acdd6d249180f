"""Which message is in front, which gives way, and how long a notice is news."""

from __future__ import annotations

import pytest

from disktune_gui.mainwindow.strip.messages import MOST, Importance, Messages


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
