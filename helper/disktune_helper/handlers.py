"""What each operation does. One table; the server refuses to start with an operation missing or superfluous."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from disktune_contract.actions import ACTION_BY_ID, Action, Asleep
from disktune_contract.catalog import BY_ID
from disktune_contract.drive import DriveRef
from disktune_contract.faults import Fault, Refusal
from disktune_contract.messages import (
    MAX_TRIAL_S,
    MIN_TRIAL_S,
    VERBS,
    Act,
    Acted,
    ActionList,
    Applied,
    Apply,
    Boost,
    BoostList,
    BoostState,
    Class,
    DriveList,
    EngineList,
    Journal,
    JournalQuery,
    Measure,
    MeasureFolder,
    Nothing,
    OfDrive,
    OfFolder,
    OfJob,
    OfTrial,
    Started,
    StateList,
    TrialEnd,
    TrialEnded,
    WatchActivity,
)
from disktune_contract.power import PowerMode
from disktune_contract.setting import Risk
from disktune_helper import acting, comparisons, engine, identity, inventory, journal, sight, surroundings, sysfs
from disktune_helper.activity import ActivityWatch
from disktune_helper.files import Folder
from disktune_helper.lanes import Lanes
from disktune_helper.measuring import Jobs
from disktune_helper.ports import Ports
from disktune_helper.sight import Sight
from disktune_helper.trial import Trial, Trials

if TYPE_CHECKING:
    from disktune_contract.array import ArrayReport
    from disktune_contract.causes import IoUsers
    from disktune_contract.claims import ClaimList
    from disktune_contract.identification import Identification
    from disktune_contract.measurement import FolderFacts
    from disktune_contract.saved import OfFile, Save, SavedList
    from disktune_helper.raid.tools import ArrayTools
    from disktune_helper.rounds import Rounds
    from disktune_helper.store import Store
    from disktune_helper.switching import Switcher

OpenStore = Callable[[Ports, Folder], "Store"]
"""Opens the saved settings; the folder is that of the journal."""

Emit = Callable[[str, object], None]


class Session:
    """What the operations of one session share."""

    def __init__(
        self,
        ports: Ports,
        privilege: Class,
        folders: tuple[Folder, Folder],
        emit: Emit,
        wake: Callable[[], None],
        open_store: OpenStore | None = None,
        array_tools: ArrayTools | None = None,
        *,
        who: str = "",
    ) -> None:
        self.ports = ports
        self.privilege = privilege
        self.emit = emit
        self.wake = wake
        self.lanes = Lanes()
        self._state = folders[0]
        self.journal = journal.Journal(ports, folders[0], who)
        self.runtime = folders[1]
        self.trials = Trials(ports, folders[1])
        self._open_store = open_store
        self._store: Store | None = None
        self._lock = threading.Lock()
        self.array_tools = array_tools
        """None is this machine's, made when they are first needed."""
        # A window may have one helper of each class, and tells their jobs apart by the number.
        self._numbers = count(1 + list(Class).index(privilege), len(Class))
        self.jobs = Jobs(ports, emit, self._numbers)
        self.experiments: dict[int, Rounds] = {}
        self.holds: dict[str, Switcher] = {}
        """By their trials: comparisons that another process measures for."""
        self.activity = ActivityWatch(ports, emit)
        self.ending = False
        self._sleepers: dict[DriveRef, str] = {}
        """Drives that were sent to sleep here, with the kernel's statistics of that moment."""

    @property
    def store(self) -> Store:
        """The saved settings. Of a session that was not told where they are, they end with it."""
        from disktune_helper import store  # noqa: PLC0415  # most sessions need it after the first second, if at all

        with self._lock:
            if self._store is None:
                self._store = (self._open_store or store.in_memory)(self.ports, self._state)
            return self._store

    @property
    def busy(self) -> bool:
        """Whether something is under way that a person is waiting for."""
        return self.jobs.running or bool(self.trials.all())

    def stop_work(self) -> None:
        """Stop everything that runs by itself, and let no new change begin."""
        self.ending = True
        self.activity.stop()
        self.jobs.cancel_all()
        for experiment in list(self.experiments.values()):
            experiment.cancel()

    def next_number(self) -> int:
        """Return the number of a new job."""
        return next(self._numbers)

    def refuse_if_busy(self, drive: str, *, measuring: bool = True) -> None:
        """Raise `Refusal` if the session ends or an experiment runs; if *measuring* counts, a measurement, too."""
        if self.ending:
            raise Refusal(Fault.CANCELLED, "The session is ending.")
        if measuring and self.jobs.measures(drive):
            raise Refusal(Fault.BUSY, "The drive is being measured. Stop that first.")
        held = any(hold.trial.drive.name == drive for hold in list(self.holds.values()))
        if held or any(experiment.drive.name == drive for experiment in list(self.experiments.values())):
            raise Refusal(Fault.BUSY, "An experiment is running on the drive. Stop that first.")

    @contextmanager
    def look(self, ref: DriveRef) -> Iterator[Sight]:
        """Look at a drive with what this class may use; raises `Refusal` if it is not the one meant.

        A drive that rests is not opened for a look: that alone would start it. One that may not be opened, as root
        may not in a container, is looked at from outside.
        """
        if self.privilege is Class.BROWSE or self.rests(ref):
            identity.check_present(self.ports, ref)
            found = sight.look(self.ports, ref, None, self.journal.last_set)
            yield replace(found, power=PowerMode.SLEEP) if self._sleeps(ref) else found
            return
        try:
            node = identity.open_checked(self.ports, ref)
        except Refusal as error:
            if error.fault is not Fault.PERMISSION:
                raise
            yield sight.look(self.ports, ref, None, self.journal.last_set)
            return
        with closing(node):
            yield sight.look(self.ports, ref, node, self.journal.last_set)

    @contextmanager
    def open(self, ref: DriveRef) -> Iterator[Sight]:
        """Open a drive and look at it; raises `Refusal` if it is not the one meant."""
        self._sleepers.pop(ref, None)
        with closing(identity.open_checked(self.ports, ref)) as node:
            yield sight.look(self.ports, ref, node, self.journal.last_set)

    def rests(self, ref: DriveRef) -> bool:
        """Return whether so much as opening the drive would wake it."""
        return sight.suspended(self.ports, ref.name) or self._sleeps(ref)

    def sent_to_sleep(self, ref: DriveRef) -> None:
        """Remember that the drive sleeps: it cannot be asked, and asking would let libata reset it."""
        self._sleepers[ref] = sysfs.text(self.ports, ref.name, "stat") or ""

    def _sleeps(self, ref: DriveRef) -> bool:
        """Return whether a drive that was sent to sleep has not been used since."""
        return ref in self._sleepers and self._sleepers[ref] == (sysfs.text(self.ports, ref.name, "stat") or "")


