"""Every setting there is: one module per family, data only, gathered in one table."""

from __future__ import annotations

import zlib
from dataclasses import fields, is_dataclass

from disktune_contract.catalog import (
    ata,
    ata_power,
    ata_safety,
    block,
    legacy,
    md,
    nvme,
    power,
    queue,
    schedulers,
    scsi,
    scsi_conditions,
    scsi_pages,
)
from disktune_contract.settings.drive_actions import ACTIONS, Action
from disktune_contract.settings.setting import Setting

SETTINGS: tuple[Setting, ...] = (
    *queue.SETTINGS,
    *scsi.SETTINGS,
    *ata.SETTINGS,
    *ata_power.SETTINGS,
    *ata_safety.SETTINGS,
    *nvme.SETTINGS,
    *scsi_pages.SETTINGS,
    *scsi_conditions.SETTINGS,
    *power.SETTINGS,
    *md.SETTINGS,
    *block.SETTINGS,
    *schedulers.SETTINGS,
    *legacy.SETTINGS,
)
"""In the order in which a drive's page shows them."""

BY_ID: dict[str, Setting] = {setting.id: setting for setting in SETTINGS}


def _spelled(value: object) -> str:
    """Return *value* as text that is the same in every process; a set's own order is not."""
    if is_dataclass(value):
        parts = ",".join(f"{field.name}={_spelled(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({parts})"
    if isinstance(value, frozenset):
        return f"{{{','.join(sorted(map(_spelled, value)))}}}"
    if isinstance(value, tuple):
        return f"({','.join(map(_spelled, value))})"
    return repr(value)


def digest(declared: Setting | Action) -> str:
    """Return what tells one declaration of a setting or an action from another of the same id."""
    return f"{zlib.crc32(_spelled(declared).encode()):08x}"


DIGEST = f"{zlib.crc32(_spelled((SETTINGS, ACTIONS)).encode()):08x}"
"""Says whether two programs mean the same settings and actions; goes into the helper's hello."""
