"""The status that a service sends to systemd (sd_notify(3)).

Apart from `processes`, because it loads `socket`, which a user's session does not need.
"""

from __future__ import annotations

import os
import select
import socket
from contextlib import suppress

_DOOR = os.environ.get("NOTIFY_SOCKET", "")
"""Where systemd listens; the environment is replaced later."""


def tell(words: str) -> None:
    """Send systemd the status; do nothing without systemd."""
    if _DOOR:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.sendto(words.encode(), _address())


def tell_and_wait(words: str, limit_s: float) -> bool:
    """Send it, and wait until systemd has acted on it; return whether it has within *limit_s* seconds.

    It closes the pipe of a barrier when it has dealt with all that was sent before.
    """
    if not _DOOR:
        return False
    tell(words)
    ours, theirs = os.pipe()
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            # Python 3.11 leaves an address that send_fds is given unused.
            door.connect(_address())
            socket.send_fds(door, [b"BARRIER=1"], [theirs])
        os.close(theirs)
        theirs = -1
        poller = select.poll()
        poller.register(ours, 0)
        return bool(poller.poll(limit_s * 1000))
    except OSError:
        return False
    finally:
        for descriptor in (ours, theirs):
            if descriptor >= 0:
                os.close(descriptor)


def _address() -> str:
    return "\0" + _DOOR[1:] if _DOOR.startswith("@") else _DOOR
