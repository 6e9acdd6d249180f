"""Errors of the operating system, as sentences."""

from __future__ import annotations

import errno

from disktune_contract.messages.faults import Fault, Refusal

_GONE = frozenset({errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.ENOMEDIUM})
_DENIED = frozenset({errno.EPERM, errno.EACCES})
_NO_PATH = frozenset({errno.EINVAL, errno.ENOTTY, errno.EOPNOTSUPP})


class NotListed(PermissionError):
    """A command that `system.drive_commands.command_table` does not name: a mistake of this program's, found in
    time."""

    def __init__(self, what: str) -> None:
        super().__init__(errno.EPERM, what)


def refusal(error: OSError, drive: str) -> Refusal:
    """Return the refusal that tells a user what *error* means for *drive*."""
    if isinstance(error, NotListed):
        why = (
            f"DiskTune did not send a command to {drive}, because of an internal error. Report this: "
            f"{error.strerror}."
        )
        return Refusal(Fault.INTERNAL, why)
    if error.errno in _GONE:
        empty = error.errno == errno.ENOMEDIUM
        why = (
            f"There is no medium in {drive}."
            if empty
            else f"{drive} is no longer available. Check the cable and power, then reconnect it."
        )
        return Refusal(Fault.DRIVE_GONE, why)
    if error.errno in _DENIED:
        return Refusal(Fault.PERMISSION, f"You have no permission to open {drive}.")
    if error.errno == errno.EBUSY:
        return Refusal(Fault.BUSY, f"{drive} is in use by a program or driver that does not share it.")
    if error.errno in _NO_PATH:
        return Refusal(Fault.NOT_SUPPORTED, f"{drive} does not support this kind of command.")
    return Refusal(
        Fault.IO_ERROR,
        f"{drive} reported an error. The kernel's message: {(error.strerror or 'an error').lower()}.",
    )
