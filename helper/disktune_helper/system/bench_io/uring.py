"""Many reads at a time through io_uring (io_uring_setup(2), io_uring_enter(2), io_uring_register(2)).

One call begins reads and waits for others, where the kernel's native AIO needs two; descriptor and buffers are
made known to the kernel beforehand, which saves looking them up and pinning their pages for each request. How much
of a processor that takes, beside fio and AIO, is in docs/decisions/0011-measuring.md.

The ring is one that only its own thread uses, and whose completions that thread posts in its own call
(IORING_SETUP_SINGLE_ISSUER, IORING_SETUP_DEFER_TASKRUN; Linux 6.1). So nobody writes to the memory shared with
the kernel while this program looks at it, and no memory barriers are needed, which Python does not have.
"""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from disktune_helper.system.bench_io.read_slots import Buffers, PlaceError, quiet, raw_syscall, system_call
from disktune_helper.system.ports import PATIENCE_S, Turn

LARGEST_BYTES = 64 << 10
"""A request that the kernel has to split cannot be begun without waiting (block/blk-merge.c: a split bio that may
not wait is turned away), so io_uring hands it to a worker thread: another way of reading, at a cost that nobody
counts. Drives that take less than this at once are rare."""

_SETUP, _ENTER, _REGISTER = 425, 426, 427
"""The same on every machine: include/uapi/asm-generic/unistd.h and arch/*/…/syscall*.tbl."""
_SINGLE_ISSUER, _DEFER_TASKRUN = 1 << 12, 1 << 13
_GETEVENTS, _EXT_ARG = 1 << 0, 1 << 3
_REGISTER_BUFFERS, _REGISTER_FILES = 0, 2
_FEAT_SINGLE_MMAP = 1 << 0
_OFF_SQES = 0x10000000

_PARAMS = struct.Struct("=10I8IQ8IQ")
"""struct io_uring_params of linux/io_uring.h, 120 bytes: entries of both rings, flags, thread and its idle time,
features, another ring, three reserved; where the parts of the submission ring are, and of the completion ring."""
_SQE = struct.Struct("=BBHiQQIIQHHiQQ")
"""struct io_uring_sqe: opcode, flags, priority, descriptor, offset, address, length, flags of the read, user data,
buffer, personality, …"""
_SQE_WORDS, _OFFSET_WORD = _SQE.size // 8, 1
_READ_FIXED, _READ = 4, 22
_FIXED_FILE = 1 << 0
_WAIT = struct.Struct("=QIIQ")
"""struct io_uring_getevents_arg: signal mask, its size, shortest wait, address of the longest."""


class UringQueue:
    """Reads of one length from one descriptor, each with a buffer of its own."""

    kind = "io_uring"

    def __init__(self, fd: int, depth: int, block_bytes: int) -> None:
        """Take over *fd*; raises OSError where the kernel has no such rings, permits none, or needs threads."""
        if block_bytes > LARGEST_BYTES:
            raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))
        self._fd, self._depth, self._block_bytes = fd, depth, block_bytes
        self._ring: _Ring | None = None
        _Ring.tried(depth)
        self.buffers = Buffers(depth, block_bytes)

    def begin(self) -> Turn:
        """Make a ring for the calling thread, and return what uses it; raises OSError."""
        if self._ring is not None:
            self._ring.close()
        self._ring = _Ring(self._depth)
        self._ring.prepare(self._fd, self.buffers.addresses, self._block_bytes)
        return self._ring.turn(self._block_bytes)

    def close(self) -> None:
        """Let go of everything. What is still being read keeps its pages, and the drive, until it is done."""
        if self._ring is not None:
            self._ring.close()
        self.buffers.close()
        os.close(self._fd)


