"""Attributes of the kernel: a number, or one of a list of words."""

from __future__ import annotations

import errno
import re

from disktune_contract.ata_access import Bit
from disktune_contract.faults import Fault, Refusal
from disktune_contract.setting import (
    Bound,
    Offer,
    Setting,
    Source,
    State,
    Status,
    SysfsChoice,
    SysfsNumber,
    Value,
)
from disktune_helper import sysfs
from disktune_helper.access.handler import opened, unreadable, unsupported
from disktune_helper.decode import identify_words
from disktune_helper.errors import refusal
from disktune_helper.sight import Sight

_NO_SUCH_ATTRIBUTE = "The kernel's driver for this drive does not have it."


def number_state(sight: Sight, setting: Setting) -> State:
    """Return a decimal attribute."""
    found = sight.attribute(_access(setting).attribute)
    if found is None:
        return unsupported(setting, _NO_SUCH_ATTRIBUTE)
    if not re.fullmatch(r"\d{1,20}", found):
        return unreadable(setting, f"The kernel shows {found[:40]!r}, which is not a number.")
    return State(setting.id, Status.OK, int(found), Source.LIVE, offer=_offer(sight, setting))


def choice_state(sight: Sight, setting: Setting) -> State:
    """Return the word in brackets of a list such as ``none [mq-deadline] bfq``; the list is what is offered."""
    found = sight.attribute(_access(setting).attribute)
    if found is None:
        return unsupported(setting, _NO_SUCH_ATTRIBUTE)
    words = tuple(word.strip("[]") for word in found.split())
    active = re.search(r"\[([^]]+)\]", found)
    if len(words) == 1:
        return State(setting.id, Status.UNSUPPORTED, words[0], Source.LIVE, "This drive offers no choice here.")
    value = active.group(1) if active else None
    return State(setting.id, Status.OK, value, Source.LIVE, offer=Offer(choices=words))


def write(sight: Sight, setting: Setting, value: Value) -> None:
    """Write the value as the kernel wants it: plain digits, or the word."""
    attribute = _access(setting).attribute
    try:
        opened(sight).write_attribute(attribute, str(value))
    except OSError as error:
        if error.errno in (errno.EINVAL, errno.ERANGE):
            raise Refusal(Fault.OUT_OF_RANGE, f"The kernel does not accept {value} for this drive.") from None
        if error.errno in (errno.EOPNOTSUPP, errno.EACCES, errno.EIO):
            # An attribute without a store function is mode 0444: EACCES, or EIO where access is not checked.
            raise Refusal(Fault.NOT_SUPPORTED, "The kernel's driver does not let this be changed.") from None
        raise refusal(error, sight.name) from None


def _offer(sight: Sight, setting: Setting) -> Offer:
    """Return the upper end that the drive, its host or its queue set."""
    assert isinstance(setting.access, SysfsNumber)  # noqa: S101  # only numbers have bounds
    limits = [_LIMITS[bound](sight) for bound in setting.access.bounds]
    return Offer(maximum=min((limit for limit in limits if limit is not None), default=None))


def _ncq_depth(sight: Sight) -> int | None:
    """Return the drive's own queue depth; word 75 counts from 0 (ACS-4, IDENTIFY DEVICE word 75)."""
    if sight.words is None:
        return None
    if not identify_words.bit(sight.words, _NCQ):
        # libata sends such a drive one command at a time (ata_scsi_dev_config); what a bridge queues is its own.
        return 1 if sight.behind_libata else None
    return (sight.words[75] & 0x1F) + 1


def _host_queue(sight: Sight) -> int | None:
    host = re.match(r".*/(host\d+)(?=/)", sysfs.place(sight.ports, sight.name))
    if not host:
        return None
    try:
        return int(sight.ports.read_text(f"{host.group()}/scsi_host/{host.group(1)}/can_queue"))
    except (OSError, ValueError):
        return None


def _hardware_tags(sight: Sight) -> int | None:
    if "[none]" not in (sight.attribute("queue/scheduler") or "[none]"):
        return None
    return sysfs.number(sight.ports, sight.name, "mq/0/nr_tags")


_NCQ = Bit(76, 8)
_LIMITS = {Bound.NCQ_DEPTH: _ncq_depth, Bound.HOST_QUEUE: _host_queue, Bound.HARDWARE_TAGS: _hardware_tags}


def _access(setting: Setting) -> SysfsNumber | SysfsChoice:
    assert isinstance(setting.access, SysfsNumber | SysfsChoice)  # noqa: S101  # the table of handlers
    return setting.access
