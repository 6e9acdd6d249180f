"""A USB disk with two partitions, one of them encrypted and opened, as udisks2 and the helper show it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from disktune_contract.drives.drive import Drive, DriveKind, Partition, Usage
from tests.sample_drive import make_drive

NAME, ROOT = "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2"
BLOCKS = f"{ROOT}/block_devices"
STICK = f"{ROOT}/drives/Stick"
SIZE = 64_000_000_000


def block(name: str, size: int = 1 << 30, drive: str = STICK, **more: Any) -> dict[str, Any]:
    node = f"/dev/{name}"
    return {f"{NAME}.Block": {"Device": node, "PreferredDevice": node, "Size": size, "Drive": drive} | more}


def mounted(*points: str) -> dict[str, Any]:
    return {f"{NAME}.Filesystem": {"MountPoints": list(points)}}


def objects(**changes: Any) -> dict[str, dict[str, dict[str, Any]]]:
    """Return what udisks2 knows; *changes* are of the drive's own properties."""
    about = {"Model": "Stick", "CanPowerOff": True, "Ejectable": True, "Removable": True, "MediaAvailable": True}
    found = {
        STICK: {f"{NAME}.Drive": about | {"SiblingId": "/sys/usb1"} | changes},
        f"{BLOCKS}/sdx": block("sdx", SIZE),
        f"{BLOCKS}/sdx1": block("sdx1") | mounted("/media/one", "/srv/bind"),
        f"{BLOCKS}/sdx2": block("sdx2") | {f"{NAME}.Encrypted": {"CleartextDevice": f"{BLOCKS}/dm_2d7"}},
        f"{BLOCKS}/dm_2d7": block(
            "dm-7", drive="/", PreferredDevice="/dev/mapper/luks-abc", CryptoBackingDevice=f"{BLOCKS}/sdx2"
        )
        | mounted("/media/secret"),
        f"{BLOCKS}/sda": block("sda", 10**12, f"{ROOT}/drives/Disk"),
    }
    return deepcopy(found)


PARTITIONS = (
    Partition("sdx1", 2048, 1 << 30, ("/media/one", "/srv/bind")),
    Partition("sdx2", 1 << 22, 1 << 30, (), holders=("dm-7",)),
)
IN_USE = Usage(mounts=("/media/one", "/srv/bind", "/media/secret"), volumes=("luks-abc",))


def stick(**changes: Any) -> Drive:
    """Return the disk as the helper lists it."""
    facts: dict[str, Any] = {"size_bytes": SIZE, "model": "Stick", "partitions": PARTITIONS, "usage": IN_USE}
    return make_drive("sdx", DriveKind.USB, **(facts | changes))


def free(**changes: Any) -> Drive:
    """Return it with nothing mounted and nothing opened."""
    partitions = (Partition("sdx1", 2048, 1 << 30), Partition("sdx2", 1 << 22, 1 << 30))
    return stick(**({"usage": Usage(), "partitions": partitions} | changes))
