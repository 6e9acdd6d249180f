"""How a drive is connected, laid out and mounted, read from the kernel's files: no drive is opened or woken."""

from __future__ import annotations

import re
from enum import Enum
from posixpath import basename, dirname

from disktune_contract.checkup.attachment import (
    Attachment,
    MountedSystem,
    PartitionPlace,
    PciAttachment,
    PciLink,
    SataLink,
)
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, Partition
from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_helper.inventory import drive_place, usage
from disktune_helper.inventory.connection import card, usb_link
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import nvme_controller
from disktune_helper.system.environment import sandboxed
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import text_of

_TIMER = "fstrim.timer"
_STAMP = "/var/lib/systemd/timers/stamp-fstrim.timer"
"""Its time is that of the last start of the timer's service (systemd src/core/timer.c timer_enter_running)."""
_UNITS = (
    "/etc/systemd/system",
    "/run/systemd/system",
    "/usr/local/lib/systemd/system",
    "/usr/lib/systemd/system",
    "/lib/systemd/system",
)
_CRON = tuple(f"/etc/cron.{when}" for when in ("hourly", "daily", "weekly", "monthly", "d"))
_SATA_GENERATIONS = {1: 1.5, 2: 3.0, 3: 6.0}
"""Gb/s by CAP.ISS (AHCI 1.3.1, 3.1.1)."""
_PCI_ADDRESS = pattern_of(r"[0-9a-f]{4,}:[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]")


def attachment(ports: Ports, name: str) -> Attachment:
    """Return what is known of one drive."""
    kind = recognition.kind_of(ports, name)
    mounts = usage.read_mounts(ports)
    device = _ata_device(ports, name) if kind is DriveKind.ATA else ""
    lowered = text_of(ports, f"{device}/spdn_cnt") if device else ""
    timer = _trim_timer(ports)
    return replace(
        links(ports, name),
        transfer_mode=text_of(ports, f"{device}/xfer_mode") if device else "",
        lowered=int(lowered) if lowered.isdigit() else None,
        partitions=tuple(_partition(ports, one) for one in usage.partitions(ports, name, mounts)),
        mounts=_mounts(ports, name),
        discard_bytes=_discard(ports, name),
        zoned=sysfs.text(ports, name, "queue/zoned") or "",
        trim_timer=timer is not _Timer.OFF if timer is not None else None,
        trim_age_s=_trim_age(ports) if timer is _Timer.SYSTEMD else None,
        up_s=_first(text_of(ports, "/proc/uptime")),
        discarded_bytes=_discarded(ports, name),
        place=None if kind is DriveKind.ARRAY else drive_place.place_of(ports, name),
    )


def links(ports: Ports, name: str) -> Attachment:
    """Return of one drive alone how its link is."""
    kind = recognition.kind_of(ports, name)
    return Attachment(
        sata=_sata(ports, name) if kind is DriveKind.ATA else None,
        pcie=_pcie(ports, name) if kind is DriveKind.NVME else None,
        usb=usb_link.usb_of(ports, name) if kind is DriveKind.USB else None,
        card=card.card_of(ports, name) if kind is DriveKind.MMC else None,
    )


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata_numbers(ports: Ports, name: str) -> tuple[str, str, str] | None:
    """Return port, its number, and the number of the device on it; None behind a port multiplier."""
    port = sysfs.libata_directory(ports, name)
    address = re.search(r"/\d+:0:(\d+):\d+/block/", sysfs.place(ports, name))
    if port is None or address is None:
        return None
    number = basename(port).removeprefix("ata")
    behind_multiplier = any(child.startswith(f"link{number}.") for child in ports.names(port))
    return None if behind_multiplier else (port, number, address.group(1))


def _ata_device(ports: Ports, name: str) -> str:
    """Return libata's directory of the device, empty if it cannot be told."""
    found = _ata_numbers(ports, name)
    if found is None:
        return ""
    port, number, device = found
    return f"{port}/link{number}/dev{number}.{device}/ata_device/dev{number}.{device}"


def _sata(ports: Ports, name: str) -> SataLink | None:
    found = _ata_numbers(ports, name)
    # The second device of a port has a link of its own, which libata does not show.
    if found is None or found[2] != "0":
        return None
    port, number, _ = found
    folder = f"{port}/link{number}/ata_link/link{number}"
    return SataLink(
        speed=_first(text_of(ports, f"{folder}/sata_spd")),
        limit=_first(text_of(ports, f"{folder}/sata_spd_limit")),
        configured=_first(text_of(ports, f"{folder}/hw_sata_spd_limit")),
        controller=_controller_speed(ports, port),
        vendor=_hexadecimal(text_of(ports, f"{dirname(port)}/vendor")),
    )


