"""The replayer, on logs made by hand: nothing before a flush may be missing, nothing after it has to be there."""

from __future__ import annotations

import struct

import pytest

from tests.lab.saved.write_log import DISCARD, FLUSH, FUA, MAGIC, MARK, BadLog, Entry, Replay, chosen, entries

SECTOR = 512


def log_of(*writes: tuple[int, bytes, int]) -> bytes:
    """Return a log: sector, data and flags of each; with `MARK` the data are its text."""
    made = struct.pack("<QQQI", MAGIC, 1, len(writes), SECTOR).ljust(SECTOR, b"\0")
    for sector, data, flags in writes:
        if flags & MARK:
            made += (struct.pack("<QQQQ", 0, 0, flags, len(data)) + data).ljust(SECTOR, b"\0")
        elif flags & DISCARD:
            made += struct.pack("<QQQQ", sector, 4, flags, 0).ljust(SECTOR, b"\0")
        else:
            made += struct.pack("<QQQQ", sector, len(data) // SECTOR, flags, 0).ljust(SECTOR, b"\0") + data
    return made


def loaded(log: bytes) -> list[Entry]:
    return list(entries(lambda place, length: log[place : place + length]))


def block(letter: str) -> bytes:
    return letter.encode() * SECTOR


def seen(content: bytes) -> str:
    return "".join(chr(content[place] or ord(".")) for place in range(0, len(content), SECTOR))


WRITES = (
    (0, block("a"), 0),
    (0, b"saved 1", MARK),
    (1, block("b"), 0),
    (2, block("c"), FLUSH | FUA),
    (1, b"", DISCARD),
    (0, block("d"), 0),
    (3, block("e"), FUA),
    (0, b"", FLUSH),
)


def test_a_log_is_read_entry_by_entry() -> None:
    found = loaded(log_of(*WRITES))
    assert [entry.flags for entry in found] == [0, MARK, 0, FLUSH | FUA, DISCARD, 0, FUA, FLUSH]
    assert [entry.offset for entry in found if entry.data] == [0, 512, 1024, 0, 1536]
    assert found[1].mark == "saved 1"


@pytest.mark.parametrize(
    "log",
    [bytes(SECTOR), log_of((0, block("a"), 0))[:-1], struct.pack("<QQQI", MAGIC, 2, 0, SECTOR)],
    ids=["no log", "cut short", "another version"],
)
def test_what_is_no_log_is_refused(log: bytes) -> None:
    with pytest.raises(BadLog):
        loaded(log.ljust(SECTOR, b"\0") if len(log) < SECTOR else log)


def test_at_a_flush_everything_before_it_is_there() -> None:
    replay = Replay(loaded(log_of(*WRITES)), 4 * SECTOR, seed=1)
    first, second, third = replay.moments([2, 4, 8])
    assert (seen(first.content), first.mark) == ("a...", "saved 1")
    assert seen(second.content) == "abc."
    assert seen(third.content) == "dbce"


def test_between_flushes_any_part_may_be_missing_but_what_was_forced() -> None:
    log = loaded(log_of(*WRITES))
    found = set()
    for seed in range(20):
        _, moment = Replay(log, 4 * SECTOR, seed).moments([7, 7])
        found.add(seen(moment.content))
    # The flush at the fourth entry has a and b on the medium; c and e were forced; d may be or not.
    assert found == {"abce", "dbce"}


def test_moments_are_at_flushes_and_between_them() -> None:
    log = loaded(log_of(*WRITES))
    assert chosen(log, 2, 100) == [2, 3, 4, 5, 6, 7, 8]
    at = {3, 4, 6, 7, 8}
    some = chosen(log, 0, 5)
    assert (len(some), len(at.intersection(some))) == (5, 3)
    # With few moments between, there is room for more at flushes.
    assert at <= set(chosen(log, 3, 6))
