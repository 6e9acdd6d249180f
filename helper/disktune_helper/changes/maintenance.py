"""Maintenance of a drive: TRIM now, and beginning and stopping self-tests."""

from __future__ import annotations

import errno
import threading
from contextlib import closing

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.self_tests import SelfTestKind, SelfTests
from disktune_contract.messages.action import SelfTestStart, TrimEnded, TrimList, TrimNow, TrimProgress, TrimResult
from disktune_contract.messages.faults import ON_TRIAL, Fault, Refusal, invalid, out_of_range
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import NOT_SUPPORTED_HERE
from disktune_helper.decode import file_system_tools
from disktune_helper.drives import identity, self_test, self_tests, trim_targets, usage
from disktune_helper.drives.drive_snapshot import OpenDriveSnapshot
from disktune_helper.drives.trim_targets import TrimPlaces
from disktune_helper.session.session import SessionContext
from disktune_helper.system import errors
from disktune_helper.system.log import log_mistake
from disktune_helper.system.machine_tools import RunningTrim, SystemTrim, TrimTools

# -- beginning and stopping a self-test. Neither changes or loses data -------------------------------------
#
# A test goes on in the drive when the helper has long ended, and stopping one that is over does nothing; so
# nothing of it is written down. Sources of the commands: `disktune_helper.drives.self_test`.

_ASK_AGAIN = Sentence("Confirm the test, or wait for the array.")


def begin(sight: OpenDriveSnapshot, request: SelfTestStart) -> SelfTests:
    """Begin the test and return what the drive reports then; raises `Refusal`."""
    found = self_tests.look(sight)
    _check(sight, request, found)
    if sight.kind is DriveKind.NVME:
        self_test.begin_nvme(sight.node, request.kind)
    elif sight.words is None:
        self_test.begin_scsi(sight.node, request.kind)
    else:
        if request.kind is SelfTestKind.SELECTIVE:
            self_test.select(sight.node, *_span(sight, request))
        self_test.begin_ata(sight.node, request.kind)
    return self_tests.look(sight)


def stop(sight: OpenDriveSnapshot) -> SelfTests:
    """Stop the test that runs, if one does, and return what the drive reports then; raises `Refusal`."""
    found = self_tests.look(sight)
    if found.asleep:
        raise would_wake()
    if found.running is None:
        return found
    if sight.kind is DriveKind.NVME:
        self_test.stop_nvme(sight.node)
    elif sight.words is None:
        self_test.stop_scsi(sight.node)
    else:
        self_test.stop_ata(sight.node)
    return self_tests.look(sight)


def would_wake() -> Refusal:
    """Return what refuses to reach for a drive that sleeps."""
    return Refusal(Fault.WOULD_WAKE, self_tests.WOULD_WAKE)


def _check(sight: OpenDriveSnapshot, request: SelfTestStart, found: SelfTests) -> None:
    """Raise `Refusal` if the drive does not have the test, or not now."""
    if found.asleep:
        raise would_wake()
    if found.running:
        raise Refusal(Fault.BUSY, found.refusal)
    if found.refusal:
        raise Refusal(Fault.NOT_SUPPORTED, found.refusal)
    if request.kind not in {offer.kind for offer in found.offers}:
        raise Refusal(Fault.NOT_SUPPORTED, NOT_SUPPORTED_HERE)
    if request.kind is SelfTestKind.SELECTIVE:
        _span(sight, request)
    elif (request.first_lba, request.last_lba) != (None, None):
        raise invalid("only a selective self-test takes a range", Fault.OUT_OF_RANGE)
    if found.rebuilding and not request.although_rebuilding:
        raise Refusal(Fault.BUSY, in_turn(found.rebuilding, _ASK_AGAIN))


def _span(sight: OpenDriveSnapshot, request: SelfTestStart) -> tuple[int, int]:
    """Return the first and the last block of a selective test; raises `Refusal` if they are not on the drive."""
    sector = self_tests.sector_bytes(sight) or 512
    last = sight.node.size_bytes() // sector - 1
    if (
        request.first_lba is None
        or request.last_lba is None
        or not 0 <= request.first_lba <= request.last_lba <= last
    ):
        raise out_of_range(0, last)
    return request.first_lba, request.last_lba


# -- TRIM now: fstrim on one file system after the other, in a thread --------------------------------------

_LOOK_S = 0.2
"""How long a cancelled fstrim may go on unnoticed."""


def targets(session: SessionContext, request: OfDrive) -> TrimList:
    """Return what could be trimmed on a drive; opens nothing and wakes nothing."""
    identity.check_present(session.ports, request.drive)
    return trim_targets.targets(session.ports, request.drive.name, _tools(session).room)


