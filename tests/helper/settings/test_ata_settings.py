"""What an ATA drive keeps beyond the first nine, setting by setting on a virtual drive that has all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.access import (
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    PowerConditionTimer,
)
from disktune_contract.settings.setting import Range, Source, Status, Table, Value
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import TaskFile
from tests.helper.ata_settings import HDD, SLEEPER, apply, complete, end, sent
from tests.helper.conftest import Bench, make_bench, only_looks


@pytest.fixture
def ata(bench: Bench) -> AtaDrive:
    return complete(bench)


SEQUENCES: tuple[tuple[str, Value, str], ...] = (
    ("ata.epc", True, "EF/4A lba 000004"),
    ("ata.link_slumber", True, "EF/10 count 07"),
    ("ata.free_fall", 200, "EF/41 count C8"),
    ("ata.free_fall", 0, "EF/41"),
    ("ata.power_up_in_standby", True, "EF/06"),
    ("ata.read_recovery", 70, "B0/D6 count 01 lba C24FE0 data 0300010001004600"),
    ("ata.write_recovery", 1800, "B0/D6 count 01 lba C24FE0 data 0300010002000807"),
    ("ata.write_read_verify", 0, "EF/0B"),
    ("ata.write_read_verify", 1, "EF/0B lba 000001"),
    ("ata.write_read_verify", 2, "EF/0B lba 000002"),
    ("ata.write_read_verify", 32 << 8 | 3, "EF/0B count 20 lba 000003"),
    ("ata.smart", False, "B0/D9 lba C24F00"),
    ("ata.statistics_notice", True, "EF/63 count 01"),
    ("ata.settings_preservation", False, "EF/90 count 06"),
    ("ata.keep_over_reset", True, "EF/66"),
)


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "new", "command"), SEQUENCES)
def test_a_change_is_one_command_read_back_and_put_back(
    bench: Bench, ata: AtaDrive, setting: str, new: Value, command: str
) -> None:
    before = bench.states(HDD)[setting].value
    result = apply(bench, (setting, new)).results[0]
    # Trailing zero bytes of a page are not shown.
    assert [line.removesuffix("00") if "data" in line else line for line in sent(ata)] == [
        command.removesuffix("00") if "data" in command else command
    ]
    assert result.fault is None
    assert (result.after, result.changed) == (None if setting == "ata.keep_over_reset" else new, True)
    end(bench, "put-back")
    remembered = setting == "ata.keep_over_reset"
    assert bench.states(HDD)[setting].value == (False if remembered else before)


def test_every_ata_setting_is_there_on_a_drive_that_has_all(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    states = bench.states(HDD)
    new = {setting.id for setting in SETTINGS if type(setting.access) in ALLOWED}
    lacking = {name for name in new if states[name].status is Status.UNSUPPORTED}
    assert lacking == {"ata.aam", "ata.standby_y"}
    assert states["ata.multiple_count"].status is Status.LEGACY
    assert ata.wakeups == 0


# -- what root may send ----------------------------------------------------------------------------------------


def _feature(access: AtaFeature, task: TaskFile) -> bool:
    if task.command != access.command:
        return False
    on = task.feature == access.enable and task.lba == access.lba[0]
    off = task.feature == access.disable and (task.count, task.lba) == (access.count[1], access.lba[1])
    return off or (on and (access.level is not None or task.count == access.count[0]))


def _verify(access: AtaVerify, task: TaskFile) -> bool:
    modes = task.feature == access.enable and task.lba <= 3 and (not task.count or task.lba == 3)
    return task.command == 0xEF and (modes or (task.feature, task.count, task.lba) == (access.disable, 0, 0))


def _condition(access: PowerConditionTimer, task: TaskFile) -> bool:
    # 2 sets a timer, 3 switches it; bit 4 would save it for good.
    set_features = (task.command, task.feature, task.count) == (0xEF, 0x4A, access.condition)
    return set_features and task.lba & 0xF in (2, 3) and not task.lba & 1 << 4


def _recovery(access: ErrorRecoveryLimit, task: TaskFile) -> bool:
    head = bytes((3, 0, 1, 0, access.side, 0))
    return (task.command, task.feature, task.lba) == (0xB0, 0xD6, 0xC24FE0) and task.data[:6] == head


ALLOWED: dict[type, Callable[..., bool]] = {
    AtaFeature: _feature,
    AtaVerify: _verify,
    AtaTimer: lambda access, task: task.command in (access.command, access.command_asleep),
    AtaSwitch: lambda access, task: task.command == 0xEF and task.feature in (access.enable, access.disable),
    PowerConditionTimer: _condition,
    ErrorRecoveryLimit: _recovery,
    AtaReading: lambda _access, _task: False,
}


def named(task: TaskFile) -> bool:
    """Return whether a command only looks, flushes around switching the cache off, or is in a declaration."""
    if only_looks(task) or task.command in (0xE7, 0xEA):
        return True
    return any(ALLOWED[type(s.access)](s.access, task) for s in SETTINGS if type(s.access) in ALLOWED)


def sample(setting: str, codes: tuple[int, ...] | None) -> list[Value]:
    """Return values of a setting from both ends and the middle of its domain."""
    domain = BY_ID[setting].domain
    if isinstance(domain, Range):
        off = [] if domain.off is None else [domain.off]
        return [domain.minimum, (domain.minimum + domain.maximum) // 2, domain.maximum, *off]
    if isinstance(domain, Table):
        rows = [row.code for row in domain.rows if codes is None or row.code in codes]
        return [rows[0], rows[1], rows[len(rows) // 2], rows[-1]]
    return [True, False]


@pytest.mark.slow
def test_the_drive_receives_nothing_that_the_catalogue_does_not_name(bench: Bench, ata: AtaDrive) -> None:
    changed, tried = set(), set()
    for epc in (False, True):
        if epc:
            apply(bench, ("ata.epc", True))
            end(bench, "keep")
        for name, state in bench.states(HDD).items():
            if state.status is not Status.OK or type(BY_ID[name].access) not in ALLOWED:
                continue
            if name in tried:
                continue
            tried.add(name)
            for new in sample(name, state.offer.codes):
                result = apply(bench, (name, new)).results[0]
                if result.changed:
                    changed.add(name)
                end(bench, "put-back")
    assert all(named(task) for task in ata.log), [str(task) for task in ata.log if not named(task)]
    assert ata.sct.refused == []
    able = {s.id for s in SETTINGS if type(s.access) in ALLOWED}
    assert able - changed == {"ata.aam", "ata.standby_y", "ata.multiple_count", "ata.transfer_mode"}


@pytest.mark.parametrize(
    "task",
    [
        TaskFile(0xEF, 0x4A, 0x81, 0x12),  # saves the timer
        TaskFile(0xEF, 0x4A, 0x81, 0x01),  # goes there at once
        TaskFile(0xEF, 0x03, 0x45),
        TaskFile(0xB0, 0xD6, 1, 0xC24FE0, data=bytes((2, 0, 1, 0))),
        TaskFile(0xB0, 0xD6, 1, 0xC24F80),
        TaskFile(0xF4),
        TaskFile(0x34),
        TaskFile(0xEF, 0x10, 0x05),
    ],
)
def test_the_test_above_would_notice(task: TaskFile) -> None:
    assert not named(task)


# -- the others ------------------------------------------------------------------------------------------------


def test_start_up_in_standby_is_not_switched_on_below_the_running_system(bench: Bench, ata: AtaDrive) -> None:
    state = bench.states(HDD)["ata.power_up_in_standby"]
    assert state.status is Status.OK, "/home is not the system"
    text = bench.ports.read_text("/proc/self/mountinfo").replace(" /home ", " / ")
    bench.world.tree.file("/proc/self/mountinfo", text)
    state = bench.states(HDD)["ata.power_up_in_standby"]
    assert (state.status, state.value) == (Status.LOCKED, False)
    assert "running system" in state.reason
    with pytest.raises(Refusal) as refused:
        apply(bench, ("ata.power_up_in_standby", True))
    assert refused.value.fault is Fault.NOT_SUPPORTED
    assert sent(ata) == []
    # Whoever has it on already may switch it off there.
    ata._words[86] |= 1 << 5
    assert apply(bench, ("ata.power_up_in_standby", False)).results[0].after is False


def test_a_timer_in_times_of_the_drives_own_can_only_be_switched_off(bench: Bench, ata: AtaDrive) -> None:
    ata._words[49] &= ~(1 << 13)
    state = bench.states(HDD)["ata.standby_timer"]
    assert (state.status, state.value, state.offer.codes) == (Status.OK, None, (0,))
    assert "unit is unknown" in state.reason
    with pytest.raises(Refusal) as refused:
        apply(bench, ("ata.standby_timer", 120))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    apply(bench, ("ata.standby_timer", 0))
    end(bench, "keep")
    assert bench.states(HDD)["ata.standby_timer"].value == 0


def test_a_mode_of_write_read_verify_is_shown_with_its_sectors(bench: Bench, ata: AtaDrive) -> None:
    ata._words[120] |= 1 << 1
    ata._words[220], ata._words[210], ata._words[211] = 3, 0, 1
    value = bench.states(HDD)["ata.write_read_verify"].value
    assert value == 64 << 8 | 3
    domain = BY_ID["ata.write_read_verify"].domain
    assert isinstance(value, int)
    assert domain.label(value) == "the first 65,536 sectors (mode 3)"


def test_a_quiet_drive_that_knows_two_levels_is_found_out(bench: Bench) -> None:
    """Most drives with acoustic management know 128 and 254 only, and take anything."""
    ata = bench.world.drives["sdc"].ata
    assert ata is not None
    ata.behaviour = replace(ata.behaviour, accepts_but_ignores=frozenset({0x42}))
    assert apply(bench, ("ata.aam", 200), name="sdc").results[0].fault is Fault.NOT_KEPT


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "new", "code"),
    [
        ("ata.epc", True, 0x4A),
        ("ata.write_read_verify", 1, 0x0B),
        ("ata.free_fall", 100, 0x41),
        ("ata.statistics_notice", True, 0x63),
        ("ata.link_slumber", True, 0x10),
        ("ata.power_up_in_standby", True, 0x06),
        # SCT feature control can force the cache, whatever SET FEATURES says.
        ("ata.write_cache", False, 0x82),
    ],
)
def test_what_is_accepted_and_not_done_is_found_out(
    bench: Bench, ata: AtaDrive, setting: str, new: Value, code: int
) -> None:
    ata.behaviour = replace(ata.behaviour, accepts_but_ignores=frozenset({code}))
    assert apply(bench, (setting, new)).results[0].fault is Fault.NOT_KEPT
    ata.behaviour = replace(ata.behaviour, accepts_but_ignores=frozenset(), aborts=frozenset({code}))
    assert apply(bench, (setting, new)).results[0].fault is Fault.REFUSED_BY_DRIVE


def test_the_reading_of_the_past_cannot_be_set(bench: Bench, ata: AtaDrive) -> None:
    ata._words[47], ata._words[59] = 0x8010, 0x0110
    state = bench.states(HDD)["ata.multiple_count"]
    assert (state.status, state.value) == (Status.LEGACY, 16)
    ata._words[59] = 0x0010
    assert bench.states(HDD)["ata.multiple_count"].value is None
    with pytest.raises(Refusal):
        apply(bench, ("ata.multiple_count", 8))
    assert sent(ata) == []


@pytest.mark.parametrize(
    ("multiword", "ultra", "valid", "mode"),
    [
        (0x0007, 0x407F, 4, 70),
        (0x0407, 0x007F, 4, 34),
        (0x0007, 0x007F, 4, None),
        (0x0407, 0x407F, 4, None),
        # Without bit 2 of word 53, word 88 means nothing.
        (0x0407, 0x407F, 0, 34),
    ],
)
def test_the_transfer_mode_is_the_only_one_that_is_marked(
    bench: Bench, ata: AtaDrive, multiword: int, ultra: int, valid: int, mode: int | None
) -> None:
    ata._words[53], ata._words[63], ata._words[88] = valid, multiword, ultra
    assert bench.states(HDD)["ata.transfer_mode"].value == mode


def test_who_may_only_browse_asks_nothing() -> None:
    onlooker = make_bench(Class.BROWSE)
    ata = complete(onlooker)
    ata._words[120] |= 1 << 7
    ata.rescan()
    states = onlooker.states(HDD)
    for name in ("ata.read_recovery", "ata.idle_a"):
        assert (states[name].status, states[name].value) == (Status.UNREADABLE, None)
        assert "permission" in states[name].reason
    assert (states["ata.epc"].value, states["ata.epc"].source) == (True, Source.CACHED)
    assert ata.log == []


def test_a_look_at_a_sleeping_drive_asks_no_logs(bench: Bench) -> None:
    ata = complete(bench, SLEEPER)
    ata._words[120] |= 1 << 7
    states = bench.states(SLEEPER)
    assert states["ata.read_recovery"].status is states["ata.idle_a"].status is Status.ASLEEP
    assert {task.command for task in ata.log} <= {0xEC, 0xE5}
    assert ata.wakeups == 0


def test_each_look_asks_each_question_once(bench: Bench, ata: AtaDrive) -> None:
    apply(bench, ("ata.epc", True))
    end(bench, "keep")
    ata.log.clear()
    bench.states(HDD)
    logs = [str(task) for task in ata.log if task.command == 0x2F]
    assert logs == ["2F count 01 lba 000008", "2F count 01 lba 000108"]
    assert all(task.extend for task in ata.log if task.command == 0x2F), "a 48-bit command"
