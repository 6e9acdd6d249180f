"""Self-test logs as the standards lay them out, byte by byte."""

from __future__ import annotations

import struct

import pytest

from disktune_contract.health.self_tests import (
    LABELS,
    OUTCOMES,
    RunningSelfTest,
    SelectiveSpan,
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
)
from disktune_helper.decode import self_tests, smart
from disktune_helper.decode.fields import DecodeError

SHORT, EXTENDED = SelfTestKind.SHORT, SelfTestKind.EXTENDED


def adding_up(page: bytearray) -> bytes:
    page[511] = -sum(page[:511]) % 256
    return bytes(page)


def smart_data(status: int, capabilities: int, *, extended: int = 60) -> bytes:
    page = bytearray(512)
    page[363], page[367] = status, capabilities
    page[372], page[373], page[374] = 2, min(extended, 0xFF), 5
    page[375:377] = (extended if extended >= 0xFF else 0).to_bytes(2, "little")
    return adding_up(page)


def entry(number: int, status: int, hours: int, lba: int, lba_bytes: int, checkpoint: int = 0) -> bytes:
    return struct.pack("<BBHB", number, status, hours, checkpoint) + lba.to_bytes(lba_bytes, "little")


def log_06(index: int, *entries: tuple[int, bytes]) -> bytes:
    page = bytearray(b"\1\0".ljust(512, b"\0"))
    for place, data in entries:
        page[2 + 24 * place : 2 + 24 * place + len(data)] = data
    page[508] = index
    return adding_up(page)


def log_07(index: int, *entries: tuple[int, bytes]) -> bytes:
    page = bytearray(b"\1\0".ljust(512, b"\0"))
    page[2:4] = index.to_bytes(2, "little")
    for place, data in entries:
        page[4 + 26 * place : 4 + 26 * place + len(data)] = data
    return adding_up(page)


# -- ATA ---------------------------------------------------------------------------------------------------


def test_what_a_drive_offers_is_in_byte_367_and_how_long_it_takes_behind() -> None:
    found = self_tests.ata_status(smart_data(0x00, 0x7B))
    assert found.offers == (
        SelfTestOffer(SHORT, 2),
        SelfTestOffer(EXTENDED, 60),
        SelfTestOffer(SelfTestKind.CONVEYANCE, 5),
        SelfTestOffer(SelfTestKind.SELECTIVE, None),
    )
    assert [offer.kind for offer in self_tests.ata_status(smart_data(0, 0x1B)).offers] == [SHORT, EXTENDED]
    assert self_tests.ata_status(smart_data(0, 0x0B)).offers == ()


def test_a_long_time_is_in_a_word_of_its_own() -> None:
    # A disk of 16 TB of the corpus.
    found = self_tests.ata_status(smart_data(0xF1, 0x5B, extended=1479))
    assert found.offers[1] == SelfTestOffer(EXTENDED, 1479)
    assert (found.last, found.remaining_percent) == (SelfTestOutcome.RUNNING, 10)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (0x0, SelfTestOutcome.PASSED),
        (0x1, SelfTestOutcome.STOPPED),
        (0x2, SelfTestOutcome.INTERRUPTED),
        (0x3, SelfTestOutcome.INCOMPLETE),
        (0x4, SelfTestOutcome.FAILED),
        (0x5, SelfTestOutcome.FAILED_ELECTRICAL),
        (0x6, SelfTestOutcome.FAILED_SERVO),
        (0x7, SelfTestOutcome.FAILED_READ),
        (0x8, SelfTestOutcome.FAILED_DAMAGE),
        (0x9, SelfTestOutcome.UNKNOWN),
        (0xF, SelfTestOutcome.RUNNING),
    ],
)
def test_each_end_has_its_word_and_no_other_is_a_failure(status: int, outcome: SelfTestOutcome) -> None:
    assert self_tests.ata_status(smart_data(status << 4, 0x7B)).last is outcome
    assert outcome.failed is (0x4 <= status <= 0x8)


def test_every_kind_and_every_outcome_has_words() -> None:
    assert LABELS.keys() == set(SelfTestKind)
    assert OUTCOMES.keys() == set(SelfTestOutcome)


def test_the_log_is_a_circle_that_is_read_backwards() -> None:
    page = log_06(
        2,
        (0, entry(1, 0x00, 500, 0, 4)),
        (1, entry(2, 0x78, 501, 123_456, 4, checkpoint=7)),
        (20, entry(3, 0x25, 499, 0, 4)),
    )
    assert self_tests.ata_results(page) == (
        SelfTestResult(
            EXTENDED,
            SelfTestOutcome.FAILED_READ,
            hours=501,
            remaining_percent=80,
            lba=123_456,
            code="checkpoint 07h",
        ),
        SelfTestResult(SHORT, SelfTestOutcome.PASSED, hours=500),
        SelfTestResult(SelfTestKind.CONVEYANCE, SelfTestOutcome.INTERRUPTED, hours=499, remaining_percent=50),
    )


