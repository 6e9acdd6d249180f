"""Why a rebuild is slow: each cause with what helps, and silence where there is none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.arrays.array import ArrayMember, ArrayReport, Limit, Role
from disktune_contract.arrays.slowdown_causes import (
    ArrayThread,
    Cause,
    Fix,
    HelpfulChange,
    IoUser,
    IoUsers,
    MemberUse,
    Suspect,
    causes,
    processor,
    processor_words,
    shingled,
    slow_words,
)
from disktune_contract.drives.activity import QUIET
from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.settings.setting import Source, State, Status, Value

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


def use(drive: str, iops: float = 300.0, size: float = 256e3, other: float = 0.0) -> MemberUse:
    return MemberUse(drive, "x", replace(QUIET, read_bytes_s=iops * size, read_iops=iops), other_iops=other)


def drive(name: str, model: str = "ST4000VN008") -> Drive:
    return Drive(
        name=name, kind=DriveKind.ATA, identity="", diskseq=1, model=model, serial="", firmware="", wwn="",
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
    assert "Limited by all arrays' maximum sync speed:" in found.words
    assert causes(replace(REPORT, speed_kib_s=195_000, action="idle")) == ()


def test_yielding_to_programs_is_told_with_who_they_are() -> None:
    uses = [use("sda", other=90.0), use("sdb"), use("sdc")]
    before = IoUsers(100.0, (IoUser(7, "rsync", 0, 0), IoUser(8, "idler", 5, 5)), 3)
    now = IoUsers(110.0, (IoUser(7, "rsync", 200_000_000, 0), IoUser(8, "idler", 5, 5), IoUser(9, "new", 9, 9)), 3)
    found = causes(replace(REPORT, speed_kib_s=1100), uses, before=before, now=now)
    assert [cause.id for cause in found] == ["yields", "other-work"]
    assert "rsync (7, 20.0 MB/s)" in found[1].words
    assert "idler" not in found[1].words
    assert "Most I/O on all drives: rsync" in found[1].words
    assert "The I/O of 3 processes is hidden." in found[1].words


@pytest.mark.parametrize(
    ("before", "now", "ends"),
    [
        (IoUsers(0.0, (), 0), IoUsers(0.0, (), 5), "Other work uses sda."),  # a single look
        (IoUsers(100.0, (), 0), IoUsers(110.0, (), 0), "Other work uses sda."),  # nothing is hidden
        (IoUsers(100.0, (), 1), IoUsers(110.0, (), 1), "The I/O of 1 process is hidden"),
        (
            IoUsers(100.0, (IoUser(7, "rsync", 0, 0),), 0),
            IoUsers(3700.0, (IoUser(7, "rsync", 9 << 40, 0),), 0),
            "Other work uses sda.",  # an hour's mean tells nothing of now
        ),
    ],
)
def test_who_uses_the_drives_is_said_only_where_it_is_known(before: IoUsers, now: IoUsers, ends: str) -> None:
    uses = [use("sda", other=90.0), use("sdb"), use("sdc")]
    words = only(causes(REPORT, uses, before=before, now=now)).words
    assert words.endswith(ends) if ends.endswith(".") else ends in words


def test_ext4_that_is_still_being_made_may_be_elsewhere() -> None:
    found = only(causes(REPORT, now=IoUsers(1.0, (), 0, lazy_init=True)))
    assert (found.id, found.certain) == ("ext4lazyinit", False)


def test_requests_of_a_page() -> None:
    uses = [use(name, 9000.0, 4300.0) for name in ("sda", "sdb", "sdc")]
    found = only(causes(REPORT, uses))
    assert (found.id, found.fix) == ("small-requests", None)
    states = {name: {"block.nomerges": state("block.nomerges", 2)} for name in ("sda", "sdb", "sdc")}
    fixed = only(causes(REPORT, uses, states=states)).fix
    assert fixed is not None
    assert fixed.changes[0] == HelpfulChange("sda", "block.nomerges", 0)


def test_small_requests_name_the_drives_that_merge_less() -> None:
    uses = [use(name, 9000.0, 4300.0) for name in ("sda", "sdb", "sdc")]
    states = {"sdb": {"block.nomerges": state("block.nomerges", 1)}}
    assert "merging is restricted on sdb." in only(causes(REPORT, uses, states=states)).words


@pytest.mark.parametrize(
    ("kernel", "drives", "blamed"),
    [
        ("5.10.0-28-amd64", 24, True),
        ("5.10.0-28-amd64", 3, False),
        ("5.16.0", 24, False),
        ("6.12.1", 24, False),
        ("", 24, False),
        ("x", 24, False),
    ],
)
def test_a_kernel_is_blamed_for_small_requests_only_where_it_is_that_old(
    kernel: str, drives: int, blamed: bool
) -> None:
    names = [f"sd{chr(ord('a') + place)}" for place in range(drives)]
    members = tuple(ArrayMember(name, Role.IN_SYNC, (), drives=(name,), counts_use=True) for name in names)
    uses = [use(name, 9000.0, 4300.0) for name in names]
    words = only(causes(replace(REPORT, kernel=kernel, members=members), uses)).words
    assert ("Linux" in words) is blamed


@pytest.mark.parametrize(
    ("off", "kernel", "ends"),
    [
        (3, "", "Before Linux 6.16 the array never yields to programs."),
        (3, "6.12.9", "Before Linux 6.16 the array never yields to programs."),
        (1, "6.12.9", "the array yields only to use of other members."),
        (1, "6.16.0", "sda."),
    ],
)
def test_statistics_that_are_off(off: int, kernel: str, ends: str) -> None:
    members = (*(replace(member, counts_use=False) for member in MEMBERS[:off]), *MEMBERS[off:])
    found = only(causes(replace(REPORT, members=members, kernel=kernel)))
    assert found.drives == ("sda", "sdb", "sdc")[:off]
    assert found.fix == Fix(tuple(HelpfulChange(name, "block.iostats", True) for name in found.drives))
    assert found.words.startswith(f"I/O statistics are off for {', '.join(found.drives)}.")
    assert found.words.endswith(ends)


def test_a_quiet_member_seeks_more_slowly() -> None:
    quiet = {"sdb": {"ata.aam": state("ata.aam", 128)}, "sdc": {"ata.aam": state("ata.aam", 254)}}
    found = only(causes(REPORT, states=quiet))
    assert (found.id, found.drives, found.fix) == ("quiet", ("sdb",), Fix((HelpfulChange("sdb", "ata.aam", 254),)))
    assert causes(REPORT, states={"sdb": {"ata.aam": state("ata.aam", 0)}}) == ()


def test_the_processor_is_named_only_where_it_limits() -> None:
    def at(at_s: float, raid_s: float, resync_s: float) -> IoUsers:
        other = ArrayThread("md1_raid6", 9 * at_s)
        mine = (ArrayThread("md0_raid6", raid_s), ArrayThread("md0_resync", resync_s))
        return IoUsers(at_s, (), 0, threads=(other, *mine))

    before = at(10.0, 100.0, 5.0)
    assert processor("md1", before, at(20.0, 100.5, 5.2)) == ("md1_raid6", 9.0)
    busiest = processor("md0", before, at(20.0, 100.5, 5.2))
    assert processor_words(busiest, 0).endswith(": 5%.")
    # The kernel's workers compute parity then, and are not counted.
    assert processor_words(busiest, 4) == ""
    assert causes(REPORT, before=before, now=at(20.0, 100.5, 5.2)) == ()
    found = only(causes(replace(REPORT, threads=0), before=before, now=at(20.0, 109.7, 5.2)))
    assert (found.id, found.words) == ("processor", "Limited by one processor: md0_raid6 takes 97%.")
    assert found.fix == Fix((HelpfulChange("md0", "md.group_threads", 4),))
    # Two samples far apart show nothing of now.
    assert processor("md0", before, at(90.0, 180.0, 5.2)) is None


def test_a_drive_that_parks_its_heads() -> None:
    found = only(causes(REPORT, states={"sdb": {"ata.apm": state("ata.apm", 96)}}))
    assert (found.id, found.drives, found.fix) == ("parks", ("sdb",), Fix((HelpfulChange("sdb", "ata.apm", 254),)))
    assert causes(REPORT, states={"sdb": {"ata.apm": state("ata.apm", 255)}}) == ()


@pytest.mark.parametrize(
    ("limit", "changes"),
    [
        (
            state("ata.read_recovery", 0),
            (HelpfulChange("sda", "ata.read_recovery", 70), HelpfulChange("sda", "ata.write_recovery", 70)),
        ),
        (state("ata.read_recovery", None, Status.UNSUPPORTED), (HelpfulChange("sda", "scsi.timeout", 180),)),
        (state("ata.read_recovery", None, Status.UNREADABLE), None),
        (state("ata.read_recovery", 70), None),
    ],
)
def test_a_drive_that_tries_longer_than_the_kernel_waits(
    limit: State, changes: tuple[HelpfulChange, ...] | None
) -> None:
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
    assert "sdb limits the array: 100% busy, the others 5%" in words
    assert "6305 ms" in words
    assert "fails" not in words
