"""The SCSI face of the virtual ATA drive, byte for byte: what libata answers, and what bad bridges answer."""

from __future__ import annotations

import pytest

from disktune_gui.demo.ata.device import WELL_BEHAVED, Behaviour, Power
from disktune_gui.demo.ata.drive import REIDENTIFY_S, AtaDrive
from disktune_gui.demo.ata.sat import Name, TaskFile
from disktune_gui.demo.machine import read_words
from disktune_helper.decode.sense import CommandVerdict, ata_result
from tests.demo.clock import VirtualClock

IDENTIFY = bytes.fromhex("85 08 0E 00 00 00 01 00 00 00 00 00 00 40 EC 00")


def non_data(command: int, feature: int = 0, count: int = 0, *, ck_cond: bool = True) -> bytes:
    return bytes((0x85, 0x06, 0x20 * ck_cond, 0, feature, 0, count, 0, 0, 0, 0, 0, 0, 0x40, command, 0))


def drive(
    data: str = "pata_hdd",
    behaviour: Behaviour = WELL_BEHAVED,
    power: Power = Power.ACTIVE,
    bridge: Name | None = None,
) -> tuple[AtaDrive, VirtualClock]:
    clock = VirtualClock()
    words = read_words(data)
    made = AtaDrive(words, behaviour, clock=clock, sleep=clock.sleep, power=power, bridge=bridge)
    return made, clock


# -- ATA PASS-THROUGH --------------------------------------------------------------------------------------


def test_identify_without_registers_is_good_and_512_bytes() -> None:
    device, _ = drive()
    reply = device.sg_io(IDENTIFY, 512)
    assert (reply.status, reply.driver_status, reply.sense) == (0, 0, b"")
    assert reply.data == b"".join(word.to_bytes(2, "little") for word in device.words)
    assert device.log == [TaskFile(0xEC, count=1)]


def test_success_with_registers_is_descriptor_sense_with_the_count() -> None:
    device, _ = drive(power=Power.STANDBY)
    reply = device.sg_io(non_data(0xE5))
    assert (reply.status, reply.driver_status) == (2, 8)
    # Header, then descriptor 09h: flags, ERROR, COUNT, LBA in pairs of high and low, DEVICE, STATUS.
    assert reply.sense == bytes.fromhex("72 01 00 1D 00 00 00 0E  09 0C 00 00 00 00 00 00 00 00 00 00 40 50")
    device.media_access()
    assert device.sg_io(non_data(0xE5)).sense[12:14] == b"\x00\xff"


def test_an_aborted_command_is_fixed_sense_with_key_b() -> None:
    device, _ = drive("sata_ssd")
    reply = device.sg_io(non_data(0xEF, 0x05, 0x80))
    assert reply.status == 2
    # Key at 2, ERROR, STATUS, DEVICE, COUNT from 3, ASC and ASCQ at 12.
    assert reply.sense == bytes.fromhex("70 00 0B 04 51 40 00 0A 00 00 00 00 00 00 00 00 00 00")


@pytest.mark.parametrize(
    ("cdb", "room", "field"),
    [
        (non_data(0xEF, 0x03, 0x45), 0, 4),  # SET FEATURES - XFER
        (bytes((0xA1, 0x06, 0x20, 0x03, 0x45, 0, 0, 0, 0x40, 0xEF, 0, 0)), 0, 3),
        (non_data(0x5C), 0, 14),  # TRUSTED RECEIVE
        (non_data(0xEC), 512, 2),  # data, and T_LENGTH says none
        (bytes((0x85, 15 << 1, *IDENTIFY[2:])), 512, 1),  # no such protocol
    ],
)
def test_what_libata_refuses_never_reaches_the_drive(cdb: bytes, room: int, field: int) -> None:
    device, _ = drive()
    reply = device.sg_io(cdb, room)
    assert (reply.sense[2] & 0xF, reply.sense[12], reply.sense[15], reply.sense[17]) == (5, 0x24, 0xC0, field)
    assert device.log == []


