"""What all decoders share: facts out of the words of an IDENTIFY page, text of fixed width, and their one
exception.
"""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.drives import recognition
from disktune_contract.settings.access import Bit, HighByte, LowByte

# -- text in fixed-width fields ----------------------------------------------------------------------------


def printable(field: bytes) -> str:
    """Return an ASCII field without its padding; a byte that is no printable character becomes ``?``.

    Drives pad with blanks, as the standards require, or with zeros, as many do; some put the blanks first.
    """
    text = field.rstrip(b"\0 ").lstrip(b" ")
    return "".join(chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in text)


# -- the one exception of the decoders ---------------------------------------------------------------------


class DecodeError(Exception):
    """The input is not of the expected kind. Its text is one sentence for the person who supplied it."""


# -- the 256 words of an IDENTIFY page, and single facts in them -------------------------------------------

Words = Sequence[int]
"""256 numbers from 0 to FFFFh."""


# -- how they arrive ---------------------------------------------------------------------------------------


def parse_text(text: str) -> tuple[int, ...]:
    """Return the words of a dump in hexadecimal as `recognition.parse_text` does. Raises DecodeError."""
    try:
        return recognition.parse_text(text)
    except ValueError as error:
        raise DecodeError(str(error)) from None


def from_bytes(data: bytes) -> tuple[int, ...]:
    """Return the words of the 512 bytes that the drive sent. Raises DecodeError on any other length."""
    try:
        return recognition.from_bytes(data)
    except ValueError as error:
        raise DecodeError(str(error)) from None


# -- which words count -------------------------------------------------------------------------------------


def valid(words: Words, word: int) -> bool:
    """Return whether bits 15:14 of *word* are 01, as the standard marks words that are filled in."""
    return words[word] & 0xC000 == 0x4000


def reported(words: Words, word: int) -> bool:
    """Return whether *word* is neither 0000h nor FFFFh, the two ways of leaving a word empty."""
    return words[word] not in (0x0000, 0xFFFF)


def is_set(words: Words, word: int, bit_number: int) -> bool:
    """Return the value of a bit, whether or not its word counts."""
    return bool(words[word] >> bit_number & 1)


def transport_type(words: Words) -> int:
    """Return word 222 bits 15:12 (0 parallel, 1 serial, Eh PCIe), 0 where the word is not reported."""
    return words[222] >> 12 if reported(words, 222) else 0


def sata_words_count(words: Words, word: int) -> bool:
    """Return whether *word* (76 or 78) counts: "transport = 1, or the word is reported"."""
    return transport_type(words) == 1 or reported(words, word)


def third_feature_words_count(words: Words) -> bool:
    """Return whether words 119 and 120 count: "w86.15 and valid(119) and valid(120)"."""
    return is_set(words, 86, 15) and valid(words, 119) and valid(words, 120)


_MARKED_BY = {50: 50, 82: 83, 83: 83, 84: 84, 85: 87, 86: 87, 87: 87, 93: 93, 106: 106, 209: 209}
"""Words that count only if bits 15:14 of a word, often another one, are 01."""

_CURRENT_CHS = range(54, 59)
_TIMING = range(64, 71)
"""Words that word 53 bits 0 and 1 vouch for; bit 2 vouches for word 88."""


def counts(words: Words, word: int) -> bool:  # noqa: PLR0911 - one line per rule of the standard
    """Return whether the word that vouches for *word* marks it as filled in; True if none has to."""
    if word in _MARKED_BY:
        return valid(words, _MARKED_BY[word])
    if word in (119, 120):
        return third_feature_words_count(words)
    if word in (76, 77):
        return sata_words_count(words, 76)
    if word in (78, 79):
        return sata_words_count(words, 78)
    if word in _CURRENT_CHS:
        return is_set(words, 53, 0)
    if word in _TIMING:
        return is_set(words, 53, 1)
    return word != 88 or is_set(words, 53, 2)


# -- taking facts out --------------------------------------------------------------------------------------


def bit(words: Words, where: Bit) -> bool | None:
    """Return a bit, or None when the word that vouches for its word does not mark it as filled in."""
    return is_set(words, where.word, where.bit) if counts(words, where.word) else None


def low_byte(words: Words, where: LowByte) -> int:
    """Return bits 7:0 of a word."""
    return words[where.word] & 0xFF


def part(words: Words, where: LowByte | HighByte) -> int:
    """Return one half of a word."""
    return words[where.word] & 0xFF if isinstance(where, LowByte) else words[where.word] >> 8


def double_word(words: Words, low: int) -> int:
    """Return the 32-bit number in words *low* and *low* + 1, low word first."""
    return words[low] | words[low + 1] << 16


def quad_word(words: Words, low: int) -> int:
    """Return the 64-bit number in the four words from *low*, low word first."""
    return double_word(words, low) | double_word(words, low + 2) << 32


def number(words: Words, word: int) -> int | None:
    """Return a word, or None for the 0 that represents "not reported"."""
    return words[word] or None
