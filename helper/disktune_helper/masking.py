"""Hiding which drive it is, in everything a drive says, without hiding what kind of drive it is.

The same number gets the same mask everywhere in a capture and in every capture of one machine, so that twins stay
twins and different drives stay different. The masks are keyed with the machine's id, which stays where it is:
nobody can try serial numbers until one fits. Makers stay: the first seven digits of a World Wide Name.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import string
from collections.abc import Callable, Iterator, Sequence

from disktune_helper.decode.identify_standard import adds_up, signed

SERIAL_WORDS = (range(10, 20), range(176, 206))
"""IDENTIFY DEVICE: serial numbers of the drive and of its medium (ACS-4 7.13.6.11, 7.13.6.81)."""
WWN_WORDS = range(108, 112)
MAKER_DIGITS = 7
"""NAA and company id, in hexadecimal digits (SPC-4 7.8.6.6)."""
_SHORTEST = 4
"""A number of fewer characters would be found everywhere and masks nothing worth hiding."""

_NVME_SERIAL, _NVME_FGUID, _NVME_NQN = slice(4, 24), slice(112, 128), slice(768, 1024)
"""Identify Controller: SN, FGUID, SUBNQN (NVM Express base specification 1.4, figure 247)."""
_NVME_NAMES = (slice(104, 120), slice(120, 128))
"""Identify Namespace: NGUID and EUI64 (figure 245)."""


class Masks:
    """All masks of one capture. Learn the secrets first, then hide."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._known: dict[str, str] = {}

    # -- learning ----------------------------------------------------------------------------------------------

    def serial(self, text: str | None) -> None:
        """Learn a serial number; blanks around it do not belong to it."""
        plain = (text or "").strip().strip("\0")
        if len(plain) >= _SHORTEST:
            self._known[plain] = self.letters(plain)

    def name(self, digits: str | None) -> None:
        """Learn a World Wide Name, EUI, NGUID or UUID, in hexadecimal digits, with or without punctuation."""
        plain = re.sub(r"[^0-9A-Fa-f]", "", digits or "").lower()
        if len(plain) > MAKER_DIGITS and plain.strip("0"):
            self._known[plain] = self.digits(plain)

    # -- hiding ------------------------------------------------------------------------------------------------

    def letters(self, plain: str) -> str:
        """Return a text of the same shape: digits for digits, letters for letters, all else as it is."""
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
        for plain, mask in sorted(self._known.items(), key=lambda pair: -len(pair[0])):
            pattern = "[-:.]?".join(map(re.escape, plain)) if _is_hex(plain) else re.escape(plain)
            text = re.sub(pattern, _shaped(mask), text, flags=re.IGNORECASE)
        return text

    def data(self, data: bytes) -> bytes:
        """Return bytes, such as a VPD page, with every number replaced, as text and as binary."""
        for plain, mask in sorted(self._known.items(), key=lambda pair: -len(pair[0])):
            data = data.replace(plain.encode("latin-1", "replace"), mask.encode("latin-1", "replace"))
            if _is_hex(plain) and len(plain) % 2 == 0:
                data = data.replace(bytes.fromhex(plain), bytes.fromhex(mask))
        return data

    def words(self, words: Sequence[int]) -> tuple[int, ...]:
        """Return IDENTIFY DEVICE words with serial numbers and World Wide Name masked, checksum mended."""
        masked = list(words)
        for places in SERIAL_WORDS:
            raw = b"".join(words[place].to_bytes(2, "big") for place in places).decode("latin-1")
            plain = raw.strip().strip("\0")
            _put(masked, places, raw.replace(plain, self.letters(plain)) if plain else raw)
        plain = "".join(f"{words[place]:04x}" for place in WWN_WORDS)
        if plain.strip("0f"):
            mask = self.digits(plain)
            for index, place in enumerate(WWN_WORDS):
                masked[place] = int(mask[4 * index : 4 * index + 4], 16)
        if signed(list(words)) and adds_up(list(words)):
            masked[255] = 0xA5
            masked[255] |= (-sum(word + (word >> 8) for word in masked) & 0xFF) << 8
        return tuple(masked)

    def identify_controller(self, page: bytes) -> bytes:
        """Return NVMe Identify Controller with serial number, FRU id and qualified name masked."""
        masked = bytearray(page)
        raw = page[_NVME_SERIAL].decode("latin-1")
        masked[_NVME_SERIAL] = raw.replace(raw.strip(), self.letters(raw.strip())).encode("latin-1")
        masked[_NVME_FGUID] = bytes(16)
        masked[_NVME_NQN] = self.data(page[_NVME_NQN])
        return bytes(masked)

    def identify_namespace(self, page: bytes) -> bytes:
        """Return NVMe Identify Namespace with both world-wide numbers masked; zeros, which mean none, stay."""
        masked = bytearray(page)
        for place in _NVME_NAMES:
            if any(page[place]):
                masked[place] = bytes.fromhex(self.digits(page[place].hex()))
        return bytes(masked)

    def left(self, text: str) -> bool:
        """Return whether a number that was learned is still there."""
        plain = re.sub(r"[-:.]", "", text).lower()
        return any(known.lower() in plain or known in text for known in self._known)

    def _stream(self, plain: str) -> Iterator[int]:
        counter = 0
        while True:
            message = f"{plain.lower()}\0{counter}".encode()
            yield from hmac.new(self._key, message, hashlib.sha256).digest()
            counter += 1


def _put(words: list[int], places: range, text: str) -> None:
    data = text.encode("latin-1")
    for index, place in enumerate(places):
        words[place] = int.from_bytes(data[2 * index : 2 * index + 2], "big")


def _is_hex(plain: str) -> bool:
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
