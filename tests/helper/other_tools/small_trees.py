"""What the readers say of a small tree of files, in brief."""

from __future__ import annotations

from pathlib import Path

from disktune_contract.settings.claims import Claim
from tests.helper.other_tools.placed import found, rows

AC = "boot+hotplug+resume+ac"
BATTERY = "boot+hotplug+resume+battery"


def brief(root: Path, drive: str | None = None) -> list[tuple[object, ...]]:
    """Return drives, setting, value and validity."""
    return [(row[0], row[1], row[2], row[5]) for row in rows(root, drive)]


def only(root: Path) -> Claim:
    (claim,) = found(root)
    return claim
