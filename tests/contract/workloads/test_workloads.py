"""Every workload and profile, walked: each is a sentence a person can read and a request a helper can do."""

from __future__ import annotations

import re

import pytest

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.measuring.workload import (
    FILE_MIB,
    MAX_STEPS,
    MAX_TOTAL_S,
    Cache,
    Engine,
    Metric,
    Pattern,
    Profile,
    Target,
    Workload,
)
from disktune_contract.messages.measurement import Measure
from disktune_contract.workloads import BY_ID, PROFILE_BY_ID, PROFILES, WORKLOADS, of_drive
from tests.each import each


def test_ids_are_unique_and_fit_into_a_file_name() -> None:
    assert len(BY_ID) == len(WORKLOADS)
    assert len(PROFILE_BY_ID) == len(PROFILES)
    for name in (*BY_ID, *PROFILE_BY_ID):
        assert re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)*", name), name


def test_labels_are_unique_within_what_they_are_for() -> None:
    assert len({(workload.target, workload.label) for workload in WORKLOADS}) == len(WORKLOADS)


@each(WORKLOADS, lambda workload: workload.id)
def test_a_workload_says_in_sentences_what_it_is_for(workload: Workload) -> None:
    assert re.fullmatch(r"[A-Z0-9].*[.?]", workload.purpose)
    assert workload.label
    assert workload.counterpart or workload.id.startswith("use.")


@each(WORKLOADS, lambda workload: workload.id)
def test_a_workload_only_reads_raw_drives(workload: Workload) -> None:
    if workload.target is Target.DRIVE:
        assert workload.read_percent == 100
        assert not workload.writes
    else:
        assert not workload.offset


@each(WORKLOADS, lambda workload: workload.id)
def test_a_workload_is_possible(workload: Workload) -> None:
    assert workload.block_bytes % 512 == 0
    assert 512 <= workload.block_bytes <= 16 << 20
    assert 1 <= workload.depth <= 128
    assert 1 <= workload.jobs <= 16
    assert 0 <= workload.read_percent <= 100
    # The reader makes all its requests from one thread; only fio waits for what was written.
    assert workload.engine is not Engine.READER or workload.jobs == 1
    # Queues are for requests past the cache: the kernel makes buffered ones wait where they are submitted.
    assert workload.depth == 1 or workload.cache is Cache.DIRECT
    assert (workload.points > 0) == (workload.pattern is Pattern.SURFACE)


@each(WORKLOADS, lambda workload: workload.id)
def test_a_workload_has_an_end(workload: Workload) -> None:
    bounded = (
        workload.seconds or workload.total_bytes or workload.pattern in (Pattern.SURFACE, Pattern.FILE_SYSTEM)
    )
    assert bounded
    if workload.pattern is Pattern.LONG_WRITE:
        assert workload.seconds is not None
        assert workload.seconds.most <= 3600
        assert workload.runs.most == 1
    elif workload.engine is not Engine.BONNIE:
        assert workload.limit_s * workload.runs.usual <= MAX_TOTAL_S
    for bounds in filter(None, (workload.seconds, workload.runs)):
        assert bounds.least <= bounds.usual <= bounds.most
        assert not bounds.admits(bounds.most + 1)
        assert not bounds.admits(True)  # noqa: FBT003, RUF100  what JSON might bring
    if workload.total_bytes is not None:
        assert workload.total_bytes % workload.block_bytes == 0
        assert workload.total_bytes <= (workload.file_bytes or FILE_MIB.least << 20)


@each(PROFILES, lambda profile: profile.id)
def test_a_profile_is_of_workloads_of_one_target(profile: Profile) -> None:
    assert 1 <= len(profile.steps) <= MAX_STEPS
    assert len(set(profile.steps)) == len(profile.steps)
    assert len({BY_ID[step].target for step in profile.steps}) == 1
    assert re.fullmatch(r"[A-Z0-9].*[.?]", profile.purpose)


@each(PROFILES, lambda profile: profile.id)
def test_a_chart_of_a_profile_has_one_step_at_each_place(profile: Profile) -> None:
    if profile.axis:
        places = [
            (getattr(BY_ID[step], profile.axis), *(getattr(BY_ID[step], name) for name in profile.series))
            for step in profile.steps
        ]
        assert len(set(places)) == len(places) > 1


def test_the_named_profiles_are_those_of_kdiskmark_and_crystaldiskmark() -> None:
    shapes = {
        profile.id: [BY_ID[step].label for step in profile.steps]
        for profile in PROFILES
        if profile.id.startswith("file.")
    }
    default = ["SEQ1M Q8T1", "SEQ1M Q1T1", "RND4K Q32T1", "RND4K Q1T1"]
    assert shapes["file.default"] == [f"{shape} {kind}" for kind in ("read", "write") for shape in default]
    assert shapes["file.real-world-mix"][-2:] == ["SEQ1M Q1T1 mix", "RND4K Q1T1 mix"]
    assert shapes["file.nvme"][:4] == [
        "SEQ1M Q8T1 read",
        "SEQ128K Q32T1 read",
        "RND4K Q32T16 read",
        "RND4K Q1T1 read",
    ]
    assert shapes["file.demo"] == ["SEQ1M Q8T1 read", "SEQ1M Q8T1 write"]


