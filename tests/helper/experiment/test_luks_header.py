"""Headers of LUKS: those of the specifications, and what is none of them."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest

from disktune_gui.demo import volumes
from disktune_helper.experiment.layer_place import HEAD_BYTES, LuksHeader, header, header_bytes
from tests.narrowed import present

UUID = "8c2f5d1a-4b7e-4f30-9d6a-1c3e5b7f9a20"


def first(cipher: str = "aes", mode: str = "xts-plain64", sectors: int = 4096) -> bytes:
    """Return a header of LUKS1 (LUKS1 On-Disk Format Specification 1.2.3, phdr)."""
    made = bytearray(HEAD_BYTES)
    struct.pack_into(
        ">6sH32s32s32sI", made, 0, b"LUKS\xba\xbe", 1, cipher.encode(), mode.encode(), b"sha256", sectors
    )
    made[168 : 168 + len(UUID)] = UUID.encode()
    return bytes(made)


def second(**segment: Any) -> bytes:
    """Return a header of LUKS2 with other facts of its segment."""
    whole = volumes.header(UUID, 16 << 20)
    found = json.loads(whole[HEAD_BYTES:].rstrip(b"\0"))
    found["segments"]["0"] |= segment
    return whole[:HEAD_BYTES] + json.dumps(found).encode().ljust(len(whole) - HEAD_BYTES, b"\0")


def test_the_first_version() -> None:
    assert header_bytes(first()) == HEAD_BYTES
    assert header(first()) == LuksHeader(1, UUID, 4096 * 512, "aes-xts-plain64")


def test_the_second_version() -> None:
    assert header_bytes(second()) == 16384
    assert header(second()) == LuksHeader(2, UUID, 16 << 20, "aes-xts-plain64")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"LUKS\xba\xbe",
        bytes(HEAD_BYTES),
        b"SKUL\xba\xbe" + second()[6:],
        second()[:HEAD_BYTES],
        second()[:HEAD_BYTES] + b"{".ljust(12288, b"\0"),
        second()[:HEAD_BYTES] + (b"[" * 12288),
        second(type="linear"),
        second(offset=4096),
        second(offset="-1"),
        second(offset="1e9"),
    ],
)
def test_what_says_nothing_is_none(data: bytes) -> None:
    assert header(data) is None


def test_a_volume_that_is_encrypted_anew_has_several_parts() -> None:
    whole = second()
    found = json.loads(whole[HEAD_BYTES:].rstrip(b"\0"))
    found["segments"]["1"] = found["segments"]["0"]
    text = json.dumps(found).encode().ljust(12288, b"\0")
    assert header(whole[:HEAD_BYTES] + text) is None


def test_a_name_that_no_cipher_has_is_left_out() -> None:
    assert present(header(second(encryption="aes; rm -rf"))).cipher == ""


@pytest.mark.parametrize("size", [0, 4096, 16385, 8 << 20, 1 << 63])
def test_no_length_is_believed_that_the_format_does_not_have(size: int) -> None:
    made = bytearray(second())
    struct.pack_into(">Q", made, 8, size)
    assert header_bytes(bytes(made)) == 0
