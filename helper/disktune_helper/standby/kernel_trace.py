"""The kernel's trace of one drive: which events are let in, how they are read, and what an access is.

Events are chosen at the top of the kernel's stack, where they happen in the context of the process that causes
them; the kernel itself lets in only those of this drive. An event that a kernel does not have is left out, and
`blind` lists the kinds of access that cannot be shown then.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.standby.recording import AccessKind
from disktune_helper.decode.fields import DecodeError
from disktune_helper.standby.watched_drive import Volumes
from disktune_helper.system.trace_instance import TraceInstance

# -- events of the trace: ``format`` files and pages of a ring buffer --------------------------------------
#
# Pages are as ``trace_pipe_raw`` gives them. Nothing of the layout is assumed that the kernel describes: where a
# field is comes from the ``format`` file of its event, and where a page's data begins from ``events/header_page``.
# What it does not describe is the header of an event in a page (include/linux/ring_buffer.h, enum
# ring_buffer_type; ``events/header_event``) and the two marks for lost events (kernel/trace/ring_buffer.c,
# RB_MISSED_EVENTS and RB_MISSED_STORED).

Value = int | str | bytes

_LITTLE = sys.byteorder == "little"
_PADDING, _TIME_EXTEND, _TIME_STAMP = 29, 30, 31
_DELTA_BITS = 27
_MISSED_EVENTS, _MISSED_STORED = 1 << 31, 1 << 30
_COMMIT = (1 << 20) - 1
"""Bits of the commit that are its length."""
_MOST_FIELDS = 64
_MOST_PAGE = 1 << 20

_FIELD = pattern_of(
    r"\s*field:(?P<declared>[^;]{1,200});\s*offset:(?P<offset>\d{1,6});\s*size:(?P<size>\d{1,6});"
    r"(?:\s*signed:(?P<signed>[01]);)?"
)
_NAME = pattern_of(r"(?P<name>\w+)\s*(?P<array>\[[^]]*\])?\s*$")

_FLAG = pattern_of(r'\{ ?\(*1U?L? << (?P<bit>\d{1,2})\)*, "(?P<name>\w{1,40})" ?\}')


@record
class Field:
    """Where a field is in an event, in bytes."""

    offset: int
    size: int
    signed: bool
    array: bool
    """Whether it is an array of characters or bytes in its place."""
    elsewhere: bool
    """Whether in its place is only where the array is: 16 bits of length, 16 of offset (``__data_loc``)."""
    relative: bool = False
    """Whether that offset counts from the end of the field (``__rel_data_loc``)."""
    text: bool = False
    """Whether the array is text."""


@record
class EventFormat:
    """The contents of a ``format`` file."""

    name: str
    number: int
    """In the first field of each such event."""
    fields: dict[str, Field]
    flags: dict[str, int]
    """Values by the names that the kernel prints for them, where it states them as numbers."""

    def reader(self, names: Iterable[str]) -> Callable[[bytes], dict[str, Value]]:
        """Return what takes the fields *names*, as far as there are such, out of an event."""
        wanted = {name: self.fields[name] for name in names if name in self.fields}

        def read(data: bytes) -> dict[str, Value]:
            return {name: _value(field, data) for name, field in wanted.items()}

        return read


@record
class PageFormat:
    """The contents of ``events/header_page``, in bytes."""

    commit: int
    commit_size: int
    data: int
    size: int
    """Of the whole page."""


@record
class TracePage:
    """The events of a page, with their times in ns of the trace's clock, and how many were lost before them."""

    events: list[tuple[int, bytes]]
    lost: int


def event_format(text: str) -> EventFormat:
    """Return the contents of a ``format`` file; raises `DecodeError`."""
    name = re.search(r"^name: (\w{1,64})$", text, re.MULTILINE)
    number = re.search(r"^ID: (\d{1,6})$", text, re.MULTILINE)
    if name is None or number is None:
        raise DecodeError("a format without name or ID")
    fields: dict[str, Field] = {}
    for line in text.split("\n"):
        found = _FIELD.match(line) if len(fields) < _MOST_FIELDS else None
        named = _NAME.search(found["declared"]) if found else None
        if found and named:
            fields[named["name"]] = _field(found, named)
    flags = {found["name"]: 1 << int(found["bit"]) for found in _FLAG.finditer(text)}
    return EventFormat(name[1], int(number[1]), fields, flags)


def _field(found: re.Match[str], named: re.Match[str]) -> Field:
    declared = found["declared"]
    elsewhere = "__data_loc" in declared or "__rel_loc" in declared or "__rel_data_loc" in declared
    # "__data_loc char[] cmd" has its brackets before the name.
    array = named["array"] is not None or (not elsewhere and "[" in declared)
    return Field(
        int(found["offset"]),
        int(found["size"]),
        found["signed"] == "1",
        array,
        elsewhere,
        "__rel" in declared,
        re.search(r"\bunsigned\b|\bu8\b", declared) is None,
    )


