"""What a header of LUKS, the metadata of an array and the kernel's list of ciphers say."""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator

from disktune_helper.experiment import layer_cost as decryption_reader
from disktune_helper.experiment import layer_place as luks_reader
from disktune_helper.raid import superblock
from disktune_helper.system.drive_commands.nodes import METADATA_BYTES
from tools.fuzz.oracles import survives

_TEXT = b'{"segments":{"0":{"type":"crypt","offset":"16777216","encryption":"aes-xts-plain64"}}}'


def luks_header(data: bytes) -> None:
    """Read a header as the helper does: first how long it is, then all of it."""
    wanted = luks_reader.header_bytes(data[: luks_reader.HEAD_BYTES])
    assert 0 <= wanted <= luks_reader.MOST_BYTES
    found = luks_reader.header(data[:wanted].ljust(min(wanted, 1 << 16), b"\0") if wanted else data)
    if found is not None:
        assert found.offset_bytes >= 0
        assert found.version in (1, 2)
        assert found.cipher.isprintable()


def luks_header_seeds() -> Iterator[bytes]:
    """Return a header of each version."""
    first = bytearray(luks_reader.HEAD_BYTES)
    struct.pack_into(">6sH32s32s32sI", first, 0, b"LUKS\xba\xbe", 1, b"aes", b"xts-plain64", b"sha256", 4096)
    yield bytes(first)
    second = bytearray(luks_reader.HEAD_BYTES)
    struct.pack_into(">6sHQ", second, 0, b"LUKS\xba\xbe", 2, 16384)
    yield bytes(second) + _TEXT.ljust(16384 - luks_reader.HEAD_BYTES, b"\0")


def array_metadata(data: bytes) -> None:
    """Decode the metadata of a member, and print what they have."""
    found = superblock.decode(data.ljust(METADATA_BYTES, b"\0"), "sda1")
    survives(found)
    assert found.name.isprintable()
    assert len(found.uuid) == 35
    assert all(time.localtime(at) for at in (found.created, found.updated))


def array_metadata_seeds() -> Iterator[bytes]:
    """Return the metadata of each version, the older one in both byte orders."""
    yield struct.pack("<II8x16s32sQ", 0xA92B4EFC, 1, bytes(range(16)), b"nas:vault", 1_709_565_120)
    for order in "<>":
        yield struct.pack(f"{order}7I", 0xA92B4EFC, 0, 90, 0, 0, 0x3B6F0C1E, 1_709_565_120)


class _Crypto:
    """A machine whose list of ciphers is what was found."""

    def __init__(self, text: str) -> None:
        self._text = text

    def read_text(self, path: str) -> str:
        return self._text if path == "/proc/crypto" else "flags\t: aes\n"


def decryption(data: bytes) -> None:
    """Look for a cipher in a list; the first line is the cipher."""
    cipher, _, text = data.decode("utf-8", "replace").partition("\n")
    decryption_reader.kernel_names(cipher)
    found = decryption_reader.decryption(_Crypto(text), cipher)
    assert found.driver in text


def crypto_seeds() -> Iterator[bytes]:
    """Return a short list."""
    yield (
        b"aes-xts-plain64\nname         : xts(aes)\ndriver       : xts-aes-aesni\npriority     : 401\n"
        b"selftest     : passed\ninternal     : no\n\nname         : cbc(aes)\ndriver       : cbc-aes-ce\n"
    )
