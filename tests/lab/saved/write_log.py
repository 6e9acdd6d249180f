"""What a drive holds when its power fails: every moment of a log that the kernel's dm-log-writes took.

The format is that of the kernel's drivers/md/dm-log-writes.c: a superblock, then entries, each of one sector
with a header and, unless it is a discard or a mark, followed by its data. An entry is in the log where its
write was complete; one with `FLUSH` found everything before it on the medium.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass

MAGIC = 0x6A736677736872
VERSION = 1
FLUSH, FUA, DISCARD, MARK = 1, 2, 4, 8

_SUPER = struct.Struct("<QQQI")
_ENTRY = struct.Struct("<QQQQ")


class BadLog(ValueError):
    """These bytes are no log of dm-log-writes; the text says why."""


@dataclass(frozen=True)
class Entry:
    """One write: where, in bytes from the beginning of the drive, what, and which of the flags it had."""

    offset: int
    data: bytes
    flags: int
    mark: str = ""
    """What was said in between, of an entry that is no write."""


def entries(read: Callable[[int, int], bytes]) -> Iterator[Entry]:
    """Return the log's entries; *read* gives so many bytes from an offset. Raises `BadLog`."""
    magic, version, count, sector = _SUPER.unpack(read(0, _SUPER.size))
    if (magic, version) != (MAGIC, VERSION) or not sector:
        raise BadLog(f"magic number {magic:#x}, version {version}, sectors of {sector} bytes")
    place = sector
    for _ in range(count):
        head = read(place, sector)
        start, sectors, flags, length = _ENTRY.unpack(head[: _ENTRY.size])
        place += sector
        if flags & MARK:
            yield Entry(0, b"", flags, head[_ENTRY.size : _ENTRY.size + length].rstrip(b"\0").decode("ascii"))
        elif flags & DISCARD:
            # What a discarded block reads as is the drive's affair; here it keeps what it had.
            yield Entry(start * sector, b"", flags)
        else:
            data = read(place, sectors * sector)
            if len(data) != sectors * sector:
                raise BadLog(f"it ends within the data of an entry, at byte {place + len(data)}")
            yield Entry(start * sector, data, flags)
            place += len(data)


@dataclass(frozen=True)
class Moment:
    """The drive when the power fails after so many entries of the log."""

    number: int
    content: bytes
    mark: str
    """The last mark before it."""
    how: str
    """In words, which of the writes since the last flush are on the medium."""


class Replay:
    """A drive of *size* bytes under a log, at one moment after the other."""

    def __init__(self, log: list[Entry], size: int, seed: int) -> None:
        self._log = log
        self._medium = bytearray(size)
        self._flushed = 0
        """So many entries are on the medium for certain."""
        self._random = random.Random(seed)  # noqa: S311

    def moments(self, wanted: list[int]) -> Iterator[Moment]:
        """Return the moments after so many entries, in rising order.

        At a flush there is one truth. Between two of them a drive may have written what it was given since then in
        any order, but for what had to be on the medium before it answered (`FUA`): of the rest it has all of it at
        every other moment, and a part by lot at those between.
        """
        mark = ""
        marks = [mark := entry.mark or mark for entry in self._log]
        for turn, number in enumerate(wanted):
            self._advance(number)
            since = self._log[self._flushed : number]
            lossy = bool(turn % 2) and any(not entry.flags & FUA for entry in since if entry.data)
            content = bytearray(self._medium)
            kept = [entry for entry in since if not lossy or entry.flags & FUA or self._random.random() < 0.5]
            for entry in kept:
                _write(content, entry)
            how = f"{len(kept)} of {len(since)} since the last flush"
            yield Moment(number, bytes(content), marks[number - 1] if number else "", how)

    def _advance(self, number: int) -> None:
        """Bring the medium to the last flush among the first *number* entries, that one's own data left out."""
        last = max((one for one in range(self._flushed, number) if self._log[one].flags & FLUSH), default=None)
        if last is not None:
            for entry in self._log[self._flushed : last]:
                _write(self._medium, entry)
            self._flushed = last


def _write(content: bytearray, entry: Entry) -> None:
    content[entry.offset : entry.offset + len(entry.data)] = entry.data


def chosen(log: list[Entry], first: int, most: int) -> list[int]:
    """Return at most *most* moments from *first* on: half of them before or after a flush, half between two."""
    edges = {one + after for one in range(first, len(log)) if log[one].flags & (FLUSH | FUA) for after in (0, 1)}
    between = sorted(set(range(first, len(log) + 1)) - edges)
    at = _evenly(sorted(edges), max(most - most // 2, most - len(between)))
    return sorted((*at, *_evenly(between, most - len(at))))


def _evenly(numbers: list[int], most: int) -> list[int]:
    if len(numbers) <= most:
        return numbers
    return [numbers[index * len(numbers) // most] for index in range(most)]
