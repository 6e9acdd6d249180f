"""MODE SENSE (10) and MODE SELECT (10), one page at a time; and what a SCSI disk reports of defects and tests.

Sources: SPC-5 (T10/BSR INCITS 502) 6.13, 6.15 and 7.5; drivers/scsi/sd.c of Linux 6.12 for what to clear in a page
before it is sent back. The six-byte forms are for devices that have no others, and are not needed for disks of
this century.
"""

from __future__ import annotations

from enum import IntEnum

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import PageField
from disktune_helper.decode import scsi, sense
from disktune_helper.decode.sense import SenseCodes
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import Node

# -- MODE SENSE (10) and MODE SELECT (10): one mode page at a time -----------------------------------------

MODE_SELECT_10, MODE_SENSE_10, LOG_SENSE = 0x55, 0x5A, 0x4D
PAGE_FORMAT = 0x10
"""PF: what follows the header are mode pages as SPC has them. SP, bit 0 of the same byte, would save them."""

HEADER_BYTES = 8
_ROOM = 252
"""For the answer: header, block descriptor and the longest page there is here, in the usual length."""

_GOOD, _CHECK_CONDITION = 0x00, 0x02
_NO_SENSE, _RECOVERED, _NOT_READY, _ILLEGAL_REQUEST, _UNIT_ATTENTION = 0x0, 0x1, 0x2, 0x5, 0x6
_NO_SUCH_COMMAND, _INVALID_FIELD_IN_CDB = 0x20, 0x24


class Control(IntEnum):
    """PC: which values of a page are asked for."""

    CURRENT = 0
    CHANGEABLE = 1
    """A mask: the bits that MODE SELECT may change are 1."""
    DEFAULT = 2
    SAVED = 3


def mode_sense(node: Node, page: int, control: Control) -> bytes | None:
    """Return a mode page from its first byte on, None if the drive has no such page or values.

    Raises `Refusal` for every other failure.
    """
    cdb = bytes((MODE_SENSE_10, 0, control << 6 | page, 0, 0, 0, 0, _ROOM >> 8, _ROOM & 0xFF, 0))
    reply, found = send(node, cdb, reply_bytes=_ROOM)
    if found and found.key == _ILLEGAL_REQUEST and found.asc in (_NO_SUCH_COMMAND, _INVALID_FIELD_IN_CDB):
        return None
    check(reply, found, Sentence("The drive does not report this"))
    return _page(reply.data, page)


def mode_select(node: Node, page: bytes) -> None:
    """Send a mode page back, until the drive is next reset; raises `Refusal`. Values may be rounded: read back.

    In a page that goes to the drive the PS bit is reserved, and so are the mode data length and the bits for write
    protection and DPO/FUA in the header: all of them are 0.
    """
    data = bytes(HEADER_BYTES) + bytes((page[0] & 0x3F,)) + page[1:]
    cdb = bytes((MODE_SELECT_10, PAGE_FORMAT, 0, 0, 0, 0, 0, len(data) >> 8, len(data) & 0xFF, 0))
    reply, found = send(node, cdb, outgoing=data)
    check(reply, found, Sentence("The drive rejected this"))


# -- fields of a page --------------------------------------------------------------------------------------


def get_field(page: bytes, field: PageField) -> int | None:
    """Return a field, None if the page ends before it."""
    if len(page) < field.byte + field.bytes:
        return None
    number = int.from_bytes(page[field.byte : field.byte + field.bytes], "big")
    return number >> field.lsb & (1 << field.bits) - 1


def with_field(page: bytes, field: PageField, number: int) -> bytes:
    """Return the page with another number in a field inside it; the number fits."""
    end = field.byte + field.bytes
    mask = (1 << field.bits) - 1 << field.lsb
    before = int.from_bytes(page[field.byte : end], "big")
    return page[: field.byte] + (before & ~mask | number << field.lsb).to_bytes(field.bytes, "big") + page[end:]


# -- the command -------------------------------------------------------------------------------------------


def send(
    node: Node, cdb: bytes, reply_bytes: int = 0, outgoing: bytes = b"", timeout_ms: int = 20_000
) -> tuple[SgReply, SenseCodes | None]:
    """Send a command; one that only met the notice of a reset or a changed page is sent again."""
    for last in (False, True):
        try:
            reply = node.sg_io(cdb, reply_bytes, timeout_ms, outgoing)
        except OSError as error:
            raise refusal(error, node.name) from None
        found = sense.codes(reply.sense) if reply.status == _CHECK_CONDITION else None
        if last or found is None or found.key != _UNIT_ATTENTION:
            break
    return reply, found


