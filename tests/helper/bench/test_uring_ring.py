"""What the kernel is asked for when a ring is made; no kernel is asked here."""

from __future__ import annotations

import ctypes
import errno
import os
import struct

import pytest

from disktune_helper.system.bench_io import uring


def test_a_ring_is_for_one_thread_that_fetches_its_completions_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without both flags another would write to the shared memory in between, and Python has no barriers."""
    asked: list[tuple[int, int, tuple[int, ...]]] = []

    def refuse(number: int, entries: int, where: int) -> int:
        asked.append((number, entries, struct.unpack("=30I", ctypes.string_at(where, 120))))
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(uring, "system_call", refuse)
    with pytest.raises(PermissionError):
        uring._Ring.tried(8)
    # io_uring_setup(2); linux/io_uring.h: IORING_SETUP_SINGLE_ISSUER, 1 << 12, …_DEFER_TASKRUN, 1 << 13.
    ((number, entries, words),) = asked
    assert (number, entries) == (425, 8)
    assert words == (0, 0, 0x3000, *(0,) * 27)
