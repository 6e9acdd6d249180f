"""Power conditions: those of SCSI disks, gone to and asked for; extended ones of ATA drives, their log and
timers.

Sources: ACS-4 (T13/BSR INCITS 529) Power Conditions log (08h) and SET FEATURES 4Ah;
opensea-transport ata_helper.h.
"""

from __future__ import annotations

import struct

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import Condition
from disktune_helper.decode import sense
from disktune_helper.decode.sense import SenseCodes
from disktune_helper.drives import ata
from disktune_helper.drives.mode_pages import check, send
from disktune_helper.system.ports import Node

# -- power conditions of SCSI and SAS disks: setting and reading -------------------------------------------
#
# START STOP UNIT is sent with a power condition alone: a disk in standby serves the next request after it has
# started on its own, while one that was stopped (START = 0) would fail every request until it is started.
#
# Sources: SBC-4, START STOP UNIT; sg_start(8) of sg3-utils; Linux drivers/scsi/sense_codes.h for REQUEST SENSE.

PAGE = 0x1A
"""The power condition mode page: a disk that has it has the conditions."""

REQUEST_SENSE, START_STOP_UNIT = 0x03, 0x1B
_ROOM = 252

_NO_SENSE, _LOW_POWER = 0x00, 0x5E
SELF_TEST_RUNS = (0x04, 0x09)
"""ASC and ASCQ: LOGICAL UNIT NOT READY, SELF-TEST IN PROGRESS. Only a disk that is running reports this."""
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
    check(reply, found, Sentence("The drive rejected this"))


def mode(node: Node) -> PowerMode:
    """Return the power condition; the question wakes no disk. UNKNOWN if the answer does not give it."""
    return mode_in(request_sense(node))


def request_sense(node: Node) -> SenseCodes | None:
    """Return the sense data of the disk, None if there are none; raises `Refusal`."""
    reply, _ = send(node, bytes((REQUEST_SENSE, 0, 0, 0, _ROOM, 0)), reply_bytes=_ROOM)
    return sense.codes(reply.data)


def self_test_progress(node: Node) -> int | None:
    """Return how far a self-test has come, in 65,536ths; None if none runs, or the disk does not report it.

    Raises `Refusal`.
    """
    reply, _ = send(node, bytes((REQUEST_SENSE, 0, 0, 0, _ROOM, 0)), reply_bytes=_ROOM)
    found = sense.codes(reply.data)
    return sense.progress(reply.data) if found and (found.asc, found.ascq) == SELF_TEST_RUNS else None


def mode_in(found: SenseCodes | None) -> PowerMode:
    """Return the power condition in sense data."""
    if found is None:
        return PowerMode.UNKNOWN
    if (found.key, found.asc) == (_NO_SENSE, 0) or (found.asc, found.ascq) == SELF_TEST_RUNS:
        return PowerMode.ACTIVE_OR_IDLE
    return _MODES.get(found.ascq, PowerMode.UNKNOWN) if found.asc == _LOW_POWER else PowerMode.UNKNOWN


# -- extended power conditions of an ATA drive: log and timers ---------------------------------------------

LOG = 0x08
SUBCOMMAND = 0x4A

_PLACES = {
    # Page of the log, and offset in it.
    Condition.IDLE_A: (0, 0),
    Condition.IDLE_B: (0, 64),
    Condition.IDLE_C: (0, 128),
    Condition.STANDBY_Y: (1, 384),
    Condition.STANDBY_Z: (1, 448),
}

_SET_TIMER, _SET_STATE = 0x2, 0x3
_ENABLE = 1 << 5
_MINUTES = 1 << 7
_TENTHS_A_MINUTE = 600
_GREATEST = 0xFFFF
"""The timer has 16 bits, LBA 23:8, in tenths of a second or in minutes."""


@record
class Descriptor:
    """One power condition. Times are in tenths of a second; 0 is a timer that is switched off."""

    current: int
    default: int
    changeable: bool
    minimum: int
    maximum: int

    def admits(self, tenths: int) -> bool:
        """Return whether the drive takes this time. A limit of zero means that it is not reported."""
        return self.minimum <= tenths and (not self.maximum or tenths <= self.maximum)


def read(node: Node) -> dict[Condition, Descriptor]:
    """Return the power conditions that the drive has; raises `Refusal` if it does not report them.

    A drive in standby may have to start for this: ask only one that is awake.
    """
    pages = [ata.read_log(node, LOG, page) for page in (0, 1)]
    found = {}
    for condition, (page, offset) in _PLACES.items():
        flags, default, current, least, most = struct.unpack_from("<xB2xI4xI4xII", pages[page], offset)
        if flags & 1 << 7:
            found[condition] = Descriptor(
                current=current if flags & 1 << 2 else 0,
                default=default if flags & 1 << 4 else 0,
                changeable=bool(flags & 1 << 5),
                minimum=least,
                maximum=most,
            )
    if not found:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("The drive reports no power conditions."))
    return found


def set_timer(node: Node, condition: Condition, tenths: int) -> None:
    """Set the timer and switch it on, or switch it off (0). Never saved: bit 4 of the LBA stays 0.

    What is longer than 16 bits of tenths of a second goes in minutes, rounded up.
    """
    if tenths == 0:
        lba = _SET_STATE
    elif tenths <= _GREATEST:
        lba = tenths << 8 | _ENABLE | _SET_TIMER
    else:
        lba = min(-(-tenths // _TENTHS_A_MINUTE), _GREATEST) << 8 | _MINUTES | _ENABLE | _SET_TIMER
    ata.send(node, ata.SET_FEATURES, feature=SUBCOMMAND, count=condition, lba=lba)