def test_the_spot_checks_are_of_a_hundred_mebibytes_each() -> None:
    found = [BY_ID[step] for step in PROFILE_BY_ID["dd.spots"].steps]
    counts = [(one.block_bytes, (one.total_bytes or 0) // one.block_bytes) for one in found]
    assert counts == [(4096, 25600), (102400, 1024), (1048576, 100), (10485760, 10)]


@pytest.mark.parametrize(("name", "places"), [("drive.surface", 100), ("drive.surface-fine", 1000)])
def test_a_surface_is_sampled_as_its_counterpart_does(name: str, places: int) -> None:
    surface = BY_ID[name]
    assert (surface.points, surface.point_bytes, surface.accesses) == (places, 10 * 1024 * 1024, 1000)
    assert surface.counterpart.endswith(f"GNOME Disks: {places} samples of 10 MiB, 1000 accesses")


def test_a_request_holds_no_more_than_ids_and_numbers() -> None:
    request = of_drive(DriveRef("sda", "wwn:1"), "drive.direct", seconds=2)
    told = wire.parse(wire.dump(request), 1000)
    assert told["workloads"] == ["drive.direct"]
    assert re.fullmatch("[0-9a-f]{8}", told["catalogue"])
    assert wire.load(Measure, told) == request


_SIZES = {"": (1, "B"), "k": (1 << 10, "KiB"), "m": (1 << 20, "MiB")}


@each([name for name in BY_ID if re.match(r"drive\.(random|sequential)-", name)])
def test_the_name_of_queued_reads_says_what_they_are(name: str) -> None:
    found = re.fullmatch(r"drive\.(random|sequential)-(\d+)([km]?)-q(\d+)(t4)?", name)
    assert found is not None
    pattern, count, unit, depth, jobs = found.groups()
    factor, spelled = _SIZES[unit]
    workload = BY_ID[name]
    assert (workload.block_bytes, workload.depth) == (int(count) * factor, int(depth))
    assert workload.jobs == (4 if jobs else 1)
    assert workload.pattern is Pattern[pattern.upper()]
    assert workload.metric is (Metric.IOPS if pattern == "random" else Metric.THROUGHPUT)
    # Reads anywhere begin nowhere.
    assert workload.offset is (pattern == "sequential")
    assert f"{count} {spelled}, Q{depth}T" in workload.label
    assert f"--bs={count}{unit} --direct=1 --iodepth={depth}" in workload.counterpart
    if pattern == "random":
        assert f"random reads of {count} {spelled}" in workload.purpose


SHAPES = {
    "drive.random": {
        *((4096, depth, 1) for depth in (1, 2, 4, 8, 16, 32, 64, 128)),
        *((kib * 1024, depth, 1) for kib in (0.5, 16, 64, 256, 1024) for depth in (1, 32)),
    },
    "drive.sequential": {(1048576, 1, 1), (1048576, 8, 1), (1048576, 32, 1), (131072, 1, 1), (131072, 32, 1)},
    "drive.fio": {
        *((4096, 1, 1), (4096, 32, 1), (4096, 32, 4)),
        *((1048576, 1, 1), (1048576, 8, 1), (131072, 1, 1), (131072, 32, 1)),
    },
    "file.seq1m": {(1048576, 1, 1), (1048576, 8, 1)},
    "file.seq128k": {(131072, 32, 1)},
    "file.rnd4k": {
        *((4096, depth, 1) for depth in (1, 2, 4, 8, 16, 32)),
        *((4096, 1, jobs) for jobs in (2, 4, 8, 16)),
        (4096, 32, 16),
    },
    "dd.write": {(size, 1, 1) for size in (512, 4096, 102400, 1048576, 10485760)},
    "dd.read": {(size, 1, 1) for size in (512, 1024, 4096, 102400, 1048576, 10485760)},
}
"""Block size, depth and jobs of all that are made from lists, by how their ids begin."""


@pytest.mark.parametrize("family", SHAPES)
def test_a_family_has_these_shapes(family: str) -> None:
    found = [one for one in WORKLOADS if one.id.startswith((f"{family}-", f"{family}."))]
    assert {(one.block_bytes, one.depth, one.jobs) for one in found} == SHAPES[family]
    assert {one.total_bytes for one in found} == {100 << 20 if family.startswith("dd") else None}


def test_a_run_takes_so_many_seconds() -> None:
    bounds = {one.id: one.seconds for one in WORKLOADS}
    usual = {name: one and (one.least, one.usual, one.most) for name, one in bounds.items()}
    quick = ("direct", "buffered", "buffered-64k", "cached", "repeated")
    expected = {f"drive.{name}": (1, 3, 60) for name in quick}
    expected |= {
        "drive.surface": (10, 60, 300),
        "drive.surface-fine": (10, 300, 600),
        "file.bonnie": (60, 3600, 7200),
    }
    expected |= {f"dd.spot.{name}": (1, 60, 60) for name in ("tiny", "small", "medium", "large")}
    expected |= {name: (1, 10, 60) for name in usual if name.startswith(("dd.write-", "dd.read-"))}
    expected |= {"use.video-record": (1, 20, 60)}
    expected |= dict.fromkeys(("write.long", "write.long-rest"), (60, 1200, 3600))
    assert usual == {name: expected.get(name, (1, 5, 60)) for name in usual}


def test_what_fsync_waits_for_beyond_the_data_is_said() -> None:
    data, all_of_it = (BY_ID[f"dd.write-1m.{sync}"].purpose for sync in ("fdatasync", "fsync"))
    assert data.endswith("One wait at the end: realistic throughput.")
    assert all_of_it.endswith("One wait at the end, for file times, too.")
