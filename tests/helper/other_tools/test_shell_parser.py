"""Words of a script as the shell makes them (POSIX.1-2017, Shell Command Language, 2.2 and 2.3)."""

from __future__ import annotations

import pytest

from disktune_contract.explain.shell_words import tokens


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('"/dev/sda"', "/dev/sda"),
        ('"a b"c', "a bc"),
        ('""', ""),
        ('"a\\"b"', 'a"b'),
        ('"a\\bc"', "a\\bc"),
        ('"a\\\nb"', "ab"),
        ('"it\'s"', "it's"),
        # No variable: a mark stands for a dollar that is meant as one.
        ('"a\\$b"', "a\x01b"),
        ('"a$b"', "a$b"),
        ('"open', "open"),
    ],
)
def test_what_double_quotes_hold_is_one_word(text: str, word: str) -> None:
    assert [(one.text, one.literal) for one in tokens(text)] == [(word, True)]


def test_what_follows_double_quotes_is_read_on() -> None:
    found = tokens('"a\nb" c\nd')
    assert [(one.text, one.line) for one in found] == [("a\nb", 1), ("c", 2), ("\n", 2), ("d", 3)]
