"""Files of the kernel's and the system's as text: what is not there, or may not be read, is empty."""

from __future__ import annotations

from typing import Protocol


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
