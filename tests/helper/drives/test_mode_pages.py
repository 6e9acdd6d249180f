"""Mode pages of SCSI and SAS disks: what is sent, what comes back, and how a disk may say no."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.action import ActionState
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.access import ModeField
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Change, Offer, State, Status, Value
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.changes import actions
from disktune_helper.drives import drive_snapshot, health, mode_pages
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.drives.mode_pages import Control
from disktune_helper.settings import access, engine
from disktune_helper.settings.engine import ApplyResult
from disktune_helper.system.drive_commands.command_table import level
from tests.helper.conftest import Bench, Clock
from tests.helper.sas_disk import CHANGEABLE, DEFAULTS, MASKS, MODE_CHANGED, WAS_RESET, SasDisk, SasNode, log_page
from tests.narrowed import of_kind

PLACE = "/sys/devices/pci0000:00/0000:00:05.0/host9/target9:0:0/9:0:0:0"
MINUTE = 600
"""In the tenths of a second of the timers."""

SETTINGS_OF_THE_DISK = [
    # setting, what it starts with, a new value, the byte of the page and what it becomes
    ("scsi.write_cache", True, False, (2, 0x10)),
    ("scsi.read_cache", True, False, (2, 0x15)),
    ("scsi.look_ahead", True, False, (12, 0xA0)),
    ("scsi.read_across_cylinders", True, False, (2, 0x04)),
    ("scsi.stop_reading_ahead", False, True, (2, 0x54)),
    ("scsi.cache_own_analysis", False, True, (2, 0x34)),
    ("scsi.cache_by_host", False, True, (2, 0x94)),
    ("scsi.prefetch_multiplied", False, True, (2, 0x16)),
    ("scsi.write_in_order", True, False, (12, 0x00)),
    ("scsi.no_lasting_cache", False, True, (12, 0x81)),
    ("scsi.keep_what_was_read", 0, 15, (3, 0xF0)),
    ("scsi.keep_what_was_written", 0, 1, (3, 0x01)),
    ("scsi.prefetch_none_above", 0xFFFF, 0x0102, (5, 0x02)),
    ("scsi.prefetch_least", 0, 0x0304, (6, 0x03)),
    ("scsi.prefetch_most", 0xFFFF, 0x0506, (8, 0x05)),
    ("scsi.prefetch_ceiling", 0xFFFF, 0x0708, (11, 0x08)),
    ("scsi.cache_segments", 32, 8, (13, 8)),
    ("scsi.cache_segment_size", 0, 0x0A0B, (15, 0x0B)),
    ("scsi.cache_segment_in_sectors", False, True, (12, 0xC0)),
    ("scsi.sync_progress", 0, 2, (12, 0x84)),
    ("scsi.keep_weak_on_write", False, True, (2, 0x40)),
    ("scsi.keep_weak_on_read", False, True, (2, 0x80)),
    ("scsi.recovery_limit", 0xFFFF, 7000, (11, 0x58)),
    ("scsi.report_recovered", False, True, (2, 0xC4)),
    ("scsi.idle_a_after", 10, 20, (7, 20)),
    ("scsi.idle_b_after", 2 * MINUTE, -1, (3, 0x0A)),
    ("scsi.idle_c_after", 10 * MINUTE, 20 * MINUTE, (18, 0x2E)),
    ("scsi.standby_y_after", -1, 1, (2, 0x01)),
    ("scsi.standby_z_after", -1, 30 * MINUTE, (3, 0x0F)),
    ("scsi.background_before_rest", 0, 2, (2, 0x80)),
    ("scsi.told_after_idle", 0, 1, (39, 0x40)),
    ("scsi.told_after_standby", 0, 2, (39, 0x20)),
    ("scsi.told_after_stop", 0, 2, (39, 0x08)),
    ("scsi.failure_warnings", True, False, (2, 0x18)),
    ("scsi.other_warnings", True, False, (2, 0x00)),
    ("scsi.warning_method", 6, 4, (3, 0x04)),
]
FIXED = "scsi.cache_divided_by_size"
"""The one that this disk's mask does not admit."""


