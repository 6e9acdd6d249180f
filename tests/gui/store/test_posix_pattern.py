"""Extended regular expressions: what they match, what is refused, and that none takes long."""

from __future__ import annotations

import contextlib
import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_gui.store.posix_pattern import MOST_STEPS, PatternError, PosixPattern


@pytest.mark.parametrize(
    ("pattern", "text", "matched"),
    [
        ("ST4000VN008-.*", "ST4000VN008-2DR166", True),
        ("ST4000VN008-.*", "xST4000VN008-2DR166", False),
        ("ST(1|2|10)000VN00(0?[2478]|22)-.*", "ST10000VN0022-1", True),
        ("ST(1|2|10)000VN00(0?[2478]|22)-.*", "ST3000VN0022-1", False),
        ("a|ab|abc", "abc", True),
        ("(a|ab)(c|bcd)", "abcd", True),
        ("M\\.2 \\(S42\\)", "M.2 (S42)", True),
        ("M\\.2", "Mx2", False),
        ("[^7]X", "8X", True),
        ("[^7]X", "7X", False),
        ("[]a-]+", "-]a", True),
        ("[a\\]", "\\", True),
        ("[[:digit:]]{2,3}", "123", True),
        ("[[:digit:]]{2,3}", "1234", False),
        ("a{0}b", "b", True),
        ("a{2,}", "a", False),
        ("(|a)b", "b", True),
        ("(a*)*b", "aab", True),
        ("^ab$", "ab", True),
        ("a^b", "a^b", False),
        ("", "", True),
        (".*", "", True),
        ("A", "a", False),
    ],
)
def test_the_whole_text_is_matched(pattern: str, text: str, matched: bool) -> None:
    assert PosixPattern(pattern).matches(text) is matched


@pytest.mark.parametrize(
    "pattern",
    [
        *(
            "(",
            ")",
            "a)",
            "[",
            "[a",
            "[[:",
            "[[:letter:]]",
            "[[.a.]]",
            "[b-a]",
            "*",
            "a|*",
            "(+)",
            "\\",
            "\\w",
            "\\1",
        ),
        *("a{", "a{1", "a{2,1}", "a{256}", "^*", "(" * 40 + ")" * 40, "a" * 9000),
    ],
)
def test_what_is_no_such_expression_is_refused(pattern: str) -> None:
    with pytest.raises(PatternError) as refused:
        PosixPattern(pattern)
    assert str(refused.value)


@pytest.mark.parametrize(
    "pattern",
    ["(a*)*b", "(a|a)*b", "(a|aa)+b", "((a?){255}){255}b", "((((((a*)*)*)*)*)*)*b", "(.*)(.*)(.*)(.*)(.*)x"],
)
def test_no_expression_takes_long(pattern: str) -> None:
    # Tried one way after the other, the first of these would take longer than the world is old.
    before = time.process_time()
    with contextlib.suppress(PatternError):
        assert not PosixPattern(pattern).matches("a" * 120)
    assert time.process_time() - before < 20 * MOST_STEPS * 1e-6


def test_a_text_that_no_drive_has_is_not_matched() -> None:
    assert not PosixPattern(".*").matches("a" * 200)


_PIECES = st.recursive(
    st.sampled_from(["a", "b", ".", "[ab]", "[^a]", "(a|b)"]),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["*", "+", "?", "{1,2}", "{0,3}"])).map(
            lambda two: f"({two[0]}){two[1]}"
        ),
        st.lists(inner, min_size=1, max_size=3).map("".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda some: f"({'|'.join(some)})"),
    ),
    max_leaves=5,
)


@pytest.mark.slow
@given(pattern=_PIECES, text=st.text("abc", max_size=5))
def test_it_matches_what_python_does(pattern: str, text: str) -> None:
    assert PosixPattern(pattern).matches(text) is (re.fullmatch(pattern, text) is not None)
