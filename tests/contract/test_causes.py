"""Why a rebuild is slow: each cause with what helps, and silence where there is none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.activity import QUIET
from disktune_contract.array import ArrayMember, ArrayReport, Limit, Role
from disktune_contract.causes import Cause, Change, Fix, IoUser, IoUsers, causes, shingled, slow_words
from disktune_contract.drive import Drive, Kind, Usage
from disktune_contract.setting import Source, State, Status, Value
from disktune_contract.slow import Suspect, Use

MEMBERS = tuple(
    ArrayMember(f"{name}1", Role.IN_SYNC, ("in_sync",), slot, drives=(name,), counts_use=True)
    for slot, name in enumerate(("sda", "sdb", "sdc"))
)
REPORT = ArrayReport(
    name="md0",
    at_s=0.0,
    level="raid5",
    state="clean",
    metadata="1.2",
    raid_disks=3,
    degraded=0,
    action="check",
    last_action="check",
    done_sectors=1,
    total_sectors=100,
    waiting=None,
    speed_kib_s=90_000,
    slowest=Limit(1000, own=False),
    fastest=Limit(200_000, own=False),
    size_bytes=1,
    component_bytes=1,
    chunk_bytes=524288,
    layout=2,
    read_ahead_bytes=1,
    mismatch_sectors=0,
    policy="resync",
    bitmap=None,
    stripe_cache=256,
    stripe_cache_used=0,
    threads=0,
    members=MEMBERS,
)


def use(drive: str, iops: float = 300.0, size: float = 256e3, other: float = 0.0) -> Use:
    return Use(drive, "x", replace(QUIET, read_bytes_s=iops * size, read_iops=iops), other_iops=other)


def drive(name: str, model: str = "ST4000VN008") -> Drive:
    return Drive(
        name=name, kind=Kind.ATA, identity="", diskseq=1, model=model, serial="", firmware="", wwn="",
        size_bytes=1, logical_sector_bytes=512, physical_sector_bytes=4096, rotational=True, removable=False,
        read_only=False, link="", temperature_c=None, partitions=(), usage=Usage(),
    )  # fmt: skip


def state(setting: str, value: Value | None, status: Status = Status.OK) -> State:
    return State(setting, status, value, Source.LIVE)


def only(found: tuple[Cause, ...]) -> Cause:
    assert len(found) == 1, found
    return found[0]


def test_an_array_that_nothing_holds_back() -> None:
    uses = [use(name) for name in ("sda", "sdb", "sdc")]
    states = {n: {"ata.apm": state("ata.apm", 254), "scsi.timeout": state("scsi.timeout", 30),
                  "ata.read_recovery": state("ata.read_recovery", 70)} for n in ("sda", "sdb", "sdc")}  # fmt: skip
    assert causes(REPORT, uses, {n: drive(n) for n in states}, states) == ()


def test_the_upper_limit() -> None:
    found = only(causes(replace(REPORT, speed_kib_s=195_000)))
    assert (found.id, found.fix) == ("limit", Fix(speed_up=True))
    assert "same for all arrays" in found.words
    assert causes(replace(REPORT, speed_kib_s=195_000, action="idle")) == ()


def test_yielding_to_programs_is_told_with_who_they_are() -> None:
    uses = [use("sda", other=90.0), use("sdb"), use("sdc")]
    before = IoUsers(100.0, (IoUser(7, "rsync", 0, 0), IoUser(8, "idler", 5, 5)), 3)
    now = IoUsers(110.0, (IoUser(7, "rsync", 200_000_000, 0), IoUser(8, "idler", 5, 5), IoUser(9, "new", 9, 9)), 3)
    found = causes(replace(REPORT, speed_kib_s=1100), uses, before=before, now=now)
    assert [cause.id for cause in found] == ["yields", "other-work"]
    assert "rsync (7, 20.0 MB/s)" in found[1].words
    assert "idler" not in found[1].words
    assert "not to be seen" in causes(replace(REPORT, speed_kib_s=1100), uses)[1].words


def test_ext4_that_is_still_being_made() -> None:
    assert only(causes(REPORT, now=IoUsers(1.0, (), 0, lazy_init=True))).id == "ext4lazyinit"


def test_requests_of_a_page() -> None:
    uses = [use(name, 9000.0, 4300.0) for name in ("sda", "sdb", "sdc")]
    found = only(causes(REPORT, uses))
    assert (found.id, found.fix) == ("small-requests", None)
    states = {name: {"block.nomerges": state("block.nomerges", 2)} for name in ("sda", "sdb", "sdc")}
    fixed = only(causes(REPORT, uses, states=states)).fix
    assert fixed is not None
    assert fixed.changes[0] == Change("sda", "block.nomerges", 0)


def test_statistics_that_are_off() -> None:
    members = (replace(MEMBERS[0], counts_use=False), *MEMBERS[1:])
    found = only(causes(replace(REPORT, members=members)))
    assert (found.id, found.fix) == ("no-statistics", Fix((Change("sda", "block.iostats", True),)))


def test_what_is_true_of_several_drives_is_said_once() -> None:
    members = tuple(replace(member, counts_use=False) for member in MEMBERS)
    found = only(causes(replace(REPORT, members=members)))
    assert found.drives == ("sda", "sdb", "sdc")
    assert found.words.startswith("sda, sdb, sdc: the kernel does not count")
    assert found.fix is not None
    assert len(found.fix.changes) == 3


def test_a_drive_that_parks_its_heads() -> None:
    found = only(causes(REPORT, states={"sdb": {"ata.apm": state("ata.apm", 96)}}))
    assert (found.id, found.drives, found.fix) == ("parks", ("sdb",), Fix((Change("sdb", "ata.apm", 254),)))
    assert causes(REPORT, states={"sdb": {"ata.apm": state("ata.apm", 255)}}) == ()


@pytest.mark.parametrize(
    ("limit", "changes"),
    [
        (
            state("ata.read_recovery", 0),
            (Change("sda", "ata.read_recovery", 70), Change("sda", "ata.write_recovery", 70)),
        ),
        (state("ata.read_recovery", None, Status.UNSUPPORTED), (Change("sda", "scsi.timeout", 180),)),
        (state("ata.read_recovery", None, Status.UNREADABLE), None),
        (state("ata.read_recovery", 70), None),
    ],
)
def test_a_drive_that_tries_longer_than_the_kernel_waits(limit: State, changes: tuple[Change, ...] | None) -> None:
    states = {"sda": {"scsi.timeout": state("scsi.timeout", 30), "ata.read_recovery": limit}}
    found = causes(REPORT, drives={"sda": drive("sda")}, states=states)
    assert [cause.fix.changes for cause in found if cause.fix] == ([changes] if changes else [])
    assert not any(cause.certain for cause in found)
    states["sda"]["scsi.timeout"] = state("scsi.timeout", 180)
    assert causes(REPORT, drives={"sda": drive("sda")}, states=states) == ()


@pytest.mark.parametrize(
    "model",
    ["WDC WD40EFAX-68JH4N0", "ST4000DM004-2CV104", "ST8000AS0002-1NA17Z", "TOSHIBA MQ04ABF100", "WDC WD10SPZX"],
)
def test_models_with_shingled_tracks(model: str) -> None:
    assert shingled(model)
    assert "shingled" in only(causes(REPORT, drives={"sda": drive("sda", model)})).words


@pytest.mark.parametrize(
    "model", ["WDC WD40EFRX-68N32N0", "ST4000VN008-2DR166", "Samsung SSD 980", "ST1000DM010", ""]
)
def test_models_without(model: str) -> None:
    assert not shingled(model)


def test_the_evidence_against_a_drive() -> None:
    words = slow_words(Suspect("sdb", 0.998, 0.05, 6305.0, 60.0, 2e6))
    assert "sdb holds the others back: it was busy 100% of the time, the others 5%" in words
    assert "6305 ms" in words
