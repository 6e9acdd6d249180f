"""A sentence is its English text and remembers what it was made of; that goes over the pipe before the message."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import dataclass
from itertools import pairwise

import pytest

from disktune_contract import wire
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import (
    BESIDE,
    IN_TURN,
    NamedText,
    Sentence,
    Wording,
    Wordings,
    beside,
    in_turn,
    listed,
    wordings,
)
from tests.narrowed import of_kind


@dataclass(frozen=True)
class _Message:
    why: str
    notes: tuple[str, ...] = ()


BUSY = Sentence("{drive} is busy.", drive="sda")


def test_it_is_its_english_text_to_all_who_know_no_better() -> None:
    assert BUSY == "sda is busy."
    assert hash(BUSY) == hash("sda is busy.")
    assert f"{BUSY}" == "sda is busy."
    assert json.dumps({"why": BUSY}) == '{"why": "sda is busy."}'
    assert wire.dump(_Message(BUSY)) == wire.dump(_Message("sda is busy."))
    assert str(Refusal(Fault.BUSY, BUSY)) == "sda is busy."


def test_it_remembers_what_it_was_made_of() -> None:
    assert (BUSY.template, dict(BUSY.values), BUSY.number) == ("{drive} is busy.", {"drive": "sda"}, None)
    within = Sentence("Not done: {why}", why=BUSY)
    assert within == "Not done: sda is busy."
    assert within.values["why"] is BUSY
    assert Refusal(Fault.BUSY, BUSY).why is BUSY


@pytest.mark.parametrize(("number", "text"), [(0, "0 drives"), (1, "1 drive"), (2, "2 drives")])
def test_a_number_decides_about_the_form_and_translators_see_the_plural(number: int, text: str) -> None:
    made = Sentence.counted(number, "{n} drive", "{n} drives")
    assert (made, made.template, made.number) == (text, "{n} drives", number)


def test_its_number_is_grouped_as_all_are() -> None:
    assert Sentence.counted(65_536, "{n} sector", "{n} sectors") == "65,536 sectors"
    assert Sentence.counted(4096, "{n} sector", "{n} sectors") == "4096 sectors"


def test_a_value_with_braces_is_only_a_value() -> None:
    assert Sentence("{file}: {why}", file="{why}", why="{0}") == "{why}: {0}"
    with pytest.raises(KeyError):
        Sentence("{drive} is busy.", name="sda")


def test_sentences_in_turn() -> None:
    both = in_turn(BUSY, "", Sentence("Try again."))
    assert both == "sda is busy. Try again."
    assert of_kind(Sentence, both).template == IN_TURN
    assert in_turn("", BUSY) is BUSY
    assert in_turn() == in_turn("") == ""


def test_an_enumeration() -> None:
    assert listed(["sda", "sdb", "sdc"]) == "sda, sdb, sdc"
    assert listed([BUSY]) is BUSY
    assert listed([]) == ""


def test_facts_beside_one_another() -> None:
    both = beside("swap", "", Sentence("part of {arrays}", arrays="md0"))
    assert both == "swap; part of md0"
    assert of_kind(Sentence, both).template == BESIDE
    assert beside("", BUSY) is BUSY


def test_what_a_message_is_made_of_is_found_wherever_it_stands_and_told_once() -> None:
    whole = Sentence("Not done: {why}", why=BUSY)
    message = {"id": 3, "ok": _Message(whole, (BUSY, "plain", Sentence("Without values.")))}
    told = wordings(message)
    assert told == (
        Wording("Not done: sda is busy.", "Not done: {why}", (NamedText("why", "sda is busy."),)),
        Wording("sda is busy.", "{drive} is busy.", (NamedText("drive", "sda"),)),
    )
    assert wordings({"id": 3, "ok": _Message("plain")}) == ()
    line = wire.dump({"event": "wordings", "args": Wordings(told)})
    assert wire.load(Wordings, wire.parse(line, 4096)["args"]) == Wordings(told)


def test_it_goes_where_other_texts_go() -> None:
    """What is copied on the way may come out as the text alone, never as another one."""
    assert pickle.loads(pickle.dumps(str.__str__(BUSY))) == BUSY  # noqa: S301  # ours
    assert BUSY.upper() == "SDA IS BUSY."


def test_the_text_of_an_error_is_still_the_sentence() -> None:
    reason = Sentence("{drive} is in use.", drive="sda")
    assert str(ValueError(reason)) is reason


def test_a_copy_is_made_of_the_same() -> None:
    one = Sentence.counted(1, "{n} drive of {all}", "{n} drives of {all}", all=Sentence("{n} TB", n=2))
    for again in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):  # noqa: S301  # ours
        assert isinstance(again, Sentence)
        assert (again, again.template, again.number) == ("1 drive of 2 TB", one.template, 1)
        assert again.values == one.values


def test_a_text_of_another_process_is_made_a_sentence_again() -> None:
    whole = Sentence("Not done: {why}", why=BUSY)
    known = {wording.text: wording for wording in wordings(whole)}
    again = Sentence.told(str.__str__(whole), known)
    assert again == whole
    assert wordings(again) == wordings(whole)
    assert Sentence.told("Done.", known) == "Done."
    # A wording can be wrong: a text is not made of itself.
    assert Sentence.told("x", {"x": Wording("x", "{a}", (NamedText("a", "x"),))}) == "x"


def test_sentences_may_be_as_deep_and_as_often_in_each_other_as_they_like() -> None:
    """Who goes into each of them as often as it is named never comes to an end."""
    texts = ["x" * length for length in range(1, 2000)]
    known = {
        outer: Wording(outer, "{a}{b}", (NamedText("a", inner), NamedText("b", inner)))
        for inner, outer in pairwise(texts)
    }
    again = Sentence.told(texts[-1], known)
    assert again == texts[-1]
    assert len(wordings(again)) == len(known)
