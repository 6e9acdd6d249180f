"""Why a rebuild may be slower than necessary, which member slows it, and what helps: rules. Pure.

Each cause is a sentence with its evidence and, where something can be done, the change as data.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.drives.activity import Activity
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.setting import State, Status, Value
from disktune_contract.units import Unit, quantity

NEW_EXT4 = Sentence("A new ext4 is being initialized (ext4lazyinit).")
LONGER_TIMEOUT = Sentence("Set the SCSI command timeout to 180 s.")
RECOVERY_OR_TIMEOUT = Sentence("Set the recovery limits to 7 s, or the timeout to 180 s.")

# -- which member slows a rebuild, by the counters of the kernel -------------------------------------------
#
# All members move the same amount in a sync, so throughput does not single out the slow one; utilization does: the
# slow one is never idle, the others wait for it. A member is not named if anything else could explain that (other
# use of that drive, a drive of another kind, a limit): a healthy drive must not be replaced because of a sentence
# here.
#
# Source: the linux-raid list, where a healthy member was 2 to 7 % busy while the slow one was 99.86 % busy with
# the same throughput.

WINDOW_S = 15.0
"""Length of one window: long enough for a mean, short enough to name the drive within a minute."""

WINDOWS = 3
"""The same drive has to be the slow one in so many windows in a row."""

BUSY, QUIET = 0.8, 0.5
"""Share of the time in which the slow one has something to do at least, and the others, in the middle, at most.

A mirror's slow side was busy 83 to 98 % (`make lab SCENARIO=mixed-hour`): md pauses between its
windows of requests.
"""

_ALIKE = 0.25
"""By how much a member of a sync may move more or less than the others."""
_UNSURE = 0.08
"""By how much the number of requests for the same data differs between members, as they are merged differently."""
_SEEK_S = {True: 0.014, False: 0.0004}
"""What a request somewhere else costs at most, of hard disks (True) and of solid drives."""
_LEAST_GAP = 0.35
"""How much busier than the others it is at least, when all that may be other work is taken off."""
_LEAST_BYTES_S = 50_000.0
"""Less is no sync."""
_WAIT = 2.0
"""By what factor the slow one's requests take longer than the others'."""


@record
class MemberUse:
    """What one member did in a window. ``kind`` is anything that is equal for drives of the same make."""

    drive: str
    kind: str
    activity: Activity
    rotational: bool = True
    """Whether it is, or may be, a hard disk."""
    other_iops: float | None = None
    """Requests a second that are, or may be, not the sync's: to other partitions, and to the array. None: unknown;
    then they are guessed from how much more it does than the others."""

    @property
    def bytes_s(self) -> float:
        """What it moved, in both directions."""
        return self.activity.read_bytes_s + self.activity.write_bytes_s

    @property
    def iops(self) -> float:
        """How many requests it finished."""
        return self.activity.read_iops + self.activity.write_iops

    @property
    def writes(self) -> bool:
        """Whether it is being written, as the target of a recovery is."""
        return self.activity.write_bytes_s > self.activity.read_bytes_s


@record
class Suspect:
    """A drive that slows the others, with the evidence of the last window."""

    drive: str
    busy: float
    """Share of the time, 0 to 1."""
    others_busy: float
    """The middle one of the others."""
    wait_ms: float | None
    others_wait_ms: float | None
    bytes_s: float


def suspect(windows: Sequence[Sequence[MemberUse]]) -> Suspect | None:
    """Return the drive that was the slow one in each of the last `WINDOWS`, None if there is none.

    Each window has the members that take part in the operation, each drive once.
    """
    last_ones = windows[-WINDOWS:]
    if len(last_ones) < WINDOWS:
        return None
    found = [_stands_out(window) for window in last_ones]
    last = found[-1]
    if last is None or any(one is None or one.drive != last.drive for one in found):
        return None
    return last if _moves_alike(last.drive, last_ones) else None


def _stands_out(window: Sequence[MemberUse]) -> Suspect | None:
    """Return the one drive of a window that is busy while the others are not, if nothing explains it."""
    busiest = max(window, key=lambda use: use.activity.utilisation, default=None)
    if busiest is None or len({use.drive for use in window}) < len(window):
        return None
    others = _like(busiest, [use for use in window if use is not busiest])
    if not others or busiest.activity.utilisation < BUSY or busiest.bytes_s < _LEAST_BYTES_S:
        return None
    others_busy = _middle([use.activity.utilisation for use in others])
    if others_busy > QUIET:
        return None
    if busiest.activity.utilisation - _for_others(busiest, others) - others_busy < _LEAST_GAP:
        return None
    waits = [use.activity.mean_wait_ms for use in others if use.activity.mean_wait_ms is not None]
    wait, others_wait = busiest.activity.mean_wait_ms, _middle(waits) if waits else None
    if wait is not None and others_wait is not None and wait < _WAIT * others_wait:
        return None
    return Suspect(busiest.drive, busiest.activity.utilisation, others_busy, wait, others_wait, busiest.bytes_s)


def _like(one: MemberUse, others: Sequence[MemberUse]) -> list[MemberUse]:
    """Return those that *one* may be compared with: of the same make, and doing the same work.

    A single target of a recovery has no equal; it is compared with all of its make.
    """
    same_make = [use for use in others if use.kind == one.kind]
    same_work = [use for use in same_make if use.writes == one.writes]
    return same_work or same_make


def _moves_alike(drive: str, windows: Sequence[Sequence[MemberUse]]) -> bool:
    """Return whether *drive* moved what its equals moved; more would be other work, and no sync moves less.

    Over all the windows, and not in each: up to 16 MB of a sync are on their way at a time (32 chunks of a RAID
    10, a stripe cache that has grown). A drive at 2 MB/s needs half a window for them, a quick one hardly any.
    """
    one = next(use for use in windows[-1] if use.drive == drive)
    others = _like(one, [use for use in windows[-1] if use is not one])

    def moved(which: str) -> float:
        return sum(use.bytes_s for window in windows for use in window if use.drive == which)

    part = _middle([moved(use.drive) for use in others])
    return part > 0 and abs(moved(drive) / part - 1) <= _ALIKE


def _for_others(one: MemberUse, others: Sequence[MemberUse]) -> float:
    """Return what share of the time *one* may have spent on other work at most.

    A sync flushes and discards nothing: what does is something else. A flush goes to all members, and costs those
    on which something was written.
    """
    requests = _other_iops(one, others) * _SEEK_S[one.rotational]
    return requests + one.activity.flushing + one.activity.discarding


def _other_iops(one: MemberUse, others: Sequence[MemberUse]) -> float:
    """Return how many requests a second of *one* are perhaps not the sync's."""
    if one.other_iops is not None:
        return one.other_iops
    if any(use.writes != one.writes for use in others):
        # Reads and writes are merged differently: nothing to compare with.
        return math.inf
    usual = _middle([use.iops for use in others])
    return max(0.0, one.iops - usual) + _UNSURE * usual


