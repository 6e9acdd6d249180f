"""What the operations of one session share: its journal, its trials, its jobs, and how a drive is opened."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from contextvars import Context
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Protocol

from disktune_contract.drives.drive import DriveRef, PowerMode
from disktune_contract.folders import OF_AWAKE
from disktune_contract.messages.faults import EXPERIMENT, MEASUREMENT, TRIM, Fault, Refusal, busy
from disktune_contract.messages.privilege import Class
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_helper.bench.jobs import FOLDER, Jobs
from disktune_helper.drives import drive_snapshot, identity
from disktune_helper.drives.drive_list import ActivityWatch, DriveTemperatures
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.session.shared_look import SharedSnapshot
from disktune_helper.settings import journal
from disktune_helper.settings.trials import StartKeeper, Trial, Trials
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports
from disktune_helper.system.trial_names import safe

if TYPE_CHECKING:
    from disktune_helper.session.recorder_tools import RecorderTools
    from disktune_helper.settings.store import SavedStore
    from disktune_helper.system.device_news import MachineNews
    from disktune_helper.system.long_trial_tools import LongTrialTools
    from disktune_helper.system.machine_tools import ArrayTools, ScrubTools, TrimTools


# -- one worker thread per drive ---------------------------------------------------------------------------
#
# So a drive that needs ten seconds to spin up delays only itself.

Task = Callable[[], None]


class DriveWorkers:
    """Queues of tasks by name; tasks of one lane run in order, lanes beside each other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._queues: dict[str, queue.SimpleQueue[Task]] = {}

    def submit(self, lane: str, task: Task) -> None:
        """Run *task* after everything submitted to *lane* before. A task handles its own errors."""
        with self._lock:
            tasks = self._queues.get(lane)
            if tasks is None:
                tasks = self._queues[lane] = self._open(lane)
        tasks.put(task)

    def _open(self, lane: str) -> queue.SimpleQueue[Task]:
        """Return the queue of a new lane; where the system grants no more threads, that of one there is.

        Raises RuntimeError if there is none, either.
        """
        tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
        try:
            # Whatever opens the lane, its tasks are bound by nothing but their own operations.
            threading.Thread(target=Context().run, args=(_work, tasks), name=f"lane {lane}", daemon=True).start()
        except RuntimeError:
            if not self._queues:
                raise
            # The last one: it is the least likely to be delayed by what the others wait for.
            tasks = next(reversed(self._queues.values()))
        return tasks

    def waiting(self, lane: str) -> int:
        """Return how many tasks of *lane* have not begun."""
        with self._lock:
            return self._queues[lane].qsize() if lane in self._queues else 0

    def drain(self, timeout_s: float) -> bool:
        """Wait until every lane has done what it was given so far; return whether all made it in time."""
        done = []
        with self._lock:
            lanes = list(self._queues.values())
        for tasks in lanes:
            event = threading.Event()
            tasks.put(event.set)
            done.append(event)
        return all(event.wait(timeout_s) for event in done)


def _work(tasks: queue.SimpleQueue[Task]) -> None:
    while True:
        task = tasks.get()
        try:
            task()
        except Exception as error:
            # Without its lane nothing could be done with the drive any more, and every window would wait forever.
            log_mistake("lane", error)


# -- what operations need of the machine beyond files and drives -------------------------------------------
#
# The demo and tests replace it here.


class MachineTools:
    """Programs and units that operations start. None is this machine's own, made when it is first needed."""

    def __init__(
        self,
        arrays: ArrayTools | None = None,
        trim: TrimTools | None = None,
        recorder: RecorderTools | None = None,
        long_trials: LongTrialTools | None = None,
        scrubs: ScrubTools | None = None,
        news: MachineNews | None = None,
    ) -> None:
        self.arrays, self.trim, self.recorder = arrays, trim, recorder
        self.long_trials, self.scrubs, self.news = long_trials, scrubs, news


# -- session -----------------------------------------------------------------------------------------------

OpenStore = Callable[[Ports, Folder], "SavedStore"]
"""Opens the saved settings; the folder is that of the journal."""

Emit = Callable[[str, object], None]


