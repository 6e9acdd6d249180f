"""Masking what identifies a drive in any text about it, while keeping what kind of drive it is.

The same number gets the same mask everywhere in a text and in every text of one machine, so that twins stay twins
and different drives stay different. The masks are keyed with the machine's id, which is not published: readers
cannot try serial numbers until one fits. Makers stay: the first seven digits of a World Wide Name.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import string
from collections.abc import Callable, Iterator

MAKER_DIGITS = 7
"""NAA and company id, in hexadecimal digits (SPC-4, NAA designators)."""
_DIGITS, _BETWEEN_ZEROS = 2, 3
_SHORTEST = 4
"""A number of fewer characters would be found everywhere and masks nothing worth hiding."""


class Masks:
    """All masks of one text. Learn the secrets first, then hide."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.known: dict[str, str] = {}
        """What was learned, and its masks."""

    # -- learning ----------------------------------------------------------------------------------------------

    def serial(self, text: str | None) -> None:
        """Learn a serial number; blanks around it do not belong to it."""
        plain = (text or "").strip().strip("\0")
        if len(plain) >= _SHORTEST:
            self.known[plain] = self.letters(plain)

    def name(self, digits: str | None) -> None:
        """Learn a World Wide Name, EUI, NGUID or UUID, in hexadecimal digits, with or without punctuation."""
        plain = re.sub(r"[^0-9A-Fa-f]", "", digits or "").lower()
        if len(plain) > MAKER_DIGITS and plain.strip("0"):
            self.known[plain] = self.digits(plain)

    # -- hiding ------------------------------------------------------------------------------------------------

    def letters(self, plain: str) -> str:
        """Return a text of the same shape: digits for digits, letters for letters, all else unchanged."""
        kinds = (string.digits, string.ascii_uppercase, string.ascii_lowercase)
        stream = self._stream(plain)
        return "".join(
            next((kind[next(stream) % len(kind)] for kind in kinds if character in kind), character)
            for character in plain
        )

    def digits(self, plain: str) -> str:
        """Return as many hexadecimal digits, with the maker's in front."""
        stream = self._stream(plain)
        kept = plain[:MAKER_DIGITS] if plain.startswith("5") and len(plain) == 16 else ""
        return kept + "".join(f"{next(stream) % 16:x}" for _ in plain[len(kept) :])

    def text(self, text: str) -> str:
        """Return *text* with every number that was learned replaced, in either case and however punctuated."""
        for plain, mask in sorted(self.known.items(), key=lambda pair: -len(pair[0])):
            pattern = "[-:.]?".join(map(re.escape, plain)) if is_hex(plain) else re.escape(plain)
            text = re.sub(pattern, _shaped(mask), text, flags=re.IGNORECASE)
        return text

    def left(self, text: str) -> bool:
        """Return whether a number that was learned is still there.

        One of two digits, such as 9000000000, or of three besides zeros around them, such as 590000000, names no
        drive: pages of counters have it by chance.
        """
        plain = re.sub(r"[-:.]", "", text).lower()
        names = (one for one in self.known if len({*one}) > _DIGITS and len(one.strip("0")) > _BETWEEN_ZEROS)
        return any(one.lower() in plain or one in text for one in names)

    def _stream(self, plain: str) -> Iterator[int]:
        counter = 0
        while True:
            message = f"{plain.lower()}\0{counter}".encode()
            yield from hmac.new(self._key, message, hashlib.sha256).digest()
            counter += 1


def is_hex(plain: str) -> bool:
    return len(plain) > MAKER_DIGITS and re.fullmatch(r"[0-9a-f]+", plain) is not None


def _shaped(mask: str) -> Callable[[re.Match[str]], str]:
    """Return what puts *mask* in place of a number, with the punctuation and the case that were found there."""

    def replace(match: re.Match[str]) -> str:
        found = match.group()
        if len(found) != len(mask):
            digits = iter(mask)
            shaped = "".join(next(digits, "") if character.isalnum() else character for character in found)
        else:
            shaped = mask
        return shaped.upper() if found.isupper() and mask.islower() else shaped

    return replace
