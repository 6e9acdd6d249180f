"""Many reads at a time through the kernel's native AIO: io_setup, io_submit, io_getevents (io_submit(2)).

For kernels that have no io_uring, or permit none (bench/uring.py). Python does not offer these calls, and the C
library has no functions for them, so they are made by their numbers.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from collections.abc import Sequence

from disktune_helper.system.bench_io.read_slots import Buffers, PlaceError, quiet, raw_syscall, system_call
from disktune_helper.system.ports import PATIENCE_S, Turn

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


class AioQueue:
    """Reads of one length from one descriptor, each with a buffer of its own."""

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

    def begin(self) -> Turn:
        """Return what makes a turn. A closure: what it uses for every request is at hand."""
        blocks = (ctypes.c_uint64 * (_WORDS * self._depth))()
        pointers = (ctypes.c_uint64 * self._depth)()
        events = (ctypes.c_int64 * (_EVENT_WORDS * self._depth))()
        timeout = (ctypes.c_long * 2)(0, round(PATIENCE_S * 1e9))
        for slot, where in enumerate(self.buffers.addresses):
            fields = (slot, 0, 0, _PREAD, 0, self._fd, where, self._block_bytes, 0, 0, 0, 0)
            _IOCB.pack_into(blocks, slot * _IOCB.size, *fields)
        first, block_words = ctypes.addressof(blocks), memoryview(blocks).cast("B").cast("Q")
        addresses = [first + slot * _IOCB.size for slot in range(self._depth)]
        pointer_words, pointers_at = memoryview(pointers).cast("B").cast("Q"), ctypes.addressof(pointers)
        event_words, events_at = memoryview(events).cast("B").cast("q"), ctypes.addressof(events)
        timeout_at, context = ctypes.addressof(timeout), self._context
        depth, length = self._depth, self._block_bytes
        submit, getevents, call = self._submit, self._getevents, raw_syscall

        def turn(slots: Sequence[int], offsets: Sequence[int], _keep: object = timeout) -> list[int]:
            begun = count = 0
            for slot, offset in zip(slots, offsets, strict=True):
                block_words[slot * _WORDS + _OFFSET_WORD] = offset
                pointer_words[count] = addresses[slot]
                count += 1
            while begun < count:
                begun += system_call(submit, context, count - begun, pointers_at + 8 * begun)
            found = call(getevents, context, 1, depth, events_at, timeout_at, 0)
            if found < 0:
                return quiet(ctypes.get_errno())
            words = found * _EVENT_WORDS
            done = event_words[0:words:_EVENT_WORDS].tolist()
            results = event_words[2:words:_EVENT_WORDS].tolist()
            if results.count(length) != found:
                slot, result = next(pair for pair in zip(done, results, strict=True) if pair[1] != length)
                place = block_words[slot * _WORDS + _OFFSET_WORD]
                raise PlaceError(-result if result < 0 else errno.ENODATA, place)
            return done

        return turn

    def close(self) -> None:
        """Wait for whatever is still being read, and let go of everything."""
        system_call(self._destroy, self._context)
        self.buffers.close()
        os.close(self._fd)
