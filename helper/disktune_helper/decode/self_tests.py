"""Self-tests as drives report them: the tests offered, the one that runs, and the logs of earlier ones.

Sources: ACS-4 (T13/BSR INCITS 529) SMART READ DATA, SMART Self-Test log (06h), Extended SMART Self-Test log (07h),
Selective Self-Test log (09h); NVM Express Base Specification 2.0c, Device Self-test log (06h); SPC-5, self-test
results log page (10h).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from disktune_contract.health.self_tests import (
    RunningSelfTest,
    SelectiveSpan,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
)
from disktune_contract.sentence import Sentence
from disktune_helper.decode import smart
from disktune_helper.decode.fields import DecodeError

ATA_LOG, ATA_EXTENDED_LOG, ATA_SELECTIVE_LOG = 0x06, 0x07, 0x09
SCSI_LOG = 0x10

_FULL_TENTHS = 10
_LBA_BITS = 48

NVME_LOG_BYTES = 564
NVME_SHORT_MINUTES = 2
"""The longest that a short test should take by the specification (2.0c, Device Self-test operation)."""

_OUTCOMES = {
    0x0: SelfTestOutcome.PASSED,
    0x1: SelfTestOutcome.STOPPED,
    0x2: SelfTestOutcome.INTERRUPTED,
    0x3: SelfTestOutcome.INCOMPLETE,
    0x4: SelfTestOutcome.FAILED,
    0x5: SelfTestOutcome.FAILED_ELECTRICAL,
    0x6: SelfTestOutcome.FAILED_SERVO,
    0x7: SelfTestOutcome.FAILED_READ,
    0x8: SelfTestOutcome.FAILED_DAMAGE,
    0xF: SelfTestOutcome.RUNNING,
}
"""Self-test execution status, bits 7:4, of ATA drives."""

_NAMES_AN_LBA = frozenset({SelfTestOutcome.FAILED, SelfTestOutcome.FAILED_READ})
"""After any other end the field is undefined (ACS-4, LBA of the first failure)."""

_CAPTIVE = 0x80
_KINDS = {
    0x00: SelfTestKind.OFFLINE,
    0x01: SelfTestKind.SHORT,
    0x02: SelfTestKind.EXTENDED,
    0x03: SelfTestKind.CONVEYANCE,
    0x04: SelfTestKind.SELECTIVE,
}
_VENDOR = (range(0x40, 0x7F), range(0x90, 0x100))


class AtaStatus(NamedTuple):
    """The self-test fields of SMART READ DATA."""

    offers: tuple[SelfTestOffer, ...]
    last: SelfTestOutcome
    remaining_percent: int
    """Of the test that runs; of another that did not complete, what was left."""


# -- ATA ---------------------------------------------------------------------------------------------------


def ata_status(data: bytes) -> AtaStatus:
    """Return bytes 363 to 376 of SMART READ DATA.

    Raises:
        DecodeError: *data* is not 512 bytes long.
    """
    smart.check_page(data)
    capabilities = data[367]
    # FFh: the time is in the word behind.
    extended = data[373] if data[373] != 0xFF else int.from_bytes(data[375:377], "little")
    found = []
    if capabilities & 1 << 4:
        found += [(SelfTestKind.SHORT, data[372]), (SelfTestKind.EXTENDED, extended)]
    if capabilities & 1 << 5:
        found.append((SelfTestKind.CONVEYANCE, data[374]))
    if capabilities & 1 << 6:
        # How long it takes depends on the range.
        found.append((SelfTestKind.SELECTIVE, 0))
    offers = tuple(SelfTestOffer(kind, minutes or None) for kind, minutes in found)
    return AtaStatus(offers, _outcome(data[363]), _percent(data[363]))


def ata_results(log: bytes) -> tuple[SelfTestResult, ...]:
    """Return the SMART Self-Test log: 21 entries in a circle, the newest first.

    Raises:
        DecodeError: *log* is not 512 bytes long.
    """
    smart.check_page(log)
    return tuple(_circle([log[at : at + 24] for at in range(2, 506, 24)], log[508], lba_bytes=4))


ENTRIES_OF_A_PAGE = 19
"""Of the Extended SMART Self-Test log."""


def ata_extended_results(pages: Mapping[int, bytes], count: int, index: int) -> tuple[SelfTestResult, ...]:
    """Return the Extended SMART Self-Test log of *count* pages, the newest first, as far as *pages* have it.

    *index* is the result of `smart.index_in`.

    Raises:
        DecodeError: a page is not 512 bytes long.
    """
    for page in pages.values():
        smart.check_page(page)
    entries = smart.entries(pages, count, 26, ENTRIES_OF_A_PAGE)
    return tuple(_circle(entries, index, lba_bytes=6))


def ata_spans(log: bytes, outcome: SelfTestOutcome | None) -> tuple[SelectiveSpan, ...]:
    """Return the spans of the Selective Self-Test log that are in use.

    *outcome* is how the last self-test went, None if it was no selective one: the log names the span that it came
    to, and goes on naming it after other tests.

    Raises:
        DecodeError: *log* is not 512 bytes long.
    """
    smart.check_page(log)
    lba, current = struct.unpack_from("<QH", log, 492)
    found = []
    for number, (first, last) in enumerate(struct.iter_unpack("<QQ", log[2:82]), 1):
        # A span that begins and ends at 0 is not in use.
        if last and max(first, last).bit_length() <= _LBA_BITS:
            its = number == current
            at = lba if its and first <= lba <= last else None
            found.append(SelectiveSpan(number, first, last, its, outcome if its else None, at))
    return tuple(found)


def _circle(entries: list[bytes], index: int, lba_bytes: int) -> Iterator[SelfTestResult]:
    """Yield the entries that are in use from number *index*, counted from 1, backwards."""
    used = filter(any, smart.newest_first(entries, index))
    yield from (_ata_result(entry, lba_bytes) for entry in used)


def _ata_result(entry: bytes, lba_bytes: int) -> SelfTestResult:
    number, status, hours, checkpoint = struct.unpack_from("<BBHB", entry)
    lba = int.from_bytes(entry[5 : 5 + lba_bytes], "little")
    return ata_result(number, status, hours, lba if lba != (1 << 8 * lba_bytes) - 1 else None, checkpoint)


def ata_result(
    number: int, status: int, hours: int | None, lba: int | None, checkpoint: int = 0
) -> SelfTestResult:
    """Return an entry of a log by its fields: the number of the test and the execution status."""
    outcome = _outcome(status)
    named = outcome in _NAMES_AN_LBA and lba is not None
    code = f"checkpoint {checkpoint:02X}h" if outcome.failed and checkpoint else ""
    return SelfTestResult(
        kind=_ata_kind(number),
        outcome=outcome,
        captive=number & ~_CAPTIVE in _KINDS and bool(number & _CAPTIVE),
        hours=hours,
        remaining_percent=None if outcome is SelfTestOutcome.PASSED else _percent(status),
        # A failure whose part is not known, with an LBA of 0, names none.
        lba=lba if named and (lba or outcome is SelfTestOutcome.FAILED_READ) else None,
        code=code,
    )


def _ata_kind(number: int) -> SelfTestKind:
    if any(number in numbers for numbers in _VENDOR):
        return SelfTestKind.VENDOR
    return _KINDS.get(number & ~_CAPTIVE, SelfTestKind.UNKNOWN)


def _outcome(status: int) -> SelfTestOutcome:
    return _OUTCOMES.get(status >> 4, SelfTestOutcome.UNKNOWN)


def _percent(status: int) -> int:
    return min(status & 0xF, _FULL_TENTHS) * 10


# -- NVMe --------------------------------------------------------------------------------------------------

_NVME_KINDS = {0x1: SelfTestKind.SHORT, 0x2: SelfTestKind.EXTENDED, 0xE: SelfTestKind.VENDOR}
_NVME_OUTCOMES = {
    0x0: SelfTestOutcome.PASSED,
    0x1: SelfTestOutcome.STOPPED,
    0x2: SelfTestOutcome.INTERRUPTED,
    # A namespace was removed; Format NVM; no reason; sanitize.
    **dict.fromkeys((0x3, 0x4, 0x8, 0x9), SelfTestOutcome.STOPPED),
    0x5: SelfTestOutcome.INCOMPLETE,
    0x6: SelfTestOutcome.FAILED,
    0x7: SelfTestOutcome.FAILED,
}
_NVME_UNUSED = 0xF
_NVME_SEGMENT_KNOWN = 0x7


def nvme_offers(id_ctrl: bytes) -> tuple[SelfTestOffer, ...]:
    """Decode the tests in Identify Controller: OACS bit 4, EDSTT in minutes; cut-off fields are left out."""
    if len(id_ctrl) < 258 or not id_ctrl[256] & 1 << 4:
        return ()
    extended = int.from_bytes(id_ctrl[316:318], "little") or None if len(id_ctrl) >= 318 else None
    return (
        SelfTestOffer(SelfTestKind.SHORT, NVME_SHORT_MINUTES),
        SelfTestOffer(SelfTestKind.EXTENDED, extended),
    )


def nvme_running(log: bytes) -> RunningSelfTest | None:
    """Return the test that runs, by the first bytes of the Device Self-test log; ``minutes_left`` is left open.

    Raises:
        DecodeError: *log* is not 564 bytes long.
    """
    _check_nvme(log)
    operation = log[0] & 0xF
    if not operation:
        return None
    done = min(log[1] & 0x7F, 100)
    return RunningSelfTest(_NVME_KINDS.get(operation, SelfTestKind.UNKNOWN), 100 - done, None)


def nvme_results(log: bytes, namespace: int | None) -> tuple[SelfTestResult, ...]:
    """Return the 20 entries of the Device Self-test log that are in use, the newest first.

    An LBA counts in the namespace that failed; one of another namespace than *namespace* is left out.

    Raises:
        DecodeError: *log* is not 564 bytes long.
    """
    _check_nvme(log)
    entries = (log[at : at + 28] for at in range(4, NVME_LOG_BYTES, 28))
    return tuple(_nvme_result(entry, namespace) for entry in entries if entry[0] & 0xF != _NVME_UNUSED)


def _nvme_result(entry: bytes, namespace: int | None) -> SelfTestResult:
    status, segment, valid, hours, space, lba = struct.unpack_from("<BBBxQIQ", entry)
    result, outcome = status & 0xF, _NVME_OUTCOMES.get(status & 0xF, SelfTestOutcome.UNKNOWN)
    # Of the diagnostic bits: 0 the namespace, 1 the LBA, 2 and 3 the type and the code of a status.
    ours = not valid & 1 or namespace is None or space in (namespace, 0xFFFFFFFF)
    codes = [f"{entry[24 + at]:02X}h" for at in range(2) if valid & 4 << at]
    return SelfTestResult(
        kind=_NVME_KINDS.get(status >> 4, SelfTestKind.UNKNOWN),
        outcome=outcome,
        hours=hours,
        lba=lba if valid & 2 and ours else None,
        segment=segment if result == _NVME_SEGMENT_KNOWN else None,
        code=f"NVMe status {'/'.join(codes)}" if codes else "",
    )


def _check_nvme(log: bytes) -> None:
    if len(log) != NVME_LOG_BYTES:
        raise DecodeError(Sentence("It has {length} bytes.", length=len(log)))


# -- SCSI --------------------------------------------------------------------------------------------------

_SCSI_KINDS = {
    0x1: SelfTestKind.SHORT,
    0x2: SelfTestKind.EXTENDED,
    0x5: SelfTestKind.SHORT,
    0x6: SelfTestKind.EXTENDED,
}
"""Self-test code: 1 and 2 in the background, 5 and 6 in the foreground."""
_SCSI_FOREGROUND = frozenset({0x5, 0x6})
_SCSI_OUTCOMES = {
    0x0: SelfTestOutcome.PASSED,
    0x1: SelfTestOutcome.STOPPED,
    0x2: SelfTestOutcome.INTERRUPTED,
    0x3: SelfTestOutcome.INCOMPLETE,
    # In an unknown segment, the first, the second, another.
    **dict.fromkeys((0x4, 0x5, 0x6, 0x7), SelfTestOutcome.FAILED),
    0xF: SelfTestOutcome.RUNNING,
}
_SCSI_ENTRY_BYTES = 16
_SCSI_PARAMETERS = range(0x01, 0x15)
_ALL_ONES = (1 << 64) - 1
_MEDIUM_ERROR = 0x3


def scsi_results(parameters: Mapping[int, bytes]) -> tuple[SelfTestResult, ...]:
    """Return the self-test results log page from its parameters, the newest first."""
    entries = [parameters.get(code, b"") for code in _SCSI_PARAMETERS]
    return tuple(_scsi_result(entry) for entry in entries if len(entry) >= _SCSI_ENTRY_BYTES and _used(entry))


def _used(entry: bytes) -> bool:
    """Return whether an entry is one: neither a time nor a code nor a result means that there was no test."""
    return any(entry[:4])


def _scsi_result(entry: bytes) -> SelfTestResult:
    status, segment, hours, lba = struct.unpack_from(">BBHQ", entry)
    code, outcome = status >> 5, _SCSI_OUTCOMES.get(status & 0xF, SelfTestOutcome.UNKNOWN)
    key, asc, ascq = entry[12] & 0xF, entry[13], entry[14]
    failed = outcome.failed or outcome is SelfTestOutcome.INCOMPLETE
    if outcome is SelfTestOutcome.FAILED and key == _MEDIUM_ERROR:
        outcome = SelfTestOutcome.FAILED_READ
    return SelfTestResult(
        kind=_SCSI_KINDS.get(code, SelfTestKind.UNKNOWN),
        outcome=outcome,
        captive=code in _SCSI_FOREGROUND,
        hours=hours,
        lba=lba if failed and lba != _ALL_ONES else None,
        segment=segment if failed and segment else None,
        code=f"sense {key:X}h/{asc:02X}h/{ascq:02X}h" if failed and (key or asc or ascq) else "",
    )
