"""What it takes to keep several reads in flight: their buffers, their error, the way into the kernel."""

from __future__ import annotations

import ctypes
import errno
import os
from collections.abc import Callable
from functools import partial

from disktune_helper.system.bench_io.direct import private_pages


class PlaceError(OSError):
    """A request failed; ``place`` says where on the drive it read, in bytes."""

    def __init__(self, number: int, place: int) -> None:
        super().__init__(number, os.strerror(number))
        self.place = place


class Buffers:
    """A buffer for each slot, all in one mapping."""

    def __init__(self, depth: int, block_bytes: int) -> None:
        self._map = private_pages(depth * block_bytes)
        self._pin = ctypes.c_char.from_buffer(self._map)
        start = ctypes.addressof(self._pin)
        self.addresses = [start + slot * block_bytes for slot in range(depth)]
        self._block_bytes = block_bytes

    def content(self, slot: int) -> bytes:
        """Return what was last read into *slot*."""
        return self._map[slot * self._block_bytes : (slot + 1) * self._block_bytes]

    def close(self) -> None:
        """Give the memory back; nothing may be in flight that the kernel has not pinned."""
        del self._pin
        self._map.close()


_syscall = ctypes.CDLL(None, use_errno=True).syscall
"""syscall(2) with its number and arguments; -1 is a failure, and ctypes.get_errno() which."""
_syscall.restype = ctypes.c_long


def ready_call(*words: int) -> Callable[..., int]:
    """Return a system call by its number and first arguments, which takes the others as `ctypes.c_long`.

    All are made ready once: to convert seven numbers costs as much as a short system call.
    """
    return partial(_syscall, *map(ctypes.c_long, words))


def system_call(*words: int) -> int:
    """Make one system call by its number; raises OSError."""
    result = ready_call(*words)()
    if result < 0:
        failed = ctypes.get_errno()
        raise OSError(failed, os.strerror(failed))
    return result


def quiet(number: int) -> list[int]:
    """Return no slots where a wait just ended without an answer, in time or by a signal; raises OSError."""
    if number not in (errno.ETIME, errno.EINTR):
        raise OSError(number, os.strerror(number))
    return []
