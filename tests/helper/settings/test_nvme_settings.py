"""NVMe features: what is sent, what is read back, what the controller leaves to choose, and how it may say no."""

from __future__ import annotations

import errno
import os

import pytest

from disktune_contract.messages.change import Applied, Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Change, Offer, Source, Status, Value
from disktune_gui.demo.drive import SimulatedNode
from disktune_gui.demo.nvme_drive import (
    INTERRUPT_COALESCING,
    POWER_MANAGEMENT,
    TEMPERATURE_THRESHOLD,
    THERMAL_MANAGEMENT,
    VOLATILE_WRITE_CACHE,
    NvmeDrive,
)
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import engine
from disktune_helper.system.drive_commands.ioctls import NvmeReply
from tests.helper.conftest import Bench
from tests.narrowed import of_kind, present

NVME = "nvme0n1"

SETTINGS = [
    # setting, what it starts with, a new value, Set Features dwords 10 and 11 that follow from it
    ("nvme.write_cache", True, False, (0x06, 0x0)),
    ("nvme.power_state", 0, 2, (0x02, 0x2)),
    ("nvme.workload_hint", 0, 2, (0x02, 0x40)),
    ("nvme.throttle_light", -273, 105, (0x10, 378 << 16)),
    ("nvme.throttle_heavy", -273, 110, (0x10, 383)),
    ("nvme.warn_above", 90, 75, (0x04, 348)),
    ("nvme.warn_below", -273, -5, (0x04, 1 << 20 | 268)),
    ("nvme.interrupt_time", 0, 300, (0x08, 0x0300)),
    ("nvme.interrupt_threshold", 1, 8, (0x08, 0x07)),
    ("nvme.arbitration_burst", 0, 3, (0x01, 0x3)),
]


def nvme_drive(bench: Bench) -> NvmeDrive:
    return present(bench.world.drives[NVME].nvme)


def apply(bench: Bench, *changes: tuple[str, Value | None, Value]) -> Applied:
    request = Apply(bench.drive(NVME).ref, tuple(Change(*change) for change in changes))
    return of_kind(Applied, HANDLERS["apply"](bench.session, request))


def value(bench: Bench, setting: str) -> Value | None:
    return bench.states(NVME)[setting].value


def end(bench: Bench, verb: str) -> None:
    HANDLERS[verb](bench.session, OfTrial(bench.session.trials.all()[0]))


# -- one by one --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "first", "new", "sent"), SETTINGS)
def test_each_setting_is_one_command_and_comes_back_with_another(
    bench: Bench, setting: str, first: Value, new: Value, sent: tuple[int, int]
) -> None:
    state = bench.states(NVME)[setting]
    assert (state.status, state.value, state.default) == (Status.OK, first, first)
    assert type(state.value) is type(first)
    result = apply(bench, (setting, first, new)).results[0]
    assert (result.fault, result.after, result.changed) == (None, new, True)
    assert nvme_drive(bench).features.log == [sent]
    end(bench, "put-back")
    state = bench.states(NVME)[setting]
    assert (state.value, state.default) == (first, first)
    assert len(nvme_drive(bench).features.log) == 2


def test_every_setting_of_the_drive_stands_in_the_table_above(bench: Bench) -> None:
    shown = {name for name in bench.states(NVME) if name.startswith("nvme.") and "latency" not in name}
    assert shown == {row[0] for row in SETTINGS}


def test_nothing_is_ever_saved(bench: Bench) -> None:
    for setting, first, new, _ in SETTINGS:
        apply(bench, (setting, first, new))
        end(bench, "keep")
    assert all(dword10 < 0x100 for dword10, _ in nvme_drive(bench).features.log)
    nvme_drive(bench).features.reset()
    assert [value(bench, row[0]) for row in SETTINGS] == [row[1] for row in SETTINGS]


def test_what_shares_a_dword_keeps_out_of_each_others_way(bench: Bench) -> None:
    apply(
        bench,
        ("nvme.power_state", 0, 1),
        ("nvme.workload_hint", 0, 1),
        ("nvme.interrupt_time", 0, 25500),
        ("nvme.interrupt_threshold", 1, 256),
        ("nvme.throttle_heavy", -273, 112),
        ("nvme.throttle_light", -273, 100),
    )
    features = nvme_drive(bench).features
    assert features.get(POWER_MANAGEMENT, 0).result == 0x21
    assert features.get(INTERRUPT_COALESCING, 0).result == 0xFFFF
    assert features.get(THERMAL_MANAGEMENT, 0).result == 373 << 16 | 385