def page_format(text: str) -> PageFormat:
    """Return the contents of ``events/header_page``; raises `DecodeError`."""
    fields = {
        named["name"]: (int(found["offset"]), int(found["size"]))
        for line in text.split("\n")
        if (found := _FIELD.match(line)) and (named := _NAME.search(found["declared"]))
    }
    try:
        (commit, commit_size), (data, data_size) = fields["commit"], fields["data"]
    except KeyError:
        raise DecodeError("a header without commit or data") from None
    if not 8 <= commit <= data - commit_size or not 4 <= commit_size <= 8 or data + data_size > _MOST_PAGE:
        raise DecodeError("a header that is none")
    return PageFormat(commit, commit_size, data, data + data_size)


def page(form: PageFormat, raw: bytes) -> TracePage:
    """Return the events of a page; raises `DecodeError` for what no kernel writes."""
    if len(raw) < form.data:
        raise DecodeError("a page without its header")
    time = _number(raw, 0, 8)
    commit = _number(raw, form.commit, form.commit_size)
    length = commit & _COMMIT
    end = form.data + length
    if end > len(raw):
        raise DecodeError("a page shorter than its data")
    lost = 0
    if commit & _MISSED_EVENTS:
        stored = commit & _MISSED_STORED and end + 8 <= len(raw)
        # At least one, if there was no room for the number.
        lost = max(1, _number(raw, end, 8)) if stored else 1
    return TracePage(list(_events(raw, form.data, end, time)), lost)


def _events(raw: bytes, at: int, end: int, time: int) -> Iterable[tuple[int, bytes]]:
    while at + 4 <= end:
        word = _number(raw, at, 4)
        kind, delta = (word & 0x1F, word >> 5) if _LITTLE else (word >> _DELTA_BITS, word & (1 << _DELTA_BITS) - 1)
        at += 4
        if kind in (_TIME_EXTEND, _TIME_STAMP):
            whole = (_word(raw, at, end) << _DELTA_BITS) + delta
            # A stamp has the lower 59 bits of a time.
            time = time + whole if kind == _TIME_EXTEND else time >> 59 << 59 | whole
            at += 4
            continue
        time += delta
        if kind == _PADDING:
            if delta == 0:
                return
            at += _word(raw, at, end)
            continue
        size = 4 * kind
        if kind == 0:
            size = (_word(raw, at, end) - 4 + 3) & ~3
            at += 4
        if size <= 0 or at + size > end:
            raise DecodeError("an event longer than its page")
        yield time, raw[at : at + size]
        at += size


def _word(raw: bytes, at: int, end: int) -> int:
    if at + 4 > end:
        raise DecodeError("an event without its length")
    return _number(raw, at, 4)


def _value(field: Field, data: bytes) -> Value:
    if field.elsewhere:
        place = _number(data, field.offset, 4)
        start = (place & 0xFFFF) + (field.offset + field.size if field.relative else 0)
        found = data[start : start + (place >> 16)]
        return _text(found) if field.text else found
    if field.array:
        found = data[field.offset : field.offset + field.size]
        return _text(found) if field.text else found
    number = _number(data, field.offset, field.size)
    if field.signed and number >> 8 * field.size - 1:
        number -= 1 << 8 * field.size
    return number


def _text(found: bytes) -> str:
    return found.partition(b"\0")[0].decode("utf-8", "replace")


def _number(data: bytes, at: int, size: int) -> int:
    return int.from_bytes(data[at : at + size], sys.byteorder)


# -- what an event of the trace is: one access of the drive, and its cause ---------------------------------


@record
class TraceEvent:
    """One event, with the fields that `kernel_trace.EVENTS` takes of it."""

    at_ns: int
    """CLOCK_BOOTTIME."""
    name: str
    pid: int
    """The thread in whose context it happened."""
    values: dict[str, Value]

    def number(self, field: str) -> int:
        """Return a field that is a number, 0 if this kernel does not have it."""
        found = self.values.get(field, 0)
        return found if isinstance(found, int) else 0

    def text(self, field: str) -> str:
        """Return a field that is text, empty if this kernel does not have it."""
        found = self.values.get(field, "")
        return found if isinstance(found, str) else ""


@record
class Who:
    """A program: the name of its process, and the unit or control group that it runs in."""

    program: str
    unit: str = ""
    kernel: bool = False
    """Whether it is a thread of the kernel, which mostly works for another process."""


