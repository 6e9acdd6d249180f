"""Arrays that a strategy makes up, printed as the kernel prints them, are read back as they were made.

The corpus holds what people had reason to send; this holds what md can print. The formats are those of
drivers/md/md.c (md_seq_show, status_resync), md-bitmap.c and the status functions of the levels of Linux 6.12.
What each array deserves is worked out from where its data lie, by other means than the rules under test.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from disktune_contract.arrays.alarms import Alarm, alarms
from disktune_contract.arrays.mdstat import (
    ArrayState,
    MdArray,
    MdBitmap,
    MdMember,
    MdStat,
    ReadOnly,
    Waiting,
    parse,
)
from tests.amounts import amount

_GIVEN_UP_AFTER = {"raid1": None, "raid4": 1, "raid5": 1, "raid6": 2}
"""Members a level can do without; None is all but one."""

_sizes = st.integers(1, 10**13)
_names = st.one_of(
    st.integers(0, 511).map("md{}".format),
    st.integers(0, 63).map("md_d{}".format),
    st.from_regex(r"md_[A-Za-z0-9._-]{1,27}", fullmatch=True),
)
_devices = st.sampled_from(
    ("sd{}", "sd{}1", "nvme{}n1", "nvme{}n1p3", "loop{}", "dm-{}", "md{}", "vd{}2", "mmcblk{}p1", "cciss/c0d{}p1")
)


@dataclass(frozen=True)
class Made:
    """An array, how md prints what it is about, and what it deserves."""

    array: MdArray
    status: str
    alarm: Alarm


def printed(made: Made) -> str:
    """Return what md_seq_show prints of one array."""
    array = made.array
    head = f"{array.name} : {array.state}"
    if array.state is not ArrayState.INACTIVE:
        head += (f" ({array.read_only})" if array.read_only else "") + f" {array.level}"
    for member in array.members:
        head += f" {member.name}[{member.index}]" + "".join(f"({flag})" for flag in member.flags)
    if array.members:
        head += f"\n      {array.blocks_kib} blocks"
    if array.members and array.metadata != "0.90":
        head += f" super {array.metadata}"
    if array.state is ArrayState.INACTIVE:
        return f"{head}\n       \n"
    work = _work(array)
    bitmap = _bitmap(array.bitmap) if array.bitmap else ""
    return f"{head}{made.status}\n      {work}{bitmap}\n"


def _work(array: MdArray) -> str:
    if array.waiting:
        word = "recover" if array.operation == "recovery" else array.operation
        return f"\t{word}={array.waiting.name}\n      "
    if array.operation is None:
        return ""
    assert array.progress_percent is not None
    whole, tenth = divmod(round(array.progress_percent * 10), 10)
    bar = "=" * (whole // 5) + ">" + "." * (20 - whole // 5)
    return (
        f"[{bar}]  {array.operation} ={whole:3d}.{tenth}% "
        f"({array.done}/{array.total}) finish={array.finish_minutes}min speed={array.speed_kib_s}K/sec\n      "
    )


def _bitmap(bitmap: MdBitmap) -> str:
    size, unit = (bitmap.chunk_bytes // 1024, "KB") if bitmap.chunk_bytes >= 1024 else (bitmap.chunk_bytes, "B")
    file = ", file: " + bitmap.file.replace(" ", r"\040") if bitmap.file else ""
    pages = f"{bitmap.used_pages}/{bitmap.total_pages} pages [{bitmap.memory_kib}KB]"
    return f"bitmap: {pages}, {size}{unit} chunk{file}\n      "


# -- making arrays up --------------------------------------------------------------------------------------


@st.composite
def _members(draw: st.DrawFn, flags: list[tuple[str, ...]]) -> tuple[MdMember, ...]:
    """Draw devices with the given flags; the numbers are the kernel's descriptors, which need not be slots."""
    name = draw(_devices)
    places = draw(st.permutations(range(len(flags) + 3)))
    return tuple(
        MdMember(name.format(serial), places[serial], marks) for serial, marks in zip(count(), flags, strict=False)
    )


_bitmaps = st.none() | st.builds(
    MdBitmap,
    st.integers(0, 9),
    st.integers(9, 999),
    st.integers(0, 9999),
    st.sampled_from((512, 1024, 4096, 65536 * 1024)),
    st.none() | st.sampled_from(("/var/md0.bitmap", "/srv/of two words")),
)