class OwnComparison(Protocol):
    """A comparison that this session makes."""

    drive: DriveRef

    def cancel(self) -> None:
        """Stop soon; the values are restored."""


class OwnTrim(Protocol):
    """TRIM that this session runs."""

    drives: frozenset[str]
    """Kernel names of all drives that it reaches."""

    def cancel(self) -> None:
        """Stop soon."""


class OthersComparison(Protocol):
    """A comparison that another process measures for."""

    trial: Trial


class SessionContext:
    """What the operations of one session share."""

    def __init__(
        self,
        ports: Ports,
        privilege: Class,
        folders: tuple[Folder, Folder],
        emit: Emit,
        wake: Callable[[], None],
        open_store: OpenStore | None = None,
        *,
        tools: MachineTools | None = None,
        who: str = "",
        start_keeper: StartKeeper = lambda _: False,
    ) -> None:
        self.ports = ports
        self.privilege = privilege
        self.emit = emit
        self.wake = wake
        self.lanes = DriveWorkers()
        self.who = who
        self.state = folders[0]
        self.journal = journal.Journal(ports, folders[0], who)
        self.runtime = folders[1]
        self.trials = Trials(ports, folders[1], start_keeper, who)
        self._open_store = open_store
        self._store: SavedStore | None = None
        self._lock = threading.Lock()
        self.tools = tools or MachineTools()
        # A window may have one helper of each class, and distinguishes their jobs by the number.
        self._numbers = count(1 + list(Class).index(privilege), len(Class))
        self.jobs = Jobs(ports, emit, self._numbers)
        self.experiments: dict[int, OwnComparison] = {}
        self.holds: dict[str, OthersComparison] = {}
        """By their trials: comparisons that another process measures for."""
        self.trims: dict[int, OwnTrim] = {}
        self.activity = ActivityWatch(ports, emit)
        self.temperatures = DriveTemperatures()
        self.machine_news: MachineNews | None = None
        """Changes of this machine, for a window on another one."""
        self.ending = False
        self.tells_wordings = False
        """Whether the window has asked for what sentences are made of."""
        self._turn = threading.local()
        """``shared``: the `SharedSnapshot` of the request that a thread carries out, if any."""
        self._changes = 0
        """How often a drive was opened to change it."""
        self._changing = 0
        """How many are open for that now."""

    @property
    def store(self) -> SavedStore:
        """The saved settings. In a session that was not given their place, they end with it."""
        from disktune_helper.settings import store  # noqa: PLC0415  # most sessions need it after the first second, if at all

        with self._lock:
            if self._store is None:
                self._store = (self._open_store or store.in_memory)(self.ports, self.state)
            return self._store

    @property
    def keeps_awake(self) -> bool:
        """Whether suspend is inhibited at this moment for boosts and long trials."""
        return bool(self.runtime.below(OF_AWAKE).names())

    @property
    def busy(self) -> bool:
        """Whether something is under way that a person is waiting for."""
        return self.jobs.running or bool(self.trials.all()) or bool(self.trims)

    def stop_work(self) -> None:
        """Stop everything that runs on its own, and let no new change begin."""
        self.ending = True
        self.activity.stop()
        if self.machine_news is not None:
            self.machine_news.stop()
        self.jobs.cancel_all()
        for experiment in list(self.experiments.values()):
            experiment.cancel()
        for trim in list(self.trims.values()):
            trim.cancel()

    def next_number(self) -> int:
        """Return the number of a new job."""
        return next(self._numbers)

    def refuse_if_busy(self, drive: str, *, measuring: bool = True) -> None:
        """Raise `Refusal` if the session ends or an experiment runs; if *measuring* counts, a measurement, too."""
        if self.ending:
            raise Refusal(Fault.CANCELLED, Sentence("The session is ending."))
        if measuring and self.jobs.measures(drive):
            raise Refusal(Fault.BUSY, busy(MEASUREMENT))
        if any(drive in trim.drives for trim in list(self.trims.values())):
            raise Refusal(Fault.BUSY, busy(TRIM))
        held = any(hold.trial.drive.name == drive for hold in list(self.holds.values()))
        if held or any(experiment.drive.name == drive for experiment in list(self.experiments.values())):
            raise Refusal(Fault.BUSY, busy(EXPERIMENT))

    def refuse_if_folder_busy(self) -> None:
        """Raise `Refusal` if a directory is being measured; in the user's class all experiments are in one."""
        if self.experiments or self.jobs.measures(FOLDER):
            raise Refusal(Fault.BUSY, busy(MEASUREMENT))

    @contextmanager
    def look(self, ref: DriveRef) -> Iterator[DriveSnapshot]:
        """Yield a snapshot of a drive by what this class may use; raises `Refusal` if it is not the one meant.

        A drive that rests is not opened for that: opening alone would start it. One that may not be opened, as
        root may not in a container, is read from outside.
        """
        kept = getattr(self._turn, "shared", None)
        shared = kept if kept is not None and kept.ref == ref else SharedSnapshot(ref, alone=True)
        try:
            yield self._sight(ref, shared)
        except BaseException:
            # Whatever it was, the next snapshot begins from the beginning.
            shared.let_go()
            raise
        if shared is not kept:
            shared.let_go()

    def _sight(self, ref: DriveRef, shared: SharedSnapshot) -> DriveSnapshot:
        outside = partial(drive_snapshot.look, self.ports, ref, None, self.journal.last_set)
        if self.privilege is Class.BROWSE or self.rests(ref):
            shared.let_go()
            identity.check_present(self.ports, ref)
            asleep = sleeps_by_us(self.ports, self.runtime, ref)
            return replace(outside(), power=PowerMode.SLEEP) if asleep else outside()
        if self._changing:
            shared.let_go()
        try:
            return shared.sight(self.ports, self.journal.last_set, self._changes)
        except Refusal as error:
            if error.fault is not Fault.PERMISSION:
                raise
        shared.let_go()
        return outside()

    @contextmanager
    def sharing(self, shared: SharedSnapshot | None, *, last: bool) -> Iterator[None]:
        """Have this thread's snapshots use *shared*, and let go of the drive after the last of its requests."""
        self._turn.shared = shared
        try:
            yield
        finally:
            self._turn.shared = None
            if shared is not None and last:
                shared.let_go()

    @contextmanager
    def open(self, ref: DriveRef) -> Iterator[OpenDriveSnapshot]:
        """Open a drive to change it and yield a snapshot; raises `Refusal` if it is not the one meant."""
        if self.runtime.read(_asleep(ref)):
            self.runtime.remove(_asleep(ref))
        with self._change(), closing(identity.open_for_change(self.ports, ref)) as node:
            found = drive_snapshot.look(self.ports, ref, node, self.journal.last_set)
            yield drive_snapshot.opened(found, node)

    @contextmanager
    def _change(self) -> Iterator[None]:
        """Let no snapshot that was made before or meanwhile serve another request."""
        with self._lock:
            self._changes += 1
            self._changing += 1
        try:
            yield
        finally:
            with self._lock:
                self._changing -= 1

    def rests(self, ref: DriveRef) -> bool:
        """Return whether so much as opening the drive would wake it."""
        return sysfs.suspended(self.ports, ref.name) or sleeps_by_us(self.ports, self.runtime, ref)

    def sent_to_sleep(self, ref: DriveRef) -> None:
        """Remember that the drive sleeps: it cannot be asked, and asking would let libata reset it.

        Every other session has to know it, too: `sleeps_by_us`.
        """
        stat = sysfs.text(self.ports, ref.name, "stat") or ""
        with suppress(OSError):
            self.runtime.replace(_asleep(ref), f"{self.ports.suspended():.1f} {stat}\n")


def sleeps_by_us(ports: Ports, runtime: Folder, ref: DriveRef) -> bool:
    """Return whether a session has sent the drive to sleep, and nothing has used it since, nor has the computer
    slept: the kernel starts drives when it resumes.
    """
    if not sysfs.KERNEL_NAME.fullmatch(ref.name):
        return False
    slept_s, _, stat = runtime.read(_asleep(ref)).strip().partition(" ")
    if not slept_s or stat != (sysfs.text(ports, ref.name, "stat") or ""):
        return False
    return ports.suspended() - float(slept_s) < journal.ASLEEP_S


def _asleep(ref: DriveRef) -> str:
    return f"asleep-{safe(ref.name)}-{ref.diskseq or 0}"
