"""How every companion begins, a process with nothing but its line; and fio on a raw drive, as the user nobody."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress

from disktune_helper.system.privilege import ENVIRONMENT, NOBODY

# -- fio on a raw drive, as the user nobody: may read all, write none --------------------------------------
#
# The kernel, not an argument, keeps it from writing: it runs as user and group nobody with CAP_DAC_READ_SEARCH
# alone, which lets it open a node of root's for reading, and can gain no other privilege. Opening for writing is
# refused with EACCES; a test asks the kernel.

SETPRIV = "/usr/bin/setpriv"
_READER = "-all,+dac_read_search"
_F_SETSIG = 10
"""asm-generic/fcntl.h; `fcntl` has no name for it before Python 3.13."""
_SIGNAL_S = 10
"""How long a signal may take to be sent, where starting a program takes long."""


def wrapped(arguments: Sequence[str], only: str = _READER) -> list[str]:
    """Return the arguments that start a program as the user nobody, with the capabilities in *only*."""
    return [
        SETPRIV,
        f"--reuid={NOBODY}",
        f"--regid={NOBODY}",
        "--clear-groups",
        f"--inh-caps={only}",
        f"--ambient-caps={only}",
        f"--bounding-set={only}",
        "--no-new-privs",
        "--",
        *arguments,
    ]


def powerless(arguments: Sequence[str]) -> list[str]:
    """Return the arguments that start a program as the user nobody, without capabilities."""
    return wrapped(arguments, "-all")


def signal_group(leader: int, number: int) -> None:
    """Send a signal to the group of a process that is not waited for yet.

    Root here has no capability to signal a process of the user nobody; another one of that user does it.
    """
    try:
        os.killpg(leader, number)
    except ProcessLookupError:
        return
    except PermissionError:
        name = signal.Signals(number).name.removeprefix("SIG")
        command = powerless(["/bin/sh", "-c", f"kill -s {name} -- -{leader}"])
        null = subprocess.DEVNULL
        subprocess.run(
            command, stdin=null, stdout=null, stderr=null, env=ENVIRONMENT, timeout=_SIGNAL_S, check=False
        )


# -- how every companion begins ----------------------------------------------------------------------------


def begin(work: Callable[[socket.socket], None], *, ends_this: bool = False) -> socket.socket:
    """Have a process of its own do *work* at the other end of the line that is returned; raises OSError.

    There is one thread yet. With *ends_this* the kernel kills this process when that one ends.
    """
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    pair = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM) if ends_this else ()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            work(_alone(theirs, *pair[1:]))
            status = 0
        finally:
            os._exit(status)
    theirs.close()
    if pair:
        pair[1].close()
        _end_with(pair[0])
        # What Python closes on its way out would let that one end first.
        os.dup(ours.fileno())
    _begun.append(child)
    return ours


def _end_with(watched: socket.socket) -> None:
    """Have the kernel send SIGKILL to this process when the other end of *watched* closes, which sends nothing.

    It does so even to a process that is stopped (fcntl(2), F_SETSIG).
    """
    fd = watched.detach()
    fcntl.fcntl(fd, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(fd, _F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_ASYNC)


_begun: list[int] = []


def first() -> int:
    """Return the process id of the companion that was begun first."""
    return _begun[0]


def threads() -> set[int]:
    """Return the numbers of the threads of all companions: what they do is done by this process."""
    found: set[int] = set()
    for child in _begun:
        with suppress(OSError):
            found.update(int(name) for name in os.listdir(f"/proc/{child}/task"))
    return found


def _alone(theirs: socket.socket, *held: socket.socket) -> socket.socket:
    """Keep nothing of the helper's but its line, and what is *held*: no pipe, and no slot at the socket."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(null, number)
    line = os.dup2(theirs.fileno(), 3)
    first = 4
    for one in held:
        os.closerange(first, one.fileno())
        first = one.detach() + 1
    os.closerange(first, 65536)
    os.set_inheritable(line, False)
    # It ends with the helper, which on its way out may still need a program.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    theirs.detach()
    return socket.socket(fileno=line)
