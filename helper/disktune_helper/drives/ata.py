"""ATA commands over SCSI: the few that this program sends, each by name; SCT for error recovery and
temperatures.

Every one goes as ATA PASS-THROUGH (16), opcode 85h. The 12-byte form, A1h, is the BLANK command of optical drives
and is never used. Layout: SAT-4 (T10/BSR INCITS 491), ATA PASS-THROUGH; sources of the commands: ACS-4.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from enum import IntEnum

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import SMART, SMART_SIGNATURE, RecoverySide
from disktune_helper.decode import fields, sense
from disktune_helper.decode.sense import AtaRegisters, CommandVerdict
from disktune_helper.system.drive_commands.command_table import (
    SCT_COMMAND,
    SCT_DATA_TABLE,
    SCT_ERROR_RECOVERY,
    SCT_PAGE_BYTES,
    SCT_READ_TABLE,
    SCT_TEMPERATURES,
)
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import Node

# -- ATA commands over SCSI: the few that this program sends, each by name ---------------------------------

CHECK_POWER_MODE = 0xE5
FLUSH_CACHE = 0xE7
FLUSH_CACHE_EXT = 0xEA
IDENTIFY_DEVICE = 0xEC
IDLE = 0xE3
READ_LOG_EXT = 0x2F
SMART_READ_DATA, SMART_READ_THRESHOLDS = 0xD0, 0xD1
SET_FEATURES = 0xEF
STANDBY = 0xE2

FLUSH_TIMEOUT_MS = 60_000
"""hdparm's limit for FLUSH CACHE: a full cache of a slow drive takes that long."""

PASS_THROUGH_16 = 0x85
_NON_DATA, _PIO_IN = 3 << 1, 4 << 1
_CK_COND = 0x20
_FROM_DEVICE_BLOCKS_IN_COUNT = 0x0E
_LBA_MODE = 0x40
BLOCK_BYTES = 512
"""What one block of data has, whatever the drive's sectors have."""

_DRDY = 0x40
"""STATUS bit 6, device ready."""

_FAULTS = {
    CommandVerdict.REJECTED: Fault.REFUSED_BY_DRIVE,
    CommandVerdict.REFUSED_BELOW: Fault.NOT_SUPPORTED,
    CommandVerdict.LOCKED: Fault.REFUSED_BY_DRIVE,
    CommandVerdict.TRANSPORT: Fault.IO_ERROR,
}


def identify_device(node: Node) -> tuple[int, ...]:
    """Return the 256 words of IDENTIFY DEVICE, asked for now. Does not spin up a drive in standby.

    Raises `Refusal` if the drive, or what is in front of it, does not answer.
    """
    data = read(node, IDENTIFY_DEVICE)
    if not any(data):
        # Some bridges answer GOOD and deliver nothing; an all-zero page is not a drive.
        why = Sentence("{drive} sent an empty page.", drive=node.name)
        raise Refusal(Fault.NOT_SUPPORTED, why)
    return fields.from_bytes(data)


def read_log(node: Node, address: int, page: int) -> bytes:
    """Return one page, 512 bytes, of a general purpose log; raises `Refusal` if the drive does not give it."""
    return read(node, READ_LOG_EXT, lba=page << 8 | address, extend=True)


def read(node: Node, command: int, feature: int = 0, *, lba: int = 0, extend: bool = False) -> bytes:
    """Return the 512 bytes that a command brings, a 48-bit one if *extend*; raises `Refusal` if there are none."""
    cdb = _cdb(_PIO_IN | extend, _FROM_DEVICE_BLOCKS_IN_COUNT, command, feature, count=1, lba=lba)
    try:
        reply = node.sg_io(cdb, reply_bytes=BLOCK_BYTES)
    except OSError as error:
        raise refusal(error, node.name) from None
    outcome = sense.ata_result(reply.status, reply.host_status, reply.sense, registers_wanted=False)
    if outcome.verdict is not CommandVerdict.OK:
        raise Refusal(_FAULTS.get(outcome.verdict, Fault.IO_ERROR), outcome.why)
    if len(reply.data) != BLOCK_BYTES:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("{drive} sent an empty page.", drive=node.name))
    return reply.data


def check_power_mode(node: Node) -> PowerMode:
    """Return the power state; asking does not wake the drive. UNKNOWN when the answer did not come through."""
    try:
        registers = send(node, CHECK_POWER_MODE)
    except Refusal:
        return PowerMode.UNKNOWN
    # A bridge that makes up registers leaves them zero, and zero would read as standby; a drive always sets DRDY.
    if registers is None or not registers.status & _DRDY:
        return PowerMode.UNKNOWN
    return sense.power_mode(registers.count)


def set_features(node: Node, subcommand: int, count: int = 0) -> None:
    """Send SET FEATURES; raises `Refusal` if it was refused. An unclear outcome is left to the read-back."""
    send(node, SET_FEATURES, feature=subcommand, count=count)


def flush_cache(node: Node, *, extended: bool) -> None:
    """Let the drive write out its cache; raises `Refusal` if it could not.

    *extended* is for drives of 48-bit addresses, whose FLUSH CACHE EXT is a 48-bit command (ACS-4).
    """
    send(node, FLUSH_CACHE_EXT if extended else FLUSH_CACHE, timeout_ms=FLUSH_TIMEOUT_MS, extend=extended)


def has_flush_ext(words: Sequence[int]) -> bool:
    """Return whether FLUSH CACHE EXT exists: hdparm's test of word 83 (both flush commands, word valid)."""
    return len(words) > 83 and words[83] & 0xE000 == 0x6000


