"""What is written down about a boost: who ordered what, what was before, and how far it has come.

The files are in /run: what a boost changes lives in the kernel, and both are empty after a restart. Whatever ends
a process in between, the file says what has to be put back.
"""

from __future__ import annotations

from dataclasses import replace

from disktune_contract import wire
from disktune_contract.boosting import BoostStage, BoostState
from disktune_contract.drive import DriveRef
from disktune_contract.record import record
from disktune_helper import processes
from disktune_helper.engine import Restore
from disktune_helper.files import Folder
from disktune_helper.ports import Ports

_PREFIX = "boost-"
_LIMIT = 1 << 20


@record
class Kept:
    """The way back of one drive: the values before, in the order of putting back, and the values that were set."""

    drive: DriveRef
    before: tuple[Restore, ...]
    ours: tuple[Restore, ...]


@record
class Order:
    """One boost as it is written down."""

    state: BoostState
    kept: tuple[Kept, ...] = ()
    owner: str = ""
    """The process that keeps it, as `processes.mark` says it; empty before one does."""

    @property
    def open(self) -> bool:
        """Whether values may stand changed because of it, or are going to be."""
        return self.state.stage in (BoostStage.ASKED, BoostStage.APPLYING, BoostStage.ON)

    def become(self, stage: BoostStage, **changes: object) -> Order:
        """Return the order at another stage."""
        return replace(self, state=replace(self.state, stage=stage, **changes))  # type: ignore[arg-type]


class Orders:
    """All orders of the machine, one file for each array."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports, self._folder = ports, folder

    def read(self, array: str) -> Order | None:
        """Return the order for an array, None if there is none that can be understood."""
        text = self._folder.read(_PREFIX + array).strip()
        try:
            return wire.load(Order, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None

    def write(self, order: Order) -> None:
        """Write an order down, durably and whole; raises OSError."""
        self._folder.replace(_PREFIX + order.state.array.name, wire.dump(order) + "\n")

    def remove(self, array: str) -> None:
        """Forget what is written of an array."""
        self._folder.remove(_PREFIX + array)

    def all(self) -> tuple[Order, ...]:
        """Return every order, open or not."""
        names = [name.removeprefix(_PREFIX) for name in self._folder.names() if name.startswith(_PREFIX)]
        return tuple(order for name in names if (order := self.read(name)) is not None)

    def orphans(self) -> tuple[Order, ...]:
        """Return the open orders whose keeper is no longer alive."""
        return tuple(
            order
            for order in self.all()
            if order.open and order.owner and not processes.lives(self._ports, order.owner)
        )