@dataclass
class Sas:
    """A disk on the demo's machine, which has none."""

    disk: SasDisk
    node: SasNode
    ports: SimulatedPorts

    def look(self, *, opened: bool = True) -> DriveSnapshot:
        ref = DriveRef("sdz", "wwn:5000c500ab000009", 99)
        return drive_snapshot.look(self.ports, ref, self.node if opened else None, lambda _ref, _setting: None)

    def open(self) -> OpenDriveSnapshot:
        return drive_snapshot.opened(self.look(), self.node)

    def state(self, setting: str) -> State:
        return access.state(self.look(), BY_ID[setting])

    def apply(self, *steps: tuple[str, Value | None, Value]) -> ApplyResult:
        seen = self.open()
        return engine.apply(seen, engine.check(seen, tuple(Change(*step) for step in steps)))

    def kernel(self, belief: str) -> None:
        """Let the kernel believe this of the write cache."""
        self.ports.world.tree.file(f"{PLACE}/scsi_disk/9:0:0:0/cache_type", belief + "\n")


@pytest.fixture
def sas() -> Iterator[Sas]:
    clock = Clock()
    world = World(clock=clock, sleep=clock.sleep)
    world.tree.link("/sys/class/block/sdz", f"{PLACE}/block/sdz")
    world.tree.link(f"{PLACE}/block/sdz/device", PLACE)
    world.tree.files(f"{PLACE}/block/sdz", {"dev": "65:144", "size": "8388608"})
    world.tree.files(PLACE, {"vendor": "LABMAKER", "model": "SAS DISK 10K", "type": "0"})
    world.tree.file(f"{PLACE}/power/runtime_status", "active\n")
    disk = SasDisk()
    made = Sas(disk, SasNode(disk), SimulatedPorts(world))
    made.kernel("write back")
    yield made
    assert all(cdb[1] & 1 == 0 for cdb, _ in disk.log), "something was saved in the disk"
    assert all(data[8] & 0x80 == 0 and not any(data[:8]) for _, data in disk.log)


def page_of(setting: str) -> int:
    return of_kind(ModeField, BY_ID[setting].access).page


# -- what it counts ----------------------------------------------------------------------------------------


def test_what_a_disk_counts(sas: Sas) -> None:
    found = health.health(sas.look())
    assert (judge(found).verdict, found.note) == (HealthVerdict.CAUTION, "")
    assert judge(found).why[0] == "Uncorrected errors: 2."
    assert found.scsi is not None
    assert (found.scsi.temperature_c, found.scsi.starts, found.scsi.loads) == (29, 1090, 1181)
    assert {one.kind: one.uncorrected for one in found.scsi.errors} == {"write": 0, "read": 2, "verify": 0}


def test_a_disk_that_foretells_its_end_or_warns(sas: Sas) -> None:
    for code, verdict in (
        (0x5D, HealthVerdict.FAILING),
        (0x0B, HealthVerdict.CAUTION),
        (0x00, HealthVerdict.CAUTION),
    ):
        sas.disk.logs[0x2F] = log_page(0x2F, (0, bytes((code, 0x10, 29))))
        found = judge(health.health(sas.look()))
        assert found.verdict is verdict
        # The disk of these tests has uncorrected errors and grown defects, too.
        assert len(found.why) == (4 if code else 3)


def test_a_disk_at_rest_is_not_asked_for_its_counters(sas: Sas) -> None:
    sas.disk.condition = 3
    assert health.health(sas.look()).note == health.ASLEEP
    assert (sas.disk.read_logs, sas.disk.condition) == ([], 3)
    sas.disk.condition = None
    assert health.health(sas.look(opened=False)).note == health.NOT_OPENED