def trim(session: SessionContext, request: TrimNow) -> Started:
    """Begin to trim; raises `Refusal`."""
    tools = _tools(session)
    identity.check_present(session.ports, request.drive)
    if not request.agreed:
        raise Refusal(Fault.BUSY, Sentence("TRIM needs your confirmation."))
    if session.rests(request.drive):
        raise Refusal(Fault.WOULD_WAKE, self_tests.WOULD_WAKE)
    lines = usage.mount_lines(session.ports, own=True)
    listed = trim_targets.found(session.ports, request.drive.name, lines, tools.room)
    chosen = [one for one in listed if one.target.number in request.targets]
    if not chosen or len(chosen) != len(set(request.targets)):
        raise Refusal(Fault.CHANGED_MEANWHILE, Sentence("A file system was unmounted. Nothing was trimmed."))
    if why := next((one.target.refusal for one in chosen if one.target.refusal), ""):
        raise Refusal(Fault.NOT_SUPPORTED, why)
    drives = frozenset({request.drive.name}.union(*(one.target.drives for one in chosen)))
    for drive in sorted(drives):
        _refuse_if_busy(session, drive)
    job = TrimRun(session, session.next_number(), drives, tuple(chosen), tools)
    session.trims[job.number] = job
    try:
        errors.start(job.work, f"trim {request.drive.name}")
    except Refusal:
        del session.trims[job.number]
        raise
    return Started(job.number)


def _refuse_if_busy(session: SessionContext, drive: str) -> None:
    session.refuse_if_busy(drive)
    if session.trials.on(drive):
        raise Refusal(Fault.BUSY, ON_TRIAL)
    with session.look(identity.ref_of(session.ports, drive)) as found:
        self_tests.refuse_while_running(found)


def _tools(session: SessionContext) -> TrimTools:
    return session.tools.trim or SystemTrim()


class TrimRun:
    """One request, until it has ended."""

    def __init__(
        self,
        session: SessionContext,
        number: int,
        drives: frozenset[str],
        chosen: tuple[TrimPlaces, ...],
        tools: TrimTools,
    ) -> None:
        self.number = number
        self.drives = drives
        self._session, self._chosen, self._tools = session, chosen, tools
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Stop fstrim, and begin with no further file system."""
        self._cancelled.set()

    def work(self) -> None:
        """Trim one file system after the other, and report the outcome."""
        results: list[TrimResult] = []
        fault, why = None, ""
        try:
            for done, one in enumerate(self._chosen):
                if self._cancelled.is_set():
                    break
                progress = TrimProgress(self.number, one.target.point, done, len(self._chosen))
                self._session.emit("trim-progress", progress)
                results.append(self._trim(one))
        except Exception as error:
            log_mistake("trim", error)
            fault, why = Fault.INTERNAL, Sentence("Stopped by an internal error of the helper.")
        finally:
            del self._session.trims[self.number]
        if self._cancelled.is_set() and fault is None:
            fault, why = Fault.CANCELLED, Sentence("TRIM was stopped.")
        self._session.emit("trim-ended", TrimEnded(self.number, tuple(results), fault, why))

    def _trim(self, one: TrimPlaces) -> TrimResult:
        begun = self._session.ports.monotonic()
        trimmed, why = None, ""
        try:
            trimmed, why = self._run(one)
        except FileNotFoundError:
            why = Sentence("The file system is gone, or fstrim (util-linux) is not installed.")
        except OSError as error:
            why = error.strerror or str(error)
        return TrimResult(one.target.point, trimmed, self._session.ports.monotonic() - begun, why)

    def _run(self, one: TrimPlaces) -> tuple[int | None, str]:
        """Return what was trimmed, or None and why not; raises OSError."""
        with closing(self._start(one)) as running:
            end = None
            while end is None:
                end = running.wait(_LOOK_S)
                if end is None and self._cancelled.is_set():
                    running.stop()
        trimmed = file_system_tools.trimmed_bytes(end.printed) if end.status == 0 else None
        if trimmed is not None:
            return trimmed, ""
        if self._cancelled.is_set():
            return None, Sentence("Stopped.")
        return None, end.said or Sentence("fstrim ended with status {status}.", status=end.status)

    def _start(self, one: TrimPlaces) -> RunningTrim:
        """Start fstrim at the first place where the file system can be reached; raises OSError."""
        failed: OSError | None = None
        for point, mount in one.places:
            try:
                return self._tools.start(point, mount)
            except OSError as error:
                # Another mount may hide this one, or only a file of it may be mounted here.
                if failed is None or error.errno not in (errno.ESTALE, errno.ENOTDIR):
                    failed = error
        raise failed or OSError(errno.ESTALE, "no longer mounted")
