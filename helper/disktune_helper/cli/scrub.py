"""``disktune-helper scrub WORD-UUID [end]``: run a scrub, or keep limits; started only by systemd.

WORD is ``start`` or ``resume``, to run the scrub of a mounted btrfs to its end, or ``hold``, to keep the limits
that were ordered until it has ended. With ``end`` it restores limits that a keeper that was killed has left. Exit
status 0 if all went well, 1 if not, 2 for wrong usage, 64 if not started by systemd.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from disktune_contract.folders import RUNTIME
from disktune_contract.patterns import pattern_of
from disktune_helper.cli import by_systemd
from disktune_helper.scrub.keeper import HoldKeeper, Holds, ScrubStopped, run_scrub
from disktune_helper.scrub.reading import UUID
from disktune_helper.system import privilege
from disktune_helper.system.held_files import folder_of_root
from disktune_helper.system.machine_tools import SystemScrub
from disktune_helper.system.system_ports import SystemPorts

_OK, _TROUBLE, _USAGE = 0, 1, 2
_WHAT = pattern_of(rf"(start|resume|hold)-({UUID.pattern})")


def run(arguments: Sequence[str], stderr: TextIO) -> int:
    """Carry out the first argument; return the exit status."""
    what = _WHAT.fullmatch(arguments[0]) if arguments else None
    if what is None or arguments[1:] not in ([], ["end"]):
        print("disktune-helper: scrub takes start-UUID, resume-UUID or hold-UUID, and the word end", file=stderr)
        return _USAGE
    if not by_systemd.is_started(f"disktune-scrub@{what[0]}", stderr):
        return privilege.EX_NOPERM
    by_systemd.settle((privilege.CAP_SYS_ADMIN,), ScrubStopped)
    word, uuid = what[1], what[2]
    ports, tools = SystemPorts(), SystemScrub()
    if word == "hold":
        keeper = HoldKeeper(ports, tools, Holds(ports, folder_of_root(RUNTIME)), uuid)
        return _OK if (keeper.end() if arguments[1:] else keeper.run()) else _TROUBLE
    if arguments[1:]:
        return _OK
    try:
        return _OK if run_scrub(ports, tools, word, uuid) else _TROUBLE
    except OSError as error:
        print(f"disktune-helper: {error}", file=stderr)
        return _TROUBLE
