"""Text in fixed-width fields."""

from __future__ import annotations


def printable(field: bytes) -> str:
    """Return an ASCII field without its padding; a byte that is no printable character becomes ``?``.

    Drives pad with blanks, as the standards say, or with zeros, as many do; some put the blanks first.
    """
    text = field.rstrip(b"\0 ").lstrip(b" ")
    return "".join(chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in text)
