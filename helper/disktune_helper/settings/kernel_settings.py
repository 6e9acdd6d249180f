"""Kernel settings of a disk: attributes, node flags, and whether it follows a changed write cache."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from functools import partial

from disktune_contract.drives import recognition
from disktune_contract.layers import takes_hold
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.access import Bit
from disktune_contract.settings.setting import (
    LARGEST,
    NOT_REPORTED,
    NOT_SUPPORTED_HERE,
    ONE_VALUE,
    READ_ONLY,
    UNCHANGEABLE,
    UNREADABLE,
    WRITABLE,
    Bound,
    Choice,
    EffectLayer,
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsAttribute,
    SysfsFlag,
    SysfsNumber,
    Value,
)
from disktune_contract.settings.value_text import kernel_text
from disktune_helper.decode import fields
from disktune_helper.drives import ata, drive_snapshot, usage
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.settings.handler import unreadable, unsupported
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import RESCAN, locate
from disktune_helper.system.errors import refusal

# -- flags of the block device's node: read-only, and the width of PIO -------------------------------------

_IN_USE = Sentence("In use: programs could not write.")


def read_only_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the flag. It is not offered while the drive is in use: it does not stop a mounted file system."""
    flag = sysfs.number(sight.ports, sight.name, "ro")
    if flag is None:
        return unsupported(setting, UNREADABLE)
    value = READ_ONLY if flag else WRITABLE
    used = usage.usage(sight.ports, sight.name, usage.read_mounts(sight.ports))
    if not flag and (used.mounts or used.swap or used.arrays or used.volumes):
        return State(setting.id, Status.LOCKED, value, Source.LIVE, _IN_USE)
    return State(setting.id, Status.OK, value, Source.LIVE)


