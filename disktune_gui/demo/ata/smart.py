"""SMART attributes of the virtual ATA drive: the pages that it gives and the status that follows from them.

Layout: SFF-8035i revision 2; smartmontools atacmds.h (ata_smart_values, ata_smart_thresholds_pvt).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

from disktune_contract.identity.health import MOST_HOURS

READ_DATA, READ_THRESHOLDS, RETURN_STATUS = 0xD0, 0xD1, 0xDA
ASKED = (READ_DATA, READ_THRESHOLDS, RETURN_STATUS)
_GOOD, _EXCEEDED = 0xC24F00, 0x2CF400
_REVISION = 16
POWER_ON = 9
"""The attribute that counts hours."""
TEMPERATURE = 194


@dataclass
class Attribute:
    """One attribute as a maker may have it."""

    number: int
    flags: int
    value: int
    worst: int
    threshold: int
    raw: int


PRE_FAILURE, ONLINE, PERFORMANCE, ERROR_RATE, EVENTS, KEPT = (1 << bit for bit in range(6))


def disk() -> list[Attribute]:
    """Return the attributes of a hard disk of some age in good health."""
    return [
        Attribute(1, PRE_FAILURE | ONLINE | PERFORMANCE | ERROR_RATE | KEPT, 200, 200, 51, 0),
        Attribute(3, PRE_FAILURE | ONLINE | PERFORMANCE | KEPT, 176, 172, 21, 4175),
        Attribute(4, ONLINE | EVENTS | KEPT, 99, 99, 0, 1213),
        Attribute(5, PRE_FAILURE | ONLINE | EVENTS | KEPT, 200, 200, 140, 0),
        Attribute(9, ONLINE | EVENTS | KEPT, 74, 74, 0, 19042),
        Attribute(12, ONLINE | EVENTS | KEPT, 99, 99, 0, 1180),
        Attribute(193, ONLINE | EVENTS | KEPT, 169, 169, 0, 94310),
        Attribute(TEMPERATURE, ONLINE | KEPT, 113, 98, 0, 34),
        Attribute(197, ONLINE | EVENTS | KEPT, 200, 200, 0, 0),
        Attribute(198, EVENTS | KEPT, 100, 253, 0, 0),
        Attribute(199, ONLINE | EVENTS | KEPT, 200, 200, 0, 3),
    ]


_AGED = {
    # Old, with sectors that it cannot read: a caution by published statistics, while SMART still passes.
    # It counts its power-on time in minutes, as Maxtor's did.
    "sdc": {5: (199, 8), 9: (74, 19_042 * 60), 197: (200, 3), 198: (200, 3)},
    # At its own threshold: SMART predicts the failure.
    "sde": {5: (138, 1432), 197: (200, 0)},
}
"""Value and raw value of attributes by drive, where they are those of a drive that is not well."""


def of_demo(name: str) -> list[Attribute]:
    """Return those of a drive of the demo, by its kernel name."""
    found = disk()
    for one in found:
        value, raw = _AGED.get(name, {}).get(one.number, (one.value, one.raw))
        one.value, one.worst, one.raw = value, min(value, one.worst), raw
    return found


class Smart:
    """What a drive counts."""

    def __init__(self) -> None:
        self.attributes = disk()
        self.thermometer: Callable[[], int] | None = None
        """Returns the temperature in °C as it is now; else it is that of `TEMPERATURE` for ever."""
        self.describe: Callable[[bytearray], None] = lambda _page: None
        """Writes into the page of values what else the drive says there: of its self-tests."""

    @property
    def hours(self) -> int:
        """Power-on hours."""
        raw = next((one.raw for one in self.attributes if one.number == POWER_ON), 0)
        return raw // 60 if raw > MOST_HOURS else raw

    @property
    def passed(self) -> bool:
        """Whether no attribute that foretells a failure is at its threshold."""
        return not any(
            one.flags & PRE_FAILURE and one.threshold and one.value <= one.threshold for one in self.attributes
        )

    def answer(self, code: int) -> tuple[int, bytes]:
        """Return the LBA after one of the commands of `ASKED` (ACS-4), and the data that it brings."""
        if code == RETURN_STATUS:
            return _GOOD if self.passed else _EXCEEDED, b""
        return 0, self._data() if code == READ_DATA else self._thresholds()

    def _data(self) -> bytes:
        page = bytearray(512)
        struct.pack_into("<H", page, 0, _REVISION)
        for index, one in enumerate(self.attributes):
            at = 2 + 12 * index
            struct.pack_into("<BHBB", page, at, one.number, one.flags, one.value, one.worst)
            measured = self.thermometer if one.number == TEMPERATURE else None
            page[at + 5 : at + 11] = (one.raw if measured is None else measured()).to_bytes(6, "little")
        self.describe(page)
        return _summed(page)

    def _thresholds(self) -> bytes:
        page = bytearray(512)
        struct.pack_into("<H", page, 0, _REVISION)
        for index, one in enumerate(self.attributes):
            page[2 + 12 * index : 4 + 12 * index] = bytes((one.number, one.threshold))
        return _summed(page)


def _summed(page: bytearray) -> bytes:
    """Return the page with a last byte that makes all of them add up to 0."""
    page[511] = -sum(page[:511]) % 256
    return bytes(page)
