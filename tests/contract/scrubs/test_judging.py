"""What follows from the figures of a scrub."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract import scrub
from disktune_contract.scrub import ScrubDevice, ScrubErrors, ScrubFigures, ScrubReport, ScrubState

GB = 10**9


def device(devid: int, state: ScrubState, done: int | None = None, total: int | None = 100 * GB) -> ScrubDevice:
    figures = None if done is None else ScrubFigures(done, 0)
    return ScrubDevice(devid, f"sd{devid}", state=state, figures=figures, total_bytes=total)


def report(*devices: ScrubDevice) -> ScrubReport:
    return ScrubReport("u", "pool", ("/srv",), 0.0, devices)


@pytest.mark.parametrize(
    ("states", "whole"),
    [
        ((ScrubState.FINISHED, ScrubState.RUNNING), ScrubState.RUNNING),
        ((ScrubState.FINISHED, ScrubState.STOPPED), ScrubState.STOPPED),
        ((ScrubState.STOPPED, ScrubState.INTERRUPTED), ScrubState.INTERRUPTED),
        ((ScrubState.FINISHED, ScrubState.UNKNOWN), ScrubState.UNKNOWN),
        ((ScrubState.NEVER, ScrubState.FINISHED), ScrubState.FINISHED),
        ((ScrubState.NEVER,), ScrubState.NEVER),
        ((), ScrubState.UNKNOWN),
    ],
)
def test_a_file_system_stands_as_its_devices_do(states: tuple[ScrubState, ...], whole: ScrubState) -> None:
    assert scrub.state(report(*(device(number, state) for number, state in enumerate(states, 1)))) is whole


def test_a_missing_device_says_nothing_of_the_scrub() -> None:
    gone = replace(device(2, ScrubState.UNKNOWN), missing=True)
    assert scrub.state(report(device(1, ScrubState.FINISHED), gone)) is ScrubState.FINISHED


def test_how_much_there_is_to_read_follows_from_how_full_the_chunks_are() -> None:
    # Two copies of 300 MB on two devices with 400 MB allocated on each.
    assert scrub.expected_bytes(400, 600, 800) == 300
    assert scrub.expected_bytes(None, 600, 800) is None
    assert scrub.expected_bytes(400, None, 800) is None
    assert scrub.expected_bytes(0, 0, 0) is None
    assert scrub.expected_bytes(400, 900, 800) == 400, "never more than is allocated"


def test_what_runs_is_never_said_to_be_done() -> None:
    assert scrub.fraction(device(1, ScrubState.RUNNING, 100 * GB)) == 0.999
    assert scrub.fraction(device(1, ScrubState.STOPPED, 50 * GB)) == 0.5
    assert scrub.fraction(device(1, ScrubState.FINISHED, 99 * GB)) == 1.0
    assert scrub.fraction(device(1, ScrubState.RUNNING, 1, total=None)) is None
    assert scrub.fraction(device(1, ScrubState.NEVER)) is None


def test_the_whole_is_the_sum_and_unknown_if_a_part_is() -> None:
    both = report(device(1, ScrubState.RUNNING, 10 * GB), device(2, ScrubState.RUNNING, 30 * GB))
    assert scrub.whole(both).done_bytes == 40 * GB
    assert scrub.whole(both).fraction == pytest.approx(0.2)
    part = report(device(1, ScrubState.RUNNING, 10 * GB), device(2, ScrubState.RUNNING, 30 * GB, total=None))
    assert scrub.whole(part).fraction is None


counts = st.integers(0, 1 << 40)
errors = st.builds(ScrubErrors, counts, counts, counts, counts, counts, counts, counts, counts)


@given(errors, errors)
def test_errors_are_added_kind_by_kind(one: ScrubErrors, other: ScrubErrors) -> None:
    both = scrub.added((one, other))
    assert both.found == one.found + other.found
    for kind in one.__dict__:
        assert getattr(both, kind) == getattr(one, kind) + getattr(other, kind), kind


def test_what_goes_on_counts_what_was_before() -> None:
    before = ScrubFigures(10, 1, ScrubErrors(csum=2, corrected=2), 5, 77)
    now = ScrubFigures(20, 2, ScrubErrors(csum=1), 1, 99)
    assert scrub.continued(before, now) == ScrubFigures(30, 3, ScrubErrors(csum=3, corrected=2), 6, 99)
