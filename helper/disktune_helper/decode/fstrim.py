"""What fstrim prints: ``/home: 12.3 GiB (13207123456 bytes) trimmed`` (util-linux sys-utils/fstrim.c)."""

from __future__ import annotations

from disktune_contract.patterns import pattern_of

_TRIMMED = pattern_of(r"\((\d{1,20}) bytes?\) trimmed")
"""The last one: the path before it may have any text in it."""


def trimmed_bytes(text: str) -> int | None:
    """Return how many bytes were discarded by what fstrim ``--verbose`` prints of one file system.

    None if the text does not tell.
    """
    found = _TRIMMED.findall(text)
    return int(found[-1]) if found else None
