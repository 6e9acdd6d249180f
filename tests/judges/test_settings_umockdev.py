"""The helper and hdparm on one drive: what either changes the other sees, and both send the same commands.

The sequences are those of ACS-4 and of hdparm 9.65, to which the catalogue refers.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Source, Status, Value
from tests.judges.judges import APM_OFF, JUDGES
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

ATA_PASS_THROUGH_16 = 0x85

LACKS: dict[str, frozenset[str]] = {
    # A SATA notebook disk of 2008 with everything.
    "skdump_FUJITSU_MHY2120BH--0084000D": frozenset(),
    # A PATA notebook disk: no command queuing, 28-bit FLUSH CACHE only.
    "lbd_SAMSUNG_HS122JC": frozenset({"scsi.queue_depth"}),
    # A server disk: APM, and the write cache delivered off.
    "infi_Hitachi_HUA722010CLA330": frozenset({"ata.aam"}),
    "cdi_Samsung_SSD_860_EVO_1TB": frozenset({"ata.apm", "ata.aam"}),
}
"""The drives, and what each does not have."""

FLUSH = {"lbd_SAMSUNG_HS122JC": "E7"}
"""The 28-bit FLUSH CACHE, where a drive has no other; it is EAh with EXTEND elsewhere."""

VALUES: dict[str, tuple[Value, ...]] = {
    "block.read_ahead": (256, 0, 1024),
    "block.scheduler": ("bfq", "none", "mq-deadline"),
    "block.nr_requests": (32, 4),
    "scsi.queue_depth": (1, 31),
    "ata.write_cache": (False, True),
    "ata.look_ahead": (False, True),
    "ata.apm": (128, 1, 254, APM_OFF),
    "ata.aam": (128, 254, 0, 192),
    "ata.standby_timer": (24, 241, 253, 0),
}
"""Per setting, one after the other."""


def sequence(dump: str, setting: str, value: Value) -> list[str]:
    """Return the commands that set *value*: opcode/FEATURE and COUNT, hexadecimal."""
    flush = FLUSH.get(dump, "EA ext")
    match setting, value:
        case "ata.write_cache", bool():
            return ["EF/02"] if value else [flush, "EF/82", flush]
        case "ata.look_ahead", bool():
            return ["EF/AA"] if value else ["EF/55"]
        case "ata.apm", int():
            return ["EF/85"] if value == APM_OFF else [f"EF/05 count {value:02X}"]
        case "ata.aam", int():
            return [f"EF/42 count {value:02X}"] if value else ["EF/C2"]
        case "ata.standby_timer", int():
            return [f"E3 count {value:02X}" if value else "E3"]
    return []


FULL = "skdump_FUJITSU_MHY2120BH--0084000D"
"""The drive with all nine, of which every value is tried; what it sends for one does not depend on the drive."""


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """Give a machine with the full drive; it lives through all tests of this module, as settings do."""
    with World(words_of(FULL)) as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: World) -> Helper:
    """Return a helper that may change settings."""
    return world.helper(Class.TUNE)


def test_all_nine_have_a_judge() -> None:
    assert set(JUDGES) == set(VALUES) <= {setting.id for setting in SETTINGS}
    assert LACKS[FULL] == frozenset()


def check_they_read_the_same(world: World, helper: Helper, lacks: frozenset[str]) -> None:
    """Hold what the helper reads of a drive of which nothing was changed against what the judges read."""
    states = helper.states()
    for name, judge in JUDGES.items():
        if name == "ata.standby_timer":
            # Unknown is all that can be said; the virtual drive starts with it off.
            assert states[name].value is None
            assert states[name].source is Source.REMEMBERED
        else:
            assert states[name].value == judge.read(world), name
        # Without NCQ there is a queue depth, and it is 1.
        lacking = Status.LOCKED if name == "scsi.queue_depth" else Status.UNSUPPORTED
        assert states[name].status is (lacking if name in lacks else Status.OK), name


def test_they_read_the_same_before_and_looking_changes_nothing(world: World, helper: Helper) -> None:
    world.changes()
    for looking in (world.helper(Class.BROWSE), world.helper(Class.INSPECT), helper):
        check_they_read_the_same(world, looking, LACKS[FULL])
    world.changes()
    helper.states()
    helper.identify()
    assert world.opcodes() == {ATA_PASS_THROUGH_16}
    assert world.changes() == []


@pytest.mark.parametrize("dump", [dump for dump in LACKS if dump != FULL])
def test_a_drive_that_lacks_some(dump: str) -> None:
    with World(words_of(dump)) as world:
        helper = world.helper()
        check_they_read_the_same(world, helper, LACKS[dump])
        before = {name: judge.read(world) for name, judge in JUDGES.items()}
        world.changes()
        for name in LACKS[dump]:
            assert fault_of(helper, name, VALUES[name][-1]) in (Fault.NOT_SUPPORTED, Fault.OUT_OF_RANGE)
        assert world.changes() == []
        assert {name: judge.read(world) for name, judge in JUDGES.items()} == before
        # With the drive's own command to flush.
        check_each_sets_what_the_other_reads(world, helper, dump, "ata.write_cache")


def check_each_sets_what_the_other_reads(world: World, helper: Helper, dump: str, setting: str) -> None:
    """Have the helper set every value and hdparm read it, then the other way round: both send the same."""
    judge = JUDGES[setting]
    for value in VALUES[setting]:
        world.changes()
        helper.change(setting, value)
        sent = world.opcodes()
        assert world.changes() == sequence(dump, setting, value)
        assert sent == {ATA_PASS_THROUGH_16}
        assert judge.read(world) == helper.value(setting) == value
    # Nobody can ask for the timer: the helper goes on saying what it set itself, and that it is only that.
    believed = value
    for value in VALUES[setting]:
        world.changes()
        judge.change(world, value)
        assert world.changes() == sequence(dump, setting, value)
        assert judge.read(world) == value
        assert helper.value(setting) == (believed if setting == "ata.standby_timer" else value)


@pytest.mark.parametrize("setting", JUDGES)
def test_each_sets_what_the_other_reads(world: World, helper: Helper, setting: str) -> None:
    check_each_sets_what_the_other_reads(world, helper, FULL, setting)


def fault_of(helper: Helper, setting: str, value: Value) -> Fault | None:
    """Return why a change is refused, by the helper beforehand or by the kernel at the attempt."""
    try:
        (result,) = helper.apply((setting, value)).results
    except Refusal as refusal:
        return refusal.fault
    return result.fault


def test_what_only_the_kernel_refuses(world: World, helper: Helper) -> None:
    before = JUDGES["scsi.queue_depth"].read(world)
    assert fault_of(helper, "scsi.queue_depth", 33) in (Fault.OUT_OF_RANGE, Fault.NOT_SUPPORTED)
    assert JUDGES["scsi.queue_depth"].read(world) == before
    helper.change("block.scheduler", "none")
    before = JUDGES["block.nr_requests"].read(world)
    # The tags of the hardware are the limit then, and this machine does not show how many there are.
    assert fault_of(helper, "block.nr_requests", 33) is Fault.OUT_OF_RANGE
    assert JUDGES["block.nr_requests"].read(world) == before


def test_several_at_once_go_in_the_order_of_the_catalogue(world: World, helper: Helper) -> None:
    helper.change("block.scheduler", "mq-deadline")
    helper.change("ata.write_cache", True)
    world.changes()
    wanted: tuple[tuple[str, Value], ...] = (
        ("ata.standby_timer", 120),
        ("block.nr_requests", 16),
        ("ata.write_cache", False),
        ("block.scheduler", "bfq"),
    )
    applied = helper.apply(*wanted)
    assert [result.fault for result in applied.results] == [None] * 4
    # Setting the timer first would let the flush start its time over; the scheduler resets the queue's length.
    assert world.changes() == [*sequence(FULL, "ata.write_cache", False), "E3 count 78"]
    assert {name: JUDGES[name].read(world) for name, _ in wanted} == dict(wanted)
    # While they are on trial, the next test may not change them.
    helper.keep(applied)
