"""What must hold of whatever a reader returns."""

from __future__ import annotations

import re
import zlib

from disktune_contract import wire
from disktune_contract.catalog import SETTINGS
from disktune_contract.rules.hdparm_options import OPTIONS
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Legacy
from disktune_contract.wire import MAX_REPLY
from disktune_gui.text.harmless import HARMFUL

_HARMFUL = re.compile(rf"[{HARMFUL}]|(?<!\\)(?:\\\\)*\\[bfru]")
"""In a line of JSON, where a control character is an escape of its own."""
_LONGEST_SENTENCE = 2000
_DECLARED = (
    frozenset(setting.danger for setting in SETTINGS)
    | frozenset(setting.access.reason for setting in SETTINGS if isinstance(setting.access, Legacy))
    | frozenset(option.words for option in OPTIONS)
)
"""Sentences of the catalogue and of hdparm's options, which are translated as they are."""
_ONE_IN = 16
"""The way over the wire and back takes longer than most readers: not every input goes it."""


def survives(message: object) -> str:
    """Return *message* as a line of JSON, after making sure that the line is read as the same message."""
    try:
        line = wire.dump(message)
        back = wire.load(type(message), wire.parse(line, MAX_REPLY))
    except ValueError as error:  # which the reader may raise, and its result may not
        raise AssertionError(f"cannot be sent: {message!r}") from error
    assert back == message, f"not the same after the wire: {message!r} became {back!r}"
    assert "\n" not in line, "a message of more than one line"
    return line


def is_sampled(data: bytes) -> bool:
    """Return whether the input *data* is one of those that go the long way."""
    return zlib.crc32(data) % _ONE_IN == 0


def harmless(message: object) -> None:
    """Make sure that *message* survives the wire and that no text in it could confuse a terminal or a window."""
    line = survives(message)
    found = _HARMFUL.search(line)
    assert found is None, f"a text is not harmless: {line[max(0, found.start() - 40) : found.end() + 40]!r}"


def sentence(text: str) -> None:
    """Make sure that *text* can be said in another language, and is of bounded length."""
    assert isinstance(text, Sentence) or text in _DECLARED, f"not a Sentence: {text!r}"
    assert 0 < len(text) <= _LONGEST_SENTENCE, f"a sentence of {len(text)} characters"
