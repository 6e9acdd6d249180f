"""What stands around a drive and matters to its settings: the array it is in, memory, and who polls it."""

from __future__ import annotations

import re

from disktune_contract.drives.drive import DriveKind
from disktune_contract.rules.rule_context import Surroundings
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports

_UDISKS_UNIT = "/sys/fs/cgroup/system.slice/udisks2.service"
"""Exists while udisksd runs as systemd's service: the unit's control group (version 2)."""


def look(sight: Sight) -> Surroundings:
    """Return what can be told without asking the drive anything."""
    ports, name = sight.ports, sight.name
    used = sight.used
    return Surroundings(
        member_of=used.arrays,
        members=_members(sight),
        free_bytes=_free_bytes(ports),
        polled=sight.kind is DriveKind.ATA and _polled(ports, name),
        mounted=bool(used.mounts) or used.swap or not used.known,
        write_through=believes_no_cache(sight),
    )


def _members(sight: Sight) -> int | None:
    """Return how many drives an array is made of; while it is reshaped, the count to come (md.rst, raid_disks)."""
    found = (sight.attribute("md/raid_disks") or "").split()
    return int(found[0]) if sight.kind is DriveKind.ARRAY and found and found[0].isdigit() else None


def _free_bytes(ports: Ports) -> int | None:
    """Return MemAvailable of /proc/meminfo, which counts in KiB (proc(5))."""
    try:
        found = re.search(r"^MemAvailable:\s+(\d+) kB$", ports.read_text("/proc/meminfo"), re.MULTILINE)
    except OSError:
        return None
    return int(found.group(1)) << 10 if found else None


def believes_no_cache(sight: Sight) -> bool:
    """Return whether the kernel takes a SCSI disk for one without a write cache, which it then never flushes.

    ``cache_type`` is "write back", with or without more, only where it flushes (drivers/scsi/sd.c sd_cache_types).
    """
    folder = "device/scsi_disk"
    disks = sight.ports.names(f"{sysfs.ROOT}/{sight.name}/{folder}")
    beliefs = (sight.attribute(f"{folder}/{disk}/cache_type") for disk in disks)
    return any(belief and not belief.startswith("write back") for belief in beliefs)


def _polled(ports: Ports, name: str) -> bool:
    """Return whether udisks reads the drive's SMART data: it runs, SMART is on, and nothing forbids it."""
    known = sysfs.udev(ports, name)
    return (
        bool(ports.names(_UDISKS_UNIT))
        and known.get("ID_ATA_FEATURE_SET_SMART_ENABLED") == "1"
        and known.get("ID_ATA_SMART_ACCESS") != "none"
    )
