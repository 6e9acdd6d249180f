"""The operations on long trials: order one, end one, and return their state."""

from __future__ import annotations

import os
import threading
from contextlib import suppress

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.faults import ON_TRIAL, UNCHANGED, Fault, Refusal
from disktune_contract.messages.long_trial import (
    SPAN_S,
    EndLongTrial,
    LongStage,
    LongTrialList,
    LongTrialState,
    TryLong,
)
from disktune_contract.record import replace
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Risk
from disktune_helper.changes.operations import refuse_without_earlier
from disktune_helper.drives import drive_list, identity
from disktune_helper.long_trials.order_files import TOKEN, LongOrder, LongOrders, orders_of, refuse_if_tried
from disktune_helper.raid.boost_state import refuse_if_boosted
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system import processes
from disktune_helper.system.log import log_mistake
from disktune_helper.system.long_trial_tools import LongTrialTools, SystemLongTrialTools

_BEGIN_S, _LOOK_S = 60.0, 0.05
"""How long a keeper has to change what was ordered: a drive that has to spin up first takes tens of seconds."""


def try_long(session: SessionContext, request: TryLong) -> LongTrialState:
    """Order a long trial and wait until its values are in force; raises `Refusal` with everything as it was."""
    names = [change.setting for change in request.changes]
    if why := rules.refused_for_hours(names):
        raise Refusal(Fault.NOT_SUPPORTED, why)
    session.refuse_if_busy(request.drive.name, measuring=False)
    refuse_if_boosted(session, request.drive.name, names)
    refuse_if_tried(session, request.drive.name, names)
    orders = orders_of(session)
    _refuse_second(session, orders, request)
    if session.trials.on(request.drive.name):
        raise Refusal(Fault.BUSY, session.trials.lost_on(request.drive.name) or ON_TRIAL)
    with session.open(request.drive) as found:
        checked = engine.check(found, request.changes)
        refuse_without_earlier(checked)
        if any(BY_ID[change.setting].risk >= Risk.HANG for change in checked.changes):
            from disktune_helper.changes import saving  # noqa: PLC0415

            saving.watch_risky(session, found.kind, request.drive, names)
    order = _ask(session, orders, request)
    try:
        _tools(session).start(request.drive.name)
    except OSError as error:
        # If systemctl took too long, it may have been started all the same, and have written down how to restore.
        if orders.turn(order, None):
            why = Sentence("It could not be started: {why}.", why=error.strerror)
            raise Refusal(Fault.NOT_SUPPORTED, in_turn(UNCHANGED, why)) from None
    begun = _begun(orders, order)
    if begun.stage is LongStage.FAILED:
        raise Refusal(Fault.NOT_KEPT, begun.why)
    return _as_of_now(session, orders, orders.read(order.state.trial) or order)


def listed(session: SessionContext) -> LongTrialList:
    """Return every long trial that is open, and the last that ended, as they are now."""
    orders = orders_of(session)
    found = sorted(orders.all(), key=lambda order: (not order.state.open, -order.state.began))
    return LongTrialList(tuple(_as_of_now(session, orders, order) for order in found))


