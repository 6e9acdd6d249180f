"""Drives and bridges that lie, refuse, sleep or vanish: hdparm says that all is well, the helper does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.setting import Change, Source, Status
from tests.judges.judges import APM_OFF, JUDGES
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

SATA = words_of("skdump_FUJITSU_MHY2120BH--0084000D")
USB = words_of("cdi_WDC_WD20NMVW-11EDZS7_usb")

OF_THE_DRIVE = ("ata.write_cache", "ata.look_ahead", "ata.apm", "ata.aam", "ata.standby_timer")


@pytest.fixture(scope="module")
def sata() -> Iterator[World]:
    """Give a machine whose drive each test has behave as it likes; settings are as they were delivered."""
    with World(SATA) as made:
        yield made


@pytest.fixture
def world(sata: World) -> Iterator[World]:
    yield sata
    sata.bring_back()
    sata.wake()
    sata.hdparm("-W1", "-A1", "-B128", "-S0")


@pytest.fixture(scope="module")
def helper(sata: World) -> Helper:
    return sata.helper()


@pytest.fixture(scope="module")
def bridged() -> Iterator[World]:
    """Give a machine with a drive behind USB, whose bridge each test has behave as it likes."""
    with World(USB, usb=True) as made:
        yield made


# -- drives that ignore commands ---------------------------------------------------------------------------


def test_accepted_and_ignored(world: World, helper: Helper) -> None:
    world.behave(accepts_but_ignores=[0x82])
    assert "setting drive write-caching to 0 (off)" in world.hdparm("-W0")
    before = JUDGES["block.nr_requests"].read(world)
    world.changes()
    applied = helper.apply(("block.nr_requests", 8), ("ata.write_cache", False), ("ata.apm", 200))
    # All or nothing: what came before is reverted, what comes after is not tried.
    assert [result.fault for result in applied.results] == [None, Fault.NOT_KEPT, Fault.CANCELLED]
    assert applied.trial == ""
    assert world.changes() == ["EA ext", "EF/82", "EA ext"]
    assert JUDGES["ata.write_cache"].read(world) is helper.value("ata.write_cache") is True
    assert JUDGES["block.nr_requests"].read(world) == before
    assert JUDGES["ata.apm"].read(world) == 128


def test_aborted(world: World, helper: Helper) -> None:
    # A failed command comes back in fixed format sense data, which hdparm cannot read.
    world.behave(aborts=[0x85], aborts_commands=[0xE3])
    assert "setting Advanced Power Management level to disabled" in world.hdparm("-B255")
    world.changes()
    applied = helper.apply(("ata.look_ahead", False), ("ata.apm", APM_OFF))
    assert [result.fault for result in applied.results] == [None, Fault.REFUSED_BY_DRIVE]
    assert {result.fault for result in applied.restored} == {None}
    assert [(result.setting, result.after) for result in applied.restored if result.changed] == [
        ("ata.look_ahead", True)
    ]
    assert world.changes() == ["EF/55", "EF/85", "EF/AA"]
    assert JUDGES["ata.look_ahead"].read(world) is True
    assert JUDGES["ata.apm"].read(world) == helper.value("ata.apm") == 128
    # The standby timer, of which nothing can be read back.
    assert "setting standby to 24 (2 minutes)" in world.hdparm("-S24")
    applied = helper.apply(("ata.standby_timer", 24))
    assert [result.fault for result in applied.results] == [Fault.REFUSED_BY_DRIVE]
    assert helper.value("ata.standby_timer") is None
    assert world.look().timer_s is None


# -- bridges -----------------------------------------------------------------------------------------------


def test_a_bridge_without_pass_through(bridged: World) -> None:
    bridged.behave(refuses_passthrough=True)
    # hdparm makes a drive of zeros out of it, in standby.
    assert "ATA device, with non-removable media" in bridged.hdparm("-I")
    assert "drive state is:  standby" in bridged.hdparm("-C")
    assert "write-caching = not supported" in bridged.hdparm("-W")
    assert "setting Advanced Power Management level to 0x80" in bridged.hdparm("-B128")
    for helper in (bridged.helper(Class.INSPECT), bridged.helper()):
        states = helper.states()
        for name in OF_THE_DRIVE:
            assert (states[name].status, states[name].value) == (Status.UNREADABLE, None), name
            assert "The kernel or the bridge blocks this command." in states[name].reason
        assert states["block.read_ahead"].value == JUDGES["block.read_ahead"].read(bridged)
        found = helper.identify()
        assert (found.ata, found.power) == (None, None)
        assert "The kernel or the bridge blocks this command." in found.note
    for name, value in (("ata.apm", 128), ("ata.write_cache", False), ("ata.standby_timer", 24)):
        with pytest.raises(Refusal) as refused:
            helper.apply((name, value))
        assert refused.value.fault is Fault.NOT_SUPPORTED, name
    helper.change("block.read_ahead", 512)
    assert JUDGES["block.read_ahead"].read(bridged) == 512
    assert bridged.changes() == []


def test_no_registers_is_not_standby(bridged: World) -> None:
    bridged.behave(no_registers=True)
    assert "drive state is:  standby" in bridged.hdparm("-C")
    assert bridged.look().power == "ACTIVE"
    helper = bridged.helper()
    assert helper.identify().power is PowerMode.UNKNOWN
    # Without a word about success the read-back decides.
    helper.change("ata.apm", 200)
    assert JUDGES["ata.apm"].read(bridged) == 200
    bridged.behave(no_registers=True, aborts=[0x05])
    applied = helper.apply(("ata.apm", 100))
    assert [result.fault for result in applied.results] == [Fault.NOT_KEPT]
    assert JUDGES["ata.apm"].read(bridged) == 200


@pytest.mark.parametrize("bridge", ["ignores_ck_cond", "fixed_sense"])
def test_a_bridge_that_words_success_otherwise(bridged: World, bridge: str) -> None:
    bridged.behave()
    bridged.hdparm("-B128")
    bridged.behave(**{bridge: True})
    helper = bridged.helper()
    assert helper.value("ata.apm") == JUDGES["ata.apm"].read(bridged) == 128
    bridged.changes()
    helper.change("ata.apm", 254)
    assert bridged.changes() == ["EF/05 count FE"]
    assert JUDGES["ata.apm"].read(bridged) == 254
    bridged.behave(**{bridge: True}, aborts=[0x05])
    applied = helper.apply(("ata.apm", 100))
    assert [result.fault for result in applied.results] == [Fault.REFUSED_BY_DRIVE]


# -- sleep -------------------------------------------------------------------------------------------------


def test_looking_wakes_nobody(world: World, helper: Helper) -> None:
    world.hdparm("-y")
    wakeups = world.look().wakeups
    assert "drive state is:  standby" in world.hdparm("-C")
    for looking in (world.helper(Class.BROWSE), world.helper(Class.INSPECT), helper):
        blind = looking.hello.privilege is Class.BROWSE
        asked = looking.identify()
        assert asked.power is (None if blind else PowerMode.STANDBY)
        assert asked.source is (Source.CACHED if blind else Source.LIVE)
        looking.states()
        looking.ask("drives", Nothing())
        assert (world.look().power, world.look().wakeups) == ("STANDBY", wakeups)


def test_the_timer_of_a_sleeping_drive(world: World, helper: Helper) -> None:
    world.hdparm("-y")
    wakeups = world.look().wakeups
    world.changes()
    helper.change("ata.standby_timer", 60)
    # STANDBY instead of IDLE: the same timer, and the motor stays off.
    assert world.changes() == ["E2 count 3C"]
    assert world.look().timer_s == 300
    assert (world.look().power, world.look().wakeups) == ("STANDBY", wakeups)
    world.hdparm("-S60")
    assert world.changes() == ["E3 count 3C"]
    assert (world.look().power, world.look().wakeups) == ("IDLE", wakeups + 1)


# -- gone --------------------------------------------------------------------------------------------------


CHANGE = (Change("ata.write_cache", True, False), Change("ata.apm", 128, 254))
COMMANDS_OF_CHANGE = ("EC", "E5", "EA", "EF/82", "EA", "EC", "EC", "EF/05", "EC", "EC")


# Before anything, at each step of the first change, at its read-back, and at the second.
@pytest.mark.parametrize("commands", [0, 2, 3, 5, 7, 9])
def test_unplugged_in_the_middle_of_a_change(world: World, commands: int) -> None:
    helper = world.helper()
    drive = helper.drive
    world.changes()
    world.behave(vanishes_after=commands)
    try:
        applied = helper.ask("apply", Apply(drive, CHANGE, 60))
        assert applied.trial == ""
        faults = [result.fault for result in applied.results]
    except Refusal as refusal:
        faults = [refusal.fault]
    assert Fault.DRIVE_GONE in faults
    assert helper.ask("alive", Nothing()) == Nothing()
    with pytest.raises(Refusal) as refused:
        helper.ask("identify", OfDrive(drive))
    assert refused.value.fault is Fault.DRIVE_GONE
    assert helper.hang_up() == 0


def test_unplugged_while_on_trial(world: World) -> None:
    helper = world.helper()
    drive = helper.drive
    world.changes()
    world.behave(vanishes_after=len(COMMANDS_OF_CHANGE))
    applied = helper.ask("apply", Apply(drive, CHANGE, 60))
    assert [result.fault for result in applied.results] == [None, None]
    ended = helper.ask("put-back", OfTrial(applied.trial))
    # What the kernel sets again along with them would be restored, too.
    assert {result.setting for result in ended.results} >= {change.setting for change in CHANGE}
    assert {result.fault for result in ended.results} == {Fault.DRIVE_GONE}
    assert helper.ask("alive", Nothing()) == Nothing()
    assert helper.hang_up() == 0


def test_unplugged_between_two_requests() -> None:
    with World(SATA) as world:
        helper = world.helper()
        drive = helper.drive
        world.unplug()
        for op in ("identify", "settings"):
            with pytest.raises(Refusal) as refused:
                helper.ask(op, OfDrive(drive))
            assert refused.value.fault in (Fault.NO_SUCH_DRIVE, Fault.DRIVE_GONE)
        assert helper.ask("drives", Nothing()).drives == ()
        assert helper.hang_up() == 0