def test_a_disk_without_counters_and_one_that_is_confused(sas: Sas) -> None:
    sas.disk.logs.clear()
    assert health.health(sas.look()).note == health.NONE_THERE
    sas.disk.logs[0x2F] = log_page(0x0D, (0, b"\0\35"))
    found = health.health(sas.look())
    assert (judge(found).verdict, found.note) == (
        HealthVerdict.UNKNOWN,
        "Not read: log page 2Fh. The drive sent another page.",
    )


# -- one by one --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "first", "new", "byte"), SETTINGS_OF_THE_DISK)
def test_each_setting_is_one_field_and_comes_back_with_another_command(
    sas: Sas, setting: str, first: Value, new: Value, byte: tuple[int, int]
) -> None:
    state = sas.state(setting)
    assert (state.status, state.value, state.default) == (Status.OK, first, first)
    assert type(state.value) is type(first)
    outcome = sas.apply((setting, first, new))
    assert [(result.fault, result.after) for result in outcome.results] == [(None, new)]
    ((_, sent),) = sas.disk.log
    assert sent[8] == page_of(setting)
    assert sent[8 + byte[0]] == byte[1]
    seen = sas.open()
    (back,) = engine.restore(seen, (engine.EarlierValue(setting, first),))
    assert (back.fault, back.after) == (None, first)
    assert sas.state(setting).default == first


def test_every_page_setting_stands_in_the_table_above() -> None:
    declared = {setting.id for setting in SETTINGS if isinstance(setting.access, ModeField)}
    assert declared == {row[0] for row in SETTINGS_OF_THE_DISK} | {FIXED}


def test_bits_that_are_not_meant_stay_as_they_are(sas: Sas) -> None:
    sas.apply(*((setting, first, new) for setting, first, new, _ in SETTINGS_OF_THE_DISK))
    sas.apply(*((setting, new, first) for setting, first, new, _ in SETTINGS_OF_THE_DISK))
    # Timers that were disabled hold what was written since; their enabling bits tell.
    for code in (0x01, 0x08, 0x1C):
        assert sas.disk.pages[code] == DEFAULTS[code]
    assert sas.disk.pages[0x1A][:4] == DEFAULTS[0x1A][:4]


def test_switching_a_timer_off_leaves_its_time_alone(sas: Sas) -> None:
    sas.apply(("scsi.idle_c_after", 10 * MINUTE, -1))
    assert sas.disk.pages[0x1A][16:20] == DEFAULTS[0x1A][16:20]
    assert sas.state("scsi.idle_c_after").value == -1


def test_nothing_survives_a_reset(sas: Sas) -> None:
    for setting, first, new, _ in SETTINGS_OF_THE_DISK:
        sas.apply((setting, first, new))
    sas.disk.reset()
    assert [sas.state(row[0]).value for row in SETTINGS_OF_THE_DISK] == [row[1] for row in SETTINGS_OF_THE_DISK]


def test_defaults_and_masks_are_asked_for_once_a_look(sas: Sas) -> None:
    engine.states(sas.look())
    constant = [asked for asked in sas.disk.asked if asked[1] != Control.CURRENT]
    assert sorted(constant) == sorted(set(constant))
    assert (0x08, CHANGEABLE) in constant


# -- what the disk leaves to choose ------------------------------------------------------------------------


def test_a_field_outside_the_mask_is_locked(sas: Sas) -> None:
    state = sas.state(FIXED)
    assert (state.status, state.value, state.default) == (Status.LOCKED, False, False)
    with pytest.raises(Refusal, match="does not allow it"):
        sas.apply((FIXED, False, True))
    assert sas.disk.log == []


def test_a_timer_whose_enabling_bit_is_fixed_is_locked(sas: Sas) -> None:
    sas.disk.masks[0x1A] = MASKS[0x1A][:3] + b"\x0e" + MASKS[0x1A][4:]
    assert sas.state("scsi.standby_z_after").status is Status.LOCKED
    assert sas.state("scsi.idle_a_after").status is Status.OK


