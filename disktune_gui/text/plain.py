"""Words of drives, files and users, shown as what they are.

Qt takes for markup what looks like it, unless it is told otherwise, and a drive may call itself anything. Every
label of the program is a `PlainLabel`, and every tool tip that is not of our own words goes through `as_tip`.
"""

from __future__ import annotations

import re
import unicodedata
from html import escape

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QWidget

MOST = 1000
"""Characters of a tool tip; a longer one would cover the screen."""
_BEFORE_UNIT = re.compile(
    r"(?<=\d) (?=(?:[kKMGTPE]i?B|B|[MG]b|[mnµ]?s|min|h|°C|W|rpm|IOPS|"
    r"sectors?|bytes?|requests?|commands?|stripes?|threads?)(?:/s)?\b|%)"
)
"""The space between a number and its unit. In other languages, words for units stand in the translations."""
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What would turn the order of the words around it."""


class PlainLabel(QLabel):
    """A label that takes nothing for markup; one that is to show markup says so, and escapes what it is given.

    Where it breaks a line, a number keeps its unit.
    """

    _said = ""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # First: Qt reads the text when it gets it.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str | None) -> None:
        """Show *text*."""
        self._said = text or ""
        super().setText(kept_together(self._said))

    def text(self) -> str:
        """Return what was to be shown, as it was given."""
        return self._said

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")


def kept_together(text: str) -> str:
    """Return *text* with each number and its unit on one line."""
    return _BEFORE_UNIT.sub("\u00a0", text)


def as_tip(text: str) -> str:
    """Return *text* as a tool tip shows it unchanged, whatever it looks like."""
    text = "".join(map(_seen, text))
    if len(text) > MOST:
        text = text[:MOST] + "…"
    if not {"<", "&"} & set(text):
        return text
    # Only this one is broken into lines.
    return "<p>" + escape(kept_together(text), quote=False).replace("\n", "<br>") + "</p>"


def _seen(character: str) -> str:
    control = unicodedata.category(character) == "Cc" and character not in "\n\t"
    return "�" if control or character in _TURNING else character


def as_entry(text: str) -> str:
    """Return *text* as a menu or a button shows it, with no letter taken for its key."""
    return text.replace("&", "&&")
