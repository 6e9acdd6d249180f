"""Patterns as fnmatch(3) of the C library takes them without flags, which is how udev compares.

Python's own `fnmatch` knows neither ``[^…]`` nor the backslash nor classes such as ``[[:digit:]]``.
"""

from __future__ import annotations

import re
from functools import lru_cache

_CLASSES = {
    "alnum": "0-9A-Za-z",
    "alpha": "A-Za-z",
    "blank": " \\t",
    "cntrl": "\\x00-\\x1f\\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": "!-/:-@\\[-`{-~",
    "space": " \\t\\n\\r\\f\\v",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}
_LONGEST = 4096
"""Characters of a pattern that are looked at; those of real files have some dozens."""


def is_pattern(text: str) -> bool:
    """Return whether *text* holds a character that makes it a pattern (systemd, string_is_glob)."""
    return any(character in text for character in "*?[")


def fits(pattern: str, text: str) -> bool:
    """Return whether *text* as a whole fits *pattern*."""
    return _compiled(pattern[:_LONGEST]).fullmatch(text) is not None


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    # Stars in a row mean the same as one, and would take ages to fail.
    return re.compile(_translated(re.sub(r"\*{2,}", "*", pattern)), re.DOTALL)


def _translated(pattern: str) -> str:
    parts: list[str] = []
    at = 0
    while at < len(pattern):
        character = pattern[at]
        at += 1
        if character == "*":
            parts.append(".*")
        elif character == "?":
            parts.append(".")
        elif character == "\\" and at < len(pattern):
            parts.append(re.escape(pattern[at]))
            at += 1
        elif character == "[":
            found, at = _bracket(pattern, at)
            parts.append(found)
        else:
            parts.append(re.escape(character))
    return "".join(parts)


def _bracket(pattern: str, at: int) -> tuple[str, int]:
    """Return a bracket expression whose ``[`` stands before *at*, and where it ends; a ``[`` alone is itself."""
    start, members, negated = at, [], False
    if pattern[at : at + 1] in ("!", "^"):
        negated, at = True, at + 1
    first = True
    while at < len(pattern) and (pattern[at] != "]" or first):
        first = False
        named = re.compile(r"\[:([a-z]+):\]").match(pattern, at)
        if named:
            members.append(_CLASSES.get(named.group(1), ""))
            at = named.end()
            continue
        low, at = _member(pattern, at)
        if pattern[at : at + 1] == "-" and at + 1 < len(pattern) and pattern[at + 1] != "]":
            high, at = _member(pattern, at + 1)
            members.append(f"{re.escape(low)}-{re.escape(high)}" if low <= high else "")
        else:
            members.append(re.escape(low))
    if at >= len(pattern):
        return re.escape("["), start
    inside = "".join(members)
    if not inside:
        return ("." if negated else r"(?!)"), at + 1
    return f"[{'^' if negated else ''}{inside}]", at + 1


def _member(pattern: str, at: int) -> tuple[str, int]:
    """Return a character of a bracket expression, a backslash before it taken away, and what follows it."""
    if pattern[at] == "\\" and at + 1 < len(pattern):
        at += 1
    return pattern[at], at + 1
