"""Error logs and recorded temperatures as the standards lay them out, byte by byte."""

from __future__ import annotations

import struct

import pytest

from disktune_contract.health.health import LoggedError, ScsiErrorCounter
from disktune_helper.decode import drive_logs
from disktune_helper.decode.fields import DecodeError


def adding_up(page: bytearray) -> bytes:
    page[511] = -sum(page[:511]) % 256
    return bytes(page)


def summary_entry(command: int, error: int, lba: int, hours: int) -> bytes:
    made = bytearray(90)
    made[48 + 7], made[61] = command, error
    made[63:66], made[66] = (lba & 0xFFFFFF).to_bytes(3, "little"), 0xE0 | lba >> 24
    made[88:90] = hours.to_bytes(2, "little")
    return bytes(made)


def test_the_summary_is_a_circle_that_is_read_backwards() -> None:
    page = bytearray(512)
    page[0], page[1] = 1, 2
    page[2:92] = summary_entry(0xC8, 0x40, 0xABCDEF1, 1000)
    page[92:182] = summary_entry(0xEF, 0x04, 5, 1001)
    page[362:452] = summary_entry(0xFE, 0x80, 5, 999)
    page[452:454] = (57).to_bytes(2, "little")
    found = drive_logs.ata_summary(adding_up(page))
    assert found.total == 57
    assert found.entries == (
        LoggedError(57, "command aborted (ABRT)", "SET FEATURES", None, 1001, "04h"),
        LoggedError(56, "uncorrectable data (UNC)", "READ DMA", 0xABCDEF1, 1000, "40h"),
        LoggedError(55, "interface CRC error (ICRC)", "command FEh", None, 999, "80h"),
    )


def extended_entry(command: int, error: int, lba: int, hours: int, device: int = 0x40) -> bytes:
    made = bytearray(124)
    made[72 + 12], made[91] = command, error
    one = lba.to_bytes(6, "little")
    made[94:101] = bytes((one[0], one[3], one[1], one[4], one[2], one[5], device))
    made[122:124] = hours.to_bytes(2, "little")
    return bytes(made)


def test_the_extended_log_has_long_addresses_and_goes_on_over_its_pages() -> None:
    first, second = bytearray(512), bytearray(512)
    first[0], first[2:4], first[500:502] = 1, (5).to_bytes(2, "little"), (5).to_bytes(2, "little")
    first[376:500] = extended_entry(0x60, 0x41, 0x123456789A, 30)
    second[4:128] = extended_entry(0xC8, 0x50, 0x123456, 31, device=0xE7)
    newest, before = drive_logs.ata_extended({0: adding_up(first), 1: adding_up(second)}, 2).entries
    assert newest == LoggedError(
        5, "uncorrectable data (UNC), address not found (IDNF)", "READ DMA", 0x7123456, 31, "50h"
    )
    assert before == LoggedError(4, "uncorrectable data (UNC)", "READ FPDMA QUEUED", 0x123456789A, 30, "41h")


def test_no_errors_are_a_log_without_entries() -> None:
    page = adding_up(bytearray(b"\1".ljust(512, b"\0")))
    assert (drive_logs.ata_summary(page).total, drive_logs.ata_summary(page).entries) == (0, ())
    assert drive_logs.ata_extended({0: page}, 1).entries == ()
    with pytest.raises(DecodeError):
        drive_logs.ata_summary(b"\1" + bytes(510))
    with pytest.raises(DecodeError):
        drive_logs.ata_extended({0: bytes(100)}, 1)


def table(index: int, *recorded: int, size: int | None = None, version: int = 2) -> bytes:
    page = bytearray(512)
    struct.pack_into("<3H4b", page, 0, version, 1, 10, 55, 60, 5, 0)
    struct.pack_into("<2H", page, 30, len(recorded) if size is None else size, index)
    struct.pack_into(f"{len(recorded)}b", page, 34, *recorded)
    return bytes(page)


STATUS = bytes(200) + struct.pack("5b", 33, 21, 41, -7, -128) + bytes(307)


def test_temperatures_are_a_ring_whose_newest_is_named() -> None:
    found = drive_logs.temperatures(STATUS, table(1, 30, 31, -128, 28, 29))
    assert found.celsius == (28, 29, 30, 31), "nothing was recorded before"
    gap = drive_logs.temperatures(STATUS, table(4, 30, -128, 20, 28, 29))
    assert gap.celsius == (30, None, 20, 28, 29)
    assert (found.interval_minutes, found.least_allowed_c, found.most_allowed_c) == (10, 5, 55)
    assert (found.now_c, found.lowest_c, found.highest_c) == (33, 21, 41)
    assert (found.lowest_ever_c, found.highest_ever_c) == (-7, None)


@pytest.mark.parametrize(
    "page", [table(0, 30, version=3), table(1, 30), table(0), table(0, 30, size=479), bytes(100)]
)
def test_another_table_is_refused(page: bytes) -> None:
    with pytest.raises(DecodeError):
        drive_logs.temperatures(STATUS, page)


def test_errors_of_an_nvme_drive() -> None:
    def entry(number: int, queue: int, code: int, lba: int) -> bytes:
        # Bit 0 is the phase tag.
        return struct.pack("<QHHHHQ", number, queue, 3, code << 1 | 1, 0, lba).ljust(64, b"\0")

    log = entry(9, 1, 0x4281, 4096) + entry(8, 0, 0x4002, 4096) + entry(7, 2, 0x3FF, 1) + bytes(64)
    found = drive_logs.nvme_errors(log, 1234)
    assert found.total == 1234
    assert found.entries == (
        LoggedError(9, "Unrecovered Read Error", "I/O command", 4096, None, "281h"),
        LoggedError(8, "Invalid Field in Command", "admin command", None, None, "002h"),
        LoggedError(7, "unknown error", "I/O command", None, None, "3FFh"),
    )
    with pytest.raises(DecodeError):
        drive_logs.nvme_errors(bytes(65), None)


def test_counters_of_a_scsi_disk() -> None:
    parameters = {0: b"\1\0", 6: b"\2", 0x8000: b"\3", 5: bytes(19) + b"\xff" * 17}
    assert list(drive_logs.scsi_counters("read", parameters)) == [
        ScsiErrorCounter("read", 0, 256),
        ScsiErrorCounter("read", 6, 2),
    ]
