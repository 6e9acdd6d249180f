"""A notification: what a desktop is to show."""

from __future__ import annotations

from enum import IntEnum

from disktune_contract.record import record


class Urgency(IntEnum):
    """The levels of the Desktop Notifications Specification 1.2."""

    LOW = 0
    NORMAL = 1
    CRITICAL = 2


@record
class Notification:
    """A notification. A later one with the same key takes the place of the earlier."""

    key: str
    subject: str
    """What it is about: the name of an array, or a `disktune_gui.tray.mutes.Matter` as text."""
    title: str
    body: str
    urgency: Urgency
    running: bool = False
    """Whether there is something to speed up or to pause."""
    passing: bool = False
    """Whether it holds for a while only, so that this program has to keep it true."""
    update: bool = False
    """Whether it only brings an earlier one up to date, and is not worth a new one."""
    stays: bool = False
    """Whether it is there until somebody has seen it."""
    mutable: bool = False
    """Whether it has a button by which nothing more of its subject is told."""
