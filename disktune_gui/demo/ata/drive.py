"""A virtual ATA drive behind a host: the `AtaDevice` with the SCSI interface that Linux programs use.

The host is libata's SCSI translation (drivers/ata/libata-scsi.c of Linux 6.12) with its filters, or, depending on
`Behaviour`, a USB bridge with defects. The same drive serves the demo, the tests with umockdev and, over
target_core_user, a real kernel.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from disktune_contract.record import replace
from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.device import WELL_BEHAVED, AtaDevice, Behaviour, Power, with_checksum
from disktune_gui.demo.ata.features import SET_TRANSFER_MODE
from disktune_gui.demo.ata.sat import (
    FLUSH_CACHE,
    SET_FEATURES,
    STANDBY_IMMEDIATE,
    AtaResult,
    TaskFile,
)
from disktune_helper.system.drive_commands.ioctls import SgReply

REIDENTIFY_S = 0.02
"""How long libata's error handler takes to identify a drive again: asynchronous, so never at once."""

_REIDENTIFIED_AFTER = frozenset({0x02, 0x82, 0xAA, 0x55})
"""SET FEATURES subcommands after which libata identifies the drive again (ata_scsi_qc_complete): no others."""

_TRUSTED = range(0x5C, 0x60)
"""TRUSTED SEND and RECEIVE, refused unless libata.allow_tpm is set (ata_scsi_pass_thru)."""


