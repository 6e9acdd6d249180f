"""What may be set, in which order, and what has to be agreed to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext
from disktune_contract.settings.setting import Offer, Range, Setting, Source, State, Status, Value


def state(setting: str, value: Value | None = None, status: Status = Status.OK, reason: str = "") -> State:
    return State(setting, status, value, Source.LIVE, reason)


# -- refusal -----------------------------------------------------------------------------------------------


def test_a_value_that_drive_and_declaration_admit_is_not_refused() -> None:
    assert rules.refusal(BY_ID["ata.apm"], state("ata.apm", 254), 128) is None
    assert rules.refusal(BY_ID["ata.write_cache"], state("ata.write_cache", None), False) is None


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.OK])
def test_every_status_but_ok_refuses_with_a_sentence(status: Status) -> None:
    why = rules.refusal(BY_ID["ata.apm"], state("ata.apm", 128, status), 128)
    assert why
    assert why.endswith(".")


def test_the_states_own_reason_is_what_is_said() -> None:
    locked = state("ata.apm", 128, Status.LOCKED, "Unlock to change it.")
    assert rules.refusal(BY_ID["ata.apm"], locked, 1) == "Unlock to change it."


def test_a_value_outside_the_declaration_is_refused_with_the_name_of_the_setting() -> None:
    why = rules.refusal(BY_ID["ata.apm"], state("ata.apm"), 256)
    assert why == "Power management level (APM): the value must be from 1 to 254."


@pytest.mark.parametrize(("value", "admitted"), [(1, True), (31, True), (32, False), (1024, False)])
def test_the_drive_narrows_a_range(value: int, admitted: bool) -> None:
    narrowed = replace(state("scsi.queue_depth", 31), offer=Offer(minimum=1, maximum=31))
    assert (rules.refusal(BY_ID["scsi.queue_depth"], narrowed, value) is None) is admitted


def test_the_drive_cannot_widen_a_range() -> None:
    wide = replace(state("scsi.queue_depth", 31), offer=Offer(minimum=0, maximum=5000))
    assert rules.refusal(BY_ID["scsi.queue_depth"], wide, 4097)
    assert rules.refusal(BY_ID["scsi.queue_depth"], wide, 0)


def test_off_is_not_bound_by_what_the_drive_offers_of_the_range() -> None:
    narrowed = replace(state("ata.apm", 128), offer=Offer(minimum=128, maximum=254))
    assert rules.refusal(BY_ID["ata.apm"], narrowed, 255) is None
    assert rules.refusal(BY_ID["ata.apm"], narrowed, 127)


def test_the_drive_narrows_a_choice() -> None:
    narrowed = replace(state("block.scheduler", "none"), offer=Offer(choices=("none", "mq-deadline")))
    assert rules.refusal(BY_ID["block.scheduler"], narrowed, "mq-deadline") is None
    assert rules.refusal(BY_ID["block.scheduler"], narrowed, "bfq") == (
        "I/O scheduler: this drive supports none, mq-deadline."
    )


def test_the_drive_narrows_a_table() -> None:
    narrowed = replace(state("ata.standby_timer"), offer=Offer(codes=(0,)))
    assert rules.refusal(BY_ID["ata.standby_timer"], narrowed, 0) is None
    assert rules.refusal(BY_ID["ata.standby_timer"], narrowed, 12) == (
        "Standby timer (spin-down): this drive does not support 1 min."
    )


def test_a_scheduler_that_the_catalogue_lacks_is_admitted_where_the_kernel_lists_it() -> None:
    old = replace(state("block.scheduler", "cfq"), offer=Offer(choices=("noop", "cfq")))
    assert rules.refusal(BY_ID["block.scheduler"], old, "cfq") is None
    assert rules.refusal(BY_ID["block.scheduler"], state("block.scheduler", "none"), "cfq")


def test_a_state_of_another_setting_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match=r"ata\.aam"):
        rules.refusal(BY_ID["ata.apm"], state("ata.aam"), 128)


@pytest.mark.slow
@given(
    st.sampled_from(SETTINGS),
    st.one_of(st.booleans(), st.integers(-10, 20000), st.text(max_size=12)),
    st.builds(
        Offer,
        st.none() | st.integers(-5, 3000),
        st.none() | st.integers(-5, 3000),
        st.none() | st.lists(st.sampled_from(["none", "bfq", "cfq"]), max_size=3).map(tuple),
    ),
)
def test_no_offer_makes_the_helper_accept_what_the_declaration_refuses(
    declared: Setting, value: Value, offer: Offer
) -> None:

    given_state = replace(state(declared.id), offer=offer)
    if declared.domain.problem(value):
        assert rules.refusal(declared, given_state, value)


@pytest.mark.parametrize(
    ("offer", "expected"),
    [
        (Offer(), (0, 16384)),
        (Offer(minimum=1), (4, 16384)),
        (Offer(maximum=1023), (0, 1020)),
        (Offer(minimum=-8, maximum=99999), (0, 16384)),
    ],
)
def test_bounds_lie_on_the_steps_of_the_range(offer: Offer, expected: tuple[int, int]) -> None:
    assert rules.bounds(Range(0, 16384, step=4), offer) == expected


# -- consent -----------------------------------------------------------------------------------------------


def test_only_the_dangerous_side_of_a_switch_needs_consent() -> None:
    assert rules.needs_consent(BY_ID["ata.write_cache"], True)
    assert not rules.needs_consent(BY_ID["ata.write_cache"], False)


def test_a_number_that_may_lose_data_needs_consent_even_if_it_is_zero() -> None:
    """0 == False in Python; an off-by-identity here would let a dangerous level through."""
    risky = replace(BY_ID["ata.apm"], risk=BY_ID["ata.write_cache"].risk)
    assert rules.needs_consent(risky, 0)


def test_what_only_wears_or_slows_needs_none() -> None:
    assert not rules.needs_consent(BY_ID["ata.apm"], 1)
    assert not rules.needs_consent(BY_ID["block.read_ahead"], 4)


def test_what_a_new_scheduler_will_offer_does_not_bound_the_queue_length_before() -> None:
    """Restored together: without a scheduler the hardware bounds it to 32, with one the kernel to far more."""
    size, scheduler = BY_ID["block.nr_requests"], State("block.scheduler", Status.OK, "none", Source.LIVE)
    now = replace(state("block.nr_requests", 32), offer=Offer(minimum=4, maximum=32))
    alone = RuleContext.of([now, scheduler], {"block.nr_requests": 64}, UNKNOWN)
    assert "this drive supports 4 to 32" in str(rules.refusal(size, now, 64, alone))
    unchanged = RuleContext.of([now, scheduler], {"block.nr_requests": 64, "block.scheduler": "none"}, UNKNOWN)
    assert "this drive supports 4 to 32" in str(rules.refusal(size, now, 64, unchanged))
    both = RuleContext.of([now, scheduler], {"block.nr_requests": 64, "block.scheduler": "mq-deadline"}, UNKNOWN)
    assert rules.refusal(size, now, 64, both) is None
    assert rules.refusal(size, now, 20_000, both), "what is declared bounds it all the same"


# -- order -------------------------------------------------------------------------------------------------


def test_the_scheduler_goes_before_the_queue_length_that_it_resets() -> None:
    assert rules.in_order(["block.nr_requests", "block.scheduler"]) == ("block.scheduler", "block.nr_requests")


def test_what_may_go_in_either_order_keeps_the_order_given() -> None:
    given_order = ("ata.write_cache", "block.nomerges", "ata.apm")
    assert rules.in_order(given_order) == given_order
    assert rules.in_order(reversed(given_order)) == given_order[::-1]


def test_order_holds_through_a_setting_that_is_not_being_changed() -> None:
    base = BY_ID["ata.apm"]
    chain = {
        "a": replace(base, id="a", after=("b",)),
        "b": replace(base, id="b", after=("c",)),
        "c": replace(base, id="c", after=()),
    }
    assert rules.in_order(["a", "c"], chain) == ("c", "a")


def test_a_circle_is_an_error_and_not_an_endless_loop() -> None:
    base = BY_ID["ata.apm"]
    circle = {"a": replace(base, id="a", after=("b",)), "b": replace(base, id="b", after=("a",))}
    with pytest.raises(ValueError, match="after itself"):
        rules.in_order(["a", "b"], circle)


def test_an_unknown_or_repeated_setting_is_an_error() -> None:
    with pytest.raises(KeyError):
        rules.in_order(["ata.nonsense"])
    with pytest.raises(ValueError, match="twice"):
        rules.in_order(["ata.apm", "ata.apm"])


@given(st.lists(st.sampled_from([setting.id for setting in SETTINGS]), unique=True))
def test_any_selection_comes_out_complete_and_ordered(chosen: list[str]) -> None:
    ordered = rules.in_order(chosen)
    assert sorted(ordered) == sorted(chosen)
    for position, name in enumerate(ordered):
        assert not set(BY_ID[name].after) & set(ordered[position:])
