"""How every companion begins: a process with nothing of the helper's but its line."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress


def begin(work: Callable[[socket.socket], None]) -> socket.socket:
    """Have a process of its own do *work* at the other end of the line that is returned; raises OSError.

    There is one thread yet.
    """
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            work(_alone(theirs))
            status = 0
        finally:
            os._exit(status)
    theirs.close()
    _begun.append(child)
    return ours


_begun: list[int] = []


def threads() -> set[int]:
    """Return the numbers of the threads of all companions: what they do is done by this process."""
    found: set[int] = set()
    for child in _begun:
        with suppress(OSError):
            found.update(int(name) for name in os.listdir(f"/proc/{child}/task"))
    return found


def _alone(theirs: socket.socket) -> socket.socket:
    """Keep nothing of the helper's but its line: neither its pipes nor its place at the door."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(null, number)
    line = os.dup2(theirs.fileno(), 3)
    os.closerange(4, 65536)
    os.set_inheritable(line, False)
    # It ends with the helper, which on its way out may still need a program.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    theirs.detach()
    return socket.socket(fileno=line)
