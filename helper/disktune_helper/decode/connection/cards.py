"""Registers of SD cards and eMMC in the digits that sysfs shows.

Sources: SD Physical Layer Simplified Specification 9.00, 4.10.2 (SD status) and 5.6 (SCR); JESD84-B51, 7.4
(EXT_CSD); Linux drivers/mmc/core/sd.c, mmc.c and debugfs.c for how they are printed.
"""

from __future__ import annotations

import re

from disktune_contract.checkup.card import BusMode
from disktune_contract.identity.emmc import WORN_OUT, Reserve
from disktune_contract.record import record

_SPEED_CLASSES = {0: 0, 1: 2, 2: 4, 3: 6, 4: 10}
"""MB/s by SPEED_CLASS, bits 447:440 of the SD status (table 4-44)."""
_UHS_GRADES = frozenset({0, 1, 3})
_VIDEO_CLASSES = frozenset({0, 6, 10, 30, 60, 90})
_APPLICATION_CLASSES = frozenset({0, 1, 2})
_STATUS_BYTES, _SCR_BYTES = 64, 8
_EMMC_VERSIONS = {0: "4.0", 1: "4.1", 2: "4.2", 3: "4.3", 5: "4.41", 6: "4.5", 7: "5.0", 8: "5.1"}
"""By EXT_CSD_REV, byte 192 (JESD84-B51, 7.4)."""


@record
class SdStatus:
    """What of the 512 bits of the SD status says how fast the card is; None for what the standard reserves."""

    speed_class: int | None
    uhs_grade: int | None
    video_class: int | None
    application_class: int | None
    discards: bool


def sd_status(digits: str) -> SdStatus | None:
    """Return what the file ``ssr`` says; None if it is none, or nothing but zeros, as before it was read."""
    status = _bytes(digits, _STATUS_BYTES)
    if status is None or not any(status):
        return None
    # Bit 511 is the first one of byte 0.
    return SdStatus(
        speed_class=_SPEED_CLASSES.get(status[8]),
        uhs_grade=_of(status[14] >> 4, _UHS_GRADES),
        video_class=_of(status[15], _VIDEO_CLASSES),
        application_class=_of(status[21] & 0xF, _APPLICATION_CLASSES),
        discards=bool(status[24] & 0x02),
    )


def sd_version(digits: str) -> str:
    """Return the version of the standard by the file ``scr``: ``1.10``, ``3``, ``6``; empty if it is reserved."""
    scr = _bytes(digits, _SCR_BYTES)
    if scr is None:
        return ""
    # SD_SPEC 59:56, SD_SPEC3 47, SD_SPEC4 42, SD_SPECX 41:38 (5.6, table 5-19).
    spec, third, fourth = scr[0] & 0xF, scr[2] >> 7, scr[2] >> 2 & 1
    extended = (scr[2] & 3) << 2 | scr[3] >> 6
    if spec < 2:
        return ("1.0", "1.10")[spec]
    if spec > 2:
        return ""
    if not third:
        return "2"
    if extended:
        return str(4 + extended) if extended <= 5 else ""
    return "4" if fourth else "3"


def emmc_version(text: str) -> str:
    """Return the version of the standard by the file ``rev``: ``0x8`` is 5.1; empty if it is not known."""
    return _EMMC_VERSIONS.get(_number(text, 0xFF), "")


def life_time(text: str) -> tuple[int | None, int | None]:
    """Return the life used of both types of cells by the file ``life_time``: ``0x02 0x01``.

    0 is not defined, and numbers above 0Bh are reserved: both are None.
    """
    found = re.fullmatch(r"(0x[0-9a-f]{1,2}) (0x[0-9a-f]{1,2})", text.strip().lower(), re.ASCII)
    if found is None:
        return None, None
    first, second = (int(one, 16) for one in found.groups())
    return _of(first, range(1, WORN_OUT + 1)), _of(second, range(1, WORN_OUT + 1))


def reserve(text: str) -> Reserve | None:
    """Return what the file ``pre_eol_info`` says; None for 0, which is not defined, and for reserved numbers."""
    value = _number(text, 0xFF)
    return Reserve(value) if value in tuple(Reserve) else None


def bus_mode(text: str) -> BusMode | None:
    """Return what ``ios`` says: lines of a name, a colon, a tabulator and a value; None if it names no timing."""
    told = dict(re.findall(r"^([a-z ]+):\t+(.*)$", text, re.MULTILINE))
    timing = re.fullmatch(r"\d+ \(([\w .-]{1,40})\)", told.get("timing spec", ""), re.ASCII)
    if timing is None or timing.group(1) == "invalid":
        return None
    width = re.search(r"\((\d{1,2}) bits\)", told.get("bus width", ""))
    clocks = (re.fullmatch(r"(\d{1,10}) Hz", told.get(name, ""), re.ASCII) for name in ("actual clock", "clock"))
    clock = next((int(found.group(1)) for found in clocks if found and int(found.group(1))), None)
    return BusMode(timing.group(1), int(width.group(1)) if width else None, clock)


def _bytes(digits: str, length: int) -> bytes | None:
    text = digits.strip()
    return bytes.fromhex(text) if re.fullmatch(f"[0-9a-fA-F]{{{2 * length}}}", text, re.ASCII) else None


def _number(text: str, most: int) -> int:
    """Return a hexadecimal number; -1 if it is none."""
    found = re.fullmatch(r"0x[0-9a-f]{1,8}", text.strip().lower(), re.ASCII)
    value = int(found.group(), 16) if found else -1
    return value if value <= most else -1


def _of(value: int, known: frozenset[int] | range) -> int | None:
    return value if value in known else None
