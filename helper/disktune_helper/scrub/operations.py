"""The operations on scrubs: what runs, starting and stopping one, limits for good or until it has ended."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from disktune_contract import scrub as judging
from disktune_contract.messages.action import OfScrub, Scrub, ScrubDeed, ScrubLimits
from disktune_contract.messages.faults import Fault, Refusal, invalid, out_of_range
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.scrub import (
    DeviceLimit,
    ScrubList,
    ScrubReport,
    ScrubState,
    TemporaryScrubLimits,
)
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.drives import identity
from disktune_helper.scrub import reading
from disktune_helper.scrub.keeper import HoldKeeper, HoldOrder, Holds, HoldStage
from disktune_helper.system import processes
from disktune_helper.system.machine_tools import ScrubTools, SystemScrub

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext

_LOCK, _PATIENCE_S = "scrub-holds", 5.0
_BEGIN_S, _WRITTEN_S, _LOOK_S = 10.0, 3.0, 0.1
"""How long btrfs-progs, or a keeper, has to do what was asked for."""


def scrubs(session: SessionContext, request: OfDrive) -> ScrubList:
    """Return the mounted btrfs on a drive; reads no drive and wakes none."""
    identity.check_present(session.ports, request.drive)
    uuids = reading.on_drive(session.ports, request.drive.name)
    return ScrubList(tuple(_report(session, uuid) for uuid in uuids))


def scrub(session: SessionContext, request: Scrub) -> ScrubReport:
    """Start, resume or stop a scrub, and wait until it is so; raises `Refusal`."""
    before = _found(session, request.drive.name, request)
    if request.does is ScrubDeed.STOP:
        return _stop(session, before)
    if session.ending:
        raise Refusal(Fault.CANCELLED, Sentence("The session is ending."))
    for drive in sorted({name for device in before.devices for name in device.drives}):
        session.refuse_if_busy(drive)
    if why := _no_start(before, request.does):
        raise Refusal(Fault.NOT_SUPPORTED if before.tool else Fault.NOT_INSTALLED, why)
    try:
        _tools(session).start_unit(request.does.value, before.uuid)
    except OSError as error:
        why = Sentence("It could not be started: {why}.", why=error.strerror or str(error))
        raise Refusal(Fault.NOT_SUPPORTED, why) from None
    return _until(session, before, lambda now: judging.state(now) is ScrubState.RUNNING or _newer(now, before))


def set_limits(session: SessionContext, request: ScrubLimits) -> ScrubReport:
    """Set limits, for good or until the scrub has ended; raises `Refusal` with everything as it was."""
    before = _found(session, request.drive.name, request)
    if session.ending:
        raise Refusal(Fault.CANCELLED, Sentence("The session is ending."))
    if before.hold is not None:
        raise Refusal(Fault.BUSY, Sentence("Limits hold until the scrub finishes."))
    _check(before, request)
    if request.until_finished:
        if judging.state(before) is not ScrubState.RUNNING:
            raise Refusal(Fault.NOT_SUPPORTED, Sentence("No scrub is running."))
        return _hold(session, before, request)
    done: list[DeviceLimit] = []
    for change in request.changes:
        try:
            _tools(session).set_limit(before.uuid, change.devid, change.bytes_s)
            done.append(DeviceLimit(change.devid, change.expected))
            if reading.limit(session.ports, before.uuid, change.devid) != change.bytes_s:
                raise OSError(errno.EINVAL, Sentence("the kernel did not keep the limit"))
        except OSError as error:
            stuck = _put_back(session, before.uuid, done)
            why = Sentence("It could not be written: {why}.", why=error.strerror or str(error))
            if error.errno == errno.EACCES:
                # What was not there when the helper confined itself stays out of reach (`lockdown.permitted`).
                why = Sentence("Restart DiskTune: btrfs was not in use when it was unlocked.")
            raise Refusal(Fault.IO_ERROR, in_turn(why, stuck) if stuck else why) from None
    if before.failed:
        # A limit that was set since is what was wanted; that something else could not be restored is over.
        _holds(session).remove(before.uuid)
    return _report(session, before.uuid)


def release(session: SessionContext, request: OfScrub) -> ScrubReport:
    """Restore limits now that were to last until the scrub has ended; raises `Refusal` if there are none."""
    found = _found(session, request.drive.name, request)
    if found.hold is None:
        raise Refusal(Fault.NOT_SUPPORTED, Sentence("No limits hold."))
    try:
        _tools(session).stop_unit("hold", found.uuid)
    except OSError as error:
        why = Sentence("It could not be written: {why}.", why=error.strerror or str(error))
        raise Refusal(Fault.IO_ERROR, why) from None
    # In case no keeper was running any more.
    HoldKeeper(session.ports, _tools(session), _holds(session), found.uuid).end()
    now = _report(session, found.uuid)
    if now.failed:
        raise Refusal(Fault.NOT_KEPT, now.failed)
    return now


def adopt(session: SessionContext) -> None:
    """Restore the limits of every hold whose keeper was killed."""
    holds = _holds(session)
    for order in holds.all():
        if order.open and not holds.kept(order):
            HoldKeeper(session.ports, _tools(session), holds, order.uuid).end()


# -- checking ----------------------------------------------------------------------------------------------


def _found(session: SessionContext, drive: str, request: Scrub | ScrubLimits | OfScrub) -> ScrubReport:
    identity.check_present(session.ports, request.drive)
    if request.uuid not in reading.on_drive(session.ports, drive):
        raise Refusal(Fault.CHANGED_MEANWHILE, Sentence("The file system is no longer mounted."))
    return _report(session, request.uuid)


def _no_start(found: ScrubReport, does: ScrubDeed) -> str:
    if not found.tool:
        return Sentence("btrfs-progs is not installed.")
    if not found.points:
        return Sentence("DiskTune cannot see where the file system is mounted.")
    if found.read_only:
        return Sentence("Mounted read-only: a scrub could not repair anything.")
    if judging.state(found) is ScrubState.RUNNING:
        return Sentence("A scrub is already running.")
    if does is ScrubDeed.RESUME and not judging.may_resume(found):
        return Sentence("No stopped scrub can be resumed.")
    return ""


def _check(found: ScrubReport, request: ScrubLimits) -> None:
    devices = {device.devid: device for device in found.devices}
    devids = [change.devid for change in request.changes]
    if not devids or len(set(devids)) != len(devids):
        raise invalid("no drive, or one twice")
    for change in request.changes:
        now = devices[change.devid].limit_bytes_s if change.devid in devices else None
        if now is None:
            raise Refusal(Fault.NOT_SUPPORTED, Sentence("The kernel has no limit here (Linux 5.14)."))
        if now != change.expected:
            raise Refusal(Fault.CHANGED_MEANWHILE, Sentence("Another program has changed a limit. Check again."))
        if change.bytes_s and not judging.LEAST_LIMIT <= change.bytes_s <= judging.MOST_LIMIT:
            raise out_of_range("1 MB/s", "100 GB/s")


# -- doing -------------------------------------------------------------------------------------------------


def _stop(session: SessionContext, before: ScrubReport) -> ScrubReport:
    failed: OSError | None = None
    for point in before.points:
        try:
            _tools(session).cancel(point, before.uuid)
        except OSError as error:
            if error.errno == errno.ENOTCONN:
                raise Refusal(Fault.NOT_SUPPORTED, Sentence("No scrub is running.")) from None
            failed = failed or error
        else:
            return _stopped(session, before)
    why = failed.strerror or str(failed) if failed is not None else Sentence("the file system is not mounted")
    raise Refusal(Fault.IO_ERROR, Sentence("It could not be ended: {why}.", why=why))


def _hold(session: SessionContext, before: ScrubReport, request: ScrubLimits) -> ScrubReport:
    ports, holds = session.ports, _holds(session)
    hold = TemporaryScrubLimits(
        tuple(DeviceLimit(change.devid, change.bytes_s) for change in request.changes),
        tuple(DeviceLimit(change.devid, change.expected) for change in request.changes),
        ports.now(),
    )
    try:
        _order(session, HoldOrder(before.uuid, hold, HoldStage.ASKED, processes.own_mark(ports)))
        _tools(session).start_unit("hold", before.uuid)
    except OSError as error:
        # If systemctl took too long, it may have been started all the same, and have written down how to restore.
        HoldKeeper(ports, _tools(session), holds, before.uuid).end()
        why = Sentence(
            "It could not be started: {why}.",
            why=error.strerror or str(error),
        )
        raise Refusal(Fault.NOT_SUPPORTED, why) from None

    def stands(now: ScrubReport) -> bool:
        limits = {device.devid: device.limit_bytes_s for device in now.devices}
        return now.hold is None or all(limits.get(one.devid) == one.bytes_s for one in hold.limits)

    now = _until(session, before, stands)
    if now.failed:
        raise Refusal(Fault.NOT_KEPT, now.failed)
    return now


def _order(session: SessionContext, order: HoldOrder) -> None:
    """Write an order down, unless another window has done so since; raises OSError, or `Refusal`."""
    holds = _holds(session)
    with session.store.locks.hold(_LOCK, _PATIENCE_S) as held:
        known = holds.read(order.uuid)
        if not held or (known is not None and known.open):
            raise Refusal(Fault.BUSY, Sentence("Another window is busy. Try again later."))
        holds.write(order)


def _put_back(session: SessionContext, uuid: str, limits: list[DeviceLimit]) -> str:
    """Restore earlier limits; return a sentence if not all could be."""
    stuck = ""
    for one in reversed(limits):
        try:
            _tools(session).set_limit(uuid, one.devid, one.bytes_s)
        except OSError as error:
            why = Sentence("It could not be written: {why}.", why=error.strerror or str(error))
            stuck = stuck or Sentence("Not all earlier values could be restored: {why}", why=why)
    return stuck


def _newer(now: ScrubReport, before: ScrubReport) -> bool:
    """Return whether btrfs-progs has recorded a later scrub: a small file system is done in a moment."""
    return [(one.started, one.resumed) for one in now.devices] != [
        (one.started, one.resumed) for one in before.devices
    ]


def _stopped(session: SessionContext, before: ScrubReport) -> ScrubReport:
    """Return the report of when btrfs-progs has written down how far it came; another program may never do so."""
    waited = threading.Event()
    now = before
    for _ in range(round(_WRITTEN_S / _LOOK_S)):
        now = _report(session, before.uuid)
        if judging.state(now) in (ScrubState.STOPPED, ScrubState.FINISHED):
            break
        waited.wait(_LOOK_S)
    if judging.state(now) is ScrubState.RUNNING:
        raise Refusal(Fault.IO_ERROR, Sentence("Stop it with btrfs scrub cancel."))
    return now


def _until(session: SessionContext, before: ScrubReport, so: Callable[[ScrubReport], bool]) -> ScrubReport:
    """Return the report of when it is *so*; raises `Refusal` if it does not become so."""
    waited = threading.Event()
    for _ in range(round(_BEGIN_S / _LOOK_S)):
        now = _report(session, before.uuid)
        if so(now):
            return now
        waited.wait(_LOOK_S)
    raise Refusal(
        Fault.IO_ERROR,
        Sentence(
            "Nothing changed within {seconds} s. See journalctl.",
            seconds=round(_BEGIN_S),
        ),
    )


def _report(session: SessionContext, uuid: str) -> ScrubReport:
    order = _holds(session).read(uuid)
    hold = order.hold if order is not None and order.open else None
    failed = order.why if order is not None and not order.open else ""
    return reading.report(session.ports, uuid, session.privilege, _tools(session), hold, failed)


def _holds(session: SessionContext) -> Holds:
    return Holds(session.ports, session.runtime)


def _tools(session: SessionContext) -> ScrubTools:
    return session.tools.scrubs or SystemScrub()
