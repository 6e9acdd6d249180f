"""All work that runs: each kind that can be begun has its place in the list, and none stays after its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from disktune_contract.arrays.operation_record import FallCause
from disktune_contract.arrays.slowdown_causes import IoUser, IoUsers
from disktune_contract.drives.drive import ArrayInfo, DriveKind
from disktune_contract.health.self_tests import RunningSelfTest, SelfTestKind, SelfTests
from disktune_contract.messages.change import BoostList, BoostStage, BoostState
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongSpan, LongStage, LongTrialList, LongTrialState
from disktune_contract.messages.look import ActivitySample
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS, Nothing
from disktune_contract.scrub import ScrubDevice, ScrubFigures, ScrubList, ScrubReport, ScrubState
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.jobs import HelperJob, WorkKind
from disktune_gui.services.running import BEGINS, Work
from disktune_gui.services.services import Services
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import OperationRecorder
from tests.contract.arrays.test_array_model import report, stat
from tests.gui.client.test_helper_jobs import Blinking
from tests.gui.scripted_session import ScriptedSession, a_drive
from tests.gui.support import services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

SDA = a_drive()
ENDS_WITH_ITS_ANSWER = frozenset(
    {
        "self-test-abort",
        "act",
        "unboost",
        "stop-recording",
        "end-long-trial",
        "scrub-limits",
        "scrub-release",
        "keep",
        "put-back",
        "answer-in",
        "extend",
        "save",
        "forget",
        "try-held",
        "drop-held",
        "recordings",
        "switch",
    }
)
"""What only a helper that may change something does, and which is over when it answers."""


def test_every_operation_that_begins_work_has_a_kind() -> None:
    asks = {name for name, verb in VERBS.items() if verb.reaches is Level.CHANGE or verb.classes == {Class.TUNE}}
    assert asks - BEGINS.keys() - ENDS_WITH_ITS_ANSWER == set(), "give it a kind of work in `BEGINS`"
    assert BEGINS.keys() <= VERBS.keys()
    assert set(BEGINS.values()) == set(WorkKind) - {WorkKind.EJECT}


@pytest.fixture
def services(session: ScriptedSession) -> Services:
    session.answers |= {
        "flicker": lambda _args: Started(7),
        "cancel": lambda _args: Nothing(),
        "scrubs": lambda _args: ScrubList(()),
        "unboost": lambda _args: Nothing(),
    }
    session.drives = (SDA,)
    found = services_of(session)
    found.running.follow_scrubs(found.scrub_watch)
    return found


def scripted(services: Services) -> ScriptedSession:
    return of_kind(ScriptedSession, services.session)


def array(operation: str | None, minutes: float = 139.3) -> ArrayInfo:
    return ArrayInfo("raid5", "clean", 3, 3, operation, 61.2 if operation else None, 70_000, minutes)


def of_array(services: Services) -> Callable[[], None]:
    session = scripted(services)
    session.bring(make_drive("md0", DriveKind.ARRAY, model="media", array=array("recovery"), partitions=()))
    return lambda: session.bring(make_drive("md0", DriveKind.ARRAY, model="media", array=array(None)))


def of_job(services: Services) -> Callable[[], None]:
    job = Blinking(scripted(services))
    job.start()
    return lambda: job._end("", None)


def of_test(services: Services) -> Callable[[], None]:
    read = services.session.self_tests_read
    read.emit(SDA.ref, SelfTests(running=RunningSelfTest(SelfTestKind.SHORT, 60, 2)))
    return lambda: read.emit(SDA.ref, SelfTests())


def of_long_trial(services: Services) -> Callable[[], None]:
    session = scripted(services)
    state = LongTrialState("l1", SDA.ref, "", LongSpan.HOUR, False, (), LongStage.ON, 0.0, 3600.0, 1800.0)
    session.answers["long-trials"] = lambda _args: LongTrialList((state,))
    services.long_trials.look()

    def end() -> None:
        session.answers["long-trials"] = lambda _args: LongTrialList(())
        services.long_trials.look()

    return end


def scrubbed(state: ScrubState) -> ScrubReport:
    device = ScrubDevice(1, "sda1", total_bytes=1000, state=state, seconds=60, figures=ScrubFigures(250, 0))
    return ScrubReport("u1", "projects", ("/srv",), 1.0, (device,))


def of_scrub(services: Services) -> Callable[[], None]:
    answered = services.session.work_answered
    request = type("Request", (), {"drive": SDA.ref})()
    answered.emit("scrubs", request, ScrubList((scrubbed(ScrubState.RUNNING),)))
    return lambda: answered.emit("scrubs", request, ScrubList((scrubbed(ScrubState.FINISHED),)))


CASES: dict[str, tuple[Callable[[Services], Callable[[], None]], str, str]] = {
    "array": (of_array, "media: rebuild 61%", "2 h 20 min left"),
    "job": (of_job, "sda: blinking", ""),
    "self-test": (of_test, "sda: self-test 40%", "2 min left"),
    "long trial": (of_long_trial, "sda: long trial", "30 min left"),
    "scrub": (of_scrub, "projects: scrub 25%", "3 min left"),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_listed_from_its_beginning_to_its_end(services: Services, case: str) -> None:
    begin, words, left = CASES[case]
    running = services.running
    assert not running.works
    news: list[int] = []
    running.changed.connect(lambda: news.append(len(running.works)))
    end = begin(services)
    [work] = running.works
    assert (f"{work.name}: {work.what}", work.left()) == (words, left)
    assert news[-1] == 1
    end()
    assert running.works == ()
    assert news[-1] == 0


def test_a_job_is_cancelled_from_the_list_and_its_end_is_told(services: Services) -> None:
    running = services.running
    ended: list[HelperJob] = []
    running.ended.connect(ended.append)
    end = of_job(services)
    [act] = running.works[0].acts
    act.do()
    [work] = running.works
    assert (work.what, work.acts) == ("blinking, cancelling…", ())
    end()
    assert [job.over for job in ended] == [True]


def test_what_runs_on_one_of_several_drives_of_the_same_model_names_its_device(services: Services) -> None:
    of_job(services)
    scripted(services).bring(SDA, a_drive("sdb", "Another"))
    assert [work.title for work in services.running.works] == ["Example Disk 1000"]
    scripted(services).bring(SDA, a_drive("sdb"))
    assert [work.title for work in services.running.works] == ["Example Disk 1000 (sda)"]


def test_a_helper_that_ends_takes_its_job_along(services: Services) -> None:
    of_job(services)
    ended: list[HelperJob] = []
    services.running.ended.connect(ended.append)
    scripted(services).become(Class.BROWSE)
    assert services.running.works == ()
    [job] = ended
    assert job.fault is Fault.INTERNAL


def test_a_boost_is_ended_where_its_operation_is_shown(services: Services) -> None:
    session = scripted(services)
    of_array(services)
    md0 = session.drives[0].ref
    boost = BoostState(md0, "high", BoostStage.ON, "recover", 0.0, ())
    session.work_answered.emit("boosts", Nothing(), BoostList((boost,)))
    [work] = services.running.works
    assert work.what == "rebuild 61%, boosted"
    [act] = work.acts
    act.do()
    assert [args.drive for args in session.of("unboost")] == [md0]


def test_trials_are_first_then_what_ends_soonest(services: Services) -> None:
    now = time.monotonic()

    def found() -> list[Work]:
        def work(kind: WorkKind, at: float | None) -> Work:
            return Work(kind, "sda", "sda", "Disk", "work", f"{kind} {at}", ends_at=at)

        return [
            work(WorkKind.BENCHMARK, None),
            work(WorkKind.SCRUB, now + 60),
            work(WorkKind.TRIAL, now + 90),
            work(WorkKind.ARRAY, now + 30),
        ]

    services.running.add(found)
    assert [work.kind for work in services.running.works] == ["trial", "array", "scrub", "benchmark"]


def test_progress_is_announced_at_most_twice_a_second(services: Services) -> None:
    job = Blinking(scripted(services))
    job.start()
    news: list[None] = []
    services.running.changed.connect(lambda: news.append(None))
    for _ in range(9):
        job.moved.emit()
        QApplication.processEvents()
    assert news == []
    assert services.running._settle.isActive()


def test_the_time_left_counts_seconds_only_where_they_matter() -> None:
    at = time.monotonic() + 8_200
    work = Work(WorkKind.ARRAY, "md0", "media", "media", "rebuild", "k", ends_at=at)
    assert (work.left(), work.about()) == ("2 h 15 min left", "about 2 h 15 min left")
    trial = Work(
        WorkKind.TRIAL, "sda", "sda", "Disk", "trial", "k", ends_at=time.monotonic() + 96, to_the_second=True
    )
    assert trial.left() == "96 s left"
    assert Work(WorkKind.EJECT, "sda", "sda", "Disk", "ejecting", "k").left() == ""


def test_what_runs_on_an_array_is_recorded_while_the_window_is_open(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    session = scripted(services)
    session.place = HelperLauncher(root=False, demo=False)
    md0 = make_drive("md0", DriveKind.ARRAY, identity="uuid:1", partitions=())
    moved = 0

    def users(_args: object) -> IoUsers:
        return IoUsers(0.0, (IoUser(7, "borg", moved, 0),), 0)

    session.answers["io-users"] = users
    assert services.operations.recorded(md0) == (None, None)
    for minute in range(40):
        at, slow = 60.0 * minute, minute > 19
        monkeypatch.setattr(time, "time", lambda at=at: 1e9 + at)
        moved += 60_000_000 if slow else 0
        others = stat("md0", minute - 19, busy=0, iops=6000 if slow else 0)
        session.activity.emit(ActivitySample(at, (others,)))
        done = 60 * (200_000 * min(minute, 19) + 20_000 * max(0, minute - 19))
        services.operations.take(md0.ref, report(at, done))
    known, fell = services.operations.recorded(md0)
    assert (present(fell).cause, present(fell).program) == (FallCause.OTHER_WORK, "borg")
    assert len(present(known).stretches) == 39
    services.operations.take(md0.ref, report(9e9, 0, action="idle", done_sectors=None))
    kept = OperationRecorder(operation_history.record_file("uuid:1")).record
    assert kept == known


def test_the_time_left_of_an_array_is_the_same_in_its_report_and_in_the_list(services: Services) -> None:
    session = scripted(services)
    md0 = make_drive("md0", DriveKind.ARRAY, model="media", array=array("recovery", 139.3), partitions=())
    services.operations.take(md0.ref, report(0.0, 1000))
    [drive] = present(session.own_ends)((md0,))
    session.drives = (drive,)
    [work] = services.running.works
    left_s = work.left_s()
    assert drive.array is not None
    assert left_s is not None
    assert abs(present(drive.array.finish_minutes) * 60 - left_s) < 5
    assert abs(left_s - 139.3 * 60) > 60, "not the kernel's, which the list had"
