"""The window says in its language what contract and helper say in English."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import NamedText, Sentence, Wording, in_turn, listed, wordings
from disktune_gui.text.said import REMEMBERED, HeardWordings, each, said
from disktune_gui.text.wording import value_words

pytestmark = pytest.mark.usefixtures("german")

GERMAN = {
    ("Sentences", "{drive} is busy."): "{drive} ist beschäftigt.",
    ("Sentences", "Not done: {why}"): "Unterlassen, denn: {why}",
    ("Sentences", "Try again."): "Versuchen Sie es noch einmal.",
    ("Sentences", "{n} drives"): ("ein Laufwerk", "{n} Laufwerke"),
    ("Catalogue", "Read-ahead"): "Vorauslesen",
    ("Catalogue", "none"): "keine",
    ("Sentences", "Set {setting}."): "Setzen Sie {setting}.",
}


BUSY = Sentence("{drive} is busy.", drive="sda")


def test_a_value_in_the_words_of_the_kernel_is_not_translated() -> None:
    assert value_words(BY_ID["block.scheduler"], "none") == "none"
    assert value_words(BY_ID["block.nomerges"], 2) == "keine"


def test_a_sentence_of_this_process() -> None:
    assert said(BUSY) == "sda ist beschäftigt."
    assert said(Sentence("Not done: {why}", why=BUSY)) == "Unterlassen, denn: sda ist beschäftigt."
    assert said(Sentence("Set {setting}.", setting="Read-ahead")) == "Setzen Sie Vorauslesen."
    counted = [Sentence.counted(n, "{n} drive", "{n} drives") for n in (1, 3)]
    assert [said(sentence) for sentence in counted] == ["ein Laufwerk", "3 Laufwerke"]
    assert said(in_turn(BUSY, "Try again.")) == "sda ist beschäftigt. Versuchen Sie es noch einmal."
    assert said(listed(["Read-ahead", counted[0], "sda"])) == "Vorauslesen, ein Laufwerk, sda"
    assert (
        said(Sentence("{setting}: {why}", setting="Read-ahead", why=BUSY)) == "Vorauslesen: sda ist beschäftigt."
    )


def test_a_text_that_came_over_the_pipe(german: HeardWordings) -> None:
    why = Sentence("Not done: {why}", why=BUSY)
    assert said(str.__str__(why)) == "Not done: sda is busy."
    german.learn(wordings({"why": why}))
    assert said(str.__str__(why)) == "Unterlassen, denn: sda ist beschäftigt."
    assert said("Try again.") == "Versuchen Sie es noch einmal."


def test_sentences_in_turn_one_by_one(german: HeardWordings) -> None:
    both = in_turn(BUSY, "Try again.")
    assert each(both) == ["sda ist beschäftigt.", "Versuchen Sie es noch einmal."]
    assert each(BUSY) == ["sda ist beschäftigt."]
    assert each("") == [""]
    # Of one whose parts this window has not heard, only those without values are known.
    assert each(str.__str__(both)) == ["sda is busy.", "Versuchen Sie es noch einmal."]
    german.learn(wordings([both]))
    assert each(str.__str__(both)) == ["sda ist beschäftigt.", "Versuchen Sie es noch einmal."]


def test_a_number_larger_than_qt_takes() -> None:
    assert said(Sentence.counted(1_000_204_886_016, "{n} drive", "{n} drives", n="10¹²")) == "10¹² Laufwerke"


def test_a_text_that_is_made_of_itself_ends(german: HeardWordings) -> None:
    german.learn([Wording("a", "{x}", (NamedText("x", "a"),)), Wording("b", "{x}", (NamedText("x", "bb"),))])
    assert (said("a"), said("b")) == ("a", "bb")
    assert said(Sentence("{what}", what=BUSY)) == "sda ist beschäftigt."


def test_what_is_declared() -> None:
    assert said("Read-ahead") == "Vorauslesen"


def test_what_nobody_has_translated_stays_english() -> None:
    for text in ("A text with {braces}", "", Sentence("{drive} is gone.", drive="sda"), "％ {0"):
        assert said(text) == str(text)


def test_what_is_said_can_be_sent_over_d_bus_which_knows_no_other_class_of_text() -> None:
    counted = [Sentence.counted(n, "{n} of {all} is missing.", "{n} of {all} are missing.", all=3) for n in (1, 2)]
    for text in (*counted, BUSY, in_turn(counted[0], counted[1]), Sentence("Plain."), "Read-ahead", "30%"):
        assert type(said(text)) is str


def test_what_was_heard_long_ago_is_forgotten(german: HeardWordings) -> None:
    german.learn(wordings([BUSY]))
    german.learn(wordings([Sentence("{n}", n=number) for number in range(REMEMBERED)]))
    assert said(str.__str__(BUSY)) == "sda is busy."
    german.learn(wordings([BUSY]))
    assert said(str.__str__(BUSY)) == "sda ist beschäftigt."
