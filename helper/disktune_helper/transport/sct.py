"""SCT: how long a drive may try before it gives up on a sector, and which temperatures it has recorded.

An SCT command is a page written to log E0h whose first number says what to do; number 2 would overwrite the whole
drive. No function here takes that number: the one that builds the page writes it from a constant, and what leaves
the program is looked at once more by `disktune_helper.system.drive_commands.outgoing`.

Sources: ACS-4 (T13/BSR INCITS 529), SCT; smartmontools atacmds.cpp for what drives really answer.
"""

from __future__ import annotations

import struct
from enum import IntEnum

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import SMART, SMART_SIGNATURE, RecoverySide
from disktune_helper.decode.sense import AtaRegisters
from disktune_helper.system.drive_commands.outgoing import (
    SCT_COMMAND,
    SCT_DATA_TABLE,
    SCT_ERROR_RECOVERY,
    SCT_PAGE_BYTES,
    SCT_READ_TABLE,
    SCT_TEMPERATURES,
)
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata

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
    """The part of the SCT status page that matters here; ``least`` is in tenths of a second, 0 if not told."""

    extended: int
    action: int
    function: int
    least: int


def status(node: Node) -> SctStatus:
    """Return how the drive's last SCT command went; raises `Refusal` if it does not tell."""
    page = status_page(node)
    extended, action, function = struct.unpack_from("<3H", page, 14)
    (least,) = struct.unpack_from("<H", page, 216)
    return SctStatus(extended, action, function, least)


def status_page(node: Node) -> bytes:
    """Return the SCT status, 512 bytes; raises `Refusal` if the drive does not give it."""
    return ata.read(node, SMART, feature=READ_LOG, lba=SMART_SIGNATURE | LOG)


def temperature_table(node: Node) -> bytes:
    """Return the history of temperatures, 512 bytes; raises `Refusal` if the drive does not give it."""
    words = struct.pack("<4H", SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES, 0)
    _command(node, words.ljust(SCT_PAGE_BYTES, b"\0"))
    return ata.read(node, SMART, feature=READ_LOG, lba=SMART_SIGNATURE | DATA_LOG)


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
        raise Refusal(Fault.BUSY, Sentence("The drive is still busy with another SCT command."))
    return ata.send_cdb(node, SCT_COMMAND, outgoing=page)
