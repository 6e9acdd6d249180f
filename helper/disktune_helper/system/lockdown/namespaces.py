"""Namespaces of a helper's own (namespaces(7); security-requirements.md R20)."""

from __future__ import annotations

import ctypes

_NEW_UTS, _NEW_IPC, _NEW_NETWORK = 0x04000000, 0x08000000, 0x40000000


def leave() -> bool:
    """Leave the machine's network, shared memory and name; return False where the kernel or a unit forbids it.

    What this process starts is there too. Sockets of the file system, such as systemd's, are reached as before.
    """
    failed: int = ctypes.CDLL(None).unshare(_NEW_UTS | _NEW_IPC | _NEW_NETWORK)
    return not failed
