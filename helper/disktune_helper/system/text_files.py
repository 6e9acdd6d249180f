"""Files of the kernel's and the system's as text: what is not there, or may not be read, is empty."""

from __future__ import annotations

from disktune_contract.drives.block_files import Texts, text_of

__all__ = ["Texts", "printable", "text_of"]

_BLANKS = "\u00a0\u202f"
"""Between a number and its unit; Python considers them unprintable."""


def printable(text: str) -> str:
    """Return text from a drive, a file or another user with nothing in it that a terminal would obey."""
    return "".join(character if character.isprintable() or character in _BLANKS else "?" for character in text)