def test_a_mask_of_fewer_bits_narrows_the_offer(sas: Sas) -> None:
    mask = MASKS[0x08]
    sas.disk.masks[0x08] = mask[:8] + b"\x0f\xff" + mask[10:13] + b"\x3f" + mask[14:]
    assert sas.state("scsi.prefetch_most").offer == Offer(maximum=0xFFF)
    assert sas.state("scsi.cache_segments").offer == Offer(maximum=63)
    with pytest.raises(Refusal, match="supports 0 to 63"):
        sas.apply(("scsi.cache_segments", 32, 64))
    sas.disk.masks[0x08] = mask[:13] + b"\xf0" + mask[14:]
    assert sas.state("scsi.cache_segments").status is Status.LOCKED


def test_a_page_that_is_missing_or_short_is_unsupported_and_not_off(sas: Sas) -> None:
    del sas.disk.pages[0x1A]
    short = DEFAULTS[0x08][:1] + b"\x0a" + DEFAULTS[0x08][2:12]
    sas.disk.pages[0x08] = short
    for setting in ("scsi.idle_a_after", "scsi.look_ahead", "scsi.cache_segments"):
        state = sas.state(setting)
        assert (state.status, state.value) == (Status.UNSUPPORTED, None)
    assert sas.state("scsi.write_cache").value is True


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "new"),
    [("scsi.idle_a_after", 1 << 32), ("scsi.idle_a_after", -2), ("scsi.keep_what_was_read", 16),
     ("scsi.write_cache", 1), ("scsi.prefetch_most", 65536)],
)  # fmt: skip
def test_a_value_between_the_steps_or_beyond_the_ends_is_refused(sas: Sas, setting: str, new: Value) -> None:
    with pytest.raises(Refusal) as refused:
        sas.apply((setting, sas.state(setting).value, new))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    assert sas.disk.log == []


@pytest.mark.parametrize(
    ("setting", "odd", "usual"), [("scsi.idle_a_after", 15, 20), ("scsi.keep_what_was_read", 2, 0)]
)
def test_a_code_without_words_that_a_disk_was_found_with_comes_back(
    sas: Sas, setting: str, odd: int, usual: int
) -> None:
    for before, after in ((sas.state(setting).value, odd), (odd, usual), (usual, odd)):
        sas.apply((setting, before, after))
        assert sas.state(setting).value == after


# -- misbehaviour ------------------------------------------------------------------------------------------


def test_a_disk_that_rounds_is_shown_as_it_is_and_put_back(sas: Sas) -> None:
    sas.disk.rounds_to = 10
    outcome = sas.apply(("scsi.warning_method", 6, 3), ("scsi.idle_b_after", 2 * MINUTE, 5))
    assert [(result.fault, result.after) for result in outcome.results] == [(None, 3), (Fault.NOT_KEPT, 10)]
    assert "reading it back gives 1 s" in outcome.results[1].why
    assert [result.setting for result in outcome.restored] == ["scsi.warning_method", "scsi.idle_b_after"]
    assert (sas.state("scsi.idle_b_after").value, sas.state("scsi.warning_method").value) == (2 * MINUTE, 6)


def test_a_disk_that_accepts_and_ignores_is_found_out(sas: Sas) -> None:
    sas.disk.ignores = True
    (result,) = sas.apply(("scsi.write_cache", True, False)).results
    assert (result.fault, result.after, result.changed) == (Fault.NOT_KEPT, True, False)


def test_a_disk_that_refuses_says_why(sas: Sas) -> None:
    sas.disk.refuses = True
    (result,) = sas.apply(("scsi.cache_segments", 32, 4)).results
    assert (result.fault, result.after) == (Fault.REFUSED_BY_DRIVE, 32)
    assert "sense 5h/26h/00h" in result.why


@pytest.mark.parametrize("news", [WAS_RESET, MODE_CHANGED])
def test_news_of_a_reset_or_a_change_does_not_count_as_an_answer(sas: Sas, news: tuple[int, int]) -> None:
    seen = sas.open()
    sas.disk.attention = news
    assert access.state(seen, BY_ID["scsi.write_cache"]).value is True
    sas.disk.attention = news
    access.write(seen, BY_ID["scsi.write_cache"], False)
    assert sas.state("scsi.write_cache").value is False


