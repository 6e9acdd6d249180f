"""Files of boosts: who ordered what, the earlier values, and the settings that are reserved until they end.

The files are in /run: what a boost changes is in the kernel, and both are empty after a restart. However a process
ends in between, the file states what has to be restored. So no order is written over another that is open: a
process that asks for one reads all the others under a lock, and one that takes an order over or removes it does so
only if it is still what was read. The lock ends with its process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import RUNTIME
from disktune_contract.messages.change import BoostStage, BoostState, DriveChanges
from disktune_contract.messages.faults import Fault, Refusal, boost_of, busy
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, Wording, as_said, wordings
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.system import processes
from disktune_helper.system.config_folder import Locks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


# -- the file of a boost: who ordered what, earlier values, progress ---------------------------------------

_PREFIX = "boost-"
_LIMIT = 1 << 20
_LOCK = "boosts"
_PATIENCE_S = 5.0
"""The process with the lock reads a few small files, and writes one."""


@record
class EarlierDriveValues:
    """How to restore one drive: the values before, in the order of restoring, and the values that were set."""

    drive: DriveRef
    before: tuple[EarlierValue, ...]
    ours: tuple[EarlierValue, ...]


@record
class BoostOrder:
    """One boost as it is written down."""

    state: BoostState
    kept: tuple[EarlierDriveValues, ...] = ()
    owner: str = ""
    """The process that keeps it, as `processes.mark` writes it; before one does, the one that asked for it."""
    said: tuple[Wording, ...] = ()
    """What the sentences in ``state`` were made of."""

    @property
    def open(self) -> bool:
        """Whether values may be changed because of it, or are going to be."""
        return self.state.open

    def become(self, stage: BoostStage, **changes: object) -> BoostOrder:
        """Return the order at another stage."""
        state = replace(self.state, stage=stage, **changes)  # type: ignore[arg-type]
        return replace(self, state=state, said=wordings(state))


class BoostOrders:
    """All orders of the machine, one file for each array."""

    def __init__(self, ports: Ports, folder: Folder, locks: Locks) -> None:
        self._ports, self._folder, self._locks = ports, folder, locks

    def read(self, array: str) -> BoostOrder | None:
        """Return the order for an array, None if there is none that can be understood."""
        text = self._folder.read(_PREFIX + array).strip()
        try:
            order = wire.load(BoostOrder, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None
        return None if order is None else replace(order, state=as_said(order.state, order.said))

    def lost(self, array: str) -> str:
        """Return a sentence about an order for the array that cannot be understood, or nothing."""
        name = _PREFIX + array
        if name not in self._folder.names() or self.read(array) is not None:
            return ""
        return Sentence(
            "{file} cannot be read. Check the drive, then remove it.",
            file=f"{RUNTIME}/{name}",
        )

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no other process ask for a boost or take one over; raises OSError, `Refusal` if one is doing so."""
        with self._locks.hold(_LOCK, _PATIENCE_S) as held:
            if not held:
                why = Sentence("Another window is busy. Try again later.")
                raise Refusal(Fault.BUSY, why)
            yield

    def write(self, order: BoostOrder) -> None:
        """Write an order down, durably and whole; raises OSError. The caller is `alone`, or keeps the boost."""
        self._folder.replace(_PREFIX + order.state.array.name, wire.dump(order) + "\n")

    def turn(self, old: BoostOrder, new: BoostOrder | None) -> bool:
        """Write *new* in place of *old*, or remove that; return False if another has replaced it by now.

        Raises OSError, or `Refusal` where `alone` does.
        """
        array = old.state.array.name
        with self.alone():
            if self.read(array) != old:
                return False
            if new is not None:
                self.write(new)
            else:
                self._folder.remove(_PREFIX + array)
        return True

    def all(self) -> tuple[BoostOrder, ...]:
        """Return every order, open or not."""
        names = [name.removeprefix(_PREFIX) for name in self._folder.names() if name.startswith(_PREFIX)]
        return tuple(order for name in names if (order := self.read(name)) is not None)

    def orphans(self) -> tuple[BoostOrder, ...]:
        """Return the open orders whose keeper, or the process that asked for them, is no longer alive."""
        return tuple(
            order
            for order in self.all()
            if order.open and order.owner and not processes.lives(self._ports, order.owner)
        )


# -- settings that a boost reserves ------------------------------------------------------------------------


def holder(session: SessionContext, drive: str, settings: Iterable[str]) -> str:
    """Return the array whose boost has changed one of *settings* of *drive* for a while; empty if none has."""
    return holder_of(session, {_held(drive, setting) for setting in settings})


def holder_of(session: SessionContext, wanted: set[tuple[str, str]]) -> str:
    return next(
        (order.state.array.name for order in open_orders(session) if wanted & all_held(order.state.changes)), ""
    )


def open_orders(session: SessionContext) -> list[BoostOrder]:
    return [order for order in orders_of(session).all() if order.open]


def all_held(changes: Iterable[DriveChanges]) -> set[tuple[str, str]]:
    """Return everything that *changes* reserve."""
    return {_held(one.drive.name, change.setting) for one in changes for change in one.changes}


def _held(drive: str, setting: str) -> tuple[str, str]:
    """Return what a change reserves: limits for all arrays are the same, whichever array they are set through."""
    return ("" if setting.startswith("md.speed_limit") else drive, setting)


def orders_of(session: SessionContext) -> BoostOrders:
    return BoostOrders(session.ports, session.runtime, session.store.locks)


# -- refusing changes of reserved settings until the boost ends --------------------------------------------


def refuse_if_boosted(session: SessionContext, drive: str, settings: Iterable[str]) -> None:
    """Raise `Refusal` if one of *settings* is not what it is to be, but what a boost has made of it."""
    if not session.runtime.names():
        return
    if array := holder(session, drive, settings):
        raise Refusal(Fault.BUSY, busy(boost_of(array)))
