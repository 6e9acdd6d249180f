"""What the header of a LUKS volume says of where its data are and of its cipher; its keys are not looked at.

LUKS1 On-Disk Format Specification 1.2.3, table of the phdr; LUKS2 On-Disk Format Specification 1.1.3, 2.1 (binary
header) and 3.3 (segments).
"""

from __future__ import annotations

import json
import struct

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record

HEAD_BYTES = 4096
"""The binary header of LUKS2; that of LUKS1 is shorter."""
MOST_BYTES = 4 << 20
"""The longest header with its JSON that LUKS2 has."""

_MAGIC = b"LUKS\xba\xbe"
_SECTOR = 512
_UUID = slice(168, 208)
"""At the same place in both versions."""
_WORD = pattern_of(r"[a-z0-9_:()-]{1,64}")
"""What a cipher's name is made of: ``aes-xts-plain64``, ``capi:xts(aes)-plain64``."""
_DIGITS = pattern_of(r"[0-9]{1,20}")


@record
class LuksHeader:
    """Where the data of a volume begin, in bytes from the beginning of its device, and how they are encrypted."""

    version: int
    uuid: str
    offset_bytes: int
    cipher: str
    """In cryptsetup's form: ``aes-xts-plain64``."""


def header_bytes(head: bytes) -> int:
    """Return how many bytes have to be read for `header`, from the first `HEAD_BYTES`; 0 for what is not LUKS."""
    version = _version(head)
    if version == 1:
        return HEAD_BYTES
    if version != 2:
        return 0
    (size,) = struct.unpack_from(">Q", head, 8)
    # 16 KiB to 4 MiB, each twice the one before.
    return size if HEAD_BYTES < size <= MOST_BYTES and size & (size - 1) == 0 else 0


def header(data: bytes) -> LuksHeader | None:
    """Return what a header says; None where it says nothing that is understood.

    None, too, for a volume that is being encrypted anew, which has its data in several parts.
    """
    version = _version(data)
    if version == 1:
        name, mode = (_text(data[first : first + 32]) for first in (8, 40))
        (sectors,) = struct.unpack_from(">I", data, 104)
        cipher = f"{name}-{mode}"
        return LuksHeader(1, _text(data[_UUID]), sectors * _SECTOR, cipher if _WORD.fullmatch(cipher) else "")
    if version == 2 and len(data) == header_bytes(data):
        return _second(data)
    return None


def _version(data: bytes) -> int:
    if len(data) < HEAD_BYTES or not data.startswith(_MAGIC):
        return 0
    (found,) = struct.unpack_from(">H", data, 6)
    return int(found)


def _second(data: bytes) -> LuksHeader | None:
    try:
        found = json.loads(data[HEAD_BYTES:].partition(b"\0")[0])
        segments = found["segments"]
        (segment,) = segments.values()
        offset, cipher = segment["offset"], segment["encryption"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if segment.get("type") != "crypt" or not isinstance(offset, str) or not _DIGITS.fullmatch(offset):
        return None
    known = isinstance(cipher, str) and _WORD.fullmatch(cipher)
    return LuksHeader(2, _text(data[_UUID]), int(offset), cipher if known else "")


def _text(field: bytes) -> str:
    """Return a field up to the zero that ends it."""
    return field.partition(b"\0")[0].decode("ascii", "replace")
