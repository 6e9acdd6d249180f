"""Device statistics and PHY event counters: smartctl's view of a real drive is the judge."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.health.health import DeviceStatistic, ListedLog, PhyEvent
from disktune_helper.decode import smart as ata_logs

CORPUS = Path(__file__).parents[2] / "corpus/smart/health.jsonl"
REAL: dict[str, Any] = next(
    dump for dump in map(json.loads, CORPUS.read_text("utf-8").splitlines()) if "statistics" in dump
)
TIMESTAMP = (1, 0x38)
"""Page and offset of what is no counter."""


def page_of(number: int, entries: list[list[int]]) -> bytes:
    """Return the page that smartctl must have had; *entries* are page, offset, flags and value of a statistic."""
    page = bytearray(512)
    struct.pack_into("<HB", page, 0, 1, number)
    for place, offset, flags, value in entries:
        if place == number:
            struct.pack_into("<Q", page, offset, flags << 56 | value)
    return bytes(page)


def test_statistics_are_those_that_smartctl_shows() -> None:
    for page in ata_logs.PAGES:
        theirs = [
            DeviceStatistic(number, offset, value)
            for number, offset, _, value in REAL["statistics"]
            if number == page and (number, offset) != TIMESTAMP
        ]
        assert bool(theirs) == (page != 3), "a solid-state drive"
        assert list(ata_logs.statistics(page, page_of(page, REAL["statistics"]))) == theirs


def test_only_what_is_supported_and_valid_counts_and_flags_are_no_part_of_it() -> None:
    page = bytearray(512)
    struct.pack_into("<HB", page, 0, 1, 3)
    for offset, flags in ((0x08, 0xC0), (0x10, 0x80), (0x18, 0x40), (0x20, 0xF8), (0x28, 0)):
        struct.pack_into("<Q", page, offset, flags << 56 | 0xABCD << 32 | 7)
    assert ata_logs.statistics(3, bytes(page)) == (DeviceStatistic(3, 0x08, 7), DeviceStatistic(3, 0x20, 7))
    assert ata_logs.statistics(4, bytes(page)) == (), "another page than was asked for"


def test_a_page_that_is_cut_off_says_what_is_there() -> None:
    listing = bytes(8) + bytes((3, 0, 1, 3)) + bytes(500)
    for size in range(16):
        there = frozenset({0, 1, 3} if size > 11 else listing[9:size])
        assert ata_logs.statistics_pages(listing[:size]) == there, size
    for page in ata_logs.PAGES:
        whole = page_of(page, REAL["statistics"])
        every = ata_logs.statistics(page, whole)
        # Around the ends of its header and of every entry.
        for size in (*range(9), *(end + more for end in range(16, 513, 8) for more in (-1, 0, 1))):
            here = tuple(one for one in every if one.offset + 8 <= size)
            assert ata_logs.statistics(page, whole[:size]) == here, (page, size)


def test_pages_and_logs_are_those_that_the_drive_lists() -> None:
    directory = struct.pack("<6H", 1, 0, 0, 0, 8, 0).ljust(512, b"\0")
    assert [ata_logs.pages_of(directory, log) for log in (0x04, 0x05, 0x11)] == [8, 0, 0]
    assert ata_logs.pages_of(bytes(512), 0x04) == 0
    assert ata_logs.pages_of(b"\xff" * 512, 0x04) == 0
    assert ata_logs.statistics_pages(bytes(8) + bytes((3, 0, 1, 3, 9))) == {0, 1, 3}
    assert ata_logs.statistics_pages(bytes(512)) == frozenset()


def events(*counters: tuple[int, int, int]) -> bytes:
    """Return the log with counters of number, words and count."""
    body = b"".join(
        struct.pack("<H", words << 12 | number) + count.to_bytes(2 * words, "little")
        for number, words, count in counters
    )
    page = bytearray((bytes(4) + body).ljust(512, b"\0"))
    page[511] = -sum(page) % 256
    return bytes(page)


def test_phy_events_are_those_that_smartctl_shows() -> None:
    page = events(*((number, size // 2, count) for number, size, count in REAL["phy_events"]))
    assert ata_logs.phy_events(page) == tuple(
        PhyEvent(number, count, False) for number, _, count in REAL["phy_events"]
    )


def test_phy_events_of_a_vendor_are_passed_over_and_a_full_counter_says_so() -> None:
    found = ata_logs.phy_events(events((0x8001, 2, 9), (0x001, 1, 0xFFFF), (0x00A, 4, 5), (0x002, 2, 0xFFFF)))
    assert found == (PhyEvent(1, 0xFFFF, True), PhyEvent(0xA, 5, False), PhyEvent(2, 0xFFFF, False))


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_log_that_is_full_says_nothing_false(size: int) -> None:
    # Counters up to the checksum, which is none of them.
    full = events(*((1 + at, size, 0) for at in range(507 // (2 + 2 * size))))
    assert len(ata_logs.phy_events(full)) == 507 // (2 + 2 * size)
    # A counter of no length would be read for ever.
    assert ata_logs.phy_events(events((1, 0, 0))) == ()


def directories() -> list[Any]:
    """Return the directories of real drives as smartctl shows them."""
    found = []
    for path in sorted(CORPUS.parent.glob("*.json")):
        told = json.loads(path.read_text("utf-8")).get("ata_log_directory")
        if told:
            found.append(pytest.param(told, id=path.stem))
    return found


@pytest.mark.parametrize("told", directories())
def test_the_logs_of_both_directories_are_those_that_smartctl_shows(told: dict[str, Any]) -> None:
    general, smart = bytearray(512), bytearray(512)
    for one in told["table"]:
        struct.pack_into("<H", general, 2 * one["address"], one.get("gp_sectors", 0))
        smart[2 * one["address"]] = one.get("smart_sectors", 0)
    struct.pack_into("<H", general, 0, told["gp_dir_version"])
    struct.pack_into("<H", smart, 0, told["smart_dir_version"])
    assert ata_logs.listed(bytes(general), bytes(smart)) == tuple(
        ListedLog(one["address"], one.get("gp_sectors", 0), one.get("smart_sectors", 0)) for one in told["table"]
    )


def test_a_directory_that_is_none_lists_nothing() -> None:
    old = bytes(2) + bytes((1, 0)) + bytes(508)
    assert ata_logs.listed(b"", old) == (ListedLog(0, 0, 1), ListedLog(1, 0, 1)), "ATA-5: logs of one page"
    for nothing in (b"", bytes(512), b"\xff" * 512):
        assert ata_logs.listed(nothing, nothing) == ()
    general = struct.pack("<2H", 1, 0x1234).ljust(512, b"\0")
    assert ata_logs.listed(general, bytes(512)) == (ListedLog(0, 1, 0), ListedLog(1, 0x1234, 0))