def end(session: SessionContext, request: EndLongTrial) -> LongTrialState:
    """Keep or revert a long trial and wait until that is done; raises `Refusal` if it is over."""
    orders = orders_of(session)
    order = orders.read(request.trial) if TOKEN.fullmatch(request.trial) else None
    if order is None or not order.state.open:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("That trial has already ended."))
    if request.keep and (order.state.end is not None or order.state.stage is not LongStage.ON):
        why = Sentence("That trial is being reverted.")
        raise Refusal(Fault.NOT_SUPPORTED, why)
    wished = replace(order, wish=request.keep)
    if not orders.turn(order, wished):
        raise Refusal(Fault.BUSY, Sentence("The trial is changing. Try again."))
    try:
        _tools(session).stop(order.state.drive.name)
    except OSError as error:
        why = Sentence("It could not be ended: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, why) from None
    left = orders.read(request.trial)
    if left is not None and left.state.open:
        # No keeper ran that could have received the wish: one that is started carries it out.
        with suppress(OSError):
            _tools(session).start(order.state.drive.name)
        left = _ended(orders, request.trial)
    if left is None or left.state.open:
        raise Refusal(Fault.IO_ERROR, Sentence("It has not ended. Check again later."))
    return left.state


def adopt(session: SessionContext) -> None:
    """Give every trial whose keeper was killed a new one, which goes on with it or reverts what is left."""
    orders = orders_of(session)
    for order in orders.open():
        if orders.is_kept(order):
            continue
        if order.state.stage is LongStage.ASKED:
            # Nothing was changed, and it is not known what its drive does by now.
            orders.turn(order, None)
            continue
        present = [one for one in drive_list.drives(session.ports) if one.identity == order.state.drive.identity]
        for drive in present:
            with suppress(OSError):
                _tools(session).start(drive.name)


def _refuse_second(session: SessionContext, orders: LongOrders, request: TryLong) -> None:
    """Raise `Refusal` if the drive has a long trial, or cannot be known again after a restart."""
    identity.check_present(session.ports, request.drive)
    if lost := orders.lost():
        raise Refusal(Fault.BUSY, in_turn(UNCHANGED, lost))
    if orders.of_drive(request.drive) is not None:
        raise Refusal(Fault.BUSY, ON_TRIAL)
    twins = [one for one in drive_list.drives(session.ports) if one.identity == request.drive.identity]
    if not request.drive.identity or len(twins) != 1:
        why = Sentence("It has no identity: a restart would not revert it.")
        raise Refusal(Fault.NOT_SUPPORTED, why)


def _ask(session: SessionContext, orders: LongOrders, request: TryLong) -> LongOrder:
    """Write an order down, unless another is in its way, and return it; raises `Refusal`."""
    ports = session.ports
    span_s = float(SPAN_S[request.span])
    state = LongTrialState(
        os.urandom(8).hex(),
        request.drive,
        identity.names(ports, request.drive.name).model,
        request.span,
        request.keep_if_clean,
        request.changes,
        LongStage.ASKED,
        ports.now(),
        span_s,
        span_s,
        pace=_tools(session).pace(request.span),
    )
    order = LongOrder(state, orders.boot, session.who, owner=processes.own_mark(ports))
    try:
        with orders.alone():
            # Once more: another window may have asked since.
            _refuse_second(session, orders, request)
            orders.write(order)
    except OSError as error:
        why = Sentence("It could not be written: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, why)) from None
    return order


def _begun(orders: LongOrders, order: LongOrder) -> LongTrialState:
    waited = threading.Event()
    for _ in range(round(_BEGIN_S / _LOOK_S)):
        now = orders.read(order.state.trial)
        if now is not None and now.state.stage not in (LongStage.ASKED, LongStage.APPLYING):
            return now.state
        waited.wait(_LOOK_S)
    try:
        withdrawn = orders.turn(order, None)
    except OSError as error:
        log_mistake("long trial", error)
        withdrawn = False
    why = Sentence("It has not started. Check again later.")
    if withdrawn:
        raise Refusal(Fault.IO_ERROR, in_turn(UNCHANGED, why))
    raise Refusal(Fault.IO_ERROR, in_turn(why, Sentence("Check again later.")))


def _ended(orders: LongOrders, trial: str) -> LongOrder | None:
    """Wait until a trial is over, a while at most, and return it."""
    waited = threading.Event()
    for _ in range(round(_BEGIN_S / _LOOK_S)):
        now = orders.read(trial)
        if now is None or not now.state.open or now.state.end is not None:
            return now
        waited.wait(_LOOK_S)
    return orders.read(trial)


def _as_of_now(session: SessionContext, orders: LongOrders, order: LongOrder) -> LongTrialState:
    """Return a trial with its remaining time, and whether suspend is inhibited for it."""
    if not order.state.open or order.baseline is None or order.state.end is not None:
        return order.state
    if order.boot != orders.boot:
        # The machine was restarted; what is left of it is being reverted.
        return replace(order.state, seconds_left=0.0)
    gone_by = (session.ports.monotonic() - order.baseline.began_s) * order.state.pace
    left = min(order.state.seconds, max(0.0, order.state.seconds - gone_by))
    return replace(order.state, seconds_left=left, awake=session.keeps_awake)


def _tools(session: SessionContext) -> LongTrialTools:
    return session.tools.long_trials or SystemLongTrialTools()