@st.composite
def redundant(draw: st.DrawFn, levels: tuple[str, ...] = (*_GIVEN_UP_AFTER, "raid10")) -> Made:
    """Draw an array of a level that can lose members, with slots lost, rebuilt and replaced."""
    level = draw(st.sampled_from(levels))
    disks = draw(st.integers({"raid6": 4, "raid1": 1}.get(level, 2), 12))
    letters = draw(st.sampled_from(("U", "UUUUUUU_", "UU_", "U____")))
    slots = "".join(draw(st.lists(st.sampled_from(letters), min_size=disks, max_size=disks)))
    flags: list[tuple[str, ...]] = []
    for letter in slots:
        if letter == "U":
            flags.append(draw(st.sampled_from(((), (), ("W",)))))
        else:  # gone, failed and not yet removed, or being rebuilt
            flags += draw(st.sampled_from(([], [("F",)], [()])))
    flags += draw(st.sampled_from(([], [], [("S",)], [("R",)], [("F",)], [("S",), ("W", "S")])))
    gone = slots.count("_")
    status, near, far, dead = draw(_layout(level, disks, slots))
    array = MdArray(
        name=draw(_names),
        state=ArrayState.ACTIVE,
        read_only=draw(st.sampled_from((None, None, ReadOnly.READ_ONLY, ReadOnly.AUTO))),
        level=level,
        members=draw(_members(flags or [("F",)])),
        blocks_kib=draw(_sizes),
        metadata=draw(st.sampled_from(("0.90", "1.0", "1.2", "non-persistent", "external:/md127/0"))),
        raid_disks=disks,
        working_disks=disks - gone,
        slots=slots,
        near_copies=near,
        far_copies=far,
        bitmap=draw(_bitmaps),
    )
    array = draw(_working(array))
    busy = array.operation is not None
    alarm = Alarm.FAILED if dead else Alarm.DEGRADED if gone else Alarm.BUSY if busy else Alarm.HEALTHY
    return Made(array, f"{status} [{disks}/{disks - gone}] [{slots}]", alarm)


@st.composite
def _layout(draw: st.DrawFn, level: str, disks: int, slots: str) -> tuple[str, int | None, int | None, bool]:
    """Draw the words about the layout, and say whether data are lost: (words, near, far, lost)."""
    gone = slots.count("_")
    if level != "raid10":
        most = _GIVEN_UP_AFTER[level]
        words = (
            ""
            if level == "raid1"
            else f" level {level[-1]}, {draw(st.sampled_from((4, 64, 512)))}k chunk, algorithm 2"
        )
        return words, None, None, gone > (disks - 1 if most is None else most)
    near, far = draw(st.sampled_from([(n, f) for n in (1, 2, 3) for f in (1, 2, 3) if 1 < n * f <= disks]))
    words = f" {draw(st.sampled_from((64, 512)))}K chunks" if near < disks else ""
    words += f" {near} near-copies" if near > 1 else ""
    words += f" {far} {draw(st.sampled_from(('far', 'offset')))}-copies" if far > 1 else ""
    # Copy c of row r of a chunk lies c slots from where the chunk begins and r times near slots further on.
    homes = [{(start * near + copy) % disks for copy in range(near * far)} for start in range(disks)]
    lost = any(all(slots[place] == "_" for place in home) for home in homes)
    return words, near if near > 1 else None, far if far > 1 else None, lost


@st.composite
def _working(draw: st.DrawFn, array: MdArray) -> MdArray:
    """Draw an operation, or one that waits, or none; no reshape, in which slots mean something else."""
    kind = draw(st.sampled_from(("none", "runs", "delayed", "pending", "remote")))
    if kind == "none":
        return array
    if kind in {"delayed", "pending"}:
        return replace(array, operation="resync", waiting=Waiting(kind))
    operation = draw(st.sampled_from(("resync", "recovery", "check")))
    if kind == "remote":
        return replace(array, operation=operation.replace("check", "resync"), waiting=Waiting.REMOTE)
    total = draw(_sizes)
    done = draw(st.integers(0, total))
    return replace(
        array,
        operation=operation,
        progress_percent=done * 1000 // total / 10,
        done=done,
        total=total,
        finish_minutes=draw(st.integers(0, 10**12)) / 10,
        speed_kib_s=draw(st.integers(0, 10**7)),
    )


