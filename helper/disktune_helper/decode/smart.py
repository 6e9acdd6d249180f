"""SMART attributes and logs of ATA drives (statistics, PHY events), and log pages of SCSI disks.

Attributes: SFF-8035i revision 2, which ATA dropped and every drive kept; smartmontools atacmds.h
(ata_smart_values, ata_smart_thresholds_pvt). Off-line data collection: ATA8-ACS, SMART READ
DATA. Log pages: SPC-5 (T10/BSR INCITS 502) 7.3, SBC-4 6.4.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence

from disktune_contract.health.health import (
    AtaAttribute,
    AttributeFlags,
    DeviceStatistic,
    ListedLog,
    OfflineCollection,
    OfflineState,
    PhyEvent,
    ScsiErrors,
    ScsiHealth,
)
from disktune_contract.sentence import Sentence
from disktune_contract.wire import MAX_INT_BITS
from disktune_helper.decode.fields import DecodeError

# -- logs of ATA drives ------------------------------------------------------------------------------------
#
# The directory, device statistics, SATA PHY event counters, and what lists have in common.
#
# Source: ACS-4 (T13/BSR INCITS 529) 9.2 (directory), 9.5 (Device Statistics), 9.15 (SATA Phy Event Counters).

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


def check_page(page: bytes) -> None:
    """Raise DecodeError unless *page* has 512 bytes."""
    if len(page) != PAGE_BYTES:
        raise DecodeError(Sentence("It has {length} bytes.", length=len(page)))


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


# -- SMART attributes of ATA drives, and log pages of SCSI disks -------------------------------------------

_ENTRIES, _ENTRY_BYTES, _FIRST = 30, 12, 2
_PRE_FAILURE, _ONLINE, _PERFORMANCE, _ERROR_RATE, _EVENTS, _KEPT = (1 << bit for bit in range(6))
"""Status flags."""

_OFFLINE = {
    0x00: OfflineState.NEVER,
    0x02: OfflineState.COMPLETED,
    0x03: OfflineState.RUNNING,
    0x04: OfflineState.SUSPENDED,
    0x05: OfflineState.ABORTED,
    0x06: OfflineState.FAILED,
}
_AUTOMATIC, _OFFLINE_VENDOR = 0x80, range(0x40, 0x80)
"""Of byte 362: bit 7 is the switch, the other bits the state; from 40h on it is the vendor's own."""

INFORMATIONAL, TEMPERATURE, STARTS, SOLID_STATE, OTHER_ERRORS = 0x2F, 0x0D, 0x0E, 0x11, 0x06
ERRORS = {0x02: "write", 0x03: "read", 0x05: "verify"}
"""Error counter pages. All pages that are asked for are these and those above."""
_CORRECTED, _BYTES, _UNCORRECTED = 3, 5, 6
_NO_TEMPERATURE = 0xFF
_NOT_COUNTED = 0xFFFFFFFF

Parameters = Mapping[int, bytes]
"""Of a log page, by parameter code."""


def attributes(values: bytes, thresholds: bytes | None) -> tuple[AtaAttribute, ...]:
    """Return the attributes in the drive's order; *thresholds* is None where the drive gives none.

    Raises:
        DecodeError: a page is not 512 bytes long.
    """
    limits = {} if thresholds is None else {entry[0]: entry[1] for entry in _entries(thresholds)}
    found = []
    for entry in _entries(values):
        number, flags, value, worst = struct.unpack_from("<BHBB", entry)
        raw = int.from_bytes(entry[5:11], "little")
        pre_failure = bool(flags & _PRE_FAILURE)
        found.append(AtaAttribute(number, value, worst, limits.get(number), raw, pre_failure, flags_of(flags)))
    return tuple(found)


def flags_of(flags: int) -> AttributeFlags:
    """Return the status flags of an attribute but the first, pre-failure."""
    return AttributeFlags(
        updated_online=bool(flags & _ONLINE),
        performance=bool(flags & _PERFORMANCE),
        error_rate=bool(flags & _ERROR_RATE),
        event_count=bool(flags & _EVENTS),
        self_preserving=bool(flags & _KEPT),
    )


