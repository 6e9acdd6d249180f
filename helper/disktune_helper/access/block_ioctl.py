"""Flags that are reached through the block device's node: read-only, and the width of PIO."""

from __future__ import annotations

import errno

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import READ_ONLY, WRITABLE, Setting, Source, State, Status, Value
from disktune_helper.access.handler import unreadable, unsupported
from disktune_helper.inventory import usage
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.system import sysfs
from disktune_helper.system.errors import refusal

_IN_USE = Sentence(
    "The drive is in use. The flag would not stop the kernel's own writes, and writes of programs would fail."
)
_ONE_WIDTH = Sentence("A SATA port has no such width: it transfers data in frames.")


def read_only_state(sight: Sight, setting: Setting) -> State:
    """Return the flag. It is not offered while the drive is in use: it does not stop a mounted file system."""
    flag = sysfs.number(sight.ports, sight.name, "ro")
    if flag is None:
        return unsupported(setting, Sentence("The kernel does not report whether the drive can be written to."))
    value = READ_ONLY if flag else WRITABLE
    used = usage.usage(sight.ports, sight.name, usage.read_mounts(sight.ports))
    if not flag and (used.mounts or used.swap or used.arrays or used.volumes):
        return State(setting.id, Status.LOCKED, value, Source.LIVE, _IN_USE)
    return State(setting.id, Status.OK, value, Source.LIVE)


def write_read_only(sight: OpenSight, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Set or clear the flag."""
    try:
        sight.node.set_read_only(on=value == READ_ONLY)
    except OSError as error:
        raise refusal(error, sight.name) from None


def pio_width_state(sight: Sight, setting: Setting) -> State:
    """Return whether the port moves 32 bits at once; only libata knows (drivers/ata/libata-scsi.c)."""
    if not sight.behind_libata:
        return unsupported(setting, Sentence("Only the kernel's own ATA driver (libata) supports it."))
    if sight.node is None:
        return unreadable(setting, Sentence("Reading it from the driver needs permission to open the drive."))
    try:
        value = sight.node.wide_pio()
    except OSError:
        return unsupported(setting, Sentence("The driver of this port does not report it."))
    # Word 76, Serial ATA capabilities, is 0 or FFFFh in drives with a parallel interface (ACS-4).
    if sight.words is not None and sight.words[76] not in (0, 0xFFFF):
        return State(setting.id, Status.LOCKED, value, Source.LIVE, _ONE_WIDTH)
    return State(setting.id, Status.OK, value, Source.LIVE)


def write_pio_width(sight: OpenSight, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Set the width."""
    try:
        sight.node.set_wide_pio(on=bool(value))
    except OSError as error:
        if error.errno == errno.EINVAL:
            raise Refusal(Fault.NOT_SUPPORTED, Sentence("This controller supports only one of them.")) from None
        raise refusal(error, sight.name) from None
