"""Files of long trials, and the settings that they reserve: no other process changes those until they end.

The files are in /var/lib: some of what is tried outlives a restart of the machine, in a drive that keeps its power
or keeps the value without any. However a process ends in between, the file states what has to be reverted. A
process that asks for a trial reads all the others under a lock, and one that takes a trial over does so only if it
is still what was read. The lock ends with its process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from disktune_contract import wire
from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import LONG_TRIALS, OF_LONG_TRIALS
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.long_trial import LongStage, LongTrialState
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, Wording, as_said, wordings
from disktune_helper.drives import identity
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.settings.journal import boot_id
from disktune_helper.system import processes
from disktune_helper.system.config_folder import Locks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


# -- the file of a long trial: who ordered what, earlier values, progress ----------------------------------

TOKEN = pattern_of(r"[0-9a-f]{16}")
_LIMIT = 1 << 20
_LOCK = "long-trials"
_PATIENCE_S = 5.0
"""The process with the lock reads a few small files, and writes one."""
_ENDS_KEPT = 16
"""Trials that ended and are remembered, of all drives; each has a few kilobytes."""


@record
class Baseline:
    """What was read of the drive before the first change, for the comparison."""

    message: int
    """Sequence number of the kernel's last message."""
    slept_s: float
    began_s: float
    """Monotonic, so of meaning only in the same start."""
    requests: int | None = None
    waited_ms: int | None = None
    """Of all requests since the drive appeared."""
    busy_ms: int | None = None
    timeouts: int | None = None
    suspended_ms: int | None = None
    starts: int | None = None
    loads: int | None = None
    link_errors: int | None = None
    media_errors: int | None = None


@record
class LongOrder:
    """One long trial as it is written down."""

    state: LongTrialState
    boot: str
    """The start of the machine in which it was ordered."""
    who: str = ""
    """Login name of the user who ordered it, for the journal."""
    earlier: tuple[EarlierValue, ...] = ()
    """How to restore: the earlier values, in the order of reverting, side effects included."""
    owner: str = ""
    """The process that keeps it, as `processes.mark` writes it; before one does, the one that asked for it."""
    baseline: Baseline | None = None
    wish: bool | None = None
    """What the user wants of a trial that is being stopped: keep, or revert."""
    said: tuple[Wording, ...] = ()
    """What the sentences in ``state`` were made of."""

    @property
    def ours(self) -> dict[str, object]:
        """The values that the trial gave, by setting."""
        return {change.setting: change.value for change in self.state.changes}

    def become(self, stage: LongStage, **changes: object) -> LongOrder:
        """Return the order at another stage."""
        state = replace(self.state, stage=stage, **changes)  # type: ignore[arg-type]
        return replace(self, state=state, said=wordings(state))


class LongOrders:
    """All long trials of the machine, one file for each."""

    def __init__(self, ports: Ports, state: Folder, locks: Locks) -> None:
        self._ports, self._folder, self._locks = ports, state.below(OF_LONG_TRIALS), locks
        self.boot = boot_id(ports)

    def read(self, token: str) -> LongOrder | None:
        """Return an order, None if there is none that can be understood."""
        text = self._folder.read(token).strip()
        try:
            order = wire.load(LongOrder, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None
        return None if order is None else replace(order, state=as_said(order.state, order.said))

    def all(self) -> list[LongOrder]:
        """Return every order, open or not."""
        return [order for name in self._folder.names() if (order := self.read(name)) is not None]

    def open(self) -> list[LongOrder]:
        """Return those that have not ended."""
        return [order for order in self.all() if order.state.open]

    def of_drive(self, ref: DriveRef) -> LongOrder | None:
        """Return the open order of a drive."""
        return next((order for order in self.open() if self.is_of(order, ref)), None)

    def is_of(self, order: LongOrder, ref: DriveRef) -> bool:
        """Return whether it is of that drive, by its identity; if that cannot be read, by its name in this start.

        Its name may be another drive's by now: that of the one that was put in its place.
        """
        if ref.identity and order.state.drive.identity:
            return order.state.drive.identity == ref.identity
        return order.boot == self.boot and order.state.drive.name == ref.name

    def lost(self) -> str:
        """Return a sentence about an order that cannot be understood, or nothing."""
        for name in self._folder.names():
            if self.read(name) is None:
                return Sentence(
                    "{file} cannot be read. Check the drive, then remove it.",
                    file=f"{LONG_TRIALS}/{name}",
                )
        return ""

    def is_kept(self, order: LongOrder) -> bool:
        """Return whether the process that keeps it, or has asked for it, is alive."""
        return order.boot == self.boot and bool(order.owner) and processes.lives(self._ports, order.owner)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no other process ask for a trial or take one over; raises OSError, `Refusal` if one is doing so."""
        with self._locks.hold(_LOCK, _PATIENCE_S) as held:
            if not held:
                raise Refusal(Fault.BUSY, Sentence("Another window is busy. Try again later."))
            yield

    def write(self, order: LongOrder) -> None:
        """Write an order down, durably and whole; raises OSError. The caller is `alone`, or keeps the trial."""
        self._folder.replace(order.state.trial, wire.dump(order) + "\n")

    def turn(self, old: LongOrder, new: LongOrder | None) -> bool:
        """Write *new* in place of *old*, or remove that; return False if another has replaced it by now.

        Raises OSError, or `Refusal` where `alone` does.
        """
        with self.alone():
            if self.read(old.state.trial) != old:
                return False
            if new is not None:
                self.write(new)
            else:
                self._folder.remove(old.state.trial)
        return True

    def forget_old(self) -> None:
        """Keep room: remove all but the last that ended."""
        ended = sorted(
            (order for order in self.all() if not order.state.open), key=lambda order: order.state.began
        )
        for order in ended[:-_ENDS_KEPT]:
            with suppress(OSError):
                self._folder.remove(order.state.trial)


# -- settings that a long trial reserves; others can be changed --------------------------------------------


def orders_of(session: SessionContext) -> LongOrders:
    """Return the long trials of the machine, as this session sees them."""
    return LongOrders(session.ports, session.state, session.store.locks)


def refuse_if_tried(session: SessionContext, drive: str, settings: Iterable[str]) -> None:
    """Raise `Refusal` if one of *settings* is on a long trial, or setting it would change one that is."""
    orders = orders_of(session)
    running = orders.open()
    if not running:
        return
    wanted = set(settings)
    disturbed = {setting.id for setting in SETTINGS if wanted.intersection(setting.after)}
    ref = DriveRef(drive, identity.identity_of(session.ports, drive))
    held = held_by([order for order in running if orders.is_of(order, ref)])
    if any(name in held for name in wanted | disturbed):
        # Named: a request for an array is refused because of one of its members.
        raise Refusal(Fault.BUSY, Sentence("Keep or revert the long trial of {drive} first.", drive=drive))


def held_by(orders: Iterable[LongOrder]) -> dict[str, LongOrder]:
    """Return every setting that one of the trials has changed, and the trial."""
    return {
        name: order for order in orders for name in (*order.ours, *(earlier.setting for earlier in order.earlier))
    }
