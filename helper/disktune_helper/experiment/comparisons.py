"""What the operations of a comparison do: root's half, and the one that is made in one piece.

Everything heavier is loaded when the first comparison is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from disktune_contract.messages.change import OfTrial
from disktune_contract.messages.comparison import Compare, CompareLayer, Hold, Switch
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.protocol import Nothing
from disktune_helper.drives import drive_snapshot
from disktune_helper.system import sysfs

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


def compare(session: SessionContext, request: Compare) -> Started:
    """Begin a comparison on a raw drive."""
    from disktune_helper.experiment import raw_drive  # noqa: PLC0415

    _make_way(session, request)
    made = raw_drive.begin(session, request)
    return Started(made.number, made.trial)


def compare_layer(session: SessionContext, request: CompareLayer) -> Started:
    """Begin to compare a volume with what it is on."""
    from disktune_helper.experiment import layer_cost  # noqa: PLC0415

    return Started(layer_cost.begin(session, request))


def hold(session: SessionContext, request: Hold) -> OfTrial:
    """Be ready to switch values for a process of the user's that measures."""
    from disktune_helper.experiment import raw_drive  # noqa: PLC0415

    _make_way(session, request)
    return OfTrial(raw_drive.hold(session, request))


def switch(session: SessionContext, request: Switch) -> Nothing:
    """Bring other values into force for it."""
    from disktune_helper.experiment import raw_drive  # noqa: PLC0415

    raw_drive.switch(session, request)
    return Nothing()


def _make_way(session: SessionContext, request: Compare | Hold) -> None:
    """See to what helpers that died have left on trial; raise Refusal rather than wake a drive."""
    if not request.wake and sysfs.suspended(session.ports, request.drive.name):
        raise drive_snapshot.reading_would_wake()
    if session.trials.adopt():
        session.wake()
