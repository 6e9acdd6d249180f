"""One snapshot of a drive for all that a window asks about it at once.

A window that shows a drive asks half a dozen questions in one go. Each has to open the drive, see that it is the
one that is meant, and ask it what it is; those that wait in a row share the first one's open node, IDENTIFY
data and pages. No answer gets older by that than its request: all requests were there before the snapshot was
made. Whether the drive is still the one that is meant, and whether it sleeps, is checked for each.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, cast

from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import replace
from disktune_contract.settings.access import SMART
from disktune_helper.drives import ata, drive_snapshot, identity, mode_pages, nvme_admin
from disktune_helper.drives.drive_snapshot import DriveSnapshot, LastSet
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from disktune_helper.system.ports import Node, Ports

# -- a node that asks the drive for no page twice ----------------------------------------------------------
#
# Several of the questions that a window asks at once go by the same pages: which logs there are, SMART data, the
# log of self-tests. Only a snapshot that is shared has such a node, never one by which a drive is changed: a
# change is read back from the drive.

Reply = TypeVar("Reply", SgReply, NvmeReply)

_NVME_PAGES = frozenset({nvme_admin.IDENTIFY, nvme_admin.GET_LOG_PAGE})


class CachedNode:
    """`disktune_helper.system.ports.Node` over another one, for as long as one snapshot may be shared.

    What is asked to learn whether a drive sleeps, current values, and what an SCT command leaves behind, go to the
    drive each time.
    """

    def __init__(self, node: Node) -> None:
        self.name, self.rdev = node.name, node.rdev
        self._node = node
        self._told: dict[object, SgReply | NvmeReply] = {}
        self.size_bytes, self.disk_sequence = node.size_bytes, node.disk_sequence
        self.geometry, self.wide_pio = node.geometry, node.wide_pio
        self.array_metadata, self.reader, self.queue = node.array_metadata, node.reader, node.queue
        self.close = node.close

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        def ask() -> SgReply:
            return self._node.sg_io(cdb, reply_bytes, timeout_ms, outgoing)

        if outgoing or not _is_page(cdb):
            return ask()
        return self._once((cdb, reply_bytes), ask, lambda reply: not (reply.status or reply.host_status))

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        def ask() -> NvmeReply:
            return self._node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)

        if opcode not in _NVME_PAGES:
            return ask()
        return self._once((opcode, cdw10, reply_bytes, namespace, cdw11), ask, lambda reply: not reply.status)

    def _once(self, question: object, ask: Callable[[], Reply], good: Callable[[Reply], bool]) -> Reply:
        """Return the earlier answer if that was good; what failed may succeed the next time."""
        told = self._told.get(question)
        if told is not None:
            return cast(Reply, told)
        reply = ask()
        if good(reply):
            self._told[question] = reply
        return reply


def _is_page(cdb: bytes) -> bool:
    """Return whether a command only brings a page that stays what it is when it has been read."""
    if cdb[0] != ata.PASS_THROUGH_16:
        return cdb[0] == mode_pages.LOG_SENSE
    feature, lba_low, command = cdb[4], cdb[8], cdb[14]
    if command == ata.READ_LOG_EXT:
        return lba_low not in (ata.LOG, ata.DATA_LOG)
    if command != SMART:
        return False
    of_log = feature == ata.READ_LOG and lba_low not in (ata.LOG, ata.DATA_LOG)
    return of_log or feature in (ata.SMART_READ_DATA, ata.SMART_READ_THRESHOLDS)


# -- shared snapshot ---------------------------------------------------------------------------------------

SHARED_S = 1.0
"""No snapshot is shared for longer: a drive may answer slowly, and something else may change it."""


class SharedSnapshot:
    """A snapshot that is kept from one request to the next. One thread has it at a time."""

    def __init__(self, ref: DriveRef, *, alone: bool = False) -> None:
        """*alone*: only one request has it, which may take its time and asks the drive again each time."""
        self.ref = ref
        self._alone = alone
        self._sight: DriveSnapshot | None = None
        self._node: Node | None = None
        self._made = 0.0
        self._changes = 0

    def sight(self, ports: Ports, last_set: LastSet, changes: int) -> DriveSnapshot:
        """Return the snapshot, a new one after a change or `SHARED_S`; raises `Refusal` if it is another drive.

        *changes* is how often the session has opened a drive to change it.
        """
        kept = self._sight
        if kept is None or changes != self._changes or ports.monotonic() - self._made >= SHARED_S:
            return self._anew(ports, last_set, changes)
        identity.check_present(ports, self.ref)
        return drive_snapshot.once_more(kept)

    def let_go(self) -> None:
        """Close the drive if it is open: an open one cannot be ejected."""
        node, self._node, self._sight = self._node, None, None
        if node is not None:
            with suppress(OSError):
                node.close()

    def _anew(self, ports: Ports, last_set: LastSet, changes: int) -> DriveSnapshot:
        self.let_go()
        self._made, self._changes = ports.monotonic(), changes
        node = identity.open_checked(ports, self.ref)
        self._node = node if self._alone else CachedNode(node)
        found = drive_snapshot.look(ports, self.ref, self._node, last_set)
        self._sight = replace(found, shared=not self._alone)
        return self._sight
