"""``disktune-helper boost ARRAY [end]``: the process that keeps a boost, started only by systemd.

Without ``end`` it keeps the boost that was ordered for the array; with it, it restores whatever a keeper that was
killed has left. Exit status 0 if all went well, 1 if not, 2 for wrong usage, 64 if not started by systemd.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.patterns import pattern_of
from disktune_helper.cli import by_systemd
from disktune_helper.raid.boost_runner import BoostRunner, BoostStopped
from disktune_helper.raid.boost_state import BoostOrders
from disktune_helper.settings.journal import Journal
from disktune_helper.system import privilege
from disktune_helper.system.config_folder import locks_of_root
from disktune_helper.system.held_files import folder_of_root
from disktune_helper.system.machine_tools import SystemTools
from disktune_helper.system.system_ports import SystemPorts

_OK, _TROUBLE, _USAGE = 0, 1, 2
_ARRAY = pattern_of(r"md[_0-9][a-z0-9_]{0,15}")


def run(arguments: Sequence[str], stderr: TextIO) -> int:
    """Keep the boost of the array named by the first argument; return the exit status."""
    if not 1 <= len(arguments) <= 2 or not _ARRAY.fullmatch(arguments[0]) or arguments[1:] not in ([], ["end"]):
        print(
            "disktune-helper: boost takes the name of an array, e.g. md0, and optionally the word end", file=stderr
        )
        return _USAGE
    if not by_systemd.is_started(f"disktune-boost@{arguments[0]}", stderr):
        return privilege.EX_NOPERM
    by_systemd.settle((privilege.CAP_SYS_ADMIN,), BoostStopped)
    ports = SystemPorts()
    keeper = BoostRunner(
        ports,
        SystemTools(),
        BoostOrders(ports, folder_of_root(RUNTIME), locks_of_root(RUNTIME)),
        Journal(ports, folder_of_root(STATE)),
        arguments[0],
    )
    return _OK if (keeper.clear() if arguments[1:] else keeper.run()) else _TROUBLE