def test_a_block_descriptor_before_the_page_is_stepped_over(sas: Sas) -> None:
    sas.disk.descriptor = True
    sas.apply(("scsi.cache_segments", 32, 4))
    ((_, sent),) = sas.disk.log
    assert (len(sent), sas.state("scsi.cache_segments").value) == (8 + 20, 4)


def test_an_answer_with_another_page_is_no_reading(sas: Sas) -> None:
    sas.disk.confused = True
    state = sas.state("scsi.write_cache")
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert "The drive sent another page." in state.reason


def test_a_stopped_disk_is_not_started_to_answer(sas: Sas) -> None:
    sas.disk.stopped = True
    state = sas.state("scsi.write_cache")
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert "not ready" in state.reason


def test_pulling_the_disk_out_ends_the_look(sas: Sas) -> None:
    sas.disk.gone = True
    with pytest.raises(Refusal) as refused:
        sas.state("scsi.write_cache")
    assert refused.value.fault is Fault.DRIVE_GONE


# -- the kernel and its belief -----------------------------------------------------------------------------


def test_the_kernel_is_told_of_the_write_cache_and_of_nothing_else(sas: Sas) -> None:
    sas.apply(("scsi.write_cache", True, False))
    assert sas.node.rescanned == 1
    sas.apply(("scsi.cache_segments", 32, 4))
    assert sas.node.rescanned == 1


def test_a_cache_that_the_kernel_would_not_flush_does_not_stay_on(sas: Sas) -> None:
    sas.apply(("scsi.write_cache", True, False))
    sas.kernel("write through")
    outcome = sas.apply(("scsi.write_cache", False, True))
    assert outcome.results[0].fault is Fault.NOT_SUPPORTED
    assert "would not flush" in outcome.results[0].why
    assert sas.state("scsi.write_cache").value is False


# -- who is asked ------------------------------------------------------------------------------------------


def test_an_onlooker_is_told_that_asking_needs_permission(sas: Sas) -> None:
    state = access.state(sas.look(opened=False), BY_ID["scsi.write_cache"])
    assert (state.status, state.value, state.reason) == (Status.UNREADABLE, None, "Reading it needs permission.")


def test_a_disk_that_the_kernel_has_put_to_sleep_is_not_asked(sas: Sas) -> None:
    sas.ports.world.tree.file(f"{PLACE}/power/runtime_status", "suspended\n")
    assert sas.state("scsi.write_cache").status is Status.ASLEEP
    assert sas.disk.asked == []


@pytest.mark.parametrize(("file", "content"), [("vendor", "ATA"), ("vpd_pg89", "\x00\x89"), ("type", "5")])
def test_translations_of_ata_and_other_devices_are_not_asked(sas: Sas, file: str, content: str) -> None:
    sas.ports.world.tree.file(f"{PLACE}/{file}", content + "\n")
    seen = replace(sas.look(opened=False), node=sas.node)
    assert access.state(seen, BY_ID["scsi.write_cache"]).status is Status.UNSUPPORTED
    assert sas.disk.asked == []


@pytest.mark.parametrize("name", ["sda", "sdh", "nvme0n1", "md0"])
def test_no_other_drive_is_asked(bench: Bench, name: str) -> None:
    state = bench.states(name)["scsi.write_cache"]
    assert (state.status, state.reason) == (Status.UNSUPPORTED, "This drive does not support it.")


# -- what may go out ---------------------------------------------------------------------------------------


def select(page: bytes, flags: int = 0x10, header: bytes = bytes(8)) -> tuple[bytes, bytes]:
    data = header + page
    return bytes((0x55, flags, 0, 0, 0, 0, 0, 0, len(data), 0)), data


CACHING = b"\x08\x12" + bytes(18)


def test_a_mode_page_of_the_catalogue_may_go_out() -> None:
    assert level(*select(CACHING))


