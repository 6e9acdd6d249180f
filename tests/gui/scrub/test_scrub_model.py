"""What the page of scrubs foretells, and what it says of each state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.scrub import ErrorCounters, ScrubDevice, ScrubErrors, ScrubFigures, ScrubReport, ScrubState
from disktune_contract.units import UnitSystem
from disktune_gui.scrub import wording
from disktune_gui.scrub.wording import ScrubModel
from tests.narrowed import present

MB, GB = 10**6, 10**9
UUID = "63b8f770-c23d-47a9-b82d-a8afc22cc42a"


def device(devid: int, done: float, state: ScrubState = ScrubState.RUNNING, **more: object) -> ScrubDevice:
    made = ScrubDevice(
        devid,
        f"sd{'xab'[devid]}1",
        (f"sd{'xab'[devid]}",),
        rotational=False,
        size_bytes=200 * GB,
        allocated_bytes=120 * GB,
        total_bytes=100 * GB,
        limit_bytes_s=0,
        counters=ErrorCounters(),
        state=state,
        started=1_800_000_000.0,
        seconds=60,
        figures=ScrubFigures(round(done), 0),
    )
    return replace(made, **more)  # type: ignore[arg-type]


def report(at_s: float, *devices: ScrubDevice, **more: object) -> ScrubReport:
    made = ScrubReport(UUID, "pool", ("/srv/pool",), at_s, devices, used_bytes=200 * GB, live=True)
    return replace(made, **more)  # type: ignore[arg-type]


def test_speed_and_end_are_those_of_the_slowest_device() -> None:
    model = ScrubModel()
    for second in range(0, 60, 2):
        model.add(report(second, device(1, second * 500 * MB), device(2, second * 100 * MB)))
    assert model.rate(present(model.report).devices[0]) == pytest.approx(500 * MB)
    assert model.whole_rate == pytest.approx(600 * MB)
    # 94.2 GB are left at 100 MB/s.
    assert model.left_s == pytest.approx(942, rel=0.03)


def test_another_limit_makes_the_past_worth_nothing() -> None:
    model = ScrubModel()
    for second in range(0, 40, 2):
        model.add(report(second, device(1, second * 500 * MB)))
    done = 38 * 500 * MB
    model.add(report(40, device(1, done + MB, limit_bytes_s=10 * MB)))
    assert model.left_s is None, "it is too early again"
    for second in range(42, 70, 2):
        model.add(report(second, device(1, done + (second - 40) * 10 * MB, limit_bytes_s=10 * MB)))
    assert model.left_s == pytest.approx((100 * GB - done - 280 * MB) / (10 * MB), rel=0.05)


def test_what_does_not_run_has_neither_speed_nor_end() -> None:
    model = ScrubModel()
    model.add(report(0, device(1, 5 * GB, ScrubState.STOPPED)))
    assert model.left_s is None
    assert model.whole_rate is None


def test_a_scrub_that_stands_still_has_no_end() -> None:
    model = ScrubModel()
    for second in range(0, 40, 2):
        model.add(report(second, device(1, second * 500 * MB)))
    for second in range(40, 120, 2):
        model.add(report(second, device(1, 38 * 500 * MB)))
    assert model.left_s is None


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (ScrubState.NEVER, "Never scrubbed"),
        (ScrubState.RUNNING, "Scrub running: 25% of 100 GB"),
        (ScrubState.STOPPED, "Scrub paused at 25%"),
        (ScrubState.INTERRUPTED, "Scrub interrupted"),
        (ScrubState.FINISHED, "Scrub finished. No errors."),
        (ScrubState.UNKNOWN, "State unknown"),
    ],
)
def test_each_state_has_its_words(state: ScrubState, words: str) -> None:
    assert wording.headline(report(0, device(1, 25 * GB, state)), UnitSystem.SI) == words


@pytest.mark.parametrize(
    ("errors", "words", "tone"),
    [
        (ScrubErrors(csum=2, uncorrectable=2), "2 uncorrectable errors.", "danger"),
        (ScrubErrors(verify=1, corrected=1), "1 error, corrected.", "caution"),
        (ScrubErrors(csum=3, corrected=1), "3 errors", "caution"),
        (ScrubErrors(memory=1), "Out of memory", "caution"),
    ],
)
def test_errors_are_told_plainly_with_what_to_do(errors: ScrubErrors, words: str, tone: str) -> None:
    found = present(wording.matter(report(0, device(1, GB, figures=ScrubFigures(GB, 0, errors))), {}))
    assert words in found.words
    assert found.tone == tone
    assert found.step


def test_the_drives_with_errors_are_named_and_not_the_others() -> None:
    bad = device(2, GB, figures=ScrubFigures(GB, 0, ScrubErrors(read=1, corrected=1)))
    found = present(wording.matter(report(0, device(1, GB), bad), {}))
    assert "sdb" in found.step
    assert "sda" not in found.step


def test_a_missing_device_is_told_before_all_that_is_well() -> None:
    found = present(wording.matter(report(0, device(1, GB), device(2, 0, missing=True)), {}))
    assert (found.tone, found.words) == ("danger", "1 device is missing.")
    assert wording.matter(report(0, device(1, GB)), {}) is None


def test_unknown_is_a_dash_and_never_a_number() -> None:
    unknown = ScrubDevice(None, "sda1", ("sda",))
    table = wording.devices(report(0, unknown), ScrubModel(), UnitSystem.SI)
    assert table.rows == [("sda1", "unknown", None, None, "unknown", None, None, None)]
