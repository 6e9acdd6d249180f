"""Where requests go: whole blocks of what may be read, each as likely as the next, other ones in every run."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.drives.drive import DriveRef
from disktune_contract.workloads import of_drive
from disktune_helper.bench import bench_step, reader
from disktune_helper.bench.bench_step import BenchStep

SDX = DriveRef("sdx", "wwn:1")


def step(name: str, drive_bytes: int, offset_bytes: int = 0) -> BenchStep:
    return bench_step.of_drive(of_drive(SDX, name, offset_bytes=offset_bytes), drive_bytes)[0]


@given(st.integers(1 << 20, 1 << 62), st.sampled_from(["512", "4k", "16k", "1m"]), st.integers(0, (1 << 128) - 1))
def test_a_drawn_place_is_what_its_own_bits_say(drive_bytes: int, size: str, drawn: int) -> None:
    """On drives of any size, next to whatever neighbours: no product runs over into the next field."""
    one = step(f"drive.random-{size}-q32", drive_bytes)
    block = one.workload.block_bytes
    full = (1 << 128) - 1
    found = reader.anywhere(one, lambda _bits: full << 256 | drawn << 128 | full)(3).tolist()
    share, last = drawn & (1 << 53) - 1, drive_bytes // block - 1
    most = ((1 << 53) - 1) * (last + 1) >> 53
    assert found == [most * block, (share * (last + 1) >> 53) * block, most * block]
    assert max(found) + block <= drive_bytes


def test_every_block_is_as_likely_as_the_next() -> None:
    found = Counter(reader.anywhere(step("drive.random-4k-q32", 1 << 20))(256_000).tolist())
    assert set(found) == set(range(0, 1 << 20, 4096))
    # A thousand each: ten standard deviations would be 316.
    assert max(found.values()) < 1316
    assert min(found.values()) > 684


def test_no_run_reads_where_another_did() -> None:
    one = step("drive.random-4k-q32", 1 << 50)
    first, second = (set(reader.anywhere(one)(1000).tolist()) for _ in range(2))
    assert not first & second


def test_in_order_each_block_comes_once_and_there_is_an_end() -> None:
    found = reader.places(step("drive.sequential-1m-q8", (10 << 20) + 512, 2 << 20))
    assert found(5).tolist() == [number << 20 for number in (2, 3, 4, 5, 6)]
    assert found(5).tolist() == [number << 20 for number in (7, 8, 9)]
    assert found(5).tolist() == []


@pytest.mark.parametrize("count", [1, 255, 256, 257])
def test_as_many_as_are_asked_for(count: int) -> None:
    assert len(reader.anywhere(step("drive.random-4k-q1", 1 << 30))(count)) == count
