"""Files that people write: nothing of theirs is lost by a change, and nothing is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_helper.settings.ini import IniFile

FILE = """\
# Anna, 3 May: quieter at night.
[disktune]
version=1

[settings]
; the noisy one
ata.apm   =  128
block.read_ahead = 1024

# end of the file
"""

LINES = st.lists(
    st.one_of(
        st.sampled_from(
            ["[settings]", "[other]", "a = 1", "a=2", " b = x y", "# remark", "; remark", "", "what?", "= 3", "[x"]
        ),
        st.text(st.characters(blacklist_characters="\n"), max_size=12),
    ),
    max_size=14,
)
TEXTS = st.builds(lambda lines, end: "\n".join(lines) + end, LINES, st.sampled_from(["", "\n"]))


def texts(document: IniFile, section: str) -> dict[str, str]:
    return {key: entry.text for key, entry in document.entries(section).items()}


def test_a_value_changes_on_its_line_and_every_other_line_stays() -> None:
    document = IniFile(FILE)
    document.put("settings", "ata.apm", "254", "never written, the key is there")
    assert document.text == FILE.replace("128", "254")


def test_a_new_value_goes_below_the_last_of_its_section_with_its_remark() -> None:
    document = IniFile(FILE)
    document.put("settings", "ata.aam", "off", "Noise")
    assert document.text == FILE.replace("= 1024\n", "= 1024\n# Noise\nata.aam = off\n")
    document.drop("settings", "ata.aam", "Noise")
    assert document.text == FILE


def test_only_the_remark_that_was_written_with_a_value_goes_with_it() -> None:
    document = IniFile(FILE)
    document.drop("settings", "ata.apm", "Power management level (APM)")
    assert document.text == FILE.replace("ata.apm   =  128\n", "")


def test_a_section_that_is_missing_comes_at_the_end() -> None:
    document = IniFile("# mine\n")
    document.put("settings", "ata.apm", "1")
    assert document.text == "# mine\n\n[settings]\nata.apm = 1\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[settings]\nata.apm 128\n", 2, "neither a [section] nor “key = value”"),
        ("[settings]\nata.apm =\n", 2, "neither a [section] nor “key = value”"),
        ("ata.apm = 128\n", 1, "“ata.apm” is outside any section"),
        ("[settings]\na = 1\na = 2\n", 3, "“a” is also in line 2; neither is used"),
        ("[settings]\n[settings]\na = 1\n", 2, "[settings] appears twice; lines from 1 count"),
        ("[settings]\na = \udcff\n", 2, "the file is not plain text in UTF-8"),
        ("[settings]\na = \0\n", 2, "the file is not plain text in UTF-8"),
        ("[settings]\na = 12", 2, "the line is incomplete"),
    ],
)
def test_what_is_not_understood_is_named_and_means_nothing(text: str, line: int, words: str) -> None:
    document = IniFile(text)
    [problem] = document.problems
    assert problem.line == line
    assert problem.words.startswith(words)
    assert document.entries("settings") == {}


def test_a_key_that_stands_three_times_never_counts_and_is_put_right_by_a_change() -> None:
    document = IniFile("[s]\na = 1\na = 2\na = 3\nb = 4\n")
    assert texts(document, "s") == {"b": "4"}
    document.put("s", "a", "5")
    assert (document.text, document.problems) == ("[s]\na = 5\nb = 4\n", [])


def test_a_line_that_was_cut_short_is_not_completed_by_adding_another() -> None:
    document = IniFile("[s]\nb = 4\nata.apm = 12")
    document.put("s", "c", "1")
    assert texts(document, "s") == {"b": "4", "c": "1"}
    assert "# cut short: ata.apm = 12\n" in document.text
    again = IniFile("[s]\nata.apm = 12")
    again.put("s", "ata.apm", "254")
    assert again.text == "[s]\nata.apm = 254\n"
    twice = IniFile("[s]\nata.apm = 12\nata.apm = 25")
    twice.put("s", "ata.apm", "254")
    assert twice.text == "[s]\nata.apm = 254\n"


@pytest.mark.parametrize("between", ["\x1f= ", " =\x1c", "\x85=\x85", "\u00a0= "])
def test_a_control_character_beside_the_sign_goes_with_the_old_value(between: str) -> None:
    """Python holds some of them for white space."""
    document = IniFile(f"[s]\na{between}1\nb = 4\n")
    assert texts(document, "s") == {"b": "4"}
    document.put("s", "a", "5")
    assert document.text == "[s]\na = 5\nb = 4\n"
    assert document.problems == []


def test_windows_line_ends_are_read() -> None:
    assert texts(IniFile("[s]\r\na = 1\r\n"), "s") == {"a": "1"}


@pytest.mark.slow
@given(TEXTS)
def test_reading_changes_nothing(text: str) -> None:
    assert IniFile(text).text == text


@pytest.mark.slow
@given(TEXTS, st.sampled_from(["settings", "new"]), st.sampled_from(["a", "b", "c.d"]))
def test_after_a_change_the_value_is_there_once_and_no_other_has_come_or_gone(
    text: str, section: str, key: str
) -> None:
    document = IniFile(text)
    before = {
        (where, name): entry.text
        for where in document.sections()
        for name, entry in document.entries(where).items()
    }
    document.put(section, key, "new value", "A remark")
    again = IniFile(document.text)
    after = {
        (where, name): entry.text for where in again.sections() for name, entry in again.entries(where).items()
    }
    assert after.pop((section, key)) == "new value"
    before.pop((section, key), None)
    assert after == before
    document.drop(section, key, "A remark")
    assert key not in IniFile(document.text).entries(section)
