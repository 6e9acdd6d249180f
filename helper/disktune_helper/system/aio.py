"""Many reads at a time through the kernel's native AIO: io_setup, io_submit, io_getevents (io_submit(2)).

Python does not offer these calls, and the C library has no functions for them, so they are made by their numbers.
The confinement of root's helper lets them through, and not io_uring, which is no faster here
(docs/decisions/0015-read-benchmarks.md).

Nothing is done for one request that can be done for many: requests are prepared in a ring, a piece of which gets
its places in one copy; those that begin together get their time in one copy, and return it when they are done. So
no request has to be searched for, and a turn makes two calls for however many there are.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from disktune_helper.system.direct import private_pages
from disktune_helper.system.ports import PATIENCE_S, Places, Turn

# -- several reads in flight: buffers, errors, the call of the kernel --------------------------------------


class PlaceError(OSError):
    """A request failed; ``place`` is where on the drive it read, in bytes."""

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


# -- many reads at a time through the kernel's native AIO (io_submit(2)) -----------------------------------

_GENERIC = (0, 1, 2, 4)
_CALLS = {
    "x86_64": (206, 207, 209, 208),
    "aarch64": _GENERIC,
    "riscv64": _GENERIC,
    "loongarch64": _GENERIC,
    "ppc64": (227, 228, 230, 229),
    "ppc64le": (227, 228, 230, 229),
    "s390x": (243, 244, 246, 245),
}
"""Numbers of io_setup, io_destroy, io_submit, io_getevents on 64-bit machines: arch/*/…/syscall*.tbl,
include/uapi/asm-generic/unistd.h."""

_IOCB = struct.Struct("=QIIHhIQQqQII")
"""struct iocb of linux/aio_abi.h, 64 bytes. The two words after the first change places on big-endian machines;
both are 0."""
_WORDS = _IOCB.size // 8
_TIME_WORD, _OFFSET_WORD = 0, 5
_PREAD = 0
"""IOCB_CMD_PREAD."""
_EVENT_WORDS = 4
"""struct io_event: data, obj, res, res2, of 64 bits each. The first is the request's first word, the second its
address."""

RING = 256
"""Prepared requests. To draw their places takes about ten microseconds, for which those in flight wait."""
_REMEMBERED = 1024
"""Rings whose places are kept, of 4 KiB each. A request that fails is named by its place if fewer than a
quarter of a million others have begun since."""


class AioQueue:
    """Reads of one length from one descriptor."""

    kind = "io_submit"

    def __init__(self, fd: int, depth: int, block_bytes: int) -> None:
        """Take over *fd*, which must be open with O_DIRECT: else submitting waits. Raises OSError (ENOSYS)."""
        self._fd, self._depth, self._block_bytes = fd, depth, block_bytes
        numbers = _CALLS.get(os.uname().machine)
        if numbers is None or ctypes.sizeof(ctypes.c_void_p) != 8:
            raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
        setup, self._destroy, self._submit, self._getevents = numbers
        self.buffers = Buffers(depth, block_bytes)
        context = ctypes.c_ulong(0)
        try:
            system_call(setup, depth, ctypes.addressof(context))
        except OSError:
            self.buffers.close()
            raise
        self._context = context.value

    def begin(self, places: Places, clock: Callable[[], int]) -> Turn:
        """Return what makes a turn. A closure: what it uses every time is at hand."""
        ring = _Ring(self._fd, self.buffers.addresses, self._block_bytes, places, clock)
        events = (ctypes.c_int64 * (_EVENT_WORDS * self._depth))()
        timeout = (ctypes.c_long * 2)(0, round(PATIENCE_S * 1e9))
        words, length = memoryview(events).cast("B").cast("q"), self._block_bytes
        begin = ring.submitting(ready_call(self._submit, self._context))
        where = ctypes.addressof(events), ctypes.addressof(timeout)
        wait = ready_call(self._getevents, self._context, 1, self._depth, *where, 0)

        def turn(count: int, _keep: object = timeout) -> list[int]:
            if count:
                begin(count)
            found = wait()
            if found < 0:
                return quiet(ctypes.get_errno())
            end = found * _EVENT_WORDS
            if words[2:end:_EVENT_WORDS].tolist().count(length) != found:
                raise ring.failure(words[:end].tolist())
            return words[0:end:_EVENT_WORDS].tolist()

        return turn

    def close(self) -> None:
        """Wait for whatever is still being read, and release everything."""
        system_call(self._destroy, self._context)
        self.buffers.close()
        os.close(self._fd)


class _Ring:
    """Prepared requests, one after the other. The kernel copies each when it begins; then it is used again.

    Where one takes very long, another may begin meanwhile with the same buffer. The data read are not used.
    """

    def __init__(
        self, fd: int, buffers: Sequence[int], length: int, places: Places, clock: Callable[[], int]
    ) -> None:
        self._places, self._clock, self._length = places, clock, length
        size = max(RING, len(buffers))
        self._requests = (ctypes.c_uint64 * (_WORDS * size))()
        for number in range(size):
            fields = (0, 0, 0, _PREAD, 0, fd, buffers[number % len(buffers)], length, 0, 0, 0, 0)
            _IOCB.pack_into(self._requests, number * _IOCB.size, *fields)
        self._first = ctypes.addressof(self._requests)
        self._addresses = array("Q", range(self._first, self._first + size * _IOCB.size, _IOCB.size))
        words = memoryview(self._requests).cast("B").cast("Q")
        self._times, self._offsets = words[_TIME_WORD::_WORDS], words[_OFFSET_WORD::_WORDS]
        self._size = size
        self._past: deque[tuple[int, memoryview]] = deque(maxlen=_REMEMBERED)
        """Since when which places were in the ring."""

    def submitting(self, submit: Callable[[ctypes.c_long, ctypes.c_long], int]) -> Callable[[int], None]:
        """Return what begins so many requests by *submit*, which takes their number and where pointers are."""
        times, clock = self._times, self._clock
        first = self._addresses.buffer_info()[0]
        numbers = [ctypes.c_long(number) for number in range(self._size + 1)]
        pointers = [ctypes.c_long(first + 8 * number) for number in range(self._size)]
        at = ready = 0

        def begin(count: int) -> None:
            nonlocal at, ready
            while count:
                if at == ready:
                    at, ready = 0, self._fill()
                part = min(count, ready - at)
                times[at : at + part] = array("Q", (clock(),)) * part
                begun = submit(numbers[part], pointers[at])
                if begun < 0:
                    failed = ctypes.get_errno()
                    raise OSError(failed, os.strerror(failed))
                at += begun
                count -= begun

        return begin

    def _fill(self) -> int:
        """Put the next places into the ring; return how many there are."""
        found = self._places(self._size)
        self._offsets[: len(found)] = found
        self._past.append((self._clock(), found))
        return len(found)

    def failure(self, words: Sequence[int]) -> OSError:
        """Return the error of the first of some events whose read failed, or came back short."""
        for begun, address, result in zip(*_columns(words), strict=True):
            if result != self._length:
                number = -result if result < 0 else errno.ENODATA
                places = next((found for since, found in reversed(self._past) if since <= begun), None)
                if places is None:
                    return OSError(number, os.strerror(number))
                return PlaceError(number, places[(address - self._first) // _IOCB.size])
        raise AssertionError("no read failed")


def _columns(words: Sequence[int]) -> Iterable[Sequence[int]]:
    return (words[column::_EVENT_WORDS] for column in range(3))
