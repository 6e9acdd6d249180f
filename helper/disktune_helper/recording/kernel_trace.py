"""The kernel's trace of one drive: which events are let in, and what comes out.

Events are chosen at the top of the kernel's stack, where they happen in the context of whoever causes them; the
kernel itself lets in only those of this drive. An event that a kernel does not have is left out, and `blind` says
which kinds of access cannot be shown then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from disktune_contract.accesses.recording import AccessKind
from disktune_contract.patterns import pattern_of
from disktune_helper.decode.error import DecodeError
from disktune_helper.recording import trace_pages as trace
from disktune_helper.recording.access import TraceEvent
from disktune_helper.recording.trace_pages import Value
from disktune_helper.recording.volumes import Volumes
from disktune_helper.system.tracing.instance import TraceInstance

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
had other numbers, and say them in the format of the event."""

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
        self._page = trace.page_format(instance.header())
        self._readers: dict[int, tuple[str, Callable[[bytes], dict[str, Value]]]] = {}
        self._on: dict[str, str] = {}
        self._bits = _BITS
        self._unread = 0
        """Events that were not looked at, and pages that made no sense."""
        self.listen(volumes)
        instance.begin()

    def listen(self, volumes: Volumes) -> None:
        """Let in the events of what lies on the drive by now; raises OSError, `DecodeError`."""
        for event, asked in self._conditions(volumes).items():
            if self._on.get(event) == asked:
                continue
            conditions = asked
            text = self._instance.format(event)
            if text is None:
                continue
            found = trace.event_format(text)
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
                read = trace.page(self._page, raw)
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

        Every page that is written to says so again.
        """
        inode = self._bits[_SYNC] | self._bits[_DATASYNC]
        return f"(flags & {inode} || !(state & {self._bits[_PAGES]}))"

    def _times_only(self, flags: Value) -> int:
        return int(isinstance(flags, int) and not flags & ~(self._bits[_SYNC] | self._bits[_TIME]))

    def _conditions(self, volumes: Volumes) -> dict[str, str]:
        """Return for each event by what the kernel tells those of this drive from all others."""
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
