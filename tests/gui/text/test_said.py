"""The window says in its language what contract and helper say in English."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import NamedText, Sentence, Wording, in_turn, listed
from disktune_gui.text.said import DEEPEST, each, is_shipped, is_true, remade, said
from disktune_gui.text.wording import value_words
from tests.gui.text.speaking import piped

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


def test_a_text_that_came_over_the_pipe() -> None:
    why = Sentence("Not done: {why}", why=BUSY)
    assert said(str.__str__(why)) == "Not done: sda is busy."
    assert said(piped(why)) == "Unterlassen, denn: sda ist beschäftigt."
    assert said(str.__str__(why)) == "Not done: sda is busy.", "of that message alone"
    assert said("Try again.") == "Versuchen Sie es noch einmal."


def test_sentences_in_turn_one_by_one() -> None:
    both = in_turn(BUSY, "Try again.")
    assert each(both) == ["sda ist beschäftigt.", "Versuchen Sie es noch einmal."]
    assert each(BUSY) == ["sda ist beschäftigt."]
    assert each("") == [""]
    # Of one whose parts nobody has told, only those without values are known.
    assert each(str.__str__(both)) == ["sda is busy.", "Versuchen Sie es noch einmal."]
    assert each(piped(both)) == ["sda ist beschäftigt.", "Versuchen Sie es noch einmal."]


def test_a_number_larger_than_qt_takes() -> None:
    assert said(Sentence.counted(1_000_204_886_016, "{n} drive", "{n} drives", n="10¹²")) == "10¹² Laufwerke"


def wording(text: str, template: str, number: int | None = None, **values: str) -> Wording:
    return Wording(text, template, tuple(NamedText(*pair) for pair in values.items()), number)


UNTRUE = {
    "another text": wording("sda is failing.", "{drive} is busy.", drive="sda"),
    "an attribute": wording("None", "{x.__class__}", x="None"),
    "a width": wording("a", "{a:900000000}", a="a"),
    "no value": wording("{drive} is gone.", "{drive} is gone."),
    "a value twice": Wording("a is busy.", "{x} is busy.", (NamedText("x", "a"), NamedText("x", "b"))),
    "itself twice": wording("a", "{x}{x}", x="a"),
    "one that is longer than its text": wording("1", "{n} drives", 1, n="1" * 9),
}


@pytest.mark.slow
@pytest.mark.parametrize("one", UNTRUE.values(), ids=UNTRUE)
def test_a_template_that_does_not_give_the_text_is_not_used(one: Wording) -> None:
    assert not is_true(one)
    [made] = remade([one.text], [one])
    assert (type(made), said(made)) == (str, one.text)


def test_a_value_that_is_missing_or_would_be_a_format_stays_as_it_is() -> None:
    assert said(Sentence._again("{0} {a} {b.real} {c:9}", "{0} {a} {b.real} {c:9}", {"a": "x"}, None)) == (
        "{0} x {b.real} {c:9}"
    )
    for number in (-(2**200), -1, 2**200):
        assert said(Sentence.counted(number, "{n} drive", "{n} drives", n="?")) == "? Laufwerke"


def test_a_text_that_is_made_of_itself_ends() -> None:
    found = remade(["a", "b"], [wording("a", "{x}", x="a"), wording("b", "{x}", x="bb")])
    assert [said(one) for one in found] == ["a", "b"]
    assert said(Sentence("{what}", what=BUSY)) == "sda ist beschäftigt."


def test_an_enumeration_of_any_length_is_said() -> None:
    names = [f"sd{number}" for number in range(20 * DEEPEST)]
    assert said(piped(listed(names))) == ", ".join(names)


def test_what_this_program_ships_is_known_whatever_it_speaks() -> None:
    assert is_shipped("{before} {last}")
    assert not is_shipped("The drive is healthy. To keep it so run: {command}")


def test_what_is_declared() -> None:
    assert said("Read-ahead") == "Vorauslesen"


def test_what_nobody_has_translated_stays_english() -> None:
    for text in ("A text with {braces}", "", Sentence("{drive} is gone.", drive="sda"), "％ {0"):
        assert said(text) == str(text)


def test_what_is_said_can_be_sent_over_d_bus_which_knows_no_other_class_of_text() -> None:
    counted = [Sentence.counted(n, "{n} of {all} is missing.", "{n} of {all} are missing.", all=3) for n in (1, 2)]
    for text in (*counted, BUSY, in_turn(counted[0], counted[1]), Sentence("Plain."), "Read-ahead", "30%"):
        assert type(said(text)) is str
