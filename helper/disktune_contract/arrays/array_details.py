"""The fields of ``mdadm --detail``, in its words: from an array's report and the superblock of one member. Pure.

The names and words are those of mdadm and are not translated, so that both can be compared line by line.

Sources: Detail.c and maps.c of mdadm 4.4; for what is counted, md.c get_array_info and get_disk_info of Linux
6.12.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from disktune_contract.arrays.array import ArrayMember, ArrayReport, Role, spared
from disktune_contract.drives.drive import node_of
from disktune_contract.record import record
from disktune_contract.units import UnitSystem, number, size


@record
class ArraySuperblock:
    """What only the metadata on a member has: versions 1.x and 0.90. Times are seconds since the epoch."""

    member: str
    """The kernel name of the member it was read from."""
    uuid: str
    """As mdadm prints it: four groups of eight digits with colons between them."""
    name: str
    """``host:name``; empty in version 0.90."""
    created: int
    updated: int
    """When it was last written; an array that is not written to keeps it."""
    events: int
    """How often the metadata have changed; of members that differ, the highest is current."""
    level: str = ""
    """The kernel does not know that of an array that was not started."""


@record
class MemberDetails:
    """A line of the table of members; None is a dash."""

    number: int | None
    major: int | None
    minor: int | None
    raid_device: int | None
    state: str
    device: str


@record
class ArrayDetails:
    """Everything that ``mdadm --detail`` prints. None or empty: the array has no such thing, or it is unknown."""

    version: str
    creation_time: int | None
    raid_level: str
    array_bytes: int | None
    used_dev_bytes: int | None
    raid_devices: int | None
    total_devices: int
    persistent: bool | None
    """None for metadata of the firmware."""
    intent_bitmap: str
    update_time: int | None
    state: str
    active_devices: int
    working_devices: int
    failed_devices: int
    spare_devices: int
    layout: str
    chunk_bytes: int | None
    consistency_policy: str
    progress: str
    """``Rebuild``, ``Resync``, ``Reshape`` or ``Check``; empty if nothing runs."""
    progress_percent: int | None
    delta_devices: str
    """``3->4`` while the number of members changes."""
    new_layout: str
    new_chunk_bytes: int | None
    name: str
    uuid: str
    events: int | None
    members: tuple[MemberDetails, ...]


def details(report: ArrayReport, superblock: ArraySuperblock | None) -> ArrayDetails:
    """Return the fields of an array; without its *superblock* name, times and events are unknown."""
    faulty = sum(one.role is Role.FAULTY for one in report.members)
    active = sum(_in_sync(one) for one in report.members)
    journals = sum("journal" in one.states for one in report.members if not _in_sync(one))
    external = report.metadata.startswith("external")
    percent = None if report.fraction is None or not report.operation else int(report.fraction * 100)
    return ArrayDetails(
        version=report.metadata.removeprefix("external:"),
        creation_time=superblock.created if superblock else None,
        raid_level=report.level or (superblock.level if superblock else ""),
        array_bytes=report.size_bytes,
        used_dev_bytes=report.component_bytes if report.action is not None else None,
        raid_devices=report.raid_disks,
        total_devices=len(report.members),
        persistent=None if external else report.metadata not in ("", "none"),
        intent_bitmap=_bitmap(report),
        update_time=superblock.updated if superblock else None,
        state=state(report),
        active_devices=active,
        working_devices=len(report.members) - faulty,
        failed_devices=faulty,
        spare_devices=len(report.members) - faulty - active - journals,
        layout=layout(report.level, report.layout),
        chunk_bytes=report.chunk_bytes,
        consistency_policy="" if report.policy in (None, "unknown") else report.policy,
        progress=_PROGRESS.get(report.operation or "", "") if percent is not None else "",
        progress_percent=percent,
        delta_devices="" if report.disks_before is None else f"{report.disks_before}->{report.raid_disks}",
        new_layout=layout(report.level, report.new_layout),
        new_chunk_bytes=report.new_chunk_bytes,
        name=superblock.name if superblock else "",
        uuid=superblock.uuid if superblock else report.uuid,
        events=superblock.events if superblock else None,
        members=tuple(_members(report)),
    )


def lines(found: ArrayDetails) -> Iterator[tuple[str, str | None]]:
    """Yield the fields that the array has, as mdadm calls them, with their values; None is unknown."""
    persistent = {True: "Superblock is persistent", False: "Superblock is not persistent", None: ""}
    progress = "" if found.progress_percent is None else f"{found.progress_percent}% complete"
    runs = found.state != "inactive"
    has_chunk = (is_linear := found.raid_level == "linear") or found.chunk_bytes
    for name, value in (
        ("Version", found.version),
        ("Creation Time", _moment(found.creation_time)),
        ("Raid Level", found.raid_level),
        ("Array Size", _size(found.array_bytes)),
        ("Used Dev Size", _size(found.used_dev_bytes)),
        ("Raid Devices", found.raid_devices),
        ("Total Devices", found.total_devices),
        ("Persistence", persistent[found.persistent]),
        ("Intent Bitmap", found.intent_bitmap),
        ("Update Time", _moment(found.update_time)),
        ("State", found.state),
        ("Active Devices", found.active_devices if runs else ""),
        ("Working Devices", found.working_devices),
        ("Failed Devices", found.failed_devices if runs else ""),
        ("Spare Devices", found.spare_devices if runs else ""),
        ("Layout", found.layout),
        ("Rounding" if is_linear else "Chunk Size", f"{(found.chunk_bytes or 0) >> 10}K" if has_chunk else ""),
        ("Consistency Policy", found.consistency_policy),
        (f"{found.progress} Status", progress),
        ("Delta Devices", found.delta_devices),
        ("New Layout", found.new_layout),
        ("New Chunksize", f"{found.new_chunk_bytes >> 10}K" if found.new_chunk_bytes else ""),
        ("Name", found.name),
        ("UUID", found.uuid),
        ("Events", found.events),
    ):
        if value not in (None, ""):
            yield name, str(value)
        elif name in _OF_SUPERBLOCK and found.persistent and found.events is None:
            yield name, None


def member_lines(found: ArrayDetails) -> Iterator[tuple[str, str]]:
    """Yield mdadm's table of members, a line each: the device, and everything else of it."""
    for one in found.members:
        values = (one.number, f"{one.major}:{one.minor}", one.raid_device, one.state)
        names = ("Number", "Device", "RaidDevice", "State")
        known = (f"{name} {value}" for name, value in zip(names, values, strict=True) if value is not None)
        yield one.device or "-", ", ".join(known)


