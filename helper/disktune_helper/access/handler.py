"""What an access kind has to provide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from disktune_contract.faults import Fault, Refusal
from disktune_contract.setting import Setting, Source, State, Status, Value
from disktune_helper.ports import Node
from disktune_helper.sight import Sight


@dataclass(frozen=True)
class Handler:
    """Both ways of one access kind: how a setting stands, and how it is changed."""

    state: Callable[[Sight, Setting], State]
    write: Callable[[Sight, Setting, Value], None]


def unsupported(setting: Setting, reason: str) -> State:
    """Return the state of a setting that this drive does not have."""
    return State(setting.id, Status.UNSUPPORTED, None, Source.LIVE, reason)


def unreadable(setting: Setting, reason: str) -> State:
    """Return the state of a setting that may exist but could not be asked for."""
    return State(setting.id, Status.UNREADABLE, None, Source.LIVE, reason)


def without_words(sight: Sight, setting: Setting) -> State:
    """Return the state of a setting of ATA drives on a drive whose identify data could not be had."""
    if sight.may_be_ata:
        return unreadable(setting, sight.why_no_words)
    return unsupported(setting, "This is not an ATA drive.")


def opened(sight: Sight) -> Node:
    """Return the open drive; a look without one changes nothing."""
    if sight.node is None:
        raise Refusal(Fault.NOT_ALLOWED, "This helper may only look.")
    return sight.node