def write_read_only(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Set or clear the flag."""
    try:
        sight.node.set_read_only(on=value == READ_ONLY)
    except OSError as error:
        raise refusal(error, sight.name) from None


def pio_width_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return whether the port moves 32 bits at once; only libata knows (drivers/ata/libata-scsi.c)."""
    if not sight.behind_libata:
        return unsupported(setting, Sentence("Only libata supports it."))
    if sight.node is None:
        return unreadable(setting, Sentence("Reading it needs permission."))
    try:
        value = sight.node.wide_pio()
    except OSError:
        return unsupported(setting, NOT_REPORTED)
    # Word 76, Serial ATA capabilities, is 0 or FFFFh in drives with a parallel interface (ACS-4).
    if sight.words is not None and sight.words[76] not in (0, 0xFFFF):
        return State(setting.id, Status.LOCKED, value, Source.LIVE, NOT_SUPPORTED_HERE)
    return State(setting.id, Status.OK, value, Source.LIVE)


def write_pio_width(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Set the width."""
    try:
        sight.node.set_wide_pio(on=bool(value))
    except OSError as error:
        if error.errno == errno.EINVAL:
            raise Refusal(Fault.NOT_SUPPORTED, Sentence("This controller supports only one of them.")) from None
        raise refusal(error, sight.name) from None


# -- making the kernel read a disk again: its write cache, after a change ----------------------------------


def let_kernel_follow(sight: OpenDriveSnapshot, on: bool) -> None:
    """Make the kernel re-read the cache type; refuse if it would then not flush a cache that is on.

    libata does this on its own. For other disks the kernel keeps its old belief, and one that believes in
    write-through sends no flushes: then even an orderly file system loses data when the power fails.
    """
    try:
        sight.node.write_attribute(RESCAN, "1")
    except OSError:
        if on:
            raise Refusal(
                Fault.NOT_SUPPORTED, Sentence("The kernel would not flush the cache: data could be lost.")
            ) from None
        return
    refuse_unflushed(sight, on)


def refuse_unflushed(sight: DriveSnapshot, on: bool) -> None:
    """Refuse if a write cache that is on would not be flushed by the kernel.

    libata follows a change, too, unless ``temporary …`` was written to ``cache_type``: then the kernel does
    not check any more (drivers/scsi/sd.c sd_read_cache_type, cache_override).
    """
    if on and drive_snapshot.believes_no_cache(sight):
        raise Refusal(
            Fault.NOT_SUPPORTED,
            Sentence("The kernel would not flush the cache: data could be lost."),
        )


def wait_for_libata(sight: OpenDriveSnapshot) -> None:
    """Return when the kernel has finished with a drive that libata revalidates after this command.

    It does so in the background: first libata's error handler, which delays this IDENTIFY until it is done, and
    then the SCSI layer, which discards everything it knew about the drive (``queue/rotational``). A change
    after this one would otherwise be undone unseen.
    """
    node = sight.node
    ata.identify_device(node)
    try:
        # Waits for the one that is under way.
        node.write_attribute(RESCAN, "1")
    except OSError:
        return  # the kernel's belief is checked where it matters


# -- attributes of the kernel: a number, a flag, a word, one of a list -------------------------------------

_NO_SUCH_ATTRIBUTE = Sentence("The drive's kernel driver does not support it.")
_NOT_SHOWN = Sentence("Supported, but not reported.")
_MOST_UNDER_A_SCHEDULER = 2048
"""MAX_SCHED_RQ (block/blk-mq-sched.h)."""
_OF_REQUESTS = frozenset({EffectLayer.MAKING_REQUESTS, EffectLayer.QUEUE})
"""Where settings take effect that a volume which makes no requests does not have, even if it has their files:
kernels before 6.3 show all of them (block/blk-sysfs.c)."""
_NOT_THERE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.EINVAL, errno.EOPNOTSUPP})
"""The file is missing, or cannot be read because what it represents is missing (sw_activity, wbt_lat_usec)."""


def number_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return a decimal attribute."""
    access = _number(setting)
    found = _found(sight, setting)
    if isinstance(found, State):
        return found
    if access.off_texts and isinstance(setting.domain, Range) and found in access.off_texts:
        return _state(setting, setting.domain.off, _offer(sight, access))
    # sync_speed_min and _max add where their number comes from: "1000 (system)", "5000 (local)" (drivers/md/md.c).
    digits, _, origin = found.partition(" ")
    if origin and origin.strip("()") in access.off_texts and isinstance(setting.domain, Range):
        reason = (
            Sentence("{value} at present.", value=setting.domain.label(int(digits))) if digits.isdecimal() else ""
        )
        return _state(setting, setting.domain.off, _offer(sight, access), reason)
    value = _scaled(digits, access) if origin in ("", "(local)") else None
    if value is None or abs(value) > LARGEST:
        return unreadable(
            setting,
            Sentence("The kernel reports {found}.", found=repr(found[:40])),
        )
    if value < 0 and isinstance(setting.domain, Range) and setting.domain.off == -1:
        # Every negative number means the same (power/autosuspend_delay_ms), but only one of them is the word.
        value = -1
    if access.least is not None and value < access.least:
        return State(setting.id, Status.LOCKED, value, Source.LIVE, _no_way_back(value))
    return _state(setting, value, _offer(sight, access))


def flag_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return an attribute that shows one of two texts."""
    access = setting.access
    assert isinstance(access, SysfsFlag)  # noqa: S101  # the table of handlers goes by this type
    found = _found(sight, setting)
    if isinstance(found, State):
        return found
    if found not in (access.on, access.off):
        return unreadable(setting, Sentence("The kernel reports {found}.", found=repr(found[:40])))
    return _state(setting, found == access.on)


def word_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return an attribute that is one word of the choice; another word cannot be restored, so it locks."""
    found = _found(sight, setting)
    if isinstance(found, State):
        return found
    assert isinstance(setting.domain, Choice)  # noqa: S101  # words are for choices: tests/contract
    if found not in setting.domain.values and not _attribute(setting).locked:
        return State(setting.id, Status.LOCKED, found[:40], Source.LIVE, _no_way_back(found[:40]))
    return _state(setting, found)


def choice_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the word in brackets of a list such as ``none [mq-deadline] bfq``; the list is what is offered."""
    found = _found(sight, setting)
    if isinstance(found, State):
        return found
    words = tuple(word.strip("[]") for word in found.split())
    active = re.search(r"\[([^]]+)\]", found)
    if len(words) == 1:
        return State(setting.id, Status.UNSUPPORTED, words[0], Source.LIVE, ONE_VALUE)
    return _state(setting, active.group(1) if active else None, Offer(choices=words))


def write_attribute(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Write the value as the kernel wants it: plain digits, or the word."""
    access = _attribute(setting)
    if access.locked:
        raise Refusal(Fault.NOT_SUPPORTED, access.locked)
    try:
        sight.node.write_attribute(access.attribute, kernel_text(setting, value))
    except OSError as error:
        if error.errno in (errno.EINVAL, errno.ERANGE):
            raise Refusal(
                Fault.OUT_OF_RANGE, Sentence("The kernel does not accept {value}.", value=value)
            ) from None
        if error.errno in (errno.EOPNOTSUPP, errno.EACCES, errno.EIO):
            # An attribute without a store function is mode 0444: EACCES, or EIO where access is not checked.
            raise Refusal(Fault.NOT_SUPPORTED, UNCHANGEABLE) from None
        raise refusal(error, sight.name) from None


# -- reading -----------------------------------------------------------------------------------------------


def _found(sight: DriveSnapshot, setting: Setting) -> str | State:
    """Return what the attribute shows, or the state of a setting that shows nothing."""
    access = _attribute(setting)
    if access.kinds is not None and sight.kind not in access.kinds:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    if sight.hands_on and takes_hold.where(setting) in _OF_REQUESTS:
        return unsupported(setting, _of_drives_below(sight))
    for need in access.needs:
        if (_read(sight, need.attribute) or need.text) != need.text:
            return unsupported(setting, need.otherwise)
    path = locate(sight.ports, sight.name, access.attribute)
    if path is None:
        return unsupported(setting, _NO_SUCH_ATTRIBUTE)
    try:
        found = sight.ports.read_text(path).strip().strip("\0")
    except OSError as error:
        is_missing = error.errno in _NOT_THERE
        return unsupported(setting, _NO_SUCH_ATTRIBUTE) if is_missing else unreadable(setting, _NOT_SHOWN)
    return found or unsupported(setting, _NO_SUCH_ATTRIBUTE)


def _of_drives_below(sight: DriveSnapshot) -> str:
    """Return where a setting is that a volume without requests of its own does not have (block/blk-sysfs.c)."""
    below = recognition.bottoms(sight.ports, sight.name)
    if not below:
        return Sentence("This volume makes no requests.")
    return Sentence("This volume makes no requests: change {drives} instead.", drives=listed(below))


def _read(sight: DriveSnapshot, attribute: str) -> str | None:
    path = locate(sight.ports, sight.name, attribute)
    try:
        return sight.ports.read_text(path).strip() if path else None
    except OSError:
        return None


def _no_way_back(value: Value) -> str:
    return Sentence("The kernel chose {value}, which could not be restored.", value=value)


def _state(setting: Setting, value: Value | None, offer: Offer = Offer(), reason: str = "") -> State:  # noqa: B008  # frozen
    locked = _attribute(setting).locked
    if locked:
        return State(setting.id, Status.LOCKED, value, Source.LIVE, locked)
    if rules.has_one_value(setting.domain, offer):
        return State(setting.id, Status.LOCKED, value, Source.LIVE, ONE_VALUE, offer)
    return State(setting.id, Status.OK, value, Source.LIVE, reason, offer)


def _scaled(digits: str, access: SysfsNumber) -> int | None:
    """Return ``0.200`` as 200 for three decimals; None for what is no such number."""
    decimals = access.decimals
    found = re.fullmatch(rf"(-?\d{{1,20}})(?:\.(\d{{1,{decimals}}}))?" if decimals else r"(-?\d{1,20})", digits)
    if not found:
        return None
    fraction = found.group(2) or "" if decimals else ""
    return int(found.group(1) + fraction.ljust(decimals, "0")) // access.unit_size


# -- limits ------------------------------------------------------------------------------------------------


def _offer(sight: DriveSnapshot, access: SysfsNumber) -> Offer:
    """Return the upper end that the drive, its host or its queue set."""
    limits = [_LIMITS[bound](sight) for bound in access.bounds]
    return Offer(maximum=min((limit for limit in limits if limit is not None), default=None))


def _ncq_depth(sight: DriveSnapshot) -> int | None:
    """Return the drive's own queue depth; word 75 counts from 0 (ACS-4, IDENTIFY DEVICE word 75).

    Behind anything but libata it is no bound: what a bridge or a SAS adapter queues is its own.
    """
    if sight.words is None or not sight.behind_libata:
        return None
    if not fields.bit(sight.words, _NCQ):
        # libata sends such a drive one command at a time (ata_scsi_dev_config).
        return 1
    return (sight.words[75] & 0x1F) + 1


def _host_queue(sight: DriveSnapshot) -> int | None:
    found = _read(sight, "@host/can_queue")
    return int(found) if found and found.isdecimal() else None


def _hardware_tags(sight: DriveSnapshot) -> int | None:
    if "[none]" not in (sight.attribute("queue/scheduler") or "[none]"):
        return _MOST_UNDER_A_SCHEDULER
    return sysfs.number(sight.ports, sight.name, "mq/0/nr_tags")


def _shown(sight: DriveSnapshot, *, attribute: str) -> int | None:
    return sysfs.number(sight.ports, sight.name, attribute)


_NCQ = Bit(76, 8)
_LIMITS: dict[Bound, Callable[[DriveSnapshot], int | None]] = {
    Bound.NCQ_DEPTH: _ncq_depth,
    Bound.HOST_QUEUE: _host_queue,
    Bound.HARDWARE_TAGS: _hardware_tags,
    Bound.HARDWARE_SECTORS: partial(_shown, attribute="queue/max_hw_sectors_kb"),
    Bound.STRIPE_CACHE: partial(_shown, attribute="md/stripe_cache_size"),
}


def _attribute(setting: Setting) -> SysfsAttribute:
    assert isinstance(setting.access, SysfsAttribute)  # noqa: S101  # the table of handlers
    return setting.access


def _number(setting: Setting) -> SysfsNumber:
    assert isinstance(setting.access, SysfsNumber)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
