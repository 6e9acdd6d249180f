"""What a long trial holds: nobody else changes that until it ends. Other settings of the drive stay changeable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.inventory import identity
from disktune_helper.long_trials.order_files import LongOrder, LongOrders

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext


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
        raise Refusal(
            Fault.BUSY,
            Sentence(
                "A long trial of {drive} tests this setting. Keep or revert it first on the Settings page.",
                drive=drive,
            ),
        )


def held_by(orders: Iterable[LongOrder]) -> dict[str, LongOrder]:
    """Return every setting that one of the trials has changed, and the trial."""
    return {
        name: order for order in orders for name in (*order.ours, *(earlier.setting for earlier in order.earlier))
    }
