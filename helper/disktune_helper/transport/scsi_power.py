"""Power conditions of SCSI and SAS disks: going to one, and asking which one it is.

START STOP UNIT is sent with a power condition alone: a disk in standby serves the next request after it has
started by itself, while one that was stopped (START = 0) would fail every request until somebody starts it.

Sources: SBC-4, START STOP UNIT; sg_start(8) of sg3-utils; Linux drivers/scsi/sense_codes.h for REQUEST SENSE.
"""

from __future__ import annotations

from disktune_contract.drives.power import PowerMode
from disktune_contract.sentence import Sentence
from disktune_helper.decode import sense
from disktune_helper.decode.sense import SenseCodes
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata
from disktune_helper.transport.mode_pages import check, send

PAGE = 0x1A
"""The power condition mode page: a disk that has it has the conditions."""

REQUEST_SENSE, START_STOP_UNIT = 0x03, 0x1B
_ROOM = 252

_NO_SENSE, _LOW_POWER = 0x00, 0x5E
SELF_TEST_RUNS = (0x04, 0x09)
"""ASC and ASCQ: LOGICAL UNIT NOT READY, SELF-TEST IN PROGRESS. Only a disk that works says so."""
_MODES = {
    # ASCQ, for conditions entered by a timer and by a command.
    **dict.fromkeys((0x01, 0x03), PowerMode.IDLE),
    **dict.fromkeys((0x05, 0x06), PowerMode.IDLE_B),
    **dict.fromkeys((0x07, 0x08), PowerMode.IDLE_C),
    **dict.fromkeys((0x02, 0x04), PowerMode.STANDBY),
    **dict.fromkeys((0x09, 0x0A), PowerMode.STANDBY_Y),
}


def go_to(node: Node, condition: int) -> None:
    """Enter a power condition, and wait until the disk has; raises `Refusal`."""
    cdb = bytes((START_STOP_UNIT, 0, 0, 0, condition << 4, 0))
    # A disk writes out its cache before it stops its motor.
    reply, found = send(node, cdb, timeout_ms=ata.FLUSH_TIMEOUT_MS)
    check(reply, found, Sentence("The drive does not enter this power condition"))


def mode(node: Node) -> PowerMode:
    """Return the power condition; the question wakes no disk. UNKNOWN where the answer says something else."""
    return mode_in(request_sense(node))


def request_sense(node: Node) -> SenseCodes | None:
    """Return what the disk says when asked for sense data, None if that is nothing; raises `Refusal`."""
    reply, _ = send(node, bytes((REQUEST_SENSE, 0, 0, 0, _ROOM, 0)), reply_bytes=_ROOM)
    return sense.codes(reply.data)


def self_test_progress(node: Node) -> int | None:
    """Return how far a self-test has come, in 65,536ths; None if none runs, or the disk does not tell.

    Raises `Refusal`.
    """
    reply, _ = send(node, bytes((REQUEST_SENSE, 0, 0, 0, _ROOM, 0)), reply_bytes=_ROOM)
    found = sense.codes(reply.data)
    return sense.progress(reply.data) if found and (found.asc, found.ascq) == SELF_TEST_RUNS else None


def mode_in(found: SenseCodes | None) -> PowerMode:
    """Return the power condition that sense data tell."""
    if found is None:
        return PowerMode.UNKNOWN
    if (found.key, found.asc) == (_NO_SENSE, 0) or (found.asc, found.ascq) == SELF_TEST_RUNS:
        return PowerMode.ACTIVE_OR_IDLE
    return _MODES.get(found.ascq, PowerMode.UNKNOWN) if found.asc == _LOW_POWER else PowerMode.UNKNOWN