def test_a_log_without_entries_or_with_a_wrong_index_has_no_results() -> None:
    assert self_tests.ata_results(log_06(0)) == ()
    assert self_tests.ata_results(log_06(22, (0, entry(1, 0, 500, 0, 4)))) == ()


def test_an_lba_counts_only_where_the_standard_says_so() -> None:
    def lba(status: int, raw: int) -> int | None:
        (found,) = self_tests.ata_results(log_06(1, (0, entry(2, status, 1, raw, 4))))
        return found.lba

    assert lba(0x70, 0) == 0, "the first sector can be unreadable, too"
    assert lba(0x70, 0xFFFFFFFF) is None
    assert lba(0x40, 77) == 77
    assert lba(0x40, 0) is None
    for status in (0x00, 0x10, 0x50, 0x60):
        assert lba(status, 77) is None


def test_which_test_it_was_and_whether_the_drive_served_nothing_else() -> None:
    def kind(number: int) -> tuple[SelfTestKind, bool]:
        (found,) = self_tests.ata_results(log_06(1, (0, entry(number, 0, 1, 0, 4))))
        return found.kind, found.captive

    assert kind(0x00) == (SelfTestKind.OFFLINE, False)
    assert kind(0x04) == (SelfTestKind.SELECTIVE, False)
    assert kind(0x82) == (EXTENDED, True)
    assert kind(0x40) == kind(0x7E) == kind(0xFF) == (SelfTestKind.VENDOR, False)
    assert kind(0x05) == kind(0x7F) == (SelfTestKind.UNKNOWN, False)


def test_the_extended_log_goes_on_over_its_pages_and_has_long_addresses() -> None:
    far = 0x1234_5678_9ABC
    pages = {
        0: log_07(20, (18, entry(1, 0, 10, 0, 6))),
        1: log_07(0, (0, entry(2, 0x74, 11, far, 6))),
    }
    assert smart.index_in(pages[0]) == 20
    newest, before = self_tests.ata_extended_results(pages, 2, 20)
    assert (newest.kind, newest.lba, newest.remaining_percent) == (EXTENDED, far, 40)
    assert (before.kind, before.outcome) == (SHORT, SelfTestOutcome.PASSED)


def test_a_page_that_is_none_is_refused() -> None:
    page = bytes(511)
    with pytest.raises(DecodeError):
        self_tests.ata_status(page)
    with pytest.raises(DecodeError):
        self_tests.ata_results(page)
    with pytest.raises(DecodeError):
        self_tests.ata_extended_results({0: page}, 1, 1)


def selective(*spans: tuple[int, int], current: int = 0, lba: int = 0) -> bytes:
    """Return log 09h with spans of first and last LBA."""
    page = bytearray(512)
    page[0] = 1
    for at, span in enumerate(spans):
        struct.pack_into("<QQ", page, 2 + 16 * at, *span)
    struct.pack_into("<QH", page, 492, lba, current)
    return adding_up(page)


def test_the_spans_of_a_selective_test_and_what_became_of_the_last_one() -> None:
    """As smartctl shows them: the state of the self-test is that of the current span, the others have none."""
    failed = SelfTestOutcome.FAILED_READ
    log = selective((0, 99), (1000, 1999), (0, 0), current=2, lba=1500)
    assert self_tests.ata_spans(log, failed) == (
        SelectiveSpan(1, 0, 99),
        SelectiveSpan(2, 1000, 1999, current=True, outcome=failed, lba=1500),
    )
    beyond = self_tests.ata_spans(selective((0, 99), current=1, lba=100), None)
    assert beyond == (SelectiveSpan(1, 0, 99, current=True),)


def test_spans_that_are_empty_or_no_addresses_are_left_out() -> None:
    status = SelfTestOutcome.PASSED
    assert self_tests.ata_spans(selective(), status) == ()
    assert self_tests.ata_spans(selective((1, 1 << 48), (5, 9), current=1), status) == (SelectiveSpan(2, 5, 9),)
    # 6 and more: the drive reads everything else afterwards.
    assert self_tests.ata_spans(selective((5, 9), current=6, lba=7), status) == (SelectiveSpan(1, 5, 9),)


# -- NVMe --------------------------------------------------------------------------------------------------