# -- looking -----------------------------------------------------------------------------------------------


def _drives(session: Session, _: Nothing) -> DriveList:
    return DriveList(inventory.drives(session.ports))


def _identify(session: Session, request: OfDrive) -> Identification:
    from disktune_helper.identification import identification  # noqa: PLC0415  # a fifth of the start-up time

    with session.look(request.drive) as found:
        return identification(found)


def _settings(session: Session, request: OfDrive) -> StateList:
    with session.look(request.drive) as found:
        return StateList(engine.states(found), surroundings.look(found))


def _array(session: Session, request: OfDrive) -> ArrayReport:
    from disktune_helper.raid import reading  # noqa: PLC0415  # most machines have no array

    identity.check_present(session.ports, request.drive)
    return reading.report(session.ports, request.drive.name)


def _journal(session: Session, query: JournalQuery) -> Journal:
    if not 1 <= query.limit <= 1000:
        raise Refusal(Fault.OUT_OF_RANGE, "Ask for 1 to 1000 entries.")
    return Journal(session.journal.entries(query.identity, query.limit))


def _watch(session: Session, request: WatchActivity) -> Nothing:
    session.activity.start(request.interval_ms)
    return Nothing()


def _unwatch(session: Session, _: Nothing) -> Nothing:
    session.activity.stop()
    return Nothing()


def _alive(_session: Session, _: Nothing) -> Nothing:
    return Nothing()


# -- changing ----------------------------------------------------------------------------------------------