def test_libata_resets_a_sleeping_drive_whatever_is_sent() -> None:
    device, _ = drive("sata_hdd")
    device.sg_io(non_data(0xE6))
    assert device.sg_io(non_data(0xE5)).sense[13] == 0xFF
    assert device.wakeups == 1


# -- bridges -----------------------------------------------------------------------------------------------


def test_a_bridge_that_echoes_makes_a_running_drive_look_asleep() -> None:
    device, _ = drive(behaviour=Behaviour(echoes_registers=True))
    assert device.sg_io(non_data(0xE5)).sense[13] == 0x00
    assert device.sg_io(non_data(0xE5, count=0x33)).sense[13] == 0x33


def test_a_drive_that_is_gone_has_no_answer() -> None:
    device, _ = drive()
    device.unplug()
    with pytest.raises(OSError, match="No such device"):
        device.sg_io(b"\x12\x00\x00\x00\x60\x00", 96)


# -- the kernel's copy -------------------------------------------------------------------------------------


def test_the_kernel_follows_the_write_cache_a_moment_later() -> None:
    device, clock = drive()
    assert device.kernel_words[85] >> 5 & 1
    device.sg_io(non_data(0xEF, 0x82))
    assert device.kernel_words[85] >> 5 & 1
    clock.now += 2 * REIDENTIFY_S
    assert not device.kernel_words[85] >> 5 & 1


def test_the_kernel_does_not_notice_apm_until_it_rescans() -> None:
    device, clock = drive()
    device.sg_io(non_data(0xEF, 0x05, 0x80))
    clock.now += 3600
    assert device.words[91] & 0xFF == 0x80
    assert device.kernel_words[91] & 0xFF == 0x00
    device.rescan()
    assert device.kernel_words[91] & 0xFF == 0x80


# -- the rest of SCSI --------------------------------------------------------------------------------------


def test_a_usb_bridge_has_its_own_name_and_no_ata_page() -> None:
    device, _ = drive("usb_hdd", bridge=Name(b"WD", b"My Passport 0748", b"1019"))
    assert device.inquiry()[8:36] == b"WD      My Passport 07481019"
    assert device.vpd(0x89) is None
    assert device.vpd(0x00) == bytes((0, 0, 0, 3, 0x00, 0x80, 0x83))


def test_start_stop_unit_and_commands_that_do_not_exist() -> None:
    device, _ = drive()
    device.sg_io(bytes((0x1B, 0, 0, 0, 0, 0)))
    assert device.power is Power.STANDBY
    assert device.sg_io(bytes(6)).status == 0  # TEST UNIT READY: libata itself answers
    assert device.wakeups == 0
    device.sg_io(bytes((0x1B, 0, 0, 0, 1, 0)))
    assert device.wakeups == 1
    unknown = device.sg_io(bytes((0xDD, *bytes(9))))
    assert (unknown.sense[2], unknown.sense[12]) == (5, 0x20)


# -- what the helper makes of it ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("behaviour", "cdb", "verdict"),
    [
        (Behaviour(), non_data(0xE5), CommandVerdict.OK),
        (Behaviour(fixed_sense=True), non_data(0xE5), CommandVerdict.OK),
        (Behaviour(), non_data(0xFB), CommandVerdict.REJECTED),
        (Behaviour(), non_data(0xEF, 0x03, 0x45), CommandVerdict.REFUSED_BELOW),
        (Behaviour(refuses_passthrough=True), non_data(0xE5), CommandVerdict.REFUSED_BELOW),
        (Behaviour(ignores_ck_cond=True), non_data(0xE5), CommandVerdict.UNKNOWN),
        (Behaviour(no_registers=True), non_data(0xFB), CommandVerdict.UNKNOWN),
    ],
)
def test_the_helper_judges_each_answer_rightly(behaviour: Behaviour, cdb: bytes, verdict: CommandVerdict) -> None:
    device, _ = drive(behaviour=behaviour)
    reply = device.sg_io(cdb)
    assert ata_result(reply.status, reply.host_status, reply.sense, registers_wanted=True).verdict is verdict
