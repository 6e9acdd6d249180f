"""What reading at full speed costs, counted: system calls and lines of Python, of a turn and of each request.

The kernel is played here: it completes at once whatever has begun, so that every turn has as many as the depth.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import threading
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any, cast

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.workloads import of_drive
from disktune_helper.bench import bench_step
from disktune_helper.bench.queued import FOLD, QueueMaker
from disktune_helper.system import aio

LINES_OF_A_TURN = 26
"""Of Python, in the engine's loop and in the queue, whatever the number of requests."""
LINES_OF_MANY = 22
"""In addition, for `FOLD` requests: to draw their places, and to count their latencies."""
LINES_OF_A_REQUEST = 1.0
"""Of all of these, 32 at a time."""

BLOCK = 128 << 10
REQUESTS = 8 * FOLD

NUMBERS = (1000, 1001, 1002, 1003)
"""io_setup, io_destroy, io_submit, io_getevents."""


class Kernel:
    """Completes what has begun at the next look."""

    def __init__(self, length: int) -> None:
        self.calls: Counter[int] = Counter()
        self._length, self._begun = length, b""

    def __call__(self, *words: ctypes.c_long) -> int:
        number, *arguments = (word.value for word in words)
        self.calls[number] += 1
        if number == NUMBERS[2]:
            _, count, pointers = arguments
            for address in struct.unpack(f"={count}Q", ctypes.string_at(pointers, 8 * count)):
                time = ctypes.string_at(address, 8)
                self._begun += time + struct.pack("=Qqq", address, self._length, 0)
            return int(count)
        if number == NUMBERS[3]:
            found, self._begun = self._begun, b""
            ctypes.memmove(arguments[3], found, len(found))
            return len(found) // 32
        return 0


class Lines:
    """Counts the lines that are run of the engine's modules."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> Any:
        if "disktune_helper" not in frame.f_code.co_filename:
            return None
        self.count += event == "line"
        return self


@dataclass
class Drive:
    """A node, its ports and its reader: as much of them as a run in order needs. Its clock stands still."""

    name: str = "sdx"

    def queue(self, depth: int, block_bytes: int) -> aio.AioQueue:
        return aio.AioQueue(os.open(Path(os.devnull), os.O_RDONLY), depth, block_bytes)

    def reader(self, *, direct: bool, buffer_bytes: int) -> Drive:
        del direct, buffer_bytes
        return self

    def read(self, _offset: int, length: int) -> int:
        return length

    def close(self) -> None: ...

    def monotonic_ns(self) -> int:
        return 7

    def read_text(self, path: str) -> str:
        raise FileNotFoundError(path)

    def thread_time(self) -> float:
        return 0.0


def counted(monkeypatch: pytest.MonkeyPatch, depth: int, requests: int) -> tuple[int, Counter[int]]:
    """Return the lines run, and the system calls made, in a run of so many requests."""
    kernel = Kernel(BLOCK)
    monkeypatch.setattr(aio, "_syscall", kernel)
    monkeypatch.setattr(aio, "_CALLS", {os.uname().machine: NUMBERS})
    (step,) = bench_step.of_drive(of_drive(DriveRef("sdx", ""), "drive.sequential-128k-q32"), requests * BLOCK)
    step = replace(step, workload=replace(step.workload, depth=depth))
    maker = QueueMaker(cast(Any, Drive()), cast(Any, Drive()), step)
    lines, before = Lines(), sys.gettrace()
    sys.settrace(lines)
    try:
        made = maker.make(0, lambda _tick: None, threading.Event())
    finally:
        sys.settrace(before)
    assert made.run.reads == requests
    maker.close()
    return lines.count, kernel.calls


@pytest.mark.slow
@pytest.mark.parametrize("depth", [1, 8, 32, 128])
def test_a_turn_makes_two_calls_and_runs_as_many_lines_for_one_request_as_for_many(
    monkeypatch: pytest.MonkeyPatch, depth: int
) -> None:
    few, _ = counted(monkeypatch, depth, REQUESTS)
    many, calls = counted(monkeypatch, depth, 3 * REQUESTS)
    turns, more = 3 * REQUESTS // depth, 2 * REQUESTS
    assert calls[NUMBERS[2]] == turns
    assert calls[NUMBERS[3]] == turns
    spent = many - few - more / FOLD * LINES_OF_MANY
    assert spent / (more / depth) <= LINES_OF_A_TURN


def test_at_full_speed_less_than_one_line_is_run_for_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    few, _ = counted(monkeypatch, 32, REQUESTS)
    many, _ = counted(monkeypatch, 32, 3 * REQUESTS)
    assert (many - few) / (2 * REQUESTS) < LINES_OF_A_REQUEST
