"""Device data that the kernel keeps: registers of SD cards and eMMC, USB descriptors, UAS."""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.checkup.attachment import BusMode
from disktune_contract.health.health import WORN_OUT, Reserve
from disktune_contract.record import record

# -- USB descriptors as the kernel keeps them: transports and speed ----------------------------------------
#
# Sources: USB 2.0 9.6, USB 3.2 9.6.2 (BOS), USB Mass Storage Class Overview 1.4 (protocols).

_CONFIGURATION, _INTERFACE, _CAPABILITY, _COMPANION = 2, 4, 16, 48
_MASS_STORAGE = 8
_UAS = 0x62
_SUPER_SPEED_USB, _SUPER_SPEED_PLUS = 3, 10
_SPEEDS = (1.5, 12.0, 480.0, 5000.0)
"""Mb/s of bits 0 to 3 of wSpeedsSupported: low, full, high, SuperSpeed."""
_EXPONENTS = (1e-6, 1e-3, 1.0, 1e3)
"""Mb/s that the lane speed exponents 0 to 3 represent: bit/s, kb/s, Mb/s, Gb/s."""


def offers_uas(descriptors: bytes) -> bool | None:
    """Return whether an alternate setting of a storage interface is UAS; None if there is no storage interface."""
    protocols = [
        found[7]
        for found in _each(descriptors)
        if found[1] == _INTERFACE and len(found) >= 9 and found[5] == _MASS_STORAGE
    ]
    return _UAS in protocols if protocols else None


def most_power(descriptors: bytes) -> int | None:
    """Return bMaxPower of the first configuration (USB 2.0, table 9-10); None if there is none."""
    return next((found[8] for found in _each(descriptors) if found[1] == _CONFIGURATION and len(found) >= 9), None)


def uas_streams(descriptors: bytes) -> int | None:
    """Return the most streams of an endpoint of the UAS setting (USB 3.2, 9.6.7); None if none reports it."""
    streams, inside = [0], False
    for found in _each(descriptors):
        if found[1] == _INTERFACE and len(found) >= 9:
            inside = found[5] == _MASS_STORAGE and found[7] == _UAS
        elif inside and found[1] == _COMPANION and len(found) >= 4:
            streams.append(1 << (found[3] & 0x1F) if found[3] & 0x1F else 0)
    return max(streams) or None


def highest_speed(descriptors: bytes) -> float | None:
    """Return the highest speed in Mb/s that the device capabilities of a BOS name; None if they name none."""
    speeds: list[float] = []
    for found in _each(descriptors):
        if found[1] != _CAPABILITY or len(found) < 3:
            continue
        if found[2] == _SUPER_SPEED_USB and len(found) >= 10:
            mask = int.from_bytes(found[4:6], "little")
            speeds += [speed for bit, speed in enumerate(_SPEEDS) if mask >> bit & 1]
        elif found[2] == _SUPER_SPEED_PLUS and len(found) >= 16:
            speeds += _lanes(found)
    return max(speeds, default=None)


def _lanes(found: bytes) -> Iterator[float]:
    """Yield the speeds of one lane: sublink speed attributes from byte 12 on, mantissa and exponent."""
    count = (int.from_bytes(found[4:8], "little") & 0x1F) + 1
    for at in range(12, min(12 + 4 * count, len(found) - 3), 4):
        value = int.from_bytes(found[at : at + 4], "little")
        yield (value >> 16) * _EXPONENTS[value >> 4 & 3]


def _each(descriptors: bytes) -> Iterator[bytes]:
    """Yield each descriptor; what is left after one of impossible length is not read."""
    at = 0
    while at + 2 <= len(descriptors) and descriptors[at] >= 2:
        yield descriptors[at : at + descriptors[at]]
        at += descriptors[at]


# -- why the kernel does not use UAS on a device that offers it --------------------------------------------
#
# As far as its rules can be followed from outside.
#
# Sources: Linux drivers/usb/storage/uas-detect.h and unusual_uas.h, drivers/usb/host/xhci-pci.c, as of 6.12. A
# kernel may have a longer list; what is not here is unknown, not allowed.

_ANY = (0, 0x9999)
_AVOIDED: dict[str, tuple[int, int]] = {
    "059f:1061": _ANY,
    "090c:2000": _ANY,
    "0984:0301": (0x0128, 0x0128),
    "0bda:9210": _ANY,
    "17ef:3899": _ANY,
    "2537:1068": _ANY,
    "357d:7788": _ANY,
    "4971:1012": _ANY,
}
"""Devices with US_FL_IGNORE_UAS, and the releases (bcdDevice) of which that is so."""
_ASMEDIA = frozenset({"174c:5106", "174c:55aa"})
"""Ids that chips with and without a working UAS share."""
_SUSPECT_STREAMS = 32
_SUPER_SPEED = 5000

_WITHOUT_STREAMS = frozenset(
    {
        "1106:3432",  # VIA VL800
        "1b21:1042",  # ASMedia ASM1042
        "1b6f:7023",  # Etron EJ168
        "1b6f:7052",  # Etron EJ188
        "1b73:1000",  # Fresco Logic FL1000
        "1b73:1009",  # Fresco Logic FL1009
    }
)
"""Controllers with XHCI_BROKEN_STREAMS, by PCI vendor and device."""


def avoided(device: str, release: int | None, speed: float | None, descriptors: bytes) -> bool:
    """Return whether the kernel's own list forbids UAS on a device of this id, release, speed in Mb/s."""
    least, most = _AVOIDED.get(device, (1, 0))
    if least <= (release if release is not None else -1) <= most:
        return True
    if device not in _ASMEDIA:
        return False
    # An ASM1153 draws no power from the bus, and all that is slow or has 32 streams may be an ASM1051.
    if most_power(descriptors) in (0, None):
        return False
    return (speed or 0) < _SUPER_SPEED or uas_streams(descriptors) == _SUSPECT_STREAMS


def without_streams(controller: str) -> bool:
    """Return whether a controller, ``1b21:1042``, is one whose streams the kernel does not use."""
    return controller in _WITHOUT_STREAMS


# -- registers of SD cards and eMMC in the digits that sysfs shows -----------------------------------------
#
# Sources: SD Physical Layer Simplified Specification 9.00, 4.10.2 (SD status) and 5.6 (SCR); JESD84-B51, 7.4
# (EXT_CSD); Linux drivers/mmc/core/sd.c, mmc.c and debugfs.c for how they are printed.

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
    """The fields of the 512 bits of the SD status that give the speed; None for what the standard reserves."""

    speed_class: int | None
    uhs_grade: int | None
    video_class: int | None
    application_class: int | None
    discards: bool


def sd_status(digits: str) -> SdStatus | None:
    """Decode the file ``ssr``; None if it is invalid, or all zeros, as before it was read."""
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
    """Decode the file ``pre_eol_info``; None for 0, which is not defined, and for reserved numbers."""
    value = _number(text, 0xFF)
    return Reserve(value) if value in tuple(Reserve) else None


def bus_mode(text: str) -> BusMode | None:
    """Decode ``ios``: lines of a name, a colon, a tabulator and a value; None if it names no timing."""
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
