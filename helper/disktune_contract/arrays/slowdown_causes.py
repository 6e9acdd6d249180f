"""Why a rebuild may be slower than it need be, and what helps: rules over what is known of an array. Pure.

Each cause is a sentence with its evidence and, where something can be done, the change as data. The slow member
itself is in `disktune_contract.arrays.slow_member`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.slow_member import MemberUse, Suspect
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.settings.setting import State, Status, Value


@record
class HelpfulChange:
    """A setting of a drive that would help."""

    drive: str
    setting: str
    value: Value


@record
class Fix:
    """What helps: changes of settings, or letting the array go faster."""

    changes: tuple[HelpfulChange, ...] = ()
    speed_up: bool = False


@record
class Cause:
    """One thing that slows an array down; ``drives`` are those it is about."""

    id: str
    words: str
    fix: Fix | None = None
    drives: tuple[str, ...] = ()
    certain: bool = True
    """False for what may do harm one day and slows nothing down at present."""


@record
class IoUser:
    """A process that reads or writes: totals since it began, in bytes that reached a drive (proc(5))."""

    pid: int
    name: str
    read_bytes: int
    written_bytes: int


@record
class IoUsers:
    """Those of which this may be known, and how many others there are."""

    at_s: float
    users: tuple[IoUser, ...]
    hidden: int
    lazy_init: bool = False
    """Whether an ext4 file system that was made lately still writes its tables in the background."""


NOTHING_KNOWN = IoUsers(0.0, (), 0)

_AT_LIMIT = 0.9
_NEAR_LEAST = 1.25
_SMALL_BYTES = 12_000
"""Requests of a sync are hundreds of KiB; near a page of 4 KiB nothing was joined."""
_FEW_JOINED = 16
"""So many drives fill the list in which Linux before 5.16 joined requests (BLK_MAX_REQUEST_COUNT, blk-mq.c)."""
_USERS_WITHIN_S = 60.0
"""Two looks at processes further apart tell who read some time ago, not who reads now."""
_MANY_IOPS = 100.0
_OTHER_IOPS = 10.0
_KERNEL_TIMEOUT_S = 180
"""Long enough for what a desktop drive tries on a bad sector (mdadm's udev-md-raid-safe-timeouts.rules)."""
_LIMIT_OF_RECOVERY = 70
"""7 s, as makers of drives for arrays set it; tenths of a second (ATA SCT error recovery control)."""
_PARKS_BELOW = 128
"""APM levels from here on do not let a drive stop its motor (ACS-4, SET FEATURES 05h)."""

_SHINGLED = re.compile(
    r"WD(?:20|30|40|60)EFAX|WD(?:20|60)EZAZ|WD[12]0SPZX"
    r"|ST[2-8]000DM00[34578]|ST8000AS0002|ST[1-5]000LM0(?:15|24|48)|ST5000LM000"
    r"|MQ04[AU]B[FD]|HDWL1[12]0|DT02ABA|HDWD2[46]0"
)
"""Models that their makers list as drive-managed SMR: WD (April 2020), Seagate and Toshiba."""


def causes(
    report: ArrayReport,
    uses: Sequence[MemberUse] = (),
    drives: Mapping[str, Drive] | None = None,
    states: Mapping[str, Mapping[str, State]] | None = None,
    before: IoUsers = NOTHING_KNOWN,
    now: IoUsers = NOTHING_KNOWN,
) -> tuple[Cause, ...]:
    """Return what is known to slow *report*'s array down, the surest first.

    *uses* are of the last window; *states* are settings of the members' drives by name and id; *before* and *now*
    are two looks at who reads and writes.
    """
    found = [*_limits(report, uses), *_others(report, uses, before, now), *_small(report, uses, states or {})]
    found += _uncounted(report)
    of_drives = [
        cause
        for member in report.members
        for name in member.drives
        for cause in _of_drive(name, (drives or {}).get(name), (states or {}).get(name, {}))
    ]
    return (*found, *_together(of_drives))


def at_limit(report: ArrayReport) -> bool:
    """Return whether what runs goes as fast as it is allowed to: then no member holds it back."""
    speed, most = report.speed_kib_s, report.fastest
    return bool(report.operation and speed and most is not None and speed >= _AT_LIMIT * most.kib_s)


def slow_words(suspect: Suspect) -> str:
    """Return the evidence against a drive, in words."""
    limits = (
        f"{suspect.drive} limits the array: {suspect.busy:.0%} utilization against {suspect.others_busy:.0%} on "
        "the other members, at the same throughput."
    )
    check = "Check its SMART data."
    if suspect.wait_ms is None or suspect.others_wait_ms is None:
        return f"{limits} {check}"
    latency = f"Its average latency is {suspect.wait_ms:.0f} ms against {suspect.others_wait_ms:.0f} ms."
    return f"{limits} {latency} {check}"


# -- the array ---------------------------------------------------------------------------------------------


def _limits(report: ArrayReport, uses: Sequence[MemberUse]) -> Iterator[Cause]:
    speed, least, most = report.speed_kib_s, report.slowest, report.fastest
    if not report.operation or not speed or least is None or most is None:
        return
    if at_limit(report):
        own = f"The operation runs at the array's maximum sync speed: {most.kib_s} KiB/s for each member."
        shared = f"The operation runs at the maximum sync speed of all arrays: {most.kib_s} KiB/s for each member."
        yield Cause("limit", own if most.own else shared, Fix(speed_up=True))
    elif speed <= _NEAR_LEAST * least.kib_s and any(_other(use) > _OTHER_IOPS for use in uses):
        yield Cause(
            "yields",
            "Programs use the array or other parts of its drives, so the operation runs at the minimum sync "
            f"speed: {least.kib_s} KiB/s for each member.",
            Fix(speed_up=True),
        )


def _others(report: ArrayReport, uses: Sequence[MemberUse], before: IoUsers, now: IoUsers) -> Iterator[Cause]:
    if not report.operation:
        return
    if now.lazy_init:
        yield Cause(
            "ext4lazyinit",
            "A new ext4 file system is still being initialized in the background (ext4lazyinit). If it is on this "
            "array, it slows the operation down. This ends without action.",
            certain=False,
        )
    busy = [use.drive for use in uses if _other(use) > _OTHER_IOPS]
    if busy:
        words = " ".join([f"Other work uses {', '.join(busy)}.", *_whose(before, now)])
        yield Cause("other-work", words, drives=tuple(busy))


def _other(use: MemberUse) -> float:
    return use.other_iops or 0.0


def _whose(before: IoUsers, now: IoUsers) -> Iterator[str]:
    """Yield who reads and writes most: on any drive of the machine, as the kernel counts it for no drive alone."""
    if not 0 < now.at_s - before.at_s <= _USERS_WITHIN_S:
        return
    if names := _busiest(before, now):
        yield f"Processes with the most I/O on all drives together: {', '.join(names)}."
    if now.hidden == 1:
        yield "The I/O of 1 process of another user is hidden from DiskTune."
    elif now.hidden:
        yield f"The I/O of {now.hidden} processes of other users is hidden from DiskTune."


def _busiest(before: IoUsers, now: IoUsers) -> list[str]:
    """Return the three processes that moved most between two looks, with their rates."""
    seconds = now.at_s - before.at_s
    known = {(user.pid, user.name): user.read_bytes + user.written_bytes for user in before.users}
    moved = [
        ((user.read_bytes + user.written_bytes - known[user.pid, user.name]) / seconds, user)
        for user in now.users
        if (user.pid, user.name) in known
    ]
    moved = sorted((pair for pair in moved if pair[0] > 100_000), key=lambda pair: -pair[0])
    return [f"{user.name} ({user.pid}, {rate / 1e6:.1f} MB/s)" for rate, user in moved[:3]]


def _small(
    report: ArrayReport, uses: Sequence[MemberUse], states: Mapping[str, Mapping[str, State]]
) -> Iterator[Cause]:
    small = [use for use in uses if use.iops > _MANY_IOPS and use.bytes_s / use.iops < _SMALL_BYTES]
    if not report.operation or len(small) * 2 <= len(uses):
        return
    size = sum(use.bytes_s for use in small) / sum(use.iops for use in small)
    unmerged = [
        HelpfulChange(use.drive, "block.nomerges", 0)
        for use in small
        if (_value(states.get(use.drive, {}), "block.nomerges") or 0) != 0
    ]
    yield Cause(
        "small-requests",
        _small_words(report, f"{size / 1024:.0f} KiB", [change.drive for change in unmerged]),
        Fix(tuple(unmerged)) if unmerged else None,
        tuple(use.drive for use in small),
    )


def _small_words(report: ArrayReport, size: str, unmerged: Sequence[str]) -> str:
    """Return that requests are small, and why where the settings or the kernel's version show it."""
    if unmerged:
        return (
            f"Requests to the members are only {size}, too small for full throughput: request merging is "
            f"restricted on {', '.join(unmerged)}."
        )
    drives = {name for member in report.members for name in member.drives}
    if len(drives) >= _FEW_JOINED and _older(report.kernel, 5, 16):
        return (
            f"Requests to the members are only {size}, too small for full throughput: Linux {report.kernel} "
            f"merges few of them for arrays of {_FEW_JOINED} drives or more."
        )
    return f"Requests to the members are only {size}, too small for full throughput."


def _older(kernel: str, major: int, minor: int) -> bool | None:
    """Return whether a kernel's release is before *major.minor*; None if it tells no version."""
    found = re.match(r"(\d{1,4})\.(\d{1,4})", kernel)
    return (int(found[1]), int(found[2])) < (major, minor) if found else None


def _uncounted(report: ArrayReport) -> Iterator[Cause]:
    """Yield what it means that the kernel keeps no statistics of some members, or of all."""
    names = [name for member in report.members if member.counts_use is False for name in member.drives]
    if not names:
        return
    one = f"I/O statistics are off for {names[0]}, so it is unknown whether it is slow."
    several = f"I/O statistics are off for {', '.join(names)}, so it is unknown whether one of them is slow."
    words = one if len(names) == 1 else several
    older = _older(report.kernel, 6, 16)
    if older is not False:
        every = all(member.counts_use is False for member in report.members)
        words = f"{words} {_yields(report.kernel if older else '', every=every)}"
    changes = tuple(HelpfulChange(name, "block.iostats", True) for name in names)
    yield Cause("no-statistics", words, Fix(changes), tuple(names))


def _yields(kernel: str, *, every: bool) -> str:
    """Return what the array yields to if statistics are off for some members, or for *every* one of them."""
    if every and kernel:
        return f"With Linux {kernel} the array never yields to programs."
    if every:
        return "Before Linux 6.16 the array never yields to programs."
    if kernel:
        return f"With Linux {kernel} the array yields only to programs that use its other members."
    return "Before Linux 6.16 the array yields only to programs that use its other members."


# -- the drives ----------------------------------------------------------------------------------------------


def _together(found: Iterable[Cause]) -> Iterator[Cause]:
    """Yield causes that say the same of several drives as one; ``{drives}`` in the words becomes their names."""
    same: dict[tuple[str, str], list[Cause]] = {}
    for cause in found:
        same.setdefault((cause.id, cause.words), []).append(cause)
    for (_, words), several in same.items():
        drives = tuple(name for cause in several for name in cause.drives)
        changes = tuple(change for cause in several if cause.fix for change in cause.fix.changes)
        named = words.replace("{drives}", ", ".join(drives))
        yield replace(several[0], words=named, drives=drives, fix=Fix(changes) if changes else None)


def _of_drive(name: str, drive: Drive | None, states: Mapping[str, State]) -> Iterable[Cause]:
    if drive is not None and shingled(drive.model):
        yield Cause(
            "shingled",
            f"{{drives}}: {drive.model} is a shingled (SMR) drive. After tens of gigabytes of continuous writes "
            "it may drop to a few MB/s and take seconds for one request.",
            None,
            (name,),
        )
    apm = _value(states, "ata.apm")
    if type(apm) is int and apm < _PARKS_BELOW:
        yield Cause(
            "parks",
            f"{{drives}}: at APM level {apm} the drive firmware may park the heads or spin down. Each time costs "
            "seconds.",
            Fix((HelpfulChange(name, "ata.apm", 254),)),
            (name,),
        )
    yield from _recovery(name, drive, states)


def shingled(model: str) -> bool:
    """Return whether a model is known to have shingled tracks."""
    return _SHINGLED.search(model) is not None


def _recovery(name: str, drive: Drive | None, states: Mapping[str, State]) -> Iterator[Cause]:
    """Yield the trap of desktop drives: they try longer on a bad sector than the kernel waits."""
    timeout_s = _value(states, "scsi.timeout")
    limit = states.get("ata.read_recovery")
    if drive is None or drive.kind is not DriveKind.ATA or type(timeout_s) is not int or limit is None:
        return
    if timeout_s >= _KERNEL_TIMEOUT_S or drive.rotational is False:
        return
    words = (
        f"{{drives}}: on a bad sector such a drive may retry for minutes, but the kernel waits {timeout_s} s and "
        "then drops it from the array."
    )
    if limit.status is Status.OK and limit.value == 0:
        both = tuple(HelpfulChange(name, f"ata.{what}_recovery", _LIMIT_OF_RECOVERY) for what in ("read", "write"))
        limited = f"{words} Set its recovery limits (ERC) so that it gives up sooner."
        yield Cause("recovery-limit", limited, Fix(both), (name,), certain=False)
    elif limit.status is Status.UNSUPPORTED:
        change = HelpfulChange(name, "scsi.timeout", _KERNEL_TIMEOUT_S)
        longer = f"{words} It has no recovery limit (ERC), so increase the SCSI command timeout."
        yield Cause("recovery-time", longer, Fix((change,)), (name,), certain=False)


def _value(states: Mapping[str, State], setting: str) -> Value | None:
    state = states.get(setting)
    return state.value if state is not None and state.status is Status.OK else None
