"""Reading a drive one request at a time, and the memory that every engine of ours reads into.

The real `Reader` of `disktune_helper.system.ports`.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial


def private_pages(size_bytes: int) -> mmap.mmap:
    """Return a private mapping of ordinary 4 KiB pages, each of them there already.

    That is the layout that fio, dd and hdparm use: with huge pages the same disk measured nearly three times as
    fast, so it is never changed between two measurements.
    """
    found = mmap.mmap(-1, size_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):
        found.madvise(mmap.MADV_NOHUGEPAGE)
    # Touch every page now, or the first reads would be timed with the page faults.
    found.write(bytes(size_bytes))
    return found


class SystemReader:
    """Reads a block device with preadv into one anonymous mapping, page aligned as O_DIRECT demands."""

    def __init__(self, fd: int, buffer_bytes: int, flush: Callable[[], None]) -> None:
        """*flush* drops what the kernel has cached of the device."""
        self._fd, self._flush = fd, flush
        self.path = f"/proc/self/fd/{fd}"
        self.fds: tuple[int, ...] = (fd,)
        self._buffer = private_pages(buffer_bytes)
        self._view = memoryview(self._buffer)
        self._lent: list[list[memoryview]] = []
        """What `reading` reads into, so that the mapping can be closed."""

    def read(self, offset: int, length: int) -> int:
        return os.preadv(self._fd, [self._view[:length]], offset)

    def content(self, offset: int, length: int) -> bytes:
        return bytes(self._view[: self.read(offset, length)])

    def reading(self, length: int) -> Callable[[int], int]:
        into = [self._view[:length]]
        self._lent.append(into)
        # No function of Python's in between: what that costs would count as the drive's.
        return partial(os.preadv, self._fd, into)

    def drop_caches(self) -> None:
        # Needs CAP_SYS_ADMIN; a user who may only read the node drops what the kernel lets go of for an advice.
        try:
            self._flush()
        except PermissionError:
            os.posix_fadvise(self._fd, 0, 0, os.POSIX_FADV_DONTNEED)

    def close(self) -> None:
        for into in self._lent:
            into.clear()
        self._view.release()
        self._buffer.close()
        os.close(self._fd)
