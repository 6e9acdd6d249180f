"""Reading an array by what the kernel shows to all users, and which processes read and write.

Needs no privilege, opens no drive, wakes nothing.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence

from disktune_contract.arrays.array import ArrayBitmap, ArrayMember, ArrayReport, Role, limit_of
from disktune_contract.arrays.mdstat import MdBitmap, MdMember
from disktune_contract.arrays.slowdown_causes import ArrayThread, IoUser, IoUsers
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_helper.drives import drive_list
from disktune_helper.system import processes, sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

# -- processes that read and write: /proc/<pid>/io, as far as it may be read -------------------------------
#
# The kernel shows it of processes of the same user, and to root with CAP_SYS_PTRACE, which the helper has given
# up: it opens the memory of every process as well (docs/decisions/0037).

MOST = 200
"""Processes that are returned; those that moved most."""

_LAZY_INIT = "ext4lazyinit"
"""The kernel's thread (fs/ext4/super.c ext4_run_lazyinit_thread)."""


def users(ports: Ports) -> IoUsers:
    """Return the processes that have moved anything, and how many could not be read."""
    found: list[IoUser] = []
    threads: list[ArrayThread] = []
    hidden, lazy_init = 0, False
    for name in ports.names("/proc"):
        if not name.isdecimal():
            continue
        comm = text_of(ports, f"/proc/{name}/comm")
        if comm == _LAZY_INIT:
            lazy_init |= _busy_s(ports, name) is not None
        elif _ARRAY_THREAD.fullmatch(comm) and (busy := _busy_s(ports, name)) is not None:
            threads.append(ArrayThread(comm, busy))
            continue
        counters = text_of(ports, f"/proc/{name}/io")
        if not counters:
            hidden += bool(comm)
            continue
        read, written = (_counter(counters, key) for key in ("read_bytes", "write_bytes"))
        if read or written:
            found.append(IoUser(int(name), printable(comm), read, written))
    found.sort(key=lambda user: -(user.read_bytes + user.written_bytes))
    return IoUsers(ports.monotonic(), tuple(found[:MOST]), hidden, lazy_init, tuple(threads))


_ARRAY_THREAD = pattern_of(r"md\w{1,8}_(?:raid\d{1,2}|resync|reshape|recovery)")
"""Of parity and of what is synchronized (md.c md_register_thread); a name has 15 letters at most."""
_TICKS_S = 100.0
"""USER_HZ, in which the kernel shows times on every architecture that this runs on."""
_PF_KTHREAD = 0x00200000
"""include/linux/sched.h."""


def _busy_s(ports: Ports, pid: str) -> float | None:
    """Return how long a thread of the kernel has run, in seconds; None of a process, which may have any name.

    Flags, and times in user and kernel mode: fields 9, 14 and 15 of its stat file (proc(5)).
    """
    fields = processes.stat_fields(text_of(ports, f"/proc/{pid}/stat"))
    if len(fields) < 13 or not int(fields[6]) & _PF_KTHREAD:
        return None
    return sum(map(int, fields[11:13])) / _TICKS_S


def _counter(text: str, key: str) -> int:
    found = re.search(rf"^{key}: (\d{{1,19}})$", text, re.MULTILINE)
    return int(found[1]) if found else 0


# -- reading an array from ``/sys/block/<array>/md`` and members' queues -----------------------------------

_KIB = 1024
_SECTORS_PER_KIB = _KIB // SECTOR_BYTES


