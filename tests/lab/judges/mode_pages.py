"""What sg_modes prints of a SCSI disk's mode pages; bytes and bits are those of sdparm's table (sdparm_data.c)."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.lab.judges.programs import Value
from tests.lab.scenario import Failed, run

Meaning = Callable[[int], Value]


def _on(field: int) -> Value:
    return bool(field)


def _off(field: int) -> Value:
    return not field


def _number(field: int) -> Value:
    return field


_FIELDS: dict[str, tuple[int, str, Meaning]] = {
    # Page, then byte:bit:width as sdparm has them; a wide field begins at its most significant byte.
    "scsi.write_cache": (0x08, "2:2:1", _on),  # WCE
    "scsi.read_cache": (0x08, "2:0:1", _off),  # RCD
    "scsi.look_ahead": (0x08, "12:5:1", _off),  # DRA
    "scsi.read_across_cylinders": (0x08, "2:4:1", _on),  # DISC
    "scsi.stop_reading_ahead": (0x08, "2:6:1", _on),  # ABPF
    "scsi.cache_own_analysis": (0x08, "2:5:1", _on),  # CAP
    "scsi.cache_by_host": (0x08, "2:7:1", _on),  # IC
    "scsi.cache_divided_by_size": (0x08, "2:3:1", _on),  # SIZE
    "scsi.prefetch_multiplied": (0x08, "2:1:1", _on),  # MF
    "scsi.write_in_order": (0x08, "12:7:1", _on),  # FSW
    "scsi.no_lasting_cache": (0x08, "12:0:1", _on),  # NV_DIS
    "scsi.keep_what_was_read": (0x08, "3:4:4", _number),  # DRRP
    "scsi.keep_what_was_written": (0x08, "3:0:4", _number),  # WRP
    "scsi.prefetch_none_above": (0x08, "4:0:16", _number),  # DPTL
    "scsi.prefetch_least": (0x08, "6:0:16", _number),  # MIPF
    "scsi.prefetch_most": (0x08, "8:0:16", _number),  # MAPF
    "scsi.prefetch_ceiling": (0x08, "10:0:16", _number),  # MAPFC
    "scsi.cache_segments": (0x08, "13:0:8", _number),  # NCS
    "scsi.cache_segment_size": (0x08, "14:0:16", _number),  # CSS
    "scsi.cache_segment_in_sectors": (0x08, "12:6:1", _on),  # LBCSS
    "scsi.sync_progress": (0x08, "12:1:2", _number),  # SYNC_PROG
    "scsi.keep_weak_on_write": (0x01, "2:7:1", _off),  # AWRE
    "scsi.keep_weak_on_read": (0x01, "2:6:1", _off),  # ARRE
    "scsi.recovery_limit": (0x01, "10:0:16", _number),  # RTL
    "scsi.report_recovered": (0x01, "2:2:1", _on),  # PER
    "scsi.background_before_rest": (0x1A, "2:6:2", _number),  # PM_BG
    "scsi.told_after_idle": (0x1A, "39:6:2", _number),  # CCF_IDLE
    "scsi.told_after_standby": (0x1A, "39:4:2", _number),  # CCF_STAND
    "scsi.told_after_stop": (0x1A, "39:2:2", _number),  # CCF_STOPP
    "scsi.failure_warnings": (0x1C, "2:3:1", _off),  # DEXCPT
    "scsi.other_warnings": (0x1C, "2:4:1", _on),  # EWASC
    "scsi.warning_method": (0x1C, "3:0:4", _number),  # MRIE
}

_TIMERS = {
    # Where the timer is, and the bit that makes it count.
    "scsi.idle_a_after": ("4:0:32", "3:1:1"),  # IACT, IDLE_A
    "scsi.idle_b_after": ("12:0:32", "3:2:1"),  # IBCT, IDLE_B
    "scsi.idle_c_after": ("16:0:32", "3:3:1"),  # ICCT, IDLE_C
    "scsi.standby_z_after": ("8:0:32", "3:0:1"),  # SZCT, STANDBY_Z
    "scsi.standby_y_after": ("20:0:32", "2:0:1"),  # SYCT, STANDBY_Y
}


JUDGED = frozenset((*_FIELDS, *_TIMERS))


def sg_modes(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return what the pages of a SCSI disk say now."""
    pages: dict[int, bytes] = {}

    def field(page: int, place: str) -> int:
        if page not in pages:
            pages[page] = _page(name, page)
        byte, lsb, width = (int(part) for part in place.split(":"))
        data = pages[page][byte : byte + (lsb + width + 7) // 8]
        return int.from_bytes(data, "big") >> lsb & (1 << width) - 1

    found: dict[str, Value] = {}
    for setting in wanted & set(_FIELDS):
        page, place, meaning = _FIELDS[setting]
        found[setting] = meaning(field(page, place))
    for setting in wanted & set(_TIMERS):
        timer, enable = _TIMERS[setting]
        found[setting] = field(0x1A, timer) if field(0x1A, enable) else -1
    return found


def _page(name: str, page: int) -> bytes:
    """Return a mode page from what sg_modes prints: its header, then ``>> `` and the page in rows of sixteen."""
    printed = run("sg_modes", f"--page=0x{page:02x}", f"/dev/{name}")
    rows = re.findall(r"^ \d\d     ([0-9a-f ]+)$", printed.partition(">> ")[2], re.MULTILINE)
    data = bytes.fromhex("".join(rows))
    if len(data) < 2 or data[0] & 0x3F != page:
        raise Failed(f"sg_modes prints no page {page:02x}h of {name}: {printed[-200:]}")
    return data
