"""The IDENTIFY page of an ATA drive as the kernel remembers it: how it arrives, and the texts that are in it.

Everybody may read it, and nothing wakes up. What else the page says is decoded by the helper alone.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence

from disktune_contract.drives import block_files
from disktune_contract.drives.block_files import BlockFiles
from disktune_contract.patterns import pattern_of

Words = tuple[int, ...]
"""The 256 words of IDENTIFY DEVICE, as numbers."""

WORD_COUNT = 256
ATA_INFORMATION = 0x89
"""The VPD page of a translation that has the IDENTIFY page in it (SAT-4, ATA Information)."""

_FIRST_WORD = pattern_of(r"^[0-9a-fA-F]{4}", re.MULTILINE)
_WORD_OR_CRUFT = pattern_of(r"([0-9a-fA-F]{4})|[0-9a-fA-F]{0,3}[^0-9a-fA-F]")
_HALF_WORD = pattern_of(r"[0-9a-fA-F]{1,3}")


def kept(files: BlockFiles, name: str) -> Words | None:
    """Return the 256 words as the kernel remembers them: libata's ``id`` file, else VPD page 89h."""
    try:
        if port := block_files.libata_directory(files, name):
            return _of_libata(files, name, port)
        if page := block_files.binary(files, name, "device/vpd_pg89"):
            data = in_vpd(page)
            return from_bytes(data) if data else None
    except (OSError, ValueError):
        pass
    return None


def _of_libata(files: BlockFiles, name: str, port: str) -> Words | None:
    """Return ``ata_device/devP.D/id``; D is the SCSI target behind the port, 0 for all but PATA slaves."""
    place = block_files.place(files, name).split("/")
    target = next((part.split(":")[2] for part in place if part.startswith("target")), "0") if place else "0"
    for child in files.names(port):
        if not child.startswith("link"):
            continue
        devices = [entry for entry in files.names(f"{port}/{child}") if entry.startswith("dev")]
        for device in devices:
            if device.rpartition(".")[2] == target or len(devices) == 1:
                return parse_text(files.read_text(f"{port}/{child}/{device}/ata_device/{device}/id"))
    return None


def in_vpd(data: bytes) -> bytes | None:
    """Return the 512 bytes of IDENTIFY DEVICE on page 89h, as the translation remembered them.

    They begin at byte 60 of the page; a page without them, or with zeros in their place, gives None.
    """
    if len(data) < 4 or data[1] != ATA_INFORMATION:
        return None
    found = data[4 : 4 + int.from_bytes(data[2:4], "big")][56 : 56 + 512]
    return found if len(found) == 512 and any(found) else None


def parse_text(text: str) -> Words:
    """Return the words of a dump in hexadecimal, reading what ``hdparm --Istdin`` reads.

    Lines before the first that starts with four digits are skipped. From there on every four digits in a row are a
    word, and whatever stands between words is skipped. What follows the 256th word is ignored.

    Raises ValueError where there are fewer words, or where the dump breaks off in the middle of one.
    """
    if (plain := _plain(text)) is not None:
        return plain
    first = _FIRST_WORD.search(text)
    if first is None:
        raise ValueError(
            "There is no IDENTIFY page in this text: no line starts with a word of four hexadecimal digits."
        )
    words: list[int] = []
    end = first.start()
    for match in _WORD_OR_CRUFT.finditer(text, first.start()):
        if match[1]:
            words.append(int(match[1], 16))
            end = match.end()
        if len(words) == WORD_COUNT:
            break
    if len(words) < WORD_COUNT:
        raise ValueError(f"An IDENTIFY page has 256 words of four hexadecimal digits; this has {len(words)}.")
    if _HALF_WORD.fullmatch(text[end:].strip()):
        raise ValueError("An IDENTIFY page has 256 words of four hexadecimal digits; this ends with half a word.")
    return tuple(words)


def _plain(text: str) -> Words | None:
    """Return the words of nothing but 256 of four digits, as the kernel writes them; None of any other text.

    It gives what the search for words gives, in a tenth of the time.
    """
    words = text.split()
    # A line that begins with a space is no line of words.
    if text[:1].isspace() or len(words) != WORD_COUNT or {*map(len, words)} != {4}:
        return None
    try:
        return struct.unpack(f">{WORD_COUNT}H", bytes.fromhex("".join(words)))
    except ValueError:
        return None


def from_bytes(data: bytes) -> Words:
    """Return the words of the 512 bytes that the drive sent. Raises ValueError on any other length."""
    if len(data) != 2 * WORD_COUNT:
        raise ValueError(f"An IDENTIFY page is 512 bytes long; this is {len(data)}.")
    return struct.unpack(f"<{WORD_COUNT}H", data)


def string(words: Sequence[int], first: int, last: int) -> str | None:
    """Return the text in words *first* to *last*, without the padding; None if nothing is left.

    The first character of each pair is the high byte. Drives pad with spaces on either side, and some put NULs
    anywhere. Bytes above 7Fh, which the standard forbids, are read as Latin-1 so that every page can be shown.
    """
    raw = b"".join(words[word].to_bytes(2, "big") for word in range(first, last + 1))
    return raw.replace(b"\0", b"").decode("latin-1").strip() or None
