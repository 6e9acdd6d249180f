"""``python -m disktune_gui.demo CLASS [--seed N]``: the helper's own loop, unprivileged, over simulated drives."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from disktune_contract.messages.protocol import Class
from disktune_gui.demo.diary import VARIABLE, Diary
from disktune_gui.demo.machine_tools.array_tools import SimulatedTools
from disktune_gui.demo.machine_tools.long_trial_tools import SimulatedLongTrials
from disktune_gui.demo.machine_tools.quiet_news import QuietNews
from disktune_gui.demo.machine_tools.recorder_tools import SimulatedRecorder, night_s
from disktune_gui.demo.machine_tools.scrub_tools import SimulatedScrubTools
from disktune_gui.demo.machine_tools.trim_tools import SimulatedTrim
from disktune_gui.demo.saved import open_store
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.rpc.browse_handlers import handlers_of
from disktune_helper.rpc.server import serve
from disktune_helper.session.machine_tools import MachineTools
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import MemoryFolder


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: list[str]) -> int:
    """Serve one window over standard input and output; bad usage is one sentence and 2."""
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
    # What the demo changes is forgotten with it: journal and trials stay in memory.
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
