"""From events to accesses: who caused what reached the drive, by what happened before.

A request that is sent by its causer names it. All others are sent by threads of the kernel, and are joined to what
was seen earlier, in this order:

1. The thread that commits a journal works for those who joined the transaction.
2. A thread that writes an inode back works for the program that changed that inode, else for the control group
   that the inode belongs to; if nothing but the time of last access was changed, for the program that read it.
3. A thread of an array, a volume or a loop device works for the program that used that just before.
4. What is left is the kernel's own, or unknown.

All memories are bounded; the oldest goes first.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Container, Hashable, Iterable
from typing import TypeVar

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.standby.recording import AccessKind
from disktune_helper.standby import command_names, kernel_trace
from disktune_helper.standby.command_names import Command
from disktune_helper.standby.kernel_trace import DriveAccess, TraceEvent, Who
from disktune_helper.standby.watched_drive import Volumes
from disktune_helper.system import processes
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable

# -- which program a thread is: its name and its unit, from /proc ------------------------------------------
#
# Neither paths nor arguments are read. A unit is the last part of its control group that is one: of a user's own
# services only the name of the service is shown.

T = TypeVar("T")

_MOST_PEOPLE = 4096
"""Programs that are remembered."""
_KNOWN_NS = 2_000_000_000
"""How long a number is taken for the same process without reading it again."""
_PF_KTHREAD = 0x00200000
"""include/linux/sched.h; field 9 of proc(5)'s stat."""
_STATUS = pattern_of(r"^(Tgid):\s*(\d+)$", re.MULTILINE)
_LONG_UNIT = 64
_HASH = pattern_of(r"[0-9a-f]{64}")
_WORKER = pattern_of(r"kworker/\S*|kworker")


class ProgramLookup:
    """Programs by the numbers of their threads."""

    def __init__(self, ports: Ports, ended: Callable[[], dict[int, str]] = dict) -> None:
        """*ended* gives the names of threads that may have ended."""
        self._ports, self._ended = ports, ended
        self._known: OrderedDict[int, tuple[int, str, Who]] = OrderedDict()
        """When each was read, the name of the thread, and who it is."""
        self._units: OrderedDict[int, str] = OrderedDict()
        self._groups: OrderedDict[int, str] = OrderedDict()

    def of(self, pid: int, at_ns: int, name: str = "") -> Who:
        """Return who a thread is that did something at *at_ns* under *name*, if the event contains that."""
        known = self._known.get(pid)
        if known is not None and at_ns - known[0] < _KNOWN_NS and name in ("", known[1]):
            return known[2]
        thread, who = self._look(pid, name, None if known is None else known[2])
        _keep_person(self._known, pid, (at_ns, thread, who))
        return who

    def _look(self, pid: int, name: str, before: Who | None) -> tuple[str, Who]:
        """Return the name of a thread, and who it is."""
        try:
            place = f"/proc/{pid}"
            status = dict(_STATUS.findall(self._ports.read_text(f"{place}/status")))
            kernel = bool(int(processes.stat_fields(self._ports.read_text(f"{place}/stat"))[6]) & _PF_KTHREAD)
            unit = "" if kernel else unit_of(self._ports.read_text(f"{place}/cgroup"))
            thread = self._ports.read_text(f"{place}/comm").rstrip("\n")
            if status.get("Tgid", str(pid)) != str(pid):
                # Threads have names of their own; a program is known by that of its first.
                first = self._ports.read_text(f"/proc/{status['Tgid']}/comm").rstrip("\n")
                return name or thread, Who(_shown(first), unit)
        except (OSError, ValueError, IndexError):
            return name, self._gone(pid, name, before)
        # A shell that has become another program since did what it did as a shell.
        return name or thread, Who(_shown(thread if kernel else name or thread), unit, kernel)

    def _gone(self, pid: int, name: str, before: Who | None) -> Who:
        """Return what is known of a thread that has ended."""
        if before is not None and name in ("", before.program):
            return before
        name = name or self._ended().get(pid, "")
        return Who(_shown(name), self._units.get(pid, ""), _WORKER.match(name) is not None or name[:5] == "jbd2/")

    def moved(self, pid: int, path: str) -> None:
        """Take note that a process was put into a control group."""
        _keep_person(self._units, pid, unit_of(f"0::{path}"))

    def made(self, group: int, path: str) -> None:
        """Take note of a control group and its number."""
        _keep_person(self._groups, group, unit_of(f"0::{path}"))

    def group(self, number: int) -> str:
        """Return the unit of a control group by its number, empty if it is not known."""
        return self._groups.get(number, "")


