"""The operations on recordings: order one, stop one, and return those of a drive."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import RECORDING, Fault, Refusal, busy, out_of_range
from disktune_contract.messages.look import RecordAccesses, RecordingList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.standby.recording import MAX_MINUTES, MIN_MINUTES, Recording, RecordingStage
from disktune_helper.drives import identity
from disktune_helper.session.recorder_tools import RecorderTools, SystemRecorder
from disktune_helper.standby import recording_files
from disktune_helper.standby.recording_files import RecordingOrder, RecordingOrders, as_it_stands
from disktune_helper.system import processes

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext

_BEGIN_S, _LOOK_S = 20.0, 0.05
"""How long a recorder has to begin: to start Python and set up the kernel's trace takes a second."""


def recordings(session: SessionContext, request: OfDrive) -> RecordingList:
    """Return the recordings of a drive, the one under way first."""
    identity.check_present(session.ports, request.drive)
    return RecordingList(_found(session, request.drive))


def record_accesses(session: SessionContext, request: RecordAccesses) -> RecordingList:
    """Order a recording and wait until it has begun; raises `Refusal`."""
    identity.check_present(session.ports, request.drive)
    if not MIN_MINUTES <= request.minutes <= MAX_MINUTES:
        raise out_of_range(f"{MIN_MINUTES} min", f"{MAX_MINUTES} min")
    orders, drive = _orders(session), request.drive.name
    order = _ask(session, orders, request)
    try:
        _tools(session).start_recording(drive)
    except OSError as error:
        _put_away(session, orders, drive, order.owner)
        # It may have been started all the same, if systemctl took too long.
        if orders.read(drive) is None:
            why = Sentence("It could not be started: {why}.", why=error.strerror)
            raise Refusal(Fault.NOT_SUPPORTED, why) from None
    begun = _begun(orders, order)
    if begun.stage is RecordingStage.FAILED:
        _put_away(session, orders, drive)
        raise Refusal(Fault.NOT_SUPPORTED, begun.why)
    return RecordingList(_found(session, request.drive))


def stop(session: SessionContext, request: OfDrive) -> RecordingList:
    """End the recording of a drive and wait for it; raises `Refusal` if there is none."""
    identity.check_present(session.ports, request.drive)
    orders, drive = _orders(session), request.drive.name
    order = orders.read(drive)
    if order is None or not order.open or not _same(order.recording.drive, request.drive):
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("This drive is not being recorded."))
    try:
        _tools(session).stop_recording(drive)
    except OSError as error:
        why = Sentence("It could not be ended: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, why) from None
    _put_away(session, orders, drive)
    return RecordingList(_found(session, request.drive))


def adopt(session: SessionContext) -> None:
    """Put away the recordings whose recorder was killed, with what it had written down."""
    orders = _orders(session)
    for order in orders.all():
        with suppress(Refusal):  # another process is doing so
            _put_away(session, orders, order.recording.drive.name)


# -- orders ------------------------------------------------------------------------------------------------


def _ask(session: SessionContext, orders: RecordingOrders, request: RecordAccesses) -> RecordingOrder:
    """Write an order down, unless the drive is being recorded, and return it; raises `Refusal`."""
    _put_away(session, orders, request.drive.name)
    recording = _new(session, request)
    order = RecordingOrder(recording, owner=processes.own_mark(session.ports))
    try:
        with orders.alone():
            there = orders.read(request.drive.name)
            if there is not None and there.open and orders.lives(there):
                raise Refusal(Fault.BUSY, busy(RECORDING))
            if there is not None:
                # It could not be put away, for example if the disk is full; a new order would be in its place.
                recording_files.keep_begun(_tools(session).kept(), there)
            orders.write(order)
    except OSError as error:
        why = Sentence("It could not be written: {why}.", why=error.strerror)
        raise Refusal(Fault.IO_ERROR, why) from None
    return order


def _new(session: SessionContext, request: RecordAccesses) -> Recording:
    began, known = session.ports.now(), recording_files.of_drive(_tools(session).kept(), request.drive)
    while True:
        recording = Recording(request.drive, RecordingStage.ASKED, request.minutes, began, began)
        # Two within a second would be one by their keys.
        if recording.key not in {one.key for one in known}:
            return recording
        began += 1.0


def _put_away(session: SessionContext, orders: RecordingOrders, drive: str, asker: str = "") -> None:
    recording_files.put_away(_tools(session).kept(), orders, drive, asker)


def _begun(orders: RecordingOrders, asked: RecordingOrder) -> Recording:
    """Wait until the recorder has begun, or has ended already; raises `Refusal` if it does not."""
    waited = threading.Event()
    for _ in range(round(_BEGIN_S / _LOOK_S)):
        order = orders.read(asked.recording.drive.name)
        if order is None:
            return asked.recording
        if order.recording.stage is not RecordingStage.ASKED:
            return order.recording
        waited.wait(_LOOK_S)
    raise Refusal(Fault.IO_ERROR, Sentence("It has not started. Check again later."))


def _found(session: SessionContext, drive: DriveRef) -> tuple[Recording, ...]:
    """Return what there is of a drive, the newest first and nothing twice."""
    orders = _orders(session)
    order = orders.read(drive.name)
    ended = recording_files.of_drive(_tools(session).kept(), drive)
    if order is None or not _same(order.recording.drive, drive):
        return ended
    current = as_it_stands(order, lives=orders.lives(order))
    return (current, *(one for one in ended if one.key != current.key))


def _same(one: DriveRef, other: DriveRef) -> bool:
    return one.identity == other.identity if one.identity or other.identity else one.name == other.name


def _orders(session: SessionContext) -> RecordingOrders:
    return RecordingOrders(session.ports, session.runtime, session.store.locks)


def _tools(session: SessionContext) -> RecorderTools:
    return session.tools.recorder or SystemRecorder()
