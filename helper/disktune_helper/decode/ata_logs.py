"""Logs of ATA drives: directory, device statistics, SATA PHY event counters, and what lists have in common.

Source: ACS-4 (T13/BSR INCITS 529) 9.2 (directory), 9.5 (Device Statistics), 9.15 (SATA Phy Event Counters).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence

from disktune_contract.identity.drive_logs import ListedLog
from disktune_contract.identity.health import DeviceStatistic, PhyEvent
from disktune_helper.decode.error import DecodeError

PAGE_BYTES = 512
DIRECTORY, DEVICE_STATISTICS, PHY_EVENTS = 0x00, 0x04, 0x11

PAGES = (1, 3, 4, 6, 7)
"""Pages of the device statistics that are read: general, rotating media, errors, transport, solid state."""

_DIRECTORY_VERSION = 0x0001
_SUPPORTED_AND_VALID = 0b11 << 62
_VALUE_BITS = {(1, 0x08): 32, (1, 0x10): 32, (7, 0x08): 8}
"""Width of a value by page and offset, where it is none of the next two."""
_WIDE = {(1, 0x18), (1, 0x20), (1, 0x28), (1, 0x30)}
_USUAL_BITS, _WIDE_BITS = 32, 48
_LAST = {1: 0x30, 3: 0x40, 4: 0x10, 6: 0x18, 7: 0x08}
"""Offset of the last statistic that is read of a page."""


def pages_of(directory: bytes, log: int) -> int:
    """Return how many pages a log has, 0 if the drive does not have it or *directory* is none."""
    version, *_ = struct.unpack_from("<H", directory)
    (count,) = struct.unpack_from("<H", directory, 2 * log)
    return count if version == _DIRECTORY_VERSION else 0


def listed(general: bytes, smart: bytes) -> tuple[ListedLog, ...]:
    """Return every log in either directory, by address; a directory that could not be read is empty.

    A SMART log has up to 255 pages; of a drive without logs of several pages the version is 0 (ACS-4 9.2).
    """
    gp_pages = [pages_of(general, address) for address in range(256)] if general else [0] * 256
    known = any(smart) and int.from_bytes(smart[:2], "little") in (0, _DIRECTORY_VERSION)
    # Of either directory, the place of its own size has the version, which happens to be 1 as well.
    smart_pages = [1, *smart[2:PAGE_BYTES:2]] if known else [0] * 256
    both = zip(range(256), gp_pages, smart_pages, strict=True)
    return tuple(ListedLog(*one) for one in both if any(one[1:]))


def statistics_pages(page_0: bytes) -> frozenset[int]:
    """Return which pages of the device statistics the drive lists in page 0; none if it is cut off before that."""
    return frozenset(page_0[9 : 9 + page_0[8]]) if len(page_0) > 8 else frozenset()


def statistics(page: int, data: bytes) -> tuple[DeviceStatistic, ...]:
    """Return the valid statistics of a page as far as it goes; none if *data* is another page."""
    # Bytes 0 and 1 are the revision, byte 2 is the number of the page.
    if data[2:3] != bytes((page,)):
        return ()
    found = []
    for offset in range(8, min(_LAST[page] + 8, len(data) - 7), 8):
        (entry,) = struct.unpack_from("<Q", data, offset)
        if entry & _SUPPORTED_AND_VALID == _SUPPORTED_AND_VALID:
            bits = _VALUE_BITS.get((page, offset), _WIDE_BITS if (page, offset) in _WIDE else _USUAL_BITS)
            found.append(DeviceStatistic(page, offset, entry & (1 << bits) - 1))
    return tuple(found)


def phy_events(data: bytes) -> tuple[PhyEvent, ...]:
    """Return the SATA PHY event counters."""
    found, at = [], 4
    while at + 2 <= len(data) - 1:
        (head,) = struct.unpack_from("<H", data, at)
        # Bits 14:12 are the length of the counter in words, bit 15 marks a vendor's own.
        size = (head >> 12 & 7) * 2
        if not head or not size or at + 2 + size > len(data) - 1:
            break
        count = int.from_bytes(data[at + 2 : at + 2 + size], "little")
        if not head >> 15:
            found.append(PhyEvent(head & 0xFFF, count, full=count == (1 << 8 * size) - 1))
        at += 2 + size
    return tuple(found)


# -- lists of errors and of self-tests -----------------------------------------------------------------------


def check_page(page: bytes, another_length: str) -> None:
    """Raise DecodeError, with the sentence, unless *page* has 512 bytes."""
    if len(page) != PAGE_BYTES:
        raise DecodeError(another_length)


def index_in(page_0: bytes) -> int:
    """Return the number of the newest entry of an extended list, from 1 through all pages; 0 if there is none."""
    return int.from_bytes(page_0[2:4], "little")


def entries(pages: Mapping[int, bytes], count: int, entry_bytes: int, of_a_page: int) -> list[bytes]:
    """Return the entries of an extended list of *count* pages; those of a page that was not read are zeros."""
    starts = range(4, 4 + entry_bytes * of_a_page, entry_bytes)
    there = (pages.get(number, bytes(PAGE_BYTES)) for number in range(count))
    return [page[at : at + entry_bytes] for page in there for at in starts]


def newest_first(circle: Sequence[bytes], index: int) -> Iterator[bytes]:
    """Yield the entries of a list that is written in a circle, from number *index*, counted from 1, backwards."""
    if 0 < index <= len(circle):
        yield from (circle[index - 1 - back] for back in range(len(circle)))
