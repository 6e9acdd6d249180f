"""Messages of doing something with a drive once; what there is to do is in
`disktune_contract.settings.drive_actions`."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.drives.power import PowerMode
from disktune_contract.record import record


@record
class ActionState:
    """One action of `disktune_contract.settings.drive_actions` and whether one drive allows it now."""

    action: str
    supported: bool
    refusal: str = ""
    """A sentence: why it cannot be done, or not now; empty if it can."""
    question: str = ""
    """What the user has to agree to first; empty if nothing."""


@record
class ActionList:
    """Every action, in the order of the declarations."""

    actions: tuple[ActionState, ...]


@record
class Act:
    """Do something with a drive once. ``agreed``: the user was asked the action's question and said yes."""

    drive: DriveRef
    action: str
    agreed: bool = False


@record
class Acted:
    """What came of an action, as a sentence; ``power`` is the power mode afterwards where it is known."""

    action: str
    words: str
    power: PowerMode | None = None