@record
class DriveAccess:
    """One request to the drive, or one command."""

    at_ns: int
    kind: AccessKind
    who: Who
    volume: str
    command: str = ""
    others: tuple[Who, ...] = ()
    """Who caused it together with ``who``."""
    wakes: bool = True
    """Whether it makes a drive in standby start: a question about the power mode does not."""


# -- the kernel's trace of one drive -----------------------------------------------------------------------

BUFFER_KIB = 64
"""Of each processor: a thousand events of 60 bytes."""

BIO, COMMAND, SCSI, NVME = "block_bio_queue", "block_rq_issue", "scsi_dispatch_cmd_start", "nvme_setup_cmd"
DIRTIED, WRITTEN = "writeback_mark_inode_dirty", "writeback_single_inode_start"
JOINED, COMMITTED = "jbd2_handle_start", "jbd2_start_commit"
GROUP_MADE, GROUP_JOINED, RESUMED = "cgroup_mkdir", "cgroup_attach_task", "rpm_resume"

EVENTS = {
    f"block/{BIO}": ("dev", "sector", "rwbs", "comm"),
    f"block/{COMMAND}": ("dev", "rwbs", "comm"),
    f"scsi/{SCSI}": ("cmnd",),
    f"nvme/{NVME}": ("opcode",),
    f"writeback/{DIRTIED}": ("name", "ino", "flags"),
    f"writeback/{WRITTEN}": ("name", "ino", "cgroup_ino"),
    f"jbd2/{JOINED}": ("dev", "tid"),
    f"jbd2/{COMMITTED}": ("dev", "transaction"),
    f"cgroup/{GROUP_MADE}": ("id", "path"),
    f"cgroup/{GROUP_JOINED}": ("dst_path", "pid"),
    f"rpm/{RESUMED}": ("name",),
}
"""The events and what is taken of each."""

_SHOWS = {
    f"block/{BIO}": (AccessKind.READ, AccessKind.WRITE, AccessKind.PROBE, AccessKind.ARRAY, AccessKind.KERNEL),
    f"block/{COMMAND}": (AccessKind.COMMAND,),
    f"writeback/{DIRTIED}": (AccessKind.WRITE_BACK, AccessKind.ACCESS_TIMES),
    f"writeback/{WRITTEN}": (AccessKind.WRITE_BACK, AccessKind.ACCESS_TIMES),
    f"jbd2/{JOINED}": (AccessKind.JOURNAL,),
    f"jbd2/{COMMITTED}": (AccessKind.JOURNAL,),
}
"""What cannot be shown without an event."""

_READS_AND_WRITES = (0x08, 0x0A, 0x28, 0x2A, 0x88, 0x8A, 0xA8, 0xAA, 0x35, 0x91, 0x42, 0x41, 0x93)
"""What the kernel sends for its queue of reads and writes, with SYNCHRONIZE CACHE, UNMAP and WRITE SAME."""

TIMES_ONLY = "times_only"
"""What is added to `DIRTIED`: 1 if nothing of the inode changed but its times."""
_SYNC, _DATASYNC, _PAGES, _TIME = "I_DIRTY_SYNC", "I_DIRTY_DATASYNC", "I_DIRTY_PAGES", "I_DIRTY_TIME"
_BITS = {_SYNC: 1 << 4, _DATASYNC: 1 << 5, _PAGES: 1 << 6, _TIME: 1 << 12}
"""Of kernels that print them by name alone, as 6.18 does (include/linux/fs.h, inode_state_flags_enum). Older ones
had other numbers, and state them in the format of the event."""

_ORDER = sys.byteorder
_PID = "common_pid"
_ADDRESS = pattern_of(r"(\d+):(\d+):(\d+):(\d+)")