def report(ports: Ports, name: str) -> ArrayReport:
    """Return what is known of the array *name*; raises `Refusal` if it is none."""
    if recognition.kind_of(ports, name) is not DriveKind.ARRAY:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("{array} is not an array.", array=name))
    known = drive_list.arrays(ports)
    stat = None if isinstance(known, str) else known.get(name)
    chunk, new_chunk = _reshaped(ports, name, "chunk_size")
    layout, new_layout = _reshaped(ports, name, "layout")
    return ArrayReport(
        name=name,
        at_s=ports.monotonic(),
        level=_text(ports, name, "level") or "",
        state=_text(ports, name, "array_state") or "",
        metadata=_text(ports, name, "metadata_version") or "",
        # While it is reshaped: "4 (3)", the number to come and the one before.
        raid_disks=_number(ports, name, "raid_disks"),
        disks_before=_before(_text(ports, name, "raid_disks")),
        uuid=_uuid(ports, name),
        degraded=_number(ports, name, "degraded"),
        action=_text(ports, name, "sync_action"),
        last_action=_text(ports, name, "last_sync_action"),
        # sync_completed moves at checkpoints only, a sixteenth of the whole apart (md_do_sync); mdstat always.
        done_sectors=_scaled(stat.done, _SECTORS_PER_KIB) if stat else None,
        total_sectors=_scaled(stat.total, _SECTORS_PER_KIB) if stat else None,
        waiting=stat.waiting if stat else None,
        speed_kib_s=_number(ports, name, "sync_speed"),
        slowest=limit_of(_text(ports, name, "sync_speed_min") or ""),
        fastest=limit_of(_text(ports, name, "sync_speed_max") or ""),
        size_bytes=_scaled(sysfs.number(ports, name, "size"), SECTOR_BYTES),
        component_bytes=_scaled(_number(ports, name, "component_size"), _KIB),
        chunk_bytes=chunk or None,
        new_chunk_bytes=new_chunk,
        layout=layout,
        new_layout=new_layout,
        read_ahead_bytes=_scaled(sysfs.number(ports, name, "queue/read_ahead_kb"), _KIB),
        mismatch_sectors=_number(ports, name, "mismatch_cnt"),
        policy=_text(ports, name, "consistency_policy"),
        bitmap=_bitmap(ports, name, stat.bitmap if stat else None),
        stripe_cache=_number(ports, name, "stripe_cache_size"),
        stripe_cache_used=_number(ports, name, "stripe_cache_active"),
        threads=_number(ports, name, "group_thread_cnt"),
        members=members(ports, name, stat.members if stat else ()),
        # Of one that is stopped, the place where it stopped (md.c, md_do_sync).
        partial=bool(_number(ports, name, "sync_min")),
        kernel=text_of(ports, "/proc/sys/kernel/osrelease"),
    )


def members(ports: Ports, name: str, listed: Sequence[MdMember] = ()) -> tuple[ArrayMember, ...]:
    """Return the members of an array: those with a slot in its order, then the others.

    *listed* are those of mdstat, which alone shows their numbers.
    """
    numbers = {one.name: one.index for one in listed}
    found = [
        _member(ports, name, entry.removeprefix("dev-"), numbers)
        for entry in ports.names(f"{sysfs.ROOT}/{name}/md")
        if entry.startswith("dev-")
    ]
    return tuple(sorted(found, key=lambda member: (member.slot is None, member.slot, member.name)))


def drives_below(ports: Ports, device: str) -> Iterator[str]:
    """Yield the whole drives below *device*: a drive, a partition, or a volume on some."""
    below = ports.names(f"{sysfs.ROOT}/{device}/slaves")
    if below:
        for slave in below:
            yield from drives_below(ports, slave)
    elif recognition.is_partition(ports, device):
        yield sysfs.place(ports, device).split("/")[-2]
    else:
        yield device


# -- members -----------------------------------------------------------------------------------------------


def _member(ports: Ports, array: str, entry: str, numbers: Mapping[str, int]) -> ArrayMember:
    folder = f"dev-{entry}"
    # The directory's name writes "!" where a device's has "/" (drivers/md/md.c bind_rdev_to_array).
    states = tuple(word.strip() for word in (_text(ports, array, f"{folder}/state") or "").split(",") if word)
    slot = _number(ports, array, f"{folder}/slot")
    bad = _bad_blocks(ports, array, folder)
    drives = tuple(dict.fromkeys(drives_below(ports, entry)))
    drive = drives[0] if len(drives) == 1 else None
    device = (sysfs.text(ports, entry, "dev") or "").partition(":")
    return ArrayMember(
        name=entry,
        role=role(states, slot),
        states=states,
        slot=slot,
        errors=_number(ports, array, f"{folder}/errors"),
        bad_ranges=len(bad) if bad is not None else None,
        bad_sectors=sum(bad) if bad is not None else None,
        size_bytes=_scaled(_number(ports, array, f"{folder}/size"), _KIB),
        drives=drives,
        start_bytes=_start(ports, array, folder, entry) if drive else None,
        drive_bytes=_scaled(sysfs.number(ports, drive, "size"), SECTOR_BYTES) if drive else None,
        rotational=_flag(ports, drive, "queue/rotational"),
        counts_use=_flag(ports, drive, "queue/iostats"),
        number=numbers.get(entry.replace("!", "/")),
        major=int(device[0]) if device[0] else None,
        minor=int(device[2]) if device[2] else None,
    )


