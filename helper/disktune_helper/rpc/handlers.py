"""What each operation does that some class of root's may use; the helper refuses to start with one missing.

Those of the class browse alone are in `browse_handlers`, which nothing imports that runs as root.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.action import Act, Acted, ActionList
from disktune_contract.messages.boost import Boost, BoostList, BoostState
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.journal import JournalEntries, JournalQuery
from disktune_contract.messages.look import DriveList, StateList, WatchActivity
from disktune_contract.messages.measurement import Measure, OfJob, Started
from disktune_contract.messages.protocol import VERBS, Class, Nothing, OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.settings.drive_actions import ACTION_BY_ID, Action, Asleep
from disktune_helper.changes import actions, operations
from disktune_helper.experiment import comparisons
from disktune_helper.inventory import drive_list, drive_snapshot, identity, surroundings
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system import sysfs

if TYPE_CHECKING:
    from disktune_contract.arrays.array import ArrayReport
    from disktune_contract.arrays.slowdown_causes import IoUsers
    from disktune_contract.identity.health import Health
    from disktune_contract.identity.identification import Identification
    from disktune_contract.settings.saved import OfFile, Save, SavedList


# -- looking -----------------------------------------------------------------------------------------------


def _drives(session: SessionContext, _: Nothing) -> DriveList:
    return DriveList(drive_list.drives(session.ports))


def _identify(session: SessionContext, request: OfDrive) -> Identification:
    from disktune_helper.inventory.identification import identification  # noqa: PLC0415  # a fifth of the start-up time

    with session.look(request.drive) as found:
        return identification(found)


def _health(session: SessionContext, request: OfDrive) -> Health:
    from disktune_helper.inventory import health  # noqa: PLC0415  # asked for by whoever looks at the overview

    with session.look(request.drive) as found:
        return health.health(found)


def _settings(session: SessionContext, request: OfDrive) -> StateList:
    with session.look(request.drive) as found:
        return StateList(engine.states(found), surroundings.look(found))


def _array(session: SessionContext, request: OfDrive) -> ArrayReport:
    from disktune_helper.raid import reading  # noqa: PLC0415  # most machines have no array

    identity.check_present(session.ports, request.drive)
    return reading.report(session.ports, request.drive.name)


def _journal(session: SessionContext, query: JournalQuery) -> JournalEntries:
    if not 1 <= query.limit <= 1000:
        raise Refusal(Fault.OUT_OF_RANGE, Sentence("Request 1 to 1000 entries."))
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


# -- saving ------------------------------------------------------------------------------------------------


def _saved(session: SessionContext, _: Nothing) -> SavedList:
    from disktune_helper.saved import saving  # noqa: PLC0415

    return saving.saved(session)


def _save(session: SessionContext, request: Save) -> SavedList:
    from disktune_helper.saved import saving  # noqa: PLC0415

    return saving.save(session, request)


def _of_file(verb: str) -> Callable[[SessionContext, OfFile], SavedList]:
    def handle(session: SessionContext, request: OfFile) -> SavedList:
        from disktune_helper.saved import saving  # noqa: PLC0415

        return saving.of_file(verb, session, request)

    return handle


# -- doing -------------------------------------------------------------------------------------------------


def _actions(session: SessionContext, request: OfDrive) -> ActionList:
    with session.look(request.drive) as found:
        return ActionList(actions.possible(found))


def _ask(session: SessionContext, request: Act) -> Acted:
    action = _action(request)
    if not action.only_asks:
        raise Refusal(Fault.NOT_ALLOWED, Sentence("“{action}” does more than read.", action=action.label))
    with session.look(request.drive) as found:
        return actions.act(found, action, agreed=request.agreed)


def _act(session: SessionContext, request: Act) -> Acted:
    action = _action(request)
    session.refuse_if_busy(request.drive.name)
    if session.rests(request.drive) and action.asleep is not Asleep.FINE:
        raise Refusal(Fault.WOULD_WAKE, actions.asleep_words(action))
    with session.open(request.drive) as found:
        acted = actions.act(found, action, agreed=request.agreed, tools=session.array_tools)
    if acted.power is PowerMode.SLEEP:
        session.sent_to_sleep(request.drive)
    return acted


def _action(request: Act) -> Action:
    action = ACTION_BY_ID.get(request.action)
    if action is None:
        raise Refusal(
            Fault.NOT_SUPPORTED, Sentence("There is no action {action}.", action=repr(request.action[:40]))
        )
    return action


# -- hurrying ----------------------------------------------------------------------------------------------


def _io_users(session: SessionContext, _: Nothing) -> IoUsers:
    from disktune_helper.raid import io_users  # noqa: PLC0415

    return io_users.users(session.ports)


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


# -- measuring ---------------------------------------------------------------------------------------------


def _measure(session: SessionContext, request: Measure) -> Started:
    if not request.wake and sysfs.suspended(session.ports, request.drive.name):
        raise drive_snapshot.measuring_would_wake()
    session.refuse_if_busy(request.drive.name, measuring=False)
    node = identity.open_checked(session.ports, request.drive)
    try:
        if not request.wake and session.privilege is not Class.BROWSE:
            found = drive_snapshot.look(session.ports, request.drive, node, session.journal.last_set)
            if found.asleep:
                raise drive_snapshot.measuring_would_wake()
        return Started(session.jobs.start(node, request))
    except BaseException:
        node.close()
        raise


def cancel(session: SessionContext, request: OfJob) -> Nothing:
    """Stop a measurement, or a comparison."""
    session.jobs.cancel(request.job)
    if experiment := session.experiments.get(request.job):
        experiment.cancel()
    return Nothing()


Handlers = Mapping[str, Callable[[SessionContext, Any], object]]

HANDLERS: dict[str, Callable[[SessionContext, Any], object]] = {
    "drives": _drives,
    "identify": _identify,
    "health": _health,
    "settings": _settings,
    "array": _array,
    "journal": _journal,
    "watch": _watch,
    "unwatch": _unwatch,
    "alive": _alive,
    "tell-wordings": _tell_wordings,
    "apply": operations.apply,
    "actions": _actions,
    "ask": _ask,
    "act": _act,
    "io-users": _io_users,
    "boosts": _boosts,
    "boost": _boost,
    "unboost": _unboost,
    "keep": operations.keep,
    "put-back": operations.revert_now,
    "trial": operations.look,
    "saved": _saved,
    "save": _save,
    "forget": _of_file("forget"),
    "try-held": _of_file("try-held"),
    "drop-held": _of_file("drop-held"),
    "measure": _measure,
    "cancel": cancel,
    "compare": comparisons.compare,
    "hold": comparisons.hold,
    "switch": comparisons.switch,
}

if HANDLERS.keys() != {name for name, verb in VERBS.items() if verb.classes != {Class.BROWSE}}:
    raise RuntimeError("every operation of the protocol has a class and a handler, or it does not exist")
