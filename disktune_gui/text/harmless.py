"""Text of drives, files and users without characters that affect the display of the text around it. No Qt."""

from __future__ import annotations

import re
from typing import Any

HARMFUL = "\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
"""Control characters except tab and line feed, line separators, and marks that change the direction of text."""
_HARMFUL = re.compile(f"[{HARMFUL}]")
_SUSPECT = re.compile(rb"\\[bfru]|\x7f|\xc2[\x80-\x9f]|\xd8\x9c|\xe2\x80[\x8e\x8f\xa8-\xae]|\xe2\x81[\xa6-\xa9]")
"""A line of JSON with one of those in its texts matches; few others do."""
_REPLACEMENT = "\ufffd"


def harmless(text: str) -> str:
    """Return *text* with U+FFFD in the place of each such character."""
    return _HARMFUL.sub(_REPLACEMENT, text)


def harmless_message(line: bytes, message: dict[str, Any]) -> dict[str, Any]:
    """Return *message*, which was read from *line*, with all its texts harmless.

    An identity or a path with such a character no longer is that of the drive or folder: a request with it is
    refused, and reaches no other one.
    """
    found: dict[str, Any] = _walked(message) if _SUSPECT.search(line) else message
    return found


def _walked(value: Any) -> Any:
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, dict):
        return {key: _walked(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_walked(item) for item in value]
    return value
