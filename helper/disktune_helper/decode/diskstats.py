"""``/proc/diskstats``.

Source: Documentation/admin-guide/iostats.rst of Linux 6.12. After major, minor and name a line has 11 counters,
15 since Linux 4.18 (discards), 17 since 5.5 (flushes).
"""

from __future__ import annotations

from disktune_contract.drives.activity import DiskStat
from disktune_contract.drives.drive import kernel_name
from disktune_helper.decode.fields import DecodeError

_REQUIRED, _KNOWN = 11, 17
"""Counters of a line: at least, and those that `DiskStat` has, in its order."""
_MAX_DIGITS = 20
"""Of an unsigned 64-bit number."""


def parse(text: str) -> dict[str, DiskStat]:
    """Return the counters of every block device, partitions included, by kernel name.

    Counters beyond the 17 known ones are left to the kernels that will add them. No text is no block devices.

    Raises:
        DecodeError: a line has fewer than 11 counters, or something in it is not a number.
    """
    stats = (_stat(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip())
    return {stat.name: stat for stat in stats}


def _stat(number: int, words: list[str]) -> DiskStat:
    name, counters = kernel_name("".join(words[2:3])), words[3:]
    if len(counters) < _REQUIRED:
        raise DecodeError(
            f"Line {number} is not one of /proc/diskstats: it has {len(words)} of at least 14 words."
        )
    if strange := next((word for word in (*words[:2], *counters) if not _is_count(word)), None):
        raise DecodeError(f"Line {number} is not one of /proc/diskstats: {strange[:40]!r} is not a count.")
    return DiskStat(name, *map(int, counters[:_KNOWN]))


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _MAX_DIGITS
