"""What the real ``hdparm --Istdin`` says of an IDENTIFY page, read out of its text.

The facts have the names of `disktune_contract.health.identification.AtaIdentity`, dotted where they lie deeper,
and come from hdparm's words alone. Where hdparm says nothing the value is None; a key is missing where its silence
says nothing.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence

HDPARM = "/usr/sbin/hdparm"

UNKNOWN_DEVICE_STATUS = 22
"""EINVAL: hdparm's exit status for a page of no known kind of device."""

Facts = dict[str, object]


def ask(words: Sequence[int]) -> str | None:
    """Return what hdparm prints for *words*; None where it does not know the kind of device."""
    dump = " ".join(f"{word:04x}" for word in words)
    answer = ask_text(dump.encode())
    if answer.returncode == UNKNOWN_DEVICE_STATUS:
        return None
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.decode("latin-1")


def ask_text(dump: bytes) -> subprocess.CompletedProcess[bytes]:
    """Return the outcome of ``hdparm --Istdin`` for *dump*."""
    return subprocess.run([HDPARM, "--Istdin"], input=dump, capture_output=True, check=False)


def facts(text: str) -> Facts:
    """Return everything that *text*, as printed by hdparm, says."""
    head, _, body = text.partition("\nStandards:")
    return {
        **_names(head),
        **_device(head),
        **_standards(body),
        **_sizes(body),
        **_transfers(body),
        **_capabilities(body),
        **_features(body),
        **_security(body),
        **_tail(body),
    }


# -- small readers -----------------------------------------------------------------------------------------


def _number(pattern: str, text: str) -> int | None:
    """Return the number in the first group."""
    found = re.search(pattern, text)
    return int(found[1]) if found and found[1] is not None else None


def _word(pattern: str, text: str) -> str | None:
    """Return the text of the first group."""
    found = re.search(pattern, text)
    return found[1] if found else None


def _says(pattern: str, text: str) -> bool:
    return re.search(pattern, text) is not None


# -- from top to bottom ------------------------------------------------------------------------------------

_LABELS = {
    "model": "Model Number:",
    "serial": "Serial Number:",
    "firmware": "Firmware Revision:",
    "device.media_serial": "Media Serial Num:",
    "device.media_manufacturer": "Media Manufacturer:",
}
_NEXT_LABEL = "|".join([*_LABELS.values(), "Transport:"])


def _names(head: str) -> Facts:
    """Return the strings; hostile ones may contain line ends."""
    return {
        key: (_word(rf"\t{label:20}([\s\S]*?)(?=\n\t(?:{_NEXT_LABEL})|$)", head) or "").strip() or None
        for key, label in _LABELS.items()
    }


def _device(head: str) -> Facts:
    said = re.search(r"(CompactFlash ATA device|ATA device|ATAPI ([^\n]*)), with (non-)?removable media", head)
    transport = re.search(r"\n\tTransport: +([^\n]*)", head)
    result: Facts = {
        "device.kind": "compactflash",
        "device.removable": None,
        "device.packet_type": None,
        "device.powers_up_in_standby": "powers-up in standby" in head,
        "device.incomplete": "ID response incomplete" in head,
        "transport.kind": None,
    }
    if said:
        result["device.kind"] = "ata" if said[1] == "ATA device" else "atapi"
        result["device.removable"] = not said[3]
        result["device.packet_type"] = said[2] or None
    if transport:
        kind = re.match(r"Parallel|Serial|0xe|0x", transport[1])
        assert kind
        names = {"Parallel": "parallel", "Serial": "serial", "0xe": "pcie", "0x": "other"}
        result["transport.kind"] = names[kind[0]]
        result["transport.document"] = _word("; Revision: (.*)", transport[1])
        if ", " in transport[1]:
            result["hdparm's revisions"] = tuple(transport[1].partition(";")[0].split(", ")[1:])
    return result


def _standards(body: str) -> Facts:
    body = body.partition("Configuration:")[0]
    supported = re.search(r"\n\tSupported: ((?:\d+ )*)(?:&|\n)", body)
    likely = _number(r"(?:Likely used: |& some of )(\d+)", body)
    used = _word(r"\n\tUsed: ((?!unknown|ATAPI for).*?) (?:&|\n)", body)
    code = _word(r"unknown \(minor revision code 0x(....)\)", body)
    result: Facts = {"ata_versions": None}
    if supported:
        result["ata_versions"] = tuple(int(version) for version in supported[1].split())
    if likely:
        result["standard.likely"] = likely
    if used:
        result["standard.used"] = used
    if code and code != "ffff":
        result["standard.minor_code"] = int(code, 16)
    old = ("",) if "ATAPI for CD-ROMs, SFF-8020i, r2.5" in body else ()
    cd_rom = _word(r"Supported: CD-ROM ATAPI(.*)", body) or ""
    result["hdparm's CD-ROM"] = old + tuple(re.findall(r"-(\d+) ", cd_rom))
    return result