def nvme_log(operation: int, done: int, *entries: bytes) -> bytes:
    unused = b"\x0f" + bytes(27)
    found = [*entries, *(unused,) * (20 - len(entries))]
    return bytes((operation, done, 0, 0)) + b"".join(found)


def nvme_entry(status: int, valid: int, *, segment: int = 0, space: int = 0, lba: int = 0) -> bytes:
    return struct.pack("<BBBxQIQBBH", status, segment, valid, 4711, space, lba, 2, 0x81, 0)


def test_an_nvme_drive_tells_how_far_its_test_has_come() -> None:
    assert self_tests.nvme_running(nvme_log(0, 0)) is None
    assert self_tests.nvme_running(nvme_log(2, 35)) == RunningSelfTest(EXTENDED, 65, None)
    assert self_tests.nvme_running(nvme_log(0xE, 127)) == RunningSelfTest(SelfTestKind.VENDOR, 0, None)


def test_results_of_an_nvme_drive_have_what_it_calls_valid() -> None:
    log = nvme_log(
        0,
        0,
        nvme_entry(0x27, 0xF, segment=3, space=1, lba=99),
        nvme_entry(0x27, 0x3, segment=3, space=2, lba=99),
        nvme_entry(0x10, 0, lba=5),
        nvme_entry(0x21, 0),
        nvme_entry(0x12, 0),
        nvme_entry(0x15, 0),
    )
    failed, elsewhere, passed, stopped, interrupted, incomplete = self_tests.nvme_results(log, 1)
    assert failed == SelfTestResult(
        EXTENDED, SelfTestOutcome.FAILED, hours=4711, lba=99, segment=3, code="NVMe status 02h/81h"
    )
    assert (elsewhere.lba, elsewhere.code) == (None, ""), "of another namespace"
    assert passed == SelfTestResult(SHORT, SelfTestOutcome.PASSED, hours=4711)
    assert stopped.outcome is SelfTestOutcome.STOPPED
    assert interrupted.outcome is SelfTestOutcome.INTERRUPTED
    assert incomplete.outcome is SelfTestOutcome.INCOMPLETE


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 258, 259, 315, 316, 317, 318, 319, 320])
def test_what_is_cut_off_of_identify_controller_is_not_known(size: int) -> None:
    page = bytearray(320)
    page[256], page[316:318] = 1 << 4, (0x123).to_bytes(2, "little")
    short, extended = SelfTestOffer(SHORT, 2), SelfTestOffer(EXTENDED, 0x123 if size >= 318 else None)
    assert self_tests.nvme_offers(bytes(page[:size])) == (() if size < 258 else (short, extended))


def test_a_controller_offers_tests_by_a_bit() -> None:
    page = bytearray(4096)
    assert self_tests.nvme_offers(bytes(page)) == ()
    page[256], page[316:318] = 0x10, b"\x23\1"
    assert self_tests.nvme_offers(bytes(page)) == (SelfTestOffer(SHORT, 2), SelfTestOffer(EXTENDED, 0x123))
    with pytest.raises(DecodeError):
        self_tests.nvme_results(bytes(512), 1)


# -- SCSI --------------------------------------------------------------------------------------------------


def scsi_entry(status: int, segment: int, hours: int, lba: int = (1 << 64) - 1, sense: bytes = bytes(3)) -> bytes:
    return struct.pack(">BBHQ", status, segment, hours, lba) + sense + b"\0"


def test_results_of_a_scsi_disk() -> None:
    found = self_tests.scsi_results(
        {
            1: scsi_entry(0x4F, 0, 0),
            2: scsi_entry(0x47, 3, 90, 0xABCDEF0123, bytes((3, 0x11, 0))),
            3: scsi_entry(0x21, 0, 66),
            4: scsi_entry(0xA4, 0, 65, 7, bytes((4, 0x44, 0))),
            5: bytes(16),
            # Of a disk of the corpus, which smartctl calls reserved.
            6: scsi_entry(0xE0, 80, 5),
        }
    )
    running, unreadable, stopped, failed, reserved = found
    assert (running.kind, running.outcome) == (EXTENDED, SelfTestOutcome.RUNNING)
    assert unreadable == SelfTestResult(
        EXTENDED, SelfTestOutcome.FAILED_READ, hours=90, lba=0xABCDEF0123, segment=3, code="sense 3h/11h/00h"
    )
    assert (stopped.kind, stopped.outcome, stopped.lba) == (SHORT, SelfTestOutcome.STOPPED, None)
    assert (failed.outcome, failed.captive, failed.code) == (SelfTestOutcome.FAILED, True, "sense 4h/44h/00h")
    assert (reserved.kind, reserved.outcome) == (SelfTestKind.UNKNOWN, SelfTestOutcome.PASSED)
