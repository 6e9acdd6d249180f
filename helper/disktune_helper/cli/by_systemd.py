"""What the commands that a unit of systemd keeps running have in common: who starts them, and how they end."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import TextIO

from disktune_helper.system import held_files, privilege

_SYSTEMD = 1


def is_started(unit: str, stderr: TextIO) -> bool:
    """Return whether systemd has started this process as root; otherwise print how *unit* is started."""
    if (os.geteuid() == 0 or held_files.are_held()) and os.getppid() == _SYSTEMD:
        return True
    print(f"disktune-helper: systemd starts this: systemctl start {unit}", file=stderr)
    return False


def settle(capabilities: tuple[int, ...], stopped: Callable[[], BaseException]) -> None:
    """Keep only *capabilities* unless root was left, and let SIGTERM raise what *stopped* makes; raises OSError.

    It is blocked from here on: `processes.may_be_ended` lets it through where nothing is half done.
    """

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise stopped()

    roots = not held_files.are_held()
    if roots:
        privilege.settle(keep=held_files.kept_open())
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    if roots:
        privilege.keep_only(capabilities)
    signal.signal(signal.SIGTERM, stop)