class _Ring:
    """The memory that this program and the kernel share."""

    def __init__(self, depth: int) -> None:
        params = bytearray(_PARAMS.size)
        _PARAMS.pack_into(params, 0, 0, 0, _SINGLE_ISSUER | _DEFER_TASKRUN, *(0,) * 25)
        with _pinned(params) as where:
            self.fd = system_call(_SETUP, depth, where)
        try:
            entries, done_entries, _, _, _, features, _, _, _, _, *places = _PARAMS.unpack(params)
            if not features & _FEAT_SINGLE_MMAP:
                raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
            self._lay_out(entries, done_entries, places)
        except BaseException:
            os.close(self.fd)
            raise

    def _lay_out(self, entries: int, done_entries: int, places: list[int]) -> None:
        """Map the rings; *places* are struct io_sqring_offsets and struct io_cqring_offsets."""
        tail, array, done_head, done_tail, done = places[1], places[6], places[9], places[10], places[14]
        size = max(array + 4 * entries, done + 16 * done_entries)
        shared = mmap.MAP_SHARED | mmap.MAP_POPULATE
        self._map = mmap.mmap(self.fd, size, flags=shared)
        self.requests = mmap.mmap(self.fd, entries * _SQE.size, flags=shared, offset=_OFF_SQES)
        whole = memoryview(self._map)
        self._tail = whole[tail : tail + 4].cast("I")
        self._array = whole[array : array + 4 * entries].cast("I")
        self._done_head = whole[done_head : done_head + 4].cast("I")
        self._done_tail = whole[done_tail : done_tail + 4].cast("I")
        self._done = whole[done : done + 16 * done_entries].cast("Q")
        self._words = memoryview(self.requests).cast("Q")
        self._views = (self._tail, self._array, self._done_head, self._done_tail, self._done, self._words, whole)

    @classmethod
    def tried(cls, depth: int) -> None:
        """Raise OSError if the kernel has no such rings, or none for this process."""
        if ctypes.sizeof(ctypes.c_void_p) != 8:
            raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
        cls(depth).close()

    def prepare(self, fd: int, addresses: Sequence[int], length: int) -> None:
        """Tell the kernel of descriptor and buffers, and write all of each request that stays the same."""
        with _pinned(bytearray(struct.pack("=i", fd))) as where:
            system_call(_REGISTER, self.fd, _REGISTER_FILES, where, 1)
        opcode = _READ_FIXED
        vectors = bytearray(b"".join(struct.pack("=QQ", address, length) for address in addresses))
        try:
            with _pinned(vectors) as where:
                system_call(_REGISTER, self.fd, _REGISTER_BUFFERS, where, len(addresses))
        except OSError as error:
            # More than this process may keep pinned (RLIMIT_MEMLOCK): then only while they are read into.
            if error.errno != errno.ENOMEM:
                raise
            opcode = _READ
        for slot, address in enumerate(addresses):
            buffer = slot if opcode == _READ_FIXED else 0
            fields = (opcode, _FIXED_FILE, 0, 0, 0, address, length, 0, slot, buffer, 0, 0, 0, 0)
            _SQE.pack_into(self.requests, slot * _SQE.size, *fields)

    def turn(self, length: int) -> Turn:
        """Return what makes a turn. A closure: what it uses for every request is at hand."""
        words, array, place = self._words, self._array, len(self._array) - 1
        done, done_place = self._done, len(self._done) // 2 - 1
        tail_word, done_head, done_tail = self._tail, self._done_head, self._done_tail
        enter, ring, flags = raw_syscall, self.fd, _GETEVENTS | _EXT_ARG
        timeout = ctypes.create_string_buffer(struct.pack("=qq", 0, round(PATIENCE_S * 1e9)), 16)
        wait = ctypes.create_string_buffer(_WAIT.pack(0, 0, 0, ctypes.addressof(timeout)), _WAIT.size)
        wait_at = ctypes.addressof(wait)
        # The kernel's counters have 32 bits; the longest run of 10 minutes would need 7 million requests a second.
        tail = begun = head = 0

        def turn(slots: Sequence[int], offsets: Sequence[int], _keep: object = (timeout, wait)) -> list[int]:
            nonlocal tail, begun, head
            for slot, offset in zip(slots, offsets, strict=True):
                words[slot * _SQE_WORDS + _OFFSET_WORD] = offset
                array[tail & place] = slot
                tail += 1
            tail_word[0] = tail
            count = enter(_ENTER, ring, tail - begun, 1, flags, wait_at, _WAIT.size)
            if count < 0:
                return quiet(ctypes.get_errno())
            begun += count
            found = []
            end = done_tail[0]
            while head != end:
                at = (head & done_place) * 2
                slot, result = done[at], done[at + 1]
                if result != length:
                    raise _failure(result, words[slot * _SQE_WORDS + _OFFSET_WORD])
                found.append(slot)
                head += 1
            done_head[0] = head
            return found

        return turn

    def close(self) -> None:
        """Let go of the memory and of the ring; the kernel waits for what is in flight by itself."""
        for view in self._views:
            view.release()
        self._map.close()
        self.requests.close()
        os.close(self.fd)


def _failure(result: int, place: int) -> PlaceError:
    """Return the error that a completion's second word stands for: a negated errno, or too few bytes."""
    code = struct.unpack("=i", struct.pack("=I", result & 0xFFFFFFFF))[0]
    return PlaceError(-code if code < 0 else errno.ENODATA, place)


@contextmanager
def _pinned(data: bytearray) -> Iterator[int]:
    """Yield the address of some bytes, which stay there meanwhile."""
    pin = ctypes.c_char.from_buffer(data)
    yield ctypes.addressof(pin)
    del pin
