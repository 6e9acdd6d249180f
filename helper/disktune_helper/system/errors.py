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
        why = f"DiskTune sent nothing to {drive}: {error.strerror}. That is a mistake of the program. Report it."
        return Refusal(Fault.INTERNAL, why)
    if error.errno in _GONE:
        empty = error.errno == errno.ENOMEDIUM
        why = f"There is no medium in {drive}." if empty else f"{drive} is gone. Was it unplugged?"
        return Refusal(Fault.DRIVE_GONE, why)
    if error.errno in _DENIED:
        return Refusal(Fault.PERMISSION, f"The system does not let this user open {drive}.")
    if error.errno == errno.EBUSY:
        return Refusal(Fault.BUSY, f"{drive} is in use by something that does not share it.")
    if error.errno in _NO_PATH:
        return Refusal(Fault.NOT_SUPPORTED, f"{drive} does not take this kind of command.")
    return Refusal(Fault.IO_ERROR, f"{drive}: the kernel reports: {(error.strerror or 'an error').lower()}.")