@st.composite
def plain(draw: st.DrawFn) -> Made:
    """Draw an array without redundancy, whole, with a failed member, or given up by the kernel."""
    level, words = draw(st.sampled_from((("raid0", " 512k chunks"), ("linear", " 0k rounding"))))
    flags = draw(st.lists(st.sampled_from(((), (), (), ("F",))), min_size=1, max_size=8))
    broken = level == "raid0" and ("F",) in flags and draw(st.booleans())
    array = MdArray(
        name=draw(_names),
        state=ArrayState.BROKEN if broken else ArrayState.ACTIVE,
        level=level,
        members=draw(_members(flags)),
        blocks_kib=draw(_sizes),
        metadata=draw(st.sampled_from(("0.90", "1.2", "external:-md126/1"))),
    )
    return Made(array, words, Alarm.FAILED if ("F",) in flags else Alarm.HEALTHY)


@st.composite
def not_started(draw: st.DrawFn) -> Made:
    """Draw a container of the firmware's metadata, or an array that could not be assembled."""
    metadata = draw(st.sampled_from(("external:imsm", "external:ddf", "1.2", "0.90", "external:/md127/0")))
    flags = draw(st.lists(st.sampled_from(((), ("S",))), min_size=1, max_size=6))
    array = MdArray(
        name=draw(_names),
        state=ArrayState.INACTIVE,
        members=draw(_members(flags)),
        blocks_kib=draw(_sizes),
        metadata=metadata,
    )
    return Made(array, "", Alarm.CONTAINER if metadata in {"external:imsm", "external:ddf"} else Alarm.INACTIVE)


_lists = st.lists(st.one_of(redundant(), redundant(), plain(), not_started()), max_size=6)
_unused = st.lists(st.sampled_from(("sda", "sdb1", "nvme3n1")), unique=True).map(tuple)


@pytest.mark.slow
@settings(max_examples=amount(100), deadline=None, suppress_health_check=(HealthCheck.too_slow,))
@given(_lists, _unused)
def test_what_md_prints_is_read_back(made: list[Made], unused: tuple[str, ...]) -> None:
    text = "Personalities : [raid0] [raid1] [raid6] [raid5] [raid4] [raid10] \n"
    text += "".join(printed(one) + "\n" for one in made)
    text += f"unused devices: {' '.join(unused) or '<none>'}\n"
    stat = MdStat(tuple(one.array for one in made), unused)
    assert parse(text) == stat
    assert parse(text.replace("\n", "\r\n")) == stat
    assert [one.alarm for one in alarms(parse(text)).arrays] == [one.alarm for one in made]


@pytest.mark.slow
@settings(max_examples=amount(40), deadline=None, suppress_health_check=(HealthCheck.too_slow,))
@given(st.lists(redundant(), min_size=1, max_size=4), st.data())
def test_a_text_cut_off_tells_nothing_new(made: list[Made], data: st.DataObject) -> None:
    """All arrays before the one that was cut are reported unchanged; none after it is reported."""
    parts = [printed(one) + "\n" for one in made]
    keep = data.draw(st.integers(0, len(made) - 1))
    cut = data.draw(st.integers(0, len(parts[keep])))
    stat = parse("Personalities : [raid1] \n" + "".join(parts[:keep]) + parts[keep][:cut])
    assert stat.arrays[:keep] == tuple(one.array for one in made[:keep])
    assert len(stat.arrays) <= keep + 1


@pytest.mark.slow
def test_the_strategy_reaches_every_alarm() -> None:
    """Else a property above might hold because nothing was tried."""
    seen: set[tuple[str | None, Alarm]] = set()

    @settings(max_examples=1000, database=None, deadline=None, derandomize=True)
    @given(redundant())
    def gather(one: Made) -> None:
        seen.add((one.array.level, one.alarm))

    gather()
    alarms_of = (Alarm.HEALTHY, Alarm.BUSY, Alarm.DEGRADED, Alarm.FAILED)
    assert seen >= set(product((*_GIVEN_UP_AFTER, "raid10"), alarms_of))
