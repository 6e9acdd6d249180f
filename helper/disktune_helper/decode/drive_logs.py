"""Error logs and recorded temperatures, from the bytes that drives sent.

Sources: ACS-4 (T13/BSR INCITS 529) SMART summary error log (01h), Extended Comprehensive SMART Error log (03h),
SCT Data Tables; NVM Express Base Specification 2.0c, Error Information log (01h) and status codes; SPC-5 error
counter log pages. Names of commands and errors are those of the standards.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping

from disktune_contract.health.health import ErrorLog, LoggedError, ScsiErrorCounter, TemperatureLog
from disktune_contract.sentence import Sentence, listed
from disktune_contract.wire import MAX_INT_BITS
from disktune_helper.decode import smart
from disktune_helper.decode.fields import DecodeError

ATA_SUMMARY, ATA_EXTENDED = 0x01, 0x03
NVME_ENTRY_BYTES = 64

_ENTRY_BYTES, _ENTRIES_OF_A_PAGE = 124, 4
"""Of the Extended Comprehensive SMART Error log."""

_ATA_ERRORS = (
    (7, Sentence("interface CRC error (ICRC)")),
    (6, Sentence("uncorrectable data (UNC)")),
    (4, Sentence("address not found (IDNF)")),
    (2, Sentence("command aborted (ABRT)")),
)
"""Bits of the ERROR register; the others have had several meanings."""
_OF_A_SECTOR = 1 << 6 | 1 << 4
"""Only these errors leave the LBA that they are about."""

_ATA_COMMANDS = {
    0x06: "DATA SET MANAGEMENT",
    0x20: "READ SECTORS",
    0x24: "READ SECTORS EXT",
    0x25: "READ DMA EXT",
    0x29: "READ MULTIPLE EXT",
    0x2F: "READ LOG EXT",
    0x30: "WRITE SECTORS",
    0x34: "WRITE SECTORS EXT",
    0x35: "WRITE DMA EXT",
    0x39: "WRITE MULTIPLE EXT",
    0x3D: "WRITE DMA FUA EXT",
    0x3F: "WRITE LOG EXT",
    0x40: "READ VERIFY SECTORS",
    0x42: "READ VERIFY SECTORS EXT",
    0x47: "READ LOG DMA EXT",
    0x60: "READ FPDMA QUEUED",
    0x61: "WRITE FPDMA QUEUED",
    0xB0: "SMART",
    0xC4: "READ MULTIPLE",
    0xC5: "WRITE MULTIPLE",
    0xC8: "READ DMA",
    0xCA: "WRITE DMA",
    0xE0: "STANDBY IMMEDIATE",
    0xE5: "CHECK POWER MODE",
    0xE7: "FLUSH CACHE",
    0xEA: "FLUSH CACHE EXT",
    0xEC: "IDENTIFY DEVICE",
    0xEF: "SET FEATURES",
}
_OF_48_BITS = frozenset({0x24, 0x25, 0x29, 0x34, 0x35, 0x39, 0x3D, 0x42, 0x60, 0x61})


# -- ATA errors --------------------------------------------------------------------------------------------


def ata_summary(log: bytes) -> ErrorLog:
    """Return the summary error log: 5 entries in a circle.

    Raises:
        DecodeError: *log* is not 512 bytes long.
    """
    smart.check_page(log)
    entries = [log[at : at + 90] for at in range(2, 452, 90)]
    total = int.from_bytes(log[452:454], "little")
    return _ata_log(entries, log[1], total, _summary_entry)


def ata_extended(pages: Mapping[int, bytes], count: int) -> ErrorLog:
    """Return the Extended Comprehensive SMART Error log of *count* pages, as far as *pages* have it.

    Page 0 is one of them.

    Raises:
        DecodeError: a page is not 512 bytes long.
    """
    for page in pages.values():
        smart.check_page(page)
    entries = smart.entries(pages, count, _ENTRY_BYTES, _ENTRIES_OF_A_PAGE)
    total = int.from_bytes(pages[0][500:502], "little")
    return _ata_log(entries, smart.index_in(pages[0]), total, _extended_entry)


_Parts = tuple[int, int, int, int]
"""ERROR register, command, LBA, power-on hours."""

_Reader = Callable[[bytes], _Parts]


def _ata_log(entries: list[bytes], index: int, total: int, parts: _Reader) -> ErrorLog:
    # The log counts on where its entries have long been overwritten.
    found = (
        _ata_error(total - back, *parts(entry))
        for back, entry in enumerate(smart.newest_first(entries, index))
        if any(entry) and total > back
    )
    return ErrorLog(total, tuple(found))


def _summary_entry(entry: bytes) -> _Parts:
    """Five commands of 12 bytes, of which the last one failed; then the error."""
    command = entry[48 + 7]
    lba = int.from_bytes(entry[63:66], "little") | (entry[66] & 0xF) << 24
    return entry[61], command, lba, int.from_bytes(entry[88:90], "little")


def _extended_entry(entry: bytes) -> _Parts:
    """Five commands of 18 bytes, of which the last one failed; then the error."""
    command, error = entry[72 + 12], entry[90:]
    low, high = error[4:10:2], error[5:10:2]
    lba = int.from_bytes(low + high, "little")
    if command not in _OF_48_BITS:
        lba = int.from_bytes(low, "little") | (error[10] & 0xF) << 24
    return error[1], command, lba, int.from_bytes(error[32:34], "little")


def _ata_error(number: int, error: int, command: int, lba: int, hours: int) -> LoggedError:
    names = [name for bit, name in _ATA_ERRORS if error >> bit & 1]
    return LoggedError(
        number=number,
        what=listed(names) if names else Sentence("unknown error"),
        command=_ATA_COMMANDS.get(command) or Sentence("command {code}", code=f"{command:02X}h"),
        lba=lba if error & _OF_A_SECTOR else None,
        hours=hours,
        code=f"{error:02X}h",
    )


# -- temperatures ------------------------------------------------------------------------------------------

_NO_TEMPERATURE = -128
_TABLE_VERSION = 2
_HISTORY_FROM, _HISTORY_MOST = 34, 478


def temperatures(status: bytes, table: bytes) -> TemperatureLog:
    """Return the history of temperatures (SCT Data Table 2), with the extremes of the SCT status page.

    Raises:
        DecodeError: a page is not 512 bytes long, or *table* is not that table.
    """
    if len(status) != smart.PAGE_BYTES or len(table) != smart.PAGE_BYTES:
        raise DecodeError(Sentence("The log page is truncated."))
    version, _, interval = struct.unpack_from("<3H", table)
    size, index = struct.unpack_from("<2H", table, 30)
    if version != _TABLE_VERSION or not 0 < size <= _HISTORY_MOST or index >= size:
        raise DecodeError(Sentence("It has an unknown format."))
    ring = [_celsius(one) for one in struct.unpack_from(f"<{size}b", table, _HISTORY_FROM)]
    ordered = ring[index + 1 :] + ring[: index + 1]
    # A drive that is younger than its log has recorded nothing before.
    first = next((place for place, one in enumerate(ordered) if one is not None), len(ordered))
    now, lowest, highest, lowest_ever, highest_ever = map(_celsius, struct.unpack_from("<5b", status, 200))
    most, _, least, _ = map(_celsius, struct.unpack_from("<4b", table, 6))
    return TemperatureLog(
        interval_minutes=interval,
        celsius=tuple(ordered[first:]),
        now_c=now,
        lowest_c=lowest,
        highest_c=highest,
        lowest_ever_c=lowest_ever,
        highest_ever_c=highest_ever,
        least_allowed_c=least,
        most_allowed_c=most,
    )


def _celsius(raw: int) -> int | None:
    return None if raw == _NO_TEMPERATURE else raw


# -- NVMe --------------------------------------------------------------------------------------------------

_NVME_STATUS = {
    0x000: Sentence("no error"),
    0x001: "Invalid Command Opcode",
    0x002: "Invalid Field in Command",
    0x004: "Data Transfer Error",
    0x005: "Commands Aborted due to Power Loss Notification",
    0x006: "Internal Error",
    0x007: "Command Abort Requested",
    0x00B: "Invalid Namespace or Format",
    0x00C: "Command Sequence Error",
    0x080: "LBA Out of Range",
    0x081: "Capacity Exceeded",
    0x082: "Namespace Not Ready",
    0x109: "Invalid Log Page",
    0x10D: "Feature Identifier Not Saveable",
    0x10E: "Feature Not Changeable",
    0x10F: "Feature Not Namespace Specific",
    0x280: "Write Fault",
    0x281: "Unrecovered Read Error",
    0x282: "End-to-end Guard Check Error",
    0x283: "End-to-end Application Tag Check Error",
    0x284: "End-to-end Reference Tag Check Error",
    0x285: "Compare Failure",
    0x286: "Access Denied",
    0x287: "Deallocated or Unwritten Logical Block",
}
"""By status code type and code."""
_MEDIA_ERRORS = 2
"""The status code type after which the LBA counts."""


def nvme_errors(log: bytes, total: int | None) -> ErrorLog:
    """Return the entries of the Error Information log that are in use; *total* is the count in the SMART log.

    Raises:
        DecodeError: *log* has no whole number of entries.
    """
    if len(log) % NVME_ENTRY_BYTES:
        raise DecodeError(Sentence("It has {length} bytes.", length=len(log)))
    entries = (log[at : at + NVME_ENTRY_BYTES] for at in range(0, len(log), NVME_ENTRY_BYTES))
    # An entry with the number 0 is not in use.
    return ErrorLog(total, tuple(_nvme_error(entry) for entry in entries if any(entry[:8])))


def _nvme_error(entry: bytes) -> LoggedError:
    number, queue, _, status, _, lba = struct.unpack_from("<QHHHHQ", entry)
    code = status >> 1 & 0x7FF
    return LoggedError(
        number=number,
        what=_NVME_STATUS.get(code) or Sentence("unknown error"),
        command=Sentence("I/O command") if queue else Sentence("admin command"),
        lba=lba if code >> 8 == _MEDIA_ERRORS else None,
        hours=None,
        code=f"{code:03X}h",
    )


# -- SCSI --------------------------------------------------------------------------------------------------

_SCSI_COUNTERS = range(7)


def scsi_counters(kind: str, parameters: Mapping[int, bytes]) -> Iterator[ScsiErrorCounter]:
    """Yield the counters of one error counter page whose meaning SPC-5 defines."""
    for number in _SCSI_COUNTERS:
        value = int.from_bytes(parameters.get(number, b""), "big")
        if number in parameters and value.bit_length() <= MAX_INT_BITS:
            yield ScsiErrorCounter(kind, number, value)
