"""A screen of its own, on which it can be seen when a program has painted what.

Xvfb keeps its picture in a file that may be mapped, so looking at it costs the program that is measured nothing.
"""

from __future__ import annotations

import mmap
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

WIDTH, HEIGHT = 1280, 1024
LOOK_S = 0.001
"""How often the picture is looked at."""
STILL_S = 1.2
"""A picture that has not changed for so long is the last one."""
GIVE_UP_S = 20.0
COMPLETE = 0.9
"""The share of the pixels that make up a list (all but its ground) after which it counts as painted."""


@dataclass(frozen=True)
class Part:
    """Which part of a window holds its list of drives; shares of its width and height."""

    left: float = 0.0
    top: float = 0.0
    right: float = 1.0
    bottom: float = 1.0


@dataclass(frozen=True)
class Seen:
    """When a program had painted, in milliseconds after it was started."""

    window_ms: float
    """Anything at all."""
    list_ms: float
    """Its list of drives."""
    whole_ms: float
    """All of the window as it then stays."""
    memory_mib: float
    """Resident memory of all its processes, each page counted once for each, after that."""


class Screen:
    """Xvfb with its picture mapped."""

    def __init__(self, display: str, picture: Any) -> None:
        self.display = display
        self._picture = picture

    def watch(self, command: Sequence[str], environment: Mapping[str, str], part: Part) -> Seen:
        """Run *command* until its picture is still, and say when it had painted what; raises TimeoutError."""
        empty = self._picture.copy()
        began = time.perf_counter()
        process = subprocess.Popen(
            command,
            env={**environment, "DISPLAY": self.display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            frames = self._frames(empty, began)
            memory = _memory(process.pid)
        finally:
            _end(process)
            self._wait_until(empty)
        return _seen(empty, frames, part, memory)

    def _frames(self, empty: Any, began: float) -> list[tuple[float, Any]]:
        frames: list[tuple[float, Any]] = []
        last = empty
        while not frames or time.perf_counter() - began - frames[-1][0] < STILL_S:
            if time.perf_counter() - began > GIVE_UP_S:
                if frames:
                    break
                raise TimeoutError("no window appeared")
            at = time.perf_counter() - began
            if not np.array_equal(self._picture, last):
                last = self._picture.copy()
                frames.append((at, last))
            time.sleep(LOOK_S)
        return frames

    def _wait_until(self, picture: Any) -> None:
        until = time.perf_counter() + 5
        while not np.array_equal(self._picture, picture) and time.perf_counter() < until:
            time.sleep(0.02)


def _seen(empty: Any, frames: list[tuple[float, Any]], part: Part, memory: float) -> Seen:
    final = frames[-1][1]
    rows, columns = np.nonzero(final != empty)
    top, left = int(rows.min()), int(columns.min())
    high, wide = int(rows.max()) + 1 - top, int(columns.max()) + 1 - left
    box = (
        slice(top + int(part.top * high), top + int(part.bottom * high)),
        slice(left + int(part.left * wide), left + int(part.right * wide)),
    )
    listed = next(at for at, picture in frames if _share(picture[box], final[box]) >= COMPLETE)
    whole = next(at for at, picture in frames if _share(picture, final) >= COMPLETE)
    return Seen(frames[0][0] * 1000, listed * 1000, whole * 1000, memory)


def _share(picture: Any, final: Any) -> float:
    """Return how much of what *final* has on its ground, its most common colour, is in *picture* as well."""
    colours, counts = np.unique(final, return_counts=True)
    drawn = final != colours[counts.argmax()]
    return float((picture == final)[drawn].mean()) if drawn.any() else 1.0


def _memory(leader: int) -> float:
    """Return the proportional memory of a session's processes in MiB (Pss: a shared page counts in parts)."""
    total = 0
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if os.getsid(int(place.name)) == leader:
                rollup = (place / "smaps_rollup").read_text("utf-8")
                total += int(next(line.split()[1] for line in rollup.splitlines() if line.startswith("Rss:")))
    return total / 1024


def _end(process: subprocess.Popen[bytes]) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(3)
            return


@contextmanager
def screen() -> Iterator[Screen]:
    """Start Xvfb, and end it after."""
    place = tempfile.mkdtemp(prefix="disktune-screen-")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            "/usr/bin/Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{WIDTH}x{HEIGHT}x24",
            "-fbdir",
            place,
            "-nolisten",
            "tcp",
        ],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as told:
            display = f":{told.readline().strip()}"
        with Path(place, "Xvfb_screen0").open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        yield Screen(display, _picture(mapped))
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(place, ignore_errors=True)


def _picture(mapped: mmap.mmap) -> Any:
    """Return the pixels of a picture in X's dump format (X11/XWDFile.h: big-endian words, then the colours)."""
    header = struct.unpack_from(">25I", mapped)
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    pixels = np.frombuffer(mapped, np.uint32, height * line // 4, size + colours * 12)
    return pixels.reshape(height, line // 4)[:, :width]
