"""Files of the kernel's and the system's as text: what is not there, or may not be read, is empty."""

from __future__ import annotations

from typing import Protocol

_BLANKS = "\u00a0\u202f"
"""Between a number and its unit; Python holds them for unprintable."""


class Texts(Protocol):
    """What can be asked for the text of a file: this machine, or a copy of another's files."""

    def read_text(self, path: str) -> str:
        """Return a file as text, undecodable bytes replaced; raises OSError."""


def text_of(files: Texts, path: str) -> str:
    """Return a file without surrounding white space, empty if it cannot be read."""
    try:
        return files.read_text(path).strip()
    except OSError:
        return ""


def printable(text: str) -> str:
    """Return text from a drive, a file or another user with nothing in it that a terminal would obey."""
    return "".join(character if character.isprintable() or character in _BLANKS else "?" for character in text)
