"""Which data may go to a drive at all: the part of `drive_commands.command_table` that is about data.

Everything that this program can change with data stands here by its form. One number in an SCT key page makes the
difference between limiting error recovery and overwriting the whole drive. So nobody can pass that number in where
the page is built (`disktune_helper.transport.sct`), and a page with another one goes no further than here.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.access import ModeField

SCT_COMMAND = bytes.fromhex("85 0A 26 00 D6 00 01 00 E0 00 4F 00 C2 40 B0 00")
"""ATA PASS-THROUGH (16), PIO data-out, registers wanted: SMART WRITE LOG of one block to log E0h (ACS-4)."""

SCT_ERROR_RECOVERY = 3
"""Action code of an SCT key page (ACS-4). 2 would be Write Same, which overwrites the drive."""

SCT_PAGE_BYTES = 512


def permitted(cdb: bytes, data: bytes) -> bool:
    """Return whether this command may carry this data."""
    return any(rule(cdb, data) for rule in _RULES)


def only_asks(cdb: bytes, data: bytes) -> bool:
    """Return whether a permitted command only asks, as SCT does for a limit of error recovery, by data."""
    return cdb == SCT_COMMAND and struct.unpack_from("<2H", data) == (SCT_ERROR_RECOVERY, 2)


def _sct_error_recovery(cdb: bytes, data: bytes) -> bool:
    """SCT Error Recovery Control: set (1) or ask for (2) the current limit of reading (1) or writing (2)."""
    if cdb != SCT_COMMAND or len(data) != SCT_PAGE_BYTES or any(data[8:]):
        return False
    action, function, selection, limit = struct.unpack("<4H", data[:8])
    asks = function == 2 and limit == 0
    return action == SCT_ERROR_RECOVERY and selection in (1, 2) and (function == 1 or asks)


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


_RULES: tuple[Callable[[bytes, bytes], bool], ...] = (_sct_error_recovery, _mode_page)