def _sizes(body: str) -> Facts:
    lba28 = _number(r"LBA    user addressable sectors: *(\d+)", body)
    lba48 = _number(r"LBA48  user addressable sectors: *(\d+)", body)
    current = _number(r"CHS current addressable sectors: *(\d+)", body)
    chs = re.search(r"cylinders\t(\d+)\t(\d+)\n\theads\t\t(\d+)\t(\d+)\n\tsectors/track\t(\d+)\t(\d+)", body)
    both = _number(r"Logical/Physical Sector size: *(\d+) bytes", body)
    megabytes = _number(r"device size with M = 1000\*1000: *(\d+) MBytes", body)
    old = re.search(r"\tbytes/track: (\d+)\tbytes/sector: (\d+)", body)
    result: Facts = {
        "addressing.lba28_sectors": lba28,
        "addressing.lba48_sectors": lba48,
        "addressing.current_chs_sectors": current,
        "logical_sector_bytes": both or _number(r"Logical  Sector size: *(\d+) bytes", body),
        "physical_sector_bytes": both or _number(r"Physical Sector size: *(\d+) bytes", body),
        "addressing.track_bytes": (int(old[1]) or None) if old else None,
        "addressing.unformatted_sector_bytes": (int(old[2]) or None) if old else None,
        "sectors": None,
        "hdparm's megabytes": megabytes,
        "rotation.kind": "unknown",
        "rotation.rpm": _number(r"Nominal Media Rotation Rate: (\d+)", body),
        "buffer.kib": _number(r"cache/buffer size  = (\d+) KBytes", body),
        "buffer.kind": _word(r"cache/buffer size  = \d+ KBytes \(type=(\w+)\)", body),
        "buffer.long_bytes": _number(r"bytes avail on r/w long: (\d+)", body),
    }
    product = 0
    if chs:
        cylinders, current_cylinders, heads, current_heads, track, current_track = map(int, chs.groups())
        result |= {
            "addressing.chs.cylinders": cylinders,
            "addressing.chs.heads": heads,
            "addressing.chs.sectors": track,
        }
        product = cylinders * heads * track
        if current is not None:
            result["addressing.current_chs.cylinders"] = current_cylinders
            product = current_cylinders * current_heads * current_track
    if megabytes is not None:
        result["sectors"] = lba48 or max(lba28 or 0, current or 0) or product
    if _says("Nominal Media Rotation Rate", body):
        result["rotation.kind"] = "rotating" if result["rotation.rpm"] else "ssd"
    form = _word("Form Factor: (?!unknown)(.*)", body)
    return result | ({"form_factor": form} if form else {})


def _transfers(body: str) -> Facts:
    dma = _word(r"\tDMA: (.*)", body) or ""
    pio = _word(r"\tPIO: (.*)", body) or ""
    active = re.findall(r"\*(\w+)", dma)
    multiple = re.search(r"Max = (\d+)\tCurrent = (\d+|\?)", body)
    return {
        "dma.modes": tuple(re.findall(r"[sum]dma\d+", dma)),
        "dma.active": active[0] if len(active) == 1 else None,
        "pio_modes": tuple(re.findall(r"pio\d+", pio)) or None,
        "cycle_times.dma_min_ns": _number(r" min=(\d+)ns", body),
        "cycle_times.dma_recommended_ns": _number(r" recommended=(\d+)ns", body),
        "cycle_times.pio_ns": _number(r"no flow control=(\d+)ns", body),
        "cycle_times.pio_iordy_ns": _number(r"IORDY flow control=(\d+)ns", body),
        "queue_depth": _number(r"Queue depth: (\d+)", body),
        "multiple_sectors.max": int(multiple[1]) if multiple else None,
        "multiple_sectors.current": int(multiple[2]) if multiple and multiple[2] != "?" else None,
    }


def _capabilities(body: str) -> Facts:
    timer = _word("Standby timer values: spec'd by (Standard|Vendor)", body)
    minimum = _word("Standby timer values: .*, (with|no) device specific minimum", body)
    disabled = _word(r"IORDY(?:\(may be\))?\((can|cannot) be disabled\)", body)
    packet = _says("Packet size:", body)
    return {
        "capabilities.lba": _says(r"\bLBA, IORDY", body),
        "capabilities.iordy": None if "IORDY not likely" in body else "IORDY(may be)" not in body,
        "capabilities.iordy_can_be_disabled": disabled == "can" if disabled else None,
        "capabilities.standby_timer": timer.lower() if timer else None,
        "capabilities.standby_timer_minimum": minimum == "with" if minimum else None,
        "capabilities.overlap": "Cmd overlap" in body if packet else None,
        "capabilities.dmadir_required": "DMADIR" in body if packet else None,
        "capabilities.drq_response": _word(r"DRQ response: (?!unknown)(.*?)\.?\n", body),
        "capabilities.packet_bytes": _number(r"Packet size: (\d+) bytes", body),
        "capabilities.bus_release_us": _number(r"(\d+)us to release bus", body),
        "capabilities.busy_clear_us": _number(r"(\d+)us to clear BSY", body),
        "hdparm's queuing": "Cmd queuing" in body,
        "hdparm's interleaved": "Interleaved DMA support" in body,
        "hdparm's software reset": "ATA sw reset required" in body,
    }


