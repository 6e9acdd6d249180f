"""Data that no drive and no file system can make smaller: random, and no two blocks of a file alike.

Drawing it for every write would take longer than a fast drive needs for it. So it is drawn for a few writes, and
every block of every write gets a number of its own: nothing compresses it, and nothing finds the same block twice.
"""

from __future__ import annotations

import mmap
import os

BLOCK_BYTES = 4096
"""What file systems compare when they look for the same data twice; direct requests want this alignment, too."""
_NUMBER_BYTES = 8
_DIFFERENT = 2
"""Writes until the same random bytes come again: farther apart than any compression looks back."""


class Noise:
    """Buffers of random bytes, one after the other."""

    def __init__(self, length: int) -> None:
        """*length* is that of one write, a multiple of `BLOCK_BYTES`."""
        self._length = length
        self._buffers = [mmap.mmap(-1, length) for _ in range(_DIFFERENT)]
        for buffer in self._buffers:
            buffer[:] = os.urandom(length)
        self._count = 0

    def draw(self) -> memoryview:
        """Return what is to be written next. It stays as it is until the call after the next one."""
        self._count += 1
        buffer = self._buffers[self._count % _DIFFERENT]
        blocks = self._length // BLOCK_BYTES
        # Blocks of one write differ already; the number of the write makes them differ from those of all others.
        for place, value in enumerate(self._count.to_bytes(_NUMBER_BYTES, "little")):
            buffer[place::BLOCK_BYTES] = bytes([value]) * blocks
        return memoryview(buffer)
