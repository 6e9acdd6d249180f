"""Reading in a rhythm: when it reads and when it does not, that it only reads, and how it ends."""

from __future__ import annotations

import errno
import threading
from itertools import pairwise
from typing import Any, cast

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import (
    FLICKER_BEATS,
    FLICKER_ON_S,
    FLICKER_PERIOD_S,
    FlickerBeat,
    FlickerEnded,
)
from disktune_helper.bench.jobs import Jobs
from disktune_helper.bench.reader import BLOCK_BYTES, DriveLight
from disktune_helper.system.ports import Node, Ports
from tests.amounts import PATIENCE_S
from tests.demo.machines import machine
from tests.helper.bench.scripted import Scripted


class Watched:
    """A scripted drive, and what it looked like from outside: the moments of reads and of what was told."""

    def __init__(self, **drive: Any) -> None:
        self.drive = Scripted(**{"access_s": 0.01, **drive})
        self.drive.after_read = lambda _: self.read_at.append(self.drive.clock)
        self.cancelled = threading.Event()
        self.read_at: list[float] = []
        self.told: list[tuple[float, int, bool]] = []

    def flicker(self, cancel_after: int | None = None) -> None:
        light = DriveLight(cast(Node, self.drive), cast(Ports, self.drive), self.cancelled, self._wait)

        def tell(beat: int, reads: bool) -> None:
            self.told.append((self.drive.clock, beat, reads))
            if len(self.told) == cancel_after:
                self.cancelled.set()

        try:
            light.flicker(tell)
        finally:
            light.close()

    def _wait(self, seconds: float) -> bool:
        assert seconds >= 0
        self.drive.clock += seconds
        return self.cancelled.is_set()


def test_it_reads_half_of_each_second_for_a_minute() -> None:
    seen = Watched()
    seen.flicker()
    start = seen.told[0][0]
    # The first read only lets the drive spin up.
    lit = [moment - start for moment in seen.read_at[1:]]
    assert {int(moment / FLICKER_PERIOD_S) for moment in lit} == set(range(FLICKER_BEATS))
    # The last read of a beat ends no later than it would take; then there is nothing until the next beat.
    assert all(moment % FLICKER_PERIOD_S <= FLICKER_ON_S + 0.02 for moment in lit)
    gaps = [after - before for before, after in pairwise(lit)]
    assert sorted(gaps)[-(FLICKER_BEATS - 1)] > 0.45
    assert len([gap for gap in gaps if gap > 0.05]) == FLICKER_BEATS - 1
    assert seen.drive.clock - start == pytest.approx(FLICKER_BEATS * FLICKER_PERIOD_S)
    assert [(beat, reads) for _, beat, reads in seen.told] == [
        (beat, reads) for beat in range(FLICKER_BEATS) for reads in (True, False)
    ]


def test_it_reads_past_the_cache_anywhere_on_the_drive_and_within_it() -> None:
    capacity = 5 * BLOCK_BYTES + 512
    seen = Watched(capacity=capacity)
    seen.flicker()
    assert seen.drive.log == ["direct", "close"]
    assert {offset for offset, _ in seen.drive.reads} == {number * BLOCK_BYTES for number in range(5)}
    assert {length for _, length in seen.drive.reads} == {BLOCK_BYTES}


def test_a_drive_that_is_too_slow_for_a_beat_is_in_time_at_the_next() -> None:
    seen = Watched(access_s=0.7)
    seen.flicker()
    start = seen.told[0][0]
    assert [beat for _, beat, reads in seen.told if reads] == list(range(FLICKER_BEATS))
    slow = Watched(access_s=1.8)
    slow.flicker()
    begun = [beat for _, beat, reads in slow.told if reads]
    assert begun == sorted(set(begun))
    assert len(begun) < FLICKER_BEATS
    assert slow.drive.clock - slow.told[0][0] < FLICKER_BEATS * FLICKER_PERIOD_S + 2
    assert seen.drive.clock - start == pytest.approx(FLICKER_BEATS * FLICKER_PERIOD_S)


@pytest.mark.parametrize("after", [1, 2, 7, 8])
def test_it_can_be_cancelled_while_it_reads_and_while_it_pauses(after: int) -> None:
    seen = Watched()
    with pytest.raises(Refusal) as caught:
        seen.flicker(cancel_after=after)
    assert caught.value.fault is Fault.CANCELLED
    assert len(seen.told) == after
    assert seen.drive.log[-1] == "close"


@pytest.mark.parametrize(
    ("drive", "fault", "words"),
    [
        ({"error": (errno.EIO, 0)}, Fault.IO_ERROR, "could not be read at"),
        ({"error": (errno.ENODEV, 0)}, Fault.DRIVE_GONE, "sdx"),
        ({"capacity": 4096}, Fault.IO_ERROR, "before the end"),
    ],
)
def test_what_cannot_be_read_ends_it(drive: dict[str, Any], fault: Fault, words: str) -> None:
    seen = Watched(**drive)
    with pytest.raises(Refusal) as caught:
        seen.flicker()
    assert caught.value.fault is fault
    assert words in caught.value.why


class Desk:
    """Jobs of a simulated machine."""

    def __init__(self) -> None:
        self.ports, self.clock = machine()
        self.beats: list[FlickerBeat] = []
        self.ended: list[FlickerEnded] = []
        self.over, self.lit = threading.Event(), threading.Event()
        self.jobs = Jobs(self.ports, self._emit, iter(range(7, 99)))

    def _emit(self, name: str, message: Any) -> None:
        if name == "flicker-beat":
            self.beats.append(message)
            self.lit.set()
        else:
            self.ended.append(message)
            self.over.set()


def test_as_a_job_it_keeps_measurements_away_and_writes_nothing() -> None:
    desk = Desk()
    before = desk.ports.read_text("/sys/class/block/sdc/stat").split()
    job = desk.jobs.start_flicker(desk.ports.open_drive("sdc"))
    assert desk.lit.wait(PATIENCE_S)
    assert desk.jobs.running
    with pytest.raises(Refusal) as caught:
        desk.jobs.start_flicker(desk.ports.open_drive("sdc"))
    assert caught.value.fault is Fault.BUSY
    # Other drives are free: two lights can be compared.
    other = desk.jobs.start_flicker(desk.ports.open_drive("sdb"))
    desk.jobs.cancel_all()
    assert desk.jobs.drain(PATIENCE_S)
    assert desk.over.wait(PATIENCE_S)
    assert {one.job for one in desk.ended} <= {job, other}
    assert {one.fault for one in desk.ended} == {Fault.CANCELLED}
    assert desk.beats[0] == FlickerBeat(desk.beats[0].job, 0, True)
    after = desk.ports.read_text("/sys/class/block/sdc/stat").split()
    # Requests read, sectors read; requests written (Documentation/block/stat.rst).
    assert int(after[0]) > int(before[0])
    assert (after[4], after[6]) == (before[4], before[6])


def test_a_mistake_of_ours_ends_it_and_lets_go_of_the_drive(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    node = desk.ports.open_drive("sda")
    closed: list[bool] = []
    monkeypatch.setattr(node, "close", lambda: closed.append(True))
    monkeypatch.setattr(node, "size_bytes", lambda: None)
    desk.jobs.start_flicker(node)
    assert desk.over.wait(PATIENCE_S)
    assert closed == [True]
    assert desk.ended[0].fault is Fault.INTERNAL
    assert not desk.jobs.running
