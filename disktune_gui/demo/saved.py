"""What somebody has saved on the machine of the demo: no power management of /home's disk but on battery."""

from __future__ import annotations

from disktune_helper.inventory import drive_list
from disktune_helper.saved_files import store
from disktune_helper.saved_files.saved_file import SavedNames
from disktune_helper.saved_files.store import SavedStore
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

_DISK = "sdb"
_APM, _OFF, _ON_BATTERY = "ata.apm", 255, 128


def open_store(ports: Ports, state: Folder) -> SavedStore:
    """Return settings that end with the program."""
    found = store.in_memory(ports, state)
    disk = next(drive for drive in drive_list.drives(ports) if drive.name == _DISK)
    names = SavedNames(disk.model, disk.serial, disk.firmware)
    found.save(store.ref_of(disk), names, {_APM: _OFF}, (), {_APM: _ON_BATTERY})
    return found