def _features(body: str) -> Facts:
    lines = re.findall(r"^\t   ([* ])\t(.*)$", body, re.MULTILINE)
    listed = {name: mark == "*" for mark, name in lines}
    levels = re.search(r"Recommended acoustic management value: (\d+), current value: (\d+)", body)
    has_list = "Commands/features:" in body
    result: Facts = {
        "features": tuple((name, mark == "*") for mark, name in lines),
        "apm.level": _number(r"Advanced power management level: (\d+)", body),
        "aam.recommended": int(levels[1]) if levels else None,
        "aam.current": int(levels[2]) if levels else None,
        "removable_media_notification": "\t\tRemovable Media Status Notification feature set supported" in body,
        "completion_time_limit_ms": _number(r"\((\d+) msec for TLC completion timer\)", body),
        "hdparm's key management": "Key Management (CPRM)" in body,
        "hdparm's io cycle": _number(r"io_udma cycle time: (\d+)ns", body),
    }
    if "TRIM supported" in body:
        result["trim.limit_blocks"] = _number(r"TRIM supported \(limit (\d+) block", body)
    for key, name in (("apm", "Advanced Power Management"), ("aam", "Automatic Acoustic Management")):
        result[f"{key}.supported"] = f"{name} feature set" in listed if has_list else None
        result[f"{key}.enabled"] = listed.get(f"{name} feature set", False) if has_list else None
    return result


_SECURITY_LINES = {
    "supported": "supported",
    "enabled": "enabled",
    "locked": "locked",
    "frozen": "frozen",
    "expired": "expired: security count",
    "enhanced_erase": "supported: enhanced erase",
}


def _security(body: str) -> Facts:
    listed = "Commands/features:" in body
    offered = _says(r"\t   [* ]\tSecurity Mode feature set", body)
    block = body.partition("\nSecurity: \n")[2]
    return {
        **{f"security.{key}": value for key, value in _security_lines(block)},
        "security.supported": dict(_security_lines(block))["supported"]
        if _says(r"\t\t?supported\n|\t\(\?\)\tsupported\n", block)
        else (False if listed and not offered else None),
        "security.erase_minutes": _number(r"(\d+)min for SECURITY ERASE UNIT", block),
        "security.enhanced_erase_minutes": _number(r"(\d+)min for ENHANCED SECURITY ERASE UNIT", block),
        "security_details.erase_takes_longer": _says(r"more than \d+min for SEC", block),
        "security_details.enhanced_erase_takes_longer": _says(r"more than \d+min for ENH", block),
        "security_details.master_password_revision": _number(r"Master password revision code = (\d+)", block),
        "security_details.level": _word(r"\tSecurity level (\w+)", block),
    }


def _security_lines(block: str) -> Iterator[tuple[str, bool | None]]:
    for key, name in _SECURITY_LINES.items():
        found = re.search(rf"^\t(not|\(\?\)|)\t{name}$", block, re.MULTILINE)
        yield key, not found[1] if found else None


def _tail(body: str) -> Facts:
    wwn = _word(r"\nLogical Unit WWN Device Identifier: ([0-9a-f]{16})\n", "\n" + body)
    result: Facts = {
        "wwn": wwn,
        "checksum": _word(r"Checksum: (correct|incorrect)", body)
        or ("absent" if "Integrity word not set" in body else None),
        "hardware_reset": None,
        "wwn_parts": None,
    }
    if wwn:
        del result["wwn_parts"]
        result["wwn_parts.naa"] = _word(r"\tNAA\t\t: (.*)", body)
        result["wwn_parts.oui"] = _word(r"\tIEEE OUI\t: (.*)", body)
        result["wwn_parts.unique_id"] = _word(r"\tUnique ID\t: (.*)", body)
    if "HW reset results:" in body:
        del result["hardware_reset"]
        selected = _word(r"determined by (?:the )?(jumper|CSEL)", body)
        result["hardware_reset.cable_80_wires"] = "CBLID- above Vih" in body
        result["hardware_reset.device"] = _number(r"Device num = (\d)", body)
        result["hardware_reset.selected_by"] = "cable select" if selected == "CSEL" else selected
    return result
