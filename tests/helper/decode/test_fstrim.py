"""What fstrim of util-linux 2.38 and 2.41 prints."""

from __future__ import annotations

import pytest

from disktune_helper.decode.file_system_tools import trimmed_bytes


@pytest.mark.parametrize(
    ("text", "trimmed"),
    [
        ("/proc/self/fd/3: 230.7 GiB (247707209728 bytes) trimmed\n", 247707209728),
        ("/home: 0 B (0 bytes) trimmed\n", 0),
        ("/home: 8 KiB (8192 bytes) trimmed on /dev/sda1\n", 8192),
        ("/odd (7 bytes) trimmed: 1 KiB (1024 bytes) trimmed\n", 1024),
        ("", None),
        ("fstrim: /home: the discard operation is not supported\n", None),
    ],
)
def test_what_was_trimmed(text: str, trimmed: int | None) -> None:
    assert trimmed_bytes(text) == trimmed
