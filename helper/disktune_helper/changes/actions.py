"""Carrying out the actions of `disktune_contract.settings.drive_actions`: what is offered, and the results."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import DriveKind, PowerMode, Usage
from disktune_contract.messages.action import Acted, ActionState
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings import drive_actions
from disktune_contract.settings.access import Bit
from disktune_contract.settings.drive_actions import (
    ACTIONS,
    Action,
    ActionProcedure,
    ArrayWord,
    Asleep,
    AtaCommand,
)
from disktune_contract.settings.setting import IN_STANDBY, NO_POWER_MODE, NOT_SUPPORTED_HERE
from disktune_helper.decode import fields
from disktune_helper.drives import ata, power_conditions, usage
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.drives.mode_pages import Control, mode_sense
from disktune_helper.system import sysfs
from disktune_helper.system.errors import refusal

if TYPE_CHECKING:
    from disktune_helper.system.machine_tools import ArrayTools

_BLOCK_BYTES = 4096
"""Read to wake a drive: a whole sector of every drive, and aligned as O_DIRECT demands."""

_POWER_TIMEOUT_MS = ata.FLUSH_TIMEOUT_MS
"""A drive writes out its cache before it stops its motor."""

_LOSES_POWER_MODE = frozenset({0xE6})
"""After SLEEP nothing may be asked: the question would make libata reset the drive, and so wake it."""


_MODES = {
    PowerMode.ACTIVE_OR_IDLE: Sentence("active or idle"),
    PowerMode.NV_CACHE_RUNNING: Sentence("NV cache running"),
    PowerMode.NV_CACHE_STOPPED: Sentence("NV cache stopped"),
}
"""Power modes in words; the others are shown by name."""


def possible(sight: DriveSnapshot) -> tuple[ActionState, ...]:
    """Return the state of every action for this drive, by this snapshot."""
    used = sight.used
    return tuple(_stand(sight, action, used) for action in ACTIONS)


def ask(sight: DriveSnapshot, action: Action) -> Acted:
    """Do the action that only asks, or raise a `Refusal`."""
    _check(sight, action, agreed=False)
    if not sight.is_scsi_disk:
        mode = sight.power or PowerMode.UNKNOWN
    elif sight.node is not None:
        mode = power_conditions.mode(sight.node)
    else:
        raise Refusal(Fault.NOT_ALLOWED, Sentence("This helper is read-only."))
    return Acted(action.id, _mode_words(mode), mode)


def act(sight: OpenDriveSnapshot, action: Action, *, agreed: bool, tools: ArrayTools | None = None) -> Acted:
    """Do *action*, or raise a `Refusal`. *agreed*: the user answered its question with yes.

    *tools* are for what is done with arrays; None is this machine's.
    """
    if action.only_asks:
        return ask(sight, action)
    _check(sight, action, agreed=agreed)
    if sight.is_scsi_disk and action.power_condition is not None:
        power_conditions.go_to(sight.node, action.power_condition)
        return _told(action, power_conditions.mode(sight.node))
    if isinstance(action.does, AtaCommand):
        return _send(sight, action, action.does)
    if isinstance(action.does, ArrayWord) or action.does is ActionProcedure.ADD_BITMAP:
        return _array_act(sight, action, tools)
    try:
        return _DEEDS[action.does](sight, action)
    except OSError as error:
        raise _failed(sight, error) from None


def _check(sight: DriveSnapshot, action: Action, *, agreed: bool) -> None:
    """Raise `Refusal` if the drive does not have the action, or not now, or its question was not answered."""
    stand = _stand(sight, action, sight.used)
    if not stand.supported:
        raise Refusal(Fault.NOT_SUPPORTED, stand.refusal)
    if stand.refusal:
        raise Refusal(Fault.WOULD_WAKE if sight.asleep else Fault.BUSY, stand.refusal)
    if stand.question and not agreed:
        raise Refusal(Fault.BUSY, Sentence("Confirm this first: {question}", question=stand.question))


def _array_act(sight: OpenDriveSnapshot, action: Action, tools: ArrayTools | None) -> Acted:
    from disktune_helper.raid import actions  # noqa: PLC0415
    from disktune_helper.system.machine_tools import SystemTools  # noqa: PLC0415

    try:
        return actions.act(sight, sight.node, action, tools or SystemTools())
    except OSError as error:
        raise refusal(error, sight.name) from None


# -- what is offered ---------------------------------------------------------------------------------------


def _stand(sight: DriveSnapshot, action: Action, used: Usage) -> ActionState:
    if why := _unsupported(sight, action):
        return ActionState(action.id, supported=False, refusal=why)
    if action.id in _OF_ARRAYS:
        return _array_stand(sight, action)
    refused = drive_actions.refusal(action, used) or _pointless(sight, action)
    if not refused and sight.asleep and action.asleep is not Asleep.FINE:
        refused = asleep_words(action)
    return ActionState(action.id, True, refused, "" if refused else drive_actions.question(action, used))


def _array_stand(sight: DriveSnapshot, action: Action) -> ActionState:
    from disktune_helper.raid import actions  # noqa: PLC0415  # most machines have no array

    report = actions.look(sight)
    if why := actions.unsupported(report, action):
        return ActionState(action.id, supported=False, refusal=why)
    refused = actions.refused(report, action)
    return ActionState(action.id, True, refused, "" if refused else actions.question(report, action))


def _pointless(sight: DriveSnapshot, action: Action) -> str:
    """Return why the action would be undone at once; empty if it would not."""
    if not isinstance(action.does, AtaCommand) or not action.does.ends_at_any_command:
        return ""
    # drivers/hwmon/drivetemp.c: every reading is a command to the drive.
    if sight.ports.names(f"{sysfs.ROOT}/{sight.name}/device/hwmon"):
        return Sentence("The drivetemp driver would wake this drive.")
    return ""


def asleep_words(action: Action) -> str:
    """Return why an action that is not fine with a drive asleep is not done to one."""
    if action.asleep is Asleep.DONE:
        return Sentence("The drive is already in standby.")
    return IN_STANDBY


def _unsupported(sight: DriveSnapshot, action: Action) -> str:
    """Return why this drive does not have the action at all; empty if it does."""
    if sight.kind not in action.kinds:
        return NOT_SUPPORTED_HERE
    asks = action.does is ActionProcedure.ASK_POWER_MODE
    if sight.is_scsi_disk and (asks or action.power_condition is not None):
        return _without_conditions(sight)
    if isinstance(action.does, AtaCommand):
        if action.does.libata_only and not sight.behind_libata:
            return Sentence("The drive could not be woken over this connection.")
        return _lacks(sight, action.does.supported)
    if asks and sight.power is None:
        return _lacks(sight, drive_actions.POWER_MANAGEMENT)
    return ""


def _without_conditions(sight: DriveSnapshot) -> str:
    """Return why a SCSI disk cannot be sent to rest; empty if it can. A suspended one is not asked."""
    if sight.node is None or sight.asleep:
        return Sentence("Reading it needs permission.")
    node = sight.node
    try:
        page = sight.once(power_conditions.PAGE, lambda: mode_sense(node, power_conditions.PAGE, Control.CURRENT))
    except Refusal as error:
        return error.why
    return NOT_SUPPORTED_HERE if page is None else ""


def _lacks(sight: DriveSnapshot, supported: Bit) -> str:
    if sight.words is None:
        return sight.why_no_words or NOT_SUPPORTED_HERE
    return "" if fields.bit(sight.words, supported) else NOT_SUPPORTED_HERE


# -- ATA commands ------------------------------------------------------------------------------------------


def _send(sight: OpenDriveSnapshot, action: Action, does: AtaCommand) -> Acted:
    node = sight.node
    ata.send(node, does.command, does.feature, timeout_ms=_POWER_TIMEOUT_MS, lba=does.lba)
    if does.command in _LOSES_POWER_MODE:
        return Acted(
            action.id,
            Sentence("The drive sleeps until the next access resets it."),
            PowerMode.SLEEP,
        )
    return _told(action, ata.check_power_mode(node))


def _told(action: Action, mode: PowerMode) -> Acted:
    return Acted(action.id, in_turn(Sentence("The drive accepted the command."), _mode_words(mode)), mode)


def _mode_words(mode: PowerMode) -> str:
    if mode is PowerMode.UNKNOWN:
        return NO_POWER_MODE
    word = _MODES.get(mode) or mode.value.replace("_", " ")
    if mode.asleep:
        return Sentence("It is asleep now ({mode}).", mode=word)
    return Sentence("It is awake now ({mode}).", mode=word)


# -- everything else ---------------------------------------------------------------------------------------


def _flush(sight: OpenDriveSnapshot, action: Action) -> Acted:
    node = sight.node
    node.flush()
    if sight.words is None:
        return Acted(action.id, Sentence("Cached data was written, and a flush command sent."))
    ata.flush_cache(node, extended=ata.has_flush_ext(sight.words))
    return Acted(action.id, Sentence("Cached data was written, and a flush command sent."))


def _drop_buffers(sight: OpenDriveSnapshot, action: Action) -> Acted:
    with closing(sight.node.reader(direct=False, buffer_bytes=_BLOCK_BYTES)) as reader:
        reader.drop_caches()
    return Acted(action.id, Sentence("Cached data was written and dropped."))


def _read_one_block(sight: OpenDriveSnapshot, action: Action) -> Acted:
    node = sight.node
    blocks = node.size_bytes() // _BLOCK_BYTES
    if not blocks:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("There is no medium in {drive}.", drive=sight.name))
    # At a random place: the drive could answer for one in its own memory without starting its motor.
    offset = int.from_bytes(os.urandom(8), "little") % blocks * _BLOCK_BYTES
    begun = sight.ports.monotonic()
    with closing(node.reader(direct=True, buffer_bytes=_BLOCK_BYTES)) as reader:
        reader.read(offset, _BLOCK_BYTES)
    taken_s = sight.ports.monotonic() - begun
    return Acted(action.id, Sentence("The drive is awake: it answered after {time}.", time=f"{taken_s:.2f} s"))


def _reread_partitions(sight: OpenDriveSnapshot, action: Action) -> Acted:
    sight.node.reread_partitions()
    found = usage.partitions(sight.ports, sight.name, usage.read_mounts(sight.ports))
    words = Sentence("Partition table reread: no partitions.")
    if found:
        words = Sentence.counted(
            len(found),
            "Partition table reread: {n} partition.",
            "Partition table reread: {n} partitions.",
        )
    return Acted(action.id, words)


def _failed(sight: DriveSnapshot, error: OSError) -> Refusal:
    """Return the refusal for an error of the kernel; "busy" names what keeps the drive busy."""
    if error.errno == errno.EBUSY:
        words = drive_actions.use_words(sight.used)
        return Refusal(
            Fault.BUSY,
            Sentence("A partition is in use: {uses}.", uses=words)
            if words
            else Sentence("A partition is in use."),
        )
    return refusal(error, sight.name)


_OF_ARRAYS = frozenset(action.id for action in ACTIONS if action.kinds == {DriveKind.ARRAY})

_DEEDS: dict[ActionProcedure, Callable[[OpenDriveSnapshot, Action], Acted]] = {
    ActionProcedure.FLUSH: _flush,
    ActionProcedure.DROP_BUFFERS: _drop_buffers,
    ActionProcedure.READ_ONE_BLOCK: _read_one_block,
    ActionProcedure.REREAD_PARTITIONS: _reread_partitions,
}