def _apply(session: Session, request: Apply) -> Applied:
    if not MIN_TRIAL_S <= request.trial_s <= MAX_TRIAL_S:
        raise Refusal(Fault.OUT_OF_RANGE, f"A trial lasts {MIN_TRIAL_S} to {MAX_TRIAL_S} seconds.")
    session.refuse_if_busy(request.drive.name, measuring=False)
    if session.trials.adopt():
        session.wake()
    with session.open(request.drive) as found:
        # The way back is written down before the first step, so that no death of this process can lose it.
        plan = engine.plan(found, request.steps)
        if any(BY_ID[step.setting].risk >= Risk.HANG for step in plan.steps):
            from disktune_helper import saving  # noqa: PLC0415

            saving.watch_risky(session, found.kind, request.drive, [step.setting for step in plan.steps])
        trial = session.trials.begin(request.drive, plan.restores)
        try:
            outcome = engine.carry_out(found, plan)
        except BaseException:
            session.trials.start_clock(trial, 0)
            session.wake()
            raise
        session.journal.record(request.drive, outcome.results, "apply")
        session.journal.record(request.drive, outcome.undone, "undone")
    if outcome.failed or not any(result.changed for result in outcome.results):
        session.trials.forget(trial)
        return Applied("", 0, outcome.results, outcome.undone)
    session.trials.start_clock(trial, request.trial_s)
    session.wake()
    return Applied(trial.token, request.trial_s, outcome.results)


def _keep(session: Session, request: OfTrial) -> TrialEnded:
    if request.trial in session.holds:
        why = "An experiment is trying these values; what it finds can be kept when it is over."
        raise Refusal(Fault.BUSY, why)
    trial = session.trials.take(request.trial)
    session.trials.forget(trial)
    return TrialEnded(trial.token, trial.drive.name, TrialEnd.KEPT)


def _put_back(session: Session, request: OfTrial) -> TrialEnded:
    end = TrialEnd.COMPARED if request.trial in session.holds else TrialEnd.PUT_BACK
    return put_back(session, session.trials.take(request.trial), end)


def put_back(session: Session, trial: Trial, end: TrialEnd) -> TrialEnded:
    """Put everything of a trial back and say how that went; never raises for what the drive does."""
    session.holds.pop(trial.token, None)
    try:
        with session.open(trial.drive) as found:
            results = engine.put_back(found, trial.restores)
        session.journal.record(trial.drive, results, end.value)
    except Refusal as error:
        results = engine.not_put_back(trial.restores, error)
    session.trials.forget(trial)
    return TrialEnded(trial.token, trial.drive.name, end, results)


# -- saving ------------------------------------------------------------------------------------------------


def _saved(session: Session, _: Nothing) -> SavedList:
    from disktune_helper import saving  # noqa: PLC0415

    return saving.saved(session)


def _save(session: Session, request: Save) -> SavedList:
    from disktune_helper import saving  # noqa: PLC0415

    return saving.save(session, request)


def _of_file(verb: str) -> Callable[[Session, OfFile], SavedList]:
    def handle(session: Session, request: OfFile) -> SavedList:
        from disktune_helper import saving  # noqa: PLC0415

        return saving.of_file(verb, session, request)

    return handle


def _others(session: Session, request: OfDrive) -> ClaimList:
    from disktune_helper.foreign import everything  # noqa: PLC0415
    from disktune_helper.foreign.tree import Tree  # noqa: PLC0415

    identity.check_present(session.ports, request.drive)
    # What only root may read is not for a window, which anybody may run.
    tree = Tree(session.ports.root, for_others=session.privilege is not Class.BROWSE)
    return everything.claims(tree, request.drive.name, session.ports)


# -- doing -------------------------------------------------------------------------------------------------


def _actions(session: Session, request: OfDrive) -> ActionList:
    with session.look(request.drive) as found:
        return ActionList(acting.possible(found))


def _ask(session: Session, request: Act) -> Acted:
    action = _action(request)
    if not action.only_asks:
        raise Refusal(Fault.NOT_ALLOWED, f"“{action.label}” does more than ask.")
    with session.look(request.drive) as found:
        return acting.act(found, action, agreed=request.agreed)


def _act(session: Session, request: Act) -> Acted:
    action = _action(request)
    session.refuse_if_busy(request.drive.name)
    if session.rests(request.drive) and action.asleep is not Asleep.FINE:
        raise Refusal(Fault.WOULD_WAKE, acting.asleep_words(action))
    with session.open(request.drive) as found:
        acted = acting.act(found, action, agreed=request.agreed, tools=session.array_tools)
    if acted.power is PowerMode.SLEEP:
        session.sent_to_sleep(request.drive)
    return acted


