"""Many reads at a time through the kernel's native AIO: io_setup, io_submit, io_getevents (io_submit(2)).

Python does not offer these calls, and the C library has no functions for them, so they are made by their numbers.
Everything that costs time per request is done for a whole batch at once: tools/bench_reader.py shows what that
takes of a processor beside fio.
"""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import struct
from collections.abc import Sequence
from contextlib import suppress

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
_OFFSET_WORD = 5
_PREAD = 0
"""IOCB_CMD_PREAD."""
_EVENT_WORDS = 4
"""struct io_event: data, obj, res, res2, of 64 bits each."""


class SlotError(OSError):
    """A request failed; ``slot`` says which."""

    def __init__(self, number: int, slot: int) -> None:
        super().__init__(number, os.strerror(number))
        self.slot = slot


class SystemQueue:
    """Reads of one length from one descriptor, each with a buffer of its own.

    The buffers are one private mapping of ordinary 4 KiB pages, as in `ports.SystemReader`, for the same reason.
    """

    def __init__(self, fd: int, depth: int, block_bytes: int) -> None:
        """Take over *fd*, which must be open with O_DIRECT: else submitting waits. Raises OSError (ENOSYS)."""
        self._fd, self._length = fd, block_bytes
        self._calls = _calls()
        self._buffer = mmap.mmap(-1, depth * block_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        with suppress(OSError):
            self._buffer.madvise(mmap.MADV_NOHUGEPAGE)
        self._buffer.write(bytes(depth * block_bytes))
        self._pin = ctypes.c_char.from_buffer(self._buffer)
        blocks = (ctypes.c_uint64 * (_WORDS * depth))()
        pointers = (ctypes.c_uint64 * depth)()
        events = (ctypes.c_int64 * (_EVENT_WORDS * depth))()
        start = ctypes.addressof(self._pin)
        for slot in range(depth):
            where = start + slot * block_bytes
            _IOCB.pack_into(blocks, slot * _IOCB.size, slot, 0, 0, _PREAD, 0, fd, where, block_bytes, 0, 0, 0, 0)
        self._addresses = [ctypes.addressof(blocks) + slot * _IOCB.size for slot in range(depth)]
        self._keep = (blocks, pointers, events)
        self._blocks = memoryview(blocks).cast("B").cast("Q")
        self._pointers = memoryview(pointers).cast("B").cast("Q")
        self._pointers_at = ctypes.addressof(pointers)
        self._events = memoryview(events).cast("B").cast("q")
        self._events_at = ctypes.addressof(events)
        self._timeout = (ctypes.c_long * 2)()
        self._depth = depth
        context = ctypes.c_ulong(0)
        self._call(self._calls.setup, depth, ctypes.addressof(context))
        self._context = context.value

    def submit(self, slots: Sequence[int], offsets: Sequence[int]) -> None:
        """Begin to read at *offsets* into the buffers of *slots*; raises OSError."""
        blocks, pointers, addresses = self._blocks, self._pointers, self._addresses
        for index, slot in enumerate(slots):
            blocks[slot * _WORDS + _OFFSET_WORD] = offsets[index]
            pointers[index] = addresses[slot]
        begun, count = 0, len(slots)
        while begun < count:
            begun += self._call(self._calls.submit, self._context, count - begun, self._pointers_at + 8 * begun)

    def collect(self, timeout_s: float) -> list[int]:
        """Wait for at least one read, but no longer than *timeout_s*; return the slots of those that are done.

        Raises `SlotError` for one that failed or came back short; what it was among is lost with it.
        """
        self._timeout[0] = int(timeout_s)
        self._timeout[1] = int(timeout_s % 1 * 1e9)
        where = ctypes.addressof(self._timeout)
        try:
            count = self._call(self._calls.getevents, self._context, 1, self._depth, self._events_at, where)
        except InterruptedError:
            return []
        words = count * _EVENT_WORDS
        slots = self._events[0:words:_EVENT_WORDS].tolist()
        results = self._events[2:words:_EVENT_WORDS].tolist()
        if results.count(self._length) != count:
            slot, result = next(
                (slot, result) for slot, result in zip(slots, results, strict=True) if result != self._length
            )
            raise SlotError(-result if result < 0 else errno.ENODATA, slot)
        return slots

    def close(self) -> None:
        """Wait for whatever is still being read, and let go of everything."""
        self._call(self._calls.destroy, self._context)
        del self._pin
        self._buffer.close()
        os.close(self._fd)

    def _call(self, number: int, *arguments: int) -> int:
        padded = (*arguments, 0, 0, 0, 0)[:5]
        result: int = self._calls.function(number, *padded)
        if result < 0:
            failed = ctypes.get_errno()
            raise OSError(failed, os.strerror(failed))
        return result


class _Calls:
    """The four calls on this machine."""

    def __init__(self, numbers: tuple[int, int, int, int]) -> None:
        self.setup, self.destroy, self.submit, self.getevents = numbers
        # One prototype for all: calling through it costs half of what guessing the types each time does.
        prototype = ctypes.CFUNCTYPE(ctypes.c_long, ctypes.c_long, *(ctypes.c_ulong,) * 5, use_errno=True)
        self.function = prototype(("syscall", ctypes.CDLL(None, use_errno=True)))


def _calls() -> _Calls:
    numbers = _CALLS.get(os.uname().machine)
    if numbers is None or ctypes.sizeof(ctypes.c_void_p) != 8:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
    return _Calls(numbers)