_OF_SUPERBLOCK = frozenset({"Creation Time", "Update Time", "Name", "Events"})


def _moment(at: int | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at)) if at else ""


def _size(count: int | None) -> str:
    return f"{number(count >> 10)} KiB ({size(count, UnitSystem.IEC)}, {size(count)})" if count else ""


# -- words -------------------------------------------------------------------------------------------------

_PROGRESS = {"recover": "Rebuild", "resync": "Resync", "repair": "Resync", "reshape": "Reshape", "check": "Check"}
_RUNS = {
    "recover": "recovering",
    "resync": "resyncing",
    "repair": "resyncing",
    "reshape": "reshaping",
    "check": "checking",
}
_CLEAN = frozenset({"clean", "readonly", "read-auto"})
_WITHOUT_COPIES = frozenset({"raid0", "linear"})


def state(report: ArrayReport) -> str:
    """Return the state in mdadm's words, such as ``clean, degraded, recovering``."""
    if report.state == "inactive":
        return "inactive"
    if report.level in _WITHOUT_COPIES or report.state in ("", "broken"):
        words = [report.state]
    else:
        words = ["clean" if report.state in _CLEAN else "active"]
    if report.degraded:
        lost = report.degraded > spared(report.level, report.raid_disks or 0)
        words.append("FAILED" if lost else "degraded")
    if report.waiting is not None:
        # The kernel prints "resync" for whatever waits.
        words.append(f"resyncing ({report.waiting.value.upper()})")
    elif report.operation:
        words.append(_RUNS[report.operation])
    if not report.size_bytes:
        words.append("Not Started")
    return ", ".join(words)


