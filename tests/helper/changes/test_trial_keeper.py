"""The keeper of a trial: whoever dies or hangs, everything is reverted in time, and one party decides."""

from __future__ import annotations

import errno
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.messages.change import (
    EXTENDED_TRIAL_S,
    AnswerIn,
    Applied,
    Apply,
    OfTrial,
    TrialEnd,
    TrialStage,
)
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change
from disktune_helper.changes import operations, restore, trial_keeper
from disktune_helper.changes.trial_keeper import GRACE_S, TrialKeeper
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.trials import APPLYING_S, TrialFiles
from disktune_helper.system import processes
from disktune_helper.system.companion import shutting_in
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.trial_names import TrialName
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import present

AHEAD = "block.read_ahead"
TRIAL_S = 10


class Holder:
    """A helper as its keeper sees it: it lives until it is killed, or until the clock says *dies_at*."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self.told_to_stop = False
        self.dies_at = float("inf")
        self.outlives_its_end = False
        self.killed_at: float | None = None
        self.meanwhile: list[Callable[[], object]] = []
        """What happens during one wait after the other."""

    def wait(self, _held: TrialName, seconds: float) -> bool:
        now = self._bench.clock.now
        self._bench.clock.now = max(now, min(now + max(0.0, seconds), self.dies_at))
        if self.meanwhile:
            self.meanwhile.pop(0)()
        return self._bench.clock.now >= self.dies_at

    def end(self, _held: TrialName) -> bool:
        if self._bench.clock.now < self.dies_at:
            self.killed_at = self._bench.clock.now
            self.dies_at = self.killed_at + (30 if self.outlives_its_end else 0)
        return self._bench.clock.now >= self.dies_at


class Desk:
    """A helper, its keeper, and the drive between them."""

    def __init__(self) -> None:
        self.runtime = MemoryFolder()
        self.bench = make_bench(folders=(MemoryFolder(), self.runtime))
        self.started: list[str] = []
        self.session = self._session(self._start)
        self.holder = Holder(self.bench)

    def _start(self, token: str) -> bool:
        self.started.append(token)
        return True

    def _session(self, start: Callable[[str], bool] = lambda _: False) -> SessionContext:
        folders = (MemoryFolder(), self.runtime)
        return SessionContext(
            self.bench.ports, Class.TUNE, folders, lambda *_: None, lambda: None, who="owner", start_keeper=start
        )

    def another(self) -> SessionContext:
        """Return the helper of another window."""
        return self._session()

    def apply(self, value: int = 512, session: SessionContext | None = None) -> Applied:
        change = Change(AHEAD, self.value, value)
        ref = self.bench.drive("sdb").ref
        found: Any = HANDLERS["apply"](session or self.session, Apply(ref, (change,), TRIAL_S))
        return found  # type: ignore[no-any-return]

    @property
    def value(self) -> Any:
        return self.bench.states("sdb")[AHEAD].value

    @property
    def files(self) -> list[str]:
        return [name for name in self.runtime.names() if name.startswith("trial-")]

    def keep_watch(self, token: str) -> SessionContext:
        """Run the keeper to its end; return the session in which it has reverted."""
        files = TrialFiles(self.bench.ports, self.runtime)
        held = present(files.find(token))
        trial = present(files.way_back(held))
        session = SessionContext(
            self.bench.ports,
            Class.TUNE,
            (MemoryFolder(), self.runtime),
            lambda *_: None,
            lambda: None,
            who=trial.who,
        )
        TrialKeeper(self.bench.ports, session, files, self.holder, trial).run()  # type: ignore[arg-type]
        return session


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_its_keeper_is_there_before_the_first_value_is_changed(desk: Desk) -> None:
    seen: list[Any] = []

    def start(token: str) -> bool:
        seen.append((desk.value, len(token)))
        return True

    desk.session.trials._start_keeper = start
    applied = desk.apply()
    assert seen == [(128, 16)]
    assert applied.kept


def test_without_a_service_the_window_is_told(desk: Desk) -> None:
    assert not desk.apply(session=desk.another()).kept


def test_without_its_keeper_nothing_is_changed(desk: Desk) -> None:
    def fail(_token: str) -> bool:
        raise OSError(errno.EIO, "Unit disktune-trial@x.service not found.")

    desk.session.trials._start_keeper = fail
    with pytest.raises(Refusal, match=r"changed\. The trial could not be started: Unit .* not found\.$") as caught:
        desk.apply()
    assert caught.value.fault is Fault.IO_ERROR
    assert (desk.value, desk.files) == (128, [])


def test_with_its_file_gone_nothing_is_changed(desk: Desk) -> None:
    def start(_token: str) -> bool:
        desk.runtime.remove(desk.files[0])
        return True

    desk.session.trials._start_keeper = start
    with pytest.raises(Refusal, match="are gone from /run/disktune"):
        desk.apply()
    assert (desk.value, desk.session.trials.all()) == (128, [])


def test_a_trial_whose_file_somebody_removes_still_goes_back(desk: Desk) -> None:
    applied = desk.apply()
    desk.runtime.remove(desk.files[0])
    HANDLERS["put-back"](desk.session, OfTrial(applied.trial))
    assert (desk.value, desk.files) == (128, [])


def test_a_file_that_is_gone_is_written_again_when_its_clock_starts(desk: Desk) -> None:
    applied = desk.apply()
    desk.runtime.remove(desk.files[0])
    (trial, _end) = desk.session.trials._open[applied.trial]
    desk.session.trials.start_clock(trial, TRIAL_S)
    assert len(desk.files) == 1
    assert desk.session.trials.all() == [applied.trial]


def test_what_is_kept_while_its_file_is_gone_is_kept(desk: Desk) -> None:
    applied = desk.apply()
    desk.runtime.remove(desk.files[0])
    HANDLERS["keep"](desk.session, OfTrial(applied.trial))
    assert desk.value == 512


def test_a_helper_that_dies_is_cleaned_up_after_at_once(desk: Desk) -> None:
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.holder.dies_at = began + 3.5
    session = desk.keep_watch(applied.trial)
    assert (desk.value, desk.files, desk.holder.killed_at) == (128, [], None)
    assert desk.bench.clock.now == began + 3.5
    entry = session.journal.entries("", 1)[0]
    assert (entry.cause, entry.after, entry.who) == ("recovered", 128, "owner")


def test_a_helper_that_stands_still_is_ended_before_its_values_go_back(desk: Desk) -> None:
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.keep_watch(applied.trial)
    assert desk.value == 128
    assert desk.holder.killed_at == began + TRIAL_S + GRACE_S
    # Should it not have been ended: it has nothing to decide any more.
    with pytest.raises(Refusal, match="has already ended"):
        HANDLERS["keep"](desk.session, OfTrial(applied.trial))
    with pytest.raises(Refusal, match="has already ended"):
        HANDLERS["put-back"](desk.session, OfTrial(applied.trial))
    assert desk.session.trials.all() == []


def test_one_that_stands_still_while_it_applies_is_not_waited_for_for_ever(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.session.trials, "start_clock", lambda *_: None)
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.keep_watch(applied.trial)
    assert (desk.value, desk.holder.killed_at) == (128, began + APPLYING_S + GRACE_S)


@pytest.mark.parametrize(("verb", "value"), [("keep", 512), ("put-back", 128)])
def test_what_the_helper_decides_in_time_counts(desk: Desk, verb: str, value: int) -> None:
    applied = desk.apply()
    desk.holder.meanwhile = [lambda: None, lambda: HANDLERS[verb](desk.session, OfTrial(applied.trial))]
    desk.keep_watch(applied.trial)
    assert (desk.value, desk.files, desk.holder.killed_at) == (value, [], None)


def test_more_time_moves_the_end_here_and_for_the_keeper(desk: Desk) -> None:
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.bench.clock.now += TRIAL_S - 1
    answer: Any = HANDLERS["extend"](desk.session, OfTrial(applied.trial))
    assert answer.seconds_left == EXTENDED_TRIAL_S
    desk.bench.clock.now += TRIAL_S
    assert desk.session.trials.due() == []
    desk.keep_watch(applied.trial)
    assert (desk.value, desk.holder.killed_at) == (128, began + TRIAL_S - 1 + EXTENDED_TRIAL_S + GRACE_S)


def test_more_time_may_be_asked_for_while_the_keeper_looks(desk: Desk) -> None:
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.holder.meanwhile = [lambda: HANDLERS["extend"](desk.session, OfTrial(applied.trial))]
    desk.keep_watch(applied.trial)
    assert present(desk.holder.killed_at) > began + EXTENDED_TRIAL_S


@pytest.mark.parametrize("seconds", [5, 120])
def test_the_time_to_answer_of_several_drives_begins_when_it_is_said(desk: Desk, seconds: int) -> None:
    applied = desk.apply()
    desk.bench.clock.now += TRIAL_S - 1
    began = desk.bench.clock.now
    answer: Any = HANDLERS["answer-in"](desk.session, AnswerIn(applied.trial, seconds))
    assert (answer.seconds_left, desk.session.trials.seconds_left()) == (seconds, seconds)
    desk.keep_watch(applied.trial)
    assert desk.holder.killed_at == began + seconds + GRACE_S


@pytest.mark.parametrize("seconds", [-1, 0, 4, 121, 1 << 40])
def test_the_time_to_answer_has_bounds(desk: Desk, seconds: int) -> None:
    applied = desk.apply()
    with pytest.raises(Refusal, match="5 s to 120 s"):
        HANDLERS["answer-in"](desk.session, AnswerIn(applied.trial, seconds))
    assert desk.session.trials.seconds_left() == TRIAL_S


def test_an_extended_trial_is_reverted_when_its_time_is_over(desk: Desk) -> None:
    applied = desk.apply()
    HANDLERS["extend"](desk.session, OfTrial(applied.trial))
    desk.bench.clock.now += EXTENDED_TRIAL_S
    assert desk.session.trials.due() == [applied.trial]
    with pytest.raises(Refusal, match="has already ended"):
        HANDLERS["extend"](desk.session, OfTrial(applied.trial))


def test_what_its_keeper_has_taken_gets_no_more_time(desk: Desk) -> None:
    applied = desk.apply()
    desk.keep_watch(applied.trial)
    desk.bench.clock.now -= 2 * GRACE_S
    with pytest.raises(Refusal, match="has already ended"):
        HANDLERS["extend"](desk.session, OfTrial(applied.trial))
    with pytest.raises(Refusal, match="has already ended"):
        HANDLERS["extend"](desk.session, OfTrial("0" * 16))


def test_no_time_is_promised_that_the_keeper_does_not_know_of(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    applied = desk.apply()
    before = desk.session.trials.seconds_left()

    def fail(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(desk.session.trials.files, "claim", fail)
    with pytest.raises(Refusal, match=r"could not be extended: Read-only file system\."):
        HANDLERS["extend"](desk.session, OfTrial(applied.trial))
    assert desk.session.trials.seconds_left() == before


def test_what_is_being_applied_cannot_be_extended(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.session.trials, "start_clock", lambda *_: None)
    applied = desk.apply()
    with pytest.raises(Refusal, match="trial is changing"):
        HANDLERS["extend"](desk.session, OfTrial(applied.trial))


def test_a_helper_that_has_begun_to_put_back_gets_its_time(desk: Desk) -> None:
    """A drive that spins up first takes longer than a second."""
    applied = desk.apply()
    took: list[Any] = []
    desk.holder.meanwhile = [lambda: took.append(desk.session.trials.take(applied.trial))]
    desk.holder.meanwhile += [lambda: None] * 20
    desk.holder.meanwhile += [lambda: desk.session.trials.forget(took[0])]
    desk.keep_watch(applied.trial)
    assert (desk.holder.killed_at, desk.value) == (None, 512)


@pytest.mark.parametrize("misses", [1, 3])
def test_a_trial_that_some_looks_miss_is_not_over(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, misses: int
) -> None:
    """A name that changes while the folder is read may be in neither half of the list."""
    applied = desk.apply()
    missed: list[list[str]] = [[]] * misses
    names = desk.runtime.names
    monkeypatch.setattr(desk.runtime, "names", lambda: missed.pop() if missed else names())
    assert TrialFiles(desk.bench.ports, desk.runtime).find(applied.trial) is not None


def test_told_to_stop_it_puts_back_at_once(desk: Desk) -> None:
    """As before the package is removed."""
    applied = desk.apply()
    desk.holder.told_to_stop = True
    began = desk.bench.clock.now
    desk.keep_watch(applied.trial)
    assert (desk.value, desk.holder.killed_at) == (128, began + 1.0)


def test_what_a_helper_that_waits_for_its_drive_had_sent_is_undone_too(desk: Desk) -> None:
    applied = desk.apply()
    desk.holder.outlives_its_end = True

    def late_write() -> None:
        with desk.session.open(desk.bench.drive("sdb").ref) as sight:
            present(sight.node).write_attribute("queue/read_ahead_kb", "512")

    desk.holder.meanwhile = [*[lambda: None] * (TRIAL_S + 1), late_write]
    desk.keep_watch(applied.trial)
    assert desk.holder.meanwhile == []
    assert (desk.value, desk.files) == (128, [])


def test_of_all_that_find_a_dead_helper_s_trial_one_takes_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    applied = desk.apply()
    others = [desk.another(), desk.another()]
    monkeypatch.setattr(processes, "lives", lambda _ports, _marked: False)
    before = others[1].trials.files.all()
    assert others[0].trials.adopt() == [applied.trial]
    # The second looked before the first had taken it.
    monkeypatch.setattr(others[1].trials.files, "all", lambda: before)
    assert others[1].trials.adopt() == []


@pytest.mark.parametrize("dies", [True, False])
def test_what_became_of_it_is_told_to_whoever_has_lost_the_helper(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, dies: bool
) -> None:
    applied = desk.apply()
    window = desk.another()
    request = OfTrial(applied.trial)

    def look() -> Any:
        return HANDLERS["trial"](window, request)

    assert look().stage is TrialStage.OPEN
    with monkeypatch.context() as dead:
        dead.setattr(processes, "lives", lambda _ports, _marked: False)
        assert (look().stage, look().ended) == (TrialStage.LEFT, None)
    if dies:
        desk.keep_watch(applied.trial)
        assert look().stage is TrialStage.OVER
        assert (look().ended.trial, look().ended.end) == (applied.trial, TrialEnd.RECOVERED)
        assert [result.after for result in look().ended.results] == [128]
    else:
        HANDLERS["keep"](desk.session, request)
        assert (look().stage, look().ended) == (TrialStage.OVER, None)


def test_a_question_about_anything_but_a_trial_is_refused(desk: Desk) -> None:
    for name in ("", "../journal", "boost-md0", "0" * 17):
        with pytest.raises(Refusal, match="already ended"):
            HANDLERS["trial"](desk.session, OfTrial(name))


def test_from_where_trials_cannot_be_seen_none_is_called_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window in a sandbox has a /run of its own."""
    monkeypatch.setattr(desk.runtime, "exists", lambda: False)
    # Nor is a sandbox spoken of where nothing has been on trial yet.
    assert HANDLERS["trial"](desk.session, OfTrial("0" * 16)).stage is TrialStage.OVER  # type: ignore[attr-defined]
    monkeypatch.setattr(operations, "sandboxed", lambda _: True)
    with pytest.raises(Refusal, match="sandbox"):
        HANDLERS["trial"](desk.session, OfTrial("0" * 16))


