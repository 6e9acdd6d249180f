"""SMART attributes of ATA drives, and log pages of SCSI disks, from the bytes the drive sent.

Attributes: SFF-8035i revision 2, which ATA dropped and every drive kept; smartmontools atacmds.h
(ata_smart_values, ata_smart_thresholds_pvt). Off-line data collection: ATA8-ACS, SMART READ
DATA. Log pages: SPC-5 (T10/BSR INCITS 502) 7.3, SBC-4 6.4.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

from disktune_contract.identity.health import (
    AtaAttribute,
    AttributeFlags,
    OfflineCollection,
    OfflineState,
    ScsiErrors,
    ScsiHealth,
)
from disktune_contract.sentence import Sentence
from disktune_contract.wire import MAX_INT_BITS
from disktune_helper.decode import ata_logs
from disktune_helper.decode.error import DecodeError

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
        found.append(AtaAttribute(number, value, worst, limits.get(number), raw, pre_failure, _flags(flags)))
    return tuple(found)


def _flags(flags: int) -> AttributeFlags:
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
    _check(values)
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
    _check(page)
    starts = range(_FIRST, _FIRST + _ENTRIES * _ENTRY_BYTES, _ENTRY_BYTES)
    return [page[at : at + _ENTRY_BYTES] for at in starts if page[at]]


def _check(page: bytes) -> None:
    ata_logs.check_page(
        page,
        Sentence("The drive returned a SMART page of {length} bytes.", length=len(page)),
    )


def log_pages(data: bytes) -> bytes:
    """Return the numbers in the list of log pages (page 0), a byte each.

    Raises:
        DecodeError: *data* ends before it says it does.
    """
    return data[4 : _end(data)]


def _end(data: bytes) -> int:
    """Return how long a log page says that it is; raises `DecodeError` if *data* ends before."""
    end = 4 + int.from_bytes(data[2:4], "big")
    if len(data) < end:
        raise DecodeError(Sentence("The drive returned a truncated log page."))
    return end


def log_parameters(data: bytes, page: int) -> dict[int, bytes]:
    """Return the parameters of a log page by their codes.

    Raises:
        DecodeError: *data* is another page, or ends before it says it does.
    """
    # Bit 7 is DS, bit 6 SPF: a subpage has another header.
    if len(data) < 4 or data[0] & 0x7F != page:
        raise DecodeError(Sentence("The drive returned an answer that is not the log page."))
    end, at = _end(data), 4
    found = {}
    while at + 4 <= end:
        length = data[at + 3]
        found[int.from_bytes(data[at : at + 2], "big")] = data[at + 4 : min(at + 4 + length, end)]
        at += 4 + length
    return found


def scsi(pages: Mapping[int, Parameters]) -> ScsiHealth:
    """Return what the log pages that a disk has say."""
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
    """Return a counter; a parameter has up to 255 bytes, and what nothing can have counted says nothing."""
    found = int.from_bytes(data, "big") if data else None
    return None if found is not None and found.bit_length() > MAX_INT_BITS else found


def _cycles(data: bytes | None) -> int | None:
    """Return a counter of four bytes, of which all ones mean that nobody counts."""
    found = _number(data)
    return None if found == _NOT_COUNTED else found


def _celsius(data: bytes | None) -> int | None:
    return data[1] if data and len(data) > 1 and data[1] != _NO_TEMPERATURE else None