def check(reply: SgReply, found: SenseCodes | None, why: str) -> None:
    """Raise `Refusal` unless the command succeeded, or nearly: rounding is reported as a recovered error."""
    if reply.host_status or reply.status not in (_GOOD, _CHECK_CONDITION):
        raise Refusal(Fault.IO_ERROR, Sentence("{why}: the command was lost in transit.", why=why))
    if reply.status == _GOOD or (found and found.key in (_NO_SENSE, _RECOVERED)):
        return
    if found and found.key == _NOT_READY:
        raise Refusal(Fault.REFUSED_BY_DRIVE, Sentence("{why}: the drive is not ready.", why=why))
    if found is None:
        raise Refusal(Fault.REFUSED_BY_DRIVE, Sentence("{why} (no sense data).", why=why))
    codes = f"{found.key:X}h/{found.asc:02X}h/{found.ascq:02X}h"
    raise Refusal(Fault.REFUSED_BY_DRIVE, Sentence("{why} (sense {codes}).", why=why, codes=codes))


def _page(data: bytes, page: int) -> bytes:
    """Return the page behind the header and the block descriptors; raises `Refusal` if it is not there."""
    at = HEADER_BYTES + int.from_bytes(data[6:8], "big")
    found = data[at : at + 2 + data[at + 1]] if len(data) > at + 1 else b""
    # Bit 6 is SPF: a subpage, whose header is longer. Some bridges answer every question with page 0.
    if not found or found[0] & 0x7F != page or len(found) < 2 + found[1]:
        why = Sentence("The drive sent another page.")
        raise Refusal(Fault.REFUSED_BY_DRIVE, why)
    return found


# -- grown defects, and the duration of self-tests by INQUIRY ----------------------------------------------
#
# Sources: SBC-4 READ DEFECT DATA (10) and (12); SPC-5 INQUIRY; smartmontools scsiprint.cpp
# (scsiPrintGrownDefectListLen) for the order of the questions.

INQUIRY, READ_DEFECT_DATA_10, READ_DEFECT_DATA_12 = 0x12, 0x37, 0xB7

_GROWN_IN_BYTES_FROM_INDEX = 1 << 3 | 0b100
_SCSI_REPORTS_ILLEGAL_REQUEST, _SCSI_REPORTS_NO_SUCH_COMMAND, _NO_LIST = 0x5, 0x20, 0x1C
"""A sense key, and additional sense codes: INVALID COMMAND OPERATION CODE, DEFECT LIST NOT FOUND."""
_VPD_ROOM = 64


def grown_defects(node: Node) -> int | None:
    """Return how many elements the grown defect list has; None if the disk has none or does not report it.

    Only the header of the list is asked for. A disk may read it from the medium, so one that sleeps is not to be
    asked. Raises `Refusal`.
    """
    cdb = bytes((READ_DEFECT_DATA_12, _GROWN_IN_BYTES_FROM_INDEX, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0))
    reply, found = send(node, cdb, reply_bytes=8)
    if found is not None and (found.key, found.asc) == (
        _SCSI_REPORTS_ILLEGAL_REQUEST,
        _SCSI_REPORTS_NO_SUCH_COMMAND,
    ):
        cdb = bytes((READ_DEFECT_DATA_10, 0, _GROWN_IN_BYTES_FROM_INDEX, 0, 0, 0, 0, 0, 4, 0))
        reply, found = send(node, cdb, reply_bytes=4)
    if found is not None and found.asc == _NO_LIST:
        return None
    check(reply, found, Sentence("The drive does not report this"))
    return scsi.grown_defects(reply.data)


def extended_self_test_minutes(node: Node) -> int | None:
    """Return how long an extended self-test takes by VPD page 86h; None if the disk does not report it.

    INQUIRY wakes no disk. Raises `Refusal`.
    """
    cdb = bytes((INQUIRY, 1, scsi.EXTENDED_INQUIRY, 0, _VPD_ROOM, 0))
    reply, found = send(node, cdb, reply_bytes=_VPD_ROOM)
    check(reply, found, Sentence("The drive does not report this"))
    return scsi.extended_self_test_minutes(reply.data)