def send(
    node: Node,
    command: int,
    feature: int = 0,
    count: int = 0,
    timeout_ms: int = 20_000,
    *,
    lba: int = 0,
    extend: bool = False,
) -> AtaRegisters | None:
    """Send a command without data, a 48-bit one if *extend*, and return the registers the drive answered with.

    None means that the layer below dropped the registers, so that success is not known: read back. Raises
    `Refusal` if the command was refused or the drive is gone.
    """
    return send_cdb(node, _cdb(_NON_DATA | extend, _CK_COND, command, feature, count, lba), timeout_ms)


def send_cdb(node: Node, cdb: bytes, timeout_ms: int = 20_000, outgoing: bytes = b"") -> AtaRegisters | None:
    """Send an ATA PASS-THROUGH that asks for the registers, with *outgoing* data; otherwise as `send`."""
    try:
        reply = node.sg_io(cdb, timeout_ms=timeout_ms, outgoing=outgoing)
    except OSError as error:
        raise refusal(error, node.name) from None
    outcome = sense.ata_result(reply.status, reply.host_status, reply.sense, registers_wanted=True)
    if outcome.verdict in _FAULTS:
        raise Refusal(_FAULTS[outcome.verdict], outcome.why)
    return outcome.registers


def _cdb(protocol: int, flags: int, command: int, feature: int = 0, count: int = 0, lba: int = 0) -> bytes:
    """Return ATA PASS-THROUGH (16). Bit 0 of *protocol* is EXTEND, a 48-bit command; *lba* has 28 bits."""
    low, middle, high, top = lba.to_bytes(4, "little")
    return bytes(
        (
            *(PASS_THROUGH_16, protocol, flags, 0, feature, 0, count),
            *(0, low, 0, middle, 0, high),
            *(_LBA_MODE | top, command, 0),
        )
    )


# -- SCT: the time limit of error recovery, and recorded temperatures --------------------------------------
#
# An SCT command is a page written to log E0h whose first number selects the action; number 2 would overwrite the
# whole drive. No function here takes that number: the one that builds the page writes it from a constant, and
# what leaves the program is checked once more by `disktune_helper.system.drive_commands.command_table`.
#
# Sources: ACS-4 (T13/BSR INCITS 529), SCT; smartmontools atacmds.cpp for what drives really answer.

LOG, DATA_LOG = 0xE0, 0xE1
READ_LOG = 0xD5
"""SMART READ LOG."""

_BUSY = 0xFFFF
_SENT = (0x01, LOG)
"""COUNT and LBA 7:0 of the command itself: a bridge that gives those back has not passed on the drive's."""


class Function(IntEnum):
    """What is done with a limit (ACS-4). The limits after power-on, 3 to 5, are left alone."""

    SET = 1
    ASK = 2


@record
class SctStatus:
    """The part of the SCT status page that matters here; ``least`` is in 1/10 s, 0 if not reported."""

    extended: int
    action: int
    function: int
    least: int


def status(node: Node) -> SctStatus:
    """Return how the drive's last SCT command went; raises `Refusal` if it does not report that."""
    page = status_page(node)
    extended, action, function = struct.unpack_from("<3H", page, 14)
    (least,) = struct.unpack_from("<H", page, 216)
    return SctStatus(extended, action, function, least)


def status_page(node: Node) -> bytes:
    """Return the SCT status, 512 bytes; raises `Refusal` if the drive does not give it."""
    return read(node, SMART, feature=READ_LOG, lba=SMART_SIGNATURE | LOG)


def temperature_table(node: Node) -> bytes:
    """Return the history of temperatures, 512 bytes; raises `Refusal` if the drive does not give it."""
    words = struct.pack("<4H", SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES, 0)
    _command(node, words.ljust(SCT_PAGE_BYTES, b"\0"))
    return read(node, SMART, feature=READ_LOG, lba=SMART_SIGNATURE | DATA_LOG)


def limit(node: Node, side: RecoverySide) -> int | None:
    """Return the limit in force, in tenths of a second, 0 for none; None if the answer did not come through."""
    registers = _command(node, _page(Function.ASK, side))
    if registers is None or (registers.count & 0xFF, registers.lba & 0xFF) == _SENT:
        return None
    return registers.count & 0xFF | (registers.lba & 0xFF) << 8


def set_limit(node: Node, side: RecoverySide, tenths: int) -> None:
    """Set the limit in force until the drive loses power; raises `Refusal` if the drive did not take it."""
    _command(node, _page(Function.SET, side, tenths))
    after = status(node)
    if (after.action, after.function) == (SCT_ERROR_RECOVERY, Function.SET) and after.extended:
        code = f"{after.extended:04X}h"
        why = Sentence("The drive rejected the command (SCT status {code}).", code=code)
        raise Refusal(Fault.REFUSED_BY_DRIVE, why)


def _page(function: Function, side: RecoverySide, tenths: int = 0) -> bytes:
    words = struct.pack("<4H", SCT_ERROR_RECOVERY, function, side, tenths)
    return words.ljust(SCT_PAGE_BYTES, b"\0")


def _command(node: Node, page: bytes) -> AtaRegisters | None:
    if status(node).extended == _BUSY:
        raise Refusal(Fault.BUSY, Sentence("The drive is busy with another SCT command."))
    return send_cdb(node, SCT_COMMAND, outgoing=page)