def _middle(values: Sequence[float]) -> float:
    """Return the median; of an even number the upper of the two in the middle, which accuses less."""
    return sorted(values)[len(values) // 2]


# -- causes of a slow rebuild, and what helps --------------------------------------------------------------


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
class ArrayThread:
    """A thread of an array, such as ``md0_raid6`` or ``md0_resync``."""

    name: str
    busy_s: float
    """How long it has run since it began."""


@record
class IoUsers:
    """Those of which this may be known, and how many others there are."""

    at_s: float
    users: tuple[IoUser, ...]
    hidden: int
    lazy_init: bool = False
    """Whether an ext4 file system that was made lately still writes its tables in the background."""
    threads: tuple[ArrayThread, ...] = ()
    """Those of arrays."""


NOTHING_KNOWN = IoUsers(0.0, (), 0)

_AT_LIMIT = 0.9
_NEAR_LEAST = 1.25
_SMALL_BYTES = 12_000
"""Requests of a sync are hundreds of KiB; near a page of 4 KiB nothing was joined."""
_FEW_JOINED = 16
"""So many drives fill the list in which Linux before 5.16 joined requests (BLK_MAX_REQUEST_COUNT, blk-mq.c)."""
_USERS_WITHIN_S = 60.0
"""Two samples of processes further apart show who read some time ago, not who reads now."""
_MANY_IOPS = 100.0
_OTHER_IOPS = 10.0
_KERNEL_TIMEOUT_S = 180
"""Long enough for what a desktop drive tries on a bad sector (mdadm's udev-md-raid-safe-timeouts.rules)."""
_LIMIT_OF_RECOVERY = 70
"""7 s, as makers of drives for arrays set it; tenths of a second (ATA SCT error recovery control)."""
_PARKS_BELOW = 128
"""APM levels from here on do not let a drive stop its motor (ACS-4, SET FEATURES 05h)."""
_LOUDEST = 254
"""The AAM level of the fastest seeks; 128 is that of the quietest (ATA8-ACS, SET FEATURES 42h)."""
_WHOLE_PROCESSOR = 0.9

_SHINGLED = pattern_of(
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
    are two samples of who reads and writes.
    """
    found = [
        *_limits(report, uses),
        *_computing(report, before, now),
        *_others(report, uses, before, now),
        *_small(report, uses, states or {}),
    ]
    found += _uncounted(report)
    return (*found, *_of_drives(report, drives or {}, states or {}))


def at_limit(report: ArrayReport) -> bool:
    """Return whether what runs goes as fast as it is allowed to: then no member slows it."""
    speed, most = report.speed_kib_s, report.fastest
    return bool(report.operation and speed and most is not None and speed >= _AT_LIMIT * most.kib_s)


def processor(array: str, before: IoUsers, now: IoUsers) -> tuple[str, float] | None:
    """Return the thread of *array* that took most of one processor between two samples, and its share, 0 to 1.

    None if that is unknown.
    """
    seconds = now.at_s - before.at_s
    if not 0 < seconds <= _USERS_WITHIN_S:
        return None
    known = {thread.name: thread.busy_s for thread in before.threads}
    found = [
        (thread.name, (thread.busy_s - known[thread.name]) / seconds)
        for thread in now.threads
        if thread.name in known and thread.name.rpartition("_")[0] == array
    ]
    return max(found, key=lambda one: one[1], default=None)


def processor_words(found: tuple[str, float] | None, threads: int | None) -> str:
    """Return that the processor does not limit the array; empty if that is unknown, or it does.

    With *threads* (group_thread_cnt) the kernel's workers compute parity, whose time is not counted (raid5.c).
    """
    if threads or found is None or found[1] >= _WHOLE_PROCESSOR:
        return ""
    return Sentence("The processor is not the limit: {share}.", share=f"{found[1]:.0%}")


def slow_words(suspect: Suspect) -> str:
    """Return the evidence against a drive, in words."""
    limits = Sentence(
        "{drive} limits the array: {busy} busy, the others {others}.",
        drive=suspect.drive,
        busy=f"{suspect.busy:.0%}",
        others=f"{suspect.others_busy:.0%}",
    )
    latency = ""
    if suspect.wait_ms is not None and suspect.others_wait_ms is not None:
        latency = Sentence(
            "Its latency is {wait} against {others}.",
            wait=f"{suspect.wait_ms:.0f} ms",
            others=f"{suspect.others_wait_ms:.0f} ms",
        )
    return in_turn(limits, latency, Sentence("Check its SMART data."))


# -- the array ---------------------------------------------------------------------------------------------


def _limits(report: ArrayReport, uses: Sequence[MemberUse]) -> Iterator[Cause]:
    speed, least, most = report.speed_kib_s, report.slowest, report.fastest
    if not report.operation or not speed or least is None or most is None:
        return
    if at_limit(report):
        limit = quantity(most.kib_s, Unit.KIB_S)
        own = Sentence("Limited by the array's maximum sync speed: {limit} per member.", limit=limit)
        shared = Sentence("Limited by all arrays' maximum sync speed: {limit} per member.", limit=limit)
        yield Cause("limit", own if most.own else shared, Fix(speed_up=True))
    elif speed <= _NEAR_LEAST * least.kib_s and any(_other(use) > _OTHER_IOPS for use in uses):
        yield Cause(
            "yields",
            Sentence(
                "Other use keeps the minimum sync speed: {limit} per member.",
                limit=quantity(least.kib_s, Unit.KIB_S),
            ),
            Fix(speed_up=True),
        )


def _computing(report: ArrayReport, before: IoUsers, now: IoUsers) -> Iterator[Cause]:
    busiest = processor(report.name, before, now)
    if not report.operation or busiest is None or busiest[1] < _WHOLE_PROCESSOR:
        return
    thread, share = busiest
    words = Sentence("Limited by one processor: {thread} takes {share}.", thread=thread, share=f"{share:.0%}")
    # Parity can be computed by several threads (raid5.c, group_thread_cnt).
    more = Fix((HelpfulChange(report.name, "md.group_threads", 4),)) if report.threads == 0 else None
    yield Cause("processor", words, more)


def _others(report: ArrayReport, uses: Sequence[MemberUse], before: IoUsers, now: IoUsers) -> Iterator[Cause]:
    if not report.operation:
        return
    if now.lazy_init:
        yield Cause("ext4lazyinit", NEW_EXT4, certain=False)
    busy = [use.drive for use in uses if _other(use) > _OTHER_IOPS]
    if busy:
        used = Sentence("Other work uses {drives}.", drives=listed(busy))
        yield Cause("other-work", in_turn(used, *_whose(before, now)), drives=tuple(busy))


def _other(use: MemberUse) -> float:
    return use.other_iops or 0.0


def _whose(before: IoUsers, now: IoUsers) -> Iterator[str]:
    """Yield who reads and writes most: on any drive of the machine, as the kernel counts it for no drive alone."""
    if not 0 < now.at_s - before.at_s <= _USERS_WITHIN_S:
        return
    if names := _busiest(before, now):
        yield Sentence("Most I/O on all drives: {names}.", names=listed(names))
    if now.hidden:
        yield Sentence.counted(
            now.hidden, "The I/O of {n} process is hidden.", "The I/O of {n} processes is hidden."
        )


def _busiest(before: IoUsers, now: IoUsers) -> list[Sentence]:
    """Return the three processes that moved most between two samples, with their rates."""
    seconds = now.at_s - before.at_s
    known = {(user.pid, user.name): user.read_bytes + user.written_bytes for user in before.users}
    moved = [
        ((user.read_bytes + user.written_bytes - known[user.pid, user.name]) / seconds, user)
        for user in now.users
        if (user.pid, user.name) in known
    ]
    moved = sorted((pair for pair in moved if pair[0] > 100_000), key=lambda pair: -pair[0])
    return [
        Sentence("{name} ({pid}, {rate})", name=user.name, pid=user.pid, rate=f"{rate / 1e6:.1f} MB/s")
        for rate, user in moved[:3]
    ]


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


def _small_words(report: ArrayReport, size: str, unmerged: Sequence[str]) -> Sentence:
    """Return that requests are small, and why where the settings or the kernel's version show it."""
    if unmerged:
        return Sentence(
            "Requests are only {size}: merging is restricted on {drives}.", size=size, drives=listed(unmerged)
        )
    drives = {name for member in report.members for name in member.drives}
    if len(drives) >= _FEW_JOINED and _older(report.kernel, 5, 16):
        return Sentence(
            "Requests are only {size}: Linux {kernel} merges few from {few} drives on.",
            size=size,
            kernel=report.kernel,
            few=_FEW_JOINED,
        )
    return Sentence("Requests are only {size}.", size=size)


def _older(kernel: str, major: int, minor: int) -> bool | None:
    """Return whether a kernel's release is before *major.minor*; None if it has no version."""
    found = re.match(r"(\d{1,4})\.(\d{1,4})", kernel)
    return (int(found[1]), int(found[2])) < (major, minor) if found else None


def _uncounted(report: ArrayReport) -> Iterator[Cause]:
    """Yield what it means that the kernel keeps no statistics of some members, or of all."""
    names = [name for member in report.members if member.counts_use is False for name in member.drives]
    if not names:
        return
    words = Sentence.counted(
        len(names),
        "I/O statistics are off for {drives}.",
        "I/O statistics are off for {drives}.",
        drives=listed(names),
    )
    every = all(member.counts_use is False for member in report.members)
    yields = "" if _older(report.kernel, 6, 16) is False else _yields(every=every)
    changes = tuple(HelpfulChange(name, "block.iostats", True) for name in names)
    yield Cause("no-statistics", in_turn(words, yields), Fix(changes), tuple(names))


def _yields(*, every: bool) -> Sentence:
    """Return what the array yields to if statistics are off for some members, or for *every* one of them."""
    if every:
        return Sentence("Before Linux 6.16 the array never yields to programs.")
    return Sentence("Before Linux 6.16 the array yields only to use of other members.")


# -- the drives ----------------------------------------------------------------------------------------------


_Says = Callable[[tuple[str, ...], str], Cause]
"""Returns a cause in several drives, by the fact that they have in common."""


def _of_drives(
    report: ArrayReport, drives: Mapping[str, Drive], states: Mapping[str, Mapping[str, State]]
) -> Iterator[Cause]:
    """Yield the causes in the members' drives; drives with the same cause share one."""
    same: dict[tuple[_Says, str], dict[str, None]] = {}
    for name in (name for member in report.members for name in member.drives):
        for cause in _of_drive(drives.get(name), states.get(name, {})):
            same.setdefault(cause, {})[name] = None
    for (says, fact), names in same.items():
        yield says(tuple(names), fact)


def _of_drive(drive: Drive | None, states: Mapping[str, State]) -> Iterator[tuple[_Says, str]]:
    """Yield what may be wrong with one drive, each with the fact that shows it."""
    if drive is not None and shingled(drive.model):
        yield _shingled, drive.model
    apm = _value(states, "ata.apm")
    if type(apm) is int and apm < _PARKS_BELOW:
        yield _parks, str(apm)
    aam = _value(states, "ata.aam")
    if type(aam) is int and 0 < aam < _LOUDEST:
        yield _quiet, str(aam)
    if drive is not None and drive.kind is DriveKind.ATA and drive.rotational is not False:
        yield from _recovery(states)


def _shingled(drives: tuple[str, ...], model: str) -> Cause:
    words = Sentence(
        "{drives}: {model} is shingled (SMR): long writes can slow down.", drives=listed(drives), model=model
    )
    return Cause("shingled", words, None, drives)


def _parks(drives: tuple[str, ...], level: str) -> Cause:
    words = Sentence(
        "{drives}: APM level {level} can park the heads or spin down.", drives=listed(drives), level=level
    )
    return Cause("parks", words, Fix(tuple(HelpfulChange(name, "ata.apm", 254) for name in drives)), drives)


def _quiet(drives: tuple[str, ...], level: str) -> Cause:
    words = Sentence("{drives}: AAM level {level} slows seeks.", drives=listed(drives), level=level)
    return Cause("quiet", words, Fix(tuple(HelpfulChange(name, "ata.aam", _LOUDEST) for name in drives)), drives)


def shingled(model: str) -> bool:
    """Return whether a model is known to have shingled tracks."""
    return _SHINGLED.search(model) is not None


def _recovery(states: Mapping[str, State]) -> Iterator[tuple[_Says, str]]:
    """Yield the trap of desktop drives: they try longer on a bad sector than the kernel waits."""
    timeout_s = _value(states, "scsi.timeout")
    limit = states.get("ata.read_recovery")
    if type(timeout_s) is not int or timeout_s >= _KERNEL_TIMEOUT_S or limit is None:
        return
    if limit.status is Status.OK and limit.value == 0:
        yield _unlimited, str(timeout_s)
    elif limit.status is Status.UNSUPPORTED:
        yield _without_limit, str(timeout_s)


def _outlasts(drives: tuple[str, ...], timeout_s: str) -> Sentence:
    return Sentence(
        "{drives}: retries can outlast the kernel's {seconds} s.", drives=listed(drives), seconds=timeout_s
    )


def _unlimited(drives: tuple[str, ...], timeout_s: str) -> Cause:
    words = in_turn(_outlasts(drives, timeout_s), RECOVERY_OR_TIMEOUT)
    changes = tuple(
        HelpfulChange(name, f"ata.{what}_recovery", _LIMIT_OF_RECOVERY)
        for name in drives
        for what in ("read", "write")
    )
    return Cause("recovery-limit", words, Fix(changes), drives, certain=False)


def _without_limit(drives: tuple[str, ...], timeout_s: str) -> Cause:
    words = in_turn(_outlasts(drives, timeout_s), LONGER_TIMEOUT)
    changes = tuple(HelpfulChange(name, "scsi.timeout", _KERNEL_TIMEOUT_S) for name in drives)
    return Cause("recovery-time", words, Fix(changes), drives, certain=False)


def _value(states: Mapping[str, State], setting: str) -> Value | None:
    state = states.get(setting)
    return state.value if state is not None and state.status is Status.OK else None