def test_each_threshold_is_asked_for_by_its_own_selector(bench: Bench) -> None:
    apply(bench, ("nvme.warn_above", 90, 80), ("nvme.warn_below", -273, 0))
    features = nvme_drive(bench).features
    assert features.get(TEMPERATURE_THRESHOLD, 0).result == 353
    assert features.get(TEMPERATURE_THRESHOLD, 1 << 20).result == 273
    end(bench, "keep")
    apply(bench, ("nvme.warn_above", 80, 65535 - 273))
    assert features.get(TEMPERATURE_THRESHOLD, 0).result == 0xFFFF


# -- what the controller leaves to choose ------------------------------------------------------------------


def test_only_states_in_which_the_drive_works_are_offered(bench: Bench) -> None:
    state = bench.states(NVME)["nvme.power_state"]
    assert state.offer == Offer(maximum=2)
    assert state.reason == "Maximum power: 6.5 W in state 0, 5.8 W in state 1, 3.6 W in state 2."
    with pytest.raises(Refusal, match="supports 0 to 2") as refused:
        apply(bench, ("nvme.power_state", 0, 3))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    assert nvme_drive(bench).features.log == []


def test_throttling_stays_within_the_drives_limits_and_in_order(bench: Bench) -> None:
    assert bench.states(NVME)["nvme.throttle_light"].offer == Offer(100, 115)
    apply(bench, ("nvme.throttle_light", -273, 108))
    end(bench, "keep")
    assert bench.states(NVME)["nvme.throttle_heavy"].offer == Offer(109, 115)
    apply(bench, ("nvme.throttle_heavy", -273, 112))
    end(bench, "keep")
    assert bench.states(NVME)["nvme.throttle_light"].offer == Offer(100, 111)
    for setting, before, new in (("nvme.throttle_light", 108, 112), ("nvme.throttle_heavy", 112, 108)):
        with pytest.raises(Refusal) as refused:
            apply(bench, (setting, before, new))
        assert refused.value.fault is Fault.OUT_OF_RANGE
    apply(bench, ("nvme.throttle_light", 108, -273))
    assert value(bench, "nvme.throttle_light") == -273


@pytest.mark.parametrize(
    ("setting", "new"),
    [("nvme.interrupt_time", 250), ("nvme.interrupt_time", 25600), ("nvme.interrupt_threshold", 0),
     ("nvme.warn_above", -274), ("nvme.write_cache", 0), ("nvme.arbitration_burst", 8)],
)  # fmt: skip
def test_a_value_between_the_steps_or_beyond_the_ends_is_not_rounded_but_refused(
    bench: Bench, setting: str, new: Value
) -> None:
    with pytest.raises(Refusal) as refused:
        apply(bench, (setting, value(bench, setting), new))
    assert refused.value.fault is Fault.OUT_OF_RANGE
    assert nvme_drive(bench).features.log == []


def test_a_controller_with_one_power_state_offers_no_choice(bench: Bench) -> None:
    drive = nvme_drive(bench)
    bytes_ = bytearray(drive.identify_controller())
    bytes_[263] = 0
    drive.identify_controller = lambda: bytes(bytes_)  # type: ignore[method-assign]
    state = bench.states(NVME)["nvme.power_state"]
    assert (state.status, state.value) == (Status.UNSUPPORTED, 0)
    assert "only one value" in state.reason


@pytest.mark.parametrize(("byte", "setting"), [(525, "nvme.write_cache"), (322, "nvme.throttle_heavy")])
def test_what_identify_denies_is_not_asked_for(bench: Bench, byte: int, setting: str) -> None:
    drive = nvme_drive(bench)
    page = bytearray(drive.identify_controller())
    page[byte] = 0
    drive.identify_controller = lambda: bytes(page)  # type: ignore[method-assign]
    assert bench.states(NVME)[setting].status is Status.UNSUPPORTED


def test_a_controller_without_select_is_asked_for_the_current_value_alone(bench: Bench) -> None:
    drive = nvme_drive(bench)
    page = bytearray(drive.identify_controller())
    page[520] &= ~0x10
    drive.identify_controller = lambda: bytes(page)  # type: ignore[method-assign]
    drive.features.fixed = frozenset({VOLATILE_WRITE_CACHE})
    state = bench.states(NVME)["nvme.write_cache"]
    assert (state.status, state.value, state.default) == (Status.OK, True, None)


# -- a drive at rest ---------------------------------------------------------------------------------------


