"""The first seconds of a trial's keeper, before it has loaded what restoring takes.

Every Apply waits for its keeper, and most trials end within seconds: a comparison switches, a change is
kept. So the keeper sends READY as soon as it has seen a trial of its own version, and loads the rest when
the trial goes on, when its helper is gone, or when systemd wants it to stop.
"""

from __future__ import annotations

import json
import os
import signal
import time

from disktune_contract.folders import RUNTIME
from disktune_contract.version import VERSION
from disktune_helper.system import processes
from disktune_helper.system.files import Folder, RootFolder
from disktune_helper.system.log import log_mistake
from disktune_helper.system.service_manager import tell
from disktune_helper.system.trial_names import TOKEN, TrialName, find

FIRST_S = 5.0
_STEP_S = 0.05
_LAST_S = 1.0
_SYSTEMD = 1

_stops: list[int] = []
_readies: list[str] = []


def told_to_stop() -> bool:
    """Return whether systemd has wanted this process to stop since `outlives` was asked."""
    return bool(_stops)


def outlives(arguments: list[str]) -> bool:
    """Return False once the trial is over; True as soon as it takes a whole keeper, which reports the problem."""
    if os.geteuid() != 0 or os.getppid() != _SYSTEMD or len(arguments) != 1 or not TOKEN.fullmatch(arguments[0]):
        return True
    # From here on SIGTERM may come at any time, and must not kill the process.
    signal.signal(signal.SIGTERM, lambda number, _: _stops.append(number))
    try:
        return _outlives(RootFolder(RUNTIME), arguments[0])
    except Exception as error:
        # Whatever it is, the whole keeper can decide what becomes of the trial.
        log_mistake("keep", error)
        return True


def said_ready() -> bool:
    """Return whether the change may have been made already, so that there is no way to refuse it any more."""
    return bool(_readies)


def _outlives(folder: Folder, token: str) -> bool:
    held = find(folder, token)
    # What is not there cannot be kept. The helper that waits for READY must not take it for a promise.
    if held is None or not _is_understood(folder.text(held.name) or ""):
        return True
    tell("READY=1")
    _readies.append(token)
    began = time.monotonic()
    while held is not None:
        if told_to_stop() or time.monotonic() - began > FIRST_S or _is_urgent(held):
            return True
        time.sleep(_STEP_S)
        held = find(folder, token)
    return False


def _is_understood(text: str) -> bool:
    """Return whether a trial was written by this version, whose keeper can restore from it."""
    try:
        trial = json.loads(text)
    except ValueError:
        return False
    return isinstance(trial, dict) and trial.get("version") == VERSION


def _is_urgent(held: TrialName) -> bool:
    """Return whether the process that decides is gone, or has next to no time left."""
    return time.monotonic() > held.until_s - _LAST_S or not processes.lives(_System(), held.holder)


class _System:
    """The files of this machine; `system_ports` would load all that drives are reached with."""

    def read_text(self, path: str) -> str:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
