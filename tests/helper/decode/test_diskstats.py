"""``/proc/diskstats`` of four generations of kernels, and iostat's figures from two readings."""

from __future__ import annotations

from dataclasses import astuple, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.drives.activity import QUIET, DiskStat, rates
from disktune_helper.decode.diskstats import parse
from disktune_helper.decode.fields import DecodeError

_LINE = "   8       0 sda 2500 40 81920 5000 1000 30 40960 3000 2 4000 8000"
_DISCARDS = " 5 6 4096 7"
_FLUSHES = " 8 9"


@pytest.mark.parametrize(
    ("line", "beyond"),
    [
        (_LINE, (None,) * 6),
        (_LINE + _DISCARDS, (5, 6, 4096, 7, None, None)),
        (_LINE + _DISCARDS + _FLUSHES, (5, 6, 4096, 7, 8, 9)),
        (_LINE + _DISCARDS + _FLUSHES + " 10 11", (5, 6, 4096, 7, 8, 9)),
    ],
)
def test_each_generation(line: str, beyond: tuple[int | None, ...]) -> None:
    stats = parse(f"{line}\n   7       0 loop0 0 0 0 0 0 0 0 0 0 0 0\n\n")
    assert list(stats) == ["sda", "loop0"]
    assert astuple(stats["sda"]) == (
        "sda", 2500, 40, 81920, 5000, 1000, 30, 40960, 3000, 2, 4000, 8000, *beyond,
    )  # fmt: skip


def test_this_machine() -> None:
    text = Path("/proc/diskstats").read_text()
    assert len(parse(text)) == len(text.splitlines())


def test_no_block_devices() -> None:
    assert parse("") == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("8 0 sda 1 2 3", "Line 1 is not one of /proc/diskstats: it has 6 of at least 14 words."),
        (_LINE + "\n\nx", "Line 3 is not one of /proc/diskstats: it has 1 of at least 14 words."),
        (_LINE.replace("5000", "-5"), "Line 1 is not one of /proc/diskstats: '-5' is not a count."),
        (_LINE.replace("5000", "\u0665"), "Line 1 is not one of /proc/diskstats: '\u0665' is not a count."),
        ("x" + _LINE.lstrip(), "Line 1 is not one of /proc/diskstats: 'x8' is not a count."),
    ],
)
def test_anything_else_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(DecodeError) as refused:
        parse(text)
    assert str(refused.value) == why


# -- rates -------------------------------------------------------------------------------------------------

_BEFORE = DiskStat("sda", 100, 0, 8000, 500, 50, 0, 4000, 250, 0, 1000, 2000, 10, 0, 800, 20, 3, 4)


def _later(**steps: int) -> DiskStat:
    return replace(_BEFORE, **{name: getattr(_BEFORE, name) + step for name, step in steps.items()})


def test_the_figures_are_those_of_iostat() -> None:
    after = _later(
        reads=200, sectors_read=40960, read_ms=1000,
        writes=100, sectors_written=20480, write_ms=2000,
        discards=10, sectors_discarded=2048, discard_ms=100,
        busy_ms=1500, weighted_ms=3100, flush_ms=500,
    )  # fmt: skip
    activity = rates(_BEFORE, after, 2.0)
    assert activity.read_bytes_s == 40960 * 512 / 2
    assert activity.write_bytes_s == 20480 * 512 / 2
    assert activity.discard_bytes_s == 2048 * 512 / 2
    assert (activity.read_iops, activity.write_iops) == (100, 50)
    assert activity.mean_wait_ms == 3100 / 310
    assert (activity.read_wait_ms, activity.write_wait_ms) == (5, 20)
    assert activity.utilisation == 0.75
    assert activity.mean_queue == 1.55
    assert (activity.flushing, activity.discarding) == (0.25, 0.05)


def test_without_io_there_is_no_wait() -> None:
    assert rates(_BEFORE, _BEFORE, 1.0) == QUIET


def test_no_share_of_the_time_exceeds_1() -> None:
    assert rates(_BEFORE, _later(busy_ms=1004), 1.0).utilisation == 1
    # Drives with several queues may be sent as many flushes at a time.
    assert rates(_BEFORE, _later(flush_ms=3000), 1.0).flushing == 1


def test_fewer_requests_in_flight_is_not_going_backwards() -> None:
    assert rates(replace(_BEFORE, in_flight=9), _later(reads=3), 1.0).read_iops == 3


def test_counters_of_32_bits_wrap() -> None:
    before = replace(_BEFORE, weighted_ms=(1 << 32) - 500)
    assert rates(before, replace(before, weighted_ms=500), 1.0).mean_queue == 1


@pytest.mark.parametrize(("before", "after"), [(1000, 900), (1 << 32, 5), ((1 << 32) - 1, 1 << 31), (1 << 40, 0)])
def test_another_drive_of_the_same_name_starts_quietly(before: int, after: int) -> None:
    earlier = replace(_BEFORE, sectors_read=before)
    assert rates(earlier, replace(_later(reads=5), sectors_read=after), 1.0) == QUIET


def test_a_kernel_without_discards() -> None:
    before = parse(_LINE)["sda"]
    after = replace(before, reads=before.reads + 1)
    activity = rates(before, after, 1.0)
    assert (activity.read_iops, activity.discard_bytes_s, activity.flushing) == (1, 0, 0)


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_no_time_no_rates(seconds: float) -> None:
    assert rates(_BEFORE, _later(reads=5), seconds) == QUIET


_COUNTS = st.lists(st.integers(0, 2**64 - 1), min_size=17, max_size=17)


@pytest.mark.slow
@given(_COUNTS, _COUNTS, st.floats(min_value=0.001, max_value=1e6))
def test_rates_are_never_negative(before: list[int], after: list[int], seconds: float) -> None:
    figures = astuple(rates(DiskStat("sda", *before), DiskStat("sda", *after), seconds))
    assert all(figure is None or figure >= 0 for figure in figures)