def _fail(_self: object = None) -> list[str]:
    raise OSError(errno.EIO, "Input/output error")


@pytest.mark.parametrize("dies", [True, False])
def test_a_folder_that_cannot_be_read_is_not_the_end_of_the_trial(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, dies: bool
) -> None:
    applied = desk.apply()
    began = desk.bench.clock.now
    desk.holder.dies_at = began + 3.5 if dies else float("inf")
    desk.holder.meanwhile = [lambda: monkeypatch.setattr(desk.runtime, "listed", _fail)]
    desk.keep_watch(applied.trial)
    assert desk.value == 128
    assert desk.holder.killed_at == (None if dies else began + TRIAL_S + GRACE_S)


def test_what_is_kept_while_the_keeper_cannot_look_stays(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have run out of open files itself. It leaves, to be started again."""
    applied = desk.apply()
    desk.holder.meanwhile = [
        lambda: monkeypatch.setattr(desk.runtime, "listed", _fail),
        lambda: HANDLERS["keep"](desk.session, OfTrial(applied.trial)),
    ]
    with pytest.raises(OSError, match="Input/output"):
        desk.keep_watch(applied.trial)
    assert desk.value == 512


def test_nothing_is_called_over_that_cannot_be_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    applied = desk.apply()
    monkeypatch.setattr(desk.runtime, "listed", _fail)
    with pytest.raises(Refusal, match=r"cannot be listed: /run/disktune: Input/output error\.") as caught:
        HANDLERS["trial"](desk.session, OfTrial(applied.trial))
    assert caught.value.fault is Fault.IO_ERROR


# -- a file that cannot be read ----------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["", "{", '{"token":"x","later":1}'])
def test_a_trial_that_cannot_be_read_stays_and_is_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    desk.apply()
    (name,) = desk.files
    desk.runtime.replace(name, damage)
    later = desk.another()
    monkeypatch.setattr(processes, "lives", lambda _ports, _marked: False)
    assert later.trials.adopt() == []
    assert desk.files == [name]
    with pytest.raises(Refusal, match="cannot be read") as caught:
        desk.apply(1024, session=later)
    assert (caught.value.fault, desk.value) == (Fault.BUSY, 512)
    with pytest.raises(Refusal, match=r"No settings were changed.*cannot be read"):
        HANDLERS["save"](later, desk.bench.save("sdb", AHEAD))
    assert "cannot be read" in restore._whole_drive_waits(later, desk.bench.drive("sdb"))
    assert later.trials.on("sdb")
    assert not later.trials.on("sda")
    assert any(name in problem for problem in HANDLERS["saved"](later, None).problems)  # type: ignore[attr-defined]


def test_one_that_does_not_even_name_its_drive_may_be_about_any(desk: Desk) -> None:
    desk.runtime.replace("trial-damaged", "{")
    assert desk.session.trials.on("sda")
    with pytest.raises(Refusal, match="trial-damaged"):
        desk.apply()


# -- the face ----------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_written_keeps_nobody_from_restoring(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended with an error, which systemd takes for the end; the value stayed until the machine restarted."""
    applied = desk.apply()

    def read_only(*_: object) -> bool:
        raise OSError(errno.EROFS, "Read-only file system")

    for change in ("rename", "discard", "replace"):
        monkeypatch.setattr(desk.runtime, change, read_only)
    desk.holder.dies_at = desk.bench.clock.now + 1
    desk.keep_watch(applied.trial)
    assert desk.value == 128


def test_a_mistake_of_the_keeper_is_no_end_of_its_trial(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    applied = desk.apply()
    for name in ("settle", "drop_to"):
        monkeypatch.setattr(f"disktune_helper.system.privilege.{name}", lambda *_: None)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.getppid", lambda: 1)
    monkeypatch.setattr(trial_keeper, "RootFolder", lambda _: desk.runtime)
    monkeypatch.setattr(trial_keeper, "SystemPorts", lambda: desk.bench.ports)
    monkeypatch.setattr(trial_keeper, "Holder", lambda _: desk.holder)
    monkeypatch.setattr("signal.pthread_sigmask", lambda *_: None)
    monkeypatch.setattr(shutting_in, "shut_in_face", lambda _word: None)

    def mistake(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(trial_keeper.TrialKeeper, "run", mistake)
    status = trial_keeper.run([applied.trial], io.StringIO())
    unit = (Path(__file__).parents[3] / "helper/systemd/disktune-trial@.service").read_text()
    never = unit.partition("RestartPreventExitStatus=")[2].splitlines()[0].split()
    assert status
    assert str(status) not in never
