"""A drive of believable facts, for tests of every part of the program."""

from __future__ import annotations

from typing import Any

from disktune_contract.drives.drive import Drive, DriveKind, Partition, Usage


def make_drive(name: str = "sda", kind: DriveKind = DriveKind.ATA, **changes: Any) -> Drive:
    """Return a drive of believable facts."""
    facts: dict[str, Any] = {
        "name": name,
        "kind": kind,
        "identity": f"serial:EXAMPLE:{name}",
        "diskseq": 7,
        "model": f"Example {name}",
        "serial": f"SN-{name}",
        "firmware": "1.0",
        "wwn": "",
        "size_bytes": 1_000_204_886_016,
        "logical_sector_bytes": 512,
        "physical_sector_bytes": 4096,
        "rotational": True,
        "removable": False,
        "read_only": False,
        "link": "SATA 6 Gb/s",
        "temperature_c": 34.0,
        "partitions": (Partition(f"{name}1", 2048, 500_000_000_000, mounts=("/home",)),),
        "usage": Usage(mounts=("/home",)),
    }
    return Drive(**(facts | changes))