def role(states: tuple[str, ...], slot: int | None) -> Role:
    """Return what a member is by the kernel's words; a spare that has a slot is being rebuilt (md.rst)."""
    if "faulty" in states:
        return Role.FAULTY
    if "journal" in states:
        return Role.JOURNAL
    if "in_sync" in states:
        return Role.IN_SYNC
    if "replacement" in states:
        return Role.REPLACEMENT
    return Role.SPARE if slot is None else Role.REBUILDING


def _bad_blocks(ports: Ports, array: str, folder: str) -> list[int] | None:
    """Return the lengths of the ranges in the list of bad blocks; None if the kernel keeps none."""
    try:
        lines = ports.read_text(f"{sysfs.ROOT}/{array}/md/{folder}/bad_blocks").splitlines()
    except OSError:
        return None
    return [int(words[1]) for line in lines if len(words := line.split()) == 2 and words[1].isdecimal()]


def _start(ports: Ports, array: str, folder: str, entry: str) -> int | None:
    """Return where on its drive a member's data begin; None for a volume, which may be anywhere."""
    if ports.names(f"{sysfs.ROOT}/{entry}/slaves"):
        return None
    offset = _number(ports, array, f"{folder}/offset") or 0
    return (offset + (sysfs.number(ports, entry, "start") or 0)) * SECTOR_BYTES


def _flag(ports: Ports, drive: str | None, attribute: str) -> bool | None:
    found = sysfs.number(ports, drive, attribute) if drive else None
    return None if found is None else bool(found)


# -- the array ---------------------------------------------------------------------------------------------


def _before(text: str | None) -> int | None:
    """Return what a reshape began with, such as the number of members: ``4 (3)``."""
    found = re.fullmatch(r"\d{1,12} \((\d{1,12})\)", text or "")
    return int(found[1]) if found else None


def _reshaped(ports: Ports, name: str, attribute: str) -> tuple[int | None, int | None]:
    """Return a number, and what a reshape makes of it; until its end the old one counts (md.c layout_show)."""
    new, old = _number(ports, name, attribute), _before(_text(ports, name, attribute))
    return (new, None) if old is None else (old, new)


def _uuid(ports: Ports, name: str) -> str:
    """Return the UUID in mdadm's form; empty for an array without metadata, for which the kernel makes one up.

    Version 0.90 keeps it as four numbers, which mdadm prints as such.
    """
    digits = (_text(ports, name, "uuid") or "").replace("-", "")
    version = _text(ports, name, "metadata_version") or "none"
    known = re.fullmatch(r"[0-9a-f]{32}", digits) and digits.strip("0")
    if not known or version == "none" or version.startswith("external"):
        return ""
    uuid = bytes.fromhex(digits)
    if version == "0.90":
        return ":".join(f"{word:08x}" for word in struct.unpack("=4I", uuid))
    return uuid.hex(":", 4)


def _bitmap(ports: Ports, name: str, stat: MdBitmap | None) -> ArrayBitmap | None:
    location, file = _text(ports, name, "bitmap/location"), printable((stat and stat.file) or "")
    return ArrayBitmap(location, _number(ports, name, "bitmap/chunksize"), file) if location else None


def _text(ports: Ports, name: str, attribute: str) -> str | None:
    return sysfs.text(ports, name, f"md/{attribute}")


def _number(ports: Ports, name: str, attribute: str) -> int | None:
    """Return the first word of an attribute if it is a number: some have a remark behind it."""
    word = (_text(ports, name, attribute) or "").partition(" ")[0]
    return int(word) if re.fullmatch(r"-?\d{1,18}", word) else None


def _scaled(count: int | None, unit: int) -> int | None:
    return None if count is None else count * unit
