"""What an access kind has to provide, and the kind that nothing reaches any more."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import (
    NOT_SUPPORTED_HERE,
    WOULD_WAKE_IT,
    Legacy,
    Setting,
    Source,
    State,
    Status,
    Value,
)
from disktune_helper.drives import ata
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot

# -- legacy settings, shown to spare users a search, and never written -------------------------------------


def legacy_state(sight: DriveSnapshot, setting: Setting) -> State:  # noqa: ARG001  # the same on every drive
    """Return why there is nothing to see."""
    return State(setting.id, Status.LEGACY, None, Source.LIVE, _reason(setting))


def write_legacy(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Refuse."""
    raise Refusal(Fault.NOT_SUPPORTED, _reason(setting))


def _reason(setting: Setting) -> str:
    assert isinstance(setting.access, Legacy)  # noqa: S101  # the table of handlers goes by this type
    return setting.access.reason


# -- what an access kind has to provide --------------------------------------------------------------------


@record
class Handler:
    """How one kind of access reads a setting, and how it changes one."""

    state: Callable[[DriveSnapshot, Setting], State]
    write: Callable[[OpenDriveSnapshot, Setting, Value], None]
    anew: Callable[[DriveSnapshot], DriveSnapshot] = lambda sight: sight
    """Returns a snapshot with what a write may have changed, where `state` uses what was asked before."""


def asked_anew(sight: DriveSnapshot) -> DriveSnapshot:
    """Return the snapshot with new IDENTIFY data; raises `Refusal` if the drive does not answer."""
    return sight if sight.node is None else replace(sight, words=ata.identify_device(sight.node), asked={})


def unsupported(setting: Setting, reason: str) -> State:
    """Return the state of a setting that this drive does not have."""
    return State(setting.id, Status.UNSUPPORTED, None, Source.LIVE, reason)


def unreadable(setting: Setting, reason: str) -> State:
    """Return the state of a setting that may exist but could not be asked for."""
    return State(setting.id, Status.UNREADABLE, None, Source.LIVE, reason)


def unasked(sight: DriveSnapshot, setting: Setting) -> State | None:
    """Return the state of a setting for which the drive has to be asked, if that may not be; None if it may."""
    if sight.node is None:
        return unreadable(setting, Sentence("Reading it needs permission."))
    if not sight.may_be_asked:
        return State(setting.id, Status.ASLEEP, None, Source.LIVE, WOULD_WAKE_IT)
    return None


def remembered(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the state of a setting that no drive can be asked for: what the journal can still vouch for."""
    entry = sight.last_set(sight.ref, setting.id)
    if entry is None or entry.after is None:
        reason = Sentence("Not reported, and not set since start or resume.")
        return State(setting.id, Status.OK, None, Source.REMEMBERED, reason)
    reason = Sentence("Not reported; DiskTune last set this.")
    return State(setting.id, Status.OK, entry.after, Source.REMEMBERED, reason, set_at=entry.at)


def without_words(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the state of a setting of ATA drives on a drive whose identify data could not be had."""
    if sight.may_be_ata:
        return unreadable(setting, sight.why_no_words)
    return unsupported(setting, NOT_SUPPORTED_HERE)