def _controller_speed(ports: Ports, port: str) -> float | None:
    for host in ports.names(port):
        if host.startswith("host"):
            found = _hexadecimal(text_of(ports, f"{port}/{host}/scsi_host/{host}/ahci_host_caps"))
            return None if found is None else _SATA_GENERATIONS.get(found >> 20 & 0xF)
    return None


def _first(text: str) -> float | None:
    """Return the number that a text begins with: ``6.0 Gbps``, ``8.0 GT/s PCIe``; None for ``<unknown>``."""
    found = re.match(r"\d+(\.\d+)?", text)
    return float(found.group()) if found else None


def _hexadecimal(text: str) -> int | None:
    try:
        return int(text, 16)
    except ValueError:
        return None


# -- PCI Express -------------------------------------------------------------------------------------------


def _pcie(ports: Ports, name: str) -> PciAttachment | None:
    device = dirname(dirname(nvme_controller(ports, name) or ""))
    # The kernel would resume a device that it has suspended to answer for its link.
    if not _PCI_ADDRESS.fullmatch(basename(device)) or _suspended(ports, device):
        return None
    above = dirname(device)
    is_port = _PCI_ADDRESS.fullmatch(basename(above))
    return PciAttachment(
        now=_link(ports, device, "current"),
        drive=_link(ports, device, "max"),
        port=_link(ports, above, "max") if is_port and not _suspended(ports, above) else None,
    )


def _link(ports: Ports, device: str, which: str) -> PciLink:
    lanes = text_of(ports, f"{device}/{which}_link_width")
    # 0 is no link, 255 what a device that is gone answers.
    count = int(lanes) if lanes.isdigit() and 0 < int(lanes) <= 32 else None
    return PciLink(_first(text_of(ports, f"{device}/{which}_link_speed")), count)


def _suspended(ports: Ports, device: str) -> bool:
    return text_of(ports, f"{device}/power/runtime_status") in ("suspended", "suspending")


# -- what is on it -----------------------------------------------------------------------------------------


def _partition(ports: Ports, partition: Partition) -> PartitionPlace:
    told = sysfs.udev(ports, partition.name)
    used: bool | None = bool(partition.mounts or partition.swap or partition.holders or told.get("ID_FS_TYPE"))
    return PartitionPlace(
        name=partition.name,
        offset_bytes=sysfs.number(ports, partition.name, "alignment_offset"),
        start_bytes=partition.start * recognition.SECTOR_BYTES,
        used=used if used or told else None,
    )


def _mounts(ports: Ports, name: str) -> tuple[MountedSystem, ...] | None:
    """Return the file systems on the drive, each once however often it is mounted."""
    lines = usage.mount_lines(ports)
    if not lines:
        return None
    found = []
    for device in dict.fromkeys(usage.stack(ports, name)):
        number = sysfs.text(ports, device, "dev")
        line = next((line for line in lines if number in line.numbers), None)
        if line is not None:
            found.append(MountedSystem(line.point, device, line.kind, line.options, _discard(ports, device)))
    return tuple(found)


def _discard(ports: Ports, name: str) -> int | None:
    """Return the most that one TRIM may cover, in bytes; of a partition that of its drive."""
    own = sysfs.number(ports, name, "queue/discard_max_bytes")
    if own is not None or not recognition.is_partition(ports, name):
        return own
    return sysfs.number(ports, basename(dirname(sysfs.place(ports, name))), "queue/discard_max_bytes")


class _Timer(Enum):
    """Who starts fstrim from time to time."""

    OFF = 0
    CRON = 1
    SYSTEMD = 2


def _trim_timer(ports: Ports) -> _Timer | None:
    """Return who starts fstrim from time to time, by links of systemd's units and names in cron's directories.

    None where that cannot be told: in a sandbox, and without systemd.
    """
    if sandboxed(ports):
        return None
    if any("fstrim" in script for folder in _CRON for script in ports.names(folder)):
        return _Timer.CRON
    if "system" not in ports.names("/run/systemd"):
        return None
    wanted = any(_TIMER in ports.names(f"{folder}/timers.target.wants") for folder in _UNITS)
    masked = any(ports.resolve(f"{folder}/{_TIMER}") == "/dev/null" for folder in _UNITS[:2])
    return _Timer.SYSTEMD if wanted and not masked else _Timer.OFF


def _trim_age(ports: Ports) -> float | None:
    """Return the seconds since the timer last elapsed, None if there is no stamp, or one of the future."""
    stamp = ports.modified(_STAMP)
    age = None if stamp is None else ports.now() - stamp
    return age if age is not None and age >= 0 else None


def _discarded(ports: Ports, name: str) -> int | None:
    """Return the bytes that the kernel has discarded since it was started: the 14th counter, in sectors."""
    counters = (sysfs.text(ports, name, "stat") or "").split()
    return int(counters[13]) * recognition.SECTOR_BYTES if len(counters) > 13 and counters[13].isdigit() else None
