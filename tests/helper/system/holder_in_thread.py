"""A holder of drives for who changes settings, as a thread of the test, with a line to it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from disktune_contract.record import replace
from disktune_helper.system import held_files
from disktune_helper.system.companion import changing_root, drive_holder
from disktune_helper.system.companion.drive_holder import HolderRequest, Line
from disktune_helper.system.lockdown import permitted

ENDS_BY_EXCEPTION = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
"""For the thread of the helper's end, which ends so where a helper ends."""


def _ends(status: int) -> None:
    """End the thread that listens: a helper whose holder has gone would end itself."""
    raise SystemExit(status)


@contextmanager
def held_line(monkeypatch: pytest.MonkeyPatch, whose: str = "tune") -> Iterator[Line]:
    """Give the helper's end of a line to a holder."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    holder = threading.Thread(target=drive_holder._serve, args=(theirs, changing_root.requests(whose)))
    holder.start()
    monkeypatch.setattr(os, "_exit", _ends)
    yield Line(ours)
    theirs.shutdown(socket.SHUT_RDWR)
    for thread in threading.enumerate():
        if thread is holder or thread.name == "drive holder":
            thread.join()
    ours.close()
    theirs.close()


@contextmanager
def held_files_in(monkeypatch: pytest.MonkeyPatch, *places: str, config: str = "") -> Iterator[Line]:
    """Have a holder write root's files in some places in the stead of the machine's, the first that of locks."""
    there = replace(permitted.HOLDERS["tune"], places=dict.fromkeys((*places, config), ""))
    monkeypatch.setitem(permitted.HOLDERS, "tune", there)
    monkeypatch.setattr(changing_root, "RUNTIME", (*places, "")[0])
    monkeypatch.setattr(changing_root, "CONFIG", config)
    with held_line(monkeypatch) as line:
        monkeypatch.setattr(held_files, "_ask", lambda what, rest: line.ask(HolderRequest[what], 0, rest))
        yield line
