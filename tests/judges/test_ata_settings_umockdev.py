"""hdparm and smartctl judge what an ATA drive keeps beyond the first nine; where hdparm is wrong, that is shown.

smartctl 7.3 knows error recovery, SMART and statistics notification; hdparm 9.65 start-up in standby, keeping
settings over a reset and write-read-verify, the last with a mistake. Nobody in Debian knows extended power
conditions; what hdparm has to say of APM then is their judge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from disktune_contract.settings.setting import Value
from tests.judges.umockdev_world import Helper, World, words_of
from tests.narrowed import of_kind, present

pytestmark = [pytest.mark.tools, pytest.mark.slow]

SMARTCTL = "/usr/sbin/smartctl"
SURE = "--yes-i-know-what-i-am-doing"

PROMISED = {
    # Words 119 and 120 count; statistics notification, power conditions, free-fall control, write-read-verify.
    86: 1 << 15,
    119: 0x4000 | 1 << 9 | 1 << 7 | 1 << 5 | 1 << 1,
    120: 0x4000,
    # Power-up in standby; SCT error recovery control is there, and SMART is on.
    83: 1 << 5,
    85: 1,
}


def complete() -> list[int]:
    """Return the page of a SATA notebook disk of 2008 with what disks have learned since."""
    words = words_of("skdump_FUJITSU_MHY2120BH--0084000D")
    for number, bits in PROMISED.items():
        words[number] = words[number] & (0x3FFF if bits & 0x4000 else 0xFFFF) | bits
    return words


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """Give a machine with the drive; it lives through all tests of this module."""
    with World(complete()) as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: World) -> Helper:
    """Return a helper that may change settings."""
    return world.helper()


def smartctl(world: World, *flags: str) -> str:
    done = world.run(SMARTCTL, *flags, "/dev/sda")
    assert done.returncode == 0, done.stdout
    return done.stdout


# -- error recovery, by smartctl -------------------------------------------------------------------------------


def limits(world: World) -> dict[str, int]:
    """Return what smartctl says of the limits, in tenths of a second, 0 for none."""
    said = re.findall(r"(Read|Write): +(Disabled|\d+)", smartctl(world, "-l", "scterc"))
    return {name: 0 if number == "Disabled" else int(number) for name, number in said}


SIDES = {"ata.read_recovery": "Read", "ata.write_recovery": "Write"}


@pytest.mark.parametrize(("setting", "side"), SIDES.items())
def test_limits_that_the_helper_sets_smartctl_reads(world: World, helper: Helper, setting: str, side: str) -> None:
    for value in (70, 65, 1800, 0):
        helper.change(setting, value)
        assert limits(world)[side] == helper.value(setting) == value


def test_limits_that_smartctl_sets_the_helper_reads_and_both_send_the_same(world: World, helper: Helper) -> None:
    world.changes()
    smartctl(world, "-l", "scterc,70,100")
    theirs = world.changes()
    assert (helper.value("ata.read_recovery"), helper.value("ata.write_recovery")) == (70, 100)
    smartctl(world, "-l", "scterc,0,0")
    assert (helper.value("ata.read_recovery"), helper.value("ata.write_recovery")) == (0, 0)
    world.changes()
    helper.change("ata.read_recovery", 70)
    helper.change("ata.write_recovery", 100)
    assert (
        world.changes()
        == theirs
        == ["B0/D6 count 01 lba C24FE0 data 03000100010046", "B0/D6 count 01 lba C24FE0 data 03000100020064"]
    )


# -- SMART and statistics notification, by smartctl ------------------------------------------------------------


def test_smart(world: World, helper: Helper) -> None:
    helper.change("ata.smart", False)
    assert "SMART support is: Disabled" in world.run(SMARTCTL, "-i", "/dev/sda").stdout
    smartctl(world, "-s", "on")
    assert helper.value("ata.smart") is True
    helper.change("ata.smart", False)
    helper.change("ata.smart", True)
    assert "SMART support is: Enabled" in smartctl(world, "-i")


def test_statistics_notification(world: World, helper: Helper) -> None:
    for on in (True, False):
        world.changes()
        helper.change("ata.statistics_notice", on)
        ours = world.changes()
        assert f"DSN feature is:   {'Enabled' if on else 'Disabled'}" in smartctl(world, "-g", "dsn")
        smartctl(world, "-s", f"dsn,{'off' if on else 'on'}")
        assert helper.value("ata.statistics_notice") is not on
        world.changes()
        smartctl(world, "-s", f"dsn,{'on' if on else 'off'}")
        assert world.changes() == ours


# -- by hdparm -------------------------------------------------------------------------------------------------


def test_start_up_in_standby(world: World, helper: Helper) -> None:
    listed = re.compile(r"^\t( +\*?)\tPower-Up In Standby feature set", re.MULTILINE)
    for on in (True, False):
        world.changes()
        helper.change("ata.power_up_in_standby", on)
        assert world.changes() == ["EF/06" if on else "EF/86"]
        found = present(listed.search(world.hdparm("-I")))
        assert ("*" in found[1]) is on
    world.hdparm("-s1", SURE)
    assert world.changes() == ["EF/06"]
    assert helper.value("ata.power_up_in_standby") is True
    # hdparm tells the drive to start before it switches this off; one that is running needs no telling.
    world.hdparm("-s0", SURE)
    assert world.changes() == ["EF/07", "EF/86"]
    assert helper.value("ata.power_up_in_standby") is False


def test_keeping_settings_over_a_reset(world: World, helper: Helper) -> None:
    for on in (True, False):
        world.changes()
        world.hdparm(f"-K{int(on)}")
        theirs = world.changes()
        helper.change("ata.keep_over_reset", on)
        assert world.changes() == theirs == ["EF/66" if on else "EF/CC"]
        assert helper.value("ata.keep_over_reset") is on


def test_every_mode_of_write_read_verify_is_mode_0_for_hdparm(world: World, helper: Helper) -> None:
    for mode in (1, 2, 3):
        world.changes()
        assert f"setting write-read-verify to {mode}" in world.hdparm(f"-R{mode}")
        assert world.changes() == [f"EF/0B count {mode:02X}"], "in COUNT, where the drive does not look for it"
        assert helper.value("ata.write_read_verify") == 0
    assert "write-read-verify =  2" in world.hdparm("-R"), "hdparm's word for on"
    world.hdparm("-R0")
    assert helper.value("ata.write_read_verify") == 0xFF


@pytest.mark.parametrize(
    ("value", "command"),
    [
        (0, "EF/0B"),
        (1, "EF/0B lba 000001"),
        (2, "EF/0B lba 000002"),
        (8 << 8 | 3, "EF/0B count 08 lba 000003"),
        (0xFF, "EF/8B"),
    ],
)
def test_the_helper_sends_the_mode_where_it_belongs(
    world: World, helper: Helper, value: Value, command: str
) -> None:
    helper.change("ata.write_read_verify", 1 if value == 0xFF else 0xFF)
    world.changes()
    helper.change("ata.write_read_verify", value)
    assert world.changes() == [command]
    assert helper.value("ata.write_read_verify") == value
    # All that hdparm's answer tells is on (2) or off.
    assert ("write-read-verify =  2" in world.hdparm("-R")) is (value != 0xFF)


def test_sectors_per_interrupt_are_read_as_hdparm_reads_them(world: World, helper: Helper) -> None:
    assert f"multcount     = {helper.value('ata.multiple_count')} (on)" in world.hdparm("-m")


def test_the_transfer_mode_is_the_one_that_hdparm_marks(world: World, helper: Helper) -> None:
    mode = of_kind(int, helper.value("ata.transfer_mode"))
    assert f"*udma{mode - 64} " in world.hdparm("-I")


# -- extended power conditions, by what hdparm says of APM -------------------------------------------------------


def test_extended_power_conditions_take_the_place_of_apm(world: World, helper: Helper) -> None:
    helper.change("ata.apm", 128)
    helper.change("ata.epc", True)
    assert "APM_level\t= off" in world.hdparm("-B")
    # The drive aborts it; hdparm does not notice, and the answer below shows that nothing came of it.
    assert "setting Advanced Power Management level to 0x80" in world.hdparm("-B128")
    assert "APM_level\t= off" in world.hdparm("-B")
    helper.change("ata.idle_b", 600)
    assert helper.value("ata.idle_b") == 600
    helper.change("ata.epc", False)
    assert "APM_level\t= off" in world.hdparm("-B"), "switching them off does not bring APM back"
    world.hdparm("-B128")
    assert helper.value("ata.apm") == 128
