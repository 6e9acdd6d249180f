"""The decision table for ATA commands sent through a SCSI layer, in both formats of sense data."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.drives.drive import PowerMode
from disktune_contract.health.identification import NOT_PASSED
from disktune_helper.decode import sense
from disktune_helper.decode.sense import AtaRegisters, CommandVerdict, ata_result, power_mode

_GOOD, _CHECK_CONDITION = 0, 2


def _descriptor(key: int, asc: int, ascq: int, entry: str = "") -> bytes:
    """Return descriptor-format sense with one or more descriptors given in hexadecimal."""
    body = bytes.fromhex(entry)
    return bytes([0x72, key, asc, ascq, 0, 0, 0, len(body)]) + body


def _fixed(key: int, asc: int, ascq: int, registers: str = "00 00 00 00", tail: str = "00 00 00 00") -> bytes:
    """Return fixed-format sense of 18 bytes; *registers* are bytes 3 to 6, *tail* bytes 8 to 11."""
    front = bytes([0x70, 0, key]) + bytes.fromhex(registers) + b"\x0a" + bytes.fromhex(tail)
    return (front + bytes([asc, ascq])).ljust(18, b"\0")


_RETURNED = "09 0c 00 00 00 ff 00 00 00 4f 00 c2 40 50"
"""ATA Status Return: ERROR 0, COUNT FFh, LBA C24F00h, DEVICE 40h, STATUS 50h."""


def test_success_comes_back_as_a_check_condition() -> None:
    outcome = ata_result(_CHECK_CONDITION, 0, _descriptor(1, 0x00, 0x1D, _RETURNED), registers_wanted=True)
    assert outcome.verdict is CommandVerdict.OK
    assert outcome.registers == AtaRegisters(error=0, count=0xFF, lba=0xC24F00, device=0x40, status=0x50)


def test_success_in_fixed_format_as_bridges_send_it() -> None:
    sense = _fixed(1, 0x00, 0x1D, registers="00 50 40 ff", tail="00 00 4f c2")
    outcome = ata_result(_CHECK_CONDITION, 0, sense, registers_wanted=True)
    assert outcome.verdict is CommandVerdict.OK
    assert outcome.registers == AtaRegisters(error=0, count=0xFF, lba=0xC24F00, device=0x40, status=0x50)


@pytest.mark.parametrize(
    "sense", [_descriptor(0xB, 0, 0, "09 0c 00 04 00 00 00 00 00 00 00 00 40 51"), _fixed(0xB, 0, 0)]
)
def test_trap_1_a_rejected_command_is_seen_in_both_formats(sense: bytes) -> None:
    """libata reports failures in fixed format, which hdparm takes for success."""
    outcome = ata_result(_CHECK_CONDITION, 0, sense, registers_wanted=True)
    assert outcome.verdict is CommandVerdict.REJECTED
    assert outcome.why == "The drive aborted the command."


@pytest.mark.parametrize(
    ("status", "sense"),
    [
        (_GOOD, b""),
        (_GOOD, bytes(32)),
        (_CHECK_CONDITION, b""),
        (_CHECK_CONDITION, bytes(32)),
        (_CHECK_CONDITION, _descriptor(1, 0x00, 0x1D)),
        (_CHECK_CONDITION, _descriptor(1, 0x00, 0x1D, _RETURNED)[:-1]),
        (_CHECK_CONDITION, _descriptor(1, 0x00, 0x1D, "09 04 00 00 00 00")),
        (_CHECK_CONDITION, _descriptor(1, 0x5D, 0x00)),
        (_CHECK_CONDITION, _fixed(1, 0x5D, 0x00)),
        (_CHECK_CONDITION, _fixed(0, 0x00, 0x00)),
    ],
)  # fmt: skip
def test_trap_2_missing_registers_are_unknown_and_never_zeros(status: int, sense: bytes) -> None:
    """With zeros, CHECK POWER MODE would say that the drive is in standby."""
    outcome = ata_result(status, 0, sense, registers_wanted=True)
    assert outcome.verdict is CommandVerdict.UNKNOWN
    assert outcome.registers is None


@pytest.mark.parametrize("sense", [b"", bytes(32)])
def test_a_good_status_is_success_when_no_registers_were_asked_for(sense: bytes) -> None:
    assert ata_result(_GOOD, 0, sense, registers_wanted=False).verdict is CommandVerdict.OK


@pytest.mark.parametrize(
    ("key", "asc", "ascq", "verdict"),
    [
        (0x5, 0x20, 0x00, CommandVerdict.REFUSED_BELOW),
        (0x5, 0x24, 0x00, CommandVerdict.REFUSED_BELOW),
        (0x5, 0x24, 0x07, CommandVerdict.REFUSED_BELOW),
        (0x5, 0x26, 0x00, CommandVerdict.REFUSED_BELOW),
        (0x5, 0x21, 0x04, CommandVerdict.REJECTED),
        (0xB, 0x00, 0x00, CommandVerdict.REJECTED),
        (0xB, 0x14, 0x00, CommandVerdict.REJECTED),
        (0xB, 0x47, 0x00, CommandVerdict.TRANSPORT),
        (0x7, 0x74, 0x71, CommandVerdict.LOCKED),
        (0x7, 0x27, 0x00, CommandVerdict.REJECTED),
        (0x2, 0x04, 0x00, CommandVerdict.REJECTED),
        (0x3, 0x11, 0x04, CommandVerdict.REJECTED),
        (0x4, 0x44, 0x00, CommandVerdict.REJECTED),
        (0x6, 0x29, 0x00, CommandVerdict.TRANSPORT),
        (0xE, 0x1D, 0x00, CommandVerdict.UNKNOWN),
    ],
)
def test_sense_keys(key: int, asc: int, ascq: int, verdict: CommandVerdict) -> None:
    for data in (_descriptor(key, asc, ascq), _fixed(key, asc, ascq)):
        for wanted in (False, True):
            assert ata_result(_CHECK_CONDITION, 0, data, registers_wanted=wanted).verdict is verdict


@pytest.mark.parametrize(
    ("error", "status", "why"),
    [
        (0x04, 0x51, "The drive aborted the command."),
        (0x10, 0x51, "The drive reported an error (register 10h)."),
        (0x00, 0x70, "The drive reported a hardware fault."),
    ],
)
def test_registers_overrule_a_sense_key_of_success(error: int, status: int, why: str) -> None:
    entry = f"09 0c 00 {error:02x} 00 00 00 00 00 00 00 00 40 {status:02x}"
    outcome = ata_result(_CHECK_CONDITION, 0, _descriptor(1, 0x00, 0x1D, entry), registers_wanted=True)
    assert (outcome.verdict, outcome.why) == (CommandVerdict.REJECTED, why)
    assert outcome.registers
    assert outcome.registers.error == error


def test_registers_of_a_failure_in_fixed_format_are_not_believed() -> None:
    """Linux 6.1 writes them from byte 8 on, where they look like others."""
    sense = _fixed(0xB, 0x00, 0x00, registers="00 00 00 00", tail="04 51 40 01")
    assert ata_result(_CHECK_CONDITION, 0, sense, registers_wanted=True).registers is None


@pytest.mark.parametrize("sense", [b"", _descriptor(1, 0x00, 0x1D, _RETURNED)])
def test_a_failed_transport_makes_everything_else_worthless(sense: bytes) -> None:
    outcome = ata_result(_CHECK_CONDITION, 0x03, sense, registers_wanted=True)
    assert (outcome.verdict, outcome.registers) == (CommandVerdict.TRANSPORT, None)


@pytest.mark.parametrize("status", [0x08, 0x18, 0x28, 0x40])
def test_a_command_that_was_not_accepted(status: int) -> None:
    assert ata_result(status, 0, b"", registers_wanted=False).verdict is CommandVerdict.TRANSPORT


@pytest.mark.parametrize("code", [0x71, 0x73])
def test_an_error_of_an_earlier_command_says_nothing_about_this_one(code: int) -> None:
    sense = bytearray(_fixed(3, 0x11, 0) if code == 0x71 else _descriptor(3, 0x11, 0))
    sense[0] = code
    assert ata_result(_CHECK_CONDITION, 0, bytes(sense), registers_wanted=False).verdict is CommandVerdict.UNKNOWN


def test_the_descriptor_may_come_after_others() -> None:
    sense = _descriptor(1, 0x00, 0x1D, "00 0a 80 00 00 00 00 00 00 00 00 00 " + _RETURNED)
    registers = ata_result(_CHECK_CONDITION, 0, sense, registers_wanted=True).registers
    assert registers
    assert registers.count == 0xFF


@pytest.mark.parametrize(("extend", "count", "lba"), [("00", 0x01, 0x030201), ("01", 0x0201, 0x060504030201)])
def test_the_upper_halves_count_only_for_48_bit_commands(extend: str, count: int, lba: int) -> None:
    sense = _descriptor(1, 0x00, 0x1D, f"09 0c {extend} 00 02 01 04 01 05 02 06 03 40 50")
    registers = ata_result(_CHECK_CONDITION, 0, sense, registers_wanted=True).registers
    assert registers == AtaRegisters(0, count, lba, 0x40, 0x50)


@given(st.sampled_from([0x70, 0x71, 0x72, 0x73, 0xF0, 0xF2]), st.binary(max_size=64))
def test_any_sense_data_gives_a_verdict(code: int, rest: bytes) -> None:
    outcome = ata_result(_CHECK_CONDITION, 0, bytes([code]) + rest, registers_wanted=True)
    assert (outcome.verdict is CommandVerdict.OK) <= (outcome.registers is not None)


# -- CHECK POWER MODE --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "mode", "asleep"),
    [
        (0x00, PowerMode.STANDBY, True),
        (0x01, PowerMode.STANDBY_Y, True),
        (0x40, PowerMode.NV_CACHE_STOPPED, False),
        (0x41, PowerMode.NV_CACHE_RUNNING, False),
        (0x80, PowerMode.IDLE, False),
        (0x81, PowerMode.IDLE_A, False),
        (0x82, PowerMode.IDLE_B, False),
        (0x83, PowerMode.IDLE_C, False),
        (0xFF, PowerMode.ACTIVE_OR_IDLE, False),
        (0x02, PowerMode.UNKNOWN, False),
        (0x100, PowerMode.UNKNOWN, False),
        (-1, PowerMode.UNKNOWN, False),
    ],
)
def test_power_modes(count: int, mode: PowerMode, asleep: bool) -> None:
    assert power_mode(count) is mode
    assert mode.asleep is asleep


def test_sleep_is_asleep() -> None:
    assert PowerMode.SLEEP.asleep


def test_what_a_bridge_does_not_pass_is_said_in_the_words_that_the_overview_knows() -> None:
    said = {rule.why for rule in sense._RULES if rule.verdict is sense.CommandVerdict.REFUSED_BELOW}
    assert NOT_PASSED in said
