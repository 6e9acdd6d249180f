"""The whole surface: every place in order, then blocks anywhere, with all figures kept."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import MeasureResult
from disktune_contract.wire import MAX_REPLY
from disktune_contract.workloads import of_drive
from tests.helper.bench.scripted import GIB, MB, Samples, Scripted, run

SDX = DriveRef("sdx", "wwn:1")
POINT = 10 << 20


def surface(drive: Scripted, samples: Samples | None = None, **more: Any) -> Measurement:
    return run(drive, of_drive(SDX, "drive.surface", **more), samples)


def slowing(drive: Scripted) -> None:
    """Let the drive be half as fast in its second half."""
    drive.bytes_s = 200 * MB if drive.reads[-1][0] < drive.capacity // 2 else 100 * MB


def test_the_curve_goes_from_the_first_sector_to_the_last() -> None:
    drive = Scripted(access_s=0.005)
    drive.after_read = lambda _count: slowing(drive)
    result = surface(drive)
    places = [point.position_bytes for point in result.curve]
    assert len(places) == 100
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] == drive.capacity - POINT
    for point in result.curve:
        speed = 200 * MB if point.position_bytes < drive.capacity // 2 else 100 * MB
        # A read that takes 5 ms in addition.
        assert point.bytes_s == pytest.approx(POINT / (POINT / speed + 0.005))
    assert result.median_bytes_s == pytest.approx(2 * POINT / (POINT / (200 * MB) + POINT / (100 * MB) + 0.01))
    assert result.notes == ()


def test_the_seek_is_taken_by_a_page_that_is_not_timed() -> None:
    drive = Scripted()
    surface(drive)
    first = drive.reads[: 2 * 100]
    assert [length for _, length in first] == [4096, POINT] * 100
    assert [offset for offset, _ in first[::2]] == [offset for offset, _ in first[1::2]]


def test_accesses_are_anywhere_and_know_their_distance() -> None:
    drive = Scripted(access_s=0.01)
    result = surface(drive)
    assert len(result.accesses) == 1000
    end = result.curve[-1].position_bytes + POINT
    for access in result.accesses:
        assert access.position_bytes % 4096 == 0
        assert access.distance_bytes == abs(access.position_bytes - end)
        assert access.latency_s == pytest.approx(0.01, rel=0.01)
        end = access.position_bytes + 4096
    latency = result.runs[0].read_latency
    assert latency is not None
    assert latency.requests == 1000
    assert latency.p99_s == pytest.approx(0.01, rel=0.02)
    assert result.foreign_bytes == 0


def test_a_small_drive_is_read_in_fewer_places() -> None:
    result = surface(Scripted(capacity=50 << 20))
    assert len(result.curve) == 5
    tiny = surface(Scripted(capacity=(3 << 20) + 512))
    assert [point.position_bytes for point in tiny.curve] == [0]


def test_a_slow_drive_ends_with_the_time_and_says_how_far_it_came() -> None:
    drive = Scripted(bytes_s=5 * MB, access_s=0.02)
    result = surface(drive, seconds=60)
    assert drive.clock - 1000 < 65
    assert 15 < len(result.curve) < 100
    assert 0 < len(result.accesses) < 1000
    expected = f"Stopped at {len(result.curve)} of 100 positions, {len(result.accesses)} of 1000 accesses."
    assert result.notes == (expected,)


def test_samples_come_often_and_know_how_far_it_is() -> None:
    samples: Samples = []
    surface(Scripted(access_s=0.012), samples)
    times = [0.0, *(tick.elapsed_s for tick in samples)]
    assert max(after - before for before, after in pairwise(times)) < 0.25
    shares = [tick.share for tick in samples]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_result_crosses_the_pipe() -> None:
    result = run(Scripted(access_s=0.001), of_drive(SDX, "drive.surface-fine"))
    line = wire.dump(MeasureResult(1, 0, result))
    assert len(line) < MAX_REPLY / 4
    assert wire.load(MeasureResult, wire.parse(line, MAX_REPLY)).result == result


def test_cancel() -> None:
    for at in (30, 700):
        drive, cancelled = Scripted(), threading.Event()
        drive.after_read = lambda count, at=at, cancelled=cancelled: cancelled.set() if count == at else None  # type: ignore[misc]
        with pytest.raises(Refusal) as caught:
            run(drive, of_drive(SDX, "drive.surface"), None, cancelled)
        assert caught.value.fault is Fault.CANCELLED
        assert len(drive.reads) <= at + 1


def test_there_is_no_place_to_start_at() -> None:
    with pytest.raises(Refusal) as caught:
        surface(Scripted(), offset_bytes=GIB)
    assert caught.value.fault is Fault.OUT_OF_RANGE
