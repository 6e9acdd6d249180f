"""A node of the demo that writes down what is done to its drive, and does what others have written down."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple

from disktune_contract.messages.protocol import Level
from disktune_gui.demo.activity import ProgramUse
from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.command import CHECK_POWER_MODE
from disktune_gui.demo.diary import Diary, DiaryEntry
from disktune_gui.demo.drive import SimulatedDrive, SimulatedNode
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply

_ATA = (sat.ATA_PASS_THROUGH_16, sat.ATA_PASS_THROUGH_12)
_CHANGING = frozenset({0x09, 0x14})
"""Set Features, Device Self-test (NVM Express base specification 2.0, figure 139)."""
_TELL_EVERY_S = 0.2
"""How often the others hear of what is read and written, at most: there can be thousands of requests a second."""
_USE = "use"


class UseTeller:
    """Writes down what this process reads from a drive and writes to it, a few times a second."""

    def __init__(self, drive: str, diary: Diary, clock: Callable[[], float]) -> None:
        self._drive, self._diary, self._clock = drive, diary, clock
        self._untold, self._told_at = ProgramUse(), float("-inf")
        self._lock = threading.Lock()

    def add(self, use: ProgramUse) -> None:
        """Take note of more, and tell if it is time."""
        with self._lock:
            self._untold += use
        self.tell()

    def tell(self) -> None:
        """Tell what has not been told, unless that was a moment ago."""
        with self._lock:
            now = self._clock()
            if self._untold == ProgramUse() or now - self._told_at < _TELL_EVERY_S:
                return
            told, self._untold, self._told_at = self._untold, ProgramUse(), now
            self._diary.add(DiaryEntry(self._drive, _USE, tuple(map(repr, astuple(told)))))


class SharedNode(SimulatedNode):
    """Tells a diary of everything that changes the drive, once it has been done."""

    def __init__(self, drive: SimulatedDrive, tree: SimulatedTree, diary: Diary, most: Level) -> None:
        super().__init__(drive, tree, most)
        self._diary = diary

    def _tell(self, what: str, *arguments: str) -> None:
        self._diary.add(DiaryEntry(self.name, what, arguments))

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 20_000, outgoing: bytes = b"") -> SgReply:
        reply = super().sg_io(cdb, reply_bytes, timeout_ms, outgoing)
        # What brings data is a look, and so is asking for the power mode, which is done all the time.
        if cdb[0] in _ATA and not reply_bytes and sat.pass_through(cdb).task.command != CHECK_POWER_MODE:
            self._tell("sg_io", cdb.hex(), outgoing.hex())
        return reply

    def nvme_admin(
        self, opcode: int, cdw10: int, reply_bytes: int, namespace: int = 0, cdw11: int = 0
    ) -> NvmeReply:
        reply = super().nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
        if opcode in _CHANGING:
            self._tell("nvme_admin", *map(str, (opcode, cdw10, reply_bytes, namespace, cdw11)))
        return reply

    def write_attribute(self, attribute: str, text: str) -> None:
        super().write_attribute(attribute, text)
        self._tell("write_attribute", attribute, text)

    def set_read_only(self, *, on: bool) -> None:
        super().set_read_only(on=on)
        self._tell("set_read_only", "on" if on else "")

    def set_wide_pio(self, *, on: bool) -> None:
        super().set_wide_pio(on=on)
        self._tell("set_wide_pio", "on" if on else "")


class _Repeating(SimulatedNode):
    """Does what another process has done, which was of a class for it."""

    def _admit(self, level: int, what: str) -> None:
        """Admit everything."""


def repeat(deed: DiaryEntry, drive: SimulatedDrive, tree: SimulatedTree) -> None:
    """Do to *drive* what was done elsewhere; that it went well there is known."""
    if deed.what == _USE:
        reads, read, read_s, writes, written, write_s, busy_s, discarded = deed.arguments
        drive.counters.take(
            ProgramUse(
                *(int(reads), int(read), float(read_s)),
                *(int(writes), int(written), float(write_s)),
                *(float(busy_s), int(discarded)),
            )
        )
        return
    node = _Repeating(drive, tree)
    first, *more = deed.arguments
    # A drive that was pulled out here and not there has nothing to be changed.
    with suppress(OSError):
        match deed.what:
            case "sg_io":
                node.sg_io(bytes.fromhex(first), outgoing=bytes.fromhex(more[0]))
            case "nvme_admin":
                opcode, cdw10, reply_bytes, namespace, cdw11 = map(int, deed.arguments)
                node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
            case "write_attribute":
                node.write_attribute(first, more[0])
            case "set_read_only":
                node.set_read_only(on=bool(first))
            case "set_wide_pio":
                node.set_wide_pio(on=bool(first))
