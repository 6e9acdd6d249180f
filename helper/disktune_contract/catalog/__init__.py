"""Every setting there is: one module per family, data only, gathered in one table."""

from __future__ import annotations

import zlib

from disktune_contract.catalog import ata, queue, scsi
from disktune_contract.setting import Setting

SETTINGS: tuple[Setting, ...] = (*queue.SETTINGS, *scsi.SETTINGS, *ata.SETTINGS)
"""In the order in which a drive's page shows them."""

BY_ID: dict[str, Setting] = {setting.id: setting for setting in SETTINGS}

DIGEST = f"{zlib.crc32(repr(SETTINGS).encode()):08x}"
"""Says whether two programs mean the same catalogue; goes into the helper's hello."""