def _action(request: Act) -> Action:
    action = ACTION_BY_ID.get(request.action)
    if action is None:
        raise Refusal(Fault.NOT_SUPPORTED, f"There is no action {request.action[:40]!r}.")
    return action


# -- hurrying ----------------------------------------------------------------------------------------------


def _io_users(session: Session, _: Nothing) -> IoUsers:
    from disktune_helper.raid import users  # noqa: PLC0415

    return users.users(session.ports)


def _boosts(session: Session, _: Nothing) -> BoostList:
    from disktune_helper.raid import verbs  # noqa: PLC0415

    return verbs.boosts(session)


def _boost(session: Session, request: Boost) -> BoostState:
    from disktune_helper.raid import verbs  # noqa: PLC0415

    if session.ending:
        raise Refusal(Fault.CANCELLED, "The session is ending.")
    return verbs.boost(session, request)


def _unboost(session: Session, request: OfDrive) -> BoostState:
    from disktune_helper.raid import verbs  # noqa: PLC0415

    return verbs.unboost(session, request)


# -- measuring ---------------------------------------------------------------------------------------------


def _measure(session: Session, request: Measure) -> Started:
    if not request.wake and sight.suspended(session.ports, request.drive.name):
        raise Refusal(Fault.WOULD_WAKE, "The drive is asleep; measuring would wake it.")
    session.refuse_if_busy(request.drive.name, measuring=False)
    node = identity.open_checked(session.ports, request.drive)
    try:
        if not request.wake and session.privilege is not Class.BROWSE:
            found = sight.look(session.ports, request.drive, node, session.journal.last_set)
            if found.power is not None and found.power.asleep:
                raise Refusal(Fault.WOULD_WAKE, "The drive is asleep; measuring would wake it.")
        return Started(session.jobs.start(node, request))
    except BaseException:
        node.close()
        raise


def _measure_folder(session: Session, request: MeasureFolder) -> Started:
    comparisons.as_the_user(session)
    if session.experiments:
        raise Refusal(Fault.BUSY, "A directory is being measured already.")
    return Started(session.jobs.start_folder(request))


def _check_folder(session: Session, request: OfFolder) -> FolderFacts:
    from disktune_helper.bench import folders  # noqa: PLC0415  # asked for by few sessions

    comparisons.as_the_user(session)
    return folders.facts(session.ports, session.ports.outside(), request.folder)


def _engines(session: Session, _: Nothing) -> EngineList:
    from disktune_helper.bench import tools  # noqa: PLC0415  # asked for by few sessions

    comparisons.as_the_user(session)
    return tools.engines(session.ports, session.ports.outside())


def _cancel(session: Session, request: OfJob) -> Nothing:
    session.jobs.cancel(request.job)
    if experiment := session.experiments.get(request.job):
        experiment.cancel()
    return Nothing()


HANDLERS: dict[str, Callable[[Session, Any], object]] = {
    "drives": _drives,
    "identify": _identify,
    "settings": _settings,
    "array": _array,
    "others": _others,
    "journal": _journal,
    "watch": _watch,
    "unwatch": _unwatch,
    "alive": _alive,
    "apply": _apply,
    "actions": _actions,
    "ask": _ask,
    "act": _act,
    "io-users": _io_users,
    "boosts": _boosts,
    "boost": _boost,
    "unboost": _unboost,
    "keep": _keep,
    "put-back": _put_back,
    "saved": _saved,
    "save": _save,
    "forget": _of_file("forget"),
    "try-held": _of_file("try-held"),
    "drop-held": _of_file("drop-held"),
    "measure": _measure,
    "cancel": _cancel,
    "measure-folder": _measure_folder,
    "cancel-folder": _cancel,
    "check-folder": _check_folder,
    "engines": _engines,
    "compare": comparisons.compare,
    "hold": comparisons.hold,
    "switch": comparisons.switch,
    "compare-folder": comparisons.compare_folder,
    "switched": comparisons.switched,
}

if HANDLERS.keys() != VERBS.keys():
    raise RuntimeError("every operation of the protocol has a class and a handler, or it does not exist")
