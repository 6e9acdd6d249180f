"""What each operation does that some class of root's may use; the helper refuses to start with one missing.

Those of the class browse alone are in `browse_handlers`, which nothing imports that runs as root.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from disktune_contract.drives.drive import PowerMode
from disktune_contract.messages.action import Act, Acted, ActionList
from disktune_contract.messages.change import Boost, BoostList, BoostState
from disktune_contract.messages.faults import Fault, Refusal, invalid, out_of_range, unknown
from disktune_contract.messages.look import DriveList, JournalEntries, JournalQuery, StateList, WatchActivity
from disktune_contract.messages.measurement import Flicker, Measure, OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, Nothing, OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.settings.drive_actions import ACTION_BY_ID, Action, Asleep
from disktune_helper.changes import actions, operations
from disktune_helper.drives import drive_list, drive_snapshot, identity
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.experiment import comparisons
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node

if TYPE_CHECKING:
    from disktune_contract.arrays.array import ArrayReport
    from disktune_contract.arrays.array_details import ArraySuperblock
    from disktune_contract.arrays.slowdown_causes import IoUsers
    from disktune_contract.health.health import DriveLogs, Health
    from disktune_contract.health.identification import Identification
    from disktune_contract.health.self_tests import SelfTests
    from disktune_contract.messages.action import OfScrub, Scrub, ScrubLimits, SelfTestStart, TrimList, TrimNow
    from disktune_contract.messages.long_trial import EndLongTrial, LongTrialList, LongTrialState, TryLong
    from disktune_contract.messages.look import RecordAccesses, RecordingList
    from disktune_contract.scrub import ScrubList, ScrubReport
    from disktune_contract.settings.saved import OfFile, Save, SavedList


# -- reading -----------------------------------------------------------------------------------------------


def _drives(session: SessionContext, _: Nothing) -> DriveList:
    return DriveList(drive_list.drives(session.ports, session.temperatures))


def _identify(session: SessionContext, request: OfDrive) -> Identification:
    from disktune_helper.drives.identification import identification  # noqa: PLC0415  # a fifth of the start-up time

    with session.look(request.drive) as found:
        return identification(found)


def _health(session: SessionContext, request: OfDrive) -> Health:
    from disktune_helper.drives import health  # noqa: PLC0415  # asked for by whoever looks at the overview

    with session.look(request.drive) as found:
        return health.health(found)


def _self_tests(session: SessionContext, request: OfDrive) -> SelfTests:
    from disktune_helper.drives import self_tests  # noqa: PLC0415  # asked for by whoever looks at that page

    with session.look(request.drive) as found:
        return self_tests.look(found)


def _drive_logs(session: SessionContext, request: OfDrive) -> DriveLogs:
    from disktune_helper.drives import self_tests  # noqa: PLC0415  # asked for by whoever looks at that page

    with session.look(request.drive) as found:
        return self_tests.look_at_logs(found)


def _settings(session: SessionContext, request: OfDrive) -> StateList:
    with session.look(request.drive) as found:
        return StateList(engine.states(found), drive_snapshot.surroundings_of(found))


def _array(session: SessionContext, request: OfDrive) -> ArrayReport:
    from disktune_helper.raid import reading  # noqa: PLC0415  # most machines have no array

    identity.check_present(session.ports, request.drive)
    return reading.report(session.ports, request.drive.name)


def _array_superblock(session: SessionContext, request: OfDrive) -> ArraySuperblock:
    from disktune_helper.raid import superblock  # noqa: PLC0415

    return superblock.read(session, request.drive)


def _journal(session: SessionContext, query: JournalQuery) -> JournalEntries:
    if not 1 <= query.limit <= 1000:
        raise out_of_range(1, 1000)
    return JournalEntries(session.journal.entries(query.identity, query.limit))


def _watch(session: SessionContext, request: WatchActivity) -> Nothing:
    session.activity.start(request.interval_ms)
    return Nothing()


def _unwatch(session: SessionContext, _: Nothing) -> Nothing:
    session.activity.stop()
    return Nothing()


def _tell_wordings(session: SessionContext, _: Nothing) -> Nothing:
    session.tells_wordings = True
    return Nothing()


def _alive(_session: SessionContext, _: Nothing) -> Nothing:
    return Nothing()


def _ping(_session: SessionContext, _: Nothing) -> Nothing:
    """Answer; the loop has taken note of it."""
    return Nothing()


# -- saving ------------------------------------------------------------------------------------------------


def _saved(session: SessionContext, _: Nothing) -> SavedList:
    from disktune_helper.changes import saving  # noqa: PLC0415

    return saving.saved(session)


def _save(session: SessionContext, request: Save) -> SavedList:
    from disktune_helper.changes import saving  # noqa: PLC0415

    return saving.save(session, request)


def _of_file(verb: str) -> Callable[[SessionContext, OfFile], SavedList]:
    def handle(session: SessionContext, request: OfFile) -> SavedList:
        from disktune_helper.changes import saving  # noqa: PLC0415

        return saving.of_file(verb, session, request)

    return handle


# -- doing -------------------------------------------------------------------------------------------------


def _actions(session: SessionContext, request: OfDrive) -> ActionList:
    with session.look(request.drive) as found:
        return ActionList(actions.possible(found))


def _ask(session: SessionContext, request: Act) -> Acted:
    action = _action(request)
    if not action.only_asks:
        raise invalid(f"{action.id} does more than read", Fault.NOT_ALLOWED)
    with session.look(request.drive) as found:
        return actions.ask(found, action)


def _act(session: SessionContext, request: Act) -> Acted:
    action = _action(request)
    session.refuse_if_busy(request.drive.name)
    if session.rests(request.drive) and action.asleep is not Asleep.FINE:
        raise Refusal(Fault.WOULD_WAKE, actions.asleep_words(action))
    with session.open(request.drive) as found:
        acted = actions.act(found, action, agreed=request.agreed, tools=session.tools.arrays)
    if acted.power is PowerMode.SLEEP:
        session.sent_to_sleep(request.drive)
    return acted


def _begin_self_test(session: SessionContext, request: SelfTestStart) -> SelfTests:
    from disktune_helper.changes import maintenance  # noqa: PLC0415  # asked for by few sessions

    session.refuse_if_busy(request.drive.name)
    if session.rests(request.drive):
        raise maintenance.would_wake()
    with session.open(request.drive) as found:
        return maintenance.begin(found, request)


def _stop_self_test(session: SessionContext, request: OfDrive) -> SelfTests:
    from disktune_helper.changes import maintenance  # noqa: PLC0415  # asked for by few sessions

    if session.rests(request.drive):
        raise maintenance.would_wake()
    with session.open(request.drive) as found:
        return maintenance.stop(found)


def _action(request: Act) -> Action:
    action = ACTION_BY_ID.get(request.action)
    if action is None:
        raise unknown(request.action)
    return action


def _trim_targets(session: SessionContext, request: OfDrive) -> TrimList:
    from disktune_helper.changes import maintenance  # noqa: PLC0415  # asked for by whoever is about to trim

    return maintenance.targets(session, request)


def _trim(session: SessionContext, request: TrimNow) -> Started:
    from disktune_helper.changes import maintenance  # noqa: PLC0415

    return maintenance.trim(session, request)


# -- hurrying ----------------------------------------------------------------------------------------------


def _io_users(session: SessionContext, _: Nothing) -> IoUsers:
    from disktune_helper.raid import reading  # noqa: PLC0415

    return reading.users(session.ports)


def _boosts(session: SessionContext, _: Nothing) -> BoostList:
    from disktune_helper.raid import operations  # noqa: PLC0415

    return operations.boosts(session)


def _boost(session: SessionContext, request: Boost) -> BoostState:
    from disktune_helper.raid import operations  # noqa: PLC0415

    if session.ending:
        raise Refusal(Fault.CANCELLED, Sentence("The session is ending."))
    return operations.boost(session, request)


def _unboost(session: SessionContext, request: OfDrive) -> BoostState:
    from disktune_helper.raid import operations  # noqa: PLC0415

    return operations.unboost(session, request)


# -- recording ---------------------------------------------------------------------------------------------


def _record(session: SessionContext, request: RecordAccesses) -> RecordingList:
    from disktune_helper.standby import operations as recording  # noqa: PLC0415

    if session.ending:
        raise Refusal(Fault.CANCELLED, Sentence("The session is ending."))
    return recording.record_accesses(session, request)


def _stop_recording(session: SessionContext, request: OfDrive) -> RecordingList:
    from disktune_helper.standby import operations as recording  # noqa: PLC0415

    return recording.stop(session, request)


def _recordings(session: SessionContext, request: OfDrive) -> RecordingList:
    from disktune_helper.standby import operations as recording  # noqa: PLC0415

    return recording.recordings(session, request)


# -- trying for hours --------------------------------------------------------------------------------------


def _try_long(session: SessionContext, request: TryLong) -> LongTrialState:
    from disktune_helper.changes import long_trials  # noqa: PLC0415

    return long_trials.try_long(session, request)


def _long_trials(session: SessionContext, _: Nothing) -> LongTrialList:
    from disktune_helper.changes import long_trials  # noqa: PLC0415

    return long_trials.listed(session)


def _end_long_trial(session: SessionContext, request: EndLongTrial) -> LongTrialState:
    from disktune_helper.changes import long_trials  # noqa: PLC0415

    return long_trials.end(session, request)


def _scrubs(session: SessionContext, request: OfDrive) -> ScrubList:
    from disktune_helper.scrub import operations  # noqa: PLC0415  # most machines have no btrfs

    return operations.scrubs(session, request)


def _scrub(session: SessionContext, request: Scrub) -> ScrubReport:
    from disktune_helper.scrub import operations  # noqa: PLC0415

    return operations.scrub(session, request)


def _scrub_limits(session: SessionContext, request: ScrubLimits) -> ScrubReport:
    from disktune_helper.scrub import operations  # noqa: PLC0415

    return operations.set_limits(session, request)


def _scrub_release(session: SessionContext, request: OfScrub) -> ScrubReport:
    from disktune_helper.scrub import operations  # noqa: PLC0415

    return operations.release(session, request)


# -- measuring ---------------------------------------------------------------------------------------------


def _measure(session: SessionContext, request: Measure) -> Started:
    from disktune_helper.drives import self_tests  # noqa: PLC0415  # asked for by few sessions

    begin = partial(session.jobs.start, request=request)
    return _read(session, request, begin, self_tests.refuse_while_running)


def _flicker(session: SessionContext, request: Flicker) -> Started:
    # A light is found during a self-test as well.
    return _read(session, request, session.jobs.start_flicker, lambda _found: None)


def _read(
    session: SessionContext,
    request: Measure | Flicker,
    begin: Callable[[Node], int],
    check: Callable[[DriveSnapshot], None],
) -> Started:
    """Begin a job that reads a drive, unless that sleeps and may not be woken, or *check* refuses."""
    if not request.wake and sysfs.suspended(session.ports, request.drive.name):
        raise drive_snapshot.reading_would_wake()
    session.refuse_if_busy(request.drive.name)
    node = identity.open_checked(session.ports, request.drive)
    try:
        # The class browse asks a drive nothing: neither whether it sleeps nor whether it tests itself.
        if session.privilege is not Class.BROWSE:
            found = drive_snapshot.look(session.ports, request.drive, node, session.journal.last_set)
            if found.asleep and not request.wake:
                raise drive_snapshot.reading_would_wake()
            check(found)
        return Started(begin(node))
    except BaseException:
        node.close()
        raise


def cancel(session: SessionContext, request: OfJob) -> Nothing:
    """Stop a measurement, a comparison, or TRIM."""
    session.jobs.cancel(request.job)
    for running in (session.experiments.get(request.job), session.trims.get(request.job)):
        if running is not None:
            running.cancel()
    return Nothing()


Handlers = Mapping[str, Callable[[SessionContext, Any], object]]

HANDLERS: dict[str, Callable[[SessionContext, Any], object]] = {
    "drives": _drives,
    "identify": _identify,
    "health": _health,
    "self-tests": _self_tests,
    "drive-logs": _drive_logs,
    "self-test-start": _begin_self_test,
    "self-test-abort": _stop_self_test,
    "settings": _settings,
    "array": _array,
    "array-superblock": _array_superblock,
    "journal": _journal,
    "watch": _watch,
    "unwatch": _unwatch,
    "alive": _alive,
    "ping": _ping,
    "tell-wordings": _tell_wordings,
    "apply": operations.apply,
    "actions": _actions,
    "ask": _ask,
    "act": _act,
    "trim-targets": _trim_targets,
    "trim": _trim,
    "io-users": _io_users,
    "boosts": _boosts,
    "boost": _boost,
    "unboost": _unboost,
    "record": _record,
    "stop-recording": _stop_recording,
    "recordings": _recordings,
    "try-long": _try_long,
    "long-trials": _long_trials,
    "end-long-trial": _end_long_trial,
    "scrubs": _scrubs,
    "scrub": _scrub,
    "scrub-limits": _scrub_limits,
    "scrub-release": _scrub_release,
    "keep": operations.keep,
    "put-back": operations.revert_now,
    "answer-in": operations.answer_in,
    "extend": operations.extend,
    "trial": operations.look,
    "saved": _saved,
    "save": _save,
    "forget": _of_file("forget"),
    "try-held": _of_file("try-held"),
    "drop-held": _of_file("drop-held"),
    "measure": _measure,
    "flicker": _flicker,
    "cancel": cancel,
    "compare": comparisons.compare,
    "compare-layer": comparisons.compare_layer,
    "hold": comparisons.hold,
    "switch": comparisons.switch,
}

if HANDLERS.keys() != {name for name, verb in VERBS.items() if verb.classes != {Class.BROWSE}}:
    raise RuntimeError("every operation of the protocol has a class and a handler, or it does not exist")
