"""Workloads of the user's own: the id is read back exactly, and nothing outside the bounds is."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.measuring.own import (
    BLOCK_BYTES,
    DEPTH,
    JOBS,
    MOST_IN_FLIGHT,
    READ_PERCENT,
    OwnWorkload,
    parse,
    workload,
)
from disktune_contract.measuring.workload import Cache, Engine, Pattern, Sync, Target
from disktune_contract.workloads import find, label_of

KIB = 1024

chosen = st.builds(
    OwnWorkload,
    st.sampled_from(Target),
    st.sampled_from((Pattern.SEQUENTIAL, Pattern.RANDOM)),
    st.one_of(
        st.integers(BLOCK_BYTES.least, BLOCK_BYTES.most), st.sampled_from([1 << power for power in range(25)])
    ),
    st.integers(DEPTH.least, DEPTH.most),
    st.integers(JOBS.least, JOBS.most),
    st.sampled_from((0, 30, 70, 100)),
    st.booleans(),
)


@given(chosen)
def test_an_id_is_read_back_exactly_unless_the_workload_is_refused(own: OwnWorkload) -> None:
    assert parse(own.id) == (None if own.refusal() else own)


@given(chosen)
def test_what_is_not_refused_is_possible_and_within_the_memory(own: OwnWorkload) -> None:
    if own.refusal():
        return
    found = workload(own)
    assert found.block_bytes * found.depth * found.jobs <= MOST_IN_FLIGHT
    assert found.target is not Target.DRIVE or not found.writes
    assert found.cache is Cache.DIRECT or (found.depth, found.jobs) == (1, 1)
    assert found.engine is not Engine.READER or found.jobs == 1
    assert found.reaches_the_drive
    assert found.file_mib.least << 20 >= found.block_bytes * found.jobs
    assert re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)*", found.id)


@pytest.mark.parametrize(
    "text",
    [
        "own.drive.rnd-4k-q1t1-r70",  # writes to a raw drive
        "own.drive.rnd-4k-q1t1-r100-zero",
        "own.drive.rnd-1000-q1t1-r100",  # no whole sectors
        "own.folder.rnd-1-q1t1-r100",
        "own.folder.seq-1-q2t1-r100",
        "own.folder.seq-1-q1t1-r50",
        "own.folder.seq-0-q1t1-r100",
        "own.folder.seq-17m-q1t1-r100",
        "own.folder.seq-4k-q0t1-r100",
        "own.folder.seq-4k-q257t1-r100",
        "own.folder.seq-4k-q1t17-r100",
        "own.folder.seq-4k-q1t1-r101",
        "own.folder.seq-1024k-q1t1-r100",  # another spelling of 1m
        "own.folder.seq-04k-q1t1-r100",
        "own.folder.seq-4k-q1t1-r100\n",
        "own.folder.seq-４k-q1t1-r100",
        "own.folder.seq-16m-q8t1-r100",  # 128 MiB in flight
        "own.nowhere.seq-4k-q1t1-r100",
        "own.",
        "",
    ],
)
def test_anything_else_is_no_workload(text: str) -> None:
    assert find(text) is None


def test_the_bounds_themselves_are_admitted() -> None:
    for bounds, text in (
        (DEPTH, "own.drive.rnd-4k-q{}t1-r100"),
        (JOBS, "own.folder.rnd-4k-q1t{}-r100"),
        (READ_PERCENT, "own.folder.rnd-4k-q1t1-r{}"),
    ):
        for value in (bounds.least, bounds.most):
            assert find(text.format(value)) is not None


def test_single_bytes_are_read_and_written_as_dd_does() -> None:
    read, write = (find(f"own.folder.seq-1-q1t1-r{share}") for share in (100, 0))
    assert read is not None
    assert write is not None
    assert (read.cache, write.cache, write.sync, write.appends) == (Cache.COLD, Cache.COLD, Sync.FDATASYNC, True)


def test_names_are_those_of_crystaldiskmark() -> None:
    assert label_of("own.folder.rnd-64k-q8t2-r0-zero") == "RND64K Q8T2 0Fill write"
    assert label_of("own.folder.seq-1m-q1t1-r70") == "SEQ1M Q1T1 R70/W30"
    assert label_of("own.drive.rnd-512-q1t1-r100") == "RND512B Q1T1 read"
    assert label_of("own.drive.rnd-512-q1t1-r10") == "own.drive.rnd-512-q1t1-r10"
