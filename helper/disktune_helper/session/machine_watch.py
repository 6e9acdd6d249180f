"""Reports to a window on another machine that drives, arrays or the power supply have changed here.

A window of this machine is notified by udev and the kernel itself (`disktune_gui.client`).
"""

from __future__ import annotations

import time
from collections.abc import Callable

from disktune_contract.messages.protocol import Nothing
from disktune_helper.session.session import SessionContext
from disktune_helper.system import errors
from disktune_helper.system.device_news import Changed, KernelNews, MachineNews

SETTLE_S = 0.3
"""One cause has several messages: a disk, its partitions; a member fails, a spare steps in."""
AGAIN_S = 2.0
"""After that it is reported once more: udev's rules, and the module of arrays, take their time."""


def begin(session: SessionContext) -> None:
    """Report changes from now on, until the session ends; a second call changes nothing."""
    if session.machine_news is None:
        news = session.machine_news = session.tools.news or KernelNews()
        errors.start(lambda: tell(news, session.emit), "machine")


def tell(
    news: MachineNews, emit: Callable[[str, object], None], clock: Callable[[], float] = time.monotonic
) -> None:
    """Wait for changes and report them, until `MachineNews.stop`."""
    due: list[float] = []
    try:
        while True:
            left = max(0.0, due[0] - clock()) if due else None
            changed = news.wait(left)
            if changed & Changed.STOPPED:
                return
            if changed & Changed.SUPPLY:
                emit("supply-changed", Nothing())
            if changed & Changed.DRIVES:
                # Never put off by what follows: a machine that is never quiet is reported all the same.
                first = due[0] if due and due[0] - clock() <= SETTLE_S else clock() + SETTLE_S
                due = [first, clock() + AGAIN_S]
            while due and clock() >= due[0]:
                due.pop(0)
                emit("drives-changed", Nothing())
    finally:
        news.close()
