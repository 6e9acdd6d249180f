"""All work that runs on drives, in one list: for the strip below the pages, the rows of drives, and closing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Any

from PyQt6.QtCore import QCoreApplication, QObject, QTimer, pyqtBoundSignal, pyqtSignal

from disktune_contract.arrays.alarms import rounded, time_left
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.messages.change import BoostList, BoostState
from disktune_contract.messages.long_trial import LongStage, LongTrialState
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record, replace
from disktune_gui.client.jobs import HelperJob, WorkKind
from disktune_gui.client.session import Session
from disktune_gui.owned import while_alive
from disktune_gui.text.formats import duration, percent
from disktune_gui.text.said import said

if TYPE_CHECKING:
    from disktune_gui.services.drive_work import SelfTestNews
    from disktune_gui.services.ejector import Ejector
    from disktune_gui.services.long_trials import LongTrials
    from disktune_gui.services.recorder import Operations, ScrubWatch
    from disktune_gui.services.recordings import Recordings

translate = QCoreApplication.translate

BEGINS: dict[str, WorkKind] = {
    "apply": WorkKind.TRIAL,
    "try-long": WorkKind.LONG_TRIAL,
    "compare": WorkKind.EXPERIMENT,
    "compare-layer": WorkKind.EXPERIMENT,
    "compare-folder": WorkKind.EXPERIMENT,
    "hold": WorkKind.EXPERIMENT,
    "measure": WorkKind.BENCHMARK,
    "measure-folder": WorkKind.BENCHMARK,
    "flicker": WorkKind.BLINK,
    "trim": WorkKind.TRIM,
    "boost": WorkKind.ARRAY,
    "scrub": WorkKind.SCRUB,
    "self-test-start": WorkKind.SELF_TEST,
    "record": WorkKind.RECORDING,
}
"""The operations of the protocol that begin work which goes on after the answer, each with its kind."""

SETTLE_MS = 500
"""Progress is shown at most once in this time: a measurement must not be disturbed by its own display."""


@record
class WorkAct:
    """What the user can do about work: a button."""

    words: str
    do: Callable[[], object]
    main: bool = False
    """Whether it is the answer that most users give."""


MOST_S = 10 * 366 * 86_400.0
"""What is said to take longer than that, in seconds, has no known end."""


@record
class Work:
    """Something that runs."""

    kind: WorkKind
    drive: str
    """The kernel name of the drive; empty if it has left."""
    name: str
    """A word for the drive."""
    title: str
    """Its full name."""
    what: str
    """What runs, as a noun, with how far it is."""
    key: str
    """Identifies the work as long as it runs."""
    progress: float | None = None
    """The share that is done, 0 to 1; None if that is unknown."""
    ends_at: float | None = None
    """When it ends, by the monotonic clock; None if that is unknown."""
    to_the_second: bool = False
    """Whether something happens automatically at that moment, so that each second counts."""
    note: str = ""
    """Sentences for the list: what happens to it now, or what went wrong."""
    acts: tuple[WorkAct, ...] = ()
    at_close: str = ""
    """What becomes of it when the window is closed, with ``{drive}``; empty if that is no reason to ask."""
    goes_on: bool = True
    """Whether it continues without the window."""

    def left_s(self) -> float | None:
        """Return how long it still takes."""
        return max(0.0, self.ends_at - time.monotonic()) if self.ends_at is not None else None

    def left(self) -> str:
        """Return that in words, rounded as everywhere; empty if it is unknown."""
        left_s = self.left_s()
        if left_s is None:
            return ""
        if self.to_the_second:
            return translate("Work", "{seconds} s left").format(seconds=round(left_s))
        return translate("Work", "{time} left").format(time=duration(rounded(left_s / 60) * 60))

    def about(self) -> str:
        """Return that as a whole sentence would have it, where there is room; empty if it is unknown."""
        left_s = self.left_s()
        if left_s is None or self.to_the_second:
            return self.left()
        return translate("Work", "{time} left").format(time=said(time_left(left_s / 60)))


Source = Callable[[], Iterable[Work]]


def _plausible(work: Work) -> Work:
    """Return *work* without figures that cannot be: a drive or a helper may report any number."""
    share, left = work.progress, work.left_s()
    return replace(
        work,
        progress=min(1.0, max(0.0, share)) if share is not None and isfinite(share) else None,
        ends_at=work.ends_at if left is not None and left <= MOST_S else None,
    )


class RunningWork(QObject):
    """One for each session. Services add what they know of; the order is that of the strip."""

    changed = pyqtSignal()
    """Something has begun, made progress, or ended."""
    ended = pyqtSignal(HelperJob)
    """A job that this window began is over."""

    def __init__(
        self, session: Session, operations: Operations, long_trials: LongTrials, tests: SelfTestNews
    ) -> None:
        super().__init__(session)
        self._session, self._operations, self._long_trials, self._tests = session, operations, long_trials, tests
        self._sources: list[Source] = []
        self._jobs: list[HelperJob] = []
        self._boosts: dict[DriveRef, BoostState] = {}
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.changed)
        session.job_began.connect(self._on_began)
        session.work_answered.connect(self._on_answered)
        self.add(self._of_jobs)
        self.add(self._of_arrays, session.drives_changed, operations.estimated)
        self.add(self._of_long_trials, long_trials.changed)
        self.add(self._of_tests, tests.changed)

    def add(self, source: Source, *signals: pyqtBoundSignal) -> None:
        """Show what *source* returns, as of each of *signals*."""
        self._sources.append(source)
        for signal in signals:
            signal.connect(self._on_news)

    @property
    def works(self) -> tuple[Work, ...]:
        """All of it: trials first, then what ends soonest, then what has no known end."""
        found = [_plausible(work) for source in self._sources for work in source()]
        return tuple(sorted(found, key=_order))

    def on(self, drive: Drive) -> tuple[Work, ...]:
        """Return what runs on a drive."""
        return tuple(work for work in self.works if work.drive == drive.name)

    def _on_news(self, *_news: object) -> None:
        self.changed.emit()

    # -- jobs of this window -------------------------------------------------------------------------------

    def _on_began(self, job: HelperJob) -> None:
        self._jobs.append(job)
        job.moved.connect(self._on_moved)
        job.finished.connect(while_alive(self, partial(self._on_finished, job)))
        self.changed.emit()

    def _on_moved(self) -> None:
        if not self._settle.isActive():
            self._settle.start()

    def _on_finished(self, job: HelperJob) -> None:
        if job in self._jobs:
            self._jobs.remove(job)
            self.changed.emit()
            self.ended.emit(job)

    def _of_jobs(self) -> Iterable[Work]:
        for job in self._jobs:
            left = job.left_s()
            what = translate("Work", "{work}, cancelling…").format(work=named(job.kind))
            yield Work(
                job.kind,
                **self.subject(job.drive),
                what=what if job.cancelling else _how_far(job),
                key=f"{job.kind} {job.drive.ref}",
                progress=job.progress,
                ends_at=time.monotonic() + left if left is not None and not job.cancelling else None,
                acts=() if job.cancelling else (WorkAct(translate("Work", "Cancel"), job.cancel),),
                at_close=_at_close(job),
                goes_on=False,
            )

    # -- arrays --------------------------------------------------------------------------------------------

    def _on_answered(self, verb: str, _args: object, reply: object) -> None:
        if isinstance(reply, BoostState):
            self._boosts[reply.array] = reply
        elif isinstance(reply, BoostList):
            self._boosts = {boost.array: boost for boost in reply.boosts}
        if verb in ("boost", "unboost", "boosts"):
            self.changed.emit()

    def _of_arrays(self) -> Iterable[Work]:
        for drive in self._session.drives:
            boost = self._boosts.get(drive.ref)
            boosted = boost is not None and boost.open
            operation = drive.array.operation if drive.array is not None else None
            if drive.array is None or not (operation or boosted):
                continue
            share = drive.array.progress_percent
            what = said(noun(operation)) if operation else translate("Work", "boost")
            if share is not None:
                what = f"{what} {percent(share / 100)}"
            if operation and boosted:
                what = translate("Work", "{operation}, boosted").format(operation=what)
            end = WorkAct(translate("Work", "End Boost"), partial(self._end_boost, drive))
            yield Work(
                WorkKind.ARRAY,
                **self.subject(drive),
                what=what,
                key=f"array {drive.ref}",
                progress=None if share is None else share / 100,
                ends_at=self._operations.ends_at(drive),
                acts=(end,) if boosted else (),
            )

    def subject(self, drive: Drive) -> dict[str, Any]:
        """Return what `Work` says of the drive that it is on."""
        title = self._session.title(drive)
        name = title if drive.kind is DriveKind.ARRAY else drive.name
        return {"drive": drive.name, "name": name, "title": title}

    def _end_boost(self, drive: Drive) -> None:
        self._send("unboost", OfDrive(drive.ref))

    def _send(self, verb: str, request: object) -> None:
        """Send a request, after asking for the password if need be; what fails is a message."""
        session = self._session

        def send() -> None:
            session.request(self, verb, request, lambda _reply: None)

        if session.may(verb):
            send()
        else:
            session.unlock(self, send, session.notice.emit)

    # -- long trials, self-tests ---------------------------------------------------------------------------

    def _of_long_trials(self) -> Iterable[Work]:
        drives = {drive.identity: drive for drive in self._session.drives if drive.identity}
        names = {drive.name: drive for drive in self._session.drives}
        for trial in (one for one in self._long_trials.known if one.open):
            drive = drives.get(trial.drive.identity) or names.get(trial.drive.name)
            left = self._long_trials.seconds_left(trial)
            may = trial.stage is LongStage.ON and trial.end is None
            acts = (
                WorkAct(translate("Work", "Revert"), partial(self._answer, trial, keep=False)),
                WorkAct(translate("Work", "Keep"), partial(self._answer, trial, keep=True), main=True),
            )
            yield Work(
                WorkKind.LONG_TRIAL,
                drive=drive.name if drive is not None else "",
                name=drive.name if drive is not None else trial.drive.name,
                title=self._session.title(drive) if drive is not None else trial.model or trial.drive.name,
                what=named(WorkKind.LONG_TRIAL),
                key=f"long {trial.trial}",
                progress=1 - left / trial.seconds if trial.seconds else None,
                ends_at=time.monotonic() + left / trial.pace if trial.pace > 0 else None,
                note=said(trial.why),
                acts=acts if may else (),
                at_close=translate("Work", "{drive}: the long trial continues."),
            )

    def _answer(self, trial: LongTrialState, *, keep: bool) -> None:
        failed = self._session.notice.emit
        self._long_trials.end(trial.trial, keep=keep, then=lambda: None, failed=failed)

    def _of_tests(self) -> Iterable[Work]:
        for drive in self._tests.testing():
            test = self._tests.running(drive)
            done = None if test is None or test.remaining_percent is None else 100 - test.remaining_percent
            what = named(WorkKind.SELF_TEST)
            yield Work(
                WorkKind.SELF_TEST,
                **self.subject(drive),
                what=what if done is None else f"{what} {percent(done / 100)}",
                key=f"test {drive.ref}",
                progress=None if done is None else done / 100,
                ends_at=self._tests.ends_at(drive),
                acts=(WorkAct(translate("Work", "Cancel"), partial(self._abort, drive)),),
                at_close=translate("Work", "{drive}: the self-test continues."),
            )

    def _abort(self, drive: Drive) -> None:
        self._send("self-test-abort", OfDrive(drive.ref))

    # -- what is made later --------------------------------------------------------------------------------

    def follow_recordings(self, recordings: Recordings) -> None:
        """Show recordings of accesses, as far as they were read."""

        def found() -> Iterable[Work]:
            for drive in self._session.drives:
                running = recordings.running(drive)
                if running is None:
                    continue
                stop = partial(recordings.stop, drive, self._session.notice.emit)
                whole_s, done_s = running.minutes * 60.0, recordings.done_s(drive)
                yield Work(
                    WorkKind.RECORDING,
                    **self.subject(drive),
                    what=named(WorkKind.RECORDING),
                    key=f"recording {drive.ref}",
                    progress=done_s / whole_s if whole_s else None,
                    ends_at=time.monotonic() + whole_s - done_s,
                    acts=(WorkAct(translate("Work", "Stop"), stop),),
                    at_close=translate("Work", "{drive}: the recording continues."),
                )

        self.add(found, recordings.changed)

    def follow_ejector(self, ejector: Ejector) -> None:
        """Show drives that are being ejected."""

        def found() -> Iterable[Work]:
            for drive, words in ejector.under_way():
                what = named(WorkKind.EJECT)
                yield Work(WorkKind.EJECT, **self.subject(drive), what=what, key=f"eject {drive.ref}", note=words)

        self.add(found, ejector.progress, ejector.refused, ejector.asked, ejector.safe)

    def follow_scrubs(self, scrubs: ScrubWatch) -> None:
        """Show scrubs of file systems and scans of pools."""

        def found() -> Iterable[Work]:
            for scrub in scrubs.running():
                pause = WorkAct(translate("Work", "Pause"), partial(scrubs.pause, scrub, self._send))
                what = named(WorkKind.SCRUB)
                yield Work(
                    WorkKind.SCRUB,
                    drive=scrub.drive.name,
                    name=scrub.title,
                    title=scrub.title,
                    what=what if scrub.fraction is None else f"{what} {percent(scrub.fraction)}",
                    key=f"scrub {scrub.uuid or scrub.title}",
                    progress=scrub.fraction,
                    ends_at=scrub.ends_at,
                    acts=(pause,) if scrub.uuid else (),
                )

        self.add(found, scrubs.changed)


_FIRST = (WorkKind.TRIAL,)


def _order(work: Work) -> tuple[bool, float]:
    return work.kind not in _FIRST, work.ends_at if work.ends_at is not None else float("inf")


ICONS = {
    WorkKind.TRIAL: "timer",
    WorkKind.LONG_TRIAL: "timer",
    WorkKind.EXPERIMENT: "flask",
    WorkKind.BENCHMARK: "gauge",
    WorkKind.BLINK: "light",
    WorkKind.TRIM: "bolt",
    WorkKind.ARRAY: "array",
    WorkKind.SCRUB: "again",
    WorkKind.SELF_TEST: "pulse",
    WorkKind.RECORDING: "history",
    WorkKind.EJECT: "up",
}
"""The name of the icon of each kind, wherever it is shown."""


def named(kind: WorkKind) -> str:
    """Return a noun for work of a kind."""
    return {
        WorkKind.TRIAL: translate("Work", "trial"),
        WorkKind.LONG_TRIAL: translate("Work", "long trial"),
        WorkKind.EXPERIMENT: translate("Work", "experiment"),
        WorkKind.BENCHMARK: translate("Work", "benchmark"),
        WorkKind.BLINK: translate("Work", "blinking"),
        WorkKind.TRIM: translate("Work", "TRIM"),
        WorkKind.ARRAY: translate("Work", "operation"),
        WorkKind.SCRUB: translate("Work", "scrub"),
        WorkKind.SELF_TEST: translate("Work", "self-test"),
        WorkKind.RECORDING: translate("Work", "recording"),
        WorkKind.EJECT: translate("Work", "ejecting"),
    }[kind]


def _how_far(job: HelperJob) -> str:
    if job.count_of_steps > 1 and job.kind is not WorkKind.BENCHMARK:
        words = translate("Work", "{work} {number} of {count}")
        return words.format(work=named(job.kind), number=job.number_of_step, count=job.count_of_steps)
    if job.progress is not None:
        return f"{named(job.kind)} {percent(job.progress)}"
    return named(job.kind)


def _at_close(job: HelperJob) -> str:
    return {
        WorkKind.BENCHMARK: translate("Work", "{drive}: the benchmark is cancelled."),
        WorkKind.EXPERIMENT: translate("Work", "{drive}: the experiment is cancelled, values are restored."),
        WorkKind.TRIM: translate("Work", "{drive}: TRIM is cancelled."),
    }.get(job.kind, "")