def _keep_person(known: OrderedDict[int, T], key: int, value: T) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > _MOST_PEOPLE:
        known.popitem(last=False)


def unit_of(text: str) -> str:
    """Return the unit in the text of /proc/PID/cgroup: its last part that is a service or a scope."""
    path = next((line[3:] for line in text.split("\n") if line.startswith("0::")), "")
    if not path.strip("/"):
        # Before control groups of version 2, systemd had a tree of its own.
        path = next((line.split(":", 2)[2] for line in text.split("\n") if ":name=systemd:" in line), "")
    parts = [part for part in path.split("/") if part]
    named = [part for part in parts if part.endswith((".service", ".scope", ".socket", ".mount", ".swap"))]
    unit = (named or parts[-1:] or [""])[-1]
    if any(part.startswith("user@") for part in parts[:-1]) and "@" in unit:
        # What follows the @ may be a file name.
        unit = re.sub(r"@.*(?=\.)", "@", unit)
    unit = _HASH.sub(lambda found: found[0][:12], unit)
    return printable(unit)[:_LONG_UNIT]


def _shown(name: str) -> str:
    """Return the name of a process as it is shown: all workers of the kernel are one."""
    return "kworker" if _WORKER.match(name) else printable(name)[:15]


# -- attribution -------------------------------------------------------------------------------------------

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_MOST = 4096
_MOST_TOGETHER = 8
"""Programs that share one transaction or one inode; further ones are left out."""
_SECOND_NS = 1_000_000_000
_WORKS_NS = 5 * _SECOND_NS
"""So long a thread of an array, a volume or a loop device is taken to work for the last user of that."""
_RESUMES_NS = 30 * _SECOND_NS
"""So long starting a drive takes that the kernel had suspended."""
_LAST_CHANGE_NS = 120 * _SECOND_NS
"""So long a file system of its own making, such as XFS, may keep a change before its own threads write it."""

_UDEV = "systemd-udevd"
_AS_UDEV = Who(_UDEV, f"{_UDEV}.service")
"""Who its workers are, and the programs that they start."""
_OF_UDEV = frozenset({"ata_id", "scsi_id", "cdrom_id", "mtd_probe"})
"""Programs in /usr/lib/udev that open drives."""
_OF_ARRAY = pattern_of(r"(md[_0-9]\w*)_(raid\d+|resync|reshape|cluster)")
_OF_FILE_SYSTEM = pattern_of(r"xfsaild/|xfs-|btrfs-|f2fs_|jfs|gfs2|nilfs|segctord|bch-|bcachefs")
_KERNELS_OWN = pattern_of(r"ext4lazyinit|kswapd\d|kcompactd\d|scsi_eh_\d+|ext4-rsv|dmeventd")
_JOURNAL = "jbd2/"


@record
class _Changed:
    """Who changed an inode since it was written last: in earnest, and by its times alone; the last one first."""

    truly: tuple[Who, ...] = ()
    times: tuple[Who, ...] = ()
    written: bool = False


@record
class _Joined:
    """A program that joined a transaction, and the inode whose times it changed if that was all that it seemed."""

    who: Who
    inode: tuple[str, int] | None


@record
class _Cause:
    """Of what a thread of the kernel does."""

    kind: AccessKind
    whos: tuple[Who, ...]
    volume: str


