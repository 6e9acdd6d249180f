"""The state of all arrays at one moment, from files that every user may read. No Qt.

``/proc/mdstat`` has most of it. The rest is in sysfs (Documentation/admin-guide/md.rst): whether a resync is a
repair, and whether the last operation was completed.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from disktune_contract.arrays import mdstat
from disktune_contract.arrays.alarms import Alarm, lasting, missing, stalled, verdict
from disktune_contract.arrays.array import limit_of
from disktune_contract.arrays.mdstat import MdArray, MdMember
from disktune_contract.arrays.operation_record import Fall, OperationReading
from disktune_contract.drives.activity import DiskStat
from disktune_contract.record import record
from disktune_gui.store.operation_history import Programs

ROOT = Path("/")

_OPERATIONS = {
    "recover": "recovery",
    "resync": "resync",
    "check": "check",
    "repair": "repair",
    "reshape": "reshape",
}
"""The kernel's words in ``sync_action``, and those of ``/proc/mdstat``, which has none for a repair."""


@record
class ArraySnapshot:
    """One array at one moment."""

    name: str
    alarm: Alarm
    why: str
    """Without the progress of an operation: a message about the array's state is shown for longer."""
    missing: int = 0
    """Members that it lacks."""
    level: str = ""
    raid_disks: int = 0
    """Slots, used or not; 0 for levels without redundancy."""
    size_kib: int | None = None
    members: tuple[MdMember, ...] = ()
    operation: str = ""
    """resync, recovery, reshape, check or repair; empty if none runs or waits."""
    waiting: bool = False
    """Whether the operation is due and does not run."""
    paused: bool = False
    """Whether a user paused it and it is to continue: it is frozen, or has reached ``sync_max``."""
    percent: float | None = None
    done: int | None = None
    """KiB."""
    total: int | None = None
    minutes_left: float | None = None
    """By the kernel, or by the forecast from the record where there is one."""
    fall: Fall | None = None
    """When the speed fell, if it did and is still low; from the record."""
    later_s: float = 0.0
    """By how much it ends later for that."""
    stalled: bool = False
    """Whether it makes no progress by the kernel's estimate."""
    mismatches: int | None = None
    """512-byte sectors that differed in the last check."""
    unfinished: bool = False
    """Whether the last operation was broken off."""

    @property
    def running(self) -> bool:
        """Whether an operation is being done now."""
        return bool(self.operation) and not self.waiting

    def flags(self, member: str) -> tuple[str, ...] | None:
        """Return the flags of a member; None if it does not belong to the array."""
        return next((known.flags for known in self.members if known.name == member), None)

    @property
    def spares(self) -> frozenset[str]:
        """Members that can replace a failed one. In an array that was not started, all are called spares."""
        if self.alarm is Alarm.INACTIVE:
            return frozenset()
        return frozenset(one.name for one in self.members if "S" in one.flags and "J" not in one.flags)


Looks = dict[str, ArraySnapshot]
"""All arrays by name."""


def look(text: str | None, root: Path = ROOT) -> Looks | None:
    """Return the state of each array by *text*, that of ``/proc/mdstat``, and sysfs below *root*.

    None if it could not be read or is not understood: then it is unknown which arrays there are. Where md is not
    loaded it is empty, and there are none.
    """
    if not text:
        return None if text is None else {}
    try:
        arrays = mdstat.parse(text).arrays
    except mdstat.NotMdstat:
        return None
    return {array.name: _look(array, _folder(array.name, root)) for array in arrays}


def _look(array: MdArray, folder: Path) -> ArraySnapshot:
    action = _word(folder / "sync_action")
    operation = _operation(array, action)
    return ArraySnapshot(
        name=array.name,
        alarm=verdict(array).alarm,
        why=lasting(array),
        missing=missing(array),
        level=array.level or "",
        raid_disks=array.raid_disks or 0,
        size_kib=array.blocks_kib,
        members=array.members,
        operation=operation,
        waiting=array.waiting is not None,
        paused=action == "frozen" or (bool(operation) and _held(folder)),
        percent=array.progress_percent if operation else None,
        done=array.done if operation else None,
        total=array.total if operation else None,
        minutes_left=array.finish_minutes if operation else None,
        stalled=stalled(array),
        mismatches=_number(folder / "mismatch_cnt"),
        unfinished=not operation and _unfinished(folder),
    )