_PARITY_LAYOUTS = {
    0: "left-asymmetric",
    1: "right-asymmetric",
    2: "left-symmetric",
    3: "right-symmetric",
    4: "parity-first",
    5: "parity-last",
}
_LAYOUTS = {
    "raid0": {1: "original", 2: "alternate"},
    "raid5": _PARITY_LAYOUTS,
    "raid6": {
        **_PARITY_LAYOUTS,
        8: "ddf-zero-restart",
        9: "ddf-N-restart",
        10: "ddf-N-continue",
        16: "left-asymmetric-6",
        17: "right-asymmetric-6",
        18: "left-symmetric-6",
        19: "right-symmetric-6",
        20: "parity-first-6",
    },
}


def layout(level: str, value: int | None) -> str:
    """Return a layout in words; empty where the level has none."""
    if value is None:
        return ""
    if level != "raid10":
        # Most arrays of level 0 have none.
        unknown = "-unknown-" if level in _LAYOUTS and (value or level != "raid0") else ""
        return _LAYOUTS.get(level, {}).get(value, unknown)
    near, far = _copies(value)
    words = [f"near={near}"] if near != 1 else []
    if far != 1:
        words.append(f"{'offset' if value & 0x10000 else 'far'}={far}")
    return ", ".join(words)


def _copies(value: int) -> tuple[int, int]:
    """Return how many near and how many far copies a layout of level 10 has."""
    return value & 0xFF, value >> 8 & 0xFF


def _bitmap(report: ArrayReport) -> str:
    if report.bitmap is None or report.bitmap.location == "none":
        return ""
    return report.bitmap.file or ("External" if report.bitmap.location == "file" else "Internal")


# -- members -----------------------------------------------------------------------------------------------


def _members(report: ArrayReport) -> Iterator[MemberDetails]:
    """Yield the slots in their order, the empty ones too, and then the members without one."""
    held = {one.slot for one in report.members}
    rows = [(one.slot, _member(report, one)) for one in report.members]
    if report.action is not None:
        rows += [
            (slot, MemberDetails(None, 0, 0, slot, "removed", ""))
            for slot in range(report.raid_disks or 0)
            if slot not in held
        ]
    # Those without a slot by their number.
    rows.sort(key=lambda row: (row[0] is None, (row[1].number if row[0] is None else row[0]) or 0))
    for _, row in rows:
        yield row


def _in_sync(member: ArrayMember) -> bool:
    return "in_sync" in member.states and member.role is not Role.FAULTY


def _member(report: ArrayReport, member: ArrayMember) -> MemberDetails:
    if report.state == "inactive":
        return MemberDetails(None, member.major, member.minor, None, "", node_of(member.name))
    words = ["faulty"] if member.role is Role.FAULTY else []
    if _in_sync(member):
        words.append("active sync")
        near, far = _copies(report.layout or 0)
        if report.level == "raid10" and far == 1 and near and not (report.raid_disks or 0) % near:
            words.append(f"set-{chr(ord('A') + (member.slot or 0) % near)}")
    words += [word for state, word in _MORE.items() if state in member.states]
    if not words or (words[0] in _MORE.values() and "journal" not in words):
        words.append("spare" if member.slot is None else "spare rebuilding")
    slot = None if "journal" in member.states else member.slot
    return MemberDetails(member.number, member.major, member.minor, slot, " ".join(words), node_of(member.name))


_MORE = {"write_mostly": "writemostly", "failfast": "failfast", "journal": "journal"}