class AtaDrive(AtaDevice):
    """The drive as SG_IO sees it."""

    def __init__(
        self,
        words: Sequence[int],
        behaviour: Behaviour = WELL_BEHAVED,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        power: Power = Power.ACTIVE,
        bridge: sat.Name | None = None,
    ) -> None:
        """Make a drive; *bridge* is the INQUIRY name of a USB bridge in front of it, None for libata."""
        super().__init__(words, behaviour, clock=clock, sleep=sleep, power=power)
        self._bridge = bridge
        self._kernel_words = with_checksum(words)
        self._stale_from: float | None = None
        self._time = clock

    @property
    def kernel_words(self) -> tuple[int, ...]:
        """IDENTIFY as cached by the kernel: sysfs ``id`` and VPD page 89h. Stale after most changes."""
        stale_from = self._stale_from
        if stale_from is not None and self._time() - stale_from >= REIDENTIFY_S:
            self.rescan()
        return self._kernel_words

    def rescan(self) -> None:
        """Let the kernel identify the drive again now; this neither wakes it nor appears in the log."""
        self._stale_from = None
        self._kernel_words = self.words

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, outgoing: bytes = b"") -> SgReply:
        """Answer a SCSI command with at most *reply_bytes* of data; raises OSError as the ioctl does.

        *outgoing* is the data that the host sends with the command.
        """
        with self.lock:
            self.check_present()
            if cdb[0] in (sat.ATA_PASS_THROUGH_16, sat.ATA_PASS_THROUGH_12):
                return self._pass_through(cdb, reply_bytes, outgoing)
            answer = self._scsi_commands().get(cdb[0])
            if answer is None:
                return sat.check(sat.fixed_sense(sat.ILLEGAL_REQUEST, sat.INVALID_OPCODE))
            return answer(cdb, reply_bytes)

    # -- ATA pass-through ----------------------------------------------------------------------------------

    def _pass_through(self, cdb: bytes, room: int, outgoing: bytes) -> SgReply:
        if self.behaviour.refuses_passthrough:
            return sat.check(sat.fixed_sense(sat.ILLEGAL_REQUEST, sat.INVALID_OPCODE))
        command = sat.pass_through(cdb)
        if refused := self._filtered(cdb, command, max(room, len(outgoing))):
            return refused
        # Data sent with a command of another protocol never reaches the drive (SAT-4 12.2.2.3).
        task = replace(command.task, data=outgoing if command.writes else b"")
        if self.power is Power.SLEEP:
            # libata knows that it sent the drive to sleep, and resets it before the next command, whichever it is.
            self.reset()
        outcome = self.execute(task)
        if not outcome.failed and task.command == SET_FEATURES and task.feature & 0xFF in _REIDENTIFIED_AFTER:
            self._stale_from = self._time()
        return self._reply(command, outcome, room)

    def _filtered(self, cdb: bytes, command: sat.PassThrough, room: int) -> SgReply | None:
        """Return libata's refusal of a CDB that never reaches the drive, None if it may pass."""
        sixteen = cdb[0] == sat.ATA_PASS_THROUGH_16
        if not command.known_protocol:
            return sat.invalid_field(1)
        if command.transfer_length == 0 and room:
            return sat.invalid_field(2)
        if command.task.command == SET_FEATURES and command.task.feature & 0xFF == SET_TRANSFER_MODE:
            # "SET FEATURES - XFER: the kernel has to know" (ata_scsi_pass_thru): why hdparm -X cannot work.
            return sat.invalid_field(4 if sixteen else 3)
        if command.task.command in _TRUSTED:
            return sat.invalid_field(14 if sixteen else 9)
        return None

    def _reply(self, command: sat.PassThrough, outcome: AtaResult, room: int) -> SgReply:
        data = outcome.data[:room] if command.reads else b""
        extend = command.task.extend
        if self.behaviour.no_registers:
            return sat.good(data)
        if self.behaviour.echoes_registers and not outcome.failed:
            outcome = sat.echo(command.task)
        if outcome.failed:
            # Fixed format, because the drive's D_SENSE bit is off: what hdparm calls "bad/missing sense data".
            return sat.check(sat.fixed_sense(sat.ABORTED_COMMAND, 0, 0, outcome, extend=extend))
        if not command.ck_cond or self.behaviour.ignores_ck_cond:
            return sat.good(data)
        if self.behaviour.fixed_sense:
            information = sat.fixed_sense(sat.RECOVERED_ERROR, *sat.ATA_INFORMATION, outcome, extend=extend)
            return sat.check(information, data)
        return sat.check(sat.descriptor_sense(outcome, extend), data)

    # -- the rest of SCSI ----------------------------------------------------------------------------------

    def vpd(self, code: int) -> bytes | None:
        """Return a Vital Product Data page as the kernel has it, None if there is no such page."""
        name = self._bridge or sat.Name.of_ata(self.kernel_words)
        return sat.vpd_pages(self.kernel_words, name, behind_libata=self._bridge is None).get(code)

    def inquiry(self) -> bytes:
        """Return standard INQUIRY data."""
        return sat.inquiry(self._bridge or sat.Name.of_ata(self.kernel_words))

    def _scsi_commands(self) -> dict[int, Callable[[bytes, int], SgReply]]:
        return {
            0x00: lambda _cdb, _room: sat.good(),  # TEST UNIT READY: libata answers it on its own
            0x03: lambda _cdb, room: sat.good(sat.fixed_sense(0, 0), room),  # REQUEST SENSE
            0x12: self._inquiry,
            0x1A: lambda cdb, room: self._mode_sense(cdb, room, short=True),
            0x1B: self._start_stop,
            0x25: self._read_capacity_10,
            0x35: self._synchronize_cache,
            0x5A: lambda cdb, room: self._mode_sense(cdb, room, short=False),
            0x9E: self._read_capacity_16,
        }

    def _inquiry(self, cdb: bytes, room: int) -> SgReply:
        wanted = self.vpd(cdb[2]) if cdb[1] & 1 else self.inquiry()
        if wanted is None:
            return sat.invalid_field(2)
        return sat.good(wanted, min(room, int.from_bytes(cdb[3:5], "big")))

    def _read_capacity_10(self, _: bytes, room: int) -> SgReply:
        last = min(sat.capacity_sectors(self.kernel_words) - 1, 0xFFFFFFFF)
        return sat.good(last.to_bytes(4, "big") + (512).to_bytes(4, "big"), room)

    def _read_capacity_16(self, cdb: bytes, room: int) -> SgReply:
        if cdb[1] & 0x1F != 0x10:
            return sat.invalid_field(1)
        last = sat.capacity_sectors(self.kernel_words) - 1
        # Word 106 bits 3:0: logical sectors per physical sector as a power of two.
        exponent = self.kernel_words[106] & 0xF if self.kernel_words[106] & 0xE000 == 0x6000 else 0
        answer = last.to_bytes(8, "big") + (512).to_bytes(4, "big") + bytes((0, exponent))
        return sat.good(answer.ljust(32, b"\0"), room)

    def _mode_sense(self, cdb: bytes, room: int, *, short: bool) -> SgReply:
        if cdb[2] & 0x3F not in (0x08, 0x3F):
            return sat.invalid_field(2)
        page = sat.caching_page(self.kernel_words)
        head = bytes((3 + len(page), 0, 0, 0)) if short else (6 + len(page)).to_bytes(2, "big") + bytes(6)
        return sat.good(head + page, room)

    def _start_stop(self, cdb: bytes, _: int) -> SgReply:
        """Start with a read (libata sends READ VERIFY), stop with STANDBY IMMEDIATE."""
        if cdb[4] & 1:
            self.media_access()
        else:
            self.execute(TaskFile(STANDBY_IMMEDIATE))
        return sat.good()

    def _synchronize_cache(self, _cdb: bytes, _room: int) -> SgReply:
        self.execute(TaskFile(FLUSH_CACHE))
        return sat.good()
