"""What other programs say of a drive's own settings; one run of hdparm answers for nine of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from tests.lab.judges.programs import JUDGES, Value
from tests.lab.scenario import Failed, run

Reader = Callable[[str, set[str]], dict[str, Value]]
"""Takes a kernel name and the settings wanted; returns those it can tell."""

_STARRED = {
    "ata.power_up_in_standby": "Power-Up In Standby feature set",
    # hdparm 9.65 knows neither by name (word 119, bits 7 and 9).
    "ata.epc": "unknown 119[7]",
    "ata.statistics_notice": "unknown 119[9]",
    "ata.settings_preservation": "Software settings preservation",
    "ata.smart": "SMART feature set",
}
"""Lines of ``hdparm -I`` that begin with a star while the feature is on."""

_SHOWN = {
    "ata.write_cache": r"write-caching = +([01]) \(",
    "ata.look_ahead": r"look-ahead +=.*?([01]) \(",
    "ata.apm": r"APM_level\t= (\w+)",
    "ata.aam": r"acoustic +=.*?(\d+) \(",
}
"""What hdparm prints for -W, -A, -B and -M."""

HDPARM = {*_STARRED, *_SHOWN}


def hdparm(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return what hdparm says of an ATA drive."""
    if not wanted & HDPARM:
        return {}
    page = run("hdparm", "-I", "-W", "-A", "-B", "-M", f"/dev/{name}")
    found: dict[str, Value] = {
        setting: _starred(page, line) for setting, line in _STARRED.items() if setting in wanted
    }
    for setting, pattern in _SHOWN.items():
        match = re.search(pattern, page)
        if match is None or setting not in wanted:
            continue
        text = match.group(1)
        found[setting] = bool(int(text)) if setting in ("ata.write_cache", "ata.look_ahead") else _level(text)
    if "ata.aam" in found and not _starred(page, "Automatic Acoustic Management feature set"):
        # -M shows the level of a feature that is off as well.
        found["ata.aam"] = 0
    return found


def _starred(page: str, line: str) -> bool:
    found = re.search(rf"^\t( {{3}}\*| {{4}})\t{re.escape(line)}$", page, re.MULTILINE)
    if not found:
        raise Failed(f"hdparm -I has no line {line!r}")
    return "*" in found.group(1)


def _level(text: str) -> int:
    # hdparm's own number for "off" is 255, and so is the catalogue's.
    return 255 if text == "off" else int(text)


_SIDES = {"ata.read_recovery": "read", "ata.write_recovery": "write"}


def smartctl(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return the limits of error recovery in tenths of a second, 0 for none."""
    if not wanted & set(_SIDES):
        return {}
    page: dict[str, Any] = json.loads(run("smartctl", "-j", "-l", "scterc", f"/dev/{name}", ok=(0, 4)))
    told = page.get("ata_sct_erc", {})
    return {
        setting: told[side].get("deciseconds", 0)
        for setting, side in _SIDES.items()
        if setting in wanted and side in told
    }


def blockdev(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return the read-only flag."""
    if "block.read_only" not in wanted:
        return {}
    return {
        "block.read_only": {"0": "writable", "1": "read-only"}[run("blockdev", "--getro", f"/dev/{name}").strip()]
    }


def pio(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return the width of PIO as ``hdparm -c`` prints it: 0 is 16 bits, 1 is 32."""
    if "block.pio_width" not in wanted:
        return {}
    found = re.search(r"IO_support += +(\d)", run("hdparm", "-c", f"/dev/{name}"))
    return {"block.pio_width": bool(int(found.group(1)))} if found else {}


# -- NVMe ----------------------------------------------------------------------------------------------------

KELVIN = 273
_UNDER = 1 << 20

_FEATURES: Mapping[str, tuple[int, int, Callable[[int], Value]]] = {
    "nvme.write_cache": (0x06, 0, lambda dword: bool(dword & 1)),
    "nvme.power_state": (0x02, 0, lambda dword: dword & 0x1F),
    "nvme.workload_hint": (0x02, 0, lambda dword: dword >> 5 & 0x7),
    "nvme.throttle_light": (0x10, 0, lambda dword: (dword >> 16) - KELVIN),
    "nvme.throttle_heavy": (0x10, 0, lambda dword: dword % 0x10000 - KELVIN),
    "nvme.warn_above": (0x04, 0, lambda dword: dword % 0x10000 - KELVIN),
    "nvme.warn_below": (0x04, _UNDER, lambda dword: dword % 0x10000 - KELVIN),
    "nvme.interrupt_time": (0x08, 0, lambda dword: (dword >> 8 & 0xFF) * 100),
    "nvme.interrupt_threshold": (0x08, 0, lambda dword: (dword & 0xFF) + 1),
    "nvme.arbitration_burst": (0x01, 0, lambda dword: dword & 0x7),
}
"""Feature, dword 11 of the question, and what dword 0 of the answer means."""


def nvme_cli(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return features of a controller."""
    return {
        setting: meaning(feature(name, number, selector))
        for setting, (number, selector, meaning) in _FEATURES.items()
        if setting in wanted
    }


def feature(name: str, number: int, selector: int = 0, select: int = 0) -> int:
    """Return dword 0 of Get Features as nvme-cli prints it; *select* 1 is the default."""
    asked = [f"--feature-id={number}", f"--cdw11={selector}", f"--sel={select}"]
    found = re.search(r"value: *(?:0x)?([0-9a-fA-F]+)", run("nvme", "get-feature", f"/dev/{name}", *asked))
    if not found:
        raise Failed(f"nvme get-feature {number} prints no number for {name}")
    return int(found.group(1), 16)


def _set_feature(number: int, selector: int = 0, offset: int = 0) -> Callable[[str, Value], object]:
    """Return what sets a feature by nvme-cli, unsaved; through the controller, for no namespace has these."""

    def send(name: str, value: Value) -> None:
        dword = selector | int(value or 0) + offset
        controller = f"/dev/{name.rpartition('n')[0]}"
        run("nvme", "set-feature", controller, f"--feature-id={number}", f"--value={dword}")

    return send


# -- SCSI ----------------------------------------------------------------------------------------------------


def wce(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return what smartctl says of a SCSI disk's write cache."""
    if "scsi.write_cache" not in wanted:
        return {}
    printed = run("smartctl", "-g", "wcache", f"/dev/{name}")
    found = re.search(r"Writeback Cache is: +(Enabled|Disabled)", printed)
    return {"scsi.write_cache": found.group(1) == "Enabled"} if found else {}


WRITERS: dict[str, Callable[[str, Value], object]] = {
    **{setting: judge.write for setting, judge in JUDGES.items()},
    "block.read_only": lambda name, value: run(
        "blockdev", "--setro" if value == "read-only" else "--setrw", f"/dev/{name}"
    ),
    "nvme.write_cache": _set_feature(0x06),
    "nvme.warn_above": _set_feature(0x04, 0, KELVIN),
    "nvme.warn_below": _set_feature(0x04, _UNDER, KELVIN),
    "scsi.write_cache": lambda name, value: run(
        "smartctl", "-s", f"wcache,{'on' if value else 'off'}", f"/dev/{name}"
    ),
}
"""How the judges change a setting themselves."""

READERS: tuple[Reader, ...] = (hdparm, smartctl, blockdev, pio, nvme_cli, wce)
"""Each answers for the settings that it knows."""

JUDGED = frozenset((*HDPARM, *_SIDES, "block.read_only", "block.pio_width", *_FEATURES, "scsi.write_cache"))
"""What they answer for, together."""
