"""``python -m disktune_gui.demo CLASS [--seed N]``: the helper's own loop, unprivileged, over simulated
drives.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from disktune_contract.messages.privilege import Class
from disktune_gui.demo.diary import VARIABLE, Diary
from disktune_gui.demo.recorder_tools import SimulatedRecorder, night_s
from disktune_gui.demo.scrub import SimulatedScrubTools
from disktune_gui.demo.system_tools import QuietNews, SimulatedLongTrials, SimulatedTools, SimulatedTrim
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.drives import drive_list
from disktune_helper.rpc.browse_handlers import handlers_of
from disktune_helper.rpc.server import serve
from disktune_helper.session.session import MachineTools
from disktune_helper.settings import store
from disktune_helper.settings.saved_file import SavedNames
from disktune_helper.settings.store import SavedStore
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import Folder, MemoryFolder
from disktune_helper.system.ports import Ports

# -- settings saved on the demo's machine: APM of /home's disk is off, but not on battery ------------------

_DISK = "sdb"
_APM, _OFF, _ON_BATTERY = "ata.apm", 255, 128


def open_store(ports: Ports, state: Folder) -> SavedStore:
    """Return a store of saved settings that ends with the program."""
    found = store.in_memory(ports, state)
    disk = next(drive for drive in drive_list.drives(ports) if drive.name == _DISK)
    names = SavedNames(disk.model, disk.serial, disk.firmware)
    found.save(store.ref_of(disk), names, {_APM: _OFF}, (), {_APM: _ON_BATTERY})
    return found


# -- main --------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: list[str]) -> int:
    """Serve one window over standard input and output; on wrong arguments, print one sentence and return 2."""
    parser = _Parser(
        prog="disktune-demo", description="Serve a window over standard input and output with simulated drives."
    )
    parser.add_argument("privilege", metavar="CLASS", choices=[kind.value for kind in Class], help="%(choices)s")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the simulated computer")
    options = parser.parse_args(argv)
    shared = os.environ.get(VARIABLE)
    # Open until the process ends.
    diary = Diary(Path(shared)) if shared else None
    world = World(options.seed)
    ports = SimulatedPorts(world, diary)
    # Changes in the demo end with it: journal and trials stay in memory.
    folders = (MemoryFolder(), MemoryFolder())
    tools = MachineTools(
        arrays=SimulatedTools(ports, folders),
        trim=SimulatedTrim(ports),
        recorder=SimulatedRecorder(ports, folders[1], night_s()),
        long_trials=SimulatedLongTrials(ports, folders),
        news=QuietNews(),
        scrubs=SimulatedScrubTools(ports, world.scrub, folders[1], diary),
    )
    privilege = Class(options.privilege)
    ioctls.limit_to(privilege)
    handlers = handlers_of(privilege)
    return serve(ports, privilege, folders, 0, 1, None, open_store, handlers=handlers, tools=tools)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