def identity(name: str, root: Path = ROOT) -> str:
    """Return an array's identity, which does not depend on its name, as the helper has it; empty if unknown."""
    uuid = _word(_folder(name, root) / "uuid")
    return f"uuid:{uuid}" if uuid else ""


def reading(look: ArraySnapshot, root: Path = ROOT) -> OperationReading | None:
    """Return what is recorded of an operation, and the kernel's counters; None if nothing moves."""
    if not look.running or look.paused or look.done is None or not look.total:
        return None
    blocks = root / "sys/block"
    names = (one.name.replace("/", "!") for one in look.members if not {"F", "S"} & {*one.flags})
    places = {name: _place(blocks, name) for name in names}
    files = {path.name: path for one in places.values() for path in (one, one.parent) if path != blocks}
    files[look.name] = _folder(look.name, root).parent
    stats = {name: stat for name, path in files.items() if (stat := _stat(name, path)) is not None}
    limit = limit_of(_word(_folder(look.name, root) / "sync_speed_max"))
    return OperationReading(
        array=look.name,
        operation=kernels_word(look.operation),
        total=look.total,
        done=look.done,
        level=look.level,
        limit_kib_s=limit.kib_s if limit else None,
        members=tuple((name, name if one.parent == blocks else one.parent.name) for name, one in places.items()),
        stats=stats,
    )


def rotational(one: OperationReading, root: Path = ROOT) -> bool | None:
    """Return whether a member is on a hard disk; None if unknown."""
    words = {_word(root / "sys/block" / whole / "queue/rotational") for _, whole in one.members}
    return True if "1" in words else False if words == {"0"} else None


def programs(root: Path = ROOT) -> Programs:
    """Return what the processes have read from drives and written to them, as far as a user may know it."""
    found = {}
    for place in (root / "proc").glob("[0-9]*"):
        # Those of others may not be read, and one that has ended is gone.
        with suppress(OSError, ValueError, KeyError):
            counts = dict(line.split(": ") for line in (place / "io").read_text().splitlines())
            moved = int(counts["read_bytes"]) + int(counts["write_bytes"])
            found[int(place.name), _word(place / "comm")] = moved
    return found


def _place(blocks: Path, name: str) -> Path:
    """Return the folder of a drive, or that of a partition in its drive's."""
    whole = blocks / name
    return whole if whole.exists() else next(blocks.glob(f"*/{name}"), whole)


def _stat(name: str, folder: Path) -> DiskStat | None:
    """Return the counters of a device (Documentation/block/stat.rst)."""
    numbers = _word(folder / "stat").split()[:17]
    if len(numbers) < 11 or not all(one.isdigit() for one in numbers):
        return None
    return DiskStat(name, *map(int, numbers))


def kernels_word(operation: str) -> str:
    """Return the word of ``sync_action`` for an operation."""
    return next((word for word, ours in _OPERATIONS.items() if ours == operation), operation)


def _folder(name: str, root: Path) -> Path:
    return root / "sys/block" / name.replace("/", "!") / "md"


def _operation(array: MdArray, action: str) -> str:
    """Return what runs or waits. The kernel's word in ``sync_action`` is preferred."""
    if array.operation is None or (array.waiting is None and array.progress_percent is None):
        return ""
    return _OPERATIONS.get(action, array.operation)


def _held(folder: Path) -> bool:
    """Return whether the operation waits at the limit that a user set (``sync_max``, in 512-byte sectors)."""
    limit = _number(folder / "sync_max")
    done = _word(folder / "sync_completed").split(" ")[0]
    return limit is not None and done.isdigit() and int(done) >= limit


def _unfinished(folder: Path) -> bool:
    """Return whether the last operation was not completed.

    md.c, md_do_sync: a check or repair that is broken off leaves its place in ``sync_min``, a resync in
    ``resync_start``, a reshape in ``reshape_position``.
    """
    left_off = (_number(folder / "sync_min") or 0) > 0
    return left_off or any(
        _word(folder / name) not in {"", "none"} for name in ("resync_start", "reshape_position")
    )


def _word(path: Path) -> str:
    """Return the content of a file; empty where it is missing: levels without redundancy have none of these."""
    try:
        return path.read_text().strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _number(path: Path) -> int | None:
    word = _word(path)
    return int(word) if word.isdigit() else None