class KernelTrace:
    """Events of one drive, for as long as it is recorded."""

    def __init__(self, instance: TraceInstance, volumes: Volumes, address: str, controller: int | None) -> None:
        """Begin; raises OSError or `DecodeError`.

        *address* is host, channel, target and LUN of a SCSI device, ``4:0:0:0``; *controller* the number of an
        NVMe controller.
        """
        self._instance = instance
        self._address, self._controller = _ADDRESS.fullmatch(address), controller
        self._page = page_format(instance.header())
        self._readers: dict[int, tuple[str, Callable[[bytes], dict[str, Value]]]] = {}
        self._on: dict[str, str] = {}
        self._bits = _BITS
        self._unread = 0
        """Events that were not read, and pages that made no sense."""
        self.listen(volumes)
        instance.begin()

    def listen(self, volumes: Volumes) -> None:
        """Let in the events of what is on the drive by now; raises OSError, `DecodeError`."""
        for event, asked in self._conditions(volumes).items():
            if self._on.get(event) == asked:
                continue
            conditions = asked
            text = self._instance.format(event)
            if text is None:
                continue
            found = event_format(text)
            if event == f"writeback/{DIRTIED}":
                self._bits = _BITS | found.flags
                conditions = f"({conditions}) && {self._news()}"
            self._readers[found.number] = (found.name, found.reader((_PID, *EVENTS[event])))
            # A filter that this kernel does not take leaves the kind unseen, and nothing else.
            with suppress(OSError):
                self._instance.enable(event, conditions)
                self._on[event] = asked

    def blind(self, volumes: Volumes) -> tuple[AccessKind, ...]:
        """Return which kinds cannot be shown."""
        missing = {kind for event, kinds in _SHOWS.items() if event not in self._on for kind in kinds}
        if not volumes.ext4:
            missing.discard(AccessKind.JOURNAL)
        if self._controller is not None and f"nvme/{NVME}" in self._on:
            missing.discard(AccessKind.COMMAND)
        return tuple(kind for kind in AccessKind if kind in missing)

    def wait(self, timeout_s: float) -> bool:
        """Return whether there is something to read, after *timeout_s* at the latest."""
        return self._instance.wait(timeout_s)

    def read(self, most: int, *, newest: bool = False) -> list[TraceEvent]:
        """Return what happened since, in order; of more than *most* events the first, or the *newest*."""
        found: list[tuple[int, bytes]] = []
        for raw in self._instance.pages(self._page.size, 2 * BUFFER_KIB * 1024 // self._page.size):
            try:
                read = page(self._page, raw)
            except DecodeError:
                self._unread += 1
                continue
            found += read.events
        found.sort(key=lambda event: event[0])
        self._unread += max(0, len(found) - most)
        chosen = found[-most:] if newest else found[:most]
        return [event for at_ns, data in chosen if (event := self._event(at_ns, data)) is not None]

    def _event(self, at_ns: int, data: bytes) -> TraceEvent | None:
        known = self._readers.get(int.from_bytes(data[:2], _ORDER))
        if known is None:
            return None
        values = known[1](data)
        pid = values.pop(_PID, 0)
        if known[0] == DIRTIED:
            values[TIMES_ONLY] = self._times_only(values.get("flags", 0))
        return TraceEvent(at_ns, known[0], pid if isinstance(pid, int) else 0, values)

    def lost(self) -> int:
        """Return how many events were dropped so far."""
        return self._unread + self._instance.overrun()

    def command_lines(self) -> dict[int, str]:
        """Return the names of threads of the last events, those of ended ones as well."""
        return self._instance.command_lines()

    def close(self) -> None:
        """Let go of everything in the kernel."""
        self._instance.close()

    def _news(self) -> str:
        """Return the condition that an inode is changed in a way that is not known of it already.

        Every page that is written to repeats it.
        """
        inode = self._bits[_SYNC] | self._bits[_DATASYNC]
        return f"(flags & {inode} || !(state & {self._bits[_PAGES]}))"

    def _times_only(self, flags: Value) -> int:
        return int(isinstance(flags, int) and not flags & ~(self._bits[_SYNC] | self._bits[_TIME]))

    def _conditions(self, volumes: Volumes) -> dict[str, str]:
        """Return for each event the condition by which the kernel selects those of this drive."""
        devices = _any("dev", "==", (str(number) for number in (volumes.number, *volumes.above)))
        bdis = _any("name", "==", (f'"{name}"' for name in volumes.bdis))
        file_systems = _any("dev", "==", (str(number) for number in volumes.blocks))
        found = {
            f"cgroup/{GROUP_MADE}": "",
            f"cgroup/{GROUP_JOINED}": "",
            f"writeback/{DIRTIED}": bdis,
            f"writeback/{WRITTEN}": bdis,
            f"jbd2/{JOINED}": file_systems,
            f"jbd2/{COMMITTED}": file_systems,
            f"block/{COMMAND}": f'dev == {volumes.number} && rwbs ~ "*N*"',
            f"block/{BIO}": devices,
        }
        if self._address is not None:
            host, channel, target, lun = self._address.groups()
            place = f"host_no == {host} && channel == {channel} && id == {target} && lun == {lun}"
            other = " && ".join(f"opcode != {opcode}" for opcode in _READS_AND_WRITES)
            found[f"scsi/{SCSI}"] = f"{place} && {other}"
            found[f"rpm/{RESUMED}"] = f'name == "{self._address[0]}"'
        if self._controller is not None:
            found[f"nvme/{NVME}"] = f"ctrl_id == {self._controller} && qid == 0"
        return found


def _any(field: str, relation: str, values: Iterable[str]) -> str:
    return " || ".join(f"{field} {relation} {value}" for value in values)