@pytest.mark.parametrize(
    ("cdb", "data"),
    [
        select(CACHING, flags=0x11),
        select(CACHING, flags=0x00),
        select(b"\x88" + CACHING[1:]),
        select(CACHING[:-1]),
        select(b"\x02\x12" + bytes(18)),
        select(b"\x48\x12" + bytes(18)),
        select(CACHING, header=bytes(7) + b"\x08"),
        select(CACHING, header=b"\0\0\0\x80\0\0\0\0"),
        select(CACHING * 2),
        select(b""),
        (select(CACHING)[0], CACHING),
        (b"\x15" + select(CACHING)[0][1:], select(CACHING)[1]),
        (b"\x04" + select(CACHING)[0][1:], select(CACHING)[1]),
    ],
    ids=["saved", "old format", "PS", "short", "page 02h", "subpage", "block descriptor", "write protect",
         "two pages", "no page", "no header", "MODE SELECT (6)", "FORMAT UNIT"],
)  # fmt: skip
def test_nothing_that_only_resembles_one_goes_out(cdb: bytes, data: bytes) -> None:
    assert not level(cdb, data)


def test_the_node_refuses_a_page_of_its_own(sas: Sas) -> None:
    with pytest.raises(Refusal) as refused:
        mode_pages.mode_select(sas.node, b"\x02\x0e" + bytes(14))
    assert refused.value.fault is Fault.INTERNAL
    assert sas.disk.log == []


# -- power conditions ----------------------------------------------------------------------------------------


def stands(sas: Sas, *, opened: bool = True) -> dict[str, ActionState]:
    return {state.action: state for state in actions.possible(sas.look(opened=opened))}


@pytest.mark.parametrize(
    ("action", "cdb", "mode"),
    [("standby", "1b0000003000", PowerMode.STANDBY), ("idle", "1b0000002000", PowerMode.IDLE)],
)
def test_a_disk_goes_to_rest_and_says_so(sas: Sas, action: str, cdb: str, mode: PowerMode) -> None:
    state = stands(sas)[action]
    assert (state.supported, state.refusal) == (True, "")
    assert actions.act(sas.open(), ACTION_BY_ID[action], agreed=True).power is mode
    assert [one.hex() for one in sas.disk.starts] == [cdb], "a power condition, and never a stop"
    asked = actions.act(sas.open(), ACTION_BY_ID["check-power"], agreed=False)
    assert (asked.power, sas.disk.condition) == (mode, 3 if mode is PowerMode.STANDBY else 2)
    sas.disk.media_access()
    assert actions.act(sas.open(), ACTION_BY_ID["check-power"], agreed=False).power is PowerMode.ACTIVE_OR_IDLE


def test_a_disk_without_power_conditions_is_not_sent_to_rest(sas: Sas) -> None:
    del sas.disk.pages[0x1A]
    for action in ("standby", "idle", "check-power"):
        assert not stands(sas)[action].supported
        with pytest.raises(Refusal) as refused:
            actions.act(sas.open(), ACTION_BY_ID[action], agreed=True)
        assert refused.value.fault is Fault.NOT_SUPPORTED
    assert sas.disk.starts == []


def test_a_look_from_outside_promises_no_rest(sas: Sas) -> None:
    assert not stands(sas, opened=False)["standby"].supported
    # What only ATA has is not there.
    assert not stands(sas)["sleep"].supported
    assert not stands(sas)["idle-unload"].supported


def test_a_disk_that_holds_the_system_is_not_stopped(sas: Sas) -> None:
    sas.ports.world.tree.file("/proc/self/mountinfo", "28 1 65:144 / / rw - ext4 /dev/sdz rw\n")
    assert "running system" in stands(sas)["standby"].refusal
    with pytest.raises(Refusal) as refused:
        actions.act(sas.open(), ACTION_BY_ID["standby"], agreed=True)
    assert refused.value.fault is Fault.BUSY
    assert sas.disk.starts == []
