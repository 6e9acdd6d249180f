"""A reader with a mistake: the tests see by it that fuzzing finds one."""

from __future__ import annotations


def word(data: bytes) -> None:
    """Fail for what begins with a word that no chance finds."""
    if data[:1] == b"m" and data[1:2] == b"d" and data[2:3] == b"1" and data[3:4] == b"2":
        raise RuntimeError("the planted mistake")
