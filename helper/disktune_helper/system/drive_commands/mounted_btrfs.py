"""Asking a mounted btrfs about its scrub, and stopping that, through the directory that it is mounted on.

The kernel answers only to who has CAP_SYS_ADMIN and has the file system open (fs/btrfs/ioctl.c). What was opened
is asked for its UUID first: by then something else may be mounted there. A process that is shut in opens no
directory; `system.companion.drive_holder` does it for that process.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from disktune_contract.messages.protocol import Level
from disktune_contract.record import record
from disktune_helper.system.drive_commands import ioctls


@record
class KernelDevice:
    """What the kernel knows of a device of a mounted btrfs. Sizes in bytes."""

    allocated_bytes: int
    size_bytes: int
    path: str
    progress: tuple[int, ...] | None
    """The 15 numbers of struct btrfs_scrub_progress; None if no scrub of it runs."""


class BtrfsAsker(Protocol):
    """Asks in another process."""

    def ask_device(self, point: str, uuid: str, devid: int) -> KernelDevice:
        """As `device`."""

    def cancel_scrub(self, point: str, uuid: str) -> None:
        """As `cancel`."""


_elsewhere: BtrfsAsker | None = None


def ask_through(asker: BtrfsAsker) -> None:
    """Have file systems opened by *asker* from here on."""
    global _elsewhere  # noqa: PLW0603  # a property of the process, as its capabilities are
    _elsewhere = asker


def device(point: str, uuid: str, devid: int) -> KernelDevice:
    """Return what is known of a device of the btrfs *uuid*, which is mounted at *point*.

    Raises OSError: ESTALE if that is not mounted there, ENODEV for no such device.
    """
    ioctls.check(Level.LOOK, "request")
    return own_device(point, uuid, devid) if _elsewhere is None else _elsewhere.ask_device(point, uuid, devid)


def cancel(point: str, uuid: str) -> None:
    """Stop its scrub; raises OSError, ENOTCONN if none runs."""
    ioctls.check(Level.CHANGE, "request")
    if _elsewhere is None:
        own_cancel(point, uuid)
    else:
        _elsewhere.cancel_scrub(point, uuid)


def own_device(point: str, uuid: str, devid: int) -> KernelDevice:
    """Ask for a device in this process."""
    with _opened(point, uuid) as fd:
        allocated, size, path = ioctls.btrfs_device(fd, devid)
        return KernelDevice(allocated, size, path.decode("utf-8", "replace"), ioctls.btrfs_scrub(fd, devid))


def own_cancel(point: str, uuid: str) -> None:
    """Stop the scrub in this process."""
    with _opened(point, uuid) as fd:
        ioctls.btrfs_cancel(fd)


def bytes_of(uuid: str) -> bytes:
    """Return the 16 bytes of a UUID; raises ValueError. The module ``uuid`` would take 6 ms of each start."""
    found = bytes.fromhex(uuid.replace("-", ""))
    if len(found) != 16:
        raise ValueError(f"not a UUID: {uuid[:40]!r}")
    return found


def text_of(uuid: bytes) -> str:
    """Return 16 bytes as the text of a UUID."""
    digits = uuid.hex()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


@contextmanager
def _opened(point: str, uuid: str) -> Iterator[int]:
    fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        try:
            found = ioctls.btrfs_uuid(fd)
        except OSError as error:
            if error.errno != errno.ENOTTY:
                raise
            found = b""
        if found != bytes_of(uuid):
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE), point)
        yield fd
    finally:
        os.close(fd)