def test_a_drive_at_rest_is_read_from_before_it_is_believed(bench: Bench) -> None:
    features = nvme_drive(bench).features
    apply(bench, ("nvme.power_state", 0, 1))
    end(bench, "keep")
    features.resting_state = 4
    state = bench.states(NVME)["nvme.power_state"]
    assert (state.status, state.value, state.default) == (Status.OK, 1, 0)
    assert features.resting_state is None


def test_a_drive_that_does_not_leave_its_rest_is_not_taken_for_working(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    nvme_drive(bench).features.resting_state = 4

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(SimulatedNode, "reader", denied)
    state = bench.states(NVME)["nvme.power_state"]
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert "idles in state 4" in state.reason


# -- saying no ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (0x4002, "rejected this (NVMe status 002h)"),
        (0x410E, "rejected this (NVMe status 10Eh)"),
        (0x4006, "rejected this (NVMe status 006h)"),
    ],
)
def test_a_positive_return_value_is_the_controllers_word(bench: Bench, status: int, words: str) -> None:
    """The ioctl returns an NVMe status above 0, not -1 with an errno: nothing was changed."""
    nvme_drive(bench).features.refuses = {VOLATILE_WRITE_CACHE: status}
    answer = apply(bench, ("block.read_ahead", 128, 256), ("nvme.write_cache", True, False))
    result = answer.results[1]
    assert (result.fault, result.changed, result.after) == (Fault.REFUSED_BY_DRIVE, False, True)
    assert words in result.why
    assert [(undone.setting, undone.changed, undone.fault) for undone in answer.restored] == [
        ("block.read_ahead", True, None),
        ("nvme.write_cache", False, None),
    ]
    assert (answer.trial, value(bench, "block.read_ahead")) == ("", 128)


def test_a_feature_that_says_it_is_fixed_is_locked(bench: Bench) -> None:
    nvme_drive(bench).features.fixed = frozenset({POWER_MANAGEMENT})
    state = bench.states(NVME)["nvme.power_state"]
    assert (state.status, state.value, state.default) == (Status.LOCKED, 0, 0)
    with pytest.raises(Refusal, match="does not allow it") as refused:
        apply(bench, ("nvme.power_state", 0, 1))
    assert refused.value.fault is Fault.NOT_SUPPORTED


def test_a_feature_that_is_not_there_is_unsupported(bench: Bench) -> None:
    nvme_drive(bench).features.lacks = frozenset({INTERRUPT_COALESCING})
    for setting in ("nvme.interrupt_time", "nvme.interrupt_threshold"):
        assert bench.states(NVME)[setting].status is Status.UNSUPPORTED
    assert bench.states(NVME)["nvme.warn_above"].status is Status.OK


def test_a_controller_that_accepts_and_forgets_is_found_out(bench: Bench) -> None:
    nvme_drive(bench).features.ignores = frozenset({TEMPERATURE_THRESHOLD})
    result = apply(bench, ("nvme.warn_above", 90, 70)).results[0]
    assert (result.fault, result.after) == (Fault.NOT_KEPT, 90)
    assert "reading it back gives 90 °C" in result.why


def test_a_controller_that_does_not_identify_itself_says_so_in_every_row(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NvmeDrive, "_identify", lambda *_: NvmeReply(0x4006, 0, b""))
    for setting, *_ in SETTINGS:
        state = bench.states(NVME)[setting]
        assert (state.status, state.value) == (Status.UNREADABLE, None)
        assert "NVMe status 006h" in state.reason


def test_a_kernel_that_denies_is_not_a_controller_that_refuses(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> NvmeReply:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(NvmeDrive, "admin", denied)
    state = bench.states(NVME)["nvme.write_cache"]
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert "no permission" in state.reason


def test_pulling_the_drive_out_ends_the_look(bench: Bench) -> None:
    ref = bench.drive(NVME).ref
    with bench.session.look(ref) as sight:
        nvme_drive(bench).gone = True
        with pytest.raises(Refusal) as refused:
            engine.states(sight)
    assert refused.value.fault is Fault.DRIVE_GONE


# -- who may look ------------------------------------------------------------------------------------------


def test_an_onlooker_is_told_that_asking_needs_permission(onlooker: Bench) -> None:
    state = onlooker.states(NVME)["nvme.write_cache"]
    assert (state.status, state.value) == (Status.UNREADABLE, None)
    assert state.reason == "Reading it needs permission."
    assert onlooker.states("sda")["nvme.write_cache"].status is Status.UNSUPPORTED


@pytest.mark.slow
def test_an_ata_drive_has_none_of_it(bench: Bench) -> None:
    state = bench.states("sda")["nvme.warn_above"]
    assert (state.status, state.source) == (Status.UNSUPPORTED, Source.LIVE)
