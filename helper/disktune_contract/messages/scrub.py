"""Messages of scrubs: starting, stopping and resuming one, and its limits."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import record


class ScrubDeed(StrEnum):
    """What is done with a scrub."""

    START = "start"
    RESUME = "resume"
    STOP = "stop"
    """btrfs keeps the position: this is to pause it, and to cancel it."""


@record
class Scrub:
    """Do something with the scrub of the btrfs ``uuid``, which must be on ``drive``."""

    drive: DriveRef
    uuid: str
    does: ScrubDeed


@record
class LimitChange:
    """A limit in bytes per second that is to become another; 0 is none."""

    devid: int
    expected: int
    bytes_s: int


@record
class ScrubLimits:
    """Set limits of devices of the btrfs ``uuid``, which must be on ``drive``.

    With ``until_finished`` they hold until the scrub that runs has ended, and are then restored.
    """

    drive: DriveRef
    uuid: str
    changes: tuple[LimitChange, ...]
    until_finished: bool = False


@record
class OfScrub:
    """A request about the limits that hold until the scrub of the btrfs ``uuid`` has ended."""

    drive: DriveRef
    uuid: str
