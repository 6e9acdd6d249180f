"""The helper and hdparm on one drive: what either changes the other sees, and both send the same commands.

The sequences are those of ACS-4 and of hdparm 9.65, to which the catalogue refers.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Class
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


@pytest.fixture(scope="module", params=LACKS)
def dump(request: pytest.FixtureRequest) -> str:
    """Return each of the drives by the name of its IDENTIFY dump."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def world(dump: str) -> Iterator[World]:
    """Give a machine with the drive; it lives through all tests of this module, as settings do."""
    with World(words_of(dump)) as made:
        yield made


@pytest.fixture(scope="module")
def untouched(dump: str) -> Iterator[World]:
    """Give another machine with the drive, of which no test changes anything."""
    with World(words_of(dump)) as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: World) -> Helper:
    """Return a helper that may change settings."""
    return world.helper(Class.TUNE)


each_setting = pytest.mark.parametrize(
    ("dump", "setting"),
    [(dump, name) for dump in LACKS for name in JUDGES if name not in LACKS[dump]],
    indirect=["dump"],
    scope="module",
)
"""Every setting that the drive has; `test_what_a_drive_lacks` has the others."""


def test_all_nine_have_a_judge() -> None:
    assert set(JUDGES) == set(VALUES) <= {setting.id for setting in SETTINGS}
    assert set.intersection(*(set(lacks) for lacks in LACKS.values())) == set()


@pytest.mark.parametrize("privilege", list(Class))
def test_they_read_the_same_before(untouched: World, dump: str, privilege: Class) -> None:
    states = untouched.helper(privilege).states()
    for name, judge in JUDGES.items():
        if name == "ata.standby_timer":
            # Unknown is all that can be said; the virtual drive starts with it off.
            assert states[name].value is None
            assert states[name].source is Source.REMEMBERED
        else:
            assert states[name].value == judge.read(untouched), name
        # Without NCQ there is a queue depth, and it is 1.
        lacking = Status.LOCKED if name == "scsi.queue_depth" else Status.UNSUPPORTED
        assert states[name].status is (lacking if name in LACKS[dump] else Status.OK), name


def test_a_look_of_the_helper_changes_nothing(world: World, helper: Helper) -> None:
    world.changes()
    helper.states()
    helper.identify()
    assert world.opcodes() == {ATA_PASS_THROUGH_16}
    assert world.changes() == []


@each_setting
def test_what_the_helper_sets_hdparm_reads(world: World, helper: Helper, dump: str, setting: str) -> None:
    for value in VALUES[setting]:
        world.changes()
        helper.change(setting, value)
        sent = world.opcodes()
        assert world.changes() == sequence(dump, setting, value)
        assert sent == {ATA_PASS_THROUGH_16}
        assert JUDGES[setting].read(world) == helper.value(setting) == value


@each_setting
def test_what_hdparm_sets_the_helper_reads(world: World, helper: Helper, dump: str, setting: str) -> None:
    for value in VALUES[setting]:
        believed = helper.value(setting)
        world.changes()
        JUDGES[setting].change(world, value)
        # hdparm sends what the helper sends.
        assert world.changes() == sequence(dump, setting, value)
        assert JUDGES[setting].read(world) == value
        # Nobody can ask for the timer: the helper goes on saying what it set itself, and that it is only that.
        wanted = believed if setting == "ata.standby_timer" else value
        assert helper.value(setting) == wanted


def test_what_a_drive_lacks(world: World, helper: Helper, dump: str) -> None:
    before = {name: judge.read(world) for name, judge in JUDGES.items()}
    world.changes()
    for name in LACKS[dump]:
        assert fault_of(helper, name, VALUES[name][-1]) in (Fault.NOT_SUPPORTED, Fault.OUT_OF_RANGE)
    assert world.changes() == []
    assert {name: judge.read(world) for name, judge in JUDGES.items()} == before


def fault_of(helper: Helper, setting: str, value: Value) -> Fault | None:
    """Return why a change is refused, by the helper beforehand or by the kernel at the attempt."""
    try:
        (result,) = helper.apply((setting, value)).results
    except Refusal as refusal:
        return refusal.fault
    return result.fault


def test_a_queue_depth_beyond_the_host_is_refused(world: World, helper: Helper) -> None:
    before = JUDGES["scsi.queue_depth"].read(world)
    assert fault_of(helper, "scsi.queue_depth", 33) in (Fault.OUT_OF_RANGE, Fault.NOT_SUPPORTED)
    assert JUDGES["scsi.queue_depth"].read(world) == before


def test_what_only_the_kernel_refuses(world: World, helper: Helper) -> None:
    helper.change("block.scheduler", "none")
    before = JUDGES["block.nr_requests"].read(world)
    # The tags of the hardware are the limit then, and this machine does not show how many there are.
    assert fault_of(helper, "block.nr_requests", 33) is Fault.OUT_OF_RANGE
    assert JUDGES["block.nr_requests"].read(world) == before


def test_several_at_once_go_in_the_order_of_the_catalogue(world: World, helper: Helper, dump: str) -> None:
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
    assert world.changes() == [
        *sequence(dump, "ata.write_cache", False),
        "E3 count 78",
    ]
    assert {name: JUDGES[name].read(world) for name, _ in wanted} == dict(wanted)
    # While they are on trial, the next test may not change them.
    helper.keep(applied)
