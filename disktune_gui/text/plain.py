"""Text of drives, files and users, shown unchanged.

Qt takes for markup what looks like it, unless that is switched off, and a drive may have any name. Every
label of the program is a `PlainLabel`, and every tooltip with a text from outside goes through `as_tip`.
"""

from __future__ import annotations

import re
import textwrap
from typing import Self

from PyQt6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QLabel, QWidget

from disktune_gui.text.formats import SYMBOL
from disktune_gui.text.harmless import harmless

# -- plain -------------------------------------------------------------------------------------------------

MOST = 1000
"""Maximum characters of a tooltip; a longer one would cover the screen."""
_WIDEST_TIP = 100
"""Maximum characters per line of a tooltip; Qt wraps only markup."""
LONGEST = 2000
"""Maximum characters of a label; a longer one would push everything else out of the window."""
_WIDEST = 60
"""Maximum characters that a label which wraps may require in one line, whatever its longest word is."""
_WORD = r"(?:sectors?|bytes?|requests?|commands?|stripes?|threads?)(?:/s)?"
_BEFORE_UNIT = re.compile(rf"(?<=\d) (?=(?:{SYMBOL}|{_WORD})\b|%|[\u3041-\u9fff])")
"""The space between a number and its unit, or what Japanese counts; other translations have their own."""
_WITHIN_UNIT = re.compile(r"(?<=B|b|T)/(?=s\b)")
"""The slash of MB/s, Gb/s and GT/s, after which Qt would break a line."""


_BY_MOUSE = Qt.TextInteractionFlag.TextSelectableByMouse


class PlainLabel(QLabel):
    """A label that takes nothing for markup; one that is to show markup requests it, and escapes its content.

    Where it wraps, a number keeps its unit. It shows the beginning of an endless text, and makes no
    window wider than a screen for an endless word.
    """

    _said = ""
    _flags = Qt.TextInteractionFlag.NoTextInteraction

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # First: Qt reads the text when it is set.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str | None) -> None:
        """Show *text*."""
        if text == self._said:
            return
        self._said = text or ""
        shown = self._said
        if len(shown) > LONGEST and self.textFormat() is Qt.TextFormat.PlainText:
            shown = shown[:LONGEST] + "…"
        super().setText(kept_together(harmless(shown)))

    def text(self) -> str:
        """Return the text as it was given."""
        return self._said

    def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag) -> None:
        """Let the text be selected or links be followed.

        What can be selected Qt lays out as a document, again for each height that a layout asks for, and paints it
        each time: where only the mouse selects, that begins with its first press, which focuses it for Ctrl+C.
        """
        self._flags = flags
        super().setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction if flags == _BY_MOUSE else flags)
        if flags == _BY_MOUSE:
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def wrap_selectable(self) -> Self:
        """Break the text into lines, and let it be selected by the mouse; return the label."""
        self.setWordWrap(True)
        self.setTextInteractionFlags(_BY_MOUSE)
        return self

    def textInteractionFlags(self) -> Qt.TextInteractionFlag:
        return self._flags

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        super().setTextInteractionFlags(self._flags)
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent | None) -> None:
        super().leaveEvent(event)
        if not self.hasSelectedText():
            self.setTextInteractionFlags(self._flags)

    def minimumSizeHint(self) -> QSize:
        """Return the least size; a word that is too long for it is cut off."""
        hint = super().minimumSizeHint()
        if self.wordWrap():
            hint.setWidth(min(hint.width(), _WIDEST * self.fontMetrics().averageCharWidth()))
        return hint

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")


def kept_together(text: str) -> str:
    """Return *text* with each number and its unit on one line."""
    return _WITHIN_UNIT.sub("/\u2060", _BEFORE_UNIT.sub("\u00a0", text))


def as_tip(text: str) -> str:
    """Return *text* as a tooltip that shows it unchanged, whatever it contains."""
    text = harmless(text)
    if len(text) > MOST:
        text = text[:MOST] + "…"
    if not {"<", "&"} & set(text):
        return text
    # Only this one is wrapped.
    # `html.escape` would load a table of two thousand character names, which only `html.unescape` needs.
    escaped = kept_together(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "<p>" + escaped.replace("\n", "<br>") + "</p>"


def in_lines(text: str) -> str:
    """Return *text* with its long lines wrapped, for a tooltip."""
    return "\n".join(textwrap.fill(line, _WIDEST_TIP) for line in text.split("\n"))


def as_entry(text: str) -> str:
    """Return *text* as a menu or a button shows it, without a mnemonic."""
    return harmless(text).replace("&", "&&")


# -- a value with a separate title or none, for screen readers ---------------------------------------------


class TitledLabel(PlainLabel):
    """Shows its text alone. An accessible name without the text would be all that a screen reader reads."""

    _title = ""

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title = title
        self.setText(text)

    def setText(self, text: str | None) -> None:
        """Show *text*, and let a screen reader read it after the title."""
        super().setText(text)
        # As by `said.labelled`, which the first look at the window does without.
        words = QCoreApplication.translate("Sentences", "{name}: {what}")
        self.setAccessibleName(words.format(name=self._title, what=text) if text else self._title)
