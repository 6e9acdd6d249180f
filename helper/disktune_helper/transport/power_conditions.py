"""Extended power conditions of an ATA drive: its log of them, and the subcommand that sets their timers.

Sources: ACS-4 (T13/BSR INCITS 529) Power Conditions log (08h) and SET FEATURES 4Ah;
opensea-transport ata_helper.h.
"""

from __future__ import annotations

import struct

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import Condition
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata

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
        """Return whether the drive takes this time. A limit of zero is one that it does not tell."""
        return self.minimum <= tenths and (not self.maximum or tenths <= self.maximum)


def read(node: Node) -> dict[Condition, Descriptor]:
    """Return the power conditions that the drive has; raises `Refusal` if it does not tell.

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
