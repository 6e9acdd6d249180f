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


def test_the_twelve_byte_form_carries_the_same_command() -> None:
    device, _ = drive()
    reply = device.sg_io(bytes((0xA1, 0x06, 0x20, 0x05, 0x80, 0, 0, 0, 0x40, 0xEF, 0, 0)))
    assert reply.sense[0] == 0x72
    assert device.log == [TaskFile(0xEF, 0x05, 0x80)]


def test_48_bit_registers_are_interleaved() -> None:
    device, _ = drive()
    device.sg_io(bytes.fromhex("85 07 20 12 34 56 78 04 01 05 02 06 03 40 FB 00"))
    assert device.log == [TaskFile(0xFB, 0x1234, 0x5678, 0x060504030201, 0x40, extend=True)]


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


def test_a_bridge_without_passthrough() -> None:
    device, _ = drive(behaviour=Behaviour(refuses_passthrough=True))
    reply = device.sg_io(IDENTIFY, 512)
    assert (reply.status, reply.sense[2], reply.sense[12], reply.data) == (2, 5, 0x20, b"")
    assert device.log == []


@pytest.mark.parametrize("behaviour", [Behaviour(no_registers=True), Behaviour(ignores_ck_cond=True)])
def test_bridges_that_say_good_without_registers(behaviour: Behaviour) -> None:
    device, _ = drive(behaviour=behaviour, power=Power.STANDBY)
    reply = device.sg_io(non_data(0xE5))
    assert (reply.status, reply.sense) == (0, b"")


def test_only_one_of_them_reports_failure() -> None:
    swallows, _ = drive(behaviour=Behaviour(no_registers=True))
    reports, _ = drive(behaviour=Behaviour(ignores_ck_cond=True))
    assert swallows.sg_io(non_data(0xFB)).status == 0
    assert reports.sg_io(non_data(0xFB)).sense[2] == 0xB


def test_a_bridge_with_fixed_sense_puts_the_count_at_byte_6() -> None:
    device, _ = drive(behaviour=Behaviour(fixed_sense=True))
    found = device.sg_io(non_data(0xE5)).sense
    assert (found[0], found[2], found[12], found[13]) == (0x70, 1, 0x00, 0x1D)
    assert (found[3], found[4], found[5], found[6]) == (0x00, 0x50, 0x40, 0xFF)


def test_a_bridge_that_echoes_makes_a_running_drive_look_asleep() -> None:
    device, _ = drive(behaviour=Behaviour(echoes_registers=True))
    assert device.sg_io(non_data(0xE5)).sense[13] == 0x00
    assert device.sg_io(non_data(0xE5, count=0x33)).sense[13] == 0x33


def test_the_registers_of_a_48_bit_command_come_back_interleaved() -> None:
    device, _ = drive(behaviour=Behaviour(echoes_registers=True))
    found = device.sg_io(bytes.fromhex("85 07 20 00 00 56 78 04 01 05 02 06 03 40 E5 00")).sense
    assert found[8:] == bytes.fromhex("09 0C 01 00 56 78 04 01 05 02 06 03 40 50")


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


def test_inquiry_names_the_drive_as_libata_does() -> None:
    device, _ = drive("sata_hdd_smr")
    data = device.sg_io(bytes((0x12, 0, 0, 0, 96, 0)), 96).data
    assert (data[8:16], data[16:32], data[32:36]) == (b"ATA     ", b"WDC WD20EZAZ-00G", b"0A80")


def test_vpd_pages() -> None:
    device, _ = drive("sata_hdd_smr")

    def page(code: int) -> bytes:
        return device.sg_io(bytes((0x12, 1, code, 0x02, 0x3C, 0)), 572).data

    assert page(0x00)[4:] == bytes((0x00, 0x80, 0x83, 0x89, 0xB1))
    assert page(0x80)[4:] == b"     WD-WX1100000000"
    assert bytes.fromhex("01 03 00 08 50014ee260000001") in page(0x83)
    assert len(page(0x89)) == 572
    assert page(0x89)[60:] == device.sg_io(IDENTIFY, 512).data
    assert page(0xB1)[4:8] == bytes((0x15, 0x18, 0, 2))
    refused = device.sg_io(bytes((0x12, 1, 0xB7, 0, 96, 0)), 96)
    assert (refused.sense[2], refused.sense[12]) == (5, 0x24)


def test_a_usb_bridge_has_its_own_name_and_no_ata_page() -> None:
    device, _ = drive("usb_hdd", bridge=Name(b"WD", b"My Passport 0748", b"1019"))
    assert device.inquiry()[8:36] == b"WD      My Passport 07481019"
    assert device.vpd(0x89) is None
    assert device.vpd(0x00) == bytes((0, 0, 0, 3, 0x00, 0x80, 0x83))


def test_capacity_in_both_forms() -> None:
    device, _ = drive("sata_hdd_smr")
    assert device.sg_io(bytes((0x25, *bytes(9))), 8).data == (3907029167).to_bytes(4, "big") + bytes((0, 0, 2, 0))
    long = device.sg_io(bytes((0x9E, 0x10, *bytes(14))), 32).data
    assert int.from_bytes(long[:8], "big") == 3907029167
    assert long[13] == 3  # 8 logical sectors in a physical one


def test_mode_sense_shows_the_write_cache_as_the_kernel_believes_it() -> None:
    device, clock = drive()
    assert device.sg_io(bytes((0x1A, 0, 0x08, 0, 64, 0)), 64).data[6] & 4
    device.sg_io(non_data(0xEF, 0x82))
    clock.now += 1
    assert not device.sg_io(bytes((0x1A, 0, 0x08, 0, 64, 0)), 64).data[6] & 4


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
