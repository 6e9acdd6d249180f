"""Which data may go to a drive at all: the part of `drive_commands.command_table` that is about data.

Everything that this program can change with data stands here by its form. One number in an SCT key page makes the
difference between limiting error recovery and overwriting the whole drive. So nobody can pass that number in where
the page is built (`disktune_helper.transport.sct`), and a page with another one goes no further than here.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.protocol import Level
from disktune_contract.record import record
from disktune_contract.settings.access import ModeField

SCT_COMMAND = bytes.fromhex("85 0A 26 00 D6 00 01 00 E0 00 4F 00 C2 40 B0 00")
"""ATA PASS-THROUGH (16), PIO data-out, registers wanted: SMART WRITE LOG of one block to log E0h (ACS-4)."""

SCT_ERROR_RECOVERY = 3
"""Action code of an SCT key page (ACS-4). 2 would be Write Same, which overwrites the drive."""

SCT_PAGE_BYTES = 512

SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES = 5, 1, 2
"""Action code, function code and number of the table with the history of temperatures (ACS-4)."""

SELECTIVE_COMMAND = bytes.fromhex("85 0A 26 00 D6 00 01 00 09 00 4F 00 C2 40 B0 00")
"""The same for log 09h: which blocks the next selective self-test reads."""

_SPANS_TO_BE_EMPTY = (slice(18, 338), slice(492, 504))
"""Of that log: the other four ranges, what is reserved, and the flags, of which one would add a scan of the rest.

What lies between and behind them is the vendor's own, and the delay after power-on; it goes back as it was read.
"""


@record
class DataRow:
    """A form of outgoing data with its command."""

    what: str
    level: Level
    admits: Callable[[bytes, bytes], bool]


def level(cdb: bytes, data: bytes) -> int:
    """Return the level of a command with this data, 0 if it may not carry it."""
    return next((row.level for row in ROWS if row.admits(cdb, data)), 0)


def _sct_sets(cdb: bytes, data: bytes) -> bool:
    """Set (1) the current limit of reading (1) or writing (2), which goes to the last of the four numbers."""
    return _sct(cdb, data)[:2] == (SCT_ERROR_RECOVERY, 1)


def _sct_reads(cdb: bytes, data: bytes) -> bool:
    """Have the history of temperatures be put into log E1h, which takes nothing but this page to name it."""
    return _sct(cdb, data) == (SCT_DATA_TABLE, SCT_READ_TABLE, SCT_TEMPERATURES, 0)


def _selects(cdb: bytes, data: bytes) -> bool:
    """Name one range of blocks that a selective self-test reads."""
    if cdb != SELECTIVE_COMMAND or len(data) != SCT_PAGE_BYTES or data[:2] != b"\1\0":
        return False
    first, last = struct.unpack_from("<QQ", data, 2)
    return first <= last and not any(any(data[part]) for part in _SPANS_TO_BE_EMPTY) and not sum(data) % 256


def _sct_asks(cdb: bytes, data: bytes) -> bool:
    """Ask (2) for it; SCT asks by data, too."""
    action, function, _, limit = _sct(cdb, data)
    return (action, function, limit) == (SCT_ERROR_RECOVERY, 2, 0)


def _sct(cdb: bytes, data: bytes) -> tuple[int, int, int, int]:
    """Return action, function, selection and limit of an SCT page with nothing else in it, zeros for any other."""
    if cdb != SCT_COMMAND or len(data) != SCT_PAGE_BYTES or any(data[8:]):
        return 0, 0, 0, 0
    action, function, selection, limit = struct.unpack("<4H", data[:8])
    return (action, function, selection, limit) if selection in (1, 2) else (0, 0, 0, 0)


MODE_PAGES = frozenset({s.access.page for s in SETTINGS if isinstance(s.access, ModeField)})
"""Every mode page that this program can send."""

_MODE_HEADER_BYTES = 8


def _mode_page(cdb: bytes, data: bytes) -> bool:
    """MODE SELECT (10) of one page of the catalogue: PF set, SP clear, so that the drive does not save it.

    An empty header: no block descriptor, which could change the size of the medium or of its sectors.
    """
    header, page = data[:_MODE_HEADER_BYTES], data[_MODE_HEADER_BYTES:]
    if len(page) < 2 or any(header) or page[0] not in MODE_PAGES or page[1] != len(page) - 2:
        return False
    return cdb == bytes.fromhex("55 10 00 00 00 00 00") + len(data).to_bytes(2, "big") + b"\0"


ROWS = (
    DataRow("SCT Error Recovery Control", Level.LOOK, _sct_asks),
    DataRow("SCT Error Recovery Control", Level.CHANGE, _sct_sets),
    DataRow("SCT Data Table, temperatures", Level.LOOK, _sct_reads),
    DataRow("SMART WRITE LOG, range of a selective self-test", Level.CHANGE, _selects),
    DataRow("MODE SELECT (10)", Level.CHANGE, _mode_page),
)
"""All of it."""
