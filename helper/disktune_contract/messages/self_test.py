"""Messages of self-tests: what there is to know of them is in `disktune_contract.identity.self_tests`."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.identity.self_tests import SelfTestKind
from disktune_contract.record import record


@record
class SelfTestStart:
    """Begin a self-test, in the background: the drive serves requests in between.

    ``although_rebuilding``: the user was asked a second time because an array of this drive rebuilds, checks or
    recovers, and said yes. ``first_lba`` and ``last_lba`` are for a selective test, and for no other: both in
    logical blocks, the last one included.
    """

    drive: DriveRef
    kind: SelfTestKind
    although_rebuilding: bool = False
    first_lba: int | None = None
    last_lba: int | None = None
