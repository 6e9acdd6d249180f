"""What a SCSI disk reports of itself beyond mode and log pages: its grown defects, and what INQUIRY says of tests.

Sources: SBC-4 READ DEFECT DATA (10) and (12); SPC-5 INQUIRY; smartmontools scsiprint.cpp
(scsiPrintGrownDefectListLen) for the order of the questions.
"""

from __future__ import annotations

from disktune_contract.sentence import Sentence
from disktune_helper.decode import scsi
from disktune_helper.system.ports import Node
from disktune_helper.transport import mode_pages

INQUIRY, READ_DEFECT_DATA_10, READ_DEFECT_DATA_12 = 0x12, 0x37, 0xB7

_GROWN_IN_BYTES_FROM_INDEX = 1 << 3 | 0b100
_ILLEGAL_REQUEST, _NO_SUCH_COMMAND, _NO_LIST = 0x5, 0x20, 0x1C
"""A sense key, and additional sense codes: INVALID COMMAND OPERATION CODE, DEFECT LIST NOT FOUND."""
_VPD_ROOM = 64


def grown_defects(node: Node) -> int | None:
    """Return how many elements the grown defect list has; None if the disk has none or does not say.

    Only the header of the list is asked for. A disk may read it from the medium, so one that sleeps is not to be
    asked. Raises `Refusal`.
    """
    cdb = bytes((READ_DEFECT_DATA_12, _GROWN_IN_BYTES_FROM_INDEX, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0))
    reply, found = mode_pages.send(node, cdb, reply_bytes=8)
    if found is not None and (found.key, found.asc) == (_ILLEGAL_REQUEST, _NO_SUCH_COMMAND):
        cdb = bytes((READ_DEFECT_DATA_10, 0, _GROWN_IN_BYTES_FROM_INDEX, 0, 0, 0, 0, 0, 4, 0))
        reply, found = mode_pages.send(node, cdb, reply_bytes=4)
    if found is not None and found.asc == _NO_LIST:
        return None
    mode_pages.check(reply, found, Sentence("The drive does not return its defects"))
    return scsi.grown_defects(reply.data)


def extended_self_test_minutes(node: Node) -> int | None:
    """Return how long an extended self-test takes by VPD page 86h; None if the disk does not say.

    INQUIRY wakes no disk. Raises `Refusal`.
    """
    cdb = bytes((INQUIRY, 1, scsi.EXTENDED_INQUIRY, 0, _VPD_ROOM, 0))
    reply, found = mode_pages.send(node, cdb, reply_bytes=_VPD_ROOM)
    mode_pages.check(reply, found, Sentence("The drive does not return this page"))
    return scsi.extended_self_test_minutes(reply.data)
