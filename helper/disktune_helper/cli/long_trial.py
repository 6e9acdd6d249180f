"""``disktune-helper long-trial DRIVE``: the process that keeps a long trial, started only by systemd.

It keeps the trial that was ordered for the drive, or goes on with one whose keeper was killed; of one that an
earlier start of the machine has left, it reverts what has lasted. Where there is none, it leaves at once. Exit
status 0 if all went well, 1 if a value could not be set or reverted, 2 for wrong usage, 64 if not started by
systemd, 75 if it has made a mistake and is to be started again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.messages.privilege import Class
from disktune_contract.patterns import pattern_of
from disktune_helper.cli import by_systemd
from disktune_helper.long_trials.keeper import LongTrialKeeper, LongTrialStopped
from disktune_helper.long_trials.order_files import LongOrders
from disktune_helper.session.session import SessionContext
from disktune_helper.system import privilege
from disktune_helper.system.config_folder import locks_of_root
from disktune_helper.system.held_files import folder_of_root
from disktune_helper.system.log import log_mistake
from disktune_helper.system.long_trial_tools import SystemLongTrialTools
from disktune_helper.system.system_ports import SystemPorts

_OK, _TROUBLE, _USAGE = 0, 1, 2
_AGAIN = 75
"""sysexits.h's EX_TEMPFAIL; the unit restarts the keeper after it, and not after those above."""
_DRIVE = pattern_of(r"[a-z][a-z0-9_]{0,31}")


def run(arguments: Sequence[str], stderr: TextIO) -> int:
    """Keep the long trial of the drive named by the argument; return the exit status."""
    if len(arguments) != 1 or not _DRIVE.fullmatch(arguments[0]):
        print("disktune-helper: long-trial takes the name of a drive, e.g. sda", file=stderr)
        return _USAGE
    if not by_systemd.is_started(f"disktune-long-trial@{arguments[0]}", stderr):
        return privilege.EX_NOPERM
    by_systemd.settle((privilege.CAP_SYS_RAWIO, privilege.CAP_SYS_ADMIN, privilege.CAP_SYSLOG), LongTrialStopped)
    ports, folders = SystemPorts(), (folder_of_root(STATE), folder_of_root(RUNTIME))
    session = SessionContext(ports, Class.TUNE, folders, lambda _event, _args: None, lambda: None)
    orders = LongOrders(ports, folders[0], locks_of_root(RUNTIME))
    try:
        return _OK if LongTrialKeeper(session, SystemLongTrialTools(), orders).run(arguments[0]) else _TROUBLE
    except LongTrialStopped:
        # While it waited for its drive: the process that finds the drive again finds the order.
        return _TROUBLE
    except Exception as error:
        # The next one may have more luck; systemd starts it.
        log_mistake("long trial", error)
        return _AGAIN