def offline(values: bytes) -> OfflineCollection:
    """Return bytes 362, 364, 365 and 367 of SMART READ DATA.

    Raises:
        DecodeError: *values* is not 512 bytes long.
    """
    check_page(values)
    status, capabilities = values[362], values[367]
    reserved = OfflineState.VENDOR if status & ~_AUTOMATIC in _OFFLINE_VENDOR else OfflineState.UNKNOWN
    # 83h is reserved: the state of running is defined without bit 7.
    state = reserved if status == 0x83 else _OFFLINE.get(status & ~_AUTOMATIC, reserved)
    return OfflineCollection(
        state=state,
        automatic=bool(status & _AUTOMATIC),
        switchable=bool(capabilities & 1 << 1),
        immediate=bool(capabilities & 1 << 0),
        aborted_by_commands=bool(capabilities & 1 << 2),
        surface_scan=bool(capabilities & 1 << 3),
        seconds=int.from_bytes(values[364:366], "little"),
    )


def _entries(page: bytes) -> list[bytes]:
    """Return the entries of a page that are in use."""
    check_page(page)
    starts = range(_FIRST, _FIRST + _ENTRIES * _ENTRY_BYTES, _ENTRY_BYTES)
    return [page[at : at + _ENTRY_BYTES] for at in starts if page[at]]


def log_pages(data: bytes) -> bytes:
    """Return the numbers in the list of log pages (page 0), a byte each.

    Raises:
        DecodeError: *data* is shorter than its length field.
    """
    return data[4 : _end(data)]


def _end(data: bytes) -> int:
    """Return the length of a log page by its header; raises `DecodeError` if *data* is shorter."""
    end = 4 + int.from_bytes(data[2:4], "big")
    if len(data) < end:
        raise DecodeError(Sentence("The log page is truncated."))
    return end


def log_parameters(data: bytes, page: int) -> dict[int, bytes]:
    """Return the parameters of a log page by their codes.

    Raises:
        DecodeError: *data* is another page, or shorter than its length field.
    """
    # Bit 7 is DS, bit 6 SPF: a subpage has another header.
    if len(data) < 4 or data[0] & 0x7F != page:
        raise DecodeError(Sentence("The drive sent another page."))
    end, at = _end(data), 4
    found = {}
    while at + 4 <= end:
        length = data[at + 3]
        found[int.from_bytes(data[at : at + 2], "big")] = data[at + 4 : min(at + 4 + length, end)]
        at += 4 + length
    return found


def scsi(pages: Mapping[int, Parameters]) -> ScsiHealth:
    """Decode the log pages of a disk."""
    exception = pages.get(INFORMATIONAL, {}).get(0, b"")
    heat, cycles = pages.get(TEMPERATURE, {}), pages.get(STARTS, {})
    worn = pages.get(SOLID_STATE, {}).get(1, b"")
    return ScsiHealth(
        asc=exception[0] if len(exception) > 1 else None,
        ascq=exception[1] if len(exception) > 1 else None,
        temperature_c=_celsius(heat.get(0)),
        reference_temperature_c=_celsius(heat.get(1)),
        percentage_used=worn[3] if len(worn) > 3 else None,
        rated_starts=_cycles(cycles.get(3)),
        starts=_cycles(cycles.get(4)),
        rated_loads=_cycles(cycles.get(5)),
        loads=_cycles(cycles.get(6)),
        errors=tuple(_errors(kind, pages[page]) for page, kind in ERRORS.items() if page in pages),
        other_errors=_number(pages.get(OTHER_ERRORS, {}).get(0)),
    )


def _errors(kind: str, found: Parameters) -> ScsiErrors:
    corrected, uncorrected = _number(found.get(_CORRECTED)), _number(found.get(_UNCORRECTED))
    return ScsiErrors(kind, corrected, uncorrected, _number(found.get(_BYTES)))


def _number(data: bytes | None) -> int | None:
    """Return a counter, None if it is too large to be one (a parameter has up to 255 bytes)."""
    found = int.from_bytes(data, "big") if data else None
    return None if found is not None and found.bit_length() > MAX_INT_BITS else found


def _cycles(data: bytes | None) -> int | None:
    """Return a counter of four bytes, None if all bits are ones, which means that it is not counted."""
    found = _number(data)
    return None if found == _NOT_COUNTED else found


def _celsius(data: bytes | None) -> int | None:
    return data[1] if data and len(data) > 1 and data[1] != _NO_TEMPERATURE else None
