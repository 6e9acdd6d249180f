"""The operations on boosts: order one, end one, and return their state."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from disktune_contract.arrays.boost import OF_ARRAY, OF_MEMBERS, OWN, PRESET_BY_ID
from disktune_contract.messages.change import Boost, BoostEnd, BoostList, BoostStage, BoostState
from disktune_contract.messages.faults import ON_TRIAL, UNCHANGED, Fault, Refusal, boost_of, busy, invalid, unknown
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.drives import identity
from disktune_helper.long_trials.order_files import refuse_if_tried
from disktune_helper.raid import reading
from disktune_helper.raid.boost_runner import BoostRunner
from disktune_helper.raid.boost_state import BoostOrder, BoostOrders, all_held, holder_of, open_orders, orders_of
from disktune_helper.settings import engine
from disktune_helper.system import processes
from disktune_helper.system.machine_tools import ArrayTools, SystemTools

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext

_BEGIN_S, _LOOK_S = 20.0, 0.05
"""How long a keeper has to change what was ordered: freezing an array for its threads takes seconds at worst."""

_OPENED = frozenset({BoostStage.ASKED, BoostStage.APPLYING})


def boosts(session: SessionContext) -> BoostList:
    """Return every boost since the machine started that is still in force or was the last of its array."""
    return BoostList(tuple(_as_of_now(session, order.state) for order in orders_of(session).all()))


def boost(session: SessionContext, request: Boost) -> BoostState:
    """Order a boost and wait until its values are in force; raises `Refusal` with everything as it was."""
    identity.check_present(session.ports, request.drive)
    report = reading.report(session.ports, request.drive.name)
    if not report.operation:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("No operation here can be boosted."))
    if request.preset != OWN and request.preset not in PRESET_BY_ID:
        raise unknown(request.preset, Fault.PROTOCOL)
    _check(session, request)
    orders = orders_of(session)
    order = _ask(session, orders, request, report.operation)
    try:
        _tools(session).start_boost(request.drive.name)
    except OSError as error:
        # If systemctl took too long, it may have been started all the same, and have written down how to restore.
        if orders.turn(order, None):
            why = Sentence("It could not be started: {why}.", why=error.strerror)
            raise Refusal(Fault.NOT_SUPPORTED, why) from None
    begun = _begun(orders, request.drive.name)
    if begun.stage is BoostStage.FAILED:
        raise Refusal(Fault.NOT_KEPT, begun.why)
    return _as_of_now(session, begun)


def _as_of_now(session: SessionContext, state: BoostState) -> BoostState:
    """Return a boost with whether suspend is inhibited for it at this moment."""
    return replace(state, awake=state.open and session.keeps_awake)


def _ask(session: SessionContext, orders: BoostOrders, request: Boost, operation: str) -> BoostOrder:
    """Write an order down, unless another is in its way, and return it; raises `Refusal`."""
    ports = session.ports
    state = BoostState(request.drive, request.preset, BoostStage.ASKED, operation, ports.now(), request.changes)
    order = BoostOrder(state, owner=processes.own_mark(ports))
    try:
        with orders.alone():
            # Once more: another window may have asked since.
            _check_others(session, request)
            orders.write(order)
    except OSError as error:
        why = Sentence("It could not be written: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, why) from None
    return order


def unboost(session: SessionContext, request: OfDrive) -> BoostState:
    """End a boost and wait until everything is back; raises `Refusal` if there is none."""
    orders, name = orders_of(session), request.drive.name
    order = orders.read(name)
    if order is None or not order.open:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("This array is not being boosted."))
    try:
        _tools(session).stop_boost(name)
    except OSError as error:
        why = Sentence("It could not be ended: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, why) from None
    order = orders.read(name)
    if order is not None and order.open:
        # No keeper was running any more.
        keeper = BoostRunner(session.ports, _tools(session), orders, session.journal, name)
        keeper.end(order, BoostEnd.LEFT_BEHIND)
        order = orders.read(name)
    if order is None:
        raise Refusal(Fault.IO_ERROR, Sentence("The boost's result was not recorded."))
    return order.state


def adopt(session: SessionContext) -> None:
    """Give every boost whose keeper was killed a new one, which goes on with it or clears up.

    One that was only asked for is not begun any more: it is not known what runs on the array by now.
    """
    for order in orders_of(session).orphans():
        array = order.state.array.name
        if order.state.stage is not BoostStage.ASKED:
            with suppress(OSError):
                _tools(session).start_boost(array)
                continue
        BoostRunner(session.ports, _tools(session), orders_of(session), session.journal, array).end(
            order, BoostEnd.LEFT_BEHIND
        )


# -- checking ----------------------------------------------------------------------------------------------


def _check(session: SessionContext, request: Boost) -> None:
    """Raise a `Refusal` unless everything in *request* may be changed now. Changes nothing."""
    array = request.drive.name
    members = {drive for member in reading.members(session.ports, array) for drive in member.drives}
    drives = [one.drive.name for one in request.changes]
    if not drives or len(set(drives)) != len(drives):
        raise invalid("no drive, or one twice")
    for one in request.changes:
        allowed = OF_ARRAY if one.drive == request.drive else OF_MEMBERS
        if one.drive != request.drive and one.drive.name not in members:
            raise invalid(f"{one.drive.name[:32]} is not a drive of {array}", Fault.NOT_ALLOWED)
        for change in one.changes:
            if change.setting not in allowed:
                raise invalid(f"a boost does not change {change.setting[:40]!r}", Fault.NOT_ALLOWED)
    if session.trials.concerns(frozenset(drives)):
        raise Refusal(Fault.BUSY, ON_TRIAL)
    for one in request.changes:
        refuse_if_tried(session, one.drive.name, [change.setting for change in one.changes])
    _check_others(session, request)
    for one in request.changes:
        with session.look(one.drive) as found:
            engine.check(found, one.changes)


def _check_others(session: SessionContext, request: Boost) -> None:
    """Raise a `Refusal` if another boost reserves something that this one would change."""
    if lost := orders_of(session).lost(request.drive.name):
        raise Refusal(Fault.BUSY, in_turn(UNCHANGED, lost))
    if any(order.state.array.name == request.drive.name for order in open_orders(session)):
        raise Refusal(Fault.BUSY, busy(boost_of(request.drive.name)))
    if array := holder_of(session, all_held(request.changes)):
        raise Refusal(Fault.BUSY, busy(boost_of(array)))


def _begun(orders: BoostOrders, array: str) -> BoostState:
    waited = threading.Event()
    for _ in range(round(_BEGIN_S / _LOOK_S)):
        order = orders.read(array)
        if order is not None and order.state.stage not in _OPENED:
            return order.state
        waited.wait(_LOOK_S)
    raise Refusal(Fault.IO_ERROR, Sentence("It has not started. Check again later."))


def _tools(session: SessionContext) -> ArrayTools:
    return session.tools.arrays or SystemTools()