class Attribution:
    """Everything that has to be remembered to name who caused a request."""

    def __init__(self, volumes: Volumes, people: ProgramLookup, own: Container[int]) -> None:
        """*own* are the threads of the recorder."""
        self.volumes = volumes
        self._people, self._own = people, own
        self._changed: OrderedDict[tuple[str, int], _Changed] = OrderedDict()
        self._writing: OrderedDict[int, tuple[int, tuple[str, int], int]] = OrderedDict()
        """By thread: since when, which inode, and the number of its control group."""
        self._touched: OrderedDict[int, tuple[str, int]] = OrderedDict()
        """By thread: the inode whose times alone it changed, if that was the last thing that it did."""
        self._joined: OrderedDict[tuple[int, int], tuple[_Joined, ...]] = OrderedDict()
        self._committing: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._above: OrderedDict[int, tuple[int, _Cause]] = OrderedDict()
        """By device: when it was used last, and by whom."""
        self._through: OrderedDict[int, tuple[int, str]] = OrderedDict()
        """By thread: when, and what it used above the drive."""
        self._last_change: tuple[int, tuple[Who, ...]] = (0, ())
        self._sent: DriveAccess | None = None
        """A command of which it is not known yet which one it is."""
        self._sender = 0
        self._resumed_ns = -_RESUMES_NS
        self.commands: list[tuple[int, Who, Command]] = []
        """Commands to power settings, which the recorder takes away."""
        self._handlers: dict[str, Callable[[TraceEvent], DriveAccess | None]] = {
            kernel_trace.BIO: self._bio,
            kernel_trace.COMMAND: self._command,
            kernel_trace.SCSI: self._scsi,
            kernel_trace.NVME: self._nvme,
            kernel_trace.DIRTIED: self._dirtied,
            kernel_trace.WRITTEN: self._written,
            kernel_trace.JOINED: self._join,
            kernel_trace.COMMITTED: self._commit,
            kernel_trace.GROUP_MADE: self._group_made,
            kernel_trace.GROUP_JOINED: self._group_joined,
            kernel_trace.RESUMED: self._resume,
        }

    def of(self, events: Iterable[TraceEvent]) -> list[DriveAccess]:
        """Return the accesses among *events*, in order; what else they contain is remembered."""
        found: list[DriveAccess] = []
        for event in events:
            if event.pid in self._own or event.name not in self._handlers:
                continue
            if self._sent is not None and (event.name != kernel_trace.SCSI or event.pid != self._sender):
                found.append(self._settled(self._sent, Command("")))
            access = self._handlers[event.name](event)
            if access is not None:
                found.append(access)
        return found

    @property
    def pending(self) -> bool:
        """Whether there is a command of which it is not known yet which one it is."""
        return self._sent is not None

    def rest(self) -> list[DriveAccess]:
        """Return a command of which nothing more came to be known."""
        return [] if self._sent is None else [self._settled(self._sent, Command(""))]

    # -- requests ------------------------------------------------------------------------------------------

    def _bio(self, event: TraceEvent) -> DriveAccess | None:
        number, who = event.number("dev"), self._people.of(event.pid, event.at_ns, event.text("comm"))
        upper = self.volumes.above.get(number)
        if upper is None and number != self.volumes.number:
            return None
        cause = self._cause_of_bio(event, who, upper or self.volumes.at(event.number("sector")))
        if upper is not None:
            _keep(self._above, number, (event.at_ns, cause))
            _keep(self._through, event.pid, (event.at_ns, upper))
            return None
        first, *others = cause.whos
        return DriveAccess(event.at_ns, cause.kind, first, cause.volume, others=tuple(others))

    def _cause_of_bio(self, event: TraceEvent, who: Who, volume: str) -> _Cause:
        writes = "W" in event.text("rwbs") or "F" in event.text("rwbs") or "D" in event.text("rwbs")
        if not who.kernel:
            through = self._through.get(event.pid)
            if through is not None and event.at_ns - through[0] < _SECOND_NS:
                volume = through[1]
            if _is_udev(who):
                # It reads all partitions, whichever was opened.
                inside = volume not in self.volumes.above.values()
                return _Cause(AccessKind.PROBE, (_AS_UDEV,), self.volumes.drive if inside else volume)
            return _Cause(AccessKind.WRITE if writes else AccessKind.READ, (who,), volume)
        found = self._working_for(event, who, volume) if writes else None
        return found or self._carried(event, who) or self._kernels_own(event, who, volume)

    def _working_for(self, event: TraceEvent, who: Who, volume: str) -> _Cause | None:
        """Return for whom a thread of the kernel commits or writes back."""
        if who.program.startswith(_JOURNAL):
            return self._commits(event.pid, volume)
        if (writing := self._writing_now(event)) is not None:
            _, inode, group = writing
            # It goes on with that inode.
            _keep(self._writing, event.pid, (event.at_ns, inode, group))
            found = self._write_back(inode, group, volume)
            # For an inode of the drive itself, no program that used a volume above it is the cause.
            above = self.volumes.bdis.get(inode[0])
            return found if found is not None or above else _Cause(AccessKind.UNKNOWN, (who,), volume)
        return None

    def _writing_now(self, event: TraceEvent) -> tuple[int, tuple[str, int], int] | None:
        found = self._writing.get(event.pid)
        return found if found is not None and event.at_ns - found[0] < _SECOND_NS else None

    def _write_back(self, inode: tuple[str, int], group: int, volume: str) -> _Cause | None:
        changed = self._changed.get(inode, _Changed())
        volume = self.volumes.bdis.get(inode[0]) or volume
        for kind, whos in ((AccessKind.WRITE_BACK, changed.truly), (AccessKind.ACCESS_TIMES, changed.times)):
            if programs := tuple(one for one in whos if not one.kernel):
                return _Cause(kind, programs, volume)
        unit = self._people.group(group)
        return _Cause(AccessKind.WRITE_BACK, (Who("", unit),), volume) if unit else None

    def _commits(self, pid: int, volume: str) -> _Cause | None:
        """Return whose changes the thread of a journal commits; None if none were seen."""
        transaction = self._committing.get(pid)
        joined = self._joined.get(transaction, ()) if transaction is not None else ()
        joined = tuple(one for one in joined if not one.who.kernel)
        if transaction is None or not joined:
            return None
        volume = self.volumes.blocks.get(transaction[0], volume)
        truly = tuple(dict.fromkeys(one.who for one in joined if not self._only_times(one)))
        if truly:
            return _Cause(AccessKind.JOURNAL, truly, volume)
        return _Cause(AccessKind.ACCESS_TIMES, tuple(dict.fromkeys(one.who for one in joined)), volume)

    def _only_times(self, joined: _Joined) -> bool:
        changed = self._changed.get(joined.inode) if joined.inode is not None else None
        return changed is not None and joined.who not in changed.truly

    def _carried(self, event: TraceEvent, who: Who) -> _Cause | None:
        """Return for whom a thread of an upper layer works: the program that used that layer last."""
        array = _OF_ARRAY.fullmatch(who.program)
        if array is not None and array[2] == "resync":
            return None
        recent = [
            (at, cause)
            for number, (at, cause) in self._above.items()
            if event.at_ns - at < _WORKS_NS and (array is None or self.volumes.above.get(number) == array[1])
        ]
        if not recent or who.program.startswith(_JOURNAL):
            return None
        cause = max(recent, key=lambda one: one[0])[1]
        return None if all(one.kernel for one in cause.whos) else cause

    def _kernels_own(self, event: TraceEvent, who: Who, volume: str) -> _Cause:
        if array := _OF_ARRAY.fullmatch(who.program):
            return _Cause(AccessKind.ARRAY, (who,), array[1])
        if _KERNELS_OWN.match(who.program):
            return _Cause(AccessKind.KERNEL, (who,), volume)
        at, whos = self._last_change
        if _OF_FILE_SYSTEM.match(who.program) and whos and event.at_ns - at < _LAST_CHANGE_NS:
            return _Cause(AccessKind.JOURNAL, whos, volume)
        return _Cause(AccessKind.UNKNOWN, (who,), volume)

    # -- commands ------------------------------------------------------------------------------------------

    def _command(self, event: TraceEvent) -> DriveAccess | None:
        who = self._people.of(event.pid, event.at_ns, event.text("comm"))
        if who.kernel and event.at_ns - self._resumed_ns < _RESUMES_NS:
            # The kernel starts the drive for a program that is going to use it, and that one is named then.
            return None
        self._sender = event.pid
        self._sent = DriveAccess(event.at_ns, AccessKind.COMMAND, who, self.volumes.drive)
        return None

    def _scsi(self, event: TraceEvent) -> DriveAccess | None:
        cdb = event.values.get("cmnd", b"")
        if self._sent is None or not isinstance(cdb, bytes):
            return None
        return self._settled(self._sent, command_names.of_cdb(cdb))

    def _nvme(self, event: TraceEvent) -> DriveAccess | None:
        who = self._people.of(event.pid, event.at_ns)
        if who.kernel:
            return None
        sent = DriveAccess(event.at_ns, AccessKind.COMMAND, who, self.volumes.drive)
        return self._settled(sent, command_names.of_nvme(event.number("opcode")))

    def _settled(self, sent: DriveAccess, command: Command) -> DriveAccess:
        """Return the command that was sent, now that it is known which one it is."""
        self._sent = None
        sent = replace(sent, command=command.name, wakes=command.wakes)
        if _is_udev(sent.who):
            return replace(sent, kind=AccessKind.PROBE, who=_AS_UDEV, command="")
        if sent.who.kernel:
            own = command.name in command_names.KERNELS_OWN
            return replace(sent, kind=AccessKind.KERNEL if own else AccessKind.UNKNOWN)
        if command.power:
            self.commands.append((sent.at_ns, sent.who, command))
        return sent

    def _resume(self, event: TraceEvent) -> None:
        if not self._people.of(event.pid, event.at_ns).kernel:
            self._resumed_ns = event.at_ns

    # -- what is remembered --------------------------------------------------------------------------------

    def _dirtied(self, event: TraceEvent) -> None:
        inode = (event.text("name"), event.number("ino"))
        whos, kind = self._behind(event)
        times_only = event.number(kernel_trace.TIMES_ONLY) == 1 or kind is AccessKind.ACCESS_TIMES
        self._change(inode, whos, times_only=times_only)
        if not times_only:
            self._last_change = (event.at_ns, whos)
        if times_only:
            _keep(self._touched, event.pid, inode)
        else:
            self._touched.pop(event.pid, None)

    def _change(self, inode: tuple[str, int], whos: tuple[Who, ...], *, times_only: bool) -> None:
        before = self._changed.get(inode, _Changed())
        if before.written:
            before = _Changed()
        if times_only:
            changed = replace(before, times=_together(whos, before.times))
        else:
            changed = replace(before, truly=_together(whos, before.truly))
        _keep(self._changed, inode, changed)

    def _written(self, event: TraceEvent) -> None:
        inode = (event.text("name"), event.number("ino"))
        _keep(self._writing, event.pid, (event.at_ns, inode, event.number("cgroup_ino")))
        if inode in self._changed:
            self._changed[inode] = replace(self._changed[inode], written=True)

    def _join(self, event: TraceEvent) -> None:
        transaction = (event.number("dev"), event.number("tid"))
        joined = self._joined.get(transaction, ())
        # ext4 joins within the change of the times (fs/fs-writeback.c, __mark_inode_dirty).
        inode = self._touched.pop(event.pid, None)
        new = tuple(_Joined(who, inode) for who in self._behind(event)[0])
        new = tuple(one for one in new if one not in joined)
        _keep(self._joined, transaction, (*joined, *new)[:_MOST_TOGETHER])

    def _commit(self, event: TraceEvent) -> None:
        number = event.number("dev")
        _keep(self._committing, event.pid, (number, event.number("transaction")))
        if (cause := self._commits(event.pid, "")) is not None:
            # What was committed is written to its place later, through the inode of the device itself, whose
            # change is reported only once.
            times_only = cause.kind is AccessKind.ACCESS_TIMES
            self._change((self.volumes.bdi(number), number), cause.whos, times_only=times_only)

    def _behind(self, event: TraceEvent) -> tuple[tuple[Who, ...], AccessKind]:
        """Return who changes something, and how: a thread of the kernel does so for others."""
        who = self._people.of(event.pid, event.at_ns)
        cause = (self._working_for(event, who, "") or self._carried(event, who)) if who.kernel else None
        return ((who,), AccessKind.WRITE) if cause is None else (cause.whos, cause.kind)

    def _group_made(self, event: TraceEvent) -> None:
        self._people.made(event.number("id"), event.text("path"))

    def _group_joined(self, event: TraceEvent) -> None:
        self._people.moved(event.number("pid"), event.text("dst_path"))


def _together(whos: tuple[Who, ...], before: tuple[Who, ...]) -> tuple[Who, ...]:
    """Return who did something with those who did it before, the last one first and without duplicates."""
    known = [one for one in before if one not in whos and not one.kernel]
    return (*whos, *known)[:_MOST_TOGETHER]


def _is_udev(who: Who) -> bool:
    if who.unit.startswith(_UDEV) or who.program in ("(udev-worker)", _UDEV):
        return True
    # They end before they can be looked up, and only udev starts them.
    return not who.unit and who.program in _OF_UDEV


def _keep(known: OrderedDict[K, V], key: K, value: V) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > _MOST:
        known.popitem(last=False)
